# Checks paintbydot by pairing every shape with the color of its dot.
def verify_paintbydot_3(I):
    x1 = objects(I, F, T, T)
    x2 = totuple(x1)
    x3 = apply(palette, x2)
    x4 = rbind(other, FIVE)
    x5 = apply(x4, x3)
    x6 = mpapply(recolor, x5, x2)
    x7 = paint(I, x6)
    return x7


# Checks zipperrows by merging the two halves row by row.
def verify_zipperrows_3(I):
    x1 = tophalf(I)
    x2 = bottomhalf(I)
    x3 = mpapply(astuple, x1, x2)
    return x3


# Checks windowpane with the corner marks taken off the cut-out.
def verify_windowpane_3(I):
    x1 = ofcolor(I, FOUR)
    x2 = subgrid(x1, I)
    x3 = trim(x2)
    return x3


# Checks comets: each of four colors flies along its own diagonal.
def verify_comets_3(I):
    x1 = ofcolor(I, SIX)
    x2 = rbind(shoot, UP_RIGHT)
    x3 = mapply(x2, x1)
    x4 = fill(I, SIX, x3)
    x5 = ofcolor(I, SEVEN)
    x6 = rbind(shoot, DOWN_LEFT)
    x7 = mapply(x6, x5)
    x8 = fill(x4, SEVEN, x7)
    x9 = ofcolor(I, EIGHT)
    x10 = rbind(shoot, NEG_UNITY)
    x11 = mapply(x10, x9)
    x12 = fill(x8, EIGHT, x11)
    x13 = ofcolor(I, NINE)
    x14 = rbind(shoot, UNITY)
    x15 = mapply(x14, x13)
    x16 = fill(x12, NINE, x15)
    return x16


# Checks twosteps: tall bars go down, wide bars go right.
def verify_twosteps_3(I):
    x1 = objects(I, T, F, T)
    x2 = first(x1)
    x3 = portrait(x2)
    x4 = branch(x3, TWO_BY_ZERO, ZERO_BY_TWO)
    x5 = move(I, x2, x4)
    return x5


# Checks nudge by the step that takes the dot away from the block, turned around.
def verify_nudge_3(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = position(x1, x2)
    x4 = multiply(x3, NEG_ONE)
    x5 = recolor(TWO, x2)
    x6 = move(I, x5, x4)
    return x6
