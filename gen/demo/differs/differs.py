# A higher score is better. I is the candidate, C the true output.

# 1000 minus 100 for every color that only one of the grids has; the detail is the set of these colors.
def differ_samepalette(S, I, C):
    x1 = palette_t(I)
    x2 = palette_t(C)
    x3 = difference(x1, x2)
    x4 = difference(x2, x1)
    x5 = combine_f(x3, x4)
    x6 = size_f(x5)
    x7 = multiply(x6, HUNDRED)
    x8 = subtract(THOUSAND, x7)
    x9 = astuple(x8, x5)
    return x9


# Per mille of the true cells that the candidate has right; the detail is the set of wrong places.
def differ_samecells(S, I, C):
    x1 = cellwise(C, I, NEG_ONE)
    x2 = f_ofcolor(x1, NEG_ONE)
    x3 = asindices(C)
    x4 = difference(x3, x2)
    x5 = size_f(x4)
    x6 = multiply(x5, THOUSAND)
    x7 = size_f(x3)
    x8 = divide(x6, x7)
    x9 = astuple(x8, x2)
    return x9


# 1000 minus 100 for every row or column too few or too many, the worse of the two; the detail is the shape that is due.
def differ_sameshape(S, I, C):
    x1 = shape_t(I)
    x2 = shape_t(C)
    x3 = subtract(x1, x2)
    x4 = invert(x3)
    x5 = combine_t(x3, x4)
    x6 = maximum(x5)
    x7 = multiply(x6, HUNDRED)
    x8 = subtract(THOUSAND, x7)
    x9 = astuple(x8, x2)
    return x9


# 100 for every true shape the candidate has at its place, less 100 for every missing one; the detail is the set of the missing.
def differ_sameshapes(S, I, C):
    x1 = rbind(o_g, R5)
    x2 = x1(I)
    x3 = x1(C)
    x4 = intersection(x2, x3)
    x5 = difference(x3, x2)
    x6 = size_f(x4)
    x7 = size_f(x5)
    x8 = subtract(x6, x7)
    x9 = multiply(x8, HUNDRED)
    x10 = astuple(x9, x5)
    return x10


# 1000 if both grids have the same most common color, else 0; the detail is the pair of these colors.
def differ_samebackground(S, I, C):
    x1 = mostcolor_t(I)
    x2 = mostcolor_t(C)
    x3 = equality(x1, x2)
    x4 = branch(x3, THOUSAND, ZERO)
    x5 = astuple(x1, x2)
    x6 = astuple(x4, x5)
    return x6
