//! The typed variants equal their generic op on the types they are for.

use crate::{Broken, laws, run, same};
use dsl::{Dialect, Value};
use tests::generate::{FullGrid, Small, SomeIndices, SomeObject};

const ARC: Dialect = Dialect::ArcDsl;
const TOK: Dialect = Dialect::Tokpidjin;

/// The variants, by suffix, of generic ops with one argument: `t` on grids, `i` on indices, `o` on
/// objects, `f` on patches, `F` on objects alone.
const UNARY: &[(&str, &str)] = &[
    ("height", "tfio"),
    ("width", "tfio"),
    ("shape", "tf"),
    ("square", "tf"),
    ("portrait", "tf"),
    ("hmirror", "tfio"),
    ("vmirror", "tfio"),
    ("dmirror", "tfio"),
    ("cmirror", "tfio"),
    ("mostcolor", "tF"),
    ("leastcolor", "tF"),
    ("palette", "tF"),
    ("numcolors", "tF"),
    ("uppermost", "io"),
    ("lowermost", "io"),
    ("leftmost", "io"),
    ("rightmost", "io"),
    ("ulcorner", "io"),
    ("urcorner", "io"),
    ("llcorner", "io"),
    ("lrcorner", "io"),
    ("normalize", "io"),
    ("toindices", "io"),
    ("vline", "io"),
    ("hline", "io"),
];

/// The names of all variants compared here.
pub fn names() -> impl Iterator<Item = &'static str> {
    let unary = UNARY.iter().flat_map(|(generic, suffixes)| {
        suffixes.chars().map(move |suffix| crate::named(&variant(generic, suffix)).name)
    });
    let others = COVERED.iter().flat_map(|(_, ops)| ops.iter().copied());
    unary.chain(others)
}

fn variant(generic: &str, suffix: char) -> String {
    format!("{generic}_{}", suffix.to_ascii_lowercase())
}

/// An object in the cell form of arc-dsl; other values as they are.
fn in_arc_form(value: Value) -> Value {
    match value {
        Value::Object(object, _) => crate::object(&object, ARC),
        other => other,
    }
}

/// One argument in both dialects.
type Both = (Value, Value);

fn both(object: &dsl::Object) -> Both {
    (crate::object(object, ARC), crate::object(object, TOK))
}

fn agree(generic: &str, suffix: char, (arc, tok): &Both) -> crate::Law {
    let name = variant(generic, suffix);
    let expected = run(ARC, generic, std::slice::from_ref(arc))?;
    let found = in_arc_form(run(TOK, &name, std::slice::from_ref(tok))?);
    match found == expected {
        true => Ok(()),
        false => Err(Broken::from(format!("{name}({tok}) = {found}, {generic} gives {expected}"))),
    }
}

laws! {
    variants_equal_their_generic_op [] (g: FullGrid, s: SomeIndices, o: SomeObject) {
        let grid = (Value::from(g.clone()), Value::from(g));
        let indices = (Value::from(s.clone()), Value::from(s));
        let object = both(&o);
        for (generic, suffixes) in UNARY {
            for suffix in suffixes.chars() {
                match suffix {
                    't' => agree(generic, suffix, &grid)?,
                    'i' => agree(generic, suffix, &indices)?,
                    'o' | 'F' => agree(generic, suffix, &object)?,
                    _ => {
                        agree(generic, suffix, &indices)?;
                        agree(generic, suffix, &object)?;
                    }
                }
            }
        }
    }

    upscale_variants_equal_upscale [upscale_t upscale_f] (g: FullGrid, o: SomeObject, n: Small) {
        let n = Value::Int(n.rem_euclid(4));
        let grid = Value::from(g);
        let (arc, tok) = both(&o);
        same!(run(TOK, "upscale_t", &[grid.clone(), n.clone()])?, run(ARC, "upscale", &[grid, n.clone()])?);
        let found = run(TOK, "upscale_f", &[tok, n.clone()])?;
        same!(in_arc_form(found), run(ARC, "upscale", &[arc, n])?);
    }

    colorcount_variants_equal_colorcount [colorcount_t colorcount_f] (g: FullGrid, o: SomeObject, c: Small) {
        let (c, grid) = (Value::Int(c), Value::from(g));
        let (arc, tok) = both(&o);
        let expected = run(ARC, "colorcount", &[grid.clone(), c.clone()])?;
        same!(run(TOK, "colorcount_t", &[grid, c.clone()])?, expected);
        let expected = run(ARC, "colorcount", &[arc, c.clone()])?;
        same!(run(TOK, "colorcount_f", &[tok, c])?, expected);
    }

    recolor_variants_equal_recolor [recolor_i recolor_o] (s: SomeIndices, o: SomeObject, c: Small) {
        let (c, indices) = (Value::Int(c), Value::from(s));
        let (arc, tok) = both(&o);
        let found = run(TOK, "recolor_i", &[c.clone(), indices.clone()])?;
        same!(in_arc_form(found), run(ARC, "recolor", &[c.clone(), indices])?);
        let found = run(TOK, "recolor_o", &[c.clone(), tok])?;
        same!(in_arc_form(found), run(ARC, "recolor", &[c, arc])?);
    }
}
