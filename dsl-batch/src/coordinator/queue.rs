//! Hands out chunks to workers and gives their results back in order.

use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Chunks on their way. At most `window` of them are with a worker or wait for their turn.
pub struct Queue<R, E> {
    chunks: usize,
    window: usize,
    state: Mutex<State<R, E>>,
    changed: Condvar,
}

struct State<R, E> {
    /// The next chunk to hand out.
    next: usize,
    /// The next chunk to give back.
    due: usize,
    ready: BTreeMap<usize, R>,
    /// Set when nobody should go on, with the reason where there is one.
    stopped: Option<Option<E>>,
}

/// Stops the queue when it goes out of scope, so that no worker waits for ever.
pub struct StopAtEnd<'a, R, E>(pub &'a Queue<R, E>);

impl<R, E> Drop for StopAtEnd<'_, R, E> {
    fn drop(&mut self) {
        self.0.stop(None);
    }
}

impl<R, E> Queue<R, E> {
    pub fn new(chunks: usize, window: usize) -> Queue<R, E> {
        let state = State { next: 0, due: 0, ready: BTreeMap::new(), stopped: None };
        Queue { chunks, window, state: Mutex::new(state), changed: Condvar::new() }
    }

    fn lock(&self) -> MutexGuard<'_, State<R, E>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A chunk to work on, as soon as there is room for its results; none when all is done.
    pub fn take(&self) -> Option<usize> {
        let full = |state: &mut State<R, E>| {
            state.stopped.is_none()
                && state.next < self.chunks
                && state.next >= state.due + self.window
        };
        let state = self.changed.wait_while(self.lock(), full);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if state.stopped.is_some() || state.next >= self.chunks {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }

    /// Brings the results of a chunk.
    pub fn bring(&self, chunk: usize, results: R) {
        self.lock().ready.insert(chunk, results);
        self.changed.notify_all();
    }

    /// The results of the next chunk in order; none at the end, or when the queue has stopped.
    pub fn next(&self) -> Option<R> {
        let missing = |state: &mut State<R, E>| {
            state.stopped.is_none()
                && state.due < self.chunks
                && !state.ready.contains_key(&state.due)
        };
        let state = self.changed.wait_while(self.lock(), missing);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        if state.stopped.is_some() {
            return None;
        }
        let due = state.due;
        let results = state.ready.remove(&due)?;
        state.due += 1;
        self.changed.notify_all();
        Some(results)
    }

    /// Ends the work; the first reason counts.
    pub fn stop(&self, reason: Option<E>) {
        self.lock().stopped.get_or_insert(reason);
        self.changed.notify_all();
    }

    /// Why the queue has stopped, if there is a reason.
    pub fn reason(&self) -> Option<E> {
        self.lock().stopped.as_mut()?.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn results_come_in_order_and_few_wait() {
        let queue: Queue<usize, ()> = Queue::new(200, 5);
        let (in_flight, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let mut seen = Vec::new();
        std::thread::scope(|scope| {
            for worker in 0..4 {
                let (queue, in_flight, most) = (&queue, &in_flight, &most);
                scope.spawn(move || {
                    while let Some(chunk) = queue.take() {
                        let now = in_flight.fetch_add(1, Ordering::SeqCst) + 1;
                        most.fetch_max(now, Ordering::SeqCst);
                        let pause = (chunk * 7 + worker) % 11;
                        std::thread::sleep(std::time::Duration::from_micros(100 * pause as u64));
                        queue.bring(chunk, chunk);
                    }
                });
            }
            while let Some(chunk) = queue.next() {
                seen.push(chunk);
                in_flight.fetch_sub(1, Ordering::SeqCst);
            }
        });
        assert_eq!(seen, (0..200).collect::<Vec<_>>());
        // One more may start between the end of a wait and the count here.
        assert!(most.load(Ordering::SeqCst) <= 6);
    }

    #[test]
    fn a_stop_ends_everyone_and_the_first_reason_counts() {
        let queue: Queue<(), &str> = Queue::new(10, 1);
        assert_eq!(queue.take(), Some(0));
        std::thread::scope(|scope| {
            scope.spawn(|| assert_eq!(queue.take(), None));
            scope.spawn(|| assert_eq!(queue.next(), None));
            queue.stop(Some("first"));
            queue.stop(Some("second"));
        });
        assert_eq!((queue.reason(), queue.reason()), (Some("first"), None));
    }
}
