def solve_keepbiggest(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = remove(x2, x1)
    x4 = merge(x3)
    O = cover(I, x4)
    return O


def solve_biggest(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    O = subgrid(x2, I)
    return O
