# Flips the picture to the right over a gray wall.
def solve_mirrorwall_2(S, I, C):
    x1 = mir_rot_t(I, A2)
    x2 = height_t(I)
    x3 = astuple(x2, ONE)
    x4 = canvas(GRAY, x3)
    x5 = hconcat(x4, x1)
    O = hconcat(I, x5)
    return O


# Ranks the shapes by size and keeps the first.
def solve_keepbiggest_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_arg_rank_f(x1, size_f, F0)
    x3 = get_color_rank_t(I, F0)
    x4 = shape_t(I)
    x5 = canvas(x3, x4)
    O = paint(x5, x2)
    return O


# Wipes out every shape other than the largest one.
def solve_keepbiggest_5(S, I, C):
    x1 = objects(I, T, F, T)
    x2 = argmax_f(x1, size)
    x3 = remove_f(x2, x1)
    x4 = merge_f(x3)
    O = cover(I, x4)
    return O


# Splits each row into empty and colored cells and packs the colors in the middle.
def solve_gravitywell_2(S, I, C):
    x1 = lefthalf(I)
    x2 = righthalf(I)
    x3 = rbind(sfilter_t, positive)
    x4 = compose(flip, positive)
    x5 = rbind(sfilter_t, x4)
    x6 = fork(combine_t, x5, x3)
    x7 = fork(combine_t, x3, x5)
    x8 = apply_t(x6, x1)
    x9 = apply_t(x7, x2)
    O = hconcat(x8, x9)
    return O


# Orders the columns by the number of colored cells.
def solve_towersort_2(S, I, C):
    x1 = dmirror_t(I)
    x2 = lbind(remove_t, BLACK)
    x3 = compose(size_t, x2)
    x4 = order(x1, x3)
    O = dmirror_t(x4)
    return O


# The rarest color of each patch takes over the whole patch.
def solve_paintbydot_2(S, I, C):
    x1 = o_g(I, R3)
    x2 = rbind(get_color_rank_f, L1)
    x3 = fork(recolor_o, x2, identity)
    x4 = mapply_f(x3, x1)
    O = paint(I, x4)
    return O


# The one color of each patch that is not gray takes over the whole patch.
def solve_paintbydot_5(S, I, C):
    x1 = o_g_tuple(I, R3)
    x2 = rbind(other_t, GRAY)
    x3 = compose(x2, p_o)
    x4 = apply_t(x3, x1)
    x5 = mpapply(recolor_o, x4, x1)
    O = paint(I, x5)
    return O


# Looks up the dot of each patch in the set of its colors.
def solve_paintbydot_6(S, I, C):
    x1 = o_g(I, R3)
    x2 = rbind(other_f, GRAY)
    x3 = compose(x2, p_f)
    x4 = fork(recolor_i, x3, toindices_o)
    x5 = mapply(x4, x1)
    O = paint(I, x5)
    return O


# Frames the solid squares in green.
def solve_framesquares_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = sfilter_f(x1, square_f)
    x3 = mapply_f(outbox, x2)
    O = underfill(I, GREEN, x3)
    return O


# Paints the ring next to the edge of every rectangle yellow.
def solve_innerring_2(S, I, C):
    x1 = objects_g(I, T, F, T)
    x2 = mapply_t(inbox, x1)
    O = fill(I, YELLOW, x2)
    return O


# Rows of red dots and columns of blue dots, crossing in yellow.
def solve_crossfire_2(S, I, C):
    x1 = f_ofcolor(I, RED)
    x2 = mapply_f(hfrontier, x1)
    x3 = f_ofcolor(I, BLUE)
    x4 = mapply_f(vfrontier, x3)
    x5 = intersection(x2, x4)
    x6 = fill(I, RED, x2)
    x7 = fill(x6, BLUE, x4)
    O = fill(x7, YELLOW, x5)
    return O


# Sends cyan rays along the diagonals of every magenta dot.
def solve_starburst_2(S, I, C):
    x1 = f_ofcolor(I, MAGENTA)
    x2 = initset(UNITY)
    x3 = insert(NEG_UNITY, x2)
    x4 = insert(UP_RIGHT, x3)
    x5 = insert(DOWN_LEFT, x4)
    x6 = prapply(shoot, x1, x5)
    x7 = merge_f(x6)
    O = underfill(I, CYAN, x7)
    return O


# Connects the first and the last cell of each color.
def solve_bridgebuilder_2(S, I, C):
    x1 = fgpartition(I)
    x2 = fork(connect, first_f, last_f)
    x3 = compose(x2, toindices)
    x4 = fork(recolor_i, color, x3)
    x5 = mapply_f(x4, x1)
    O = paint(I, x5)
    return O


# Walks over the shapes from large to small and notes their colors.
def solve_sizeparade_2(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = compose(invert, size_t)
    x3 = order(x1, x2)
    x4 = apply_t(mostcolor_f, x3)
    O = repeat(x4, ONE)
    return O


# Compares the two halves cell by cell.
def solve_agreehalves_2(S, I, C):
    x1 = tophalf(I)
    x2 = bottomhalf(I)
    O = cellwise(x1, x2, CYAN)
    return O


# Builds the wheel from three numbered turns, with gray strips between.
def solve_pinwheel_2(S, I, C):
    x1 = lbind(mir_rot_t, I)
    x2 = x1(A4)
    x3 = x1(A5)
    x4 = x1(A6)
    x5 = height_t(I)
    x6 = astuple(x5, ONE)
    x7 = canvas(GRAY, x6)
    x8 = hconcat(I, x7)
    x9 = hconcat(x8, x4)
    x10 = hconcat(x2, x7)
    x11 = hconcat(x10, x3)
    x12 = width_t(x9)
    x13 = repeat(GRAY, x12)
    x14 = repeat(x13, ONE)
    x15 = vconcat(x9, x14)
    O = vconcat(x15, x11)
    return O


# Turns the half wheel around to get the other half.
def solve_pinwheel_5(S, I, C):
    x1 = rot90(I)
    x2 = height_t(I)
    x3 = repeat(GRAY, x2)
    x4 = repeat(x3, ONE)
    x5 = combine_t(I, x4)
    x6 = vconcat(x5, x1)
    x7 = rot180(x6)
    x8 = height_t(x6)
    x9 = astuple(x8, ONE)
    x10 = canvas(GRAY, x9)
    x11 = hconcat(x6, x10)
    O = hconcat(x11, x7)
    return O


# Switches the first and the last color of the ranking.
def solve_swapcrowd_2(S, I, C):
    x1 = get_color_rank_t(I, F0)
    x2 = get_color_rank_t(I, L1)
    O = switch(I, x1, x2)
    return O


# Enlarges the smallest shape and paints it on a canvas of its own.
def solve_zoomsmall_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_nth_by_key_f(x1, F0, size)
    x3 = normalize_o(x2)
    x4 = upscale_f(x3, SM3)
    x5 = shape_f(x4)
    x6 = canvas(BLACK, x5)
    O = paint(x6, x4)
    return O


# Cuts out the smallest shape and enlarges the cut-out.
def solve_zoomsmall_5(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = argmin_t(x1, size_t)
    x3 = subgrid(x2, I)
    x4 = normalize_t(x3)
    O = upscale_t(x4, THREE)
    return O


# Covers all shapes of one or two cells.
def solve_denoise_2(S, I, C):
    x1 = o_g(I, R7)
    x2 = sizefilter(x1, ONE)
    x3 = sizefilter(x1, TWO)
    x4 = combine_f(x2, x3)
    x5 = merge_f(x4)
    O = cover(I, x5)
    return O


# Fills the small specks with the most common color.
def solve_denoise_5(S, I, C):
    x1 = objects_t(I, T, T, T)
    x2 = lbind(greater, THREE)
    x3 = compose(x2, size_t)
    x4 = sfilter_t(x1, x3)
    x5 = merge_t(x4)
    x6 = mostcolor_t(I)
    O = fill(I, x6, x5)
    return O


# Pulls the red piece to the blue one and turns that one yellow.
def solve_magnet_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, RED)
    x3 = get_nth_f(x2, F0)
    x4 = f_ofcolor(I, BLUE)
    x5 = gravitate(x3, x4)
    x6 = move(I, x3, x5)
    O = replace(x6, BLUE, YELLOW)
    return O


# Moves every bar by its width on an empty field.
def solve_stepaside_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = compose(tojvec, width_o)
    x3 = fork(shift, identity, x2)
    x4 = mapply_f(x3, x1)
    x5 = merge_f(x1)
    x6 = cover(I, x5)
    O = paint(x6, x4)
    return O


# Measures the two periods of the pattern and repeats it by them.
def solve_wallpaper_2(S, I, C):
    x1 = asindices(I)
    x2 = f_ofcolor(I, BLACK)
    x3 = difference(x1, x2)
    x4 = toobject(x3, I)
    x5 = vperiod(x4)
    x6 = hperiod(x4)
    x7 = height_t(I)
    x8 = width_t(I)
    x9 = interval(ZERO, x7, x5)
    x10 = interval(ZERO, x8, x6)
    x11 = product(x9, x10)
    x12 = lbind(shift, x4)
    x13 = mapply_f(x12, x11)
    O = paint(I, x13)
    return O


# Ranks the panels by how often they occur and takes the rarest.
def solve_oddpanel_2(S, I, C):
    x1 = hsplit(I, THREE)
    O = get_common_rank_t(x1, F0)
    return O


# Removes the panel that occurs twice and takes what is left.
def solve_oddpanel_5(S, I, C):
    x1 = hsplit(I, THREE)
    x2 = mostcommon_t(x1)
    x3 = remove_t(x2, x1)
    O = first_t(x3)
    return O


# Asks for the panel other than the most common one.
def solve_oddpanel_6(S, I, C):
    x1 = hsplit(I, THREE)
    x2 = mostcommon(x1)
    x3 = other(x1, x2)
    x4 = is_no_grid(x3)
    O = branch(x4, I, x3)
    return O


# Finds the color of the dividing lines, then drops the lines.
def solve_squeeze_2(S, I, C):
    x1 = frontiers(I)
    x2 = merge_f(x1)
    x3 = get_color_rank_f(x2, F0)
    x4 = compress(I)
    O = replace(x4, BLACK, x3)
    return O


# The lines have one color only, so the most common one of their colors is it.
def solve_squeeze_5(S, I, C):
    x1 = frontiers(I)
    x2 = merge(x1)
    x3 = palette_f(x2)
    x4 = mostcommon_f(x3)
    x5 = compress(I)
    x6 = f_ofcolor(x5, BLACK)
    O = fill(x5, x4, x6)
    return O


# Collects each kind of corner from all rectangles and colors it.
def solve_cornerstones_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = apply_f(ulcorner_o, x1)
    x3 = apply_f(urcorner_o, x1)
    x4 = apply_f(llcorner_o, x1)
    x5 = apply_f(lrcorner_o, x1)
    x6 = fill(I, RED, x2)
    x7 = fill(x6, GREEN, x3)
    x8 = fill(x7, YELLOW, x4)
    O = fill(x8, BLUE, x5)
    return O


# Numbered corners, zipped with a list of colors, make the cells to paint.
def solve_cornerstones_5(S, I, C):
    x1 = rbind(corner, R0)
    x2 = rbind(corner, R1)
    x3 = rbind(corner, R2)
    x4 = rbind(corner, R3)
    x5 = astuple(x1, x2)
    x6 = astuple(x3, x4)
    x7 = combine_t(x5, x6)
    x8 = astuple(RED, GREEN)
    x9 = astuple(YELLOW, BLUE)
    x10 = combine(x8, x9)
    x11 = lbind(rapply_t, x7)
    x12 = rbind(celltuple, x10)
    x13 = compose(x12, x11)
    x14 = o_g_t(I, R5)
    x15 = mapply_t(x13, x14)
    O = paint(I, x15)
    return O


# Marks the middle and the side of the red dot on a small compass.
def solve_compasspoint_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = f_ofcolor(I, RED)
    x3 = position(x1, x2)
    x4 = increment(x3)
    x5 = first_t(x4)
    x6 = last_t(x4)
    x7 = astriple(x5, x6, RED)
    x8 = ascell(UNITY, BLUE)
    x9 = initset(x8)
    x10 = insert(x7, x9)
    x11 = canvas(BLACK, THREE_BY_THREE)
    O = paint(x11, x10)
    return O


# Measures the way from each gray shape to the dot and lights up the nearest.
def solve_closestglow_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, GRAY)
    x3 = f_ofcolor(I, GREEN)
    x4 = rbind(manhattan, x3)
    x5 = argmin_f(x2, x4)
    x6 = recolor_o(GREEN, x5)
    O = paint(I, x6)
    return O


# Lights up the gray shapes whose distance to the dot is the least of all.
def solve_closestglow_5(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = colorfilter_t(x1, GRAY)
    x3 = f_ofcolor(I, GREEN)
    x4 = rbind(manhattan, x3)
    x5 = valmin_t(x2, x4)
    x6 = matcher(x4, x5)
    x7 = extract(x2, x6)
    O = fill(I, GREEN, x7)
    return O


# Covers everything that touches the border.
def solve_innerlights_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = rbind(bordering, I)
    x3 = mfilter_f(x1, x2)
    O = cover(I, x3)
    return O


# Imperfect: covers the shapes at the upper and left border only.
def solve_innerlights_4(S, I, C):
    x1 = o_g(I, R5)
    x2 = matcher(uppermost, ZERO)
    x3 = matcher(leftmost, ZERO)
    x4 = fork(either, x2, x3)
    x5 = mfilter_f(x1, x4)
    O = cover(I, x5)
    return O


# Sorts the gray shapes into lying and standing lines.
def solve_linekinds_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = mfilter(x1, hline_o)
    x3 = mfilter(x1, vline_o)
    x4 = fill(I, RED, x2)
    O = fill(x4, BLUE, x3)
    return O


# Works on the places of the shapes only and recolors the lines among them.
def solve_linekinds_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = apply_f(toindices_o, x1)
    x3 = sfilter_f(x2, hline_i)
    x4 = sfilter_f(x2, vline_i)
    x5 = lbind(recolor_i, RED)
    x6 = lbind(recolor_i, BLUE)
    x7 = mapply_f(x5, x3)
    x8 = mapply_f(x6, x4)
    x9 = combine_f(x7, x8)
    O = paint(I, x9)
    return O


# Boxes that share a row or a column with the yellow dot.
def solve_samelane_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, GRAY)
    x3 = f_ofcolor(I, YELLOW)
    x4 = rbind(hmatching, x3)
    x5 = rbind(vmatching, x3)
    x6 = mfilter_f(x2, x4)
    x7 = mfilter_f(x2, x5)
    x8 = fill(I, YELLOW, x6)
    O = fill(x8, RED, x7)
    return O


# Patches of two colors contain red and turn red as a whole.
def solve_contagion_2(S, I, C):
    x1 = o_g(I, R1)
    x2 = matcher(numcolors_f, TWO)
    x3 = mfilter_f(x1, x2)
    O = fill(I, RED, x3)
    return O


# Counts the red cells of each patch and repaints the patches that have any.
def solve_contagion_5(S, I, C):
    x1 = objects_t(I, F, F, T)
    x2 = rbind(colorcount_f, RED)
    x3 = compose(positive, x2)
    x4 = mfilter_t(x1, x3)
    x5 = merge_f(x4)
    x6 = recolor_o(RED, x5)
    O = paint(I, x6)
    return O


# Spreads red to the gray shapes next to it.
def solve_contagion_6(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, GRAY)
    x3 = f_ofcolor(I, RED)
    x4 = lbind(adjacent, x3)
    x5 = sfilter(x2, x4)
    x6 = merge(x5)
    O = fill(I, RED, x6)
    return O


# Marks the center of every rectangle.
def solve_bullseye_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = apply_f(center, x1)
    O = fill(I, RED, x2)
    return O


# Marks the center of mass of every rectangle.
def solve_bullseye_5(S, I, C):
    x1 = o_g(I, R4)
    x2 = mostcolor_t(I)
    x3 = matcher(color, x2)
    x4 = compose(flip, x3)
    x5 = sfilter(x1, x4)
    x6 = apply(centerofmass, x5)
    O = fill(I, RED, x6)
    return O


# Turns tall shapes upside down and wide shapes around.
def solve_flipshapes_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = sfilter_f(x1, portrait_f)
    x3 = difference(x1, x2)
    x4 = mapply_f(hmirror_o, x2)
    x5 = mapply_f(vmirror_o, x3)
    x6 = combine_f(x4, x5)
    x7 = merge_f(x1)
    x8 = cover(I, x7)
    O = paint(x8, x6)
    return O


# Chooses the mirror of each shape by its height and width.
def solve_flipshapes_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = fork(greater, height_o, width_o)
    x3 = sfilter(x1, x2)
    x4 = compose(flip, x2)
    x5 = sfilter(x1, x4)
    x6 = rbind(mir_rot_f, A0)
    x7 = rbind(mir_rot_f, A2)
    x8 = mapply(x6, x3)
    x9 = mapply(x7, x5)
    x10 = combine(x8, x9)
    x11 = shape_t(I)
    x12 = canvas(BLACK, x11)
    O = paint(x12, x10)
    return O


# Mirrors the bare places of each shape and gives them its color again.
def solve_flipshapes_6(S, I, C):
    x1 = o_g(I, R5)
    x2 = sfilter_f(x1, portrait_f)
    x3 = difference(x1, x2)
    x4 = compose(hmirror_i, toindices)
    x5 = compose(vmirror_i, toindices)
    x6 = fork(recolor_i, color, x4)
    x7 = fork(recolor_i, color, x5)
    x8 = mapply_f(x6, x2)
    x9 = mapply_f(x7, x3)
    x10 = merge_f(x1)
    x11 = cover(I, x10)
    x12 = paint(x11, x8)
    O = paint(x12, x9)
    return O


# Takes off the frame and uses its color for the gray cells.
def solve_unwrap_2(S, I, C):
    x1 = trim(I)
    x2 = index(I, ORIGIN)
    O = replace(x1, GRAY, x2)
    return O


# Stretches the shorter side.
def solve_evenout_2(S, I, C):
    x1 = portrait_t(I)
    x2 = branch(x1, hupscale, vupscale)
    O = x2(I, SM2)
    return O


# Divides by the width of the narrowest patch.
def solve_pixelshrink_2(S, I, C):
    x1 = o_g(I, R4)
    x2 = valmin_f(x1, width_f)
    O = downscale(I, x2)
    return O


# Takes the least patch height or width, whichever is smaller, as pixel size.
def solve_pixelshrink_5(S, I, C):
    x1 = o_g_t(I, R4)
    x2 = get_val_rank_t(x1, width_f, F0)
    x3 = get_val_rank_t(x1, height_f, F0)
    x4 = astuple(x2, x3)
    x5 = minimum(x4)
    O = downscale(I, x5)
    return O


# Stamps a cyan block wherever a blue block of two by two is found.
def solve_blockhunt_2(S, I, C):
    x1 = canvas(BLUE, TWO_BY_TWO)
    x2 = asobject(x1)
    x3 = occurrences(I, x2)
    x4 = recolor_o(CYAN, x2)
    x5 = lbind(shift, x4)
    x6 = mapply_f(x5, x3)
    O = paint(I, x6)
    return O


# Fills the gaps of every shape with its own color.
def solve_fillgaps_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = fork(recolor_i, color, delta)
    x3 = mapply_f(x2, x1)
    O = paint(I, x3)
    return O


# Paints a backdrop of the same color under every shape.
def solve_fillgaps_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = fork(recolor_i, mostcolor_f, backdrop)
    x3 = mapply(x2, x1)
    O = underpaint(I, x3)
    return O


# Cuts the field between the first and the last yellow corner.
def solve_windowpane_2(S, I, C):
    x1 = f_ofcolor(I, YELLOW)
    x2 = ulcorner_i(x1)
    x3 = lrcorner_i(x1)
    x4 = subtract(x3, x2)
    x5 = decrement(x4)
    x6 = increment(x2)
    O = crop(I, x6, x5)
    return O


# Measures height and width of the window and cuts it out.
def solve_windowpane_5(S, I, C):
    x1 = f_ofcolor(I, YELLOW)
    x2 = height_i(x1)
    x3 = width_i(x1)
    x4 = astuple(x2, x3)
    x5 = add(x4, NEG_TWO)
    x6 = inbox(x1)
    x7 = ulcorner(x6)
    O = crop(I, x7, x5)
    return O


# Keeps the two ends of the ranking by size.
def solve_extremes_2(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = get_arg_rank_t(x1, size_t, F0)
    x3 = get_arg_rank_t(x1, size_t, L1)
    x4 = replace(I, GRAY, BLACK)
    x5 = fill(x4, CYAN, x2)
    O = fill(x5, ORANGE, x3)
    return O


# Picks the largest and the smallest shape and covers the rest.
def solve_extremes_5(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = argmax_t(x1, size)
    x3 = argmin(x1, size)
    x4 = astuple(x2, x3)
    x5 = difference_t(x1, x4)
    x6 = merge(x5)
    x7 = cover(I, x6)
    x8 = fill(x7, CYAN, x2)
    O = fill(x8, ORANGE, x3)
    return O


# Lets the dots grow three times.
def solve_ripple_2(S, I, C):
    x1 = leastcolor_t(I)
    x2 = f_ofcolor(I, x1)
    x3 = lbind(mapply_f, dneighbors)
    x4 = fork(combine_f, identity, x3)
    x5 = power(x4, THREE)
    x6 = x5(x2)
    O = fill(I, x1, x6)
    return O


# Red for the blue cells whose row and column add up to an even number.
def solve_parity_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = fork(add, first, second)
    x3 = compose(even, x2)
    x4 = sfilter_f(x1, x3)
    O = fill(I, RED, x4)
    return O


# Sorts the colors by count and draws a bar for each.
def solve_histogram_2(S, I, C):
    x1 = p_g(I)
    x2 = repeat(BLACK, ONE)
    x3 = difference_tuple(x1, x2)
    x4 = lbind(colorcount_t, I)
    x5 = compose(invert, x4)
    x6 = order(x3, x5)
    x7 = valmax_t(x3, x4)
    x8 = apply_t(x4, x6)
    x9 = papply(repeat, x6, x8)
    x10 = lbind(subtract, x7)
    x11 = lbind(repeat, BLACK)
    x12 = compose(x11, x10)
    x13 = apply_t(x12, x8)
    O = papply(combine_t, x9, x13)
    return O


# Repeats the row at the top of the ranking of rows.
def solve_popularrow_2(S, I, C):
    x1 = get_common_rank(I, L1)
    x2 = height_t(I)
    O = repeat(x1, x2)
    return O


# Counts the colors and chooses between two turns.
def solve_evencolors_2(S, I, C):
    x1 = numcolors_t(I)
    x2 = even(x1)
    x3 = branch(x2, rot180, dmirror_t)
    O = x3(I)
    return O


# Chooses the number of the turn by the number of colors.
def solve_evencolors_5(S, I, C):
    x1 = palette_t(I)
    x2 = size_f(x1)
    x3 = even(x2)
    x4 = branch(x3, A5, A1)
    O = mir_rot_t(I, x4)
    return O


# Learns from the train pairs which turn or mirror to use.
def solve_turntable_2(S, I, C):
    x1 = a_mr(S)
    O = mir_rot_t(I, x1)
    return O


# Mirrors along the rising diagonal.
def solve_turntable_5(S, I, C):
    O = cmirror_t(I)
    return O


# Learns from the pairs that differ which color goes and which one comes.
def solve_freshpaint_2(S, I, C):
    x1 = dedupe_pair_tuple(S)
    x2 = rbind(get_nth_t, F0)
    x3 = c_iz_n(x1, p_g, x2)
    x4 = c_zo_n(x1, p_g, x2)
    O = replace(I, x3, x4)
    return O


# Compares the colors of all inputs with those of all outputs.
def solve_freshpaint_5(S, I, C):
    x1 = c_iz(S, p_g)
    x2 = c_zo(S, p_g)
    x3 = first_t(x1)
    x4 = last_t(x2)
    O = replace(I, x3, x4)
    return O


# Adds the mirror images of the red cells.
def solve_symmetrize_2(S, I, C):
    x1 = initset(hmirror_t)
    x2 = insert(vmirror_t, x1)
    x3 = insert(rot180, x2)
    x4 = rapply_f(x3, I)
    x5 = rbind(f_ofcolor, RED)
    x6 = mapply_f(x5, x4)
    O = fill(I, RED, x6)
    return O


# Adds the mirror images with a list of functions.
def solve_symmetrize_5(S, I, C):
    x1 = astuple(hmirror_t, vmirror_t)
    x2 = repeat(rot180, ONE)
    x3 = combine_t(x1, x2)
    x4 = rapply(x3, I)
    x5 = rbind(f_ofcolor, RED)
    x6 = mapply_t(x5, x4)
    O = fill(I, RED, x6)
    return O


# Shows the half with fewer black cells.
def solve_heavyside_2(S, I, C):
    x1 = hsplit(I, TWO)
    x2 = rbind(colorcount_t, BLACK)
    x3 = get_nth_by_key_t(x1, F0, x2)
    return x3


# Ranks the halves by the number of black cells and takes the last.
def solve_heavyside_5(S, I, C):
    x1 = lefthalf(I)
    x2 = righthalf(I)
    x3 = astuple(x1, x2)
    x4 = rbind(colorcount_t, BLACK)
    O = get_arg_rank(x3, x4, L1)
    return O


# Takes turns between the rows of the two halves.
def solve_zipperrows_2(S, I, C):
    x1 = vsplit(I, TWO)
    x2 = first(x1)
    x3 = last(x1)
    x4 = pair(x2, x3)
    O = merge_t(x4)
    return O


# Every cell of the first column paints the gray cells of its row.
def solve_rowkey_2(S, I, C):
    x1 = f_ofcolor(I, GRAY)
    x2 = vfrontier(ORIGIN)
    x3 = toobject(x2, I)
    x4 = lbind(intersection, x1)
    x5 = chain(x4, hfrontier, toij)
    x6 = fork(recolor_i, last_t, x5)
    x7 = mapply_f(x6, x3)
    O = paint(I, x7)
    return O


# Shows the panel whose colors include blue and red.
def solve_luckypanel_2(S, I, C):
    x1 = vsplit(I, THREE)
    x2 = lbind(contained, BLUE)
    x3 = lbind(contained, RED)
    x4 = fork(both, x2, x3)
    x5 = compose(x4, palette_t)
    O = extract(x1, x5)
    return O


# Swaps the two colors and shows the result next to the picture.
def solve_negative_2(S, I, C):
    x1 = p_g(I)
    x2 = mostcolor_t(I)
    x3 = other_t(x1, x2)
    x4 = switch(I, x2, x3)
    O = hconcat(I, x4)
    return O


# Keeps the colors at both ends of the ranking of color numbers.
def solve_highlow_2(S, I, C):
    x1 = palette_t(I)
    x2 = remove_f(BLACK, x1)
    x3 = get_rank(x2, F0)
    x4 = get_rank(x2, L1)
    x5 = shape_t(I)
    x6 = canvas(BLACK, x5)
    x7 = f_ofcolor(I, x3)
    x8 = f_ofcolor(I, x4)
    x9 = fill(x6, x3, x7)
    O = fill(x9, x4, x8)
    return O


# Blackens all colors but the least and the greatest number.
def solve_highlow_5(S, I, C):
    x1 = palette_t(I)
    x2 = remove(BLACK, x1)
    x3 = maximum(x2)
    x4 = minimum(x2)
    x5 = remove(x3, x2)
    x6 = remove(x4, x5)
    x7 = lbind(f_ofcolor, I)
    x8 = mapply(x7, x6)
    O = fill(I, BLACK, x8)
    return O


# Cuts out the middle field of nine.
def solve_middleninth_2(S, I, C):
    x1 = shape_t(I)
    x2 = divide(x1, THREE)
    O = crop(I, x2, x2)
    return O


# The middle panel of the middle band.
def solve_middleninth_5(S, I, C):
    x1 = vsplit(I, THREE)
    x2 = get_nth_t(x1, F1)
    x3 = hsplit(x2, THREE)
    O = get_nth_t(x3, L2)
    return O


# Orders the colors from rare to common.
def solve_colorladder_2(S, I, C):
    x1 = partition(I)
    x2 = order(x1, size_f)
    x3 = apply_t(leastcolor_f, x2)
    x4 = repeat(x3, ONE)
    O = dmirror_t(x4)
    return O


# Drops repeated rows, then repeated columns.
def solve_norepeats_2(S, I, C):
    x1 = compose(dedupe, dmirror_t)
    x2 = power(x1, TWO)
    O = x2(I)
    return O


# One quarter turn for each red cell.
def solve_spinbycount_2(S, I, C):
    x1 = colorcount_t(I, RED)
    x2 = power(rot90, x1)
    O = x2(I)
    return O


# Repeats the sprite to the right with one free column between.
def solve_echo_2(S, I, C):
    x1 = o_g(I, R3)
    x2 = merge_f(x1)
    x3 = width_o(x2)
    x4 = increment(x3)
    x5 = double(x4)
    x6 = add(x4, x5)
    x7 = tojvec(x4)
    x8 = tojvec(x5)
    x9 = tojvec(x6)
    x10 = shift(x2, x7)
    x11 = shift(x2, x8)
    x12 = shift(x2, x9)
    x13 = combine_f(x10, x11)
    x14 = combine_f(x13, x12)
    O = paint(I, x14)
    return O


# Draws the bounding box of every color.
def solve_boxbycolor_2(S, I, C):
    x1 = fgpartition(I)
    x2 = fork(recolor_i, color, box)
    x3 = mapply_f(x2, x1)
    O = underpaint(I, x3)
    return O


# Four gray lines, one step outside of the shape.
def solve_fencein_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_nth_f(x1, L1)
    x3 = uppermost_o(x2)
    x4 = leftmost_o(x2)
    x5 = astuple(x3, x4)
    x6 = decrement(x5)
    x7 = lowermost_o(x2)
    x8 = rightmost_o(x2)
    x9 = astuple(x7, x8)
    x10 = increment(x9)
    x11 = hfrontier(x6)
    x12 = vfrontier(x6)
    x13 = hfrontier(x10)
    x14 = vfrontier(x10)
    x15 = combine_f(x11, x12)
    x16 = combine_f(x13, x14)
    x17 = combine_f(x15, x16)
    O = fill(I, GRAY, x17)
    return O


# The same lines, found from the places of the rarest color.
def solve_fencein_5(S, I, C):
    x1 = leastcolor_t(I)
    x2 = f_ofcolor(I, x1)
    x3 = uppermost_i(x2)
    x4 = decrement(x3)
    x5 = toivec(x4)
    x6 = leftmost_i(x2)
    x7 = decrement(x6)
    x8 = tojvec(x7)
    x9 = lowermost_i(x2)
    x10 = increment(x9)
    x11 = toivec(x10)
    x12 = rightmost_i(x2)
    x13 = increment(x12)
    x14 = tojvec(x13)
    x15 = hfrontier(x5)
    x16 = vfrontier(x8)
    x17 = hfrontier(x11)
    x18 = vfrontier(x14)
    x19 = fill(I, GRAY, x15)
    x20 = fill(x19, GRAY, x16)
    x21 = fill(x20, GRAY, x17)
    O = fill(x21, GRAY, x18)
    return O


# Lines through two opposite corners of a box drawn around the shape.
def solve_fencein_6(S, I, C):
    x1 = fgpartition(I)
    x2 = merge_f(x1)
    x3 = outbox(x2)
    x4 = col_row(x3, R1)
    x5 = col_row(x3, R2)
    x6 = astuple(x4, x5)
    x7 = col_row(x3, R0)
    x8 = col_row(x3, R3)
    x9 = astuple(x7, x8)
    x10 = initset(x6)
    x11 = insert(x9, x10)
    x12 = fork(combine_f, hfrontier, vfrontier)
    x13 = mapply_f(x12, x11)
    O = fill(I, GRAY, x13)
    return O


# A cell in the color of the tallest shape.
def solve_tallest_2(S, I, C):
    x1 = o_g_tuple(I, R5)
    x2 = get_nth_by_key_t(x1, L1, height_o)
    x3 = color(x2)
    O = canvas(x3, UNITY)
    return O


# Finds the greatest height first, then the shape that has it.
def solve_tallest_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = valmax_f(x1, height_f)
    x3 = matcher(height_f, x2)
    x4 = extract(x1, x3)
    x5 = mostcolor_f(x4)
    O = canvas(x5, UNITY)
    return O


# Marks the cell half way between the two dots.
def solve_halfway_2(S, I, C):
    x1 = leastcolor_t(I)
    x2 = f_ofcolor(I, x1)
    x3 = first_f(x2)
    x4 = other_f(x2, x3)
    x5 = add(x3, x4)
    x6 = halve(x5)
    x7 = ascell(x6, RED)
    x8 = initset(x7)
    O = paint(I, x8)
    return O


# The red piece sinks one row into the water.
def solve_dive_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, RED)
    x3 = first_f(x2)
    x4 = f_ofcolor(I, BLUE)
    x5 = gravitate(x3, x4)
    x6 = crement(x5)
    O = move(I, x3, x6)
    return O


# The red dot makes a step toward the block.
def solve_nudge_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = f_ofcolor(I, RED)
    x3 = center(x1)
    x4 = first_f(x2)
    x5 = subtract(x3, x4)
    x6 = sign(x5)
    x7 = recolor_i(RED, x2)
    O = move(I, x7, x6)
    return O


# Sweeps away what is tiny or touches the border.
def solve_tidyup_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = matcher(size_f, ONE)
    x3 = rbind(bordering, I)
    x4 = fork(either, x2, x3)
    x5 = mfilter_f(x1, x4)
    O = cover(I, x5)
    return O


# Halos of three kinds.
def solve_halo_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = f_ofcolor(I, RED)
    x3 = f_ofcolor(I, GREEN)
    x4 = mapply_f(ineighbors, x1)
    x5 = mapply_f(neighbors, x2)
    x6 = mapply_f(dneighbors, x3)
    x7 = combine_f(x4, x5)
    x8 = combine_f(x7, x6)
    O = fill(I, YELLOW, x8)
    return O


# Each color shoots in its own direction.
def solve_signposts_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = rbind(shoot, UP)
    x3 = mapply_f(x2, x1)
    x4 = fill(I, BLUE, x3)
    x5 = f_ofcolor(I, RED)
    x6 = rbind(shoot, DOWN)
    x7 = mapply_f(x6, x5)
    x8 = fill(x4, RED, x7)
    x9 = f_ofcolor(I, GREEN)
    x10 = rbind(shoot, LEFT)
    x11 = mapply_f(x10, x9)
    x12 = fill(x8, GREEN, x11)
    x13 = f_ofcolor(I, YELLOW)
    x14 = rbind(shoot, RIGHT)
    x15 = mapply_f(x14, x13)
    O = fill(x12, YELLOW, x15)
    return O


# Each color flies along its own diagonal.
def solve_comets(S, I, C):
    x1 = f_ofcolor(I, MAGENTA)
    x2 = rbind(shoot, UP_RIGHT)
    x3 = mapply_f(x2, x1)
    x4 = fill(I, MAGENTA, x3)
    x5 = f_ofcolor(I, ORANGE)
    x6 = rbind(shoot, DOWN_LEFT)
    x7 = mapply_f(x6, x5)
    x8 = fill(x4, ORANGE, x7)
    x9 = f_ofcolor(I, CYAN)
    x10 = rbind(shoot, NEG_UNITY)
    x11 = mapply_f(x10, x9)
    x12 = fill(x8, CYAN, x11)
    x13 = f_ofcolor(I, BURGUNDY)
    x14 = rbind(shoot, UNITY)
    x15 = mapply_f(x14, x13)
    O = fill(x12, BURGUNDY, x15)
    return O


# A gray shadow falls on the free cells below and right of the shapes.
def solve_shadow_2(S, I, C):
    x1 = f_ofcolor(I, BLACK)
    x2 = asindices(I)
    x3 = difference(x2, x1)
    x4 = toindices_i(x3)
    x5 = shift(x4, UNITY)
    O = underfill(I, GRAY, x5)
    return O


# Lays the places of all shapes over each other.
def solve_stackup_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = compose(normalize_i, toindices)
    x3 = mapply_f(x2, x1)
    x4 = canvas(BLACK, THREE_BY_THREE)
    O = fill(x4, BLUE, x3)
    return O


# Moves all shapes to the corner, paints them and makes them blue.
def solve_stackup_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = apply(normalize, x1)
    x3 = merge(x2)
    x4 = canvas(BLACK, THREE_BY_THREE)
    x5 = toindices_o(x3)
    x6 = recolor_i(BLUE, x5)
    O = paint(x4, x6)
    return O


# Gray boxes with an edge in the color of the two dots.
def solve_cornerfill_2(S, I, C):
    x1 = fgpartition(I)
    x2 = mapply_f(backdrop, x1)
    x3 = underfill(I, GRAY, x2)
    x4 = fork(recolor_i, leastcolor_f, box)
    x5 = mapply_f(x4, x1)
    O = paint(x3, x5)
    return O


# Draws the edges first, in the color found in the set of colors, then fills in gray.
def solve_cornerfill_5(S, I, C):
    x1 = fgpartition(I)
    x2 = rbind(get_common_rank_f, F0)
    x3 = compose(x2, p_f)
    x4 = fork(recolor_i, x3, box)
    x5 = mapply_f(x4, x1)
    x6 = paint(I, x5)
    x7 = fork(difference, backdrop, box)
    x8 = mapply_f(x7, x1)
    O = fill(x6, GRAY, x8)
    return O


# Takes the corners off.
def solve_roundoff_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = mapply_f(corners, x1)
    O = cover(I, x2)
    return O


# Takes the corners off, one kind after the other.
def solve_roundoff_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = apply_f(toindices, x1)
    x3 = fork(astuple, ulcorner_i, lrcorner_i)
    x4 = fork(astuple, urcorner_i, llcorner_i)
    x5 = fork(combine_t, x3, x4)
    x6 = mapply_f(x5, x2)
    O = fill(I, BLACK, x6)
    return O


# Takes the corners off with a list of corner functions.
def solve_roundoff_6(S, I, C):
    x1 = o_g_t(I, R5)
    x2 = astuple(ulcorner, urcorner)
    x3 = astuple(llcorner, lrcorner)
    x4 = combine(x2, x3)
    x5 = lbind(rapply, x4)
    x6 = mapply(x5, x1)
    O = fill(I, BLACK, x6)
    return O


# Doubles the way from the blue to the red dot.
def solve_twicefar_2(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = f_ofcolor(I, RED)
    x3 = get_nth_f(x1, F0)
    x4 = get_nth_f(x2, F0)
    x5 = subtract(x4, x3)
    x6 = recolor_i(RED, x2)
    O = move(I, x6, x5)
    return O


# Green if the two halves are one and the same picture, else red.
def solve_twinhalves_2(S, I, C):
    x1 = vsplit(I, TWO)
    x2 = first_t(x1)
    x3 = last_t(x1)
    x4 = equality(x2, x3)
    x5 = c_branch(x4, GREEN, RED)
    O = canvas(x5, UNITY)
    return O


# Tall bars go two steps down, wide bars two steps to the right.
def solve_twosteps(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_nth_f(x1, F0)
    x3 = portrait_f(x2)
    x4 = branch(x3, TWO_BY_ZERO, ZERO_BY_TWO)
    O = move(I, x2, x4)
    return O


# Green for a crowd of more than ten blue cells, else red.
def solve_crowdcheck_2(S, I, C):
    x1 = colorcount_t(I, BLUE)
    x2 = greater(x1, TEN)
    x3 = c_branch(x2, GREEN, RED)
    O = canvas(x3, TWO_BY_TWO)
    return O


# Mirrors square pictures, flips the others.
def solve_squarecheck_2(S, I, C):
    x1 = square_t(I)
    x2 = branch(x1, A0, A1)
    O = mir_rot_t(I, x2)
    return O


# Flips the blue shapes along one diagonal, the red ones along the other.
def solve_leanover_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, BLUE)
    x3 = colorfilter(x1, RED)
    x4 = mapply_f(dmirror_o, x2)
    x5 = mapply_f(cmirror_o, x3)
    x6 = combine_f(x4, x5)
    x7 = merge_f(x1)
    x8 = cover(I, x7)
    O = paint(x8, x6)
    return O


# Flips the bare places of the shapes and paints them again.
def solve_leanover_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, BLUE)
    x3 = colorfilter(x1, RED)
    x4 = compose(dmirror_i, toindices)
    x5 = compose(cmirror_i, toindices)
    x6 = mapply_f(x4, x2)
    x7 = mapply_f(x5, x3)
    x8 = merge_f(x1)
    x9 = cover(I, x8)
    x10 = fill(x9, BLUE, x6)
    O = fill(x10, RED, x7)
    return O


# Flips whole shapes on an empty field.
def solve_leanover_6(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, BLUE)
    x3 = colorfilter(x1, RED)
    x4 = mapply(dmirror_f, x2)
    x5 = mapply(cmirror_f, x3)
    x6 = shape_t(I)
    x7 = canvas(BLACK, x6)
    x8 = paint(x7, x4)
    O = paint(x8, x5)
    return O


# Picks the ten cells one by one and lays them out in two rows.
def solve_dealout_2(S, I, C):
    x1 = first(I)
    x2 = get_nth_t(x1, F0)
    x3 = get_nth_t(x1, F1)
    x4 = get_nth_t(x1, F2)
    x5 = get_nth_t(x1, F3)
    x6 = get_nth_t(x1, F4)
    x7 = get_nth_t(x1, F5)
    x8 = get_nth_t(x1, F6)
    x9 = get_nth_t(x1, F7)
    x10 = get_nth_t(x1, F8)
    x11 = get_nth_t(x1, F9)
    x12 = astuple(x2, x4)
    x13 = astuple(x6, x8)
    x14 = repeat(x10, ONE)
    x15 = combine_t(x12, x13)
    x16 = combine_t(x15, x14)
    x17 = astuple(x3, x5)
    x18 = astuple(x7, x9)
    x19 = repeat(x11, ONE)
    x20 = combine_t(x17, x18)
    x21 = combine_t(x20, x19)
    O = astuple(x16, x21)
    return O


# The same, counted from the end of the row.
def solve_dealout_5(S, I, C):
    x1 = first(I)
    x2 = get_nth_t(x1, L10)
    x3 = get_nth_t(x1, L9)
    x4 = get_nth_t(x1, L8)
    x5 = get_nth_t(x1, L7)
    x6 = get_nth_t(x1, L6)
    x7 = get_nth_t(x1, L5)
    x8 = get_nth_t(x1, L4)
    x9 = get_nth_t(x1, L3)
    x10 = get_nth_t(x1, L2)
    x11 = get_nth_t(x1, L1)
    x12 = astuple(x2, x4)
    x13 = astuple(x6, x8)
    x14 = repeat(x10, ONE)
    x15 = combine_t(x12, x13)
    x16 = combine_t(x15, x14)
    x17 = astuple(x3, x5)
    x18 = astuple(x7, x9)
    x19 = repeat(x11, ONE)
    x20 = combine_t(x17, x18)
    x21 = combine_t(x20, x19)
    O = astuple(x16, x21)
    return O


# Nine minus the color, for every cell.
def solve_ninecomplement_2(S, I, C):
    x1 = rbind(add, NEG_NINE)
    x2 = compose(invert, x1)
    x3 = lbind(apply_t, x2)
    O = apply_t(x3, I)
    return O


# Swaps three pairs of colors.
def solve_masquerade_2(S, I, C):
    x1 = rbind(switch, SIX)
    x2 = x1(I, FOUR)
    x3 = rbind(switch, SEVEN)
    x4 = x3(x2, FIVE)
    O = switch(x4, EIGHT, NINE)
    return O


# Shifts one color after the other to the left.
def solve_driftaway_2(S, I, C):
    x1 = shape_t(I)
    x2 = canvas(BLACK, x1)
    x3 = f_ofcolor(I, FOUR)
    x4 = tojvec(NEG_FOUR)
    x5 = shift(x3, x4)
    x6 = fill(x2, FOUR, x5)
    x7 = f_ofcolor(I, FIVE)
    x8 = tojvec(NEG_FIVE)
    x9 = shift(x7, x8)
    x10 = fill(x6, FIVE, x9)
    x11 = f_ofcolor(I, SIX)
    x12 = tojvec(NEG_SIX)
    x13 = shift(x11, x12)
    x14 = fill(x10, SIX, x13)
    x15 = f_ofcolor(I, SEVEN)
    x16 = tojvec(NEG_SEVEN)
    x17 = shift(x15, x16)
    x18 = fill(x14, SEVEN, x17)
    x19 = f_ofcolor(I, EIGHT)
    x20 = tojvec(NEG_EIGHT)
    x21 = shift(x19, x20)
    O = fill(x18, EIGHT, x21)
    return O


# Drops the first three columns.
def solve_offcut_2(S, I, C):
    x1 = height_t(I)
    x2 = width_t(I)
    x3 = add(x2, NEG_THREE)
    x4 = astuple(x1, x3)
    x5 = tojvec(THREE)
    O = crop(I, x5, x4)
    return O


# Looks for the rarest size and keeps the shape that has it.
def solve_oddsize_2(S, I, C):
    x1 = o_g(I, R5)
    x2 = totuple(x1)
    x3 = apply_t(size_f, x2)
    x4 = leastcommon_t(x3)
    x5 = sizefilter_t(x2, x4)
    x6 = difference_t(x2, x5)
    x7 = merge_t(x6)
    O = cover(I, x7)
    return O


# The rarest of three panels.
def solve_oddpanel_7(S, I, C):
    x1 = hsplit(I, THREE)
    O = leastcommon(x1)
    return O


# The dividing lines share one color, found as the rarest of their colors.
def solve_squeeze_6(S, I, C):
    x1 = frontiers(I)
    x2 = merge_f(x1)
    x3 = palette_f(x2)
    x4 = leastcommon_f(x3)
    x5 = compress(I)
    O = replace(x5, BLACK, x4)
    return O


# Takes the tallest shape and shows its color.
def solve_tallest_6(S, I, C):
    x1 = o_g(I, R5)
    x2 = argmax(x1, height_f)
    x3 = get_color_rank_f(x2, F0)
    O = canvas(x3, UNITY)
    return O


# The shape whose height comes last in the ranking of heights.
def solve_tallest_7(S, I, C):
    x1 = o_g(I, R5)
    x2 = get_val_rank_f(x1, height_o, L1)
    x3 = matcher(height_o, x2)
    x4 = mfilter_f(x1, x3)
    x5 = color(x4)
    O = canvas(x5, UNITY)
    return O


# Divides by the first width in the ranking of widths.
def solve_pixelshrink_6(S, I, C):
    x1 = objects(I, T, F, F)
    x2 = get_val_rank(x1, width_o, F0)
    O = downscale(I, x2)
    return O


# Divides by the least width of any patch.
def solve_pixelshrink_7(S, I, C):
    x1 = lbind(objects, I)
    x2 = x1(T, F, F)
    x3 = valmin(x2, width_f)
    O = downscale(I, x3)
    return O


# Draws a line for each color on a canvas as wide as the longest line.
def solve_histogram_5(S, I, C):
    x1 = palette_t(I)
    x2 = remove_f(BLACK, x1)
    x3 = lbind(colorcount_t, I)
    x4 = valmax(x2, x3)
    x5 = compose(invert, x3)
    x6 = order(x2, x5)
    x7 = size_t(x6)
    x8 = interval(ZERO, x7, ONE)
    x9 = apply_t(toivec, x8)
    x10 = compose(decrement, x3)
    x11 = apply_t(x10, x6)
    x12 = pair(x8, x11)
    x13 = papply(connect, x9, x12)
    x14 = mpapply(recolor_i, x6, x13)
    x15 = astuple(x7, x4)
    x16 = canvas(BLACK, x15)
    O = paint(x16, x14)
    return O


# Compares the four sides of every shape with the four borders.
def solve_innerlights_5(S, I, C):
    x1 = o_g(I, R5)
    x2 = shape_t(I)
    x3 = decrement(x2)
    x4 = first_t(x3)
    x5 = last_t(x3)
    x6 = matcher(uppermost, ZERO)
    x7 = matcher(leftmost, ZERO)
    x8 = matcher(lowermost, x4)
    x9 = matcher(rightmost, x5)
    x10 = fork(either, x6, x7)
    x11 = fork(either, x8, x9)
    x12 = fork(either, x10, x11)
    x13 = mfilter_f(x1, x12)
    O = cover(I, x13)
    return O


# Mirrors tall shapes top to bottom and wide ones left to right.
def solve_flipshapes_7(S, I, C):
    x1 = o_g(I, R5)
    x2 = sfilter_f(x1, portrait_f)
    x3 = difference(x1, x2)
    x4 = mapply_f(hmirror_f, x2)
    x5 = mapply_f(vmirror_f, x3)
    x6 = merge_f(x1)
    x7 = cover(I, x6)
    x8 = paint(x7, x4)
    O = paint(x8, x5)
    return O


# Lays the towers on their side, sorts them and sets them up again.
def solve_towersort_5(S, I, C):
    x1 = rot90(I)
    x2 = lbind(remove, BLACK)
    x3 = compose(size, x2)
    x4 = order(x1, x3)
    O = rot270(x4)
    return O


# Steps against the direction in which the dot lies.
def solve_nudge_5(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = f_ofcolor(I, RED)
    x3 = position(x1, x2)
    x4 = multiply(x3, NEG_ONE)
    x5 = recolor_i(RED, x2)
    O = move(I, x5, x4)
    return O


# Green if blue cells are left after ten of them are taken away.
def solve_crowdcheck_5(S, I, C):
    x1 = f_ofcolor(I, BLUE)
    x2 = size_f(x1)
    x3 = add(x2, NEG_TEN)
    x4 = positive(x3)
    x5 = c_branch(x4, GREEN, RED)
    O = canvas(x5, TWO_BY_TWO)
    return O


# Wipes small specks, the background being divided into shapes as well.
def solve_denoise_6(S, I, C):
    x1 = o_g(I, R6)
    x2 = rbind(greater, TWO)
    x3 = chain(flip, x2, size_f)
    x4 = mfilter_f(x1, x3)
    O = cover(I, x4)
    return O


# Collects the red cells of four numbered mirror images.
def solve_symmetrize_6(S, I, C):
    x1 = lbind(mir_rot_t, I)
    x2 = astuple(A0, A2)
    x3 = astuple(A5, A7)
    x4 = combine_t(x2, x3)
    x5 = apply_t(x1, x4)
    x6 = rbind(f_ofcolor, RED)
    x7 = mapply_t(x6, x5)
    O = fill(I, RED, x7)
    return O


# Uses the numbered flips of shapes.
def solve_leanover_7(S, I, C):
    x1 = o_g(I, R5)
    x2 = colorfilter(x1, BLUE)
    x3 = difference(x1, x2)
    x4 = rbind(mir_rot_f, A1)
    x5 = rbind(mir_rot_f, A3)
    x6 = mapply_f(x4, x2)
    x7 = mapply_f(x5, x3)
    x8 = combine_f(x6, x7)
    x9 = merge_f(x1)
    x10 = cover(I, x9)
    O = paint(x10, x8)
    return O
