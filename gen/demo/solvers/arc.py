# Puts the picture, a gray wall and the mirrored picture side by side.
def solve_mirrorwall(I):
    x1 = vmirror(I)
    x2 = height(I)
    x3 = astuple(x2, ONE)
    x4 = canvas(FIVE, x3)
    x5 = hconcat(I, x4)
    O = hconcat(x5, x1)
    return O


# Only the shape with the most cells survives.
def solve_keepbiggest(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = mostcolor(I)
    x4 = shape(I)
    x5 = canvas(x3, x4)
    O = paint(x5, x2)
    return O


# Imperfect: keeps the shape with the largest bounding box, which is not always the biggest one.
def solve_keepbiggest_4(I):
    x1 = objects(I, T, F, T)
    x2 = fork(multiply, height, width)
    x3 = argmax(x1, x2)
    x4 = mostcolor(I)
    x5 = shape(I)
    x6 = canvas(x4, x5)
    O = paint(x6, x3)
    return O


# Colored cells of each row slide toward the vertical middle line.
def solve_gravitywell(I):
    x1 = lefthalf(I)
    x2 = righthalf(I)
    x3 = rbind(order, positive)
    x4 = compose(flip, positive)
    x5 = rbind(order, x4)
    x6 = apply(x3, x1)
    x7 = apply(x5, x2)
    O = hconcat(x6, x7)
    return O


# Sorts the towers by height, lowest on the left.
def solve_towersort(I):
    x1 = rot90(I)
    x2 = lbind(remove, ZERO)
    x3 = compose(size, x2)
    x4 = order(x1, x3)
    O = rot270(x4)
    return O


# Every gray shape takes the color of the one dot in it.
def solve_paintbydot(I):
    x1 = objects(I, F, T, T)
    x2 = fork(recolor, leastcolor, identity)
    x3 = mapply(x2, x1)
    O = paint(I, x3)
    return O


# Draws a green frame around every solid square.
def solve_framesquares(I):
    x1 = objects(I, T, F, T)
    x2 = sfilter(x1, square)
    x3 = mapply(outbox, x2)
    O = underfill(I, THREE, x3)
    return O


# Paints the second ring of every rectangle yellow.
def solve_innerring(I):
    x1 = lbind(objects, I)
    x2 = x1(T, F, T)
    x3 = mapply(inbox, x2)
    O = fill(I, FOUR, x3)
    return O


# Red dots sweep their row, blue dots their column, crossings turn yellow.
def solve_crossfire(I):
    x1 = ofcolor(I, TWO)
    x2 = mapply(hfrontier, x1)
    x3 = ofcolor(I, ONE)
    x4 = mapply(vfrontier, x3)
    x5 = intersection(x2, x4)
    x6 = fill(I, TWO, x2)
    x7 = fill(x6, ONE, x4)
    O = fill(x7, FOUR, x5)
    return O


# Every magenta dot sends cyan rays along its four diagonals.
def solve_starburst(I):
    x1 = ofcolor(I, SIX)
    x2 = ineighbors(ORIGIN)
    x3 = prapply(shoot, x1, x2)
    x4 = merge(x3)
    O = underfill(I, EIGHT, x4)
    return O


# Joins the two dots of each color by a straight line.
def solve_bridgebuilder(I):
    x1 = fgpartition(I)
    x2 = fork(connect, first, last)
    x3 = compose(x2, toindices)
    x4 = fork(recolor, color, x3)
    x5 = mapply(x4, x1)
    O = paint(I, x5)
    return O


# Lists the colors of the shapes in one row, largest shape first.
def solve_sizeparade(I):
    x1 = objects(I, T, F, T)
    x2 = compose(invert, size)
    x3 = order(x1, x2)
    x4 = apply(color, x3)
    O = repeat(x4, ONE)
    return O


# Keeps the cells on which both halves agree and marks the others cyan.
def solve_agreehalves(I):
    x1 = tophalf(I)
    x2 = bottomhalf(I)
    O = cellwise(x1, x2, EIGHT)
    return O


# Four copies of the picture around a gray cross, turned one after the other.
def solve_pinwheel(I):
    x1 = rot90(I)
    x2 = rot180(I)
    x3 = rot270(I)
    x4 = height(I)
    x5 = astuple(x4, ONE)
    x6 = canvas(FIVE, x5)
    x7 = hconcat(I, x6)
    x8 = hconcat(x7, x3)
    x9 = hconcat(x1, x6)
    x10 = hconcat(x9, x2)
    x11 = width(x8)
    x12 = astuple(ONE, x11)
    x13 = canvas(FIVE, x12)
    x14 = vconcat(x8, x13)
    O = vconcat(x14, x10)
    return O


# The most and the least frequent color trade places.
def solve_swapcrowd(I):
    x1 = mostcolor(I)
    x2 = leastcolor(I)
    O = switch(I, x1, x2)
    return O


# Imperfect: takes black for the most frequent color, which holds in the train pairs only.
def solve_swapcrowd_4(I):
    x1 = leastcolor(I)
    O = switch(I, ZERO, x1)
    return O


# Cuts out the smallest shape and shows it three times as large.
def solve_zoomsmall(I):
    x1 = objects(I, T, F, T)
    x2 = argmin(x1, size)
    x3 = subgrid(x2, I)
    O = upscale(x3, THREE)
    return O


# Wipes away all specks of fewer than three cells.
def solve_denoise(I):
    x1 = objects(I, T, T, T)
    x2 = lbind(greater, THREE)
    x3 = compose(x2, size)
    x4 = mfilter(x1, x3)
    O = cover(I, x4)
    return O


# The red piece slides straight to the blue one until they touch, which turns the blue one yellow.
def solve_magnet(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, TWO)
    x3 = first(x2)
    x4 = ofcolor(I, ONE)
    x5 = gravitate(x3, x4)
    x6 = move(I, x3, x5)
    O = fill(x6, FOUR, x4)
    return O


# Every bar steps to the right by its own width.
def solve_stepaside(I):
    x1 = objects(I, T, F, T)
    x2 = compose(tojvec, width)
    x3 = fork(shift, identity, x2)
    x4 = mapply(x3, x1)
    x5 = shape(I)
    x6 = canvas(ZERO, x5)
    O = paint(x6, x4)
    return O


# Continues the pattern in the upper left corner over the whole sheet.
def solve_wallpaper(I):
    x1 = asindices(I)
    x2 = ofcolor(I, ZERO)
    x3 = difference(x1, x2)
    x4 = toobject(x3, I)
    x5 = vperiod(x4)
    x6 = hperiod(x4)
    x7 = height(I)
    x8 = width(I)
    x9 = interval(ZERO, x7, x5)
    x10 = interval(ZERO, x8, x6)
    x11 = product(x9, x10)
    x12 = lbind(shift, x4)
    x13 = mapply(x12, x11)
    O = paint(I, x13)
    return O


# Of three panels, shows the one that differs from the two others.
def solve_oddpanel(I):
    x1 = hsplit(I, THREE)
    O = leastcommon(x1)
    return O


# Removes the dividing lines and gives their color to the black cells.
def solve_squeeze(I):
    x1 = frontiers(I)
    x2 = merge(x1)
    x3 = mostcolor(x2)
    x4 = compress(I)
    O = replace(x4, ZERO, x3)
    return O


# Marks the four corners of every rectangle, each corner in its own color.
def solve_cornerstones(I):
    x1 = objects(I, T, F, T)
    x2 = apply(ulcorner, x1)
    x3 = apply(urcorner, x1)
    x4 = apply(llcorner, x1)
    x5 = apply(lrcorner, x1)
    x6 = fill(I, TWO, x2)
    x7 = fill(x6, THREE, x3)
    x8 = fill(x7, FOUR, x4)
    O = fill(x8, ONE, x5)
    return O


# A small compass shows on which side of the blue block the red dot lies.
def solve_compasspoint(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = position(x1, x2)
    x4 = add(UNITY, x3)
    x5 = canvas(ZERO, THREE_BY_THREE)
    x6 = initset(UNITY)
    x7 = fill(x5, ONE, x6)
    x8 = initset(x4)
    O = fill(x7, TWO, x8)
    return O


# The gray shape nearest to the green dot turns green.
def solve_closestglow(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, FIVE)
    x3 = ofcolor(I, THREE)
    x4 = lbind(manhattan, x3)
    x5 = argmin(x2, x4)
    O = fill(I, THREE, x5)
    return O


# Shapes that touch the border vanish.
def solve_innerlights(I):
    x1 = objects(I, T, F, T)
    x2 = rbind(bordering, I)
    x3 = mfilter(x1, x2)
    O = cover(I, x3)
    return O


# Lying lines turn red, standing lines blue, all else stays gray.
def solve_linekinds(I):
    x1 = objects(I, T, F, T)
    x2 = mfilter(x1, hline)
    x3 = mfilter(x1, vline)
    x4 = fill(I, TWO, x2)
    O = fill(x4, ONE, x3)
    return O


# Boxes in the row of the yellow dot turn yellow, boxes in its column red.
def solve_samelane(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, FIVE)
    x3 = ofcolor(I, FOUR)
    x4 = lbind(hmatching, x3)
    x5 = lbind(vmatching, x3)
    x6 = mfilter(x2, x4)
    x7 = mfilter(x2, x5)
    x8 = fill(I, FOUR, x6)
    O = fill(x8, TWO, x7)
    return O


# Gray shapes in touch with a red cell catch its color.
def solve_contagion(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, FIVE)
    x3 = ofcolor(I, TWO)
    x4 = rbind(adjacent, x3)
    x5 = mfilter(x2, x4)
    O = fill(I, TWO, x5)
    return O


# Puts a red dot in the middle of every rectangle.
def solve_bullseye(I):
    x1 = objects(I, T, F, T)
    x2 = apply(centerofmass, x1)
    O = fill(I, TWO, x2)
    return O


# Tall shapes turn upside down, wide shapes swap left and right.
def solve_flipshapes(I):
    x1 = objects(I, T, F, T)
    x2 = sfilter(x1, portrait)
    x3 = difference(x1, x2)
    x4 = mapply(hmirror, x2)
    x5 = mapply(vmirror, x3)
    x6 = merge(x1)
    x7 = cover(I, x6)
    x8 = combine(x4, x5)
    O = paint(x7, x8)
    return O


# Removes the frame and gives its color to the gray cells inside.
def solve_unwrap(I):
    x1 = index(I, ORIGIN)
    x2 = trim(I)
    O = replace(x2, FIVE, x1)
    return O


# Doubles the shorter side of the picture.
def solve_evenout(I):
    x1 = portrait(I)
    x2 = branch(x1, hupscale, vupscale)
    O = x2(I, TWO)
    return O


# Shrinks a picture made of big pixels; the narrowest patch tells the pixel size.
def solve_pixelshrink(I):
    x1 = objects(I, T, F, F)
    x2 = valmin(x1, width)
    O = downscale(I, x2)
    return O


# Finds all blue blocks of two by two cells and paints them cyan.
def solve_blockhunt(I):
    x1 = canvas(ONE, TWO_BY_TWO)
    x2 = asobject(x1)
    x3 = occurrences(I, x2)
    x4 = lbind(shift, x2)
    x5 = mapply(x4, x3)
    O = fill(I, EIGHT, x5)
    return O


# Every shape grows until it fills its bounding box.
def solve_fillgaps(I):
    x1 = objects(I, T, F, T)
    x2 = fork(recolor, color, delta)
    x3 = mapply(x2, x1)
    O = paint(I, x3)
    return O


# Shows what lies between the four yellow corner marks.
def solve_windowpane(I):
    x1 = ofcolor(I, FOUR)
    x2 = ulcorner(x1)
    x3 = increment(x2)
    x4 = shape(x1)
    x5 = add(x4, NEG_TWO)
    O = crop(I, x3, x5)
    return O


# Only the largest shape, now cyan, and the smallest one, now orange, stay.
def solve_extremes(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, size)
    x3 = argmin(x1, size)
    x4 = replace(I, FIVE, ZERO)
    x5 = fill(x4, EIGHT, x2)
    O = fill(x5, SEVEN, x3)
    return O


# Every dot spreads three steps in the four straight directions.
def solve_ripple(I):
    x1 = leastcolor(I)
    x2 = ofcolor(I, x1)
    x3 = lbind(mapply, dneighbors)
    x4 = fork(combine, identity, x3)
    x5 = power(x4, THREE)
    x6 = x5(x2)
    O = fill(I, x1, x6)
    return O


# Blue cells on the even squares of the checkerboard turn red.
def solve_parity(I):
    x1 = ofcolor(I, ONE)
    x2 = fork(add, first, last)
    x3 = compose(even, x2)
    x4 = sfilter(x1, x3)
    O = fill(I, TWO, x4)
    return O


# One bar for each color, as long as the color is frequent, longest on top.
def solve_histogram(I):
    x1 = palette(I)
    x2 = remove(ZERO, x1)
    x3 = lbind(colorcount, I)
    x4 = compose(invert, x3)
    x5 = order(x2, x4)
    x6 = valmax(x2, x3)
    x7 = apply(x3, x5)
    x8 = papply(repeat, x5, x7)
    x9 = lbind(subtract, x6)
    x10 = lbind(repeat, ZERO)
    x11 = compose(x10, x9)
    x12 = apply(x11, x7)
    O = papply(combine, x8, x12)
    return O


# Fills the grid with copies of its most frequent row.
def solve_popularrow(I):
    x1 = mostcommon(I)
    x2 = height(I)
    O = repeat(x1, x2)
    return O


# Half a turn if the number of colors is even, else a flip along the diagonal.
def solve_evencolors(I):
    x1 = numcolors(I)
    x2 = even(x1)
    x3 = branch(x2, rot180, dmirror)
    O = x3(I)
    return O


# Flips the picture along the diagonal that rises to the right.
def solve_turntable(I):
    O = cmirror(I)
    return O


# Gray paint turns orange.
def solve_freshpaint(I):
    O = replace(I, FIVE, SEVEN)
    return O


# Completes the red pattern so that it is symmetric in both directions.
def solve_symmetrize(I):
    x1 = initset(rot180)
    x2 = insert(hmirror, x1)
    x3 = insert(vmirror, x2)
    x4 = rapply(x3, I)
    x5 = rbind(ofcolor, TWO)
    x6 = mapply(x5, x4)
    O = fill(I, TWO, x6)
    return O


# Shows the half with more colored cells.
def solve_heavyside(I):
    x1 = lefthalf(I)
    x2 = righthalf(I)
    x3 = colorcount(x1, ZERO)
    x4 = colorcount(x2, ZERO)
    x5 = greater(x3, x4)
    O = branch(x5, x2, x1)
    return O


# Takes rows from the top and the bottom half in turn.
def solve_zipperrows(I):
    x1 = tophalf(I)
    x2 = bottomhalf(I)
    x3 = pair(x1, x2)
    O = merge(x3)
    return O


# Gray cells take the color at the left end of their row.
def solve_rowkey(I):
    x1 = ofcolor(I, FIVE)
    x2 = vfrontier(ORIGIN)
    x3 = toobject(x2, I)
    x4 = lbind(intersection, x1)
    x5 = chain(x4, hfrontier, last)
    x6 = fork(recolor, first, x5)
    x7 = mapply(x6, x3)
    O = paint(I, x7)
    return O


# Shows the panel that holds red cells as well as blue cells.
def solve_luckypanel(I):
    x1 = vsplit(I, THREE)
    x2 = lbind(contained, ONE)
    x3 = lbind(contained, TWO)
    x4 = fork(both, x2, x3)
    x5 = compose(x4, palette)
    O = extract(x1, x5)
    return O


# Shows the picture next to its negative.
def solve_negative(I):
    x1 = palette(I)
    x2 = mostcolor(I)
    x3 = other(x1, x2)
    x4 = switch(I, x2, x3)
    O = hconcat(I, x4)
    return O


# Keeps the lowest and the highest color number, all between turns black.
def solve_highlow(I):
    x1 = palette(I)
    x2 = remove(ZERO, x1)
    x3 = maximum(x2)
    x4 = minimum(x2)
    x5 = shape(I)
    x6 = canvas(ZERO, x5)
    x7 = ofcolor(I, x3)
    x8 = ofcolor(I, x4)
    x9 = fill(x6, x3, x7)
    O = fill(x9, x4, x8)
    return O


# Cuts out the middle one of the three by three equal fields.
def solve_middleninth(I):
    x1 = shape(I)
    x2 = divide(x1, THREE)
    O = crop(I, x2, x2)
    return O


# Lists all colors from rare to common, one below the other.
def solve_colorladder(I):
    x1 = partition(I)
    x2 = order(x1, size)
    x3 = apply(color, x2)
    x4 = repeat(x3, ONE)
    O = dmirror(x4)
    return O


# Drops every row and every column that was there before.
def solve_norepeats(I):
    x1 = dedupe(I)
    x2 = dmirror(x1)
    x3 = dedupe(x2)
    O = dmirror(x3)
    return O


# Turns the picture right by a quarter for every red cell.
def solve_spinbycount(I):
    x1 = colorcount(I, TWO)
    x2 = power(rot90, x1)
    O = x2(I)
    return O


# Repeats the sprite to the right with a gap of one column.
def solve_echo(I):
    x1 = objects(I, F, T, T)
    x2 = merge(x1)
    x3 = width(x2)
    x4 = increment(x3)
    x5 = lbind(multiply, x4)
    x6 = interval(ZERO, FOUR, ONE)
    x7 = compose(tojvec, x5)
    x8 = apply(x7, x6)
    x9 = lbind(shift, x2)
    x10 = mapply(x9, x8)
    O = paint(I, x10)
    return O


# Draws the bounding box of every color in that color.
def solve_boxbycolor(I):
    x1 = fgpartition(I)
    x2 = fork(recolor, color, box)
    x3 = mapply(x2, x1)
    O = underpaint(I, x3)
    return O


# Fences the shape in by four gray lines across the whole field.
def solve_fencein(I):
    x1 = objects(I, T, F, T)
    x2 = first(x1)
    x3 = uppermost(x2)
    x4 = decrement(x3)
    x5 = toivec(x4)
    x6 = hfrontier(x5)
    x7 = lowermost(x2)
    x8 = increment(x7)
    x9 = toivec(x8)
    x10 = hfrontier(x9)
    x11 = leftmost(x2)
    x12 = decrement(x11)
    x13 = tojvec(x12)
    x14 = vfrontier(x13)
    x15 = rightmost(x2)
    x16 = increment(x15)
    x17 = tojvec(x16)
    x18 = vfrontier(x17)
    x19 = combine(x6, x10)
    x20 = combine(x14, x18)
    x21 = combine(x19, x20)
    O = fill(I, FIVE, x21)
    return O


# A single cell in the color of the tallest shape.
def solve_tallest(I):
    x1 = objects(I, T, F, T)
    x2 = argmax(x1, height)
    x3 = color(x2)
    O = canvas(x3, UNITY)
    return O


# Imperfect: takes it that the tallest shape is five cells high and fails if none is.
def solve_tallest_4(I):
    x1 = objects(I, T, F, T)
    x2 = matcher(height, FIVE)
    x3 = extract(x1, x2)
    x4 = color(x3)
    O = canvas(x4, UNITY)
    return O


# Puts a red dot half way between the two dots.
def solve_halfway(I):
    x1 = leastcolor(I)
    x2 = ofcolor(I, x1)
    x3 = fork(add, ulcorner, lrcorner)
    x4 = x3(x2)
    x5 = halve(x4)
    x6 = initset(x5)
    O = fill(I, TWO, x6)
    return O


# The red piece falls and dives one row deep into the blue water.
def solve_dive(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, TWO)
    x3 = first(x2)
    x4 = ofcolor(I, ONE)
    x5 = gravitate(x3, x4)
    x6 = crement(x5)
    O = move(I, x3, x6)
    return O


# The red dot makes one step toward the middle of the blue block.
def solve_nudge(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = center(x1)
    x4 = center(x2)
    x5 = subtract(x3, x4)
    x6 = sign(x5)
    x7 = recolor(TWO, x2)
    O = move(I, x7, x6)
    return O


# Sweeps away single cells and shapes that touch the border.
def solve_tidyup(I):
    x1 = objects(I, T, F, T)
    x2 = matcher(size, ONE)
    x3 = rbind(bordering, I)
    x4 = fork(either, x2, x3)
    x5 = mfilter(x1, x4)
    O = cover(I, x5)
    return O


# Red dots get a full halo, green dots a cross, blue dots four corners.
def solve_halo(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = ofcolor(I, THREE)
    x4 = mapply(ineighbors, x1)
    x5 = mapply(neighbors, x2)
    x6 = mapply(dneighbors, x3)
    x7 = combine(x4, x5)
    x8 = combine(x7, x6)
    O = fill(I, FOUR, x8)
    return O


# Each dot draws a line to the border; its color tells the direction.
def solve_signposts(I):
    x1 = ofcolor(I, ONE)
    x2 = rbind(shoot, UP)
    x3 = mapply(x2, x1)
    x4 = fill(I, ONE, x3)
    x5 = ofcolor(I, TWO)
    x6 = rbind(shoot, DOWN)
    x7 = mapply(x6, x5)
    x8 = fill(x4, TWO, x7)
    x9 = ofcolor(I, THREE)
    x10 = rbind(shoot, LEFT)
    x11 = mapply(x10, x9)
    x12 = fill(x8, THREE, x11)
    x13 = ofcolor(I, FOUR)
    x14 = rbind(shoot, RIGHT)
    x15 = mapply(x14, x13)
    O = fill(x12, FOUR, x15)
    return O


# All shapes cast a gray shadow one step down and right.
def solve_shadow(I):
    x1 = objects(I, F, F, T)
    x2 = merge(x1)
    x3 = toindices(x2)
    x4 = shift(x3, UNITY)
    O = underfill(I, FIVE, x4)
    return O


# Lays all shapes on top of each other in one small box.
def solve_stackup(I):
    x1 = objects(I, T, F, T)
    x2 = mapply(normalize, x1)
    x3 = canvas(ZERO, THREE_BY_THREE)
    O = fill(x3, ONE, x2)
    return O


# The two dots of a color are opposite corners of a rectangle with gray inside.
def solve_cornerfill(I):
    x1 = fgpartition(I)
    x2 = mapply(backdrop, x1)
    x3 = fill(I, FIVE, x2)
    x4 = fork(recolor, color, box)
    x5 = mapply(x4, x1)
    O = paint(x3, x5)
    return O


# Takes the four corners off every rectangle.
def solve_roundoff(I):
    x1 = objects(I, T, F, T)
    x2 = mapply(corners, x1)
    O = cover(I, x2)
    return O


# The red dot moves straight away until it is twice as far from the blue dot.
def solve_twicefar(I):
    x1 = ofcolor(I, ONE)
    x2 = ofcolor(I, TWO)
    x3 = first(x1)
    x4 = first(x2)
    x5 = subtract(x4, x3)
    x6 = double(x5)
    x7 = add(x3, x6)
    x8 = initset(x7)
    x9 = cover(I, x2)
    O = fill(x9, TWO, x8)
    return O


# One green cell if the upper half repeats in the lower half, else one red cell.
def solve_twinhalves(I):
    x1 = tophalf(I)
    x2 = bottomhalf(I)
    x3 = equality(x1, x2)
    x4 = branch(x3, THREE, TWO)
    O = canvas(x4, UNITY)
    return O


# A green block if there are more than ten blue cells, else a red one.
def solve_crowdcheck(I):
    x1 = colorcount(I, ONE)
    x2 = greater(x1, TEN)
    x3 = branch(x2, THREE, TWO)
    O = canvas(x3, TWO_BY_TWO)
    return O


# Square pictures turn upside down, all others flip along the diagonal.
def solve_squarecheck(I):
    x1 = square(I)
    x2 = branch(x1, hmirror, dmirror)
    O = x2(I)
    return O


# Blue shapes flip along the falling diagonal, red shapes along the rising one.
def solve_leanover(I):
    x1 = objects(I, T, F, T)
    x2 = colorfilter(x1, ONE)
    x3 = colorfilter(x1, TWO)
    x4 = mapply(dmirror, x2)
    x5 = mapply(cmirror, x3)
    x6 = combine(x4, x5)
    x7 = merge(x1)
    x8 = cover(I, x7)
    O = paint(x8, x6)
    return O


# Deals ten cells out to two rows in turn.
def solve_dealout(I):
    x1 = hsplit(I, FIVE)
    x2 = merge(x1)
    O = dmirror(x2)
    return O


# Replaces every color number by what is missing to nine.
def solve_ninecomplement(I):
    x1 = lbind(subtract, NINE)
    x2 = lbind(apply, x1)
    O = apply(x2, I)
    return O


# Three pairs of colors swap their masks.
def solve_masquerade(I):
    x1 = switch(I, FOUR, SIX)
    x2 = switch(x1, FIVE, SEVEN)
    O = switch(x2, EIGHT, NINE)
    return O


# Every shape drifts to the left by as many cells as its color number says.
def solve_driftaway(I):
    x1 = objects(I, T, F, T)
    x2 = chain(tojvec, invert, color)
    x3 = fork(shift, identity, x2)
    x4 = mapply(x3, x1)
    x5 = merge(x1)
    x6 = cover(I, x5)
    O = paint(x6, x4)
    return O


# Cuts off the first three columns.
def solve_offcut(I):
    x1 = shape(I)
    x2 = tojvec(THREE)
    x3 = subtract(x1, x2)
    O = crop(I, x2, x3)
    return O


# Keeps the one shape that differs from all others in size.
def solve_oddsize(I):
    x1 = objects(I, T, F, T)
    x2 = totuple(x1)
    x3 = apply(size, x2)
    x4 = leastcommon(x3)
    x5 = sizefilter(x1, x4)
    x6 = difference(x1, x5)
    x7 = merge(x6)
    O = cover(I, x7)
    return O
