//! demo: 9392 steps, 225 outputs, 1130 scores. Content 9e85a3d4a9cf2a938fa6de4481227627.
//!
//! Made by `batt emit`. The steps stand once and serve both functions: a change there changes both.

use dsl::emitted::*;
use dsl_batch::{BatchBuilder, Device};

/// What happens when an op fails.
pub const POLICY: Policy = Policy::SafeDefault;

/// All outputs and scores for one sample.
#[must_use]
pub fn batt(sample: &Sample) -> Batt {
    let mut run = Run::new(sample, POLICY);
    steps(&mut run);
    run.finish()
}

/// All outputs and scores for every sample, computed on the device in one go.
#[must_use]
pub fn batt_batch(device: &Device, samples: &[Sample]) -> Vec<Batt> {
    let mut batch = BatchBuilder::new(POLICY);
    steps(&mut batch);
    batch.run(device, samples)
}

/// All steps, outputs and scores: `t[n]` is the value of step n.
fn steps(s: &mut dyn Steps) {
    let t = &mut [I; 9393];
    steps_1(s, t);
    steps_2(s, t);
    steps_3(s, t);
    steps_4(s, t);
    steps_5(s, t);
    steps_6(s, t);
    steps_7(s, t);
    steps_8(s, t);
    steps_9(s, t);
    steps_10(s, t);
    steps_11(s, t);
    steps_12(s, t);
    steps_13(s, t);
    steps_14(s, t);
    steps_15(s, t);
    steps_16(s, t);
    steps_17(s, t);
    steps_18(s, t);
    steps_19(s, t);
    steps_20(s, t);
    steps_21(s, t);
    steps_22(s, t);
    steps_23(s, t);
    steps_24(s, t);
    steps_25(s, t);
    steps_26(s, t);
    steps_27(s, t);
    steps_28(s, t);
    steps_29(s, t);
    steps_30(s, t);
    steps_31(s, t);
    steps_32(s, t);
    steps_33(s, t);
    steps_34(s, t);
    steps_35(s, t);
    steps_36(s, t);
    steps_37(s, t);
    steps_38(s, t);
    steps_39(s, t);
    steps_40(s, t);
    steps_41(s, t);
    steps_42(s, t);
    steps_43(s, t);
    steps_44(s, t);
    steps_45(s, t);
    steps_46(s, t);
    steps_47(s, t);
    outputs(s, t);
}

fn steps_1(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samepalette, x1 of evencolors_5, x1 of highlow_2 and 2 more
    t[1] = s.tok(&PALETTE_T, &[I]);
    // x2 of samepalette
    t[2] = s.tok(&PALETTE_T, &[C]);
    // x3 of samepalette
    t[3] = s.tok(&DIFFERENCE, &[t[1], t[2]]);
    // x4 of samepalette
    t[4] = s.tok(&DIFFERENCE, &[t[2], t[1]]);
    // x5 of samepalette
    t[5] = s.tok(&COMBINE_F, &[t[3], t[4]]);
    // x6 of samepalette
    t[6] = s.tok(&SIZE, &[t[5]]);
    // x7 of samepalette
    t[7] = s.tok(&MULTIPLY, &[t[6], Int(100)]);
    // x8 of samepalette
    t[8] = s.tok(&SUBTRACT, &[Int(1000), t[7]]);
    // x9 of samepalette
    t[9] = s.tok(&ASTUPLE, &[t[8], t[5]]);
    // x1 of samecells
    t[10] = s.tok(&CELLWISE, &[C, I, Int(-1)]);
    // x2 of samecells
    t[11] = s.tok(&OFCOLOR, &[t[10], Int(-1)]);
    // x3 of samecells
    t[12] = s.tok(&ASINDICES, &[C]);
    // x4 of samecells
    t[13] = s.tok(&DIFFERENCE, &[t[12], t[11]]);
    // x5 of samecells
    t[14] = s.tok(&SIZE, &[t[13]]);
    // x6 of samecells
    t[15] = s.tok(&MULTIPLY, &[t[14], Int(1000)]);
    // x7 of samecells
    t[16] = s.tok(&SIZE, &[t[12]]);
    // x8 of samecells
    t[17] = s.tok(&DIVIDE, &[t[15], t[16]]);
    // x9 of samecells
    t[18] = s.tok(&ASTUPLE, &[t[17], t[11]]);
    // x1 of sameshape, x4 of keepbiggest_2, x11 of flipshapes_5 and 5 more
    t[19] = s.tok(&SHAPE_T, &[I]);
    // x2 of sameshape
    t[20] = s.tok(&SHAPE_T, &[C]);
    // x3 of sameshape
    t[21] = s.tok(&SUBTRACT, &[t[19], t[20]]);
    // x4 of sameshape
    t[22] = s.tok(&INVERT, &[t[21]]);
    // x5 of sameshape
    t[23] = s.tok(&COMBINE_T, &[t[21], t[22]]);
    // x6 of sameshape
    t[24] = s.tok(&MAXIMUM, &[t[23]]);
    // x7 of sameshape
    t[25] = s.tok(&MULTIPLY, &[t[24], Int(100)]);
    // x8 of sameshape
    t[26] = s.tok(&SUBTRACT, &[Int(1000), t[25]]);
    // x9 of sameshape
    t[27] = s.tok(&ASTUPLE, &[t[26], t[20]]);
    // x1 of sameshapes
    t[28] = s.tok(&RBIND, &[Arg::tok(&O_G), Int(5)]);
    // x2 of sameshapes
    t[29] = s.call(t[28], &[I]);
    // x3 of sameshapes
    t[30] = s.call(t[28], &[C]);
    // x4 of sameshapes
    t[31] = s.tok(&INTERSECTION, &[t[29], t[30]]);
    // x5 of sameshapes
    t[32] = s.tok(&DIFFERENCE, &[t[30], t[29]]);
    // x6 of sameshapes
    t[33] = s.tok(&SIZE, &[t[31]]);
    // x7 of sameshapes
    t[34] = s.tok(&SIZE, &[t[32]]);
    // x8 of sameshapes
    t[35] = s.tok(&SUBTRACT, &[t[33], t[34]]);
    // x9 of sameshapes
    t[36] = s.tok(&MULTIPLY, &[t[35], Int(100)]);
    // x10 of sameshapes
    t[37] = s.tok(&ASTUPLE, &[t[36], t[32]]);
    // x1 of samebackground, x6 of denoise_5, x2 of bullseye_5 and 1 more
    t[38] = s.tok(&MOSTCOLOR_T, &[I]);
    // x2 of samebackground
    t[39] = s.tok(&MOSTCOLOR_T, &[C]);
    // x3 of samebackground
    t[40] = s.tok(&EQUALITY, &[t[38], t[39]]);
    // x4 of samebackground
    t[41] = s.tok(&BRANCH, &[t[40], Int(1000), Int(0)]);
    // x5 of samebackground
    t[42] = s.tok(&ASTUPLE, &[t[38], t[39]]);
    // x6 of samebackground
    t[43] = s.tok(&ASTUPLE, &[t[41], t[42]]);
    // x1 of mirrorwall
    t[44] = s.arc(&VMIRROR, &[I]);
    // x2 of mirrorwall, x4 of pinwheel, x7 of wallpaper and 1 more
    t[45] = s.arc(&HEIGHT, &[I]);
    // x3 of mirrorwall, x5 of pinwheel
    t[46] = s.arc(&ASTUPLE, &[t[45], Int(1)]);
    // x4 of mirrorwall, x6 of pinwheel
    t[47] = s.arc(&CANVAS, &[Int(5), t[46]]);
    // x5 of mirrorwall, x7 of pinwheel
    t[48] = s.arc(&HCONCAT, &[I, t[47]]);
    // O of mirrorwall
    t[49] = s.arc(&HCONCAT, &[t[48], t[44]]);
    // x1 of samepalette
    t[50] = s.tok(&PALETTE_T, &[t[49]]);
    // x3 of samepalette
    t[51] = s.tok(&DIFFERENCE, &[t[50], t[2]]);
    // x4 of samepalette
    t[52] = s.tok(&DIFFERENCE, &[t[2], t[50]]);
    // x5 of samepalette
    t[53] = s.tok(&COMBINE_F, &[t[51], t[52]]);
    // x6 of samepalette
    t[54] = s.tok(&SIZE, &[t[53]]);
    // x7 of samepalette
    t[55] = s.tok(&MULTIPLY, &[t[54], Int(100)]);
    // x8 of samepalette
    t[56] = s.tok(&SUBTRACT, &[Int(1000), t[55]]);
    // x9 of samepalette
    t[57] = s.tok(&ASTUPLE, &[t[56], t[53]]);
    // x1 of samecells
    t[58] = s.tok(&CELLWISE, &[C, t[49], Int(-1)]);
    // x2 of samecells
    t[59] = s.tok(&OFCOLOR, &[t[58], Int(-1)]);
    // x4 of samecells
    t[60] = s.tok(&DIFFERENCE, &[t[12], t[59]]);
    // x5 of samecells
    t[61] = s.tok(&SIZE, &[t[60]]);
    // x6 of samecells
    t[62] = s.tok(&MULTIPLY, &[t[61], Int(1000)]);
    // x8 of samecells
    t[63] = s.tok(&DIVIDE, &[t[62], t[16]]);
    // x9 of samecells
    t[64] = s.tok(&ASTUPLE, &[t[63], t[59]]);
    // x1 of sameshape
    t[65] = s.tok(&SHAPE_T, &[t[49]]);
    // x3 of sameshape
    t[66] = s.tok(&SUBTRACT, &[t[65], t[20]]);
    // x4 of sameshape
    t[67] = s.tok(&INVERT, &[t[66]]);
    // x5 of sameshape
    t[68] = s.tok(&COMBINE_T, &[t[66], t[67]]);
    // x6 of sameshape
    t[69] = s.tok(&MAXIMUM, &[t[68]]);
    // x7 of sameshape
    t[70] = s.tok(&MULTIPLY, &[t[69], Int(100)]);
    // x8 of sameshape
    t[71] = s.tok(&SUBTRACT, &[Int(1000), t[70]]);
    // x9 of sameshape
    t[72] = s.tok(&ASTUPLE, &[t[71], t[20]]);
    // x2 of sameshapes
    t[73] = s.call(t[28], &[t[49]]);
    // x4 of sameshapes
    t[74] = s.tok(&INTERSECTION, &[t[73], t[30]]);
    // x5 of sameshapes
    t[75] = s.tok(&DIFFERENCE, &[t[30], t[73]]);
    // x6 of sameshapes
    t[76] = s.tok(&SIZE, &[t[74]]);
    // x7 of sameshapes
    t[77] = s.tok(&SIZE, &[t[75]]);
    // x8 of sameshapes
    t[78] = s.tok(&SUBTRACT, &[t[76], t[77]]);
    // x9 of sameshapes
    t[79] = s.tok(&MULTIPLY, &[t[78], Int(100)]);
    // x10 of sameshapes
    t[80] = s.tok(&ASTUPLE, &[t[79], t[75]]);
    // x1 of samebackground
    t[81] = s.tok(&MOSTCOLOR_T, &[t[49]]);
    // x3 of samebackground
    t[82] = s.tok(&EQUALITY, &[t[81], t[39]]);
    // x4 of samebackground
    t[83] = s.tok(&BRANCH, &[t[82], Int(1000), Int(0)]);
    // x5 of samebackground
    t[84] = s.tok(&ASTUPLE, &[t[81], t[39]]);
    // x6 of samebackground
    t[85] = s.tok(&ASTUPLE, &[t[83], t[84]]);
    // x1 of keepbiggest, x1 of keepbiggest_4, x1 of framesquares and 25 more
    t[86] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of keepbiggest, x2 of extremes
    t[87] = s.arc(&ARGMAX, &[t[86], Arg::arc(&SIZE)]);
    // x3 of keepbiggest, x4 of keepbiggest_4, x1 of swapcrowd and 1 more
    t[88] = s.arc(&MOSTCOLOR, &[I]);
    // x4 of keepbiggest, x5 of keepbiggest_4, x5 of stepaside and 3 more
    t[89] = s.arc(&SHAPE, &[I]);
    // x5 of keepbiggest, x6 of keepbiggest_4
    t[90] = s.arc(&CANVAS, &[t[88], t[89]]);
    // O of keepbiggest
    t[91] = s.arc(&PAINT, &[t[90], t[87]]);
    // x1 of samepalette
    t[92] = s.tok(&PALETTE_T, &[t[91]]);
    // x3 of samepalette
    t[93] = s.tok(&DIFFERENCE, &[t[92], t[2]]);
    // x4 of samepalette
    t[94] = s.tok(&DIFFERENCE, &[t[2], t[92]]);
    // x5 of samepalette
    t[95] = s.tok(&COMBINE_F, &[t[93], t[94]]);
    // x6 of samepalette
    t[96] = s.tok(&SIZE, &[t[95]]);
    // x7 of samepalette
    t[97] = s.tok(&MULTIPLY, &[t[96], Int(100)]);
    // x8 of samepalette
    t[98] = s.tok(&SUBTRACT, &[Int(1000), t[97]]);
    // x9 of samepalette
    t[99] = s.tok(&ASTUPLE, &[t[98], t[95]]);
    // x1 of samecells
    t[100] = s.tok(&CELLWISE, &[C, t[91], Int(-1)]);
    // x2 of samecells
    t[101] = s.tok(&OFCOLOR, &[t[100], Int(-1)]);
    // x4 of samecells
    t[102] = s.tok(&DIFFERENCE, &[t[12], t[101]]);
    // x5 of samecells
    t[103] = s.tok(&SIZE, &[t[102]]);
    // x6 of samecells
    t[104] = s.tok(&MULTIPLY, &[t[103], Int(1000)]);
    // x8 of samecells
    t[105] = s.tok(&DIVIDE, &[t[104], t[16]]);
    // x9 of samecells
    t[106] = s.tok(&ASTUPLE, &[t[105], t[101]]);
    // x1 of sameshape
    t[107] = s.tok(&SHAPE_T, &[t[91]]);
    // x3 of sameshape
    t[108] = s.tok(&SUBTRACT, &[t[107], t[20]]);
    // x4 of sameshape
    t[109] = s.tok(&INVERT, &[t[108]]);
    // x5 of sameshape
    t[110] = s.tok(&COMBINE_T, &[t[108], t[109]]);
    // x6 of sameshape
    t[111] = s.tok(&MAXIMUM, &[t[110]]);
    // x7 of sameshape
    t[112] = s.tok(&MULTIPLY, &[t[111], Int(100)]);
    // x8 of sameshape
    t[113] = s.tok(&SUBTRACT, &[Int(1000), t[112]]);
    // x9 of sameshape
    t[114] = s.tok(&ASTUPLE, &[t[113], t[20]]);
    // x2 of sameshapes
    t[115] = s.call(t[28], &[t[91]]);
    // x4 of sameshapes
    t[116] = s.tok(&INTERSECTION, &[t[115], t[30]]);
    // x5 of sameshapes
    t[117] = s.tok(&DIFFERENCE, &[t[30], t[115]]);
    // x6 of sameshapes
    t[118] = s.tok(&SIZE, &[t[116]]);
    // x7 of sameshapes
    t[119] = s.tok(&SIZE, &[t[117]]);
    // x8 of sameshapes
    t[120] = s.tok(&SUBTRACT, &[t[118], t[119]]);
    // x9 of sameshapes
    t[121] = s.tok(&MULTIPLY, &[t[120], Int(100)]);
    // x10 of sameshapes
    t[122] = s.tok(&ASTUPLE, &[t[121], t[117]]);
    // x1 of samebackground
    t[123] = s.tok(&MOSTCOLOR_T, &[t[91]]);
    // x3 of samebackground
    t[124] = s.tok(&EQUALITY, &[t[123], t[39]]);
    // x4 of samebackground
    t[125] = s.tok(&BRANCH, &[t[124], Int(1000), Int(0)]);
    // x5 of samebackground
    t[126] = s.tok(&ASTUPLE, &[t[123], t[39]]);
    // x6 of samebackground
    t[127] = s.tok(&ASTUPLE, &[t[125], t[126]]);
    // x2 of keepbiggest_4
    t[128] = s.arc(&FORK, &[Arg::arc(&MULTIPLY), Arg::arc(&HEIGHT), Arg::arc(&WIDTH)]);
    // x3 of keepbiggest_4
    t[129] = s.arc(&ARGMAX, &[t[86], t[128]]);
    // O of keepbiggest_4
    t[130] = s.arc(&PAINT, &[t[90], t[129]]);
    // x1 of samepalette
    t[131] = s.tok(&PALETTE_T, &[t[130]]);
    // x3 of samepalette
    t[132] = s.tok(&DIFFERENCE, &[t[131], t[2]]);
    // x4 of samepalette
    t[133] = s.tok(&DIFFERENCE, &[t[2], t[131]]);
    // x5 of samepalette
    t[134] = s.tok(&COMBINE_F, &[t[132], t[133]]);
    // x6 of samepalette
    t[135] = s.tok(&SIZE, &[t[134]]);
    // x7 of samepalette
    t[136] = s.tok(&MULTIPLY, &[t[135], Int(100)]);
    // x8 of samepalette
    t[137] = s.tok(&SUBTRACT, &[Int(1000), t[136]]);
    // x9 of samepalette
    t[138] = s.tok(&ASTUPLE, &[t[137], t[134]]);
    // x1 of samecells
    t[139] = s.tok(&CELLWISE, &[C, t[130], Int(-1)]);
    // x2 of samecells
    t[140] = s.tok(&OFCOLOR, &[t[139], Int(-1)]);
    // x4 of samecells
    t[141] = s.tok(&DIFFERENCE, &[t[12], t[140]]);
    // x5 of samecells
    t[142] = s.tok(&SIZE, &[t[141]]);
    // x6 of samecells
    t[143] = s.tok(&MULTIPLY, &[t[142], Int(1000)]);
    // x8 of samecells
    t[144] = s.tok(&DIVIDE, &[t[143], t[16]]);
    // x9 of samecells
    t[145] = s.tok(&ASTUPLE, &[t[144], t[140]]);
    // x1 of sameshape
    t[146] = s.tok(&SHAPE_T, &[t[130]]);
    // x3 of sameshape
    t[147] = s.tok(&SUBTRACT, &[t[146], t[20]]);
    // x4 of sameshape
    t[148] = s.tok(&INVERT, &[t[147]]);
    // x5 of sameshape
    t[149] = s.tok(&COMBINE_T, &[t[147], t[148]]);
    // x6 of sameshape
    t[150] = s.tok(&MAXIMUM, &[t[149]]);
    // x7 of sameshape
    t[151] = s.tok(&MULTIPLY, &[t[150], Int(100)]);
    // x8 of sameshape
    t[152] = s.tok(&SUBTRACT, &[Int(1000), t[151]]);
    // x9 of sameshape
    t[153] = s.tok(&ASTUPLE, &[t[152], t[20]]);
    // x2 of sameshapes
    t[154] = s.call(t[28], &[t[130]]);
    // x4 of sameshapes
    t[155] = s.tok(&INTERSECTION, &[t[154], t[30]]);
    // x5 of sameshapes
    t[156] = s.tok(&DIFFERENCE, &[t[30], t[154]]);
    // x6 of sameshapes
    t[157] = s.tok(&SIZE, &[t[155]]);
    // x7 of sameshapes
    t[158] = s.tok(&SIZE, &[t[156]]);
    // x8 of sameshapes
    t[159] = s.tok(&SUBTRACT, &[t[157], t[158]]);
    // x9 of sameshapes
    t[160] = s.tok(&MULTIPLY, &[t[159], Int(100)]);
    // x10 of sameshapes
    t[161] = s.tok(&ASTUPLE, &[t[160], t[156]]);
    // x1 of samebackground
    t[162] = s.tok(&MOSTCOLOR_T, &[t[130]]);
    // x3 of samebackground
    t[163] = s.tok(&EQUALITY, &[t[162], t[39]]);
    // x4 of samebackground
    t[164] = s.tok(&BRANCH, &[t[163], Int(1000), Int(0)]);
    // x5 of samebackground
    t[165] = s.tok(&ASTUPLE, &[t[162], t[39]]);
    // x6 of samebackground
    t[166] = s.tok(&ASTUPLE, &[t[164], t[165]]);
    // x1 of gravitywell, x1 of heavyside
    t[167] = s.arc(&LEFTHALF, &[I]);
    // x2 of gravitywell, x2 of heavyside
    t[168] = s.arc(&RIGHTHALF, &[I]);
    // x3 of gravitywell
    t[169] = s.arc(&RBIND, &[Arg::arc(&ORDER), Arg::arc(&POSITIVE)]);
    // x4 of gravitywell
    t[170] = s.arc(&COMPOSE, &[Arg::arc(&FLIP), Arg::arc(&POSITIVE)]);
    // x5 of gravitywell
    t[171] = s.arc(&RBIND, &[Arg::arc(&ORDER), t[170]]);
    // x6 of gravitywell
    t[172] = s.arc(&APPLY, &[t[169], t[167]]);
    // x7 of gravitywell
    t[173] = s.arc(&APPLY, &[t[171], t[168]]);
    // O of gravitywell
    t[174] = s.arc(&HCONCAT, &[t[172], t[173]]);
    // x1 of samepalette
    t[175] = s.tok(&PALETTE_T, &[t[174]]);
    // x3 of samepalette
    t[176] = s.tok(&DIFFERENCE, &[t[175], t[2]]);
    // x4 of samepalette
    t[177] = s.tok(&DIFFERENCE, &[t[2], t[175]]);
    // x5 of samepalette
    t[178] = s.tok(&COMBINE_F, &[t[176], t[177]]);
    // x6 of samepalette
    t[179] = s.tok(&SIZE, &[t[178]]);
    // x7 of samepalette
    t[180] = s.tok(&MULTIPLY, &[t[179], Int(100)]);
    // x8 of samepalette
    t[181] = s.tok(&SUBTRACT, &[Int(1000), t[180]]);
    // x9 of samepalette
    t[182] = s.tok(&ASTUPLE, &[t[181], t[178]]);
    // x1 of samecells
    t[183] = s.tok(&CELLWISE, &[C, t[174], Int(-1)]);
    // x2 of samecells
    t[184] = s.tok(&OFCOLOR, &[t[183], Int(-1)]);
    // x4 of samecells
    t[185] = s.tok(&DIFFERENCE, &[t[12], t[184]]);
    // x5 of samecells
    t[186] = s.tok(&SIZE, &[t[185]]);
    // x6 of samecells
    t[187] = s.tok(&MULTIPLY, &[t[186], Int(1000)]);
    // x8 of samecells
    t[188] = s.tok(&DIVIDE, &[t[187], t[16]]);
    // x9 of samecells
    t[189] = s.tok(&ASTUPLE, &[t[188], t[184]]);
    // x1 of sameshape
    t[190] = s.tok(&SHAPE_T, &[t[174]]);
    // x3 of sameshape
    t[191] = s.tok(&SUBTRACT, &[t[190], t[20]]);
    // x4 of sameshape
    t[192] = s.tok(&INVERT, &[t[191]]);
    // x5 of sameshape
    t[193] = s.tok(&COMBINE_T, &[t[191], t[192]]);
    // x6 of sameshape
    t[194] = s.tok(&MAXIMUM, &[t[193]]);
    // x7 of sameshape
    t[195] = s.tok(&MULTIPLY, &[t[194], Int(100)]);
    // x8 of sameshape
    t[196] = s.tok(&SUBTRACT, &[Int(1000), t[195]]);
    // x9 of sameshape
    t[197] = s.tok(&ASTUPLE, &[t[196], t[20]]);
    // x2 of sameshapes
    t[198] = s.call(t[28], &[t[174]]);
    // x4 of sameshapes
    t[199] = s.tok(&INTERSECTION, &[t[198], t[30]]);
    // x5 of sameshapes
    t[200] = s.tok(&DIFFERENCE, &[t[30], t[198]]);
}

fn steps_2(s: &mut dyn Steps, t: &mut [Arg]) {
    // x6 of sameshapes
    t[201] = s.tok(&SIZE, &[t[199]]);
    // x7 of sameshapes
    t[202] = s.tok(&SIZE, &[t[200]]);
    // x8 of sameshapes
    t[203] = s.tok(&SUBTRACT, &[t[201], t[202]]);
    // x9 of sameshapes
    t[204] = s.tok(&MULTIPLY, &[t[203], Int(100)]);
    // x10 of sameshapes
    t[205] = s.tok(&ASTUPLE, &[t[204], t[200]]);
    // x1 of samebackground
    t[206] = s.tok(&MOSTCOLOR_T, &[t[174]]);
    // x3 of samebackground
    t[207] = s.tok(&EQUALITY, &[t[206], t[39]]);
    // x4 of samebackground
    t[208] = s.tok(&BRANCH, &[t[207], Int(1000), Int(0)]);
    // x5 of samebackground
    t[209] = s.tok(&ASTUPLE, &[t[206], t[39]]);
    // x6 of samebackground
    t[210] = s.tok(&ASTUPLE, &[t[208], t[209]]);
    // x1 of towersort, x1 of pinwheel
    t[211] = s.arc(&ROT90, &[I]);
    // x2 of towersort
    t[212] = s.arc(&LBIND, &[Arg::arc(&REMOVE), Int(0)]);
    // x3 of towersort
    t[213] = s.arc(&COMPOSE, &[Arg::arc(&SIZE), t[212]]);
    // x4 of towersort
    t[214] = s.arc(&ORDER, &[t[211], t[213]]);
    // O of towersort
    t[215] = s.arc(&ROT270, &[t[214]]);
    // x1 of samepalette
    t[216] = s.tok(&PALETTE_T, &[t[215]]);
    // x3 of samepalette
    t[217] = s.tok(&DIFFERENCE, &[t[216], t[2]]);
    // x4 of samepalette
    t[218] = s.tok(&DIFFERENCE, &[t[2], t[216]]);
    // x5 of samepalette
    t[219] = s.tok(&COMBINE_F, &[t[217], t[218]]);
    // x6 of samepalette
    t[220] = s.tok(&SIZE, &[t[219]]);
    // x7 of samepalette
    t[221] = s.tok(&MULTIPLY, &[t[220], Int(100)]);
    // x8 of samepalette
    t[222] = s.tok(&SUBTRACT, &[Int(1000), t[221]]);
    // x9 of samepalette
    t[223] = s.tok(&ASTUPLE, &[t[222], t[219]]);
    // x1 of samecells
    t[224] = s.tok(&CELLWISE, &[C, t[215], Int(-1)]);
    // x2 of samecells
    t[225] = s.tok(&OFCOLOR, &[t[224], Int(-1)]);
    // x4 of samecells
    t[226] = s.tok(&DIFFERENCE, &[t[12], t[225]]);
    // x5 of samecells
    t[227] = s.tok(&SIZE, &[t[226]]);
    // x6 of samecells
    t[228] = s.tok(&MULTIPLY, &[t[227], Int(1000)]);
    // x8 of samecells
    t[229] = s.tok(&DIVIDE, &[t[228], t[16]]);
    // x9 of samecells
    t[230] = s.tok(&ASTUPLE, &[t[229], t[225]]);
    // x1 of sameshape
    t[231] = s.tok(&SHAPE_T, &[t[215]]);
    // x3 of sameshape
    t[232] = s.tok(&SUBTRACT, &[t[231], t[20]]);
    // x4 of sameshape
    t[233] = s.tok(&INVERT, &[t[232]]);
    // x5 of sameshape
    t[234] = s.tok(&COMBINE_T, &[t[232], t[233]]);
    // x6 of sameshape
    t[235] = s.tok(&MAXIMUM, &[t[234]]);
    // x7 of sameshape
    t[236] = s.tok(&MULTIPLY, &[t[235], Int(100)]);
    // x8 of sameshape
    t[237] = s.tok(&SUBTRACT, &[Int(1000), t[236]]);
    // x9 of sameshape
    t[238] = s.tok(&ASTUPLE, &[t[237], t[20]]);
    // x2 of sameshapes
    t[239] = s.call(t[28], &[t[215]]);
    // x4 of sameshapes
    t[240] = s.tok(&INTERSECTION, &[t[239], t[30]]);
    // x5 of sameshapes
    t[241] = s.tok(&DIFFERENCE, &[t[30], t[239]]);
    // x6 of sameshapes
    t[242] = s.tok(&SIZE, &[t[240]]);
    // x7 of sameshapes
    t[243] = s.tok(&SIZE, &[t[241]]);
    // x8 of sameshapes
    t[244] = s.tok(&SUBTRACT, &[t[242], t[243]]);
    // x9 of sameshapes
    t[245] = s.tok(&MULTIPLY, &[t[244], Int(100)]);
    // x10 of sameshapes
    t[246] = s.tok(&ASTUPLE, &[t[245], t[241]]);
    // x1 of samebackground
    t[247] = s.tok(&MOSTCOLOR_T, &[t[215]]);
    // x3 of samebackground
    t[248] = s.tok(&EQUALITY, &[t[247], t[39]]);
    // x4 of samebackground
    t[249] = s.tok(&BRANCH, &[t[248], Int(1000), Int(0)]);
    // x5 of samebackground
    t[250] = s.tok(&ASTUPLE, &[t[247], t[39]]);
    // x6 of samebackground
    t[251] = s.tok(&ASTUPLE, &[t[249], t[250]]);
    // x1 of paintbydot, x1 of echo, x1 of paintbydot_3
    t[252] = s.arc(&OBJECTS, &[I, Int(0), Int(1), Int(1)]);
    // x2 of paintbydot
    t[253] = s.arc(&FORK, &[Arg::arc(&RECOLOR), Arg::arc(&LEASTCOLOR), Arg::arc(&IDENTITY)]);
    // x3 of paintbydot
    t[254] = s.arc(&MAPPLY, &[t[253], t[252]]);
    // O of paintbydot
    t[255] = s.arc(&PAINT, &[I, t[254]]);
    // x1 of samepalette
    t[256] = s.tok(&PALETTE_T, &[t[255]]);
    // x3 of samepalette
    t[257] = s.tok(&DIFFERENCE, &[t[256], t[2]]);
    // x4 of samepalette
    t[258] = s.tok(&DIFFERENCE, &[t[2], t[256]]);
    // x5 of samepalette
    t[259] = s.tok(&COMBINE_F, &[t[257], t[258]]);
    // x6 of samepalette
    t[260] = s.tok(&SIZE, &[t[259]]);
    // x7 of samepalette
    t[261] = s.tok(&MULTIPLY, &[t[260], Int(100)]);
    // x8 of samepalette
    t[262] = s.tok(&SUBTRACT, &[Int(1000), t[261]]);
    // x9 of samepalette
    t[263] = s.tok(&ASTUPLE, &[t[262], t[259]]);
    // x1 of samecells
    t[264] = s.tok(&CELLWISE, &[C, t[255], Int(-1)]);
    // x2 of samecells
    t[265] = s.tok(&OFCOLOR, &[t[264], Int(-1)]);
    // x4 of samecells
    t[266] = s.tok(&DIFFERENCE, &[t[12], t[265]]);
    // x5 of samecells
    t[267] = s.tok(&SIZE, &[t[266]]);
    // x6 of samecells
    t[268] = s.tok(&MULTIPLY, &[t[267], Int(1000)]);
    // x8 of samecells
    t[269] = s.tok(&DIVIDE, &[t[268], t[16]]);
    // x9 of samecells
    t[270] = s.tok(&ASTUPLE, &[t[269], t[265]]);
    // x1 of sameshape
    t[271] = s.tok(&SHAPE_T, &[t[255]]);
    // x3 of sameshape
    t[272] = s.tok(&SUBTRACT, &[t[271], t[20]]);
    // x4 of sameshape
    t[273] = s.tok(&INVERT, &[t[272]]);
    // x5 of sameshape
    t[274] = s.tok(&COMBINE_T, &[t[272], t[273]]);
    // x6 of sameshape
    t[275] = s.tok(&MAXIMUM, &[t[274]]);
    // x7 of sameshape
    t[276] = s.tok(&MULTIPLY, &[t[275], Int(100)]);
    // x8 of sameshape
    t[277] = s.tok(&SUBTRACT, &[Int(1000), t[276]]);
    // x9 of sameshape
    t[278] = s.tok(&ASTUPLE, &[t[277], t[20]]);
    // x2 of sameshapes
    t[279] = s.call(t[28], &[t[255]]);
    // x4 of sameshapes
    t[280] = s.tok(&INTERSECTION, &[t[279], t[30]]);
    // x5 of sameshapes
    t[281] = s.tok(&DIFFERENCE, &[t[30], t[279]]);
    // x6 of sameshapes
    t[282] = s.tok(&SIZE, &[t[280]]);
    // x7 of sameshapes
    t[283] = s.tok(&SIZE, &[t[281]]);
    // x8 of sameshapes
    t[284] = s.tok(&SUBTRACT, &[t[282], t[283]]);
    // x9 of sameshapes
    t[285] = s.tok(&MULTIPLY, &[t[284], Int(100)]);
    // x10 of sameshapes
    t[286] = s.tok(&ASTUPLE, &[t[285], t[281]]);
    // x1 of samebackground
    t[287] = s.tok(&MOSTCOLOR_T, &[t[255]]);
    // x3 of samebackground
    t[288] = s.tok(&EQUALITY, &[t[287], t[39]]);
    // x4 of samebackground
    t[289] = s.tok(&BRANCH, &[t[288], Int(1000), Int(0)]);
    // x5 of samebackground
    t[290] = s.tok(&ASTUPLE, &[t[287], t[39]]);
    // x6 of samebackground
    t[291] = s.tok(&ASTUPLE, &[t[289], t[290]]);
    // x2 of framesquares
    t[292] = s.arc(&SFILTER, &[t[86], Arg::arc(&SQUARE)]);
    // x3 of framesquares
    t[293] = s.arc(&MAPPLY, &[Arg::arc(&OUTBOX), t[292]]);
    // O of framesquares
    t[294] = s.arc(&UNDERFILL, &[I, Int(3), t[293]]);
    // x1 of samepalette
    t[295] = s.tok(&PALETTE_T, &[t[294]]);
    // x3 of samepalette
    t[296] = s.tok(&DIFFERENCE, &[t[295], t[2]]);
    // x4 of samepalette
    t[297] = s.tok(&DIFFERENCE, &[t[2], t[295]]);
    // x5 of samepalette
    t[298] = s.tok(&COMBINE_F, &[t[296], t[297]]);
    // x6 of samepalette
    t[299] = s.tok(&SIZE, &[t[298]]);
    // x7 of samepalette
    t[300] = s.tok(&MULTIPLY, &[t[299], Int(100)]);
    // x8 of samepalette
    t[301] = s.tok(&SUBTRACT, &[Int(1000), t[300]]);
    // x9 of samepalette
    t[302] = s.tok(&ASTUPLE, &[t[301], t[298]]);
    // x1 of samecells
    t[303] = s.tok(&CELLWISE, &[C, t[294], Int(-1)]);
    // x2 of samecells
    t[304] = s.tok(&OFCOLOR, &[t[303], Int(-1)]);
    // x4 of samecells
    t[305] = s.tok(&DIFFERENCE, &[t[12], t[304]]);
    // x5 of samecells
    t[306] = s.tok(&SIZE, &[t[305]]);
    // x6 of samecells
    t[307] = s.tok(&MULTIPLY, &[t[306], Int(1000)]);
    // x8 of samecells
    t[308] = s.tok(&DIVIDE, &[t[307], t[16]]);
    // x9 of samecells
    t[309] = s.tok(&ASTUPLE, &[t[308], t[304]]);
    // x1 of sameshape
    t[310] = s.tok(&SHAPE_T, &[t[294]]);
    // x3 of sameshape
    t[311] = s.tok(&SUBTRACT, &[t[310], t[20]]);
    // x4 of sameshape
    t[312] = s.tok(&INVERT, &[t[311]]);
    // x5 of sameshape
    t[313] = s.tok(&COMBINE_T, &[t[311], t[312]]);
    // x6 of sameshape
    t[314] = s.tok(&MAXIMUM, &[t[313]]);
    // x7 of sameshape
    t[315] = s.tok(&MULTIPLY, &[t[314], Int(100)]);
    // x8 of sameshape
    t[316] = s.tok(&SUBTRACT, &[Int(1000), t[315]]);
    // x9 of sameshape
    t[317] = s.tok(&ASTUPLE, &[t[316], t[20]]);
    // x2 of sameshapes
    t[318] = s.call(t[28], &[t[294]]);
    // x4 of sameshapes
    t[319] = s.tok(&INTERSECTION, &[t[318], t[30]]);
    // x5 of sameshapes
    t[320] = s.tok(&DIFFERENCE, &[t[30], t[318]]);
    // x6 of sameshapes
    t[321] = s.tok(&SIZE, &[t[319]]);
    // x7 of sameshapes
    t[322] = s.tok(&SIZE, &[t[320]]);
    // x8 of sameshapes
    t[323] = s.tok(&SUBTRACT, &[t[321], t[322]]);
    // x9 of sameshapes
    t[324] = s.tok(&MULTIPLY, &[t[323], Int(100)]);
    // x10 of sameshapes
    t[325] = s.tok(&ASTUPLE, &[t[324], t[320]]);
    // x1 of samebackground
    t[326] = s.tok(&MOSTCOLOR_T, &[t[294]]);
    // x3 of samebackground
    t[327] = s.tok(&EQUALITY, &[t[326], t[39]]);
    // x4 of samebackground
    t[328] = s.tok(&BRANCH, &[t[327], Int(1000), Int(0)]);
    // x5 of samebackground
    t[329] = s.tok(&ASTUPLE, &[t[326], t[39]]);
    // x6 of samebackground
    t[330] = s.tok(&ASTUPLE, &[t[328], t[329]]);
    // x1 of innerring
    t[331] = s.arc(&LBIND, &[Arg::arc(&OBJECTS), I]);
    // x2 of innerring
    t[332] = s.call(t[331], &[Int(1), Int(0), Int(1)]);
    // x3 of innerring
    t[333] = s.arc(&MAPPLY, &[Arg::arc(&INBOX), t[332]]);
    // O of innerring
    t[334] = s.arc(&FILL, &[I, Int(4), t[333]]);
    // x1 of samepalette
    t[335] = s.tok(&PALETTE_T, &[t[334]]);
    // x3 of samepalette
    t[336] = s.tok(&DIFFERENCE, &[t[335], t[2]]);
    // x4 of samepalette
    t[337] = s.tok(&DIFFERENCE, &[t[2], t[335]]);
    // x5 of samepalette
    t[338] = s.tok(&COMBINE_F, &[t[336], t[337]]);
    // x6 of samepalette
    t[339] = s.tok(&SIZE, &[t[338]]);
    // x7 of samepalette
    t[340] = s.tok(&MULTIPLY, &[t[339], Int(100)]);
    // x8 of samepalette
    t[341] = s.tok(&SUBTRACT, &[Int(1000), t[340]]);
    // x9 of samepalette
    t[342] = s.tok(&ASTUPLE, &[t[341], t[338]]);
    // x1 of samecells
    t[343] = s.tok(&CELLWISE, &[C, t[334], Int(-1)]);
    // x2 of samecells
    t[344] = s.tok(&OFCOLOR, &[t[343], Int(-1)]);
    // x4 of samecells
    t[345] = s.tok(&DIFFERENCE, &[t[12], t[344]]);
    // x5 of samecells
    t[346] = s.tok(&SIZE, &[t[345]]);
    // x6 of samecells
    t[347] = s.tok(&MULTIPLY, &[t[346], Int(1000)]);
    // x8 of samecells
    t[348] = s.tok(&DIVIDE, &[t[347], t[16]]);
    // x9 of samecells
    t[349] = s.tok(&ASTUPLE, &[t[348], t[344]]);
    // x1 of sameshape
    t[350] = s.tok(&SHAPE_T, &[t[334]]);
    // x3 of sameshape
    t[351] = s.tok(&SUBTRACT, &[t[350], t[20]]);
    // x4 of sameshape
    t[352] = s.tok(&INVERT, &[t[351]]);
    // x5 of sameshape
    t[353] = s.tok(&COMBINE_T, &[t[351], t[352]]);
    // x6 of sameshape
    t[354] = s.tok(&MAXIMUM, &[t[353]]);
    // x7 of sameshape
    t[355] = s.tok(&MULTIPLY, &[t[354], Int(100)]);
    // x8 of sameshape
    t[356] = s.tok(&SUBTRACT, &[Int(1000), t[355]]);
    // x9 of sameshape
    t[357] = s.tok(&ASTUPLE, &[t[356], t[20]]);
    // x2 of sameshapes
    t[358] = s.call(t[28], &[t[334]]);
    // x4 of sameshapes
    t[359] = s.tok(&INTERSECTION, &[t[358], t[30]]);
    // x5 of sameshapes
    t[360] = s.tok(&DIFFERENCE, &[t[30], t[358]]);
    // x6 of sameshapes
    t[361] = s.tok(&SIZE, &[t[359]]);
    // x7 of sameshapes
    t[362] = s.tok(&SIZE, &[t[360]]);
    // x8 of sameshapes
    t[363] = s.tok(&SUBTRACT, &[t[361], t[362]]);
    // x9 of sameshapes
    t[364] = s.tok(&MULTIPLY, &[t[363], Int(100)]);
    // x10 of sameshapes
    t[365] = s.tok(&ASTUPLE, &[t[364], t[360]]);
    // x1 of samebackground
    t[366] = s.tok(&MOSTCOLOR_T, &[t[334]]);
    // x3 of samebackground
    t[367] = s.tok(&EQUALITY, &[t[366], t[39]]);
    // x4 of samebackground
    t[368] = s.tok(&BRANCH, &[t[367], Int(1000), Int(0)]);
    // x5 of samebackground
    t[369] = s.tok(&ASTUPLE, &[t[366], t[39]]);
    // x6 of samebackground
    t[370] = s.tok(&ASTUPLE, &[t[368], t[369]]);
    // x1 of crossfire, x2 of compasspoint, x3 of contagion and 5 more
    t[371] = s.arc(&OFCOLOR, &[I, Int(2)]);
    // x2 of crossfire
    t[372] = s.arc(&MAPPLY, &[Arg::arc(&HFRONTIER), t[371]]);
    // x3 of crossfire, x4 of magnet, x1 of compasspoint and 7 more
    t[373] = s.arc(&OFCOLOR, &[I, Int(1)]);
    // x4 of crossfire
    t[374] = s.arc(&MAPPLY, &[Arg::arc(&VFRONTIER), t[373]]);
    // x5 of crossfire
    t[375] = s.arc(&INTERSECTION, &[t[372], t[374]]);
    // x6 of crossfire
    t[376] = s.arc(&FILL, &[I, Int(2), t[372]]);
    // x7 of crossfire
    t[377] = s.arc(&FILL, &[t[376], Int(1), t[374]]);
    // O of crossfire
    t[378] = s.arc(&FILL, &[t[377], Int(4), t[375]]);
    // x1 of samepalette
    t[379] = s.tok(&PALETTE_T, &[t[378]]);
    // x3 of samepalette
    t[380] = s.tok(&DIFFERENCE, &[t[379], t[2]]);
    // x4 of samepalette
    t[381] = s.tok(&DIFFERENCE, &[t[2], t[379]]);
    // x5 of samepalette
    t[382] = s.tok(&COMBINE_F, &[t[380], t[381]]);
    // x6 of samepalette
    t[383] = s.tok(&SIZE, &[t[382]]);
    // x7 of samepalette
    t[384] = s.tok(&MULTIPLY, &[t[383], Int(100)]);
    // x8 of samepalette
    t[385] = s.tok(&SUBTRACT, &[Int(1000), t[384]]);
    // x9 of samepalette
    t[386] = s.tok(&ASTUPLE, &[t[385], t[382]]);
    // x1 of samecells
    t[387] = s.tok(&CELLWISE, &[C, t[378], Int(-1)]);
    // x2 of samecells
    t[388] = s.tok(&OFCOLOR, &[t[387], Int(-1)]);
    // x4 of samecells
    t[389] = s.tok(&DIFFERENCE, &[t[12], t[388]]);
    // x5 of samecells
    t[390] = s.tok(&SIZE, &[t[389]]);
    // x6 of samecells
    t[391] = s.tok(&MULTIPLY, &[t[390], Int(1000)]);
    // x8 of samecells
    t[392] = s.tok(&DIVIDE, &[t[391], t[16]]);
    // x9 of samecells
    t[393] = s.tok(&ASTUPLE, &[t[392], t[388]]);
    // x1 of sameshape
    t[394] = s.tok(&SHAPE_T, &[t[378]]);
    // x3 of sameshape
    t[395] = s.tok(&SUBTRACT, &[t[394], t[20]]);
    // x4 of sameshape
    t[396] = s.tok(&INVERT, &[t[395]]);
    // x5 of sameshape
    t[397] = s.tok(&COMBINE_T, &[t[395], t[396]]);
    // x6 of sameshape
    t[398] = s.tok(&MAXIMUM, &[t[397]]);
    // x7 of sameshape
    t[399] = s.tok(&MULTIPLY, &[t[398], Int(100)]);
    // x8 of sameshape
    t[400] = s.tok(&SUBTRACT, &[Int(1000), t[399]]);
}

fn steps_3(s: &mut dyn Steps, t: &mut [Arg]) {
    // x9 of sameshape
    t[401] = s.tok(&ASTUPLE, &[t[400], t[20]]);
    // x2 of sameshapes
    t[402] = s.call(t[28], &[t[378]]);
    // x4 of sameshapes
    t[403] = s.tok(&INTERSECTION, &[t[402], t[30]]);
    // x5 of sameshapes
    t[404] = s.tok(&DIFFERENCE, &[t[30], t[402]]);
    // x6 of sameshapes
    t[405] = s.tok(&SIZE, &[t[403]]);
    // x7 of sameshapes
    t[406] = s.tok(&SIZE, &[t[404]]);
    // x8 of sameshapes
    t[407] = s.tok(&SUBTRACT, &[t[405], t[406]]);
    // x9 of sameshapes
    t[408] = s.tok(&MULTIPLY, &[t[407], Int(100)]);
    // x10 of sameshapes
    t[409] = s.tok(&ASTUPLE, &[t[408], t[404]]);
    // x1 of samebackground
    t[410] = s.tok(&MOSTCOLOR_T, &[t[378]]);
    // x3 of samebackground
    t[411] = s.tok(&EQUALITY, &[t[410], t[39]]);
    // x4 of samebackground
    t[412] = s.tok(&BRANCH, &[t[411], Int(1000), Int(0)]);
    // x5 of samebackground
    t[413] = s.tok(&ASTUPLE, &[t[410], t[39]]);
    // x6 of samebackground
    t[414] = s.tok(&ASTUPLE, &[t[412], t[413]]);
    // x1 of starburst, x1 of comets_3
    t[415] = s.arc(&OFCOLOR, &[I, Int(6)]);
    // x2 of starburst
    t[416] = s.arc(&INEIGHBORS, &[Pair(0, 0)]);
    // x3 of starburst
    t[417] = s.arc(&PRAPPLY, &[Arg::arc(&SHOOT), t[415], t[416]]);
    // x4 of starburst
    t[418] = s.arc(&MERGE, &[t[417]]);
    // O of starburst
    t[419] = s.arc(&UNDERFILL, &[I, Int(8), t[418]]);
    // x1 of samepalette
    t[420] = s.tok(&PALETTE_T, &[t[419]]);
    // x3 of samepalette
    t[421] = s.tok(&DIFFERENCE, &[t[420], t[2]]);
    // x4 of samepalette
    t[422] = s.tok(&DIFFERENCE, &[t[2], t[420]]);
    // x5 of samepalette
    t[423] = s.tok(&COMBINE_F, &[t[421], t[422]]);
    // x6 of samepalette
    t[424] = s.tok(&SIZE, &[t[423]]);
    // x7 of samepalette
    t[425] = s.tok(&MULTIPLY, &[t[424], Int(100)]);
    // x8 of samepalette
    t[426] = s.tok(&SUBTRACT, &[Int(1000), t[425]]);
    // x9 of samepalette
    t[427] = s.tok(&ASTUPLE, &[t[426], t[423]]);
    // x1 of samecells
    t[428] = s.tok(&CELLWISE, &[C, t[419], Int(-1)]);
    // x2 of samecells
    t[429] = s.tok(&OFCOLOR, &[t[428], Int(-1)]);
    // x4 of samecells
    t[430] = s.tok(&DIFFERENCE, &[t[12], t[429]]);
    // x5 of samecells
    t[431] = s.tok(&SIZE, &[t[430]]);
    // x6 of samecells
    t[432] = s.tok(&MULTIPLY, &[t[431], Int(1000)]);
    // x8 of samecells
    t[433] = s.tok(&DIVIDE, &[t[432], t[16]]);
    // x9 of samecells
    t[434] = s.tok(&ASTUPLE, &[t[433], t[429]]);
    // x1 of sameshape
    t[435] = s.tok(&SHAPE_T, &[t[419]]);
    // x3 of sameshape
    t[436] = s.tok(&SUBTRACT, &[t[435], t[20]]);
    // x4 of sameshape
    t[437] = s.tok(&INVERT, &[t[436]]);
    // x5 of sameshape
    t[438] = s.tok(&COMBINE_T, &[t[436], t[437]]);
    // x6 of sameshape
    t[439] = s.tok(&MAXIMUM, &[t[438]]);
    // x7 of sameshape
    t[440] = s.tok(&MULTIPLY, &[t[439], Int(100)]);
    // x8 of sameshape
    t[441] = s.tok(&SUBTRACT, &[Int(1000), t[440]]);
    // x9 of sameshape
    t[442] = s.tok(&ASTUPLE, &[t[441], t[20]]);
    // x2 of sameshapes
    t[443] = s.call(t[28], &[t[419]]);
    // x4 of sameshapes
    t[444] = s.tok(&INTERSECTION, &[t[443], t[30]]);
    // x5 of sameshapes
    t[445] = s.tok(&DIFFERENCE, &[t[30], t[443]]);
    // x6 of sameshapes
    t[446] = s.tok(&SIZE, &[t[444]]);
    // x7 of sameshapes
    t[447] = s.tok(&SIZE, &[t[445]]);
    // x8 of sameshapes
    t[448] = s.tok(&SUBTRACT, &[t[446], t[447]]);
    // x9 of sameshapes
    t[449] = s.tok(&MULTIPLY, &[t[448], Int(100)]);
    // x10 of sameshapes
    t[450] = s.tok(&ASTUPLE, &[t[449], t[445]]);
    // x1 of samebackground
    t[451] = s.tok(&MOSTCOLOR_T, &[t[419]]);
    // x3 of samebackground
    t[452] = s.tok(&EQUALITY, &[t[451], t[39]]);
    // x4 of samebackground
    t[453] = s.tok(&BRANCH, &[t[452], Int(1000), Int(0)]);
    // x5 of samebackground
    t[454] = s.tok(&ASTUPLE, &[t[451], t[39]]);
    // x6 of samebackground
    t[455] = s.tok(&ASTUPLE, &[t[453], t[454]]);
    // x1 of bridgebuilder, x1 of boxbycolor, x1 of cornerfill
    t[456] = s.arc(&FGPARTITION, &[I]);
    // x2 of bridgebuilder
    t[457] = s.arc(&FORK, &[Arg::arc(&CONNECT), Arg::arc(&FIRST), Arg::arc(&LAST)]);
    // x3 of bridgebuilder
    t[458] = s.arc(&COMPOSE, &[t[457], Arg::arc(&TOINDICES)]);
    // x4 of bridgebuilder
    t[459] = s.arc(&FORK, &[Arg::arc(&RECOLOR), Arg::arc(&COLOR), t[458]]);
    // x5 of bridgebuilder
    t[460] = s.arc(&MAPPLY, &[t[459], t[456]]);
    // O of bridgebuilder
    t[461] = s.arc(&PAINT, &[I, t[460]]);
    // x1 of samepalette
    t[462] = s.tok(&PALETTE_T, &[t[461]]);
    // x3 of samepalette
    t[463] = s.tok(&DIFFERENCE, &[t[462], t[2]]);
    // x4 of samepalette
    t[464] = s.tok(&DIFFERENCE, &[t[2], t[462]]);
    // x5 of samepalette
    t[465] = s.tok(&COMBINE_F, &[t[463], t[464]]);
    // x6 of samepalette
    t[466] = s.tok(&SIZE, &[t[465]]);
    // x7 of samepalette
    t[467] = s.tok(&MULTIPLY, &[t[466], Int(100)]);
    // x8 of samepalette
    t[468] = s.tok(&SUBTRACT, &[Int(1000), t[467]]);
    // x9 of samepalette
    t[469] = s.tok(&ASTUPLE, &[t[468], t[465]]);
    // x1 of samecells
    t[470] = s.tok(&CELLWISE, &[C, t[461], Int(-1)]);
    // x2 of samecells
    t[471] = s.tok(&OFCOLOR, &[t[470], Int(-1)]);
    // x4 of samecells
    t[472] = s.tok(&DIFFERENCE, &[t[12], t[471]]);
    // x5 of samecells
    t[473] = s.tok(&SIZE, &[t[472]]);
    // x6 of samecells
    t[474] = s.tok(&MULTIPLY, &[t[473], Int(1000)]);
    // x8 of samecells
    t[475] = s.tok(&DIVIDE, &[t[474], t[16]]);
    // x9 of samecells
    t[476] = s.tok(&ASTUPLE, &[t[475], t[471]]);
    // x1 of sameshape
    t[477] = s.tok(&SHAPE_T, &[t[461]]);
    // x3 of sameshape
    t[478] = s.tok(&SUBTRACT, &[t[477], t[20]]);
    // x4 of sameshape
    t[479] = s.tok(&INVERT, &[t[478]]);
    // x5 of sameshape
    t[480] = s.tok(&COMBINE_T, &[t[478], t[479]]);
    // x6 of sameshape
    t[481] = s.tok(&MAXIMUM, &[t[480]]);
    // x7 of sameshape
    t[482] = s.tok(&MULTIPLY, &[t[481], Int(100)]);
    // x8 of sameshape
    t[483] = s.tok(&SUBTRACT, &[Int(1000), t[482]]);
    // x9 of sameshape
    t[484] = s.tok(&ASTUPLE, &[t[483], t[20]]);
    // x2 of sameshapes
    t[485] = s.call(t[28], &[t[461]]);
    // x4 of sameshapes
    t[486] = s.tok(&INTERSECTION, &[t[485], t[30]]);
    // x5 of sameshapes
    t[487] = s.tok(&DIFFERENCE, &[t[30], t[485]]);
    // x6 of sameshapes
    t[488] = s.tok(&SIZE, &[t[486]]);
    // x7 of sameshapes
    t[489] = s.tok(&SIZE, &[t[487]]);
    // x8 of sameshapes
    t[490] = s.tok(&SUBTRACT, &[t[488], t[489]]);
    // x9 of sameshapes
    t[491] = s.tok(&MULTIPLY, &[t[490], Int(100)]);
    // x10 of sameshapes
    t[492] = s.tok(&ASTUPLE, &[t[491], t[487]]);
    // x1 of samebackground
    t[493] = s.tok(&MOSTCOLOR_T, &[t[461]]);
    // x3 of samebackground
    t[494] = s.tok(&EQUALITY, &[t[493], t[39]]);
    // x4 of samebackground
    t[495] = s.tok(&BRANCH, &[t[494], Int(1000), Int(0)]);
    // x5 of samebackground
    t[496] = s.tok(&ASTUPLE, &[t[493], t[39]]);
    // x6 of samebackground
    t[497] = s.tok(&ASTUPLE, &[t[495], t[496]]);
    // x2 of sizeparade
    t[498] = s.arc(&COMPOSE, &[Arg::arc(&INVERT), Arg::arc(&SIZE)]);
    // x3 of sizeparade
    t[499] = s.arc(&ORDER, &[t[86], t[498]]);
    // x4 of sizeparade
    t[500] = s.arc(&APPLY, &[Arg::arc(&COLOR), t[499]]);
    // O of sizeparade
    t[501] = s.arc(&REPEAT, &[t[500], Int(1)]);
    // x1 of samepalette
    t[502] = s.tok(&PALETTE_T, &[t[501]]);
    // x3 of samepalette
    t[503] = s.tok(&DIFFERENCE, &[t[502], t[2]]);
    // x4 of samepalette
    t[504] = s.tok(&DIFFERENCE, &[t[2], t[502]]);
    // x5 of samepalette
    t[505] = s.tok(&COMBINE_F, &[t[503], t[504]]);
    // x6 of samepalette
    t[506] = s.tok(&SIZE, &[t[505]]);
    // x7 of samepalette
    t[507] = s.tok(&MULTIPLY, &[t[506], Int(100)]);
    // x8 of samepalette
    t[508] = s.tok(&SUBTRACT, &[Int(1000), t[507]]);
    // x9 of samepalette
    t[509] = s.tok(&ASTUPLE, &[t[508], t[505]]);
    // x1 of samecells
    t[510] = s.tok(&CELLWISE, &[C, t[501], Int(-1)]);
    // x2 of samecells
    t[511] = s.tok(&OFCOLOR, &[t[510], Int(-1)]);
    // x4 of samecells
    t[512] = s.tok(&DIFFERENCE, &[t[12], t[511]]);
    // x5 of samecells
    t[513] = s.tok(&SIZE, &[t[512]]);
    // x6 of samecells
    t[514] = s.tok(&MULTIPLY, &[t[513], Int(1000)]);
    // x8 of samecells
    t[515] = s.tok(&DIVIDE, &[t[514], t[16]]);
    // x9 of samecells
    t[516] = s.tok(&ASTUPLE, &[t[515], t[511]]);
    // x1 of sameshape
    t[517] = s.tok(&SHAPE_T, &[t[501]]);
    // x3 of sameshape
    t[518] = s.tok(&SUBTRACT, &[t[517], t[20]]);
    // x4 of sameshape
    t[519] = s.tok(&INVERT, &[t[518]]);
    // x5 of sameshape
    t[520] = s.tok(&COMBINE_T, &[t[518], t[519]]);
    // x6 of sameshape
    t[521] = s.tok(&MAXIMUM, &[t[520]]);
    // x7 of sameshape
    t[522] = s.tok(&MULTIPLY, &[t[521], Int(100)]);
    // x8 of sameshape
    t[523] = s.tok(&SUBTRACT, &[Int(1000), t[522]]);
    // x9 of sameshape
    t[524] = s.tok(&ASTUPLE, &[t[523], t[20]]);
    // x2 of sameshapes
    t[525] = s.call(t[28], &[t[501]]);
    // x4 of sameshapes
    t[526] = s.tok(&INTERSECTION, &[t[525], t[30]]);
    // x5 of sameshapes
    t[527] = s.tok(&DIFFERENCE, &[t[30], t[525]]);
    // x6 of sameshapes
    t[528] = s.tok(&SIZE, &[t[526]]);
    // x7 of sameshapes
    t[529] = s.tok(&SIZE, &[t[527]]);
    // x8 of sameshapes
    t[530] = s.tok(&SUBTRACT, &[t[528], t[529]]);
    // x9 of sameshapes
    t[531] = s.tok(&MULTIPLY, &[t[530], Int(100)]);
    // x10 of sameshapes
    t[532] = s.tok(&ASTUPLE, &[t[531], t[527]]);
    // x1 of samebackground
    t[533] = s.tok(&MOSTCOLOR_T, &[t[501]]);
    // x3 of samebackground
    t[534] = s.tok(&EQUALITY, &[t[533], t[39]]);
    // x4 of samebackground
    t[535] = s.tok(&BRANCH, &[t[534], Int(1000), Int(0)]);
    // x5 of samebackground
    t[536] = s.tok(&ASTUPLE, &[t[533], t[39]]);
    // x6 of samebackground
    t[537] = s.tok(&ASTUPLE, &[t[535], t[536]]);
    // x1 of agreehalves, x1 of zipperrows, x1 of twinhalves and 1 more
    t[538] = s.arc(&TOPHALF, &[I]);
    // x2 of agreehalves, x2 of zipperrows, x2 of twinhalves and 1 more
    t[539] = s.arc(&BOTTOMHALF, &[I]);
    // O of agreehalves
    t[540] = s.arc(&CELLWISE, &[t[538], t[539], Int(8)]);
    // x1 of samepalette
    t[541] = s.tok(&PALETTE_T, &[t[540]]);
    // x3 of samepalette
    t[542] = s.tok(&DIFFERENCE, &[t[541], t[2]]);
    // x4 of samepalette
    t[543] = s.tok(&DIFFERENCE, &[t[2], t[541]]);
    // x5 of samepalette
    t[544] = s.tok(&COMBINE_F, &[t[542], t[543]]);
    // x6 of samepalette
    t[545] = s.tok(&SIZE, &[t[544]]);
    // x7 of samepalette
    t[546] = s.tok(&MULTIPLY, &[t[545], Int(100)]);
    // x8 of samepalette
    t[547] = s.tok(&SUBTRACT, &[Int(1000), t[546]]);
    // x9 of samepalette
    t[548] = s.tok(&ASTUPLE, &[t[547], t[544]]);
    // x1 of samecells
    t[549] = s.tok(&CELLWISE, &[C, t[540], Int(-1)]);
    // x2 of samecells
    t[550] = s.tok(&OFCOLOR, &[t[549], Int(-1)]);
    // x4 of samecells
    t[551] = s.tok(&DIFFERENCE, &[t[12], t[550]]);
    // x5 of samecells
    t[552] = s.tok(&SIZE, &[t[551]]);
    // x6 of samecells
    t[553] = s.tok(&MULTIPLY, &[t[552], Int(1000)]);
    // x8 of samecells
    t[554] = s.tok(&DIVIDE, &[t[553], t[16]]);
    // x9 of samecells
    t[555] = s.tok(&ASTUPLE, &[t[554], t[550]]);
    // x1 of sameshape
    t[556] = s.tok(&SHAPE_T, &[t[540]]);
    // x3 of sameshape
    t[557] = s.tok(&SUBTRACT, &[t[556], t[20]]);
    // x4 of sameshape
    t[558] = s.tok(&INVERT, &[t[557]]);
    // x5 of sameshape
    t[559] = s.tok(&COMBINE_T, &[t[557], t[558]]);
    // x6 of sameshape
    t[560] = s.tok(&MAXIMUM, &[t[559]]);
    // x7 of sameshape
    t[561] = s.tok(&MULTIPLY, &[t[560], Int(100)]);
    // x8 of sameshape
    t[562] = s.tok(&SUBTRACT, &[Int(1000), t[561]]);
    // x9 of sameshape
    t[563] = s.tok(&ASTUPLE, &[t[562], t[20]]);
    // x2 of sameshapes
    t[564] = s.call(t[28], &[t[540]]);
    // x4 of sameshapes
    t[565] = s.tok(&INTERSECTION, &[t[564], t[30]]);
    // x5 of sameshapes
    t[566] = s.tok(&DIFFERENCE, &[t[30], t[564]]);
    // x6 of sameshapes
    t[567] = s.tok(&SIZE, &[t[565]]);
    // x7 of sameshapes
    t[568] = s.tok(&SIZE, &[t[566]]);
    // x8 of sameshapes
    t[569] = s.tok(&SUBTRACT, &[t[567], t[568]]);
    // x9 of sameshapes
    t[570] = s.tok(&MULTIPLY, &[t[569], Int(100)]);
    // x10 of sameshapes
    t[571] = s.tok(&ASTUPLE, &[t[570], t[566]]);
    // x1 of samebackground
    t[572] = s.tok(&MOSTCOLOR_T, &[t[540]]);
    // x3 of samebackground
    t[573] = s.tok(&EQUALITY, &[t[572], t[39]]);
    // x4 of samebackground
    t[574] = s.tok(&BRANCH, &[t[573], Int(1000), Int(0)]);
    // x5 of samebackground
    t[575] = s.tok(&ASTUPLE, &[t[572], t[39]]);
    // x6 of samebackground
    t[576] = s.tok(&ASTUPLE, &[t[574], t[575]]);
    // x2 of pinwheel
    t[577] = s.arc(&ROT180, &[I]);
    // x3 of pinwheel
    t[578] = s.arc(&ROT270, &[I]);
    // x8 of pinwheel
    t[579] = s.arc(&HCONCAT, &[t[48], t[578]]);
    // x9 of pinwheel
    t[580] = s.arc(&HCONCAT, &[t[211], t[47]]);
    // x10 of pinwheel
    t[581] = s.arc(&HCONCAT, &[t[580], t[577]]);
    // x11 of pinwheel
    t[582] = s.arc(&WIDTH, &[t[579]]);
    // x12 of pinwheel
    t[583] = s.arc(&ASTUPLE, &[Int(1), t[582]]);
    // x13 of pinwheel
    t[584] = s.arc(&CANVAS, &[Int(5), t[583]]);
    // x14 of pinwheel
    t[585] = s.arc(&VCONCAT, &[t[579], t[584]]);
    // O of pinwheel
    t[586] = s.arc(&VCONCAT, &[t[585], t[581]]);
    // x1 of samepalette
    t[587] = s.tok(&PALETTE_T, &[t[586]]);
    // x3 of samepalette
    t[588] = s.tok(&DIFFERENCE, &[t[587], t[2]]);
    // x4 of samepalette
    t[589] = s.tok(&DIFFERENCE, &[t[2], t[587]]);
    // x5 of samepalette
    t[590] = s.tok(&COMBINE_F, &[t[588], t[589]]);
    // x6 of samepalette
    t[591] = s.tok(&SIZE, &[t[590]]);
    // x7 of samepalette
    t[592] = s.tok(&MULTIPLY, &[t[591], Int(100)]);
    // x8 of samepalette
    t[593] = s.tok(&SUBTRACT, &[Int(1000), t[592]]);
    // x9 of samepalette
    t[594] = s.tok(&ASTUPLE, &[t[593], t[590]]);
    // x1 of samecells
    t[595] = s.tok(&CELLWISE, &[C, t[586], Int(-1)]);
    // x2 of samecells
    t[596] = s.tok(&OFCOLOR, &[t[595], Int(-1)]);
    // x4 of samecells
    t[597] = s.tok(&DIFFERENCE, &[t[12], t[596]]);
    // x5 of samecells
    t[598] = s.tok(&SIZE, &[t[597]]);
    // x6 of samecells
    t[599] = s.tok(&MULTIPLY, &[t[598], Int(1000)]);
    // x8 of samecells
    t[600] = s.tok(&DIVIDE, &[t[599], t[16]]);
}

fn steps_4(s: &mut dyn Steps, t: &mut [Arg]) {
    // x9 of samecells
    t[601] = s.tok(&ASTUPLE, &[t[600], t[596]]);
    // x1 of sameshape
    t[602] = s.tok(&SHAPE_T, &[t[586]]);
    // x3 of sameshape
    t[603] = s.tok(&SUBTRACT, &[t[602], t[20]]);
    // x4 of sameshape
    t[604] = s.tok(&INVERT, &[t[603]]);
    // x5 of sameshape
    t[605] = s.tok(&COMBINE_T, &[t[603], t[604]]);
    // x6 of sameshape
    t[606] = s.tok(&MAXIMUM, &[t[605]]);
    // x7 of sameshape
    t[607] = s.tok(&MULTIPLY, &[t[606], Int(100)]);
    // x8 of sameshape
    t[608] = s.tok(&SUBTRACT, &[Int(1000), t[607]]);
    // x9 of sameshape
    t[609] = s.tok(&ASTUPLE, &[t[608], t[20]]);
    // x2 of sameshapes
    t[610] = s.call(t[28], &[t[586]]);
    // x4 of sameshapes
    t[611] = s.tok(&INTERSECTION, &[t[610], t[30]]);
    // x5 of sameshapes
    t[612] = s.tok(&DIFFERENCE, &[t[30], t[610]]);
    // x6 of sameshapes
    t[613] = s.tok(&SIZE, &[t[611]]);
    // x7 of sameshapes
    t[614] = s.tok(&SIZE, &[t[612]]);
    // x8 of sameshapes
    t[615] = s.tok(&SUBTRACT, &[t[613], t[614]]);
    // x9 of sameshapes
    t[616] = s.tok(&MULTIPLY, &[t[615], Int(100)]);
    // x10 of sameshapes
    t[617] = s.tok(&ASTUPLE, &[t[616], t[612]]);
    // x1 of samebackground
    t[618] = s.tok(&MOSTCOLOR_T, &[t[586]]);
    // x3 of samebackground
    t[619] = s.tok(&EQUALITY, &[t[618], t[39]]);
    // x4 of samebackground
    t[620] = s.tok(&BRANCH, &[t[619], Int(1000), Int(0)]);
    // x5 of samebackground
    t[621] = s.tok(&ASTUPLE, &[t[618], t[39]]);
    // x6 of samebackground
    t[622] = s.tok(&ASTUPLE, &[t[620], t[621]]);
    // x2 of swapcrowd, x1 of swapcrowd_4, x1 of ripple and 1 more
    t[623] = s.arc(&LEASTCOLOR, &[I]);
    // O of swapcrowd
    t[624] = s.arc(&SWITCH, &[I, t[88], t[623]]);
    // x1 of samepalette
    t[625] = s.tok(&PALETTE_T, &[t[624]]);
    // x3 of samepalette
    t[626] = s.tok(&DIFFERENCE, &[t[625], t[2]]);
    // x4 of samepalette
    t[627] = s.tok(&DIFFERENCE, &[t[2], t[625]]);
    // x5 of samepalette
    t[628] = s.tok(&COMBINE_F, &[t[626], t[627]]);
    // x6 of samepalette
    t[629] = s.tok(&SIZE, &[t[628]]);
    // x7 of samepalette
    t[630] = s.tok(&MULTIPLY, &[t[629], Int(100)]);
    // x8 of samepalette
    t[631] = s.tok(&SUBTRACT, &[Int(1000), t[630]]);
    // x9 of samepalette
    t[632] = s.tok(&ASTUPLE, &[t[631], t[628]]);
    // x1 of samecells
    t[633] = s.tok(&CELLWISE, &[C, t[624], Int(-1)]);
    // x2 of samecells
    t[634] = s.tok(&OFCOLOR, &[t[633], Int(-1)]);
    // x4 of samecells
    t[635] = s.tok(&DIFFERENCE, &[t[12], t[634]]);
    // x5 of samecells
    t[636] = s.tok(&SIZE, &[t[635]]);
    // x6 of samecells
    t[637] = s.tok(&MULTIPLY, &[t[636], Int(1000)]);
    // x8 of samecells
    t[638] = s.tok(&DIVIDE, &[t[637], t[16]]);
    // x9 of samecells
    t[639] = s.tok(&ASTUPLE, &[t[638], t[634]]);
    // x1 of sameshape
    t[640] = s.tok(&SHAPE_T, &[t[624]]);
    // x3 of sameshape
    t[641] = s.tok(&SUBTRACT, &[t[640], t[20]]);
    // x4 of sameshape
    t[642] = s.tok(&INVERT, &[t[641]]);
    // x5 of sameshape
    t[643] = s.tok(&COMBINE_T, &[t[641], t[642]]);
    // x6 of sameshape
    t[644] = s.tok(&MAXIMUM, &[t[643]]);
    // x7 of sameshape
    t[645] = s.tok(&MULTIPLY, &[t[644], Int(100)]);
    // x8 of sameshape
    t[646] = s.tok(&SUBTRACT, &[Int(1000), t[645]]);
    // x9 of sameshape
    t[647] = s.tok(&ASTUPLE, &[t[646], t[20]]);
    // x2 of sameshapes
    t[648] = s.call(t[28], &[t[624]]);
    // x4 of sameshapes
    t[649] = s.tok(&INTERSECTION, &[t[648], t[30]]);
    // x5 of sameshapes
    t[650] = s.tok(&DIFFERENCE, &[t[30], t[648]]);
    // x6 of sameshapes
    t[651] = s.tok(&SIZE, &[t[649]]);
    // x7 of sameshapes
    t[652] = s.tok(&SIZE, &[t[650]]);
    // x8 of sameshapes
    t[653] = s.tok(&SUBTRACT, &[t[651], t[652]]);
    // x9 of sameshapes
    t[654] = s.tok(&MULTIPLY, &[t[653], Int(100)]);
    // x10 of sameshapes
    t[655] = s.tok(&ASTUPLE, &[t[654], t[650]]);
    // x1 of samebackground
    t[656] = s.tok(&MOSTCOLOR_T, &[t[624]]);
    // x3 of samebackground
    t[657] = s.tok(&EQUALITY, &[t[656], t[39]]);
    // x4 of samebackground
    t[658] = s.tok(&BRANCH, &[t[657], Int(1000), Int(0)]);
    // x5 of samebackground
    t[659] = s.tok(&ASTUPLE, &[t[656], t[39]]);
    // x6 of samebackground
    t[660] = s.tok(&ASTUPLE, &[t[658], t[659]]);
    // O of swapcrowd_4
    t[661] = s.arc(&SWITCH, &[I, Int(0), t[623]]);
    // x1 of samepalette
    t[662] = s.tok(&PALETTE_T, &[t[661]]);
    // x3 of samepalette
    t[663] = s.tok(&DIFFERENCE, &[t[662], t[2]]);
    // x4 of samepalette
    t[664] = s.tok(&DIFFERENCE, &[t[2], t[662]]);
    // x5 of samepalette
    t[665] = s.tok(&COMBINE_F, &[t[663], t[664]]);
    // x6 of samepalette
    t[666] = s.tok(&SIZE, &[t[665]]);
    // x7 of samepalette
    t[667] = s.tok(&MULTIPLY, &[t[666], Int(100)]);
    // x8 of samepalette
    t[668] = s.tok(&SUBTRACT, &[Int(1000), t[667]]);
    // x9 of samepalette
    t[669] = s.tok(&ASTUPLE, &[t[668], t[665]]);
    // x1 of samecells
    t[670] = s.tok(&CELLWISE, &[C, t[661], Int(-1)]);
    // x2 of samecells
    t[671] = s.tok(&OFCOLOR, &[t[670], Int(-1)]);
    // x4 of samecells
    t[672] = s.tok(&DIFFERENCE, &[t[12], t[671]]);
    // x5 of samecells
    t[673] = s.tok(&SIZE, &[t[672]]);
    // x6 of samecells
    t[674] = s.tok(&MULTIPLY, &[t[673], Int(1000)]);
    // x8 of samecells
    t[675] = s.tok(&DIVIDE, &[t[674], t[16]]);
    // x9 of samecells
    t[676] = s.tok(&ASTUPLE, &[t[675], t[671]]);
    // x1 of sameshape
    t[677] = s.tok(&SHAPE_T, &[t[661]]);
    // x3 of sameshape
    t[678] = s.tok(&SUBTRACT, &[t[677], t[20]]);
    // x4 of sameshape
    t[679] = s.tok(&INVERT, &[t[678]]);
    // x5 of sameshape
    t[680] = s.tok(&COMBINE_T, &[t[678], t[679]]);
    // x6 of sameshape
    t[681] = s.tok(&MAXIMUM, &[t[680]]);
    // x7 of sameshape
    t[682] = s.tok(&MULTIPLY, &[t[681], Int(100)]);
    // x8 of sameshape
    t[683] = s.tok(&SUBTRACT, &[Int(1000), t[682]]);
    // x9 of sameshape
    t[684] = s.tok(&ASTUPLE, &[t[683], t[20]]);
    // x2 of sameshapes
    t[685] = s.call(t[28], &[t[661]]);
    // x4 of sameshapes
    t[686] = s.tok(&INTERSECTION, &[t[685], t[30]]);
    // x5 of sameshapes
    t[687] = s.tok(&DIFFERENCE, &[t[30], t[685]]);
    // x6 of sameshapes
    t[688] = s.tok(&SIZE, &[t[686]]);
    // x7 of sameshapes
    t[689] = s.tok(&SIZE, &[t[687]]);
    // x8 of sameshapes
    t[690] = s.tok(&SUBTRACT, &[t[688], t[689]]);
    // x9 of sameshapes
    t[691] = s.tok(&MULTIPLY, &[t[690], Int(100)]);
    // x10 of sameshapes
    t[692] = s.tok(&ASTUPLE, &[t[691], t[687]]);
    // x1 of samebackground
    t[693] = s.tok(&MOSTCOLOR_T, &[t[661]]);
    // x3 of samebackground
    t[694] = s.tok(&EQUALITY, &[t[693], t[39]]);
    // x4 of samebackground
    t[695] = s.tok(&BRANCH, &[t[694], Int(1000), Int(0)]);
    // x5 of samebackground
    t[696] = s.tok(&ASTUPLE, &[t[693], t[39]]);
    // x6 of samebackground
    t[697] = s.tok(&ASTUPLE, &[t[695], t[696]]);
    // x2 of zoomsmall, x3 of extremes
    t[698] = s.arc(&ARGMIN, &[t[86], Arg::arc(&SIZE)]);
    // x3 of zoomsmall
    t[699] = s.arc(&SUBGRID, &[t[698], I]);
    // O of zoomsmall
    t[700] = s.arc(&UPSCALE, &[t[699], Int(3)]);
    // x1 of samepalette
    t[701] = s.tok(&PALETTE_T, &[t[700]]);
    // x3 of samepalette
    t[702] = s.tok(&DIFFERENCE, &[t[701], t[2]]);
    // x4 of samepalette
    t[703] = s.tok(&DIFFERENCE, &[t[2], t[701]]);
    // x5 of samepalette
    t[704] = s.tok(&COMBINE_F, &[t[702], t[703]]);
    // x6 of samepalette
    t[705] = s.tok(&SIZE, &[t[704]]);
    // x7 of samepalette
    t[706] = s.tok(&MULTIPLY, &[t[705], Int(100)]);
    // x8 of samepalette
    t[707] = s.tok(&SUBTRACT, &[Int(1000), t[706]]);
    // x9 of samepalette
    t[708] = s.tok(&ASTUPLE, &[t[707], t[704]]);
    // x1 of samecells
    t[709] = s.tok(&CELLWISE, &[C, t[700], Int(-1)]);
    // x2 of samecells
    t[710] = s.tok(&OFCOLOR, &[t[709], Int(-1)]);
    // x4 of samecells
    t[711] = s.tok(&DIFFERENCE, &[t[12], t[710]]);
    // x5 of samecells
    t[712] = s.tok(&SIZE, &[t[711]]);
    // x6 of samecells
    t[713] = s.tok(&MULTIPLY, &[t[712], Int(1000)]);
    // x8 of samecells
    t[714] = s.tok(&DIVIDE, &[t[713], t[16]]);
    // x9 of samecells
    t[715] = s.tok(&ASTUPLE, &[t[714], t[710]]);
    // x1 of sameshape
    t[716] = s.tok(&SHAPE_T, &[t[700]]);
    // x3 of sameshape
    t[717] = s.tok(&SUBTRACT, &[t[716], t[20]]);
    // x4 of sameshape
    t[718] = s.tok(&INVERT, &[t[717]]);
    // x5 of sameshape
    t[719] = s.tok(&COMBINE_T, &[t[717], t[718]]);
    // x6 of sameshape
    t[720] = s.tok(&MAXIMUM, &[t[719]]);
    // x7 of sameshape
    t[721] = s.tok(&MULTIPLY, &[t[720], Int(100)]);
    // x8 of sameshape
    t[722] = s.tok(&SUBTRACT, &[Int(1000), t[721]]);
    // x9 of sameshape
    t[723] = s.tok(&ASTUPLE, &[t[722], t[20]]);
    // x2 of sameshapes
    t[724] = s.call(t[28], &[t[700]]);
    // x4 of sameshapes
    t[725] = s.tok(&INTERSECTION, &[t[724], t[30]]);
    // x5 of sameshapes
    t[726] = s.tok(&DIFFERENCE, &[t[30], t[724]]);
    // x6 of sameshapes
    t[727] = s.tok(&SIZE, &[t[725]]);
    // x7 of sameshapes
    t[728] = s.tok(&SIZE, &[t[726]]);
    // x8 of sameshapes
    t[729] = s.tok(&SUBTRACT, &[t[727], t[728]]);
    // x9 of sameshapes
    t[730] = s.tok(&MULTIPLY, &[t[729], Int(100)]);
    // x10 of sameshapes
    t[731] = s.tok(&ASTUPLE, &[t[730], t[726]]);
    // x1 of samebackground
    t[732] = s.tok(&MOSTCOLOR_T, &[t[700]]);
    // x3 of samebackground
    t[733] = s.tok(&EQUALITY, &[t[732], t[39]]);
    // x4 of samebackground
    t[734] = s.tok(&BRANCH, &[t[733], Int(1000), Int(0)]);
    // x5 of samebackground
    t[735] = s.tok(&ASTUPLE, &[t[732], t[39]]);
    // x6 of samebackground
    t[736] = s.tok(&ASTUPLE, &[t[734], t[735]]);
    // x1 of denoise
    t[737] = s.arc(&OBJECTS, &[I, Int(1), Int(1), Int(1)]);
    // x2 of denoise
    t[738] = s.arc(&LBIND, &[Arg::arc(&GREATER), Int(3)]);
    // x3 of denoise
    t[739] = s.arc(&COMPOSE, &[t[738], Arg::arc(&SIZE)]);
    // x4 of denoise
    t[740] = s.arc(&MFILTER, &[t[737], t[739]]);
    // O of denoise
    t[741] = s.arc(&COVER, &[I, t[740]]);
    // x1 of samepalette
    t[742] = s.tok(&PALETTE_T, &[t[741]]);
    // x3 of samepalette
    t[743] = s.tok(&DIFFERENCE, &[t[742], t[2]]);
    // x4 of samepalette
    t[744] = s.tok(&DIFFERENCE, &[t[2], t[742]]);
    // x5 of samepalette
    t[745] = s.tok(&COMBINE_F, &[t[743], t[744]]);
    // x6 of samepalette
    t[746] = s.tok(&SIZE, &[t[745]]);
    // x7 of samepalette
    t[747] = s.tok(&MULTIPLY, &[t[746], Int(100)]);
    // x8 of samepalette
    t[748] = s.tok(&SUBTRACT, &[Int(1000), t[747]]);
    // x9 of samepalette
    t[749] = s.tok(&ASTUPLE, &[t[748], t[745]]);
    // x1 of samecells
    t[750] = s.tok(&CELLWISE, &[C, t[741], Int(-1)]);
    // x2 of samecells
    t[751] = s.tok(&OFCOLOR, &[t[750], Int(-1)]);
    // x4 of samecells
    t[752] = s.tok(&DIFFERENCE, &[t[12], t[751]]);
    // x5 of samecells
    t[753] = s.tok(&SIZE, &[t[752]]);
    // x6 of samecells
    t[754] = s.tok(&MULTIPLY, &[t[753], Int(1000)]);
    // x8 of samecells
    t[755] = s.tok(&DIVIDE, &[t[754], t[16]]);
    // x9 of samecells
    t[756] = s.tok(&ASTUPLE, &[t[755], t[751]]);
    // x1 of sameshape
    t[757] = s.tok(&SHAPE_T, &[t[741]]);
    // x3 of sameshape
    t[758] = s.tok(&SUBTRACT, &[t[757], t[20]]);
    // x4 of sameshape
    t[759] = s.tok(&INVERT, &[t[758]]);
    // x5 of sameshape
    t[760] = s.tok(&COMBINE_T, &[t[758], t[759]]);
    // x6 of sameshape
    t[761] = s.tok(&MAXIMUM, &[t[760]]);
    // x7 of sameshape
    t[762] = s.tok(&MULTIPLY, &[t[761], Int(100)]);
    // x8 of sameshape
    t[763] = s.tok(&SUBTRACT, &[Int(1000), t[762]]);
    // x9 of sameshape
    t[764] = s.tok(&ASTUPLE, &[t[763], t[20]]);
    // x2 of sameshapes
    t[765] = s.call(t[28], &[t[741]]);
    // x4 of sameshapes
    t[766] = s.tok(&INTERSECTION, &[t[765], t[30]]);
    // x5 of sameshapes
    t[767] = s.tok(&DIFFERENCE, &[t[30], t[765]]);
    // x6 of sameshapes
    t[768] = s.tok(&SIZE, &[t[766]]);
    // x7 of sameshapes
    t[769] = s.tok(&SIZE, &[t[767]]);
    // x8 of sameshapes
    t[770] = s.tok(&SUBTRACT, &[t[768], t[769]]);
    // x9 of sameshapes
    t[771] = s.tok(&MULTIPLY, &[t[770], Int(100)]);
    // x10 of sameshapes
    t[772] = s.tok(&ASTUPLE, &[t[771], t[767]]);
    // x1 of samebackground
    t[773] = s.tok(&MOSTCOLOR_T, &[t[741]]);
    // x3 of samebackground
    t[774] = s.tok(&EQUALITY, &[t[773], t[39]]);
    // x4 of samebackground
    t[775] = s.tok(&BRANCH, &[t[774], Int(1000), Int(0)]);
    // x5 of samebackground
    t[776] = s.tok(&ASTUPLE, &[t[773], t[39]]);
    // x6 of samebackground
    t[777] = s.tok(&ASTUPLE, &[t[775], t[776]]);
    // x2 of magnet, x2 of dive, x3 of leanover
    t[778] = s.arc(&COLORFILTER, &[t[86], Int(2)]);
    // x3 of magnet, x3 of dive
    t[779] = s.arc(&FIRST, &[t[778]]);
    // x5 of magnet, x5 of dive
    t[780] = s.arc(&GRAVITATE, &[t[779], t[373]]);
    // x6 of magnet
    t[781] = s.arc(&MOVE, &[I, t[779], t[780]]);
    // O of magnet
    t[782] = s.arc(&FILL, &[t[781], Int(4), t[373]]);
    // x1 of samepalette
    t[783] = s.tok(&PALETTE_T, &[t[782]]);
    // x3 of samepalette
    t[784] = s.tok(&DIFFERENCE, &[t[783], t[2]]);
    // x4 of samepalette
    t[785] = s.tok(&DIFFERENCE, &[t[2], t[783]]);
    // x5 of samepalette
    t[786] = s.tok(&COMBINE_F, &[t[784], t[785]]);
    // x6 of samepalette
    t[787] = s.tok(&SIZE, &[t[786]]);
    // x7 of samepalette
    t[788] = s.tok(&MULTIPLY, &[t[787], Int(100)]);
    // x8 of samepalette
    t[789] = s.tok(&SUBTRACT, &[Int(1000), t[788]]);
    // x9 of samepalette
    t[790] = s.tok(&ASTUPLE, &[t[789], t[786]]);
    // x1 of samecells
    t[791] = s.tok(&CELLWISE, &[C, t[782], Int(-1)]);
    // x2 of samecells
    t[792] = s.tok(&OFCOLOR, &[t[791], Int(-1)]);
    // x4 of samecells
    t[793] = s.tok(&DIFFERENCE, &[t[12], t[792]]);
    // x5 of samecells
    t[794] = s.tok(&SIZE, &[t[793]]);
    // x6 of samecells
    t[795] = s.tok(&MULTIPLY, &[t[794], Int(1000)]);
    // x8 of samecells
    t[796] = s.tok(&DIVIDE, &[t[795], t[16]]);
    // x9 of samecells
    t[797] = s.tok(&ASTUPLE, &[t[796], t[792]]);
    // x1 of sameshape
    t[798] = s.tok(&SHAPE_T, &[t[782]]);
    // x3 of sameshape
    t[799] = s.tok(&SUBTRACT, &[t[798], t[20]]);
    // x4 of sameshape
    t[800] = s.tok(&INVERT, &[t[799]]);
}

fn steps_5(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of sameshape
    t[801] = s.tok(&COMBINE_T, &[t[799], t[800]]);
    // x6 of sameshape
    t[802] = s.tok(&MAXIMUM, &[t[801]]);
    // x7 of sameshape
    t[803] = s.tok(&MULTIPLY, &[t[802], Int(100)]);
    // x8 of sameshape
    t[804] = s.tok(&SUBTRACT, &[Int(1000), t[803]]);
    // x9 of sameshape
    t[805] = s.tok(&ASTUPLE, &[t[804], t[20]]);
    // x2 of sameshapes
    t[806] = s.call(t[28], &[t[782]]);
    // x4 of sameshapes
    t[807] = s.tok(&INTERSECTION, &[t[806], t[30]]);
    // x5 of sameshapes
    t[808] = s.tok(&DIFFERENCE, &[t[30], t[806]]);
    // x6 of sameshapes
    t[809] = s.tok(&SIZE, &[t[807]]);
    // x7 of sameshapes
    t[810] = s.tok(&SIZE, &[t[808]]);
    // x8 of sameshapes
    t[811] = s.tok(&SUBTRACT, &[t[809], t[810]]);
    // x9 of sameshapes
    t[812] = s.tok(&MULTIPLY, &[t[811], Int(100)]);
    // x10 of sameshapes
    t[813] = s.tok(&ASTUPLE, &[t[812], t[808]]);
    // x1 of samebackground
    t[814] = s.tok(&MOSTCOLOR_T, &[t[782]]);
    // x3 of samebackground
    t[815] = s.tok(&EQUALITY, &[t[814], t[39]]);
    // x4 of samebackground
    t[816] = s.tok(&BRANCH, &[t[815], Int(1000), Int(0)]);
    // x5 of samebackground
    t[817] = s.tok(&ASTUPLE, &[t[814], t[39]]);
    // x6 of samebackground
    t[818] = s.tok(&ASTUPLE, &[t[816], t[817]]);
    // x2 of stepaside
    t[819] = s.arc(&COMPOSE, &[Arg::arc(&TOJVEC), Arg::arc(&WIDTH)]);
    // x3 of stepaside
    t[820] = s.arc(&FORK, &[Arg::arc(&SHIFT), Arg::arc(&IDENTITY), t[819]]);
    // x4 of stepaside
    t[821] = s.arc(&MAPPLY, &[t[820], t[86]]);
    // x6 of stepaside, x6 of highlow
    t[822] = s.arc(&CANVAS, &[Int(0), t[89]]);
    // O of stepaside
    t[823] = s.arc(&PAINT, &[t[822], t[821]]);
    // x1 of samepalette
    t[824] = s.tok(&PALETTE_T, &[t[823]]);
    // x3 of samepalette
    t[825] = s.tok(&DIFFERENCE, &[t[824], t[2]]);
    // x4 of samepalette
    t[826] = s.tok(&DIFFERENCE, &[t[2], t[824]]);
    // x5 of samepalette
    t[827] = s.tok(&COMBINE_F, &[t[825], t[826]]);
    // x6 of samepalette
    t[828] = s.tok(&SIZE, &[t[827]]);
    // x7 of samepalette
    t[829] = s.tok(&MULTIPLY, &[t[828], Int(100)]);
    // x8 of samepalette
    t[830] = s.tok(&SUBTRACT, &[Int(1000), t[829]]);
    // x9 of samepalette
    t[831] = s.tok(&ASTUPLE, &[t[830], t[827]]);
    // x1 of samecells
    t[832] = s.tok(&CELLWISE, &[C, t[823], Int(-1)]);
    // x2 of samecells
    t[833] = s.tok(&OFCOLOR, &[t[832], Int(-1)]);
    // x4 of samecells
    t[834] = s.tok(&DIFFERENCE, &[t[12], t[833]]);
    // x5 of samecells
    t[835] = s.tok(&SIZE, &[t[834]]);
    // x6 of samecells
    t[836] = s.tok(&MULTIPLY, &[t[835], Int(1000)]);
    // x8 of samecells
    t[837] = s.tok(&DIVIDE, &[t[836], t[16]]);
    // x9 of samecells
    t[838] = s.tok(&ASTUPLE, &[t[837], t[833]]);
    // x1 of sameshape
    t[839] = s.tok(&SHAPE_T, &[t[823]]);
    // x3 of sameshape
    t[840] = s.tok(&SUBTRACT, &[t[839], t[20]]);
    // x4 of sameshape
    t[841] = s.tok(&INVERT, &[t[840]]);
    // x5 of sameshape
    t[842] = s.tok(&COMBINE_T, &[t[840], t[841]]);
    // x6 of sameshape
    t[843] = s.tok(&MAXIMUM, &[t[842]]);
    // x7 of sameshape
    t[844] = s.tok(&MULTIPLY, &[t[843], Int(100)]);
    // x8 of sameshape
    t[845] = s.tok(&SUBTRACT, &[Int(1000), t[844]]);
    // x9 of sameshape
    t[846] = s.tok(&ASTUPLE, &[t[845], t[20]]);
    // x2 of sameshapes
    t[847] = s.call(t[28], &[t[823]]);
    // x4 of sameshapes
    t[848] = s.tok(&INTERSECTION, &[t[847], t[30]]);
    // x5 of sameshapes
    t[849] = s.tok(&DIFFERENCE, &[t[30], t[847]]);
    // x6 of sameshapes
    t[850] = s.tok(&SIZE, &[t[848]]);
    // x7 of sameshapes
    t[851] = s.tok(&SIZE, &[t[849]]);
    // x8 of sameshapes
    t[852] = s.tok(&SUBTRACT, &[t[850], t[851]]);
    // x9 of sameshapes
    t[853] = s.tok(&MULTIPLY, &[t[852], Int(100)]);
    // x10 of sameshapes
    t[854] = s.tok(&ASTUPLE, &[t[853], t[849]]);
    // x1 of samebackground
    t[855] = s.tok(&MOSTCOLOR_T, &[t[823]]);
    // x3 of samebackground
    t[856] = s.tok(&EQUALITY, &[t[855], t[39]]);
    // x4 of samebackground
    t[857] = s.tok(&BRANCH, &[t[856], Int(1000), Int(0)]);
    // x5 of samebackground
    t[858] = s.tok(&ASTUPLE, &[t[855], t[39]]);
    // x6 of samebackground
    t[859] = s.tok(&ASTUPLE, &[t[857], t[858]]);
    // x1 of wallpaper
    t[860] = s.arc(&ASINDICES, &[I]);
    // x2 of wallpaper
    t[861] = s.arc(&OFCOLOR, &[I, Int(0)]);
    // x3 of wallpaper
    t[862] = s.arc(&DIFFERENCE, &[t[860], t[861]]);
    // x4 of wallpaper
    t[863] = s.arc(&TOOBJECT, &[t[862], I]);
    // x5 of wallpaper
    t[864] = s.arc(&VPERIOD, &[t[863]]);
    // x6 of wallpaper
    t[865] = s.arc(&HPERIOD, &[t[863]]);
    // x8 of wallpaper
    t[866] = s.arc(&WIDTH, &[I]);
    // x9 of wallpaper
    t[867] = s.arc(&INTERVAL, &[Int(0), t[45], t[864]]);
    // x10 of wallpaper
    t[868] = s.arc(&INTERVAL, &[Int(0), t[866], t[865]]);
    // x11 of wallpaper
    t[869] = s.arc(&PRODUCT, &[t[867], t[868]]);
    // x12 of wallpaper
    t[870] = s.arc(&LBIND, &[Arg::arc(&SHIFT), t[863]]);
    // x13 of wallpaper
    t[871] = s.arc(&MAPPLY, &[t[870], t[869]]);
    // O of wallpaper
    t[872] = s.arc(&PAINT, &[I, t[871]]);
    // x1 of samepalette
    t[873] = s.tok(&PALETTE_T, &[t[872]]);
    // x3 of samepalette
    t[874] = s.tok(&DIFFERENCE, &[t[873], t[2]]);
    // x4 of samepalette
    t[875] = s.tok(&DIFFERENCE, &[t[2], t[873]]);
    // x5 of samepalette
    t[876] = s.tok(&COMBINE_F, &[t[874], t[875]]);
    // x6 of samepalette
    t[877] = s.tok(&SIZE, &[t[876]]);
    // x7 of samepalette
    t[878] = s.tok(&MULTIPLY, &[t[877], Int(100)]);
    // x8 of samepalette
    t[879] = s.tok(&SUBTRACT, &[Int(1000), t[878]]);
    // x9 of samepalette
    t[880] = s.tok(&ASTUPLE, &[t[879], t[876]]);
    // x1 of samecells
    t[881] = s.tok(&CELLWISE, &[C, t[872], Int(-1)]);
    // x2 of samecells
    t[882] = s.tok(&OFCOLOR, &[t[881], Int(-1)]);
    // x4 of samecells
    t[883] = s.tok(&DIFFERENCE, &[t[12], t[882]]);
    // x5 of samecells
    t[884] = s.tok(&SIZE, &[t[883]]);
    // x6 of samecells
    t[885] = s.tok(&MULTIPLY, &[t[884], Int(1000)]);
    // x8 of samecells
    t[886] = s.tok(&DIVIDE, &[t[885], t[16]]);
    // x9 of samecells
    t[887] = s.tok(&ASTUPLE, &[t[886], t[882]]);
    // x1 of sameshape
    t[888] = s.tok(&SHAPE_T, &[t[872]]);
    // x3 of sameshape
    t[889] = s.tok(&SUBTRACT, &[t[888], t[20]]);
    // x4 of sameshape
    t[890] = s.tok(&INVERT, &[t[889]]);
    // x5 of sameshape
    t[891] = s.tok(&COMBINE_T, &[t[889], t[890]]);
    // x6 of sameshape
    t[892] = s.tok(&MAXIMUM, &[t[891]]);
    // x7 of sameshape
    t[893] = s.tok(&MULTIPLY, &[t[892], Int(100)]);
    // x8 of sameshape
    t[894] = s.tok(&SUBTRACT, &[Int(1000), t[893]]);
    // x9 of sameshape
    t[895] = s.tok(&ASTUPLE, &[t[894], t[20]]);
    // x2 of sameshapes
    t[896] = s.call(t[28], &[t[872]]);
    // x4 of sameshapes
    t[897] = s.tok(&INTERSECTION, &[t[896], t[30]]);
    // x5 of sameshapes
    t[898] = s.tok(&DIFFERENCE, &[t[30], t[896]]);
    // x6 of sameshapes
    t[899] = s.tok(&SIZE, &[t[897]]);
    // x7 of sameshapes
    t[900] = s.tok(&SIZE, &[t[898]]);
    // x8 of sameshapes
    t[901] = s.tok(&SUBTRACT, &[t[899], t[900]]);
    // x9 of sameshapes
    t[902] = s.tok(&MULTIPLY, &[t[901], Int(100)]);
    // x10 of sameshapes
    t[903] = s.tok(&ASTUPLE, &[t[902], t[898]]);
    // x1 of samebackground
    t[904] = s.tok(&MOSTCOLOR_T, &[t[872]]);
    // x3 of samebackground
    t[905] = s.tok(&EQUALITY, &[t[904], t[39]]);
    // x4 of samebackground
    t[906] = s.tok(&BRANCH, &[t[905], Int(1000), Int(0)]);
    // x5 of samebackground
    t[907] = s.tok(&ASTUPLE, &[t[904], t[39]]);
    // x6 of samebackground
    t[908] = s.tok(&ASTUPLE, &[t[906], t[907]]);
    // x1 of oddpanel
    t[909] = s.arc(&HSPLIT, &[I, Int(3)]);
    // O of oddpanel
    t[910] = s.arc(&LEASTCOMMON, &[t[909]]);
    // x1 of samepalette
    t[911] = s.tok(&PALETTE_T, &[t[910]]);
    // x3 of samepalette
    t[912] = s.tok(&DIFFERENCE, &[t[911], t[2]]);
    // x4 of samepalette
    t[913] = s.tok(&DIFFERENCE, &[t[2], t[911]]);
    // x5 of samepalette
    t[914] = s.tok(&COMBINE_F, &[t[912], t[913]]);
    // x6 of samepalette
    t[915] = s.tok(&SIZE, &[t[914]]);
    // x7 of samepalette
    t[916] = s.tok(&MULTIPLY, &[t[915], Int(100)]);
    // x8 of samepalette
    t[917] = s.tok(&SUBTRACT, &[Int(1000), t[916]]);
    // x9 of samepalette
    t[918] = s.tok(&ASTUPLE, &[t[917], t[914]]);
    // x1 of samecells
    t[919] = s.tok(&CELLWISE, &[C, t[910], Int(-1)]);
    // x2 of samecells
    t[920] = s.tok(&OFCOLOR, &[t[919], Int(-1)]);
    // x4 of samecells
    t[921] = s.tok(&DIFFERENCE, &[t[12], t[920]]);
    // x5 of samecells
    t[922] = s.tok(&SIZE, &[t[921]]);
    // x6 of samecells
    t[923] = s.tok(&MULTIPLY, &[t[922], Int(1000)]);
    // x8 of samecells
    t[924] = s.tok(&DIVIDE, &[t[923], t[16]]);
    // x9 of samecells
    t[925] = s.tok(&ASTUPLE, &[t[924], t[920]]);
    // x1 of sameshape
    t[926] = s.tok(&SHAPE_T, &[t[910]]);
    // x3 of sameshape
    t[927] = s.tok(&SUBTRACT, &[t[926], t[20]]);
    // x4 of sameshape
    t[928] = s.tok(&INVERT, &[t[927]]);
    // x5 of sameshape
    t[929] = s.tok(&COMBINE_T, &[t[927], t[928]]);
    // x6 of sameshape
    t[930] = s.tok(&MAXIMUM, &[t[929]]);
    // x7 of sameshape
    t[931] = s.tok(&MULTIPLY, &[t[930], Int(100)]);
    // x8 of sameshape
    t[932] = s.tok(&SUBTRACT, &[Int(1000), t[931]]);
    // x9 of sameshape
    t[933] = s.tok(&ASTUPLE, &[t[932], t[20]]);
    // x2 of sameshapes
    t[934] = s.call(t[28], &[t[910]]);
    // x4 of sameshapes
    t[935] = s.tok(&INTERSECTION, &[t[934], t[30]]);
    // x5 of sameshapes
    t[936] = s.tok(&DIFFERENCE, &[t[30], t[934]]);
    // x6 of sameshapes
    t[937] = s.tok(&SIZE, &[t[935]]);
    // x7 of sameshapes
    t[938] = s.tok(&SIZE, &[t[936]]);
    // x8 of sameshapes
    t[939] = s.tok(&SUBTRACT, &[t[937], t[938]]);
    // x9 of sameshapes
    t[940] = s.tok(&MULTIPLY, &[t[939], Int(100)]);
    // x10 of sameshapes
    t[941] = s.tok(&ASTUPLE, &[t[940], t[936]]);
    // x1 of samebackground
    t[942] = s.tok(&MOSTCOLOR_T, &[t[910]]);
    // x3 of samebackground
    t[943] = s.tok(&EQUALITY, &[t[942], t[39]]);
    // x4 of samebackground
    t[944] = s.tok(&BRANCH, &[t[943], Int(1000), Int(0)]);
    // x5 of samebackground
    t[945] = s.tok(&ASTUPLE, &[t[942], t[39]]);
    // x6 of samebackground
    t[946] = s.tok(&ASTUPLE, &[t[944], t[945]]);
    // x1 of squeeze
    t[947] = s.arc(&FRONTIERS, &[I]);
    // x2 of squeeze
    t[948] = s.arc(&MERGE, &[t[947]]);
    // x3 of squeeze
    t[949] = s.arc(&MOSTCOLOR, &[t[948]]);
    // x4 of squeeze
    t[950] = s.arc(&COMPRESS, &[I]);
    // O of squeeze
    t[951] = s.arc(&REPLACE, &[t[950], Int(0), t[949]]);
    // x1 of samepalette
    t[952] = s.tok(&PALETTE_T, &[t[951]]);
    // x3 of samepalette
    t[953] = s.tok(&DIFFERENCE, &[t[952], t[2]]);
    // x4 of samepalette
    t[954] = s.tok(&DIFFERENCE, &[t[2], t[952]]);
    // x5 of samepalette
    t[955] = s.tok(&COMBINE_F, &[t[953], t[954]]);
    // x6 of samepalette
    t[956] = s.tok(&SIZE, &[t[955]]);
    // x7 of samepalette
    t[957] = s.tok(&MULTIPLY, &[t[956], Int(100)]);
    // x8 of samepalette
    t[958] = s.tok(&SUBTRACT, &[Int(1000), t[957]]);
    // x9 of samepalette
    t[959] = s.tok(&ASTUPLE, &[t[958], t[955]]);
    // x1 of samecells
    t[960] = s.tok(&CELLWISE, &[C, t[951], Int(-1)]);
    // x2 of samecells
    t[961] = s.tok(&OFCOLOR, &[t[960], Int(-1)]);
    // x4 of samecells
    t[962] = s.tok(&DIFFERENCE, &[t[12], t[961]]);
    // x5 of samecells
    t[963] = s.tok(&SIZE, &[t[962]]);
    // x6 of samecells
    t[964] = s.tok(&MULTIPLY, &[t[963], Int(1000)]);
    // x8 of samecells
    t[965] = s.tok(&DIVIDE, &[t[964], t[16]]);
    // x9 of samecells
    t[966] = s.tok(&ASTUPLE, &[t[965], t[961]]);
    // x1 of sameshape
    t[967] = s.tok(&SHAPE_T, &[t[951]]);
    // x3 of sameshape
    t[968] = s.tok(&SUBTRACT, &[t[967], t[20]]);
    // x4 of sameshape
    t[969] = s.tok(&INVERT, &[t[968]]);
    // x5 of sameshape
    t[970] = s.tok(&COMBINE_T, &[t[968], t[969]]);
    // x6 of sameshape
    t[971] = s.tok(&MAXIMUM, &[t[970]]);
    // x7 of sameshape
    t[972] = s.tok(&MULTIPLY, &[t[971], Int(100)]);
    // x8 of sameshape
    t[973] = s.tok(&SUBTRACT, &[Int(1000), t[972]]);
    // x9 of sameshape
    t[974] = s.tok(&ASTUPLE, &[t[973], t[20]]);
    // x2 of sameshapes
    t[975] = s.call(t[28], &[t[951]]);
    // x4 of sameshapes
    t[976] = s.tok(&INTERSECTION, &[t[975], t[30]]);
    // x5 of sameshapes
    t[977] = s.tok(&DIFFERENCE, &[t[30], t[975]]);
    // x6 of sameshapes
    t[978] = s.tok(&SIZE, &[t[976]]);
    // x7 of sameshapes
    t[979] = s.tok(&SIZE, &[t[977]]);
    // x8 of sameshapes
    t[980] = s.tok(&SUBTRACT, &[t[978], t[979]]);
    // x9 of sameshapes
    t[981] = s.tok(&MULTIPLY, &[t[980], Int(100)]);
    // x10 of sameshapes
    t[982] = s.tok(&ASTUPLE, &[t[981], t[977]]);
    // x1 of samebackground
    t[983] = s.tok(&MOSTCOLOR_T, &[t[951]]);
    // x3 of samebackground
    t[984] = s.tok(&EQUALITY, &[t[983], t[39]]);
    // x4 of samebackground
    t[985] = s.tok(&BRANCH, &[t[984], Int(1000), Int(0)]);
    // x5 of samebackground
    t[986] = s.tok(&ASTUPLE, &[t[983], t[39]]);
    // x6 of samebackground
    t[987] = s.tok(&ASTUPLE, &[t[985], t[986]]);
    // x2 of cornerstones
    t[988] = s.arc(&APPLY, &[Arg::arc(&ULCORNER), t[86]]);
    // x3 of cornerstones
    t[989] = s.arc(&APPLY, &[Arg::arc(&URCORNER), t[86]]);
    // x4 of cornerstones
    t[990] = s.arc(&APPLY, &[Arg::arc(&LLCORNER), t[86]]);
    // x5 of cornerstones
    t[991] = s.arc(&APPLY, &[Arg::arc(&LRCORNER), t[86]]);
    // x6 of cornerstones
    t[992] = s.arc(&FILL, &[I, Int(2), t[988]]);
    // x7 of cornerstones
    t[993] = s.arc(&FILL, &[t[992], Int(3), t[989]]);
    // x8 of cornerstones
    t[994] = s.arc(&FILL, &[t[993], Int(4), t[990]]);
    // O of cornerstones
    t[995] = s.arc(&FILL, &[t[994], Int(1), t[991]]);
    // x1 of samepalette
    t[996] = s.tok(&PALETTE_T, &[t[995]]);
    // x3 of samepalette
    t[997] = s.tok(&DIFFERENCE, &[t[996], t[2]]);
    // x4 of samepalette
    t[998] = s.tok(&DIFFERENCE, &[t[2], t[996]]);
    // x5 of samepalette
    t[999] = s.tok(&COMBINE_F, &[t[997], t[998]]);
    // x6 of samepalette
    t[1000] = s.tok(&SIZE, &[t[999]]);
}

fn steps_6(s: &mut dyn Steps, t: &mut [Arg]) {
    // x7 of samepalette
    t[1001] = s.tok(&MULTIPLY, &[t[1000], Int(100)]);
    // x8 of samepalette
    t[1002] = s.tok(&SUBTRACT, &[Int(1000), t[1001]]);
    // x9 of samepalette
    t[1003] = s.tok(&ASTUPLE, &[t[1002], t[999]]);
    // x1 of samecells
    t[1004] = s.tok(&CELLWISE, &[C, t[995], Int(-1)]);
    // x2 of samecells
    t[1005] = s.tok(&OFCOLOR, &[t[1004], Int(-1)]);
    // x4 of samecells
    t[1006] = s.tok(&DIFFERENCE, &[t[12], t[1005]]);
    // x5 of samecells
    t[1007] = s.tok(&SIZE, &[t[1006]]);
    // x6 of samecells
    t[1008] = s.tok(&MULTIPLY, &[t[1007], Int(1000)]);
    // x8 of samecells
    t[1009] = s.tok(&DIVIDE, &[t[1008], t[16]]);
    // x9 of samecells
    t[1010] = s.tok(&ASTUPLE, &[t[1009], t[1005]]);
    // x1 of sameshape
    t[1011] = s.tok(&SHAPE_T, &[t[995]]);
    // x3 of sameshape
    t[1012] = s.tok(&SUBTRACT, &[t[1011], t[20]]);
    // x4 of sameshape
    t[1013] = s.tok(&INVERT, &[t[1012]]);
    // x5 of sameshape
    t[1014] = s.tok(&COMBINE_T, &[t[1012], t[1013]]);
    // x6 of sameshape
    t[1015] = s.tok(&MAXIMUM, &[t[1014]]);
    // x7 of sameshape
    t[1016] = s.tok(&MULTIPLY, &[t[1015], Int(100)]);
    // x8 of sameshape
    t[1017] = s.tok(&SUBTRACT, &[Int(1000), t[1016]]);
    // x9 of sameshape
    t[1018] = s.tok(&ASTUPLE, &[t[1017], t[20]]);
    // x2 of sameshapes
    t[1019] = s.call(t[28], &[t[995]]);
    // x4 of sameshapes
    t[1020] = s.tok(&INTERSECTION, &[t[1019], t[30]]);
    // x5 of sameshapes
    t[1021] = s.tok(&DIFFERENCE, &[t[30], t[1019]]);
    // x6 of sameshapes
    t[1022] = s.tok(&SIZE, &[t[1020]]);
    // x7 of sameshapes
    t[1023] = s.tok(&SIZE, &[t[1021]]);
    // x8 of sameshapes
    t[1024] = s.tok(&SUBTRACT, &[t[1022], t[1023]]);
    // x9 of sameshapes
    t[1025] = s.tok(&MULTIPLY, &[t[1024], Int(100)]);
    // x10 of sameshapes
    t[1026] = s.tok(&ASTUPLE, &[t[1025], t[1021]]);
    // x1 of samebackground
    t[1027] = s.tok(&MOSTCOLOR_T, &[t[995]]);
    // x3 of samebackground
    t[1028] = s.tok(&EQUALITY, &[t[1027], t[39]]);
    // x4 of samebackground
    t[1029] = s.tok(&BRANCH, &[t[1028], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1030] = s.tok(&ASTUPLE, &[t[1027], t[39]]);
    // x6 of samebackground
    t[1031] = s.tok(&ASTUPLE, &[t[1029], t[1030]]);
    // x3 of compasspoint, x3 of nudge_3
    t[1032] = s.arc(&POSITION, &[t[373], t[371]]);
    // x4 of compasspoint
    t[1033] = s.arc(&ADD, &[Pair(1, 1), t[1032]]);
    // x5 of compasspoint, x3 of stackup
    t[1034] = s.arc(&CANVAS, &[Int(0), Pair(3, 3)]);
    // x6 of compasspoint
    t[1035] = s.arc(&INITSET, &[Pair(1, 1)]);
    // x7 of compasspoint
    t[1036] = s.arc(&FILL, &[t[1034], Int(1), t[1035]]);
    // x8 of compasspoint
    t[1037] = s.arc(&INITSET, &[t[1033]]);
    // O of compasspoint
    t[1038] = s.arc(&FILL, &[t[1036], Int(2), t[1037]]);
    // x1 of samepalette
    t[1039] = s.tok(&PALETTE_T, &[t[1038]]);
    // x3 of samepalette
    t[1040] = s.tok(&DIFFERENCE, &[t[1039], t[2]]);
    // x4 of samepalette
    t[1041] = s.tok(&DIFFERENCE, &[t[2], t[1039]]);
    // x5 of samepalette
    t[1042] = s.tok(&COMBINE_F, &[t[1040], t[1041]]);
    // x6 of samepalette
    t[1043] = s.tok(&SIZE, &[t[1042]]);
    // x7 of samepalette
    t[1044] = s.tok(&MULTIPLY, &[t[1043], Int(100)]);
    // x8 of samepalette
    t[1045] = s.tok(&SUBTRACT, &[Int(1000), t[1044]]);
    // x9 of samepalette
    t[1046] = s.tok(&ASTUPLE, &[t[1045], t[1042]]);
    // x1 of samecells
    t[1047] = s.tok(&CELLWISE, &[C, t[1038], Int(-1)]);
    // x2 of samecells
    t[1048] = s.tok(&OFCOLOR, &[t[1047], Int(-1)]);
    // x4 of samecells
    t[1049] = s.tok(&DIFFERENCE, &[t[12], t[1048]]);
    // x5 of samecells
    t[1050] = s.tok(&SIZE, &[t[1049]]);
    // x6 of samecells
    t[1051] = s.tok(&MULTIPLY, &[t[1050], Int(1000)]);
    // x8 of samecells
    t[1052] = s.tok(&DIVIDE, &[t[1051], t[16]]);
    // x9 of samecells
    t[1053] = s.tok(&ASTUPLE, &[t[1052], t[1048]]);
    // x1 of sameshape
    t[1054] = s.tok(&SHAPE_T, &[t[1038]]);
    // x3 of sameshape
    t[1055] = s.tok(&SUBTRACT, &[t[1054], t[20]]);
    // x4 of sameshape
    t[1056] = s.tok(&INVERT, &[t[1055]]);
    // x5 of sameshape
    t[1057] = s.tok(&COMBINE_T, &[t[1055], t[1056]]);
    // x6 of sameshape
    t[1058] = s.tok(&MAXIMUM, &[t[1057]]);
    // x7 of sameshape
    t[1059] = s.tok(&MULTIPLY, &[t[1058], Int(100)]);
    // x8 of sameshape
    t[1060] = s.tok(&SUBTRACT, &[Int(1000), t[1059]]);
    // x9 of sameshape
    t[1061] = s.tok(&ASTUPLE, &[t[1060], t[20]]);
    // x2 of sameshapes
    t[1062] = s.call(t[28], &[t[1038]]);
    // x4 of sameshapes
    t[1063] = s.tok(&INTERSECTION, &[t[1062], t[30]]);
    // x5 of sameshapes
    t[1064] = s.tok(&DIFFERENCE, &[t[30], t[1062]]);
    // x6 of sameshapes
    t[1065] = s.tok(&SIZE, &[t[1063]]);
    // x7 of sameshapes
    t[1066] = s.tok(&SIZE, &[t[1064]]);
    // x8 of sameshapes
    t[1067] = s.tok(&SUBTRACT, &[t[1065], t[1066]]);
    // x9 of sameshapes
    t[1068] = s.tok(&MULTIPLY, &[t[1067], Int(100)]);
    // x10 of sameshapes
    t[1069] = s.tok(&ASTUPLE, &[t[1068], t[1064]]);
    // x1 of samebackground
    t[1070] = s.tok(&MOSTCOLOR_T, &[t[1038]]);
    // x3 of samebackground
    t[1071] = s.tok(&EQUALITY, &[t[1070], t[39]]);
    // x4 of samebackground
    t[1072] = s.tok(&BRANCH, &[t[1071], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1073] = s.tok(&ASTUPLE, &[t[1070], t[39]]);
    // x6 of samebackground
    t[1074] = s.tok(&ASTUPLE, &[t[1072], t[1073]]);
    // x2 of closestglow, x2 of samelane, x2 of contagion
    t[1075] = s.arc(&COLORFILTER, &[t[86], Int(5)]);
    // x3 of closestglow, x3 of halo, x9 of signposts
    t[1076] = s.arc(&OFCOLOR, &[I, Int(3)]);
    // x4 of closestglow
    t[1077] = s.arc(&LBIND, &[Arg::arc(&MANHATTAN), t[1076]]);
    // x5 of closestglow
    t[1078] = s.arc(&ARGMIN, &[t[1075], t[1077]]);
    // O of closestglow
    t[1079] = s.arc(&FILL, &[I, Int(3), t[1078]]);
    // x1 of samepalette
    t[1080] = s.tok(&PALETTE_T, &[t[1079]]);
    // x3 of samepalette
    t[1081] = s.tok(&DIFFERENCE, &[t[1080], t[2]]);
    // x4 of samepalette
    t[1082] = s.tok(&DIFFERENCE, &[t[2], t[1080]]);
    // x5 of samepalette
    t[1083] = s.tok(&COMBINE_F, &[t[1081], t[1082]]);
    // x6 of samepalette
    t[1084] = s.tok(&SIZE, &[t[1083]]);
    // x7 of samepalette
    t[1085] = s.tok(&MULTIPLY, &[t[1084], Int(100)]);
    // x8 of samepalette
    t[1086] = s.tok(&SUBTRACT, &[Int(1000), t[1085]]);
    // x9 of samepalette
    t[1087] = s.tok(&ASTUPLE, &[t[1086], t[1083]]);
    // x1 of samecells
    t[1088] = s.tok(&CELLWISE, &[C, t[1079], Int(-1)]);
    // x2 of samecells
    t[1089] = s.tok(&OFCOLOR, &[t[1088], Int(-1)]);
    // x4 of samecells
    t[1090] = s.tok(&DIFFERENCE, &[t[12], t[1089]]);
    // x5 of samecells
    t[1091] = s.tok(&SIZE, &[t[1090]]);
    // x6 of samecells
    t[1092] = s.tok(&MULTIPLY, &[t[1091], Int(1000)]);
    // x8 of samecells
    t[1093] = s.tok(&DIVIDE, &[t[1092], t[16]]);
    // x9 of samecells
    t[1094] = s.tok(&ASTUPLE, &[t[1093], t[1089]]);
    // x1 of sameshape
    t[1095] = s.tok(&SHAPE_T, &[t[1079]]);
    // x3 of sameshape
    t[1096] = s.tok(&SUBTRACT, &[t[1095], t[20]]);
    // x4 of sameshape
    t[1097] = s.tok(&INVERT, &[t[1096]]);
    // x5 of sameshape
    t[1098] = s.tok(&COMBINE_T, &[t[1096], t[1097]]);
    // x6 of sameshape
    t[1099] = s.tok(&MAXIMUM, &[t[1098]]);
    // x7 of sameshape
    t[1100] = s.tok(&MULTIPLY, &[t[1099], Int(100)]);
    // x8 of sameshape
    t[1101] = s.tok(&SUBTRACT, &[Int(1000), t[1100]]);
    // x9 of sameshape
    t[1102] = s.tok(&ASTUPLE, &[t[1101], t[20]]);
    // x2 of sameshapes
    t[1103] = s.call(t[28], &[t[1079]]);
    // x4 of sameshapes
    t[1104] = s.tok(&INTERSECTION, &[t[1103], t[30]]);
    // x5 of sameshapes
    t[1105] = s.tok(&DIFFERENCE, &[t[30], t[1103]]);
    // x6 of sameshapes
    t[1106] = s.tok(&SIZE, &[t[1104]]);
    // x7 of sameshapes
    t[1107] = s.tok(&SIZE, &[t[1105]]);
    // x8 of sameshapes
    t[1108] = s.tok(&SUBTRACT, &[t[1106], t[1107]]);
    // x9 of sameshapes
    t[1109] = s.tok(&MULTIPLY, &[t[1108], Int(100)]);
    // x10 of sameshapes
    t[1110] = s.tok(&ASTUPLE, &[t[1109], t[1105]]);
    // x1 of samebackground
    t[1111] = s.tok(&MOSTCOLOR_T, &[t[1079]]);
    // x3 of samebackground
    t[1112] = s.tok(&EQUALITY, &[t[1111], t[39]]);
    // x4 of samebackground
    t[1113] = s.tok(&BRANCH, &[t[1112], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1114] = s.tok(&ASTUPLE, &[t[1111], t[39]]);
    // x6 of samebackground
    t[1115] = s.tok(&ASTUPLE, &[t[1113], t[1114]]);
    // x2 of innerlights, x3 of tidyup
    t[1116] = s.arc(&RBIND, &[Arg::arc(&BORDERING), I]);
    // x3 of innerlights
    t[1117] = s.arc(&MFILTER, &[t[86], t[1116]]);
    // O of innerlights
    t[1118] = s.arc(&COVER, &[I, t[1117]]);
    // x1 of samepalette
    t[1119] = s.tok(&PALETTE_T, &[t[1118]]);
    // x3 of samepalette
    t[1120] = s.tok(&DIFFERENCE, &[t[1119], t[2]]);
    // x4 of samepalette
    t[1121] = s.tok(&DIFFERENCE, &[t[2], t[1119]]);
    // x5 of samepalette
    t[1122] = s.tok(&COMBINE_F, &[t[1120], t[1121]]);
    // x6 of samepalette
    t[1123] = s.tok(&SIZE, &[t[1122]]);
    // x7 of samepalette
    t[1124] = s.tok(&MULTIPLY, &[t[1123], Int(100)]);
    // x8 of samepalette
    t[1125] = s.tok(&SUBTRACT, &[Int(1000), t[1124]]);
    // x9 of samepalette
    t[1126] = s.tok(&ASTUPLE, &[t[1125], t[1122]]);
    // x1 of samecells
    t[1127] = s.tok(&CELLWISE, &[C, t[1118], Int(-1)]);
    // x2 of samecells
    t[1128] = s.tok(&OFCOLOR, &[t[1127], Int(-1)]);
    // x4 of samecells
    t[1129] = s.tok(&DIFFERENCE, &[t[12], t[1128]]);
    // x5 of samecells
    t[1130] = s.tok(&SIZE, &[t[1129]]);
    // x6 of samecells
    t[1131] = s.tok(&MULTIPLY, &[t[1130], Int(1000)]);
    // x8 of samecells
    t[1132] = s.tok(&DIVIDE, &[t[1131], t[16]]);
    // x9 of samecells
    t[1133] = s.tok(&ASTUPLE, &[t[1132], t[1128]]);
    // x1 of sameshape
    t[1134] = s.tok(&SHAPE_T, &[t[1118]]);
    // x3 of sameshape
    t[1135] = s.tok(&SUBTRACT, &[t[1134], t[20]]);
    // x4 of sameshape
    t[1136] = s.tok(&INVERT, &[t[1135]]);
    // x5 of sameshape
    t[1137] = s.tok(&COMBINE_T, &[t[1135], t[1136]]);
    // x6 of sameshape
    t[1138] = s.tok(&MAXIMUM, &[t[1137]]);
    // x7 of sameshape
    t[1139] = s.tok(&MULTIPLY, &[t[1138], Int(100)]);
    // x8 of sameshape
    t[1140] = s.tok(&SUBTRACT, &[Int(1000), t[1139]]);
    // x9 of sameshape
    t[1141] = s.tok(&ASTUPLE, &[t[1140], t[20]]);
    // x2 of sameshapes
    t[1142] = s.call(t[28], &[t[1118]]);
    // x4 of sameshapes
    t[1143] = s.tok(&INTERSECTION, &[t[1142], t[30]]);
    // x5 of sameshapes
    t[1144] = s.tok(&DIFFERENCE, &[t[30], t[1142]]);
    // x6 of sameshapes
    t[1145] = s.tok(&SIZE, &[t[1143]]);
    // x7 of sameshapes
    t[1146] = s.tok(&SIZE, &[t[1144]]);
    // x8 of sameshapes
    t[1147] = s.tok(&SUBTRACT, &[t[1145], t[1146]]);
    // x9 of sameshapes
    t[1148] = s.tok(&MULTIPLY, &[t[1147], Int(100)]);
    // x10 of sameshapes
    t[1149] = s.tok(&ASTUPLE, &[t[1148], t[1144]]);
    // x1 of samebackground
    t[1150] = s.tok(&MOSTCOLOR_T, &[t[1118]]);
    // x3 of samebackground
    t[1151] = s.tok(&EQUALITY, &[t[1150], t[39]]);
    // x4 of samebackground
    t[1152] = s.tok(&BRANCH, &[t[1151], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1153] = s.tok(&ASTUPLE, &[t[1150], t[39]]);
    // x6 of samebackground
    t[1154] = s.tok(&ASTUPLE, &[t[1152], t[1153]]);
    // x2 of linekinds
    t[1155] = s.arc(&MFILTER, &[t[86], Arg::arc(&HLINE)]);
    // x3 of linekinds
    t[1156] = s.arc(&MFILTER, &[t[86], Arg::arc(&VLINE)]);
    // x4 of linekinds
    t[1157] = s.arc(&FILL, &[I, Int(2), t[1155]]);
    // O of linekinds
    t[1158] = s.arc(&FILL, &[t[1157], Int(1), t[1156]]);
    // x1 of samepalette
    t[1159] = s.tok(&PALETTE_T, &[t[1158]]);
    // x3 of samepalette
    t[1160] = s.tok(&DIFFERENCE, &[t[1159], t[2]]);
    // x4 of samepalette
    t[1161] = s.tok(&DIFFERENCE, &[t[2], t[1159]]);
    // x5 of samepalette
    t[1162] = s.tok(&COMBINE_F, &[t[1160], t[1161]]);
    // x6 of samepalette
    t[1163] = s.tok(&SIZE, &[t[1162]]);
    // x7 of samepalette
    t[1164] = s.tok(&MULTIPLY, &[t[1163], Int(100)]);
    // x8 of samepalette
    t[1165] = s.tok(&SUBTRACT, &[Int(1000), t[1164]]);
    // x9 of samepalette
    t[1166] = s.tok(&ASTUPLE, &[t[1165], t[1162]]);
    // x1 of samecells
    t[1167] = s.tok(&CELLWISE, &[C, t[1158], Int(-1)]);
    // x2 of samecells
    t[1168] = s.tok(&OFCOLOR, &[t[1167], Int(-1)]);
    // x4 of samecells
    t[1169] = s.tok(&DIFFERENCE, &[t[12], t[1168]]);
    // x5 of samecells
    t[1170] = s.tok(&SIZE, &[t[1169]]);
    // x6 of samecells
    t[1171] = s.tok(&MULTIPLY, &[t[1170], Int(1000)]);
    // x8 of samecells
    t[1172] = s.tok(&DIVIDE, &[t[1171], t[16]]);
    // x9 of samecells
    t[1173] = s.tok(&ASTUPLE, &[t[1172], t[1168]]);
    // x1 of sameshape
    t[1174] = s.tok(&SHAPE_T, &[t[1158]]);
    // x3 of sameshape
    t[1175] = s.tok(&SUBTRACT, &[t[1174], t[20]]);
    // x4 of sameshape
    t[1176] = s.tok(&INVERT, &[t[1175]]);
    // x5 of sameshape
    t[1177] = s.tok(&COMBINE_T, &[t[1175], t[1176]]);
    // x6 of sameshape
    t[1178] = s.tok(&MAXIMUM, &[t[1177]]);
    // x7 of sameshape
    t[1179] = s.tok(&MULTIPLY, &[t[1178], Int(100)]);
    // x8 of sameshape
    t[1180] = s.tok(&SUBTRACT, &[Int(1000), t[1179]]);
    // x9 of sameshape
    t[1181] = s.tok(&ASTUPLE, &[t[1180], t[20]]);
    // x2 of sameshapes
    t[1182] = s.call(t[28], &[t[1158]]);
    // x4 of sameshapes
    t[1183] = s.tok(&INTERSECTION, &[t[1182], t[30]]);
    // x5 of sameshapes
    t[1184] = s.tok(&DIFFERENCE, &[t[30], t[1182]]);
    // x6 of sameshapes
    t[1185] = s.tok(&SIZE, &[t[1183]]);
    // x7 of sameshapes
    t[1186] = s.tok(&SIZE, &[t[1184]]);
    // x8 of sameshapes
    t[1187] = s.tok(&SUBTRACT, &[t[1185], t[1186]]);
    // x9 of sameshapes
    t[1188] = s.tok(&MULTIPLY, &[t[1187], Int(100)]);
    // x10 of sameshapes
    t[1189] = s.tok(&ASTUPLE, &[t[1188], t[1184]]);
    // x1 of samebackground
    t[1190] = s.tok(&MOSTCOLOR_T, &[t[1158]]);
    // x3 of samebackground
    t[1191] = s.tok(&EQUALITY, &[t[1190], t[39]]);
    // x4 of samebackground
    t[1192] = s.tok(&BRANCH, &[t[1191], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1193] = s.tok(&ASTUPLE, &[t[1190], t[39]]);
    // x6 of samebackground
    t[1194] = s.tok(&ASTUPLE, &[t[1192], t[1193]]);
    // x3 of samelane, x1 of windowpane, x13 of signposts and 1 more
    t[1195] = s.arc(&OFCOLOR, &[I, Int(4)]);
    // x4 of samelane
    t[1196] = s.arc(&LBIND, &[Arg::arc(&HMATCHING), t[1195]]);
    // x5 of samelane
    t[1197] = s.arc(&LBIND, &[Arg::arc(&VMATCHING), t[1195]]);
    // x6 of samelane
    t[1198] = s.arc(&MFILTER, &[t[1075], t[1196]]);
    // x7 of samelane
    t[1199] = s.arc(&MFILTER, &[t[1075], t[1197]]);
    // x8 of samelane
    t[1200] = s.arc(&FILL, &[I, Int(4), t[1198]]);
}

fn steps_7(s: &mut dyn Steps, t: &mut [Arg]) {
    // O of samelane
    t[1201] = s.arc(&FILL, &[t[1200], Int(2), t[1199]]);
    // x1 of samepalette
    t[1202] = s.tok(&PALETTE_T, &[t[1201]]);
    // x3 of samepalette
    t[1203] = s.tok(&DIFFERENCE, &[t[1202], t[2]]);
    // x4 of samepalette
    t[1204] = s.tok(&DIFFERENCE, &[t[2], t[1202]]);
    // x5 of samepalette
    t[1205] = s.tok(&COMBINE_F, &[t[1203], t[1204]]);
    // x6 of samepalette
    t[1206] = s.tok(&SIZE, &[t[1205]]);
    // x7 of samepalette
    t[1207] = s.tok(&MULTIPLY, &[t[1206], Int(100)]);
    // x8 of samepalette
    t[1208] = s.tok(&SUBTRACT, &[Int(1000), t[1207]]);
    // x9 of samepalette
    t[1209] = s.tok(&ASTUPLE, &[t[1208], t[1205]]);
    // x1 of samecells
    t[1210] = s.tok(&CELLWISE, &[C, t[1201], Int(-1)]);
    // x2 of samecells
    t[1211] = s.tok(&OFCOLOR, &[t[1210], Int(-1)]);
    // x4 of samecells
    t[1212] = s.tok(&DIFFERENCE, &[t[12], t[1211]]);
    // x5 of samecells
    t[1213] = s.tok(&SIZE, &[t[1212]]);
    // x6 of samecells
    t[1214] = s.tok(&MULTIPLY, &[t[1213], Int(1000)]);
    // x8 of samecells
    t[1215] = s.tok(&DIVIDE, &[t[1214], t[16]]);
    // x9 of samecells
    t[1216] = s.tok(&ASTUPLE, &[t[1215], t[1211]]);
    // x1 of sameshape
    t[1217] = s.tok(&SHAPE_T, &[t[1201]]);
    // x3 of sameshape
    t[1218] = s.tok(&SUBTRACT, &[t[1217], t[20]]);
    // x4 of sameshape
    t[1219] = s.tok(&INVERT, &[t[1218]]);
    // x5 of sameshape
    t[1220] = s.tok(&COMBINE_T, &[t[1218], t[1219]]);
    // x6 of sameshape
    t[1221] = s.tok(&MAXIMUM, &[t[1220]]);
    // x7 of sameshape
    t[1222] = s.tok(&MULTIPLY, &[t[1221], Int(100)]);
    // x8 of sameshape
    t[1223] = s.tok(&SUBTRACT, &[Int(1000), t[1222]]);
    // x9 of sameshape
    t[1224] = s.tok(&ASTUPLE, &[t[1223], t[20]]);
    // x2 of sameshapes
    t[1225] = s.call(t[28], &[t[1201]]);
    // x4 of sameshapes
    t[1226] = s.tok(&INTERSECTION, &[t[1225], t[30]]);
    // x5 of sameshapes
    t[1227] = s.tok(&DIFFERENCE, &[t[30], t[1225]]);
    // x6 of sameshapes
    t[1228] = s.tok(&SIZE, &[t[1226]]);
    // x7 of sameshapes
    t[1229] = s.tok(&SIZE, &[t[1227]]);
    // x8 of sameshapes
    t[1230] = s.tok(&SUBTRACT, &[t[1228], t[1229]]);
    // x9 of sameshapes
    t[1231] = s.tok(&MULTIPLY, &[t[1230], Int(100)]);
    // x10 of sameshapes
    t[1232] = s.tok(&ASTUPLE, &[t[1231], t[1227]]);
    // x1 of samebackground
    t[1233] = s.tok(&MOSTCOLOR_T, &[t[1201]]);
    // x3 of samebackground
    t[1234] = s.tok(&EQUALITY, &[t[1233], t[39]]);
    // x4 of samebackground
    t[1235] = s.tok(&BRANCH, &[t[1234], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1236] = s.tok(&ASTUPLE, &[t[1233], t[39]]);
    // x6 of samebackground
    t[1237] = s.tok(&ASTUPLE, &[t[1235], t[1236]]);
    // x4 of contagion
    t[1238] = s.arc(&RBIND, &[Arg::arc(&ADJACENT), t[371]]);
    // x5 of contagion
    t[1239] = s.arc(&MFILTER, &[t[1075], t[1238]]);
    // O of contagion
    t[1240] = s.arc(&FILL, &[I, Int(2), t[1239]]);
    // x1 of samepalette
    t[1241] = s.tok(&PALETTE_T, &[t[1240]]);
    // x3 of samepalette
    t[1242] = s.tok(&DIFFERENCE, &[t[1241], t[2]]);
    // x4 of samepalette
    t[1243] = s.tok(&DIFFERENCE, &[t[2], t[1241]]);
    // x5 of samepalette
    t[1244] = s.tok(&COMBINE_F, &[t[1242], t[1243]]);
    // x6 of samepalette
    t[1245] = s.tok(&SIZE, &[t[1244]]);
    // x7 of samepalette
    t[1246] = s.tok(&MULTIPLY, &[t[1245], Int(100)]);
    // x8 of samepalette
    t[1247] = s.tok(&SUBTRACT, &[Int(1000), t[1246]]);
    // x9 of samepalette
    t[1248] = s.tok(&ASTUPLE, &[t[1247], t[1244]]);
    // x1 of samecells
    t[1249] = s.tok(&CELLWISE, &[C, t[1240], Int(-1)]);
    // x2 of samecells
    t[1250] = s.tok(&OFCOLOR, &[t[1249], Int(-1)]);
    // x4 of samecells
    t[1251] = s.tok(&DIFFERENCE, &[t[12], t[1250]]);
    // x5 of samecells
    t[1252] = s.tok(&SIZE, &[t[1251]]);
    // x6 of samecells
    t[1253] = s.tok(&MULTIPLY, &[t[1252], Int(1000)]);
    // x8 of samecells
    t[1254] = s.tok(&DIVIDE, &[t[1253], t[16]]);
    // x9 of samecells
    t[1255] = s.tok(&ASTUPLE, &[t[1254], t[1250]]);
    // x1 of sameshape
    t[1256] = s.tok(&SHAPE_T, &[t[1240]]);
    // x3 of sameshape
    t[1257] = s.tok(&SUBTRACT, &[t[1256], t[20]]);
    // x4 of sameshape
    t[1258] = s.tok(&INVERT, &[t[1257]]);
    // x5 of sameshape
    t[1259] = s.tok(&COMBINE_T, &[t[1257], t[1258]]);
    // x6 of sameshape
    t[1260] = s.tok(&MAXIMUM, &[t[1259]]);
    // x7 of sameshape
    t[1261] = s.tok(&MULTIPLY, &[t[1260], Int(100)]);
    // x8 of sameshape
    t[1262] = s.tok(&SUBTRACT, &[Int(1000), t[1261]]);
    // x9 of sameshape
    t[1263] = s.tok(&ASTUPLE, &[t[1262], t[20]]);
    // x2 of sameshapes
    t[1264] = s.call(t[28], &[t[1240]]);
    // x4 of sameshapes
    t[1265] = s.tok(&INTERSECTION, &[t[1264], t[30]]);
    // x5 of sameshapes
    t[1266] = s.tok(&DIFFERENCE, &[t[30], t[1264]]);
    // x6 of sameshapes
    t[1267] = s.tok(&SIZE, &[t[1265]]);
    // x7 of sameshapes
    t[1268] = s.tok(&SIZE, &[t[1266]]);
    // x8 of sameshapes
    t[1269] = s.tok(&SUBTRACT, &[t[1267], t[1268]]);
    // x9 of sameshapes
    t[1270] = s.tok(&MULTIPLY, &[t[1269], Int(100)]);
    // x10 of sameshapes
    t[1271] = s.tok(&ASTUPLE, &[t[1270], t[1266]]);
    // x1 of samebackground
    t[1272] = s.tok(&MOSTCOLOR_T, &[t[1240]]);
    // x3 of samebackground
    t[1273] = s.tok(&EQUALITY, &[t[1272], t[39]]);
    // x4 of samebackground
    t[1274] = s.tok(&BRANCH, &[t[1273], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1275] = s.tok(&ASTUPLE, &[t[1272], t[39]]);
    // x6 of samebackground
    t[1276] = s.tok(&ASTUPLE, &[t[1274], t[1275]]);
    // x2 of bullseye
    t[1277] = s.arc(&APPLY, &[Arg::arc(&CENTEROFMASS), t[86]]);
    // O of bullseye
    t[1278] = s.arc(&FILL, &[I, Int(2), t[1277]]);
    // x1 of samepalette
    t[1279] = s.tok(&PALETTE_T, &[t[1278]]);
    // x3 of samepalette
    t[1280] = s.tok(&DIFFERENCE, &[t[1279], t[2]]);
    // x4 of samepalette
    t[1281] = s.tok(&DIFFERENCE, &[t[2], t[1279]]);
    // x5 of samepalette
    t[1282] = s.tok(&COMBINE_F, &[t[1280], t[1281]]);
    // x6 of samepalette
    t[1283] = s.tok(&SIZE, &[t[1282]]);
    // x7 of samepalette
    t[1284] = s.tok(&MULTIPLY, &[t[1283], Int(100)]);
    // x8 of samepalette
    t[1285] = s.tok(&SUBTRACT, &[Int(1000), t[1284]]);
    // x9 of samepalette
    t[1286] = s.tok(&ASTUPLE, &[t[1285], t[1282]]);
    // x1 of samecells
    t[1287] = s.tok(&CELLWISE, &[C, t[1278], Int(-1)]);
    // x2 of samecells
    t[1288] = s.tok(&OFCOLOR, &[t[1287], Int(-1)]);
    // x4 of samecells
    t[1289] = s.tok(&DIFFERENCE, &[t[12], t[1288]]);
    // x5 of samecells
    t[1290] = s.tok(&SIZE, &[t[1289]]);
    // x6 of samecells
    t[1291] = s.tok(&MULTIPLY, &[t[1290], Int(1000)]);
    // x8 of samecells
    t[1292] = s.tok(&DIVIDE, &[t[1291], t[16]]);
    // x9 of samecells
    t[1293] = s.tok(&ASTUPLE, &[t[1292], t[1288]]);
    // x1 of sameshape
    t[1294] = s.tok(&SHAPE_T, &[t[1278]]);
    // x3 of sameshape
    t[1295] = s.tok(&SUBTRACT, &[t[1294], t[20]]);
    // x4 of sameshape
    t[1296] = s.tok(&INVERT, &[t[1295]]);
    // x5 of sameshape
    t[1297] = s.tok(&COMBINE_T, &[t[1295], t[1296]]);
    // x6 of sameshape
    t[1298] = s.tok(&MAXIMUM, &[t[1297]]);
    // x7 of sameshape
    t[1299] = s.tok(&MULTIPLY, &[t[1298], Int(100)]);
    // x8 of sameshape
    t[1300] = s.tok(&SUBTRACT, &[Int(1000), t[1299]]);
    // x9 of sameshape
    t[1301] = s.tok(&ASTUPLE, &[t[1300], t[20]]);
    // x2 of sameshapes
    t[1302] = s.call(t[28], &[t[1278]]);
    // x4 of sameshapes
    t[1303] = s.tok(&INTERSECTION, &[t[1302], t[30]]);
    // x5 of sameshapes
    t[1304] = s.tok(&DIFFERENCE, &[t[30], t[1302]]);
    // x6 of sameshapes
    t[1305] = s.tok(&SIZE, &[t[1303]]);
    // x7 of sameshapes
    t[1306] = s.tok(&SIZE, &[t[1304]]);
    // x8 of sameshapes
    t[1307] = s.tok(&SUBTRACT, &[t[1305], t[1306]]);
    // x9 of sameshapes
    t[1308] = s.tok(&MULTIPLY, &[t[1307], Int(100)]);
    // x10 of sameshapes
    t[1309] = s.tok(&ASTUPLE, &[t[1308], t[1304]]);
    // x1 of samebackground
    t[1310] = s.tok(&MOSTCOLOR_T, &[t[1278]]);
    // x3 of samebackground
    t[1311] = s.tok(&EQUALITY, &[t[1310], t[39]]);
    // x4 of samebackground
    t[1312] = s.tok(&BRANCH, &[t[1311], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1313] = s.tok(&ASTUPLE, &[t[1310], t[39]]);
    // x6 of samebackground
    t[1314] = s.tok(&ASTUPLE, &[t[1312], t[1313]]);
    // x2 of flipshapes
    t[1315] = s.arc(&SFILTER, &[t[86], Arg::arc(&PORTRAIT)]);
    // x3 of flipshapes
    t[1316] = s.arc(&DIFFERENCE, &[t[86], t[1315]]);
    // x4 of flipshapes
    t[1317] = s.arc(&MAPPLY, &[Arg::arc(&HMIRROR), t[1315]]);
    // x5 of flipshapes
    t[1318] = s.arc(&MAPPLY, &[Arg::arc(&VMIRROR), t[1316]]);
    // x6 of flipshapes, x7 of leanover, x5 of driftaway
    t[1319] = s.arc(&MERGE, &[t[86]]);
    // x7 of flipshapes, x8 of leanover, x6 of driftaway
    t[1320] = s.arc(&COVER, &[I, t[1319]]);
    // x8 of flipshapes
    t[1321] = s.arc(&COMBINE, &[t[1317], t[1318]]);
    // O of flipshapes
    t[1322] = s.arc(&PAINT, &[t[1320], t[1321]]);
    // x1 of samepalette
    t[1323] = s.tok(&PALETTE_T, &[t[1322]]);
    // x3 of samepalette
    t[1324] = s.tok(&DIFFERENCE, &[t[1323], t[2]]);
    // x4 of samepalette
    t[1325] = s.tok(&DIFFERENCE, &[t[2], t[1323]]);
    // x5 of samepalette
    t[1326] = s.tok(&COMBINE_F, &[t[1324], t[1325]]);
    // x6 of samepalette
    t[1327] = s.tok(&SIZE, &[t[1326]]);
    // x7 of samepalette
    t[1328] = s.tok(&MULTIPLY, &[t[1327], Int(100)]);
    // x8 of samepalette
    t[1329] = s.tok(&SUBTRACT, &[Int(1000), t[1328]]);
    // x9 of samepalette
    t[1330] = s.tok(&ASTUPLE, &[t[1329], t[1326]]);
    // x1 of samecells
    t[1331] = s.tok(&CELLWISE, &[C, t[1322], Int(-1)]);
    // x2 of samecells
    t[1332] = s.tok(&OFCOLOR, &[t[1331], Int(-1)]);
    // x4 of samecells
    t[1333] = s.tok(&DIFFERENCE, &[t[12], t[1332]]);
    // x5 of samecells
    t[1334] = s.tok(&SIZE, &[t[1333]]);
    // x6 of samecells
    t[1335] = s.tok(&MULTIPLY, &[t[1334], Int(1000)]);
    // x8 of samecells
    t[1336] = s.tok(&DIVIDE, &[t[1335], t[16]]);
    // x9 of samecells
    t[1337] = s.tok(&ASTUPLE, &[t[1336], t[1332]]);
    // x1 of sameshape
    t[1338] = s.tok(&SHAPE_T, &[t[1322]]);
    // x3 of sameshape
    t[1339] = s.tok(&SUBTRACT, &[t[1338], t[20]]);
    // x4 of sameshape
    t[1340] = s.tok(&INVERT, &[t[1339]]);
    // x5 of sameshape
    t[1341] = s.tok(&COMBINE_T, &[t[1339], t[1340]]);
    // x6 of sameshape
    t[1342] = s.tok(&MAXIMUM, &[t[1341]]);
    // x7 of sameshape
    t[1343] = s.tok(&MULTIPLY, &[t[1342], Int(100)]);
    // x8 of sameshape
    t[1344] = s.tok(&SUBTRACT, &[Int(1000), t[1343]]);
    // x9 of sameshape
    t[1345] = s.tok(&ASTUPLE, &[t[1344], t[20]]);
    // x2 of sameshapes
    t[1346] = s.call(t[28], &[t[1322]]);
    // x4 of sameshapes
    t[1347] = s.tok(&INTERSECTION, &[t[1346], t[30]]);
    // x5 of sameshapes
    t[1348] = s.tok(&DIFFERENCE, &[t[30], t[1346]]);
    // x6 of sameshapes
    t[1349] = s.tok(&SIZE, &[t[1347]]);
    // x7 of sameshapes
    t[1350] = s.tok(&SIZE, &[t[1348]]);
    // x8 of sameshapes
    t[1351] = s.tok(&SUBTRACT, &[t[1349], t[1350]]);
    // x9 of sameshapes
    t[1352] = s.tok(&MULTIPLY, &[t[1351], Int(100)]);
    // x10 of sameshapes
    t[1353] = s.tok(&ASTUPLE, &[t[1352], t[1348]]);
    // x1 of samebackground
    t[1354] = s.tok(&MOSTCOLOR_T, &[t[1322]]);
    // x3 of samebackground
    t[1355] = s.tok(&EQUALITY, &[t[1354], t[39]]);
    // x4 of samebackground
    t[1356] = s.tok(&BRANCH, &[t[1355], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1357] = s.tok(&ASTUPLE, &[t[1354], t[39]]);
    // x6 of samebackground
    t[1358] = s.tok(&ASTUPLE, &[t[1356], t[1357]]);
    // x1 of unwrap
    t[1359] = s.arc(&INDEX, &[I, Pair(0, 0)]);
    // x2 of unwrap
    t[1360] = s.arc(&TRIM, &[I]);
    // O of unwrap
    t[1361] = s.arc(&REPLACE, &[t[1360], Int(5), t[1359]]);
    // x1 of samepalette
    t[1362] = s.tok(&PALETTE_T, &[t[1361]]);
    // x3 of samepalette
    t[1363] = s.tok(&DIFFERENCE, &[t[1362], t[2]]);
    // x4 of samepalette
    t[1364] = s.tok(&DIFFERENCE, &[t[2], t[1362]]);
    // x5 of samepalette
    t[1365] = s.tok(&COMBINE_F, &[t[1363], t[1364]]);
    // x6 of samepalette
    t[1366] = s.tok(&SIZE, &[t[1365]]);
    // x7 of samepalette
    t[1367] = s.tok(&MULTIPLY, &[t[1366], Int(100)]);
    // x8 of samepalette
    t[1368] = s.tok(&SUBTRACT, &[Int(1000), t[1367]]);
    // x9 of samepalette
    t[1369] = s.tok(&ASTUPLE, &[t[1368], t[1365]]);
    // x1 of samecells
    t[1370] = s.tok(&CELLWISE, &[C, t[1361], Int(-1)]);
    // x2 of samecells
    t[1371] = s.tok(&OFCOLOR, &[t[1370], Int(-1)]);
    // x4 of samecells
    t[1372] = s.tok(&DIFFERENCE, &[t[12], t[1371]]);
    // x5 of samecells
    t[1373] = s.tok(&SIZE, &[t[1372]]);
    // x6 of samecells
    t[1374] = s.tok(&MULTIPLY, &[t[1373], Int(1000)]);
    // x8 of samecells
    t[1375] = s.tok(&DIVIDE, &[t[1374], t[16]]);
    // x9 of samecells
    t[1376] = s.tok(&ASTUPLE, &[t[1375], t[1371]]);
    // x1 of sameshape
    t[1377] = s.tok(&SHAPE_T, &[t[1361]]);
    // x3 of sameshape
    t[1378] = s.tok(&SUBTRACT, &[t[1377], t[20]]);
    // x4 of sameshape
    t[1379] = s.tok(&INVERT, &[t[1378]]);
    // x5 of sameshape
    t[1380] = s.tok(&COMBINE_T, &[t[1378], t[1379]]);
    // x6 of sameshape
    t[1381] = s.tok(&MAXIMUM, &[t[1380]]);
    // x7 of sameshape
    t[1382] = s.tok(&MULTIPLY, &[t[1381], Int(100)]);
    // x8 of sameshape
    t[1383] = s.tok(&SUBTRACT, &[Int(1000), t[1382]]);
    // x9 of sameshape
    t[1384] = s.tok(&ASTUPLE, &[t[1383], t[20]]);
    // x2 of sameshapes
    t[1385] = s.call(t[28], &[t[1361]]);
    // x4 of sameshapes
    t[1386] = s.tok(&INTERSECTION, &[t[1385], t[30]]);
    // x5 of sameshapes
    t[1387] = s.tok(&DIFFERENCE, &[t[30], t[1385]]);
    // x6 of sameshapes
    t[1388] = s.tok(&SIZE, &[t[1386]]);
    // x7 of sameshapes
    t[1389] = s.tok(&SIZE, &[t[1387]]);
    // x8 of sameshapes
    t[1390] = s.tok(&SUBTRACT, &[t[1388], t[1389]]);
    // x9 of sameshapes
    t[1391] = s.tok(&MULTIPLY, &[t[1390], Int(100)]);
    // x10 of sameshapes
    t[1392] = s.tok(&ASTUPLE, &[t[1391], t[1387]]);
    // x1 of samebackground
    t[1393] = s.tok(&MOSTCOLOR_T, &[t[1361]]);
    // x3 of samebackground
    t[1394] = s.tok(&EQUALITY, &[t[1393], t[39]]);
    // x4 of samebackground
    t[1395] = s.tok(&BRANCH, &[t[1394], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1396] = s.tok(&ASTUPLE, &[t[1393], t[39]]);
    // x6 of samebackground
    t[1397] = s.tok(&ASTUPLE, &[t[1395], t[1396]]);
    // x1 of evenout
    t[1398] = s.arc(&PORTRAIT, &[I]);
    // x2 of evenout
    t[1399] = s.arc(&BRANCH, &[t[1398], Arg::arc(&HUPSCALE), Arg::arc(&VUPSCALE)]);
    // O of evenout
    t[1400] = s.call(t[1399], &[I, Int(2)]);
}

fn steps_8(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samepalette
    t[1401] = s.tok(&PALETTE_T, &[t[1400]]);
    // x3 of samepalette
    t[1402] = s.tok(&DIFFERENCE, &[t[1401], t[2]]);
    // x4 of samepalette
    t[1403] = s.tok(&DIFFERENCE, &[t[2], t[1401]]);
    // x5 of samepalette
    t[1404] = s.tok(&COMBINE_F, &[t[1402], t[1403]]);
    // x6 of samepalette
    t[1405] = s.tok(&SIZE, &[t[1404]]);
    // x7 of samepalette
    t[1406] = s.tok(&MULTIPLY, &[t[1405], Int(100)]);
    // x8 of samepalette
    t[1407] = s.tok(&SUBTRACT, &[Int(1000), t[1406]]);
    // x9 of samepalette
    t[1408] = s.tok(&ASTUPLE, &[t[1407], t[1404]]);
    // x1 of samecells
    t[1409] = s.tok(&CELLWISE, &[C, t[1400], Int(-1)]);
    // x2 of samecells
    t[1410] = s.tok(&OFCOLOR, &[t[1409], Int(-1)]);
    // x4 of samecells
    t[1411] = s.tok(&DIFFERENCE, &[t[12], t[1410]]);
    // x5 of samecells
    t[1412] = s.tok(&SIZE, &[t[1411]]);
    // x6 of samecells
    t[1413] = s.tok(&MULTIPLY, &[t[1412], Int(1000)]);
    // x8 of samecells
    t[1414] = s.tok(&DIVIDE, &[t[1413], t[16]]);
    // x9 of samecells
    t[1415] = s.tok(&ASTUPLE, &[t[1414], t[1410]]);
    // x1 of sameshape
    t[1416] = s.tok(&SHAPE_T, &[t[1400]]);
    // x3 of sameshape
    t[1417] = s.tok(&SUBTRACT, &[t[1416], t[20]]);
    // x4 of sameshape
    t[1418] = s.tok(&INVERT, &[t[1417]]);
    // x5 of sameshape
    t[1419] = s.tok(&COMBINE_T, &[t[1417], t[1418]]);
    // x6 of sameshape
    t[1420] = s.tok(&MAXIMUM, &[t[1419]]);
    // x7 of sameshape
    t[1421] = s.tok(&MULTIPLY, &[t[1420], Int(100)]);
    // x8 of sameshape
    t[1422] = s.tok(&SUBTRACT, &[Int(1000), t[1421]]);
    // x9 of sameshape
    t[1423] = s.tok(&ASTUPLE, &[t[1422], t[20]]);
    // x2 of sameshapes
    t[1424] = s.call(t[28], &[t[1400]]);
    // x4 of sameshapes
    t[1425] = s.tok(&INTERSECTION, &[t[1424], t[30]]);
    // x5 of sameshapes
    t[1426] = s.tok(&DIFFERENCE, &[t[30], t[1424]]);
    // x6 of sameshapes
    t[1427] = s.tok(&SIZE, &[t[1425]]);
    // x7 of sameshapes
    t[1428] = s.tok(&SIZE, &[t[1426]]);
    // x8 of sameshapes
    t[1429] = s.tok(&SUBTRACT, &[t[1427], t[1428]]);
    // x9 of sameshapes
    t[1430] = s.tok(&MULTIPLY, &[t[1429], Int(100)]);
    // x10 of sameshapes
    t[1431] = s.tok(&ASTUPLE, &[t[1430], t[1426]]);
    // x1 of samebackground
    t[1432] = s.tok(&MOSTCOLOR_T, &[t[1400]]);
    // x3 of samebackground
    t[1433] = s.tok(&EQUALITY, &[t[1432], t[39]]);
    // x4 of samebackground
    t[1434] = s.tok(&BRANCH, &[t[1433], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1435] = s.tok(&ASTUPLE, &[t[1432], t[39]]);
    // x6 of samebackground
    t[1436] = s.tok(&ASTUPLE, &[t[1434], t[1435]]);
    // x1 of pixelshrink
    t[1437] = s.arc(&OBJECTS, &[I, Int(1), Int(0), Int(0)]);
    // x2 of pixelshrink
    t[1438] = s.arc(&VALMIN, &[t[1437], Arg::arc(&WIDTH)]);
    // O of pixelshrink
    t[1439] = s.arc(&DOWNSCALE, &[I, t[1438]]);
    // x1 of samepalette
    t[1440] = s.tok(&PALETTE_T, &[t[1439]]);
    // x3 of samepalette
    t[1441] = s.tok(&DIFFERENCE, &[t[1440], t[2]]);
    // x4 of samepalette
    t[1442] = s.tok(&DIFFERENCE, &[t[2], t[1440]]);
    // x5 of samepalette
    t[1443] = s.tok(&COMBINE_F, &[t[1441], t[1442]]);
    // x6 of samepalette
    t[1444] = s.tok(&SIZE, &[t[1443]]);
    // x7 of samepalette
    t[1445] = s.tok(&MULTIPLY, &[t[1444], Int(100)]);
    // x8 of samepalette
    t[1446] = s.tok(&SUBTRACT, &[Int(1000), t[1445]]);
    // x9 of samepalette
    t[1447] = s.tok(&ASTUPLE, &[t[1446], t[1443]]);
    // x1 of samecells
    t[1448] = s.tok(&CELLWISE, &[C, t[1439], Int(-1)]);
    // x2 of samecells
    t[1449] = s.tok(&OFCOLOR, &[t[1448], Int(-1)]);
    // x4 of samecells
    t[1450] = s.tok(&DIFFERENCE, &[t[12], t[1449]]);
    // x5 of samecells
    t[1451] = s.tok(&SIZE, &[t[1450]]);
    // x6 of samecells
    t[1452] = s.tok(&MULTIPLY, &[t[1451], Int(1000)]);
    // x8 of samecells
    t[1453] = s.tok(&DIVIDE, &[t[1452], t[16]]);
    // x9 of samecells
    t[1454] = s.tok(&ASTUPLE, &[t[1453], t[1449]]);
    // x1 of sameshape
    t[1455] = s.tok(&SHAPE_T, &[t[1439]]);
    // x3 of sameshape
    t[1456] = s.tok(&SUBTRACT, &[t[1455], t[20]]);
    // x4 of sameshape
    t[1457] = s.tok(&INVERT, &[t[1456]]);
    // x5 of sameshape
    t[1458] = s.tok(&COMBINE_T, &[t[1456], t[1457]]);
    // x6 of sameshape
    t[1459] = s.tok(&MAXIMUM, &[t[1458]]);
    // x7 of sameshape
    t[1460] = s.tok(&MULTIPLY, &[t[1459], Int(100)]);
    // x8 of sameshape
    t[1461] = s.tok(&SUBTRACT, &[Int(1000), t[1460]]);
    // x9 of sameshape
    t[1462] = s.tok(&ASTUPLE, &[t[1461], t[20]]);
    // x2 of sameshapes
    t[1463] = s.call(t[28], &[t[1439]]);
    // x4 of sameshapes
    t[1464] = s.tok(&INTERSECTION, &[t[1463], t[30]]);
    // x5 of sameshapes
    t[1465] = s.tok(&DIFFERENCE, &[t[30], t[1463]]);
    // x6 of sameshapes
    t[1466] = s.tok(&SIZE, &[t[1464]]);
    // x7 of sameshapes
    t[1467] = s.tok(&SIZE, &[t[1465]]);
    // x8 of sameshapes
    t[1468] = s.tok(&SUBTRACT, &[t[1466], t[1467]]);
    // x9 of sameshapes
    t[1469] = s.tok(&MULTIPLY, &[t[1468], Int(100)]);
    // x10 of sameshapes
    t[1470] = s.tok(&ASTUPLE, &[t[1469], t[1465]]);
    // x1 of samebackground
    t[1471] = s.tok(&MOSTCOLOR_T, &[t[1439]]);
    // x3 of samebackground
    t[1472] = s.tok(&EQUALITY, &[t[1471], t[39]]);
    // x4 of samebackground
    t[1473] = s.tok(&BRANCH, &[t[1472], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1474] = s.tok(&ASTUPLE, &[t[1471], t[39]]);
    // x6 of samebackground
    t[1475] = s.tok(&ASTUPLE, &[t[1473], t[1474]]);
    // x1 of blockhunt
    t[1476] = s.arc(&CANVAS, &[Int(1), Pair(2, 2)]);
    // x2 of blockhunt
    t[1477] = s.arc(&ASOBJECT, &[t[1476]]);
    // x3 of blockhunt
    t[1478] = s.arc(&OCCURRENCES, &[I, t[1477]]);
    // x4 of blockhunt
    t[1479] = s.arc(&LBIND, &[Arg::arc(&SHIFT), t[1477]]);
    // x5 of blockhunt
    t[1480] = s.arc(&MAPPLY, &[t[1479], t[1478]]);
    // O of blockhunt
    t[1481] = s.arc(&FILL, &[I, Int(8), t[1480]]);
    // x1 of samepalette
    t[1482] = s.tok(&PALETTE_T, &[t[1481]]);
    // x3 of samepalette
    t[1483] = s.tok(&DIFFERENCE, &[t[1482], t[2]]);
    // x4 of samepalette
    t[1484] = s.tok(&DIFFERENCE, &[t[2], t[1482]]);
    // x5 of samepalette
    t[1485] = s.tok(&COMBINE_F, &[t[1483], t[1484]]);
    // x6 of samepalette
    t[1486] = s.tok(&SIZE, &[t[1485]]);
    // x7 of samepalette
    t[1487] = s.tok(&MULTIPLY, &[t[1486], Int(100)]);
    // x8 of samepalette
    t[1488] = s.tok(&SUBTRACT, &[Int(1000), t[1487]]);
    // x9 of samepalette
    t[1489] = s.tok(&ASTUPLE, &[t[1488], t[1485]]);
    // x1 of samecells
    t[1490] = s.tok(&CELLWISE, &[C, t[1481], Int(-1)]);
    // x2 of samecells
    t[1491] = s.tok(&OFCOLOR, &[t[1490], Int(-1)]);
    // x4 of samecells
    t[1492] = s.tok(&DIFFERENCE, &[t[12], t[1491]]);
    // x5 of samecells
    t[1493] = s.tok(&SIZE, &[t[1492]]);
    // x6 of samecells
    t[1494] = s.tok(&MULTIPLY, &[t[1493], Int(1000)]);
    // x8 of samecells
    t[1495] = s.tok(&DIVIDE, &[t[1494], t[16]]);
    // x9 of samecells
    t[1496] = s.tok(&ASTUPLE, &[t[1495], t[1491]]);
    // x1 of sameshape
    t[1497] = s.tok(&SHAPE_T, &[t[1481]]);
    // x3 of sameshape
    t[1498] = s.tok(&SUBTRACT, &[t[1497], t[20]]);
    // x4 of sameshape
    t[1499] = s.tok(&INVERT, &[t[1498]]);
    // x5 of sameshape
    t[1500] = s.tok(&COMBINE_T, &[t[1498], t[1499]]);
    // x6 of sameshape
    t[1501] = s.tok(&MAXIMUM, &[t[1500]]);
    // x7 of sameshape
    t[1502] = s.tok(&MULTIPLY, &[t[1501], Int(100)]);
    // x8 of sameshape
    t[1503] = s.tok(&SUBTRACT, &[Int(1000), t[1502]]);
    // x9 of sameshape
    t[1504] = s.tok(&ASTUPLE, &[t[1503], t[20]]);
    // x2 of sameshapes
    t[1505] = s.call(t[28], &[t[1481]]);
    // x4 of sameshapes
    t[1506] = s.tok(&INTERSECTION, &[t[1505], t[30]]);
    // x5 of sameshapes
    t[1507] = s.tok(&DIFFERENCE, &[t[30], t[1505]]);
    // x6 of sameshapes
    t[1508] = s.tok(&SIZE, &[t[1506]]);
    // x7 of sameshapes
    t[1509] = s.tok(&SIZE, &[t[1507]]);
    // x8 of sameshapes
    t[1510] = s.tok(&SUBTRACT, &[t[1508], t[1509]]);
    // x9 of sameshapes
    t[1511] = s.tok(&MULTIPLY, &[t[1510], Int(100)]);
    // x10 of sameshapes
    t[1512] = s.tok(&ASTUPLE, &[t[1511], t[1507]]);
    // x1 of samebackground
    t[1513] = s.tok(&MOSTCOLOR_T, &[t[1481]]);
    // x3 of samebackground
    t[1514] = s.tok(&EQUALITY, &[t[1513], t[39]]);
    // x4 of samebackground
    t[1515] = s.tok(&BRANCH, &[t[1514], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1516] = s.tok(&ASTUPLE, &[t[1513], t[39]]);
    // x6 of samebackground
    t[1517] = s.tok(&ASTUPLE, &[t[1515], t[1516]]);
    // x2 of fillgaps
    t[1518] = s.arc(&FORK, &[Arg::arc(&RECOLOR), Arg::arc(&COLOR), Arg::arc(&DELTA)]);
    // x3 of fillgaps
    t[1519] = s.arc(&MAPPLY, &[t[1518], t[86]]);
    // O of fillgaps
    t[1520] = s.arc(&PAINT, &[I, t[1519]]);
    // x1 of samepalette
    t[1521] = s.tok(&PALETTE_T, &[t[1520]]);
    // x3 of samepalette
    t[1522] = s.tok(&DIFFERENCE, &[t[1521], t[2]]);
    // x4 of samepalette
    t[1523] = s.tok(&DIFFERENCE, &[t[2], t[1521]]);
    // x5 of samepalette
    t[1524] = s.tok(&COMBINE_F, &[t[1522], t[1523]]);
    // x6 of samepalette
    t[1525] = s.tok(&SIZE, &[t[1524]]);
    // x7 of samepalette
    t[1526] = s.tok(&MULTIPLY, &[t[1525], Int(100)]);
    // x8 of samepalette
    t[1527] = s.tok(&SUBTRACT, &[Int(1000), t[1526]]);
    // x9 of samepalette
    t[1528] = s.tok(&ASTUPLE, &[t[1527], t[1524]]);
    // x1 of samecells
    t[1529] = s.tok(&CELLWISE, &[C, t[1520], Int(-1)]);
    // x2 of samecells
    t[1530] = s.tok(&OFCOLOR, &[t[1529], Int(-1)]);
    // x4 of samecells
    t[1531] = s.tok(&DIFFERENCE, &[t[12], t[1530]]);
    // x5 of samecells
    t[1532] = s.tok(&SIZE, &[t[1531]]);
    // x6 of samecells
    t[1533] = s.tok(&MULTIPLY, &[t[1532], Int(1000)]);
    // x8 of samecells
    t[1534] = s.tok(&DIVIDE, &[t[1533], t[16]]);
    // x9 of samecells
    t[1535] = s.tok(&ASTUPLE, &[t[1534], t[1530]]);
    // x1 of sameshape
    t[1536] = s.tok(&SHAPE_T, &[t[1520]]);
    // x3 of sameshape
    t[1537] = s.tok(&SUBTRACT, &[t[1536], t[20]]);
    // x4 of sameshape
    t[1538] = s.tok(&INVERT, &[t[1537]]);
    // x5 of sameshape
    t[1539] = s.tok(&COMBINE_T, &[t[1537], t[1538]]);
    // x6 of sameshape
    t[1540] = s.tok(&MAXIMUM, &[t[1539]]);
    // x7 of sameshape
    t[1541] = s.tok(&MULTIPLY, &[t[1540], Int(100)]);
    // x8 of sameshape
    t[1542] = s.tok(&SUBTRACT, &[Int(1000), t[1541]]);
    // x9 of sameshape
    t[1543] = s.tok(&ASTUPLE, &[t[1542], t[20]]);
    // x2 of sameshapes
    t[1544] = s.call(t[28], &[t[1520]]);
    // x4 of sameshapes
    t[1545] = s.tok(&INTERSECTION, &[t[1544], t[30]]);
    // x5 of sameshapes
    t[1546] = s.tok(&DIFFERENCE, &[t[30], t[1544]]);
    // x6 of sameshapes
    t[1547] = s.tok(&SIZE, &[t[1545]]);
    // x7 of sameshapes
    t[1548] = s.tok(&SIZE, &[t[1546]]);
    // x8 of sameshapes
    t[1549] = s.tok(&SUBTRACT, &[t[1547], t[1548]]);
    // x9 of sameshapes
    t[1550] = s.tok(&MULTIPLY, &[t[1549], Int(100)]);
    // x10 of sameshapes
    t[1551] = s.tok(&ASTUPLE, &[t[1550], t[1546]]);
    // x1 of samebackground
    t[1552] = s.tok(&MOSTCOLOR_T, &[t[1520]]);
    // x3 of samebackground
    t[1553] = s.tok(&EQUALITY, &[t[1552], t[39]]);
    // x4 of samebackground
    t[1554] = s.tok(&BRANCH, &[t[1553], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1555] = s.tok(&ASTUPLE, &[t[1552], t[39]]);
    // x6 of samebackground
    t[1556] = s.tok(&ASTUPLE, &[t[1554], t[1555]]);
    // x2 of windowpane
    t[1557] = s.arc(&ULCORNER, &[t[1195]]);
    // x3 of windowpane
    t[1558] = s.arc(&INCREMENT, &[t[1557]]);
    // x4 of windowpane
    t[1559] = s.arc(&SHAPE, &[t[1195]]);
    // x5 of windowpane
    t[1560] = s.arc(&ADD, &[t[1559], Int(-2)]);
    // O of windowpane
    t[1561] = s.arc(&CROP, &[I, t[1558], t[1560]]);
    // x1 of samepalette
    t[1562] = s.tok(&PALETTE_T, &[t[1561]]);
    // x3 of samepalette
    t[1563] = s.tok(&DIFFERENCE, &[t[1562], t[2]]);
    // x4 of samepalette
    t[1564] = s.tok(&DIFFERENCE, &[t[2], t[1562]]);
    // x5 of samepalette
    t[1565] = s.tok(&COMBINE_F, &[t[1563], t[1564]]);
    // x6 of samepalette
    t[1566] = s.tok(&SIZE, &[t[1565]]);
    // x7 of samepalette
    t[1567] = s.tok(&MULTIPLY, &[t[1566], Int(100)]);
    // x8 of samepalette
    t[1568] = s.tok(&SUBTRACT, &[Int(1000), t[1567]]);
    // x9 of samepalette
    t[1569] = s.tok(&ASTUPLE, &[t[1568], t[1565]]);
    // x1 of samecells
    t[1570] = s.tok(&CELLWISE, &[C, t[1561], Int(-1)]);
    // x2 of samecells
    t[1571] = s.tok(&OFCOLOR, &[t[1570], Int(-1)]);
    // x4 of samecells
    t[1572] = s.tok(&DIFFERENCE, &[t[12], t[1571]]);
    // x5 of samecells
    t[1573] = s.tok(&SIZE, &[t[1572]]);
    // x6 of samecells
    t[1574] = s.tok(&MULTIPLY, &[t[1573], Int(1000)]);
    // x8 of samecells
    t[1575] = s.tok(&DIVIDE, &[t[1574], t[16]]);
    // x9 of samecells
    t[1576] = s.tok(&ASTUPLE, &[t[1575], t[1571]]);
    // x1 of sameshape
    t[1577] = s.tok(&SHAPE_T, &[t[1561]]);
    // x3 of sameshape
    t[1578] = s.tok(&SUBTRACT, &[t[1577], t[20]]);
    // x4 of sameshape
    t[1579] = s.tok(&INVERT, &[t[1578]]);
    // x5 of sameshape
    t[1580] = s.tok(&COMBINE_T, &[t[1578], t[1579]]);
    // x6 of sameshape
    t[1581] = s.tok(&MAXIMUM, &[t[1580]]);
    // x7 of sameshape
    t[1582] = s.tok(&MULTIPLY, &[t[1581], Int(100)]);
    // x8 of sameshape
    t[1583] = s.tok(&SUBTRACT, &[Int(1000), t[1582]]);
    // x9 of sameshape
    t[1584] = s.tok(&ASTUPLE, &[t[1583], t[20]]);
    // x2 of sameshapes
    t[1585] = s.call(t[28], &[t[1561]]);
    // x4 of sameshapes
    t[1586] = s.tok(&INTERSECTION, &[t[1585], t[30]]);
    // x5 of sameshapes
    t[1587] = s.tok(&DIFFERENCE, &[t[30], t[1585]]);
    // x6 of sameshapes
    t[1588] = s.tok(&SIZE, &[t[1586]]);
    // x7 of sameshapes
    t[1589] = s.tok(&SIZE, &[t[1587]]);
    // x8 of sameshapes
    t[1590] = s.tok(&SUBTRACT, &[t[1588], t[1589]]);
    // x9 of sameshapes
    t[1591] = s.tok(&MULTIPLY, &[t[1590], Int(100)]);
    // x10 of sameshapes
    t[1592] = s.tok(&ASTUPLE, &[t[1591], t[1587]]);
    // x1 of samebackground
    t[1593] = s.tok(&MOSTCOLOR_T, &[t[1561]]);
    // x3 of samebackground
    t[1594] = s.tok(&EQUALITY, &[t[1593], t[39]]);
    // x4 of samebackground
    t[1595] = s.tok(&BRANCH, &[t[1594], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1596] = s.tok(&ASTUPLE, &[t[1593], t[39]]);
    // x6 of samebackground
    t[1597] = s.tok(&ASTUPLE, &[t[1595], t[1596]]);
    // x4 of extremes
    t[1598] = s.arc(&REPLACE, &[I, Int(5), Int(0)]);
    // x5 of extremes
    t[1599] = s.arc(&FILL, &[t[1598], Int(8), t[87]]);
    // O of extremes
    t[1600] = s.arc(&FILL, &[t[1599], Int(7), t[698]]);
}

fn steps_9(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samepalette
    t[1601] = s.tok(&PALETTE_T, &[t[1600]]);
    // x3 of samepalette
    t[1602] = s.tok(&DIFFERENCE, &[t[1601], t[2]]);
    // x4 of samepalette
    t[1603] = s.tok(&DIFFERENCE, &[t[2], t[1601]]);
    // x5 of samepalette
    t[1604] = s.tok(&COMBINE_F, &[t[1602], t[1603]]);
    // x6 of samepalette
    t[1605] = s.tok(&SIZE, &[t[1604]]);
    // x7 of samepalette
    t[1606] = s.tok(&MULTIPLY, &[t[1605], Int(100)]);
    // x8 of samepalette
    t[1607] = s.tok(&SUBTRACT, &[Int(1000), t[1606]]);
    // x9 of samepalette
    t[1608] = s.tok(&ASTUPLE, &[t[1607], t[1604]]);
    // x1 of samecells
    t[1609] = s.tok(&CELLWISE, &[C, t[1600], Int(-1)]);
    // x2 of samecells
    t[1610] = s.tok(&OFCOLOR, &[t[1609], Int(-1)]);
    // x4 of samecells
    t[1611] = s.tok(&DIFFERENCE, &[t[12], t[1610]]);
    // x5 of samecells
    t[1612] = s.tok(&SIZE, &[t[1611]]);
    // x6 of samecells
    t[1613] = s.tok(&MULTIPLY, &[t[1612], Int(1000)]);
    // x8 of samecells
    t[1614] = s.tok(&DIVIDE, &[t[1613], t[16]]);
    // x9 of samecells
    t[1615] = s.tok(&ASTUPLE, &[t[1614], t[1610]]);
    // x1 of sameshape
    t[1616] = s.tok(&SHAPE_T, &[t[1600]]);
    // x3 of sameshape
    t[1617] = s.tok(&SUBTRACT, &[t[1616], t[20]]);
    // x4 of sameshape
    t[1618] = s.tok(&INVERT, &[t[1617]]);
    // x5 of sameshape
    t[1619] = s.tok(&COMBINE_T, &[t[1617], t[1618]]);
    // x6 of sameshape
    t[1620] = s.tok(&MAXIMUM, &[t[1619]]);
    // x7 of sameshape
    t[1621] = s.tok(&MULTIPLY, &[t[1620], Int(100)]);
    // x8 of sameshape
    t[1622] = s.tok(&SUBTRACT, &[Int(1000), t[1621]]);
    // x9 of sameshape
    t[1623] = s.tok(&ASTUPLE, &[t[1622], t[20]]);
    // x2 of sameshapes
    t[1624] = s.call(t[28], &[t[1600]]);
    // x4 of sameshapes
    t[1625] = s.tok(&INTERSECTION, &[t[1624], t[30]]);
    // x5 of sameshapes
    t[1626] = s.tok(&DIFFERENCE, &[t[30], t[1624]]);
    // x6 of sameshapes
    t[1627] = s.tok(&SIZE, &[t[1625]]);
    // x7 of sameshapes
    t[1628] = s.tok(&SIZE, &[t[1626]]);
    // x8 of sameshapes
    t[1629] = s.tok(&SUBTRACT, &[t[1627], t[1628]]);
    // x9 of sameshapes
    t[1630] = s.tok(&MULTIPLY, &[t[1629], Int(100)]);
    // x10 of sameshapes
    t[1631] = s.tok(&ASTUPLE, &[t[1630], t[1626]]);
    // x1 of samebackground
    t[1632] = s.tok(&MOSTCOLOR_T, &[t[1600]]);
    // x3 of samebackground
    t[1633] = s.tok(&EQUALITY, &[t[1632], t[39]]);
    // x4 of samebackground
    t[1634] = s.tok(&BRANCH, &[t[1633], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1635] = s.tok(&ASTUPLE, &[t[1632], t[39]]);
    // x6 of samebackground
    t[1636] = s.tok(&ASTUPLE, &[t[1634], t[1635]]);
    // x2 of ripple, x2 of halfway
    t[1637] = s.arc(&OFCOLOR, &[I, t[623]]);
    // x3 of ripple
    t[1638] = s.arc(&LBIND, &[Arg::arc(&MAPPLY), Arg::arc(&DNEIGHBORS)]);
    // x4 of ripple
    t[1639] = s.arc(&FORK, &[Arg::arc(&COMBINE), Arg::arc(&IDENTITY), t[1638]]);
    // x5 of ripple
    t[1640] = s.arc(&POWER, &[t[1639], Int(3)]);
    // x6 of ripple
    t[1641] = s.call(t[1640], &[t[1637]]);
    // O of ripple
    t[1642] = s.arc(&FILL, &[I, t[623], t[1641]]);
    // x1 of samepalette
    t[1643] = s.tok(&PALETTE_T, &[t[1642]]);
    // x3 of samepalette
    t[1644] = s.tok(&DIFFERENCE, &[t[1643], t[2]]);
    // x4 of samepalette
    t[1645] = s.tok(&DIFFERENCE, &[t[2], t[1643]]);
    // x5 of samepalette
    t[1646] = s.tok(&COMBINE_F, &[t[1644], t[1645]]);
    // x6 of samepalette
    t[1647] = s.tok(&SIZE, &[t[1646]]);
    // x7 of samepalette
    t[1648] = s.tok(&MULTIPLY, &[t[1647], Int(100)]);
    // x8 of samepalette
    t[1649] = s.tok(&SUBTRACT, &[Int(1000), t[1648]]);
    // x9 of samepalette
    t[1650] = s.tok(&ASTUPLE, &[t[1649], t[1646]]);
    // x1 of samecells
    t[1651] = s.tok(&CELLWISE, &[C, t[1642], Int(-1)]);
    // x2 of samecells
    t[1652] = s.tok(&OFCOLOR, &[t[1651], Int(-1)]);
    // x4 of samecells
    t[1653] = s.tok(&DIFFERENCE, &[t[12], t[1652]]);
    // x5 of samecells
    t[1654] = s.tok(&SIZE, &[t[1653]]);
    // x6 of samecells
    t[1655] = s.tok(&MULTIPLY, &[t[1654], Int(1000)]);
    // x8 of samecells
    t[1656] = s.tok(&DIVIDE, &[t[1655], t[16]]);
    // x9 of samecells
    t[1657] = s.tok(&ASTUPLE, &[t[1656], t[1652]]);
    // x1 of sameshape
    t[1658] = s.tok(&SHAPE_T, &[t[1642]]);
    // x3 of sameshape
    t[1659] = s.tok(&SUBTRACT, &[t[1658], t[20]]);
    // x4 of sameshape
    t[1660] = s.tok(&INVERT, &[t[1659]]);
    // x5 of sameshape
    t[1661] = s.tok(&COMBINE_T, &[t[1659], t[1660]]);
    // x6 of sameshape
    t[1662] = s.tok(&MAXIMUM, &[t[1661]]);
    // x7 of sameshape
    t[1663] = s.tok(&MULTIPLY, &[t[1662], Int(100)]);
    // x8 of sameshape
    t[1664] = s.tok(&SUBTRACT, &[Int(1000), t[1663]]);
    // x9 of sameshape
    t[1665] = s.tok(&ASTUPLE, &[t[1664], t[20]]);
    // x2 of sameshapes
    t[1666] = s.call(t[28], &[t[1642]]);
    // x4 of sameshapes
    t[1667] = s.tok(&INTERSECTION, &[t[1666], t[30]]);
    // x5 of sameshapes
    t[1668] = s.tok(&DIFFERENCE, &[t[30], t[1666]]);
    // x6 of sameshapes
    t[1669] = s.tok(&SIZE, &[t[1667]]);
    // x7 of sameshapes
    t[1670] = s.tok(&SIZE, &[t[1668]]);
    // x8 of sameshapes
    t[1671] = s.tok(&SUBTRACT, &[t[1669], t[1670]]);
    // x9 of sameshapes
    t[1672] = s.tok(&MULTIPLY, &[t[1671], Int(100)]);
    // x10 of sameshapes
    t[1673] = s.tok(&ASTUPLE, &[t[1672], t[1668]]);
    // x1 of samebackground
    t[1674] = s.tok(&MOSTCOLOR_T, &[t[1642]]);
    // x3 of samebackground
    t[1675] = s.tok(&EQUALITY, &[t[1674], t[39]]);
    // x4 of samebackground
    t[1676] = s.tok(&BRANCH, &[t[1675], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1677] = s.tok(&ASTUPLE, &[t[1674], t[39]]);
    // x6 of samebackground
    t[1678] = s.tok(&ASTUPLE, &[t[1676], t[1677]]);
    // x2 of parity
    t[1679] = s.arc(&FORK, &[Arg::arc(&ADD), Arg::arc(&FIRST), Arg::arc(&LAST)]);
    // x3 of parity
    t[1680] = s.arc(&COMPOSE, &[Arg::arc(&EVEN), t[1679]]);
    // x4 of parity
    t[1681] = s.arc(&SFILTER, &[t[373], t[1680]]);
    // O of parity
    t[1682] = s.arc(&FILL, &[I, Int(2), t[1681]]);
    // x1 of samepalette
    t[1683] = s.tok(&PALETTE_T, &[t[1682]]);
    // x3 of samepalette
    t[1684] = s.tok(&DIFFERENCE, &[t[1683], t[2]]);
    // x4 of samepalette
    t[1685] = s.tok(&DIFFERENCE, &[t[2], t[1683]]);
    // x5 of samepalette
    t[1686] = s.tok(&COMBINE_F, &[t[1684], t[1685]]);
    // x6 of samepalette
    t[1687] = s.tok(&SIZE, &[t[1686]]);
    // x7 of samepalette
    t[1688] = s.tok(&MULTIPLY, &[t[1687], Int(100)]);
    // x8 of samepalette
    t[1689] = s.tok(&SUBTRACT, &[Int(1000), t[1688]]);
    // x9 of samepalette
    t[1690] = s.tok(&ASTUPLE, &[t[1689], t[1686]]);
    // x1 of samecells
    t[1691] = s.tok(&CELLWISE, &[C, t[1682], Int(-1)]);
    // x2 of samecells
    t[1692] = s.tok(&OFCOLOR, &[t[1691], Int(-1)]);
    // x4 of samecells
    t[1693] = s.tok(&DIFFERENCE, &[t[12], t[1692]]);
    // x5 of samecells
    t[1694] = s.tok(&SIZE, &[t[1693]]);
    // x6 of samecells
    t[1695] = s.tok(&MULTIPLY, &[t[1694], Int(1000)]);
    // x8 of samecells
    t[1696] = s.tok(&DIVIDE, &[t[1695], t[16]]);
    // x9 of samecells
    t[1697] = s.tok(&ASTUPLE, &[t[1696], t[1692]]);
    // x1 of sameshape
    t[1698] = s.tok(&SHAPE_T, &[t[1682]]);
    // x3 of sameshape
    t[1699] = s.tok(&SUBTRACT, &[t[1698], t[20]]);
    // x4 of sameshape
    t[1700] = s.tok(&INVERT, &[t[1699]]);
    // x5 of sameshape
    t[1701] = s.tok(&COMBINE_T, &[t[1699], t[1700]]);
    // x6 of sameshape
    t[1702] = s.tok(&MAXIMUM, &[t[1701]]);
    // x7 of sameshape
    t[1703] = s.tok(&MULTIPLY, &[t[1702], Int(100)]);
    // x8 of sameshape
    t[1704] = s.tok(&SUBTRACT, &[Int(1000), t[1703]]);
    // x9 of sameshape
    t[1705] = s.tok(&ASTUPLE, &[t[1704], t[20]]);
    // x2 of sameshapes
    t[1706] = s.call(t[28], &[t[1682]]);
    // x4 of sameshapes
    t[1707] = s.tok(&INTERSECTION, &[t[1706], t[30]]);
    // x5 of sameshapes
    t[1708] = s.tok(&DIFFERENCE, &[t[30], t[1706]]);
    // x6 of sameshapes
    t[1709] = s.tok(&SIZE, &[t[1707]]);
    // x7 of sameshapes
    t[1710] = s.tok(&SIZE, &[t[1708]]);
    // x8 of sameshapes
    t[1711] = s.tok(&SUBTRACT, &[t[1709], t[1710]]);
    // x9 of sameshapes
    t[1712] = s.tok(&MULTIPLY, &[t[1711], Int(100)]);
    // x10 of sameshapes
    t[1713] = s.tok(&ASTUPLE, &[t[1712], t[1708]]);
    // x1 of samebackground
    t[1714] = s.tok(&MOSTCOLOR_T, &[t[1682]]);
    // x3 of samebackground
    t[1715] = s.tok(&EQUALITY, &[t[1714], t[39]]);
    // x4 of samebackground
    t[1716] = s.tok(&BRANCH, &[t[1715], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1717] = s.tok(&ASTUPLE, &[t[1714], t[39]]);
    // x6 of samebackground
    t[1718] = s.tok(&ASTUPLE, &[t[1716], t[1717]]);
    // x1 of histogram, x1 of negative, x1 of highlow
    t[1719] = s.arc(&PALETTE, &[I]);
    // x2 of histogram, x2 of highlow
    t[1720] = s.arc(&REMOVE, &[Int(0), t[1719]]);
    // x3 of histogram
    t[1721] = s.arc(&LBIND, &[Arg::arc(&COLORCOUNT), I]);
    // x4 of histogram
    t[1722] = s.arc(&COMPOSE, &[Arg::arc(&INVERT), t[1721]]);
    // x5 of histogram
    t[1723] = s.arc(&ORDER, &[t[1720], t[1722]]);
    // x6 of histogram
    t[1724] = s.arc(&VALMAX, &[t[1720], t[1721]]);
    // x7 of histogram
    t[1725] = s.arc(&APPLY, &[t[1721], t[1723]]);
    // x8 of histogram
    t[1726] = s.arc(&PAPPLY, &[Arg::arc(&REPEAT), t[1723], t[1725]]);
    // x9 of histogram
    t[1727] = s.arc(&LBIND, &[Arg::arc(&SUBTRACT), t[1724]]);
    // x10 of histogram
    t[1728] = s.arc(&LBIND, &[Arg::arc(&REPEAT), Int(0)]);
    // x11 of histogram
    t[1729] = s.arc(&COMPOSE, &[t[1728], t[1727]]);
    // x12 of histogram
    t[1730] = s.arc(&APPLY, &[t[1729], t[1725]]);
    // O of histogram
    t[1731] = s.arc(&PAPPLY, &[Arg::arc(&COMBINE), t[1726], t[1730]]);
    // x1 of samepalette
    t[1732] = s.tok(&PALETTE_T, &[t[1731]]);
    // x3 of samepalette
    t[1733] = s.tok(&DIFFERENCE, &[t[1732], t[2]]);
    // x4 of samepalette
    t[1734] = s.tok(&DIFFERENCE, &[t[2], t[1732]]);
    // x5 of samepalette
    t[1735] = s.tok(&COMBINE_F, &[t[1733], t[1734]]);
    // x6 of samepalette
    t[1736] = s.tok(&SIZE, &[t[1735]]);
    // x7 of samepalette
    t[1737] = s.tok(&MULTIPLY, &[t[1736], Int(100)]);
    // x8 of samepalette
    t[1738] = s.tok(&SUBTRACT, &[Int(1000), t[1737]]);
    // x9 of samepalette
    t[1739] = s.tok(&ASTUPLE, &[t[1738], t[1735]]);
    // x1 of samecells
    t[1740] = s.tok(&CELLWISE, &[C, t[1731], Int(-1)]);
    // x2 of samecells
    t[1741] = s.tok(&OFCOLOR, &[t[1740], Int(-1)]);
    // x4 of samecells
    t[1742] = s.tok(&DIFFERENCE, &[t[12], t[1741]]);
    // x5 of samecells
    t[1743] = s.tok(&SIZE, &[t[1742]]);
    // x6 of samecells
    t[1744] = s.tok(&MULTIPLY, &[t[1743], Int(1000)]);
    // x8 of samecells
    t[1745] = s.tok(&DIVIDE, &[t[1744], t[16]]);
    // x9 of samecells
    t[1746] = s.tok(&ASTUPLE, &[t[1745], t[1741]]);
    // x1 of sameshape
    t[1747] = s.tok(&SHAPE_T, &[t[1731]]);
    // x3 of sameshape
    t[1748] = s.tok(&SUBTRACT, &[t[1747], t[20]]);
    // x4 of sameshape
    t[1749] = s.tok(&INVERT, &[t[1748]]);
    // x5 of sameshape
    t[1750] = s.tok(&COMBINE_T, &[t[1748], t[1749]]);
    // x6 of sameshape
    t[1751] = s.tok(&MAXIMUM, &[t[1750]]);
    // x7 of sameshape
    t[1752] = s.tok(&MULTIPLY, &[t[1751], Int(100)]);
    // x8 of sameshape
    t[1753] = s.tok(&SUBTRACT, &[Int(1000), t[1752]]);
    // x9 of sameshape
    t[1754] = s.tok(&ASTUPLE, &[t[1753], t[20]]);
    // x2 of sameshapes
    t[1755] = s.call(t[28], &[t[1731]]);
    // x4 of sameshapes
    t[1756] = s.tok(&INTERSECTION, &[t[1755], t[30]]);
    // x5 of sameshapes
    t[1757] = s.tok(&DIFFERENCE, &[t[30], t[1755]]);
    // x6 of sameshapes
    t[1758] = s.tok(&SIZE, &[t[1756]]);
    // x7 of sameshapes
    t[1759] = s.tok(&SIZE, &[t[1757]]);
    // x8 of sameshapes
    t[1760] = s.tok(&SUBTRACT, &[t[1758], t[1759]]);
    // x9 of sameshapes
    t[1761] = s.tok(&MULTIPLY, &[t[1760], Int(100)]);
    // x10 of sameshapes
    t[1762] = s.tok(&ASTUPLE, &[t[1761], t[1757]]);
    // x1 of samebackground
    t[1763] = s.tok(&MOSTCOLOR_T, &[t[1731]]);
    // x3 of samebackground
    t[1764] = s.tok(&EQUALITY, &[t[1763], t[39]]);
    // x4 of samebackground
    t[1765] = s.tok(&BRANCH, &[t[1764], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1766] = s.tok(&ASTUPLE, &[t[1763], t[39]]);
    // x6 of samebackground
    t[1767] = s.tok(&ASTUPLE, &[t[1765], t[1766]]);
    // x1 of popularrow
    t[1768] = s.arc(&MOSTCOMMON, &[I]);
    // O of popularrow
    t[1769] = s.arc(&REPEAT, &[t[1768], t[45]]);
    // x1 of samepalette
    t[1770] = s.tok(&PALETTE_T, &[t[1769]]);
    // x3 of samepalette
    t[1771] = s.tok(&DIFFERENCE, &[t[1770], t[2]]);
    // x4 of samepalette
    t[1772] = s.tok(&DIFFERENCE, &[t[2], t[1770]]);
    // x5 of samepalette
    t[1773] = s.tok(&COMBINE_F, &[t[1771], t[1772]]);
    // x6 of samepalette
    t[1774] = s.tok(&SIZE, &[t[1773]]);
    // x7 of samepalette
    t[1775] = s.tok(&MULTIPLY, &[t[1774], Int(100)]);
    // x8 of samepalette
    t[1776] = s.tok(&SUBTRACT, &[Int(1000), t[1775]]);
    // x9 of samepalette
    t[1777] = s.tok(&ASTUPLE, &[t[1776], t[1773]]);
    // x1 of samecells
    t[1778] = s.tok(&CELLWISE, &[C, t[1769], Int(-1)]);
    // x2 of samecells
    t[1779] = s.tok(&OFCOLOR, &[t[1778], Int(-1)]);
    // x4 of samecells
    t[1780] = s.tok(&DIFFERENCE, &[t[12], t[1779]]);
    // x5 of samecells
    t[1781] = s.tok(&SIZE, &[t[1780]]);
    // x6 of samecells
    t[1782] = s.tok(&MULTIPLY, &[t[1781], Int(1000)]);
    // x8 of samecells
    t[1783] = s.tok(&DIVIDE, &[t[1782], t[16]]);
    // x9 of samecells
    t[1784] = s.tok(&ASTUPLE, &[t[1783], t[1779]]);
    // x1 of sameshape
    t[1785] = s.tok(&SHAPE_T, &[t[1769]]);
    // x3 of sameshape
    t[1786] = s.tok(&SUBTRACT, &[t[1785], t[20]]);
    // x4 of sameshape
    t[1787] = s.tok(&INVERT, &[t[1786]]);
    // x5 of sameshape
    t[1788] = s.tok(&COMBINE_T, &[t[1786], t[1787]]);
    // x6 of sameshape
    t[1789] = s.tok(&MAXIMUM, &[t[1788]]);
    // x7 of sameshape
    t[1790] = s.tok(&MULTIPLY, &[t[1789], Int(100)]);
    // x8 of sameshape
    t[1791] = s.tok(&SUBTRACT, &[Int(1000), t[1790]]);
    // x9 of sameshape
    t[1792] = s.tok(&ASTUPLE, &[t[1791], t[20]]);
    // x2 of sameshapes
    t[1793] = s.call(t[28], &[t[1769]]);
    // x4 of sameshapes
    t[1794] = s.tok(&INTERSECTION, &[t[1793], t[30]]);
    // x5 of sameshapes
    t[1795] = s.tok(&DIFFERENCE, &[t[30], t[1793]]);
    // x6 of sameshapes
    t[1796] = s.tok(&SIZE, &[t[1794]]);
    // x7 of sameshapes
    t[1797] = s.tok(&SIZE, &[t[1795]]);
    // x8 of sameshapes
    t[1798] = s.tok(&SUBTRACT, &[t[1796], t[1797]]);
    // x9 of sameshapes
    t[1799] = s.tok(&MULTIPLY, &[t[1798], Int(100)]);
    // x10 of sameshapes
    t[1800] = s.tok(&ASTUPLE, &[t[1799], t[1795]]);
}

fn steps_10(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samebackground
    t[1801] = s.tok(&MOSTCOLOR_T, &[t[1769]]);
    // x3 of samebackground
    t[1802] = s.tok(&EQUALITY, &[t[1801], t[39]]);
    // x4 of samebackground
    t[1803] = s.tok(&BRANCH, &[t[1802], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1804] = s.tok(&ASTUPLE, &[t[1801], t[39]]);
    // x6 of samebackground
    t[1805] = s.tok(&ASTUPLE, &[t[1803], t[1804]]);
    // x1 of evencolors
    t[1806] = s.arc(&NUMCOLORS, &[I]);
    // x2 of evencolors
    t[1807] = s.arc(&EVEN, &[t[1806]]);
    // x3 of evencolors
    t[1808] = s.arc(&BRANCH, &[t[1807], Arg::arc(&ROT180), Arg::arc(&DMIRROR)]);
    // O of evencolors
    t[1809] = s.call(t[1808], &[I]);
    // x1 of samepalette
    t[1810] = s.tok(&PALETTE_T, &[t[1809]]);
    // x3 of samepalette
    t[1811] = s.tok(&DIFFERENCE, &[t[1810], t[2]]);
    // x4 of samepalette
    t[1812] = s.tok(&DIFFERENCE, &[t[2], t[1810]]);
    // x5 of samepalette
    t[1813] = s.tok(&COMBINE_F, &[t[1811], t[1812]]);
    // x6 of samepalette
    t[1814] = s.tok(&SIZE, &[t[1813]]);
    // x7 of samepalette
    t[1815] = s.tok(&MULTIPLY, &[t[1814], Int(100)]);
    // x8 of samepalette
    t[1816] = s.tok(&SUBTRACT, &[Int(1000), t[1815]]);
    // x9 of samepalette
    t[1817] = s.tok(&ASTUPLE, &[t[1816], t[1813]]);
    // x1 of samecells
    t[1818] = s.tok(&CELLWISE, &[C, t[1809], Int(-1)]);
    // x2 of samecells
    t[1819] = s.tok(&OFCOLOR, &[t[1818], Int(-1)]);
    // x4 of samecells
    t[1820] = s.tok(&DIFFERENCE, &[t[12], t[1819]]);
    // x5 of samecells
    t[1821] = s.tok(&SIZE, &[t[1820]]);
    // x6 of samecells
    t[1822] = s.tok(&MULTIPLY, &[t[1821], Int(1000)]);
    // x8 of samecells
    t[1823] = s.tok(&DIVIDE, &[t[1822], t[16]]);
    // x9 of samecells
    t[1824] = s.tok(&ASTUPLE, &[t[1823], t[1819]]);
    // x1 of sameshape
    t[1825] = s.tok(&SHAPE_T, &[t[1809]]);
    // x3 of sameshape
    t[1826] = s.tok(&SUBTRACT, &[t[1825], t[20]]);
    // x4 of sameshape
    t[1827] = s.tok(&INVERT, &[t[1826]]);
    // x5 of sameshape
    t[1828] = s.tok(&COMBINE_T, &[t[1826], t[1827]]);
    // x6 of sameshape
    t[1829] = s.tok(&MAXIMUM, &[t[1828]]);
    // x7 of sameshape
    t[1830] = s.tok(&MULTIPLY, &[t[1829], Int(100)]);
    // x8 of sameshape
    t[1831] = s.tok(&SUBTRACT, &[Int(1000), t[1830]]);
    // x9 of sameshape
    t[1832] = s.tok(&ASTUPLE, &[t[1831], t[20]]);
    // x2 of sameshapes
    t[1833] = s.call(t[28], &[t[1809]]);
    // x4 of sameshapes
    t[1834] = s.tok(&INTERSECTION, &[t[1833], t[30]]);
    // x5 of sameshapes
    t[1835] = s.tok(&DIFFERENCE, &[t[30], t[1833]]);
    // x6 of sameshapes
    t[1836] = s.tok(&SIZE, &[t[1834]]);
    // x7 of sameshapes
    t[1837] = s.tok(&SIZE, &[t[1835]]);
    // x8 of sameshapes
    t[1838] = s.tok(&SUBTRACT, &[t[1836], t[1837]]);
    // x9 of sameshapes
    t[1839] = s.tok(&MULTIPLY, &[t[1838], Int(100)]);
    // x10 of sameshapes
    t[1840] = s.tok(&ASTUPLE, &[t[1839], t[1835]]);
    // x1 of samebackground
    t[1841] = s.tok(&MOSTCOLOR_T, &[t[1809]]);
    // x3 of samebackground
    t[1842] = s.tok(&EQUALITY, &[t[1841], t[39]]);
    // x4 of samebackground
    t[1843] = s.tok(&BRANCH, &[t[1842], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1844] = s.tok(&ASTUPLE, &[t[1841], t[39]]);
    // x6 of samebackground
    t[1845] = s.tok(&ASTUPLE, &[t[1843], t[1844]]);
    // O of turntable
    t[1846] = s.arc(&CMIRROR, &[I]);
    // x1 of samepalette
    t[1847] = s.tok(&PALETTE_T, &[t[1846]]);
    // x3 of samepalette
    t[1848] = s.tok(&DIFFERENCE, &[t[1847], t[2]]);
    // x4 of samepalette
    t[1849] = s.tok(&DIFFERENCE, &[t[2], t[1847]]);
    // x5 of samepalette
    t[1850] = s.tok(&COMBINE_F, &[t[1848], t[1849]]);
    // x6 of samepalette
    t[1851] = s.tok(&SIZE, &[t[1850]]);
    // x7 of samepalette
    t[1852] = s.tok(&MULTIPLY, &[t[1851], Int(100)]);
    // x8 of samepalette
    t[1853] = s.tok(&SUBTRACT, &[Int(1000), t[1852]]);
    // x9 of samepalette
    t[1854] = s.tok(&ASTUPLE, &[t[1853], t[1850]]);
    // x1 of samecells
    t[1855] = s.tok(&CELLWISE, &[C, t[1846], Int(-1)]);
    // x2 of samecells
    t[1856] = s.tok(&OFCOLOR, &[t[1855], Int(-1)]);
    // x4 of samecells
    t[1857] = s.tok(&DIFFERENCE, &[t[12], t[1856]]);
    // x5 of samecells
    t[1858] = s.tok(&SIZE, &[t[1857]]);
    // x6 of samecells
    t[1859] = s.tok(&MULTIPLY, &[t[1858], Int(1000)]);
    // x8 of samecells
    t[1860] = s.tok(&DIVIDE, &[t[1859], t[16]]);
    // x9 of samecells
    t[1861] = s.tok(&ASTUPLE, &[t[1860], t[1856]]);
    // x1 of sameshape
    t[1862] = s.tok(&SHAPE_T, &[t[1846]]);
    // x3 of sameshape
    t[1863] = s.tok(&SUBTRACT, &[t[1862], t[20]]);
    // x4 of sameshape
    t[1864] = s.tok(&INVERT, &[t[1863]]);
    // x5 of sameshape
    t[1865] = s.tok(&COMBINE_T, &[t[1863], t[1864]]);
    // x6 of sameshape
    t[1866] = s.tok(&MAXIMUM, &[t[1865]]);
    // x7 of sameshape
    t[1867] = s.tok(&MULTIPLY, &[t[1866], Int(100)]);
    // x8 of sameshape
    t[1868] = s.tok(&SUBTRACT, &[Int(1000), t[1867]]);
    // x9 of sameshape
    t[1869] = s.tok(&ASTUPLE, &[t[1868], t[20]]);
    // x2 of sameshapes
    t[1870] = s.call(t[28], &[t[1846]]);
    // x4 of sameshapes
    t[1871] = s.tok(&INTERSECTION, &[t[1870], t[30]]);
    // x5 of sameshapes
    t[1872] = s.tok(&DIFFERENCE, &[t[30], t[1870]]);
    // x6 of sameshapes
    t[1873] = s.tok(&SIZE, &[t[1871]]);
    // x7 of sameshapes
    t[1874] = s.tok(&SIZE, &[t[1872]]);
    // x8 of sameshapes
    t[1875] = s.tok(&SUBTRACT, &[t[1873], t[1874]]);
    // x9 of sameshapes
    t[1876] = s.tok(&MULTIPLY, &[t[1875], Int(100)]);
    // x10 of sameshapes
    t[1877] = s.tok(&ASTUPLE, &[t[1876], t[1872]]);
    // x1 of samebackground
    t[1878] = s.tok(&MOSTCOLOR_T, &[t[1846]]);
    // x3 of samebackground
    t[1879] = s.tok(&EQUALITY, &[t[1878], t[39]]);
    // x4 of samebackground
    t[1880] = s.tok(&BRANCH, &[t[1879], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1881] = s.tok(&ASTUPLE, &[t[1878], t[39]]);
    // x6 of samebackground
    t[1882] = s.tok(&ASTUPLE, &[t[1880], t[1881]]);
    // O of freshpaint
    t[1883] = s.arc(&REPLACE, &[I, Int(5), Int(7)]);
    // x1 of samepalette
    t[1884] = s.tok(&PALETTE_T, &[t[1883]]);
    // x3 of samepalette
    t[1885] = s.tok(&DIFFERENCE, &[t[1884], t[2]]);
    // x4 of samepalette
    t[1886] = s.tok(&DIFFERENCE, &[t[2], t[1884]]);
    // x5 of samepalette
    t[1887] = s.tok(&COMBINE_F, &[t[1885], t[1886]]);
    // x6 of samepalette
    t[1888] = s.tok(&SIZE, &[t[1887]]);
    // x7 of samepalette
    t[1889] = s.tok(&MULTIPLY, &[t[1888], Int(100)]);
    // x8 of samepalette
    t[1890] = s.tok(&SUBTRACT, &[Int(1000), t[1889]]);
    // x9 of samepalette
    t[1891] = s.tok(&ASTUPLE, &[t[1890], t[1887]]);
    // x1 of samecells
    t[1892] = s.tok(&CELLWISE, &[C, t[1883], Int(-1)]);
    // x2 of samecells
    t[1893] = s.tok(&OFCOLOR, &[t[1892], Int(-1)]);
    // x4 of samecells
    t[1894] = s.tok(&DIFFERENCE, &[t[12], t[1893]]);
    // x5 of samecells
    t[1895] = s.tok(&SIZE, &[t[1894]]);
    // x6 of samecells
    t[1896] = s.tok(&MULTIPLY, &[t[1895], Int(1000)]);
    // x8 of samecells
    t[1897] = s.tok(&DIVIDE, &[t[1896], t[16]]);
    // x9 of samecells
    t[1898] = s.tok(&ASTUPLE, &[t[1897], t[1893]]);
    // x1 of sameshape
    t[1899] = s.tok(&SHAPE_T, &[t[1883]]);
    // x3 of sameshape
    t[1900] = s.tok(&SUBTRACT, &[t[1899], t[20]]);
    // x4 of sameshape
    t[1901] = s.tok(&INVERT, &[t[1900]]);
    // x5 of sameshape
    t[1902] = s.tok(&COMBINE_T, &[t[1900], t[1901]]);
    // x6 of sameshape
    t[1903] = s.tok(&MAXIMUM, &[t[1902]]);
    // x7 of sameshape
    t[1904] = s.tok(&MULTIPLY, &[t[1903], Int(100)]);
    // x8 of sameshape
    t[1905] = s.tok(&SUBTRACT, &[Int(1000), t[1904]]);
    // x9 of sameshape
    t[1906] = s.tok(&ASTUPLE, &[t[1905], t[20]]);
    // x2 of sameshapes
    t[1907] = s.call(t[28], &[t[1883]]);
    // x4 of sameshapes
    t[1908] = s.tok(&INTERSECTION, &[t[1907], t[30]]);
    // x5 of sameshapes
    t[1909] = s.tok(&DIFFERENCE, &[t[30], t[1907]]);
    // x6 of sameshapes
    t[1910] = s.tok(&SIZE, &[t[1908]]);
    // x7 of sameshapes
    t[1911] = s.tok(&SIZE, &[t[1909]]);
    // x8 of sameshapes
    t[1912] = s.tok(&SUBTRACT, &[t[1910], t[1911]]);
    // x9 of sameshapes
    t[1913] = s.tok(&MULTIPLY, &[t[1912], Int(100)]);
    // x10 of sameshapes
    t[1914] = s.tok(&ASTUPLE, &[t[1913], t[1909]]);
    // x1 of samebackground
    t[1915] = s.tok(&MOSTCOLOR_T, &[t[1883]]);
    // x3 of samebackground
    t[1916] = s.tok(&EQUALITY, &[t[1915], t[39]]);
    // x4 of samebackground
    t[1917] = s.tok(&BRANCH, &[t[1916], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1918] = s.tok(&ASTUPLE, &[t[1915], t[39]]);
    // x6 of samebackground
    t[1919] = s.tok(&ASTUPLE, &[t[1917], t[1918]]);
    // x1 of symmetrize
    t[1920] = s.arc(&INITSET, &[Arg::arc(&ROT180)]);
    // x2 of symmetrize
    t[1921] = s.arc(&INSERT, &[Arg::arc(&HMIRROR), t[1920]]);
    // x3 of symmetrize
    t[1922] = s.arc(&INSERT, &[Arg::arc(&VMIRROR), t[1921]]);
    // x4 of symmetrize
    t[1923] = s.arc(&RAPPLY, &[t[1922], I]);
    // x5 of symmetrize
    t[1924] = s.arc(&RBIND, &[Arg::arc(&OFCOLOR), Int(2)]);
    // x6 of symmetrize
    t[1925] = s.arc(&MAPPLY, &[t[1924], t[1923]]);
    // O of symmetrize
    t[1926] = s.arc(&FILL, &[I, Int(2), t[1925]]);
    // x1 of samepalette
    t[1927] = s.tok(&PALETTE_T, &[t[1926]]);
    // x3 of samepalette
    t[1928] = s.tok(&DIFFERENCE, &[t[1927], t[2]]);
    // x4 of samepalette
    t[1929] = s.tok(&DIFFERENCE, &[t[2], t[1927]]);
    // x5 of samepalette
    t[1930] = s.tok(&COMBINE_F, &[t[1928], t[1929]]);
    // x6 of samepalette
    t[1931] = s.tok(&SIZE, &[t[1930]]);
    // x7 of samepalette
    t[1932] = s.tok(&MULTIPLY, &[t[1931], Int(100)]);
    // x8 of samepalette
    t[1933] = s.tok(&SUBTRACT, &[Int(1000), t[1932]]);
    // x9 of samepalette
    t[1934] = s.tok(&ASTUPLE, &[t[1933], t[1930]]);
    // x1 of samecells
    t[1935] = s.tok(&CELLWISE, &[C, t[1926], Int(-1)]);
    // x2 of samecells
    t[1936] = s.tok(&OFCOLOR, &[t[1935], Int(-1)]);
    // x4 of samecells
    t[1937] = s.tok(&DIFFERENCE, &[t[12], t[1936]]);
    // x5 of samecells
    t[1938] = s.tok(&SIZE, &[t[1937]]);
    // x6 of samecells
    t[1939] = s.tok(&MULTIPLY, &[t[1938], Int(1000)]);
    // x8 of samecells
    t[1940] = s.tok(&DIVIDE, &[t[1939], t[16]]);
    // x9 of samecells
    t[1941] = s.tok(&ASTUPLE, &[t[1940], t[1936]]);
    // x1 of sameshape
    t[1942] = s.tok(&SHAPE_T, &[t[1926]]);
    // x3 of sameshape
    t[1943] = s.tok(&SUBTRACT, &[t[1942], t[20]]);
    // x4 of sameshape
    t[1944] = s.tok(&INVERT, &[t[1943]]);
    // x5 of sameshape
    t[1945] = s.tok(&COMBINE_T, &[t[1943], t[1944]]);
    // x6 of sameshape
    t[1946] = s.tok(&MAXIMUM, &[t[1945]]);
    // x7 of sameshape
    t[1947] = s.tok(&MULTIPLY, &[t[1946], Int(100)]);
    // x8 of sameshape
    t[1948] = s.tok(&SUBTRACT, &[Int(1000), t[1947]]);
    // x9 of sameshape
    t[1949] = s.tok(&ASTUPLE, &[t[1948], t[20]]);
    // x2 of sameshapes
    t[1950] = s.call(t[28], &[t[1926]]);
    // x4 of sameshapes
    t[1951] = s.tok(&INTERSECTION, &[t[1950], t[30]]);
    // x5 of sameshapes
    t[1952] = s.tok(&DIFFERENCE, &[t[30], t[1950]]);
    // x6 of sameshapes
    t[1953] = s.tok(&SIZE, &[t[1951]]);
    // x7 of sameshapes
    t[1954] = s.tok(&SIZE, &[t[1952]]);
    // x8 of sameshapes
    t[1955] = s.tok(&SUBTRACT, &[t[1953], t[1954]]);
    // x9 of sameshapes
    t[1956] = s.tok(&MULTIPLY, &[t[1955], Int(100)]);
    // x10 of sameshapes
    t[1957] = s.tok(&ASTUPLE, &[t[1956], t[1952]]);
    // x1 of samebackground
    t[1958] = s.tok(&MOSTCOLOR_T, &[t[1926]]);
    // x3 of samebackground
    t[1959] = s.tok(&EQUALITY, &[t[1958], t[39]]);
    // x4 of samebackground
    t[1960] = s.tok(&BRANCH, &[t[1959], Int(1000), Int(0)]);
    // x5 of samebackground
    t[1961] = s.tok(&ASTUPLE, &[t[1958], t[39]]);
    // x6 of samebackground
    t[1962] = s.tok(&ASTUPLE, &[t[1960], t[1961]]);
    // x3 of heavyside
    t[1963] = s.arc(&COLORCOUNT, &[t[167], Int(0)]);
    // x4 of heavyside
    t[1964] = s.arc(&COLORCOUNT, &[t[168], Int(0)]);
    // x5 of heavyside
    t[1965] = s.arc(&GREATER, &[t[1963], t[1964]]);
    // O of heavyside
    t[1966] = s.arc(&BRANCH, &[t[1965], t[168], t[167]]);
    // x1 of samepalette
    t[1967] = s.tok(&PALETTE_T, &[t[1966]]);
    // x3 of samepalette
    t[1968] = s.tok(&DIFFERENCE, &[t[1967], t[2]]);
    // x4 of samepalette
    t[1969] = s.tok(&DIFFERENCE, &[t[2], t[1967]]);
    // x5 of samepalette
    t[1970] = s.tok(&COMBINE_F, &[t[1968], t[1969]]);
    // x6 of samepalette
    t[1971] = s.tok(&SIZE, &[t[1970]]);
    // x7 of samepalette
    t[1972] = s.tok(&MULTIPLY, &[t[1971], Int(100)]);
    // x8 of samepalette
    t[1973] = s.tok(&SUBTRACT, &[Int(1000), t[1972]]);
    // x9 of samepalette
    t[1974] = s.tok(&ASTUPLE, &[t[1973], t[1970]]);
    // x1 of samecells
    t[1975] = s.tok(&CELLWISE, &[C, t[1966], Int(-1)]);
    // x2 of samecells
    t[1976] = s.tok(&OFCOLOR, &[t[1975], Int(-1)]);
    // x4 of samecells
    t[1977] = s.tok(&DIFFERENCE, &[t[12], t[1976]]);
    // x5 of samecells
    t[1978] = s.tok(&SIZE, &[t[1977]]);
    // x6 of samecells
    t[1979] = s.tok(&MULTIPLY, &[t[1978], Int(1000)]);
    // x8 of samecells
    t[1980] = s.tok(&DIVIDE, &[t[1979], t[16]]);
    // x9 of samecells
    t[1981] = s.tok(&ASTUPLE, &[t[1980], t[1976]]);
    // x1 of sameshape
    t[1982] = s.tok(&SHAPE_T, &[t[1966]]);
    // x3 of sameshape
    t[1983] = s.tok(&SUBTRACT, &[t[1982], t[20]]);
    // x4 of sameshape
    t[1984] = s.tok(&INVERT, &[t[1983]]);
    // x5 of sameshape
    t[1985] = s.tok(&COMBINE_T, &[t[1983], t[1984]]);
    // x6 of sameshape
    t[1986] = s.tok(&MAXIMUM, &[t[1985]]);
    // x7 of sameshape
    t[1987] = s.tok(&MULTIPLY, &[t[1986], Int(100)]);
    // x8 of sameshape
    t[1988] = s.tok(&SUBTRACT, &[Int(1000), t[1987]]);
    // x9 of sameshape
    t[1989] = s.tok(&ASTUPLE, &[t[1988], t[20]]);
    // x2 of sameshapes
    t[1990] = s.call(t[28], &[t[1966]]);
    // x4 of sameshapes
    t[1991] = s.tok(&INTERSECTION, &[t[1990], t[30]]);
    // x5 of sameshapes
    t[1992] = s.tok(&DIFFERENCE, &[t[30], t[1990]]);
    // x6 of sameshapes
    t[1993] = s.tok(&SIZE, &[t[1991]]);
    // x7 of sameshapes
    t[1994] = s.tok(&SIZE, &[t[1992]]);
    // x8 of sameshapes
    t[1995] = s.tok(&SUBTRACT, &[t[1993], t[1994]]);
    // x9 of sameshapes
    t[1996] = s.tok(&MULTIPLY, &[t[1995], Int(100)]);
    // x10 of sameshapes
    t[1997] = s.tok(&ASTUPLE, &[t[1996], t[1992]]);
    // x1 of samebackground
    t[1998] = s.tok(&MOSTCOLOR_T, &[t[1966]]);
    // x3 of samebackground
    t[1999] = s.tok(&EQUALITY, &[t[1998], t[39]]);
    // x4 of samebackground
    t[2000] = s.tok(&BRANCH, &[t[1999], Int(1000), Int(0)]);
}

fn steps_11(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of samebackground
    t[2001] = s.tok(&ASTUPLE, &[t[1998], t[39]]);
    // x6 of samebackground
    t[2002] = s.tok(&ASTUPLE, &[t[2000], t[2001]]);
    // x3 of zipperrows
    t[2003] = s.arc(&PAIR, &[t[538], t[539]]);
    // O of zipperrows
    t[2004] = s.arc(&MERGE, &[t[2003]]);
    // x1 of samepalette
    t[2005] = s.tok(&PALETTE_T, &[t[2004]]);
    // x3 of samepalette
    t[2006] = s.tok(&DIFFERENCE, &[t[2005], t[2]]);
    // x4 of samepalette
    t[2007] = s.tok(&DIFFERENCE, &[t[2], t[2005]]);
    // x5 of samepalette
    t[2008] = s.tok(&COMBINE_F, &[t[2006], t[2007]]);
    // x6 of samepalette
    t[2009] = s.tok(&SIZE, &[t[2008]]);
    // x7 of samepalette
    t[2010] = s.tok(&MULTIPLY, &[t[2009], Int(100)]);
    // x8 of samepalette
    t[2011] = s.tok(&SUBTRACT, &[Int(1000), t[2010]]);
    // x9 of samepalette
    t[2012] = s.tok(&ASTUPLE, &[t[2011], t[2008]]);
    // x1 of samecells
    t[2013] = s.tok(&CELLWISE, &[C, t[2004], Int(-1)]);
    // x2 of samecells
    t[2014] = s.tok(&OFCOLOR, &[t[2013], Int(-1)]);
    // x4 of samecells
    t[2015] = s.tok(&DIFFERENCE, &[t[12], t[2014]]);
    // x5 of samecells
    t[2016] = s.tok(&SIZE, &[t[2015]]);
    // x6 of samecells
    t[2017] = s.tok(&MULTIPLY, &[t[2016], Int(1000)]);
    // x8 of samecells
    t[2018] = s.tok(&DIVIDE, &[t[2017], t[16]]);
    // x9 of samecells
    t[2019] = s.tok(&ASTUPLE, &[t[2018], t[2014]]);
    // x1 of sameshape
    t[2020] = s.tok(&SHAPE_T, &[t[2004]]);
    // x3 of sameshape
    t[2021] = s.tok(&SUBTRACT, &[t[2020], t[20]]);
    // x4 of sameshape
    t[2022] = s.tok(&INVERT, &[t[2021]]);
    // x5 of sameshape
    t[2023] = s.tok(&COMBINE_T, &[t[2021], t[2022]]);
    // x6 of sameshape
    t[2024] = s.tok(&MAXIMUM, &[t[2023]]);
    // x7 of sameshape
    t[2025] = s.tok(&MULTIPLY, &[t[2024], Int(100)]);
    // x8 of sameshape
    t[2026] = s.tok(&SUBTRACT, &[Int(1000), t[2025]]);
    // x9 of sameshape
    t[2027] = s.tok(&ASTUPLE, &[t[2026], t[20]]);
    // x2 of sameshapes
    t[2028] = s.call(t[28], &[t[2004]]);
    // x4 of sameshapes
    t[2029] = s.tok(&INTERSECTION, &[t[2028], t[30]]);
    // x5 of sameshapes
    t[2030] = s.tok(&DIFFERENCE, &[t[30], t[2028]]);
    // x6 of sameshapes
    t[2031] = s.tok(&SIZE, &[t[2029]]);
    // x7 of sameshapes
    t[2032] = s.tok(&SIZE, &[t[2030]]);
    // x8 of sameshapes
    t[2033] = s.tok(&SUBTRACT, &[t[2031], t[2032]]);
    // x9 of sameshapes
    t[2034] = s.tok(&MULTIPLY, &[t[2033], Int(100)]);
    // x10 of sameshapes
    t[2035] = s.tok(&ASTUPLE, &[t[2034], t[2030]]);
    // x1 of samebackground
    t[2036] = s.tok(&MOSTCOLOR_T, &[t[2004]]);
    // x3 of samebackground
    t[2037] = s.tok(&EQUALITY, &[t[2036], t[39]]);
    // x4 of samebackground
    t[2038] = s.tok(&BRANCH, &[t[2037], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2039] = s.tok(&ASTUPLE, &[t[2036], t[39]]);
    // x6 of samebackground
    t[2040] = s.tok(&ASTUPLE, &[t[2038], t[2039]]);
    // x1 of rowkey
    t[2041] = s.arc(&OFCOLOR, &[I, Int(5)]);
    // x2 of rowkey
    t[2042] = s.arc(&VFRONTIER, &[Pair(0, 0)]);
    // x3 of rowkey
    t[2043] = s.arc(&TOOBJECT, &[t[2042], I]);
    // x4 of rowkey
    t[2044] = s.arc(&LBIND, &[Arg::arc(&INTERSECTION), t[2041]]);
    // x5 of rowkey
    t[2045] = s.arc(&CHAIN, &[t[2044], Arg::arc(&HFRONTIER), Arg::arc(&LAST)]);
    // x6 of rowkey
    t[2046] = s.arc(&FORK, &[Arg::arc(&RECOLOR), Arg::arc(&FIRST), t[2045]]);
    // x7 of rowkey
    t[2047] = s.arc(&MAPPLY, &[t[2046], t[2043]]);
    // O of rowkey
    t[2048] = s.arc(&PAINT, &[I, t[2047]]);
    // x1 of samepalette
    t[2049] = s.tok(&PALETTE_T, &[t[2048]]);
    // x3 of samepalette
    t[2050] = s.tok(&DIFFERENCE, &[t[2049], t[2]]);
    // x4 of samepalette
    t[2051] = s.tok(&DIFFERENCE, &[t[2], t[2049]]);
    // x5 of samepalette
    t[2052] = s.tok(&COMBINE_F, &[t[2050], t[2051]]);
    // x6 of samepalette
    t[2053] = s.tok(&SIZE, &[t[2052]]);
    // x7 of samepalette
    t[2054] = s.tok(&MULTIPLY, &[t[2053], Int(100)]);
    // x8 of samepalette
    t[2055] = s.tok(&SUBTRACT, &[Int(1000), t[2054]]);
    // x9 of samepalette
    t[2056] = s.tok(&ASTUPLE, &[t[2055], t[2052]]);
    // x1 of samecells
    t[2057] = s.tok(&CELLWISE, &[C, t[2048], Int(-1)]);
    // x2 of samecells
    t[2058] = s.tok(&OFCOLOR, &[t[2057], Int(-1)]);
    // x4 of samecells
    t[2059] = s.tok(&DIFFERENCE, &[t[12], t[2058]]);
    // x5 of samecells
    t[2060] = s.tok(&SIZE, &[t[2059]]);
    // x6 of samecells
    t[2061] = s.tok(&MULTIPLY, &[t[2060], Int(1000)]);
    // x8 of samecells
    t[2062] = s.tok(&DIVIDE, &[t[2061], t[16]]);
    // x9 of samecells
    t[2063] = s.tok(&ASTUPLE, &[t[2062], t[2058]]);
    // x1 of sameshape
    t[2064] = s.tok(&SHAPE_T, &[t[2048]]);
    // x3 of sameshape
    t[2065] = s.tok(&SUBTRACT, &[t[2064], t[20]]);
    // x4 of sameshape
    t[2066] = s.tok(&INVERT, &[t[2065]]);
    // x5 of sameshape
    t[2067] = s.tok(&COMBINE_T, &[t[2065], t[2066]]);
    // x6 of sameshape
    t[2068] = s.tok(&MAXIMUM, &[t[2067]]);
    // x7 of sameshape
    t[2069] = s.tok(&MULTIPLY, &[t[2068], Int(100)]);
    // x8 of sameshape
    t[2070] = s.tok(&SUBTRACT, &[Int(1000), t[2069]]);
    // x9 of sameshape
    t[2071] = s.tok(&ASTUPLE, &[t[2070], t[20]]);
    // x2 of sameshapes
    t[2072] = s.call(t[28], &[t[2048]]);
    // x4 of sameshapes
    t[2073] = s.tok(&INTERSECTION, &[t[2072], t[30]]);
    // x5 of sameshapes
    t[2074] = s.tok(&DIFFERENCE, &[t[30], t[2072]]);
    // x6 of sameshapes
    t[2075] = s.tok(&SIZE, &[t[2073]]);
    // x7 of sameshapes
    t[2076] = s.tok(&SIZE, &[t[2074]]);
    // x8 of sameshapes
    t[2077] = s.tok(&SUBTRACT, &[t[2075], t[2076]]);
    // x9 of sameshapes
    t[2078] = s.tok(&MULTIPLY, &[t[2077], Int(100)]);
    // x10 of sameshapes
    t[2079] = s.tok(&ASTUPLE, &[t[2078], t[2074]]);
    // x1 of samebackground
    t[2080] = s.tok(&MOSTCOLOR_T, &[t[2048]]);
    // x3 of samebackground
    t[2081] = s.tok(&EQUALITY, &[t[2080], t[39]]);
    // x4 of samebackground
    t[2082] = s.tok(&BRANCH, &[t[2081], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2083] = s.tok(&ASTUPLE, &[t[2080], t[39]]);
    // x6 of samebackground
    t[2084] = s.tok(&ASTUPLE, &[t[2082], t[2083]]);
    // x1 of luckypanel
    t[2085] = s.arc(&VSPLIT, &[I, Int(3)]);
    // x2 of luckypanel
    t[2086] = s.arc(&LBIND, &[Arg::arc(&CONTAINED), Int(1)]);
    // x3 of luckypanel
    t[2087] = s.arc(&LBIND, &[Arg::arc(&CONTAINED), Int(2)]);
    // x4 of luckypanel
    t[2088] = s.arc(&FORK, &[Arg::arc(&BOTH), t[2086], t[2087]]);
    // x5 of luckypanel
    t[2089] = s.arc(&COMPOSE, &[t[2088], Arg::arc(&PALETTE)]);
    // O of luckypanel
    t[2090] = s.arc(&EXTRACT, &[t[2085], t[2089]]);
    // x1 of samepalette
    t[2091] = s.tok(&PALETTE_T, &[t[2090]]);
    // x3 of samepalette
    t[2092] = s.tok(&DIFFERENCE, &[t[2091], t[2]]);
    // x4 of samepalette
    t[2093] = s.tok(&DIFFERENCE, &[t[2], t[2091]]);
    // x5 of samepalette
    t[2094] = s.tok(&COMBINE_F, &[t[2092], t[2093]]);
    // x6 of samepalette
    t[2095] = s.tok(&SIZE, &[t[2094]]);
    // x7 of samepalette
    t[2096] = s.tok(&MULTIPLY, &[t[2095], Int(100)]);
    // x8 of samepalette
    t[2097] = s.tok(&SUBTRACT, &[Int(1000), t[2096]]);
    // x9 of samepalette
    t[2098] = s.tok(&ASTUPLE, &[t[2097], t[2094]]);
    // x1 of samecells
    t[2099] = s.tok(&CELLWISE, &[C, t[2090], Int(-1)]);
    // x2 of samecells
    t[2100] = s.tok(&OFCOLOR, &[t[2099], Int(-1)]);
    // x4 of samecells
    t[2101] = s.tok(&DIFFERENCE, &[t[12], t[2100]]);
    // x5 of samecells
    t[2102] = s.tok(&SIZE, &[t[2101]]);
    // x6 of samecells
    t[2103] = s.tok(&MULTIPLY, &[t[2102], Int(1000)]);
    // x8 of samecells
    t[2104] = s.tok(&DIVIDE, &[t[2103], t[16]]);
    // x9 of samecells
    t[2105] = s.tok(&ASTUPLE, &[t[2104], t[2100]]);
    // x1 of sameshape
    t[2106] = s.tok(&SHAPE_T, &[t[2090]]);
    // x3 of sameshape
    t[2107] = s.tok(&SUBTRACT, &[t[2106], t[20]]);
    // x4 of sameshape
    t[2108] = s.tok(&INVERT, &[t[2107]]);
    // x5 of sameshape
    t[2109] = s.tok(&COMBINE_T, &[t[2107], t[2108]]);
    // x6 of sameshape
    t[2110] = s.tok(&MAXIMUM, &[t[2109]]);
    // x7 of sameshape
    t[2111] = s.tok(&MULTIPLY, &[t[2110], Int(100)]);
    // x8 of sameshape
    t[2112] = s.tok(&SUBTRACT, &[Int(1000), t[2111]]);
    // x9 of sameshape
    t[2113] = s.tok(&ASTUPLE, &[t[2112], t[20]]);
    // x2 of sameshapes
    t[2114] = s.call(t[28], &[t[2090]]);
    // x4 of sameshapes
    t[2115] = s.tok(&INTERSECTION, &[t[2114], t[30]]);
    // x5 of sameshapes
    t[2116] = s.tok(&DIFFERENCE, &[t[30], t[2114]]);
    // x6 of sameshapes
    t[2117] = s.tok(&SIZE, &[t[2115]]);
    // x7 of sameshapes
    t[2118] = s.tok(&SIZE, &[t[2116]]);
    // x8 of sameshapes
    t[2119] = s.tok(&SUBTRACT, &[t[2117], t[2118]]);
    // x9 of sameshapes
    t[2120] = s.tok(&MULTIPLY, &[t[2119], Int(100)]);
    // x10 of sameshapes
    t[2121] = s.tok(&ASTUPLE, &[t[2120], t[2116]]);
    // x1 of samebackground
    t[2122] = s.tok(&MOSTCOLOR_T, &[t[2090]]);
    // x3 of samebackground
    t[2123] = s.tok(&EQUALITY, &[t[2122], t[39]]);
    // x4 of samebackground
    t[2124] = s.tok(&BRANCH, &[t[2123], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2125] = s.tok(&ASTUPLE, &[t[2122], t[39]]);
    // x6 of samebackground
    t[2126] = s.tok(&ASTUPLE, &[t[2124], t[2125]]);
    // x3 of negative
    t[2127] = s.arc(&OTHER, &[t[1719], t[88]]);
    // x4 of negative
    t[2128] = s.arc(&SWITCH, &[I, t[88], t[2127]]);
    // O of negative
    t[2129] = s.arc(&HCONCAT, &[I, t[2128]]);
    // x1 of samepalette
    t[2130] = s.tok(&PALETTE_T, &[t[2129]]);
    // x3 of samepalette
    t[2131] = s.tok(&DIFFERENCE, &[t[2130], t[2]]);
    // x4 of samepalette
    t[2132] = s.tok(&DIFFERENCE, &[t[2], t[2130]]);
    // x5 of samepalette
    t[2133] = s.tok(&COMBINE_F, &[t[2131], t[2132]]);
    // x6 of samepalette
    t[2134] = s.tok(&SIZE, &[t[2133]]);
    // x7 of samepalette
    t[2135] = s.tok(&MULTIPLY, &[t[2134], Int(100)]);
    // x8 of samepalette
    t[2136] = s.tok(&SUBTRACT, &[Int(1000), t[2135]]);
    // x9 of samepalette
    t[2137] = s.tok(&ASTUPLE, &[t[2136], t[2133]]);
    // x1 of samecells
    t[2138] = s.tok(&CELLWISE, &[C, t[2129], Int(-1)]);
    // x2 of samecells
    t[2139] = s.tok(&OFCOLOR, &[t[2138], Int(-1)]);
    // x4 of samecells
    t[2140] = s.tok(&DIFFERENCE, &[t[12], t[2139]]);
    // x5 of samecells
    t[2141] = s.tok(&SIZE, &[t[2140]]);
    // x6 of samecells
    t[2142] = s.tok(&MULTIPLY, &[t[2141], Int(1000)]);
    // x8 of samecells
    t[2143] = s.tok(&DIVIDE, &[t[2142], t[16]]);
    // x9 of samecells
    t[2144] = s.tok(&ASTUPLE, &[t[2143], t[2139]]);
    // x1 of sameshape
    t[2145] = s.tok(&SHAPE_T, &[t[2129]]);
    // x3 of sameshape
    t[2146] = s.tok(&SUBTRACT, &[t[2145], t[20]]);
    // x4 of sameshape
    t[2147] = s.tok(&INVERT, &[t[2146]]);
    // x5 of sameshape
    t[2148] = s.tok(&COMBINE_T, &[t[2146], t[2147]]);
    // x6 of sameshape
    t[2149] = s.tok(&MAXIMUM, &[t[2148]]);
    // x7 of sameshape
    t[2150] = s.tok(&MULTIPLY, &[t[2149], Int(100)]);
    // x8 of sameshape
    t[2151] = s.tok(&SUBTRACT, &[Int(1000), t[2150]]);
    // x9 of sameshape
    t[2152] = s.tok(&ASTUPLE, &[t[2151], t[20]]);
    // x2 of sameshapes
    t[2153] = s.call(t[28], &[t[2129]]);
    // x4 of sameshapes
    t[2154] = s.tok(&INTERSECTION, &[t[2153], t[30]]);
    // x5 of sameshapes
    t[2155] = s.tok(&DIFFERENCE, &[t[30], t[2153]]);
    // x6 of sameshapes
    t[2156] = s.tok(&SIZE, &[t[2154]]);
    // x7 of sameshapes
    t[2157] = s.tok(&SIZE, &[t[2155]]);
    // x8 of sameshapes
    t[2158] = s.tok(&SUBTRACT, &[t[2156], t[2157]]);
    // x9 of sameshapes
    t[2159] = s.tok(&MULTIPLY, &[t[2158], Int(100)]);
    // x10 of sameshapes
    t[2160] = s.tok(&ASTUPLE, &[t[2159], t[2155]]);
    // x1 of samebackground
    t[2161] = s.tok(&MOSTCOLOR_T, &[t[2129]]);
    // x3 of samebackground
    t[2162] = s.tok(&EQUALITY, &[t[2161], t[39]]);
    // x4 of samebackground
    t[2163] = s.tok(&BRANCH, &[t[2162], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2164] = s.tok(&ASTUPLE, &[t[2161], t[39]]);
    // x6 of samebackground
    t[2165] = s.tok(&ASTUPLE, &[t[2163], t[2164]]);
    // x3 of highlow
    t[2166] = s.arc(&MAXIMUM, &[t[1720]]);
    // x4 of highlow
    t[2167] = s.arc(&MINIMUM, &[t[1720]]);
    // x7 of highlow
    t[2168] = s.arc(&OFCOLOR, &[I, t[2166]]);
    // x8 of highlow
    t[2169] = s.arc(&OFCOLOR, &[I, t[2167]]);
    // x9 of highlow
    t[2170] = s.arc(&FILL, &[t[822], t[2166], t[2168]]);
    // O of highlow
    t[2171] = s.arc(&FILL, &[t[2170], t[2167], t[2169]]);
    // x1 of samepalette
    t[2172] = s.tok(&PALETTE_T, &[t[2171]]);
    // x3 of samepalette
    t[2173] = s.tok(&DIFFERENCE, &[t[2172], t[2]]);
    // x4 of samepalette
    t[2174] = s.tok(&DIFFERENCE, &[t[2], t[2172]]);
    // x5 of samepalette
    t[2175] = s.tok(&COMBINE_F, &[t[2173], t[2174]]);
    // x6 of samepalette
    t[2176] = s.tok(&SIZE, &[t[2175]]);
    // x7 of samepalette
    t[2177] = s.tok(&MULTIPLY, &[t[2176], Int(100)]);
    // x8 of samepalette
    t[2178] = s.tok(&SUBTRACT, &[Int(1000), t[2177]]);
    // x9 of samepalette
    t[2179] = s.tok(&ASTUPLE, &[t[2178], t[2175]]);
    // x1 of samecells
    t[2180] = s.tok(&CELLWISE, &[C, t[2171], Int(-1)]);
    // x2 of samecells
    t[2181] = s.tok(&OFCOLOR, &[t[2180], Int(-1)]);
    // x4 of samecells
    t[2182] = s.tok(&DIFFERENCE, &[t[12], t[2181]]);
    // x5 of samecells
    t[2183] = s.tok(&SIZE, &[t[2182]]);
    // x6 of samecells
    t[2184] = s.tok(&MULTIPLY, &[t[2183], Int(1000)]);
    // x8 of samecells
    t[2185] = s.tok(&DIVIDE, &[t[2184], t[16]]);
    // x9 of samecells
    t[2186] = s.tok(&ASTUPLE, &[t[2185], t[2181]]);
    // x1 of sameshape
    t[2187] = s.tok(&SHAPE_T, &[t[2171]]);
    // x3 of sameshape
    t[2188] = s.tok(&SUBTRACT, &[t[2187], t[20]]);
    // x4 of sameshape
    t[2189] = s.tok(&INVERT, &[t[2188]]);
    // x5 of sameshape
    t[2190] = s.tok(&COMBINE_T, &[t[2188], t[2189]]);
    // x6 of sameshape
    t[2191] = s.tok(&MAXIMUM, &[t[2190]]);
    // x7 of sameshape
    t[2192] = s.tok(&MULTIPLY, &[t[2191], Int(100)]);
    // x8 of sameshape
    t[2193] = s.tok(&SUBTRACT, &[Int(1000), t[2192]]);
    // x9 of sameshape
    t[2194] = s.tok(&ASTUPLE, &[t[2193], t[20]]);
    // x2 of sameshapes
    t[2195] = s.call(t[28], &[t[2171]]);
    // x4 of sameshapes
    t[2196] = s.tok(&INTERSECTION, &[t[2195], t[30]]);
    // x5 of sameshapes
    t[2197] = s.tok(&DIFFERENCE, &[t[30], t[2195]]);
    // x6 of sameshapes
    t[2198] = s.tok(&SIZE, &[t[2196]]);
    // x7 of sameshapes
    t[2199] = s.tok(&SIZE, &[t[2197]]);
    // x8 of sameshapes
    t[2200] = s.tok(&SUBTRACT, &[t[2198], t[2199]]);
}

fn steps_12(s: &mut dyn Steps, t: &mut [Arg]) {
    // x9 of sameshapes
    t[2201] = s.tok(&MULTIPLY, &[t[2200], Int(100)]);
    // x10 of sameshapes
    t[2202] = s.tok(&ASTUPLE, &[t[2201], t[2197]]);
    // x1 of samebackground
    t[2203] = s.tok(&MOSTCOLOR_T, &[t[2171]]);
    // x3 of samebackground
    t[2204] = s.tok(&EQUALITY, &[t[2203], t[39]]);
    // x4 of samebackground
    t[2205] = s.tok(&BRANCH, &[t[2204], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2206] = s.tok(&ASTUPLE, &[t[2203], t[39]]);
    // x6 of samebackground
    t[2207] = s.tok(&ASTUPLE, &[t[2205], t[2206]]);
    // x2 of middleninth
    t[2208] = s.arc(&DIVIDE, &[t[89], Int(3)]);
    // O of middleninth
    t[2209] = s.arc(&CROP, &[I, t[2208], t[2208]]);
    // x1 of samepalette
    t[2210] = s.tok(&PALETTE_T, &[t[2209]]);
    // x3 of samepalette
    t[2211] = s.tok(&DIFFERENCE, &[t[2210], t[2]]);
    // x4 of samepalette
    t[2212] = s.tok(&DIFFERENCE, &[t[2], t[2210]]);
    // x5 of samepalette
    t[2213] = s.tok(&COMBINE_F, &[t[2211], t[2212]]);
    // x6 of samepalette
    t[2214] = s.tok(&SIZE, &[t[2213]]);
    // x7 of samepalette
    t[2215] = s.tok(&MULTIPLY, &[t[2214], Int(100)]);
    // x8 of samepalette
    t[2216] = s.tok(&SUBTRACT, &[Int(1000), t[2215]]);
    // x9 of samepalette
    t[2217] = s.tok(&ASTUPLE, &[t[2216], t[2213]]);
    // x1 of samecells
    t[2218] = s.tok(&CELLWISE, &[C, t[2209], Int(-1)]);
    // x2 of samecells
    t[2219] = s.tok(&OFCOLOR, &[t[2218], Int(-1)]);
    // x4 of samecells
    t[2220] = s.tok(&DIFFERENCE, &[t[12], t[2219]]);
    // x5 of samecells
    t[2221] = s.tok(&SIZE, &[t[2220]]);
    // x6 of samecells
    t[2222] = s.tok(&MULTIPLY, &[t[2221], Int(1000)]);
    // x8 of samecells
    t[2223] = s.tok(&DIVIDE, &[t[2222], t[16]]);
    // x9 of samecells
    t[2224] = s.tok(&ASTUPLE, &[t[2223], t[2219]]);
    // x1 of sameshape
    t[2225] = s.tok(&SHAPE_T, &[t[2209]]);
    // x3 of sameshape
    t[2226] = s.tok(&SUBTRACT, &[t[2225], t[20]]);
    // x4 of sameshape
    t[2227] = s.tok(&INVERT, &[t[2226]]);
    // x5 of sameshape
    t[2228] = s.tok(&COMBINE_T, &[t[2226], t[2227]]);
    // x6 of sameshape
    t[2229] = s.tok(&MAXIMUM, &[t[2228]]);
    // x7 of sameshape
    t[2230] = s.tok(&MULTIPLY, &[t[2229], Int(100)]);
    // x8 of sameshape
    t[2231] = s.tok(&SUBTRACT, &[Int(1000), t[2230]]);
    // x9 of sameshape
    t[2232] = s.tok(&ASTUPLE, &[t[2231], t[20]]);
    // x2 of sameshapes
    t[2233] = s.call(t[28], &[t[2209]]);
    // x4 of sameshapes
    t[2234] = s.tok(&INTERSECTION, &[t[2233], t[30]]);
    // x5 of sameshapes
    t[2235] = s.tok(&DIFFERENCE, &[t[30], t[2233]]);
    // x6 of sameshapes
    t[2236] = s.tok(&SIZE, &[t[2234]]);
    // x7 of sameshapes
    t[2237] = s.tok(&SIZE, &[t[2235]]);
    // x8 of sameshapes
    t[2238] = s.tok(&SUBTRACT, &[t[2236], t[2237]]);
    // x9 of sameshapes
    t[2239] = s.tok(&MULTIPLY, &[t[2238], Int(100)]);
    // x10 of sameshapes
    t[2240] = s.tok(&ASTUPLE, &[t[2239], t[2235]]);
    // x1 of samebackground
    t[2241] = s.tok(&MOSTCOLOR_T, &[t[2209]]);
    // x3 of samebackground
    t[2242] = s.tok(&EQUALITY, &[t[2241], t[39]]);
    // x4 of samebackground
    t[2243] = s.tok(&BRANCH, &[t[2242], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2244] = s.tok(&ASTUPLE, &[t[2241], t[39]]);
    // x6 of samebackground
    t[2245] = s.tok(&ASTUPLE, &[t[2243], t[2244]]);
    // x1 of colorladder
    t[2246] = s.arc(&PARTITION, &[I]);
    // x2 of colorladder
    t[2247] = s.arc(&ORDER, &[t[2246], Arg::arc(&SIZE)]);
    // x3 of colorladder
    t[2248] = s.arc(&APPLY, &[Arg::arc(&COLOR), t[2247]]);
    // x4 of colorladder
    t[2249] = s.arc(&REPEAT, &[t[2248], Int(1)]);
    // O of colorladder
    t[2250] = s.arc(&DMIRROR, &[t[2249]]);
    // x1 of samepalette
    t[2251] = s.tok(&PALETTE_T, &[t[2250]]);
    // x3 of samepalette
    t[2252] = s.tok(&DIFFERENCE, &[t[2251], t[2]]);
    // x4 of samepalette
    t[2253] = s.tok(&DIFFERENCE, &[t[2], t[2251]]);
    // x5 of samepalette
    t[2254] = s.tok(&COMBINE_F, &[t[2252], t[2253]]);
    // x6 of samepalette
    t[2255] = s.tok(&SIZE, &[t[2254]]);
    // x7 of samepalette
    t[2256] = s.tok(&MULTIPLY, &[t[2255], Int(100)]);
    // x8 of samepalette
    t[2257] = s.tok(&SUBTRACT, &[Int(1000), t[2256]]);
    // x9 of samepalette
    t[2258] = s.tok(&ASTUPLE, &[t[2257], t[2254]]);
    // x1 of samecells
    t[2259] = s.tok(&CELLWISE, &[C, t[2250], Int(-1)]);
    // x2 of samecells
    t[2260] = s.tok(&OFCOLOR, &[t[2259], Int(-1)]);
    // x4 of samecells
    t[2261] = s.tok(&DIFFERENCE, &[t[12], t[2260]]);
    // x5 of samecells
    t[2262] = s.tok(&SIZE, &[t[2261]]);
    // x6 of samecells
    t[2263] = s.tok(&MULTIPLY, &[t[2262], Int(1000)]);
    // x8 of samecells
    t[2264] = s.tok(&DIVIDE, &[t[2263], t[16]]);
    // x9 of samecells
    t[2265] = s.tok(&ASTUPLE, &[t[2264], t[2260]]);
    // x1 of sameshape
    t[2266] = s.tok(&SHAPE_T, &[t[2250]]);
    // x3 of sameshape
    t[2267] = s.tok(&SUBTRACT, &[t[2266], t[20]]);
    // x4 of sameshape
    t[2268] = s.tok(&INVERT, &[t[2267]]);
    // x5 of sameshape
    t[2269] = s.tok(&COMBINE_T, &[t[2267], t[2268]]);
    // x6 of sameshape
    t[2270] = s.tok(&MAXIMUM, &[t[2269]]);
    // x7 of sameshape
    t[2271] = s.tok(&MULTIPLY, &[t[2270], Int(100)]);
    // x8 of sameshape
    t[2272] = s.tok(&SUBTRACT, &[Int(1000), t[2271]]);
    // x9 of sameshape
    t[2273] = s.tok(&ASTUPLE, &[t[2272], t[20]]);
    // x2 of sameshapes
    t[2274] = s.call(t[28], &[t[2250]]);
    // x4 of sameshapes
    t[2275] = s.tok(&INTERSECTION, &[t[2274], t[30]]);
    // x5 of sameshapes
    t[2276] = s.tok(&DIFFERENCE, &[t[30], t[2274]]);
    // x6 of sameshapes
    t[2277] = s.tok(&SIZE, &[t[2275]]);
    // x7 of sameshapes
    t[2278] = s.tok(&SIZE, &[t[2276]]);
    // x8 of sameshapes
    t[2279] = s.tok(&SUBTRACT, &[t[2277], t[2278]]);
    // x9 of sameshapes
    t[2280] = s.tok(&MULTIPLY, &[t[2279], Int(100)]);
    // x10 of sameshapes
    t[2281] = s.tok(&ASTUPLE, &[t[2280], t[2276]]);
    // x1 of samebackground
    t[2282] = s.tok(&MOSTCOLOR_T, &[t[2250]]);
    // x3 of samebackground
    t[2283] = s.tok(&EQUALITY, &[t[2282], t[39]]);
    // x4 of samebackground
    t[2284] = s.tok(&BRANCH, &[t[2283], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2285] = s.tok(&ASTUPLE, &[t[2282], t[39]]);
    // x6 of samebackground
    t[2286] = s.tok(&ASTUPLE, &[t[2284], t[2285]]);
    // x1 of norepeats
    t[2287] = s.arc(&DEDUPE, &[I]);
    // x2 of norepeats
    t[2288] = s.arc(&DMIRROR, &[t[2287]]);
    // x3 of norepeats
    t[2289] = s.arc(&DEDUPE, &[t[2288]]);
    // O of norepeats
    t[2290] = s.arc(&DMIRROR, &[t[2289]]);
    // x1 of samepalette
    t[2291] = s.tok(&PALETTE_T, &[t[2290]]);
    // x3 of samepalette
    t[2292] = s.tok(&DIFFERENCE, &[t[2291], t[2]]);
    // x4 of samepalette
    t[2293] = s.tok(&DIFFERENCE, &[t[2], t[2291]]);
    // x5 of samepalette
    t[2294] = s.tok(&COMBINE_F, &[t[2292], t[2293]]);
    // x6 of samepalette
    t[2295] = s.tok(&SIZE, &[t[2294]]);
    // x7 of samepalette
    t[2296] = s.tok(&MULTIPLY, &[t[2295], Int(100)]);
    // x8 of samepalette
    t[2297] = s.tok(&SUBTRACT, &[Int(1000), t[2296]]);
    // x9 of samepalette
    t[2298] = s.tok(&ASTUPLE, &[t[2297], t[2294]]);
    // x1 of samecells
    t[2299] = s.tok(&CELLWISE, &[C, t[2290], Int(-1)]);
    // x2 of samecells
    t[2300] = s.tok(&OFCOLOR, &[t[2299], Int(-1)]);
    // x4 of samecells
    t[2301] = s.tok(&DIFFERENCE, &[t[12], t[2300]]);
    // x5 of samecells
    t[2302] = s.tok(&SIZE, &[t[2301]]);
    // x6 of samecells
    t[2303] = s.tok(&MULTIPLY, &[t[2302], Int(1000)]);
    // x8 of samecells
    t[2304] = s.tok(&DIVIDE, &[t[2303], t[16]]);
    // x9 of samecells
    t[2305] = s.tok(&ASTUPLE, &[t[2304], t[2300]]);
    // x1 of sameshape
    t[2306] = s.tok(&SHAPE_T, &[t[2290]]);
    // x3 of sameshape
    t[2307] = s.tok(&SUBTRACT, &[t[2306], t[20]]);
    // x4 of sameshape
    t[2308] = s.tok(&INVERT, &[t[2307]]);
    // x5 of sameshape
    t[2309] = s.tok(&COMBINE_T, &[t[2307], t[2308]]);
    // x6 of sameshape
    t[2310] = s.tok(&MAXIMUM, &[t[2309]]);
    // x7 of sameshape
    t[2311] = s.tok(&MULTIPLY, &[t[2310], Int(100)]);
    // x8 of sameshape
    t[2312] = s.tok(&SUBTRACT, &[Int(1000), t[2311]]);
    // x9 of sameshape
    t[2313] = s.tok(&ASTUPLE, &[t[2312], t[20]]);
    // x2 of sameshapes
    t[2314] = s.call(t[28], &[t[2290]]);
    // x4 of sameshapes
    t[2315] = s.tok(&INTERSECTION, &[t[2314], t[30]]);
    // x5 of sameshapes
    t[2316] = s.tok(&DIFFERENCE, &[t[30], t[2314]]);
    // x6 of sameshapes
    t[2317] = s.tok(&SIZE, &[t[2315]]);
    // x7 of sameshapes
    t[2318] = s.tok(&SIZE, &[t[2316]]);
    // x8 of sameshapes
    t[2319] = s.tok(&SUBTRACT, &[t[2317], t[2318]]);
    // x9 of sameshapes
    t[2320] = s.tok(&MULTIPLY, &[t[2319], Int(100)]);
    // x10 of sameshapes
    t[2321] = s.tok(&ASTUPLE, &[t[2320], t[2316]]);
    // x1 of samebackground
    t[2322] = s.tok(&MOSTCOLOR_T, &[t[2290]]);
    // x3 of samebackground
    t[2323] = s.tok(&EQUALITY, &[t[2322], t[39]]);
    // x4 of samebackground
    t[2324] = s.tok(&BRANCH, &[t[2323], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2325] = s.tok(&ASTUPLE, &[t[2322], t[39]]);
    // x6 of samebackground
    t[2326] = s.tok(&ASTUPLE, &[t[2324], t[2325]]);
    // x1 of spinbycount
    t[2327] = s.arc(&COLORCOUNT, &[I, Int(2)]);
    // x2 of spinbycount
    t[2328] = s.arc(&POWER, &[Arg::arc(&ROT90), t[2327]]);
    // O of spinbycount
    t[2329] = s.call(t[2328], &[I]);
    // x1 of samepalette
    t[2330] = s.tok(&PALETTE_T, &[t[2329]]);
    // x3 of samepalette
    t[2331] = s.tok(&DIFFERENCE, &[t[2330], t[2]]);
    // x4 of samepalette
    t[2332] = s.tok(&DIFFERENCE, &[t[2], t[2330]]);
    // x5 of samepalette
    t[2333] = s.tok(&COMBINE_F, &[t[2331], t[2332]]);
    // x6 of samepalette
    t[2334] = s.tok(&SIZE, &[t[2333]]);
    // x7 of samepalette
    t[2335] = s.tok(&MULTIPLY, &[t[2334], Int(100)]);
    // x8 of samepalette
    t[2336] = s.tok(&SUBTRACT, &[Int(1000), t[2335]]);
    // x9 of samepalette
    t[2337] = s.tok(&ASTUPLE, &[t[2336], t[2333]]);
    // x1 of samecells
    t[2338] = s.tok(&CELLWISE, &[C, t[2329], Int(-1)]);
    // x2 of samecells
    t[2339] = s.tok(&OFCOLOR, &[t[2338], Int(-1)]);
    // x4 of samecells
    t[2340] = s.tok(&DIFFERENCE, &[t[12], t[2339]]);
    // x5 of samecells
    t[2341] = s.tok(&SIZE, &[t[2340]]);
    // x6 of samecells
    t[2342] = s.tok(&MULTIPLY, &[t[2341], Int(1000)]);
    // x8 of samecells
    t[2343] = s.tok(&DIVIDE, &[t[2342], t[16]]);
    // x9 of samecells
    t[2344] = s.tok(&ASTUPLE, &[t[2343], t[2339]]);
    // x1 of sameshape
    t[2345] = s.tok(&SHAPE_T, &[t[2329]]);
    // x3 of sameshape
    t[2346] = s.tok(&SUBTRACT, &[t[2345], t[20]]);
    // x4 of sameshape
    t[2347] = s.tok(&INVERT, &[t[2346]]);
    // x5 of sameshape
    t[2348] = s.tok(&COMBINE_T, &[t[2346], t[2347]]);
    // x6 of sameshape
    t[2349] = s.tok(&MAXIMUM, &[t[2348]]);
    // x7 of sameshape
    t[2350] = s.tok(&MULTIPLY, &[t[2349], Int(100)]);
    // x8 of sameshape
    t[2351] = s.tok(&SUBTRACT, &[Int(1000), t[2350]]);
    // x9 of sameshape
    t[2352] = s.tok(&ASTUPLE, &[t[2351], t[20]]);
    // x2 of sameshapes
    t[2353] = s.call(t[28], &[t[2329]]);
    // x4 of sameshapes
    t[2354] = s.tok(&INTERSECTION, &[t[2353], t[30]]);
    // x5 of sameshapes
    t[2355] = s.tok(&DIFFERENCE, &[t[30], t[2353]]);
    // x6 of sameshapes
    t[2356] = s.tok(&SIZE, &[t[2354]]);
    // x7 of sameshapes
    t[2357] = s.tok(&SIZE, &[t[2355]]);
    // x8 of sameshapes
    t[2358] = s.tok(&SUBTRACT, &[t[2356], t[2357]]);
    // x9 of sameshapes
    t[2359] = s.tok(&MULTIPLY, &[t[2358], Int(100)]);
    // x10 of sameshapes
    t[2360] = s.tok(&ASTUPLE, &[t[2359], t[2355]]);
    // x1 of samebackground
    t[2361] = s.tok(&MOSTCOLOR_T, &[t[2329]]);
    // x3 of samebackground
    t[2362] = s.tok(&EQUALITY, &[t[2361], t[39]]);
    // x4 of samebackground
    t[2363] = s.tok(&BRANCH, &[t[2362], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2364] = s.tok(&ASTUPLE, &[t[2361], t[39]]);
    // x6 of samebackground
    t[2365] = s.tok(&ASTUPLE, &[t[2363], t[2364]]);
    // x2 of echo
    t[2366] = s.arc(&MERGE, &[t[252]]);
    // x3 of echo
    t[2367] = s.arc(&WIDTH, &[t[2366]]);
    // x4 of echo
    t[2368] = s.arc(&INCREMENT, &[t[2367]]);
    // x5 of echo
    t[2369] = s.arc(&LBIND, &[Arg::arc(&MULTIPLY), t[2368]]);
    // x6 of echo
    t[2370] = s.arc(&INTERVAL, &[Int(0), Int(4), Int(1)]);
    // x7 of echo
    t[2371] = s.arc(&COMPOSE, &[Arg::arc(&TOJVEC), t[2369]]);
    // x8 of echo
    t[2372] = s.arc(&APPLY, &[t[2371], t[2370]]);
    // x9 of echo
    t[2373] = s.arc(&LBIND, &[Arg::arc(&SHIFT), t[2366]]);
    // x10 of echo
    t[2374] = s.arc(&MAPPLY, &[t[2373], t[2372]]);
    // O of echo
    t[2375] = s.arc(&PAINT, &[I, t[2374]]);
    // x1 of samepalette
    t[2376] = s.tok(&PALETTE_T, &[t[2375]]);
    // x3 of samepalette
    t[2377] = s.tok(&DIFFERENCE, &[t[2376], t[2]]);
    // x4 of samepalette
    t[2378] = s.tok(&DIFFERENCE, &[t[2], t[2376]]);
    // x5 of samepalette
    t[2379] = s.tok(&COMBINE_F, &[t[2377], t[2378]]);
    // x6 of samepalette
    t[2380] = s.tok(&SIZE, &[t[2379]]);
    // x7 of samepalette
    t[2381] = s.tok(&MULTIPLY, &[t[2380], Int(100)]);
    // x8 of samepalette
    t[2382] = s.tok(&SUBTRACT, &[Int(1000), t[2381]]);
    // x9 of samepalette
    t[2383] = s.tok(&ASTUPLE, &[t[2382], t[2379]]);
    // x1 of samecells
    t[2384] = s.tok(&CELLWISE, &[C, t[2375], Int(-1)]);
    // x2 of samecells
    t[2385] = s.tok(&OFCOLOR, &[t[2384], Int(-1)]);
    // x4 of samecells
    t[2386] = s.tok(&DIFFERENCE, &[t[12], t[2385]]);
    // x5 of samecells
    t[2387] = s.tok(&SIZE, &[t[2386]]);
    // x6 of samecells
    t[2388] = s.tok(&MULTIPLY, &[t[2387], Int(1000)]);
    // x8 of samecells
    t[2389] = s.tok(&DIVIDE, &[t[2388], t[16]]);
    // x9 of samecells
    t[2390] = s.tok(&ASTUPLE, &[t[2389], t[2385]]);
    // x1 of sameshape
    t[2391] = s.tok(&SHAPE_T, &[t[2375]]);
    // x3 of sameshape
    t[2392] = s.tok(&SUBTRACT, &[t[2391], t[20]]);
    // x4 of sameshape
    t[2393] = s.tok(&INVERT, &[t[2392]]);
    // x5 of sameshape
    t[2394] = s.tok(&COMBINE_T, &[t[2392], t[2393]]);
    // x6 of sameshape
    t[2395] = s.tok(&MAXIMUM, &[t[2394]]);
    // x7 of sameshape
    t[2396] = s.tok(&MULTIPLY, &[t[2395], Int(100)]);
    // x8 of sameshape
    t[2397] = s.tok(&SUBTRACT, &[Int(1000), t[2396]]);
    // x9 of sameshape
    t[2398] = s.tok(&ASTUPLE, &[t[2397], t[20]]);
    // x2 of sameshapes
    t[2399] = s.call(t[28], &[t[2375]]);
    // x4 of sameshapes
    t[2400] = s.tok(&INTERSECTION, &[t[2399], t[30]]);
}

fn steps_13(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of sameshapes
    t[2401] = s.tok(&DIFFERENCE, &[t[30], t[2399]]);
    // x6 of sameshapes
    t[2402] = s.tok(&SIZE, &[t[2400]]);
    // x7 of sameshapes
    t[2403] = s.tok(&SIZE, &[t[2401]]);
    // x8 of sameshapes
    t[2404] = s.tok(&SUBTRACT, &[t[2402], t[2403]]);
    // x9 of sameshapes
    t[2405] = s.tok(&MULTIPLY, &[t[2404], Int(100)]);
    // x10 of sameshapes
    t[2406] = s.tok(&ASTUPLE, &[t[2405], t[2401]]);
    // x1 of samebackground
    t[2407] = s.tok(&MOSTCOLOR_T, &[t[2375]]);
    // x3 of samebackground
    t[2408] = s.tok(&EQUALITY, &[t[2407], t[39]]);
    // x4 of samebackground
    t[2409] = s.tok(&BRANCH, &[t[2408], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2410] = s.tok(&ASTUPLE, &[t[2407], t[39]]);
    // x6 of samebackground
    t[2411] = s.tok(&ASTUPLE, &[t[2409], t[2410]]);
    // x2 of boxbycolor, x4 of cornerfill
    t[2412] = s.arc(&FORK, &[Arg::arc(&RECOLOR), Arg::arc(&COLOR), Arg::arc(&BOX)]);
    // x3 of boxbycolor, x5 of cornerfill
    t[2413] = s.arc(&MAPPLY, &[t[2412], t[456]]);
    // O of boxbycolor
    t[2414] = s.arc(&UNDERPAINT, &[I, t[2413]]);
    // x1 of samepalette
    t[2415] = s.tok(&PALETTE_T, &[t[2414]]);
    // x3 of samepalette
    t[2416] = s.tok(&DIFFERENCE, &[t[2415], t[2]]);
    // x4 of samepalette
    t[2417] = s.tok(&DIFFERENCE, &[t[2], t[2415]]);
    // x5 of samepalette
    t[2418] = s.tok(&COMBINE_F, &[t[2416], t[2417]]);
    // x6 of samepalette
    t[2419] = s.tok(&SIZE, &[t[2418]]);
    // x7 of samepalette
    t[2420] = s.tok(&MULTIPLY, &[t[2419], Int(100)]);
    // x8 of samepalette
    t[2421] = s.tok(&SUBTRACT, &[Int(1000), t[2420]]);
    // x9 of samepalette
    t[2422] = s.tok(&ASTUPLE, &[t[2421], t[2418]]);
    // x1 of samecells
    t[2423] = s.tok(&CELLWISE, &[C, t[2414], Int(-1)]);
    // x2 of samecells
    t[2424] = s.tok(&OFCOLOR, &[t[2423], Int(-1)]);
    // x4 of samecells
    t[2425] = s.tok(&DIFFERENCE, &[t[12], t[2424]]);
    // x5 of samecells
    t[2426] = s.tok(&SIZE, &[t[2425]]);
    // x6 of samecells
    t[2427] = s.tok(&MULTIPLY, &[t[2426], Int(1000)]);
    // x8 of samecells
    t[2428] = s.tok(&DIVIDE, &[t[2427], t[16]]);
    // x9 of samecells
    t[2429] = s.tok(&ASTUPLE, &[t[2428], t[2424]]);
    // x1 of sameshape
    t[2430] = s.tok(&SHAPE_T, &[t[2414]]);
    // x3 of sameshape
    t[2431] = s.tok(&SUBTRACT, &[t[2430], t[20]]);
    // x4 of sameshape
    t[2432] = s.tok(&INVERT, &[t[2431]]);
    // x5 of sameshape
    t[2433] = s.tok(&COMBINE_T, &[t[2431], t[2432]]);
    // x6 of sameshape
    t[2434] = s.tok(&MAXIMUM, &[t[2433]]);
    // x7 of sameshape
    t[2435] = s.tok(&MULTIPLY, &[t[2434], Int(100)]);
    // x8 of sameshape
    t[2436] = s.tok(&SUBTRACT, &[Int(1000), t[2435]]);
    // x9 of sameshape
    t[2437] = s.tok(&ASTUPLE, &[t[2436], t[20]]);
    // x2 of sameshapes
    t[2438] = s.call(t[28], &[t[2414]]);
    // x4 of sameshapes
    t[2439] = s.tok(&INTERSECTION, &[t[2438], t[30]]);
    // x5 of sameshapes
    t[2440] = s.tok(&DIFFERENCE, &[t[30], t[2438]]);
    // x6 of sameshapes
    t[2441] = s.tok(&SIZE, &[t[2439]]);
    // x7 of sameshapes
    t[2442] = s.tok(&SIZE, &[t[2440]]);
    // x8 of sameshapes
    t[2443] = s.tok(&SUBTRACT, &[t[2441], t[2442]]);
    // x9 of sameshapes
    t[2444] = s.tok(&MULTIPLY, &[t[2443], Int(100)]);
    // x10 of sameshapes
    t[2445] = s.tok(&ASTUPLE, &[t[2444], t[2440]]);
    // x1 of samebackground
    t[2446] = s.tok(&MOSTCOLOR_T, &[t[2414]]);
    // x3 of samebackground
    t[2447] = s.tok(&EQUALITY, &[t[2446], t[39]]);
    // x4 of samebackground
    t[2448] = s.tok(&BRANCH, &[t[2447], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2449] = s.tok(&ASTUPLE, &[t[2446], t[39]]);
    // x6 of samebackground
    t[2450] = s.tok(&ASTUPLE, &[t[2448], t[2449]]);
    // x2 of fencein, x2 of twosteps_3
    t[2451] = s.arc(&FIRST, &[t[86]]);
    // x3 of fencein
    t[2452] = s.arc(&UPPERMOST, &[t[2451]]);
    // x4 of fencein
    t[2453] = s.arc(&DECREMENT, &[t[2452]]);
    // x5 of fencein
    t[2454] = s.arc(&TOIVEC, &[t[2453]]);
    // x6 of fencein
    t[2455] = s.arc(&HFRONTIER, &[t[2454]]);
    // x7 of fencein
    t[2456] = s.arc(&LOWERMOST, &[t[2451]]);
    // x8 of fencein
    t[2457] = s.arc(&INCREMENT, &[t[2456]]);
    // x9 of fencein
    t[2458] = s.arc(&TOIVEC, &[t[2457]]);
    // x10 of fencein
    t[2459] = s.arc(&HFRONTIER, &[t[2458]]);
    // x11 of fencein
    t[2460] = s.arc(&LEFTMOST, &[t[2451]]);
    // x12 of fencein
    t[2461] = s.arc(&DECREMENT, &[t[2460]]);
    // x13 of fencein
    t[2462] = s.arc(&TOJVEC, &[t[2461]]);
    // x14 of fencein
    t[2463] = s.arc(&VFRONTIER, &[t[2462]]);
    // x15 of fencein
    t[2464] = s.arc(&RIGHTMOST, &[t[2451]]);
    // x16 of fencein
    t[2465] = s.arc(&INCREMENT, &[t[2464]]);
    // x17 of fencein
    t[2466] = s.arc(&TOJVEC, &[t[2465]]);
    // x18 of fencein
    t[2467] = s.arc(&VFRONTIER, &[t[2466]]);
    // x19 of fencein
    t[2468] = s.arc(&COMBINE, &[t[2455], t[2459]]);
    // x20 of fencein
    t[2469] = s.arc(&COMBINE, &[t[2463], t[2467]]);
    // x21 of fencein
    t[2470] = s.arc(&COMBINE, &[t[2468], t[2469]]);
    // O of fencein
    t[2471] = s.arc(&FILL, &[I, Int(5), t[2470]]);
    // x1 of samepalette
    t[2472] = s.tok(&PALETTE_T, &[t[2471]]);
    // x3 of samepalette
    t[2473] = s.tok(&DIFFERENCE, &[t[2472], t[2]]);
    // x4 of samepalette
    t[2474] = s.tok(&DIFFERENCE, &[t[2], t[2472]]);
    // x5 of samepalette
    t[2475] = s.tok(&COMBINE_F, &[t[2473], t[2474]]);
    // x6 of samepalette
    t[2476] = s.tok(&SIZE, &[t[2475]]);
    // x7 of samepalette
    t[2477] = s.tok(&MULTIPLY, &[t[2476], Int(100)]);
    // x8 of samepalette
    t[2478] = s.tok(&SUBTRACT, &[Int(1000), t[2477]]);
    // x9 of samepalette
    t[2479] = s.tok(&ASTUPLE, &[t[2478], t[2475]]);
    // x1 of samecells
    t[2480] = s.tok(&CELLWISE, &[C, t[2471], Int(-1)]);
    // x2 of samecells
    t[2481] = s.tok(&OFCOLOR, &[t[2480], Int(-1)]);
    // x4 of samecells
    t[2482] = s.tok(&DIFFERENCE, &[t[12], t[2481]]);
    // x5 of samecells
    t[2483] = s.tok(&SIZE, &[t[2482]]);
    // x6 of samecells
    t[2484] = s.tok(&MULTIPLY, &[t[2483], Int(1000)]);
    // x8 of samecells
    t[2485] = s.tok(&DIVIDE, &[t[2484], t[16]]);
    // x9 of samecells
    t[2486] = s.tok(&ASTUPLE, &[t[2485], t[2481]]);
    // x1 of sameshape
    t[2487] = s.tok(&SHAPE_T, &[t[2471]]);
    // x3 of sameshape
    t[2488] = s.tok(&SUBTRACT, &[t[2487], t[20]]);
    // x4 of sameshape
    t[2489] = s.tok(&INVERT, &[t[2488]]);
    // x5 of sameshape
    t[2490] = s.tok(&COMBINE_T, &[t[2488], t[2489]]);
    // x6 of sameshape
    t[2491] = s.tok(&MAXIMUM, &[t[2490]]);
    // x7 of sameshape
    t[2492] = s.tok(&MULTIPLY, &[t[2491], Int(100)]);
    // x8 of sameshape
    t[2493] = s.tok(&SUBTRACT, &[Int(1000), t[2492]]);
    // x9 of sameshape
    t[2494] = s.tok(&ASTUPLE, &[t[2493], t[20]]);
    // x2 of sameshapes
    t[2495] = s.call(t[28], &[t[2471]]);
    // x4 of sameshapes
    t[2496] = s.tok(&INTERSECTION, &[t[2495], t[30]]);
    // x5 of sameshapes
    t[2497] = s.tok(&DIFFERENCE, &[t[30], t[2495]]);
    // x6 of sameshapes
    t[2498] = s.tok(&SIZE, &[t[2496]]);
    // x7 of sameshapes
    t[2499] = s.tok(&SIZE, &[t[2497]]);
    // x8 of sameshapes
    t[2500] = s.tok(&SUBTRACT, &[t[2498], t[2499]]);
    // x9 of sameshapes
    t[2501] = s.tok(&MULTIPLY, &[t[2500], Int(100)]);
    // x10 of sameshapes
    t[2502] = s.tok(&ASTUPLE, &[t[2501], t[2497]]);
    // x1 of samebackground
    t[2503] = s.tok(&MOSTCOLOR_T, &[t[2471]]);
    // x3 of samebackground
    t[2504] = s.tok(&EQUALITY, &[t[2503], t[39]]);
    // x4 of samebackground
    t[2505] = s.tok(&BRANCH, &[t[2504], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2506] = s.tok(&ASTUPLE, &[t[2503], t[39]]);
    // x6 of samebackground
    t[2507] = s.tok(&ASTUPLE, &[t[2505], t[2506]]);
    // x2 of tallest
    t[2508] = s.arc(&ARGMAX, &[t[86], Arg::arc(&HEIGHT)]);
    // x3 of tallest
    t[2509] = s.arc(&COLOR, &[t[2508]]);
    // O of tallest
    t[2510] = s.arc(&CANVAS, &[t[2509], Pair(1, 1)]);
    // x1 of samepalette
    t[2511] = s.tok(&PALETTE_T, &[t[2510]]);
    // x3 of samepalette
    t[2512] = s.tok(&DIFFERENCE, &[t[2511], t[2]]);
    // x4 of samepalette
    t[2513] = s.tok(&DIFFERENCE, &[t[2], t[2511]]);
    // x5 of samepalette
    t[2514] = s.tok(&COMBINE_F, &[t[2512], t[2513]]);
    // x6 of samepalette
    t[2515] = s.tok(&SIZE, &[t[2514]]);
    // x7 of samepalette
    t[2516] = s.tok(&MULTIPLY, &[t[2515], Int(100)]);
    // x8 of samepalette
    t[2517] = s.tok(&SUBTRACT, &[Int(1000), t[2516]]);
    // x9 of samepalette
    t[2518] = s.tok(&ASTUPLE, &[t[2517], t[2514]]);
    // x1 of samecells
    t[2519] = s.tok(&CELLWISE, &[C, t[2510], Int(-1)]);
    // x2 of samecells
    t[2520] = s.tok(&OFCOLOR, &[t[2519], Int(-1)]);
    // x4 of samecells
    t[2521] = s.tok(&DIFFERENCE, &[t[12], t[2520]]);
    // x5 of samecells
    t[2522] = s.tok(&SIZE, &[t[2521]]);
    // x6 of samecells
    t[2523] = s.tok(&MULTIPLY, &[t[2522], Int(1000)]);
    // x8 of samecells
    t[2524] = s.tok(&DIVIDE, &[t[2523], t[16]]);
    // x9 of samecells
    t[2525] = s.tok(&ASTUPLE, &[t[2524], t[2520]]);
    // x1 of sameshape
    t[2526] = s.tok(&SHAPE_T, &[t[2510]]);
    // x3 of sameshape
    t[2527] = s.tok(&SUBTRACT, &[t[2526], t[20]]);
    // x4 of sameshape
    t[2528] = s.tok(&INVERT, &[t[2527]]);
    // x5 of sameshape
    t[2529] = s.tok(&COMBINE_T, &[t[2527], t[2528]]);
    // x6 of sameshape
    t[2530] = s.tok(&MAXIMUM, &[t[2529]]);
    // x7 of sameshape
    t[2531] = s.tok(&MULTIPLY, &[t[2530], Int(100)]);
    // x8 of sameshape
    t[2532] = s.tok(&SUBTRACT, &[Int(1000), t[2531]]);
    // x9 of sameshape
    t[2533] = s.tok(&ASTUPLE, &[t[2532], t[20]]);
    // x2 of sameshapes
    t[2534] = s.call(t[28], &[t[2510]]);
    // x4 of sameshapes
    t[2535] = s.tok(&INTERSECTION, &[t[2534], t[30]]);
    // x5 of sameshapes
    t[2536] = s.tok(&DIFFERENCE, &[t[30], t[2534]]);
    // x6 of sameshapes
    t[2537] = s.tok(&SIZE, &[t[2535]]);
    // x7 of sameshapes
    t[2538] = s.tok(&SIZE, &[t[2536]]);
    // x8 of sameshapes
    t[2539] = s.tok(&SUBTRACT, &[t[2537], t[2538]]);
    // x9 of sameshapes
    t[2540] = s.tok(&MULTIPLY, &[t[2539], Int(100)]);
    // x10 of sameshapes
    t[2541] = s.tok(&ASTUPLE, &[t[2540], t[2536]]);
    // x1 of samebackground
    t[2542] = s.tok(&MOSTCOLOR_T, &[t[2510]]);
    // x3 of samebackground
    t[2543] = s.tok(&EQUALITY, &[t[2542], t[39]]);
    // x4 of samebackground
    t[2544] = s.tok(&BRANCH, &[t[2543], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2545] = s.tok(&ASTUPLE, &[t[2542], t[39]]);
    // x6 of samebackground
    t[2546] = s.tok(&ASTUPLE, &[t[2544], t[2545]]);
    // x2 of tallest_4
    t[2547] = s.arc(&MATCHER, &[Arg::arc(&HEIGHT), Int(5)]);
    // x3 of tallest_4
    t[2548] = s.arc(&EXTRACT, &[t[86], t[2547]]);
    // x4 of tallest_4
    t[2549] = s.arc(&COLOR, &[t[2548]]);
    // O of tallest_4
    t[2550] = s.arc(&CANVAS, &[t[2549], Pair(1, 1)]);
    // x1 of samepalette
    t[2551] = s.tok(&PALETTE_T, &[t[2550]]);
    // x3 of samepalette
    t[2552] = s.tok(&DIFFERENCE, &[t[2551], t[2]]);
    // x4 of samepalette
    t[2553] = s.tok(&DIFFERENCE, &[t[2], t[2551]]);
    // x5 of samepalette
    t[2554] = s.tok(&COMBINE_F, &[t[2552], t[2553]]);
    // x6 of samepalette
    t[2555] = s.tok(&SIZE, &[t[2554]]);
    // x7 of samepalette
    t[2556] = s.tok(&MULTIPLY, &[t[2555], Int(100)]);
    // x8 of samepalette
    t[2557] = s.tok(&SUBTRACT, &[Int(1000), t[2556]]);
    // x9 of samepalette
    t[2558] = s.tok(&ASTUPLE, &[t[2557], t[2554]]);
    // x1 of samecells
    t[2559] = s.tok(&CELLWISE, &[C, t[2550], Int(-1)]);
    // x2 of samecells
    t[2560] = s.tok(&OFCOLOR, &[t[2559], Int(-1)]);
    // x4 of samecells
    t[2561] = s.tok(&DIFFERENCE, &[t[12], t[2560]]);
    // x5 of samecells
    t[2562] = s.tok(&SIZE, &[t[2561]]);
    // x6 of samecells
    t[2563] = s.tok(&MULTIPLY, &[t[2562], Int(1000)]);
    // x8 of samecells
    t[2564] = s.tok(&DIVIDE, &[t[2563], t[16]]);
    // x9 of samecells
    t[2565] = s.tok(&ASTUPLE, &[t[2564], t[2560]]);
    // x1 of sameshape
    t[2566] = s.tok(&SHAPE_T, &[t[2550]]);
    // x3 of sameshape
    t[2567] = s.tok(&SUBTRACT, &[t[2566], t[20]]);
    // x4 of sameshape
    t[2568] = s.tok(&INVERT, &[t[2567]]);
    // x5 of sameshape
    t[2569] = s.tok(&COMBINE_T, &[t[2567], t[2568]]);
    // x6 of sameshape
    t[2570] = s.tok(&MAXIMUM, &[t[2569]]);
    // x7 of sameshape
    t[2571] = s.tok(&MULTIPLY, &[t[2570], Int(100)]);
    // x8 of sameshape
    t[2572] = s.tok(&SUBTRACT, &[Int(1000), t[2571]]);
    // x9 of sameshape
    t[2573] = s.tok(&ASTUPLE, &[t[2572], t[20]]);
    // x2 of sameshapes
    t[2574] = s.call(t[28], &[t[2550]]);
    // x4 of sameshapes
    t[2575] = s.tok(&INTERSECTION, &[t[2574], t[30]]);
    // x5 of sameshapes
    t[2576] = s.tok(&DIFFERENCE, &[t[30], t[2574]]);
    // x6 of sameshapes
    t[2577] = s.tok(&SIZE, &[t[2575]]);
    // x7 of sameshapes
    t[2578] = s.tok(&SIZE, &[t[2576]]);
    // x8 of sameshapes
    t[2579] = s.tok(&SUBTRACT, &[t[2577], t[2578]]);
    // x9 of sameshapes
    t[2580] = s.tok(&MULTIPLY, &[t[2579], Int(100)]);
    // x10 of sameshapes
    t[2581] = s.tok(&ASTUPLE, &[t[2580], t[2576]]);
    // x1 of samebackground
    t[2582] = s.tok(&MOSTCOLOR_T, &[t[2550]]);
    // x3 of samebackground
    t[2583] = s.tok(&EQUALITY, &[t[2582], t[39]]);
    // x4 of samebackground
    t[2584] = s.tok(&BRANCH, &[t[2583], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2585] = s.tok(&ASTUPLE, &[t[2582], t[39]]);
    // x6 of samebackground
    t[2586] = s.tok(&ASTUPLE, &[t[2584], t[2585]]);
    // x3 of halfway
    t[2587] = s.arc(&FORK, &[Arg::arc(&ADD), Arg::arc(&ULCORNER), Arg::arc(&LRCORNER)]);
    // x4 of halfway
    t[2588] = s.call(t[2587], &[t[1637]]);
    // x5 of halfway
    t[2589] = s.arc(&HALVE, &[t[2588]]);
    // x6 of halfway
    t[2590] = s.arc(&INITSET, &[t[2589]]);
    // O of halfway
    t[2591] = s.arc(&FILL, &[I, Int(2), t[2590]]);
    // x1 of samepalette
    t[2592] = s.tok(&PALETTE_T, &[t[2591]]);
    // x3 of samepalette
    t[2593] = s.tok(&DIFFERENCE, &[t[2592], t[2]]);
    // x4 of samepalette
    t[2594] = s.tok(&DIFFERENCE, &[t[2], t[2592]]);
    // x5 of samepalette
    t[2595] = s.tok(&COMBINE_F, &[t[2593], t[2594]]);
    // x6 of samepalette
    t[2596] = s.tok(&SIZE, &[t[2595]]);
    // x7 of samepalette
    t[2597] = s.tok(&MULTIPLY, &[t[2596], Int(100)]);
    // x8 of samepalette
    t[2598] = s.tok(&SUBTRACT, &[Int(1000), t[2597]]);
    // x9 of samepalette
    t[2599] = s.tok(&ASTUPLE, &[t[2598], t[2595]]);
    // x1 of samecells
    t[2600] = s.tok(&CELLWISE, &[C, t[2591], Int(-1)]);
}

fn steps_14(s: &mut dyn Steps, t: &mut [Arg]) {
    // x2 of samecells
    t[2601] = s.tok(&OFCOLOR, &[t[2600], Int(-1)]);
    // x4 of samecells
    t[2602] = s.tok(&DIFFERENCE, &[t[12], t[2601]]);
    // x5 of samecells
    t[2603] = s.tok(&SIZE, &[t[2602]]);
    // x6 of samecells
    t[2604] = s.tok(&MULTIPLY, &[t[2603], Int(1000)]);
    // x8 of samecells
    t[2605] = s.tok(&DIVIDE, &[t[2604], t[16]]);
    // x9 of samecells
    t[2606] = s.tok(&ASTUPLE, &[t[2605], t[2601]]);
    // x1 of sameshape
    t[2607] = s.tok(&SHAPE_T, &[t[2591]]);
    // x3 of sameshape
    t[2608] = s.tok(&SUBTRACT, &[t[2607], t[20]]);
    // x4 of sameshape
    t[2609] = s.tok(&INVERT, &[t[2608]]);
    // x5 of sameshape
    t[2610] = s.tok(&COMBINE_T, &[t[2608], t[2609]]);
    // x6 of sameshape
    t[2611] = s.tok(&MAXIMUM, &[t[2610]]);
    // x7 of sameshape
    t[2612] = s.tok(&MULTIPLY, &[t[2611], Int(100)]);
    // x8 of sameshape
    t[2613] = s.tok(&SUBTRACT, &[Int(1000), t[2612]]);
    // x9 of sameshape
    t[2614] = s.tok(&ASTUPLE, &[t[2613], t[20]]);
    // x2 of sameshapes
    t[2615] = s.call(t[28], &[t[2591]]);
    // x4 of sameshapes
    t[2616] = s.tok(&INTERSECTION, &[t[2615], t[30]]);
    // x5 of sameshapes
    t[2617] = s.tok(&DIFFERENCE, &[t[30], t[2615]]);
    // x6 of sameshapes
    t[2618] = s.tok(&SIZE, &[t[2616]]);
    // x7 of sameshapes
    t[2619] = s.tok(&SIZE, &[t[2617]]);
    // x8 of sameshapes
    t[2620] = s.tok(&SUBTRACT, &[t[2618], t[2619]]);
    // x9 of sameshapes
    t[2621] = s.tok(&MULTIPLY, &[t[2620], Int(100)]);
    // x10 of sameshapes
    t[2622] = s.tok(&ASTUPLE, &[t[2621], t[2617]]);
    // x1 of samebackground
    t[2623] = s.tok(&MOSTCOLOR_T, &[t[2591]]);
    // x3 of samebackground
    t[2624] = s.tok(&EQUALITY, &[t[2623], t[39]]);
    // x4 of samebackground
    t[2625] = s.tok(&BRANCH, &[t[2624], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2626] = s.tok(&ASTUPLE, &[t[2623], t[39]]);
    // x6 of samebackground
    t[2627] = s.tok(&ASTUPLE, &[t[2625], t[2626]]);
    // x6 of dive
    t[2628] = s.arc(&CREMENT, &[t[780]]);
    // O of dive
    t[2629] = s.arc(&MOVE, &[I, t[779], t[2628]]);
    // x1 of samepalette
    t[2630] = s.tok(&PALETTE_T, &[t[2629]]);
    // x3 of samepalette
    t[2631] = s.tok(&DIFFERENCE, &[t[2630], t[2]]);
    // x4 of samepalette
    t[2632] = s.tok(&DIFFERENCE, &[t[2], t[2630]]);
    // x5 of samepalette
    t[2633] = s.tok(&COMBINE_F, &[t[2631], t[2632]]);
    // x6 of samepalette
    t[2634] = s.tok(&SIZE, &[t[2633]]);
    // x7 of samepalette
    t[2635] = s.tok(&MULTIPLY, &[t[2634], Int(100)]);
    // x8 of samepalette
    t[2636] = s.tok(&SUBTRACT, &[Int(1000), t[2635]]);
    // x9 of samepalette
    t[2637] = s.tok(&ASTUPLE, &[t[2636], t[2633]]);
    // x1 of samecells
    t[2638] = s.tok(&CELLWISE, &[C, t[2629], Int(-1)]);
    // x2 of samecells
    t[2639] = s.tok(&OFCOLOR, &[t[2638], Int(-1)]);
    // x4 of samecells
    t[2640] = s.tok(&DIFFERENCE, &[t[12], t[2639]]);
    // x5 of samecells
    t[2641] = s.tok(&SIZE, &[t[2640]]);
    // x6 of samecells
    t[2642] = s.tok(&MULTIPLY, &[t[2641], Int(1000)]);
    // x8 of samecells
    t[2643] = s.tok(&DIVIDE, &[t[2642], t[16]]);
    // x9 of samecells
    t[2644] = s.tok(&ASTUPLE, &[t[2643], t[2639]]);
    // x1 of sameshape
    t[2645] = s.tok(&SHAPE_T, &[t[2629]]);
    // x3 of sameshape
    t[2646] = s.tok(&SUBTRACT, &[t[2645], t[20]]);
    // x4 of sameshape
    t[2647] = s.tok(&INVERT, &[t[2646]]);
    // x5 of sameshape
    t[2648] = s.tok(&COMBINE_T, &[t[2646], t[2647]]);
    // x6 of sameshape
    t[2649] = s.tok(&MAXIMUM, &[t[2648]]);
    // x7 of sameshape
    t[2650] = s.tok(&MULTIPLY, &[t[2649], Int(100)]);
    // x8 of sameshape
    t[2651] = s.tok(&SUBTRACT, &[Int(1000), t[2650]]);
    // x9 of sameshape
    t[2652] = s.tok(&ASTUPLE, &[t[2651], t[20]]);
    // x2 of sameshapes
    t[2653] = s.call(t[28], &[t[2629]]);
    // x4 of sameshapes
    t[2654] = s.tok(&INTERSECTION, &[t[2653], t[30]]);
    // x5 of sameshapes
    t[2655] = s.tok(&DIFFERENCE, &[t[30], t[2653]]);
    // x6 of sameshapes
    t[2656] = s.tok(&SIZE, &[t[2654]]);
    // x7 of sameshapes
    t[2657] = s.tok(&SIZE, &[t[2655]]);
    // x8 of sameshapes
    t[2658] = s.tok(&SUBTRACT, &[t[2656], t[2657]]);
    // x9 of sameshapes
    t[2659] = s.tok(&MULTIPLY, &[t[2658], Int(100)]);
    // x10 of sameshapes
    t[2660] = s.tok(&ASTUPLE, &[t[2659], t[2655]]);
    // x1 of samebackground
    t[2661] = s.tok(&MOSTCOLOR_T, &[t[2629]]);
    // x3 of samebackground
    t[2662] = s.tok(&EQUALITY, &[t[2661], t[39]]);
    // x4 of samebackground
    t[2663] = s.tok(&BRANCH, &[t[2662], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2664] = s.tok(&ASTUPLE, &[t[2661], t[39]]);
    // x6 of samebackground
    t[2665] = s.tok(&ASTUPLE, &[t[2663], t[2664]]);
    // x3 of nudge
    t[2666] = s.arc(&CENTER, &[t[373]]);
    // x4 of nudge
    t[2667] = s.arc(&CENTER, &[t[371]]);
    // x5 of nudge
    t[2668] = s.arc(&SUBTRACT, &[t[2666], t[2667]]);
    // x6 of nudge
    t[2669] = s.arc(&SIGN, &[t[2668]]);
    // x7 of nudge, x5 of nudge_3
    t[2670] = s.arc(&RECOLOR, &[Int(2), t[371]]);
    // O of nudge
    t[2671] = s.arc(&MOVE, &[I, t[2670], t[2669]]);
    // x1 of samepalette
    t[2672] = s.tok(&PALETTE_T, &[t[2671]]);
    // x3 of samepalette
    t[2673] = s.tok(&DIFFERENCE, &[t[2672], t[2]]);
    // x4 of samepalette
    t[2674] = s.tok(&DIFFERENCE, &[t[2], t[2672]]);
    // x5 of samepalette
    t[2675] = s.tok(&COMBINE_F, &[t[2673], t[2674]]);
    // x6 of samepalette
    t[2676] = s.tok(&SIZE, &[t[2675]]);
    // x7 of samepalette
    t[2677] = s.tok(&MULTIPLY, &[t[2676], Int(100)]);
    // x8 of samepalette
    t[2678] = s.tok(&SUBTRACT, &[Int(1000), t[2677]]);
    // x9 of samepalette
    t[2679] = s.tok(&ASTUPLE, &[t[2678], t[2675]]);
    // x1 of samecells
    t[2680] = s.tok(&CELLWISE, &[C, t[2671], Int(-1)]);
    // x2 of samecells
    t[2681] = s.tok(&OFCOLOR, &[t[2680], Int(-1)]);
    // x4 of samecells
    t[2682] = s.tok(&DIFFERENCE, &[t[12], t[2681]]);
    // x5 of samecells
    t[2683] = s.tok(&SIZE, &[t[2682]]);
    // x6 of samecells
    t[2684] = s.tok(&MULTIPLY, &[t[2683], Int(1000)]);
    // x8 of samecells
    t[2685] = s.tok(&DIVIDE, &[t[2684], t[16]]);
    // x9 of samecells
    t[2686] = s.tok(&ASTUPLE, &[t[2685], t[2681]]);
    // x1 of sameshape
    t[2687] = s.tok(&SHAPE_T, &[t[2671]]);
    // x3 of sameshape
    t[2688] = s.tok(&SUBTRACT, &[t[2687], t[20]]);
    // x4 of sameshape
    t[2689] = s.tok(&INVERT, &[t[2688]]);
    // x5 of sameshape
    t[2690] = s.tok(&COMBINE_T, &[t[2688], t[2689]]);
    // x6 of sameshape
    t[2691] = s.tok(&MAXIMUM, &[t[2690]]);
    // x7 of sameshape
    t[2692] = s.tok(&MULTIPLY, &[t[2691], Int(100)]);
    // x8 of sameshape
    t[2693] = s.tok(&SUBTRACT, &[Int(1000), t[2692]]);
    // x9 of sameshape
    t[2694] = s.tok(&ASTUPLE, &[t[2693], t[20]]);
    // x2 of sameshapes
    t[2695] = s.call(t[28], &[t[2671]]);
    // x4 of sameshapes
    t[2696] = s.tok(&INTERSECTION, &[t[2695], t[30]]);
    // x5 of sameshapes
    t[2697] = s.tok(&DIFFERENCE, &[t[30], t[2695]]);
    // x6 of sameshapes
    t[2698] = s.tok(&SIZE, &[t[2696]]);
    // x7 of sameshapes
    t[2699] = s.tok(&SIZE, &[t[2697]]);
    // x8 of sameshapes
    t[2700] = s.tok(&SUBTRACT, &[t[2698], t[2699]]);
    // x9 of sameshapes
    t[2701] = s.tok(&MULTIPLY, &[t[2700], Int(100)]);
    // x10 of sameshapes
    t[2702] = s.tok(&ASTUPLE, &[t[2701], t[2697]]);
    // x1 of samebackground
    t[2703] = s.tok(&MOSTCOLOR_T, &[t[2671]]);
    // x3 of samebackground
    t[2704] = s.tok(&EQUALITY, &[t[2703], t[39]]);
    // x4 of samebackground
    t[2705] = s.tok(&BRANCH, &[t[2704], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2706] = s.tok(&ASTUPLE, &[t[2703], t[39]]);
    // x6 of samebackground
    t[2707] = s.tok(&ASTUPLE, &[t[2705], t[2706]]);
    // x2 of tidyup
    t[2708] = s.arc(&MATCHER, &[Arg::arc(&SIZE), Int(1)]);
    // x4 of tidyup
    t[2709] = s.arc(&FORK, &[Arg::arc(&EITHER), t[2708], t[1116]]);
    // x5 of tidyup
    t[2710] = s.arc(&MFILTER, &[t[86], t[2709]]);
    // O of tidyup
    t[2711] = s.arc(&COVER, &[I, t[2710]]);
    // x1 of samepalette
    t[2712] = s.tok(&PALETTE_T, &[t[2711]]);
    // x3 of samepalette
    t[2713] = s.tok(&DIFFERENCE, &[t[2712], t[2]]);
    // x4 of samepalette
    t[2714] = s.tok(&DIFFERENCE, &[t[2], t[2712]]);
    // x5 of samepalette
    t[2715] = s.tok(&COMBINE_F, &[t[2713], t[2714]]);
    // x6 of samepalette
    t[2716] = s.tok(&SIZE, &[t[2715]]);
    // x7 of samepalette
    t[2717] = s.tok(&MULTIPLY, &[t[2716], Int(100)]);
    // x8 of samepalette
    t[2718] = s.tok(&SUBTRACT, &[Int(1000), t[2717]]);
    // x9 of samepalette
    t[2719] = s.tok(&ASTUPLE, &[t[2718], t[2715]]);
    // x1 of samecells
    t[2720] = s.tok(&CELLWISE, &[C, t[2711], Int(-1)]);
    // x2 of samecells
    t[2721] = s.tok(&OFCOLOR, &[t[2720], Int(-1)]);
    // x4 of samecells
    t[2722] = s.tok(&DIFFERENCE, &[t[12], t[2721]]);
    // x5 of samecells
    t[2723] = s.tok(&SIZE, &[t[2722]]);
    // x6 of samecells
    t[2724] = s.tok(&MULTIPLY, &[t[2723], Int(1000)]);
    // x8 of samecells
    t[2725] = s.tok(&DIVIDE, &[t[2724], t[16]]);
    // x9 of samecells
    t[2726] = s.tok(&ASTUPLE, &[t[2725], t[2721]]);
    // x1 of sameshape
    t[2727] = s.tok(&SHAPE_T, &[t[2711]]);
    // x3 of sameshape
    t[2728] = s.tok(&SUBTRACT, &[t[2727], t[20]]);
    // x4 of sameshape
    t[2729] = s.tok(&INVERT, &[t[2728]]);
    // x5 of sameshape
    t[2730] = s.tok(&COMBINE_T, &[t[2728], t[2729]]);
    // x6 of sameshape
    t[2731] = s.tok(&MAXIMUM, &[t[2730]]);
    // x7 of sameshape
    t[2732] = s.tok(&MULTIPLY, &[t[2731], Int(100)]);
    // x8 of sameshape
    t[2733] = s.tok(&SUBTRACT, &[Int(1000), t[2732]]);
    // x9 of sameshape
    t[2734] = s.tok(&ASTUPLE, &[t[2733], t[20]]);
    // x2 of sameshapes
    t[2735] = s.call(t[28], &[t[2711]]);
    // x4 of sameshapes
    t[2736] = s.tok(&INTERSECTION, &[t[2735], t[30]]);
    // x5 of sameshapes
    t[2737] = s.tok(&DIFFERENCE, &[t[30], t[2735]]);
    // x6 of sameshapes
    t[2738] = s.tok(&SIZE, &[t[2736]]);
    // x7 of sameshapes
    t[2739] = s.tok(&SIZE, &[t[2737]]);
    // x8 of sameshapes
    t[2740] = s.tok(&SUBTRACT, &[t[2738], t[2739]]);
    // x9 of sameshapes
    t[2741] = s.tok(&MULTIPLY, &[t[2740], Int(100)]);
    // x10 of sameshapes
    t[2742] = s.tok(&ASTUPLE, &[t[2741], t[2737]]);
    // x1 of samebackground
    t[2743] = s.tok(&MOSTCOLOR_T, &[t[2711]]);
    // x3 of samebackground
    t[2744] = s.tok(&EQUALITY, &[t[2743], t[39]]);
    // x4 of samebackground
    t[2745] = s.tok(&BRANCH, &[t[2744], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2746] = s.tok(&ASTUPLE, &[t[2743], t[39]]);
    // x6 of samebackground
    t[2747] = s.tok(&ASTUPLE, &[t[2745], t[2746]]);
    // x4 of halo
    t[2748] = s.arc(&MAPPLY, &[Arg::arc(&INEIGHBORS), t[373]]);
    // x5 of halo
    t[2749] = s.arc(&MAPPLY, &[Arg::arc(&NEIGHBORS), t[371]]);
    // x6 of halo
    t[2750] = s.arc(&MAPPLY, &[Arg::arc(&DNEIGHBORS), t[1076]]);
    // x7 of halo
    t[2751] = s.arc(&COMBINE, &[t[2748], t[2749]]);
    // x8 of halo
    t[2752] = s.arc(&COMBINE, &[t[2751], t[2750]]);
    // O of halo
    t[2753] = s.arc(&FILL, &[I, Int(4), t[2752]]);
    // x1 of samepalette
    t[2754] = s.tok(&PALETTE_T, &[t[2753]]);
    // x3 of samepalette
    t[2755] = s.tok(&DIFFERENCE, &[t[2754], t[2]]);
    // x4 of samepalette
    t[2756] = s.tok(&DIFFERENCE, &[t[2], t[2754]]);
    // x5 of samepalette
    t[2757] = s.tok(&COMBINE_F, &[t[2755], t[2756]]);
    // x6 of samepalette
    t[2758] = s.tok(&SIZE, &[t[2757]]);
    // x7 of samepalette
    t[2759] = s.tok(&MULTIPLY, &[t[2758], Int(100)]);
    // x8 of samepalette
    t[2760] = s.tok(&SUBTRACT, &[Int(1000), t[2759]]);
    // x9 of samepalette
    t[2761] = s.tok(&ASTUPLE, &[t[2760], t[2757]]);
    // x1 of samecells
    t[2762] = s.tok(&CELLWISE, &[C, t[2753], Int(-1)]);
    // x2 of samecells
    t[2763] = s.tok(&OFCOLOR, &[t[2762], Int(-1)]);
    // x4 of samecells
    t[2764] = s.tok(&DIFFERENCE, &[t[12], t[2763]]);
    // x5 of samecells
    t[2765] = s.tok(&SIZE, &[t[2764]]);
    // x6 of samecells
    t[2766] = s.tok(&MULTIPLY, &[t[2765], Int(1000)]);
    // x8 of samecells
    t[2767] = s.tok(&DIVIDE, &[t[2766], t[16]]);
    // x9 of samecells
    t[2768] = s.tok(&ASTUPLE, &[t[2767], t[2763]]);
    // x1 of sameshape
    t[2769] = s.tok(&SHAPE_T, &[t[2753]]);
    // x3 of sameshape
    t[2770] = s.tok(&SUBTRACT, &[t[2769], t[20]]);
    // x4 of sameshape
    t[2771] = s.tok(&INVERT, &[t[2770]]);
    // x5 of sameshape
    t[2772] = s.tok(&COMBINE_T, &[t[2770], t[2771]]);
    // x6 of sameshape
    t[2773] = s.tok(&MAXIMUM, &[t[2772]]);
    // x7 of sameshape
    t[2774] = s.tok(&MULTIPLY, &[t[2773], Int(100)]);
    // x8 of sameshape
    t[2775] = s.tok(&SUBTRACT, &[Int(1000), t[2774]]);
    // x9 of sameshape
    t[2776] = s.tok(&ASTUPLE, &[t[2775], t[20]]);
    // x2 of sameshapes
    t[2777] = s.call(t[28], &[t[2753]]);
    // x4 of sameshapes
    t[2778] = s.tok(&INTERSECTION, &[t[2777], t[30]]);
    // x5 of sameshapes
    t[2779] = s.tok(&DIFFERENCE, &[t[30], t[2777]]);
    // x6 of sameshapes
    t[2780] = s.tok(&SIZE, &[t[2778]]);
    // x7 of sameshapes
    t[2781] = s.tok(&SIZE, &[t[2779]]);
    // x8 of sameshapes
    t[2782] = s.tok(&SUBTRACT, &[t[2780], t[2781]]);
    // x9 of sameshapes
    t[2783] = s.tok(&MULTIPLY, &[t[2782], Int(100)]);
    // x10 of sameshapes
    t[2784] = s.tok(&ASTUPLE, &[t[2783], t[2779]]);
    // x1 of samebackground
    t[2785] = s.tok(&MOSTCOLOR_T, &[t[2753]]);
    // x3 of samebackground
    t[2786] = s.tok(&EQUALITY, &[t[2785], t[39]]);
    // x4 of samebackground
    t[2787] = s.tok(&BRANCH, &[t[2786], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2788] = s.tok(&ASTUPLE, &[t[2785], t[39]]);
    // x6 of samebackground
    t[2789] = s.tok(&ASTUPLE, &[t[2787], t[2788]]);
    // x2 of signposts
    t[2790] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(-1, 0)]);
    // x3 of signposts
    t[2791] = s.arc(&MAPPLY, &[t[2790], t[373]]);
    // x4 of signposts
    t[2792] = s.arc(&FILL, &[I, Int(1), t[2791]]);
    // x6 of signposts
    t[2793] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(1, 0)]);
    // x7 of signposts
    t[2794] = s.arc(&MAPPLY, &[t[2793], t[371]]);
    // x8 of signposts
    t[2795] = s.arc(&FILL, &[t[2792], Int(2), t[2794]]);
    // x10 of signposts
    t[2796] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(0, -1)]);
    // x11 of signposts
    t[2797] = s.arc(&MAPPLY, &[t[2796], t[1076]]);
    // x12 of signposts
    t[2798] = s.arc(&FILL, &[t[2795], Int(3), t[2797]]);
    // x14 of signposts
    t[2799] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(0, 1)]);
    // x15 of signposts
    t[2800] = s.arc(&MAPPLY, &[t[2799], t[1195]]);
}

fn steps_15(s: &mut dyn Steps, t: &mut [Arg]) {
    // O of signposts
    t[2801] = s.arc(&FILL, &[t[2798], Int(4), t[2800]]);
    // x1 of samepalette
    t[2802] = s.tok(&PALETTE_T, &[t[2801]]);
    // x3 of samepalette
    t[2803] = s.tok(&DIFFERENCE, &[t[2802], t[2]]);
    // x4 of samepalette
    t[2804] = s.tok(&DIFFERENCE, &[t[2], t[2802]]);
    // x5 of samepalette
    t[2805] = s.tok(&COMBINE_F, &[t[2803], t[2804]]);
    // x6 of samepalette
    t[2806] = s.tok(&SIZE, &[t[2805]]);
    // x7 of samepalette
    t[2807] = s.tok(&MULTIPLY, &[t[2806], Int(100)]);
    // x8 of samepalette
    t[2808] = s.tok(&SUBTRACT, &[Int(1000), t[2807]]);
    // x9 of samepalette
    t[2809] = s.tok(&ASTUPLE, &[t[2808], t[2805]]);
    // x1 of samecells
    t[2810] = s.tok(&CELLWISE, &[C, t[2801], Int(-1)]);
    // x2 of samecells
    t[2811] = s.tok(&OFCOLOR, &[t[2810], Int(-1)]);
    // x4 of samecells
    t[2812] = s.tok(&DIFFERENCE, &[t[12], t[2811]]);
    // x5 of samecells
    t[2813] = s.tok(&SIZE, &[t[2812]]);
    // x6 of samecells
    t[2814] = s.tok(&MULTIPLY, &[t[2813], Int(1000)]);
    // x8 of samecells
    t[2815] = s.tok(&DIVIDE, &[t[2814], t[16]]);
    // x9 of samecells
    t[2816] = s.tok(&ASTUPLE, &[t[2815], t[2811]]);
    // x1 of sameshape
    t[2817] = s.tok(&SHAPE_T, &[t[2801]]);
    // x3 of sameshape
    t[2818] = s.tok(&SUBTRACT, &[t[2817], t[20]]);
    // x4 of sameshape
    t[2819] = s.tok(&INVERT, &[t[2818]]);
    // x5 of sameshape
    t[2820] = s.tok(&COMBINE_T, &[t[2818], t[2819]]);
    // x6 of sameshape
    t[2821] = s.tok(&MAXIMUM, &[t[2820]]);
    // x7 of sameshape
    t[2822] = s.tok(&MULTIPLY, &[t[2821], Int(100)]);
    // x8 of sameshape
    t[2823] = s.tok(&SUBTRACT, &[Int(1000), t[2822]]);
    // x9 of sameshape
    t[2824] = s.tok(&ASTUPLE, &[t[2823], t[20]]);
    // x2 of sameshapes
    t[2825] = s.call(t[28], &[t[2801]]);
    // x4 of sameshapes
    t[2826] = s.tok(&INTERSECTION, &[t[2825], t[30]]);
    // x5 of sameshapes
    t[2827] = s.tok(&DIFFERENCE, &[t[30], t[2825]]);
    // x6 of sameshapes
    t[2828] = s.tok(&SIZE, &[t[2826]]);
    // x7 of sameshapes
    t[2829] = s.tok(&SIZE, &[t[2827]]);
    // x8 of sameshapes
    t[2830] = s.tok(&SUBTRACT, &[t[2828], t[2829]]);
    // x9 of sameshapes
    t[2831] = s.tok(&MULTIPLY, &[t[2830], Int(100)]);
    // x10 of sameshapes
    t[2832] = s.tok(&ASTUPLE, &[t[2831], t[2827]]);
    // x1 of samebackground
    t[2833] = s.tok(&MOSTCOLOR_T, &[t[2801]]);
    // x3 of samebackground
    t[2834] = s.tok(&EQUALITY, &[t[2833], t[39]]);
    // x4 of samebackground
    t[2835] = s.tok(&BRANCH, &[t[2834], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2836] = s.tok(&ASTUPLE, &[t[2833], t[39]]);
    // x6 of samebackground
    t[2837] = s.tok(&ASTUPLE, &[t[2835], t[2836]]);
    // x1 of shadow
    t[2838] = s.arc(&OBJECTS, &[I, Int(0), Int(0), Int(1)]);
    // x2 of shadow
    t[2839] = s.arc(&MERGE, &[t[2838]]);
    // x3 of shadow
    t[2840] = s.arc(&TOINDICES, &[t[2839]]);
    // x4 of shadow
    t[2841] = s.arc(&SHIFT, &[t[2840], Pair(1, 1)]);
    // O of shadow
    t[2842] = s.arc(&UNDERFILL, &[I, Int(5), t[2841]]);
    // x1 of samepalette
    t[2843] = s.tok(&PALETTE_T, &[t[2842]]);
    // x3 of samepalette
    t[2844] = s.tok(&DIFFERENCE, &[t[2843], t[2]]);
    // x4 of samepalette
    t[2845] = s.tok(&DIFFERENCE, &[t[2], t[2843]]);
    // x5 of samepalette
    t[2846] = s.tok(&COMBINE_F, &[t[2844], t[2845]]);
    // x6 of samepalette
    t[2847] = s.tok(&SIZE, &[t[2846]]);
    // x7 of samepalette
    t[2848] = s.tok(&MULTIPLY, &[t[2847], Int(100)]);
    // x8 of samepalette
    t[2849] = s.tok(&SUBTRACT, &[Int(1000), t[2848]]);
    // x9 of samepalette
    t[2850] = s.tok(&ASTUPLE, &[t[2849], t[2846]]);
    // x1 of samecells
    t[2851] = s.tok(&CELLWISE, &[C, t[2842], Int(-1)]);
    // x2 of samecells
    t[2852] = s.tok(&OFCOLOR, &[t[2851], Int(-1)]);
    // x4 of samecells
    t[2853] = s.tok(&DIFFERENCE, &[t[12], t[2852]]);
    // x5 of samecells
    t[2854] = s.tok(&SIZE, &[t[2853]]);
    // x6 of samecells
    t[2855] = s.tok(&MULTIPLY, &[t[2854], Int(1000)]);
    // x8 of samecells
    t[2856] = s.tok(&DIVIDE, &[t[2855], t[16]]);
    // x9 of samecells
    t[2857] = s.tok(&ASTUPLE, &[t[2856], t[2852]]);
    // x1 of sameshape
    t[2858] = s.tok(&SHAPE_T, &[t[2842]]);
    // x3 of sameshape
    t[2859] = s.tok(&SUBTRACT, &[t[2858], t[20]]);
    // x4 of sameshape
    t[2860] = s.tok(&INVERT, &[t[2859]]);
    // x5 of sameshape
    t[2861] = s.tok(&COMBINE_T, &[t[2859], t[2860]]);
    // x6 of sameshape
    t[2862] = s.tok(&MAXIMUM, &[t[2861]]);
    // x7 of sameshape
    t[2863] = s.tok(&MULTIPLY, &[t[2862], Int(100)]);
    // x8 of sameshape
    t[2864] = s.tok(&SUBTRACT, &[Int(1000), t[2863]]);
    // x9 of sameshape
    t[2865] = s.tok(&ASTUPLE, &[t[2864], t[20]]);
    // x2 of sameshapes
    t[2866] = s.call(t[28], &[t[2842]]);
    // x4 of sameshapes
    t[2867] = s.tok(&INTERSECTION, &[t[2866], t[30]]);
    // x5 of sameshapes
    t[2868] = s.tok(&DIFFERENCE, &[t[30], t[2866]]);
    // x6 of sameshapes
    t[2869] = s.tok(&SIZE, &[t[2867]]);
    // x7 of sameshapes
    t[2870] = s.tok(&SIZE, &[t[2868]]);
    // x8 of sameshapes
    t[2871] = s.tok(&SUBTRACT, &[t[2869], t[2870]]);
    // x9 of sameshapes
    t[2872] = s.tok(&MULTIPLY, &[t[2871], Int(100)]);
    // x10 of sameshapes
    t[2873] = s.tok(&ASTUPLE, &[t[2872], t[2868]]);
    // x1 of samebackground
    t[2874] = s.tok(&MOSTCOLOR_T, &[t[2842]]);
    // x3 of samebackground
    t[2875] = s.tok(&EQUALITY, &[t[2874], t[39]]);
    // x4 of samebackground
    t[2876] = s.tok(&BRANCH, &[t[2875], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2877] = s.tok(&ASTUPLE, &[t[2874], t[39]]);
    // x6 of samebackground
    t[2878] = s.tok(&ASTUPLE, &[t[2876], t[2877]]);
    // x2 of stackup
    t[2879] = s.arc(&MAPPLY, &[Arg::arc(&NORMALIZE), t[86]]);
    // O of stackup
    t[2880] = s.arc(&FILL, &[t[1034], Int(1), t[2879]]);
    // x1 of samepalette
    t[2881] = s.tok(&PALETTE_T, &[t[2880]]);
    // x3 of samepalette
    t[2882] = s.tok(&DIFFERENCE, &[t[2881], t[2]]);
    // x4 of samepalette
    t[2883] = s.tok(&DIFFERENCE, &[t[2], t[2881]]);
    // x5 of samepalette
    t[2884] = s.tok(&COMBINE_F, &[t[2882], t[2883]]);
    // x6 of samepalette
    t[2885] = s.tok(&SIZE, &[t[2884]]);
    // x7 of samepalette
    t[2886] = s.tok(&MULTIPLY, &[t[2885], Int(100)]);
    // x8 of samepalette
    t[2887] = s.tok(&SUBTRACT, &[Int(1000), t[2886]]);
    // x9 of samepalette
    t[2888] = s.tok(&ASTUPLE, &[t[2887], t[2884]]);
    // x1 of samecells
    t[2889] = s.tok(&CELLWISE, &[C, t[2880], Int(-1)]);
    // x2 of samecells
    t[2890] = s.tok(&OFCOLOR, &[t[2889], Int(-1)]);
    // x4 of samecells
    t[2891] = s.tok(&DIFFERENCE, &[t[12], t[2890]]);
    // x5 of samecells
    t[2892] = s.tok(&SIZE, &[t[2891]]);
    // x6 of samecells
    t[2893] = s.tok(&MULTIPLY, &[t[2892], Int(1000)]);
    // x8 of samecells
    t[2894] = s.tok(&DIVIDE, &[t[2893], t[16]]);
    // x9 of samecells
    t[2895] = s.tok(&ASTUPLE, &[t[2894], t[2890]]);
    // x1 of sameshape
    t[2896] = s.tok(&SHAPE_T, &[t[2880]]);
    // x3 of sameshape
    t[2897] = s.tok(&SUBTRACT, &[t[2896], t[20]]);
    // x4 of sameshape
    t[2898] = s.tok(&INVERT, &[t[2897]]);
    // x5 of sameshape
    t[2899] = s.tok(&COMBINE_T, &[t[2897], t[2898]]);
    // x6 of sameshape
    t[2900] = s.tok(&MAXIMUM, &[t[2899]]);
    // x7 of sameshape
    t[2901] = s.tok(&MULTIPLY, &[t[2900], Int(100)]);
    // x8 of sameshape
    t[2902] = s.tok(&SUBTRACT, &[Int(1000), t[2901]]);
    // x9 of sameshape
    t[2903] = s.tok(&ASTUPLE, &[t[2902], t[20]]);
    // x2 of sameshapes
    t[2904] = s.call(t[28], &[t[2880]]);
    // x4 of sameshapes
    t[2905] = s.tok(&INTERSECTION, &[t[2904], t[30]]);
    // x5 of sameshapes
    t[2906] = s.tok(&DIFFERENCE, &[t[30], t[2904]]);
    // x6 of sameshapes
    t[2907] = s.tok(&SIZE, &[t[2905]]);
    // x7 of sameshapes
    t[2908] = s.tok(&SIZE, &[t[2906]]);
    // x8 of sameshapes
    t[2909] = s.tok(&SUBTRACT, &[t[2907], t[2908]]);
    // x9 of sameshapes
    t[2910] = s.tok(&MULTIPLY, &[t[2909], Int(100)]);
    // x10 of sameshapes
    t[2911] = s.tok(&ASTUPLE, &[t[2910], t[2906]]);
    // x1 of samebackground
    t[2912] = s.tok(&MOSTCOLOR_T, &[t[2880]]);
    // x3 of samebackground
    t[2913] = s.tok(&EQUALITY, &[t[2912], t[39]]);
    // x4 of samebackground
    t[2914] = s.tok(&BRANCH, &[t[2913], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2915] = s.tok(&ASTUPLE, &[t[2912], t[39]]);
    // x6 of samebackground
    t[2916] = s.tok(&ASTUPLE, &[t[2914], t[2915]]);
    // x2 of cornerfill
    t[2917] = s.arc(&MAPPLY, &[Arg::arc(&BACKDROP), t[456]]);
    // x3 of cornerfill
    t[2918] = s.arc(&FILL, &[I, Int(5), t[2917]]);
    // O of cornerfill
    t[2919] = s.arc(&PAINT, &[t[2918], t[2413]]);
    // x1 of samepalette
    t[2920] = s.tok(&PALETTE_T, &[t[2919]]);
    // x3 of samepalette
    t[2921] = s.tok(&DIFFERENCE, &[t[2920], t[2]]);
    // x4 of samepalette
    t[2922] = s.tok(&DIFFERENCE, &[t[2], t[2920]]);
    // x5 of samepalette
    t[2923] = s.tok(&COMBINE_F, &[t[2921], t[2922]]);
    // x6 of samepalette
    t[2924] = s.tok(&SIZE, &[t[2923]]);
    // x7 of samepalette
    t[2925] = s.tok(&MULTIPLY, &[t[2924], Int(100)]);
    // x8 of samepalette
    t[2926] = s.tok(&SUBTRACT, &[Int(1000), t[2925]]);
    // x9 of samepalette
    t[2927] = s.tok(&ASTUPLE, &[t[2926], t[2923]]);
    // x1 of samecells
    t[2928] = s.tok(&CELLWISE, &[C, t[2919], Int(-1)]);
    // x2 of samecells
    t[2929] = s.tok(&OFCOLOR, &[t[2928], Int(-1)]);
    // x4 of samecells
    t[2930] = s.tok(&DIFFERENCE, &[t[12], t[2929]]);
    // x5 of samecells
    t[2931] = s.tok(&SIZE, &[t[2930]]);
    // x6 of samecells
    t[2932] = s.tok(&MULTIPLY, &[t[2931], Int(1000)]);
    // x8 of samecells
    t[2933] = s.tok(&DIVIDE, &[t[2932], t[16]]);
    // x9 of samecells
    t[2934] = s.tok(&ASTUPLE, &[t[2933], t[2929]]);
    // x1 of sameshape
    t[2935] = s.tok(&SHAPE_T, &[t[2919]]);
    // x3 of sameshape
    t[2936] = s.tok(&SUBTRACT, &[t[2935], t[20]]);
    // x4 of sameshape
    t[2937] = s.tok(&INVERT, &[t[2936]]);
    // x5 of sameshape
    t[2938] = s.tok(&COMBINE_T, &[t[2936], t[2937]]);
    // x6 of sameshape
    t[2939] = s.tok(&MAXIMUM, &[t[2938]]);
    // x7 of sameshape
    t[2940] = s.tok(&MULTIPLY, &[t[2939], Int(100)]);
    // x8 of sameshape
    t[2941] = s.tok(&SUBTRACT, &[Int(1000), t[2940]]);
    // x9 of sameshape
    t[2942] = s.tok(&ASTUPLE, &[t[2941], t[20]]);
    // x2 of sameshapes
    t[2943] = s.call(t[28], &[t[2919]]);
    // x4 of sameshapes
    t[2944] = s.tok(&INTERSECTION, &[t[2943], t[30]]);
    // x5 of sameshapes
    t[2945] = s.tok(&DIFFERENCE, &[t[30], t[2943]]);
    // x6 of sameshapes
    t[2946] = s.tok(&SIZE, &[t[2944]]);
    // x7 of sameshapes
    t[2947] = s.tok(&SIZE, &[t[2945]]);
    // x8 of sameshapes
    t[2948] = s.tok(&SUBTRACT, &[t[2946], t[2947]]);
    // x9 of sameshapes
    t[2949] = s.tok(&MULTIPLY, &[t[2948], Int(100)]);
    // x10 of sameshapes
    t[2950] = s.tok(&ASTUPLE, &[t[2949], t[2945]]);
    // x1 of samebackground
    t[2951] = s.tok(&MOSTCOLOR_T, &[t[2919]]);
    // x3 of samebackground
    t[2952] = s.tok(&EQUALITY, &[t[2951], t[39]]);
    // x4 of samebackground
    t[2953] = s.tok(&BRANCH, &[t[2952], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2954] = s.tok(&ASTUPLE, &[t[2951], t[39]]);
    // x6 of samebackground
    t[2955] = s.tok(&ASTUPLE, &[t[2953], t[2954]]);
    // x2 of roundoff
    t[2956] = s.arc(&MAPPLY, &[Arg::arc(&CORNERS), t[86]]);
    // O of roundoff
    t[2957] = s.arc(&COVER, &[I, t[2956]]);
    // x1 of samepalette
    t[2958] = s.tok(&PALETTE_T, &[t[2957]]);
    // x3 of samepalette
    t[2959] = s.tok(&DIFFERENCE, &[t[2958], t[2]]);
    // x4 of samepalette
    t[2960] = s.tok(&DIFFERENCE, &[t[2], t[2958]]);
    // x5 of samepalette
    t[2961] = s.tok(&COMBINE_F, &[t[2959], t[2960]]);
    // x6 of samepalette
    t[2962] = s.tok(&SIZE, &[t[2961]]);
    // x7 of samepalette
    t[2963] = s.tok(&MULTIPLY, &[t[2962], Int(100)]);
    // x8 of samepalette
    t[2964] = s.tok(&SUBTRACT, &[Int(1000), t[2963]]);
    // x9 of samepalette
    t[2965] = s.tok(&ASTUPLE, &[t[2964], t[2961]]);
    // x1 of samecells
    t[2966] = s.tok(&CELLWISE, &[C, t[2957], Int(-1)]);
    // x2 of samecells
    t[2967] = s.tok(&OFCOLOR, &[t[2966], Int(-1)]);
    // x4 of samecells
    t[2968] = s.tok(&DIFFERENCE, &[t[12], t[2967]]);
    // x5 of samecells
    t[2969] = s.tok(&SIZE, &[t[2968]]);
    // x6 of samecells
    t[2970] = s.tok(&MULTIPLY, &[t[2969], Int(1000)]);
    // x8 of samecells
    t[2971] = s.tok(&DIVIDE, &[t[2970], t[16]]);
    // x9 of samecells
    t[2972] = s.tok(&ASTUPLE, &[t[2971], t[2967]]);
    // x1 of sameshape
    t[2973] = s.tok(&SHAPE_T, &[t[2957]]);
    // x3 of sameshape
    t[2974] = s.tok(&SUBTRACT, &[t[2973], t[20]]);
    // x4 of sameshape
    t[2975] = s.tok(&INVERT, &[t[2974]]);
    // x5 of sameshape
    t[2976] = s.tok(&COMBINE_T, &[t[2974], t[2975]]);
    // x6 of sameshape
    t[2977] = s.tok(&MAXIMUM, &[t[2976]]);
    // x7 of sameshape
    t[2978] = s.tok(&MULTIPLY, &[t[2977], Int(100)]);
    // x8 of sameshape
    t[2979] = s.tok(&SUBTRACT, &[Int(1000), t[2978]]);
    // x9 of sameshape
    t[2980] = s.tok(&ASTUPLE, &[t[2979], t[20]]);
    // x2 of sameshapes
    t[2981] = s.call(t[28], &[t[2957]]);
    // x4 of sameshapes
    t[2982] = s.tok(&INTERSECTION, &[t[2981], t[30]]);
    // x5 of sameshapes
    t[2983] = s.tok(&DIFFERENCE, &[t[30], t[2981]]);
    // x6 of sameshapes
    t[2984] = s.tok(&SIZE, &[t[2982]]);
    // x7 of sameshapes
    t[2985] = s.tok(&SIZE, &[t[2983]]);
    // x8 of sameshapes
    t[2986] = s.tok(&SUBTRACT, &[t[2984], t[2985]]);
    // x9 of sameshapes
    t[2987] = s.tok(&MULTIPLY, &[t[2986], Int(100)]);
    // x10 of sameshapes
    t[2988] = s.tok(&ASTUPLE, &[t[2987], t[2983]]);
    // x1 of samebackground
    t[2989] = s.tok(&MOSTCOLOR_T, &[t[2957]]);
    // x3 of samebackground
    t[2990] = s.tok(&EQUALITY, &[t[2989], t[39]]);
    // x4 of samebackground
    t[2991] = s.tok(&BRANCH, &[t[2990], Int(1000), Int(0)]);
    // x5 of samebackground
    t[2992] = s.tok(&ASTUPLE, &[t[2989], t[39]]);
    // x6 of samebackground
    t[2993] = s.tok(&ASTUPLE, &[t[2991], t[2992]]);
    // x3 of twicefar
    t[2994] = s.arc(&FIRST, &[t[373]]);
    // x4 of twicefar
    t[2995] = s.arc(&FIRST, &[t[371]]);
    // x5 of twicefar
    t[2996] = s.arc(&SUBTRACT, &[t[2995], t[2994]]);
    // x6 of twicefar
    t[2997] = s.arc(&DOUBLE, &[t[2996]]);
    // x7 of twicefar
    t[2998] = s.arc(&ADD, &[t[2994], t[2997]]);
    // x8 of twicefar
    t[2999] = s.arc(&INITSET, &[t[2998]]);
    // x9 of twicefar
    t[3000] = s.arc(&COVER, &[I, t[371]]);
}

fn steps_16(s: &mut dyn Steps, t: &mut [Arg]) {
    // O of twicefar
    t[3001] = s.arc(&FILL, &[t[3000], Int(2), t[2999]]);
    // x1 of samepalette
    t[3002] = s.tok(&PALETTE_T, &[t[3001]]);
    // x3 of samepalette
    t[3003] = s.tok(&DIFFERENCE, &[t[3002], t[2]]);
    // x4 of samepalette
    t[3004] = s.tok(&DIFFERENCE, &[t[2], t[3002]]);
    // x5 of samepalette
    t[3005] = s.tok(&COMBINE_F, &[t[3003], t[3004]]);
    // x6 of samepalette
    t[3006] = s.tok(&SIZE, &[t[3005]]);
    // x7 of samepalette
    t[3007] = s.tok(&MULTIPLY, &[t[3006], Int(100)]);
    // x8 of samepalette
    t[3008] = s.tok(&SUBTRACT, &[Int(1000), t[3007]]);
    // x9 of samepalette
    t[3009] = s.tok(&ASTUPLE, &[t[3008], t[3005]]);
    // x1 of samecells
    t[3010] = s.tok(&CELLWISE, &[C, t[3001], Int(-1)]);
    // x2 of samecells
    t[3011] = s.tok(&OFCOLOR, &[t[3010], Int(-1)]);
    // x4 of samecells
    t[3012] = s.tok(&DIFFERENCE, &[t[12], t[3011]]);
    // x5 of samecells
    t[3013] = s.tok(&SIZE, &[t[3012]]);
    // x6 of samecells
    t[3014] = s.tok(&MULTIPLY, &[t[3013], Int(1000)]);
    // x8 of samecells
    t[3015] = s.tok(&DIVIDE, &[t[3014], t[16]]);
    // x9 of samecells
    t[3016] = s.tok(&ASTUPLE, &[t[3015], t[3011]]);
    // x1 of sameshape
    t[3017] = s.tok(&SHAPE_T, &[t[3001]]);
    // x3 of sameshape
    t[3018] = s.tok(&SUBTRACT, &[t[3017], t[20]]);
    // x4 of sameshape
    t[3019] = s.tok(&INVERT, &[t[3018]]);
    // x5 of sameshape
    t[3020] = s.tok(&COMBINE_T, &[t[3018], t[3019]]);
    // x6 of sameshape
    t[3021] = s.tok(&MAXIMUM, &[t[3020]]);
    // x7 of sameshape
    t[3022] = s.tok(&MULTIPLY, &[t[3021], Int(100)]);
    // x8 of sameshape
    t[3023] = s.tok(&SUBTRACT, &[Int(1000), t[3022]]);
    // x9 of sameshape
    t[3024] = s.tok(&ASTUPLE, &[t[3023], t[20]]);
    // x2 of sameshapes
    t[3025] = s.call(t[28], &[t[3001]]);
    // x4 of sameshapes
    t[3026] = s.tok(&INTERSECTION, &[t[3025], t[30]]);
    // x5 of sameshapes
    t[3027] = s.tok(&DIFFERENCE, &[t[30], t[3025]]);
    // x6 of sameshapes
    t[3028] = s.tok(&SIZE, &[t[3026]]);
    // x7 of sameshapes
    t[3029] = s.tok(&SIZE, &[t[3027]]);
    // x8 of sameshapes
    t[3030] = s.tok(&SUBTRACT, &[t[3028], t[3029]]);
    // x9 of sameshapes
    t[3031] = s.tok(&MULTIPLY, &[t[3030], Int(100)]);
    // x10 of sameshapes
    t[3032] = s.tok(&ASTUPLE, &[t[3031], t[3027]]);
    // x1 of samebackground
    t[3033] = s.tok(&MOSTCOLOR_T, &[t[3001]]);
    // x3 of samebackground
    t[3034] = s.tok(&EQUALITY, &[t[3033], t[39]]);
    // x4 of samebackground
    t[3035] = s.tok(&BRANCH, &[t[3034], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3036] = s.tok(&ASTUPLE, &[t[3033], t[39]]);
    // x6 of samebackground
    t[3037] = s.tok(&ASTUPLE, &[t[3035], t[3036]]);
    // x3 of twinhalves
    t[3038] = s.arc(&EQUALITY, &[t[538], t[539]]);
    // x4 of twinhalves
    t[3039] = s.arc(&BRANCH, &[t[3038], Int(3), Int(2)]);
    // O of twinhalves
    t[3040] = s.arc(&CANVAS, &[t[3039], Pair(1, 1)]);
    // x1 of samepalette
    t[3041] = s.tok(&PALETTE_T, &[t[3040]]);
    // x3 of samepalette
    t[3042] = s.tok(&DIFFERENCE, &[t[3041], t[2]]);
    // x4 of samepalette
    t[3043] = s.tok(&DIFFERENCE, &[t[2], t[3041]]);
    // x5 of samepalette
    t[3044] = s.tok(&COMBINE_F, &[t[3042], t[3043]]);
    // x6 of samepalette
    t[3045] = s.tok(&SIZE, &[t[3044]]);
    // x7 of samepalette
    t[3046] = s.tok(&MULTIPLY, &[t[3045], Int(100)]);
    // x8 of samepalette
    t[3047] = s.tok(&SUBTRACT, &[Int(1000), t[3046]]);
    // x9 of samepalette
    t[3048] = s.tok(&ASTUPLE, &[t[3047], t[3044]]);
    // x1 of samecells
    t[3049] = s.tok(&CELLWISE, &[C, t[3040], Int(-1)]);
    // x2 of samecells
    t[3050] = s.tok(&OFCOLOR, &[t[3049], Int(-1)]);
    // x4 of samecells
    t[3051] = s.tok(&DIFFERENCE, &[t[12], t[3050]]);
    // x5 of samecells
    t[3052] = s.tok(&SIZE, &[t[3051]]);
    // x6 of samecells
    t[3053] = s.tok(&MULTIPLY, &[t[3052], Int(1000)]);
    // x8 of samecells
    t[3054] = s.tok(&DIVIDE, &[t[3053], t[16]]);
    // x9 of samecells
    t[3055] = s.tok(&ASTUPLE, &[t[3054], t[3050]]);
    // x1 of sameshape
    t[3056] = s.tok(&SHAPE_T, &[t[3040]]);
    // x3 of sameshape
    t[3057] = s.tok(&SUBTRACT, &[t[3056], t[20]]);
    // x4 of sameshape
    t[3058] = s.tok(&INVERT, &[t[3057]]);
    // x5 of sameshape
    t[3059] = s.tok(&COMBINE_T, &[t[3057], t[3058]]);
    // x6 of sameshape
    t[3060] = s.tok(&MAXIMUM, &[t[3059]]);
    // x7 of sameshape
    t[3061] = s.tok(&MULTIPLY, &[t[3060], Int(100)]);
    // x8 of sameshape
    t[3062] = s.tok(&SUBTRACT, &[Int(1000), t[3061]]);
    // x9 of sameshape
    t[3063] = s.tok(&ASTUPLE, &[t[3062], t[20]]);
    // x2 of sameshapes
    t[3064] = s.call(t[28], &[t[3040]]);
    // x4 of sameshapes
    t[3065] = s.tok(&INTERSECTION, &[t[3064], t[30]]);
    // x5 of sameshapes
    t[3066] = s.tok(&DIFFERENCE, &[t[30], t[3064]]);
    // x6 of sameshapes
    t[3067] = s.tok(&SIZE, &[t[3065]]);
    // x7 of sameshapes
    t[3068] = s.tok(&SIZE, &[t[3066]]);
    // x8 of sameshapes
    t[3069] = s.tok(&SUBTRACT, &[t[3067], t[3068]]);
    // x9 of sameshapes
    t[3070] = s.tok(&MULTIPLY, &[t[3069], Int(100)]);
    // x10 of sameshapes
    t[3071] = s.tok(&ASTUPLE, &[t[3070], t[3066]]);
    // x1 of samebackground
    t[3072] = s.tok(&MOSTCOLOR_T, &[t[3040]]);
    // x3 of samebackground
    t[3073] = s.tok(&EQUALITY, &[t[3072], t[39]]);
    // x4 of samebackground
    t[3074] = s.tok(&BRANCH, &[t[3073], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3075] = s.tok(&ASTUPLE, &[t[3072], t[39]]);
    // x6 of samebackground
    t[3076] = s.tok(&ASTUPLE, &[t[3074], t[3075]]);
    // x1 of crowdcheck
    t[3077] = s.arc(&COLORCOUNT, &[I, Int(1)]);
    // x2 of crowdcheck
    t[3078] = s.arc(&GREATER, &[t[3077], Int(10)]);
    // x3 of crowdcheck
    t[3079] = s.arc(&BRANCH, &[t[3078], Int(3), Int(2)]);
    // O of crowdcheck
    t[3080] = s.arc(&CANVAS, &[t[3079], Pair(2, 2)]);
    // x1 of samepalette
    t[3081] = s.tok(&PALETTE_T, &[t[3080]]);
    // x3 of samepalette
    t[3082] = s.tok(&DIFFERENCE, &[t[3081], t[2]]);
    // x4 of samepalette
    t[3083] = s.tok(&DIFFERENCE, &[t[2], t[3081]]);
    // x5 of samepalette
    t[3084] = s.tok(&COMBINE_F, &[t[3082], t[3083]]);
    // x6 of samepalette
    t[3085] = s.tok(&SIZE, &[t[3084]]);
    // x7 of samepalette
    t[3086] = s.tok(&MULTIPLY, &[t[3085], Int(100)]);
    // x8 of samepalette
    t[3087] = s.tok(&SUBTRACT, &[Int(1000), t[3086]]);
    // x9 of samepalette
    t[3088] = s.tok(&ASTUPLE, &[t[3087], t[3084]]);
    // x1 of samecells
    t[3089] = s.tok(&CELLWISE, &[C, t[3080], Int(-1)]);
    // x2 of samecells
    t[3090] = s.tok(&OFCOLOR, &[t[3089], Int(-1)]);
    // x4 of samecells
    t[3091] = s.tok(&DIFFERENCE, &[t[12], t[3090]]);
    // x5 of samecells
    t[3092] = s.tok(&SIZE, &[t[3091]]);
    // x6 of samecells
    t[3093] = s.tok(&MULTIPLY, &[t[3092], Int(1000)]);
    // x8 of samecells
    t[3094] = s.tok(&DIVIDE, &[t[3093], t[16]]);
    // x9 of samecells
    t[3095] = s.tok(&ASTUPLE, &[t[3094], t[3090]]);
    // x1 of sameshape
    t[3096] = s.tok(&SHAPE_T, &[t[3080]]);
    // x3 of sameshape
    t[3097] = s.tok(&SUBTRACT, &[t[3096], t[20]]);
    // x4 of sameshape
    t[3098] = s.tok(&INVERT, &[t[3097]]);
    // x5 of sameshape
    t[3099] = s.tok(&COMBINE_T, &[t[3097], t[3098]]);
    // x6 of sameshape
    t[3100] = s.tok(&MAXIMUM, &[t[3099]]);
    // x7 of sameshape
    t[3101] = s.tok(&MULTIPLY, &[t[3100], Int(100)]);
    // x8 of sameshape
    t[3102] = s.tok(&SUBTRACT, &[Int(1000), t[3101]]);
    // x9 of sameshape
    t[3103] = s.tok(&ASTUPLE, &[t[3102], t[20]]);
    // x2 of sameshapes
    t[3104] = s.call(t[28], &[t[3080]]);
    // x4 of sameshapes
    t[3105] = s.tok(&INTERSECTION, &[t[3104], t[30]]);
    // x5 of sameshapes
    t[3106] = s.tok(&DIFFERENCE, &[t[30], t[3104]]);
    // x6 of sameshapes
    t[3107] = s.tok(&SIZE, &[t[3105]]);
    // x7 of sameshapes
    t[3108] = s.tok(&SIZE, &[t[3106]]);
    // x8 of sameshapes
    t[3109] = s.tok(&SUBTRACT, &[t[3107], t[3108]]);
    // x9 of sameshapes
    t[3110] = s.tok(&MULTIPLY, &[t[3109], Int(100)]);
    // x10 of sameshapes
    t[3111] = s.tok(&ASTUPLE, &[t[3110], t[3106]]);
    // x1 of samebackground
    t[3112] = s.tok(&MOSTCOLOR_T, &[t[3080]]);
    // x3 of samebackground
    t[3113] = s.tok(&EQUALITY, &[t[3112], t[39]]);
    // x4 of samebackground
    t[3114] = s.tok(&BRANCH, &[t[3113], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3115] = s.tok(&ASTUPLE, &[t[3112], t[39]]);
    // x6 of samebackground
    t[3116] = s.tok(&ASTUPLE, &[t[3114], t[3115]]);
    // x1 of squarecheck
    t[3117] = s.arc(&SQUARE, &[I]);
    // x2 of squarecheck
    t[3118] = s.arc(&BRANCH, &[t[3117], Arg::arc(&HMIRROR), Arg::arc(&DMIRROR)]);
    // O of squarecheck
    t[3119] = s.call(t[3118], &[I]);
    // x1 of samepalette
    t[3120] = s.tok(&PALETTE_T, &[t[3119]]);
    // x3 of samepalette
    t[3121] = s.tok(&DIFFERENCE, &[t[3120], t[2]]);
    // x4 of samepalette
    t[3122] = s.tok(&DIFFERENCE, &[t[2], t[3120]]);
    // x5 of samepalette
    t[3123] = s.tok(&COMBINE_F, &[t[3121], t[3122]]);
    // x6 of samepalette
    t[3124] = s.tok(&SIZE, &[t[3123]]);
    // x7 of samepalette
    t[3125] = s.tok(&MULTIPLY, &[t[3124], Int(100)]);
    // x8 of samepalette
    t[3126] = s.tok(&SUBTRACT, &[Int(1000), t[3125]]);
    // x9 of samepalette
    t[3127] = s.tok(&ASTUPLE, &[t[3126], t[3123]]);
    // x1 of samecells
    t[3128] = s.tok(&CELLWISE, &[C, t[3119], Int(-1)]);
    // x2 of samecells
    t[3129] = s.tok(&OFCOLOR, &[t[3128], Int(-1)]);
    // x4 of samecells
    t[3130] = s.tok(&DIFFERENCE, &[t[12], t[3129]]);
    // x5 of samecells
    t[3131] = s.tok(&SIZE, &[t[3130]]);
    // x6 of samecells
    t[3132] = s.tok(&MULTIPLY, &[t[3131], Int(1000)]);
    // x8 of samecells
    t[3133] = s.tok(&DIVIDE, &[t[3132], t[16]]);
    // x9 of samecells
    t[3134] = s.tok(&ASTUPLE, &[t[3133], t[3129]]);
    // x1 of sameshape
    t[3135] = s.tok(&SHAPE_T, &[t[3119]]);
    // x3 of sameshape
    t[3136] = s.tok(&SUBTRACT, &[t[3135], t[20]]);
    // x4 of sameshape
    t[3137] = s.tok(&INVERT, &[t[3136]]);
    // x5 of sameshape
    t[3138] = s.tok(&COMBINE_T, &[t[3136], t[3137]]);
    // x6 of sameshape
    t[3139] = s.tok(&MAXIMUM, &[t[3138]]);
    // x7 of sameshape
    t[3140] = s.tok(&MULTIPLY, &[t[3139], Int(100)]);
    // x8 of sameshape
    t[3141] = s.tok(&SUBTRACT, &[Int(1000), t[3140]]);
    // x9 of sameshape
    t[3142] = s.tok(&ASTUPLE, &[t[3141], t[20]]);
    // x2 of sameshapes
    t[3143] = s.call(t[28], &[t[3119]]);
    // x4 of sameshapes
    t[3144] = s.tok(&INTERSECTION, &[t[3143], t[30]]);
    // x5 of sameshapes
    t[3145] = s.tok(&DIFFERENCE, &[t[30], t[3143]]);
    // x6 of sameshapes
    t[3146] = s.tok(&SIZE, &[t[3144]]);
    // x7 of sameshapes
    t[3147] = s.tok(&SIZE, &[t[3145]]);
    // x8 of sameshapes
    t[3148] = s.tok(&SUBTRACT, &[t[3146], t[3147]]);
    // x9 of sameshapes
    t[3149] = s.tok(&MULTIPLY, &[t[3148], Int(100)]);
    // x10 of sameshapes
    t[3150] = s.tok(&ASTUPLE, &[t[3149], t[3145]]);
    // x1 of samebackground
    t[3151] = s.tok(&MOSTCOLOR_T, &[t[3119]]);
    // x3 of samebackground
    t[3152] = s.tok(&EQUALITY, &[t[3151], t[39]]);
    // x4 of samebackground
    t[3153] = s.tok(&BRANCH, &[t[3152], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3154] = s.tok(&ASTUPLE, &[t[3151], t[39]]);
    // x6 of samebackground
    t[3155] = s.tok(&ASTUPLE, &[t[3153], t[3154]]);
    // x2 of leanover
    t[3156] = s.arc(&COLORFILTER, &[t[86], Int(1)]);
    // x4 of leanover
    t[3157] = s.arc(&MAPPLY, &[Arg::arc(&DMIRROR), t[3156]]);
    // x5 of leanover
    t[3158] = s.arc(&MAPPLY, &[Arg::arc(&CMIRROR), t[778]]);
    // x6 of leanover
    t[3159] = s.arc(&COMBINE, &[t[3157], t[3158]]);
    // O of leanover
    t[3160] = s.arc(&PAINT, &[t[1320], t[3159]]);
    // x1 of samepalette
    t[3161] = s.tok(&PALETTE_T, &[t[3160]]);
    // x3 of samepalette
    t[3162] = s.tok(&DIFFERENCE, &[t[3161], t[2]]);
    // x4 of samepalette
    t[3163] = s.tok(&DIFFERENCE, &[t[2], t[3161]]);
    // x5 of samepalette
    t[3164] = s.tok(&COMBINE_F, &[t[3162], t[3163]]);
    // x6 of samepalette
    t[3165] = s.tok(&SIZE, &[t[3164]]);
    // x7 of samepalette
    t[3166] = s.tok(&MULTIPLY, &[t[3165], Int(100)]);
    // x8 of samepalette
    t[3167] = s.tok(&SUBTRACT, &[Int(1000), t[3166]]);
    // x9 of samepalette
    t[3168] = s.tok(&ASTUPLE, &[t[3167], t[3164]]);
    // x1 of samecells
    t[3169] = s.tok(&CELLWISE, &[C, t[3160], Int(-1)]);
    // x2 of samecells
    t[3170] = s.tok(&OFCOLOR, &[t[3169], Int(-1)]);
    // x4 of samecells
    t[3171] = s.tok(&DIFFERENCE, &[t[12], t[3170]]);
    // x5 of samecells
    t[3172] = s.tok(&SIZE, &[t[3171]]);
    // x6 of samecells
    t[3173] = s.tok(&MULTIPLY, &[t[3172], Int(1000)]);
    // x8 of samecells
    t[3174] = s.tok(&DIVIDE, &[t[3173], t[16]]);
    // x9 of samecells
    t[3175] = s.tok(&ASTUPLE, &[t[3174], t[3170]]);
    // x1 of sameshape
    t[3176] = s.tok(&SHAPE_T, &[t[3160]]);
    // x3 of sameshape
    t[3177] = s.tok(&SUBTRACT, &[t[3176], t[20]]);
    // x4 of sameshape
    t[3178] = s.tok(&INVERT, &[t[3177]]);
    // x5 of sameshape
    t[3179] = s.tok(&COMBINE_T, &[t[3177], t[3178]]);
    // x6 of sameshape
    t[3180] = s.tok(&MAXIMUM, &[t[3179]]);
    // x7 of sameshape
    t[3181] = s.tok(&MULTIPLY, &[t[3180], Int(100)]);
    // x8 of sameshape
    t[3182] = s.tok(&SUBTRACT, &[Int(1000), t[3181]]);
    // x9 of sameshape
    t[3183] = s.tok(&ASTUPLE, &[t[3182], t[20]]);
    // x2 of sameshapes
    t[3184] = s.call(t[28], &[t[3160]]);
    // x4 of sameshapes
    t[3185] = s.tok(&INTERSECTION, &[t[3184], t[30]]);
    // x5 of sameshapes
    t[3186] = s.tok(&DIFFERENCE, &[t[30], t[3184]]);
    // x6 of sameshapes
    t[3187] = s.tok(&SIZE, &[t[3185]]);
    // x7 of sameshapes
    t[3188] = s.tok(&SIZE, &[t[3186]]);
    // x8 of sameshapes
    t[3189] = s.tok(&SUBTRACT, &[t[3187], t[3188]]);
    // x9 of sameshapes
    t[3190] = s.tok(&MULTIPLY, &[t[3189], Int(100)]);
    // x10 of sameshapes
    t[3191] = s.tok(&ASTUPLE, &[t[3190], t[3186]]);
    // x1 of samebackground
    t[3192] = s.tok(&MOSTCOLOR_T, &[t[3160]]);
    // x3 of samebackground
    t[3193] = s.tok(&EQUALITY, &[t[3192], t[39]]);
    // x4 of samebackground
    t[3194] = s.tok(&BRANCH, &[t[3193], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3195] = s.tok(&ASTUPLE, &[t[3192], t[39]]);
    // x6 of samebackground
    t[3196] = s.tok(&ASTUPLE, &[t[3194], t[3195]]);
    // x1 of dealout
    t[3197] = s.arc(&HSPLIT, &[I, Int(5)]);
    // x2 of dealout
    t[3198] = s.arc(&MERGE, &[t[3197]]);
    // O of dealout
    t[3199] = s.arc(&DMIRROR, &[t[3198]]);
    // x1 of samepalette
    t[3200] = s.tok(&PALETTE_T, &[t[3199]]);
}

fn steps_17(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of samepalette
    t[3201] = s.tok(&DIFFERENCE, &[t[3200], t[2]]);
    // x4 of samepalette
    t[3202] = s.tok(&DIFFERENCE, &[t[2], t[3200]]);
    // x5 of samepalette
    t[3203] = s.tok(&COMBINE_F, &[t[3201], t[3202]]);
    // x6 of samepalette
    t[3204] = s.tok(&SIZE, &[t[3203]]);
    // x7 of samepalette
    t[3205] = s.tok(&MULTIPLY, &[t[3204], Int(100)]);
    // x8 of samepalette
    t[3206] = s.tok(&SUBTRACT, &[Int(1000), t[3205]]);
    // x9 of samepalette
    t[3207] = s.tok(&ASTUPLE, &[t[3206], t[3203]]);
    // x1 of samecells
    t[3208] = s.tok(&CELLWISE, &[C, t[3199], Int(-1)]);
    // x2 of samecells
    t[3209] = s.tok(&OFCOLOR, &[t[3208], Int(-1)]);
    // x4 of samecells
    t[3210] = s.tok(&DIFFERENCE, &[t[12], t[3209]]);
    // x5 of samecells
    t[3211] = s.tok(&SIZE, &[t[3210]]);
    // x6 of samecells
    t[3212] = s.tok(&MULTIPLY, &[t[3211], Int(1000)]);
    // x8 of samecells
    t[3213] = s.tok(&DIVIDE, &[t[3212], t[16]]);
    // x9 of samecells
    t[3214] = s.tok(&ASTUPLE, &[t[3213], t[3209]]);
    // x1 of sameshape
    t[3215] = s.tok(&SHAPE_T, &[t[3199]]);
    // x3 of sameshape
    t[3216] = s.tok(&SUBTRACT, &[t[3215], t[20]]);
    // x4 of sameshape
    t[3217] = s.tok(&INVERT, &[t[3216]]);
    // x5 of sameshape
    t[3218] = s.tok(&COMBINE_T, &[t[3216], t[3217]]);
    // x6 of sameshape
    t[3219] = s.tok(&MAXIMUM, &[t[3218]]);
    // x7 of sameshape
    t[3220] = s.tok(&MULTIPLY, &[t[3219], Int(100)]);
    // x8 of sameshape
    t[3221] = s.tok(&SUBTRACT, &[Int(1000), t[3220]]);
    // x9 of sameshape
    t[3222] = s.tok(&ASTUPLE, &[t[3221], t[20]]);
    // x2 of sameshapes
    t[3223] = s.call(t[28], &[t[3199]]);
    // x4 of sameshapes
    t[3224] = s.tok(&INTERSECTION, &[t[3223], t[30]]);
    // x5 of sameshapes
    t[3225] = s.tok(&DIFFERENCE, &[t[30], t[3223]]);
    // x6 of sameshapes
    t[3226] = s.tok(&SIZE, &[t[3224]]);
    // x7 of sameshapes
    t[3227] = s.tok(&SIZE, &[t[3225]]);
    // x8 of sameshapes
    t[3228] = s.tok(&SUBTRACT, &[t[3226], t[3227]]);
    // x9 of sameshapes
    t[3229] = s.tok(&MULTIPLY, &[t[3228], Int(100)]);
    // x10 of sameshapes
    t[3230] = s.tok(&ASTUPLE, &[t[3229], t[3225]]);
    // x1 of samebackground
    t[3231] = s.tok(&MOSTCOLOR_T, &[t[3199]]);
    // x3 of samebackground
    t[3232] = s.tok(&EQUALITY, &[t[3231], t[39]]);
    // x4 of samebackground
    t[3233] = s.tok(&BRANCH, &[t[3232], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3234] = s.tok(&ASTUPLE, &[t[3231], t[39]]);
    // x6 of samebackground
    t[3235] = s.tok(&ASTUPLE, &[t[3233], t[3234]]);
    // x1 of ninecomplement
    t[3236] = s.arc(&LBIND, &[Arg::arc(&SUBTRACT), Int(9)]);
    // x2 of ninecomplement
    t[3237] = s.arc(&LBIND, &[Arg::arc(&APPLY), t[3236]]);
    // O of ninecomplement
    t[3238] = s.arc(&APPLY, &[t[3237], I]);
    // x1 of samepalette
    t[3239] = s.tok(&PALETTE_T, &[t[3238]]);
    // x3 of samepalette
    t[3240] = s.tok(&DIFFERENCE, &[t[3239], t[2]]);
    // x4 of samepalette
    t[3241] = s.tok(&DIFFERENCE, &[t[2], t[3239]]);
    // x5 of samepalette
    t[3242] = s.tok(&COMBINE_F, &[t[3240], t[3241]]);
    // x6 of samepalette
    t[3243] = s.tok(&SIZE, &[t[3242]]);
    // x7 of samepalette
    t[3244] = s.tok(&MULTIPLY, &[t[3243], Int(100)]);
    // x8 of samepalette
    t[3245] = s.tok(&SUBTRACT, &[Int(1000), t[3244]]);
    // x9 of samepalette
    t[3246] = s.tok(&ASTUPLE, &[t[3245], t[3242]]);
    // x1 of samecells
    t[3247] = s.tok(&CELLWISE, &[C, t[3238], Int(-1)]);
    // x2 of samecells
    t[3248] = s.tok(&OFCOLOR, &[t[3247], Int(-1)]);
    // x4 of samecells
    t[3249] = s.tok(&DIFFERENCE, &[t[12], t[3248]]);
    // x5 of samecells
    t[3250] = s.tok(&SIZE, &[t[3249]]);
    // x6 of samecells
    t[3251] = s.tok(&MULTIPLY, &[t[3250], Int(1000)]);
    // x8 of samecells
    t[3252] = s.tok(&DIVIDE, &[t[3251], t[16]]);
    // x9 of samecells
    t[3253] = s.tok(&ASTUPLE, &[t[3252], t[3248]]);
    // x1 of sameshape
    t[3254] = s.tok(&SHAPE_T, &[t[3238]]);
    // x3 of sameshape
    t[3255] = s.tok(&SUBTRACT, &[t[3254], t[20]]);
    // x4 of sameshape
    t[3256] = s.tok(&INVERT, &[t[3255]]);
    // x5 of sameshape
    t[3257] = s.tok(&COMBINE_T, &[t[3255], t[3256]]);
    // x6 of sameshape
    t[3258] = s.tok(&MAXIMUM, &[t[3257]]);
    // x7 of sameshape
    t[3259] = s.tok(&MULTIPLY, &[t[3258], Int(100)]);
    // x8 of sameshape
    t[3260] = s.tok(&SUBTRACT, &[Int(1000), t[3259]]);
    // x9 of sameshape
    t[3261] = s.tok(&ASTUPLE, &[t[3260], t[20]]);
    // x2 of sameshapes
    t[3262] = s.call(t[28], &[t[3238]]);
    // x4 of sameshapes
    t[3263] = s.tok(&INTERSECTION, &[t[3262], t[30]]);
    // x5 of sameshapes
    t[3264] = s.tok(&DIFFERENCE, &[t[30], t[3262]]);
    // x6 of sameshapes
    t[3265] = s.tok(&SIZE, &[t[3263]]);
    // x7 of sameshapes
    t[3266] = s.tok(&SIZE, &[t[3264]]);
    // x8 of sameshapes
    t[3267] = s.tok(&SUBTRACT, &[t[3265], t[3266]]);
    // x9 of sameshapes
    t[3268] = s.tok(&MULTIPLY, &[t[3267], Int(100)]);
    // x10 of sameshapes
    t[3269] = s.tok(&ASTUPLE, &[t[3268], t[3264]]);
    // x1 of samebackground
    t[3270] = s.tok(&MOSTCOLOR_T, &[t[3238]]);
    // x3 of samebackground
    t[3271] = s.tok(&EQUALITY, &[t[3270], t[39]]);
    // x4 of samebackground
    t[3272] = s.tok(&BRANCH, &[t[3271], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3273] = s.tok(&ASTUPLE, &[t[3270], t[39]]);
    // x6 of samebackground
    t[3274] = s.tok(&ASTUPLE, &[t[3272], t[3273]]);
    // x1 of masquerade
    t[3275] = s.arc(&SWITCH, &[I, Int(4), Int(6)]);
    // x2 of masquerade
    t[3276] = s.arc(&SWITCH, &[t[3275], Int(5), Int(7)]);
    // O of masquerade
    t[3277] = s.arc(&SWITCH, &[t[3276], Int(8), Int(9)]);
    // x1 of samepalette
    t[3278] = s.tok(&PALETTE_T, &[t[3277]]);
    // x3 of samepalette
    t[3279] = s.tok(&DIFFERENCE, &[t[3278], t[2]]);
    // x4 of samepalette
    t[3280] = s.tok(&DIFFERENCE, &[t[2], t[3278]]);
    // x5 of samepalette
    t[3281] = s.tok(&COMBINE_F, &[t[3279], t[3280]]);
    // x6 of samepalette
    t[3282] = s.tok(&SIZE, &[t[3281]]);
    // x7 of samepalette
    t[3283] = s.tok(&MULTIPLY, &[t[3282], Int(100)]);
    // x8 of samepalette
    t[3284] = s.tok(&SUBTRACT, &[Int(1000), t[3283]]);
    // x9 of samepalette
    t[3285] = s.tok(&ASTUPLE, &[t[3284], t[3281]]);
    // x1 of samecells
    t[3286] = s.tok(&CELLWISE, &[C, t[3277], Int(-1)]);
    // x2 of samecells
    t[3287] = s.tok(&OFCOLOR, &[t[3286], Int(-1)]);
    // x4 of samecells
    t[3288] = s.tok(&DIFFERENCE, &[t[12], t[3287]]);
    // x5 of samecells
    t[3289] = s.tok(&SIZE, &[t[3288]]);
    // x6 of samecells
    t[3290] = s.tok(&MULTIPLY, &[t[3289], Int(1000)]);
    // x8 of samecells
    t[3291] = s.tok(&DIVIDE, &[t[3290], t[16]]);
    // x9 of samecells
    t[3292] = s.tok(&ASTUPLE, &[t[3291], t[3287]]);
    // x1 of sameshape
    t[3293] = s.tok(&SHAPE_T, &[t[3277]]);
    // x3 of sameshape
    t[3294] = s.tok(&SUBTRACT, &[t[3293], t[20]]);
    // x4 of sameshape
    t[3295] = s.tok(&INVERT, &[t[3294]]);
    // x5 of sameshape
    t[3296] = s.tok(&COMBINE_T, &[t[3294], t[3295]]);
    // x6 of sameshape
    t[3297] = s.tok(&MAXIMUM, &[t[3296]]);
    // x7 of sameshape
    t[3298] = s.tok(&MULTIPLY, &[t[3297], Int(100)]);
    // x8 of sameshape
    t[3299] = s.tok(&SUBTRACT, &[Int(1000), t[3298]]);
    // x9 of sameshape
    t[3300] = s.tok(&ASTUPLE, &[t[3299], t[20]]);
    // x2 of sameshapes
    t[3301] = s.call(t[28], &[t[3277]]);
    // x4 of sameshapes
    t[3302] = s.tok(&INTERSECTION, &[t[3301], t[30]]);
    // x5 of sameshapes
    t[3303] = s.tok(&DIFFERENCE, &[t[30], t[3301]]);
    // x6 of sameshapes
    t[3304] = s.tok(&SIZE, &[t[3302]]);
    // x7 of sameshapes
    t[3305] = s.tok(&SIZE, &[t[3303]]);
    // x8 of sameshapes
    t[3306] = s.tok(&SUBTRACT, &[t[3304], t[3305]]);
    // x9 of sameshapes
    t[3307] = s.tok(&MULTIPLY, &[t[3306], Int(100)]);
    // x10 of sameshapes
    t[3308] = s.tok(&ASTUPLE, &[t[3307], t[3303]]);
    // x1 of samebackground
    t[3309] = s.tok(&MOSTCOLOR_T, &[t[3277]]);
    // x3 of samebackground
    t[3310] = s.tok(&EQUALITY, &[t[3309], t[39]]);
    // x4 of samebackground
    t[3311] = s.tok(&BRANCH, &[t[3310], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3312] = s.tok(&ASTUPLE, &[t[3309], t[39]]);
    // x6 of samebackground
    t[3313] = s.tok(&ASTUPLE, &[t[3311], t[3312]]);
    // x2 of driftaway
    t[3314] = s.arc(&CHAIN, &[Arg::arc(&TOJVEC), Arg::arc(&INVERT), Arg::arc(&COLOR)]);
    // x3 of driftaway
    t[3315] = s.arc(&FORK, &[Arg::arc(&SHIFT), Arg::arc(&IDENTITY), t[3314]]);
    // x4 of driftaway
    t[3316] = s.arc(&MAPPLY, &[t[3315], t[86]]);
    // O of driftaway
    t[3317] = s.arc(&PAINT, &[t[1320], t[3316]]);
    // x1 of samepalette
    t[3318] = s.tok(&PALETTE_T, &[t[3317]]);
    // x3 of samepalette
    t[3319] = s.tok(&DIFFERENCE, &[t[3318], t[2]]);
    // x4 of samepalette
    t[3320] = s.tok(&DIFFERENCE, &[t[2], t[3318]]);
    // x5 of samepalette
    t[3321] = s.tok(&COMBINE_F, &[t[3319], t[3320]]);
    // x6 of samepalette
    t[3322] = s.tok(&SIZE, &[t[3321]]);
    // x7 of samepalette
    t[3323] = s.tok(&MULTIPLY, &[t[3322], Int(100)]);
    // x8 of samepalette
    t[3324] = s.tok(&SUBTRACT, &[Int(1000), t[3323]]);
    // x9 of samepalette
    t[3325] = s.tok(&ASTUPLE, &[t[3324], t[3321]]);
    // x1 of samecells
    t[3326] = s.tok(&CELLWISE, &[C, t[3317], Int(-1)]);
    // x2 of samecells
    t[3327] = s.tok(&OFCOLOR, &[t[3326], Int(-1)]);
    // x4 of samecells
    t[3328] = s.tok(&DIFFERENCE, &[t[12], t[3327]]);
    // x5 of samecells
    t[3329] = s.tok(&SIZE, &[t[3328]]);
    // x6 of samecells
    t[3330] = s.tok(&MULTIPLY, &[t[3329], Int(1000)]);
    // x8 of samecells
    t[3331] = s.tok(&DIVIDE, &[t[3330], t[16]]);
    // x9 of samecells
    t[3332] = s.tok(&ASTUPLE, &[t[3331], t[3327]]);
    // x1 of sameshape
    t[3333] = s.tok(&SHAPE_T, &[t[3317]]);
    // x3 of sameshape
    t[3334] = s.tok(&SUBTRACT, &[t[3333], t[20]]);
    // x4 of sameshape
    t[3335] = s.tok(&INVERT, &[t[3334]]);
    // x5 of sameshape
    t[3336] = s.tok(&COMBINE_T, &[t[3334], t[3335]]);
    // x6 of sameshape
    t[3337] = s.tok(&MAXIMUM, &[t[3336]]);
    // x7 of sameshape
    t[3338] = s.tok(&MULTIPLY, &[t[3337], Int(100)]);
    // x8 of sameshape
    t[3339] = s.tok(&SUBTRACT, &[Int(1000), t[3338]]);
    // x9 of sameshape
    t[3340] = s.tok(&ASTUPLE, &[t[3339], t[20]]);
    // x2 of sameshapes
    t[3341] = s.call(t[28], &[t[3317]]);
    // x4 of sameshapes
    t[3342] = s.tok(&INTERSECTION, &[t[3341], t[30]]);
    // x5 of sameshapes
    t[3343] = s.tok(&DIFFERENCE, &[t[30], t[3341]]);
    // x6 of sameshapes
    t[3344] = s.tok(&SIZE, &[t[3342]]);
    // x7 of sameshapes
    t[3345] = s.tok(&SIZE, &[t[3343]]);
    // x8 of sameshapes
    t[3346] = s.tok(&SUBTRACT, &[t[3344], t[3345]]);
    // x9 of sameshapes
    t[3347] = s.tok(&MULTIPLY, &[t[3346], Int(100)]);
    // x10 of sameshapes
    t[3348] = s.tok(&ASTUPLE, &[t[3347], t[3343]]);
    // x1 of samebackground
    t[3349] = s.tok(&MOSTCOLOR_T, &[t[3317]]);
    // x3 of samebackground
    t[3350] = s.tok(&EQUALITY, &[t[3349], t[39]]);
    // x4 of samebackground
    t[3351] = s.tok(&BRANCH, &[t[3350], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3352] = s.tok(&ASTUPLE, &[t[3349], t[39]]);
    // x6 of samebackground
    t[3353] = s.tok(&ASTUPLE, &[t[3351], t[3352]]);
    // x2 of offcut
    t[3354] = s.arc(&TOJVEC, &[Int(3)]);
    // x3 of offcut
    t[3355] = s.arc(&SUBTRACT, &[t[89], t[3354]]);
    // O of offcut
    t[3356] = s.arc(&CROP, &[I, t[3354], t[3355]]);
    // x1 of samepalette
    t[3357] = s.tok(&PALETTE_T, &[t[3356]]);
    // x3 of samepalette
    t[3358] = s.tok(&DIFFERENCE, &[t[3357], t[2]]);
    // x4 of samepalette
    t[3359] = s.tok(&DIFFERENCE, &[t[2], t[3357]]);
    // x5 of samepalette
    t[3360] = s.tok(&COMBINE_F, &[t[3358], t[3359]]);
    // x6 of samepalette
    t[3361] = s.tok(&SIZE, &[t[3360]]);
    // x7 of samepalette
    t[3362] = s.tok(&MULTIPLY, &[t[3361], Int(100)]);
    // x8 of samepalette
    t[3363] = s.tok(&SUBTRACT, &[Int(1000), t[3362]]);
    // x9 of samepalette
    t[3364] = s.tok(&ASTUPLE, &[t[3363], t[3360]]);
    // x1 of samecells
    t[3365] = s.tok(&CELLWISE, &[C, t[3356], Int(-1)]);
    // x2 of samecells
    t[3366] = s.tok(&OFCOLOR, &[t[3365], Int(-1)]);
    // x4 of samecells
    t[3367] = s.tok(&DIFFERENCE, &[t[12], t[3366]]);
    // x5 of samecells
    t[3368] = s.tok(&SIZE, &[t[3367]]);
    // x6 of samecells
    t[3369] = s.tok(&MULTIPLY, &[t[3368], Int(1000)]);
    // x8 of samecells
    t[3370] = s.tok(&DIVIDE, &[t[3369], t[16]]);
    // x9 of samecells
    t[3371] = s.tok(&ASTUPLE, &[t[3370], t[3366]]);
    // x1 of sameshape
    t[3372] = s.tok(&SHAPE_T, &[t[3356]]);
    // x3 of sameshape
    t[3373] = s.tok(&SUBTRACT, &[t[3372], t[20]]);
    // x4 of sameshape
    t[3374] = s.tok(&INVERT, &[t[3373]]);
    // x5 of sameshape
    t[3375] = s.tok(&COMBINE_T, &[t[3373], t[3374]]);
    // x6 of sameshape
    t[3376] = s.tok(&MAXIMUM, &[t[3375]]);
    // x7 of sameshape
    t[3377] = s.tok(&MULTIPLY, &[t[3376], Int(100)]);
    // x8 of sameshape
    t[3378] = s.tok(&SUBTRACT, &[Int(1000), t[3377]]);
    // x9 of sameshape
    t[3379] = s.tok(&ASTUPLE, &[t[3378], t[20]]);
    // x2 of sameshapes
    t[3380] = s.call(t[28], &[t[3356]]);
    // x4 of sameshapes
    t[3381] = s.tok(&INTERSECTION, &[t[3380], t[30]]);
    // x5 of sameshapes
    t[3382] = s.tok(&DIFFERENCE, &[t[30], t[3380]]);
    // x6 of sameshapes
    t[3383] = s.tok(&SIZE, &[t[3381]]);
    // x7 of sameshapes
    t[3384] = s.tok(&SIZE, &[t[3382]]);
    // x8 of sameshapes
    t[3385] = s.tok(&SUBTRACT, &[t[3383], t[3384]]);
    // x9 of sameshapes
    t[3386] = s.tok(&MULTIPLY, &[t[3385], Int(100)]);
    // x10 of sameshapes
    t[3387] = s.tok(&ASTUPLE, &[t[3386], t[3382]]);
    // x1 of samebackground
    t[3388] = s.tok(&MOSTCOLOR_T, &[t[3356]]);
    // x3 of samebackground
    t[3389] = s.tok(&EQUALITY, &[t[3388], t[39]]);
    // x4 of samebackground
    t[3390] = s.tok(&BRANCH, &[t[3389], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3391] = s.tok(&ASTUPLE, &[t[3388], t[39]]);
    // x6 of samebackground
    t[3392] = s.tok(&ASTUPLE, &[t[3390], t[3391]]);
    // x2 of oddsize
    t[3393] = s.arc(&TOTUPLE, &[t[86]]);
    // x3 of oddsize
    t[3394] = s.arc(&APPLY, &[Arg::arc(&SIZE), t[3393]]);
    // x4 of oddsize
    t[3395] = s.arc(&LEASTCOMMON, &[t[3394]]);
    // x5 of oddsize
    t[3396] = s.arc(&SIZEFILTER, &[t[86], t[3395]]);
    // x6 of oddsize
    t[3397] = s.arc(&DIFFERENCE, &[t[86], t[3396]]);
    // x7 of oddsize
    t[3398] = s.arc(&MERGE, &[t[3397]]);
    // O of oddsize
    t[3399] = s.arc(&COVER, &[I, t[3398]]);
    // x1 of samepalette
    t[3400] = s.tok(&PALETTE_T, &[t[3399]]);
}

fn steps_18(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of samepalette
    t[3401] = s.tok(&DIFFERENCE, &[t[3400], t[2]]);
    // x4 of samepalette
    t[3402] = s.tok(&DIFFERENCE, &[t[2], t[3400]]);
    // x5 of samepalette
    t[3403] = s.tok(&COMBINE_F, &[t[3401], t[3402]]);
    // x6 of samepalette
    t[3404] = s.tok(&SIZE, &[t[3403]]);
    // x7 of samepalette
    t[3405] = s.tok(&MULTIPLY, &[t[3404], Int(100)]);
    // x8 of samepalette
    t[3406] = s.tok(&SUBTRACT, &[Int(1000), t[3405]]);
    // x9 of samepalette
    t[3407] = s.tok(&ASTUPLE, &[t[3406], t[3403]]);
    // x1 of samecells
    t[3408] = s.tok(&CELLWISE, &[C, t[3399], Int(-1)]);
    // x2 of samecells
    t[3409] = s.tok(&OFCOLOR, &[t[3408], Int(-1)]);
    // x4 of samecells
    t[3410] = s.tok(&DIFFERENCE, &[t[12], t[3409]]);
    // x5 of samecells
    t[3411] = s.tok(&SIZE, &[t[3410]]);
    // x6 of samecells
    t[3412] = s.tok(&MULTIPLY, &[t[3411], Int(1000)]);
    // x8 of samecells
    t[3413] = s.tok(&DIVIDE, &[t[3412], t[16]]);
    // x9 of samecells
    t[3414] = s.tok(&ASTUPLE, &[t[3413], t[3409]]);
    // x1 of sameshape
    t[3415] = s.tok(&SHAPE_T, &[t[3399]]);
    // x3 of sameshape
    t[3416] = s.tok(&SUBTRACT, &[t[3415], t[20]]);
    // x4 of sameshape
    t[3417] = s.tok(&INVERT, &[t[3416]]);
    // x5 of sameshape
    t[3418] = s.tok(&COMBINE_T, &[t[3416], t[3417]]);
    // x6 of sameshape
    t[3419] = s.tok(&MAXIMUM, &[t[3418]]);
    // x7 of sameshape
    t[3420] = s.tok(&MULTIPLY, &[t[3419], Int(100)]);
    // x8 of sameshape
    t[3421] = s.tok(&SUBTRACT, &[Int(1000), t[3420]]);
    // x9 of sameshape
    t[3422] = s.tok(&ASTUPLE, &[t[3421], t[20]]);
    // x2 of sameshapes
    t[3423] = s.call(t[28], &[t[3399]]);
    // x4 of sameshapes
    t[3424] = s.tok(&INTERSECTION, &[t[3423], t[30]]);
    // x5 of sameshapes
    t[3425] = s.tok(&DIFFERENCE, &[t[30], t[3423]]);
    // x6 of sameshapes
    t[3426] = s.tok(&SIZE, &[t[3424]]);
    // x7 of sameshapes
    t[3427] = s.tok(&SIZE, &[t[3425]]);
    // x8 of sameshapes
    t[3428] = s.tok(&SUBTRACT, &[t[3426], t[3427]]);
    // x9 of sameshapes
    t[3429] = s.tok(&MULTIPLY, &[t[3428], Int(100)]);
    // x10 of sameshapes
    t[3430] = s.tok(&ASTUPLE, &[t[3429], t[3425]]);
    // x1 of samebackground
    t[3431] = s.tok(&MOSTCOLOR_T, &[t[3399]]);
    // x3 of samebackground
    t[3432] = s.tok(&EQUALITY, &[t[3431], t[39]]);
    // x4 of samebackground
    t[3433] = s.tok(&BRANCH, &[t[3432], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3434] = s.tok(&ASTUPLE, &[t[3431], t[39]]);
    // x6 of samebackground
    t[3435] = s.tok(&ASTUPLE, &[t[3433], t[3434]]);
    // x1 of mirrorwall_2
    t[3436] = s.tok(&MIR_ROT_T, &[I, Int(2)]);
    // x2 of mirrorwall_2, x5 of pinwheel_2, x2 of pinwheel_5 and 3 more
    t[3437] = s.tok(&HEIGHT_T, &[I]);
    // x3 of mirrorwall_2, x6 of pinwheel_2
    t[3438] = s.tok(&ASTUPLE, &[t[3437], Int(1)]);
    // x4 of mirrorwall_2, x7 of pinwheel_2
    t[3439] = s.tok(&CANVAS, &[Int(5), t[3438]]);
    // x5 of mirrorwall_2
    t[3440] = s.tok(&HCONCAT, &[t[3439], t[3436]]);
    // O of mirrorwall_2
    t[3441] = s.tok(&HCONCAT, &[I, t[3440]]);
    // x1 of samepalette
    t[3442] = s.tok(&PALETTE_T, &[t[3441]]);
    // x3 of samepalette
    t[3443] = s.tok(&DIFFERENCE, &[t[3442], t[2]]);
    // x4 of samepalette
    t[3444] = s.tok(&DIFFERENCE, &[t[2], t[3442]]);
    // x5 of samepalette
    t[3445] = s.tok(&COMBINE_F, &[t[3443], t[3444]]);
    // x6 of samepalette
    t[3446] = s.tok(&SIZE, &[t[3445]]);
    // x7 of samepalette
    t[3447] = s.tok(&MULTIPLY, &[t[3446], Int(100)]);
    // x8 of samepalette
    t[3448] = s.tok(&SUBTRACT, &[Int(1000), t[3447]]);
    // x9 of samepalette
    t[3449] = s.tok(&ASTUPLE, &[t[3448], t[3445]]);
    // x1 of samecells
    t[3450] = s.tok(&CELLWISE, &[C, t[3441], Int(-1)]);
    // x2 of samecells
    t[3451] = s.tok(&OFCOLOR, &[t[3450], Int(-1)]);
    // x4 of samecells
    t[3452] = s.tok(&DIFFERENCE, &[t[12], t[3451]]);
    // x5 of samecells
    t[3453] = s.tok(&SIZE, &[t[3452]]);
    // x6 of samecells
    t[3454] = s.tok(&MULTIPLY, &[t[3453], Int(1000)]);
    // x8 of samecells
    t[3455] = s.tok(&DIVIDE, &[t[3454], t[16]]);
    // x9 of samecells
    t[3456] = s.tok(&ASTUPLE, &[t[3455], t[3451]]);
    // x1 of sameshape
    t[3457] = s.tok(&SHAPE_T, &[t[3441]]);
    // x3 of sameshape
    t[3458] = s.tok(&SUBTRACT, &[t[3457], t[20]]);
    // x4 of sameshape
    t[3459] = s.tok(&INVERT, &[t[3458]]);
    // x5 of sameshape
    t[3460] = s.tok(&COMBINE_T, &[t[3458], t[3459]]);
    // x6 of sameshape
    t[3461] = s.tok(&MAXIMUM, &[t[3460]]);
    // x7 of sameshape
    t[3462] = s.tok(&MULTIPLY, &[t[3461], Int(100)]);
    // x8 of sameshape
    t[3463] = s.tok(&SUBTRACT, &[Int(1000), t[3462]]);
    // x9 of sameshape
    t[3464] = s.tok(&ASTUPLE, &[t[3463], t[20]]);
    // x2 of sameshapes
    t[3465] = s.call(t[28], &[t[3441]]);
    // x4 of sameshapes
    t[3466] = s.tok(&INTERSECTION, &[t[3465], t[30]]);
    // x5 of sameshapes
    t[3467] = s.tok(&DIFFERENCE, &[t[30], t[3465]]);
    // x6 of sameshapes
    t[3468] = s.tok(&SIZE, &[t[3466]]);
    // x7 of sameshapes
    t[3469] = s.tok(&SIZE, &[t[3467]]);
    // x8 of sameshapes
    t[3470] = s.tok(&SUBTRACT, &[t[3468], t[3469]]);
    // x9 of sameshapes
    t[3471] = s.tok(&MULTIPLY, &[t[3470], Int(100)]);
    // x10 of sameshapes
    t[3472] = s.tok(&ASTUPLE, &[t[3471], t[3467]]);
    // x1 of samebackground
    t[3473] = s.tok(&MOSTCOLOR_T, &[t[3441]]);
    // x3 of samebackground
    t[3474] = s.tok(&EQUALITY, &[t[3473], t[39]]);
    // x4 of samebackground
    t[3475] = s.tok(&BRANCH, &[t[3474], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3476] = s.tok(&ASTUPLE, &[t[3473], t[39]]);
    // x6 of samebackground
    t[3477] = s.tok(&ASTUPLE, &[t[3475], t[3476]]);
    // x1 of keepbiggest_2, x1 of framesquares_2, x1 of zoomsmall_2 and 34 more
    t[3478] = s.tok(&O_G, &[I, Int(5)]);
    // x2 of keepbiggest_2
    t[3479] = s.tok(&GET_ARG_RANK_F, &[t[3478], Arg::tok(&SIZE), Int(0)]);
    // x3 of keepbiggest_2, x1 of swapcrowd_2
    t[3480] = s.tok(&GET_COLOR_RANK_T, &[I, Int(0)]);
    // x5 of keepbiggest_2
    t[3481] = s.tok(&CANVAS, &[t[3480], t[19]]);
    // O of keepbiggest_2
    t[3482] = s.tok(&PAINT, &[t[3481], t[3479]]);
    // x1 of samepalette
    t[3483] = s.tok(&PALETTE_T, &[t[3482]]);
    // x3 of samepalette
    t[3484] = s.tok(&DIFFERENCE, &[t[3483], t[2]]);
    // x4 of samepalette
    t[3485] = s.tok(&DIFFERENCE, &[t[2], t[3483]]);
    // x5 of samepalette
    t[3486] = s.tok(&COMBINE_F, &[t[3484], t[3485]]);
    // x6 of samepalette
    t[3487] = s.tok(&SIZE, &[t[3486]]);
    // x7 of samepalette
    t[3488] = s.tok(&MULTIPLY, &[t[3487], Int(100)]);
    // x8 of samepalette
    t[3489] = s.tok(&SUBTRACT, &[Int(1000), t[3488]]);
    // x9 of samepalette
    t[3490] = s.tok(&ASTUPLE, &[t[3489], t[3486]]);
    // x1 of samecells
    t[3491] = s.tok(&CELLWISE, &[C, t[3482], Int(-1)]);
    // x2 of samecells
    t[3492] = s.tok(&OFCOLOR, &[t[3491], Int(-1)]);
    // x4 of samecells
    t[3493] = s.tok(&DIFFERENCE, &[t[12], t[3492]]);
    // x5 of samecells
    t[3494] = s.tok(&SIZE, &[t[3493]]);
    // x6 of samecells
    t[3495] = s.tok(&MULTIPLY, &[t[3494], Int(1000)]);
    // x8 of samecells
    t[3496] = s.tok(&DIVIDE, &[t[3495], t[16]]);
    // x9 of samecells
    t[3497] = s.tok(&ASTUPLE, &[t[3496], t[3492]]);
    // x1 of sameshape
    t[3498] = s.tok(&SHAPE_T, &[t[3482]]);
    // x3 of sameshape
    t[3499] = s.tok(&SUBTRACT, &[t[3498], t[20]]);
    // x4 of sameshape
    t[3500] = s.tok(&INVERT, &[t[3499]]);
    // x5 of sameshape
    t[3501] = s.tok(&COMBINE_T, &[t[3499], t[3500]]);
    // x6 of sameshape
    t[3502] = s.tok(&MAXIMUM, &[t[3501]]);
    // x7 of sameshape
    t[3503] = s.tok(&MULTIPLY, &[t[3502], Int(100)]);
    // x8 of sameshape
    t[3504] = s.tok(&SUBTRACT, &[Int(1000), t[3503]]);
    // x9 of sameshape
    t[3505] = s.tok(&ASTUPLE, &[t[3504], t[20]]);
    // x2 of sameshapes
    t[3506] = s.call(t[28], &[t[3482]]);
    // x4 of sameshapes
    t[3507] = s.tok(&INTERSECTION, &[t[3506], t[30]]);
    // x5 of sameshapes
    t[3508] = s.tok(&DIFFERENCE, &[t[30], t[3506]]);
    // x6 of sameshapes
    t[3509] = s.tok(&SIZE, &[t[3507]]);
    // x7 of sameshapes
    t[3510] = s.tok(&SIZE, &[t[3508]]);
    // x8 of sameshapes
    t[3511] = s.tok(&SUBTRACT, &[t[3509], t[3510]]);
    // x9 of sameshapes
    t[3512] = s.tok(&MULTIPLY, &[t[3511], Int(100)]);
    // x10 of sameshapes
    t[3513] = s.tok(&ASTUPLE, &[t[3512], t[3508]]);
    // x1 of samebackground
    t[3514] = s.tok(&MOSTCOLOR_T, &[t[3482]]);
    // x3 of samebackground
    t[3515] = s.tok(&EQUALITY, &[t[3514], t[39]]);
    // x4 of samebackground
    t[3516] = s.tok(&BRANCH, &[t[3515], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3517] = s.tok(&ASTUPLE, &[t[3514], t[39]]);
    // x6 of samebackground
    t[3518] = s.tok(&ASTUPLE, &[t[3516], t[3517]]);
    // x1 of keepbiggest_5
    t[3519] = s.tok(&OBJECTS, &[I, Int(1), Int(0), Int(1)]);
    // x2 of keepbiggest_5
    t[3520] = s.tok(&ARGMAX, &[t[3519], Arg::tok(&SIZE)]);
    // x3 of keepbiggest_5
    t[3521] = s.tok(&REMOVE_F, &[t[3520], t[3519]]);
    // x4 of keepbiggest_5
    t[3522] = s.tok(&MERGE, &[t[3521]]);
    // O of keepbiggest_5
    t[3523] = s.tok(&COVER, &[I, t[3522]]);
    // x1 of samepalette
    t[3524] = s.tok(&PALETTE_T, &[t[3523]]);
    // x3 of samepalette
    t[3525] = s.tok(&DIFFERENCE, &[t[3524], t[2]]);
    // x4 of samepalette
    t[3526] = s.tok(&DIFFERENCE, &[t[2], t[3524]]);
    // x5 of samepalette
    t[3527] = s.tok(&COMBINE_F, &[t[3525], t[3526]]);
    // x6 of samepalette
    t[3528] = s.tok(&SIZE, &[t[3527]]);
    // x7 of samepalette
    t[3529] = s.tok(&MULTIPLY, &[t[3528], Int(100)]);
    // x8 of samepalette
    t[3530] = s.tok(&SUBTRACT, &[Int(1000), t[3529]]);
    // x9 of samepalette
    t[3531] = s.tok(&ASTUPLE, &[t[3530], t[3527]]);
    // x1 of samecells
    t[3532] = s.tok(&CELLWISE, &[C, t[3523], Int(-1)]);
    // x2 of samecells
    t[3533] = s.tok(&OFCOLOR, &[t[3532], Int(-1)]);
    // x4 of samecells
    t[3534] = s.tok(&DIFFERENCE, &[t[12], t[3533]]);
    // x5 of samecells
    t[3535] = s.tok(&SIZE, &[t[3534]]);
    // x6 of samecells
    t[3536] = s.tok(&MULTIPLY, &[t[3535], Int(1000)]);
    // x8 of samecells
    t[3537] = s.tok(&DIVIDE, &[t[3536], t[16]]);
    // x9 of samecells
    t[3538] = s.tok(&ASTUPLE, &[t[3537], t[3533]]);
    // x1 of sameshape
    t[3539] = s.tok(&SHAPE_T, &[t[3523]]);
    // x3 of sameshape
    t[3540] = s.tok(&SUBTRACT, &[t[3539], t[20]]);
    // x4 of sameshape
    t[3541] = s.tok(&INVERT, &[t[3540]]);
    // x5 of sameshape
    t[3542] = s.tok(&COMBINE_T, &[t[3540], t[3541]]);
    // x6 of sameshape
    t[3543] = s.tok(&MAXIMUM, &[t[3542]]);
    // x7 of sameshape
    t[3544] = s.tok(&MULTIPLY, &[t[3543], Int(100)]);
    // x8 of sameshape
    t[3545] = s.tok(&SUBTRACT, &[Int(1000), t[3544]]);
    // x9 of sameshape
    t[3546] = s.tok(&ASTUPLE, &[t[3545], t[20]]);
    // x2 of sameshapes
    t[3547] = s.call(t[28], &[t[3523]]);
    // x4 of sameshapes
    t[3548] = s.tok(&INTERSECTION, &[t[3547], t[30]]);
    // x5 of sameshapes
    t[3549] = s.tok(&DIFFERENCE, &[t[30], t[3547]]);
    // x6 of sameshapes
    t[3550] = s.tok(&SIZE, &[t[3548]]);
    // x7 of sameshapes
    t[3551] = s.tok(&SIZE, &[t[3549]]);
    // x8 of sameshapes
    t[3552] = s.tok(&SUBTRACT, &[t[3550], t[3551]]);
    // x9 of sameshapes
    t[3553] = s.tok(&MULTIPLY, &[t[3552], Int(100)]);
    // x10 of sameshapes
    t[3554] = s.tok(&ASTUPLE, &[t[3553], t[3549]]);
    // x1 of samebackground
    t[3555] = s.tok(&MOSTCOLOR_T, &[t[3523]]);
    // x3 of samebackground
    t[3556] = s.tok(&EQUALITY, &[t[3555], t[39]]);
    // x4 of samebackground
    t[3557] = s.tok(&BRANCH, &[t[3556], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3558] = s.tok(&ASTUPLE, &[t[3555], t[39]]);
    // x6 of samebackground
    t[3559] = s.tok(&ASTUPLE, &[t[3557], t[3558]]);
    // x1 of gravitywell_2, x1 of heavyside_5
    t[3560] = s.tok(&LEFTHALF, &[I]);
    // x2 of gravitywell_2, x2 of heavyside_5
    t[3561] = s.tok(&RIGHTHALF, &[I]);
    // x3 of gravitywell_2
    t[3562] = s.tok(&RBIND, &[Arg::tok(&SFILTER_T), Arg::tok(&POSITIVE)]);
    // x4 of gravitywell_2
    t[3563] = s.tok(&COMPOSE, &[Arg::tok(&FLIP), Arg::tok(&POSITIVE)]);
    // x5 of gravitywell_2
    t[3564] = s.tok(&RBIND, &[Arg::tok(&SFILTER_T), t[3563]]);
    // x6 of gravitywell_2
    t[3565] = s.tok(&FORK, &[Arg::tok(&COMBINE_T), t[3564], t[3562]]);
    // x7 of gravitywell_2
    t[3566] = s.tok(&FORK, &[Arg::tok(&COMBINE_T), t[3562], t[3564]]);
    // x8 of gravitywell_2
    t[3567] = s.tok(&APPLY_T, &[t[3565], t[3560]]);
    // x9 of gravitywell_2
    t[3568] = s.tok(&APPLY_T, &[t[3566], t[3561]]);
    // O of gravitywell_2
    t[3569] = s.tok(&HCONCAT, &[t[3567], t[3568]]);
    // x1 of samepalette
    t[3570] = s.tok(&PALETTE_T, &[t[3569]]);
    // x3 of samepalette
    t[3571] = s.tok(&DIFFERENCE, &[t[3570], t[2]]);
    // x4 of samepalette
    t[3572] = s.tok(&DIFFERENCE, &[t[2], t[3570]]);
    // x5 of samepalette
    t[3573] = s.tok(&COMBINE_F, &[t[3571], t[3572]]);
    // x6 of samepalette
    t[3574] = s.tok(&SIZE, &[t[3573]]);
    // x7 of samepalette
    t[3575] = s.tok(&MULTIPLY, &[t[3574], Int(100)]);
    // x8 of samepalette
    t[3576] = s.tok(&SUBTRACT, &[Int(1000), t[3575]]);
    // x9 of samepalette
    t[3577] = s.tok(&ASTUPLE, &[t[3576], t[3573]]);
    // x1 of samecells
    t[3578] = s.tok(&CELLWISE, &[C, t[3569], Int(-1)]);
    // x2 of samecells
    t[3579] = s.tok(&OFCOLOR, &[t[3578], Int(-1)]);
    // x4 of samecells
    t[3580] = s.tok(&DIFFERENCE, &[t[12], t[3579]]);
    // x5 of samecells
    t[3581] = s.tok(&SIZE, &[t[3580]]);
    // x6 of samecells
    t[3582] = s.tok(&MULTIPLY, &[t[3581], Int(1000)]);
    // x8 of samecells
    t[3583] = s.tok(&DIVIDE, &[t[3582], t[16]]);
    // x9 of samecells
    t[3584] = s.tok(&ASTUPLE, &[t[3583], t[3579]]);
    // x1 of sameshape
    t[3585] = s.tok(&SHAPE_T, &[t[3569]]);
    // x3 of sameshape
    t[3586] = s.tok(&SUBTRACT, &[t[3585], t[20]]);
    // x4 of sameshape
    t[3587] = s.tok(&INVERT, &[t[3586]]);
    // x5 of sameshape
    t[3588] = s.tok(&COMBINE_T, &[t[3586], t[3587]]);
    // x6 of sameshape
    t[3589] = s.tok(&MAXIMUM, &[t[3588]]);
    // x7 of sameshape
    t[3590] = s.tok(&MULTIPLY, &[t[3589], Int(100)]);
    // x8 of sameshape
    t[3591] = s.tok(&SUBTRACT, &[Int(1000), t[3590]]);
    // x9 of sameshape
    t[3592] = s.tok(&ASTUPLE, &[t[3591], t[20]]);
    // x2 of sameshapes
    t[3593] = s.call(t[28], &[t[3569]]);
    // x4 of sameshapes
    t[3594] = s.tok(&INTERSECTION, &[t[3593], t[30]]);
    // x5 of sameshapes
    t[3595] = s.tok(&DIFFERENCE, &[t[30], t[3593]]);
    // x6 of sameshapes
    t[3596] = s.tok(&SIZE, &[t[3594]]);
    // x7 of sameshapes
    t[3597] = s.tok(&SIZE, &[t[3595]]);
    // x8 of sameshapes
    t[3598] = s.tok(&SUBTRACT, &[t[3596], t[3597]]);
    // x9 of sameshapes
    t[3599] = s.tok(&MULTIPLY, &[t[3598], Int(100)]);
    // x10 of sameshapes
    t[3600] = s.tok(&ASTUPLE, &[t[3599], t[3595]]);
}

fn steps_19(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samebackground
    t[3601] = s.tok(&MOSTCOLOR_T, &[t[3569]]);
    // x3 of samebackground
    t[3602] = s.tok(&EQUALITY, &[t[3601], t[39]]);
    // x4 of samebackground
    t[3603] = s.tok(&BRANCH, &[t[3602], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3604] = s.tok(&ASTUPLE, &[t[3601], t[39]]);
    // x6 of samebackground
    t[3605] = s.tok(&ASTUPLE, &[t[3603], t[3604]]);
    // x1 of towersort_2
    t[3606] = s.tok(&DMIRROR_T, &[I]);
    // x2 of towersort_2
    t[3607] = s.tok(&LBIND, &[Arg::tok(&REMOVE_T), Int(0)]);
    // x3 of towersort_2
    t[3608] = s.tok(&COMPOSE, &[Arg::tok(&SIZE), t[3607]]);
    // x4 of towersort_2
    t[3609] = s.tok(&ORDER, &[t[3606], t[3608]]);
    // O of towersort_2
    t[3610] = s.tok(&DMIRROR_T, &[t[3609]]);
    // x1 of samepalette
    t[3611] = s.tok(&PALETTE_T, &[t[3610]]);
    // x3 of samepalette
    t[3612] = s.tok(&DIFFERENCE, &[t[3611], t[2]]);
    // x4 of samepalette
    t[3613] = s.tok(&DIFFERENCE, &[t[2], t[3611]]);
    // x5 of samepalette
    t[3614] = s.tok(&COMBINE_F, &[t[3612], t[3613]]);
    // x6 of samepalette
    t[3615] = s.tok(&SIZE, &[t[3614]]);
    // x7 of samepalette
    t[3616] = s.tok(&MULTIPLY, &[t[3615], Int(100)]);
    // x8 of samepalette
    t[3617] = s.tok(&SUBTRACT, &[Int(1000), t[3616]]);
    // x9 of samepalette
    t[3618] = s.tok(&ASTUPLE, &[t[3617], t[3614]]);
    // x1 of samecells
    t[3619] = s.tok(&CELLWISE, &[C, t[3610], Int(-1)]);
    // x2 of samecells
    t[3620] = s.tok(&OFCOLOR, &[t[3619], Int(-1)]);
    // x4 of samecells
    t[3621] = s.tok(&DIFFERENCE, &[t[12], t[3620]]);
    // x5 of samecells
    t[3622] = s.tok(&SIZE, &[t[3621]]);
    // x6 of samecells
    t[3623] = s.tok(&MULTIPLY, &[t[3622], Int(1000)]);
    // x8 of samecells
    t[3624] = s.tok(&DIVIDE, &[t[3623], t[16]]);
    // x9 of samecells
    t[3625] = s.tok(&ASTUPLE, &[t[3624], t[3620]]);
    // x1 of sameshape
    t[3626] = s.tok(&SHAPE_T, &[t[3610]]);
    // x3 of sameshape
    t[3627] = s.tok(&SUBTRACT, &[t[3626], t[20]]);
    // x4 of sameshape
    t[3628] = s.tok(&INVERT, &[t[3627]]);
    // x5 of sameshape
    t[3629] = s.tok(&COMBINE_T, &[t[3627], t[3628]]);
    // x6 of sameshape
    t[3630] = s.tok(&MAXIMUM, &[t[3629]]);
    // x7 of sameshape
    t[3631] = s.tok(&MULTIPLY, &[t[3630], Int(100)]);
    // x8 of sameshape
    t[3632] = s.tok(&SUBTRACT, &[Int(1000), t[3631]]);
    // x9 of sameshape
    t[3633] = s.tok(&ASTUPLE, &[t[3632], t[20]]);
    // x2 of sameshapes
    t[3634] = s.call(t[28], &[t[3610]]);
    // x4 of sameshapes
    t[3635] = s.tok(&INTERSECTION, &[t[3634], t[30]]);
    // x5 of sameshapes
    t[3636] = s.tok(&DIFFERENCE, &[t[30], t[3634]]);
    // x6 of sameshapes
    t[3637] = s.tok(&SIZE, &[t[3635]]);
    // x7 of sameshapes
    t[3638] = s.tok(&SIZE, &[t[3636]]);
    // x8 of sameshapes
    t[3639] = s.tok(&SUBTRACT, &[t[3637], t[3638]]);
    // x9 of sameshapes
    t[3640] = s.tok(&MULTIPLY, &[t[3639], Int(100)]);
    // x10 of sameshapes
    t[3641] = s.tok(&ASTUPLE, &[t[3640], t[3636]]);
    // x1 of samebackground
    t[3642] = s.tok(&MOSTCOLOR_T, &[t[3610]]);
    // x3 of samebackground
    t[3643] = s.tok(&EQUALITY, &[t[3642], t[39]]);
    // x4 of samebackground
    t[3644] = s.tok(&BRANCH, &[t[3643], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3645] = s.tok(&ASTUPLE, &[t[3642], t[39]]);
    // x6 of samebackground
    t[3646] = s.tok(&ASTUPLE, &[t[3644], t[3645]]);
    // x1 of paintbydot_2, x1 of paintbydot_6, x1 of echo_2
    t[3647] = s.tok(&O_G, &[I, Int(3)]);
    // x2 of paintbydot_2
    t[3648] = s.tok(&RBIND, &[Arg::tok(&GET_COLOR_RANK_F), Int(-1)]);
    // x3 of paintbydot_2
    t[3649] = s.tok(&FORK, &[Arg::tok(&RECOLOR_O), t[3648], Arg::tok(&IDENTITY)]);
    // x4 of paintbydot_2
    t[3650] = s.tok(&MAPPLY_F, &[t[3649], t[3647]]);
    // O of paintbydot_2
    t[3651] = s.tok(&PAINT, &[I, t[3650]]);
    // x1 of samepalette
    t[3652] = s.tok(&PALETTE_T, &[t[3651]]);
    // x3 of samepalette
    t[3653] = s.tok(&DIFFERENCE, &[t[3652], t[2]]);
    // x4 of samepalette
    t[3654] = s.tok(&DIFFERENCE, &[t[2], t[3652]]);
    // x5 of samepalette
    t[3655] = s.tok(&COMBINE_F, &[t[3653], t[3654]]);
    // x6 of samepalette
    t[3656] = s.tok(&SIZE, &[t[3655]]);
    // x7 of samepalette
    t[3657] = s.tok(&MULTIPLY, &[t[3656], Int(100)]);
    // x8 of samepalette
    t[3658] = s.tok(&SUBTRACT, &[Int(1000), t[3657]]);
    // x9 of samepalette
    t[3659] = s.tok(&ASTUPLE, &[t[3658], t[3655]]);
    // x1 of samecells
    t[3660] = s.tok(&CELLWISE, &[C, t[3651], Int(-1)]);
    // x2 of samecells
    t[3661] = s.tok(&OFCOLOR, &[t[3660], Int(-1)]);
    // x4 of samecells
    t[3662] = s.tok(&DIFFERENCE, &[t[12], t[3661]]);
    // x5 of samecells
    t[3663] = s.tok(&SIZE, &[t[3662]]);
    // x6 of samecells
    t[3664] = s.tok(&MULTIPLY, &[t[3663], Int(1000)]);
    // x8 of samecells
    t[3665] = s.tok(&DIVIDE, &[t[3664], t[16]]);
    // x9 of samecells
    t[3666] = s.tok(&ASTUPLE, &[t[3665], t[3661]]);
    // x1 of sameshape
    t[3667] = s.tok(&SHAPE_T, &[t[3651]]);
    // x3 of sameshape
    t[3668] = s.tok(&SUBTRACT, &[t[3667], t[20]]);
    // x4 of sameshape
    t[3669] = s.tok(&INVERT, &[t[3668]]);
    // x5 of sameshape
    t[3670] = s.tok(&COMBINE_T, &[t[3668], t[3669]]);
    // x6 of sameshape
    t[3671] = s.tok(&MAXIMUM, &[t[3670]]);
    // x7 of sameshape
    t[3672] = s.tok(&MULTIPLY, &[t[3671], Int(100)]);
    // x8 of sameshape
    t[3673] = s.tok(&SUBTRACT, &[Int(1000), t[3672]]);
    // x9 of sameshape
    t[3674] = s.tok(&ASTUPLE, &[t[3673], t[20]]);
    // x2 of sameshapes
    t[3675] = s.call(t[28], &[t[3651]]);
    // x4 of sameshapes
    t[3676] = s.tok(&INTERSECTION, &[t[3675], t[30]]);
    // x5 of sameshapes
    t[3677] = s.tok(&DIFFERENCE, &[t[30], t[3675]]);
    // x6 of sameshapes
    t[3678] = s.tok(&SIZE, &[t[3676]]);
    // x7 of sameshapes
    t[3679] = s.tok(&SIZE, &[t[3677]]);
    // x8 of sameshapes
    t[3680] = s.tok(&SUBTRACT, &[t[3678], t[3679]]);
    // x9 of sameshapes
    t[3681] = s.tok(&MULTIPLY, &[t[3680], Int(100)]);
    // x10 of sameshapes
    t[3682] = s.tok(&ASTUPLE, &[t[3681], t[3677]]);
    // x1 of samebackground
    t[3683] = s.tok(&MOSTCOLOR_T, &[t[3651]]);
    // x3 of samebackground
    t[3684] = s.tok(&EQUALITY, &[t[3683], t[39]]);
    // x4 of samebackground
    t[3685] = s.tok(&BRANCH, &[t[3684], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3686] = s.tok(&ASTUPLE, &[t[3683], t[39]]);
    // x6 of samebackground
    t[3687] = s.tok(&ASTUPLE, &[t[3685], t[3686]]);
    // x1 of paintbydot_5
    t[3688] = s.tok(&O_G_T, &[I, Int(3)]);
    // x2 of paintbydot_5
    t[3689] = s.tok(&RBIND, &[Arg::tok(&OTHER_T), Int(5)]);
    // x3 of paintbydot_5
    t[3690] = s.tok(&COMPOSE, &[t[3689], Arg::tok(&P_O)]);
    // x4 of paintbydot_5
    t[3691] = s.tok(&APPLY_T, &[t[3690], t[3688]]);
    // x5 of paintbydot_5
    t[3692] = s.tok(&MPAPPLY, &[Arg::tok(&RECOLOR_O), t[3691], t[3688]]);
    // O of paintbydot_5
    t[3693] = s.tok(&PAINT, &[I, t[3692]]);
    // x1 of samepalette
    t[3694] = s.tok(&PALETTE_T, &[t[3693]]);
    // x3 of samepalette
    t[3695] = s.tok(&DIFFERENCE, &[t[3694], t[2]]);
    // x4 of samepalette
    t[3696] = s.tok(&DIFFERENCE, &[t[2], t[3694]]);
    // x5 of samepalette
    t[3697] = s.tok(&COMBINE_F, &[t[3695], t[3696]]);
    // x6 of samepalette
    t[3698] = s.tok(&SIZE, &[t[3697]]);
    // x7 of samepalette
    t[3699] = s.tok(&MULTIPLY, &[t[3698], Int(100)]);
    // x8 of samepalette
    t[3700] = s.tok(&SUBTRACT, &[Int(1000), t[3699]]);
    // x9 of samepalette
    t[3701] = s.tok(&ASTUPLE, &[t[3700], t[3697]]);
    // x1 of samecells
    t[3702] = s.tok(&CELLWISE, &[C, t[3693], Int(-1)]);
    // x2 of samecells
    t[3703] = s.tok(&OFCOLOR, &[t[3702], Int(-1)]);
    // x4 of samecells
    t[3704] = s.tok(&DIFFERENCE, &[t[12], t[3703]]);
    // x5 of samecells
    t[3705] = s.tok(&SIZE, &[t[3704]]);
    // x6 of samecells
    t[3706] = s.tok(&MULTIPLY, &[t[3705], Int(1000)]);
    // x8 of samecells
    t[3707] = s.tok(&DIVIDE, &[t[3706], t[16]]);
    // x9 of samecells
    t[3708] = s.tok(&ASTUPLE, &[t[3707], t[3703]]);
    // x1 of sameshape
    t[3709] = s.tok(&SHAPE_T, &[t[3693]]);
    // x3 of sameshape
    t[3710] = s.tok(&SUBTRACT, &[t[3709], t[20]]);
    // x4 of sameshape
    t[3711] = s.tok(&INVERT, &[t[3710]]);
    // x5 of sameshape
    t[3712] = s.tok(&COMBINE_T, &[t[3710], t[3711]]);
    // x6 of sameshape
    t[3713] = s.tok(&MAXIMUM, &[t[3712]]);
    // x7 of sameshape
    t[3714] = s.tok(&MULTIPLY, &[t[3713], Int(100)]);
    // x8 of sameshape
    t[3715] = s.tok(&SUBTRACT, &[Int(1000), t[3714]]);
    // x9 of sameshape
    t[3716] = s.tok(&ASTUPLE, &[t[3715], t[20]]);
    // x2 of sameshapes
    t[3717] = s.call(t[28], &[t[3693]]);
    // x4 of sameshapes
    t[3718] = s.tok(&INTERSECTION, &[t[3717], t[30]]);
    // x5 of sameshapes
    t[3719] = s.tok(&DIFFERENCE, &[t[30], t[3717]]);
    // x6 of sameshapes
    t[3720] = s.tok(&SIZE, &[t[3718]]);
    // x7 of sameshapes
    t[3721] = s.tok(&SIZE, &[t[3719]]);
    // x8 of sameshapes
    t[3722] = s.tok(&SUBTRACT, &[t[3720], t[3721]]);
    // x9 of sameshapes
    t[3723] = s.tok(&MULTIPLY, &[t[3722], Int(100)]);
    // x10 of sameshapes
    t[3724] = s.tok(&ASTUPLE, &[t[3723], t[3719]]);
    // x1 of samebackground
    t[3725] = s.tok(&MOSTCOLOR_T, &[t[3693]]);
    // x3 of samebackground
    t[3726] = s.tok(&EQUALITY, &[t[3725], t[39]]);
    // x4 of samebackground
    t[3727] = s.tok(&BRANCH, &[t[3726], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3728] = s.tok(&ASTUPLE, &[t[3725], t[39]]);
    // x6 of samebackground
    t[3729] = s.tok(&ASTUPLE, &[t[3727], t[3728]]);
    // x2 of paintbydot_6
    t[3730] = s.tok(&RBIND, &[Arg::tok(&OTHER_F), Int(5)]);
    // x3 of paintbydot_6
    t[3731] = s.tok(&COMPOSE, &[t[3730], Arg::tok(&P_F)]);
    // x4 of paintbydot_6
    t[3732] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), t[3731], Arg::tok(&TOINDICES_O)]);
    // x5 of paintbydot_6
    t[3733] = s.tok(&MAPPLY, &[t[3732], t[3647]]);
    // O of paintbydot_6
    t[3734] = s.tok(&PAINT, &[I, t[3733]]);
    // x1 of samepalette
    t[3735] = s.tok(&PALETTE_T, &[t[3734]]);
    // x3 of samepalette
    t[3736] = s.tok(&DIFFERENCE, &[t[3735], t[2]]);
    // x4 of samepalette
    t[3737] = s.tok(&DIFFERENCE, &[t[2], t[3735]]);
    // x5 of samepalette
    t[3738] = s.tok(&COMBINE_F, &[t[3736], t[3737]]);
    // x6 of samepalette
    t[3739] = s.tok(&SIZE, &[t[3738]]);
    // x7 of samepalette
    t[3740] = s.tok(&MULTIPLY, &[t[3739], Int(100)]);
    // x8 of samepalette
    t[3741] = s.tok(&SUBTRACT, &[Int(1000), t[3740]]);
    // x9 of samepalette
    t[3742] = s.tok(&ASTUPLE, &[t[3741], t[3738]]);
    // x1 of samecells
    t[3743] = s.tok(&CELLWISE, &[C, t[3734], Int(-1)]);
    // x2 of samecells
    t[3744] = s.tok(&OFCOLOR, &[t[3743], Int(-1)]);
    // x4 of samecells
    t[3745] = s.tok(&DIFFERENCE, &[t[12], t[3744]]);
    // x5 of samecells
    t[3746] = s.tok(&SIZE, &[t[3745]]);
    // x6 of samecells
    t[3747] = s.tok(&MULTIPLY, &[t[3746], Int(1000)]);
    // x8 of samecells
    t[3748] = s.tok(&DIVIDE, &[t[3747], t[16]]);
    // x9 of samecells
    t[3749] = s.tok(&ASTUPLE, &[t[3748], t[3744]]);
    // x1 of sameshape
    t[3750] = s.tok(&SHAPE_T, &[t[3734]]);
    // x3 of sameshape
    t[3751] = s.tok(&SUBTRACT, &[t[3750], t[20]]);
    // x4 of sameshape
    t[3752] = s.tok(&INVERT, &[t[3751]]);
    // x5 of sameshape
    t[3753] = s.tok(&COMBINE_T, &[t[3751], t[3752]]);
    // x6 of sameshape
    t[3754] = s.tok(&MAXIMUM, &[t[3753]]);
    // x7 of sameshape
    t[3755] = s.tok(&MULTIPLY, &[t[3754], Int(100)]);
    // x8 of sameshape
    t[3756] = s.tok(&SUBTRACT, &[Int(1000), t[3755]]);
    // x9 of sameshape
    t[3757] = s.tok(&ASTUPLE, &[t[3756], t[20]]);
    // x2 of sameshapes
    t[3758] = s.call(t[28], &[t[3734]]);
    // x4 of sameshapes
    t[3759] = s.tok(&INTERSECTION, &[t[3758], t[30]]);
    // x5 of sameshapes
    t[3760] = s.tok(&DIFFERENCE, &[t[30], t[3758]]);
    // x6 of sameshapes
    t[3761] = s.tok(&SIZE, &[t[3759]]);
    // x7 of sameshapes
    t[3762] = s.tok(&SIZE, &[t[3760]]);
    // x8 of sameshapes
    t[3763] = s.tok(&SUBTRACT, &[t[3761], t[3762]]);
    // x9 of sameshapes
    t[3764] = s.tok(&MULTIPLY, &[t[3763], Int(100)]);
    // x10 of sameshapes
    t[3765] = s.tok(&ASTUPLE, &[t[3764], t[3760]]);
    // x1 of samebackground
    t[3766] = s.tok(&MOSTCOLOR_T, &[t[3734]]);
    // x3 of samebackground
    t[3767] = s.tok(&EQUALITY, &[t[3766], t[39]]);
    // x4 of samebackground
    t[3768] = s.tok(&BRANCH, &[t[3767], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3769] = s.tok(&ASTUPLE, &[t[3766], t[39]]);
    // x6 of samebackground
    t[3770] = s.tok(&ASTUPLE, &[t[3768], t[3769]]);
    // x2 of framesquares_2
    t[3771] = s.tok(&SFILTER_F, &[t[3478], Arg::tok(&SQUARE_F)]);
    // x3 of framesquares_2
    t[3772] = s.tok(&MAPPLY_F, &[Arg::tok(&OUTBOX), t[3771]]);
    // O of framesquares_2
    t[3773] = s.tok(&UNDERFILL, &[I, Int(3), t[3772]]);
    // x1 of samepalette
    t[3774] = s.tok(&PALETTE_T, &[t[3773]]);
    // x3 of samepalette
    t[3775] = s.tok(&DIFFERENCE, &[t[3774], t[2]]);
    // x4 of samepalette
    t[3776] = s.tok(&DIFFERENCE, &[t[2], t[3774]]);
    // x5 of samepalette
    t[3777] = s.tok(&COMBINE_F, &[t[3775], t[3776]]);
    // x6 of samepalette
    t[3778] = s.tok(&SIZE, &[t[3777]]);
    // x7 of samepalette
    t[3779] = s.tok(&MULTIPLY, &[t[3778], Int(100)]);
    // x8 of samepalette
    t[3780] = s.tok(&SUBTRACT, &[Int(1000), t[3779]]);
    // x9 of samepalette
    t[3781] = s.tok(&ASTUPLE, &[t[3780], t[3777]]);
    // x1 of samecells
    t[3782] = s.tok(&CELLWISE, &[C, t[3773], Int(-1)]);
    // x2 of samecells
    t[3783] = s.tok(&OFCOLOR, &[t[3782], Int(-1)]);
    // x4 of samecells
    t[3784] = s.tok(&DIFFERENCE, &[t[12], t[3783]]);
    // x5 of samecells
    t[3785] = s.tok(&SIZE, &[t[3784]]);
    // x6 of samecells
    t[3786] = s.tok(&MULTIPLY, &[t[3785], Int(1000)]);
    // x8 of samecells
    t[3787] = s.tok(&DIVIDE, &[t[3786], t[16]]);
    // x9 of samecells
    t[3788] = s.tok(&ASTUPLE, &[t[3787], t[3783]]);
    // x1 of sameshape
    t[3789] = s.tok(&SHAPE_T, &[t[3773]]);
    // x3 of sameshape
    t[3790] = s.tok(&SUBTRACT, &[t[3789], t[20]]);
    // x4 of sameshape
    t[3791] = s.tok(&INVERT, &[t[3790]]);
    // x5 of sameshape
    t[3792] = s.tok(&COMBINE_T, &[t[3790], t[3791]]);
    // x6 of sameshape
    t[3793] = s.tok(&MAXIMUM, &[t[3792]]);
    // x7 of sameshape
    t[3794] = s.tok(&MULTIPLY, &[t[3793], Int(100)]);
    // x8 of sameshape
    t[3795] = s.tok(&SUBTRACT, &[Int(1000), t[3794]]);
    // x9 of sameshape
    t[3796] = s.tok(&ASTUPLE, &[t[3795], t[20]]);
    // x2 of sameshapes
    t[3797] = s.call(t[28], &[t[3773]]);
    // x4 of sameshapes
    t[3798] = s.tok(&INTERSECTION, &[t[3797], t[30]]);
    // x5 of sameshapes
    t[3799] = s.tok(&DIFFERENCE, &[t[30], t[3797]]);
    // x6 of sameshapes
    t[3800] = s.tok(&SIZE, &[t[3798]]);
}

fn steps_20(s: &mut dyn Steps, t: &mut [Arg]) {
    // x7 of sameshapes
    t[3801] = s.tok(&SIZE, &[t[3799]]);
    // x8 of sameshapes
    t[3802] = s.tok(&SUBTRACT, &[t[3800], t[3801]]);
    // x9 of sameshapes
    t[3803] = s.tok(&MULTIPLY, &[t[3802], Int(100)]);
    // x10 of sameshapes
    t[3804] = s.tok(&ASTUPLE, &[t[3803], t[3799]]);
    // x1 of samebackground
    t[3805] = s.tok(&MOSTCOLOR_T, &[t[3773]]);
    // x3 of samebackground
    t[3806] = s.tok(&EQUALITY, &[t[3805], t[39]]);
    // x4 of samebackground
    t[3807] = s.tok(&BRANCH, &[t[3806], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3808] = s.tok(&ASTUPLE, &[t[3805], t[39]]);
    // x6 of samebackground
    t[3809] = s.tok(&ASTUPLE, &[t[3807], t[3808]]);
    // x1 of innerring_2
    t[3810] = s.tok(&OBJECTS_T, &[I, Int(1), Int(0), Int(1)]);
    // x2 of innerring_2
    t[3811] = s.tok(&MAPPLY_T, &[Arg::tok(&INBOX), t[3810]]);
    // O of innerring_2
    t[3812] = s.tok(&FILL, &[I, Int(4), t[3811]]);
    // x1 of samepalette
    t[3813] = s.tok(&PALETTE_T, &[t[3812]]);
    // x3 of samepalette
    t[3814] = s.tok(&DIFFERENCE, &[t[3813], t[2]]);
    // x4 of samepalette
    t[3815] = s.tok(&DIFFERENCE, &[t[2], t[3813]]);
    // x5 of samepalette
    t[3816] = s.tok(&COMBINE_F, &[t[3814], t[3815]]);
    // x6 of samepalette
    t[3817] = s.tok(&SIZE, &[t[3816]]);
    // x7 of samepalette
    t[3818] = s.tok(&MULTIPLY, &[t[3817], Int(100)]);
    // x8 of samepalette
    t[3819] = s.tok(&SUBTRACT, &[Int(1000), t[3818]]);
    // x9 of samepalette
    t[3820] = s.tok(&ASTUPLE, &[t[3819], t[3816]]);
    // x1 of samecells
    t[3821] = s.tok(&CELLWISE, &[C, t[3812], Int(-1)]);
    // x2 of samecells
    t[3822] = s.tok(&OFCOLOR, &[t[3821], Int(-1)]);
    // x4 of samecells
    t[3823] = s.tok(&DIFFERENCE, &[t[12], t[3822]]);
    // x5 of samecells
    t[3824] = s.tok(&SIZE, &[t[3823]]);
    // x6 of samecells
    t[3825] = s.tok(&MULTIPLY, &[t[3824], Int(1000)]);
    // x8 of samecells
    t[3826] = s.tok(&DIVIDE, &[t[3825], t[16]]);
    // x9 of samecells
    t[3827] = s.tok(&ASTUPLE, &[t[3826], t[3822]]);
    // x1 of sameshape
    t[3828] = s.tok(&SHAPE_T, &[t[3812]]);
    // x3 of sameshape
    t[3829] = s.tok(&SUBTRACT, &[t[3828], t[20]]);
    // x4 of sameshape
    t[3830] = s.tok(&INVERT, &[t[3829]]);
    // x5 of sameshape
    t[3831] = s.tok(&COMBINE_T, &[t[3829], t[3830]]);
    // x6 of sameshape
    t[3832] = s.tok(&MAXIMUM, &[t[3831]]);
    // x7 of sameshape
    t[3833] = s.tok(&MULTIPLY, &[t[3832], Int(100)]);
    // x8 of sameshape
    t[3834] = s.tok(&SUBTRACT, &[Int(1000), t[3833]]);
    // x9 of sameshape
    t[3835] = s.tok(&ASTUPLE, &[t[3834], t[20]]);
    // x2 of sameshapes
    t[3836] = s.call(t[28], &[t[3812]]);
    // x4 of sameshapes
    t[3837] = s.tok(&INTERSECTION, &[t[3836], t[30]]);
    // x5 of sameshapes
    t[3838] = s.tok(&DIFFERENCE, &[t[30], t[3836]]);
    // x6 of sameshapes
    t[3839] = s.tok(&SIZE, &[t[3837]]);
    // x7 of sameshapes
    t[3840] = s.tok(&SIZE, &[t[3838]]);
    // x8 of sameshapes
    t[3841] = s.tok(&SUBTRACT, &[t[3839], t[3840]]);
    // x9 of sameshapes
    t[3842] = s.tok(&MULTIPLY, &[t[3841], Int(100)]);
    // x10 of sameshapes
    t[3843] = s.tok(&ASTUPLE, &[t[3842], t[3838]]);
    // x1 of samebackground
    t[3844] = s.tok(&MOSTCOLOR_T, &[t[3812]]);
    // x3 of samebackground
    t[3845] = s.tok(&EQUALITY, &[t[3844], t[39]]);
    // x4 of samebackground
    t[3846] = s.tok(&BRANCH, &[t[3845], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3847] = s.tok(&ASTUPLE, &[t[3844], t[39]]);
    // x6 of samebackground
    t[3848] = s.tok(&ASTUPLE, &[t[3846], t[3847]]);
    // x1 of crossfire_2, x2 of compasspoint_2, x3 of contagion_6 and 5 more
    t[3849] = s.tok(&OFCOLOR, &[I, Int(2)]);
    // x2 of crossfire_2
    t[3850] = s.tok(&MAPPLY_F, &[Arg::tok(&HFRONTIER), t[3849]]);
    // x3 of crossfire_2, x4 of magnet_2, x1 of compasspoint_2 and 8 more
    t[3851] = s.tok(&OFCOLOR, &[I, Int(1)]);
    // x4 of crossfire_2
    t[3852] = s.tok(&MAPPLY_F, &[Arg::tok(&VFRONTIER), t[3851]]);
    // x5 of crossfire_2
    t[3853] = s.tok(&INTERSECTION, &[t[3850], t[3852]]);
    // x6 of crossfire_2
    t[3854] = s.tok(&FILL, &[I, Int(2), t[3850]]);
    // x7 of crossfire_2
    t[3855] = s.tok(&FILL, &[t[3854], Int(1), t[3852]]);
    // O of crossfire_2
    t[3856] = s.tok(&FILL, &[t[3855], Int(4), t[3853]]);
    // x1 of samepalette
    t[3857] = s.tok(&PALETTE_T, &[t[3856]]);
    // x3 of samepalette
    t[3858] = s.tok(&DIFFERENCE, &[t[3857], t[2]]);
    // x4 of samepalette
    t[3859] = s.tok(&DIFFERENCE, &[t[2], t[3857]]);
    // x5 of samepalette
    t[3860] = s.tok(&COMBINE_F, &[t[3858], t[3859]]);
    // x6 of samepalette
    t[3861] = s.tok(&SIZE, &[t[3860]]);
    // x7 of samepalette
    t[3862] = s.tok(&MULTIPLY, &[t[3861], Int(100)]);
    // x8 of samepalette
    t[3863] = s.tok(&SUBTRACT, &[Int(1000), t[3862]]);
    // x9 of samepalette
    t[3864] = s.tok(&ASTUPLE, &[t[3863], t[3860]]);
    // x1 of samecells
    t[3865] = s.tok(&CELLWISE, &[C, t[3856], Int(-1)]);
    // x2 of samecells
    t[3866] = s.tok(&OFCOLOR, &[t[3865], Int(-1)]);
    // x4 of samecells
    t[3867] = s.tok(&DIFFERENCE, &[t[12], t[3866]]);
    // x5 of samecells
    t[3868] = s.tok(&SIZE, &[t[3867]]);
    // x6 of samecells
    t[3869] = s.tok(&MULTIPLY, &[t[3868], Int(1000)]);
    // x8 of samecells
    t[3870] = s.tok(&DIVIDE, &[t[3869], t[16]]);
    // x9 of samecells
    t[3871] = s.tok(&ASTUPLE, &[t[3870], t[3866]]);
    // x1 of sameshape
    t[3872] = s.tok(&SHAPE_T, &[t[3856]]);
    // x3 of sameshape
    t[3873] = s.tok(&SUBTRACT, &[t[3872], t[20]]);
    // x4 of sameshape
    t[3874] = s.tok(&INVERT, &[t[3873]]);
    // x5 of sameshape
    t[3875] = s.tok(&COMBINE_T, &[t[3873], t[3874]]);
    // x6 of sameshape
    t[3876] = s.tok(&MAXIMUM, &[t[3875]]);
    // x7 of sameshape
    t[3877] = s.tok(&MULTIPLY, &[t[3876], Int(100)]);
    // x8 of sameshape
    t[3878] = s.tok(&SUBTRACT, &[Int(1000), t[3877]]);
    // x9 of sameshape
    t[3879] = s.tok(&ASTUPLE, &[t[3878], t[20]]);
    // x2 of sameshapes
    t[3880] = s.call(t[28], &[t[3856]]);
    // x4 of sameshapes
    t[3881] = s.tok(&INTERSECTION, &[t[3880], t[30]]);
    // x5 of sameshapes
    t[3882] = s.tok(&DIFFERENCE, &[t[30], t[3880]]);
    // x6 of sameshapes
    t[3883] = s.tok(&SIZE, &[t[3881]]);
    // x7 of sameshapes
    t[3884] = s.tok(&SIZE, &[t[3882]]);
    // x8 of sameshapes
    t[3885] = s.tok(&SUBTRACT, &[t[3883], t[3884]]);
    // x9 of sameshapes
    t[3886] = s.tok(&MULTIPLY, &[t[3885], Int(100)]);
    // x10 of sameshapes
    t[3887] = s.tok(&ASTUPLE, &[t[3886], t[3882]]);
    // x1 of samebackground
    t[3888] = s.tok(&MOSTCOLOR_T, &[t[3856]]);
    // x3 of samebackground
    t[3889] = s.tok(&EQUALITY, &[t[3888], t[39]]);
    // x4 of samebackground
    t[3890] = s.tok(&BRANCH, &[t[3889], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3891] = s.tok(&ASTUPLE, &[t[3888], t[39]]);
    // x6 of samebackground
    t[3892] = s.tok(&ASTUPLE, &[t[3890], t[3891]]);
    // x1 of starburst_2, x1 of comets, x11 of driftaway_2
    t[3893] = s.tok(&OFCOLOR, &[I, Int(6)]);
    // x2 of starburst_2
    t[3894] = s.tok(&INITSET, &[Pair(1, 1)]);
    // x3 of starburst_2
    t[3895] = s.tok(&INSERT, &[Pair(-1, -1), t[3894]]);
    // x4 of starburst_2
    t[3896] = s.tok(&INSERT, &[Pair(-1, 1), t[3895]]);
    // x5 of starburst_2
    t[3897] = s.tok(&INSERT, &[Pair(1, -1), t[3896]]);
    // x6 of starburst_2
    t[3898] = s.tok(&PRAPPLY, &[Arg::tok(&SHOOT), t[3893], t[3897]]);
    // x7 of starburst_2
    t[3899] = s.tok(&MERGE, &[t[3898]]);
    // O of starburst_2
    t[3900] = s.tok(&UNDERFILL, &[I, Int(8), t[3899]]);
    // x1 of samepalette
    t[3901] = s.tok(&PALETTE_T, &[t[3900]]);
    // x3 of samepalette
    t[3902] = s.tok(&DIFFERENCE, &[t[3901], t[2]]);
    // x4 of samepalette
    t[3903] = s.tok(&DIFFERENCE, &[t[2], t[3901]]);
    // x5 of samepalette
    t[3904] = s.tok(&COMBINE_F, &[t[3902], t[3903]]);
    // x6 of samepalette
    t[3905] = s.tok(&SIZE, &[t[3904]]);
    // x7 of samepalette
    t[3906] = s.tok(&MULTIPLY, &[t[3905], Int(100)]);
    // x8 of samepalette
    t[3907] = s.tok(&SUBTRACT, &[Int(1000), t[3906]]);
    // x9 of samepalette
    t[3908] = s.tok(&ASTUPLE, &[t[3907], t[3904]]);
    // x1 of samecells
    t[3909] = s.tok(&CELLWISE, &[C, t[3900], Int(-1)]);
    // x2 of samecells
    t[3910] = s.tok(&OFCOLOR, &[t[3909], Int(-1)]);
    // x4 of samecells
    t[3911] = s.tok(&DIFFERENCE, &[t[12], t[3910]]);
    // x5 of samecells
    t[3912] = s.tok(&SIZE, &[t[3911]]);
    // x6 of samecells
    t[3913] = s.tok(&MULTIPLY, &[t[3912], Int(1000)]);
    // x8 of samecells
    t[3914] = s.tok(&DIVIDE, &[t[3913], t[16]]);
    // x9 of samecells
    t[3915] = s.tok(&ASTUPLE, &[t[3914], t[3910]]);
    // x1 of sameshape
    t[3916] = s.tok(&SHAPE_T, &[t[3900]]);
    // x3 of sameshape
    t[3917] = s.tok(&SUBTRACT, &[t[3916], t[20]]);
    // x4 of sameshape
    t[3918] = s.tok(&INVERT, &[t[3917]]);
    // x5 of sameshape
    t[3919] = s.tok(&COMBINE_T, &[t[3917], t[3918]]);
    // x6 of sameshape
    t[3920] = s.tok(&MAXIMUM, &[t[3919]]);
    // x7 of sameshape
    t[3921] = s.tok(&MULTIPLY, &[t[3920], Int(100)]);
    // x8 of sameshape
    t[3922] = s.tok(&SUBTRACT, &[Int(1000), t[3921]]);
    // x9 of sameshape
    t[3923] = s.tok(&ASTUPLE, &[t[3922], t[20]]);
    // x2 of sameshapes
    t[3924] = s.call(t[28], &[t[3900]]);
    // x4 of sameshapes
    t[3925] = s.tok(&INTERSECTION, &[t[3924], t[30]]);
    // x5 of sameshapes
    t[3926] = s.tok(&DIFFERENCE, &[t[30], t[3924]]);
    // x6 of sameshapes
    t[3927] = s.tok(&SIZE, &[t[3925]]);
    // x7 of sameshapes
    t[3928] = s.tok(&SIZE, &[t[3926]]);
    // x8 of sameshapes
    t[3929] = s.tok(&SUBTRACT, &[t[3927], t[3928]]);
    // x9 of sameshapes
    t[3930] = s.tok(&MULTIPLY, &[t[3929], Int(100)]);
    // x10 of sameshapes
    t[3931] = s.tok(&ASTUPLE, &[t[3930], t[3926]]);
    // x1 of samebackground
    t[3932] = s.tok(&MOSTCOLOR_T, &[t[3900]]);
    // x3 of samebackground
    t[3933] = s.tok(&EQUALITY, &[t[3932], t[39]]);
    // x4 of samebackground
    t[3934] = s.tok(&BRANCH, &[t[3933], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3935] = s.tok(&ASTUPLE, &[t[3932], t[39]]);
    // x6 of samebackground
    t[3936] = s.tok(&ASTUPLE, &[t[3934], t[3935]]);
    // x1 of bridgebuilder_2, x1 of boxbycolor_2, x1 of fencein_6 and 2 more
    t[3937] = s.tok(&FGPARTITION, &[I]);
    // x2 of bridgebuilder_2
    t[3938] = s.tok(&FORK, &[Arg::tok(&CONNECT), Arg::tok(&FIRST_F), Arg::tok(&LAST_F)]);
    // x3 of bridgebuilder_2
    t[3939] = s.tok(&COMPOSE, &[t[3938], Arg::tok(&TOINDICES)]);
    // x4 of bridgebuilder_2
    t[3940] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&COLOR), t[3939]]);
    // x5 of bridgebuilder_2
    t[3941] = s.tok(&MAPPLY_F, &[t[3940], t[3937]]);
    // O of bridgebuilder_2
    t[3942] = s.tok(&PAINT, &[I, t[3941]]);
    // x1 of samepalette
    t[3943] = s.tok(&PALETTE_T, &[t[3942]]);
    // x3 of samepalette
    t[3944] = s.tok(&DIFFERENCE, &[t[3943], t[2]]);
    // x4 of samepalette
    t[3945] = s.tok(&DIFFERENCE, &[t[2], t[3943]]);
    // x5 of samepalette
    t[3946] = s.tok(&COMBINE_F, &[t[3944], t[3945]]);
    // x6 of samepalette
    t[3947] = s.tok(&SIZE, &[t[3946]]);
    // x7 of samepalette
    t[3948] = s.tok(&MULTIPLY, &[t[3947], Int(100)]);
    // x8 of samepalette
    t[3949] = s.tok(&SUBTRACT, &[Int(1000), t[3948]]);
    // x9 of samepalette
    t[3950] = s.tok(&ASTUPLE, &[t[3949], t[3946]]);
    // x1 of samecells
    t[3951] = s.tok(&CELLWISE, &[C, t[3942], Int(-1)]);
    // x2 of samecells
    t[3952] = s.tok(&OFCOLOR, &[t[3951], Int(-1)]);
    // x4 of samecells
    t[3953] = s.tok(&DIFFERENCE, &[t[12], t[3952]]);
    // x5 of samecells
    t[3954] = s.tok(&SIZE, &[t[3953]]);
    // x6 of samecells
    t[3955] = s.tok(&MULTIPLY, &[t[3954], Int(1000)]);
    // x8 of samecells
    t[3956] = s.tok(&DIVIDE, &[t[3955], t[16]]);
    // x9 of samecells
    t[3957] = s.tok(&ASTUPLE, &[t[3956], t[3952]]);
    // x1 of sameshape
    t[3958] = s.tok(&SHAPE_T, &[t[3942]]);
    // x3 of sameshape
    t[3959] = s.tok(&SUBTRACT, &[t[3958], t[20]]);
    // x4 of sameshape
    t[3960] = s.tok(&INVERT, &[t[3959]]);
    // x5 of sameshape
    t[3961] = s.tok(&COMBINE_T, &[t[3959], t[3960]]);
    // x6 of sameshape
    t[3962] = s.tok(&MAXIMUM, &[t[3961]]);
    // x7 of sameshape
    t[3963] = s.tok(&MULTIPLY, &[t[3962], Int(100)]);
    // x8 of sameshape
    t[3964] = s.tok(&SUBTRACT, &[Int(1000), t[3963]]);
    // x9 of sameshape
    t[3965] = s.tok(&ASTUPLE, &[t[3964], t[20]]);
    // x2 of sameshapes
    t[3966] = s.call(t[28], &[t[3942]]);
    // x4 of sameshapes
    t[3967] = s.tok(&INTERSECTION, &[t[3966], t[30]]);
    // x5 of sameshapes
    t[3968] = s.tok(&DIFFERENCE, &[t[30], t[3966]]);
    // x6 of sameshapes
    t[3969] = s.tok(&SIZE, &[t[3967]]);
    // x7 of sameshapes
    t[3970] = s.tok(&SIZE, &[t[3968]]);
    // x8 of sameshapes
    t[3971] = s.tok(&SUBTRACT, &[t[3969], t[3970]]);
    // x9 of sameshapes
    t[3972] = s.tok(&MULTIPLY, &[t[3971], Int(100)]);
    // x10 of sameshapes
    t[3973] = s.tok(&ASTUPLE, &[t[3972], t[3968]]);
    // x1 of samebackground
    t[3974] = s.tok(&MOSTCOLOR_T, &[t[3942]]);
    // x3 of samebackground
    t[3975] = s.tok(&EQUALITY, &[t[3974], t[39]]);
    // x4 of samebackground
    t[3976] = s.tok(&BRANCH, &[t[3975], Int(1000), Int(0)]);
    // x5 of samebackground
    t[3977] = s.tok(&ASTUPLE, &[t[3974], t[39]]);
    // x6 of samebackground
    t[3978] = s.tok(&ASTUPLE, &[t[3976], t[3977]]);
    // x1 of sizeparade_2, x1 of zoomsmall_5, x14 of cornerstones_5 and 5 more
    t[3979] = s.tok(&O_G_T, &[I, Int(5)]);
    // x2 of sizeparade_2
    t[3980] = s.tok(&COMPOSE, &[Arg::tok(&INVERT), Arg::tok(&SIZE)]);
    // x3 of sizeparade_2
    t[3981] = s.tok(&ORDER, &[t[3979], t[3980]]);
    // x4 of sizeparade_2
    t[3982] = s.tok(&APPLY_T, &[Arg::tok(&MOSTCOLOR_F), t[3981]]);
    // O of sizeparade_2
    t[3983] = s.tok(&REPEAT, &[t[3982], Int(1)]);
    // x1 of samepalette
    t[3984] = s.tok(&PALETTE_T, &[t[3983]]);
    // x3 of samepalette
    t[3985] = s.tok(&DIFFERENCE, &[t[3984], t[2]]);
    // x4 of samepalette
    t[3986] = s.tok(&DIFFERENCE, &[t[2], t[3984]]);
    // x5 of samepalette
    t[3987] = s.tok(&COMBINE_F, &[t[3985], t[3986]]);
    // x6 of samepalette
    t[3988] = s.tok(&SIZE, &[t[3987]]);
    // x7 of samepalette
    t[3989] = s.tok(&MULTIPLY, &[t[3988], Int(100)]);
    // x8 of samepalette
    t[3990] = s.tok(&SUBTRACT, &[Int(1000), t[3989]]);
    // x9 of samepalette
    t[3991] = s.tok(&ASTUPLE, &[t[3990], t[3987]]);
    // x1 of samecells
    t[3992] = s.tok(&CELLWISE, &[C, t[3983], Int(-1)]);
    // x2 of samecells
    t[3993] = s.tok(&OFCOLOR, &[t[3992], Int(-1)]);
    // x4 of samecells
    t[3994] = s.tok(&DIFFERENCE, &[t[12], t[3993]]);
    // x5 of samecells
    t[3995] = s.tok(&SIZE, &[t[3994]]);
    // x6 of samecells
    t[3996] = s.tok(&MULTIPLY, &[t[3995], Int(1000)]);
    // x8 of samecells
    t[3997] = s.tok(&DIVIDE, &[t[3996], t[16]]);
    // x9 of samecells
    t[3998] = s.tok(&ASTUPLE, &[t[3997], t[3993]]);
    // x1 of sameshape
    t[3999] = s.tok(&SHAPE_T, &[t[3983]]);
    // x3 of sameshape
    t[4000] = s.tok(&SUBTRACT, &[t[3999], t[20]]);
}

fn steps_21(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of sameshape
    t[4001] = s.tok(&INVERT, &[t[4000]]);
    // x5 of sameshape
    t[4002] = s.tok(&COMBINE_T, &[t[4000], t[4001]]);
    // x6 of sameshape
    t[4003] = s.tok(&MAXIMUM, &[t[4002]]);
    // x7 of sameshape
    t[4004] = s.tok(&MULTIPLY, &[t[4003], Int(100)]);
    // x8 of sameshape
    t[4005] = s.tok(&SUBTRACT, &[Int(1000), t[4004]]);
    // x9 of sameshape
    t[4006] = s.tok(&ASTUPLE, &[t[4005], t[20]]);
    // x2 of sameshapes
    t[4007] = s.call(t[28], &[t[3983]]);
    // x4 of sameshapes
    t[4008] = s.tok(&INTERSECTION, &[t[4007], t[30]]);
    // x5 of sameshapes
    t[4009] = s.tok(&DIFFERENCE, &[t[30], t[4007]]);
    // x6 of sameshapes
    t[4010] = s.tok(&SIZE, &[t[4008]]);
    // x7 of sameshapes
    t[4011] = s.tok(&SIZE, &[t[4009]]);
    // x8 of sameshapes
    t[4012] = s.tok(&SUBTRACT, &[t[4010], t[4011]]);
    // x9 of sameshapes
    t[4013] = s.tok(&MULTIPLY, &[t[4012], Int(100)]);
    // x10 of sameshapes
    t[4014] = s.tok(&ASTUPLE, &[t[4013], t[4009]]);
    // x1 of samebackground
    t[4015] = s.tok(&MOSTCOLOR_T, &[t[3983]]);
    // x3 of samebackground
    t[4016] = s.tok(&EQUALITY, &[t[4015], t[39]]);
    // x4 of samebackground
    t[4017] = s.tok(&BRANCH, &[t[4016], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4018] = s.tok(&ASTUPLE, &[t[4015], t[39]]);
    // x6 of samebackground
    t[4019] = s.tok(&ASTUPLE, &[t[4017], t[4018]]);
    // x1 of agreehalves_2
    t[4020] = s.tok(&TOPHALF, &[I]);
    // x2 of agreehalves_2
    t[4021] = s.tok(&BOTTOMHALF, &[I]);
    // O of agreehalves_2
    t[4022] = s.tok(&CELLWISE, &[t[4020], t[4021], Int(8)]);
    // x1 of samepalette
    t[4023] = s.tok(&PALETTE_T, &[t[4022]]);
    // x3 of samepalette
    t[4024] = s.tok(&DIFFERENCE, &[t[4023], t[2]]);
    // x4 of samepalette
    t[4025] = s.tok(&DIFFERENCE, &[t[2], t[4023]]);
    // x5 of samepalette
    t[4026] = s.tok(&COMBINE_F, &[t[4024], t[4025]]);
    // x6 of samepalette
    t[4027] = s.tok(&SIZE, &[t[4026]]);
    // x7 of samepalette
    t[4028] = s.tok(&MULTIPLY, &[t[4027], Int(100)]);
    // x8 of samepalette
    t[4029] = s.tok(&SUBTRACT, &[Int(1000), t[4028]]);
    // x9 of samepalette
    t[4030] = s.tok(&ASTUPLE, &[t[4029], t[4026]]);
    // x1 of samecells
    t[4031] = s.tok(&CELLWISE, &[C, t[4022], Int(-1)]);
    // x2 of samecells
    t[4032] = s.tok(&OFCOLOR, &[t[4031], Int(-1)]);
    // x4 of samecells
    t[4033] = s.tok(&DIFFERENCE, &[t[12], t[4032]]);
    // x5 of samecells
    t[4034] = s.tok(&SIZE, &[t[4033]]);
    // x6 of samecells
    t[4035] = s.tok(&MULTIPLY, &[t[4034], Int(1000)]);
    // x8 of samecells
    t[4036] = s.tok(&DIVIDE, &[t[4035], t[16]]);
    // x9 of samecells
    t[4037] = s.tok(&ASTUPLE, &[t[4036], t[4032]]);
    // x1 of sameshape
    t[4038] = s.tok(&SHAPE_T, &[t[4022]]);
    // x3 of sameshape
    t[4039] = s.tok(&SUBTRACT, &[t[4038], t[20]]);
    // x4 of sameshape
    t[4040] = s.tok(&INVERT, &[t[4039]]);
    // x5 of sameshape
    t[4041] = s.tok(&COMBINE_T, &[t[4039], t[4040]]);
    // x6 of sameshape
    t[4042] = s.tok(&MAXIMUM, &[t[4041]]);
    // x7 of sameshape
    t[4043] = s.tok(&MULTIPLY, &[t[4042], Int(100)]);
    // x8 of sameshape
    t[4044] = s.tok(&SUBTRACT, &[Int(1000), t[4043]]);
    // x9 of sameshape
    t[4045] = s.tok(&ASTUPLE, &[t[4044], t[20]]);
    // x2 of sameshapes
    t[4046] = s.call(t[28], &[t[4022]]);
    // x4 of sameshapes
    t[4047] = s.tok(&INTERSECTION, &[t[4046], t[30]]);
    // x5 of sameshapes
    t[4048] = s.tok(&DIFFERENCE, &[t[30], t[4046]]);
    // x6 of sameshapes
    t[4049] = s.tok(&SIZE, &[t[4047]]);
    // x7 of sameshapes
    t[4050] = s.tok(&SIZE, &[t[4048]]);
    // x8 of sameshapes
    t[4051] = s.tok(&SUBTRACT, &[t[4049], t[4050]]);
    // x9 of sameshapes
    t[4052] = s.tok(&MULTIPLY, &[t[4051], Int(100)]);
    // x10 of sameshapes
    t[4053] = s.tok(&ASTUPLE, &[t[4052], t[4048]]);
    // x1 of samebackground
    t[4054] = s.tok(&MOSTCOLOR_T, &[t[4022]]);
    // x3 of samebackground
    t[4055] = s.tok(&EQUALITY, &[t[4054], t[39]]);
    // x4 of samebackground
    t[4056] = s.tok(&BRANCH, &[t[4055], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4057] = s.tok(&ASTUPLE, &[t[4054], t[39]]);
    // x6 of samebackground
    t[4058] = s.tok(&ASTUPLE, &[t[4056], t[4057]]);
    // x1 of pinwheel_2, x1 of symmetrize_6
    t[4059] = s.tok(&LBIND, &[Arg::tok(&MIR_ROT_T), I]);
    // x2 of pinwheel_2
    t[4060] = s.call(t[4059], &[Int(4)]);
    // x3 of pinwheel_2
    t[4061] = s.call(t[4059], &[Int(5)]);
    // x4 of pinwheel_2
    t[4062] = s.call(t[4059], &[Int(6)]);
    // x8 of pinwheel_2
    t[4063] = s.tok(&HCONCAT, &[I, t[3439]]);
    // x9 of pinwheel_2
    t[4064] = s.tok(&HCONCAT, &[t[4063], t[4062]]);
    // x10 of pinwheel_2
    t[4065] = s.tok(&HCONCAT, &[t[4060], t[3439]]);
    // x11 of pinwheel_2
    t[4066] = s.tok(&HCONCAT, &[t[4065], t[4061]]);
    // x12 of pinwheel_2
    t[4067] = s.tok(&WIDTH_T, &[t[4064]]);
    // x13 of pinwheel_2
    t[4068] = s.tok(&REPEAT, &[Int(5), t[4067]]);
    // x14 of pinwheel_2
    t[4069] = s.tok(&REPEAT, &[t[4068], Int(1)]);
    // x15 of pinwheel_2
    t[4070] = s.tok(&VCONCAT, &[t[4064], t[4069]]);
    // O of pinwheel_2
    t[4071] = s.tok(&VCONCAT, &[t[4070], t[4066]]);
    // x1 of samepalette
    t[4072] = s.tok(&PALETTE_T, &[t[4071]]);
    // x3 of samepalette
    t[4073] = s.tok(&DIFFERENCE, &[t[4072], t[2]]);
    // x4 of samepalette
    t[4074] = s.tok(&DIFFERENCE, &[t[2], t[4072]]);
    // x5 of samepalette
    t[4075] = s.tok(&COMBINE_F, &[t[4073], t[4074]]);
    // x6 of samepalette
    t[4076] = s.tok(&SIZE, &[t[4075]]);
    // x7 of samepalette
    t[4077] = s.tok(&MULTIPLY, &[t[4076], Int(100)]);
    // x8 of samepalette
    t[4078] = s.tok(&SUBTRACT, &[Int(1000), t[4077]]);
    // x9 of samepalette
    t[4079] = s.tok(&ASTUPLE, &[t[4078], t[4075]]);
    // x1 of samecells
    t[4080] = s.tok(&CELLWISE, &[C, t[4071], Int(-1)]);
    // x2 of samecells
    t[4081] = s.tok(&OFCOLOR, &[t[4080], Int(-1)]);
    // x4 of samecells
    t[4082] = s.tok(&DIFFERENCE, &[t[12], t[4081]]);
    // x5 of samecells
    t[4083] = s.tok(&SIZE, &[t[4082]]);
    // x6 of samecells
    t[4084] = s.tok(&MULTIPLY, &[t[4083], Int(1000)]);
    // x8 of samecells
    t[4085] = s.tok(&DIVIDE, &[t[4084], t[16]]);
    // x9 of samecells
    t[4086] = s.tok(&ASTUPLE, &[t[4085], t[4081]]);
    // x1 of sameshape
    t[4087] = s.tok(&SHAPE_T, &[t[4071]]);
    // x3 of sameshape
    t[4088] = s.tok(&SUBTRACT, &[t[4087], t[20]]);
    // x4 of sameshape
    t[4089] = s.tok(&INVERT, &[t[4088]]);
    // x5 of sameshape
    t[4090] = s.tok(&COMBINE_T, &[t[4088], t[4089]]);
    // x6 of sameshape
    t[4091] = s.tok(&MAXIMUM, &[t[4090]]);
    // x7 of sameshape
    t[4092] = s.tok(&MULTIPLY, &[t[4091], Int(100)]);
    // x8 of sameshape
    t[4093] = s.tok(&SUBTRACT, &[Int(1000), t[4092]]);
    // x9 of sameshape
    t[4094] = s.tok(&ASTUPLE, &[t[4093], t[20]]);
    // x2 of sameshapes
    t[4095] = s.call(t[28], &[t[4071]]);
    // x4 of sameshapes
    t[4096] = s.tok(&INTERSECTION, &[t[4095], t[30]]);
    // x5 of sameshapes
    t[4097] = s.tok(&DIFFERENCE, &[t[30], t[4095]]);
    // x6 of sameshapes
    t[4098] = s.tok(&SIZE, &[t[4096]]);
    // x7 of sameshapes
    t[4099] = s.tok(&SIZE, &[t[4097]]);
    // x8 of sameshapes
    t[4100] = s.tok(&SUBTRACT, &[t[4098], t[4099]]);
    // x9 of sameshapes
    t[4101] = s.tok(&MULTIPLY, &[t[4100], Int(100)]);
    // x10 of sameshapes
    t[4102] = s.tok(&ASTUPLE, &[t[4101], t[4097]]);
    // x1 of samebackground
    t[4103] = s.tok(&MOSTCOLOR_T, &[t[4071]]);
    // x3 of samebackground
    t[4104] = s.tok(&EQUALITY, &[t[4103], t[39]]);
    // x4 of samebackground
    t[4105] = s.tok(&BRANCH, &[t[4104], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4106] = s.tok(&ASTUPLE, &[t[4103], t[39]]);
    // x6 of samebackground
    t[4107] = s.tok(&ASTUPLE, &[t[4105], t[4106]]);
    // x1 of pinwheel_5, x1 of towersort_5
    t[4108] = s.tok(&ROT90, &[I]);
    // x3 of pinwheel_5
    t[4109] = s.tok(&REPEAT, &[Int(5), t[3437]]);
    // x4 of pinwheel_5
    t[4110] = s.tok(&REPEAT, &[t[4109], Int(1)]);
    // x5 of pinwheel_5
    t[4111] = s.tok(&COMBINE_T, &[I, t[4110]]);
    // x6 of pinwheel_5
    t[4112] = s.tok(&VCONCAT, &[t[4111], t[4108]]);
    // x7 of pinwheel_5
    t[4113] = s.tok(&ROT180, &[t[4112]]);
    // x8 of pinwheel_5
    t[4114] = s.tok(&HEIGHT_T, &[t[4112]]);
    // x9 of pinwheel_5
    t[4115] = s.tok(&ASTUPLE, &[t[4114], Int(1)]);
    // x10 of pinwheel_5
    t[4116] = s.tok(&CANVAS, &[Int(5), t[4115]]);
    // x11 of pinwheel_5
    t[4117] = s.tok(&HCONCAT, &[t[4112], t[4116]]);
    // O of pinwheel_5
    t[4118] = s.tok(&HCONCAT, &[t[4117], t[4113]]);
    // x1 of samepalette
    t[4119] = s.tok(&PALETTE_T, &[t[4118]]);
    // x3 of samepalette
    t[4120] = s.tok(&DIFFERENCE, &[t[4119], t[2]]);
    // x4 of samepalette
    t[4121] = s.tok(&DIFFERENCE, &[t[2], t[4119]]);
    // x5 of samepalette
    t[4122] = s.tok(&COMBINE_F, &[t[4120], t[4121]]);
    // x6 of samepalette
    t[4123] = s.tok(&SIZE, &[t[4122]]);
    // x7 of samepalette
    t[4124] = s.tok(&MULTIPLY, &[t[4123], Int(100)]);
    // x8 of samepalette
    t[4125] = s.tok(&SUBTRACT, &[Int(1000), t[4124]]);
    // x9 of samepalette
    t[4126] = s.tok(&ASTUPLE, &[t[4125], t[4122]]);
    // x1 of samecells
    t[4127] = s.tok(&CELLWISE, &[C, t[4118], Int(-1)]);
    // x2 of samecells
    t[4128] = s.tok(&OFCOLOR, &[t[4127], Int(-1)]);
    // x4 of samecells
    t[4129] = s.tok(&DIFFERENCE, &[t[12], t[4128]]);
    // x5 of samecells
    t[4130] = s.tok(&SIZE, &[t[4129]]);
    // x6 of samecells
    t[4131] = s.tok(&MULTIPLY, &[t[4130], Int(1000)]);
    // x8 of samecells
    t[4132] = s.tok(&DIVIDE, &[t[4131], t[16]]);
    // x9 of samecells
    t[4133] = s.tok(&ASTUPLE, &[t[4132], t[4128]]);
    // x1 of sameshape
    t[4134] = s.tok(&SHAPE_T, &[t[4118]]);
    // x3 of sameshape
    t[4135] = s.tok(&SUBTRACT, &[t[4134], t[20]]);
    // x4 of sameshape
    t[4136] = s.tok(&INVERT, &[t[4135]]);
    // x5 of sameshape
    t[4137] = s.tok(&COMBINE_T, &[t[4135], t[4136]]);
    // x6 of sameshape
    t[4138] = s.tok(&MAXIMUM, &[t[4137]]);
    // x7 of sameshape
    t[4139] = s.tok(&MULTIPLY, &[t[4138], Int(100)]);
    // x8 of sameshape
    t[4140] = s.tok(&SUBTRACT, &[Int(1000), t[4139]]);
    // x9 of sameshape
    t[4141] = s.tok(&ASTUPLE, &[t[4140], t[20]]);
    // x2 of sameshapes
    t[4142] = s.call(t[28], &[t[4118]]);
    // x4 of sameshapes
    t[4143] = s.tok(&INTERSECTION, &[t[4142], t[30]]);
    // x5 of sameshapes
    t[4144] = s.tok(&DIFFERENCE, &[t[30], t[4142]]);
    // x6 of sameshapes
    t[4145] = s.tok(&SIZE, &[t[4143]]);
    // x7 of sameshapes
    t[4146] = s.tok(&SIZE, &[t[4144]]);
    // x8 of sameshapes
    t[4147] = s.tok(&SUBTRACT, &[t[4145], t[4146]]);
    // x9 of sameshapes
    t[4148] = s.tok(&MULTIPLY, &[t[4147], Int(100)]);
    // x10 of sameshapes
    t[4149] = s.tok(&ASTUPLE, &[t[4148], t[4144]]);
    // x1 of samebackground
    t[4150] = s.tok(&MOSTCOLOR_T, &[t[4118]]);
    // x3 of samebackground
    t[4151] = s.tok(&EQUALITY, &[t[4150], t[39]]);
    // x4 of samebackground
    t[4152] = s.tok(&BRANCH, &[t[4151], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4153] = s.tok(&ASTUPLE, &[t[4150], t[39]]);
    // x6 of samebackground
    t[4154] = s.tok(&ASTUPLE, &[t[4152], t[4153]]);
    // x2 of swapcrowd_2
    t[4155] = s.tok(&GET_COLOR_RANK_T, &[I, Int(-1)]);
    // O of swapcrowd_2
    t[4156] = s.tok(&SWITCH, &[I, t[3480], t[4155]]);
    // x1 of samepalette
    t[4157] = s.tok(&PALETTE_T, &[t[4156]]);
    // x3 of samepalette
    t[4158] = s.tok(&DIFFERENCE, &[t[4157], t[2]]);
    // x4 of samepalette
    t[4159] = s.tok(&DIFFERENCE, &[t[2], t[4157]]);
    // x5 of samepalette
    t[4160] = s.tok(&COMBINE_F, &[t[4158], t[4159]]);
    // x6 of samepalette
    t[4161] = s.tok(&SIZE, &[t[4160]]);
    // x7 of samepalette
    t[4162] = s.tok(&MULTIPLY, &[t[4161], Int(100)]);
    // x8 of samepalette
    t[4163] = s.tok(&SUBTRACT, &[Int(1000), t[4162]]);
    // x9 of samepalette
    t[4164] = s.tok(&ASTUPLE, &[t[4163], t[4160]]);
    // x1 of samecells
    t[4165] = s.tok(&CELLWISE, &[C, t[4156], Int(-1)]);
    // x2 of samecells
    t[4166] = s.tok(&OFCOLOR, &[t[4165], Int(-1)]);
    // x4 of samecells
    t[4167] = s.tok(&DIFFERENCE, &[t[12], t[4166]]);
    // x5 of samecells
    t[4168] = s.tok(&SIZE, &[t[4167]]);
    // x6 of samecells
    t[4169] = s.tok(&MULTIPLY, &[t[4168], Int(1000)]);
    // x8 of samecells
    t[4170] = s.tok(&DIVIDE, &[t[4169], t[16]]);
    // x9 of samecells
    t[4171] = s.tok(&ASTUPLE, &[t[4170], t[4166]]);
    // x1 of sameshape
    t[4172] = s.tok(&SHAPE_T, &[t[4156]]);
    // x3 of sameshape
    t[4173] = s.tok(&SUBTRACT, &[t[4172], t[20]]);
    // x4 of sameshape
    t[4174] = s.tok(&INVERT, &[t[4173]]);
    // x5 of sameshape
    t[4175] = s.tok(&COMBINE_T, &[t[4173], t[4174]]);
    // x6 of sameshape
    t[4176] = s.tok(&MAXIMUM, &[t[4175]]);
    // x7 of sameshape
    t[4177] = s.tok(&MULTIPLY, &[t[4176], Int(100)]);
    // x8 of sameshape
    t[4178] = s.tok(&SUBTRACT, &[Int(1000), t[4177]]);
    // x9 of sameshape
    t[4179] = s.tok(&ASTUPLE, &[t[4178], t[20]]);
    // x2 of sameshapes
    t[4180] = s.call(t[28], &[t[4156]]);
    // x4 of sameshapes
    t[4181] = s.tok(&INTERSECTION, &[t[4180], t[30]]);
    // x5 of sameshapes
    t[4182] = s.tok(&DIFFERENCE, &[t[30], t[4180]]);
    // x6 of sameshapes
    t[4183] = s.tok(&SIZE, &[t[4181]]);
    // x7 of sameshapes
    t[4184] = s.tok(&SIZE, &[t[4182]]);
    // x8 of sameshapes
    t[4185] = s.tok(&SUBTRACT, &[t[4183], t[4184]]);
    // x9 of sameshapes
    t[4186] = s.tok(&MULTIPLY, &[t[4185], Int(100)]);
    // x10 of sameshapes
    t[4187] = s.tok(&ASTUPLE, &[t[4186], t[4182]]);
    // x1 of samebackground
    t[4188] = s.tok(&MOSTCOLOR_T, &[t[4156]]);
    // x3 of samebackground
    t[4189] = s.tok(&EQUALITY, &[t[4188], t[39]]);
    // x4 of samebackground
    t[4190] = s.tok(&BRANCH, &[t[4189], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4191] = s.tok(&ASTUPLE, &[t[4188], t[39]]);
    // x6 of samebackground
    t[4192] = s.tok(&ASTUPLE, &[t[4190], t[4191]]);
    // x2 of zoomsmall_2
    t[4193] = s.tok(&GET_NTH_BY_KEY_F, &[t[3478], Int(0), Arg::tok(&SIZE)]);
    // x3 of zoomsmall_2
    t[4194] = s.tok(&NORMALIZE_O, &[t[4193]]);
    // x4 of zoomsmall_2
    t[4195] = s.tok(&UPSCALE_F, &[t[4194], Int(3)]);
    // x5 of zoomsmall_2
    t[4196] = s.tok(&SHAPE_F, &[t[4195]]);
    // x6 of zoomsmall_2
    t[4197] = s.tok(&CANVAS, &[Int(0), t[4196]]);
    // O of zoomsmall_2
    t[4198] = s.tok(&PAINT, &[t[4197], t[4195]]);
    // x1 of samepalette
    t[4199] = s.tok(&PALETTE_T, &[t[4198]]);
    // x3 of samepalette
    t[4200] = s.tok(&DIFFERENCE, &[t[4199], t[2]]);
}

fn steps_22(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of samepalette
    t[4201] = s.tok(&DIFFERENCE, &[t[2], t[4199]]);
    // x5 of samepalette
    t[4202] = s.tok(&COMBINE_F, &[t[4200], t[4201]]);
    // x6 of samepalette
    t[4203] = s.tok(&SIZE, &[t[4202]]);
    // x7 of samepalette
    t[4204] = s.tok(&MULTIPLY, &[t[4203], Int(100)]);
    // x8 of samepalette
    t[4205] = s.tok(&SUBTRACT, &[Int(1000), t[4204]]);
    // x9 of samepalette
    t[4206] = s.tok(&ASTUPLE, &[t[4205], t[4202]]);
    // x1 of samecells
    t[4207] = s.tok(&CELLWISE, &[C, t[4198], Int(-1)]);
    // x2 of samecells
    t[4208] = s.tok(&OFCOLOR, &[t[4207], Int(-1)]);
    // x4 of samecells
    t[4209] = s.tok(&DIFFERENCE, &[t[12], t[4208]]);
    // x5 of samecells
    t[4210] = s.tok(&SIZE, &[t[4209]]);
    // x6 of samecells
    t[4211] = s.tok(&MULTIPLY, &[t[4210], Int(1000)]);
    // x8 of samecells
    t[4212] = s.tok(&DIVIDE, &[t[4211], t[16]]);
    // x9 of samecells
    t[4213] = s.tok(&ASTUPLE, &[t[4212], t[4208]]);
    // x1 of sameshape
    t[4214] = s.tok(&SHAPE_T, &[t[4198]]);
    // x3 of sameshape
    t[4215] = s.tok(&SUBTRACT, &[t[4214], t[20]]);
    // x4 of sameshape
    t[4216] = s.tok(&INVERT, &[t[4215]]);
    // x5 of sameshape
    t[4217] = s.tok(&COMBINE_T, &[t[4215], t[4216]]);
    // x6 of sameshape
    t[4218] = s.tok(&MAXIMUM, &[t[4217]]);
    // x7 of sameshape
    t[4219] = s.tok(&MULTIPLY, &[t[4218], Int(100)]);
    // x8 of sameshape
    t[4220] = s.tok(&SUBTRACT, &[Int(1000), t[4219]]);
    // x9 of sameshape
    t[4221] = s.tok(&ASTUPLE, &[t[4220], t[20]]);
    // x2 of sameshapes
    t[4222] = s.call(t[28], &[t[4198]]);
    // x4 of sameshapes
    t[4223] = s.tok(&INTERSECTION, &[t[4222], t[30]]);
    // x5 of sameshapes
    t[4224] = s.tok(&DIFFERENCE, &[t[30], t[4222]]);
    // x6 of sameshapes
    t[4225] = s.tok(&SIZE, &[t[4223]]);
    // x7 of sameshapes
    t[4226] = s.tok(&SIZE, &[t[4224]]);
    // x8 of sameshapes
    t[4227] = s.tok(&SUBTRACT, &[t[4225], t[4226]]);
    // x9 of sameshapes
    t[4228] = s.tok(&MULTIPLY, &[t[4227], Int(100)]);
    // x10 of sameshapes
    t[4229] = s.tok(&ASTUPLE, &[t[4228], t[4224]]);
    // x1 of samebackground
    t[4230] = s.tok(&MOSTCOLOR_T, &[t[4198]]);
    // x3 of samebackground
    t[4231] = s.tok(&EQUALITY, &[t[4230], t[39]]);
    // x4 of samebackground
    t[4232] = s.tok(&BRANCH, &[t[4231], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4233] = s.tok(&ASTUPLE, &[t[4230], t[39]]);
    // x6 of samebackground
    t[4234] = s.tok(&ASTUPLE, &[t[4232], t[4233]]);
    // x2 of zoomsmall_5, x3 of extremes_5
    t[4235] = s.tok(&ARGMIN, &[t[3979], Arg::tok(&SIZE)]);
    // x3 of zoomsmall_5
    t[4236] = s.tok(&SUBGRID, &[t[4235], I]);
    // x4 of zoomsmall_5
    t[4237] = s.tok(&NORMALIZE_T, &[t[4236]]);
    // O of zoomsmall_5
    t[4238] = s.tok(&UPSCALE_T, &[t[4237], Int(3)]);
    // x1 of samepalette
    t[4239] = s.tok(&PALETTE_T, &[t[4238]]);
    // x3 of samepalette
    t[4240] = s.tok(&DIFFERENCE, &[t[4239], t[2]]);
    // x4 of samepalette
    t[4241] = s.tok(&DIFFERENCE, &[t[2], t[4239]]);
    // x5 of samepalette
    t[4242] = s.tok(&COMBINE_F, &[t[4240], t[4241]]);
    // x6 of samepalette
    t[4243] = s.tok(&SIZE, &[t[4242]]);
    // x7 of samepalette
    t[4244] = s.tok(&MULTIPLY, &[t[4243], Int(100)]);
    // x8 of samepalette
    t[4245] = s.tok(&SUBTRACT, &[Int(1000), t[4244]]);
    // x9 of samepalette
    t[4246] = s.tok(&ASTUPLE, &[t[4245], t[4242]]);
    // x1 of samecells
    t[4247] = s.tok(&CELLWISE, &[C, t[4238], Int(-1)]);
    // x2 of samecells
    t[4248] = s.tok(&OFCOLOR, &[t[4247], Int(-1)]);
    // x4 of samecells
    t[4249] = s.tok(&DIFFERENCE, &[t[12], t[4248]]);
    // x5 of samecells
    t[4250] = s.tok(&SIZE, &[t[4249]]);
    // x6 of samecells
    t[4251] = s.tok(&MULTIPLY, &[t[4250], Int(1000)]);
    // x8 of samecells
    t[4252] = s.tok(&DIVIDE, &[t[4251], t[16]]);
    // x9 of samecells
    t[4253] = s.tok(&ASTUPLE, &[t[4252], t[4248]]);
    // x1 of sameshape
    t[4254] = s.tok(&SHAPE_T, &[t[4238]]);
    // x3 of sameshape
    t[4255] = s.tok(&SUBTRACT, &[t[4254], t[20]]);
    // x4 of sameshape
    t[4256] = s.tok(&INVERT, &[t[4255]]);
    // x5 of sameshape
    t[4257] = s.tok(&COMBINE_T, &[t[4255], t[4256]]);
    // x6 of sameshape
    t[4258] = s.tok(&MAXIMUM, &[t[4257]]);
    // x7 of sameshape
    t[4259] = s.tok(&MULTIPLY, &[t[4258], Int(100)]);
    // x8 of sameshape
    t[4260] = s.tok(&SUBTRACT, &[Int(1000), t[4259]]);
    // x9 of sameshape
    t[4261] = s.tok(&ASTUPLE, &[t[4260], t[20]]);
    // x2 of sameshapes
    t[4262] = s.call(t[28], &[t[4238]]);
    // x4 of sameshapes
    t[4263] = s.tok(&INTERSECTION, &[t[4262], t[30]]);
    // x5 of sameshapes
    t[4264] = s.tok(&DIFFERENCE, &[t[30], t[4262]]);
    // x6 of sameshapes
    t[4265] = s.tok(&SIZE, &[t[4263]]);
    // x7 of sameshapes
    t[4266] = s.tok(&SIZE, &[t[4264]]);
    // x8 of sameshapes
    t[4267] = s.tok(&SUBTRACT, &[t[4265], t[4266]]);
    // x9 of sameshapes
    t[4268] = s.tok(&MULTIPLY, &[t[4267], Int(100)]);
    // x10 of sameshapes
    t[4269] = s.tok(&ASTUPLE, &[t[4268], t[4264]]);
    // x1 of samebackground
    t[4270] = s.tok(&MOSTCOLOR_T, &[t[4238]]);
    // x3 of samebackground
    t[4271] = s.tok(&EQUALITY, &[t[4270], t[39]]);
    // x4 of samebackground
    t[4272] = s.tok(&BRANCH, &[t[4271], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4273] = s.tok(&ASTUPLE, &[t[4270], t[39]]);
    // x6 of samebackground
    t[4274] = s.tok(&ASTUPLE, &[t[4272], t[4273]]);
    // x1 of denoise_2
    t[4275] = s.tok(&O_G, &[I, Int(7)]);
    // x2 of denoise_2
    t[4276] = s.tok(&SIZEFILTER, &[t[4275], Int(1)]);
    // x3 of denoise_2
    t[4277] = s.tok(&SIZEFILTER, &[t[4275], Int(2)]);
    // x4 of denoise_2
    t[4278] = s.tok(&COMBINE_F, &[t[4276], t[4277]]);
    // x5 of denoise_2
    t[4279] = s.tok(&MERGE, &[t[4278]]);
    // O of denoise_2
    t[4280] = s.tok(&COVER, &[I, t[4279]]);
    // x1 of samepalette
    t[4281] = s.tok(&PALETTE_T, &[t[4280]]);
    // x3 of samepalette
    t[4282] = s.tok(&DIFFERENCE, &[t[4281], t[2]]);
    // x4 of samepalette
    t[4283] = s.tok(&DIFFERENCE, &[t[2], t[4281]]);
    // x5 of samepalette
    t[4284] = s.tok(&COMBINE_F, &[t[4282], t[4283]]);
    // x6 of samepalette
    t[4285] = s.tok(&SIZE, &[t[4284]]);
    // x7 of samepalette
    t[4286] = s.tok(&MULTIPLY, &[t[4285], Int(100)]);
    // x8 of samepalette
    t[4287] = s.tok(&SUBTRACT, &[Int(1000), t[4286]]);
    // x9 of samepalette
    t[4288] = s.tok(&ASTUPLE, &[t[4287], t[4284]]);
    // x1 of samecells
    t[4289] = s.tok(&CELLWISE, &[C, t[4280], Int(-1)]);
    // x2 of samecells
    t[4290] = s.tok(&OFCOLOR, &[t[4289], Int(-1)]);
    // x4 of samecells
    t[4291] = s.tok(&DIFFERENCE, &[t[12], t[4290]]);
    // x5 of samecells
    t[4292] = s.tok(&SIZE, &[t[4291]]);
    // x6 of samecells
    t[4293] = s.tok(&MULTIPLY, &[t[4292], Int(1000)]);
    // x8 of samecells
    t[4294] = s.tok(&DIVIDE, &[t[4293], t[16]]);
    // x9 of samecells
    t[4295] = s.tok(&ASTUPLE, &[t[4294], t[4290]]);
    // x1 of sameshape
    t[4296] = s.tok(&SHAPE_T, &[t[4280]]);
    // x3 of sameshape
    t[4297] = s.tok(&SUBTRACT, &[t[4296], t[20]]);
    // x4 of sameshape
    t[4298] = s.tok(&INVERT, &[t[4297]]);
    // x5 of sameshape
    t[4299] = s.tok(&COMBINE_T, &[t[4297], t[4298]]);
    // x6 of sameshape
    t[4300] = s.tok(&MAXIMUM, &[t[4299]]);
    // x7 of sameshape
    t[4301] = s.tok(&MULTIPLY, &[t[4300], Int(100)]);
    // x8 of sameshape
    t[4302] = s.tok(&SUBTRACT, &[Int(1000), t[4301]]);
    // x9 of sameshape
    t[4303] = s.tok(&ASTUPLE, &[t[4302], t[20]]);
    // x2 of sameshapes
    t[4304] = s.call(t[28], &[t[4280]]);
    // x4 of sameshapes
    t[4305] = s.tok(&INTERSECTION, &[t[4304], t[30]]);
    // x5 of sameshapes
    t[4306] = s.tok(&DIFFERENCE, &[t[30], t[4304]]);
    // x6 of sameshapes
    t[4307] = s.tok(&SIZE, &[t[4305]]);
    // x7 of sameshapes
    t[4308] = s.tok(&SIZE, &[t[4306]]);
    // x8 of sameshapes
    t[4309] = s.tok(&SUBTRACT, &[t[4307], t[4308]]);
    // x9 of sameshapes
    t[4310] = s.tok(&MULTIPLY, &[t[4309], Int(100)]);
    // x10 of sameshapes
    t[4311] = s.tok(&ASTUPLE, &[t[4310], t[4306]]);
    // x1 of samebackground
    t[4312] = s.tok(&MOSTCOLOR_T, &[t[4280]]);
    // x3 of samebackground
    t[4313] = s.tok(&EQUALITY, &[t[4312], t[39]]);
    // x4 of samebackground
    t[4314] = s.tok(&BRANCH, &[t[4313], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4315] = s.tok(&ASTUPLE, &[t[4312], t[39]]);
    // x6 of samebackground
    t[4316] = s.tok(&ASTUPLE, &[t[4314], t[4315]]);
    // x1 of denoise_5
    t[4317] = s.tok(&OBJECTS_T, &[I, Int(1), Int(1), Int(1)]);
    // x2 of denoise_5
    t[4318] = s.tok(&LBIND, &[Arg::tok(&GREATER), Int(3)]);
    // x3 of denoise_5
    t[4319] = s.tok(&COMPOSE, &[t[4318], Arg::tok(&SIZE)]);
    // x4 of denoise_5
    t[4320] = s.tok(&SFILTER_T, &[t[4317], t[4319]]);
    // x5 of denoise_5
    t[4321] = s.tok(&MERGE, &[t[4320]]);
    // O of denoise_5
    t[4322] = s.tok(&FILL, &[I, t[38], t[4321]]);
    // x1 of samepalette
    t[4323] = s.tok(&PALETTE_T, &[t[4322]]);
    // x3 of samepalette
    t[4324] = s.tok(&DIFFERENCE, &[t[4323], t[2]]);
    // x4 of samepalette
    t[4325] = s.tok(&DIFFERENCE, &[t[2], t[4323]]);
    // x5 of samepalette
    t[4326] = s.tok(&COMBINE_F, &[t[4324], t[4325]]);
    // x6 of samepalette
    t[4327] = s.tok(&SIZE, &[t[4326]]);
    // x7 of samepalette
    t[4328] = s.tok(&MULTIPLY, &[t[4327], Int(100)]);
    // x8 of samepalette
    t[4329] = s.tok(&SUBTRACT, &[Int(1000), t[4328]]);
    // x9 of samepalette
    t[4330] = s.tok(&ASTUPLE, &[t[4329], t[4326]]);
    // x1 of samecells
    t[4331] = s.tok(&CELLWISE, &[C, t[4322], Int(-1)]);
    // x2 of samecells
    t[4332] = s.tok(&OFCOLOR, &[t[4331], Int(-1)]);
    // x4 of samecells
    t[4333] = s.tok(&DIFFERENCE, &[t[12], t[4332]]);
    // x5 of samecells
    t[4334] = s.tok(&SIZE, &[t[4333]]);
    // x6 of samecells
    t[4335] = s.tok(&MULTIPLY, &[t[4334], Int(1000)]);
    // x8 of samecells
    t[4336] = s.tok(&DIVIDE, &[t[4335], t[16]]);
    // x9 of samecells
    t[4337] = s.tok(&ASTUPLE, &[t[4336], t[4332]]);
    // x1 of sameshape
    t[4338] = s.tok(&SHAPE_T, &[t[4322]]);
    // x3 of sameshape
    t[4339] = s.tok(&SUBTRACT, &[t[4338], t[20]]);
    // x4 of sameshape
    t[4340] = s.tok(&INVERT, &[t[4339]]);
    // x5 of sameshape
    t[4341] = s.tok(&COMBINE_T, &[t[4339], t[4340]]);
    // x6 of sameshape
    t[4342] = s.tok(&MAXIMUM, &[t[4341]]);
    // x7 of sameshape
    t[4343] = s.tok(&MULTIPLY, &[t[4342], Int(100)]);
    // x8 of sameshape
    t[4344] = s.tok(&SUBTRACT, &[Int(1000), t[4343]]);
    // x9 of sameshape
    t[4345] = s.tok(&ASTUPLE, &[t[4344], t[20]]);
    // x2 of sameshapes
    t[4346] = s.call(t[28], &[t[4322]]);
    // x4 of sameshapes
    t[4347] = s.tok(&INTERSECTION, &[t[4346], t[30]]);
    // x5 of sameshapes
    t[4348] = s.tok(&DIFFERENCE, &[t[30], t[4346]]);
    // x6 of sameshapes
    t[4349] = s.tok(&SIZE, &[t[4347]]);
    // x7 of sameshapes
    t[4350] = s.tok(&SIZE, &[t[4348]]);
    // x8 of sameshapes
    t[4351] = s.tok(&SUBTRACT, &[t[4349], t[4350]]);
    // x9 of sameshapes
    t[4352] = s.tok(&MULTIPLY, &[t[4351], Int(100)]);
    // x10 of sameshapes
    t[4353] = s.tok(&ASTUPLE, &[t[4352], t[4348]]);
    // x1 of samebackground
    t[4354] = s.tok(&MOSTCOLOR_T, &[t[4322]]);
    // x3 of samebackground
    t[4355] = s.tok(&EQUALITY, &[t[4354], t[39]]);
    // x4 of samebackground
    t[4356] = s.tok(&BRANCH, &[t[4355], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4357] = s.tok(&ASTUPLE, &[t[4354], t[39]]);
    // x6 of samebackground
    t[4358] = s.tok(&ASTUPLE, &[t[4356], t[4357]]);
    // x2 of magnet_2, x2 of dive_2, x3 of leanover_2 and 2 more
    t[4359] = s.tok(&COLORFILTER, &[t[3478], Int(2)]);
    // x3 of magnet_2
    t[4360] = s.tok(&GET_NTH_F, &[t[4359], Int(0)]);
    // x5 of magnet_2
    t[4361] = s.tok(&GRAVITATE, &[t[4360], t[3851]]);
    // x6 of magnet_2
    t[4362] = s.tok(&MOVE, &[I, t[4360], t[4361]]);
    // O of magnet_2
    t[4363] = s.tok(&REPLACE, &[t[4362], Int(1), Int(4)]);
    // x1 of samepalette
    t[4364] = s.tok(&PALETTE_T, &[t[4363]]);
    // x3 of samepalette
    t[4365] = s.tok(&DIFFERENCE, &[t[4364], t[2]]);
    // x4 of samepalette
    t[4366] = s.tok(&DIFFERENCE, &[t[2], t[4364]]);
    // x5 of samepalette
    t[4367] = s.tok(&COMBINE_F, &[t[4365], t[4366]]);
    // x6 of samepalette
    t[4368] = s.tok(&SIZE, &[t[4367]]);
    // x7 of samepalette
    t[4369] = s.tok(&MULTIPLY, &[t[4368], Int(100)]);
    // x8 of samepalette
    t[4370] = s.tok(&SUBTRACT, &[Int(1000), t[4369]]);
    // x9 of samepalette
    t[4371] = s.tok(&ASTUPLE, &[t[4370], t[4367]]);
    // x1 of samecells
    t[4372] = s.tok(&CELLWISE, &[C, t[4363], Int(-1)]);
    // x2 of samecells
    t[4373] = s.tok(&OFCOLOR, &[t[4372], Int(-1)]);
    // x4 of samecells
    t[4374] = s.tok(&DIFFERENCE, &[t[12], t[4373]]);
    // x5 of samecells
    t[4375] = s.tok(&SIZE, &[t[4374]]);
    // x6 of samecells
    t[4376] = s.tok(&MULTIPLY, &[t[4375], Int(1000)]);
    // x8 of samecells
    t[4377] = s.tok(&DIVIDE, &[t[4376], t[16]]);
    // x9 of samecells
    t[4378] = s.tok(&ASTUPLE, &[t[4377], t[4373]]);
    // x1 of sameshape
    t[4379] = s.tok(&SHAPE_T, &[t[4363]]);
    // x3 of sameshape
    t[4380] = s.tok(&SUBTRACT, &[t[4379], t[20]]);
    // x4 of sameshape
    t[4381] = s.tok(&INVERT, &[t[4380]]);
    // x5 of sameshape
    t[4382] = s.tok(&COMBINE_T, &[t[4380], t[4381]]);
    // x6 of sameshape
    t[4383] = s.tok(&MAXIMUM, &[t[4382]]);
    // x7 of sameshape
    t[4384] = s.tok(&MULTIPLY, &[t[4383], Int(100)]);
    // x8 of sameshape
    t[4385] = s.tok(&SUBTRACT, &[Int(1000), t[4384]]);
    // x9 of sameshape
    t[4386] = s.tok(&ASTUPLE, &[t[4385], t[20]]);
    // x2 of sameshapes
    t[4387] = s.call(t[28], &[t[4363]]);
    // x4 of sameshapes
    t[4388] = s.tok(&INTERSECTION, &[t[4387], t[30]]);
    // x5 of sameshapes
    t[4389] = s.tok(&DIFFERENCE, &[t[30], t[4387]]);
    // x6 of sameshapes
    t[4390] = s.tok(&SIZE, &[t[4388]]);
    // x7 of sameshapes
    t[4391] = s.tok(&SIZE, &[t[4389]]);
    // x8 of sameshapes
    t[4392] = s.tok(&SUBTRACT, &[t[4390], t[4391]]);
    // x9 of sameshapes
    t[4393] = s.tok(&MULTIPLY, &[t[4392], Int(100)]);
    // x10 of sameshapes
    t[4394] = s.tok(&ASTUPLE, &[t[4393], t[4389]]);
    // x1 of samebackground
    t[4395] = s.tok(&MOSTCOLOR_T, &[t[4363]]);
    // x3 of samebackground
    t[4396] = s.tok(&EQUALITY, &[t[4395], t[39]]);
    // x4 of samebackground
    t[4397] = s.tok(&BRANCH, &[t[4396], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4398] = s.tok(&ASTUPLE, &[t[4395], t[39]]);
    // x6 of samebackground
    t[4399] = s.tok(&ASTUPLE, &[t[4397], t[4398]]);
    // x2 of stepaside_2
    t[4400] = s.tok(&COMPOSE, &[Arg::tok(&TOJVEC), Arg::tok(&WIDTH_O)]);
}

fn steps_23(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of stepaside_2
    t[4401] = s.tok(&FORK, &[Arg::tok(&SHIFT), Arg::tok(&IDENTITY), t[4400]]);
    // x4 of stepaside_2
    t[4402] = s.tok(&MAPPLY_F, &[t[4401], t[3478]]);
    // x5 of stepaside_2, x7 of flipshapes_2, x10 of flipshapes_6 and 4 more
    t[4403] = s.tok(&MERGE, &[t[3478]]);
    // x6 of stepaside_2, x8 of flipshapes_2, x11 of flipshapes_6 and 4 more
    t[4404] = s.tok(&COVER, &[I, t[4403]]);
    // O of stepaside_2
    t[4405] = s.tok(&PAINT, &[t[4404], t[4402]]);
    // x1 of samepalette
    t[4406] = s.tok(&PALETTE_T, &[t[4405]]);
    // x3 of samepalette
    t[4407] = s.tok(&DIFFERENCE, &[t[4406], t[2]]);
    // x4 of samepalette
    t[4408] = s.tok(&DIFFERENCE, &[t[2], t[4406]]);
    // x5 of samepalette
    t[4409] = s.tok(&COMBINE_F, &[t[4407], t[4408]]);
    // x6 of samepalette
    t[4410] = s.tok(&SIZE, &[t[4409]]);
    // x7 of samepalette
    t[4411] = s.tok(&MULTIPLY, &[t[4410], Int(100)]);
    // x8 of samepalette
    t[4412] = s.tok(&SUBTRACT, &[Int(1000), t[4411]]);
    // x9 of samepalette
    t[4413] = s.tok(&ASTUPLE, &[t[4412], t[4409]]);
    // x1 of samecells
    t[4414] = s.tok(&CELLWISE, &[C, t[4405], Int(-1)]);
    // x2 of samecells
    t[4415] = s.tok(&OFCOLOR, &[t[4414], Int(-1)]);
    // x4 of samecells
    t[4416] = s.tok(&DIFFERENCE, &[t[12], t[4415]]);
    // x5 of samecells
    t[4417] = s.tok(&SIZE, &[t[4416]]);
    // x6 of samecells
    t[4418] = s.tok(&MULTIPLY, &[t[4417], Int(1000)]);
    // x8 of samecells
    t[4419] = s.tok(&DIVIDE, &[t[4418], t[16]]);
    // x9 of samecells
    t[4420] = s.tok(&ASTUPLE, &[t[4419], t[4415]]);
    // x1 of sameshape
    t[4421] = s.tok(&SHAPE_T, &[t[4405]]);
    // x3 of sameshape
    t[4422] = s.tok(&SUBTRACT, &[t[4421], t[20]]);
    // x4 of sameshape
    t[4423] = s.tok(&INVERT, &[t[4422]]);
    // x5 of sameshape
    t[4424] = s.tok(&COMBINE_T, &[t[4422], t[4423]]);
    // x6 of sameshape
    t[4425] = s.tok(&MAXIMUM, &[t[4424]]);
    // x7 of sameshape
    t[4426] = s.tok(&MULTIPLY, &[t[4425], Int(100)]);
    // x8 of sameshape
    t[4427] = s.tok(&SUBTRACT, &[Int(1000), t[4426]]);
    // x9 of sameshape
    t[4428] = s.tok(&ASTUPLE, &[t[4427], t[20]]);
    // x2 of sameshapes
    t[4429] = s.call(t[28], &[t[4405]]);
    // x4 of sameshapes
    t[4430] = s.tok(&INTERSECTION, &[t[4429], t[30]]);
    // x5 of sameshapes
    t[4431] = s.tok(&DIFFERENCE, &[t[30], t[4429]]);
    // x6 of sameshapes
    t[4432] = s.tok(&SIZE, &[t[4430]]);
    // x7 of sameshapes
    t[4433] = s.tok(&SIZE, &[t[4431]]);
    // x8 of sameshapes
    t[4434] = s.tok(&SUBTRACT, &[t[4432], t[4433]]);
    // x9 of sameshapes
    t[4435] = s.tok(&MULTIPLY, &[t[4434], Int(100)]);
    // x10 of sameshapes
    t[4436] = s.tok(&ASTUPLE, &[t[4435], t[4431]]);
    // x1 of samebackground
    t[4437] = s.tok(&MOSTCOLOR_T, &[t[4405]]);
    // x3 of samebackground
    t[4438] = s.tok(&EQUALITY, &[t[4437], t[39]]);
    // x4 of samebackground
    t[4439] = s.tok(&BRANCH, &[t[4438], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4440] = s.tok(&ASTUPLE, &[t[4437], t[39]]);
    // x6 of samebackground
    t[4441] = s.tok(&ASTUPLE, &[t[4439], t[4440]]);
    // x1 of wallpaper_2, x2 of shadow_2
    t[4442] = s.tok(&ASINDICES, &[I]);
    // x2 of wallpaper_2, x1 of shadow_2
    t[4443] = s.tok(&OFCOLOR, &[I, Int(0)]);
    // x3 of wallpaper_2, x3 of shadow_2
    t[4444] = s.tok(&DIFFERENCE, &[t[4442], t[4443]]);
    // x4 of wallpaper_2
    t[4445] = s.tok(&TOOBJECT, &[t[4444], I]);
    // x5 of wallpaper_2
    t[4446] = s.tok(&VPERIOD, &[t[4445]]);
    // x6 of wallpaper_2
    t[4447] = s.tok(&HPERIOD, &[t[4445]]);
    // x8 of wallpaper_2, x2 of offcut_2
    t[4448] = s.tok(&WIDTH_T, &[I]);
    // x9 of wallpaper_2
    t[4449] = s.tok(&INTERVAL, &[Int(0), t[3437], t[4446]]);
    // x10 of wallpaper_2
    t[4450] = s.tok(&INTERVAL, &[Int(0), t[4448], t[4447]]);
    // x11 of wallpaper_2
    t[4451] = s.tok(&PRODUCT, &[t[4449], t[4450]]);
    // x12 of wallpaper_2
    t[4452] = s.tok(&LBIND, &[Arg::tok(&SHIFT), t[4445]]);
    // x13 of wallpaper_2
    t[4453] = s.tok(&MAPPLY_F, &[t[4452], t[4451]]);
    // O of wallpaper_2
    t[4454] = s.tok(&PAINT, &[I, t[4453]]);
    // x1 of samepalette
    t[4455] = s.tok(&PALETTE_T, &[t[4454]]);
    // x3 of samepalette
    t[4456] = s.tok(&DIFFERENCE, &[t[4455], t[2]]);
    // x4 of samepalette
    t[4457] = s.tok(&DIFFERENCE, &[t[2], t[4455]]);
    // x5 of samepalette
    t[4458] = s.tok(&COMBINE_F, &[t[4456], t[4457]]);
    // x6 of samepalette
    t[4459] = s.tok(&SIZE, &[t[4458]]);
    // x7 of samepalette
    t[4460] = s.tok(&MULTIPLY, &[t[4459], Int(100)]);
    // x8 of samepalette
    t[4461] = s.tok(&SUBTRACT, &[Int(1000), t[4460]]);
    // x9 of samepalette
    t[4462] = s.tok(&ASTUPLE, &[t[4461], t[4458]]);
    // x1 of samecells
    t[4463] = s.tok(&CELLWISE, &[C, t[4454], Int(-1)]);
    // x2 of samecells
    t[4464] = s.tok(&OFCOLOR, &[t[4463], Int(-1)]);
    // x4 of samecells
    t[4465] = s.tok(&DIFFERENCE, &[t[12], t[4464]]);
    // x5 of samecells
    t[4466] = s.tok(&SIZE, &[t[4465]]);
    // x6 of samecells
    t[4467] = s.tok(&MULTIPLY, &[t[4466], Int(1000)]);
    // x8 of samecells
    t[4468] = s.tok(&DIVIDE, &[t[4467], t[16]]);
    // x9 of samecells
    t[4469] = s.tok(&ASTUPLE, &[t[4468], t[4464]]);
    // x1 of sameshape
    t[4470] = s.tok(&SHAPE_T, &[t[4454]]);
    // x3 of sameshape
    t[4471] = s.tok(&SUBTRACT, &[t[4470], t[20]]);
    // x4 of sameshape
    t[4472] = s.tok(&INVERT, &[t[4471]]);
    // x5 of sameshape
    t[4473] = s.tok(&COMBINE_T, &[t[4471], t[4472]]);
    // x6 of sameshape
    t[4474] = s.tok(&MAXIMUM, &[t[4473]]);
    // x7 of sameshape
    t[4475] = s.tok(&MULTIPLY, &[t[4474], Int(100)]);
    // x8 of sameshape
    t[4476] = s.tok(&SUBTRACT, &[Int(1000), t[4475]]);
    // x9 of sameshape
    t[4477] = s.tok(&ASTUPLE, &[t[4476], t[20]]);
    // x2 of sameshapes
    t[4478] = s.call(t[28], &[t[4454]]);
    // x4 of sameshapes
    t[4479] = s.tok(&INTERSECTION, &[t[4478], t[30]]);
    // x5 of sameshapes
    t[4480] = s.tok(&DIFFERENCE, &[t[30], t[4478]]);
    // x6 of sameshapes
    t[4481] = s.tok(&SIZE, &[t[4479]]);
    // x7 of sameshapes
    t[4482] = s.tok(&SIZE, &[t[4480]]);
    // x8 of sameshapes
    t[4483] = s.tok(&SUBTRACT, &[t[4481], t[4482]]);
    // x9 of sameshapes
    t[4484] = s.tok(&MULTIPLY, &[t[4483], Int(100)]);
    // x10 of sameshapes
    t[4485] = s.tok(&ASTUPLE, &[t[4484], t[4480]]);
    // x1 of samebackground
    t[4486] = s.tok(&MOSTCOLOR_T, &[t[4454]]);
    // x3 of samebackground
    t[4487] = s.tok(&EQUALITY, &[t[4486], t[39]]);
    // x4 of samebackground
    t[4488] = s.tok(&BRANCH, &[t[4487], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4489] = s.tok(&ASTUPLE, &[t[4486], t[39]]);
    // x6 of samebackground
    t[4490] = s.tok(&ASTUPLE, &[t[4488], t[4489]]);
    // x1 of oddpanel_2, x1 of oddpanel_5, x1 of oddpanel_6 and 1 more
    t[4491] = s.tok(&HSPLIT, &[I, Int(3)]);
    // O of oddpanel_2
    t[4492] = s.tok(&GET_COMMON_RANK, &[t[4491], Int(0)]);
    // x1 of samepalette
    t[4493] = s.tok(&PALETTE_T, &[t[4492]]);
    // x3 of samepalette
    t[4494] = s.tok(&DIFFERENCE, &[t[4493], t[2]]);
    // x4 of samepalette
    t[4495] = s.tok(&DIFFERENCE, &[t[2], t[4493]]);
    // x5 of samepalette
    t[4496] = s.tok(&COMBINE_F, &[t[4494], t[4495]]);
    // x6 of samepalette
    t[4497] = s.tok(&SIZE, &[t[4496]]);
    // x7 of samepalette
    t[4498] = s.tok(&MULTIPLY, &[t[4497], Int(100)]);
    // x8 of samepalette
    t[4499] = s.tok(&SUBTRACT, &[Int(1000), t[4498]]);
    // x9 of samepalette
    t[4500] = s.tok(&ASTUPLE, &[t[4499], t[4496]]);
    // x1 of samecells
    t[4501] = s.tok(&CELLWISE, &[C, t[4492], Int(-1)]);
    // x2 of samecells
    t[4502] = s.tok(&OFCOLOR, &[t[4501], Int(-1)]);
    // x4 of samecells
    t[4503] = s.tok(&DIFFERENCE, &[t[12], t[4502]]);
    // x5 of samecells
    t[4504] = s.tok(&SIZE, &[t[4503]]);
    // x6 of samecells
    t[4505] = s.tok(&MULTIPLY, &[t[4504], Int(1000)]);
    // x8 of samecells
    t[4506] = s.tok(&DIVIDE, &[t[4505], t[16]]);
    // x9 of samecells
    t[4507] = s.tok(&ASTUPLE, &[t[4506], t[4502]]);
    // x1 of sameshape
    t[4508] = s.tok(&SHAPE_T, &[t[4492]]);
    // x3 of sameshape
    t[4509] = s.tok(&SUBTRACT, &[t[4508], t[20]]);
    // x4 of sameshape
    t[4510] = s.tok(&INVERT, &[t[4509]]);
    // x5 of sameshape
    t[4511] = s.tok(&COMBINE_T, &[t[4509], t[4510]]);
    // x6 of sameshape
    t[4512] = s.tok(&MAXIMUM, &[t[4511]]);
    // x7 of sameshape
    t[4513] = s.tok(&MULTIPLY, &[t[4512], Int(100)]);
    // x8 of sameshape
    t[4514] = s.tok(&SUBTRACT, &[Int(1000), t[4513]]);
    // x9 of sameshape
    t[4515] = s.tok(&ASTUPLE, &[t[4514], t[20]]);
    // x2 of sameshapes
    t[4516] = s.call(t[28], &[t[4492]]);
    // x4 of sameshapes
    t[4517] = s.tok(&INTERSECTION, &[t[4516], t[30]]);
    // x5 of sameshapes
    t[4518] = s.tok(&DIFFERENCE, &[t[30], t[4516]]);
    // x6 of sameshapes
    t[4519] = s.tok(&SIZE, &[t[4517]]);
    // x7 of sameshapes
    t[4520] = s.tok(&SIZE, &[t[4518]]);
    // x8 of sameshapes
    t[4521] = s.tok(&SUBTRACT, &[t[4519], t[4520]]);
    // x9 of sameshapes
    t[4522] = s.tok(&MULTIPLY, &[t[4521], Int(100)]);
    // x10 of sameshapes
    t[4523] = s.tok(&ASTUPLE, &[t[4522], t[4518]]);
    // x1 of samebackground
    t[4524] = s.tok(&MOSTCOLOR_T, &[t[4492]]);
    // x3 of samebackground
    t[4525] = s.tok(&EQUALITY, &[t[4524], t[39]]);
    // x4 of samebackground
    t[4526] = s.tok(&BRANCH, &[t[4525], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4527] = s.tok(&ASTUPLE, &[t[4524], t[39]]);
    // x6 of samebackground
    t[4528] = s.tok(&ASTUPLE, &[t[4526], t[4527]]);
    // x2 of oddpanel_5, x2 of oddpanel_6
    t[4529] = s.tok(&MOSTCOMMON, &[t[4491]]);
    // x3 of oddpanel_5
    t[4530] = s.tok(&REMOVE_T, &[t[4529], t[4491]]);
    // O of oddpanel_5
    t[4531] = s.tok(&FIRST_T, &[t[4530]]);
    // x1 of samepalette
    t[4532] = s.tok(&PALETTE_T, &[t[4531]]);
    // x3 of samepalette
    t[4533] = s.tok(&DIFFERENCE, &[t[4532], t[2]]);
    // x4 of samepalette
    t[4534] = s.tok(&DIFFERENCE, &[t[2], t[4532]]);
    // x5 of samepalette
    t[4535] = s.tok(&COMBINE_F, &[t[4533], t[4534]]);
    // x6 of samepalette
    t[4536] = s.tok(&SIZE, &[t[4535]]);
    // x7 of samepalette
    t[4537] = s.tok(&MULTIPLY, &[t[4536], Int(100)]);
    // x8 of samepalette
    t[4538] = s.tok(&SUBTRACT, &[Int(1000), t[4537]]);
    // x9 of samepalette
    t[4539] = s.tok(&ASTUPLE, &[t[4538], t[4535]]);
    // x1 of samecells
    t[4540] = s.tok(&CELLWISE, &[C, t[4531], Int(-1)]);
    // x2 of samecells
    t[4541] = s.tok(&OFCOLOR, &[t[4540], Int(-1)]);
    // x4 of samecells
    t[4542] = s.tok(&DIFFERENCE, &[t[12], t[4541]]);
    // x5 of samecells
    t[4543] = s.tok(&SIZE, &[t[4542]]);
    // x6 of samecells
    t[4544] = s.tok(&MULTIPLY, &[t[4543], Int(1000)]);
    // x8 of samecells
    t[4545] = s.tok(&DIVIDE, &[t[4544], t[16]]);
    // x9 of samecells
    t[4546] = s.tok(&ASTUPLE, &[t[4545], t[4541]]);
    // x1 of sameshape
    t[4547] = s.tok(&SHAPE_T, &[t[4531]]);
    // x3 of sameshape
    t[4548] = s.tok(&SUBTRACT, &[t[4547], t[20]]);
    // x4 of sameshape
    t[4549] = s.tok(&INVERT, &[t[4548]]);
    // x5 of sameshape
    t[4550] = s.tok(&COMBINE_T, &[t[4548], t[4549]]);
    // x6 of sameshape
    t[4551] = s.tok(&MAXIMUM, &[t[4550]]);
    // x7 of sameshape
    t[4552] = s.tok(&MULTIPLY, &[t[4551], Int(100)]);
    // x8 of sameshape
    t[4553] = s.tok(&SUBTRACT, &[Int(1000), t[4552]]);
    // x9 of sameshape
    t[4554] = s.tok(&ASTUPLE, &[t[4553], t[20]]);
    // x2 of sameshapes
    t[4555] = s.call(t[28], &[t[4531]]);
    // x4 of sameshapes
    t[4556] = s.tok(&INTERSECTION, &[t[4555], t[30]]);
    // x5 of sameshapes
    t[4557] = s.tok(&DIFFERENCE, &[t[30], t[4555]]);
    // x6 of sameshapes
    t[4558] = s.tok(&SIZE, &[t[4556]]);
    // x7 of sameshapes
    t[4559] = s.tok(&SIZE, &[t[4557]]);
    // x8 of sameshapes
    t[4560] = s.tok(&SUBTRACT, &[t[4558], t[4559]]);
    // x9 of sameshapes
    t[4561] = s.tok(&MULTIPLY, &[t[4560], Int(100)]);
    // x10 of sameshapes
    t[4562] = s.tok(&ASTUPLE, &[t[4561], t[4557]]);
    // x1 of samebackground
    t[4563] = s.tok(&MOSTCOLOR_T, &[t[4531]]);
    // x3 of samebackground
    t[4564] = s.tok(&EQUALITY, &[t[4563], t[39]]);
    // x4 of samebackground
    t[4565] = s.tok(&BRANCH, &[t[4564], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4566] = s.tok(&ASTUPLE, &[t[4563], t[39]]);
    // x6 of samebackground
    t[4567] = s.tok(&ASTUPLE, &[t[4565], t[4566]]);
    // x3 of oddpanel_6
    t[4568] = s.tok(&OTHER, &[t[4491], t[4529]]);
    // x4 of oddpanel_6
    t[4569] = s.tok(&IS_NO_GRID, &[t[4568]]);
    // O of oddpanel_6
    t[4570] = s.tok(&BRANCH, &[t[4569], I, t[4568]]);
    // x1 of samepalette
    t[4571] = s.tok(&PALETTE_T, &[t[4570]]);
    // x3 of samepalette
    t[4572] = s.tok(&DIFFERENCE, &[t[4571], t[2]]);
    // x4 of samepalette
    t[4573] = s.tok(&DIFFERENCE, &[t[2], t[4571]]);
    // x5 of samepalette
    t[4574] = s.tok(&COMBINE_F, &[t[4572], t[4573]]);
    // x6 of samepalette
    t[4575] = s.tok(&SIZE, &[t[4574]]);
    // x7 of samepalette
    t[4576] = s.tok(&MULTIPLY, &[t[4575], Int(100)]);
    // x8 of samepalette
    t[4577] = s.tok(&SUBTRACT, &[Int(1000), t[4576]]);
    // x9 of samepalette
    t[4578] = s.tok(&ASTUPLE, &[t[4577], t[4574]]);
    // x1 of samecells
    t[4579] = s.tok(&CELLWISE, &[C, t[4570], Int(-1)]);
    // x2 of samecells
    t[4580] = s.tok(&OFCOLOR, &[t[4579], Int(-1)]);
    // x4 of samecells
    t[4581] = s.tok(&DIFFERENCE, &[t[12], t[4580]]);
    // x5 of samecells
    t[4582] = s.tok(&SIZE, &[t[4581]]);
    // x6 of samecells
    t[4583] = s.tok(&MULTIPLY, &[t[4582], Int(1000)]);
    // x8 of samecells
    t[4584] = s.tok(&DIVIDE, &[t[4583], t[16]]);
    // x9 of samecells
    t[4585] = s.tok(&ASTUPLE, &[t[4584], t[4580]]);
    // x1 of sameshape
    t[4586] = s.tok(&SHAPE_T, &[t[4570]]);
    // x3 of sameshape
    t[4587] = s.tok(&SUBTRACT, &[t[4586], t[20]]);
    // x4 of sameshape
    t[4588] = s.tok(&INVERT, &[t[4587]]);
    // x5 of sameshape
    t[4589] = s.tok(&COMBINE_T, &[t[4587], t[4588]]);
    // x6 of sameshape
    t[4590] = s.tok(&MAXIMUM, &[t[4589]]);
    // x7 of sameshape
    t[4591] = s.tok(&MULTIPLY, &[t[4590], Int(100)]);
    // x8 of sameshape
    t[4592] = s.tok(&SUBTRACT, &[Int(1000), t[4591]]);
    // x9 of sameshape
    t[4593] = s.tok(&ASTUPLE, &[t[4592], t[20]]);
    // x2 of sameshapes
    t[4594] = s.call(t[28], &[t[4570]]);
    // x4 of sameshapes
    t[4595] = s.tok(&INTERSECTION, &[t[4594], t[30]]);
    // x5 of sameshapes
    t[4596] = s.tok(&DIFFERENCE, &[t[30], t[4594]]);
    // x6 of sameshapes
    t[4597] = s.tok(&SIZE, &[t[4595]]);
    // x7 of sameshapes
    t[4598] = s.tok(&SIZE, &[t[4596]]);
    // x8 of sameshapes
    t[4599] = s.tok(&SUBTRACT, &[t[4597], t[4598]]);
    // x9 of sameshapes
    t[4600] = s.tok(&MULTIPLY, &[t[4599], Int(100)]);
}

fn steps_24(s: &mut dyn Steps, t: &mut [Arg]) {
    // x10 of sameshapes
    t[4601] = s.tok(&ASTUPLE, &[t[4600], t[4596]]);
    // x1 of samebackground
    t[4602] = s.tok(&MOSTCOLOR_T, &[t[4570]]);
    // x3 of samebackground
    t[4603] = s.tok(&EQUALITY, &[t[4602], t[39]]);
    // x4 of samebackground
    t[4604] = s.tok(&BRANCH, &[t[4603], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4605] = s.tok(&ASTUPLE, &[t[4602], t[39]]);
    // x6 of samebackground
    t[4606] = s.tok(&ASTUPLE, &[t[4604], t[4605]]);
    // x1 of squeeze_2, x1 of squeeze_5, x1 of squeeze_6
    t[4607] = s.tok(&FRONTIERS, &[I]);
    // x2 of squeeze_2, x2 of squeeze_5, x2 of squeeze_6
    t[4608] = s.tok(&MERGE, &[t[4607]]);
    // x3 of squeeze_2
    t[4609] = s.tok(&GET_COLOR_RANK_F, &[t[4608], Int(0)]);
    // x4 of squeeze_2, x5 of squeeze_5, x5 of squeeze_6
    t[4610] = s.tok(&COMPRESS, &[I]);
    // O of squeeze_2
    t[4611] = s.tok(&REPLACE, &[t[4610], Int(0), t[4609]]);
    // x1 of samepalette
    t[4612] = s.tok(&PALETTE_T, &[t[4611]]);
    // x3 of samepalette
    t[4613] = s.tok(&DIFFERENCE, &[t[4612], t[2]]);
    // x4 of samepalette
    t[4614] = s.tok(&DIFFERENCE, &[t[2], t[4612]]);
    // x5 of samepalette
    t[4615] = s.tok(&COMBINE_F, &[t[4613], t[4614]]);
    // x6 of samepalette
    t[4616] = s.tok(&SIZE, &[t[4615]]);
    // x7 of samepalette
    t[4617] = s.tok(&MULTIPLY, &[t[4616], Int(100)]);
    // x8 of samepalette
    t[4618] = s.tok(&SUBTRACT, &[Int(1000), t[4617]]);
    // x9 of samepalette
    t[4619] = s.tok(&ASTUPLE, &[t[4618], t[4615]]);
    // x1 of samecells
    t[4620] = s.tok(&CELLWISE, &[C, t[4611], Int(-1)]);
    // x2 of samecells
    t[4621] = s.tok(&OFCOLOR, &[t[4620], Int(-1)]);
    // x4 of samecells
    t[4622] = s.tok(&DIFFERENCE, &[t[12], t[4621]]);
    // x5 of samecells
    t[4623] = s.tok(&SIZE, &[t[4622]]);
    // x6 of samecells
    t[4624] = s.tok(&MULTIPLY, &[t[4623], Int(1000)]);
    // x8 of samecells
    t[4625] = s.tok(&DIVIDE, &[t[4624], t[16]]);
    // x9 of samecells
    t[4626] = s.tok(&ASTUPLE, &[t[4625], t[4621]]);
    // x1 of sameshape
    t[4627] = s.tok(&SHAPE_T, &[t[4611]]);
    // x3 of sameshape
    t[4628] = s.tok(&SUBTRACT, &[t[4627], t[20]]);
    // x4 of sameshape
    t[4629] = s.tok(&INVERT, &[t[4628]]);
    // x5 of sameshape
    t[4630] = s.tok(&COMBINE_T, &[t[4628], t[4629]]);
    // x6 of sameshape
    t[4631] = s.tok(&MAXIMUM, &[t[4630]]);
    // x7 of sameshape
    t[4632] = s.tok(&MULTIPLY, &[t[4631], Int(100)]);
    // x8 of sameshape
    t[4633] = s.tok(&SUBTRACT, &[Int(1000), t[4632]]);
    // x9 of sameshape
    t[4634] = s.tok(&ASTUPLE, &[t[4633], t[20]]);
    // x2 of sameshapes
    t[4635] = s.call(t[28], &[t[4611]]);
    // x4 of sameshapes
    t[4636] = s.tok(&INTERSECTION, &[t[4635], t[30]]);
    // x5 of sameshapes
    t[4637] = s.tok(&DIFFERENCE, &[t[30], t[4635]]);
    // x6 of sameshapes
    t[4638] = s.tok(&SIZE, &[t[4636]]);
    // x7 of sameshapes
    t[4639] = s.tok(&SIZE, &[t[4637]]);
    // x8 of sameshapes
    t[4640] = s.tok(&SUBTRACT, &[t[4638], t[4639]]);
    // x9 of sameshapes
    t[4641] = s.tok(&MULTIPLY, &[t[4640], Int(100)]);
    // x10 of sameshapes
    t[4642] = s.tok(&ASTUPLE, &[t[4641], t[4637]]);
    // x1 of samebackground
    t[4643] = s.tok(&MOSTCOLOR_T, &[t[4611]]);
    // x3 of samebackground
    t[4644] = s.tok(&EQUALITY, &[t[4643], t[39]]);
    // x4 of samebackground
    t[4645] = s.tok(&BRANCH, &[t[4644], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4646] = s.tok(&ASTUPLE, &[t[4643], t[39]]);
    // x6 of samebackground
    t[4647] = s.tok(&ASTUPLE, &[t[4645], t[4646]]);
    // x3 of squeeze_5, x3 of squeeze_6
    t[4648] = s.tok(&PALETTE_F, &[t[4608]]);
    // x4 of squeeze_5
    t[4649] = s.tok(&MOSTCOMMON_F, &[t[4648]]);
    // x6 of squeeze_5
    t[4650] = s.tok(&OFCOLOR, &[t[4610], Int(0)]);
    // O of squeeze_5
    t[4651] = s.tok(&FILL, &[t[4610], t[4649], t[4650]]);
    // x1 of samepalette
    t[4652] = s.tok(&PALETTE_T, &[t[4651]]);
    // x3 of samepalette
    t[4653] = s.tok(&DIFFERENCE, &[t[4652], t[2]]);
    // x4 of samepalette
    t[4654] = s.tok(&DIFFERENCE, &[t[2], t[4652]]);
    // x5 of samepalette
    t[4655] = s.tok(&COMBINE_F, &[t[4653], t[4654]]);
    // x6 of samepalette
    t[4656] = s.tok(&SIZE, &[t[4655]]);
    // x7 of samepalette
    t[4657] = s.tok(&MULTIPLY, &[t[4656], Int(100)]);
    // x8 of samepalette
    t[4658] = s.tok(&SUBTRACT, &[Int(1000), t[4657]]);
    // x9 of samepalette
    t[4659] = s.tok(&ASTUPLE, &[t[4658], t[4655]]);
    // x1 of samecells
    t[4660] = s.tok(&CELLWISE, &[C, t[4651], Int(-1)]);
    // x2 of samecells
    t[4661] = s.tok(&OFCOLOR, &[t[4660], Int(-1)]);
    // x4 of samecells
    t[4662] = s.tok(&DIFFERENCE, &[t[12], t[4661]]);
    // x5 of samecells
    t[4663] = s.tok(&SIZE, &[t[4662]]);
    // x6 of samecells
    t[4664] = s.tok(&MULTIPLY, &[t[4663], Int(1000)]);
    // x8 of samecells
    t[4665] = s.tok(&DIVIDE, &[t[4664], t[16]]);
    // x9 of samecells
    t[4666] = s.tok(&ASTUPLE, &[t[4665], t[4661]]);
    // x1 of sameshape
    t[4667] = s.tok(&SHAPE_T, &[t[4651]]);
    // x3 of sameshape
    t[4668] = s.tok(&SUBTRACT, &[t[4667], t[20]]);
    // x4 of sameshape
    t[4669] = s.tok(&INVERT, &[t[4668]]);
    // x5 of sameshape
    t[4670] = s.tok(&COMBINE_T, &[t[4668], t[4669]]);
    // x6 of sameshape
    t[4671] = s.tok(&MAXIMUM, &[t[4670]]);
    // x7 of sameshape
    t[4672] = s.tok(&MULTIPLY, &[t[4671], Int(100)]);
    // x8 of sameshape
    t[4673] = s.tok(&SUBTRACT, &[Int(1000), t[4672]]);
    // x9 of sameshape
    t[4674] = s.tok(&ASTUPLE, &[t[4673], t[20]]);
    // x2 of sameshapes
    t[4675] = s.call(t[28], &[t[4651]]);
    // x4 of sameshapes
    t[4676] = s.tok(&INTERSECTION, &[t[4675], t[30]]);
    // x5 of sameshapes
    t[4677] = s.tok(&DIFFERENCE, &[t[30], t[4675]]);
    // x6 of sameshapes
    t[4678] = s.tok(&SIZE, &[t[4676]]);
    // x7 of sameshapes
    t[4679] = s.tok(&SIZE, &[t[4677]]);
    // x8 of sameshapes
    t[4680] = s.tok(&SUBTRACT, &[t[4678], t[4679]]);
    // x9 of sameshapes
    t[4681] = s.tok(&MULTIPLY, &[t[4680], Int(100)]);
    // x10 of sameshapes
    t[4682] = s.tok(&ASTUPLE, &[t[4681], t[4677]]);
    // x1 of samebackground
    t[4683] = s.tok(&MOSTCOLOR_T, &[t[4651]]);
    // x3 of samebackground
    t[4684] = s.tok(&EQUALITY, &[t[4683], t[39]]);
    // x4 of samebackground
    t[4685] = s.tok(&BRANCH, &[t[4684], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4686] = s.tok(&ASTUPLE, &[t[4683], t[39]]);
    // x6 of samebackground
    t[4687] = s.tok(&ASTUPLE, &[t[4685], t[4686]]);
    // x2 of cornerstones_2
    t[4688] = s.tok(&APPLY_F, &[Arg::tok(&ULCORNER_O), t[3478]]);
    // x3 of cornerstones_2
    t[4689] = s.tok(&APPLY_F, &[Arg::tok(&URCORNER_O), t[3478]]);
    // x4 of cornerstones_2
    t[4690] = s.tok(&APPLY_F, &[Arg::tok(&LLCORNER_O), t[3478]]);
    // x5 of cornerstones_2
    t[4691] = s.tok(&APPLY_F, &[Arg::tok(&LRCORNER_O), t[3478]]);
    // x6 of cornerstones_2
    t[4692] = s.tok(&FILL, &[I, Int(2), t[4688]]);
    // x7 of cornerstones_2
    t[4693] = s.tok(&FILL, &[t[4692], Int(3), t[4689]]);
    // x8 of cornerstones_2
    t[4694] = s.tok(&FILL, &[t[4693], Int(4), t[4690]]);
    // O of cornerstones_2
    t[4695] = s.tok(&FILL, &[t[4694], Int(1), t[4691]]);
    // x1 of samepalette
    t[4696] = s.tok(&PALETTE_T, &[t[4695]]);
    // x3 of samepalette
    t[4697] = s.tok(&DIFFERENCE, &[t[4696], t[2]]);
    // x4 of samepalette
    t[4698] = s.tok(&DIFFERENCE, &[t[2], t[4696]]);
    // x5 of samepalette
    t[4699] = s.tok(&COMBINE_F, &[t[4697], t[4698]]);
    // x6 of samepalette
    t[4700] = s.tok(&SIZE, &[t[4699]]);
    // x7 of samepalette
    t[4701] = s.tok(&MULTIPLY, &[t[4700], Int(100)]);
    // x8 of samepalette
    t[4702] = s.tok(&SUBTRACT, &[Int(1000), t[4701]]);
    // x9 of samepalette
    t[4703] = s.tok(&ASTUPLE, &[t[4702], t[4699]]);
    // x1 of samecells
    t[4704] = s.tok(&CELLWISE, &[C, t[4695], Int(-1)]);
    // x2 of samecells
    t[4705] = s.tok(&OFCOLOR, &[t[4704], Int(-1)]);
    // x4 of samecells
    t[4706] = s.tok(&DIFFERENCE, &[t[12], t[4705]]);
    // x5 of samecells
    t[4707] = s.tok(&SIZE, &[t[4706]]);
    // x6 of samecells
    t[4708] = s.tok(&MULTIPLY, &[t[4707], Int(1000)]);
    // x8 of samecells
    t[4709] = s.tok(&DIVIDE, &[t[4708], t[16]]);
    // x9 of samecells
    t[4710] = s.tok(&ASTUPLE, &[t[4709], t[4705]]);
    // x1 of sameshape
    t[4711] = s.tok(&SHAPE_T, &[t[4695]]);
    // x3 of sameshape
    t[4712] = s.tok(&SUBTRACT, &[t[4711], t[20]]);
    // x4 of sameshape
    t[4713] = s.tok(&INVERT, &[t[4712]]);
    // x5 of sameshape
    t[4714] = s.tok(&COMBINE_T, &[t[4712], t[4713]]);
    // x6 of sameshape
    t[4715] = s.tok(&MAXIMUM, &[t[4714]]);
    // x7 of sameshape
    t[4716] = s.tok(&MULTIPLY, &[t[4715], Int(100)]);
    // x8 of sameshape
    t[4717] = s.tok(&SUBTRACT, &[Int(1000), t[4716]]);
    // x9 of sameshape
    t[4718] = s.tok(&ASTUPLE, &[t[4717], t[20]]);
    // x2 of sameshapes
    t[4719] = s.call(t[28], &[t[4695]]);
    // x4 of sameshapes
    t[4720] = s.tok(&INTERSECTION, &[t[4719], t[30]]);
    // x5 of sameshapes
    t[4721] = s.tok(&DIFFERENCE, &[t[30], t[4719]]);
    // x6 of sameshapes
    t[4722] = s.tok(&SIZE, &[t[4720]]);
    // x7 of sameshapes
    t[4723] = s.tok(&SIZE, &[t[4721]]);
    // x8 of sameshapes
    t[4724] = s.tok(&SUBTRACT, &[t[4722], t[4723]]);
    // x9 of sameshapes
    t[4725] = s.tok(&MULTIPLY, &[t[4724], Int(100)]);
    // x10 of sameshapes
    t[4726] = s.tok(&ASTUPLE, &[t[4725], t[4721]]);
    // x1 of samebackground
    t[4727] = s.tok(&MOSTCOLOR_T, &[t[4695]]);
    // x3 of samebackground
    t[4728] = s.tok(&EQUALITY, &[t[4727], t[39]]);
    // x4 of samebackground
    t[4729] = s.tok(&BRANCH, &[t[4728], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4730] = s.tok(&ASTUPLE, &[t[4727], t[39]]);
    // x6 of samebackground
    t[4731] = s.tok(&ASTUPLE, &[t[4729], t[4730]]);
    // x1 of cornerstones_5
    t[4732] = s.tok(&RBIND, &[Arg::tok(&CORNER), Int(0)]);
    // x2 of cornerstones_5
    t[4733] = s.tok(&RBIND, &[Arg::tok(&CORNER), Int(1)]);
    // x3 of cornerstones_5
    t[4734] = s.tok(&RBIND, &[Arg::tok(&CORNER), Int(2)]);
    // x4 of cornerstones_5
    t[4735] = s.tok(&RBIND, &[Arg::tok(&CORNER), Int(3)]);
    // x5 of cornerstones_5
    t[4736] = s.tok(&ASTUPLE, &[t[4732], t[4733]]);
    // x6 of cornerstones_5
    t[4737] = s.tok(&ASTUPLE, &[t[4734], t[4735]]);
    // x7 of cornerstones_5
    t[4738] = s.tok(&COMBINE_T, &[t[4736], t[4737]]);
    // x8 of cornerstones_5
    t[4739] = s.tok(&ASTUPLE, &[Int(2), Int(3)]);
    // x9 of cornerstones_5
    t[4740] = s.tok(&ASTUPLE, &[Int(4), Int(1)]);
    // x10 of cornerstones_5
    t[4741] = s.tok(&COMBINE, &[t[4739], t[4740]]);
    // x11 of cornerstones_5
    t[4742] = s.tok(&LBIND, &[Arg::tok(&RAPPLY_T), t[4738]]);
    // x12 of cornerstones_5
    t[4743] = s.tok(&RBIND, &[Arg::tok(&CELLTUPLE), t[4741]]);
    // x13 of cornerstones_5
    t[4744] = s.tok(&COMPOSE, &[t[4743], t[4742]]);
    // x15 of cornerstones_5
    t[4745] = s.tok(&MAPPLY_T, &[t[4744], t[3979]]);
    // O of cornerstones_5
    t[4746] = s.tok(&PAINT, &[I, t[4745]]);
    // x1 of samepalette
    t[4747] = s.tok(&PALETTE_T, &[t[4746]]);
    // x3 of samepalette
    t[4748] = s.tok(&DIFFERENCE, &[t[4747], t[2]]);
    // x4 of samepalette
    t[4749] = s.tok(&DIFFERENCE, &[t[2], t[4747]]);
    // x5 of samepalette
    t[4750] = s.tok(&COMBINE_F, &[t[4748], t[4749]]);
    // x6 of samepalette
    t[4751] = s.tok(&SIZE, &[t[4750]]);
    // x7 of samepalette
    t[4752] = s.tok(&MULTIPLY, &[t[4751], Int(100)]);
    // x8 of samepalette
    t[4753] = s.tok(&SUBTRACT, &[Int(1000), t[4752]]);
    // x9 of samepalette
    t[4754] = s.tok(&ASTUPLE, &[t[4753], t[4750]]);
    // x1 of samecells
    t[4755] = s.tok(&CELLWISE, &[C, t[4746], Int(-1)]);
    // x2 of samecells
    t[4756] = s.tok(&OFCOLOR, &[t[4755], Int(-1)]);
    // x4 of samecells
    t[4757] = s.tok(&DIFFERENCE, &[t[12], t[4756]]);
    // x5 of samecells
    t[4758] = s.tok(&SIZE, &[t[4757]]);
    // x6 of samecells
    t[4759] = s.tok(&MULTIPLY, &[t[4758], Int(1000)]);
    // x8 of samecells
    t[4760] = s.tok(&DIVIDE, &[t[4759], t[16]]);
    // x9 of samecells
    t[4761] = s.tok(&ASTUPLE, &[t[4760], t[4756]]);
    // x1 of sameshape
    t[4762] = s.tok(&SHAPE_T, &[t[4746]]);
    // x3 of sameshape
    t[4763] = s.tok(&SUBTRACT, &[t[4762], t[20]]);
    // x4 of sameshape
    t[4764] = s.tok(&INVERT, &[t[4763]]);
    // x5 of sameshape
    t[4765] = s.tok(&COMBINE_T, &[t[4763], t[4764]]);
    // x6 of sameshape
    t[4766] = s.tok(&MAXIMUM, &[t[4765]]);
    // x7 of sameshape
    t[4767] = s.tok(&MULTIPLY, &[t[4766], Int(100)]);
    // x8 of sameshape
    t[4768] = s.tok(&SUBTRACT, &[Int(1000), t[4767]]);
    // x9 of sameshape
    t[4769] = s.tok(&ASTUPLE, &[t[4768], t[20]]);
    // x2 of sameshapes
    t[4770] = s.call(t[28], &[t[4746]]);
    // x4 of sameshapes
    t[4771] = s.tok(&INTERSECTION, &[t[4770], t[30]]);
    // x5 of sameshapes
    t[4772] = s.tok(&DIFFERENCE, &[t[30], t[4770]]);
    // x6 of sameshapes
    t[4773] = s.tok(&SIZE, &[t[4771]]);
    // x7 of sameshapes
    t[4774] = s.tok(&SIZE, &[t[4772]]);
    // x8 of sameshapes
    t[4775] = s.tok(&SUBTRACT, &[t[4773], t[4774]]);
    // x9 of sameshapes
    t[4776] = s.tok(&MULTIPLY, &[t[4775], Int(100)]);
    // x10 of sameshapes
    t[4777] = s.tok(&ASTUPLE, &[t[4776], t[4772]]);
    // x1 of samebackground
    t[4778] = s.tok(&MOSTCOLOR_T, &[t[4746]]);
    // x3 of samebackground
    t[4779] = s.tok(&EQUALITY, &[t[4778], t[39]]);
    // x4 of samebackground
    t[4780] = s.tok(&BRANCH, &[t[4779], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4781] = s.tok(&ASTUPLE, &[t[4778], t[39]]);
    // x6 of samebackground
    t[4782] = s.tok(&ASTUPLE, &[t[4780], t[4781]]);
    // x3 of compasspoint_2, x3 of nudge_5
    t[4783] = s.tok(&POSITION, &[t[3851], t[3849]]);
    // x4 of compasspoint_2
    t[4784] = s.tok(&INCREMENT, &[t[4783]]);
    // x5 of compasspoint_2
    t[4785] = s.tok(&FIRST_T, &[t[4784]]);
    // x6 of compasspoint_2
    t[4786] = s.tok(&LAST_T, &[t[4784]]);
    // x7 of compasspoint_2
    t[4787] = s.tok(&ASTRIPLE, &[t[4785], t[4786], Int(2)]);
    // x8 of compasspoint_2
    t[4788] = s.tok(&ASCELL, &[Pair(1, 1), Int(1)]);
    // x9 of compasspoint_2
    t[4789] = s.tok(&INITSET, &[t[4788]]);
    // x10 of compasspoint_2
    t[4790] = s.tok(&INSERT, &[t[4787], t[4789]]);
    // x11 of compasspoint_2, x4 of stackup_2, x4 of stackup_5
    t[4791] = s.tok(&CANVAS, &[Int(0), Pair(3, 3)]);
    // O of compasspoint_2
    t[4792] = s.tok(&PAINT, &[t[4791], t[4790]]);
    // x1 of samepalette
    t[4793] = s.tok(&PALETTE_T, &[t[4792]]);
    // x3 of samepalette
    t[4794] = s.tok(&DIFFERENCE, &[t[4793], t[2]]);
    // x4 of samepalette
    t[4795] = s.tok(&DIFFERENCE, &[t[2], t[4793]]);
    // x5 of samepalette
    t[4796] = s.tok(&COMBINE_F, &[t[4794], t[4795]]);
    // x6 of samepalette
    t[4797] = s.tok(&SIZE, &[t[4796]]);
    // x7 of samepalette
    t[4798] = s.tok(&MULTIPLY, &[t[4797], Int(100)]);
    // x8 of samepalette
    t[4799] = s.tok(&SUBTRACT, &[Int(1000), t[4798]]);
    // x9 of samepalette
    t[4800] = s.tok(&ASTUPLE, &[t[4799], t[4796]]);
}

fn steps_25(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samecells
    t[4801] = s.tok(&CELLWISE, &[C, t[4792], Int(-1)]);
    // x2 of samecells
    t[4802] = s.tok(&OFCOLOR, &[t[4801], Int(-1)]);
    // x4 of samecells
    t[4803] = s.tok(&DIFFERENCE, &[t[12], t[4802]]);
    // x5 of samecells
    t[4804] = s.tok(&SIZE, &[t[4803]]);
    // x6 of samecells
    t[4805] = s.tok(&MULTIPLY, &[t[4804], Int(1000)]);
    // x8 of samecells
    t[4806] = s.tok(&DIVIDE, &[t[4805], t[16]]);
    // x9 of samecells
    t[4807] = s.tok(&ASTUPLE, &[t[4806], t[4802]]);
    // x1 of sameshape
    t[4808] = s.tok(&SHAPE_T, &[t[4792]]);
    // x3 of sameshape
    t[4809] = s.tok(&SUBTRACT, &[t[4808], t[20]]);
    // x4 of sameshape
    t[4810] = s.tok(&INVERT, &[t[4809]]);
    // x5 of sameshape
    t[4811] = s.tok(&COMBINE_T, &[t[4809], t[4810]]);
    // x6 of sameshape
    t[4812] = s.tok(&MAXIMUM, &[t[4811]]);
    // x7 of sameshape
    t[4813] = s.tok(&MULTIPLY, &[t[4812], Int(100)]);
    // x8 of sameshape
    t[4814] = s.tok(&SUBTRACT, &[Int(1000), t[4813]]);
    // x9 of sameshape
    t[4815] = s.tok(&ASTUPLE, &[t[4814], t[20]]);
    // x2 of sameshapes
    t[4816] = s.call(t[28], &[t[4792]]);
    // x4 of sameshapes
    t[4817] = s.tok(&INTERSECTION, &[t[4816], t[30]]);
    // x5 of sameshapes
    t[4818] = s.tok(&DIFFERENCE, &[t[30], t[4816]]);
    // x6 of sameshapes
    t[4819] = s.tok(&SIZE, &[t[4817]]);
    // x7 of sameshapes
    t[4820] = s.tok(&SIZE, &[t[4818]]);
    // x8 of sameshapes
    t[4821] = s.tok(&SUBTRACT, &[t[4819], t[4820]]);
    // x9 of sameshapes
    t[4822] = s.tok(&MULTIPLY, &[t[4821], Int(100)]);
    // x10 of sameshapes
    t[4823] = s.tok(&ASTUPLE, &[t[4822], t[4818]]);
    // x1 of samebackground
    t[4824] = s.tok(&MOSTCOLOR_T, &[t[4792]]);
    // x3 of samebackground
    t[4825] = s.tok(&EQUALITY, &[t[4824], t[39]]);
    // x4 of samebackground
    t[4826] = s.tok(&BRANCH, &[t[4825], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4827] = s.tok(&ASTUPLE, &[t[4824], t[39]]);
    // x6 of samebackground
    t[4828] = s.tok(&ASTUPLE, &[t[4826], t[4827]]);
    // x2 of closestglow_2, x2 of samelane_2, x2 of contagion_6
    t[4829] = s.tok(&COLORFILTER, &[t[3478], Int(5)]);
    // x3 of closestglow_2, x3 of closestglow_5, x3 of halo_2 and 1 more
    t[4830] = s.tok(&OFCOLOR, &[I, Int(3)]);
    // x4 of closestglow_2, x4 of closestglow_5
    t[4831] = s.tok(&RBIND, &[Arg::tok(&MANHATTAN), t[4830]]);
    // x5 of closestglow_2
    t[4832] = s.tok(&ARGMIN, &[t[4829], t[4831]]);
    // x6 of closestglow_2
    t[4833] = s.tok(&RECOLOR_O, &[Int(3), t[4832]]);
    // O of closestglow_2
    t[4834] = s.tok(&PAINT, &[I, t[4833]]);
    // x1 of samepalette
    t[4835] = s.tok(&PALETTE_T, &[t[4834]]);
    // x3 of samepalette
    t[4836] = s.tok(&DIFFERENCE, &[t[4835], t[2]]);
    // x4 of samepalette
    t[4837] = s.tok(&DIFFERENCE, &[t[2], t[4835]]);
    // x5 of samepalette
    t[4838] = s.tok(&COMBINE_F, &[t[4836], t[4837]]);
    // x6 of samepalette
    t[4839] = s.tok(&SIZE, &[t[4838]]);
    // x7 of samepalette
    t[4840] = s.tok(&MULTIPLY, &[t[4839], Int(100)]);
    // x8 of samepalette
    t[4841] = s.tok(&SUBTRACT, &[Int(1000), t[4840]]);
    // x9 of samepalette
    t[4842] = s.tok(&ASTUPLE, &[t[4841], t[4838]]);
    // x1 of samecells
    t[4843] = s.tok(&CELLWISE, &[C, t[4834], Int(-1)]);
    // x2 of samecells
    t[4844] = s.tok(&OFCOLOR, &[t[4843], Int(-1)]);
    // x4 of samecells
    t[4845] = s.tok(&DIFFERENCE, &[t[12], t[4844]]);
    // x5 of samecells
    t[4846] = s.tok(&SIZE, &[t[4845]]);
    // x6 of samecells
    t[4847] = s.tok(&MULTIPLY, &[t[4846], Int(1000)]);
    // x8 of samecells
    t[4848] = s.tok(&DIVIDE, &[t[4847], t[16]]);
    // x9 of samecells
    t[4849] = s.tok(&ASTUPLE, &[t[4848], t[4844]]);
    // x1 of sameshape
    t[4850] = s.tok(&SHAPE_T, &[t[4834]]);
    // x3 of sameshape
    t[4851] = s.tok(&SUBTRACT, &[t[4850], t[20]]);
    // x4 of sameshape
    t[4852] = s.tok(&INVERT, &[t[4851]]);
    // x5 of sameshape
    t[4853] = s.tok(&COMBINE_T, &[t[4851], t[4852]]);
    // x6 of sameshape
    t[4854] = s.tok(&MAXIMUM, &[t[4853]]);
    // x7 of sameshape
    t[4855] = s.tok(&MULTIPLY, &[t[4854], Int(100)]);
    // x8 of sameshape
    t[4856] = s.tok(&SUBTRACT, &[Int(1000), t[4855]]);
    // x9 of sameshape
    t[4857] = s.tok(&ASTUPLE, &[t[4856], t[20]]);
    // x2 of sameshapes
    t[4858] = s.call(t[28], &[t[4834]]);
    // x4 of sameshapes
    t[4859] = s.tok(&INTERSECTION, &[t[4858], t[30]]);
    // x5 of sameshapes
    t[4860] = s.tok(&DIFFERENCE, &[t[30], t[4858]]);
    // x6 of sameshapes
    t[4861] = s.tok(&SIZE, &[t[4859]]);
    // x7 of sameshapes
    t[4862] = s.tok(&SIZE, &[t[4860]]);
    // x8 of sameshapes
    t[4863] = s.tok(&SUBTRACT, &[t[4861], t[4862]]);
    // x9 of sameshapes
    t[4864] = s.tok(&MULTIPLY, &[t[4863], Int(100)]);
    // x10 of sameshapes
    t[4865] = s.tok(&ASTUPLE, &[t[4864], t[4860]]);
    // x1 of samebackground
    t[4866] = s.tok(&MOSTCOLOR_T, &[t[4834]]);
    // x3 of samebackground
    t[4867] = s.tok(&EQUALITY, &[t[4866], t[39]]);
    // x4 of samebackground
    t[4868] = s.tok(&BRANCH, &[t[4867], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4869] = s.tok(&ASTUPLE, &[t[4866], t[39]]);
    // x6 of samebackground
    t[4870] = s.tok(&ASTUPLE, &[t[4868], t[4869]]);
    // x2 of closestglow_5
    t[4871] = s.tok(&COLORFILTER_T, &[t[3979], Int(5)]);
    // x5 of closestglow_5
    t[4872] = s.tok(&VALMIN, &[t[4871], t[4831]]);
    // x6 of closestglow_5
    t[4873] = s.tok(&MATCHER, &[t[4831], t[4872]]);
    // x7 of closestglow_5
    t[4874] = s.tok(&EXTRACT, &[t[4871], t[4873]]);
    // O of closestglow_5
    t[4875] = s.tok(&FILL, &[I, Int(3), t[4874]]);
    // x1 of samepalette
    t[4876] = s.tok(&PALETTE_T, &[t[4875]]);
    // x3 of samepalette
    t[4877] = s.tok(&DIFFERENCE, &[t[4876], t[2]]);
    // x4 of samepalette
    t[4878] = s.tok(&DIFFERENCE, &[t[2], t[4876]]);
    // x5 of samepalette
    t[4879] = s.tok(&COMBINE_F, &[t[4877], t[4878]]);
    // x6 of samepalette
    t[4880] = s.tok(&SIZE, &[t[4879]]);
    // x7 of samepalette
    t[4881] = s.tok(&MULTIPLY, &[t[4880], Int(100)]);
    // x8 of samepalette
    t[4882] = s.tok(&SUBTRACT, &[Int(1000), t[4881]]);
    // x9 of samepalette
    t[4883] = s.tok(&ASTUPLE, &[t[4882], t[4879]]);
    // x1 of samecells
    t[4884] = s.tok(&CELLWISE, &[C, t[4875], Int(-1)]);
    // x2 of samecells
    t[4885] = s.tok(&OFCOLOR, &[t[4884], Int(-1)]);
    // x4 of samecells
    t[4886] = s.tok(&DIFFERENCE, &[t[12], t[4885]]);
    // x5 of samecells
    t[4887] = s.tok(&SIZE, &[t[4886]]);
    // x6 of samecells
    t[4888] = s.tok(&MULTIPLY, &[t[4887], Int(1000)]);
    // x8 of samecells
    t[4889] = s.tok(&DIVIDE, &[t[4888], t[16]]);
    // x9 of samecells
    t[4890] = s.tok(&ASTUPLE, &[t[4889], t[4885]]);
    // x1 of sameshape
    t[4891] = s.tok(&SHAPE_T, &[t[4875]]);
    // x3 of sameshape
    t[4892] = s.tok(&SUBTRACT, &[t[4891], t[20]]);
    // x4 of sameshape
    t[4893] = s.tok(&INVERT, &[t[4892]]);
    // x5 of sameshape
    t[4894] = s.tok(&COMBINE_T, &[t[4892], t[4893]]);
    // x6 of sameshape
    t[4895] = s.tok(&MAXIMUM, &[t[4894]]);
    // x7 of sameshape
    t[4896] = s.tok(&MULTIPLY, &[t[4895], Int(100)]);
    // x8 of sameshape
    t[4897] = s.tok(&SUBTRACT, &[Int(1000), t[4896]]);
    // x9 of sameshape
    t[4898] = s.tok(&ASTUPLE, &[t[4897], t[20]]);
    // x2 of sameshapes
    t[4899] = s.call(t[28], &[t[4875]]);
    // x4 of sameshapes
    t[4900] = s.tok(&INTERSECTION, &[t[4899], t[30]]);
    // x5 of sameshapes
    t[4901] = s.tok(&DIFFERENCE, &[t[30], t[4899]]);
    // x6 of sameshapes
    t[4902] = s.tok(&SIZE, &[t[4900]]);
    // x7 of sameshapes
    t[4903] = s.tok(&SIZE, &[t[4901]]);
    // x8 of sameshapes
    t[4904] = s.tok(&SUBTRACT, &[t[4902], t[4903]]);
    // x9 of sameshapes
    t[4905] = s.tok(&MULTIPLY, &[t[4904], Int(100)]);
    // x10 of sameshapes
    t[4906] = s.tok(&ASTUPLE, &[t[4905], t[4901]]);
    // x1 of samebackground
    t[4907] = s.tok(&MOSTCOLOR_T, &[t[4875]]);
    // x3 of samebackground
    t[4908] = s.tok(&EQUALITY, &[t[4907], t[39]]);
    // x4 of samebackground
    t[4909] = s.tok(&BRANCH, &[t[4908], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4910] = s.tok(&ASTUPLE, &[t[4907], t[39]]);
    // x6 of samebackground
    t[4911] = s.tok(&ASTUPLE, &[t[4909], t[4910]]);
    // x2 of innerlights_2, x3 of tidyup_2
    t[4912] = s.tok(&RBIND, &[Arg::tok(&BORDERING), I]);
    // x3 of innerlights_2
    t[4913] = s.tok(&MFILTER, &[t[3478], t[4912]]);
    // O of innerlights_2
    t[4914] = s.tok(&COVER, &[I, t[4913]]);
    // x1 of samepalette
    t[4915] = s.tok(&PALETTE_T, &[t[4914]]);
    // x3 of samepalette
    t[4916] = s.tok(&DIFFERENCE, &[t[4915], t[2]]);
    // x4 of samepalette
    t[4917] = s.tok(&DIFFERENCE, &[t[2], t[4915]]);
    // x5 of samepalette
    t[4918] = s.tok(&COMBINE_F, &[t[4916], t[4917]]);
    // x6 of samepalette
    t[4919] = s.tok(&SIZE, &[t[4918]]);
    // x7 of samepalette
    t[4920] = s.tok(&MULTIPLY, &[t[4919], Int(100)]);
    // x8 of samepalette
    t[4921] = s.tok(&SUBTRACT, &[Int(1000), t[4920]]);
    // x9 of samepalette
    t[4922] = s.tok(&ASTUPLE, &[t[4921], t[4918]]);
    // x1 of samecells
    t[4923] = s.tok(&CELLWISE, &[C, t[4914], Int(-1)]);
    // x2 of samecells
    t[4924] = s.tok(&OFCOLOR, &[t[4923], Int(-1)]);
    // x4 of samecells
    t[4925] = s.tok(&DIFFERENCE, &[t[12], t[4924]]);
    // x5 of samecells
    t[4926] = s.tok(&SIZE, &[t[4925]]);
    // x6 of samecells
    t[4927] = s.tok(&MULTIPLY, &[t[4926], Int(1000)]);
    // x8 of samecells
    t[4928] = s.tok(&DIVIDE, &[t[4927], t[16]]);
    // x9 of samecells
    t[4929] = s.tok(&ASTUPLE, &[t[4928], t[4924]]);
    // x1 of sameshape
    t[4930] = s.tok(&SHAPE_T, &[t[4914]]);
    // x3 of sameshape
    t[4931] = s.tok(&SUBTRACT, &[t[4930], t[20]]);
    // x4 of sameshape
    t[4932] = s.tok(&INVERT, &[t[4931]]);
    // x5 of sameshape
    t[4933] = s.tok(&COMBINE_T, &[t[4931], t[4932]]);
    // x6 of sameshape
    t[4934] = s.tok(&MAXIMUM, &[t[4933]]);
    // x7 of sameshape
    t[4935] = s.tok(&MULTIPLY, &[t[4934], Int(100)]);
    // x8 of sameshape
    t[4936] = s.tok(&SUBTRACT, &[Int(1000), t[4935]]);
    // x9 of sameshape
    t[4937] = s.tok(&ASTUPLE, &[t[4936], t[20]]);
    // x2 of sameshapes
    t[4938] = s.call(t[28], &[t[4914]]);
    // x4 of sameshapes
    t[4939] = s.tok(&INTERSECTION, &[t[4938], t[30]]);
    // x5 of sameshapes
    t[4940] = s.tok(&DIFFERENCE, &[t[30], t[4938]]);
    // x6 of sameshapes
    t[4941] = s.tok(&SIZE, &[t[4939]]);
    // x7 of sameshapes
    t[4942] = s.tok(&SIZE, &[t[4940]]);
    // x8 of sameshapes
    t[4943] = s.tok(&SUBTRACT, &[t[4941], t[4942]]);
    // x9 of sameshapes
    t[4944] = s.tok(&MULTIPLY, &[t[4943], Int(100)]);
    // x10 of sameshapes
    t[4945] = s.tok(&ASTUPLE, &[t[4944], t[4940]]);
    // x1 of samebackground
    t[4946] = s.tok(&MOSTCOLOR_T, &[t[4914]]);
    // x3 of samebackground
    t[4947] = s.tok(&EQUALITY, &[t[4946], t[39]]);
    // x4 of samebackground
    t[4948] = s.tok(&BRANCH, &[t[4947], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4949] = s.tok(&ASTUPLE, &[t[4946], t[39]]);
    // x6 of samebackground
    t[4950] = s.tok(&ASTUPLE, &[t[4948], t[4949]]);
    // x2 of innerlights_4, x6 of innerlights_5
    t[4951] = s.tok(&MATCHER, &[Arg::tok(&UPPERMOST), Int(0)]);
    // x3 of innerlights_4, x7 of innerlights_5
    t[4952] = s.tok(&MATCHER, &[Arg::tok(&LEFTMOST), Int(0)]);
    // x4 of innerlights_4, x10 of innerlights_5
    t[4953] = s.tok(&FORK, &[Arg::tok(&EITHER), t[4951], t[4952]]);
    // x5 of innerlights_4
    t[4954] = s.tok(&MFILTER, &[t[3478], t[4953]]);
    // O of innerlights_4
    t[4955] = s.tok(&COVER, &[I, t[4954]]);
    // x1 of samepalette
    t[4956] = s.tok(&PALETTE_T, &[t[4955]]);
    // x3 of samepalette
    t[4957] = s.tok(&DIFFERENCE, &[t[4956], t[2]]);
    // x4 of samepalette
    t[4958] = s.tok(&DIFFERENCE, &[t[2], t[4956]]);
    // x5 of samepalette
    t[4959] = s.tok(&COMBINE_F, &[t[4957], t[4958]]);
    // x6 of samepalette
    t[4960] = s.tok(&SIZE, &[t[4959]]);
    // x7 of samepalette
    t[4961] = s.tok(&MULTIPLY, &[t[4960], Int(100)]);
    // x8 of samepalette
    t[4962] = s.tok(&SUBTRACT, &[Int(1000), t[4961]]);
    // x9 of samepalette
    t[4963] = s.tok(&ASTUPLE, &[t[4962], t[4959]]);
    // x1 of samecells
    t[4964] = s.tok(&CELLWISE, &[C, t[4955], Int(-1)]);
    // x2 of samecells
    t[4965] = s.tok(&OFCOLOR, &[t[4964], Int(-1)]);
    // x4 of samecells
    t[4966] = s.tok(&DIFFERENCE, &[t[12], t[4965]]);
    // x5 of samecells
    t[4967] = s.tok(&SIZE, &[t[4966]]);
    // x6 of samecells
    t[4968] = s.tok(&MULTIPLY, &[t[4967], Int(1000)]);
    // x8 of samecells
    t[4969] = s.tok(&DIVIDE, &[t[4968], t[16]]);
    // x9 of samecells
    t[4970] = s.tok(&ASTUPLE, &[t[4969], t[4965]]);
    // x1 of sameshape
    t[4971] = s.tok(&SHAPE_T, &[t[4955]]);
    // x3 of sameshape
    t[4972] = s.tok(&SUBTRACT, &[t[4971], t[20]]);
    // x4 of sameshape
    t[4973] = s.tok(&INVERT, &[t[4972]]);
    // x5 of sameshape
    t[4974] = s.tok(&COMBINE_T, &[t[4972], t[4973]]);
    // x6 of sameshape
    t[4975] = s.tok(&MAXIMUM, &[t[4974]]);
    // x7 of sameshape
    t[4976] = s.tok(&MULTIPLY, &[t[4975], Int(100)]);
    // x8 of sameshape
    t[4977] = s.tok(&SUBTRACT, &[Int(1000), t[4976]]);
    // x9 of sameshape
    t[4978] = s.tok(&ASTUPLE, &[t[4977], t[20]]);
    // x2 of sameshapes
    t[4979] = s.call(t[28], &[t[4955]]);
    // x4 of sameshapes
    t[4980] = s.tok(&INTERSECTION, &[t[4979], t[30]]);
    // x5 of sameshapes
    t[4981] = s.tok(&DIFFERENCE, &[t[30], t[4979]]);
    // x6 of sameshapes
    t[4982] = s.tok(&SIZE, &[t[4980]]);
    // x7 of sameshapes
    t[4983] = s.tok(&SIZE, &[t[4981]]);
    // x8 of sameshapes
    t[4984] = s.tok(&SUBTRACT, &[t[4982], t[4983]]);
    // x9 of sameshapes
    t[4985] = s.tok(&MULTIPLY, &[t[4984], Int(100)]);
    // x10 of sameshapes
    t[4986] = s.tok(&ASTUPLE, &[t[4985], t[4981]]);
    // x1 of samebackground
    t[4987] = s.tok(&MOSTCOLOR_T, &[t[4955]]);
    // x3 of samebackground
    t[4988] = s.tok(&EQUALITY, &[t[4987], t[39]]);
    // x4 of samebackground
    t[4989] = s.tok(&BRANCH, &[t[4988], Int(1000), Int(0)]);
    // x5 of samebackground
    t[4990] = s.tok(&ASTUPLE, &[t[4987], t[39]]);
    // x6 of samebackground
    t[4991] = s.tok(&ASTUPLE, &[t[4989], t[4990]]);
    // x2 of linekinds_2
    t[4992] = s.tok(&MFILTER, &[t[3478], Arg::tok(&HLINE_O)]);
    // x3 of linekinds_2
    t[4993] = s.tok(&MFILTER, &[t[3478], Arg::tok(&VLINE_O)]);
    // x4 of linekinds_2
    t[4994] = s.tok(&FILL, &[I, Int(2), t[4992]]);
    // O of linekinds_2
    t[4995] = s.tok(&FILL, &[t[4994], Int(1), t[4993]]);
    // x1 of samepalette
    t[4996] = s.tok(&PALETTE_T, &[t[4995]]);
    // x3 of samepalette
    t[4997] = s.tok(&DIFFERENCE, &[t[4996], t[2]]);
    // x4 of samepalette
    t[4998] = s.tok(&DIFFERENCE, &[t[2], t[4996]]);
    // x5 of samepalette
    t[4999] = s.tok(&COMBINE_F, &[t[4997], t[4998]]);
    // x6 of samepalette
    t[5000] = s.tok(&SIZE, &[t[4999]]);
}

fn steps_26(s: &mut dyn Steps, t: &mut [Arg]) {
    // x7 of samepalette
    t[5001] = s.tok(&MULTIPLY, &[t[5000], Int(100)]);
    // x8 of samepalette
    t[5002] = s.tok(&SUBTRACT, &[Int(1000), t[5001]]);
    // x9 of samepalette
    t[5003] = s.tok(&ASTUPLE, &[t[5002], t[4999]]);
    // x1 of samecells
    t[5004] = s.tok(&CELLWISE, &[C, t[4995], Int(-1)]);
    // x2 of samecells
    t[5005] = s.tok(&OFCOLOR, &[t[5004], Int(-1)]);
    // x4 of samecells
    t[5006] = s.tok(&DIFFERENCE, &[t[12], t[5005]]);
    // x5 of samecells
    t[5007] = s.tok(&SIZE, &[t[5006]]);
    // x6 of samecells
    t[5008] = s.tok(&MULTIPLY, &[t[5007], Int(1000)]);
    // x8 of samecells
    t[5009] = s.tok(&DIVIDE, &[t[5008], t[16]]);
    // x9 of samecells
    t[5010] = s.tok(&ASTUPLE, &[t[5009], t[5005]]);
    // x1 of sameshape
    t[5011] = s.tok(&SHAPE_T, &[t[4995]]);
    // x3 of sameshape
    t[5012] = s.tok(&SUBTRACT, &[t[5011], t[20]]);
    // x4 of sameshape
    t[5013] = s.tok(&INVERT, &[t[5012]]);
    // x5 of sameshape
    t[5014] = s.tok(&COMBINE_T, &[t[5012], t[5013]]);
    // x6 of sameshape
    t[5015] = s.tok(&MAXIMUM, &[t[5014]]);
    // x7 of sameshape
    t[5016] = s.tok(&MULTIPLY, &[t[5015], Int(100)]);
    // x8 of sameshape
    t[5017] = s.tok(&SUBTRACT, &[Int(1000), t[5016]]);
    // x9 of sameshape
    t[5018] = s.tok(&ASTUPLE, &[t[5017], t[20]]);
    // x2 of sameshapes
    t[5019] = s.call(t[28], &[t[4995]]);
    // x4 of sameshapes
    t[5020] = s.tok(&INTERSECTION, &[t[5019], t[30]]);
    // x5 of sameshapes
    t[5021] = s.tok(&DIFFERENCE, &[t[30], t[5019]]);
    // x6 of sameshapes
    t[5022] = s.tok(&SIZE, &[t[5020]]);
    // x7 of sameshapes
    t[5023] = s.tok(&SIZE, &[t[5021]]);
    // x8 of sameshapes
    t[5024] = s.tok(&SUBTRACT, &[t[5022], t[5023]]);
    // x9 of sameshapes
    t[5025] = s.tok(&MULTIPLY, &[t[5024], Int(100)]);
    // x10 of sameshapes
    t[5026] = s.tok(&ASTUPLE, &[t[5025], t[5021]]);
    // x1 of samebackground
    t[5027] = s.tok(&MOSTCOLOR_T, &[t[4995]]);
    // x3 of samebackground
    t[5028] = s.tok(&EQUALITY, &[t[5027], t[39]]);
    // x4 of samebackground
    t[5029] = s.tok(&BRANCH, &[t[5028], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5030] = s.tok(&ASTUPLE, &[t[5027], t[39]]);
    // x6 of samebackground
    t[5031] = s.tok(&ASTUPLE, &[t[5029], t[5030]]);
    // x2 of linekinds_5
    t[5032] = s.tok(&APPLY_F, &[Arg::tok(&TOINDICES_O), t[3478]]);
    // x3 of linekinds_5
    t[5033] = s.tok(&SFILTER_F, &[t[5032], Arg::tok(&HLINE_I)]);
    // x4 of linekinds_5
    t[5034] = s.tok(&SFILTER_F, &[t[5032], Arg::tok(&VLINE_I)]);
    // x5 of linekinds_5
    t[5035] = s.tok(&LBIND, &[Arg::tok(&RECOLOR_I), Int(2)]);
    // x6 of linekinds_5
    t[5036] = s.tok(&LBIND, &[Arg::tok(&RECOLOR_I), Int(1)]);
    // x7 of linekinds_5
    t[5037] = s.tok(&MAPPLY_F, &[t[5035], t[5033]]);
    // x8 of linekinds_5
    t[5038] = s.tok(&MAPPLY_F, &[t[5036], t[5034]]);
    // x9 of linekinds_5
    t[5039] = s.tok(&COMBINE_F, &[t[5037], t[5038]]);
    // O of linekinds_5
    t[5040] = s.tok(&PAINT, &[I, t[5039]]);
    // x1 of samepalette
    t[5041] = s.tok(&PALETTE_T, &[t[5040]]);
    // x3 of samepalette
    t[5042] = s.tok(&DIFFERENCE, &[t[5041], t[2]]);
    // x4 of samepalette
    t[5043] = s.tok(&DIFFERENCE, &[t[2], t[5041]]);
    // x5 of samepalette
    t[5044] = s.tok(&COMBINE_F, &[t[5042], t[5043]]);
    // x6 of samepalette
    t[5045] = s.tok(&SIZE, &[t[5044]]);
    // x7 of samepalette
    t[5046] = s.tok(&MULTIPLY, &[t[5045], Int(100)]);
    // x8 of samepalette
    t[5047] = s.tok(&SUBTRACT, &[Int(1000), t[5046]]);
    // x9 of samepalette
    t[5048] = s.tok(&ASTUPLE, &[t[5047], t[5044]]);
    // x1 of samecells
    t[5049] = s.tok(&CELLWISE, &[C, t[5040], Int(-1)]);
    // x2 of samecells
    t[5050] = s.tok(&OFCOLOR, &[t[5049], Int(-1)]);
    // x4 of samecells
    t[5051] = s.tok(&DIFFERENCE, &[t[12], t[5050]]);
    // x5 of samecells
    t[5052] = s.tok(&SIZE, &[t[5051]]);
    // x6 of samecells
    t[5053] = s.tok(&MULTIPLY, &[t[5052], Int(1000)]);
    // x8 of samecells
    t[5054] = s.tok(&DIVIDE, &[t[5053], t[16]]);
    // x9 of samecells
    t[5055] = s.tok(&ASTUPLE, &[t[5054], t[5050]]);
    // x1 of sameshape
    t[5056] = s.tok(&SHAPE_T, &[t[5040]]);
    // x3 of sameshape
    t[5057] = s.tok(&SUBTRACT, &[t[5056], t[20]]);
    // x4 of sameshape
    t[5058] = s.tok(&INVERT, &[t[5057]]);
    // x5 of sameshape
    t[5059] = s.tok(&COMBINE_T, &[t[5057], t[5058]]);
    // x6 of sameshape
    t[5060] = s.tok(&MAXIMUM, &[t[5059]]);
    // x7 of sameshape
    t[5061] = s.tok(&MULTIPLY, &[t[5060], Int(100)]);
    // x8 of sameshape
    t[5062] = s.tok(&SUBTRACT, &[Int(1000), t[5061]]);
    // x9 of sameshape
    t[5063] = s.tok(&ASTUPLE, &[t[5062], t[20]]);
    // x2 of sameshapes
    t[5064] = s.call(t[28], &[t[5040]]);
    // x4 of sameshapes
    t[5065] = s.tok(&INTERSECTION, &[t[5064], t[30]]);
    // x5 of sameshapes
    t[5066] = s.tok(&DIFFERENCE, &[t[30], t[5064]]);
    // x6 of sameshapes
    t[5067] = s.tok(&SIZE, &[t[5065]]);
    // x7 of sameshapes
    t[5068] = s.tok(&SIZE, &[t[5066]]);
    // x8 of sameshapes
    t[5069] = s.tok(&SUBTRACT, &[t[5067], t[5068]]);
    // x9 of sameshapes
    t[5070] = s.tok(&MULTIPLY, &[t[5069], Int(100)]);
    // x10 of sameshapes
    t[5071] = s.tok(&ASTUPLE, &[t[5070], t[5066]]);
    // x1 of samebackground
    t[5072] = s.tok(&MOSTCOLOR_T, &[t[5040]]);
    // x3 of samebackground
    t[5073] = s.tok(&EQUALITY, &[t[5072], t[39]]);
    // x4 of samebackground
    t[5074] = s.tok(&BRANCH, &[t[5073], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5075] = s.tok(&ASTUPLE, &[t[5072], t[39]]);
    // x6 of samebackground
    t[5076] = s.tok(&ASTUPLE, &[t[5074], t[5075]]);
    // x3 of samelane_2, x1 of windowpane_2, x1 of windowpane_5 and 2 more
    t[5077] = s.tok(&OFCOLOR, &[I, Int(4)]);
    // x4 of samelane_2
    t[5078] = s.tok(&RBIND, &[Arg::tok(&HMATCHING), t[5077]]);
    // x5 of samelane_2
    t[5079] = s.tok(&RBIND, &[Arg::tok(&VMATCHING), t[5077]]);
    // x6 of samelane_2
    t[5080] = s.tok(&MFILTER, &[t[4829], t[5078]]);
    // x7 of samelane_2
    t[5081] = s.tok(&MFILTER, &[t[4829], t[5079]]);
    // x8 of samelane_2
    t[5082] = s.tok(&FILL, &[I, Int(4), t[5080]]);
    // O of samelane_2
    t[5083] = s.tok(&FILL, &[t[5082], Int(2), t[5081]]);
    // x1 of samepalette
    t[5084] = s.tok(&PALETTE_T, &[t[5083]]);
    // x3 of samepalette
    t[5085] = s.tok(&DIFFERENCE, &[t[5084], t[2]]);
    // x4 of samepalette
    t[5086] = s.tok(&DIFFERENCE, &[t[2], t[5084]]);
    // x5 of samepalette
    t[5087] = s.tok(&COMBINE_F, &[t[5085], t[5086]]);
    // x6 of samepalette
    t[5088] = s.tok(&SIZE, &[t[5087]]);
    // x7 of samepalette
    t[5089] = s.tok(&MULTIPLY, &[t[5088], Int(100)]);
    // x8 of samepalette
    t[5090] = s.tok(&SUBTRACT, &[Int(1000), t[5089]]);
    // x9 of samepalette
    t[5091] = s.tok(&ASTUPLE, &[t[5090], t[5087]]);
    // x1 of samecells
    t[5092] = s.tok(&CELLWISE, &[C, t[5083], Int(-1)]);
    // x2 of samecells
    t[5093] = s.tok(&OFCOLOR, &[t[5092], Int(-1)]);
    // x4 of samecells
    t[5094] = s.tok(&DIFFERENCE, &[t[12], t[5093]]);
    // x5 of samecells
    t[5095] = s.tok(&SIZE, &[t[5094]]);
    // x6 of samecells
    t[5096] = s.tok(&MULTIPLY, &[t[5095], Int(1000)]);
    // x8 of samecells
    t[5097] = s.tok(&DIVIDE, &[t[5096], t[16]]);
    // x9 of samecells
    t[5098] = s.tok(&ASTUPLE, &[t[5097], t[5093]]);
    // x1 of sameshape
    t[5099] = s.tok(&SHAPE_T, &[t[5083]]);
    // x3 of sameshape
    t[5100] = s.tok(&SUBTRACT, &[t[5099], t[20]]);
    // x4 of sameshape
    t[5101] = s.tok(&INVERT, &[t[5100]]);
    // x5 of sameshape
    t[5102] = s.tok(&COMBINE_T, &[t[5100], t[5101]]);
    // x6 of sameshape
    t[5103] = s.tok(&MAXIMUM, &[t[5102]]);
    // x7 of sameshape
    t[5104] = s.tok(&MULTIPLY, &[t[5103], Int(100)]);
    // x8 of sameshape
    t[5105] = s.tok(&SUBTRACT, &[Int(1000), t[5104]]);
    // x9 of sameshape
    t[5106] = s.tok(&ASTUPLE, &[t[5105], t[20]]);
    // x2 of sameshapes
    t[5107] = s.call(t[28], &[t[5083]]);
    // x4 of sameshapes
    t[5108] = s.tok(&INTERSECTION, &[t[5107], t[30]]);
    // x5 of sameshapes
    t[5109] = s.tok(&DIFFERENCE, &[t[30], t[5107]]);
    // x6 of sameshapes
    t[5110] = s.tok(&SIZE, &[t[5108]]);
    // x7 of sameshapes
    t[5111] = s.tok(&SIZE, &[t[5109]]);
    // x8 of sameshapes
    t[5112] = s.tok(&SUBTRACT, &[t[5110], t[5111]]);
    // x9 of sameshapes
    t[5113] = s.tok(&MULTIPLY, &[t[5112], Int(100)]);
    // x10 of sameshapes
    t[5114] = s.tok(&ASTUPLE, &[t[5113], t[5109]]);
    // x1 of samebackground
    t[5115] = s.tok(&MOSTCOLOR_T, &[t[5083]]);
    // x3 of samebackground
    t[5116] = s.tok(&EQUALITY, &[t[5115], t[39]]);
    // x4 of samebackground
    t[5117] = s.tok(&BRANCH, &[t[5116], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5118] = s.tok(&ASTUPLE, &[t[5115], t[39]]);
    // x6 of samebackground
    t[5119] = s.tok(&ASTUPLE, &[t[5117], t[5118]]);
    // x1 of contagion_2
    t[5120] = s.tok(&O_G, &[I, Int(1)]);
    // x2 of contagion_2
    t[5121] = s.tok(&MATCHER, &[Arg::tok(&NUMCOLORS_F), Int(2)]);
    // x3 of contagion_2
    t[5122] = s.tok(&MFILTER, &[t[5120], t[5121]]);
    // O of contagion_2
    t[5123] = s.tok(&FILL, &[I, Int(2), t[5122]]);
    // x1 of samepalette
    t[5124] = s.tok(&PALETTE_T, &[t[5123]]);
    // x3 of samepalette
    t[5125] = s.tok(&DIFFERENCE, &[t[5124], t[2]]);
    // x4 of samepalette
    t[5126] = s.tok(&DIFFERENCE, &[t[2], t[5124]]);
    // x5 of samepalette
    t[5127] = s.tok(&COMBINE_F, &[t[5125], t[5126]]);
    // x6 of samepalette
    t[5128] = s.tok(&SIZE, &[t[5127]]);
    // x7 of samepalette
    t[5129] = s.tok(&MULTIPLY, &[t[5128], Int(100)]);
    // x8 of samepalette
    t[5130] = s.tok(&SUBTRACT, &[Int(1000), t[5129]]);
    // x9 of samepalette
    t[5131] = s.tok(&ASTUPLE, &[t[5130], t[5127]]);
    // x1 of samecells
    t[5132] = s.tok(&CELLWISE, &[C, t[5123], Int(-1)]);
    // x2 of samecells
    t[5133] = s.tok(&OFCOLOR, &[t[5132], Int(-1)]);
    // x4 of samecells
    t[5134] = s.tok(&DIFFERENCE, &[t[12], t[5133]]);
    // x5 of samecells
    t[5135] = s.tok(&SIZE, &[t[5134]]);
    // x6 of samecells
    t[5136] = s.tok(&MULTIPLY, &[t[5135], Int(1000)]);
    // x8 of samecells
    t[5137] = s.tok(&DIVIDE, &[t[5136], t[16]]);
    // x9 of samecells
    t[5138] = s.tok(&ASTUPLE, &[t[5137], t[5133]]);
    // x1 of sameshape
    t[5139] = s.tok(&SHAPE_T, &[t[5123]]);
    // x3 of sameshape
    t[5140] = s.tok(&SUBTRACT, &[t[5139], t[20]]);
    // x4 of sameshape
    t[5141] = s.tok(&INVERT, &[t[5140]]);
    // x5 of sameshape
    t[5142] = s.tok(&COMBINE_T, &[t[5140], t[5141]]);
    // x6 of sameshape
    t[5143] = s.tok(&MAXIMUM, &[t[5142]]);
    // x7 of sameshape
    t[5144] = s.tok(&MULTIPLY, &[t[5143], Int(100)]);
    // x8 of sameshape
    t[5145] = s.tok(&SUBTRACT, &[Int(1000), t[5144]]);
    // x9 of sameshape
    t[5146] = s.tok(&ASTUPLE, &[t[5145], t[20]]);
    // x2 of sameshapes
    t[5147] = s.call(t[28], &[t[5123]]);
    // x4 of sameshapes
    t[5148] = s.tok(&INTERSECTION, &[t[5147], t[30]]);
    // x5 of sameshapes
    t[5149] = s.tok(&DIFFERENCE, &[t[30], t[5147]]);
    // x6 of sameshapes
    t[5150] = s.tok(&SIZE, &[t[5148]]);
    // x7 of sameshapes
    t[5151] = s.tok(&SIZE, &[t[5149]]);
    // x8 of sameshapes
    t[5152] = s.tok(&SUBTRACT, &[t[5150], t[5151]]);
    // x9 of sameshapes
    t[5153] = s.tok(&MULTIPLY, &[t[5152], Int(100)]);
    // x10 of sameshapes
    t[5154] = s.tok(&ASTUPLE, &[t[5153], t[5149]]);
    // x1 of samebackground
    t[5155] = s.tok(&MOSTCOLOR_T, &[t[5123]]);
    // x3 of samebackground
    t[5156] = s.tok(&EQUALITY, &[t[5155], t[39]]);
    // x4 of samebackground
    t[5157] = s.tok(&BRANCH, &[t[5156], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5158] = s.tok(&ASTUPLE, &[t[5155], t[39]]);
    // x6 of samebackground
    t[5159] = s.tok(&ASTUPLE, &[t[5157], t[5158]]);
    // x1 of contagion_5
    t[5160] = s.tok(&OBJECTS_T, &[I, Int(0), Int(0), Int(1)]);
    // x2 of contagion_5
    t[5161] = s.tok(&RBIND, &[Arg::tok(&COLORCOUNT_F), Int(2)]);
    // x3 of contagion_5
    t[5162] = s.tok(&COMPOSE, &[Arg::tok(&POSITIVE), t[5161]]);
    // x4 of contagion_5
    t[5163] = s.tok(&MFILTER_T, &[t[5160], t[5162]]);
    // x5 of contagion_5
    t[5164] = s.tok(&MERGE, &[t[5163]]);
    // x6 of contagion_5
    t[5165] = s.tok(&RECOLOR_O, &[Int(2), t[5164]]);
    // O of contagion_5
    t[5166] = s.tok(&PAINT, &[I, t[5165]]);
    // x1 of samepalette
    t[5167] = s.tok(&PALETTE_T, &[t[5166]]);
    // x3 of samepalette
    t[5168] = s.tok(&DIFFERENCE, &[t[5167], t[2]]);
    // x4 of samepalette
    t[5169] = s.tok(&DIFFERENCE, &[t[2], t[5167]]);
    // x5 of samepalette
    t[5170] = s.tok(&COMBINE_F, &[t[5168], t[5169]]);
    // x6 of samepalette
    t[5171] = s.tok(&SIZE, &[t[5170]]);
    // x7 of samepalette
    t[5172] = s.tok(&MULTIPLY, &[t[5171], Int(100)]);
    // x8 of samepalette
    t[5173] = s.tok(&SUBTRACT, &[Int(1000), t[5172]]);
    // x9 of samepalette
    t[5174] = s.tok(&ASTUPLE, &[t[5173], t[5170]]);
    // x1 of samecells
    t[5175] = s.tok(&CELLWISE, &[C, t[5166], Int(-1)]);
    // x2 of samecells
    t[5176] = s.tok(&OFCOLOR, &[t[5175], Int(-1)]);
    // x4 of samecells
    t[5177] = s.tok(&DIFFERENCE, &[t[12], t[5176]]);
    // x5 of samecells
    t[5178] = s.tok(&SIZE, &[t[5177]]);
    // x6 of samecells
    t[5179] = s.tok(&MULTIPLY, &[t[5178], Int(1000)]);
    // x8 of samecells
    t[5180] = s.tok(&DIVIDE, &[t[5179], t[16]]);
    // x9 of samecells
    t[5181] = s.tok(&ASTUPLE, &[t[5180], t[5176]]);
    // x1 of sameshape
    t[5182] = s.tok(&SHAPE_T, &[t[5166]]);
    // x3 of sameshape
    t[5183] = s.tok(&SUBTRACT, &[t[5182], t[20]]);
    // x4 of sameshape
    t[5184] = s.tok(&INVERT, &[t[5183]]);
    // x5 of sameshape
    t[5185] = s.tok(&COMBINE_T, &[t[5183], t[5184]]);
    // x6 of sameshape
    t[5186] = s.tok(&MAXIMUM, &[t[5185]]);
    // x7 of sameshape
    t[5187] = s.tok(&MULTIPLY, &[t[5186], Int(100)]);
    // x8 of sameshape
    t[5188] = s.tok(&SUBTRACT, &[Int(1000), t[5187]]);
    // x9 of sameshape
    t[5189] = s.tok(&ASTUPLE, &[t[5188], t[20]]);
    // x2 of sameshapes
    t[5190] = s.call(t[28], &[t[5166]]);
    // x4 of sameshapes
    t[5191] = s.tok(&INTERSECTION, &[t[5190], t[30]]);
    // x5 of sameshapes
    t[5192] = s.tok(&DIFFERENCE, &[t[30], t[5190]]);
    // x6 of sameshapes
    t[5193] = s.tok(&SIZE, &[t[5191]]);
    // x7 of sameshapes
    t[5194] = s.tok(&SIZE, &[t[5192]]);
    // x8 of sameshapes
    t[5195] = s.tok(&SUBTRACT, &[t[5193], t[5194]]);
    // x9 of sameshapes
    t[5196] = s.tok(&MULTIPLY, &[t[5195], Int(100)]);
    // x10 of sameshapes
    t[5197] = s.tok(&ASTUPLE, &[t[5196], t[5192]]);
    // x1 of samebackground
    t[5198] = s.tok(&MOSTCOLOR_T, &[t[5166]]);
    // x3 of samebackground
    t[5199] = s.tok(&EQUALITY, &[t[5198], t[39]]);
    // x4 of samebackground
    t[5200] = s.tok(&BRANCH, &[t[5199], Int(1000), Int(0)]);
}

fn steps_27(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of samebackground
    t[5201] = s.tok(&ASTUPLE, &[t[5198], t[39]]);
    // x6 of samebackground
    t[5202] = s.tok(&ASTUPLE, &[t[5200], t[5201]]);
    // x4 of contagion_6
    t[5203] = s.tok(&LBIND, &[Arg::tok(&ADJACENT), t[3849]]);
    // x5 of contagion_6
    t[5204] = s.tok(&SFILTER, &[t[4829], t[5203]]);
    // x6 of contagion_6
    t[5205] = s.tok(&MERGE, &[t[5204]]);
    // O of contagion_6
    t[5206] = s.tok(&FILL, &[I, Int(2), t[5205]]);
    // x1 of samepalette
    t[5207] = s.tok(&PALETTE_T, &[t[5206]]);
    // x3 of samepalette
    t[5208] = s.tok(&DIFFERENCE, &[t[5207], t[2]]);
    // x4 of samepalette
    t[5209] = s.tok(&DIFFERENCE, &[t[2], t[5207]]);
    // x5 of samepalette
    t[5210] = s.tok(&COMBINE_F, &[t[5208], t[5209]]);
    // x6 of samepalette
    t[5211] = s.tok(&SIZE, &[t[5210]]);
    // x7 of samepalette
    t[5212] = s.tok(&MULTIPLY, &[t[5211], Int(100)]);
    // x8 of samepalette
    t[5213] = s.tok(&SUBTRACT, &[Int(1000), t[5212]]);
    // x9 of samepalette
    t[5214] = s.tok(&ASTUPLE, &[t[5213], t[5210]]);
    // x1 of samecells
    t[5215] = s.tok(&CELLWISE, &[C, t[5206], Int(-1)]);
    // x2 of samecells
    t[5216] = s.tok(&OFCOLOR, &[t[5215], Int(-1)]);
    // x4 of samecells
    t[5217] = s.tok(&DIFFERENCE, &[t[12], t[5216]]);
    // x5 of samecells
    t[5218] = s.tok(&SIZE, &[t[5217]]);
    // x6 of samecells
    t[5219] = s.tok(&MULTIPLY, &[t[5218], Int(1000)]);
    // x8 of samecells
    t[5220] = s.tok(&DIVIDE, &[t[5219], t[16]]);
    // x9 of samecells
    t[5221] = s.tok(&ASTUPLE, &[t[5220], t[5216]]);
    // x1 of sameshape
    t[5222] = s.tok(&SHAPE_T, &[t[5206]]);
    // x3 of sameshape
    t[5223] = s.tok(&SUBTRACT, &[t[5222], t[20]]);
    // x4 of sameshape
    t[5224] = s.tok(&INVERT, &[t[5223]]);
    // x5 of sameshape
    t[5225] = s.tok(&COMBINE_T, &[t[5223], t[5224]]);
    // x6 of sameshape
    t[5226] = s.tok(&MAXIMUM, &[t[5225]]);
    // x7 of sameshape
    t[5227] = s.tok(&MULTIPLY, &[t[5226], Int(100)]);
    // x8 of sameshape
    t[5228] = s.tok(&SUBTRACT, &[Int(1000), t[5227]]);
    // x9 of sameshape
    t[5229] = s.tok(&ASTUPLE, &[t[5228], t[20]]);
    // x2 of sameshapes
    t[5230] = s.call(t[28], &[t[5206]]);
    // x4 of sameshapes
    t[5231] = s.tok(&INTERSECTION, &[t[5230], t[30]]);
    // x5 of sameshapes
    t[5232] = s.tok(&DIFFERENCE, &[t[30], t[5230]]);
    // x6 of sameshapes
    t[5233] = s.tok(&SIZE, &[t[5231]]);
    // x7 of sameshapes
    t[5234] = s.tok(&SIZE, &[t[5232]]);
    // x8 of sameshapes
    t[5235] = s.tok(&SUBTRACT, &[t[5233], t[5234]]);
    // x9 of sameshapes
    t[5236] = s.tok(&MULTIPLY, &[t[5235], Int(100)]);
    // x10 of sameshapes
    t[5237] = s.tok(&ASTUPLE, &[t[5236], t[5232]]);
    // x1 of samebackground
    t[5238] = s.tok(&MOSTCOLOR_T, &[t[5206]]);
    // x3 of samebackground
    t[5239] = s.tok(&EQUALITY, &[t[5238], t[39]]);
    // x4 of samebackground
    t[5240] = s.tok(&BRANCH, &[t[5239], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5241] = s.tok(&ASTUPLE, &[t[5238], t[39]]);
    // x6 of samebackground
    t[5242] = s.tok(&ASTUPLE, &[t[5240], t[5241]]);
    // x2 of bullseye_2
    t[5243] = s.tok(&APPLY_F, &[Arg::tok(&CENTER), t[3478]]);
    // O of bullseye_2
    t[5244] = s.tok(&FILL, &[I, Int(2), t[5243]]);
    // x1 of samepalette
    t[5245] = s.tok(&PALETTE_T, &[t[5244]]);
    // x3 of samepalette
    t[5246] = s.tok(&DIFFERENCE, &[t[5245], t[2]]);
    // x4 of samepalette
    t[5247] = s.tok(&DIFFERENCE, &[t[2], t[5245]]);
    // x5 of samepalette
    t[5248] = s.tok(&COMBINE_F, &[t[5246], t[5247]]);
    // x6 of samepalette
    t[5249] = s.tok(&SIZE, &[t[5248]]);
    // x7 of samepalette
    t[5250] = s.tok(&MULTIPLY, &[t[5249], Int(100)]);
    // x8 of samepalette
    t[5251] = s.tok(&SUBTRACT, &[Int(1000), t[5250]]);
    // x9 of samepalette
    t[5252] = s.tok(&ASTUPLE, &[t[5251], t[5248]]);
    // x1 of samecells
    t[5253] = s.tok(&CELLWISE, &[C, t[5244], Int(-1)]);
    // x2 of samecells
    t[5254] = s.tok(&OFCOLOR, &[t[5253], Int(-1)]);
    // x4 of samecells
    t[5255] = s.tok(&DIFFERENCE, &[t[12], t[5254]]);
    // x5 of samecells
    t[5256] = s.tok(&SIZE, &[t[5255]]);
    // x6 of samecells
    t[5257] = s.tok(&MULTIPLY, &[t[5256], Int(1000)]);
    // x8 of samecells
    t[5258] = s.tok(&DIVIDE, &[t[5257], t[16]]);
    // x9 of samecells
    t[5259] = s.tok(&ASTUPLE, &[t[5258], t[5254]]);
    // x1 of sameshape
    t[5260] = s.tok(&SHAPE_T, &[t[5244]]);
    // x3 of sameshape
    t[5261] = s.tok(&SUBTRACT, &[t[5260], t[20]]);
    // x4 of sameshape
    t[5262] = s.tok(&INVERT, &[t[5261]]);
    // x5 of sameshape
    t[5263] = s.tok(&COMBINE_T, &[t[5261], t[5262]]);
    // x6 of sameshape
    t[5264] = s.tok(&MAXIMUM, &[t[5263]]);
    // x7 of sameshape
    t[5265] = s.tok(&MULTIPLY, &[t[5264], Int(100)]);
    // x8 of sameshape
    t[5266] = s.tok(&SUBTRACT, &[Int(1000), t[5265]]);
    // x9 of sameshape
    t[5267] = s.tok(&ASTUPLE, &[t[5266], t[20]]);
    // x2 of sameshapes
    t[5268] = s.call(t[28], &[t[5244]]);
    // x4 of sameshapes
    t[5269] = s.tok(&INTERSECTION, &[t[5268], t[30]]);
    // x5 of sameshapes
    t[5270] = s.tok(&DIFFERENCE, &[t[30], t[5268]]);
    // x6 of sameshapes
    t[5271] = s.tok(&SIZE, &[t[5269]]);
    // x7 of sameshapes
    t[5272] = s.tok(&SIZE, &[t[5270]]);
    // x8 of sameshapes
    t[5273] = s.tok(&SUBTRACT, &[t[5271], t[5272]]);
    // x9 of sameshapes
    t[5274] = s.tok(&MULTIPLY, &[t[5273], Int(100)]);
    // x10 of sameshapes
    t[5275] = s.tok(&ASTUPLE, &[t[5274], t[5270]]);
    // x1 of samebackground
    t[5276] = s.tok(&MOSTCOLOR_T, &[t[5244]]);
    // x3 of samebackground
    t[5277] = s.tok(&EQUALITY, &[t[5276], t[39]]);
    // x4 of samebackground
    t[5278] = s.tok(&BRANCH, &[t[5277], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5279] = s.tok(&ASTUPLE, &[t[5276], t[39]]);
    // x6 of samebackground
    t[5280] = s.tok(&ASTUPLE, &[t[5278], t[5279]]);
    // x1 of bullseye_5, x1 of pixelshrink_2
    t[5281] = s.tok(&O_G, &[I, Int(4)]);
    // x3 of bullseye_5
    t[5282] = s.tok(&MATCHER, &[Arg::tok(&COLOR), t[38]]);
    // x4 of bullseye_5
    t[5283] = s.tok(&COMPOSE, &[Arg::tok(&FLIP), t[5282]]);
    // x5 of bullseye_5
    t[5284] = s.tok(&SFILTER, &[t[5281], t[5283]]);
    // x6 of bullseye_5
    t[5285] = s.tok(&APPLY, &[Arg::tok(&CENTEROFMASS), t[5284]]);
    // O of bullseye_5
    t[5286] = s.tok(&FILL, &[I, Int(2), t[5285]]);
    // x1 of samepalette
    t[5287] = s.tok(&PALETTE_T, &[t[5286]]);
    // x3 of samepalette
    t[5288] = s.tok(&DIFFERENCE, &[t[5287], t[2]]);
    // x4 of samepalette
    t[5289] = s.tok(&DIFFERENCE, &[t[2], t[5287]]);
    // x5 of samepalette
    t[5290] = s.tok(&COMBINE_F, &[t[5288], t[5289]]);
    // x6 of samepalette
    t[5291] = s.tok(&SIZE, &[t[5290]]);
    // x7 of samepalette
    t[5292] = s.tok(&MULTIPLY, &[t[5291], Int(100)]);
    // x8 of samepalette
    t[5293] = s.tok(&SUBTRACT, &[Int(1000), t[5292]]);
    // x9 of samepalette
    t[5294] = s.tok(&ASTUPLE, &[t[5293], t[5290]]);
    // x1 of samecells
    t[5295] = s.tok(&CELLWISE, &[C, t[5286], Int(-1)]);
    // x2 of samecells
    t[5296] = s.tok(&OFCOLOR, &[t[5295], Int(-1)]);
    // x4 of samecells
    t[5297] = s.tok(&DIFFERENCE, &[t[12], t[5296]]);
    // x5 of samecells
    t[5298] = s.tok(&SIZE, &[t[5297]]);
    // x6 of samecells
    t[5299] = s.tok(&MULTIPLY, &[t[5298], Int(1000)]);
    // x8 of samecells
    t[5300] = s.tok(&DIVIDE, &[t[5299], t[16]]);
    // x9 of samecells
    t[5301] = s.tok(&ASTUPLE, &[t[5300], t[5296]]);
    // x1 of sameshape
    t[5302] = s.tok(&SHAPE_T, &[t[5286]]);
    // x3 of sameshape
    t[5303] = s.tok(&SUBTRACT, &[t[5302], t[20]]);
    // x4 of sameshape
    t[5304] = s.tok(&INVERT, &[t[5303]]);
    // x5 of sameshape
    t[5305] = s.tok(&COMBINE_T, &[t[5303], t[5304]]);
    // x6 of sameshape
    t[5306] = s.tok(&MAXIMUM, &[t[5305]]);
    // x7 of sameshape
    t[5307] = s.tok(&MULTIPLY, &[t[5306], Int(100)]);
    // x8 of sameshape
    t[5308] = s.tok(&SUBTRACT, &[Int(1000), t[5307]]);
    // x9 of sameshape
    t[5309] = s.tok(&ASTUPLE, &[t[5308], t[20]]);
    // x2 of sameshapes
    t[5310] = s.call(t[28], &[t[5286]]);
    // x4 of sameshapes
    t[5311] = s.tok(&INTERSECTION, &[t[5310], t[30]]);
    // x5 of sameshapes
    t[5312] = s.tok(&DIFFERENCE, &[t[30], t[5310]]);
    // x6 of sameshapes
    t[5313] = s.tok(&SIZE, &[t[5311]]);
    // x7 of sameshapes
    t[5314] = s.tok(&SIZE, &[t[5312]]);
    // x8 of sameshapes
    t[5315] = s.tok(&SUBTRACT, &[t[5313], t[5314]]);
    // x9 of sameshapes
    t[5316] = s.tok(&MULTIPLY, &[t[5315], Int(100)]);
    // x10 of sameshapes
    t[5317] = s.tok(&ASTUPLE, &[t[5316], t[5312]]);
    // x1 of samebackground
    t[5318] = s.tok(&MOSTCOLOR_T, &[t[5286]]);
    // x3 of samebackground
    t[5319] = s.tok(&EQUALITY, &[t[5318], t[39]]);
    // x4 of samebackground
    t[5320] = s.tok(&BRANCH, &[t[5319], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5321] = s.tok(&ASTUPLE, &[t[5318], t[39]]);
    // x6 of samebackground
    t[5322] = s.tok(&ASTUPLE, &[t[5320], t[5321]]);
    // x2 of flipshapes_2, x2 of flipshapes_6, x2 of flipshapes_7
    t[5323] = s.tok(&SFILTER_F, &[t[3478], Arg::tok(&PORTRAIT_F)]);
    // x3 of flipshapes_2, x3 of flipshapes_6, x3 of flipshapes_7
    t[5324] = s.tok(&DIFFERENCE, &[t[3478], t[5323]]);
    // x4 of flipshapes_2
    t[5325] = s.tok(&MAPPLY_F, &[Arg::tok(&HMIRROR_O), t[5323]]);
    // x5 of flipshapes_2
    t[5326] = s.tok(&MAPPLY_F, &[Arg::tok(&VMIRROR_O), t[5324]]);
    // x6 of flipshapes_2
    t[5327] = s.tok(&COMBINE_F, &[t[5325], t[5326]]);
    // O of flipshapes_2
    t[5328] = s.tok(&PAINT, &[t[4404], t[5327]]);
    // x1 of samepalette
    t[5329] = s.tok(&PALETTE_T, &[t[5328]]);
    // x3 of samepalette
    t[5330] = s.tok(&DIFFERENCE, &[t[5329], t[2]]);
    // x4 of samepalette
    t[5331] = s.tok(&DIFFERENCE, &[t[2], t[5329]]);
    // x5 of samepalette
    t[5332] = s.tok(&COMBINE_F, &[t[5330], t[5331]]);
    // x6 of samepalette
    t[5333] = s.tok(&SIZE, &[t[5332]]);
    // x7 of samepalette
    t[5334] = s.tok(&MULTIPLY, &[t[5333], Int(100)]);
    // x8 of samepalette
    t[5335] = s.tok(&SUBTRACT, &[Int(1000), t[5334]]);
    // x9 of samepalette
    t[5336] = s.tok(&ASTUPLE, &[t[5335], t[5332]]);
    // x1 of samecells
    t[5337] = s.tok(&CELLWISE, &[C, t[5328], Int(-1)]);
    // x2 of samecells
    t[5338] = s.tok(&OFCOLOR, &[t[5337], Int(-1)]);
    // x4 of samecells
    t[5339] = s.tok(&DIFFERENCE, &[t[12], t[5338]]);
    // x5 of samecells
    t[5340] = s.tok(&SIZE, &[t[5339]]);
    // x6 of samecells
    t[5341] = s.tok(&MULTIPLY, &[t[5340], Int(1000)]);
    // x8 of samecells
    t[5342] = s.tok(&DIVIDE, &[t[5341], t[16]]);
    // x9 of samecells
    t[5343] = s.tok(&ASTUPLE, &[t[5342], t[5338]]);
    // x1 of sameshape
    t[5344] = s.tok(&SHAPE_T, &[t[5328]]);
    // x3 of sameshape
    t[5345] = s.tok(&SUBTRACT, &[t[5344], t[20]]);
    // x4 of sameshape
    t[5346] = s.tok(&INVERT, &[t[5345]]);
    // x5 of sameshape
    t[5347] = s.tok(&COMBINE_T, &[t[5345], t[5346]]);
    // x6 of sameshape
    t[5348] = s.tok(&MAXIMUM, &[t[5347]]);
    // x7 of sameshape
    t[5349] = s.tok(&MULTIPLY, &[t[5348], Int(100)]);
    // x8 of sameshape
    t[5350] = s.tok(&SUBTRACT, &[Int(1000), t[5349]]);
    // x9 of sameshape
    t[5351] = s.tok(&ASTUPLE, &[t[5350], t[20]]);
    // x2 of sameshapes
    t[5352] = s.call(t[28], &[t[5328]]);
    // x4 of sameshapes
    t[5353] = s.tok(&INTERSECTION, &[t[5352], t[30]]);
    // x5 of sameshapes
    t[5354] = s.tok(&DIFFERENCE, &[t[30], t[5352]]);
    // x6 of sameshapes
    t[5355] = s.tok(&SIZE, &[t[5353]]);
    // x7 of sameshapes
    t[5356] = s.tok(&SIZE, &[t[5354]]);
    // x8 of sameshapes
    t[5357] = s.tok(&SUBTRACT, &[t[5355], t[5356]]);
    // x9 of sameshapes
    t[5358] = s.tok(&MULTIPLY, &[t[5357], Int(100)]);
    // x10 of sameshapes
    t[5359] = s.tok(&ASTUPLE, &[t[5358], t[5354]]);
    // x1 of samebackground
    t[5360] = s.tok(&MOSTCOLOR_T, &[t[5328]]);
    // x3 of samebackground
    t[5361] = s.tok(&EQUALITY, &[t[5360], t[39]]);
    // x4 of samebackground
    t[5362] = s.tok(&BRANCH, &[t[5361], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5363] = s.tok(&ASTUPLE, &[t[5360], t[39]]);
    // x6 of samebackground
    t[5364] = s.tok(&ASTUPLE, &[t[5362], t[5363]]);
    // x2 of flipshapes_5
    t[5365] = s.tok(&FORK, &[Arg::tok(&GREATER), Arg::tok(&HEIGHT_O), Arg::tok(&WIDTH_O)]);
    // x3 of flipshapes_5
    t[5366] = s.tok(&SFILTER, &[t[3478], t[5365]]);
    // x4 of flipshapes_5
    t[5367] = s.tok(&COMPOSE, &[Arg::tok(&FLIP), t[5365]]);
    // x5 of flipshapes_5
    t[5368] = s.tok(&SFILTER, &[t[3478], t[5367]]);
    // x6 of flipshapes_5
    t[5369] = s.tok(&RBIND, &[Arg::tok(&MIR_ROT_F), Int(0)]);
    // x7 of flipshapes_5
    t[5370] = s.tok(&RBIND, &[Arg::tok(&MIR_ROT_F), Int(2)]);
    // x8 of flipshapes_5
    t[5371] = s.tok(&MAPPLY, &[t[5369], t[5366]]);
    // x9 of flipshapes_5
    t[5372] = s.tok(&MAPPLY, &[t[5370], t[5368]]);
    // x10 of flipshapes_5
    t[5373] = s.tok(&COMBINE, &[t[5371], t[5372]]);
    // x12 of flipshapes_5, x6 of highlow_2, x7 of leanover_6 and 1 more
    t[5374] = s.tok(&CANVAS, &[Int(0), t[19]]);
    // O of flipshapes_5
    t[5375] = s.tok(&PAINT, &[t[5374], t[5373]]);
    // x1 of samepalette
    t[5376] = s.tok(&PALETTE_T, &[t[5375]]);
    // x3 of samepalette
    t[5377] = s.tok(&DIFFERENCE, &[t[5376], t[2]]);
    // x4 of samepalette
    t[5378] = s.tok(&DIFFERENCE, &[t[2], t[5376]]);
    // x5 of samepalette
    t[5379] = s.tok(&COMBINE_F, &[t[5377], t[5378]]);
    // x6 of samepalette
    t[5380] = s.tok(&SIZE, &[t[5379]]);
    // x7 of samepalette
    t[5381] = s.tok(&MULTIPLY, &[t[5380], Int(100)]);
    // x8 of samepalette
    t[5382] = s.tok(&SUBTRACT, &[Int(1000), t[5381]]);
    // x9 of samepalette
    t[5383] = s.tok(&ASTUPLE, &[t[5382], t[5379]]);
    // x1 of samecells
    t[5384] = s.tok(&CELLWISE, &[C, t[5375], Int(-1)]);
    // x2 of samecells
    t[5385] = s.tok(&OFCOLOR, &[t[5384], Int(-1)]);
    // x4 of samecells
    t[5386] = s.tok(&DIFFERENCE, &[t[12], t[5385]]);
    // x5 of samecells
    t[5387] = s.tok(&SIZE, &[t[5386]]);
    // x6 of samecells
    t[5388] = s.tok(&MULTIPLY, &[t[5387], Int(1000)]);
    // x8 of samecells
    t[5389] = s.tok(&DIVIDE, &[t[5388], t[16]]);
    // x9 of samecells
    t[5390] = s.tok(&ASTUPLE, &[t[5389], t[5385]]);
    // x1 of sameshape
    t[5391] = s.tok(&SHAPE_T, &[t[5375]]);
    // x3 of sameshape
    t[5392] = s.tok(&SUBTRACT, &[t[5391], t[20]]);
    // x4 of sameshape
    t[5393] = s.tok(&INVERT, &[t[5392]]);
    // x5 of sameshape
    t[5394] = s.tok(&COMBINE_T, &[t[5392], t[5393]]);
    // x6 of sameshape
    t[5395] = s.tok(&MAXIMUM, &[t[5394]]);
    // x7 of sameshape
    t[5396] = s.tok(&MULTIPLY, &[t[5395], Int(100)]);
    // x8 of sameshape
    t[5397] = s.tok(&SUBTRACT, &[Int(1000), t[5396]]);
    // x9 of sameshape
    t[5398] = s.tok(&ASTUPLE, &[t[5397], t[20]]);
    // x2 of sameshapes
    t[5399] = s.call(t[28], &[t[5375]]);
    // x4 of sameshapes
    t[5400] = s.tok(&INTERSECTION, &[t[5399], t[30]]);
}

fn steps_28(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of sameshapes
    t[5401] = s.tok(&DIFFERENCE, &[t[30], t[5399]]);
    // x6 of sameshapes
    t[5402] = s.tok(&SIZE, &[t[5400]]);
    // x7 of sameshapes
    t[5403] = s.tok(&SIZE, &[t[5401]]);
    // x8 of sameshapes
    t[5404] = s.tok(&SUBTRACT, &[t[5402], t[5403]]);
    // x9 of sameshapes
    t[5405] = s.tok(&MULTIPLY, &[t[5404], Int(100)]);
    // x10 of sameshapes
    t[5406] = s.tok(&ASTUPLE, &[t[5405], t[5401]]);
    // x1 of samebackground
    t[5407] = s.tok(&MOSTCOLOR_T, &[t[5375]]);
    // x3 of samebackground
    t[5408] = s.tok(&EQUALITY, &[t[5407], t[39]]);
    // x4 of samebackground
    t[5409] = s.tok(&BRANCH, &[t[5408], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5410] = s.tok(&ASTUPLE, &[t[5407], t[39]]);
    // x6 of samebackground
    t[5411] = s.tok(&ASTUPLE, &[t[5409], t[5410]]);
    // x4 of flipshapes_6
    t[5412] = s.tok(&COMPOSE, &[Arg::tok(&HMIRROR_I), Arg::tok(&TOINDICES)]);
    // x5 of flipshapes_6
    t[5413] = s.tok(&COMPOSE, &[Arg::tok(&VMIRROR_I), Arg::tok(&TOINDICES)]);
    // x6 of flipshapes_6
    t[5414] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&COLOR), t[5412]]);
    // x7 of flipshapes_6
    t[5415] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&COLOR), t[5413]]);
    // x8 of flipshapes_6
    t[5416] = s.tok(&MAPPLY_F, &[t[5414], t[5323]]);
    // x9 of flipshapes_6
    t[5417] = s.tok(&MAPPLY_F, &[t[5415], t[5324]]);
    // x12 of flipshapes_6
    t[5418] = s.tok(&PAINT, &[t[4404], t[5416]]);
    // O of flipshapes_6
    t[5419] = s.tok(&PAINT, &[t[5418], t[5417]]);
    // x1 of samepalette
    t[5420] = s.tok(&PALETTE_T, &[t[5419]]);
    // x3 of samepalette
    t[5421] = s.tok(&DIFFERENCE, &[t[5420], t[2]]);
    // x4 of samepalette
    t[5422] = s.tok(&DIFFERENCE, &[t[2], t[5420]]);
    // x5 of samepalette
    t[5423] = s.tok(&COMBINE_F, &[t[5421], t[5422]]);
    // x6 of samepalette
    t[5424] = s.tok(&SIZE, &[t[5423]]);
    // x7 of samepalette
    t[5425] = s.tok(&MULTIPLY, &[t[5424], Int(100)]);
    // x8 of samepalette
    t[5426] = s.tok(&SUBTRACT, &[Int(1000), t[5425]]);
    // x9 of samepalette
    t[5427] = s.tok(&ASTUPLE, &[t[5426], t[5423]]);
    // x1 of samecells
    t[5428] = s.tok(&CELLWISE, &[C, t[5419], Int(-1)]);
    // x2 of samecells
    t[5429] = s.tok(&OFCOLOR, &[t[5428], Int(-1)]);
    // x4 of samecells
    t[5430] = s.tok(&DIFFERENCE, &[t[12], t[5429]]);
    // x5 of samecells
    t[5431] = s.tok(&SIZE, &[t[5430]]);
    // x6 of samecells
    t[5432] = s.tok(&MULTIPLY, &[t[5431], Int(1000)]);
    // x8 of samecells
    t[5433] = s.tok(&DIVIDE, &[t[5432], t[16]]);
    // x9 of samecells
    t[5434] = s.tok(&ASTUPLE, &[t[5433], t[5429]]);
    // x1 of sameshape
    t[5435] = s.tok(&SHAPE_T, &[t[5419]]);
    // x3 of sameshape
    t[5436] = s.tok(&SUBTRACT, &[t[5435], t[20]]);
    // x4 of sameshape
    t[5437] = s.tok(&INVERT, &[t[5436]]);
    // x5 of sameshape
    t[5438] = s.tok(&COMBINE_T, &[t[5436], t[5437]]);
    // x6 of sameshape
    t[5439] = s.tok(&MAXIMUM, &[t[5438]]);
    // x7 of sameshape
    t[5440] = s.tok(&MULTIPLY, &[t[5439], Int(100)]);
    // x8 of sameshape
    t[5441] = s.tok(&SUBTRACT, &[Int(1000), t[5440]]);
    // x9 of sameshape
    t[5442] = s.tok(&ASTUPLE, &[t[5441], t[20]]);
    // x2 of sameshapes
    t[5443] = s.call(t[28], &[t[5419]]);
    // x4 of sameshapes
    t[5444] = s.tok(&INTERSECTION, &[t[5443], t[30]]);
    // x5 of sameshapes
    t[5445] = s.tok(&DIFFERENCE, &[t[30], t[5443]]);
    // x6 of sameshapes
    t[5446] = s.tok(&SIZE, &[t[5444]]);
    // x7 of sameshapes
    t[5447] = s.tok(&SIZE, &[t[5445]]);
    // x8 of sameshapes
    t[5448] = s.tok(&SUBTRACT, &[t[5446], t[5447]]);
    // x9 of sameshapes
    t[5449] = s.tok(&MULTIPLY, &[t[5448], Int(100)]);
    // x10 of sameshapes
    t[5450] = s.tok(&ASTUPLE, &[t[5449], t[5445]]);
    // x1 of samebackground
    t[5451] = s.tok(&MOSTCOLOR_T, &[t[5419]]);
    // x3 of samebackground
    t[5452] = s.tok(&EQUALITY, &[t[5451], t[39]]);
    // x4 of samebackground
    t[5453] = s.tok(&BRANCH, &[t[5452], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5454] = s.tok(&ASTUPLE, &[t[5451], t[39]]);
    // x6 of samebackground
    t[5455] = s.tok(&ASTUPLE, &[t[5453], t[5454]]);
    // x1 of unwrap_2
    t[5456] = s.tok(&TRIM, &[I]);
    // x2 of unwrap_2
    t[5457] = s.tok(&INDEX, &[I, Pair(0, 0)]);
    // O of unwrap_2
    t[5458] = s.tok(&REPLACE, &[t[5456], Int(5), t[5457]]);
    // x1 of samepalette
    t[5459] = s.tok(&PALETTE_T, &[t[5458]]);
    // x3 of samepalette
    t[5460] = s.tok(&DIFFERENCE, &[t[5459], t[2]]);
    // x4 of samepalette
    t[5461] = s.tok(&DIFFERENCE, &[t[2], t[5459]]);
    // x5 of samepalette
    t[5462] = s.tok(&COMBINE_F, &[t[5460], t[5461]]);
    // x6 of samepalette
    t[5463] = s.tok(&SIZE, &[t[5462]]);
    // x7 of samepalette
    t[5464] = s.tok(&MULTIPLY, &[t[5463], Int(100)]);
    // x8 of samepalette
    t[5465] = s.tok(&SUBTRACT, &[Int(1000), t[5464]]);
    // x9 of samepalette
    t[5466] = s.tok(&ASTUPLE, &[t[5465], t[5462]]);
    // x1 of samecells
    t[5467] = s.tok(&CELLWISE, &[C, t[5458], Int(-1)]);
    // x2 of samecells
    t[5468] = s.tok(&OFCOLOR, &[t[5467], Int(-1)]);
    // x4 of samecells
    t[5469] = s.tok(&DIFFERENCE, &[t[12], t[5468]]);
    // x5 of samecells
    t[5470] = s.tok(&SIZE, &[t[5469]]);
    // x6 of samecells
    t[5471] = s.tok(&MULTIPLY, &[t[5470], Int(1000)]);
    // x8 of samecells
    t[5472] = s.tok(&DIVIDE, &[t[5471], t[16]]);
    // x9 of samecells
    t[5473] = s.tok(&ASTUPLE, &[t[5472], t[5468]]);
    // x1 of sameshape
    t[5474] = s.tok(&SHAPE_T, &[t[5458]]);
    // x3 of sameshape
    t[5475] = s.tok(&SUBTRACT, &[t[5474], t[20]]);
    // x4 of sameshape
    t[5476] = s.tok(&INVERT, &[t[5475]]);
    // x5 of sameshape
    t[5477] = s.tok(&COMBINE_T, &[t[5475], t[5476]]);
    // x6 of sameshape
    t[5478] = s.tok(&MAXIMUM, &[t[5477]]);
    // x7 of sameshape
    t[5479] = s.tok(&MULTIPLY, &[t[5478], Int(100)]);
    // x8 of sameshape
    t[5480] = s.tok(&SUBTRACT, &[Int(1000), t[5479]]);
    // x9 of sameshape
    t[5481] = s.tok(&ASTUPLE, &[t[5480], t[20]]);
    // x2 of sameshapes
    t[5482] = s.call(t[28], &[t[5458]]);
    // x4 of sameshapes
    t[5483] = s.tok(&INTERSECTION, &[t[5482], t[30]]);
    // x5 of sameshapes
    t[5484] = s.tok(&DIFFERENCE, &[t[30], t[5482]]);
    // x6 of sameshapes
    t[5485] = s.tok(&SIZE, &[t[5483]]);
    // x7 of sameshapes
    t[5486] = s.tok(&SIZE, &[t[5484]]);
    // x8 of sameshapes
    t[5487] = s.tok(&SUBTRACT, &[t[5485], t[5486]]);
    // x9 of sameshapes
    t[5488] = s.tok(&MULTIPLY, &[t[5487], Int(100)]);
    // x10 of sameshapes
    t[5489] = s.tok(&ASTUPLE, &[t[5488], t[5484]]);
    // x1 of samebackground
    t[5490] = s.tok(&MOSTCOLOR_T, &[t[5458]]);
    // x3 of samebackground
    t[5491] = s.tok(&EQUALITY, &[t[5490], t[39]]);
    // x4 of samebackground
    t[5492] = s.tok(&BRANCH, &[t[5491], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5493] = s.tok(&ASTUPLE, &[t[5490], t[39]]);
    // x6 of samebackground
    t[5494] = s.tok(&ASTUPLE, &[t[5492], t[5493]]);
    // x1 of evenout_2
    t[5495] = s.tok(&PORTRAIT_T, &[I]);
    // x2 of evenout_2
    t[5496] = s.tok(&BRANCH, &[t[5495], Arg::tok(&HUPSCALE), Arg::tok(&VUPSCALE)]);
    // O of evenout_2
    t[5497] = s.call(t[5496], &[I, Int(2)]);
    // x1 of samepalette
    t[5498] = s.tok(&PALETTE_T, &[t[5497]]);
    // x3 of samepalette
    t[5499] = s.tok(&DIFFERENCE, &[t[5498], t[2]]);
    // x4 of samepalette
    t[5500] = s.tok(&DIFFERENCE, &[t[2], t[5498]]);
    // x5 of samepalette
    t[5501] = s.tok(&COMBINE_F, &[t[5499], t[5500]]);
    // x6 of samepalette
    t[5502] = s.tok(&SIZE, &[t[5501]]);
    // x7 of samepalette
    t[5503] = s.tok(&MULTIPLY, &[t[5502], Int(100)]);
    // x8 of samepalette
    t[5504] = s.tok(&SUBTRACT, &[Int(1000), t[5503]]);
    // x9 of samepalette
    t[5505] = s.tok(&ASTUPLE, &[t[5504], t[5501]]);
    // x1 of samecells
    t[5506] = s.tok(&CELLWISE, &[C, t[5497], Int(-1)]);
    // x2 of samecells
    t[5507] = s.tok(&OFCOLOR, &[t[5506], Int(-1)]);
    // x4 of samecells
    t[5508] = s.tok(&DIFFERENCE, &[t[12], t[5507]]);
    // x5 of samecells
    t[5509] = s.tok(&SIZE, &[t[5508]]);
    // x6 of samecells
    t[5510] = s.tok(&MULTIPLY, &[t[5509], Int(1000)]);
    // x8 of samecells
    t[5511] = s.tok(&DIVIDE, &[t[5510], t[16]]);
    // x9 of samecells
    t[5512] = s.tok(&ASTUPLE, &[t[5511], t[5507]]);
    // x1 of sameshape
    t[5513] = s.tok(&SHAPE_T, &[t[5497]]);
    // x3 of sameshape
    t[5514] = s.tok(&SUBTRACT, &[t[5513], t[20]]);
    // x4 of sameshape
    t[5515] = s.tok(&INVERT, &[t[5514]]);
    // x5 of sameshape
    t[5516] = s.tok(&COMBINE_T, &[t[5514], t[5515]]);
    // x6 of sameshape
    t[5517] = s.tok(&MAXIMUM, &[t[5516]]);
    // x7 of sameshape
    t[5518] = s.tok(&MULTIPLY, &[t[5517], Int(100)]);
    // x8 of sameshape
    t[5519] = s.tok(&SUBTRACT, &[Int(1000), t[5518]]);
    // x9 of sameshape
    t[5520] = s.tok(&ASTUPLE, &[t[5519], t[20]]);
    // x2 of sameshapes
    t[5521] = s.call(t[28], &[t[5497]]);
    // x4 of sameshapes
    t[5522] = s.tok(&INTERSECTION, &[t[5521], t[30]]);
    // x5 of sameshapes
    t[5523] = s.tok(&DIFFERENCE, &[t[30], t[5521]]);
    // x6 of sameshapes
    t[5524] = s.tok(&SIZE, &[t[5522]]);
    // x7 of sameshapes
    t[5525] = s.tok(&SIZE, &[t[5523]]);
    // x8 of sameshapes
    t[5526] = s.tok(&SUBTRACT, &[t[5524], t[5525]]);
    // x9 of sameshapes
    t[5527] = s.tok(&MULTIPLY, &[t[5526], Int(100)]);
    // x10 of sameshapes
    t[5528] = s.tok(&ASTUPLE, &[t[5527], t[5523]]);
    // x1 of samebackground
    t[5529] = s.tok(&MOSTCOLOR_T, &[t[5497]]);
    // x3 of samebackground
    t[5530] = s.tok(&EQUALITY, &[t[5529], t[39]]);
    // x4 of samebackground
    t[5531] = s.tok(&BRANCH, &[t[5530], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5532] = s.tok(&ASTUPLE, &[t[5529], t[39]]);
    // x6 of samebackground
    t[5533] = s.tok(&ASTUPLE, &[t[5531], t[5532]]);
    // x2 of pixelshrink_2
    t[5534] = s.tok(&VALMIN, &[t[5281], Arg::tok(&WIDTH_F)]);
    // O of pixelshrink_2
    t[5535] = s.tok(&DOWNSCALE, &[I, t[5534]]);
    // x1 of samepalette
    t[5536] = s.tok(&PALETTE_T, &[t[5535]]);
    // x3 of samepalette
    t[5537] = s.tok(&DIFFERENCE, &[t[5536], t[2]]);
    // x4 of samepalette
    t[5538] = s.tok(&DIFFERENCE, &[t[2], t[5536]]);
    // x5 of samepalette
    t[5539] = s.tok(&COMBINE_F, &[t[5537], t[5538]]);
    // x6 of samepalette
    t[5540] = s.tok(&SIZE, &[t[5539]]);
    // x7 of samepalette
    t[5541] = s.tok(&MULTIPLY, &[t[5540], Int(100)]);
    // x8 of samepalette
    t[5542] = s.tok(&SUBTRACT, &[Int(1000), t[5541]]);
    // x9 of samepalette
    t[5543] = s.tok(&ASTUPLE, &[t[5542], t[5539]]);
    // x1 of samecells
    t[5544] = s.tok(&CELLWISE, &[C, t[5535], Int(-1)]);
    // x2 of samecells
    t[5545] = s.tok(&OFCOLOR, &[t[5544], Int(-1)]);
    // x4 of samecells
    t[5546] = s.tok(&DIFFERENCE, &[t[12], t[5545]]);
    // x5 of samecells
    t[5547] = s.tok(&SIZE, &[t[5546]]);
    // x6 of samecells
    t[5548] = s.tok(&MULTIPLY, &[t[5547], Int(1000)]);
    // x8 of samecells
    t[5549] = s.tok(&DIVIDE, &[t[5548], t[16]]);
    // x9 of samecells
    t[5550] = s.tok(&ASTUPLE, &[t[5549], t[5545]]);
    // x1 of sameshape
    t[5551] = s.tok(&SHAPE_T, &[t[5535]]);
    // x3 of sameshape
    t[5552] = s.tok(&SUBTRACT, &[t[5551], t[20]]);
    // x4 of sameshape
    t[5553] = s.tok(&INVERT, &[t[5552]]);
    // x5 of sameshape
    t[5554] = s.tok(&COMBINE_T, &[t[5552], t[5553]]);
    // x6 of sameshape
    t[5555] = s.tok(&MAXIMUM, &[t[5554]]);
    // x7 of sameshape
    t[5556] = s.tok(&MULTIPLY, &[t[5555], Int(100)]);
    // x8 of sameshape
    t[5557] = s.tok(&SUBTRACT, &[Int(1000), t[5556]]);
    // x9 of sameshape
    t[5558] = s.tok(&ASTUPLE, &[t[5557], t[20]]);
    // x2 of sameshapes
    t[5559] = s.call(t[28], &[t[5535]]);
    // x4 of sameshapes
    t[5560] = s.tok(&INTERSECTION, &[t[5559], t[30]]);
    // x5 of sameshapes
    t[5561] = s.tok(&DIFFERENCE, &[t[30], t[5559]]);
    // x6 of sameshapes
    t[5562] = s.tok(&SIZE, &[t[5560]]);
    // x7 of sameshapes
    t[5563] = s.tok(&SIZE, &[t[5561]]);
    // x8 of sameshapes
    t[5564] = s.tok(&SUBTRACT, &[t[5562], t[5563]]);
    // x9 of sameshapes
    t[5565] = s.tok(&MULTIPLY, &[t[5564], Int(100)]);
    // x10 of sameshapes
    t[5566] = s.tok(&ASTUPLE, &[t[5565], t[5561]]);
    // x1 of samebackground
    t[5567] = s.tok(&MOSTCOLOR_T, &[t[5535]]);
    // x3 of samebackground
    t[5568] = s.tok(&EQUALITY, &[t[5567], t[39]]);
    // x4 of samebackground
    t[5569] = s.tok(&BRANCH, &[t[5568], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5570] = s.tok(&ASTUPLE, &[t[5567], t[39]]);
    // x6 of samebackground
    t[5571] = s.tok(&ASTUPLE, &[t[5569], t[5570]]);
    // x1 of pixelshrink_5
    t[5572] = s.tok(&O_G_T, &[I, Int(4)]);
    // x2 of pixelshrink_5
    t[5573] = s.tok(&GET_VAL_RANK, &[t[5572], Arg::tok(&WIDTH_F), Int(0)]);
    // x3 of pixelshrink_5
    t[5574] = s.tok(&GET_VAL_RANK, &[t[5572], Arg::tok(&HEIGHT_F), Int(0)]);
    // x4 of pixelshrink_5
    t[5575] = s.tok(&ASTUPLE, &[t[5573], t[5574]]);
    // x5 of pixelshrink_5
    t[5576] = s.tok(&MINIMUM, &[t[5575]]);
    // O of pixelshrink_5
    t[5577] = s.tok(&DOWNSCALE, &[I, t[5576]]);
    // x1 of samepalette
    t[5578] = s.tok(&PALETTE_T, &[t[5577]]);
    // x3 of samepalette
    t[5579] = s.tok(&DIFFERENCE, &[t[5578], t[2]]);
    // x4 of samepalette
    t[5580] = s.tok(&DIFFERENCE, &[t[2], t[5578]]);
    // x5 of samepalette
    t[5581] = s.tok(&COMBINE_F, &[t[5579], t[5580]]);
    // x6 of samepalette
    t[5582] = s.tok(&SIZE, &[t[5581]]);
    // x7 of samepalette
    t[5583] = s.tok(&MULTIPLY, &[t[5582], Int(100)]);
    // x8 of samepalette
    t[5584] = s.tok(&SUBTRACT, &[Int(1000), t[5583]]);
    // x9 of samepalette
    t[5585] = s.tok(&ASTUPLE, &[t[5584], t[5581]]);
    // x1 of samecells
    t[5586] = s.tok(&CELLWISE, &[C, t[5577], Int(-1)]);
    // x2 of samecells
    t[5587] = s.tok(&OFCOLOR, &[t[5586], Int(-1)]);
    // x4 of samecells
    t[5588] = s.tok(&DIFFERENCE, &[t[12], t[5587]]);
    // x5 of samecells
    t[5589] = s.tok(&SIZE, &[t[5588]]);
    // x6 of samecells
    t[5590] = s.tok(&MULTIPLY, &[t[5589], Int(1000)]);
    // x8 of samecells
    t[5591] = s.tok(&DIVIDE, &[t[5590], t[16]]);
    // x9 of samecells
    t[5592] = s.tok(&ASTUPLE, &[t[5591], t[5587]]);
    // x1 of sameshape
    t[5593] = s.tok(&SHAPE_T, &[t[5577]]);
    // x3 of sameshape
    t[5594] = s.tok(&SUBTRACT, &[t[5593], t[20]]);
    // x4 of sameshape
    t[5595] = s.tok(&INVERT, &[t[5594]]);
    // x5 of sameshape
    t[5596] = s.tok(&COMBINE_T, &[t[5594], t[5595]]);
    // x6 of sameshape
    t[5597] = s.tok(&MAXIMUM, &[t[5596]]);
    // x7 of sameshape
    t[5598] = s.tok(&MULTIPLY, &[t[5597], Int(100)]);
    // x8 of sameshape
    t[5599] = s.tok(&SUBTRACT, &[Int(1000), t[5598]]);
    // x9 of sameshape
    t[5600] = s.tok(&ASTUPLE, &[t[5599], t[20]]);
}

fn steps_29(s: &mut dyn Steps, t: &mut [Arg]) {
    // x2 of sameshapes
    t[5601] = s.call(t[28], &[t[5577]]);
    // x4 of sameshapes
    t[5602] = s.tok(&INTERSECTION, &[t[5601], t[30]]);
    // x5 of sameshapes
    t[5603] = s.tok(&DIFFERENCE, &[t[30], t[5601]]);
    // x6 of sameshapes
    t[5604] = s.tok(&SIZE, &[t[5602]]);
    // x7 of sameshapes
    t[5605] = s.tok(&SIZE, &[t[5603]]);
    // x8 of sameshapes
    t[5606] = s.tok(&SUBTRACT, &[t[5604], t[5605]]);
    // x9 of sameshapes
    t[5607] = s.tok(&MULTIPLY, &[t[5606], Int(100)]);
    // x10 of sameshapes
    t[5608] = s.tok(&ASTUPLE, &[t[5607], t[5603]]);
    // x1 of samebackground
    t[5609] = s.tok(&MOSTCOLOR_T, &[t[5577]]);
    // x3 of samebackground
    t[5610] = s.tok(&EQUALITY, &[t[5609], t[39]]);
    // x4 of samebackground
    t[5611] = s.tok(&BRANCH, &[t[5610], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5612] = s.tok(&ASTUPLE, &[t[5609], t[39]]);
    // x6 of samebackground
    t[5613] = s.tok(&ASTUPLE, &[t[5611], t[5612]]);
    // x1 of blockhunt_2
    t[5614] = s.tok(&CANVAS, &[Int(1), Pair(2, 2)]);
    // x2 of blockhunt_2
    t[5615] = s.tok(&ASOBJECT, &[t[5614]]);
    // x3 of blockhunt_2
    t[5616] = s.tok(&OCCURRENCES, &[I, t[5615]]);
    // x4 of blockhunt_2
    t[5617] = s.tok(&RECOLOR_O, &[Int(8), t[5615]]);
    // x5 of blockhunt_2
    t[5618] = s.tok(&LBIND, &[Arg::tok(&SHIFT), t[5617]]);
    // x6 of blockhunt_2
    t[5619] = s.tok(&MAPPLY_F, &[t[5618], t[5616]]);
    // O of blockhunt_2
    t[5620] = s.tok(&PAINT, &[I, t[5619]]);
    // x1 of samepalette
    t[5621] = s.tok(&PALETTE_T, &[t[5620]]);
    // x3 of samepalette
    t[5622] = s.tok(&DIFFERENCE, &[t[5621], t[2]]);
    // x4 of samepalette
    t[5623] = s.tok(&DIFFERENCE, &[t[2], t[5621]]);
    // x5 of samepalette
    t[5624] = s.tok(&COMBINE_F, &[t[5622], t[5623]]);
    // x6 of samepalette
    t[5625] = s.tok(&SIZE, &[t[5624]]);
    // x7 of samepalette
    t[5626] = s.tok(&MULTIPLY, &[t[5625], Int(100)]);
    // x8 of samepalette
    t[5627] = s.tok(&SUBTRACT, &[Int(1000), t[5626]]);
    // x9 of samepalette
    t[5628] = s.tok(&ASTUPLE, &[t[5627], t[5624]]);
    // x1 of samecells
    t[5629] = s.tok(&CELLWISE, &[C, t[5620], Int(-1)]);
    // x2 of samecells
    t[5630] = s.tok(&OFCOLOR, &[t[5629], Int(-1)]);
    // x4 of samecells
    t[5631] = s.tok(&DIFFERENCE, &[t[12], t[5630]]);
    // x5 of samecells
    t[5632] = s.tok(&SIZE, &[t[5631]]);
    // x6 of samecells
    t[5633] = s.tok(&MULTIPLY, &[t[5632], Int(1000)]);
    // x8 of samecells
    t[5634] = s.tok(&DIVIDE, &[t[5633], t[16]]);
    // x9 of samecells
    t[5635] = s.tok(&ASTUPLE, &[t[5634], t[5630]]);
    // x1 of sameshape
    t[5636] = s.tok(&SHAPE_T, &[t[5620]]);
    // x3 of sameshape
    t[5637] = s.tok(&SUBTRACT, &[t[5636], t[20]]);
    // x4 of sameshape
    t[5638] = s.tok(&INVERT, &[t[5637]]);
    // x5 of sameshape
    t[5639] = s.tok(&COMBINE_T, &[t[5637], t[5638]]);
    // x6 of sameshape
    t[5640] = s.tok(&MAXIMUM, &[t[5639]]);
    // x7 of sameshape
    t[5641] = s.tok(&MULTIPLY, &[t[5640], Int(100)]);
    // x8 of sameshape
    t[5642] = s.tok(&SUBTRACT, &[Int(1000), t[5641]]);
    // x9 of sameshape
    t[5643] = s.tok(&ASTUPLE, &[t[5642], t[20]]);
    // x2 of sameshapes
    t[5644] = s.call(t[28], &[t[5620]]);
    // x4 of sameshapes
    t[5645] = s.tok(&INTERSECTION, &[t[5644], t[30]]);
    // x5 of sameshapes
    t[5646] = s.tok(&DIFFERENCE, &[t[30], t[5644]]);
    // x6 of sameshapes
    t[5647] = s.tok(&SIZE, &[t[5645]]);
    // x7 of sameshapes
    t[5648] = s.tok(&SIZE, &[t[5646]]);
    // x8 of sameshapes
    t[5649] = s.tok(&SUBTRACT, &[t[5647], t[5648]]);
    // x9 of sameshapes
    t[5650] = s.tok(&MULTIPLY, &[t[5649], Int(100)]);
    // x10 of sameshapes
    t[5651] = s.tok(&ASTUPLE, &[t[5650], t[5646]]);
    // x1 of samebackground
    t[5652] = s.tok(&MOSTCOLOR_T, &[t[5620]]);
    // x3 of samebackground
    t[5653] = s.tok(&EQUALITY, &[t[5652], t[39]]);
    // x4 of samebackground
    t[5654] = s.tok(&BRANCH, &[t[5653], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5655] = s.tok(&ASTUPLE, &[t[5652], t[39]]);
    // x6 of samebackground
    t[5656] = s.tok(&ASTUPLE, &[t[5654], t[5655]]);
    // x2 of fillgaps_2
    t[5657] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&COLOR), Arg::tok(&DELTA)]);
    // x3 of fillgaps_2
    t[5658] = s.tok(&MAPPLY_F, &[t[5657], t[3478]]);
    // O of fillgaps_2
    t[5659] = s.tok(&PAINT, &[I, t[5658]]);
    // x1 of samepalette
    t[5660] = s.tok(&PALETTE_T, &[t[5659]]);
    // x3 of samepalette
    t[5661] = s.tok(&DIFFERENCE, &[t[5660], t[2]]);
    // x4 of samepalette
    t[5662] = s.tok(&DIFFERENCE, &[t[2], t[5660]]);
    // x5 of samepalette
    t[5663] = s.tok(&COMBINE_F, &[t[5661], t[5662]]);
    // x6 of samepalette
    t[5664] = s.tok(&SIZE, &[t[5663]]);
    // x7 of samepalette
    t[5665] = s.tok(&MULTIPLY, &[t[5664], Int(100)]);
    // x8 of samepalette
    t[5666] = s.tok(&SUBTRACT, &[Int(1000), t[5665]]);
    // x9 of samepalette
    t[5667] = s.tok(&ASTUPLE, &[t[5666], t[5663]]);
    // x1 of samecells
    t[5668] = s.tok(&CELLWISE, &[C, t[5659], Int(-1)]);
    // x2 of samecells
    t[5669] = s.tok(&OFCOLOR, &[t[5668], Int(-1)]);
    // x4 of samecells
    t[5670] = s.tok(&DIFFERENCE, &[t[12], t[5669]]);
    // x5 of samecells
    t[5671] = s.tok(&SIZE, &[t[5670]]);
    // x6 of samecells
    t[5672] = s.tok(&MULTIPLY, &[t[5671], Int(1000)]);
    // x8 of samecells
    t[5673] = s.tok(&DIVIDE, &[t[5672], t[16]]);
    // x9 of samecells
    t[5674] = s.tok(&ASTUPLE, &[t[5673], t[5669]]);
    // x1 of sameshape
    t[5675] = s.tok(&SHAPE_T, &[t[5659]]);
    // x3 of sameshape
    t[5676] = s.tok(&SUBTRACT, &[t[5675], t[20]]);
    // x4 of sameshape
    t[5677] = s.tok(&INVERT, &[t[5676]]);
    // x5 of sameshape
    t[5678] = s.tok(&COMBINE_T, &[t[5676], t[5677]]);
    // x6 of sameshape
    t[5679] = s.tok(&MAXIMUM, &[t[5678]]);
    // x7 of sameshape
    t[5680] = s.tok(&MULTIPLY, &[t[5679], Int(100)]);
    // x8 of sameshape
    t[5681] = s.tok(&SUBTRACT, &[Int(1000), t[5680]]);
    // x9 of sameshape
    t[5682] = s.tok(&ASTUPLE, &[t[5681], t[20]]);
    // x2 of sameshapes
    t[5683] = s.call(t[28], &[t[5659]]);
    // x4 of sameshapes
    t[5684] = s.tok(&INTERSECTION, &[t[5683], t[30]]);
    // x5 of sameshapes
    t[5685] = s.tok(&DIFFERENCE, &[t[30], t[5683]]);
    // x6 of sameshapes
    t[5686] = s.tok(&SIZE, &[t[5684]]);
    // x7 of sameshapes
    t[5687] = s.tok(&SIZE, &[t[5685]]);
    // x8 of sameshapes
    t[5688] = s.tok(&SUBTRACT, &[t[5686], t[5687]]);
    // x9 of sameshapes
    t[5689] = s.tok(&MULTIPLY, &[t[5688], Int(100)]);
    // x10 of sameshapes
    t[5690] = s.tok(&ASTUPLE, &[t[5689], t[5685]]);
    // x1 of samebackground
    t[5691] = s.tok(&MOSTCOLOR_T, &[t[5659]]);
    // x3 of samebackground
    t[5692] = s.tok(&EQUALITY, &[t[5691], t[39]]);
    // x4 of samebackground
    t[5693] = s.tok(&BRANCH, &[t[5692], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5694] = s.tok(&ASTUPLE, &[t[5691], t[39]]);
    // x6 of samebackground
    t[5695] = s.tok(&ASTUPLE, &[t[5693], t[5694]]);
    // x2 of fillgaps_5
    t[5696] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&MOSTCOLOR_F), Arg::tok(&BACKDROP)]);
    // x3 of fillgaps_5
    t[5697] = s.tok(&MAPPLY, &[t[5696], t[3478]]);
    // O of fillgaps_5
    t[5698] = s.tok(&UNDERPAINT, &[I, t[5697]]);
    // x1 of samepalette
    t[5699] = s.tok(&PALETTE_T, &[t[5698]]);
    // x3 of samepalette
    t[5700] = s.tok(&DIFFERENCE, &[t[5699], t[2]]);
    // x4 of samepalette
    t[5701] = s.tok(&DIFFERENCE, &[t[2], t[5699]]);
    // x5 of samepalette
    t[5702] = s.tok(&COMBINE_F, &[t[5700], t[5701]]);
    // x6 of samepalette
    t[5703] = s.tok(&SIZE, &[t[5702]]);
    // x7 of samepalette
    t[5704] = s.tok(&MULTIPLY, &[t[5703], Int(100)]);
    // x8 of samepalette
    t[5705] = s.tok(&SUBTRACT, &[Int(1000), t[5704]]);
    // x9 of samepalette
    t[5706] = s.tok(&ASTUPLE, &[t[5705], t[5702]]);
    // x1 of samecells
    t[5707] = s.tok(&CELLWISE, &[C, t[5698], Int(-1)]);
    // x2 of samecells
    t[5708] = s.tok(&OFCOLOR, &[t[5707], Int(-1)]);
    // x4 of samecells
    t[5709] = s.tok(&DIFFERENCE, &[t[12], t[5708]]);
    // x5 of samecells
    t[5710] = s.tok(&SIZE, &[t[5709]]);
    // x6 of samecells
    t[5711] = s.tok(&MULTIPLY, &[t[5710], Int(1000)]);
    // x8 of samecells
    t[5712] = s.tok(&DIVIDE, &[t[5711], t[16]]);
    // x9 of samecells
    t[5713] = s.tok(&ASTUPLE, &[t[5712], t[5708]]);
    // x1 of sameshape
    t[5714] = s.tok(&SHAPE_T, &[t[5698]]);
    // x3 of sameshape
    t[5715] = s.tok(&SUBTRACT, &[t[5714], t[20]]);
    // x4 of sameshape
    t[5716] = s.tok(&INVERT, &[t[5715]]);
    // x5 of sameshape
    t[5717] = s.tok(&COMBINE_T, &[t[5715], t[5716]]);
    // x6 of sameshape
    t[5718] = s.tok(&MAXIMUM, &[t[5717]]);
    // x7 of sameshape
    t[5719] = s.tok(&MULTIPLY, &[t[5718], Int(100)]);
    // x8 of sameshape
    t[5720] = s.tok(&SUBTRACT, &[Int(1000), t[5719]]);
    // x9 of sameshape
    t[5721] = s.tok(&ASTUPLE, &[t[5720], t[20]]);
    // x2 of sameshapes
    t[5722] = s.call(t[28], &[t[5698]]);
    // x4 of sameshapes
    t[5723] = s.tok(&INTERSECTION, &[t[5722], t[30]]);
    // x5 of sameshapes
    t[5724] = s.tok(&DIFFERENCE, &[t[30], t[5722]]);
    // x6 of sameshapes
    t[5725] = s.tok(&SIZE, &[t[5723]]);
    // x7 of sameshapes
    t[5726] = s.tok(&SIZE, &[t[5724]]);
    // x8 of sameshapes
    t[5727] = s.tok(&SUBTRACT, &[t[5725], t[5726]]);
    // x9 of sameshapes
    t[5728] = s.tok(&MULTIPLY, &[t[5727], Int(100)]);
    // x10 of sameshapes
    t[5729] = s.tok(&ASTUPLE, &[t[5728], t[5724]]);
    // x1 of samebackground
    t[5730] = s.tok(&MOSTCOLOR_T, &[t[5698]]);
    // x3 of samebackground
    t[5731] = s.tok(&EQUALITY, &[t[5730], t[39]]);
    // x4 of samebackground
    t[5732] = s.tok(&BRANCH, &[t[5731], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5733] = s.tok(&ASTUPLE, &[t[5730], t[39]]);
    // x6 of samebackground
    t[5734] = s.tok(&ASTUPLE, &[t[5732], t[5733]]);
    // x2 of windowpane_2
    t[5735] = s.tok(&ULCORNER_I, &[t[5077]]);
    // x3 of windowpane_2
    t[5736] = s.tok(&LRCORNER_I, &[t[5077]]);
    // x4 of windowpane_2
    t[5737] = s.tok(&SUBTRACT, &[t[5736], t[5735]]);
    // x5 of windowpane_2
    t[5738] = s.tok(&DECREMENT, &[t[5737]]);
    // x6 of windowpane_2
    t[5739] = s.tok(&INCREMENT, &[t[5735]]);
    // O of windowpane_2
    t[5740] = s.tok(&CROP, &[I, t[5739], t[5738]]);
    // x1 of samepalette
    t[5741] = s.tok(&PALETTE_T, &[t[5740]]);
    // x3 of samepalette
    t[5742] = s.tok(&DIFFERENCE, &[t[5741], t[2]]);
    // x4 of samepalette
    t[5743] = s.tok(&DIFFERENCE, &[t[2], t[5741]]);
    // x5 of samepalette
    t[5744] = s.tok(&COMBINE_F, &[t[5742], t[5743]]);
    // x6 of samepalette
    t[5745] = s.tok(&SIZE, &[t[5744]]);
    // x7 of samepalette
    t[5746] = s.tok(&MULTIPLY, &[t[5745], Int(100)]);
    // x8 of samepalette
    t[5747] = s.tok(&SUBTRACT, &[Int(1000), t[5746]]);
    // x9 of samepalette
    t[5748] = s.tok(&ASTUPLE, &[t[5747], t[5744]]);
    // x1 of samecells
    t[5749] = s.tok(&CELLWISE, &[C, t[5740], Int(-1)]);
    // x2 of samecells
    t[5750] = s.tok(&OFCOLOR, &[t[5749], Int(-1)]);
    // x4 of samecells
    t[5751] = s.tok(&DIFFERENCE, &[t[12], t[5750]]);
    // x5 of samecells
    t[5752] = s.tok(&SIZE, &[t[5751]]);
    // x6 of samecells
    t[5753] = s.tok(&MULTIPLY, &[t[5752], Int(1000)]);
    // x8 of samecells
    t[5754] = s.tok(&DIVIDE, &[t[5753], t[16]]);
    // x9 of samecells
    t[5755] = s.tok(&ASTUPLE, &[t[5754], t[5750]]);
    // x1 of sameshape
    t[5756] = s.tok(&SHAPE_T, &[t[5740]]);
    // x3 of sameshape
    t[5757] = s.tok(&SUBTRACT, &[t[5756], t[20]]);
    // x4 of sameshape
    t[5758] = s.tok(&INVERT, &[t[5757]]);
    // x5 of sameshape
    t[5759] = s.tok(&COMBINE_T, &[t[5757], t[5758]]);
    // x6 of sameshape
    t[5760] = s.tok(&MAXIMUM, &[t[5759]]);
    // x7 of sameshape
    t[5761] = s.tok(&MULTIPLY, &[t[5760], Int(100)]);
    // x8 of sameshape
    t[5762] = s.tok(&SUBTRACT, &[Int(1000), t[5761]]);
    // x9 of sameshape
    t[5763] = s.tok(&ASTUPLE, &[t[5762], t[20]]);
    // x2 of sameshapes
    t[5764] = s.call(t[28], &[t[5740]]);
    // x4 of sameshapes
    t[5765] = s.tok(&INTERSECTION, &[t[5764], t[30]]);
    // x5 of sameshapes
    t[5766] = s.tok(&DIFFERENCE, &[t[30], t[5764]]);
    // x6 of sameshapes
    t[5767] = s.tok(&SIZE, &[t[5765]]);
    // x7 of sameshapes
    t[5768] = s.tok(&SIZE, &[t[5766]]);
    // x8 of sameshapes
    t[5769] = s.tok(&SUBTRACT, &[t[5767], t[5768]]);
    // x9 of sameshapes
    t[5770] = s.tok(&MULTIPLY, &[t[5769], Int(100)]);
    // x10 of sameshapes
    t[5771] = s.tok(&ASTUPLE, &[t[5770], t[5766]]);
    // x1 of samebackground
    t[5772] = s.tok(&MOSTCOLOR_T, &[t[5740]]);
    // x3 of samebackground
    t[5773] = s.tok(&EQUALITY, &[t[5772], t[39]]);
    // x4 of samebackground
    t[5774] = s.tok(&BRANCH, &[t[5773], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5775] = s.tok(&ASTUPLE, &[t[5772], t[39]]);
    // x6 of samebackground
    t[5776] = s.tok(&ASTUPLE, &[t[5774], t[5775]]);
    // x2 of windowpane_5
    t[5777] = s.tok(&HEIGHT_I, &[t[5077]]);
    // x3 of windowpane_5
    t[5778] = s.tok(&WIDTH_I, &[t[5077]]);
    // x4 of windowpane_5
    t[5779] = s.tok(&ASTUPLE, &[t[5777], t[5778]]);
    // x5 of windowpane_5
    t[5780] = s.tok(&ADD, &[t[5779], Int(-2)]);
    // x6 of windowpane_5
    t[5781] = s.tok(&INBOX, &[t[5077]]);
    // x7 of windowpane_5
    t[5782] = s.tok(&ULCORNER, &[t[5781]]);
    // O of windowpane_5
    t[5783] = s.tok(&CROP, &[I, t[5782], t[5780]]);
    // x1 of samepalette
    t[5784] = s.tok(&PALETTE_T, &[t[5783]]);
    // x3 of samepalette
    t[5785] = s.tok(&DIFFERENCE, &[t[5784], t[2]]);
    // x4 of samepalette
    t[5786] = s.tok(&DIFFERENCE, &[t[2], t[5784]]);
    // x5 of samepalette
    t[5787] = s.tok(&COMBINE_F, &[t[5785], t[5786]]);
    // x6 of samepalette
    t[5788] = s.tok(&SIZE, &[t[5787]]);
    // x7 of samepalette
    t[5789] = s.tok(&MULTIPLY, &[t[5788], Int(100)]);
    // x8 of samepalette
    t[5790] = s.tok(&SUBTRACT, &[Int(1000), t[5789]]);
    // x9 of samepalette
    t[5791] = s.tok(&ASTUPLE, &[t[5790], t[5787]]);
    // x1 of samecells
    t[5792] = s.tok(&CELLWISE, &[C, t[5783], Int(-1)]);
    // x2 of samecells
    t[5793] = s.tok(&OFCOLOR, &[t[5792], Int(-1)]);
    // x4 of samecells
    t[5794] = s.tok(&DIFFERENCE, &[t[12], t[5793]]);
    // x5 of samecells
    t[5795] = s.tok(&SIZE, &[t[5794]]);
    // x6 of samecells
    t[5796] = s.tok(&MULTIPLY, &[t[5795], Int(1000)]);
    // x8 of samecells
    t[5797] = s.tok(&DIVIDE, &[t[5796], t[16]]);
    // x9 of samecells
    t[5798] = s.tok(&ASTUPLE, &[t[5797], t[5793]]);
    // x1 of sameshape
    t[5799] = s.tok(&SHAPE_T, &[t[5783]]);
    // x3 of sameshape
    t[5800] = s.tok(&SUBTRACT, &[t[5799], t[20]]);
}

fn steps_30(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of sameshape
    t[5801] = s.tok(&INVERT, &[t[5800]]);
    // x5 of sameshape
    t[5802] = s.tok(&COMBINE_T, &[t[5800], t[5801]]);
    // x6 of sameshape
    t[5803] = s.tok(&MAXIMUM, &[t[5802]]);
    // x7 of sameshape
    t[5804] = s.tok(&MULTIPLY, &[t[5803], Int(100)]);
    // x8 of sameshape
    t[5805] = s.tok(&SUBTRACT, &[Int(1000), t[5804]]);
    // x9 of sameshape
    t[5806] = s.tok(&ASTUPLE, &[t[5805], t[20]]);
    // x2 of sameshapes
    t[5807] = s.call(t[28], &[t[5783]]);
    // x4 of sameshapes
    t[5808] = s.tok(&INTERSECTION, &[t[5807], t[30]]);
    // x5 of sameshapes
    t[5809] = s.tok(&DIFFERENCE, &[t[30], t[5807]]);
    // x6 of sameshapes
    t[5810] = s.tok(&SIZE, &[t[5808]]);
    // x7 of sameshapes
    t[5811] = s.tok(&SIZE, &[t[5809]]);
    // x8 of sameshapes
    t[5812] = s.tok(&SUBTRACT, &[t[5810], t[5811]]);
    // x9 of sameshapes
    t[5813] = s.tok(&MULTIPLY, &[t[5812], Int(100)]);
    // x10 of sameshapes
    t[5814] = s.tok(&ASTUPLE, &[t[5813], t[5809]]);
    // x1 of samebackground
    t[5815] = s.tok(&MOSTCOLOR_T, &[t[5783]]);
    // x3 of samebackground
    t[5816] = s.tok(&EQUALITY, &[t[5815], t[39]]);
    // x4 of samebackground
    t[5817] = s.tok(&BRANCH, &[t[5816], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5818] = s.tok(&ASTUPLE, &[t[5815], t[39]]);
    // x6 of samebackground
    t[5819] = s.tok(&ASTUPLE, &[t[5817], t[5818]]);
    // x2 of extremes_2
    t[5820] = s.tok(&GET_ARG_RANK_T, &[t[3979], Arg::tok(&SIZE), Int(0)]);
    // x3 of extremes_2
    t[5821] = s.tok(&GET_ARG_RANK_T, &[t[3979], Arg::tok(&SIZE), Int(-1)]);
    // x4 of extremes_2
    t[5822] = s.tok(&REPLACE, &[I, Int(5), Int(0)]);
    // x5 of extremes_2
    t[5823] = s.tok(&FILL, &[t[5822], Int(8), t[5820]]);
    // O of extremes_2
    t[5824] = s.tok(&FILL, &[t[5823], Int(7), t[5821]]);
    // x1 of samepalette
    t[5825] = s.tok(&PALETTE_T, &[t[5824]]);
    // x3 of samepalette
    t[5826] = s.tok(&DIFFERENCE, &[t[5825], t[2]]);
    // x4 of samepalette
    t[5827] = s.tok(&DIFFERENCE, &[t[2], t[5825]]);
    // x5 of samepalette
    t[5828] = s.tok(&COMBINE_F, &[t[5826], t[5827]]);
    // x6 of samepalette
    t[5829] = s.tok(&SIZE, &[t[5828]]);
    // x7 of samepalette
    t[5830] = s.tok(&MULTIPLY, &[t[5829], Int(100)]);
    // x8 of samepalette
    t[5831] = s.tok(&SUBTRACT, &[Int(1000), t[5830]]);
    // x9 of samepalette
    t[5832] = s.tok(&ASTUPLE, &[t[5831], t[5828]]);
    // x1 of samecells
    t[5833] = s.tok(&CELLWISE, &[C, t[5824], Int(-1)]);
    // x2 of samecells
    t[5834] = s.tok(&OFCOLOR, &[t[5833], Int(-1)]);
    // x4 of samecells
    t[5835] = s.tok(&DIFFERENCE, &[t[12], t[5834]]);
    // x5 of samecells
    t[5836] = s.tok(&SIZE, &[t[5835]]);
    // x6 of samecells
    t[5837] = s.tok(&MULTIPLY, &[t[5836], Int(1000)]);
    // x8 of samecells
    t[5838] = s.tok(&DIVIDE, &[t[5837], t[16]]);
    // x9 of samecells
    t[5839] = s.tok(&ASTUPLE, &[t[5838], t[5834]]);
    // x1 of sameshape
    t[5840] = s.tok(&SHAPE_T, &[t[5824]]);
    // x3 of sameshape
    t[5841] = s.tok(&SUBTRACT, &[t[5840], t[20]]);
    // x4 of sameshape
    t[5842] = s.tok(&INVERT, &[t[5841]]);
    // x5 of sameshape
    t[5843] = s.tok(&COMBINE_T, &[t[5841], t[5842]]);
    // x6 of sameshape
    t[5844] = s.tok(&MAXIMUM, &[t[5843]]);
    // x7 of sameshape
    t[5845] = s.tok(&MULTIPLY, &[t[5844], Int(100)]);
    // x8 of sameshape
    t[5846] = s.tok(&SUBTRACT, &[Int(1000), t[5845]]);
    // x9 of sameshape
    t[5847] = s.tok(&ASTUPLE, &[t[5846], t[20]]);
    // x2 of sameshapes
    t[5848] = s.call(t[28], &[t[5824]]);
    // x4 of sameshapes
    t[5849] = s.tok(&INTERSECTION, &[t[5848], t[30]]);
    // x5 of sameshapes
    t[5850] = s.tok(&DIFFERENCE, &[t[30], t[5848]]);
    // x6 of sameshapes
    t[5851] = s.tok(&SIZE, &[t[5849]]);
    // x7 of sameshapes
    t[5852] = s.tok(&SIZE, &[t[5850]]);
    // x8 of sameshapes
    t[5853] = s.tok(&SUBTRACT, &[t[5851], t[5852]]);
    // x9 of sameshapes
    t[5854] = s.tok(&MULTIPLY, &[t[5853], Int(100)]);
    // x10 of sameshapes
    t[5855] = s.tok(&ASTUPLE, &[t[5854], t[5850]]);
    // x1 of samebackground
    t[5856] = s.tok(&MOSTCOLOR_T, &[t[5824]]);
    // x3 of samebackground
    t[5857] = s.tok(&EQUALITY, &[t[5856], t[39]]);
    // x4 of samebackground
    t[5858] = s.tok(&BRANCH, &[t[5857], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5859] = s.tok(&ASTUPLE, &[t[5856], t[39]]);
    // x6 of samebackground
    t[5860] = s.tok(&ASTUPLE, &[t[5858], t[5859]]);
    // x2 of extremes_5
    t[5861] = s.tok(&ARGMAX, &[t[3979], Arg::tok(&SIZE)]);
    // x4 of extremes_5
    t[5862] = s.tok(&ASTUPLE, &[t[5861], t[4235]]);
    // x5 of extremes_5
    t[5863] = s.tok(&DIFFERENCE_TUPLE, &[t[3979], t[5862]]);
    // x6 of extremes_5
    t[5864] = s.tok(&MERGE, &[t[5863]]);
    // x7 of extremes_5
    t[5865] = s.tok(&COVER, &[I, t[5864]]);
    // x8 of extremes_5
    t[5866] = s.tok(&FILL, &[t[5865], Int(8), t[5861]]);
    // O of extremes_5
    t[5867] = s.tok(&FILL, &[t[5866], Int(7), t[4235]]);
    // x1 of samepalette
    t[5868] = s.tok(&PALETTE_T, &[t[5867]]);
    // x3 of samepalette
    t[5869] = s.tok(&DIFFERENCE, &[t[5868], t[2]]);
    // x4 of samepalette
    t[5870] = s.tok(&DIFFERENCE, &[t[2], t[5868]]);
    // x5 of samepalette
    t[5871] = s.tok(&COMBINE_F, &[t[5869], t[5870]]);
    // x6 of samepalette
    t[5872] = s.tok(&SIZE, &[t[5871]]);
    // x7 of samepalette
    t[5873] = s.tok(&MULTIPLY, &[t[5872], Int(100)]);
    // x8 of samepalette
    t[5874] = s.tok(&SUBTRACT, &[Int(1000), t[5873]]);
    // x9 of samepalette
    t[5875] = s.tok(&ASTUPLE, &[t[5874], t[5871]]);
    // x1 of samecells
    t[5876] = s.tok(&CELLWISE, &[C, t[5867], Int(-1)]);
    // x2 of samecells
    t[5877] = s.tok(&OFCOLOR, &[t[5876], Int(-1)]);
    // x4 of samecells
    t[5878] = s.tok(&DIFFERENCE, &[t[12], t[5877]]);
    // x5 of samecells
    t[5879] = s.tok(&SIZE, &[t[5878]]);
    // x6 of samecells
    t[5880] = s.tok(&MULTIPLY, &[t[5879], Int(1000)]);
    // x8 of samecells
    t[5881] = s.tok(&DIVIDE, &[t[5880], t[16]]);
    // x9 of samecells
    t[5882] = s.tok(&ASTUPLE, &[t[5881], t[5877]]);
    // x1 of sameshape
    t[5883] = s.tok(&SHAPE_T, &[t[5867]]);
    // x3 of sameshape
    t[5884] = s.tok(&SUBTRACT, &[t[5883], t[20]]);
    // x4 of sameshape
    t[5885] = s.tok(&INVERT, &[t[5884]]);
    // x5 of sameshape
    t[5886] = s.tok(&COMBINE_T, &[t[5884], t[5885]]);
    // x6 of sameshape
    t[5887] = s.tok(&MAXIMUM, &[t[5886]]);
    // x7 of sameshape
    t[5888] = s.tok(&MULTIPLY, &[t[5887], Int(100)]);
    // x8 of sameshape
    t[5889] = s.tok(&SUBTRACT, &[Int(1000), t[5888]]);
    // x9 of sameshape
    t[5890] = s.tok(&ASTUPLE, &[t[5889], t[20]]);
    // x2 of sameshapes
    t[5891] = s.call(t[28], &[t[5867]]);
    // x4 of sameshapes
    t[5892] = s.tok(&INTERSECTION, &[t[5891], t[30]]);
    // x5 of sameshapes
    t[5893] = s.tok(&DIFFERENCE, &[t[30], t[5891]]);
    // x6 of sameshapes
    t[5894] = s.tok(&SIZE, &[t[5892]]);
    // x7 of sameshapes
    t[5895] = s.tok(&SIZE, &[t[5893]]);
    // x8 of sameshapes
    t[5896] = s.tok(&SUBTRACT, &[t[5894], t[5895]]);
    // x9 of sameshapes
    t[5897] = s.tok(&MULTIPLY, &[t[5896], Int(100)]);
    // x10 of sameshapes
    t[5898] = s.tok(&ASTUPLE, &[t[5897], t[5893]]);
    // x1 of samebackground
    t[5899] = s.tok(&MOSTCOLOR_T, &[t[5867]]);
    // x3 of samebackground
    t[5900] = s.tok(&EQUALITY, &[t[5899], t[39]]);
    // x4 of samebackground
    t[5901] = s.tok(&BRANCH, &[t[5900], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5902] = s.tok(&ASTUPLE, &[t[5899], t[39]]);
    // x6 of samebackground
    t[5903] = s.tok(&ASTUPLE, &[t[5901], t[5902]]);
    // x1 of ripple_2, x1 of fencein_5, x1 of halfway_2
    t[5904] = s.tok(&LEASTCOLOR_T, &[I]);
    // x2 of ripple_2, x2 of fencein_5, x2 of halfway_2
    t[5905] = s.tok(&OFCOLOR, &[I, t[5904]]);
    // x3 of ripple_2
    t[5906] = s.tok(&LBIND, &[Arg::tok(&MAPPLY_F), Arg::tok(&DNEIGHBORS)]);
    // x4 of ripple_2
    t[5907] = s.tok(&FORK, &[Arg::tok(&COMBINE_F), Arg::tok(&IDENTITY), t[5906]]);
    // x5 of ripple_2
    t[5908] = s.tok(&POWER, &[t[5907], Int(3)]);
    // x6 of ripple_2
    t[5909] = s.call(t[5908], &[t[5905]]);
    // O of ripple_2
    t[5910] = s.tok(&FILL, &[I, t[5904], t[5909]]);
    // x1 of samepalette
    t[5911] = s.tok(&PALETTE_T, &[t[5910]]);
    // x3 of samepalette
    t[5912] = s.tok(&DIFFERENCE, &[t[5911], t[2]]);
    // x4 of samepalette
    t[5913] = s.tok(&DIFFERENCE, &[t[2], t[5911]]);
    // x5 of samepalette
    t[5914] = s.tok(&COMBINE_F, &[t[5912], t[5913]]);
    // x6 of samepalette
    t[5915] = s.tok(&SIZE, &[t[5914]]);
    // x7 of samepalette
    t[5916] = s.tok(&MULTIPLY, &[t[5915], Int(100)]);
    // x8 of samepalette
    t[5917] = s.tok(&SUBTRACT, &[Int(1000), t[5916]]);
    // x9 of samepalette
    t[5918] = s.tok(&ASTUPLE, &[t[5917], t[5914]]);
    // x1 of samecells
    t[5919] = s.tok(&CELLWISE, &[C, t[5910], Int(-1)]);
    // x2 of samecells
    t[5920] = s.tok(&OFCOLOR, &[t[5919], Int(-1)]);
    // x4 of samecells
    t[5921] = s.tok(&DIFFERENCE, &[t[12], t[5920]]);
    // x5 of samecells
    t[5922] = s.tok(&SIZE, &[t[5921]]);
    // x6 of samecells
    t[5923] = s.tok(&MULTIPLY, &[t[5922], Int(1000)]);
    // x8 of samecells
    t[5924] = s.tok(&DIVIDE, &[t[5923], t[16]]);
    // x9 of samecells
    t[5925] = s.tok(&ASTUPLE, &[t[5924], t[5920]]);
    // x1 of sameshape
    t[5926] = s.tok(&SHAPE_T, &[t[5910]]);
    // x3 of sameshape
    t[5927] = s.tok(&SUBTRACT, &[t[5926], t[20]]);
    // x4 of sameshape
    t[5928] = s.tok(&INVERT, &[t[5927]]);
    // x5 of sameshape
    t[5929] = s.tok(&COMBINE_T, &[t[5927], t[5928]]);
    // x6 of sameshape
    t[5930] = s.tok(&MAXIMUM, &[t[5929]]);
    // x7 of sameshape
    t[5931] = s.tok(&MULTIPLY, &[t[5930], Int(100)]);
    // x8 of sameshape
    t[5932] = s.tok(&SUBTRACT, &[Int(1000), t[5931]]);
    // x9 of sameshape
    t[5933] = s.tok(&ASTUPLE, &[t[5932], t[20]]);
    // x2 of sameshapes
    t[5934] = s.call(t[28], &[t[5910]]);
    // x4 of sameshapes
    t[5935] = s.tok(&INTERSECTION, &[t[5934], t[30]]);
    // x5 of sameshapes
    t[5936] = s.tok(&DIFFERENCE, &[t[30], t[5934]]);
    // x6 of sameshapes
    t[5937] = s.tok(&SIZE, &[t[5935]]);
    // x7 of sameshapes
    t[5938] = s.tok(&SIZE, &[t[5936]]);
    // x8 of sameshapes
    t[5939] = s.tok(&SUBTRACT, &[t[5937], t[5938]]);
    // x9 of sameshapes
    t[5940] = s.tok(&MULTIPLY, &[t[5939], Int(100)]);
    // x10 of sameshapes
    t[5941] = s.tok(&ASTUPLE, &[t[5940], t[5936]]);
    // x1 of samebackground
    t[5942] = s.tok(&MOSTCOLOR_T, &[t[5910]]);
    // x3 of samebackground
    t[5943] = s.tok(&EQUALITY, &[t[5942], t[39]]);
    // x4 of samebackground
    t[5944] = s.tok(&BRANCH, &[t[5943], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5945] = s.tok(&ASTUPLE, &[t[5942], t[39]]);
    // x6 of samebackground
    t[5946] = s.tok(&ASTUPLE, &[t[5944], t[5945]]);
    // x2 of parity_2
    t[5947] = s.tok(&FORK, &[Arg::tok(&ADD), Arg::tok(&FIRST), Arg::tok(&SECOND)]);
    // x3 of parity_2
    t[5948] = s.tok(&COMPOSE, &[Arg::tok(&EVEN), t[5947]]);
    // x4 of parity_2
    t[5949] = s.tok(&SFILTER_F, &[t[3851], t[5948]]);
    // O of parity_2
    t[5950] = s.tok(&FILL, &[I, Int(2), t[5949]]);
    // x1 of samepalette
    t[5951] = s.tok(&PALETTE_T, &[t[5950]]);
    // x3 of samepalette
    t[5952] = s.tok(&DIFFERENCE, &[t[5951], t[2]]);
    // x4 of samepalette
    t[5953] = s.tok(&DIFFERENCE, &[t[2], t[5951]]);
    // x5 of samepalette
    t[5954] = s.tok(&COMBINE_F, &[t[5952], t[5953]]);
    // x6 of samepalette
    t[5955] = s.tok(&SIZE, &[t[5954]]);
    // x7 of samepalette
    t[5956] = s.tok(&MULTIPLY, &[t[5955], Int(100)]);
    // x8 of samepalette
    t[5957] = s.tok(&SUBTRACT, &[Int(1000), t[5956]]);
    // x9 of samepalette
    t[5958] = s.tok(&ASTUPLE, &[t[5957], t[5954]]);
    // x1 of samecells
    t[5959] = s.tok(&CELLWISE, &[C, t[5950], Int(-1)]);
    // x2 of samecells
    t[5960] = s.tok(&OFCOLOR, &[t[5959], Int(-1)]);
    // x4 of samecells
    t[5961] = s.tok(&DIFFERENCE, &[t[12], t[5960]]);
    // x5 of samecells
    t[5962] = s.tok(&SIZE, &[t[5961]]);
    // x6 of samecells
    t[5963] = s.tok(&MULTIPLY, &[t[5962], Int(1000)]);
    // x8 of samecells
    t[5964] = s.tok(&DIVIDE, &[t[5963], t[16]]);
    // x9 of samecells
    t[5965] = s.tok(&ASTUPLE, &[t[5964], t[5960]]);
    // x1 of sameshape
    t[5966] = s.tok(&SHAPE_T, &[t[5950]]);
    // x3 of sameshape
    t[5967] = s.tok(&SUBTRACT, &[t[5966], t[20]]);
    // x4 of sameshape
    t[5968] = s.tok(&INVERT, &[t[5967]]);
    // x5 of sameshape
    t[5969] = s.tok(&COMBINE_T, &[t[5967], t[5968]]);
    // x6 of sameshape
    t[5970] = s.tok(&MAXIMUM, &[t[5969]]);
    // x7 of sameshape
    t[5971] = s.tok(&MULTIPLY, &[t[5970], Int(100)]);
    // x8 of sameshape
    t[5972] = s.tok(&SUBTRACT, &[Int(1000), t[5971]]);
    // x9 of sameshape
    t[5973] = s.tok(&ASTUPLE, &[t[5972], t[20]]);
    // x2 of sameshapes
    t[5974] = s.call(t[28], &[t[5950]]);
    // x4 of sameshapes
    t[5975] = s.tok(&INTERSECTION, &[t[5974], t[30]]);
    // x5 of sameshapes
    t[5976] = s.tok(&DIFFERENCE, &[t[30], t[5974]]);
    // x6 of sameshapes
    t[5977] = s.tok(&SIZE, &[t[5975]]);
    // x7 of sameshapes
    t[5978] = s.tok(&SIZE, &[t[5976]]);
    // x8 of sameshapes
    t[5979] = s.tok(&SUBTRACT, &[t[5977], t[5978]]);
    // x9 of sameshapes
    t[5980] = s.tok(&MULTIPLY, &[t[5979], Int(100)]);
    // x10 of sameshapes
    t[5981] = s.tok(&ASTUPLE, &[t[5980], t[5976]]);
    // x1 of samebackground
    t[5982] = s.tok(&MOSTCOLOR_T, &[t[5950]]);
    // x3 of samebackground
    t[5983] = s.tok(&EQUALITY, &[t[5982], t[39]]);
    // x4 of samebackground
    t[5984] = s.tok(&BRANCH, &[t[5983], Int(1000), Int(0)]);
    // x5 of samebackground
    t[5985] = s.tok(&ASTUPLE, &[t[5982], t[39]]);
    // x6 of samebackground
    t[5986] = s.tok(&ASTUPLE, &[t[5984], t[5985]]);
    // x1 of histogram_2, x1 of negative_2
    t[5987] = s.tok(&P_G, &[I]);
    // x2 of histogram_2
    t[5988] = s.tok(&REPEAT, &[Int(0), Int(1)]);
    // x3 of histogram_2
    t[5989] = s.tok(&DIFFERENCE_TUPLE, &[t[5987], t[5988]]);
    // x4 of histogram_2, x3 of histogram_5
    t[5990] = s.tok(&LBIND, &[Arg::tok(&COLORCOUNT_T), I]);
    // x5 of histogram_2, x5 of histogram_5
    t[5991] = s.tok(&COMPOSE, &[Arg::tok(&INVERT), t[5990]]);
    // x6 of histogram_2
    t[5992] = s.tok(&ORDER, &[t[5989], t[5991]]);
    // x7 of histogram_2
    t[5993] = s.tok(&VALMAX, &[t[5989], t[5990]]);
    // x8 of histogram_2
    t[5994] = s.tok(&APPLY_T, &[t[5990], t[5992]]);
    // x9 of histogram_2
    t[5995] = s.tok(&PAPPLY, &[Arg::tok(&REPEAT), t[5992], t[5994]]);
    // x10 of histogram_2
    t[5996] = s.tok(&LBIND, &[Arg::tok(&SUBTRACT), t[5993]]);
    // x11 of histogram_2
    t[5997] = s.tok(&LBIND, &[Arg::tok(&REPEAT), Int(0)]);
    // x12 of histogram_2
    t[5998] = s.tok(&COMPOSE, &[t[5997], t[5996]]);
    // x13 of histogram_2
    t[5999] = s.tok(&APPLY_T, &[t[5998], t[5994]]);
    // O of histogram_2
    t[6000] = s.tok(&PAPPLY, &[Arg::tok(&COMBINE_T), t[5995], t[5999]]);
}

fn steps_31(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of samepalette
    t[6001] = s.tok(&PALETTE_T, &[t[6000]]);
    // x3 of samepalette
    t[6002] = s.tok(&DIFFERENCE, &[t[6001], t[2]]);
    // x4 of samepalette
    t[6003] = s.tok(&DIFFERENCE, &[t[2], t[6001]]);
    // x5 of samepalette
    t[6004] = s.tok(&COMBINE_F, &[t[6002], t[6003]]);
    // x6 of samepalette
    t[6005] = s.tok(&SIZE, &[t[6004]]);
    // x7 of samepalette
    t[6006] = s.tok(&MULTIPLY, &[t[6005], Int(100)]);
    // x8 of samepalette
    t[6007] = s.tok(&SUBTRACT, &[Int(1000), t[6006]]);
    // x9 of samepalette
    t[6008] = s.tok(&ASTUPLE, &[t[6007], t[6004]]);
    // x1 of samecells
    t[6009] = s.tok(&CELLWISE, &[C, t[6000], Int(-1)]);
    // x2 of samecells
    t[6010] = s.tok(&OFCOLOR, &[t[6009], Int(-1)]);
    // x4 of samecells
    t[6011] = s.tok(&DIFFERENCE, &[t[12], t[6010]]);
    // x5 of samecells
    t[6012] = s.tok(&SIZE, &[t[6011]]);
    // x6 of samecells
    t[6013] = s.tok(&MULTIPLY, &[t[6012], Int(1000)]);
    // x8 of samecells
    t[6014] = s.tok(&DIVIDE, &[t[6013], t[16]]);
    // x9 of samecells
    t[6015] = s.tok(&ASTUPLE, &[t[6014], t[6010]]);
    // x1 of sameshape
    t[6016] = s.tok(&SHAPE_T, &[t[6000]]);
    // x3 of sameshape
    t[6017] = s.tok(&SUBTRACT, &[t[6016], t[20]]);
    // x4 of sameshape
    t[6018] = s.tok(&INVERT, &[t[6017]]);
    // x5 of sameshape
    t[6019] = s.tok(&COMBINE_T, &[t[6017], t[6018]]);
    // x6 of sameshape
    t[6020] = s.tok(&MAXIMUM, &[t[6019]]);
    // x7 of sameshape
    t[6021] = s.tok(&MULTIPLY, &[t[6020], Int(100)]);
    // x8 of sameshape
    t[6022] = s.tok(&SUBTRACT, &[Int(1000), t[6021]]);
    // x9 of sameshape
    t[6023] = s.tok(&ASTUPLE, &[t[6022], t[20]]);
    // x2 of sameshapes
    t[6024] = s.call(t[28], &[t[6000]]);
    // x4 of sameshapes
    t[6025] = s.tok(&INTERSECTION, &[t[6024], t[30]]);
    // x5 of sameshapes
    t[6026] = s.tok(&DIFFERENCE, &[t[30], t[6024]]);
    // x6 of sameshapes
    t[6027] = s.tok(&SIZE, &[t[6025]]);
    // x7 of sameshapes
    t[6028] = s.tok(&SIZE, &[t[6026]]);
    // x8 of sameshapes
    t[6029] = s.tok(&SUBTRACT, &[t[6027], t[6028]]);
    // x9 of sameshapes
    t[6030] = s.tok(&MULTIPLY, &[t[6029], Int(100)]);
    // x10 of sameshapes
    t[6031] = s.tok(&ASTUPLE, &[t[6030], t[6026]]);
    // x1 of samebackground
    t[6032] = s.tok(&MOSTCOLOR_T, &[t[6000]]);
    // x3 of samebackground
    t[6033] = s.tok(&EQUALITY, &[t[6032], t[39]]);
    // x4 of samebackground
    t[6034] = s.tok(&BRANCH, &[t[6033], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6035] = s.tok(&ASTUPLE, &[t[6032], t[39]]);
    // x6 of samebackground
    t[6036] = s.tok(&ASTUPLE, &[t[6034], t[6035]]);
    // x1 of popularrow_2
    t[6037] = s.tok(&GET_COMMON_RANK, &[I, Int(-1)]);
    // O of popularrow_2
    t[6038] = s.tok(&REPEAT, &[t[6037], t[3437]]);
    // x1 of samepalette
    t[6039] = s.tok(&PALETTE_T, &[t[6038]]);
    // x3 of samepalette
    t[6040] = s.tok(&DIFFERENCE, &[t[6039], t[2]]);
    // x4 of samepalette
    t[6041] = s.tok(&DIFFERENCE, &[t[2], t[6039]]);
    // x5 of samepalette
    t[6042] = s.tok(&COMBINE_F, &[t[6040], t[6041]]);
    // x6 of samepalette
    t[6043] = s.tok(&SIZE, &[t[6042]]);
    // x7 of samepalette
    t[6044] = s.tok(&MULTIPLY, &[t[6043], Int(100)]);
    // x8 of samepalette
    t[6045] = s.tok(&SUBTRACT, &[Int(1000), t[6044]]);
    // x9 of samepalette
    t[6046] = s.tok(&ASTUPLE, &[t[6045], t[6042]]);
    // x1 of samecells
    t[6047] = s.tok(&CELLWISE, &[C, t[6038], Int(-1)]);
    // x2 of samecells
    t[6048] = s.tok(&OFCOLOR, &[t[6047], Int(-1)]);
    // x4 of samecells
    t[6049] = s.tok(&DIFFERENCE, &[t[12], t[6048]]);
    // x5 of samecells
    t[6050] = s.tok(&SIZE, &[t[6049]]);
    // x6 of samecells
    t[6051] = s.tok(&MULTIPLY, &[t[6050], Int(1000)]);
    // x8 of samecells
    t[6052] = s.tok(&DIVIDE, &[t[6051], t[16]]);
    // x9 of samecells
    t[6053] = s.tok(&ASTUPLE, &[t[6052], t[6048]]);
    // x1 of sameshape
    t[6054] = s.tok(&SHAPE_T, &[t[6038]]);
    // x3 of sameshape
    t[6055] = s.tok(&SUBTRACT, &[t[6054], t[20]]);
    // x4 of sameshape
    t[6056] = s.tok(&INVERT, &[t[6055]]);
    // x5 of sameshape
    t[6057] = s.tok(&COMBINE_T, &[t[6055], t[6056]]);
    // x6 of sameshape
    t[6058] = s.tok(&MAXIMUM, &[t[6057]]);
    // x7 of sameshape
    t[6059] = s.tok(&MULTIPLY, &[t[6058], Int(100)]);
    // x8 of sameshape
    t[6060] = s.tok(&SUBTRACT, &[Int(1000), t[6059]]);
    // x9 of sameshape
    t[6061] = s.tok(&ASTUPLE, &[t[6060], t[20]]);
    // x2 of sameshapes
    t[6062] = s.call(t[28], &[t[6038]]);
    // x4 of sameshapes
    t[6063] = s.tok(&INTERSECTION, &[t[6062], t[30]]);
    // x5 of sameshapes
    t[6064] = s.tok(&DIFFERENCE, &[t[30], t[6062]]);
    // x6 of sameshapes
    t[6065] = s.tok(&SIZE, &[t[6063]]);
    // x7 of sameshapes
    t[6066] = s.tok(&SIZE, &[t[6064]]);
    // x8 of sameshapes
    t[6067] = s.tok(&SUBTRACT, &[t[6065], t[6066]]);
    // x9 of sameshapes
    t[6068] = s.tok(&MULTIPLY, &[t[6067], Int(100)]);
    // x10 of sameshapes
    t[6069] = s.tok(&ASTUPLE, &[t[6068], t[6064]]);
    // x1 of samebackground
    t[6070] = s.tok(&MOSTCOLOR_T, &[t[6038]]);
    // x3 of samebackground
    t[6071] = s.tok(&EQUALITY, &[t[6070], t[39]]);
    // x4 of samebackground
    t[6072] = s.tok(&BRANCH, &[t[6071], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6073] = s.tok(&ASTUPLE, &[t[6070], t[39]]);
    // x6 of samebackground
    t[6074] = s.tok(&ASTUPLE, &[t[6072], t[6073]]);
    // x1 of evencolors_2
    t[6075] = s.tok(&NUMCOLORS_T, &[I]);
    // x2 of evencolors_2
    t[6076] = s.tok(&EVEN, &[t[6075]]);
    // x3 of evencolors_2
    t[6077] = s.tok(&BRANCH, &[t[6076], Arg::tok(&ROT180), Arg::tok(&DMIRROR_T)]);
    // O of evencolors_2
    t[6078] = s.call(t[6077], &[I]);
    // x1 of samepalette
    t[6079] = s.tok(&PALETTE_T, &[t[6078]]);
    // x3 of samepalette
    t[6080] = s.tok(&DIFFERENCE, &[t[6079], t[2]]);
    // x4 of samepalette
    t[6081] = s.tok(&DIFFERENCE, &[t[2], t[6079]]);
    // x5 of samepalette
    t[6082] = s.tok(&COMBINE_F, &[t[6080], t[6081]]);
    // x6 of samepalette
    t[6083] = s.tok(&SIZE, &[t[6082]]);
    // x7 of samepalette
    t[6084] = s.tok(&MULTIPLY, &[t[6083], Int(100)]);
    // x8 of samepalette
    t[6085] = s.tok(&SUBTRACT, &[Int(1000), t[6084]]);
    // x9 of samepalette
    t[6086] = s.tok(&ASTUPLE, &[t[6085], t[6082]]);
    // x1 of samecells
    t[6087] = s.tok(&CELLWISE, &[C, t[6078], Int(-1)]);
    // x2 of samecells
    t[6088] = s.tok(&OFCOLOR, &[t[6087], Int(-1)]);
    // x4 of samecells
    t[6089] = s.tok(&DIFFERENCE, &[t[12], t[6088]]);
    // x5 of samecells
    t[6090] = s.tok(&SIZE, &[t[6089]]);
    // x6 of samecells
    t[6091] = s.tok(&MULTIPLY, &[t[6090], Int(1000)]);
    // x8 of samecells
    t[6092] = s.tok(&DIVIDE, &[t[6091], t[16]]);
    // x9 of samecells
    t[6093] = s.tok(&ASTUPLE, &[t[6092], t[6088]]);
    // x1 of sameshape
    t[6094] = s.tok(&SHAPE_T, &[t[6078]]);
    // x3 of sameshape
    t[6095] = s.tok(&SUBTRACT, &[t[6094], t[20]]);
    // x4 of sameshape
    t[6096] = s.tok(&INVERT, &[t[6095]]);
    // x5 of sameshape
    t[6097] = s.tok(&COMBINE_T, &[t[6095], t[6096]]);
    // x6 of sameshape
    t[6098] = s.tok(&MAXIMUM, &[t[6097]]);
    // x7 of sameshape
    t[6099] = s.tok(&MULTIPLY, &[t[6098], Int(100)]);
    // x8 of sameshape
    t[6100] = s.tok(&SUBTRACT, &[Int(1000), t[6099]]);
    // x9 of sameshape
    t[6101] = s.tok(&ASTUPLE, &[t[6100], t[20]]);
    // x2 of sameshapes
    t[6102] = s.call(t[28], &[t[6078]]);
    // x4 of sameshapes
    t[6103] = s.tok(&INTERSECTION, &[t[6102], t[30]]);
    // x5 of sameshapes
    t[6104] = s.tok(&DIFFERENCE, &[t[30], t[6102]]);
    // x6 of sameshapes
    t[6105] = s.tok(&SIZE, &[t[6103]]);
    // x7 of sameshapes
    t[6106] = s.tok(&SIZE, &[t[6104]]);
    // x8 of sameshapes
    t[6107] = s.tok(&SUBTRACT, &[t[6105], t[6106]]);
    // x9 of sameshapes
    t[6108] = s.tok(&MULTIPLY, &[t[6107], Int(100)]);
    // x10 of sameshapes
    t[6109] = s.tok(&ASTUPLE, &[t[6108], t[6104]]);
    // x1 of samebackground
    t[6110] = s.tok(&MOSTCOLOR_T, &[t[6078]]);
    // x3 of samebackground
    t[6111] = s.tok(&EQUALITY, &[t[6110], t[39]]);
    // x4 of samebackground
    t[6112] = s.tok(&BRANCH, &[t[6111], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6113] = s.tok(&ASTUPLE, &[t[6110], t[39]]);
    // x6 of samebackground
    t[6114] = s.tok(&ASTUPLE, &[t[6112], t[6113]]);
    // x2 of evencolors_5
    t[6115] = s.tok(&SIZE, &[t[1]]);
    // x3 of evencolors_5
    t[6116] = s.tok(&EVEN, &[t[6115]]);
    // x4 of evencolors_5
    t[6117] = s.tok(&BRANCH, &[t[6116], Int(5), Int(1)]);
    // O of evencolors_5
    t[6118] = s.tok(&MIR_ROT_T, &[I, t[6117]]);
    // x1 of samepalette
    t[6119] = s.tok(&PALETTE_T, &[t[6118]]);
    // x3 of samepalette
    t[6120] = s.tok(&DIFFERENCE, &[t[6119], t[2]]);
    // x4 of samepalette
    t[6121] = s.tok(&DIFFERENCE, &[t[2], t[6119]]);
    // x5 of samepalette
    t[6122] = s.tok(&COMBINE_F, &[t[6120], t[6121]]);
    // x6 of samepalette
    t[6123] = s.tok(&SIZE, &[t[6122]]);
    // x7 of samepalette
    t[6124] = s.tok(&MULTIPLY, &[t[6123], Int(100)]);
    // x8 of samepalette
    t[6125] = s.tok(&SUBTRACT, &[Int(1000), t[6124]]);
    // x9 of samepalette
    t[6126] = s.tok(&ASTUPLE, &[t[6125], t[6122]]);
    // x1 of samecells
    t[6127] = s.tok(&CELLWISE, &[C, t[6118], Int(-1)]);
    // x2 of samecells
    t[6128] = s.tok(&OFCOLOR, &[t[6127], Int(-1)]);
    // x4 of samecells
    t[6129] = s.tok(&DIFFERENCE, &[t[12], t[6128]]);
    // x5 of samecells
    t[6130] = s.tok(&SIZE, &[t[6129]]);
    // x6 of samecells
    t[6131] = s.tok(&MULTIPLY, &[t[6130], Int(1000)]);
    // x8 of samecells
    t[6132] = s.tok(&DIVIDE, &[t[6131], t[16]]);
    // x9 of samecells
    t[6133] = s.tok(&ASTUPLE, &[t[6132], t[6128]]);
    // x1 of sameshape
    t[6134] = s.tok(&SHAPE_T, &[t[6118]]);
    // x3 of sameshape
    t[6135] = s.tok(&SUBTRACT, &[t[6134], t[20]]);
    // x4 of sameshape
    t[6136] = s.tok(&INVERT, &[t[6135]]);
    // x5 of sameshape
    t[6137] = s.tok(&COMBINE_T, &[t[6135], t[6136]]);
    // x6 of sameshape
    t[6138] = s.tok(&MAXIMUM, &[t[6137]]);
    // x7 of sameshape
    t[6139] = s.tok(&MULTIPLY, &[t[6138], Int(100)]);
    // x8 of sameshape
    t[6140] = s.tok(&SUBTRACT, &[Int(1000), t[6139]]);
    // x9 of sameshape
    t[6141] = s.tok(&ASTUPLE, &[t[6140], t[20]]);
    // x2 of sameshapes
    t[6142] = s.call(t[28], &[t[6118]]);
    // x4 of sameshapes
    t[6143] = s.tok(&INTERSECTION, &[t[6142], t[30]]);
    // x5 of sameshapes
    t[6144] = s.tok(&DIFFERENCE, &[t[30], t[6142]]);
    // x6 of sameshapes
    t[6145] = s.tok(&SIZE, &[t[6143]]);
    // x7 of sameshapes
    t[6146] = s.tok(&SIZE, &[t[6144]]);
    // x8 of sameshapes
    t[6147] = s.tok(&SUBTRACT, &[t[6145], t[6146]]);
    // x9 of sameshapes
    t[6148] = s.tok(&MULTIPLY, &[t[6147], Int(100)]);
    // x10 of sameshapes
    t[6149] = s.tok(&ASTUPLE, &[t[6148], t[6144]]);
    // x1 of samebackground
    t[6150] = s.tok(&MOSTCOLOR_T, &[t[6118]]);
    // x3 of samebackground
    t[6151] = s.tok(&EQUALITY, &[t[6150], t[39]]);
    // x4 of samebackground
    t[6152] = s.tok(&BRANCH, &[t[6151], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6153] = s.tok(&ASTUPLE, &[t[6150], t[39]]);
    // x6 of samebackground
    t[6154] = s.tok(&ASTUPLE, &[t[6152], t[6153]]);
    // x1 of turntable_2
    t[6155] = s.tok(&A_MR, &[S]);
    // O of turntable_2
    t[6156] = s.tok(&MIR_ROT_T, &[I, t[6155]]);
    // x1 of samepalette
    t[6157] = s.tok(&PALETTE_T, &[t[6156]]);
    // x3 of samepalette
    t[6158] = s.tok(&DIFFERENCE, &[t[6157], t[2]]);
    // x4 of samepalette
    t[6159] = s.tok(&DIFFERENCE, &[t[2], t[6157]]);
    // x5 of samepalette
    t[6160] = s.tok(&COMBINE_F, &[t[6158], t[6159]]);
    // x6 of samepalette
    t[6161] = s.tok(&SIZE, &[t[6160]]);
    // x7 of samepalette
    t[6162] = s.tok(&MULTIPLY, &[t[6161], Int(100)]);
    // x8 of samepalette
    t[6163] = s.tok(&SUBTRACT, &[Int(1000), t[6162]]);
    // x9 of samepalette
    t[6164] = s.tok(&ASTUPLE, &[t[6163], t[6160]]);
    // x1 of samecells
    t[6165] = s.tok(&CELLWISE, &[C, t[6156], Int(-1)]);
    // x2 of samecells
    t[6166] = s.tok(&OFCOLOR, &[t[6165], Int(-1)]);
    // x4 of samecells
    t[6167] = s.tok(&DIFFERENCE, &[t[12], t[6166]]);
    // x5 of samecells
    t[6168] = s.tok(&SIZE, &[t[6167]]);
    // x6 of samecells
    t[6169] = s.tok(&MULTIPLY, &[t[6168], Int(1000)]);
    // x8 of samecells
    t[6170] = s.tok(&DIVIDE, &[t[6169], t[16]]);
    // x9 of samecells
    t[6171] = s.tok(&ASTUPLE, &[t[6170], t[6166]]);
    // x1 of sameshape
    t[6172] = s.tok(&SHAPE_T, &[t[6156]]);
    // x3 of sameshape
    t[6173] = s.tok(&SUBTRACT, &[t[6172], t[20]]);
    // x4 of sameshape
    t[6174] = s.tok(&INVERT, &[t[6173]]);
    // x5 of sameshape
    t[6175] = s.tok(&COMBINE_T, &[t[6173], t[6174]]);
    // x6 of sameshape
    t[6176] = s.tok(&MAXIMUM, &[t[6175]]);
    // x7 of sameshape
    t[6177] = s.tok(&MULTIPLY, &[t[6176], Int(100)]);
    // x8 of sameshape
    t[6178] = s.tok(&SUBTRACT, &[Int(1000), t[6177]]);
    // x9 of sameshape
    t[6179] = s.tok(&ASTUPLE, &[t[6178], t[20]]);
    // x2 of sameshapes
    t[6180] = s.call(t[28], &[t[6156]]);
    // x4 of sameshapes
    t[6181] = s.tok(&INTERSECTION, &[t[6180], t[30]]);
    // x5 of sameshapes
    t[6182] = s.tok(&DIFFERENCE, &[t[30], t[6180]]);
    // x6 of sameshapes
    t[6183] = s.tok(&SIZE, &[t[6181]]);
    // x7 of sameshapes
    t[6184] = s.tok(&SIZE, &[t[6182]]);
    // x8 of sameshapes
    t[6185] = s.tok(&SUBTRACT, &[t[6183], t[6184]]);
    // x9 of sameshapes
    t[6186] = s.tok(&MULTIPLY, &[t[6185], Int(100)]);
    // x10 of sameshapes
    t[6187] = s.tok(&ASTUPLE, &[t[6186], t[6182]]);
    // x1 of samebackground
    t[6188] = s.tok(&MOSTCOLOR_T, &[t[6156]]);
    // x3 of samebackground
    t[6189] = s.tok(&EQUALITY, &[t[6188], t[39]]);
    // x4 of samebackground
    t[6190] = s.tok(&BRANCH, &[t[6189], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6191] = s.tok(&ASTUPLE, &[t[6188], t[39]]);
    // x6 of samebackground
    t[6192] = s.tok(&ASTUPLE, &[t[6190], t[6191]]);
    // O of turntable_5
    t[6193] = s.tok(&CMIRROR_T, &[I]);
    // x1 of samepalette
    t[6194] = s.tok(&PALETTE_T, &[t[6193]]);
    // x3 of samepalette
    t[6195] = s.tok(&DIFFERENCE, &[t[6194], t[2]]);
    // x4 of samepalette
    t[6196] = s.tok(&DIFFERENCE, &[t[2], t[6194]]);
    // x5 of samepalette
    t[6197] = s.tok(&COMBINE_F, &[t[6195], t[6196]]);
    // x6 of samepalette
    t[6198] = s.tok(&SIZE, &[t[6197]]);
    // x7 of samepalette
    t[6199] = s.tok(&MULTIPLY, &[t[6198], Int(100)]);
    // x8 of samepalette
    t[6200] = s.tok(&SUBTRACT, &[Int(1000), t[6199]]);
}

fn steps_32(s: &mut dyn Steps, t: &mut [Arg]) {
    // x9 of samepalette
    t[6201] = s.tok(&ASTUPLE, &[t[6200], t[6197]]);
    // x1 of samecells
    t[6202] = s.tok(&CELLWISE, &[C, t[6193], Int(-1)]);
    // x2 of samecells
    t[6203] = s.tok(&OFCOLOR, &[t[6202], Int(-1)]);
    // x4 of samecells
    t[6204] = s.tok(&DIFFERENCE, &[t[12], t[6203]]);
    // x5 of samecells
    t[6205] = s.tok(&SIZE, &[t[6204]]);
    // x6 of samecells
    t[6206] = s.tok(&MULTIPLY, &[t[6205], Int(1000)]);
    // x8 of samecells
    t[6207] = s.tok(&DIVIDE, &[t[6206], t[16]]);
    // x9 of samecells
    t[6208] = s.tok(&ASTUPLE, &[t[6207], t[6203]]);
    // x1 of sameshape
    t[6209] = s.tok(&SHAPE_T, &[t[6193]]);
    // x3 of sameshape
    t[6210] = s.tok(&SUBTRACT, &[t[6209], t[20]]);
    // x4 of sameshape
    t[6211] = s.tok(&INVERT, &[t[6210]]);
    // x5 of sameshape
    t[6212] = s.tok(&COMBINE_T, &[t[6210], t[6211]]);
    // x6 of sameshape
    t[6213] = s.tok(&MAXIMUM, &[t[6212]]);
    // x7 of sameshape
    t[6214] = s.tok(&MULTIPLY, &[t[6213], Int(100)]);
    // x8 of sameshape
    t[6215] = s.tok(&SUBTRACT, &[Int(1000), t[6214]]);
    // x9 of sameshape
    t[6216] = s.tok(&ASTUPLE, &[t[6215], t[20]]);
    // x2 of sameshapes
    t[6217] = s.call(t[28], &[t[6193]]);
    // x4 of sameshapes
    t[6218] = s.tok(&INTERSECTION, &[t[6217], t[30]]);
    // x5 of sameshapes
    t[6219] = s.tok(&DIFFERENCE, &[t[30], t[6217]]);
    // x6 of sameshapes
    t[6220] = s.tok(&SIZE, &[t[6218]]);
    // x7 of sameshapes
    t[6221] = s.tok(&SIZE, &[t[6219]]);
    // x8 of sameshapes
    t[6222] = s.tok(&SUBTRACT, &[t[6220], t[6221]]);
    // x9 of sameshapes
    t[6223] = s.tok(&MULTIPLY, &[t[6222], Int(100)]);
    // x10 of sameshapes
    t[6224] = s.tok(&ASTUPLE, &[t[6223], t[6219]]);
    // x1 of samebackground
    t[6225] = s.tok(&MOSTCOLOR_T, &[t[6193]]);
    // x3 of samebackground
    t[6226] = s.tok(&EQUALITY, &[t[6225], t[39]]);
    // x4 of samebackground
    t[6227] = s.tok(&BRANCH, &[t[6226], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6228] = s.tok(&ASTUPLE, &[t[6225], t[39]]);
    // x6 of samebackground
    t[6229] = s.tok(&ASTUPLE, &[t[6227], t[6228]]);
    // x1 of freshpaint_2
    t[6230] = s.tok(&DEDUPE_PAIR_TUPLE, &[S]);
    // x2 of freshpaint_2
    t[6231] = s.tok(&RBIND, &[Arg::tok(&GET_NTH_T), Int(0)]);
    // x3 of freshpaint_2
    t[6232] = s.tok(&C_IZ_N, &[t[6230], Arg::tok(&P_G), t[6231]]);
    // x4 of freshpaint_2
    t[6233] = s.tok(&C_ZO_N, &[t[6230], Arg::tok(&P_G), t[6231]]);
    // O of freshpaint_2
    t[6234] = s.tok(&REPLACE, &[I, t[6232], t[6233]]);
    // x1 of samepalette
    t[6235] = s.tok(&PALETTE_T, &[t[6234]]);
    // x3 of samepalette
    t[6236] = s.tok(&DIFFERENCE, &[t[6235], t[2]]);
    // x4 of samepalette
    t[6237] = s.tok(&DIFFERENCE, &[t[2], t[6235]]);
    // x5 of samepalette
    t[6238] = s.tok(&COMBINE_F, &[t[6236], t[6237]]);
    // x6 of samepalette
    t[6239] = s.tok(&SIZE, &[t[6238]]);
    // x7 of samepalette
    t[6240] = s.tok(&MULTIPLY, &[t[6239], Int(100)]);
    // x8 of samepalette
    t[6241] = s.tok(&SUBTRACT, &[Int(1000), t[6240]]);
    // x9 of samepalette
    t[6242] = s.tok(&ASTUPLE, &[t[6241], t[6238]]);
    // x1 of samecells
    t[6243] = s.tok(&CELLWISE, &[C, t[6234], Int(-1)]);
    // x2 of samecells
    t[6244] = s.tok(&OFCOLOR, &[t[6243], Int(-1)]);
    // x4 of samecells
    t[6245] = s.tok(&DIFFERENCE, &[t[12], t[6244]]);
    // x5 of samecells
    t[6246] = s.tok(&SIZE, &[t[6245]]);
    // x6 of samecells
    t[6247] = s.tok(&MULTIPLY, &[t[6246], Int(1000)]);
    // x8 of samecells
    t[6248] = s.tok(&DIVIDE, &[t[6247], t[16]]);
    // x9 of samecells
    t[6249] = s.tok(&ASTUPLE, &[t[6248], t[6244]]);
    // x1 of sameshape
    t[6250] = s.tok(&SHAPE_T, &[t[6234]]);
    // x3 of sameshape
    t[6251] = s.tok(&SUBTRACT, &[t[6250], t[20]]);
    // x4 of sameshape
    t[6252] = s.tok(&INVERT, &[t[6251]]);
    // x5 of sameshape
    t[6253] = s.tok(&COMBINE_T, &[t[6251], t[6252]]);
    // x6 of sameshape
    t[6254] = s.tok(&MAXIMUM, &[t[6253]]);
    // x7 of sameshape
    t[6255] = s.tok(&MULTIPLY, &[t[6254], Int(100)]);
    // x8 of sameshape
    t[6256] = s.tok(&SUBTRACT, &[Int(1000), t[6255]]);
    // x9 of sameshape
    t[6257] = s.tok(&ASTUPLE, &[t[6256], t[20]]);
    // x2 of sameshapes
    t[6258] = s.call(t[28], &[t[6234]]);
    // x4 of sameshapes
    t[6259] = s.tok(&INTERSECTION, &[t[6258], t[30]]);
    // x5 of sameshapes
    t[6260] = s.tok(&DIFFERENCE, &[t[30], t[6258]]);
    // x6 of sameshapes
    t[6261] = s.tok(&SIZE, &[t[6259]]);
    // x7 of sameshapes
    t[6262] = s.tok(&SIZE, &[t[6260]]);
    // x8 of sameshapes
    t[6263] = s.tok(&SUBTRACT, &[t[6261], t[6262]]);
    // x9 of sameshapes
    t[6264] = s.tok(&MULTIPLY, &[t[6263], Int(100)]);
    // x10 of sameshapes
    t[6265] = s.tok(&ASTUPLE, &[t[6264], t[6260]]);
    // x1 of samebackground
    t[6266] = s.tok(&MOSTCOLOR_T, &[t[6234]]);
    // x3 of samebackground
    t[6267] = s.tok(&EQUALITY, &[t[6266], t[39]]);
    // x4 of samebackground
    t[6268] = s.tok(&BRANCH, &[t[6267], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6269] = s.tok(&ASTUPLE, &[t[6266], t[39]]);
    // x6 of samebackground
    t[6270] = s.tok(&ASTUPLE, &[t[6268], t[6269]]);
    // x1 of freshpaint_5
    t[6271] = s.tok(&C_IZ, &[S, Arg::tok(&P_G)]);
    // x2 of freshpaint_5
    t[6272] = s.tok(&C_ZO, &[S, Arg::tok(&P_G)]);
    // x3 of freshpaint_5
    t[6273] = s.tok(&FIRST_T, &[t[6271]]);
    // x4 of freshpaint_5
    t[6274] = s.tok(&LAST_T, &[t[6272]]);
    // O of freshpaint_5
    t[6275] = s.tok(&REPLACE, &[I, t[6273], t[6274]]);
    // x1 of samepalette
    t[6276] = s.tok(&PALETTE_T, &[t[6275]]);
    // x3 of samepalette
    t[6277] = s.tok(&DIFFERENCE, &[t[6276], t[2]]);
    // x4 of samepalette
    t[6278] = s.tok(&DIFFERENCE, &[t[2], t[6276]]);
    // x5 of samepalette
    t[6279] = s.tok(&COMBINE_F, &[t[6277], t[6278]]);
    // x6 of samepalette
    t[6280] = s.tok(&SIZE, &[t[6279]]);
    // x7 of samepalette
    t[6281] = s.tok(&MULTIPLY, &[t[6280], Int(100)]);
    // x8 of samepalette
    t[6282] = s.tok(&SUBTRACT, &[Int(1000), t[6281]]);
    // x9 of samepalette
    t[6283] = s.tok(&ASTUPLE, &[t[6282], t[6279]]);
    // x1 of samecells
    t[6284] = s.tok(&CELLWISE, &[C, t[6275], Int(-1)]);
    // x2 of samecells
    t[6285] = s.tok(&OFCOLOR, &[t[6284], Int(-1)]);
    // x4 of samecells
    t[6286] = s.tok(&DIFFERENCE, &[t[12], t[6285]]);
    // x5 of samecells
    t[6287] = s.tok(&SIZE, &[t[6286]]);
    // x6 of samecells
    t[6288] = s.tok(&MULTIPLY, &[t[6287], Int(1000)]);
    // x8 of samecells
    t[6289] = s.tok(&DIVIDE, &[t[6288], t[16]]);
    // x9 of samecells
    t[6290] = s.tok(&ASTUPLE, &[t[6289], t[6285]]);
    // x1 of sameshape
    t[6291] = s.tok(&SHAPE_T, &[t[6275]]);
    // x3 of sameshape
    t[6292] = s.tok(&SUBTRACT, &[t[6291], t[20]]);
    // x4 of sameshape
    t[6293] = s.tok(&INVERT, &[t[6292]]);
    // x5 of sameshape
    t[6294] = s.tok(&COMBINE_T, &[t[6292], t[6293]]);
    // x6 of sameshape
    t[6295] = s.tok(&MAXIMUM, &[t[6294]]);
    // x7 of sameshape
    t[6296] = s.tok(&MULTIPLY, &[t[6295], Int(100)]);
    // x8 of sameshape
    t[6297] = s.tok(&SUBTRACT, &[Int(1000), t[6296]]);
    // x9 of sameshape
    t[6298] = s.tok(&ASTUPLE, &[t[6297], t[20]]);
    // x2 of sameshapes
    t[6299] = s.call(t[28], &[t[6275]]);
    // x4 of sameshapes
    t[6300] = s.tok(&INTERSECTION, &[t[6299], t[30]]);
    // x5 of sameshapes
    t[6301] = s.tok(&DIFFERENCE, &[t[30], t[6299]]);
    // x6 of sameshapes
    t[6302] = s.tok(&SIZE, &[t[6300]]);
    // x7 of sameshapes
    t[6303] = s.tok(&SIZE, &[t[6301]]);
    // x8 of sameshapes
    t[6304] = s.tok(&SUBTRACT, &[t[6302], t[6303]]);
    // x9 of sameshapes
    t[6305] = s.tok(&MULTIPLY, &[t[6304], Int(100)]);
    // x10 of sameshapes
    t[6306] = s.tok(&ASTUPLE, &[t[6305], t[6301]]);
    // x1 of samebackground
    t[6307] = s.tok(&MOSTCOLOR_T, &[t[6275]]);
    // x3 of samebackground
    t[6308] = s.tok(&EQUALITY, &[t[6307], t[39]]);
    // x4 of samebackground
    t[6309] = s.tok(&BRANCH, &[t[6308], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6310] = s.tok(&ASTUPLE, &[t[6307], t[39]]);
    // x6 of samebackground
    t[6311] = s.tok(&ASTUPLE, &[t[6309], t[6310]]);
    // x1 of symmetrize_2
    t[6312] = s.tok(&INITSET, &[Arg::tok(&HMIRROR_T)]);
    // x2 of symmetrize_2
    t[6313] = s.tok(&INSERT, &[Arg::tok(&VMIRROR_T), t[6312]]);
    // x3 of symmetrize_2
    t[6314] = s.tok(&INSERT, &[Arg::tok(&ROT180), t[6313]]);
    // x4 of symmetrize_2
    t[6315] = s.tok(&RAPPLY_F, &[t[6314], I]);
    // x5 of symmetrize_2, x5 of symmetrize_5, x6 of symmetrize_6
    t[6316] = s.tok(&RBIND, &[Arg::tok(&OFCOLOR), Int(2)]);
    // x6 of symmetrize_2
    t[6317] = s.tok(&MAPPLY_F, &[t[6316], t[6315]]);
    // O of symmetrize_2
    t[6318] = s.tok(&FILL, &[I, Int(2), t[6317]]);
    // x1 of samepalette
    t[6319] = s.tok(&PALETTE_T, &[t[6318]]);
    // x3 of samepalette
    t[6320] = s.tok(&DIFFERENCE, &[t[6319], t[2]]);
    // x4 of samepalette
    t[6321] = s.tok(&DIFFERENCE, &[t[2], t[6319]]);
    // x5 of samepalette
    t[6322] = s.tok(&COMBINE_F, &[t[6320], t[6321]]);
    // x6 of samepalette
    t[6323] = s.tok(&SIZE, &[t[6322]]);
    // x7 of samepalette
    t[6324] = s.tok(&MULTIPLY, &[t[6323], Int(100)]);
    // x8 of samepalette
    t[6325] = s.tok(&SUBTRACT, &[Int(1000), t[6324]]);
    // x9 of samepalette
    t[6326] = s.tok(&ASTUPLE, &[t[6325], t[6322]]);
    // x1 of samecells
    t[6327] = s.tok(&CELLWISE, &[C, t[6318], Int(-1)]);
    // x2 of samecells
    t[6328] = s.tok(&OFCOLOR, &[t[6327], Int(-1)]);
    // x4 of samecells
    t[6329] = s.tok(&DIFFERENCE, &[t[12], t[6328]]);
    // x5 of samecells
    t[6330] = s.tok(&SIZE, &[t[6329]]);
    // x6 of samecells
    t[6331] = s.tok(&MULTIPLY, &[t[6330], Int(1000)]);
    // x8 of samecells
    t[6332] = s.tok(&DIVIDE, &[t[6331], t[16]]);
    // x9 of samecells
    t[6333] = s.tok(&ASTUPLE, &[t[6332], t[6328]]);
    // x1 of sameshape
    t[6334] = s.tok(&SHAPE_T, &[t[6318]]);
    // x3 of sameshape
    t[6335] = s.tok(&SUBTRACT, &[t[6334], t[20]]);
    // x4 of sameshape
    t[6336] = s.tok(&INVERT, &[t[6335]]);
    // x5 of sameshape
    t[6337] = s.tok(&COMBINE_T, &[t[6335], t[6336]]);
    // x6 of sameshape
    t[6338] = s.tok(&MAXIMUM, &[t[6337]]);
    // x7 of sameshape
    t[6339] = s.tok(&MULTIPLY, &[t[6338], Int(100)]);
    // x8 of sameshape
    t[6340] = s.tok(&SUBTRACT, &[Int(1000), t[6339]]);
    // x9 of sameshape
    t[6341] = s.tok(&ASTUPLE, &[t[6340], t[20]]);
    // x2 of sameshapes
    t[6342] = s.call(t[28], &[t[6318]]);
    // x4 of sameshapes
    t[6343] = s.tok(&INTERSECTION, &[t[6342], t[30]]);
    // x5 of sameshapes
    t[6344] = s.tok(&DIFFERENCE, &[t[30], t[6342]]);
    // x6 of sameshapes
    t[6345] = s.tok(&SIZE, &[t[6343]]);
    // x7 of sameshapes
    t[6346] = s.tok(&SIZE, &[t[6344]]);
    // x8 of sameshapes
    t[6347] = s.tok(&SUBTRACT, &[t[6345], t[6346]]);
    // x9 of sameshapes
    t[6348] = s.tok(&MULTIPLY, &[t[6347], Int(100)]);
    // x10 of sameshapes
    t[6349] = s.tok(&ASTUPLE, &[t[6348], t[6344]]);
    // x1 of samebackground
    t[6350] = s.tok(&MOSTCOLOR_T, &[t[6318]]);
    // x3 of samebackground
    t[6351] = s.tok(&EQUALITY, &[t[6350], t[39]]);
    // x4 of samebackground
    t[6352] = s.tok(&BRANCH, &[t[6351], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6353] = s.tok(&ASTUPLE, &[t[6350], t[39]]);
    // x6 of samebackground
    t[6354] = s.tok(&ASTUPLE, &[t[6352], t[6353]]);
    // x1 of symmetrize_5
    t[6355] = s.tok(&ASTUPLE, &[Arg::tok(&HMIRROR_T), Arg::tok(&VMIRROR_T)]);
    // x2 of symmetrize_5
    t[6356] = s.tok(&REPEAT, &[Arg::tok(&ROT180), Int(1)]);
    // x3 of symmetrize_5
    t[6357] = s.tok(&COMBINE_T, &[t[6355], t[6356]]);
    // x4 of symmetrize_5
    t[6358] = s.tok(&RAPPLY, &[t[6357], I]);
    // x6 of symmetrize_5
    t[6359] = s.tok(&MAPPLY_T, &[t[6316], t[6358]]);
    // O of symmetrize_5
    t[6360] = s.tok(&FILL, &[I, Int(2), t[6359]]);
    // x1 of samepalette
    t[6361] = s.tok(&PALETTE_T, &[t[6360]]);
    // x3 of samepalette
    t[6362] = s.tok(&DIFFERENCE, &[t[6361], t[2]]);
    // x4 of samepalette
    t[6363] = s.tok(&DIFFERENCE, &[t[2], t[6361]]);
    // x5 of samepalette
    t[6364] = s.tok(&COMBINE_F, &[t[6362], t[6363]]);
    // x6 of samepalette
    t[6365] = s.tok(&SIZE, &[t[6364]]);
    // x7 of samepalette
    t[6366] = s.tok(&MULTIPLY, &[t[6365], Int(100)]);
    // x8 of samepalette
    t[6367] = s.tok(&SUBTRACT, &[Int(1000), t[6366]]);
    // x9 of samepalette
    t[6368] = s.tok(&ASTUPLE, &[t[6367], t[6364]]);
    // x1 of samecells
    t[6369] = s.tok(&CELLWISE, &[C, t[6360], Int(-1)]);
    // x2 of samecells
    t[6370] = s.tok(&OFCOLOR, &[t[6369], Int(-1)]);
    // x4 of samecells
    t[6371] = s.tok(&DIFFERENCE, &[t[12], t[6370]]);
    // x5 of samecells
    t[6372] = s.tok(&SIZE, &[t[6371]]);
    // x6 of samecells
    t[6373] = s.tok(&MULTIPLY, &[t[6372], Int(1000)]);
    // x8 of samecells
    t[6374] = s.tok(&DIVIDE, &[t[6373], t[16]]);
    // x9 of samecells
    t[6375] = s.tok(&ASTUPLE, &[t[6374], t[6370]]);
    // x1 of sameshape
    t[6376] = s.tok(&SHAPE_T, &[t[6360]]);
    // x3 of sameshape
    t[6377] = s.tok(&SUBTRACT, &[t[6376], t[20]]);
    // x4 of sameshape
    t[6378] = s.tok(&INVERT, &[t[6377]]);
    // x5 of sameshape
    t[6379] = s.tok(&COMBINE_T, &[t[6377], t[6378]]);
    // x6 of sameshape
    t[6380] = s.tok(&MAXIMUM, &[t[6379]]);
    // x7 of sameshape
    t[6381] = s.tok(&MULTIPLY, &[t[6380], Int(100)]);
    // x8 of sameshape
    t[6382] = s.tok(&SUBTRACT, &[Int(1000), t[6381]]);
    // x9 of sameshape
    t[6383] = s.tok(&ASTUPLE, &[t[6382], t[20]]);
    // x2 of sameshapes
    t[6384] = s.call(t[28], &[t[6360]]);
    // x4 of sameshapes
    t[6385] = s.tok(&INTERSECTION, &[t[6384], t[30]]);
    // x5 of sameshapes
    t[6386] = s.tok(&DIFFERENCE, &[t[30], t[6384]]);
    // x6 of sameshapes
    t[6387] = s.tok(&SIZE, &[t[6385]]);
    // x7 of sameshapes
    t[6388] = s.tok(&SIZE, &[t[6386]]);
    // x8 of sameshapes
    t[6389] = s.tok(&SUBTRACT, &[t[6387], t[6388]]);
    // x9 of sameshapes
    t[6390] = s.tok(&MULTIPLY, &[t[6389], Int(100)]);
    // x10 of sameshapes
    t[6391] = s.tok(&ASTUPLE, &[t[6390], t[6386]]);
    // x1 of samebackground
    t[6392] = s.tok(&MOSTCOLOR_T, &[t[6360]]);
    // x3 of samebackground
    t[6393] = s.tok(&EQUALITY, &[t[6392], t[39]]);
    // x4 of samebackground
    t[6394] = s.tok(&BRANCH, &[t[6393], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6395] = s.tok(&ASTUPLE, &[t[6392], t[39]]);
    // x6 of samebackground
    t[6396] = s.tok(&ASTUPLE, &[t[6394], t[6395]]);
    // x1 of heavyside_2
    t[6397] = s.tok(&HSPLIT, &[I, Int(2)]);
    // x2 of heavyside_2, x4 of heavyside_5
    t[6398] = s.tok(&RBIND, &[Arg::tok(&COLORCOUNT_T), Int(0)]);
    // x3 of heavyside_2
    t[6399] = s.tok(&GET_NTH_BY_KEY_T, &[t[6397], Int(0), t[6398]]);
    // x1 of samepalette
    t[6400] = s.tok(&PALETTE_T, &[t[6399]]);
}

fn steps_33(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of samepalette
    t[6401] = s.tok(&DIFFERENCE, &[t[6400], t[2]]);
    // x4 of samepalette
    t[6402] = s.tok(&DIFFERENCE, &[t[2], t[6400]]);
    // x5 of samepalette
    t[6403] = s.tok(&COMBINE_F, &[t[6401], t[6402]]);
    // x6 of samepalette
    t[6404] = s.tok(&SIZE, &[t[6403]]);
    // x7 of samepalette
    t[6405] = s.tok(&MULTIPLY, &[t[6404], Int(100)]);
    // x8 of samepalette
    t[6406] = s.tok(&SUBTRACT, &[Int(1000), t[6405]]);
    // x9 of samepalette
    t[6407] = s.tok(&ASTUPLE, &[t[6406], t[6403]]);
    // x1 of samecells
    t[6408] = s.tok(&CELLWISE, &[C, t[6399], Int(-1)]);
    // x2 of samecells
    t[6409] = s.tok(&OFCOLOR, &[t[6408], Int(-1)]);
    // x4 of samecells
    t[6410] = s.tok(&DIFFERENCE, &[t[12], t[6409]]);
    // x5 of samecells
    t[6411] = s.tok(&SIZE, &[t[6410]]);
    // x6 of samecells
    t[6412] = s.tok(&MULTIPLY, &[t[6411], Int(1000)]);
    // x8 of samecells
    t[6413] = s.tok(&DIVIDE, &[t[6412], t[16]]);
    // x9 of samecells
    t[6414] = s.tok(&ASTUPLE, &[t[6413], t[6409]]);
    // x1 of sameshape
    t[6415] = s.tok(&SHAPE_T, &[t[6399]]);
    // x3 of sameshape
    t[6416] = s.tok(&SUBTRACT, &[t[6415], t[20]]);
    // x4 of sameshape
    t[6417] = s.tok(&INVERT, &[t[6416]]);
    // x5 of sameshape
    t[6418] = s.tok(&COMBINE_T, &[t[6416], t[6417]]);
    // x6 of sameshape
    t[6419] = s.tok(&MAXIMUM, &[t[6418]]);
    // x7 of sameshape
    t[6420] = s.tok(&MULTIPLY, &[t[6419], Int(100)]);
    // x8 of sameshape
    t[6421] = s.tok(&SUBTRACT, &[Int(1000), t[6420]]);
    // x9 of sameshape
    t[6422] = s.tok(&ASTUPLE, &[t[6421], t[20]]);
    // x2 of sameshapes
    t[6423] = s.call(t[28], &[t[6399]]);
    // x4 of sameshapes
    t[6424] = s.tok(&INTERSECTION, &[t[6423], t[30]]);
    // x5 of sameshapes
    t[6425] = s.tok(&DIFFERENCE, &[t[30], t[6423]]);
    // x6 of sameshapes
    t[6426] = s.tok(&SIZE, &[t[6424]]);
    // x7 of sameshapes
    t[6427] = s.tok(&SIZE, &[t[6425]]);
    // x8 of sameshapes
    t[6428] = s.tok(&SUBTRACT, &[t[6426], t[6427]]);
    // x9 of sameshapes
    t[6429] = s.tok(&MULTIPLY, &[t[6428], Int(100)]);
    // x10 of sameshapes
    t[6430] = s.tok(&ASTUPLE, &[t[6429], t[6425]]);
    // x1 of samebackground
    t[6431] = s.tok(&MOSTCOLOR_T, &[t[6399]]);
    // x3 of samebackground
    t[6432] = s.tok(&EQUALITY, &[t[6431], t[39]]);
    // x4 of samebackground
    t[6433] = s.tok(&BRANCH, &[t[6432], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6434] = s.tok(&ASTUPLE, &[t[6431], t[39]]);
    // x6 of samebackground
    t[6435] = s.tok(&ASTUPLE, &[t[6433], t[6434]]);
    // x3 of heavyside_5
    t[6436] = s.tok(&ASTUPLE, &[t[3560], t[3561]]);
    // O of heavyside_5
    t[6437] = s.tok(&GET_ARG_RANK, &[t[6436], t[6398], Int(-1)]);
    // x1 of samepalette
    t[6438] = s.tok(&PALETTE_T, &[t[6437]]);
    // x3 of samepalette
    t[6439] = s.tok(&DIFFERENCE, &[t[6438], t[2]]);
    // x4 of samepalette
    t[6440] = s.tok(&DIFFERENCE, &[t[2], t[6438]]);
    // x5 of samepalette
    t[6441] = s.tok(&COMBINE_F, &[t[6439], t[6440]]);
    // x6 of samepalette
    t[6442] = s.tok(&SIZE, &[t[6441]]);
    // x7 of samepalette
    t[6443] = s.tok(&MULTIPLY, &[t[6442], Int(100)]);
    // x8 of samepalette
    t[6444] = s.tok(&SUBTRACT, &[Int(1000), t[6443]]);
    // x9 of samepalette
    t[6445] = s.tok(&ASTUPLE, &[t[6444], t[6441]]);
    // x1 of samecells
    t[6446] = s.tok(&CELLWISE, &[C, t[6437], Int(-1)]);
    // x2 of samecells
    t[6447] = s.tok(&OFCOLOR, &[t[6446], Int(-1)]);
    // x4 of samecells
    t[6448] = s.tok(&DIFFERENCE, &[t[12], t[6447]]);
    // x5 of samecells
    t[6449] = s.tok(&SIZE, &[t[6448]]);
    // x6 of samecells
    t[6450] = s.tok(&MULTIPLY, &[t[6449], Int(1000)]);
    // x8 of samecells
    t[6451] = s.tok(&DIVIDE, &[t[6450], t[16]]);
    // x9 of samecells
    t[6452] = s.tok(&ASTUPLE, &[t[6451], t[6447]]);
    // x1 of sameshape
    t[6453] = s.tok(&SHAPE_T, &[t[6437]]);
    // x3 of sameshape
    t[6454] = s.tok(&SUBTRACT, &[t[6453], t[20]]);
    // x4 of sameshape
    t[6455] = s.tok(&INVERT, &[t[6454]]);
    // x5 of sameshape
    t[6456] = s.tok(&COMBINE_T, &[t[6454], t[6455]]);
    // x6 of sameshape
    t[6457] = s.tok(&MAXIMUM, &[t[6456]]);
    // x7 of sameshape
    t[6458] = s.tok(&MULTIPLY, &[t[6457], Int(100)]);
    // x8 of sameshape
    t[6459] = s.tok(&SUBTRACT, &[Int(1000), t[6458]]);
    // x9 of sameshape
    t[6460] = s.tok(&ASTUPLE, &[t[6459], t[20]]);
    // x2 of sameshapes
    t[6461] = s.call(t[28], &[t[6437]]);
    // x4 of sameshapes
    t[6462] = s.tok(&INTERSECTION, &[t[6461], t[30]]);
    // x5 of sameshapes
    t[6463] = s.tok(&DIFFERENCE, &[t[30], t[6461]]);
    // x6 of sameshapes
    t[6464] = s.tok(&SIZE, &[t[6462]]);
    // x7 of sameshapes
    t[6465] = s.tok(&SIZE, &[t[6463]]);
    // x8 of sameshapes
    t[6466] = s.tok(&SUBTRACT, &[t[6464], t[6465]]);
    // x9 of sameshapes
    t[6467] = s.tok(&MULTIPLY, &[t[6466], Int(100)]);
    // x10 of sameshapes
    t[6468] = s.tok(&ASTUPLE, &[t[6467], t[6463]]);
    // x1 of samebackground
    t[6469] = s.tok(&MOSTCOLOR_T, &[t[6437]]);
    // x3 of samebackground
    t[6470] = s.tok(&EQUALITY, &[t[6469], t[39]]);
    // x4 of samebackground
    t[6471] = s.tok(&BRANCH, &[t[6470], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6472] = s.tok(&ASTUPLE, &[t[6469], t[39]]);
    // x6 of samebackground
    t[6473] = s.tok(&ASTUPLE, &[t[6471], t[6472]]);
    // x1 of zipperrows_2, x1 of twinhalves_2
    t[6474] = s.tok(&VSPLIT, &[I, Int(2)]);
    // x2 of zipperrows_2
    t[6475] = s.tok(&FIRST, &[t[6474]]);
    // x3 of zipperrows_2
    t[6476] = s.tok(&LAST, &[t[6474]]);
    // x4 of zipperrows_2
    t[6477] = s.tok(&PAIR, &[t[6475], t[6476]]);
    // O of zipperrows_2
    t[6478] = s.tok(&MERGE, &[t[6477]]);
    // x1 of samepalette
    t[6479] = s.tok(&PALETTE_T, &[t[6478]]);
    // x3 of samepalette
    t[6480] = s.tok(&DIFFERENCE, &[t[6479], t[2]]);
    // x4 of samepalette
    t[6481] = s.tok(&DIFFERENCE, &[t[2], t[6479]]);
    // x5 of samepalette
    t[6482] = s.tok(&COMBINE_F, &[t[6480], t[6481]]);
    // x6 of samepalette
    t[6483] = s.tok(&SIZE, &[t[6482]]);
    // x7 of samepalette
    t[6484] = s.tok(&MULTIPLY, &[t[6483], Int(100)]);
    // x8 of samepalette
    t[6485] = s.tok(&SUBTRACT, &[Int(1000), t[6484]]);
    // x9 of samepalette
    t[6486] = s.tok(&ASTUPLE, &[t[6485], t[6482]]);
    // x1 of samecells
    t[6487] = s.tok(&CELLWISE, &[C, t[6478], Int(-1)]);
    // x2 of samecells
    t[6488] = s.tok(&OFCOLOR, &[t[6487], Int(-1)]);
    // x4 of samecells
    t[6489] = s.tok(&DIFFERENCE, &[t[12], t[6488]]);
    // x5 of samecells
    t[6490] = s.tok(&SIZE, &[t[6489]]);
    // x6 of samecells
    t[6491] = s.tok(&MULTIPLY, &[t[6490], Int(1000)]);
    // x8 of samecells
    t[6492] = s.tok(&DIVIDE, &[t[6491], t[16]]);
    // x9 of samecells
    t[6493] = s.tok(&ASTUPLE, &[t[6492], t[6488]]);
    // x1 of sameshape
    t[6494] = s.tok(&SHAPE_T, &[t[6478]]);
    // x3 of sameshape
    t[6495] = s.tok(&SUBTRACT, &[t[6494], t[20]]);
    // x4 of sameshape
    t[6496] = s.tok(&INVERT, &[t[6495]]);
    // x5 of sameshape
    t[6497] = s.tok(&COMBINE_T, &[t[6495], t[6496]]);
    // x6 of sameshape
    t[6498] = s.tok(&MAXIMUM, &[t[6497]]);
    // x7 of sameshape
    t[6499] = s.tok(&MULTIPLY, &[t[6498], Int(100)]);
    // x8 of sameshape
    t[6500] = s.tok(&SUBTRACT, &[Int(1000), t[6499]]);
    // x9 of sameshape
    t[6501] = s.tok(&ASTUPLE, &[t[6500], t[20]]);
    // x2 of sameshapes
    t[6502] = s.call(t[28], &[t[6478]]);
    // x4 of sameshapes
    t[6503] = s.tok(&INTERSECTION, &[t[6502], t[30]]);
    // x5 of sameshapes
    t[6504] = s.tok(&DIFFERENCE, &[t[30], t[6502]]);
    // x6 of sameshapes
    t[6505] = s.tok(&SIZE, &[t[6503]]);
    // x7 of sameshapes
    t[6506] = s.tok(&SIZE, &[t[6504]]);
    // x8 of sameshapes
    t[6507] = s.tok(&SUBTRACT, &[t[6505], t[6506]]);
    // x9 of sameshapes
    t[6508] = s.tok(&MULTIPLY, &[t[6507], Int(100)]);
    // x10 of sameshapes
    t[6509] = s.tok(&ASTUPLE, &[t[6508], t[6504]]);
    // x1 of samebackground
    t[6510] = s.tok(&MOSTCOLOR_T, &[t[6478]]);
    // x3 of samebackground
    t[6511] = s.tok(&EQUALITY, &[t[6510], t[39]]);
    // x4 of samebackground
    t[6512] = s.tok(&BRANCH, &[t[6511], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6513] = s.tok(&ASTUPLE, &[t[6510], t[39]]);
    // x6 of samebackground
    t[6514] = s.tok(&ASTUPLE, &[t[6512], t[6513]]);
    // x1 of rowkey_2, x7 of driftaway_2
    t[6515] = s.tok(&OFCOLOR, &[I, Int(5)]);
    // x2 of rowkey_2
    t[6516] = s.tok(&VFRONTIER, &[Pair(0, 0)]);
    // x3 of rowkey_2
    t[6517] = s.tok(&TOOBJECT, &[t[6516], I]);
    // x4 of rowkey_2
    t[6518] = s.tok(&LBIND, &[Arg::tok(&INTERSECTION), t[6515]]);
    // x5 of rowkey_2
    t[6519] = s.tok(&CHAIN, &[t[6518], Arg::tok(&HFRONTIER), Arg::tok(&TOIJ)]);
    // x6 of rowkey_2
    t[6520] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&LAST_T), t[6519]]);
    // x7 of rowkey_2
    t[6521] = s.tok(&MAPPLY_F, &[t[6520], t[6517]]);
    // O of rowkey_2
    t[6522] = s.tok(&PAINT, &[I, t[6521]]);
    // x1 of samepalette
    t[6523] = s.tok(&PALETTE_T, &[t[6522]]);
    // x3 of samepalette
    t[6524] = s.tok(&DIFFERENCE, &[t[6523], t[2]]);
    // x4 of samepalette
    t[6525] = s.tok(&DIFFERENCE, &[t[2], t[6523]]);
    // x5 of samepalette
    t[6526] = s.tok(&COMBINE_F, &[t[6524], t[6525]]);
    // x6 of samepalette
    t[6527] = s.tok(&SIZE, &[t[6526]]);
    // x7 of samepalette
    t[6528] = s.tok(&MULTIPLY, &[t[6527], Int(100)]);
    // x8 of samepalette
    t[6529] = s.tok(&SUBTRACT, &[Int(1000), t[6528]]);
    // x9 of samepalette
    t[6530] = s.tok(&ASTUPLE, &[t[6529], t[6526]]);
    // x1 of samecells
    t[6531] = s.tok(&CELLWISE, &[C, t[6522], Int(-1)]);
    // x2 of samecells
    t[6532] = s.tok(&OFCOLOR, &[t[6531], Int(-1)]);
    // x4 of samecells
    t[6533] = s.tok(&DIFFERENCE, &[t[12], t[6532]]);
    // x5 of samecells
    t[6534] = s.tok(&SIZE, &[t[6533]]);
    // x6 of samecells
    t[6535] = s.tok(&MULTIPLY, &[t[6534], Int(1000)]);
    // x8 of samecells
    t[6536] = s.tok(&DIVIDE, &[t[6535], t[16]]);
    // x9 of samecells
    t[6537] = s.tok(&ASTUPLE, &[t[6536], t[6532]]);
    // x1 of sameshape
    t[6538] = s.tok(&SHAPE_T, &[t[6522]]);
    // x3 of sameshape
    t[6539] = s.tok(&SUBTRACT, &[t[6538], t[20]]);
    // x4 of sameshape
    t[6540] = s.tok(&INVERT, &[t[6539]]);
    // x5 of sameshape
    t[6541] = s.tok(&COMBINE_T, &[t[6539], t[6540]]);
    // x6 of sameshape
    t[6542] = s.tok(&MAXIMUM, &[t[6541]]);
    // x7 of sameshape
    t[6543] = s.tok(&MULTIPLY, &[t[6542], Int(100)]);
    // x8 of sameshape
    t[6544] = s.tok(&SUBTRACT, &[Int(1000), t[6543]]);
    // x9 of sameshape
    t[6545] = s.tok(&ASTUPLE, &[t[6544], t[20]]);
    // x2 of sameshapes
    t[6546] = s.call(t[28], &[t[6522]]);
    // x4 of sameshapes
    t[6547] = s.tok(&INTERSECTION, &[t[6546], t[30]]);
    // x5 of sameshapes
    t[6548] = s.tok(&DIFFERENCE, &[t[30], t[6546]]);
    // x6 of sameshapes
    t[6549] = s.tok(&SIZE, &[t[6547]]);
    // x7 of sameshapes
    t[6550] = s.tok(&SIZE, &[t[6548]]);
    // x8 of sameshapes
    t[6551] = s.tok(&SUBTRACT, &[t[6549], t[6550]]);
    // x9 of sameshapes
    t[6552] = s.tok(&MULTIPLY, &[t[6551], Int(100)]);
    // x10 of sameshapes
    t[6553] = s.tok(&ASTUPLE, &[t[6552], t[6548]]);
    // x1 of samebackground
    t[6554] = s.tok(&MOSTCOLOR_T, &[t[6522]]);
    // x3 of samebackground
    t[6555] = s.tok(&EQUALITY, &[t[6554], t[39]]);
    // x4 of samebackground
    t[6556] = s.tok(&BRANCH, &[t[6555], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6557] = s.tok(&ASTUPLE, &[t[6554], t[39]]);
    // x6 of samebackground
    t[6558] = s.tok(&ASTUPLE, &[t[6556], t[6557]]);
    // x1 of luckypanel_2, x1 of middleninth_5
    t[6559] = s.tok(&VSPLIT, &[I, Int(3)]);
    // x2 of luckypanel_2
    t[6560] = s.tok(&LBIND, &[Arg::tok(&CONTAINED), Int(1)]);
    // x3 of luckypanel_2
    t[6561] = s.tok(&LBIND, &[Arg::tok(&CONTAINED), Int(2)]);
    // x4 of luckypanel_2
    t[6562] = s.tok(&FORK, &[Arg::tok(&BOTH), t[6560], t[6561]]);
    // x5 of luckypanel_2
    t[6563] = s.tok(&COMPOSE, &[t[6562], Arg::tok(&PALETTE_T)]);
    // O of luckypanel_2
    t[6564] = s.tok(&EXTRACT, &[t[6559], t[6563]]);
    // x1 of samepalette
    t[6565] = s.tok(&PALETTE_T, &[t[6564]]);
    // x3 of samepalette
    t[6566] = s.tok(&DIFFERENCE, &[t[6565], t[2]]);
    // x4 of samepalette
    t[6567] = s.tok(&DIFFERENCE, &[t[2], t[6565]]);
    // x5 of samepalette
    t[6568] = s.tok(&COMBINE_F, &[t[6566], t[6567]]);
    // x6 of samepalette
    t[6569] = s.tok(&SIZE, &[t[6568]]);
    // x7 of samepalette
    t[6570] = s.tok(&MULTIPLY, &[t[6569], Int(100)]);
    // x8 of samepalette
    t[6571] = s.tok(&SUBTRACT, &[Int(1000), t[6570]]);
    // x9 of samepalette
    t[6572] = s.tok(&ASTUPLE, &[t[6571], t[6568]]);
    // x1 of samecells
    t[6573] = s.tok(&CELLWISE, &[C, t[6564], Int(-1)]);
    // x2 of samecells
    t[6574] = s.tok(&OFCOLOR, &[t[6573], Int(-1)]);
    // x4 of samecells
    t[6575] = s.tok(&DIFFERENCE, &[t[12], t[6574]]);
    // x5 of samecells
    t[6576] = s.tok(&SIZE, &[t[6575]]);
    // x6 of samecells
    t[6577] = s.tok(&MULTIPLY, &[t[6576], Int(1000)]);
    // x8 of samecells
    t[6578] = s.tok(&DIVIDE, &[t[6577], t[16]]);
    // x9 of samecells
    t[6579] = s.tok(&ASTUPLE, &[t[6578], t[6574]]);
    // x1 of sameshape
    t[6580] = s.tok(&SHAPE_T, &[t[6564]]);
    // x3 of sameshape
    t[6581] = s.tok(&SUBTRACT, &[t[6580], t[20]]);
    // x4 of sameshape
    t[6582] = s.tok(&INVERT, &[t[6581]]);
    // x5 of sameshape
    t[6583] = s.tok(&COMBINE_T, &[t[6581], t[6582]]);
    // x6 of sameshape
    t[6584] = s.tok(&MAXIMUM, &[t[6583]]);
    // x7 of sameshape
    t[6585] = s.tok(&MULTIPLY, &[t[6584], Int(100)]);
    // x8 of sameshape
    t[6586] = s.tok(&SUBTRACT, &[Int(1000), t[6585]]);
    // x9 of sameshape
    t[6587] = s.tok(&ASTUPLE, &[t[6586], t[20]]);
    // x2 of sameshapes
    t[6588] = s.call(t[28], &[t[6564]]);
    // x4 of sameshapes
    t[6589] = s.tok(&INTERSECTION, &[t[6588], t[30]]);
    // x5 of sameshapes
    t[6590] = s.tok(&DIFFERENCE, &[t[30], t[6588]]);
    // x6 of sameshapes
    t[6591] = s.tok(&SIZE, &[t[6589]]);
    // x7 of sameshapes
    t[6592] = s.tok(&SIZE, &[t[6590]]);
    // x8 of sameshapes
    t[6593] = s.tok(&SUBTRACT, &[t[6591], t[6592]]);
    // x9 of sameshapes
    t[6594] = s.tok(&MULTIPLY, &[t[6593], Int(100)]);
    // x10 of sameshapes
    t[6595] = s.tok(&ASTUPLE, &[t[6594], t[6590]]);
    // x1 of samebackground
    t[6596] = s.tok(&MOSTCOLOR_T, &[t[6564]]);
    // x3 of samebackground
    t[6597] = s.tok(&EQUALITY, &[t[6596], t[39]]);
    // x4 of samebackground
    t[6598] = s.tok(&BRANCH, &[t[6597], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6599] = s.tok(&ASTUPLE, &[t[6596], t[39]]);
    // x6 of samebackground
    t[6600] = s.tok(&ASTUPLE, &[t[6598], t[6599]]);
}

fn steps_34(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of negative_2
    t[6601] = s.tok(&OTHER_T, &[t[5987], t[38]]);
    // x4 of negative_2
    t[6602] = s.tok(&SWITCH, &[I, t[38], t[6601]]);
    // O of negative_2
    t[6603] = s.tok(&HCONCAT, &[I, t[6602]]);
    // x1 of samepalette
    t[6604] = s.tok(&PALETTE_T, &[t[6603]]);
    // x3 of samepalette
    t[6605] = s.tok(&DIFFERENCE, &[t[6604], t[2]]);
    // x4 of samepalette
    t[6606] = s.tok(&DIFFERENCE, &[t[2], t[6604]]);
    // x5 of samepalette
    t[6607] = s.tok(&COMBINE_F, &[t[6605], t[6606]]);
    // x6 of samepalette
    t[6608] = s.tok(&SIZE, &[t[6607]]);
    // x7 of samepalette
    t[6609] = s.tok(&MULTIPLY, &[t[6608], Int(100)]);
    // x8 of samepalette
    t[6610] = s.tok(&SUBTRACT, &[Int(1000), t[6609]]);
    // x9 of samepalette
    t[6611] = s.tok(&ASTUPLE, &[t[6610], t[6607]]);
    // x1 of samecells
    t[6612] = s.tok(&CELLWISE, &[C, t[6603], Int(-1)]);
    // x2 of samecells
    t[6613] = s.tok(&OFCOLOR, &[t[6612], Int(-1)]);
    // x4 of samecells
    t[6614] = s.tok(&DIFFERENCE, &[t[12], t[6613]]);
    // x5 of samecells
    t[6615] = s.tok(&SIZE, &[t[6614]]);
    // x6 of samecells
    t[6616] = s.tok(&MULTIPLY, &[t[6615], Int(1000)]);
    // x8 of samecells
    t[6617] = s.tok(&DIVIDE, &[t[6616], t[16]]);
    // x9 of samecells
    t[6618] = s.tok(&ASTUPLE, &[t[6617], t[6613]]);
    // x1 of sameshape
    t[6619] = s.tok(&SHAPE_T, &[t[6603]]);
    // x3 of sameshape
    t[6620] = s.tok(&SUBTRACT, &[t[6619], t[20]]);
    // x4 of sameshape
    t[6621] = s.tok(&INVERT, &[t[6620]]);
    // x5 of sameshape
    t[6622] = s.tok(&COMBINE_T, &[t[6620], t[6621]]);
    // x6 of sameshape
    t[6623] = s.tok(&MAXIMUM, &[t[6622]]);
    // x7 of sameshape
    t[6624] = s.tok(&MULTIPLY, &[t[6623], Int(100)]);
    // x8 of sameshape
    t[6625] = s.tok(&SUBTRACT, &[Int(1000), t[6624]]);
    // x9 of sameshape
    t[6626] = s.tok(&ASTUPLE, &[t[6625], t[20]]);
    // x2 of sameshapes
    t[6627] = s.call(t[28], &[t[6603]]);
    // x4 of sameshapes
    t[6628] = s.tok(&INTERSECTION, &[t[6627], t[30]]);
    // x5 of sameshapes
    t[6629] = s.tok(&DIFFERENCE, &[t[30], t[6627]]);
    // x6 of sameshapes
    t[6630] = s.tok(&SIZE, &[t[6628]]);
    // x7 of sameshapes
    t[6631] = s.tok(&SIZE, &[t[6629]]);
    // x8 of sameshapes
    t[6632] = s.tok(&SUBTRACT, &[t[6630], t[6631]]);
    // x9 of sameshapes
    t[6633] = s.tok(&MULTIPLY, &[t[6632], Int(100)]);
    // x10 of sameshapes
    t[6634] = s.tok(&ASTUPLE, &[t[6633], t[6629]]);
    // x1 of samebackground
    t[6635] = s.tok(&MOSTCOLOR_T, &[t[6603]]);
    // x3 of samebackground
    t[6636] = s.tok(&EQUALITY, &[t[6635], t[39]]);
    // x4 of samebackground
    t[6637] = s.tok(&BRANCH, &[t[6636], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6638] = s.tok(&ASTUPLE, &[t[6635], t[39]]);
    // x6 of samebackground
    t[6639] = s.tok(&ASTUPLE, &[t[6637], t[6638]]);
    // x2 of highlow_2, x2 of histogram_5
    t[6640] = s.tok(&REMOVE_F, &[Int(0), t[1]]);
    // x3 of highlow_2
    t[6641] = s.tok(&GET_RANK, &[t[6640], Int(0)]);
    // x4 of highlow_2
    t[6642] = s.tok(&GET_RANK, &[t[6640], Int(-1)]);
    // x7 of highlow_2
    t[6643] = s.tok(&OFCOLOR, &[I, t[6641]]);
    // x8 of highlow_2
    t[6644] = s.tok(&OFCOLOR, &[I, t[6642]]);
    // x9 of highlow_2
    t[6645] = s.tok(&FILL, &[t[5374], t[6641], t[6643]]);
    // O of highlow_2
    t[6646] = s.tok(&FILL, &[t[6645], t[6642], t[6644]]);
    // x1 of samepalette
    t[6647] = s.tok(&PALETTE_T, &[t[6646]]);
    // x3 of samepalette
    t[6648] = s.tok(&DIFFERENCE, &[t[6647], t[2]]);
    // x4 of samepalette
    t[6649] = s.tok(&DIFFERENCE, &[t[2], t[6647]]);
    // x5 of samepalette
    t[6650] = s.tok(&COMBINE_F, &[t[6648], t[6649]]);
    // x6 of samepalette
    t[6651] = s.tok(&SIZE, &[t[6650]]);
    // x7 of samepalette
    t[6652] = s.tok(&MULTIPLY, &[t[6651], Int(100)]);
    // x8 of samepalette
    t[6653] = s.tok(&SUBTRACT, &[Int(1000), t[6652]]);
    // x9 of samepalette
    t[6654] = s.tok(&ASTUPLE, &[t[6653], t[6650]]);
    // x1 of samecells
    t[6655] = s.tok(&CELLWISE, &[C, t[6646], Int(-1)]);
    // x2 of samecells
    t[6656] = s.tok(&OFCOLOR, &[t[6655], Int(-1)]);
    // x4 of samecells
    t[6657] = s.tok(&DIFFERENCE, &[t[12], t[6656]]);
    // x5 of samecells
    t[6658] = s.tok(&SIZE, &[t[6657]]);
    // x6 of samecells
    t[6659] = s.tok(&MULTIPLY, &[t[6658], Int(1000)]);
    // x8 of samecells
    t[6660] = s.tok(&DIVIDE, &[t[6659], t[16]]);
    // x9 of samecells
    t[6661] = s.tok(&ASTUPLE, &[t[6660], t[6656]]);
    // x1 of sameshape
    t[6662] = s.tok(&SHAPE_T, &[t[6646]]);
    // x3 of sameshape
    t[6663] = s.tok(&SUBTRACT, &[t[6662], t[20]]);
    // x4 of sameshape
    t[6664] = s.tok(&INVERT, &[t[6663]]);
    // x5 of sameshape
    t[6665] = s.tok(&COMBINE_T, &[t[6663], t[6664]]);
    // x6 of sameshape
    t[6666] = s.tok(&MAXIMUM, &[t[6665]]);
    // x7 of sameshape
    t[6667] = s.tok(&MULTIPLY, &[t[6666], Int(100)]);
    // x8 of sameshape
    t[6668] = s.tok(&SUBTRACT, &[Int(1000), t[6667]]);
    // x9 of sameshape
    t[6669] = s.tok(&ASTUPLE, &[t[6668], t[20]]);
    // x2 of sameshapes
    t[6670] = s.call(t[28], &[t[6646]]);
    // x4 of sameshapes
    t[6671] = s.tok(&INTERSECTION, &[t[6670], t[30]]);
    // x5 of sameshapes
    t[6672] = s.tok(&DIFFERENCE, &[t[30], t[6670]]);
    // x6 of sameshapes
    t[6673] = s.tok(&SIZE, &[t[6671]]);
    // x7 of sameshapes
    t[6674] = s.tok(&SIZE, &[t[6672]]);
    // x8 of sameshapes
    t[6675] = s.tok(&SUBTRACT, &[t[6673], t[6674]]);
    // x9 of sameshapes
    t[6676] = s.tok(&MULTIPLY, &[t[6675], Int(100)]);
    // x10 of sameshapes
    t[6677] = s.tok(&ASTUPLE, &[t[6676], t[6672]]);
    // x1 of samebackground
    t[6678] = s.tok(&MOSTCOLOR_T, &[t[6646]]);
    // x3 of samebackground
    t[6679] = s.tok(&EQUALITY, &[t[6678], t[39]]);
    // x4 of samebackground
    t[6680] = s.tok(&BRANCH, &[t[6679], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6681] = s.tok(&ASTUPLE, &[t[6678], t[39]]);
    // x6 of samebackground
    t[6682] = s.tok(&ASTUPLE, &[t[6680], t[6681]]);
    // x2 of highlow_5
    t[6683] = s.tok(&REMOVE, &[Int(0), t[1]]);
    // x3 of highlow_5
    t[6684] = s.tok(&MAXIMUM, &[t[6683]]);
    // x4 of highlow_5
    t[6685] = s.tok(&MINIMUM, &[t[6683]]);
    // x5 of highlow_5
    t[6686] = s.tok(&REMOVE, &[t[6684], t[6683]]);
    // x6 of highlow_5
    t[6687] = s.tok(&REMOVE, &[t[6685], t[6686]]);
    // x7 of highlow_5
    t[6688] = s.tok(&LBIND, &[Arg::tok(&OFCOLOR), I]);
    // x8 of highlow_5
    t[6689] = s.tok(&MAPPLY, &[t[6688], t[6687]]);
    // O of highlow_5
    t[6690] = s.tok(&FILL, &[I, Int(0), t[6689]]);
    // x1 of samepalette
    t[6691] = s.tok(&PALETTE_T, &[t[6690]]);
    // x3 of samepalette
    t[6692] = s.tok(&DIFFERENCE, &[t[6691], t[2]]);
    // x4 of samepalette
    t[6693] = s.tok(&DIFFERENCE, &[t[2], t[6691]]);
    // x5 of samepalette
    t[6694] = s.tok(&COMBINE_F, &[t[6692], t[6693]]);
    // x6 of samepalette
    t[6695] = s.tok(&SIZE, &[t[6694]]);
    // x7 of samepalette
    t[6696] = s.tok(&MULTIPLY, &[t[6695], Int(100)]);
    // x8 of samepalette
    t[6697] = s.tok(&SUBTRACT, &[Int(1000), t[6696]]);
    // x9 of samepalette
    t[6698] = s.tok(&ASTUPLE, &[t[6697], t[6694]]);
    // x1 of samecells
    t[6699] = s.tok(&CELLWISE, &[C, t[6690], Int(-1)]);
    // x2 of samecells
    t[6700] = s.tok(&OFCOLOR, &[t[6699], Int(-1)]);
    // x4 of samecells
    t[6701] = s.tok(&DIFFERENCE, &[t[12], t[6700]]);
    // x5 of samecells
    t[6702] = s.tok(&SIZE, &[t[6701]]);
    // x6 of samecells
    t[6703] = s.tok(&MULTIPLY, &[t[6702], Int(1000)]);
    // x8 of samecells
    t[6704] = s.tok(&DIVIDE, &[t[6703], t[16]]);
    // x9 of samecells
    t[6705] = s.tok(&ASTUPLE, &[t[6704], t[6700]]);
    // x1 of sameshape
    t[6706] = s.tok(&SHAPE_T, &[t[6690]]);
    // x3 of sameshape
    t[6707] = s.tok(&SUBTRACT, &[t[6706], t[20]]);
    // x4 of sameshape
    t[6708] = s.tok(&INVERT, &[t[6707]]);
    // x5 of sameshape
    t[6709] = s.tok(&COMBINE_T, &[t[6707], t[6708]]);
    // x6 of sameshape
    t[6710] = s.tok(&MAXIMUM, &[t[6709]]);
    // x7 of sameshape
    t[6711] = s.tok(&MULTIPLY, &[t[6710], Int(100)]);
    // x8 of sameshape
    t[6712] = s.tok(&SUBTRACT, &[Int(1000), t[6711]]);
    // x9 of sameshape
    t[6713] = s.tok(&ASTUPLE, &[t[6712], t[20]]);
    // x2 of sameshapes
    t[6714] = s.call(t[28], &[t[6690]]);
    // x4 of sameshapes
    t[6715] = s.tok(&INTERSECTION, &[t[6714], t[30]]);
    // x5 of sameshapes
    t[6716] = s.tok(&DIFFERENCE, &[t[30], t[6714]]);
    // x6 of sameshapes
    t[6717] = s.tok(&SIZE, &[t[6715]]);
    // x7 of sameshapes
    t[6718] = s.tok(&SIZE, &[t[6716]]);
    // x8 of sameshapes
    t[6719] = s.tok(&SUBTRACT, &[t[6717], t[6718]]);
    // x9 of sameshapes
    t[6720] = s.tok(&MULTIPLY, &[t[6719], Int(100)]);
    // x10 of sameshapes
    t[6721] = s.tok(&ASTUPLE, &[t[6720], t[6716]]);
    // x1 of samebackground
    t[6722] = s.tok(&MOSTCOLOR_T, &[t[6690]]);
    // x3 of samebackground
    t[6723] = s.tok(&EQUALITY, &[t[6722], t[39]]);
    // x4 of samebackground
    t[6724] = s.tok(&BRANCH, &[t[6723], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6725] = s.tok(&ASTUPLE, &[t[6722], t[39]]);
    // x6 of samebackground
    t[6726] = s.tok(&ASTUPLE, &[t[6724], t[6725]]);
    // x2 of middleninth_2
    t[6727] = s.tok(&DIVIDE, &[t[19], Int(3)]);
    // O of middleninth_2
    t[6728] = s.tok(&CROP, &[I, t[6727], t[6727]]);
    // x1 of samepalette
    t[6729] = s.tok(&PALETTE_T, &[t[6728]]);
    // x3 of samepalette
    t[6730] = s.tok(&DIFFERENCE, &[t[6729], t[2]]);
    // x4 of samepalette
    t[6731] = s.tok(&DIFFERENCE, &[t[2], t[6729]]);
    // x5 of samepalette
    t[6732] = s.tok(&COMBINE_F, &[t[6730], t[6731]]);
    // x6 of samepalette
    t[6733] = s.tok(&SIZE, &[t[6732]]);
    // x7 of samepalette
    t[6734] = s.tok(&MULTIPLY, &[t[6733], Int(100)]);
    // x8 of samepalette
    t[6735] = s.tok(&SUBTRACT, &[Int(1000), t[6734]]);
    // x9 of samepalette
    t[6736] = s.tok(&ASTUPLE, &[t[6735], t[6732]]);
    // x1 of samecells
    t[6737] = s.tok(&CELLWISE, &[C, t[6728], Int(-1)]);
    // x2 of samecells
    t[6738] = s.tok(&OFCOLOR, &[t[6737], Int(-1)]);
    // x4 of samecells
    t[6739] = s.tok(&DIFFERENCE, &[t[12], t[6738]]);
    // x5 of samecells
    t[6740] = s.tok(&SIZE, &[t[6739]]);
    // x6 of samecells
    t[6741] = s.tok(&MULTIPLY, &[t[6740], Int(1000)]);
    // x8 of samecells
    t[6742] = s.tok(&DIVIDE, &[t[6741], t[16]]);
    // x9 of samecells
    t[6743] = s.tok(&ASTUPLE, &[t[6742], t[6738]]);
    // x1 of sameshape
    t[6744] = s.tok(&SHAPE_T, &[t[6728]]);
    // x3 of sameshape
    t[6745] = s.tok(&SUBTRACT, &[t[6744], t[20]]);
    // x4 of sameshape
    t[6746] = s.tok(&INVERT, &[t[6745]]);
    // x5 of sameshape
    t[6747] = s.tok(&COMBINE_T, &[t[6745], t[6746]]);
    // x6 of sameshape
    t[6748] = s.tok(&MAXIMUM, &[t[6747]]);
    // x7 of sameshape
    t[6749] = s.tok(&MULTIPLY, &[t[6748], Int(100)]);
    // x8 of sameshape
    t[6750] = s.tok(&SUBTRACT, &[Int(1000), t[6749]]);
    // x9 of sameshape
    t[6751] = s.tok(&ASTUPLE, &[t[6750], t[20]]);
    // x2 of sameshapes
    t[6752] = s.call(t[28], &[t[6728]]);
    // x4 of sameshapes
    t[6753] = s.tok(&INTERSECTION, &[t[6752], t[30]]);
    // x5 of sameshapes
    t[6754] = s.tok(&DIFFERENCE, &[t[30], t[6752]]);
    // x6 of sameshapes
    t[6755] = s.tok(&SIZE, &[t[6753]]);
    // x7 of sameshapes
    t[6756] = s.tok(&SIZE, &[t[6754]]);
    // x8 of sameshapes
    t[6757] = s.tok(&SUBTRACT, &[t[6755], t[6756]]);
    // x9 of sameshapes
    t[6758] = s.tok(&MULTIPLY, &[t[6757], Int(100)]);
    // x10 of sameshapes
    t[6759] = s.tok(&ASTUPLE, &[t[6758], t[6754]]);
    // x1 of samebackground
    t[6760] = s.tok(&MOSTCOLOR_T, &[t[6728]]);
    // x3 of samebackground
    t[6761] = s.tok(&EQUALITY, &[t[6760], t[39]]);
    // x4 of samebackground
    t[6762] = s.tok(&BRANCH, &[t[6761], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6763] = s.tok(&ASTUPLE, &[t[6760], t[39]]);
    // x6 of samebackground
    t[6764] = s.tok(&ASTUPLE, &[t[6762], t[6763]]);
    // x2 of middleninth_5
    t[6765] = s.tok(&GET_NTH_T, &[t[6559], Int(1)]);
    // x3 of middleninth_5
    t[6766] = s.tok(&HSPLIT, &[t[6765], Int(3)]);
    // O of middleninth_5
    t[6767] = s.tok(&GET_NTH_T, &[t[6766], Int(-2)]);
    // x1 of samepalette
    t[6768] = s.tok(&PALETTE_T, &[t[6767]]);
    // x3 of samepalette
    t[6769] = s.tok(&DIFFERENCE, &[t[6768], t[2]]);
    // x4 of samepalette
    t[6770] = s.tok(&DIFFERENCE, &[t[2], t[6768]]);
    // x5 of samepalette
    t[6771] = s.tok(&COMBINE_F, &[t[6769], t[6770]]);
    // x6 of samepalette
    t[6772] = s.tok(&SIZE, &[t[6771]]);
    // x7 of samepalette
    t[6773] = s.tok(&MULTIPLY, &[t[6772], Int(100)]);
    // x8 of samepalette
    t[6774] = s.tok(&SUBTRACT, &[Int(1000), t[6773]]);
    // x9 of samepalette
    t[6775] = s.tok(&ASTUPLE, &[t[6774], t[6771]]);
    // x1 of samecells
    t[6776] = s.tok(&CELLWISE, &[C, t[6767], Int(-1)]);
    // x2 of samecells
    t[6777] = s.tok(&OFCOLOR, &[t[6776], Int(-1)]);
    // x4 of samecells
    t[6778] = s.tok(&DIFFERENCE, &[t[12], t[6777]]);
    // x5 of samecells
    t[6779] = s.tok(&SIZE, &[t[6778]]);
    // x6 of samecells
    t[6780] = s.tok(&MULTIPLY, &[t[6779], Int(1000)]);
    // x8 of samecells
    t[6781] = s.tok(&DIVIDE, &[t[6780], t[16]]);
    // x9 of samecells
    t[6782] = s.tok(&ASTUPLE, &[t[6781], t[6777]]);
    // x1 of sameshape
    t[6783] = s.tok(&SHAPE_T, &[t[6767]]);
    // x3 of sameshape
    t[6784] = s.tok(&SUBTRACT, &[t[6783], t[20]]);
    // x4 of sameshape
    t[6785] = s.tok(&INVERT, &[t[6784]]);
    // x5 of sameshape
    t[6786] = s.tok(&COMBINE_T, &[t[6784], t[6785]]);
    // x6 of sameshape
    t[6787] = s.tok(&MAXIMUM, &[t[6786]]);
    // x7 of sameshape
    t[6788] = s.tok(&MULTIPLY, &[t[6787], Int(100)]);
    // x8 of sameshape
    t[6789] = s.tok(&SUBTRACT, &[Int(1000), t[6788]]);
    // x9 of sameshape
    t[6790] = s.tok(&ASTUPLE, &[t[6789], t[20]]);
    // x2 of sameshapes
    t[6791] = s.call(t[28], &[t[6767]]);
    // x4 of sameshapes
    t[6792] = s.tok(&INTERSECTION, &[t[6791], t[30]]);
    // x5 of sameshapes
    t[6793] = s.tok(&DIFFERENCE, &[t[30], t[6791]]);
    // x6 of sameshapes
    t[6794] = s.tok(&SIZE, &[t[6792]]);
    // x7 of sameshapes
    t[6795] = s.tok(&SIZE, &[t[6793]]);
    // x8 of sameshapes
    t[6796] = s.tok(&SUBTRACT, &[t[6794], t[6795]]);
    // x9 of sameshapes
    t[6797] = s.tok(&MULTIPLY, &[t[6796], Int(100)]);
    // x10 of sameshapes
    t[6798] = s.tok(&ASTUPLE, &[t[6797], t[6793]]);
    // x1 of samebackground
    t[6799] = s.tok(&MOSTCOLOR_T, &[t[6767]]);
    // x3 of samebackground
    t[6800] = s.tok(&EQUALITY, &[t[6799], t[39]]);
}

fn steps_35(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of samebackground
    t[6801] = s.tok(&BRANCH, &[t[6800], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6802] = s.tok(&ASTUPLE, &[t[6799], t[39]]);
    // x6 of samebackground
    t[6803] = s.tok(&ASTUPLE, &[t[6801], t[6802]]);
    // x1 of colorladder_2
    t[6804] = s.tok(&PARTITION, &[I]);
    // x2 of colorladder_2
    t[6805] = s.tok(&ORDER, &[t[6804], Arg::tok(&SIZE)]);
    // x3 of colorladder_2
    t[6806] = s.tok(&APPLY_T, &[Arg::tok(&LEASTCOLOR_F), t[6805]]);
    // x4 of colorladder_2
    t[6807] = s.tok(&REPEAT, &[t[6806], Int(1)]);
    // O of colorladder_2
    t[6808] = s.tok(&DMIRROR_T, &[t[6807]]);
    // x1 of samepalette
    t[6809] = s.tok(&PALETTE_T, &[t[6808]]);
    // x3 of samepalette
    t[6810] = s.tok(&DIFFERENCE, &[t[6809], t[2]]);
    // x4 of samepalette
    t[6811] = s.tok(&DIFFERENCE, &[t[2], t[6809]]);
    // x5 of samepalette
    t[6812] = s.tok(&COMBINE_F, &[t[6810], t[6811]]);
    // x6 of samepalette
    t[6813] = s.tok(&SIZE, &[t[6812]]);
    // x7 of samepalette
    t[6814] = s.tok(&MULTIPLY, &[t[6813], Int(100)]);
    // x8 of samepalette
    t[6815] = s.tok(&SUBTRACT, &[Int(1000), t[6814]]);
    // x9 of samepalette
    t[6816] = s.tok(&ASTUPLE, &[t[6815], t[6812]]);
    // x1 of samecells
    t[6817] = s.tok(&CELLWISE, &[C, t[6808], Int(-1)]);
    // x2 of samecells
    t[6818] = s.tok(&OFCOLOR, &[t[6817], Int(-1)]);
    // x4 of samecells
    t[6819] = s.tok(&DIFFERENCE, &[t[12], t[6818]]);
    // x5 of samecells
    t[6820] = s.tok(&SIZE, &[t[6819]]);
    // x6 of samecells
    t[6821] = s.tok(&MULTIPLY, &[t[6820], Int(1000)]);
    // x8 of samecells
    t[6822] = s.tok(&DIVIDE, &[t[6821], t[16]]);
    // x9 of samecells
    t[6823] = s.tok(&ASTUPLE, &[t[6822], t[6818]]);
    // x1 of sameshape
    t[6824] = s.tok(&SHAPE_T, &[t[6808]]);
    // x3 of sameshape
    t[6825] = s.tok(&SUBTRACT, &[t[6824], t[20]]);
    // x4 of sameshape
    t[6826] = s.tok(&INVERT, &[t[6825]]);
    // x5 of sameshape
    t[6827] = s.tok(&COMBINE_T, &[t[6825], t[6826]]);
    // x6 of sameshape
    t[6828] = s.tok(&MAXIMUM, &[t[6827]]);
    // x7 of sameshape
    t[6829] = s.tok(&MULTIPLY, &[t[6828], Int(100)]);
    // x8 of sameshape
    t[6830] = s.tok(&SUBTRACT, &[Int(1000), t[6829]]);
    // x9 of sameshape
    t[6831] = s.tok(&ASTUPLE, &[t[6830], t[20]]);
    // x2 of sameshapes
    t[6832] = s.call(t[28], &[t[6808]]);
    // x4 of sameshapes
    t[6833] = s.tok(&INTERSECTION, &[t[6832], t[30]]);
    // x5 of sameshapes
    t[6834] = s.tok(&DIFFERENCE, &[t[30], t[6832]]);
    // x6 of sameshapes
    t[6835] = s.tok(&SIZE, &[t[6833]]);
    // x7 of sameshapes
    t[6836] = s.tok(&SIZE, &[t[6834]]);
    // x8 of sameshapes
    t[6837] = s.tok(&SUBTRACT, &[t[6835], t[6836]]);
    // x9 of sameshapes
    t[6838] = s.tok(&MULTIPLY, &[t[6837], Int(100)]);
    // x10 of sameshapes
    t[6839] = s.tok(&ASTUPLE, &[t[6838], t[6834]]);
    // x1 of samebackground
    t[6840] = s.tok(&MOSTCOLOR_T, &[t[6808]]);
    // x3 of samebackground
    t[6841] = s.tok(&EQUALITY, &[t[6840], t[39]]);
    // x4 of samebackground
    t[6842] = s.tok(&BRANCH, &[t[6841], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6843] = s.tok(&ASTUPLE, &[t[6840], t[39]]);
    // x6 of samebackground
    t[6844] = s.tok(&ASTUPLE, &[t[6842], t[6843]]);
    // x1 of norepeats_2
    t[6845] = s.tok(&COMPOSE, &[Arg::tok(&DEDUPE), Arg::tok(&DMIRROR_T)]);
    // x2 of norepeats_2
    t[6846] = s.tok(&POWER, &[t[6845], Int(2)]);
    // O of norepeats_2
    t[6847] = s.call(t[6846], &[I]);
    // x1 of samepalette
    t[6848] = s.tok(&PALETTE_T, &[t[6847]]);
    // x3 of samepalette
    t[6849] = s.tok(&DIFFERENCE, &[t[6848], t[2]]);
    // x4 of samepalette
    t[6850] = s.tok(&DIFFERENCE, &[t[2], t[6848]]);
    // x5 of samepalette
    t[6851] = s.tok(&COMBINE_F, &[t[6849], t[6850]]);
    // x6 of samepalette
    t[6852] = s.tok(&SIZE, &[t[6851]]);
    // x7 of samepalette
    t[6853] = s.tok(&MULTIPLY, &[t[6852], Int(100)]);
    // x8 of samepalette
    t[6854] = s.tok(&SUBTRACT, &[Int(1000), t[6853]]);
    // x9 of samepalette
    t[6855] = s.tok(&ASTUPLE, &[t[6854], t[6851]]);
    // x1 of samecells
    t[6856] = s.tok(&CELLWISE, &[C, t[6847], Int(-1)]);
    // x2 of samecells
    t[6857] = s.tok(&OFCOLOR, &[t[6856], Int(-1)]);
    // x4 of samecells
    t[6858] = s.tok(&DIFFERENCE, &[t[12], t[6857]]);
    // x5 of samecells
    t[6859] = s.tok(&SIZE, &[t[6858]]);
    // x6 of samecells
    t[6860] = s.tok(&MULTIPLY, &[t[6859], Int(1000)]);
    // x8 of samecells
    t[6861] = s.tok(&DIVIDE, &[t[6860], t[16]]);
    // x9 of samecells
    t[6862] = s.tok(&ASTUPLE, &[t[6861], t[6857]]);
    // x1 of sameshape
    t[6863] = s.tok(&SHAPE_T, &[t[6847]]);
    // x3 of sameshape
    t[6864] = s.tok(&SUBTRACT, &[t[6863], t[20]]);
    // x4 of sameshape
    t[6865] = s.tok(&INVERT, &[t[6864]]);
    // x5 of sameshape
    t[6866] = s.tok(&COMBINE_T, &[t[6864], t[6865]]);
    // x6 of sameshape
    t[6867] = s.tok(&MAXIMUM, &[t[6866]]);
    // x7 of sameshape
    t[6868] = s.tok(&MULTIPLY, &[t[6867], Int(100)]);
    // x8 of sameshape
    t[6869] = s.tok(&SUBTRACT, &[Int(1000), t[6868]]);
    // x9 of sameshape
    t[6870] = s.tok(&ASTUPLE, &[t[6869], t[20]]);
    // x2 of sameshapes
    t[6871] = s.call(t[28], &[t[6847]]);
    // x4 of sameshapes
    t[6872] = s.tok(&INTERSECTION, &[t[6871], t[30]]);
    // x5 of sameshapes
    t[6873] = s.tok(&DIFFERENCE, &[t[30], t[6871]]);
    // x6 of sameshapes
    t[6874] = s.tok(&SIZE, &[t[6872]]);
    // x7 of sameshapes
    t[6875] = s.tok(&SIZE, &[t[6873]]);
    // x8 of sameshapes
    t[6876] = s.tok(&SUBTRACT, &[t[6874], t[6875]]);
    // x9 of sameshapes
    t[6877] = s.tok(&MULTIPLY, &[t[6876], Int(100)]);
    // x10 of sameshapes
    t[6878] = s.tok(&ASTUPLE, &[t[6877], t[6873]]);
    // x1 of samebackground
    t[6879] = s.tok(&MOSTCOLOR_T, &[t[6847]]);
    // x3 of samebackground
    t[6880] = s.tok(&EQUALITY, &[t[6879], t[39]]);
    // x4 of samebackground
    t[6881] = s.tok(&BRANCH, &[t[6880], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6882] = s.tok(&ASTUPLE, &[t[6879], t[39]]);
    // x6 of samebackground
    t[6883] = s.tok(&ASTUPLE, &[t[6881], t[6882]]);
    // x1 of spinbycount_2
    t[6884] = s.tok(&COLORCOUNT_T, &[I, Int(2)]);
    // x2 of spinbycount_2
    t[6885] = s.tok(&POWER, &[Arg::tok(&ROT90), t[6884]]);
    // O of spinbycount_2
    t[6886] = s.call(t[6885], &[I]);
    // x1 of samepalette
    t[6887] = s.tok(&PALETTE_T, &[t[6886]]);
    // x3 of samepalette
    t[6888] = s.tok(&DIFFERENCE, &[t[6887], t[2]]);
    // x4 of samepalette
    t[6889] = s.tok(&DIFFERENCE, &[t[2], t[6887]]);
    // x5 of samepalette
    t[6890] = s.tok(&COMBINE_F, &[t[6888], t[6889]]);
    // x6 of samepalette
    t[6891] = s.tok(&SIZE, &[t[6890]]);
    // x7 of samepalette
    t[6892] = s.tok(&MULTIPLY, &[t[6891], Int(100)]);
    // x8 of samepalette
    t[6893] = s.tok(&SUBTRACT, &[Int(1000), t[6892]]);
    // x9 of samepalette
    t[6894] = s.tok(&ASTUPLE, &[t[6893], t[6890]]);
    // x1 of samecells
    t[6895] = s.tok(&CELLWISE, &[C, t[6886], Int(-1)]);
    // x2 of samecells
    t[6896] = s.tok(&OFCOLOR, &[t[6895], Int(-1)]);
    // x4 of samecells
    t[6897] = s.tok(&DIFFERENCE, &[t[12], t[6896]]);
    // x5 of samecells
    t[6898] = s.tok(&SIZE, &[t[6897]]);
    // x6 of samecells
    t[6899] = s.tok(&MULTIPLY, &[t[6898], Int(1000)]);
    // x8 of samecells
    t[6900] = s.tok(&DIVIDE, &[t[6899], t[16]]);
    // x9 of samecells
    t[6901] = s.tok(&ASTUPLE, &[t[6900], t[6896]]);
    // x1 of sameshape
    t[6902] = s.tok(&SHAPE_T, &[t[6886]]);
    // x3 of sameshape
    t[6903] = s.tok(&SUBTRACT, &[t[6902], t[20]]);
    // x4 of sameshape
    t[6904] = s.tok(&INVERT, &[t[6903]]);
    // x5 of sameshape
    t[6905] = s.tok(&COMBINE_T, &[t[6903], t[6904]]);
    // x6 of sameshape
    t[6906] = s.tok(&MAXIMUM, &[t[6905]]);
    // x7 of sameshape
    t[6907] = s.tok(&MULTIPLY, &[t[6906], Int(100)]);
    // x8 of sameshape
    t[6908] = s.tok(&SUBTRACT, &[Int(1000), t[6907]]);
    // x9 of sameshape
    t[6909] = s.tok(&ASTUPLE, &[t[6908], t[20]]);
    // x2 of sameshapes
    t[6910] = s.call(t[28], &[t[6886]]);
    // x4 of sameshapes
    t[6911] = s.tok(&INTERSECTION, &[t[6910], t[30]]);
    // x5 of sameshapes
    t[6912] = s.tok(&DIFFERENCE, &[t[30], t[6910]]);
    // x6 of sameshapes
    t[6913] = s.tok(&SIZE, &[t[6911]]);
    // x7 of sameshapes
    t[6914] = s.tok(&SIZE, &[t[6912]]);
    // x8 of sameshapes
    t[6915] = s.tok(&SUBTRACT, &[t[6913], t[6914]]);
    // x9 of sameshapes
    t[6916] = s.tok(&MULTIPLY, &[t[6915], Int(100)]);
    // x10 of sameshapes
    t[6917] = s.tok(&ASTUPLE, &[t[6916], t[6912]]);
    // x1 of samebackground
    t[6918] = s.tok(&MOSTCOLOR_T, &[t[6886]]);
    // x3 of samebackground
    t[6919] = s.tok(&EQUALITY, &[t[6918], t[39]]);
    // x4 of samebackground
    t[6920] = s.tok(&BRANCH, &[t[6919], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6921] = s.tok(&ASTUPLE, &[t[6918], t[39]]);
    // x6 of samebackground
    t[6922] = s.tok(&ASTUPLE, &[t[6920], t[6921]]);
    // x2 of echo_2
    t[6923] = s.tok(&MERGE, &[t[3647]]);
    // x3 of echo_2
    t[6924] = s.tok(&WIDTH_O, &[t[6923]]);
    // x4 of echo_2
    t[6925] = s.tok(&INCREMENT, &[t[6924]]);
    // x5 of echo_2
    t[6926] = s.tok(&DOUBLE, &[t[6925]]);
    // x6 of echo_2
    t[6927] = s.tok(&ADD, &[t[6925], t[6926]]);
    // x7 of echo_2
    t[6928] = s.tok(&TOJVEC, &[t[6925]]);
    // x8 of echo_2
    t[6929] = s.tok(&TOJVEC, &[t[6926]]);
    // x9 of echo_2
    t[6930] = s.tok(&TOJVEC, &[t[6927]]);
    // x10 of echo_2
    t[6931] = s.tok(&SHIFT, &[t[6923], t[6928]]);
    // x11 of echo_2
    t[6932] = s.tok(&SHIFT, &[t[6923], t[6929]]);
    // x12 of echo_2
    t[6933] = s.tok(&SHIFT, &[t[6923], t[6930]]);
    // x13 of echo_2
    t[6934] = s.tok(&COMBINE_F, &[t[6931], t[6932]]);
    // x14 of echo_2
    t[6935] = s.tok(&COMBINE_F, &[t[6934], t[6933]]);
    // O of echo_2
    t[6936] = s.tok(&PAINT, &[I, t[6935]]);
    // x1 of samepalette
    t[6937] = s.tok(&PALETTE_T, &[t[6936]]);
    // x3 of samepalette
    t[6938] = s.tok(&DIFFERENCE, &[t[6937], t[2]]);
    // x4 of samepalette
    t[6939] = s.tok(&DIFFERENCE, &[t[2], t[6937]]);
    // x5 of samepalette
    t[6940] = s.tok(&COMBINE_F, &[t[6938], t[6939]]);
    // x6 of samepalette
    t[6941] = s.tok(&SIZE, &[t[6940]]);
    // x7 of samepalette
    t[6942] = s.tok(&MULTIPLY, &[t[6941], Int(100)]);
    // x8 of samepalette
    t[6943] = s.tok(&SUBTRACT, &[Int(1000), t[6942]]);
    // x9 of samepalette
    t[6944] = s.tok(&ASTUPLE, &[t[6943], t[6940]]);
    // x1 of samecells
    t[6945] = s.tok(&CELLWISE, &[C, t[6936], Int(-1)]);
    // x2 of samecells
    t[6946] = s.tok(&OFCOLOR, &[t[6945], Int(-1)]);
    // x4 of samecells
    t[6947] = s.tok(&DIFFERENCE, &[t[12], t[6946]]);
    // x5 of samecells
    t[6948] = s.tok(&SIZE, &[t[6947]]);
    // x6 of samecells
    t[6949] = s.tok(&MULTIPLY, &[t[6948], Int(1000)]);
    // x8 of samecells
    t[6950] = s.tok(&DIVIDE, &[t[6949], t[16]]);
    // x9 of samecells
    t[6951] = s.tok(&ASTUPLE, &[t[6950], t[6946]]);
    // x1 of sameshape
    t[6952] = s.tok(&SHAPE_T, &[t[6936]]);
    // x3 of sameshape
    t[6953] = s.tok(&SUBTRACT, &[t[6952], t[20]]);
    // x4 of sameshape
    t[6954] = s.tok(&INVERT, &[t[6953]]);
    // x5 of sameshape
    t[6955] = s.tok(&COMBINE_T, &[t[6953], t[6954]]);
    // x6 of sameshape
    t[6956] = s.tok(&MAXIMUM, &[t[6955]]);
    // x7 of sameshape
    t[6957] = s.tok(&MULTIPLY, &[t[6956], Int(100)]);
    // x8 of sameshape
    t[6958] = s.tok(&SUBTRACT, &[Int(1000), t[6957]]);
    // x9 of sameshape
    t[6959] = s.tok(&ASTUPLE, &[t[6958], t[20]]);
    // x2 of sameshapes
    t[6960] = s.call(t[28], &[t[6936]]);
    // x4 of sameshapes
    t[6961] = s.tok(&INTERSECTION, &[t[6960], t[30]]);
    // x5 of sameshapes
    t[6962] = s.tok(&DIFFERENCE, &[t[30], t[6960]]);
    // x6 of sameshapes
    t[6963] = s.tok(&SIZE, &[t[6961]]);
    // x7 of sameshapes
    t[6964] = s.tok(&SIZE, &[t[6962]]);
    // x8 of sameshapes
    t[6965] = s.tok(&SUBTRACT, &[t[6963], t[6964]]);
    // x9 of sameshapes
    t[6966] = s.tok(&MULTIPLY, &[t[6965], Int(100)]);
    // x10 of sameshapes
    t[6967] = s.tok(&ASTUPLE, &[t[6966], t[6962]]);
    // x1 of samebackground
    t[6968] = s.tok(&MOSTCOLOR_T, &[t[6936]]);
    // x3 of samebackground
    t[6969] = s.tok(&EQUALITY, &[t[6968], t[39]]);
    // x4 of samebackground
    t[6970] = s.tok(&BRANCH, &[t[6969], Int(1000), Int(0)]);
    // x5 of samebackground
    t[6971] = s.tok(&ASTUPLE, &[t[6968], t[39]]);
    // x6 of samebackground
    t[6972] = s.tok(&ASTUPLE, &[t[6970], t[6971]]);
    // x2 of boxbycolor_2
    t[6973] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&COLOR), Arg::tok(&BOX)]);
    // x3 of boxbycolor_2
    t[6974] = s.tok(&MAPPLY_F, &[t[6973], t[3937]]);
    // O of boxbycolor_2
    t[6975] = s.tok(&UNDERPAINT, &[I, t[6974]]);
    // x1 of samepalette
    t[6976] = s.tok(&PALETTE_T, &[t[6975]]);
    // x3 of samepalette
    t[6977] = s.tok(&DIFFERENCE, &[t[6976], t[2]]);
    // x4 of samepalette
    t[6978] = s.tok(&DIFFERENCE, &[t[2], t[6976]]);
    // x5 of samepalette
    t[6979] = s.tok(&COMBINE_F, &[t[6977], t[6978]]);
    // x6 of samepalette
    t[6980] = s.tok(&SIZE, &[t[6979]]);
    // x7 of samepalette
    t[6981] = s.tok(&MULTIPLY, &[t[6980], Int(100)]);
    // x8 of samepalette
    t[6982] = s.tok(&SUBTRACT, &[Int(1000), t[6981]]);
    // x9 of samepalette
    t[6983] = s.tok(&ASTUPLE, &[t[6982], t[6979]]);
    // x1 of samecells
    t[6984] = s.tok(&CELLWISE, &[C, t[6975], Int(-1)]);
    // x2 of samecells
    t[6985] = s.tok(&OFCOLOR, &[t[6984], Int(-1)]);
    // x4 of samecells
    t[6986] = s.tok(&DIFFERENCE, &[t[12], t[6985]]);
    // x5 of samecells
    t[6987] = s.tok(&SIZE, &[t[6986]]);
    // x6 of samecells
    t[6988] = s.tok(&MULTIPLY, &[t[6987], Int(1000)]);
    // x8 of samecells
    t[6989] = s.tok(&DIVIDE, &[t[6988], t[16]]);
    // x9 of samecells
    t[6990] = s.tok(&ASTUPLE, &[t[6989], t[6985]]);
    // x1 of sameshape
    t[6991] = s.tok(&SHAPE_T, &[t[6975]]);
    // x3 of sameshape
    t[6992] = s.tok(&SUBTRACT, &[t[6991], t[20]]);
    // x4 of sameshape
    t[6993] = s.tok(&INVERT, &[t[6992]]);
    // x5 of sameshape
    t[6994] = s.tok(&COMBINE_T, &[t[6992], t[6993]]);
    // x6 of sameshape
    t[6995] = s.tok(&MAXIMUM, &[t[6994]]);
    // x7 of sameshape
    t[6996] = s.tok(&MULTIPLY, &[t[6995], Int(100)]);
    // x8 of sameshape
    t[6997] = s.tok(&SUBTRACT, &[Int(1000), t[6996]]);
    // x9 of sameshape
    t[6998] = s.tok(&ASTUPLE, &[t[6997], t[20]]);
    // x2 of sameshapes
    t[6999] = s.call(t[28], &[t[6975]]);
    // x4 of sameshapes
    t[7000] = s.tok(&INTERSECTION, &[t[6999], t[30]]);
}

fn steps_36(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of sameshapes
    t[7001] = s.tok(&DIFFERENCE, &[t[30], t[6999]]);
    // x6 of sameshapes
    t[7002] = s.tok(&SIZE, &[t[7000]]);
    // x7 of sameshapes
    t[7003] = s.tok(&SIZE, &[t[7001]]);
    // x8 of sameshapes
    t[7004] = s.tok(&SUBTRACT, &[t[7002], t[7003]]);
    // x9 of sameshapes
    t[7005] = s.tok(&MULTIPLY, &[t[7004], Int(100)]);
    // x10 of sameshapes
    t[7006] = s.tok(&ASTUPLE, &[t[7005], t[7001]]);
    // x1 of samebackground
    t[7007] = s.tok(&MOSTCOLOR_T, &[t[6975]]);
    // x3 of samebackground
    t[7008] = s.tok(&EQUALITY, &[t[7007], t[39]]);
    // x4 of samebackground
    t[7009] = s.tok(&BRANCH, &[t[7008], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7010] = s.tok(&ASTUPLE, &[t[7007], t[39]]);
    // x6 of samebackground
    t[7011] = s.tok(&ASTUPLE, &[t[7009], t[7010]]);
    // x2 of fencein_2
    t[7012] = s.tok(&GET_NTH_F, &[t[3478], Int(-1)]);
    // x3 of fencein_2
    t[7013] = s.tok(&UPPERMOST_O, &[t[7012]]);
    // x4 of fencein_2
    t[7014] = s.tok(&LEFTMOST_O, &[t[7012]]);
    // x5 of fencein_2
    t[7015] = s.tok(&ASTUPLE, &[t[7013], t[7014]]);
    // x6 of fencein_2
    t[7016] = s.tok(&DECREMENT, &[t[7015]]);
    // x7 of fencein_2
    t[7017] = s.tok(&LOWERMOST_O, &[t[7012]]);
    // x8 of fencein_2
    t[7018] = s.tok(&RIGHTMOST_O, &[t[7012]]);
    // x9 of fencein_2
    t[7019] = s.tok(&ASTUPLE, &[t[7017], t[7018]]);
    // x10 of fencein_2
    t[7020] = s.tok(&INCREMENT, &[t[7019]]);
    // x11 of fencein_2
    t[7021] = s.tok(&HFRONTIER, &[t[7016]]);
    // x12 of fencein_2
    t[7022] = s.tok(&VFRONTIER, &[t[7016]]);
    // x13 of fencein_2
    t[7023] = s.tok(&HFRONTIER, &[t[7020]]);
    // x14 of fencein_2
    t[7024] = s.tok(&VFRONTIER, &[t[7020]]);
    // x15 of fencein_2
    t[7025] = s.tok(&COMBINE_F, &[t[7021], t[7022]]);
    // x16 of fencein_2
    t[7026] = s.tok(&COMBINE_F, &[t[7023], t[7024]]);
    // x17 of fencein_2
    t[7027] = s.tok(&COMBINE_F, &[t[7025], t[7026]]);
    // O of fencein_2
    t[7028] = s.tok(&FILL, &[I, Int(5), t[7027]]);
    // x1 of samepalette
    t[7029] = s.tok(&PALETTE_T, &[t[7028]]);
    // x3 of samepalette
    t[7030] = s.tok(&DIFFERENCE, &[t[7029], t[2]]);
    // x4 of samepalette
    t[7031] = s.tok(&DIFFERENCE, &[t[2], t[7029]]);
    // x5 of samepalette
    t[7032] = s.tok(&COMBINE_F, &[t[7030], t[7031]]);
    // x6 of samepalette
    t[7033] = s.tok(&SIZE, &[t[7032]]);
    // x7 of samepalette
    t[7034] = s.tok(&MULTIPLY, &[t[7033], Int(100)]);
    // x8 of samepalette
    t[7035] = s.tok(&SUBTRACT, &[Int(1000), t[7034]]);
    // x9 of samepalette
    t[7036] = s.tok(&ASTUPLE, &[t[7035], t[7032]]);
    // x1 of samecells
    t[7037] = s.tok(&CELLWISE, &[C, t[7028], Int(-1)]);
    // x2 of samecells
    t[7038] = s.tok(&OFCOLOR, &[t[7037], Int(-1)]);
    // x4 of samecells
    t[7039] = s.tok(&DIFFERENCE, &[t[12], t[7038]]);
    // x5 of samecells
    t[7040] = s.tok(&SIZE, &[t[7039]]);
    // x6 of samecells
    t[7041] = s.tok(&MULTIPLY, &[t[7040], Int(1000)]);
    // x8 of samecells
    t[7042] = s.tok(&DIVIDE, &[t[7041], t[16]]);
    // x9 of samecells
    t[7043] = s.tok(&ASTUPLE, &[t[7042], t[7038]]);
    // x1 of sameshape
    t[7044] = s.tok(&SHAPE_T, &[t[7028]]);
    // x3 of sameshape
    t[7045] = s.tok(&SUBTRACT, &[t[7044], t[20]]);
    // x4 of sameshape
    t[7046] = s.tok(&INVERT, &[t[7045]]);
    // x5 of sameshape
    t[7047] = s.tok(&COMBINE_T, &[t[7045], t[7046]]);
    // x6 of sameshape
    t[7048] = s.tok(&MAXIMUM, &[t[7047]]);
    // x7 of sameshape
    t[7049] = s.tok(&MULTIPLY, &[t[7048], Int(100)]);
    // x8 of sameshape
    t[7050] = s.tok(&SUBTRACT, &[Int(1000), t[7049]]);
    // x9 of sameshape
    t[7051] = s.tok(&ASTUPLE, &[t[7050], t[20]]);
    // x2 of sameshapes
    t[7052] = s.call(t[28], &[t[7028]]);
    // x4 of sameshapes
    t[7053] = s.tok(&INTERSECTION, &[t[7052], t[30]]);
    // x5 of sameshapes
    t[7054] = s.tok(&DIFFERENCE, &[t[30], t[7052]]);
    // x6 of sameshapes
    t[7055] = s.tok(&SIZE, &[t[7053]]);
    // x7 of sameshapes
    t[7056] = s.tok(&SIZE, &[t[7054]]);
    // x8 of sameshapes
    t[7057] = s.tok(&SUBTRACT, &[t[7055], t[7056]]);
    // x9 of sameshapes
    t[7058] = s.tok(&MULTIPLY, &[t[7057], Int(100)]);
    // x10 of sameshapes
    t[7059] = s.tok(&ASTUPLE, &[t[7058], t[7054]]);
    // x1 of samebackground
    t[7060] = s.tok(&MOSTCOLOR_T, &[t[7028]]);
    // x3 of samebackground
    t[7061] = s.tok(&EQUALITY, &[t[7060], t[39]]);
    // x4 of samebackground
    t[7062] = s.tok(&BRANCH, &[t[7061], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7063] = s.tok(&ASTUPLE, &[t[7060], t[39]]);
    // x6 of samebackground
    t[7064] = s.tok(&ASTUPLE, &[t[7062], t[7063]]);
    // x3 of fencein_5
    t[7065] = s.tok(&UPPERMOST_I, &[t[5905]]);
    // x4 of fencein_5
    t[7066] = s.tok(&DECREMENT, &[t[7065]]);
    // x5 of fencein_5
    t[7067] = s.tok(&TOIVEC, &[t[7066]]);
    // x6 of fencein_5
    t[7068] = s.tok(&LEFTMOST_I, &[t[5905]]);
    // x7 of fencein_5
    t[7069] = s.tok(&DECREMENT, &[t[7068]]);
    // x8 of fencein_5
    t[7070] = s.tok(&TOJVEC, &[t[7069]]);
    // x9 of fencein_5
    t[7071] = s.tok(&LOWERMOST_I, &[t[5905]]);
    // x10 of fencein_5
    t[7072] = s.tok(&INCREMENT, &[t[7071]]);
    // x11 of fencein_5
    t[7073] = s.tok(&TOIVEC, &[t[7072]]);
    // x12 of fencein_5
    t[7074] = s.tok(&RIGHTMOST_I, &[t[5905]]);
    // x13 of fencein_5
    t[7075] = s.tok(&INCREMENT, &[t[7074]]);
    // x14 of fencein_5
    t[7076] = s.tok(&TOJVEC, &[t[7075]]);
    // x15 of fencein_5
    t[7077] = s.tok(&HFRONTIER, &[t[7067]]);
    // x16 of fencein_5
    t[7078] = s.tok(&VFRONTIER, &[t[7070]]);
    // x17 of fencein_5
    t[7079] = s.tok(&HFRONTIER, &[t[7073]]);
    // x18 of fencein_5
    t[7080] = s.tok(&VFRONTIER, &[t[7076]]);
    // x19 of fencein_5
    t[7081] = s.tok(&FILL, &[I, Int(5), t[7077]]);
    // x20 of fencein_5
    t[7082] = s.tok(&FILL, &[t[7081], Int(5), t[7078]]);
    // x21 of fencein_5
    t[7083] = s.tok(&FILL, &[t[7082], Int(5), t[7079]]);
    // O of fencein_5
    t[7084] = s.tok(&FILL, &[t[7083], Int(5), t[7080]]);
    // x1 of samepalette
    t[7085] = s.tok(&PALETTE_T, &[t[7084]]);
    // x3 of samepalette
    t[7086] = s.tok(&DIFFERENCE, &[t[7085], t[2]]);
    // x4 of samepalette
    t[7087] = s.tok(&DIFFERENCE, &[t[2], t[7085]]);
    // x5 of samepalette
    t[7088] = s.tok(&COMBINE_F, &[t[7086], t[7087]]);
    // x6 of samepalette
    t[7089] = s.tok(&SIZE, &[t[7088]]);
    // x7 of samepalette
    t[7090] = s.tok(&MULTIPLY, &[t[7089], Int(100)]);
    // x8 of samepalette
    t[7091] = s.tok(&SUBTRACT, &[Int(1000), t[7090]]);
    // x9 of samepalette
    t[7092] = s.tok(&ASTUPLE, &[t[7091], t[7088]]);
    // x1 of samecells
    t[7093] = s.tok(&CELLWISE, &[C, t[7084], Int(-1)]);
    // x2 of samecells
    t[7094] = s.tok(&OFCOLOR, &[t[7093], Int(-1)]);
    // x4 of samecells
    t[7095] = s.tok(&DIFFERENCE, &[t[12], t[7094]]);
    // x5 of samecells
    t[7096] = s.tok(&SIZE, &[t[7095]]);
    // x6 of samecells
    t[7097] = s.tok(&MULTIPLY, &[t[7096], Int(1000)]);
    // x8 of samecells
    t[7098] = s.tok(&DIVIDE, &[t[7097], t[16]]);
    // x9 of samecells
    t[7099] = s.tok(&ASTUPLE, &[t[7098], t[7094]]);
    // x1 of sameshape
    t[7100] = s.tok(&SHAPE_T, &[t[7084]]);
    // x3 of sameshape
    t[7101] = s.tok(&SUBTRACT, &[t[7100], t[20]]);
    // x4 of sameshape
    t[7102] = s.tok(&INVERT, &[t[7101]]);
    // x5 of sameshape
    t[7103] = s.tok(&COMBINE_T, &[t[7101], t[7102]]);
    // x6 of sameshape
    t[7104] = s.tok(&MAXIMUM, &[t[7103]]);
    // x7 of sameshape
    t[7105] = s.tok(&MULTIPLY, &[t[7104], Int(100)]);
    // x8 of sameshape
    t[7106] = s.tok(&SUBTRACT, &[Int(1000), t[7105]]);
    // x9 of sameshape
    t[7107] = s.tok(&ASTUPLE, &[t[7106], t[20]]);
    // x2 of sameshapes
    t[7108] = s.call(t[28], &[t[7084]]);
    // x4 of sameshapes
    t[7109] = s.tok(&INTERSECTION, &[t[7108], t[30]]);
    // x5 of sameshapes
    t[7110] = s.tok(&DIFFERENCE, &[t[30], t[7108]]);
    // x6 of sameshapes
    t[7111] = s.tok(&SIZE, &[t[7109]]);
    // x7 of sameshapes
    t[7112] = s.tok(&SIZE, &[t[7110]]);
    // x8 of sameshapes
    t[7113] = s.tok(&SUBTRACT, &[t[7111], t[7112]]);
    // x9 of sameshapes
    t[7114] = s.tok(&MULTIPLY, &[t[7113], Int(100)]);
    // x10 of sameshapes
    t[7115] = s.tok(&ASTUPLE, &[t[7114], t[7110]]);
    // x1 of samebackground
    t[7116] = s.tok(&MOSTCOLOR_T, &[t[7084]]);
    // x3 of samebackground
    t[7117] = s.tok(&EQUALITY, &[t[7116], t[39]]);
    // x4 of samebackground
    t[7118] = s.tok(&BRANCH, &[t[7117], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7119] = s.tok(&ASTUPLE, &[t[7116], t[39]]);
    // x6 of samebackground
    t[7120] = s.tok(&ASTUPLE, &[t[7118], t[7119]]);
    // x2 of fencein_6
    t[7121] = s.tok(&MERGE, &[t[3937]]);
    // x3 of fencein_6
    t[7122] = s.tok(&OUTBOX, &[t[7121]]);
    // x4 of fencein_6
    t[7123] = s.tok(&COL_ROW, &[t[7122], Int(1)]);
    // x5 of fencein_6
    t[7124] = s.tok(&COL_ROW, &[t[7122], Int(2)]);
    // x6 of fencein_6
    t[7125] = s.tok(&ASTUPLE, &[t[7123], t[7124]]);
    // x7 of fencein_6
    t[7126] = s.tok(&COL_ROW, &[t[7122], Int(0)]);
    // x8 of fencein_6
    t[7127] = s.tok(&COL_ROW, &[t[7122], Int(3)]);
    // x9 of fencein_6
    t[7128] = s.tok(&ASTUPLE, &[t[7126], t[7127]]);
    // x10 of fencein_6
    t[7129] = s.tok(&INITSET, &[t[7125]]);
    // x11 of fencein_6
    t[7130] = s.tok(&INSERT, &[t[7128], t[7129]]);
    // x12 of fencein_6
    t[7131] = s.tok(&FORK, &[Arg::tok(&COMBINE_F), Arg::tok(&HFRONTIER), Arg::tok(&VFRONTIER)]);
    // x13 of fencein_6
    t[7132] = s.tok(&MAPPLY_F, &[t[7131], t[7130]]);
    // O of fencein_6
    t[7133] = s.tok(&FILL, &[I, Int(5), t[7132]]);
    // x1 of samepalette
    t[7134] = s.tok(&PALETTE_T, &[t[7133]]);
    // x3 of samepalette
    t[7135] = s.tok(&DIFFERENCE, &[t[7134], t[2]]);
    // x4 of samepalette
    t[7136] = s.tok(&DIFFERENCE, &[t[2], t[7134]]);
    // x5 of samepalette
    t[7137] = s.tok(&COMBINE_F, &[t[7135], t[7136]]);
    // x6 of samepalette
    t[7138] = s.tok(&SIZE, &[t[7137]]);
    // x7 of samepalette
    t[7139] = s.tok(&MULTIPLY, &[t[7138], Int(100)]);
    // x8 of samepalette
    t[7140] = s.tok(&SUBTRACT, &[Int(1000), t[7139]]);
    // x9 of samepalette
    t[7141] = s.tok(&ASTUPLE, &[t[7140], t[7137]]);
    // x1 of samecells
    t[7142] = s.tok(&CELLWISE, &[C, t[7133], Int(-1)]);
    // x2 of samecells
    t[7143] = s.tok(&OFCOLOR, &[t[7142], Int(-1)]);
    // x4 of samecells
    t[7144] = s.tok(&DIFFERENCE, &[t[12], t[7143]]);
    // x5 of samecells
    t[7145] = s.tok(&SIZE, &[t[7144]]);
    // x6 of samecells
    t[7146] = s.tok(&MULTIPLY, &[t[7145], Int(1000)]);
    // x8 of samecells
    t[7147] = s.tok(&DIVIDE, &[t[7146], t[16]]);
    // x9 of samecells
    t[7148] = s.tok(&ASTUPLE, &[t[7147], t[7143]]);
    // x1 of sameshape
    t[7149] = s.tok(&SHAPE_T, &[t[7133]]);
    // x3 of sameshape
    t[7150] = s.tok(&SUBTRACT, &[t[7149], t[20]]);
    // x4 of sameshape
    t[7151] = s.tok(&INVERT, &[t[7150]]);
    // x5 of sameshape
    t[7152] = s.tok(&COMBINE_T, &[t[7150], t[7151]]);
    // x6 of sameshape
    t[7153] = s.tok(&MAXIMUM, &[t[7152]]);
    // x7 of sameshape
    t[7154] = s.tok(&MULTIPLY, &[t[7153], Int(100)]);
    // x8 of sameshape
    t[7155] = s.tok(&SUBTRACT, &[Int(1000), t[7154]]);
    // x9 of sameshape
    t[7156] = s.tok(&ASTUPLE, &[t[7155], t[20]]);
    // x2 of sameshapes
    t[7157] = s.call(t[28], &[t[7133]]);
    // x4 of sameshapes
    t[7158] = s.tok(&INTERSECTION, &[t[7157], t[30]]);
    // x5 of sameshapes
    t[7159] = s.tok(&DIFFERENCE, &[t[30], t[7157]]);
    // x6 of sameshapes
    t[7160] = s.tok(&SIZE, &[t[7158]]);
    // x7 of sameshapes
    t[7161] = s.tok(&SIZE, &[t[7159]]);
    // x8 of sameshapes
    t[7162] = s.tok(&SUBTRACT, &[t[7160], t[7161]]);
    // x9 of sameshapes
    t[7163] = s.tok(&MULTIPLY, &[t[7162], Int(100)]);
    // x10 of sameshapes
    t[7164] = s.tok(&ASTUPLE, &[t[7163], t[7159]]);
    // x1 of samebackground
    t[7165] = s.tok(&MOSTCOLOR_T, &[t[7133]]);
    // x3 of samebackground
    t[7166] = s.tok(&EQUALITY, &[t[7165], t[39]]);
    // x4 of samebackground
    t[7167] = s.tok(&BRANCH, &[t[7166], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7168] = s.tok(&ASTUPLE, &[t[7165], t[39]]);
    // x6 of samebackground
    t[7169] = s.tok(&ASTUPLE, &[t[7167], t[7168]]);
    // x2 of tallest_2
    t[7170] = s.tok(&GET_NTH_BY_KEY_T, &[t[3979], Int(-1), Arg::tok(&HEIGHT_O)]);
    // x3 of tallest_2
    t[7171] = s.tok(&COLOR, &[t[7170]]);
    // O of tallest_2
    t[7172] = s.tok(&CANVAS, &[t[7171], Pair(1, 1)]);
    // x1 of samepalette
    t[7173] = s.tok(&PALETTE_T, &[t[7172]]);
    // x3 of samepalette
    t[7174] = s.tok(&DIFFERENCE, &[t[7173], t[2]]);
    // x4 of samepalette
    t[7175] = s.tok(&DIFFERENCE, &[t[2], t[7173]]);
    // x5 of samepalette
    t[7176] = s.tok(&COMBINE_F, &[t[7174], t[7175]]);
    // x6 of samepalette
    t[7177] = s.tok(&SIZE, &[t[7176]]);
    // x7 of samepalette
    t[7178] = s.tok(&MULTIPLY, &[t[7177], Int(100)]);
    // x8 of samepalette
    t[7179] = s.tok(&SUBTRACT, &[Int(1000), t[7178]]);
    // x9 of samepalette
    t[7180] = s.tok(&ASTUPLE, &[t[7179], t[7176]]);
    // x1 of samecells
    t[7181] = s.tok(&CELLWISE, &[C, t[7172], Int(-1)]);
    // x2 of samecells
    t[7182] = s.tok(&OFCOLOR, &[t[7181], Int(-1)]);
    // x4 of samecells
    t[7183] = s.tok(&DIFFERENCE, &[t[12], t[7182]]);
    // x5 of samecells
    t[7184] = s.tok(&SIZE, &[t[7183]]);
    // x6 of samecells
    t[7185] = s.tok(&MULTIPLY, &[t[7184], Int(1000)]);
    // x8 of samecells
    t[7186] = s.tok(&DIVIDE, &[t[7185], t[16]]);
    // x9 of samecells
    t[7187] = s.tok(&ASTUPLE, &[t[7186], t[7182]]);
    // x1 of sameshape
    t[7188] = s.tok(&SHAPE_T, &[t[7172]]);
    // x3 of sameshape
    t[7189] = s.tok(&SUBTRACT, &[t[7188], t[20]]);
    // x4 of sameshape
    t[7190] = s.tok(&INVERT, &[t[7189]]);
    // x5 of sameshape
    t[7191] = s.tok(&COMBINE_T, &[t[7189], t[7190]]);
    // x6 of sameshape
    t[7192] = s.tok(&MAXIMUM, &[t[7191]]);
    // x7 of sameshape
    t[7193] = s.tok(&MULTIPLY, &[t[7192], Int(100)]);
    // x8 of sameshape
    t[7194] = s.tok(&SUBTRACT, &[Int(1000), t[7193]]);
    // x9 of sameshape
    t[7195] = s.tok(&ASTUPLE, &[t[7194], t[20]]);
    // x2 of sameshapes
    t[7196] = s.call(t[28], &[t[7172]]);
    // x4 of sameshapes
    t[7197] = s.tok(&INTERSECTION, &[t[7196], t[30]]);
    // x5 of sameshapes
    t[7198] = s.tok(&DIFFERENCE, &[t[30], t[7196]]);
    // x6 of sameshapes
    t[7199] = s.tok(&SIZE, &[t[7197]]);
    // x7 of sameshapes
    t[7200] = s.tok(&SIZE, &[t[7198]]);
}

fn steps_37(s: &mut dyn Steps, t: &mut [Arg]) {
    // x8 of sameshapes
    t[7201] = s.tok(&SUBTRACT, &[t[7199], t[7200]]);
    // x9 of sameshapes
    t[7202] = s.tok(&MULTIPLY, &[t[7201], Int(100)]);
    // x10 of sameshapes
    t[7203] = s.tok(&ASTUPLE, &[t[7202], t[7198]]);
    // x1 of samebackground
    t[7204] = s.tok(&MOSTCOLOR_T, &[t[7172]]);
    // x3 of samebackground
    t[7205] = s.tok(&EQUALITY, &[t[7204], t[39]]);
    // x4 of samebackground
    t[7206] = s.tok(&BRANCH, &[t[7205], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7207] = s.tok(&ASTUPLE, &[t[7204], t[39]]);
    // x6 of samebackground
    t[7208] = s.tok(&ASTUPLE, &[t[7206], t[7207]]);
    // x2 of tallest_5
    t[7209] = s.tok(&VALMAX, &[t[3478], Arg::tok(&HEIGHT_F)]);
    // x3 of tallest_5
    t[7210] = s.tok(&MATCHER, &[Arg::tok(&HEIGHT_F), t[7209]]);
    // x4 of tallest_5
    t[7211] = s.tok(&EXTRACT, &[t[3478], t[7210]]);
    // x5 of tallest_5
    t[7212] = s.tok(&MOSTCOLOR_F, &[t[7211]]);
    // O of tallest_5
    t[7213] = s.tok(&CANVAS, &[t[7212], Pair(1, 1)]);
    // x1 of samepalette
    t[7214] = s.tok(&PALETTE_T, &[t[7213]]);
    // x3 of samepalette
    t[7215] = s.tok(&DIFFERENCE, &[t[7214], t[2]]);
    // x4 of samepalette
    t[7216] = s.tok(&DIFFERENCE, &[t[2], t[7214]]);
    // x5 of samepalette
    t[7217] = s.tok(&COMBINE_F, &[t[7215], t[7216]]);
    // x6 of samepalette
    t[7218] = s.tok(&SIZE, &[t[7217]]);
    // x7 of samepalette
    t[7219] = s.tok(&MULTIPLY, &[t[7218], Int(100)]);
    // x8 of samepalette
    t[7220] = s.tok(&SUBTRACT, &[Int(1000), t[7219]]);
    // x9 of samepalette
    t[7221] = s.tok(&ASTUPLE, &[t[7220], t[7217]]);
    // x1 of samecells
    t[7222] = s.tok(&CELLWISE, &[C, t[7213], Int(-1)]);
    // x2 of samecells
    t[7223] = s.tok(&OFCOLOR, &[t[7222], Int(-1)]);
    // x4 of samecells
    t[7224] = s.tok(&DIFFERENCE, &[t[12], t[7223]]);
    // x5 of samecells
    t[7225] = s.tok(&SIZE, &[t[7224]]);
    // x6 of samecells
    t[7226] = s.tok(&MULTIPLY, &[t[7225], Int(1000)]);
    // x8 of samecells
    t[7227] = s.tok(&DIVIDE, &[t[7226], t[16]]);
    // x9 of samecells
    t[7228] = s.tok(&ASTUPLE, &[t[7227], t[7223]]);
    // x1 of sameshape
    t[7229] = s.tok(&SHAPE_T, &[t[7213]]);
    // x3 of sameshape
    t[7230] = s.tok(&SUBTRACT, &[t[7229], t[20]]);
    // x4 of sameshape
    t[7231] = s.tok(&INVERT, &[t[7230]]);
    // x5 of sameshape
    t[7232] = s.tok(&COMBINE_T, &[t[7230], t[7231]]);
    // x6 of sameshape
    t[7233] = s.tok(&MAXIMUM, &[t[7232]]);
    // x7 of sameshape
    t[7234] = s.tok(&MULTIPLY, &[t[7233], Int(100)]);
    // x8 of sameshape
    t[7235] = s.tok(&SUBTRACT, &[Int(1000), t[7234]]);
    // x9 of sameshape
    t[7236] = s.tok(&ASTUPLE, &[t[7235], t[20]]);
    // x2 of sameshapes
    t[7237] = s.call(t[28], &[t[7213]]);
    // x4 of sameshapes
    t[7238] = s.tok(&INTERSECTION, &[t[7237], t[30]]);
    // x5 of sameshapes
    t[7239] = s.tok(&DIFFERENCE, &[t[30], t[7237]]);
    // x6 of sameshapes
    t[7240] = s.tok(&SIZE, &[t[7238]]);
    // x7 of sameshapes
    t[7241] = s.tok(&SIZE, &[t[7239]]);
    // x8 of sameshapes
    t[7242] = s.tok(&SUBTRACT, &[t[7240], t[7241]]);
    // x9 of sameshapes
    t[7243] = s.tok(&MULTIPLY, &[t[7242], Int(100)]);
    // x10 of sameshapes
    t[7244] = s.tok(&ASTUPLE, &[t[7243], t[7239]]);
    // x1 of samebackground
    t[7245] = s.tok(&MOSTCOLOR_T, &[t[7213]]);
    // x3 of samebackground
    t[7246] = s.tok(&EQUALITY, &[t[7245], t[39]]);
    // x4 of samebackground
    t[7247] = s.tok(&BRANCH, &[t[7246], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7248] = s.tok(&ASTUPLE, &[t[7245], t[39]]);
    // x6 of samebackground
    t[7249] = s.tok(&ASTUPLE, &[t[7247], t[7248]]);
    // x3 of halfway_2
    t[7250] = s.tok(&FIRST_F, &[t[5905]]);
    // x4 of halfway_2
    t[7251] = s.tok(&OTHER_F, &[t[5905], t[7250]]);
    // x5 of halfway_2
    t[7252] = s.tok(&ADD, &[t[7250], t[7251]]);
    // x6 of halfway_2
    t[7253] = s.tok(&HALVE, &[t[7252]]);
    // x7 of halfway_2
    t[7254] = s.tok(&ASCELL, &[t[7253], Int(2)]);
    // x8 of halfway_2
    t[7255] = s.tok(&INITSET, &[t[7254]]);
    // O of halfway_2
    t[7256] = s.tok(&PAINT, &[I, t[7255]]);
    // x1 of samepalette
    t[7257] = s.tok(&PALETTE_T, &[t[7256]]);
    // x3 of samepalette
    t[7258] = s.tok(&DIFFERENCE, &[t[7257], t[2]]);
    // x4 of samepalette
    t[7259] = s.tok(&DIFFERENCE, &[t[2], t[7257]]);
    // x5 of samepalette
    t[7260] = s.tok(&COMBINE_F, &[t[7258], t[7259]]);
    // x6 of samepalette
    t[7261] = s.tok(&SIZE, &[t[7260]]);
    // x7 of samepalette
    t[7262] = s.tok(&MULTIPLY, &[t[7261], Int(100)]);
    // x8 of samepalette
    t[7263] = s.tok(&SUBTRACT, &[Int(1000), t[7262]]);
    // x9 of samepalette
    t[7264] = s.tok(&ASTUPLE, &[t[7263], t[7260]]);
    // x1 of samecells
    t[7265] = s.tok(&CELLWISE, &[C, t[7256], Int(-1)]);
    // x2 of samecells
    t[7266] = s.tok(&OFCOLOR, &[t[7265], Int(-1)]);
    // x4 of samecells
    t[7267] = s.tok(&DIFFERENCE, &[t[12], t[7266]]);
    // x5 of samecells
    t[7268] = s.tok(&SIZE, &[t[7267]]);
    // x6 of samecells
    t[7269] = s.tok(&MULTIPLY, &[t[7268], Int(1000)]);
    // x8 of samecells
    t[7270] = s.tok(&DIVIDE, &[t[7269], t[16]]);
    // x9 of samecells
    t[7271] = s.tok(&ASTUPLE, &[t[7270], t[7266]]);
    // x1 of sameshape
    t[7272] = s.tok(&SHAPE_T, &[t[7256]]);
    // x3 of sameshape
    t[7273] = s.tok(&SUBTRACT, &[t[7272], t[20]]);
    // x4 of sameshape
    t[7274] = s.tok(&INVERT, &[t[7273]]);
    // x5 of sameshape
    t[7275] = s.tok(&COMBINE_T, &[t[7273], t[7274]]);
    // x6 of sameshape
    t[7276] = s.tok(&MAXIMUM, &[t[7275]]);
    // x7 of sameshape
    t[7277] = s.tok(&MULTIPLY, &[t[7276], Int(100)]);
    // x8 of sameshape
    t[7278] = s.tok(&SUBTRACT, &[Int(1000), t[7277]]);
    // x9 of sameshape
    t[7279] = s.tok(&ASTUPLE, &[t[7278], t[20]]);
    // x2 of sameshapes
    t[7280] = s.call(t[28], &[t[7256]]);
    // x4 of sameshapes
    t[7281] = s.tok(&INTERSECTION, &[t[7280], t[30]]);
    // x5 of sameshapes
    t[7282] = s.tok(&DIFFERENCE, &[t[30], t[7280]]);
    // x6 of sameshapes
    t[7283] = s.tok(&SIZE, &[t[7281]]);
    // x7 of sameshapes
    t[7284] = s.tok(&SIZE, &[t[7282]]);
    // x8 of sameshapes
    t[7285] = s.tok(&SUBTRACT, &[t[7283], t[7284]]);
    // x9 of sameshapes
    t[7286] = s.tok(&MULTIPLY, &[t[7285], Int(100)]);
    // x10 of sameshapes
    t[7287] = s.tok(&ASTUPLE, &[t[7286], t[7282]]);
    // x1 of samebackground
    t[7288] = s.tok(&MOSTCOLOR_T, &[t[7256]]);
    // x3 of samebackground
    t[7289] = s.tok(&EQUALITY, &[t[7288], t[39]]);
    // x4 of samebackground
    t[7290] = s.tok(&BRANCH, &[t[7289], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7291] = s.tok(&ASTUPLE, &[t[7288], t[39]]);
    // x6 of samebackground
    t[7292] = s.tok(&ASTUPLE, &[t[7290], t[7291]]);
    // x3 of dive_2
    t[7293] = s.tok(&FIRST_F, &[t[4359]]);
    // x5 of dive_2
    t[7294] = s.tok(&GRAVITATE, &[t[7293], t[3851]]);
    // x6 of dive_2
    t[7295] = s.tok(&CREMENT, &[t[7294]]);
    // O of dive_2
    t[7296] = s.tok(&MOVE, &[I, t[7293], t[7295]]);
    // x1 of samepalette
    t[7297] = s.tok(&PALETTE_T, &[t[7296]]);
    // x3 of samepalette
    t[7298] = s.tok(&DIFFERENCE, &[t[7297], t[2]]);
    // x4 of samepalette
    t[7299] = s.tok(&DIFFERENCE, &[t[2], t[7297]]);
    // x5 of samepalette
    t[7300] = s.tok(&COMBINE_F, &[t[7298], t[7299]]);
    // x6 of samepalette
    t[7301] = s.tok(&SIZE, &[t[7300]]);
    // x7 of samepalette
    t[7302] = s.tok(&MULTIPLY, &[t[7301], Int(100)]);
    // x8 of samepalette
    t[7303] = s.tok(&SUBTRACT, &[Int(1000), t[7302]]);
    // x9 of samepalette
    t[7304] = s.tok(&ASTUPLE, &[t[7303], t[7300]]);
    // x1 of samecells
    t[7305] = s.tok(&CELLWISE, &[C, t[7296], Int(-1)]);
    // x2 of samecells
    t[7306] = s.tok(&OFCOLOR, &[t[7305], Int(-1)]);
    // x4 of samecells
    t[7307] = s.tok(&DIFFERENCE, &[t[12], t[7306]]);
    // x5 of samecells
    t[7308] = s.tok(&SIZE, &[t[7307]]);
    // x6 of samecells
    t[7309] = s.tok(&MULTIPLY, &[t[7308], Int(1000)]);
    // x8 of samecells
    t[7310] = s.tok(&DIVIDE, &[t[7309], t[16]]);
    // x9 of samecells
    t[7311] = s.tok(&ASTUPLE, &[t[7310], t[7306]]);
    // x1 of sameshape
    t[7312] = s.tok(&SHAPE_T, &[t[7296]]);
    // x3 of sameshape
    t[7313] = s.tok(&SUBTRACT, &[t[7312], t[20]]);
    // x4 of sameshape
    t[7314] = s.tok(&INVERT, &[t[7313]]);
    // x5 of sameshape
    t[7315] = s.tok(&COMBINE_T, &[t[7313], t[7314]]);
    // x6 of sameshape
    t[7316] = s.tok(&MAXIMUM, &[t[7315]]);
    // x7 of sameshape
    t[7317] = s.tok(&MULTIPLY, &[t[7316], Int(100)]);
    // x8 of sameshape
    t[7318] = s.tok(&SUBTRACT, &[Int(1000), t[7317]]);
    // x9 of sameshape
    t[7319] = s.tok(&ASTUPLE, &[t[7318], t[20]]);
    // x2 of sameshapes
    t[7320] = s.call(t[28], &[t[7296]]);
    // x4 of sameshapes
    t[7321] = s.tok(&INTERSECTION, &[t[7320], t[30]]);
    // x5 of sameshapes
    t[7322] = s.tok(&DIFFERENCE, &[t[30], t[7320]]);
    // x6 of sameshapes
    t[7323] = s.tok(&SIZE, &[t[7321]]);
    // x7 of sameshapes
    t[7324] = s.tok(&SIZE, &[t[7322]]);
    // x8 of sameshapes
    t[7325] = s.tok(&SUBTRACT, &[t[7323], t[7324]]);
    // x9 of sameshapes
    t[7326] = s.tok(&MULTIPLY, &[t[7325], Int(100)]);
    // x10 of sameshapes
    t[7327] = s.tok(&ASTUPLE, &[t[7326], t[7322]]);
    // x1 of samebackground
    t[7328] = s.tok(&MOSTCOLOR_T, &[t[7296]]);
    // x3 of samebackground
    t[7329] = s.tok(&EQUALITY, &[t[7328], t[39]]);
    // x4 of samebackground
    t[7330] = s.tok(&BRANCH, &[t[7329], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7331] = s.tok(&ASTUPLE, &[t[7328], t[39]]);
    // x6 of samebackground
    t[7332] = s.tok(&ASTUPLE, &[t[7330], t[7331]]);
    // x3 of nudge_2
    t[7333] = s.tok(&CENTER, &[t[3851]]);
    // x4 of nudge_2
    t[7334] = s.tok(&FIRST_F, &[t[3849]]);
    // x5 of nudge_2
    t[7335] = s.tok(&SUBTRACT, &[t[7333], t[7334]]);
    // x6 of nudge_2
    t[7336] = s.tok(&SIGN, &[t[7335]]);
    // x7 of nudge_2, x6 of twicefar_2, x5 of nudge_5
    t[7337] = s.tok(&RECOLOR_I, &[Int(2), t[3849]]);
    // O of nudge_2
    t[7338] = s.tok(&MOVE, &[I, t[7337], t[7336]]);
    // x1 of samepalette
    t[7339] = s.tok(&PALETTE_T, &[t[7338]]);
    // x3 of samepalette
    t[7340] = s.tok(&DIFFERENCE, &[t[7339], t[2]]);
    // x4 of samepalette
    t[7341] = s.tok(&DIFFERENCE, &[t[2], t[7339]]);
    // x5 of samepalette
    t[7342] = s.tok(&COMBINE_F, &[t[7340], t[7341]]);
    // x6 of samepalette
    t[7343] = s.tok(&SIZE, &[t[7342]]);
    // x7 of samepalette
    t[7344] = s.tok(&MULTIPLY, &[t[7343], Int(100)]);
    // x8 of samepalette
    t[7345] = s.tok(&SUBTRACT, &[Int(1000), t[7344]]);
    // x9 of samepalette
    t[7346] = s.tok(&ASTUPLE, &[t[7345], t[7342]]);
    // x1 of samecells
    t[7347] = s.tok(&CELLWISE, &[C, t[7338], Int(-1)]);
    // x2 of samecells
    t[7348] = s.tok(&OFCOLOR, &[t[7347], Int(-1)]);
    // x4 of samecells
    t[7349] = s.tok(&DIFFERENCE, &[t[12], t[7348]]);
    // x5 of samecells
    t[7350] = s.tok(&SIZE, &[t[7349]]);
    // x6 of samecells
    t[7351] = s.tok(&MULTIPLY, &[t[7350], Int(1000)]);
    // x8 of samecells
    t[7352] = s.tok(&DIVIDE, &[t[7351], t[16]]);
    // x9 of samecells
    t[7353] = s.tok(&ASTUPLE, &[t[7352], t[7348]]);
    // x1 of sameshape
    t[7354] = s.tok(&SHAPE_T, &[t[7338]]);
    // x3 of sameshape
    t[7355] = s.tok(&SUBTRACT, &[t[7354], t[20]]);
    // x4 of sameshape
    t[7356] = s.tok(&INVERT, &[t[7355]]);
    // x5 of sameshape
    t[7357] = s.tok(&COMBINE_T, &[t[7355], t[7356]]);
    // x6 of sameshape
    t[7358] = s.tok(&MAXIMUM, &[t[7357]]);
    // x7 of sameshape
    t[7359] = s.tok(&MULTIPLY, &[t[7358], Int(100)]);
    // x8 of sameshape
    t[7360] = s.tok(&SUBTRACT, &[Int(1000), t[7359]]);
    // x9 of sameshape
    t[7361] = s.tok(&ASTUPLE, &[t[7360], t[20]]);
    // x2 of sameshapes
    t[7362] = s.call(t[28], &[t[7338]]);
    // x4 of sameshapes
    t[7363] = s.tok(&INTERSECTION, &[t[7362], t[30]]);
    // x5 of sameshapes
    t[7364] = s.tok(&DIFFERENCE, &[t[30], t[7362]]);
    // x6 of sameshapes
    t[7365] = s.tok(&SIZE, &[t[7363]]);
    // x7 of sameshapes
    t[7366] = s.tok(&SIZE, &[t[7364]]);
    // x8 of sameshapes
    t[7367] = s.tok(&SUBTRACT, &[t[7365], t[7366]]);
    // x9 of sameshapes
    t[7368] = s.tok(&MULTIPLY, &[t[7367], Int(100)]);
    // x10 of sameshapes
    t[7369] = s.tok(&ASTUPLE, &[t[7368], t[7364]]);
    // x1 of samebackground
    t[7370] = s.tok(&MOSTCOLOR_T, &[t[7338]]);
    // x3 of samebackground
    t[7371] = s.tok(&EQUALITY, &[t[7370], t[39]]);
    // x4 of samebackground
    t[7372] = s.tok(&BRANCH, &[t[7371], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7373] = s.tok(&ASTUPLE, &[t[7370], t[39]]);
    // x6 of samebackground
    t[7374] = s.tok(&ASTUPLE, &[t[7372], t[7373]]);
    // x2 of tidyup_2
    t[7375] = s.tok(&MATCHER, &[Arg::tok(&SIZE), Int(1)]);
    // x4 of tidyup_2
    t[7376] = s.tok(&FORK, &[Arg::tok(&EITHER), t[7375], t[4912]]);
    // x5 of tidyup_2
    t[7377] = s.tok(&MFILTER, &[t[3478], t[7376]]);
    // O of tidyup_2
    t[7378] = s.tok(&COVER, &[I, t[7377]]);
    // x1 of samepalette
    t[7379] = s.tok(&PALETTE_T, &[t[7378]]);
    // x3 of samepalette
    t[7380] = s.tok(&DIFFERENCE, &[t[7379], t[2]]);
    // x4 of samepalette
    t[7381] = s.tok(&DIFFERENCE, &[t[2], t[7379]]);
    // x5 of samepalette
    t[7382] = s.tok(&COMBINE_F, &[t[7380], t[7381]]);
    // x6 of samepalette
    t[7383] = s.tok(&SIZE, &[t[7382]]);
    // x7 of samepalette
    t[7384] = s.tok(&MULTIPLY, &[t[7383], Int(100)]);
    // x8 of samepalette
    t[7385] = s.tok(&SUBTRACT, &[Int(1000), t[7384]]);
    // x9 of samepalette
    t[7386] = s.tok(&ASTUPLE, &[t[7385], t[7382]]);
    // x1 of samecells
    t[7387] = s.tok(&CELLWISE, &[C, t[7378], Int(-1)]);
    // x2 of samecells
    t[7388] = s.tok(&OFCOLOR, &[t[7387], Int(-1)]);
    // x4 of samecells
    t[7389] = s.tok(&DIFFERENCE, &[t[12], t[7388]]);
    // x5 of samecells
    t[7390] = s.tok(&SIZE, &[t[7389]]);
    // x6 of samecells
    t[7391] = s.tok(&MULTIPLY, &[t[7390], Int(1000)]);
    // x8 of samecells
    t[7392] = s.tok(&DIVIDE, &[t[7391], t[16]]);
    // x9 of samecells
    t[7393] = s.tok(&ASTUPLE, &[t[7392], t[7388]]);
    // x1 of sameshape
    t[7394] = s.tok(&SHAPE_T, &[t[7378]]);
    // x3 of sameshape
    t[7395] = s.tok(&SUBTRACT, &[t[7394], t[20]]);
    // x4 of sameshape
    t[7396] = s.tok(&INVERT, &[t[7395]]);
    // x5 of sameshape
    t[7397] = s.tok(&COMBINE_T, &[t[7395], t[7396]]);
    // x6 of sameshape
    t[7398] = s.tok(&MAXIMUM, &[t[7397]]);
    // x7 of sameshape
    t[7399] = s.tok(&MULTIPLY, &[t[7398], Int(100)]);
    // x8 of sameshape
    t[7400] = s.tok(&SUBTRACT, &[Int(1000), t[7399]]);
}

fn steps_38(s: &mut dyn Steps, t: &mut [Arg]) {
    // x9 of sameshape
    t[7401] = s.tok(&ASTUPLE, &[t[7400], t[20]]);
    // x2 of sameshapes
    t[7402] = s.call(t[28], &[t[7378]]);
    // x4 of sameshapes
    t[7403] = s.tok(&INTERSECTION, &[t[7402], t[30]]);
    // x5 of sameshapes
    t[7404] = s.tok(&DIFFERENCE, &[t[30], t[7402]]);
    // x6 of sameshapes
    t[7405] = s.tok(&SIZE, &[t[7403]]);
    // x7 of sameshapes
    t[7406] = s.tok(&SIZE, &[t[7404]]);
    // x8 of sameshapes
    t[7407] = s.tok(&SUBTRACT, &[t[7405], t[7406]]);
    // x9 of sameshapes
    t[7408] = s.tok(&MULTIPLY, &[t[7407], Int(100)]);
    // x10 of sameshapes
    t[7409] = s.tok(&ASTUPLE, &[t[7408], t[7404]]);
    // x1 of samebackground
    t[7410] = s.tok(&MOSTCOLOR_T, &[t[7378]]);
    // x3 of samebackground
    t[7411] = s.tok(&EQUALITY, &[t[7410], t[39]]);
    // x4 of samebackground
    t[7412] = s.tok(&BRANCH, &[t[7411], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7413] = s.tok(&ASTUPLE, &[t[7410], t[39]]);
    // x6 of samebackground
    t[7414] = s.tok(&ASTUPLE, &[t[7412], t[7413]]);
    // x4 of halo_2
    t[7415] = s.tok(&MAPPLY_F, &[Arg::tok(&INEIGHBORS), t[3851]]);
    // x5 of halo_2
    t[7416] = s.tok(&MAPPLY_F, &[Arg::tok(&NEIGHBORS), t[3849]]);
    // x6 of halo_2
    t[7417] = s.tok(&MAPPLY_F, &[Arg::tok(&DNEIGHBORS), t[4830]]);
    // x7 of halo_2
    t[7418] = s.tok(&COMBINE_F, &[t[7415], t[7416]]);
    // x8 of halo_2
    t[7419] = s.tok(&COMBINE_F, &[t[7418], t[7417]]);
    // O of halo_2
    t[7420] = s.tok(&FILL, &[I, Int(4), t[7419]]);
    // x1 of samepalette
    t[7421] = s.tok(&PALETTE_T, &[t[7420]]);
    // x3 of samepalette
    t[7422] = s.tok(&DIFFERENCE, &[t[7421], t[2]]);
    // x4 of samepalette
    t[7423] = s.tok(&DIFFERENCE, &[t[2], t[7421]]);
    // x5 of samepalette
    t[7424] = s.tok(&COMBINE_F, &[t[7422], t[7423]]);
    // x6 of samepalette
    t[7425] = s.tok(&SIZE, &[t[7424]]);
    // x7 of samepalette
    t[7426] = s.tok(&MULTIPLY, &[t[7425], Int(100)]);
    // x8 of samepalette
    t[7427] = s.tok(&SUBTRACT, &[Int(1000), t[7426]]);
    // x9 of samepalette
    t[7428] = s.tok(&ASTUPLE, &[t[7427], t[7424]]);
    // x1 of samecells
    t[7429] = s.tok(&CELLWISE, &[C, t[7420], Int(-1)]);
    // x2 of samecells
    t[7430] = s.tok(&OFCOLOR, &[t[7429], Int(-1)]);
    // x4 of samecells
    t[7431] = s.tok(&DIFFERENCE, &[t[12], t[7430]]);
    // x5 of samecells
    t[7432] = s.tok(&SIZE, &[t[7431]]);
    // x6 of samecells
    t[7433] = s.tok(&MULTIPLY, &[t[7432], Int(1000)]);
    // x8 of samecells
    t[7434] = s.tok(&DIVIDE, &[t[7433], t[16]]);
    // x9 of samecells
    t[7435] = s.tok(&ASTUPLE, &[t[7434], t[7430]]);
    // x1 of sameshape
    t[7436] = s.tok(&SHAPE_T, &[t[7420]]);
    // x3 of sameshape
    t[7437] = s.tok(&SUBTRACT, &[t[7436], t[20]]);
    // x4 of sameshape
    t[7438] = s.tok(&INVERT, &[t[7437]]);
    // x5 of sameshape
    t[7439] = s.tok(&COMBINE_T, &[t[7437], t[7438]]);
    // x6 of sameshape
    t[7440] = s.tok(&MAXIMUM, &[t[7439]]);
    // x7 of sameshape
    t[7441] = s.tok(&MULTIPLY, &[t[7440], Int(100)]);
    // x8 of sameshape
    t[7442] = s.tok(&SUBTRACT, &[Int(1000), t[7441]]);
    // x9 of sameshape
    t[7443] = s.tok(&ASTUPLE, &[t[7442], t[20]]);
    // x2 of sameshapes
    t[7444] = s.call(t[28], &[t[7420]]);
    // x4 of sameshapes
    t[7445] = s.tok(&INTERSECTION, &[t[7444], t[30]]);
    // x5 of sameshapes
    t[7446] = s.tok(&DIFFERENCE, &[t[30], t[7444]]);
    // x6 of sameshapes
    t[7447] = s.tok(&SIZE, &[t[7445]]);
    // x7 of sameshapes
    t[7448] = s.tok(&SIZE, &[t[7446]]);
    // x8 of sameshapes
    t[7449] = s.tok(&SUBTRACT, &[t[7447], t[7448]]);
    // x9 of sameshapes
    t[7450] = s.tok(&MULTIPLY, &[t[7449], Int(100)]);
    // x10 of sameshapes
    t[7451] = s.tok(&ASTUPLE, &[t[7450], t[7446]]);
    // x1 of samebackground
    t[7452] = s.tok(&MOSTCOLOR_T, &[t[7420]]);
    // x3 of samebackground
    t[7453] = s.tok(&EQUALITY, &[t[7452], t[39]]);
    // x4 of samebackground
    t[7454] = s.tok(&BRANCH, &[t[7453], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7455] = s.tok(&ASTUPLE, &[t[7452], t[39]]);
    // x6 of samebackground
    t[7456] = s.tok(&ASTUPLE, &[t[7454], t[7455]]);
    // x2 of signposts_2
    t[7457] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(-1, 0)]);
    // x3 of signposts_2
    t[7458] = s.tok(&MAPPLY_F, &[t[7457], t[3851]]);
    // x4 of signposts_2
    t[7459] = s.tok(&FILL, &[I, Int(1), t[7458]]);
    // x6 of signposts_2
    t[7460] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(1, 0)]);
    // x7 of signposts_2
    t[7461] = s.tok(&MAPPLY_F, &[t[7460], t[3849]]);
    // x8 of signposts_2
    t[7462] = s.tok(&FILL, &[t[7459], Int(2), t[7461]]);
    // x10 of signposts_2
    t[7463] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(0, -1)]);
    // x11 of signposts_2
    t[7464] = s.tok(&MAPPLY_F, &[t[7463], t[4830]]);
    // x12 of signposts_2
    t[7465] = s.tok(&FILL, &[t[7462], Int(3), t[7464]]);
    // x14 of signposts_2
    t[7466] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(0, 1)]);
    // x15 of signposts_2
    t[7467] = s.tok(&MAPPLY_F, &[t[7466], t[5077]]);
    // O of signposts_2
    t[7468] = s.tok(&FILL, &[t[7465], Int(4), t[7467]]);
    // x1 of samepalette
    t[7469] = s.tok(&PALETTE_T, &[t[7468]]);
    // x3 of samepalette
    t[7470] = s.tok(&DIFFERENCE, &[t[7469], t[2]]);
    // x4 of samepalette
    t[7471] = s.tok(&DIFFERENCE, &[t[2], t[7469]]);
    // x5 of samepalette
    t[7472] = s.tok(&COMBINE_F, &[t[7470], t[7471]]);
    // x6 of samepalette
    t[7473] = s.tok(&SIZE, &[t[7472]]);
    // x7 of samepalette
    t[7474] = s.tok(&MULTIPLY, &[t[7473], Int(100)]);
    // x8 of samepalette
    t[7475] = s.tok(&SUBTRACT, &[Int(1000), t[7474]]);
    // x9 of samepalette
    t[7476] = s.tok(&ASTUPLE, &[t[7475], t[7472]]);
    // x1 of samecells
    t[7477] = s.tok(&CELLWISE, &[C, t[7468], Int(-1)]);
    // x2 of samecells
    t[7478] = s.tok(&OFCOLOR, &[t[7477], Int(-1)]);
    // x4 of samecells
    t[7479] = s.tok(&DIFFERENCE, &[t[12], t[7478]]);
    // x5 of samecells
    t[7480] = s.tok(&SIZE, &[t[7479]]);
    // x6 of samecells
    t[7481] = s.tok(&MULTIPLY, &[t[7480], Int(1000)]);
    // x8 of samecells
    t[7482] = s.tok(&DIVIDE, &[t[7481], t[16]]);
    // x9 of samecells
    t[7483] = s.tok(&ASTUPLE, &[t[7482], t[7478]]);
    // x1 of sameshape
    t[7484] = s.tok(&SHAPE_T, &[t[7468]]);
    // x3 of sameshape
    t[7485] = s.tok(&SUBTRACT, &[t[7484], t[20]]);
    // x4 of sameshape
    t[7486] = s.tok(&INVERT, &[t[7485]]);
    // x5 of sameshape
    t[7487] = s.tok(&COMBINE_T, &[t[7485], t[7486]]);
    // x6 of sameshape
    t[7488] = s.tok(&MAXIMUM, &[t[7487]]);
    // x7 of sameshape
    t[7489] = s.tok(&MULTIPLY, &[t[7488], Int(100)]);
    // x8 of sameshape
    t[7490] = s.tok(&SUBTRACT, &[Int(1000), t[7489]]);
    // x9 of sameshape
    t[7491] = s.tok(&ASTUPLE, &[t[7490], t[20]]);
    // x2 of sameshapes
    t[7492] = s.call(t[28], &[t[7468]]);
    // x4 of sameshapes
    t[7493] = s.tok(&INTERSECTION, &[t[7492], t[30]]);
    // x5 of sameshapes
    t[7494] = s.tok(&DIFFERENCE, &[t[30], t[7492]]);
    // x6 of sameshapes
    t[7495] = s.tok(&SIZE, &[t[7493]]);
    // x7 of sameshapes
    t[7496] = s.tok(&SIZE, &[t[7494]]);
    // x8 of sameshapes
    t[7497] = s.tok(&SUBTRACT, &[t[7495], t[7496]]);
    // x9 of sameshapes
    t[7498] = s.tok(&MULTIPLY, &[t[7497], Int(100)]);
    // x10 of sameshapes
    t[7499] = s.tok(&ASTUPLE, &[t[7498], t[7494]]);
    // x1 of samebackground
    t[7500] = s.tok(&MOSTCOLOR_T, &[t[7468]]);
    // x3 of samebackground
    t[7501] = s.tok(&EQUALITY, &[t[7500], t[39]]);
    // x4 of samebackground
    t[7502] = s.tok(&BRANCH, &[t[7501], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7503] = s.tok(&ASTUPLE, &[t[7500], t[39]]);
    // x6 of samebackground
    t[7504] = s.tok(&ASTUPLE, &[t[7502], t[7503]]);
    // x2 of comets
    t[7505] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(-1, 1)]);
    // x3 of comets
    t[7506] = s.tok(&MAPPLY_F, &[t[7505], t[3893]]);
    // x4 of comets
    t[7507] = s.tok(&FILL, &[I, Int(6), t[7506]]);
    // x5 of comets, x15 of driftaway_2
    t[7508] = s.tok(&OFCOLOR, &[I, Int(7)]);
    // x6 of comets
    t[7509] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(1, -1)]);
    // x7 of comets
    t[7510] = s.tok(&MAPPLY_F, &[t[7509], t[7508]]);
    // x8 of comets
    t[7511] = s.tok(&FILL, &[t[7507], Int(7), t[7510]]);
    // x9 of comets, x19 of driftaway_2
    t[7512] = s.tok(&OFCOLOR, &[I, Int(8)]);
    // x10 of comets
    t[7513] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(-1, -1)]);
    // x11 of comets
    t[7514] = s.tok(&MAPPLY_F, &[t[7513], t[7512]]);
    // x12 of comets
    t[7515] = s.tok(&FILL, &[t[7511], Int(8), t[7514]]);
    // x13 of comets
    t[7516] = s.tok(&OFCOLOR, &[I, Int(9)]);
    // x14 of comets
    t[7517] = s.tok(&RBIND, &[Arg::tok(&SHOOT), Pair(1, 1)]);
    // x15 of comets
    t[7518] = s.tok(&MAPPLY_F, &[t[7517], t[7516]]);
    // O of comets
    t[7519] = s.tok(&FILL, &[t[7515], Int(9), t[7518]]);
    // x1 of samepalette
    t[7520] = s.tok(&PALETTE_T, &[t[7519]]);
    // x3 of samepalette
    t[7521] = s.tok(&DIFFERENCE, &[t[7520], t[2]]);
    // x4 of samepalette
    t[7522] = s.tok(&DIFFERENCE, &[t[2], t[7520]]);
    // x5 of samepalette
    t[7523] = s.tok(&COMBINE_F, &[t[7521], t[7522]]);
    // x6 of samepalette
    t[7524] = s.tok(&SIZE, &[t[7523]]);
    // x7 of samepalette
    t[7525] = s.tok(&MULTIPLY, &[t[7524], Int(100)]);
    // x8 of samepalette
    t[7526] = s.tok(&SUBTRACT, &[Int(1000), t[7525]]);
    // x9 of samepalette
    t[7527] = s.tok(&ASTUPLE, &[t[7526], t[7523]]);
    // x1 of samecells
    t[7528] = s.tok(&CELLWISE, &[C, t[7519], Int(-1)]);
    // x2 of samecells
    t[7529] = s.tok(&OFCOLOR, &[t[7528], Int(-1)]);
    // x4 of samecells
    t[7530] = s.tok(&DIFFERENCE, &[t[12], t[7529]]);
    // x5 of samecells
    t[7531] = s.tok(&SIZE, &[t[7530]]);
    // x6 of samecells
    t[7532] = s.tok(&MULTIPLY, &[t[7531], Int(1000)]);
    // x8 of samecells
    t[7533] = s.tok(&DIVIDE, &[t[7532], t[16]]);
    // x9 of samecells
    t[7534] = s.tok(&ASTUPLE, &[t[7533], t[7529]]);
    // x1 of sameshape
    t[7535] = s.tok(&SHAPE_T, &[t[7519]]);
    // x3 of sameshape
    t[7536] = s.tok(&SUBTRACT, &[t[7535], t[20]]);
    // x4 of sameshape
    t[7537] = s.tok(&INVERT, &[t[7536]]);
    // x5 of sameshape
    t[7538] = s.tok(&COMBINE_T, &[t[7536], t[7537]]);
    // x6 of sameshape
    t[7539] = s.tok(&MAXIMUM, &[t[7538]]);
    // x7 of sameshape
    t[7540] = s.tok(&MULTIPLY, &[t[7539], Int(100)]);
    // x8 of sameshape
    t[7541] = s.tok(&SUBTRACT, &[Int(1000), t[7540]]);
    // x9 of sameshape
    t[7542] = s.tok(&ASTUPLE, &[t[7541], t[20]]);
    // x2 of sameshapes
    t[7543] = s.call(t[28], &[t[7519]]);
    // x4 of sameshapes
    t[7544] = s.tok(&INTERSECTION, &[t[7543], t[30]]);
    // x5 of sameshapes
    t[7545] = s.tok(&DIFFERENCE, &[t[30], t[7543]]);
    // x6 of sameshapes
    t[7546] = s.tok(&SIZE, &[t[7544]]);
    // x7 of sameshapes
    t[7547] = s.tok(&SIZE, &[t[7545]]);
    // x8 of sameshapes
    t[7548] = s.tok(&SUBTRACT, &[t[7546], t[7547]]);
    // x9 of sameshapes
    t[7549] = s.tok(&MULTIPLY, &[t[7548], Int(100)]);
    // x10 of sameshapes
    t[7550] = s.tok(&ASTUPLE, &[t[7549], t[7545]]);
    // x1 of samebackground
    t[7551] = s.tok(&MOSTCOLOR_T, &[t[7519]]);
    // x3 of samebackground
    t[7552] = s.tok(&EQUALITY, &[t[7551], t[39]]);
    // x4 of samebackground
    t[7553] = s.tok(&BRANCH, &[t[7552], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7554] = s.tok(&ASTUPLE, &[t[7551], t[39]]);
    // x6 of samebackground
    t[7555] = s.tok(&ASTUPLE, &[t[7553], t[7554]]);
    // x4 of shadow_2
    t[7556] = s.tok(&TOINDICES_I, &[t[4444]]);
    // x5 of shadow_2
    t[7557] = s.tok(&SHIFT, &[t[7556], Pair(1, 1)]);
    // O of shadow_2
    t[7558] = s.tok(&UNDERFILL, &[I, Int(5), t[7557]]);
    // x1 of samepalette
    t[7559] = s.tok(&PALETTE_T, &[t[7558]]);
    // x3 of samepalette
    t[7560] = s.tok(&DIFFERENCE, &[t[7559], t[2]]);
    // x4 of samepalette
    t[7561] = s.tok(&DIFFERENCE, &[t[2], t[7559]]);
    // x5 of samepalette
    t[7562] = s.tok(&COMBINE_F, &[t[7560], t[7561]]);
    // x6 of samepalette
    t[7563] = s.tok(&SIZE, &[t[7562]]);
    // x7 of samepalette
    t[7564] = s.tok(&MULTIPLY, &[t[7563], Int(100)]);
    // x8 of samepalette
    t[7565] = s.tok(&SUBTRACT, &[Int(1000), t[7564]]);
    // x9 of samepalette
    t[7566] = s.tok(&ASTUPLE, &[t[7565], t[7562]]);
    // x1 of samecells
    t[7567] = s.tok(&CELLWISE, &[C, t[7558], Int(-1)]);
    // x2 of samecells
    t[7568] = s.tok(&OFCOLOR, &[t[7567], Int(-1)]);
    // x4 of samecells
    t[7569] = s.tok(&DIFFERENCE, &[t[12], t[7568]]);
    // x5 of samecells
    t[7570] = s.tok(&SIZE, &[t[7569]]);
    // x6 of samecells
    t[7571] = s.tok(&MULTIPLY, &[t[7570], Int(1000)]);
    // x8 of samecells
    t[7572] = s.tok(&DIVIDE, &[t[7571], t[16]]);
    // x9 of samecells
    t[7573] = s.tok(&ASTUPLE, &[t[7572], t[7568]]);
    // x1 of sameshape
    t[7574] = s.tok(&SHAPE_T, &[t[7558]]);
    // x3 of sameshape
    t[7575] = s.tok(&SUBTRACT, &[t[7574], t[20]]);
    // x4 of sameshape
    t[7576] = s.tok(&INVERT, &[t[7575]]);
    // x5 of sameshape
    t[7577] = s.tok(&COMBINE_T, &[t[7575], t[7576]]);
    // x6 of sameshape
    t[7578] = s.tok(&MAXIMUM, &[t[7577]]);
    // x7 of sameshape
    t[7579] = s.tok(&MULTIPLY, &[t[7578], Int(100)]);
    // x8 of sameshape
    t[7580] = s.tok(&SUBTRACT, &[Int(1000), t[7579]]);
    // x9 of sameshape
    t[7581] = s.tok(&ASTUPLE, &[t[7580], t[20]]);
    // x2 of sameshapes
    t[7582] = s.call(t[28], &[t[7558]]);
    // x4 of sameshapes
    t[7583] = s.tok(&INTERSECTION, &[t[7582], t[30]]);
    // x5 of sameshapes
    t[7584] = s.tok(&DIFFERENCE, &[t[30], t[7582]]);
    // x6 of sameshapes
    t[7585] = s.tok(&SIZE, &[t[7583]]);
    // x7 of sameshapes
    t[7586] = s.tok(&SIZE, &[t[7584]]);
    // x8 of sameshapes
    t[7587] = s.tok(&SUBTRACT, &[t[7585], t[7586]]);
    // x9 of sameshapes
    t[7588] = s.tok(&MULTIPLY, &[t[7587], Int(100)]);
    // x10 of sameshapes
    t[7589] = s.tok(&ASTUPLE, &[t[7588], t[7584]]);
    // x1 of samebackground
    t[7590] = s.tok(&MOSTCOLOR_T, &[t[7558]]);
    // x3 of samebackground
    t[7591] = s.tok(&EQUALITY, &[t[7590], t[39]]);
    // x4 of samebackground
    t[7592] = s.tok(&BRANCH, &[t[7591], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7593] = s.tok(&ASTUPLE, &[t[7590], t[39]]);
    // x6 of samebackground
    t[7594] = s.tok(&ASTUPLE, &[t[7592], t[7593]]);
    // x2 of stackup_2
    t[7595] = s.tok(&COMPOSE, &[Arg::tok(&NORMALIZE_I), Arg::tok(&TOINDICES)]);
    // x3 of stackup_2
    t[7596] = s.tok(&MAPPLY_F, &[t[7595], t[3478]]);
    // O of stackup_2
    t[7597] = s.tok(&FILL, &[t[4791], Int(1), t[7596]]);
    // x1 of samepalette
    t[7598] = s.tok(&PALETTE_T, &[t[7597]]);
    // x3 of samepalette
    t[7599] = s.tok(&DIFFERENCE, &[t[7598], t[2]]);
    // x4 of samepalette
    t[7600] = s.tok(&DIFFERENCE, &[t[2], t[7598]]);
}

fn steps_39(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of samepalette
    t[7601] = s.tok(&COMBINE_F, &[t[7599], t[7600]]);
    // x6 of samepalette
    t[7602] = s.tok(&SIZE, &[t[7601]]);
    // x7 of samepalette
    t[7603] = s.tok(&MULTIPLY, &[t[7602], Int(100)]);
    // x8 of samepalette
    t[7604] = s.tok(&SUBTRACT, &[Int(1000), t[7603]]);
    // x9 of samepalette
    t[7605] = s.tok(&ASTUPLE, &[t[7604], t[7601]]);
    // x1 of samecells
    t[7606] = s.tok(&CELLWISE, &[C, t[7597], Int(-1)]);
    // x2 of samecells
    t[7607] = s.tok(&OFCOLOR, &[t[7606], Int(-1)]);
    // x4 of samecells
    t[7608] = s.tok(&DIFFERENCE, &[t[12], t[7607]]);
    // x5 of samecells
    t[7609] = s.tok(&SIZE, &[t[7608]]);
    // x6 of samecells
    t[7610] = s.tok(&MULTIPLY, &[t[7609], Int(1000)]);
    // x8 of samecells
    t[7611] = s.tok(&DIVIDE, &[t[7610], t[16]]);
    // x9 of samecells
    t[7612] = s.tok(&ASTUPLE, &[t[7611], t[7607]]);
    // x1 of sameshape
    t[7613] = s.tok(&SHAPE_T, &[t[7597]]);
    // x3 of sameshape
    t[7614] = s.tok(&SUBTRACT, &[t[7613], t[20]]);
    // x4 of sameshape
    t[7615] = s.tok(&INVERT, &[t[7614]]);
    // x5 of sameshape
    t[7616] = s.tok(&COMBINE_T, &[t[7614], t[7615]]);
    // x6 of sameshape
    t[7617] = s.tok(&MAXIMUM, &[t[7616]]);
    // x7 of sameshape
    t[7618] = s.tok(&MULTIPLY, &[t[7617], Int(100)]);
    // x8 of sameshape
    t[7619] = s.tok(&SUBTRACT, &[Int(1000), t[7618]]);
    // x9 of sameshape
    t[7620] = s.tok(&ASTUPLE, &[t[7619], t[20]]);
    // x2 of sameshapes
    t[7621] = s.call(t[28], &[t[7597]]);
    // x4 of sameshapes
    t[7622] = s.tok(&INTERSECTION, &[t[7621], t[30]]);
    // x5 of sameshapes
    t[7623] = s.tok(&DIFFERENCE, &[t[30], t[7621]]);
    // x6 of sameshapes
    t[7624] = s.tok(&SIZE, &[t[7622]]);
    // x7 of sameshapes
    t[7625] = s.tok(&SIZE, &[t[7623]]);
    // x8 of sameshapes
    t[7626] = s.tok(&SUBTRACT, &[t[7624], t[7625]]);
    // x9 of sameshapes
    t[7627] = s.tok(&MULTIPLY, &[t[7626], Int(100)]);
    // x10 of sameshapes
    t[7628] = s.tok(&ASTUPLE, &[t[7627], t[7623]]);
    // x1 of samebackground
    t[7629] = s.tok(&MOSTCOLOR_T, &[t[7597]]);
    // x3 of samebackground
    t[7630] = s.tok(&EQUALITY, &[t[7629], t[39]]);
    // x4 of samebackground
    t[7631] = s.tok(&BRANCH, &[t[7630], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7632] = s.tok(&ASTUPLE, &[t[7629], t[39]]);
    // x6 of samebackground
    t[7633] = s.tok(&ASTUPLE, &[t[7631], t[7632]]);
    // x2 of stackup_5
    t[7634] = s.tok(&APPLY, &[Arg::tok(&NORMALIZE), t[3478]]);
    // x3 of stackup_5
    t[7635] = s.tok(&MERGE, &[t[7634]]);
    // x5 of stackup_5
    t[7636] = s.tok(&TOINDICES_O, &[t[7635]]);
    // x6 of stackup_5
    t[7637] = s.tok(&RECOLOR_I, &[Int(1), t[7636]]);
    // O of stackup_5
    t[7638] = s.tok(&PAINT, &[t[4791], t[7637]]);
    // x1 of samepalette
    t[7639] = s.tok(&PALETTE_T, &[t[7638]]);
    // x3 of samepalette
    t[7640] = s.tok(&DIFFERENCE, &[t[7639], t[2]]);
    // x4 of samepalette
    t[7641] = s.tok(&DIFFERENCE, &[t[2], t[7639]]);
    // x5 of samepalette
    t[7642] = s.tok(&COMBINE_F, &[t[7640], t[7641]]);
    // x6 of samepalette
    t[7643] = s.tok(&SIZE, &[t[7642]]);
    // x7 of samepalette
    t[7644] = s.tok(&MULTIPLY, &[t[7643], Int(100)]);
    // x8 of samepalette
    t[7645] = s.tok(&SUBTRACT, &[Int(1000), t[7644]]);
    // x9 of samepalette
    t[7646] = s.tok(&ASTUPLE, &[t[7645], t[7642]]);
    // x1 of samecells
    t[7647] = s.tok(&CELLWISE, &[C, t[7638], Int(-1)]);
    // x2 of samecells
    t[7648] = s.tok(&OFCOLOR, &[t[7647], Int(-1)]);
    // x4 of samecells
    t[7649] = s.tok(&DIFFERENCE, &[t[12], t[7648]]);
    // x5 of samecells
    t[7650] = s.tok(&SIZE, &[t[7649]]);
    // x6 of samecells
    t[7651] = s.tok(&MULTIPLY, &[t[7650], Int(1000)]);
    // x8 of samecells
    t[7652] = s.tok(&DIVIDE, &[t[7651], t[16]]);
    // x9 of samecells
    t[7653] = s.tok(&ASTUPLE, &[t[7652], t[7648]]);
    // x1 of sameshape
    t[7654] = s.tok(&SHAPE_T, &[t[7638]]);
    // x3 of sameshape
    t[7655] = s.tok(&SUBTRACT, &[t[7654], t[20]]);
    // x4 of sameshape
    t[7656] = s.tok(&INVERT, &[t[7655]]);
    // x5 of sameshape
    t[7657] = s.tok(&COMBINE_T, &[t[7655], t[7656]]);
    // x6 of sameshape
    t[7658] = s.tok(&MAXIMUM, &[t[7657]]);
    // x7 of sameshape
    t[7659] = s.tok(&MULTIPLY, &[t[7658], Int(100)]);
    // x8 of sameshape
    t[7660] = s.tok(&SUBTRACT, &[Int(1000), t[7659]]);
    // x9 of sameshape
    t[7661] = s.tok(&ASTUPLE, &[t[7660], t[20]]);
    // x2 of sameshapes
    t[7662] = s.call(t[28], &[t[7638]]);
    // x4 of sameshapes
    t[7663] = s.tok(&INTERSECTION, &[t[7662], t[30]]);
    // x5 of sameshapes
    t[7664] = s.tok(&DIFFERENCE, &[t[30], t[7662]]);
    // x6 of sameshapes
    t[7665] = s.tok(&SIZE, &[t[7663]]);
    // x7 of sameshapes
    t[7666] = s.tok(&SIZE, &[t[7664]]);
    // x8 of sameshapes
    t[7667] = s.tok(&SUBTRACT, &[t[7665], t[7666]]);
    // x9 of sameshapes
    t[7668] = s.tok(&MULTIPLY, &[t[7667], Int(100)]);
    // x10 of sameshapes
    t[7669] = s.tok(&ASTUPLE, &[t[7668], t[7664]]);
    // x1 of samebackground
    t[7670] = s.tok(&MOSTCOLOR_T, &[t[7638]]);
    // x3 of samebackground
    t[7671] = s.tok(&EQUALITY, &[t[7670], t[39]]);
    // x4 of samebackground
    t[7672] = s.tok(&BRANCH, &[t[7671], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7673] = s.tok(&ASTUPLE, &[t[7670], t[39]]);
    // x6 of samebackground
    t[7674] = s.tok(&ASTUPLE, &[t[7672], t[7673]]);
    // x2 of cornerfill_2
    t[7675] = s.tok(&MAPPLY_F, &[Arg::tok(&BACKDROP), t[3937]]);
    // x3 of cornerfill_2
    t[7676] = s.tok(&UNDERFILL, &[I, Int(5), t[7675]]);
    // x4 of cornerfill_2
    t[7677] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), Arg::tok(&LEASTCOLOR_F), Arg::tok(&BOX)]);
    // x5 of cornerfill_2
    t[7678] = s.tok(&MAPPLY_F, &[t[7677], t[3937]]);
    // O of cornerfill_2
    t[7679] = s.tok(&PAINT, &[t[7676], t[7678]]);
    // x1 of samepalette
    t[7680] = s.tok(&PALETTE_T, &[t[7679]]);
    // x3 of samepalette
    t[7681] = s.tok(&DIFFERENCE, &[t[7680], t[2]]);
    // x4 of samepalette
    t[7682] = s.tok(&DIFFERENCE, &[t[2], t[7680]]);
    // x5 of samepalette
    t[7683] = s.tok(&COMBINE_F, &[t[7681], t[7682]]);
    // x6 of samepalette
    t[7684] = s.tok(&SIZE, &[t[7683]]);
    // x7 of samepalette
    t[7685] = s.tok(&MULTIPLY, &[t[7684], Int(100)]);
    // x8 of samepalette
    t[7686] = s.tok(&SUBTRACT, &[Int(1000), t[7685]]);
    // x9 of samepalette
    t[7687] = s.tok(&ASTUPLE, &[t[7686], t[7683]]);
    // x1 of samecells
    t[7688] = s.tok(&CELLWISE, &[C, t[7679], Int(-1)]);
    // x2 of samecells
    t[7689] = s.tok(&OFCOLOR, &[t[7688], Int(-1)]);
    // x4 of samecells
    t[7690] = s.tok(&DIFFERENCE, &[t[12], t[7689]]);
    // x5 of samecells
    t[7691] = s.tok(&SIZE, &[t[7690]]);
    // x6 of samecells
    t[7692] = s.tok(&MULTIPLY, &[t[7691], Int(1000)]);
    // x8 of samecells
    t[7693] = s.tok(&DIVIDE, &[t[7692], t[16]]);
    // x9 of samecells
    t[7694] = s.tok(&ASTUPLE, &[t[7693], t[7689]]);
    // x1 of sameshape
    t[7695] = s.tok(&SHAPE_T, &[t[7679]]);
    // x3 of sameshape
    t[7696] = s.tok(&SUBTRACT, &[t[7695], t[20]]);
    // x4 of sameshape
    t[7697] = s.tok(&INVERT, &[t[7696]]);
    // x5 of sameshape
    t[7698] = s.tok(&COMBINE_T, &[t[7696], t[7697]]);
    // x6 of sameshape
    t[7699] = s.tok(&MAXIMUM, &[t[7698]]);
    // x7 of sameshape
    t[7700] = s.tok(&MULTIPLY, &[t[7699], Int(100)]);
    // x8 of sameshape
    t[7701] = s.tok(&SUBTRACT, &[Int(1000), t[7700]]);
    // x9 of sameshape
    t[7702] = s.tok(&ASTUPLE, &[t[7701], t[20]]);
    // x2 of sameshapes
    t[7703] = s.call(t[28], &[t[7679]]);
    // x4 of sameshapes
    t[7704] = s.tok(&INTERSECTION, &[t[7703], t[30]]);
    // x5 of sameshapes
    t[7705] = s.tok(&DIFFERENCE, &[t[30], t[7703]]);
    // x6 of sameshapes
    t[7706] = s.tok(&SIZE, &[t[7704]]);
    // x7 of sameshapes
    t[7707] = s.tok(&SIZE, &[t[7705]]);
    // x8 of sameshapes
    t[7708] = s.tok(&SUBTRACT, &[t[7706], t[7707]]);
    // x9 of sameshapes
    t[7709] = s.tok(&MULTIPLY, &[t[7708], Int(100)]);
    // x10 of sameshapes
    t[7710] = s.tok(&ASTUPLE, &[t[7709], t[7705]]);
    // x1 of samebackground
    t[7711] = s.tok(&MOSTCOLOR_T, &[t[7679]]);
    // x3 of samebackground
    t[7712] = s.tok(&EQUALITY, &[t[7711], t[39]]);
    // x4 of samebackground
    t[7713] = s.tok(&BRANCH, &[t[7712], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7714] = s.tok(&ASTUPLE, &[t[7711], t[39]]);
    // x6 of samebackground
    t[7715] = s.tok(&ASTUPLE, &[t[7713], t[7714]]);
    // x2 of cornerfill_5
    t[7716] = s.tok(&RBIND, &[Arg::tok(&GET_COMMON_RANK_F), Int(0)]);
    // x3 of cornerfill_5
    t[7717] = s.tok(&COMPOSE, &[t[7716], Arg::tok(&P_F)]);
    // x4 of cornerfill_5
    t[7718] = s.tok(&FORK, &[Arg::tok(&RECOLOR_I), t[7717], Arg::tok(&BOX)]);
    // x5 of cornerfill_5
    t[7719] = s.tok(&MAPPLY_F, &[t[7718], t[3937]]);
    // x6 of cornerfill_5
    t[7720] = s.tok(&PAINT, &[I, t[7719]]);
    // x7 of cornerfill_5
    t[7721] = s.tok(&FORK, &[Arg::tok(&DIFFERENCE), Arg::tok(&BACKDROP), Arg::tok(&BOX)]);
    // x8 of cornerfill_5
    t[7722] = s.tok(&MAPPLY_F, &[t[7721], t[3937]]);
    // O of cornerfill_5
    t[7723] = s.tok(&FILL, &[t[7720], Int(5), t[7722]]);
    // x1 of samepalette
    t[7724] = s.tok(&PALETTE_T, &[t[7723]]);
    // x3 of samepalette
    t[7725] = s.tok(&DIFFERENCE, &[t[7724], t[2]]);
    // x4 of samepalette
    t[7726] = s.tok(&DIFFERENCE, &[t[2], t[7724]]);
    // x5 of samepalette
    t[7727] = s.tok(&COMBINE_F, &[t[7725], t[7726]]);
    // x6 of samepalette
    t[7728] = s.tok(&SIZE, &[t[7727]]);
    // x7 of samepalette
    t[7729] = s.tok(&MULTIPLY, &[t[7728], Int(100)]);
    // x8 of samepalette
    t[7730] = s.tok(&SUBTRACT, &[Int(1000), t[7729]]);
    // x9 of samepalette
    t[7731] = s.tok(&ASTUPLE, &[t[7730], t[7727]]);
    // x1 of samecells
    t[7732] = s.tok(&CELLWISE, &[C, t[7723], Int(-1)]);
    // x2 of samecells
    t[7733] = s.tok(&OFCOLOR, &[t[7732], Int(-1)]);
    // x4 of samecells
    t[7734] = s.tok(&DIFFERENCE, &[t[12], t[7733]]);
    // x5 of samecells
    t[7735] = s.tok(&SIZE, &[t[7734]]);
    // x6 of samecells
    t[7736] = s.tok(&MULTIPLY, &[t[7735], Int(1000)]);
    // x8 of samecells
    t[7737] = s.tok(&DIVIDE, &[t[7736], t[16]]);
    // x9 of samecells
    t[7738] = s.tok(&ASTUPLE, &[t[7737], t[7733]]);
    // x1 of sameshape
    t[7739] = s.tok(&SHAPE_T, &[t[7723]]);
    // x3 of sameshape
    t[7740] = s.tok(&SUBTRACT, &[t[7739], t[20]]);
    // x4 of sameshape
    t[7741] = s.tok(&INVERT, &[t[7740]]);
    // x5 of sameshape
    t[7742] = s.tok(&COMBINE_T, &[t[7740], t[7741]]);
    // x6 of sameshape
    t[7743] = s.tok(&MAXIMUM, &[t[7742]]);
    // x7 of sameshape
    t[7744] = s.tok(&MULTIPLY, &[t[7743], Int(100)]);
    // x8 of sameshape
    t[7745] = s.tok(&SUBTRACT, &[Int(1000), t[7744]]);
    // x9 of sameshape
    t[7746] = s.tok(&ASTUPLE, &[t[7745], t[20]]);
    // x2 of sameshapes
    t[7747] = s.call(t[28], &[t[7723]]);
    // x4 of sameshapes
    t[7748] = s.tok(&INTERSECTION, &[t[7747], t[30]]);
    // x5 of sameshapes
    t[7749] = s.tok(&DIFFERENCE, &[t[30], t[7747]]);
    // x6 of sameshapes
    t[7750] = s.tok(&SIZE, &[t[7748]]);
    // x7 of sameshapes
    t[7751] = s.tok(&SIZE, &[t[7749]]);
    // x8 of sameshapes
    t[7752] = s.tok(&SUBTRACT, &[t[7750], t[7751]]);
    // x9 of sameshapes
    t[7753] = s.tok(&MULTIPLY, &[t[7752], Int(100)]);
    // x10 of sameshapes
    t[7754] = s.tok(&ASTUPLE, &[t[7753], t[7749]]);
    // x1 of samebackground
    t[7755] = s.tok(&MOSTCOLOR_T, &[t[7723]]);
    // x3 of samebackground
    t[7756] = s.tok(&EQUALITY, &[t[7755], t[39]]);
    // x4 of samebackground
    t[7757] = s.tok(&BRANCH, &[t[7756], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7758] = s.tok(&ASTUPLE, &[t[7755], t[39]]);
    // x6 of samebackground
    t[7759] = s.tok(&ASTUPLE, &[t[7757], t[7758]]);
    // x2 of roundoff_2
    t[7760] = s.tok(&MAPPLY_F, &[Arg::tok(&CORNERS), t[3478]]);
    // O of roundoff_2
    t[7761] = s.tok(&COVER, &[I, t[7760]]);
    // x1 of samepalette
    t[7762] = s.tok(&PALETTE_T, &[t[7761]]);
    // x3 of samepalette
    t[7763] = s.tok(&DIFFERENCE, &[t[7762], t[2]]);
    // x4 of samepalette
    t[7764] = s.tok(&DIFFERENCE, &[t[2], t[7762]]);
    // x5 of samepalette
    t[7765] = s.tok(&COMBINE_F, &[t[7763], t[7764]]);
    // x6 of samepalette
    t[7766] = s.tok(&SIZE, &[t[7765]]);
    // x7 of samepalette
    t[7767] = s.tok(&MULTIPLY, &[t[7766], Int(100)]);
    // x8 of samepalette
    t[7768] = s.tok(&SUBTRACT, &[Int(1000), t[7767]]);
    // x9 of samepalette
    t[7769] = s.tok(&ASTUPLE, &[t[7768], t[7765]]);
    // x1 of samecells
    t[7770] = s.tok(&CELLWISE, &[C, t[7761], Int(-1)]);
    // x2 of samecells
    t[7771] = s.tok(&OFCOLOR, &[t[7770], Int(-1)]);
    // x4 of samecells
    t[7772] = s.tok(&DIFFERENCE, &[t[12], t[7771]]);
    // x5 of samecells
    t[7773] = s.tok(&SIZE, &[t[7772]]);
    // x6 of samecells
    t[7774] = s.tok(&MULTIPLY, &[t[7773], Int(1000)]);
    // x8 of samecells
    t[7775] = s.tok(&DIVIDE, &[t[7774], t[16]]);
    // x9 of samecells
    t[7776] = s.tok(&ASTUPLE, &[t[7775], t[7771]]);
    // x1 of sameshape
    t[7777] = s.tok(&SHAPE_T, &[t[7761]]);
    // x3 of sameshape
    t[7778] = s.tok(&SUBTRACT, &[t[7777], t[20]]);
    // x4 of sameshape
    t[7779] = s.tok(&INVERT, &[t[7778]]);
    // x5 of sameshape
    t[7780] = s.tok(&COMBINE_T, &[t[7778], t[7779]]);
    // x6 of sameshape
    t[7781] = s.tok(&MAXIMUM, &[t[7780]]);
    // x7 of sameshape
    t[7782] = s.tok(&MULTIPLY, &[t[7781], Int(100)]);
    // x8 of sameshape
    t[7783] = s.tok(&SUBTRACT, &[Int(1000), t[7782]]);
    // x9 of sameshape
    t[7784] = s.tok(&ASTUPLE, &[t[7783], t[20]]);
    // x2 of sameshapes
    t[7785] = s.call(t[28], &[t[7761]]);
    // x4 of sameshapes
    t[7786] = s.tok(&INTERSECTION, &[t[7785], t[30]]);
    // x5 of sameshapes
    t[7787] = s.tok(&DIFFERENCE, &[t[30], t[7785]]);
    // x6 of sameshapes
    t[7788] = s.tok(&SIZE, &[t[7786]]);
    // x7 of sameshapes
    t[7789] = s.tok(&SIZE, &[t[7787]]);
    // x8 of sameshapes
    t[7790] = s.tok(&SUBTRACT, &[t[7788], t[7789]]);
    // x9 of sameshapes
    t[7791] = s.tok(&MULTIPLY, &[t[7790], Int(100)]);
    // x10 of sameshapes
    t[7792] = s.tok(&ASTUPLE, &[t[7791], t[7787]]);
    // x1 of samebackground
    t[7793] = s.tok(&MOSTCOLOR_T, &[t[7761]]);
    // x3 of samebackground
    t[7794] = s.tok(&EQUALITY, &[t[7793], t[39]]);
    // x4 of samebackground
    t[7795] = s.tok(&BRANCH, &[t[7794], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7796] = s.tok(&ASTUPLE, &[t[7793], t[39]]);
    // x6 of samebackground
    t[7797] = s.tok(&ASTUPLE, &[t[7795], t[7796]]);
    // x2 of roundoff_5
    t[7798] = s.tok(&APPLY_F, &[Arg::tok(&TOINDICES), t[3478]]);
    // x3 of roundoff_5
    t[7799] = s.tok(&FORK, &[Arg::tok(&ASTUPLE), Arg::tok(&ULCORNER_I), Arg::tok(&LRCORNER_I)]);
    // x4 of roundoff_5
    t[7800] = s.tok(&FORK, &[Arg::tok(&ASTUPLE), Arg::tok(&URCORNER_I), Arg::tok(&LLCORNER_I)]);
}

fn steps_40(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of roundoff_5
    t[7801] = s.tok(&FORK, &[Arg::tok(&COMBINE_T), t[7799], t[7800]]);
    // x6 of roundoff_5
    t[7802] = s.tok(&MAPPLY_F, &[t[7801], t[7798]]);
    // O of roundoff_5
    t[7803] = s.tok(&FILL, &[I, Int(0), t[7802]]);
    // x1 of samepalette
    t[7804] = s.tok(&PALETTE_T, &[t[7803]]);
    // x3 of samepalette
    t[7805] = s.tok(&DIFFERENCE, &[t[7804], t[2]]);
    // x4 of samepalette
    t[7806] = s.tok(&DIFFERENCE, &[t[2], t[7804]]);
    // x5 of samepalette
    t[7807] = s.tok(&COMBINE_F, &[t[7805], t[7806]]);
    // x6 of samepalette
    t[7808] = s.tok(&SIZE, &[t[7807]]);
    // x7 of samepalette
    t[7809] = s.tok(&MULTIPLY, &[t[7808], Int(100)]);
    // x8 of samepalette
    t[7810] = s.tok(&SUBTRACT, &[Int(1000), t[7809]]);
    // x9 of samepalette
    t[7811] = s.tok(&ASTUPLE, &[t[7810], t[7807]]);
    // x1 of samecells
    t[7812] = s.tok(&CELLWISE, &[C, t[7803], Int(-1)]);
    // x2 of samecells
    t[7813] = s.tok(&OFCOLOR, &[t[7812], Int(-1)]);
    // x4 of samecells
    t[7814] = s.tok(&DIFFERENCE, &[t[12], t[7813]]);
    // x5 of samecells
    t[7815] = s.tok(&SIZE, &[t[7814]]);
    // x6 of samecells
    t[7816] = s.tok(&MULTIPLY, &[t[7815], Int(1000)]);
    // x8 of samecells
    t[7817] = s.tok(&DIVIDE, &[t[7816], t[16]]);
    // x9 of samecells
    t[7818] = s.tok(&ASTUPLE, &[t[7817], t[7813]]);
    // x1 of sameshape
    t[7819] = s.tok(&SHAPE_T, &[t[7803]]);
    // x3 of sameshape
    t[7820] = s.tok(&SUBTRACT, &[t[7819], t[20]]);
    // x4 of sameshape
    t[7821] = s.tok(&INVERT, &[t[7820]]);
    // x5 of sameshape
    t[7822] = s.tok(&COMBINE_T, &[t[7820], t[7821]]);
    // x6 of sameshape
    t[7823] = s.tok(&MAXIMUM, &[t[7822]]);
    // x7 of sameshape
    t[7824] = s.tok(&MULTIPLY, &[t[7823], Int(100)]);
    // x8 of sameshape
    t[7825] = s.tok(&SUBTRACT, &[Int(1000), t[7824]]);
    // x9 of sameshape
    t[7826] = s.tok(&ASTUPLE, &[t[7825], t[20]]);
    // x2 of sameshapes
    t[7827] = s.call(t[28], &[t[7803]]);
    // x4 of sameshapes
    t[7828] = s.tok(&INTERSECTION, &[t[7827], t[30]]);
    // x5 of sameshapes
    t[7829] = s.tok(&DIFFERENCE, &[t[30], t[7827]]);
    // x6 of sameshapes
    t[7830] = s.tok(&SIZE, &[t[7828]]);
    // x7 of sameshapes
    t[7831] = s.tok(&SIZE, &[t[7829]]);
    // x8 of sameshapes
    t[7832] = s.tok(&SUBTRACT, &[t[7830], t[7831]]);
    // x9 of sameshapes
    t[7833] = s.tok(&MULTIPLY, &[t[7832], Int(100)]);
    // x10 of sameshapes
    t[7834] = s.tok(&ASTUPLE, &[t[7833], t[7829]]);
    // x1 of samebackground
    t[7835] = s.tok(&MOSTCOLOR_T, &[t[7803]]);
    // x3 of samebackground
    t[7836] = s.tok(&EQUALITY, &[t[7835], t[39]]);
    // x4 of samebackground
    t[7837] = s.tok(&BRANCH, &[t[7836], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7838] = s.tok(&ASTUPLE, &[t[7835], t[39]]);
    // x6 of samebackground
    t[7839] = s.tok(&ASTUPLE, &[t[7837], t[7838]]);
    // x2 of roundoff_6
    t[7840] = s.tok(&ASTUPLE, &[Arg::tok(&ULCORNER), Arg::tok(&URCORNER)]);
    // x3 of roundoff_6
    t[7841] = s.tok(&ASTUPLE, &[Arg::tok(&LLCORNER), Arg::tok(&LRCORNER)]);
    // x4 of roundoff_6
    t[7842] = s.tok(&COMBINE, &[t[7840], t[7841]]);
    // x5 of roundoff_6
    t[7843] = s.tok(&LBIND, &[Arg::tok(&RAPPLY), t[7842]]);
    // x6 of roundoff_6
    t[7844] = s.tok(&MAPPLY, &[t[7843], t[3979]]);
    // O of roundoff_6
    t[7845] = s.tok(&FILL, &[I, Int(0), t[7844]]);
    // x1 of samepalette
    t[7846] = s.tok(&PALETTE_T, &[t[7845]]);
    // x3 of samepalette
    t[7847] = s.tok(&DIFFERENCE, &[t[7846], t[2]]);
    // x4 of samepalette
    t[7848] = s.tok(&DIFFERENCE, &[t[2], t[7846]]);
    // x5 of samepalette
    t[7849] = s.tok(&COMBINE_F, &[t[7847], t[7848]]);
    // x6 of samepalette
    t[7850] = s.tok(&SIZE, &[t[7849]]);
    // x7 of samepalette
    t[7851] = s.tok(&MULTIPLY, &[t[7850], Int(100)]);
    // x8 of samepalette
    t[7852] = s.tok(&SUBTRACT, &[Int(1000), t[7851]]);
    // x9 of samepalette
    t[7853] = s.tok(&ASTUPLE, &[t[7852], t[7849]]);
    // x1 of samecells
    t[7854] = s.tok(&CELLWISE, &[C, t[7845], Int(-1)]);
    // x2 of samecells
    t[7855] = s.tok(&OFCOLOR, &[t[7854], Int(-1)]);
    // x4 of samecells
    t[7856] = s.tok(&DIFFERENCE, &[t[12], t[7855]]);
    // x5 of samecells
    t[7857] = s.tok(&SIZE, &[t[7856]]);
    // x6 of samecells
    t[7858] = s.tok(&MULTIPLY, &[t[7857], Int(1000)]);
    // x8 of samecells
    t[7859] = s.tok(&DIVIDE, &[t[7858], t[16]]);
    // x9 of samecells
    t[7860] = s.tok(&ASTUPLE, &[t[7859], t[7855]]);
    // x1 of sameshape
    t[7861] = s.tok(&SHAPE_T, &[t[7845]]);
    // x3 of sameshape
    t[7862] = s.tok(&SUBTRACT, &[t[7861], t[20]]);
    // x4 of sameshape
    t[7863] = s.tok(&INVERT, &[t[7862]]);
    // x5 of sameshape
    t[7864] = s.tok(&COMBINE_T, &[t[7862], t[7863]]);
    // x6 of sameshape
    t[7865] = s.tok(&MAXIMUM, &[t[7864]]);
    // x7 of sameshape
    t[7866] = s.tok(&MULTIPLY, &[t[7865], Int(100)]);
    // x8 of sameshape
    t[7867] = s.tok(&SUBTRACT, &[Int(1000), t[7866]]);
    // x9 of sameshape
    t[7868] = s.tok(&ASTUPLE, &[t[7867], t[20]]);
    // x2 of sameshapes
    t[7869] = s.call(t[28], &[t[7845]]);
    // x4 of sameshapes
    t[7870] = s.tok(&INTERSECTION, &[t[7869], t[30]]);
    // x5 of sameshapes
    t[7871] = s.tok(&DIFFERENCE, &[t[30], t[7869]]);
    // x6 of sameshapes
    t[7872] = s.tok(&SIZE, &[t[7870]]);
    // x7 of sameshapes
    t[7873] = s.tok(&SIZE, &[t[7871]]);
    // x8 of sameshapes
    t[7874] = s.tok(&SUBTRACT, &[t[7872], t[7873]]);
    // x9 of sameshapes
    t[7875] = s.tok(&MULTIPLY, &[t[7874], Int(100)]);
    // x10 of sameshapes
    t[7876] = s.tok(&ASTUPLE, &[t[7875], t[7871]]);
    // x1 of samebackground
    t[7877] = s.tok(&MOSTCOLOR_T, &[t[7845]]);
    // x3 of samebackground
    t[7878] = s.tok(&EQUALITY, &[t[7877], t[39]]);
    // x4 of samebackground
    t[7879] = s.tok(&BRANCH, &[t[7878], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7880] = s.tok(&ASTUPLE, &[t[7877], t[39]]);
    // x6 of samebackground
    t[7881] = s.tok(&ASTUPLE, &[t[7879], t[7880]]);
    // x3 of twicefar_2
    t[7882] = s.tok(&GET_NTH_F, &[t[3851], Int(0)]);
    // x4 of twicefar_2
    t[7883] = s.tok(&GET_NTH_F, &[t[3849], Int(0)]);
    // x5 of twicefar_2
    t[7884] = s.tok(&SUBTRACT, &[t[7883], t[7882]]);
    // O of twicefar_2
    t[7885] = s.tok(&MOVE, &[I, t[7337], t[7884]]);
    // x1 of samepalette
    t[7886] = s.tok(&PALETTE_T, &[t[7885]]);
    // x3 of samepalette
    t[7887] = s.tok(&DIFFERENCE, &[t[7886], t[2]]);
    // x4 of samepalette
    t[7888] = s.tok(&DIFFERENCE, &[t[2], t[7886]]);
    // x5 of samepalette
    t[7889] = s.tok(&COMBINE_F, &[t[7887], t[7888]]);
    // x6 of samepalette
    t[7890] = s.tok(&SIZE, &[t[7889]]);
    // x7 of samepalette
    t[7891] = s.tok(&MULTIPLY, &[t[7890], Int(100)]);
    // x8 of samepalette
    t[7892] = s.tok(&SUBTRACT, &[Int(1000), t[7891]]);
    // x9 of samepalette
    t[7893] = s.tok(&ASTUPLE, &[t[7892], t[7889]]);
    // x1 of samecells
    t[7894] = s.tok(&CELLWISE, &[C, t[7885], Int(-1)]);
    // x2 of samecells
    t[7895] = s.tok(&OFCOLOR, &[t[7894], Int(-1)]);
    // x4 of samecells
    t[7896] = s.tok(&DIFFERENCE, &[t[12], t[7895]]);
    // x5 of samecells
    t[7897] = s.tok(&SIZE, &[t[7896]]);
    // x6 of samecells
    t[7898] = s.tok(&MULTIPLY, &[t[7897], Int(1000)]);
    // x8 of samecells
    t[7899] = s.tok(&DIVIDE, &[t[7898], t[16]]);
    // x9 of samecells
    t[7900] = s.tok(&ASTUPLE, &[t[7899], t[7895]]);
    // x1 of sameshape
    t[7901] = s.tok(&SHAPE_T, &[t[7885]]);
    // x3 of sameshape
    t[7902] = s.tok(&SUBTRACT, &[t[7901], t[20]]);
    // x4 of sameshape
    t[7903] = s.tok(&INVERT, &[t[7902]]);
    // x5 of sameshape
    t[7904] = s.tok(&COMBINE_T, &[t[7902], t[7903]]);
    // x6 of sameshape
    t[7905] = s.tok(&MAXIMUM, &[t[7904]]);
    // x7 of sameshape
    t[7906] = s.tok(&MULTIPLY, &[t[7905], Int(100)]);
    // x8 of sameshape
    t[7907] = s.tok(&SUBTRACT, &[Int(1000), t[7906]]);
    // x9 of sameshape
    t[7908] = s.tok(&ASTUPLE, &[t[7907], t[20]]);
    // x2 of sameshapes
    t[7909] = s.call(t[28], &[t[7885]]);
    // x4 of sameshapes
    t[7910] = s.tok(&INTERSECTION, &[t[7909], t[30]]);
    // x5 of sameshapes
    t[7911] = s.tok(&DIFFERENCE, &[t[30], t[7909]]);
    // x6 of sameshapes
    t[7912] = s.tok(&SIZE, &[t[7910]]);
    // x7 of sameshapes
    t[7913] = s.tok(&SIZE, &[t[7911]]);
    // x8 of sameshapes
    t[7914] = s.tok(&SUBTRACT, &[t[7912], t[7913]]);
    // x9 of sameshapes
    t[7915] = s.tok(&MULTIPLY, &[t[7914], Int(100)]);
    // x10 of sameshapes
    t[7916] = s.tok(&ASTUPLE, &[t[7915], t[7911]]);
    // x1 of samebackground
    t[7917] = s.tok(&MOSTCOLOR_T, &[t[7885]]);
    // x3 of samebackground
    t[7918] = s.tok(&EQUALITY, &[t[7917], t[39]]);
    // x4 of samebackground
    t[7919] = s.tok(&BRANCH, &[t[7918], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7920] = s.tok(&ASTUPLE, &[t[7917], t[39]]);
    // x6 of samebackground
    t[7921] = s.tok(&ASTUPLE, &[t[7919], t[7920]]);
    // x2 of twinhalves_2
    t[7922] = s.tok(&FIRST_T, &[t[6474]]);
    // x3 of twinhalves_2
    t[7923] = s.tok(&LAST_T, &[t[6474]]);
    // x4 of twinhalves_2
    t[7924] = s.tok(&EQUALITY, &[t[7922], t[7923]]);
    // x5 of twinhalves_2
    t[7925] = s.tok(&BRANCH, &[t[7924], Int(3), Int(2)]);
    // O of twinhalves_2
    t[7926] = s.tok(&CANVAS, &[t[7925], Pair(1, 1)]);
    // x1 of samepalette
    t[7927] = s.tok(&PALETTE_T, &[t[7926]]);
    // x3 of samepalette
    t[7928] = s.tok(&DIFFERENCE, &[t[7927], t[2]]);
    // x4 of samepalette
    t[7929] = s.tok(&DIFFERENCE, &[t[2], t[7927]]);
    // x5 of samepalette
    t[7930] = s.tok(&COMBINE_F, &[t[7928], t[7929]]);
    // x6 of samepalette
    t[7931] = s.tok(&SIZE, &[t[7930]]);
    // x7 of samepalette
    t[7932] = s.tok(&MULTIPLY, &[t[7931], Int(100)]);
    // x8 of samepalette
    t[7933] = s.tok(&SUBTRACT, &[Int(1000), t[7932]]);
    // x9 of samepalette
    t[7934] = s.tok(&ASTUPLE, &[t[7933], t[7930]]);
    // x1 of samecells
    t[7935] = s.tok(&CELLWISE, &[C, t[7926], Int(-1)]);
    // x2 of samecells
    t[7936] = s.tok(&OFCOLOR, &[t[7935], Int(-1)]);
    // x4 of samecells
    t[7937] = s.tok(&DIFFERENCE, &[t[12], t[7936]]);
    // x5 of samecells
    t[7938] = s.tok(&SIZE, &[t[7937]]);
    // x6 of samecells
    t[7939] = s.tok(&MULTIPLY, &[t[7938], Int(1000)]);
    // x8 of samecells
    t[7940] = s.tok(&DIVIDE, &[t[7939], t[16]]);
    // x9 of samecells
    t[7941] = s.tok(&ASTUPLE, &[t[7940], t[7936]]);
    // x1 of sameshape
    t[7942] = s.tok(&SHAPE_T, &[t[7926]]);
    // x3 of sameshape
    t[7943] = s.tok(&SUBTRACT, &[t[7942], t[20]]);
    // x4 of sameshape
    t[7944] = s.tok(&INVERT, &[t[7943]]);
    // x5 of sameshape
    t[7945] = s.tok(&COMBINE_T, &[t[7943], t[7944]]);
    // x6 of sameshape
    t[7946] = s.tok(&MAXIMUM, &[t[7945]]);
    // x7 of sameshape
    t[7947] = s.tok(&MULTIPLY, &[t[7946], Int(100)]);
    // x8 of sameshape
    t[7948] = s.tok(&SUBTRACT, &[Int(1000), t[7947]]);
    // x9 of sameshape
    t[7949] = s.tok(&ASTUPLE, &[t[7948], t[20]]);
    // x2 of sameshapes
    t[7950] = s.call(t[28], &[t[7926]]);
    // x4 of sameshapes
    t[7951] = s.tok(&INTERSECTION, &[t[7950], t[30]]);
    // x5 of sameshapes
    t[7952] = s.tok(&DIFFERENCE, &[t[30], t[7950]]);
    // x6 of sameshapes
    t[7953] = s.tok(&SIZE, &[t[7951]]);
    // x7 of sameshapes
    t[7954] = s.tok(&SIZE, &[t[7952]]);
    // x8 of sameshapes
    t[7955] = s.tok(&SUBTRACT, &[t[7953], t[7954]]);
    // x9 of sameshapes
    t[7956] = s.tok(&MULTIPLY, &[t[7955], Int(100)]);
    // x10 of sameshapes
    t[7957] = s.tok(&ASTUPLE, &[t[7956], t[7952]]);
    // x1 of samebackground
    t[7958] = s.tok(&MOSTCOLOR_T, &[t[7926]]);
    // x3 of samebackground
    t[7959] = s.tok(&EQUALITY, &[t[7958], t[39]]);
    // x4 of samebackground
    t[7960] = s.tok(&BRANCH, &[t[7959], Int(1000), Int(0)]);
    // x5 of samebackground
    t[7961] = s.tok(&ASTUPLE, &[t[7958], t[39]]);
    // x6 of samebackground
    t[7962] = s.tok(&ASTUPLE, &[t[7960], t[7961]]);
    // x2 of twosteps
    t[7963] = s.tok(&GET_NTH_F, &[t[3478], Int(0)]);
    // x3 of twosteps
    t[7964] = s.tok(&PORTRAIT_F, &[t[7963]]);
    // x4 of twosteps
    t[7965] = s.tok(&BRANCH, &[t[7964], Pair(2, 0), Pair(0, 2)]);
    // O of twosteps
    t[7966] = s.tok(&MOVE, &[I, t[7963], t[7965]]);
    // x1 of samepalette
    t[7967] = s.tok(&PALETTE_T, &[t[7966]]);
    // x3 of samepalette
    t[7968] = s.tok(&DIFFERENCE, &[t[7967], t[2]]);
    // x4 of samepalette
    t[7969] = s.tok(&DIFFERENCE, &[t[2], t[7967]]);
    // x5 of samepalette
    t[7970] = s.tok(&COMBINE_F, &[t[7968], t[7969]]);
    // x6 of samepalette
    t[7971] = s.tok(&SIZE, &[t[7970]]);
    // x7 of samepalette
    t[7972] = s.tok(&MULTIPLY, &[t[7971], Int(100)]);
    // x8 of samepalette
    t[7973] = s.tok(&SUBTRACT, &[Int(1000), t[7972]]);
    // x9 of samepalette
    t[7974] = s.tok(&ASTUPLE, &[t[7973], t[7970]]);
    // x1 of samecells
    t[7975] = s.tok(&CELLWISE, &[C, t[7966], Int(-1)]);
    // x2 of samecells
    t[7976] = s.tok(&OFCOLOR, &[t[7975], Int(-1)]);
    // x4 of samecells
    t[7977] = s.tok(&DIFFERENCE, &[t[12], t[7976]]);
    // x5 of samecells
    t[7978] = s.tok(&SIZE, &[t[7977]]);
    // x6 of samecells
    t[7979] = s.tok(&MULTIPLY, &[t[7978], Int(1000)]);
    // x8 of samecells
    t[7980] = s.tok(&DIVIDE, &[t[7979], t[16]]);
    // x9 of samecells
    t[7981] = s.tok(&ASTUPLE, &[t[7980], t[7976]]);
    // x1 of sameshape
    t[7982] = s.tok(&SHAPE_T, &[t[7966]]);
    // x3 of sameshape
    t[7983] = s.tok(&SUBTRACT, &[t[7982], t[20]]);
    // x4 of sameshape
    t[7984] = s.tok(&INVERT, &[t[7983]]);
    // x5 of sameshape
    t[7985] = s.tok(&COMBINE_T, &[t[7983], t[7984]]);
    // x6 of sameshape
    t[7986] = s.tok(&MAXIMUM, &[t[7985]]);
    // x7 of sameshape
    t[7987] = s.tok(&MULTIPLY, &[t[7986], Int(100)]);
    // x8 of sameshape
    t[7988] = s.tok(&SUBTRACT, &[Int(1000), t[7987]]);
    // x9 of sameshape
    t[7989] = s.tok(&ASTUPLE, &[t[7988], t[20]]);
    // x2 of sameshapes
    t[7990] = s.call(t[28], &[t[7966]]);
    // x4 of sameshapes
    t[7991] = s.tok(&INTERSECTION, &[t[7990], t[30]]);
    // x5 of sameshapes
    t[7992] = s.tok(&DIFFERENCE, &[t[30], t[7990]]);
    // x6 of sameshapes
    t[7993] = s.tok(&SIZE, &[t[7991]]);
    // x7 of sameshapes
    t[7994] = s.tok(&SIZE, &[t[7992]]);
    // x8 of sameshapes
    t[7995] = s.tok(&SUBTRACT, &[t[7993], t[7994]]);
    // x9 of sameshapes
    t[7996] = s.tok(&MULTIPLY, &[t[7995], Int(100)]);
    // x10 of sameshapes
    t[7997] = s.tok(&ASTUPLE, &[t[7996], t[7992]]);
    // x1 of samebackground
    t[7998] = s.tok(&MOSTCOLOR_T, &[t[7966]]);
    // x3 of samebackground
    t[7999] = s.tok(&EQUALITY, &[t[7998], t[39]]);
    // x4 of samebackground
    t[8000] = s.tok(&BRANCH, &[t[7999], Int(1000), Int(0)]);
}

fn steps_41(s: &mut dyn Steps, t: &mut [Arg]) {
    // x5 of samebackground
    t[8001] = s.tok(&ASTUPLE, &[t[7998], t[39]]);
    // x6 of samebackground
    t[8002] = s.tok(&ASTUPLE, &[t[8000], t[8001]]);
    // x1 of crowdcheck_2
    t[8003] = s.tok(&COLORCOUNT_T, &[I, Int(1)]);
    // x2 of crowdcheck_2
    t[8004] = s.tok(&GREATER, &[t[8003], Int(10)]);
    // x3 of crowdcheck_2
    t[8005] = s.tok(&BRANCH, &[t[8004], Int(3), Int(2)]);
    // O of crowdcheck_2
    t[8006] = s.tok(&CANVAS, &[t[8005], Pair(2, 2)]);
    // x1 of samepalette
    t[8007] = s.tok(&PALETTE_T, &[t[8006]]);
    // x3 of samepalette
    t[8008] = s.tok(&DIFFERENCE, &[t[8007], t[2]]);
    // x4 of samepalette
    t[8009] = s.tok(&DIFFERENCE, &[t[2], t[8007]]);
    // x5 of samepalette
    t[8010] = s.tok(&COMBINE_F, &[t[8008], t[8009]]);
    // x6 of samepalette
    t[8011] = s.tok(&SIZE, &[t[8010]]);
    // x7 of samepalette
    t[8012] = s.tok(&MULTIPLY, &[t[8011], Int(100)]);
    // x8 of samepalette
    t[8013] = s.tok(&SUBTRACT, &[Int(1000), t[8012]]);
    // x9 of samepalette
    t[8014] = s.tok(&ASTUPLE, &[t[8013], t[8010]]);
    // x1 of samecells
    t[8015] = s.tok(&CELLWISE, &[C, t[8006], Int(-1)]);
    // x2 of samecells
    t[8016] = s.tok(&OFCOLOR, &[t[8015], Int(-1)]);
    // x4 of samecells
    t[8017] = s.tok(&DIFFERENCE, &[t[12], t[8016]]);
    // x5 of samecells
    t[8018] = s.tok(&SIZE, &[t[8017]]);
    // x6 of samecells
    t[8019] = s.tok(&MULTIPLY, &[t[8018], Int(1000)]);
    // x8 of samecells
    t[8020] = s.tok(&DIVIDE, &[t[8019], t[16]]);
    // x9 of samecells
    t[8021] = s.tok(&ASTUPLE, &[t[8020], t[8016]]);
    // x1 of sameshape
    t[8022] = s.tok(&SHAPE_T, &[t[8006]]);
    // x3 of sameshape
    t[8023] = s.tok(&SUBTRACT, &[t[8022], t[20]]);
    // x4 of sameshape
    t[8024] = s.tok(&INVERT, &[t[8023]]);
    // x5 of sameshape
    t[8025] = s.tok(&COMBINE_T, &[t[8023], t[8024]]);
    // x6 of sameshape
    t[8026] = s.tok(&MAXIMUM, &[t[8025]]);
    // x7 of sameshape
    t[8027] = s.tok(&MULTIPLY, &[t[8026], Int(100)]);
    // x8 of sameshape
    t[8028] = s.tok(&SUBTRACT, &[Int(1000), t[8027]]);
    // x9 of sameshape
    t[8029] = s.tok(&ASTUPLE, &[t[8028], t[20]]);
    // x2 of sameshapes
    t[8030] = s.call(t[28], &[t[8006]]);
    // x4 of sameshapes
    t[8031] = s.tok(&INTERSECTION, &[t[8030], t[30]]);
    // x5 of sameshapes
    t[8032] = s.tok(&DIFFERENCE, &[t[30], t[8030]]);
    // x6 of sameshapes
    t[8033] = s.tok(&SIZE, &[t[8031]]);
    // x7 of sameshapes
    t[8034] = s.tok(&SIZE, &[t[8032]]);
    // x8 of sameshapes
    t[8035] = s.tok(&SUBTRACT, &[t[8033], t[8034]]);
    // x9 of sameshapes
    t[8036] = s.tok(&MULTIPLY, &[t[8035], Int(100)]);
    // x10 of sameshapes
    t[8037] = s.tok(&ASTUPLE, &[t[8036], t[8032]]);
    // x1 of samebackground
    t[8038] = s.tok(&MOSTCOLOR_T, &[t[8006]]);
    // x3 of samebackground
    t[8039] = s.tok(&EQUALITY, &[t[8038], t[39]]);
    // x4 of samebackground
    t[8040] = s.tok(&BRANCH, &[t[8039], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8041] = s.tok(&ASTUPLE, &[t[8038], t[39]]);
    // x6 of samebackground
    t[8042] = s.tok(&ASTUPLE, &[t[8040], t[8041]]);
    // x1 of squarecheck_2
    t[8043] = s.tok(&SQUARE_T, &[I]);
    // x2 of squarecheck_2
    t[8044] = s.tok(&BRANCH, &[t[8043], Int(0), Int(1)]);
    // O of squarecheck_2
    t[8045] = s.tok(&MIR_ROT_T, &[I, t[8044]]);
    // x1 of samepalette
    t[8046] = s.tok(&PALETTE_T, &[t[8045]]);
    // x3 of samepalette
    t[8047] = s.tok(&DIFFERENCE, &[t[8046], t[2]]);
    // x4 of samepalette
    t[8048] = s.tok(&DIFFERENCE, &[t[2], t[8046]]);
    // x5 of samepalette
    t[8049] = s.tok(&COMBINE_F, &[t[8047], t[8048]]);
    // x6 of samepalette
    t[8050] = s.tok(&SIZE, &[t[8049]]);
    // x7 of samepalette
    t[8051] = s.tok(&MULTIPLY, &[t[8050], Int(100)]);
    // x8 of samepalette
    t[8052] = s.tok(&SUBTRACT, &[Int(1000), t[8051]]);
    // x9 of samepalette
    t[8053] = s.tok(&ASTUPLE, &[t[8052], t[8049]]);
    // x1 of samecells
    t[8054] = s.tok(&CELLWISE, &[C, t[8045], Int(-1)]);
    // x2 of samecells
    t[8055] = s.tok(&OFCOLOR, &[t[8054], Int(-1)]);
    // x4 of samecells
    t[8056] = s.tok(&DIFFERENCE, &[t[12], t[8055]]);
    // x5 of samecells
    t[8057] = s.tok(&SIZE, &[t[8056]]);
    // x6 of samecells
    t[8058] = s.tok(&MULTIPLY, &[t[8057], Int(1000)]);
    // x8 of samecells
    t[8059] = s.tok(&DIVIDE, &[t[8058], t[16]]);
    // x9 of samecells
    t[8060] = s.tok(&ASTUPLE, &[t[8059], t[8055]]);
    // x1 of sameshape
    t[8061] = s.tok(&SHAPE_T, &[t[8045]]);
    // x3 of sameshape
    t[8062] = s.tok(&SUBTRACT, &[t[8061], t[20]]);
    // x4 of sameshape
    t[8063] = s.tok(&INVERT, &[t[8062]]);
    // x5 of sameshape
    t[8064] = s.tok(&COMBINE_T, &[t[8062], t[8063]]);
    // x6 of sameshape
    t[8065] = s.tok(&MAXIMUM, &[t[8064]]);
    // x7 of sameshape
    t[8066] = s.tok(&MULTIPLY, &[t[8065], Int(100)]);
    // x8 of sameshape
    t[8067] = s.tok(&SUBTRACT, &[Int(1000), t[8066]]);
    // x9 of sameshape
    t[8068] = s.tok(&ASTUPLE, &[t[8067], t[20]]);
    // x2 of sameshapes
    t[8069] = s.call(t[28], &[t[8045]]);
    // x4 of sameshapes
    t[8070] = s.tok(&INTERSECTION, &[t[8069], t[30]]);
    // x5 of sameshapes
    t[8071] = s.tok(&DIFFERENCE, &[t[30], t[8069]]);
    // x6 of sameshapes
    t[8072] = s.tok(&SIZE, &[t[8070]]);
    // x7 of sameshapes
    t[8073] = s.tok(&SIZE, &[t[8071]]);
    // x8 of sameshapes
    t[8074] = s.tok(&SUBTRACT, &[t[8072], t[8073]]);
    // x9 of sameshapes
    t[8075] = s.tok(&MULTIPLY, &[t[8074], Int(100)]);
    // x10 of sameshapes
    t[8076] = s.tok(&ASTUPLE, &[t[8075], t[8071]]);
    // x1 of samebackground
    t[8077] = s.tok(&MOSTCOLOR_T, &[t[8045]]);
    // x3 of samebackground
    t[8078] = s.tok(&EQUALITY, &[t[8077], t[39]]);
    // x4 of samebackground
    t[8079] = s.tok(&BRANCH, &[t[8078], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8080] = s.tok(&ASTUPLE, &[t[8077], t[39]]);
    // x6 of samebackground
    t[8081] = s.tok(&ASTUPLE, &[t[8079], t[8080]]);
    // x2 of leanover_2, x2 of leanover_5, x2 of leanover_6 and 1 more
    t[8082] = s.tok(&COLORFILTER, &[t[3478], Int(1)]);
    // x4 of leanover_2
    t[8083] = s.tok(&MAPPLY_F, &[Arg::tok(&DMIRROR_O), t[8082]]);
    // x5 of leanover_2
    t[8084] = s.tok(&MAPPLY_F, &[Arg::tok(&CMIRROR_O), t[4359]]);
    // x6 of leanover_2
    t[8085] = s.tok(&COMBINE_F, &[t[8083], t[8084]]);
    // O of leanover_2
    t[8086] = s.tok(&PAINT, &[t[4404], t[8085]]);
    // x1 of samepalette
    t[8087] = s.tok(&PALETTE_T, &[t[8086]]);
    // x3 of samepalette
    t[8088] = s.tok(&DIFFERENCE, &[t[8087], t[2]]);
    // x4 of samepalette
    t[8089] = s.tok(&DIFFERENCE, &[t[2], t[8087]]);
    // x5 of samepalette
    t[8090] = s.tok(&COMBINE_F, &[t[8088], t[8089]]);
    // x6 of samepalette
    t[8091] = s.tok(&SIZE, &[t[8090]]);
    // x7 of samepalette
    t[8092] = s.tok(&MULTIPLY, &[t[8091], Int(100)]);
    // x8 of samepalette
    t[8093] = s.tok(&SUBTRACT, &[Int(1000), t[8092]]);
    // x9 of samepalette
    t[8094] = s.tok(&ASTUPLE, &[t[8093], t[8090]]);
    // x1 of samecells
    t[8095] = s.tok(&CELLWISE, &[C, t[8086], Int(-1)]);
    // x2 of samecells
    t[8096] = s.tok(&OFCOLOR, &[t[8095], Int(-1)]);
    // x4 of samecells
    t[8097] = s.tok(&DIFFERENCE, &[t[12], t[8096]]);
    // x5 of samecells
    t[8098] = s.tok(&SIZE, &[t[8097]]);
    // x6 of samecells
    t[8099] = s.tok(&MULTIPLY, &[t[8098], Int(1000)]);
    // x8 of samecells
    t[8100] = s.tok(&DIVIDE, &[t[8099], t[16]]);
    // x9 of samecells
    t[8101] = s.tok(&ASTUPLE, &[t[8100], t[8096]]);
    // x1 of sameshape
    t[8102] = s.tok(&SHAPE_T, &[t[8086]]);
    // x3 of sameshape
    t[8103] = s.tok(&SUBTRACT, &[t[8102], t[20]]);
    // x4 of sameshape
    t[8104] = s.tok(&INVERT, &[t[8103]]);
    // x5 of sameshape
    t[8105] = s.tok(&COMBINE_T, &[t[8103], t[8104]]);
    // x6 of sameshape
    t[8106] = s.tok(&MAXIMUM, &[t[8105]]);
    // x7 of sameshape
    t[8107] = s.tok(&MULTIPLY, &[t[8106], Int(100)]);
    // x8 of sameshape
    t[8108] = s.tok(&SUBTRACT, &[Int(1000), t[8107]]);
    // x9 of sameshape
    t[8109] = s.tok(&ASTUPLE, &[t[8108], t[20]]);
    // x2 of sameshapes
    t[8110] = s.call(t[28], &[t[8086]]);
    // x4 of sameshapes
    t[8111] = s.tok(&INTERSECTION, &[t[8110], t[30]]);
    // x5 of sameshapes
    t[8112] = s.tok(&DIFFERENCE, &[t[30], t[8110]]);
    // x6 of sameshapes
    t[8113] = s.tok(&SIZE, &[t[8111]]);
    // x7 of sameshapes
    t[8114] = s.tok(&SIZE, &[t[8112]]);
    // x8 of sameshapes
    t[8115] = s.tok(&SUBTRACT, &[t[8113], t[8114]]);
    // x9 of sameshapes
    t[8116] = s.tok(&MULTIPLY, &[t[8115], Int(100)]);
    // x10 of sameshapes
    t[8117] = s.tok(&ASTUPLE, &[t[8116], t[8112]]);
    // x1 of samebackground
    t[8118] = s.tok(&MOSTCOLOR_T, &[t[8086]]);
    // x3 of samebackground
    t[8119] = s.tok(&EQUALITY, &[t[8118], t[39]]);
    // x4 of samebackground
    t[8120] = s.tok(&BRANCH, &[t[8119], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8121] = s.tok(&ASTUPLE, &[t[8118], t[39]]);
    // x6 of samebackground
    t[8122] = s.tok(&ASTUPLE, &[t[8120], t[8121]]);
    // x4 of leanover_5
    t[8123] = s.tok(&COMPOSE, &[Arg::tok(&DMIRROR_I), Arg::tok(&TOINDICES)]);
    // x5 of leanover_5
    t[8124] = s.tok(&COMPOSE, &[Arg::tok(&CMIRROR_I), Arg::tok(&TOINDICES)]);
    // x6 of leanover_5
    t[8125] = s.tok(&MAPPLY_F, &[t[8123], t[8082]]);
    // x7 of leanover_5
    t[8126] = s.tok(&MAPPLY_F, &[t[8124], t[4359]]);
    // x10 of leanover_5
    t[8127] = s.tok(&FILL, &[t[4404], Int(1), t[8125]]);
    // O of leanover_5
    t[8128] = s.tok(&FILL, &[t[8127], Int(2), t[8126]]);
    // x1 of samepalette
    t[8129] = s.tok(&PALETTE_T, &[t[8128]]);
    // x3 of samepalette
    t[8130] = s.tok(&DIFFERENCE, &[t[8129], t[2]]);
    // x4 of samepalette
    t[8131] = s.tok(&DIFFERENCE, &[t[2], t[8129]]);
    // x5 of samepalette
    t[8132] = s.tok(&COMBINE_F, &[t[8130], t[8131]]);
    // x6 of samepalette
    t[8133] = s.tok(&SIZE, &[t[8132]]);
    // x7 of samepalette
    t[8134] = s.tok(&MULTIPLY, &[t[8133], Int(100)]);
    // x8 of samepalette
    t[8135] = s.tok(&SUBTRACT, &[Int(1000), t[8134]]);
    // x9 of samepalette
    t[8136] = s.tok(&ASTUPLE, &[t[8135], t[8132]]);
    // x1 of samecells
    t[8137] = s.tok(&CELLWISE, &[C, t[8128], Int(-1)]);
    // x2 of samecells
    t[8138] = s.tok(&OFCOLOR, &[t[8137], Int(-1)]);
    // x4 of samecells
    t[8139] = s.tok(&DIFFERENCE, &[t[12], t[8138]]);
    // x5 of samecells
    t[8140] = s.tok(&SIZE, &[t[8139]]);
    // x6 of samecells
    t[8141] = s.tok(&MULTIPLY, &[t[8140], Int(1000)]);
    // x8 of samecells
    t[8142] = s.tok(&DIVIDE, &[t[8141], t[16]]);
    // x9 of samecells
    t[8143] = s.tok(&ASTUPLE, &[t[8142], t[8138]]);
    // x1 of sameshape
    t[8144] = s.tok(&SHAPE_T, &[t[8128]]);
    // x3 of sameshape
    t[8145] = s.tok(&SUBTRACT, &[t[8144], t[20]]);
    // x4 of sameshape
    t[8146] = s.tok(&INVERT, &[t[8145]]);
    // x5 of sameshape
    t[8147] = s.tok(&COMBINE_T, &[t[8145], t[8146]]);
    // x6 of sameshape
    t[8148] = s.tok(&MAXIMUM, &[t[8147]]);
    // x7 of sameshape
    t[8149] = s.tok(&MULTIPLY, &[t[8148], Int(100)]);
    // x8 of sameshape
    t[8150] = s.tok(&SUBTRACT, &[Int(1000), t[8149]]);
    // x9 of sameshape
    t[8151] = s.tok(&ASTUPLE, &[t[8150], t[20]]);
    // x2 of sameshapes
    t[8152] = s.call(t[28], &[t[8128]]);
    // x4 of sameshapes
    t[8153] = s.tok(&INTERSECTION, &[t[8152], t[30]]);
    // x5 of sameshapes
    t[8154] = s.tok(&DIFFERENCE, &[t[30], t[8152]]);
    // x6 of sameshapes
    t[8155] = s.tok(&SIZE, &[t[8153]]);
    // x7 of sameshapes
    t[8156] = s.tok(&SIZE, &[t[8154]]);
    // x8 of sameshapes
    t[8157] = s.tok(&SUBTRACT, &[t[8155], t[8156]]);
    // x9 of sameshapes
    t[8158] = s.tok(&MULTIPLY, &[t[8157], Int(100)]);
    // x10 of sameshapes
    t[8159] = s.tok(&ASTUPLE, &[t[8158], t[8154]]);
    // x1 of samebackground
    t[8160] = s.tok(&MOSTCOLOR_T, &[t[8128]]);
    // x3 of samebackground
    t[8161] = s.tok(&EQUALITY, &[t[8160], t[39]]);
    // x4 of samebackground
    t[8162] = s.tok(&BRANCH, &[t[8161], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8163] = s.tok(&ASTUPLE, &[t[8160], t[39]]);
    // x6 of samebackground
    t[8164] = s.tok(&ASTUPLE, &[t[8162], t[8163]]);
    // x4 of leanover_6
    t[8165] = s.tok(&MAPPLY, &[Arg::tok(&DMIRROR_F), t[8082]]);
    // x5 of leanover_6
    t[8166] = s.tok(&MAPPLY, &[Arg::tok(&CMIRROR_F), t[4359]]);
    // x8 of leanover_6
    t[8167] = s.tok(&PAINT, &[t[5374], t[8165]]);
    // O of leanover_6
    t[8168] = s.tok(&PAINT, &[t[8167], t[8166]]);
    // x1 of samepalette
    t[8169] = s.tok(&PALETTE_T, &[t[8168]]);
    // x3 of samepalette
    t[8170] = s.tok(&DIFFERENCE, &[t[8169], t[2]]);
    // x4 of samepalette
    t[8171] = s.tok(&DIFFERENCE, &[t[2], t[8169]]);
    // x5 of samepalette
    t[8172] = s.tok(&COMBINE_F, &[t[8170], t[8171]]);
    // x6 of samepalette
    t[8173] = s.tok(&SIZE, &[t[8172]]);
    // x7 of samepalette
    t[8174] = s.tok(&MULTIPLY, &[t[8173], Int(100)]);
    // x8 of samepalette
    t[8175] = s.tok(&SUBTRACT, &[Int(1000), t[8174]]);
    // x9 of samepalette
    t[8176] = s.tok(&ASTUPLE, &[t[8175], t[8172]]);
    // x1 of samecells
    t[8177] = s.tok(&CELLWISE, &[C, t[8168], Int(-1)]);
    // x2 of samecells
    t[8178] = s.tok(&OFCOLOR, &[t[8177], Int(-1)]);
    // x4 of samecells
    t[8179] = s.tok(&DIFFERENCE, &[t[12], t[8178]]);
    // x5 of samecells
    t[8180] = s.tok(&SIZE, &[t[8179]]);
    // x6 of samecells
    t[8181] = s.tok(&MULTIPLY, &[t[8180], Int(1000)]);
    // x8 of samecells
    t[8182] = s.tok(&DIVIDE, &[t[8181], t[16]]);
    // x9 of samecells
    t[8183] = s.tok(&ASTUPLE, &[t[8182], t[8178]]);
    // x1 of sameshape
    t[8184] = s.tok(&SHAPE_T, &[t[8168]]);
    // x3 of sameshape
    t[8185] = s.tok(&SUBTRACT, &[t[8184], t[20]]);
    // x4 of sameshape
    t[8186] = s.tok(&INVERT, &[t[8185]]);
    // x5 of sameshape
    t[8187] = s.tok(&COMBINE_T, &[t[8185], t[8186]]);
    // x6 of sameshape
    t[8188] = s.tok(&MAXIMUM, &[t[8187]]);
    // x7 of sameshape
    t[8189] = s.tok(&MULTIPLY, &[t[8188], Int(100)]);
    // x8 of sameshape
    t[8190] = s.tok(&SUBTRACT, &[Int(1000), t[8189]]);
    // x9 of sameshape
    t[8191] = s.tok(&ASTUPLE, &[t[8190], t[20]]);
    // x2 of sameshapes
    t[8192] = s.call(t[28], &[t[8168]]);
    // x4 of sameshapes
    t[8193] = s.tok(&INTERSECTION, &[t[8192], t[30]]);
    // x5 of sameshapes
    t[8194] = s.tok(&DIFFERENCE, &[t[30], t[8192]]);
    // x6 of sameshapes
    t[8195] = s.tok(&SIZE, &[t[8193]]);
    // x7 of sameshapes
    t[8196] = s.tok(&SIZE, &[t[8194]]);
    // x8 of sameshapes
    t[8197] = s.tok(&SUBTRACT, &[t[8195], t[8196]]);
    // x9 of sameshapes
    t[8198] = s.tok(&MULTIPLY, &[t[8197], Int(100)]);
    // x10 of sameshapes
    t[8199] = s.tok(&ASTUPLE, &[t[8198], t[8194]]);
    // x1 of samebackground
    t[8200] = s.tok(&MOSTCOLOR_T, &[t[8168]]);
}

fn steps_42(s: &mut dyn Steps, t: &mut [Arg]) {
    // x3 of samebackground
    t[8201] = s.tok(&EQUALITY, &[t[8200], t[39]]);
    // x4 of samebackground
    t[8202] = s.tok(&BRANCH, &[t[8201], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8203] = s.tok(&ASTUPLE, &[t[8200], t[39]]);
    // x6 of samebackground
    t[8204] = s.tok(&ASTUPLE, &[t[8202], t[8203]]);
    // x1 of dealout_2, x1 of dealout_5
    t[8205] = s.tok(&FIRST, &[I]);
    // x2 of dealout_2
    t[8206] = s.tok(&GET_NTH_T, &[t[8205], Int(0)]);
    // x3 of dealout_2
    t[8207] = s.tok(&GET_NTH_T, &[t[8205], Int(1)]);
    // x4 of dealout_2
    t[8208] = s.tok(&GET_NTH_T, &[t[8205], Int(2)]);
    // x5 of dealout_2
    t[8209] = s.tok(&GET_NTH_T, &[t[8205], Int(3)]);
    // x6 of dealout_2
    t[8210] = s.tok(&GET_NTH_T, &[t[8205], Int(4)]);
    // x7 of dealout_2
    t[8211] = s.tok(&GET_NTH_T, &[t[8205], Int(5)]);
    // x8 of dealout_2
    t[8212] = s.tok(&GET_NTH_T, &[t[8205], Int(6)]);
    // x9 of dealout_2
    t[8213] = s.tok(&GET_NTH_T, &[t[8205], Int(7)]);
    // x10 of dealout_2
    t[8214] = s.tok(&GET_NTH_T, &[t[8205], Int(8)]);
    // x11 of dealout_2
    t[8215] = s.tok(&GET_NTH_T, &[t[8205], Int(9)]);
    // x12 of dealout_2
    t[8216] = s.tok(&ASTUPLE, &[t[8206], t[8208]]);
    // x13 of dealout_2
    t[8217] = s.tok(&ASTUPLE, &[t[8210], t[8212]]);
    // x14 of dealout_2
    t[8218] = s.tok(&REPEAT, &[t[8214], Int(1)]);
    // x15 of dealout_2
    t[8219] = s.tok(&COMBINE_T, &[t[8216], t[8217]]);
    // x16 of dealout_2
    t[8220] = s.tok(&COMBINE_T, &[t[8219], t[8218]]);
    // x17 of dealout_2
    t[8221] = s.tok(&ASTUPLE, &[t[8207], t[8209]]);
    // x18 of dealout_2
    t[8222] = s.tok(&ASTUPLE, &[t[8211], t[8213]]);
    // x19 of dealout_2
    t[8223] = s.tok(&REPEAT, &[t[8215], Int(1)]);
    // x20 of dealout_2
    t[8224] = s.tok(&COMBINE_T, &[t[8221], t[8222]]);
    // x21 of dealout_2
    t[8225] = s.tok(&COMBINE_T, &[t[8224], t[8223]]);
    // O of dealout_2
    t[8226] = s.tok(&ASTUPLE, &[t[8220], t[8225]]);
    // x1 of samepalette
    t[8227] = s.tok(&PALETTE_T, &[t[8226]]);
    // x3 of samepalette
    t[8228] = s.tok(&DIFFERENCE, &[t[8227], t[2]]);
    // x4 of samepalette
    t[8229] = s.tok(&DIFFERENCE, &[t[2], t[8227]]);
    // x5 of samepalette
    t[8230] = s.tok(&COMBINE_F, &[t[8228], t[8229]]);
    // x6 of samepalette
    t[8231] = s.tok(&SIZE, &[t[8230]]);
    // x7 of samepalette
    t[8232] = s.tok(&MULTIPLY, &[t[8231], Int(100)]);
    // x8 of samepalette
    t[8233] = s.tok(&SUBTRACT, &[Int(1000), t[8232]]);
    // x9 of samepalette
    t[8234] = s.tok(&ASTUPLE, &[t[8233], t[8230]]);
    // x1 of samecells
    t[8235] = s.tok(&CELLWISE, &[C, t[8226], Int(-1)]);
    // x2 of samecells
    t[8236] = s.tok(&OFCOLOR, &[t[8235], Int(-1)]);
    // x4 of samecells
    t[8237] = s.tok(&DIFFERENCE, &[t[12], t[8236]]);
    // x5 of samecells
    t[8238] = s.tok(&SIZE, &[t[8237]]);
    // x6 of samecells
    t[8239] = s.tok(&MULTIPLY, &[t[8238], Int(1000)]);
    // x8 of samecells
    t[8240] = s.tok(&DIVIDE, &[t[8239], t[16]]);
    // x9 of samecells
    t[8241] = s.tok(&ASTUPLE, &[t[8240], t[8236]]);
    // x1 of sameshape
    t[8242] = s.tok(&SHAPE_T, &[t[8226]]);
    // x3 of sameshape
    t[8243] = s.tok(&SUBTRACT, &[t[8242], t[20]]);
    // x4 of sameshape
    t[8244] = s.tok(&INVERT, &[t[8243]]);
    // x5 of sameshape
    t[8245] = s.tok(&COMBINE_T, &[t[8243], t[8244]]);
    // x6 of sameshape
    t[8246] = s.tok(&MAXIMUM, &[t[8245]]);
    // x7 of sameshape
    t[8247] = s.tok(&MULTIPLY, &[t[8246], Int(100)]);
    // x8 of sameshape
    t[8248] = s.tok(&SUBTRACT, &[Int(1000), t[8247]]);
    // x9 of sameshape
    t[8249] = s.tok(&ASTUPLE, &[t[8248], t[20]]);
    // x2 of sameshapes
    t[8250] = s.call(t[28], &[t[8226]]);
    // x4 of sameshapes
    t[8251] = s.tok(&INTERSECTION, &[t[8250], t[30]]);
    // x5 of sameshapes
    t[8252] = s.tok(&DIFFERENCE, &[t[30], t[8250]]);
    // x6 of sameshapes
    t[8253] = s.tok(&SIZE, &[t[8251]]);
    // x7 of sameshapes
    t[8254] = s.tok(&SIZE, &[t[8252]]);
    // x8 of sameshapes
    t[8255] = s.tok(&SUBTRACT, &[t[8253], t[8254]]);
    // x9 of sameshapes
    t[8256] = s.tok(&MULTIPLY, &[t[8255], Int(100)]);
    // x10 of sameshapes
    t[8257] = s.tok(&ASTUPLE, &[t[8256], t[8252]]);
    // x1 of samebackground
    t[8258] = s.tok(&MOSTCOLOR_T, &[t[8226]]);
    // x3 of samebackground
    t[8259] = s.tok(&EQUALITY, &[t[8258], t[39]]);
    // x4 of samebackground
    t[8260] = s.tok(&BRANCH, &[t[8259], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8261] = s.tok(&ASTUPLE, &[t[8258], t[39]]);
    // x6 of samebackground
    t[8262] = s.tok(&ASTUPLE, &[t[8260], t[8261]]);
    // x2 of dealout_5
    t[8263] = s.tok(&GET_NTH_T, &[t[8205], Int(-10)]);
    // x3 of dealout_5
    t[8264] = s.tok(&GET_NTH_T, &[t[8205], Int(-9)]);
    // x4 of dealout_5
    t[8265] = s.tok(&GET_NTH_T, &[t[8205], Int(-8)]);
    // x5 of dealout_5
    t[8266] = s.tok(&GET_NTH_T, &[t[8205], Int(-7)]);
    // x6 of dealout_5
    t[8267] = s.tok(&GET_NTH_T, &[t[8205], Int(-6)]);
    // x7 of dealout_5
    t[8268] = s.tok(&GET_NTH_T, &[t[8205], Int(-5)]);
    // x8 of dealout_5
    t[8269] = s.tok(&GET_NTH_T, &[t[8205], Int(-4)]);
    // x9 of dealout_5
    t[8270] = s.tok(&GET_NTH_T, &[t[8205], Int(-3)]);
    // x10 of dealout_5
    t[8271] = s.tok(&GET_NTH_T, &[t[8205], Int(-2)]);
    // x11 of dealout_5
    t[8272] = s.tok(&GET_NTH_T, &[t[8205], Int(-1)]);
    // x12 of dealout_5
    t[8273] = s.tok(&ASTUPLE, &[t[8263], t[8265]]);
    // x13 of dealout_5
    t[8274] = s.tok(&ASTUPLE, &[t[8267], t[8269]]);
    // x14 of dealout_5
    t[8275] = s.tok(&REPEAT, &[t[8271], Int(1)]);
    // x15 of dealout_5
    t[8276] = s.tok(&COMBINE_T, &[t[8273], t[8274]]);
    // x16 of dealout_5
    t[8277] = s.tok(&COMBINE_T, &[t[8276], t[8275]]);
    // x17 of dealout_5
    t[8278] = s.tok(&ASTUPLE, &[t[8264], t[8266]]);
    // x18 of dealout_5
    t[8279] = s.tok(&ASTUPLE, &[t[8268], t[8270]]);
    // x19 of dealout_5
    t[8280] = s.tok(&REPEAT, &[t[8272], Int(1)]);
    // x20 of dealout_5
    t[8281] = s.tok(&COMBINE_T, &[t[8278], t[8279]]);
    // x21 of dealout_5
    t[8282] = s.tok(&COMBINE_T, &[t[8281], t[8280]]);
    // O of dealout_5
    t[8283] = s.tok(&ASTUPLE, &[t[8277], t[8282]]);
    // x1 of samepalette
    t[8284] = s.tok(&PALETTE_T, &[t[8283]]);
    // x3 of samepalette
    t[8285] = s.tok(&DIFFERENCE, &[t[8284], t[2]]);
    // x4 of samepalette
    t[8286] = s.tok(&DIFFERENCE, &[t[2], t[8284]]);
    // x5 of samepalette
    t[8287] = s.tok(&COMBINE_F, &[t[8285], t[8286]]);
    // x6 of samepalette
    t[8288] = s.tok(&SIZE, &[t[8287]]);
    // x7 of samepalette
    t[8289] = s.tok(&MULTIPLY, &[t[8288], Int(100)]);
    // x8 of samepalette
    t[8290] = s.tok(&SUBTRACT, &[Int(1000), t[8289]]);
    // x9 of samepalette
    t[8291] = s.tok(&ASTUPLE, &[t[8290], t[8287]]);
    // x1 of samecells
    t[8292] = s.tok(&CELLWISE, &[C, t[8283], Int(-1)]);
    // x2 of samecells
    t[8293] = s.tok(&OFCOLOR, &[t[8292], Int(-1)]);
    // x4 of samecells
    t[8294] = s.tok(&DIFFERENCE, &[t[12], t[8293]]);
    // x5 of samecells
    t[8295] = s.tok(&SIZE, &[t[8294]]);
    // x6 of samecells
    t[8296] = s.tok(&MULTIPLY, &[t[8295], Int(1000)]);
    // x8 of samecells
    t[8297] = s.tok(&DIVIDE, &[t[8296], t[16]]);
    // x9 of samecells
    t[8298] = s.tok(&ASTUPLE, &[t[8297], t[8293]]);
    // x1 of sameshape
    t[8299] = s.tok(&SHAPE_T, &[t[8283]]);
    // x3 of sameshape
    t[8300] = s.tok(&SUBTRACT, &[t[8299], t[20]]);
    // x4 of sameshape
    t[8301] = s.tok(&INVERT, &[t[8300]]);
    // x5 of sameshape
    t[8302] = s.tok(&COMBINE_T, &[t[8300], t[8301]]);
    // x6 of sameshape
    t[8303] = s.tok(&MAXIMUM, &[t[8302]]);
    // x7 of sameshape
    t[8304] = s.tok(&MULTIPLY, &[t[8303], Int(100)]);
    // x8 of sameshape
    t[8305] = s.tok(&SUBTRACT, &[Int(1000), t[8304]]);
    // x9 of sameshape
    t[8306] = s.tok(&ASTUPLE, &[t[8305], t[20]]);
    // x2 of sameshapes
    t[8307] = s.call(t[28], &[t[8283]]);
    // x4 of sameshapes
    t[8308] = s.tok(&INTERSECTION, &[t[8307], t[30]]);
    // x5 of sameshapes
    t[8309] = s.tok(&DIFFERENCE, &[t[30], t[8307]]);
    // x6 of sameshapes
    t[8310] = s.tok(&SIZE, &[t[8308]]);
    // x7 of sameshapes
    t[8311] = s.tok(&SIZE, &[t[8309]]);
    // x8 of sameshapes
    t[8312] = s.tok(&SUBTRACT, &[t[8310], t[8311]]);
    // x9 of sameshapes
    t[8313] = s.tok(&MULTIPLY, &[t[8312], Int(100)]);
    // x10 of sameshapes
    t[8314] = s.tok(&ASTUPLE, &[t[8313], t[8309]]);
    // x1 of samebackground
    t[8315] = s.tok(&MOSTCOLOR_T, &[t[8283]]);
    // x3 of samebackground
    t[8316] = s.tok(&EQUALITY, &[t[8315], t[39]]);
    // x4 of samebackground
    t[8317] = s.tok(&BRANCH, &[t[8316], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8318] = s.tok(&ASTUPLE, &[t[8315], t[39]]);
    // x6 of samebackground
    t[8319] = s.tok(&ASTUPLE, &[t[8317], t[8318]]);
    // x1 of ninecomplement_2
    t[8320] = s.tok(&RBIND, &[Arg::tok(&ADD), Int(-9)]);
    // x2 of ninecomplement_2
    t[8321] = s.tok(&COMPOSE, &[Arg::tok(&INVERT), t[8320]]);
    // x3 of ninecomplement_2
    t[8322] = s.tok(&LBIND, &[Arg::tok(&APPLY_T), t[8321]]);
    // O of ninecomplement_2
    t[8323] = s.tok(&APPLY_T, &[t[8322], I]);
    // x1 of samepalette
    t[8324] = s.tok(&PALETTE_T, &[t[8323]]);
    // x3 of samepalette
    t[8325] = s.tok(&DIFFERENCE, &[t[8324], t[2]]);
    // x4 of samepalette
    t[8326] = s.tok(&DIFFERENCE, &[t[2], t[8324]]);
    // x5 of samepalette
    t[8327] = s.tok(&COMBINE_F, &[t[8325], t[8326]]);
    // x6 of samepalette
    t[8328] = s.tok(&SIZE, &[t[8327]]);
    // x7 of samepalette
    t[8329] = s.tok(&MULTIPLY, &[t[8328], Int(100)]);
    // x8 of samepalette
    t[8330] = s.tok(&SUBTRACT, &[Int(1000), t[8329]]);
    // x9 of samepalette
    t[8331] = s.tok(&ASTUPLE, &[t[8330], t[8327]]);
    // x1 of samecells
    t[8332] = s.tok(&CELLWISE, &[C, t[8323], Int(-1)]);
    // x2 of samecells
    t[8333] = s.tok(&OFCOLOR, &[t[8332], Int(-1)]);
    // x4 of samecells
    t[8334] = s.tok(&DIFFERENCE, &[t[12], t[8333]]);
    // x5 of samecells
    t[8335] = s.tok(&SIZE, &[t[8334]]);
    // x6 of samecells
    t[8336] = s.tok(&MULTIPLY, &[t[8335], Int(1000)]);
    // x8 of samecells
    t[8337] = s.tok(&DIVIDE, &[t[8336], t[16]]);
    // x9 of samecells
    t[8338] = s.tok(&ASTUPLE, &[t[8337], t[8333]]);
    // x1 of sameshape
    t[8339] = s.tok(&SHAPE_T, &[t[8323]]);
    // x3 of sameshape
    t[8340] = s.tok(&SUBTRACT, &[t[8339], t[20]]);
    // x4 of sameshape
    t[8341] = s.tok(&INVERT, &[t[8340]]);
    // x5 of sameshape
    t[8342] = s.tok(&COMBINE_T, &[t[8340], t[8341]]);
    // x6 of sameshape
    t[8343] = s.tok(&MAXIMUM, &[t[8342]]);
    // x7 of sameshape
    t[8344] = s.tok(&MULTIPLY, &[t[8343], Int(100)]);
    // x8 of sameshape
    t[8345] = s.tok(&SUBTRACT, &[Int(1000), t[8344]]);
    // x9 of sameshape
    t[8346] = s.tok(&ASTUPLE, &[t[8345], t[20]]);
    // x2 of sameshapes
    t[8347] = s.call(t[28], &[t[8323]]);
    // x4 of sameshapes
    t[8348] = s.tok(&INTERSECTION, &[t[8347], t[30]]);
    // x5 of sameshapes
    t[8349] = s.tok(&DIFFERENCE, &[t[30], t[8347]]);
    // x6 of sameshapes
    t[8350] = s.tok(&SIZE, &[t[8348]]);
    // x7 of sameshapes
    t[8351] = s.tok(&SIZE, &[t[8349]]);
    // x8 of sameshapes
    t[8352] = s.tok(&SUBTRACT, &[t[8350], t[8351]]);
    // x9 of sameshapes
    t[8353] = s.tok(&MULTIPLY, &[t[8352], Int(100)]);
    // x10 of sameshapes
    t[8354] = s.tok(&ASTUPLE, &[t[8353], t[8349]]);
    // x1 of samebackground
    t[8355] = s.tok(&MOSTCOLOR_T, &[t[8323]]);
    // x3 of samebackground
    t[8356] = s.tok(&EQUALITY, &[t[8355], t[39]]);
    // x4 of samebackground
    t[8357] = s.tok(&BRANCH, &[t[8356], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8358] = s.tok(&ASTUPLE, &[t[8355], t[39]]);
    // x6 of samebackground
    t[8359] = s.tok(&ASTUPLE, &[t[8357], t[8358]]);
    // x1 of masquerade_2
    t[8360] = s.tok(&RBIND, &[Arg::tok(&SWITCH), Int(6)]);
    // x2 of masquerade_2
    t[8361] = s.call(t[8360], &[I, Int(4)]);
    // x3 of masquerade_2
    t[8362] = s.tok(&RBIND, &[Arg::tok(&SWITCH), Int(7)]);
    // x4 of masquerade_2
    t[8363] = s.call(t[8362], &[t[8361], Int(5)]);
    // O of masquerade_2
    t[8364] = s.tok(&SWITCH, &[t[8363], Int(8), Int(9)]);
    // x1 of samepalette
    t[8365] = s.tok(&PALETTE_T, &[t[8364]]);
    // x3 of samepalette
    t[8366] = s.tok(&DIFFERENCE, &[t[8365], t[2]]);
    // x4 of samepalette
    t[8367] = s.tok(&DIFFERENCE, &[t[2], t[8365]]);
    // x5 of samepalette
    t[8368] = s.tok(&COMBINE_F, &[t[8366], t[8367]]);
    // x6 of samepalette
    t[8369] = s.tok(&SIZE, &[t[8368]]);
    // x7 of samepalette
    t[8370] = s.tok(&MULTIPLY, &[t[8369], Int(100)]);
    // x8 of samepalette
    t[8371] = s.tok(&SUBTRACT, &[Int(1000), t[8370]]);
    // x9 of samepalette
    t[8372] = s.tok(&ASTUPLE, &[t[8371], t[8368]]);
    // x1 of samecells
    t[8373] = s.tok(&CELLWISE, &[C, t[8364], Int(-1)]);
    // x2 of samecells
    t[8374] = s.tok(&OFCOLOR, &[t[8373], Int(-1)]);
    // x4 of samecells
    t[8375] = s.tok(&DIFFERENCE, &[t[12], t[8374]]);
    // x5 of samecells
    t[8376] = s.tok(&SIZE, &[t[8375]]);
    // x6 of samecells
    t[8377] = s.tok(&MULTIPLY, &[t[8376], Int(1000)]);
    // x8 of samecells
    t[8378] = s.tok(&DIVIDE, &[t[8377], t[16]]);
    // x9 of samecells
    t[8379] = s.tok(&ASTUPLE, &[t[8378], t[8374]]);
    // x1 of sameshape
    t[8380] = s.tok(&SHAPE_T, &[t[8364]]);
    // x3 of sameshape
    t[8381] = s.tok(&SUBTRACT, &[t[8380], t[20]]);
    // x4 of sameshape
    t[8382] = s.tok(&INVERT, &[t[8381]]);
    // x5 of sameshape
    t[8383] = s.tok(&COMBINE_T, &[t[8381], t[8382]]);
    // x6 of sameshape
    t[8384] = s.tok(&MAXIMUM, &[t[8383]]);
    // x7 of sameshape
    t[8385] = s.tok(&MULTIPLY, &[t[8384], Int(100)]);
    // x8 of sameshape
    t[8386] = s.tok(&SUBTRACT, &[Int(1000), t[8385]]);
    // x9 of sameshape
    t[8387] = s.tok(&ASTUPLE, &[t[8386], t[20]]);
    // x2 of sameshapes
    t[8388] = s.call(t[28], &[t[8364]]);
    // x4 of sameshapes
    t[8389] = s.tok(&INTERSECTION, &[t[8388], t[30]]);
    // x5 of sameshapes
    t[8390] = s.tok(&DIFFERENCE, &[t[30], t[8388]]);
    // x6 of sameshapes
    t[8391] = s.tok(&SIZE, &[t[8389]]);
    // x7 of sameshapes
    t[8392] = s.tok(&SIZE, &[t[8390]]);
    // x8 of sameshapes
    t[8393] = s.tok(&SUBTRACT, &[t[8391], t[8392]]);
    // x9 of sameshapes
    t[8394] = s.tok(&MULTIPLY, &[t[8393], Int(100)]);
    // x10 of sameshapes
    t[8395] = s.tok(&ASTUPLE, &[t[8394], t[8390]]);
    // x1 of samebackground
    t[8396] = s.tok(&MOSTCOLOR_T, &[t[8364]]);
    // x3 of samebackground
    t[8397] = s.tok(&EQUALITY, &[t[8396], t[39]]);
    // x4 of samebackground
    t[8398] = s.tok(&BRANCH, &[t[8397], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8399] = s.tok(&ASTUPLE, &[t[8396], t[39]]);
    // x6 of samebackground
    t[8400] = s.tok(&ASTUPLE, &[t[8398], t[8399]]);
}

fn steps_43(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of driftaway_2
    t[8401] = s.tok(&TOJVEC, &[Int(-4)]);
    // x5 of driftaway_2
    t[8402] = s.tok(&SHIFT, &[t[5077], t[8401]]);
    // x6 of driftaway_2
    t[8403] = s.tok(&FILL, &[t[5374], Int(4), t[8402]]);
    // x8 of driftaway_2
    t[8404] = s.tok(&TOJVEC, &[Int(-5)]);
    // x9 of driftaway_2
    t[8405] = s.tok(&SHIFT, &[t[6515], t[8404]]);
    // x10 of driftaway_2
    t[8406] = s.tok(&FILL, &[t[8403], Int(5), t[8405]]);
    // x12 of driftaway_2
    t[8407] = s.tok(&TOJVEC, &[Int(-6)]);
    // x13 of driftaway_2
    t[8408] = s.tok(&SHIFT, &[t[3893], t[8407]]);
    // x14 of driftaway_2
    t[8409] = s.tok(&FILL, &[t[8406], Int(6), t[8408]]);
    // x16 of driftaway_2
    t[8410] = s.tok(&TOJVEC, &[Int(-7)]);
    // x17 of driftaway_2
    t[8411] = s.tok(&SHIFT, &[t[7508], t[8410]]);
    // x18 of driftaway_2
    t[8412] = s.tok(&FILL, &[t[8409], Int(7), t[8411]]);
    // x20 of driftaway_2
    t[8413] = s.tok(&TOJVEC, &[Int(-8)]);
    // x21 of driftaway_2
    t[8414] = s.tok(&SHIFT, &[t[7512], t[8413]]);
    // O of driftaway_2
    t[8415] = s.tok(&FILL, &[t[8412], Int(8), t[8414]]);
    // x1 of samepalette
    t[8416] = s.tok(&PALETTE_T, &[t[8415]]);
    // x3 of samepalette
    t[8417] = s.tok(&DIFFERENCE, &[t[8416], t[2]]);
    // x4 of samepalette
    t[8418] = s.tok(&DIFFERENCE, &[t[2], t[8416]]);
    // x5 of samepalette
    t[8419] = s.tok(&COMBINE_F, &[t[8417], t[8418]]);
    // x6 of samepalette
    t[8420] = s.tok(&SIZE, &[t[8419]]);
    // x7 of samepalette
    t[8421] = s.tok(&MULTIPLY, &[t[8420], Int(100)]);
    // x8 of samepalette
    t[8422] = s.tok(&SUBTRACT, &[Int(1000), t[8421]]);
    // x9 of samepalette
    t[8423] = s.tok(&ASTUPLE, &[t[8422], t[8419]]);
    // x1 of samecells
    t[8424] = s.tok(&CELLWISE, &[C, t[8415], Int(-1)]);
    // x2 of samecells
    t[8425] = s.tok(&OFCOLOR, &[t[8424], Int(-1)]);
    // x4 of samecells
    t[8426] = s.tok(&DIFFERENCE, &[t[12], t[8425]]);
    // x5 of samecells
    t[8427] = s.tok(&SIZE, &[t[8426]]);
    // x6 of samecells
    t[8428] = s.tok(&MULTIPLY, &[t[8427], Int(1000)]);
    // x8 of samecells
    t[8429] = s.tok(&DIVIDE, &[t[8428], t[16]]);
    // x9 of samecells
    t[8430] = s.tok(&ASTUPLE, &[t[8429], t[8425]]);
    // x1 of sameshape
    t[8431] = s.tok(&SHAPE_T, &[t[8415]]);
    // x3 of sameshape
    t[8432] = s.tok(&SUBTRACT, &[t[8431], t[20]]);
    // x4 of sameshape
    t[8433] = s.tok(&INVERT, &[t[8432]]);
    // x5 of sameshape
    t[8434] = s.tok(&COMBINE_T, &[t[8432], t[8433]]);
    // x6 of sameshape
    t[8435] = s.tok(&MAXIMUM, &[t[8434]]);
    // x7 of sameshape
    t[8436] = s.tok(&MULTIPLY, &[t[8435], Int(100)]);
    // x8 of sameshape
    t[8437] = s.tok(&SUBTRACT, &[Int(1000), t[8436]]);
    // x9 of sameshape
    t[8438] = s.tok(&ASTUPLE, &[t[8437], t[20]]);
    // x2 of sameshapes
    t[8439] = s.call(t[28], &[t[8415]]);
    // x4 of sameshapes
    t[8440] = s.tok(&INTERSECTION, &[t[8439], t[30]]);
    // x5 of sameshapes
    t[8441] = s.tok(&DIFFERENCE, &[t[30], t[8439]]);
    // x6 of sameshapes
    t[8442] = s.tok(&SIZE, &[t[8440]]);
    // x7 of sameshapes
    t[8443] = s.tok(&SIZE, &[t[8441]]);
    // x8 of sameshapes
    t[8444] = s.tok(&SUBTRACT, &[t[8442], t[8443]]);
    // x9 of sameshapes
    t[8445] = s.tok(&MULTIPLY, &[t[8444], Int(100)]);
    // x10 of sameshapes
    t[8446] = s.tok(&ASTUPLE, &[t[8445], t[8441]]);
    // x1 of samebackground
    t[8447] = s.tok(&MOSTCOLOR_T, &[t[8415]]);
    // x3 of samebackground
    t[8448] = s.tok(&EQUALITY, &[t[8447], t[39]]);
    // x4 of samebackground
    t[8449] = s.tok(&BRANCH, &[t[8448], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8450] = s.tok(&ASTUPLE, &[t[8447], t[39]]);
    // x6 of samebackground
    t[8451] = s.tok(&ASTUPLE, &[t[8449], t[8450]]);
    // x3 of offcut_2
    t[8452] = s.tok(&ADD, &[t[4448], Int(-3)]);
    // x4 of offcut_2
    t[8453] = s.tok(&ASTUPLE, &[t[3437], t[8452]]);
    // x5 of offcut_2
    t[8454] = s.tok(&TOJVEC, &[Int(3)]);
    // O of offcut_2
    t[8455] = s.tok(&CROP, &[I, t[8454], t[8453]]);
    // x1 of samepalette
    t[8456] = s.tok(&PALETTE_T, &[t[8455]]);
    // x3 of samepalette
    t[8457] = s.tok(&DIFFERENCE, &[t[8456], t[2]]);
    // x4 of samepalette
    t[8458] = s.tok(&DIFFERENCE, &[t[2], t[8456]]);
    // x5 of samepalette
    t[8459] = s.tok(&COMBINE_F, &[t[8457], t[8458]]);
    // x6 of samepalette
    t[8460] = s.tok(&SIZE, &[t[8459]]);
    // x7 of samepalette
    t[8461] = s.tok(&MULTIPLY, &[t[8460], Int(100)]);
    // x8 of samepalette
    t[8462] = s.tok(&SUBTRACT, &[Int(1000), t[8461]]);
    // x9 of samepalette
    t[8463] = s.tok(&ASTUPLE, &[t[8462], t[8459]]);
    // x1 of samecells
    t[8464] = s.tok(&CELLWISE, &[C, t[8455], Int(-1)]);
    // x2 of samecells
    t[8465] = s.tok(&OFCOLOR, &[t[8464], Int(-1)]);
    // x4 of samecells
    t[8466] = s.tok(&DIFFERENCE, &[t[12], t[8465]]);
    // x5 of samecells
    t[8467] = s.tok(&SIZE, &[t[8466]]);
    // x6 of samecells
    t[8468] = s.tok(&MULTIPLY, &[t[8467], Int(1000)]);
    // x8 of samecells
    t[8469] = s.tok(&DIVIDE, &[t[8468], t[16]]);
    // x9 of samecells
    t[8470] = s.tok(&ASTUPLE, &[t[8469], t[8465]]);
    // x1 of sameshape
    t[8471] = s.tok(&SHAPE_T, &[t[8455]]);
    // x3 of sameshape
    t[8472] = s.tok(&SUBTRACT, &[t[8471], t[20]]);
    // x4 of sameshape
    t[8473] = s.tok(&INVERT, &[t[8472]]);
    // x5 of sameshape
    t[8474] = s.tok(&COMBINE_T, &[t[8472], t[8473]]);
    // x6 of sameshape
    t[8475] = s.tok(&MAXIMUM, &[t[8474]]);
    // x7 of sameshape
    t[8476] = s.tok(&MULTIPLY, &[t[8475], Int(100)]);
    // x8 of sameshape
    t[8477] = s.tok(&SUBTRACT, &[Int(1000), t[8476]]);
    // x9 of sameshape
    t[8478] = s.tok(&ASTUPLE, &[t[8477], t[20]]);
    // x2 of sameshapes
    t[8479] = s.call(t[28], &[t[8455]]);
    // x4 of sameshapes
    t[8480] = s.tok(&INTERSECTION, &[t[8479], t[30]]);
    // x5 of sameshapes
    t[8481] = s.tok(&DIFFERENCE, &[t[30], t[8479]]);
    // x6 of sameshapes
    t[8482] = s.tok(&SIZE, &[t[8480]]);
    // x7 of sameshapes
    t[8483] = s.tok(&SIZE, &[t[8481]]);
    // x8 of sameshapes
    t[8484] = s.tok(&SUBTRACT, &[t[8482], t[8483]]);
    // x9 of sameshapes
    t[8485] = s.tok(&MULTIPLY, &[t[8484], Int(100)]);
    // x10 of sameshapes
    t[8486] = s.tok(&ASTUPLE, &[t[8485], t[8481]]);
    // x1 of samebackground
    t[8487] = s.tok(&MOSTCOLOR_T, &[t[8455]]);
    // x3 of samebackground
    t[8488] = s.tok(&EQUALITY, &[t[8487], t[39]]);
    // x4 of samebackground
    t[8489] = s.tok(&BRANCH, &[t[8488], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8490] = s.tok(&ASTUPLE, &[t[8487], t[39]]);
    // x6 of samebackground
    t[8491] = s.tok(&ASTUPLE, &[t[8489], t[8490]]);
    // x2 of oddsize_2
    t[8492] = s.tok(&TOTUPLE, &[t[3478]]);
    // x3 of oddsize_2
    t[8493] = s.tok(&APPLY_T, &[Arg::tok(&SIZE), t[8492]]);
    // x4 of oddsize_2
    t[8494] = s.tok(&LEASTCOMMON, &[t[8493]]);
    // x5 of oddsize_2
    t[8495] = s.tok(&SIZEFILTER_T, &[t[8492], t[8494]]);
    // x6 of oddsize_2
    t[8496] = s.tok(&DIFFERENCE_TUPLE, &[t[8492], t[8495]]);
    // x7 of oddsize_2
    t[8497] = s.tok(&MERGE, &[t[8496]]);
    // O of oddsize_2
    t[8498] = s.tok(&COVER, &[I, t[8497]]);
    // x1 of samepalette
    t[8499] = s.tok(&PALETTE_T, &[t[8498]]);
    // x3 of samepalette
    t[8500] = s.tok(&DIFFERENCE, &[t[8499], t[2]]);
    // x4 of samepalette
    t[8501] = s.tok(&DIFFERENCE, &[t[2], t[8499]]);
    // x5 of samepalette
    t[8502] = s.tok(&COMBINE_F, &[t[8500], t[8501]]);
    // x6 of samepalette
    t[8503] = s.tok(&SIZE, &[t[8502]]);
    // x7 of samepalette
    t[8504] = s.tok(&MULTIPLY, &[t[8503], Int(100)]);
    // x8 of samepalette
    t[8505] = s.tok(&SUBTRACT, &[Int(1000), t[8504]]);
    // x9 of samepalette
    t[8506] = s.tok(&ASTUPLE, &[t[8505], t[8502]]);
    // x1 of samecells
    t[8507] = s.tok(&CELLWISE, &[C, t[8498], Int(-1)]);
    // x2 of samecells
    t[8508] = s.tok(&OFCOLOR, &[t[8507], Int(-1)]);
    // x4 of samecells
    t[8509] = s.tok(&DIFFERENCE, &[t[12], t[8508]]);
    // x5 of samecells
    t[8510] = s.tok(&SIZE, &[t[8509]]);
    // x6 of samecells
    t[8511] = s.tok(&MULTIPLY, &[t[8510], Int(1000)]);
    // x8 of samecells
    t[8512] = s.tok(&DIVIDE, &[t[8511], t[16]]);
    // x9 of samecells
    t[8513] = s.tok(&ASTUPLE, &[t[8512], t[8508]]);
    // x1 of sameshape
    t[8514] = s.tok(&SHAPE_T, &[t[8498]]);
    // x3 of sameshape
    t[8515] = s.tok(&SUBTRACT, &[t[8514], t[20]]);
    // x4 of sameshape
    t[8516] = s.tok(&INVERT, &[t[8515]]);
    // x5 of sameshape
    t[8517] = s.tok(&COMBINE_T, &[t[8515], t[8516]]);
    // x6 of sameshape
    t[8518] = s.tok(&MAXIMUM, &[t[8517]]);
    // x7 of sameshape
    t[8519] = s.tok(&MULTIPLY, &[t[8518], Int(100)]);
    // x8 of sameshape
    t[8520] = s.tok(&SUBTRACT, &[Int(1000), t[8519]]);
    // x9 of sameshape
    t[8521] = s.tok(&ASTUPLE, &[t[8520], t[20]]);
    // x2 of sameshapes
    t[8522] = s.call(t[28], &[t[8498]]);
    // x4 of sameshapes
    t[8523] = s.tok(&INTERSECTION, &[t[8522], t[30]]);
    // x5 of sameshapes
    t[8524] = s.tok(&DIFFERENCE, &[t[30], t[8522]]);
    // x6 of sameshapes
    t[8525] = s.tok(&SIZE, &[t[8523]]);
    // x7 of sameshapes
    t[8526] = s.tok(&SIZE, &[t[8524]]);
    // x8 of sameshapes
    t[8527] = s.tok(&SUBTRACT, &[t[8525], t[8526]]);
    // x9 of sameshapes
    t[8528] = s.tok(&MULTIPLY, &[t[8527], Int(100)]);
    // x10 of sameshapes
    t[8529] = s.tok(&ASTUPLE, &[t[8528], t[8524]]);
    // x1 of samebackground
    t[8530] = s.tok(&MOSTCOLOR_T, &[t[8498]]);
    // x3 of samebackground
    t[8531] = s.tok(&EQUALITY, &[t[8530], t[39]]);
    // x4 of samebackground
    t[8532] = s.tok(&BRANCH, &[t[8531], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8533] = s.tok(&ASTUPLE, &[t[8530], t[39]]);
    // x6 of samebackground
    t[8534] = s.tok(&ASTUPLE, &[t[8532], t[8533]]);
    // O of oddpanel_7
    t[8535] = s.tok(&LEASTCOMMON, &[t[4491]]);
    // x1 of samepalette
    t[8536] = s.tok(&PALETTE_T, &[t[8535]]);
    // x3 of samepalette
    t[8537] = s.tok(&DIFFERENCE, &[t[8536], t[2]]);
    // x4 of samepalette
    t[8538] = s.tok(&DIFFERENCE, &[t[2], t[8536]]);
    // x5 of samepalette
    t[8539] = s.tok(&COMBINE_F, &[t[8537], t[8538]]);
    // x6 of samepalette
    t[8540] = s.tok(&SIZE, &[t[8539]]);
    // x7 of samepalette
    t[8541] = s.tok(&MULTIPLY, &[t[8540], Int(100)]);
    // x8 of samepalette
    t[8542] = s.tok(&SUBTRACT, &[Int(1000), t[8541]]);
    // x9 of samepalette
    t[8543] = s.tok(&ASTUPLE, &[t[8542], t[8539]]);
    // x1 of samecells
    t[8544] = s.tok(&CELLWISE, &[C, t[8535], Int(-1)]);
    // x2 of samecells
    t[8545] = s.tok(&OFCOLOR, &[t[8544], Int(-1)]);
    // x4 of samecells
    t[8546] = s.tok(&DIFFERENCE, &[t[12], t[8545]]);
    // x5 of samecells
    t[8547] = s.tok(&SIZE, &[t[8546]]);
    // x6 of samecells
    t[8548] = s.tok(&MULTIPLY, &[t[8547], Int(1000)]);
    // x8 of samecells
    t[8549] = s.tok(&DIVIDE, &[t[8548], t[16]]);
    // x9 of samecells
    t[8550] = s.tok(&ASTUPLE, &[t[8549], t[8545]]);
    // x1 of sameshape
    t[8551] = s.tok(&SHAPE_T, &[t[8535]]);
    // x3 of sameshape
    t[8552] = s.tok(&SUBTRACT, &[t[8551], t[20]]);
    // x4 of sameshape
    t[8553] = s.tok(&INVERT, &[t[8552]]);
    // x5 of sameshape
    t[8554] = s.tok(&COMBINE_T, &[t[8552], t[8553]]);
    // x6 of sameshape
    t[8555] = s.tok(&MAXIMUM, &[t[8554]]);
    // x7 of sameshape
    t[8556] = s.tok(&MULTIPLY, &[t[8555], Int(100)]);
    // x8 of sameshape
    t[8557] = s.tok(&SUBTRACT, &[Int(1000), t[8556]]);
    // x9 of sameshape
    t[8558] = s.tok(&ASTUPLE, &[t[8557], t[20]]);
    // x2 of sameshapes
    t[8559] = s.call(t[28], &[t[8535]]);
    // x4 of sameshapes
    t[8560] = s.tok(&INTERSECTION, &[t[8559], t[30]]);
    // x5 of sameshapes
    t[8561] = s.tok(&DIFFERENCE, &[t[30], t[8559]]);
    // x6 of sameshapes
    t[8562] = s.tok(&SIZE, &[t[8560]]);
    // x7 of sameshapes
    t[8563] = s.tok(&SIZE, &[t[8561]]);
    // x8 of sameshapes
    t[8564] = s.tok(&SUBTRACT, &[t[8562], t[8563]]);
    // x9 of sameshapes
    t[8565] = s.tok(&MULTIPLY, &[t[8564], Int(100)]);
    // x10 of sameshapes
    t[8566] = s.tok(&ASTUPLE, &[t[8565], t[8561]]);
    // x1 of samebackground
    t[8567] = s.tok(&MOSTCOLOR_T, &[t[8535]]);
    // x3 of samebackground
    t[8568] = s.tok(&EQUALITY, &[t[8567], t[39]]);
    // x4 of samebackground
    t[8569] = s.tok(&BRANCH, &[t[8568], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8570] = s.tok(&ASTUPLE, &[t[8567], t[39]]);
    // x6 of samebackground
    t[8571] = s.tok(&ASTUPLE, &[t[8569], t[8570]]);
    // x4 of squeeze_6
    t[8572] = s.tok(&LEASTCOMMON_F, &[t[4648]]);
    // O of squeeze_6
    t[8573] = s.tok(&REPLACE, &[t[4610], Int(0), t[8572]]);
    // x1 of samepalette
    t[8574] = s.tok(&PALETTE_T, &[t[8573]]);
    // x3 of samepalette
    t[8575] = s.tok(&DIFFERENCE, &[t[8574], t[2]]);
    // x4 of samepalette
    t[8576] = s.tok(&DIFFERENCE, &[t[2], t[8574]]);
    // x5 of samepalette
    t[8577] = s.tok(&COMBINE_F, &[t[8575], t[8576]]);
    // x6 of samepalette
    t[8578] = s.tok(&SIZE, &[t[8577]]);
    // x7 of samepalette
    t[8579] = s.tok(&MULTIPLY, &[t[8578], Int(100)]);
    // x8 of samepalette
    t[8580] = s.tok(&SUBTRACT, &[Int(1000), t[8579]]);
    // x9 of samepalette
    t[8581] = s.tok(&ASTUPLE, &[t[8580], t[8577]]);
    // x1 of samecells
    t[8582] = s.tok(&CELLWISE, &[C, t[8573], Int(-1)]);
    // x2 of samecells
    t[8583] = s.tok(&OFCOLOR, &[t[8582], Int(-1)]);
    // x4 of samecells
    t[8584] = s.tok(&DIFFERENCE, &[t[12], t[8583]]);
    // x5 of samecells
    t[8585] = s.tok(&SIZE, &[t[8584]]);
    // x6 of samecells
    t[8586] = s.tok(&MULTIPLY, &[t[8585], Int(1000)]);
    // x8 of samecells
    t[8587] = s.tok(&DIVIDE, &[t[8586], t[16]]);
    // x9 of samecells
    t[8588] = s.tok(&ASTUPLE, &[t[8587], t[8583]]);
    // x1 of sameshape
    t[8589] = s.tok(&SHAPE_T, &[t[8573]]);
    // x3 of sameshape
    t[8590] = s.tok(&SUBTRACT, &[t[8589], t[20]]);
    // x4 of sameshape
    t[8591] = s.tok(&INVERT, &[t[8590]]);
    // x5 of sameshape
    t[8592] = s.tok(&COMBINE_T, &[t[8590], t[8591]]);
    // x6 of sameshape
    t[8593] = s.tok(&MAXIMUM, &[t[8592]]);
    // x7 of sameshape
    t[8594] = s.tok(&MULTIPLY, &[t[8593], Int(100)]);
    // x8 of sameshape
    t[8595] = s.tok(&SUBTRACT, &[Int(1000), t[8594]]);
    // x9 of sameshape
    t[8596] = s.tok(&ASTUPLE, &[t[8595], t[20]]);
    // x2 of sameshapes
    t[8597] = s.call(t[28], &[t[8573]]);
    // x4 of sameshapes
    t[8598] = s.tok(&INTERSECTION, &[t[8597], t[30]]);
    // x5 of sameshapes
    t[8599] = s.tok(&DIFFERENCE, &[t[30], t[8597]]);
    // x6 of sameshapes
    t[8600] = s.tok(&SIZE, &[t[8598]]);
}

fn steps_44(s: &mut dyn Steps, t: &mut [Arg]) {
    // x7 of sameshapes
    t[8601] = s.tok(&SIZE, &[t[8599]]);
    // x8 of sameshapes
    t[8602] = s.tok(&SUBTRACT, &[t[8600], t[8601]]);
    // x9 of sameshapes
    t[8603] = s.tok(&MULTIPLY, &[t[8602], Int(100)]);
    // x10 of sameshapes
    t[8604] = s.tok(&ASTUPLE, &[t[8603], t[8599]]);
    // x1 of samebackground
    t[8605] = s.tok(&MOSTCOLOR_T, &[t[8573]]);
    // x3 of samebackground
    t[8606] = s.tok(&EQUALITY, &[t[8605], t[39]]);
    // x4 of samebackground
    t[8607] = s.tok(&BRANCH, &[t[8606], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8608] = s.tok(&ASTUPLE, &[t[8605], t[39]]);
    // x6 of samebackground
    t[8609] = s.tok(&ASTUPLE, &[t[8607], t[8608]]);
    // x2 of tallest_6
    t[8610] = s.tok(&ARGMAX, &[t[3478], Arg::tok(&HEIGHT_F)]);
    // x3 of tallest_6
    t[8611] = s.tok(&GET_COLOR_RANK_F, &[t[8610], Int(0)]);
    // O of tallest_6
    t[8612] = s.tok(&CANVAS, &[t[8611], Pair(1, 1)]);
    // x1 of samepalette
    t[8613] = s.tok(&PALETTE_T, &[t[8612]]);
    // x3 of samepalette
    t[8614] = s.tok(&DIFFERENCE, &[t[8613], t[2]]);
    // x4 of samepalette
    t[8615] = s.tok(&DIFFERENCE, &[t[2], t[8613]]);
    // x5 of samepalette
    t[8616] = s.tok(&COMBINE_F, &[t[8614], t[8615]]);
    // x6 of samepalette
    t[8617] = s.tok(&SIZE, &[t[8616]]);
    // x7 of samepalette
    t[8618] = s.tok(&MULTIPLY, &[t[8617], Int(100)]);
    // x8 of samepalette
    t[8619] = s.tok(&SUBTRACT, &[Int(1000), t[8618]]);
    // x9 of samepalette
    t[8620] = s.tok(&ASTUPLE, &[t[8619], t[8616]]);
    // x1 of samecells
    t[8621] = s.tok(&CELLWISE, &[C, t[8612], Int(-1)]);
    // x2 of samecells
    t[8622] = s.tok(&OFCOLOR, &[t[8621], Int(-1)]);
    // x4 of samecells
    t[8623] = s.tok(&DIFFERENCE, &[t[12], t[8622]]);
    // x5 of samecells
    t[8624] = s.tok(&SIZE, &[t[8623]]);
    // x6 of samecells
    t[8625] = s.tok(&MULTIPLY, &[t[8624], Int(1000)]);
    // x8 of samecells
    t[8626] = s.tok(&DIVIDE, &[t[8625], t[16]]);
    // x9 of samecells
    t[8627] = s.tok(&ASTUPLE, &[t[8626], t[8622]]);
    // x1 of sameshape
    t[8628] = s.tok(&SHAPE_T, &[t[8612]]);
    // x3 of sameshape
    t[8629] = s.tok(&SUBTRACT, &[t[8628], t[20]]);
    // x4 of sameshape
    t[8630] = s.tok(&INVERT, &[t[8629]]);
    // x5 of sameshape
    t[8631] = s.tok(&COMBINE_T, &[t[8629], t[8630]]);
    // x6 of sameshape
    t[8632] = s.tok(&MAXIMUM, &[t[8631]]);
    // x7 of sameshape
    t[8633] = s.tok(&MULTIPLY, &[t[8632], Int(100)]);
    // x8 of sameshape
    t[8634] = s.tok(&SUBTRACT, &[Int(1000), t[8633]]);
    // x9 of sameshape
    t[8635] = s.tok(&ASTUPLE, &[t[8634], t[20]]);
    // x2 of sameshapes
    t[8636] = s.call(t[28], &[t[8612]]);
    // x4 of sameshapes
    t[8637] = s.tok(&INTERSECTION, &[t[8636], t[30]]);
    // x5 of sameshapes
    t[8638] = s.tok(&DIFFERENCE, &[t[30], t[8636]]);
    // x6 of sameshapes
    t[8639] = s.tok(&SIZE, &[t[8637]]);
    // x7 of sameshapes
    t[8640] = s.tok(&SIZE, &[t[8638]]);
    // x8 of sameshapes
    t[8641] = s.tok(&SUBTRACT, &[t[8639], t[8640]]);
    // x9 of sameshapes
    t[8642] = s.tok(&MULTIPLY, &[t[8641], Int(100)]);
    // x10 of sameshapes
    t[8643] = s.tok(&ASTUPLE, &[t[8642], t[8638]]);
    // x1 of samebackground
    t[8644] = s.tok(&MOSTCOLOR_T, &[t[8612]]);
    // x3 of samebackground
    t[8645] = s.tok(&EQUALITY, &[t[8644], t[39]]);
    // x4 of samebackground
    t[8646] = s.tok(&BRANCH, &[t[8645], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8647] = s.tok(&ASTUPLE, &[t[8644], t[39]]);
    // x6 of samebackground
    t[8648] = s.tok(&ASTUPLE, &[t[8646], t[8647]]);
    // x2 of tallest_7
    t[8649] = s.tok(&GET_VAL_RANK, &[t[3478], Arg::tok(&HEIGHT_O), Int(-1)]);
    // x3 of tallest_7
    t[8650] = s.tok(&MATCHER, &[Arg::tok(&HEIGHT_O), t[8649]]);
    // x4 of tallest_7
    t[8651] = s.tok(&MFILTER, &[t[3478], t[8650]]);
    // x5 of tallest_7
    t[8652] = s.tok(&COLOR, &[t[8651]]);
    // O of tallest_7
    t[8653] = s.tok(&CANVAS, &[t[8652], Pair(1, 1)]);
    // x1 of samepalette
    t[8654] = s.tok(&PALETTE_T, &[t[8653]]);
    // x3 of samepalette
    t[8655] = s.tok(&DIFFERENCE, &[t[8654], t[2]]);
    // x4 of samepalette
    t[8656] = s.tok(&DIFFERENCE, &[t[2], t[8654]]);
    // x5 of samepalette
    t[8657] = s.tok(&COMBINE_F, &[t[8655], t[8656]]);
    // x6 of samepalette
    t[8658] = s.tok(&SIZE, &[t[8657]]);
    // x7 of samepalette
    t[8659] = s.tok(&MULTIPLY, &[t[8658], Int(100)]);
    // x8 of samepalette
    t[8660] = s.tok(&SUBTRACT, &[Int(1000), t[8659]]);
    // x9 of samepalette
    t[8661] = s.tok(&ASTUPLE, &[t[8660], t[8657]]);
    // x1 of samecells
    t[8662] = s.tok(&CELLWISE, &[C, t[8653], Int(-1)]);
    // x2 of samecells
    t[8663] = s.tok(&OFCOLOR, &[t[8662], Int(-1)]);
    // x4 of samecells
    t[8664] = s.tok(&DIFFERENCE, &[t[12], t[8663]]);
    // x5 of samecells
    t[8665] = s.tok(&SIZE, &[t[8664]]);
    // x6 of samecells
    t[8666] = s.tok(&MULTIPLY, &[t[8665], Int(1000)]);
    // x8 of samecells
    t[8667] = s.tok(&DIVIDE, &[t[8666], t[16]]);
    // x9 of samecells
    t[8668] = s.tok(&ASTUPLE, &[t[8667], t[8663]]);
    // x1 of sameshape
    t[8669] = s.tok(&SHAPE_T, &[t[8653]]);
    // x3 of sameshape
    t[8670] = s.tok(&SUBTRACT, &[t[8669], t[20]]);
    // x4 of sameshape
    t[8671] = s.tok(&INVERT, &[t[8670]]);
    // x5 of sameshape
    t[8672] = s.tok(&COMBINE_T, &[t[8670], t[8671]]);
    // x6 of sameshape
    t[8673] = s.tok(&MAXIMUM, &[t[8672]]);
    // x7 of sameshape
    t[8674] = s.tok(&MULTIPLY, &[t[8673], Int(100)]);
    // x8 of sameshape
    t[8675] = s.tok(&SUBTRACT, &[Int(1000), t[8674]]);
    // x9 of sameshape
    t[8676] = s.tok(&ASTUPLE, &[t[8675], t[20]]);
    // x2 of sameshapes
    t[8677] = s.call(t[28], &[t[8653]]);
    // x4 of sameshapes
    t[8678] = s.tok(&INTERSECTION, &[t[8677], t[30]]);
    // x5 of sameshapes
    t[8679] = s.tok(&DIFFERENCE, &[t[30], t[8677]]);
    // x6 of sameshapes
    t[8680] = s.tok(&SIZE, &[t[8678]]);
    // x7 of sameshapes
    t[8681] = s.tok(&SIZE, &[t[8679]]);
    // x8 of sameshapes
    t[8682] = s.tok(&SUBTRACT, &[t[8680], t[8681]]);
    // x9 of sameshapes
    t[8683] = s.tok(&MULTIPLY, &[t[8682], Int(100)]);
    // x10 of sameshapes
    t[8684] = s.tok(&ASTUPLE, &[t[8683], t[8679]]);
    // x1 of samebackground
    t[8685] = s.tok(&MOSTCOLOR_T, &[t[8653]]);
    // x3 of samebackground
    t[8686] = s.tok(&EQUALITY, &[t[8685], t[39]]);
    // x4 of samebackground
    t[8687] = s.tok(&BRANCH, &[t[8686], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8688] = s.tok(&ASTUPLE, &[t[8685], t[39]]);
    // x6 of samebackground
    t[8689] = s.tok(&ASTUPLE, &[t[8687], t[8688]]);
    // x1 of pixelshrink_6
    t[8690] = s.tok(&OBJECTS, &[I, Int(1), Int(0), Int(0)]);
    // x2 of pixelshrink_6
    t[8691] = s.tok(&GET_VAL_RANK, &[t[8690], Arg::tok(&WIDTH_O), Int(0)]);
    // O of pixelshrink_6
    t[8692] = s.tok(&DOWNSCALE, &[I, t[8691]]);
    // x1 of samepalette
    t[8693] = s.tok(&PALETTE_T, &[t[8692]]);
    // x3 of samepalette
    t[8694] = s.tok(&DIFFERENCE, &[t[8693], t[2]]);
    // x4 of samepalette
    t[8695] = s.tok(&DIFFERENCE, &[t[2], t[8693]]);
    // x5 of samepalette
    t[8696] = s.tok(&COMBINE_F, &[t[8694], t[8695]]);
    // x6 of samepalette
    t[8697] = s.tok(&SIZE, &[t[8696]]);
    // x7 of samepalette
    t[8698] = s.tok(&MULTIPLY, &[t[8697], Int(100)]);
    // x8 of samepalette
    t[8699] = s.tok(&SUBTRACT, &[Int(1000), t[8698]]);
    // x9 of samepalette
    t[8700] = s.tok(&ASTUPLE, &[t[8699], t[8696]]);
    // x1 of samecells
    t[8701] = s.tok(&CELLWISE, &[C, t[8692], Int(-1)]);
    // x2 of samecells
    t[8702] = s.tok(&OFCOLOR, &[t[8701], Int(-1)]);
    // x4 of samecells
    t[8703] = s.tok(&DIFFERENCE, &[t[12], t[8702]]);
    // x5 of samecells
    t[8704] = s.tok(&SIZE, &[t[8703]]);
    // x6 of samecells
    t[8705] = s.tok(&MULTIPLY, &[t[8704], Int(1000)]);
    // x8 of samecells
    t[8706] = s.tok(&DIVIDE, &[t[8705], t[16]]);
    // x9 of samecells
    t[8707] = s.tok(&ASTUPLE, &[t[8706], t[8702]]);
    // x1 of sameshape
    t[8708] = s.tok(&SHAPE_T, &[t[8692]]);
    // x3 of sameshape
    t[8709] = s.tok(&SUBTRACT, &[t[8708], t[20]]);
    // x4 of sameshape
    t[8710] = s.tok(&INVERT, &[t[8709]]);
    // x5 of sameshape
    t[8711] = s.tok(&COMBINE_T, &[t[8709], t[8710]]);
    // x6 of sameshape
    t[8712] = s.tok(&MAXIMUM, &[t[8711]]);
    // x7 of sameshape
    t[8713] = s.tok(&MULTIPLY, &[t[8712], Int(100)]);
    // x8 of sameshape
    t[8714] = s.tok(&SUBTRACT, &[Int(1000), t[8713]]);
    // x9 of sameshape
    t[8715] = s.tok(&ASTUPLE, &[t[8714], t[20]]);
    // x2 of sameshapes
    t[8716] = s.call(t[28], &[t[8692]]);
    // x4 of sameshapes
    t[8717] = s.tok(&INTERSECTION, &[t[8716], t[30]]);
    // x5 of sameshapes
    t[8718] = s.tok(&DIFFERENCE, &[t[30], t[8716]]);
    // x6 of sameshapes
    t[8719] = s.tok(&SIZE, &[t[8717]]);
    // x7 of sameshapes
    t[8720] = s.tok(&SIZE, &[t[8718]]);
    // x8 of sameshapes
    t[8721] = s.tok(&SUBTRACT, &[t[8719], t[8720]]);
    // x9 of sameshapes
    t[8722] = s.tok(&MULTIPLY, &[t[8721], Int(100)]);
    // x10 of sameshapes
    t[8723] = s.tok(&ASTUPLE, &[t[8722], t[8718]]);
    // x1 of samebackground
    t[8724] = s.tok(&MOSTCOLOR_T, &[t[8692]]);
    // x3 of samebackground
    t[8725] = s.tok(&EQUALITY, &[t[8724], t[39]]);
    // x4 of samebackground
    t[8726] = s.tok(&BRANCH, &[t[8725], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8727] = s.tok(&ASTUPLE, &[t[8724], t[39]]);
    // x6 of samebackground
    t[8728] = s.tok(&ASTUPLE, &[t[8726], t[8727]]);
    // x1 of pixelshrink_7
    t[8729] = s.tok(&LBIND, &[Arg::tok(&OBJECTS), I]);
    // x2 of pixelshrink_7
    t[8730] = s.call(t[8729], &[Int(1), Int(0), Int(0)]);
    // x3 of pixelshrink_7
    t[8731] = s.tok(&VALMIN, &[t[8730], Arg::tok(&WIDTH_F)]);
    // O of pixelshrink_7
    t[8732] = s.tok(&DOWNSCALE, &[I, t[8731]]);
    // x1 of samepalette
    t[8733] = s.tok(&PALETTE_T, &[t[8732]]);
    // x3 of samepalette
    t[8734] = s.tok(&DIFFERENCE, &[t[8733], t[2]]);
    // x4 of samepalette
    t[8735] = s.tok(&DIFFERENCE, &[t[2], t[8733]]);
    // x5 of samepalette
    t[8736] = s.tok(&COMBINE_F, &[t[8734], t[8735]]);
    // x6 of samepalette
    t[8737] = s.tok(&SIZE, &[t[8736]]);
    // x7 of samepalette
    t[8738] = s.tok(&MULTIPLY, &[t[8737], Int(100)]);
    // x8 of samepalette
    t[8739] = s.tok(&SUBTRACT, &[Int(1000), t[8738]]);
    // x9 of samepalette
    t[8740] = s.tok(&ASTUPLE, &[t[8739], t[8736]]);
    // x1 of samecells
    t[8741] = s.tok(&CELLWISE, &[C, t[8732], Int(-1)]);
    // x2 of samecells
    t[8742] = s.tok(&OFCOLOR, &[t[8741], Int(-1)]);
    // x4 of samecells
    t[8743] = s.tok(&DIFFERENCE, &[t[12], t[8742]]);
    // x5 of samecells
    t[8744] = s.tok(&SIZE, &[t[8743]]);
    // x6 of samecells
    t[8745] = s.tok(&MULTIPLY, &[t[8744], Int(1000)]);
    // x8 of samecells
    t[8746] = s.tok(&DIVIDE, &[t[8745], t[16]]);
    // x9 of samecells
    t[8747] = s.tok(&ASTUPLE, &[t[8746], t[8742]]);
    // x1 of sameshape
    t[8748] = s.tok(&SHAPE_T, &[t[8732]]);
    // x3 of sameshape
    t[8749] = s.tok(&SUBTRACT, &[t[8748], t[20]]);
    // x4 of sameshape
    t[8750] = s.tok(&INVERT, &[t[8749]]);
    // x5 of sameshape
    t[8751] = s.tok(&COMBINE_T, &[t[8749], t[8750]]);
    // x6 of sameshape
    t[8752] = s.tok(&MAXIMUM, &[t[8751]]);
    // x7 of sameshape
    t[8753] = s.tok(&MULTIPLY, &[t[8752], Int(100)]);
    // x8 of sameshape
    t[8754] = s.tok(&SUBTRACT, &[Int(1000), t[8753]]);
    // x9 of sameshape
    t[8755] = s.tok(&ASTUPLE, &[t[8754], t[20]]);
    // x2 of sameshapes
    t[8756] = s.call(t[28], &[t[8732]]);
    // x4 of sameshapes
    t[8757] = s.tok(&INTERSECTION, &[t[8756], t[30]]);
    // x5 of sameshapes
    t[8758] = s.tok(&DIFFERENCE, &[t[30], t[8756]]);
    // x6 of sameshapes
    t[8759] = s.tok(&SIZE, &[t[8757]]);
    // x7 of sameshapes
    t[8760] = s.tok(&SIZE, &[t[8758]]);
    // x8 of sameshapes
    t[8761] = s.tok(&SUBTRACT, &[t[8759], t[8760]]);
    // x9 of sameshapes
    t[8762] = s.tok(&MULTIPLY, &[t[8761], Int(100)]);
    // x10 of sameshapes
    t[8763] = s.tok(&ASTUPLE, &[t[8762], t[8758]]);
    // x1 of samebackground
    t[8764] = s.tok(&MOSTCOLOR_T, &[t[8732]]);
    // x3 of samebackground
    t[8765] = s.tok(&EQUALITY, &[t[8764], t[39]]);
    // x4 of samebackground
    t[8766] = s.tok(&BRANCH, &[t[8765], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8767] = s.tok(&ASTUPLE, &[t[8764], t[39]]);
    // x6 of samebackground
    t[8768] = s.tok(&ASTUPLE, &[t[8766], t[8767]]);
    // x4 of histogram_5
    t[8769] = s.tok(&VALMAX, &[t[6640], t[5990]]);
    // x6 of histogram_5
    t[8770] = s.tok(&ORDER, &[t[6640], t[5991]]);
    // x7 of histogram_5
    t[8771] = s.tok(&SIZE, &[t[8770]]);
    // x8 of histogram_5
    t[8772] = s.tok(&INTERVAL, &[Int(0), t[8771], Int(1)]);
    // x9 of histogram_5
    t[8773] = s.tok(&APPLY_T, &[Arg::tok(&TOIVEC), t[8772]]);
    // x10 of histogram_5
    t[8774] = s.tok(&COMPOSE, &[Arg::tok(&DECREMENT), t[5990]]);
    // x11 of histogram_5
    t[8775] = s.tok(&APPLY_T, &[t[8774], t[8770]]);
    // x12 of histogram_5
    t[8776] = s.tok(&PAIR, &[t[8772], t[8775]]);
    // x13 of histogram_5
    t[8777] = s.tok(&PAPPLY, &[Arg::tok(&CONNECT), t[8773], t[8776]]);
    // x14 of histogram_5
    t[8778] = s.tok(&MPAPPLY, &[Arg::tok(&RECOLOR_I), t[8770], t[8777]]);
    // x15 of histogram_5
    t[8779] = s.tok(&ASTUPLE, &[t[8771], t[8769]]);
    // x16 of histogram_5
    t[8780] = s.tok(&CANVAS, &[Int(0), t[8779]]);
    // O of histogram_5
    t[8781] = s.tok(&PAINT, &[t[8780], t[8778]]);
    // x1 of samepalette
    t[8782] = s.tok(&PALETTE_T, &[t[8781]]);
    // x3 of samepalette
    t[8783] = s.tok(&DIFFERENCE, &[t[8782], t[2]]);
    // x4 of samepalette
    t[8784] = s.tok(&DIFFERENCE, &[t[2], t[8782]]);
    // x5 of samepalette
    t[8785] = s.tok(&COMBINE_F, &[t[8783], t[8784]]);
    // x6 of samepalette
    t[8786] = s.tok(&SIZE, &[t[8785]]);
    // x7 of samepalette
    t[8787] = s.tok(&MULTIPLY, &[t[8786], Int(100)]);
    // x8 of samepalette
    t[8788] = s.tok(&SUBTRACT, &[Int(1000), t[8787]]);
    // x9 of samepalette
    t[8789] = s.tok(&ASTUPLE, &[t[8788], t[8785]]);
    // x1 of samecells
    t[8790] = s.tok(&CELLWISE, &[C, t[8781], Int(-1)]);
    // x2 of samecells
    t[8791] = s.tok(&OFCOLOR, &[t[8790], Int(-1)]);
    // x4 of samecells
    t[8792] = s.tok(&DIFFERENCE, &[t[12], t[8791]]);
    // x5 of samecells
    t[8793] = s.tok(&SIZE, &[t[8792]]);
    // x6 of samecells
    t[8794] = s.tok(&MULTIPLY, &[t[8793], Int(1000)]);
    // x8 of samecells
    t[8795] = s.tok(&DIVIDE, &[t[8794], t[16]]);
    // x9 of samecells
    t[8796] = s.tok(&ASTUPLE, &[t[8795], t[8791]]);
    // x1 of sameshape
    t[8797] = s.tok(&SHAPE_T, &[t[8781]]);
    // x3 of sameshape
    t[8798] = s.tok(&SUBTRACT, &[t[8797], t[20]]);
    // x4 of sameshape
    t[8799] = s.tok(&INVERT, &[t[8798]]);
    // x5 of sameshape
    t[8800] = s.tok(&COMBINE_T, &[t[8798], t[8799]]);
}

fn steps_45(s: &mut dyn Steps, t: &mut [Arg]) {
    // x6 of sameshape
    t[8801] = s.tok(&MAXIMUM, &[t[8800]]);
    // x7 of sameshape
    t[8802] = s.tok(&MULTIPLY, &[t[8801], Int(100)]);
    // x8 of sameshape
    t[8803] = s.tok(&SUBTRACT, &[Int(1000), t[8802]]);
    // x9 of sameshape
    t[8804] = s.tok(&ASTUPLE, &[t[8803], t[20]]);
    // x2 of sameshapes
    t[8805] = s.call(t[28], &[t[8781]]);
    // x4 of sameshapes
    t[8806] = s.tok(&INTERSECTION, &[t[8805], t[30]]);
    // x5 of sameshapes
    t[8807] = s.tok(&DIFFERENCE, &[t[30], t[8805]]);
    // x6 of sameshapes
    t[8808] = s.tok(&SIZE, &[t[8806]]);
    // x7 of sameshapes
    t[8809] = s.tok(&SIZE, &[t[8807]]);
    // x8 of sameshapes
    t[8810] = s.tok(&SUBTRACT, &[t[8808], t[8809]]);
    // x9 of sameshapes
    t[8811] = s.tok(&MULTIPLY, &[t[8810], Int(100)]);
    // x10 of sameshapes
    t[8812] = s.tok(&ASTUPLE, &[t[8811], t[8807]]);
    // x1 of samebackground
    t[8813] = s.tok(&MOSTCOLOR_T, &[t[8781]]);
    // x3 of samebackground
    t[8814] = s.tok(&EQUALITY, &[t[8813], t[39]]);
    // x4 of samebackground
    t[8815] = s.tok(&BRANCH, &[t[8814], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8816] = s.tok(&ASTUPLE, &[t[8813], t[39]]);
    // x6 of samebackground
    t[8817] = s.tok(&ASTUPLE, &[t[8815], t[8816]]);
    // x3 of innerlights_5
    t[8818] = s.tok(&DECREMENT, &[t[19]]);
    // x4 of innerlights_5
    t[8819] = s.tok(&FIRST_T, &[t[8818]]);
    // x5 of innerlights_5
    t[8820] = s.tok(&LAST_T, &[t[8818]]);
    // x8 of innerlights_5
    t[8821] = s.tok(&MATCHER, &[Arg::tok(&LOWERMOST), t[8819]]);
    // x9 of innerlights_5
    t[8822] = s.tok(&MATCHER, &[Arg::tok(&RIGHTMOST), t[8820]]);
    // x11 of innerlights_5
    t[8823] = s.tok(&FORK, &[Arg::tok(&EITHER), t[8821], t[8822]]);
    // x12 of innerlights_5
    t[8824] = s.tok(&FORK, &[Arg::tok(&EITHER), t[4953], t[8823]]);
    // x13 of innerlights_5
    t[8825] = s.tok(&MFILTER, &[t[3478], t[8824]]);
    // O of innerlights_5
    t[8826] = s.tok(&COVER, &[I, t[8825]]);
    // x1 of samepalette
    t[8827] = s.tok(&PALETTE_T, &[t[8826]]);
    // x3 of samepalette
    t[8828] = s.tok(&DIFFERENCE, &[t[8827], t[2]]);
    // x4 of samepalette
    t[8829] = s.tok(&DIFFERENCE, &[t[2], t[8827]]);
    // x5 of samepalette
    t[8830] = s.tok(&COMBINE_F, &[t[8828], t[8829]]);
    // x6 of samepalette
    t[8831] = s.tok(&SIZE, &[t[8830]]);
    // x7 of samepalette
    t[8832] = s.tok(&MULTIPLY, &[t[8831], Int(100)]);
    // x8 of samepalette
    t[8833] = s.tok(&SUBTRACT, &[Int(1000), t[8832]]);
    // x9 of samepalette
    t[8834] = s.tok(&ASTUPLE, &[t[8833], t[8830]]);
    // x1 of samecells
    t[8835] = s.tok(&CELLWISE, &[C, t[8826], Int(-1)]);
    // x2 of samecells
    t[8836] = s.tok(&OFCOLOR, &[t[8835], Int(-1)]);
    // x4 of samecells
    t[8837] = s.tok(&DIFFERENCE, &[t[12], t[8836]]);
    // x5 of samecells
    t[8838] = s.tok(&SIZE, &[t[8837]]);
    // x6 of samecells
    t[8839] = s.tok(&MULTIPLY, &[t[8838], Int(1000)]);
    // x8 of samecells
    t[8840] = s.tok(&DIVIDE, &[t[8839], t[16]]);
    // x9 of samecells
    t[8841] = s.tok(&ASTUPLE, &[t[8840], t[8836]]);
    // x1 of sameshape
    t[8842] = s.tok(&SHAPE_T, &[t[8826]]);
    // x3 of sameshape
    t[8843] = s.tok(&SUBTRACT, &[t[8842], t[20]]);
    // x4 of sameshape
    t[8844] = s.tok(&INVERT, &[t[8843]]);
    // x5 of sameshape
    t[8845] = s.tok(&COMBINE_T, &[t[8843], t[8844]]);
    // x6 of sameshape
    t[8846] = s.tok(&MAXIMUM, &[t[8845]]);
    // x7 of sameshape
    t[8847] = s.tok(&MULTIPLY, &[t[8846], Int(100)]);
    // x8 of sameshape
    t[8848] = s.tok(&SUBTRACT, &[Int(1000), t[8847]]);
    // x9 of sameshape
    t[8849] = s.tok(&ASTUPLE, &[t[8848], t[20]]);
    // x2 of sameshapes
    t[8850] = s.call(t[28], &[t[8826]]);
    // x4 of sameshapes
    t[8851] = s.tok(&INTERSECTION, &[t[8850], t[30]]);
    // x5 of sameshapes
    t[8852] = s.tok(&DIFFERENCE, &[t[30], t[8850]]);
    // x6 of sameshapes
    t[8853] = s.tok(&SIZE, &[t[8851]]);
    // x7 of sameshapes
    t[8854] = s.tok(&SIZE, &[t[8852]]);
    // x8 of sameshapes
    t[8855] = s.tok(&SUBTRACT, &[t[8853], t[8854]]);
    // x9 of sameshapes
    t[8856] = s.tok(&MULTIPLY, &[t[8855], Int(100)]);
    // x10 of sameshapes
    t[8857] = s.tok(&ASTUPLE, &[t[8856], t[8852]]);
    // x1 of samebackground
    t[8858] = s.tok(&MOSTCOLOR_T, &[t[8826]]);
    // x3 of samebackground
    t[8859] = s.tok(&EQUALITY, &[t[8858], t[39]]);
    // x4 of samebackground
    t[8860] = s.tok(&BRANCH, &[t[8859], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8861] = s.tok(&ASTUPLE, &[t[8858], t[39]]);
    // x6 of samebackground
    t[8862] = s.tok(&ASTUPLE, &[t[8860], t[8861]]);
    // x4 of flipshapes_7
    t[8863] = s.tok(&MAPPLY_F, &[Arg::tok(&HMIRROR_F), t[5323]]);
    // x5 of flipshapes_7
    t[8864] = s.tok(&MAPPLY_F, &[Arg::tok(&VMIRROR_F), t[5324]]);
    // x8 of flipshapes_7
    t[8865] = s.tok(&PAINT, &[t[4404], t[8863]]);
    // O of flipshapes_7
    t[8866] = s.tok(&PAINT, &[t[8865], t[8864]]);
    // x1 of samepalette
    t[8867] = s.tok(&PALETTE_T, &[t[8866]]);
    // x3 of samepalette
    t[8868] = s.tok(&DIFFERENCE, &[t[8867], t[2]]);
    // x4 of samepalette
    t[8869] = s.tok(&DIFFERENCE, &[t[2], t[8867]]);
    // x5 of samepalette
    t[8870] = s.tok(&COMBINE_F, &[t[8868], t[8869]]);
    // x6 of samepalette
    t[8871] = s.tok(&SIZE, &[t[8870]]);
    // x7 of samepalette
    t[8872] = s.tok(&MULTIPLY, &[t[8871], Int(100)]);
    // x8 of samepalette
    t[8873] = s.tok(&SUBTRACT, &[Int(1000), t[8872]]);
    // x9 of samepalette
    t[8874] = s.tok(&ASTUPLE, &[t[8873], t[8870]]);
    // x1 of samecells
    t[8875] = s.tok(&CELLWISE, &[C, t[8866], Int(-1)]);
    // x2 of samecells
    t[8876] = s.tok(&OFCOLOR, &[t[8875], Int(-1)]);
    // x4 of samecells
    t[8877] = s.tok(&DIFFERENCE, &[t[12], t[8876]]);
    // x5 of samecells
    t[8878] = s.tok(&SIZE, &[t[8877]]);
    // x6 of samecells
    t[8879] = s.tok(&MULTIPLY, &[t[8878], Int(1000)]);
    // x8 of samecells
    t[8880] = s.tok(&DIVIDE, &[t[8879], t[16]]);
    // x9 of samecells
    t[8881] = s.tok(&ASTUPLE, &[t[8880], t[8876]]);
    // x1 of sameshape
    t[8882] = s.tok(&SHAPE_T, &[t[8866]]);
    // x3 of sameshape
    t[8883] = s.tok(&SUBTRACT, &[t[8882], t[20]]);
    // x4 of sameshape
    t[8884] = s.tok(&INVERT, &[t[8883]]);
    // x5 of sameshape
    t[8885] = s.tok(&COMBINE_T, &[t[8883], t[8884]]);
    // x6 of sameshape
    t[8886] = s.tok(&MAXIMUM, &[t[8885]]);
    // x7 of sameshape
    t[8887] = s.tok(&MULTIPLY, &[t[8886], Int(100)]);
    // x8 of sameshape
    t[8888] = s.tok(&SUBTRACT, &[Int(1000), t[8887]]);
    // x9 of sameshape
    t[8889] = s.tok(&ASTUPLE, &[t[8888], t[20]]);
    // x2 of sameshapes
    t[8890] = s.call(t[28], &[t[8866]]);
    // x4 of sameshapes
    t[8891] = s.tok(&INTERSECTION, &[t[8890], t[30]]);
    // x5 of sameshapes
    t[8892] = s.tok(&DIFFERENCE, &[t[30], t[8890]]);
    // x6 of sameshapes
    t[8893] = s.tok(&SIZE, &[t[8891]]);
    // x7 of sameshapes
    t[8894] = s.tok(&SIZE, &[t[8892]]);
    // x8 of sameshapes
    t[8895] = s.tok(&SUBTRACT, &[t[8893], t[8894]]);
    // x9 of sameshapes
    t[8896] = s.tok(&MULTIPLY, &[t[8895], Int(100)]);
    // x10 of sameshapes
    t[8897] = s.tok(&ASTUPLE, &[t[8896], t[8892]]);
    // x1 of samebackground
    t[8898] = s.tok(&MOSTCOLOR_T, &[t[8866]]);
    // x3 of samebackground
    t[8899] = s.tok(&EQUALITY, &[t[8898], t[39]]);
    // x4 of samebackground
    t[8900] = s.tok(&BRANCH, &[t[8899], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8901] = s.tok(&ASTUPLE, &[t[8898], t[39]]);
    // x6 of samebackground
    t[8902] = s.tok(&ASTUPLE, &[t[8900], t[8901]]);
    // x2 of towersort_5
    t[8903] = s.tok(&LBIND, &[Arg::tok(&REMOVE), Int(0)]);
    // x3 of towersort_5
    t[8904] = s.tok(&COMPOSE, &[Arg::tok(&SIZE), t[8903]]);
    // x4 of towersort_5
    t[8905] = s.tok(&ORDER, &[t[4108], t[8904]]);
    // O of towersort_5
    t[8906] = s.tok(&ROT270, &[t[8905]]);
    // x1 of samepalette
    t[8907] = s.tok(&PALETTE_T, &[t[8906]]);
    // x3 of samepalette
    t[8908] = s.tok(&DIFFERENCE, &[t[8907], t[2]]);
    // x4 of samepalette
    t[8909] = s.tok(&DIFFERENCE, &[t[2], t[8907]]);
    // x5 of samepalette
    t[8910] = s.tok(&COMBINE_F, &[t[8908], t[8909]]);
    // x6 of samepalette
    t[8911] = s.tok(&SIZE, &[t[8910]]);
    // x7 of samepalette
    t[8912] = s.tok(&MULTIPLY, &[t[8911], Int(100)]);
    // x8 of samepalette
    t[8913] = s.tok(&SUBTRACT, &[Int(1000), t[8912]]);
    // x9 of samepalette
    t[8914] = s.tok(&ASTUPLE, &[t[8913], t[8910]]);
    // x1 of samecells
    t[8915] = s.tok(&CELLWISE, &[C, t[8906], Int(-1)]);
    // x2 of samecells
    t[8916] = s.tok(&OFCOLOR, &[t[8915], Int(-1)]);
    // x4 of samecells
    t[8917] = s.tok(&DIFFERENCE, &[t[12], t[8916]]);
    // x5 of samecells
    t[8918] = s.tok(&SIZE, &[t[8917]]);
    // x6 of samecells
    t[8919] = s.tok(&MULTIPLY, &[t[8918], Int(1000)]);
    // x8 of samecells
    t[8920] = s.tok(&DIVIDE, &[t[8919], t[16]]);
    // x9 of samecells
    t[8921] = s.tok(&ASTUPLE, &[t[8920], t[8916]]);
    // x1 of sameshape
    t[8922] = s.tok(&SHAPE_T, &[t[8906]]);
    // x3 of sameshape
    t[8923] = s.tok(&SUBTRACT, &[t[8922], t[20]]);
    // x4 of sameshape
    t[8924] = s.tok(&INVERT, &[t[8923]]);
    // x5 of sameshape
    t[8925] = s.tok(&COMBINE_T, &[t[8923], t[8924]]);
    // x6 of sameshape
    t[8926] = s.tok(&MAXIMUM, &[t[8925]]);
    // x7 of sameshape
    t[8927] = s.tok(&MULTIPLY, &[t[8926], Int(100)]);
    // x8 of sameshape
    t[8928] = s.tok(&SUBTRACT, &[Int(1000), t[8927]]);
    // x9 of sameshape
    t[8929] = s.tok(&ASTUPLE, &[t[8928], t[20]]);
    // x2 of sameshapes
    t[8930] = s.call(t[28], &[t[8906]]);
    // x4 of sameshapes
    t[8931] = s.tok(&INTERSECTION, &[t[8930], t[30]]);
    // x5 of sameshapes
    t[8932] = s.tok(&DIFFERENCE, &[t[30], t[8930]]);
    // x6 of sameshapes
    t[8933] = s.tok(&SIZE, &[t[8931]]);
    // x7 of sameshapes
    t[8934] = s.tok(&SIZE, &[t[8932]]);
    // x8 of sameshapes
    t[8935] = s.tok(&SUBTRACT, &[t[8933], t[8934]]);
    // x9 of sameshapes
    t[8936] = s.tok(&MULTIPLY, &[t[8935], Int(100)]);
    // x10 of sameshapes
    t[8937] = s.tok(&ASTUPLE, &[t[8936], t[8932]]);
    // x1 of samebackground
    t[8938] = s.tok(&MOSTCOLOR_T, &[t[8906]]);
    // x3 of samebackground
    t[8939] = s.tok(&EQUALITY, &[t[8938], t[39]]);
    // x4 of samebackground
    t[8940] = s.tok(&BRANCH, &[t[8939], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8941] = s.tok(&ASTUPLE, &[t[8938], t[39]]);
    // x6 of samebackground
    t[8942] = s.tok(&ASTUPLE, &[t[8940], t[8941]]);
    // x4 of nudge_5
    t[8943] = s.tok(&MULTIPLY, &[t[4783], Int(-1)]);
    // O of nudge_5
    t[8944] = s.tok(&MOVE, &[I, t[7337], t[8943]]);
    // x1 of samepalette
    t[8945] = s.tok(&PALETTE_T, &[t[8944]]);
    // x3 of samepalette
    t[8946] = s.tok(&DIFFERENCE, &[t[8945], t[2]]);
    // x4 of samepalette
    t[8947] = s.tok(&DIFFERENCE, &[t[2], t[8945]]);
    // x5 of samepalette
    t[8948] = s.tok(&COMBINE_F, &[t[8946], t[8947]]);
    // x6 of samepalette
    t[8949] = s.tok(&SIZE, &[t[8948]]);
    // x7 of samepalette
    t[8950] = s.tok(&MULTIPLY, &[t[8949], Int(100)]);
    // x8 of samepalette
    t[8951] = s.tok(&SUBTRACT, &[Int(1000), t[8950]]);
    // x9 of samepalette
    t[8952] = s.tok(&ASTUPLE, &[t[8951], t[8948]]);
    // x1 of samecells
    t[8953] = s.tok(&CELLWISE, &[C, t[8944], Int(-1)]);
    // x2 of samecells
    t[8954] = s.tok(&OFCOLOR, &[t[8953], Int(-1)]);
    // x4 of samecells
    t[8955] = s.tok(&DIFFERENCE, &[t[12], t[8954]]);
    // x5 of samecells
    t[8956] = s.tok(&SIZE, &[t[8955]]);
    // x6 of samecells
    t[8957] = s.tok(&MULTIPLY, &[t[8956], Int(1000)]);
    // x8 of samecells
    t[8958] = s.tok(&DIVIDE, &[t[8957], t[16]]);
    // x9 of samecells
    t[8959] = s.tok(&ASTUPLE, &[t[8958], t[8954]]);
    // x1 of sameshape
    t[8960] = s.tok(&SHAPE_T, &[t[8944]]);
    // x3 of sameshape
    t[8961] = s.tok(&SUBTRACT, &[t[8960], t[20]]);
    // x4 of sameshape
    t[8962] = s.tok(&INVERT, &[t[8961]]);
    // x5 of sameshape
    t[8963] = s.tok(&COMBINE_T, &[t[8961], t[8962]]);
    // x6 of sameshape
    t[8964] = s.tok(&MAXIMUM, &[t[8963]]);
    // x7 of sameshape
    t[8965] = s.tok(&MULTIPLY, &[t[8964], Int(100)]);
    // x8 of sameshape
    t[8966] = s.tok(&SUBTRACT, &[Int(1000), t[8965]]);
    // x9 of sameshape
    t[8967] = s.tok(&ASTUPLE, &[t[8966], t[20]]);
    // x2 of sameshapes
    t[8968] = s.call(t[28], &[t[8944]]);
    // x4 of sameshapes
    t[8969] = s.tok(&INTERSECTION, &[t[8968], t[30]]);
    // x5 of sameshapes
    t[8970] = s.tok(&DIFFERENCE, &[t[30], t[8968]]);
    // x6 of sameshapes
    t[8971] = s.tok(&SIZE, &[t[8969]]);
    // x7 of sameshapes
    t[8972] = s.tok(&SIZE, &[t[8970]]);
    // x8 of sameshapes
    t[8973] = s.tok(&SUBTRACT, &[t[8971], t[8972]]);
    // x9 of sameshapes
    t[8974] = s.tok(&MULTIPLY, &[t[8973], Int(100)]);
    // x10 of sameshapes
    t[8975] = s.tok(&ASTUPLE, &[t[8974], t[8970]]);
    // x1 of samebackground
    t[8976] = s.tok(&MOSTCOLOR_T, &[t[8944]]);
    // x3 of samebackground
    t[8977] = s.tok(&EQUALITY, &[t[8976], t[39]]);
    // x4 of samebackground
    t[8978] = s.tok(&BRANCH, &[t[8977], Int(1000), Int(0)]);
    // x5 of samebackground
    t[8979] = s.tok(&ASTUPLE, &[t[8976], t[39]]);
    // x6 of samebackground
    t[8980] = s.tok(&ASTUPLE, &[t[8978], t[8979]]);
    // x2 of crowdcheck_5
    t[8981] = s.tok(&SIZE, &[t[3851]]);
    // x3 of crowdcheck_5
    t[8982] = s.tok(&ADD, &[t[8981], Int(-10)]);
    // x4 of crowdcheck_5
    t[8983] = s.tok(&POSITIVE, &[t[8982]]);
    // x5 of crowdcheck_5
    t[8984] = s.tok(&BRANCH, &[t[8983], Int(3), Int(2)]);
    // O of crowdcheck_5
    t[8985] = s.tok(&CANVAS, &[t[8984], Pair(2, 2)]);
    // x1 of samepalette
    t[8986] = s.tok(&PALETTE_T, &[t[8985]]);
    // x3 of samepalette
    t[8987] = s.tok(&DIFFERENCE, &[t[8986], t[2]]);
    // x4 of samepalette
    t[8988] = s.tok(&DIFFERENCE, &[t[2], t[8986]]);
    // x5 of samepalette
    t[8989] = s.tok(&COMBINE_F, &[t[8987], t[8988]]);
    // x6 of samepalette
    t[8990] = s.tok(&SIZE, &[t[8989]]);
    // x7 of samepalette
    t[8991] = s.tok(&MULTIPLY, &[t[8990], Int(100)]);
    // x8 of samepalette
    t[8992] = s.tok(&SUBTRACT, &[Int(1000), t[8991]]);
    // x9 of samepalette
    t[8993] = s.tok(&ASTUPLE, &[t[8992], t[8989]]);
    // x1 of samecells
    t[8994] = s.tok(&CELLWISE, &[C, t[8985], Int(-1)]);
    // x2 of samecells
    t[8995] = s.tok(&OFCOLOR, &[t[8994], Int(-1)]);
    // x4 of samecells
    t[8996] = s.tok(&DIFFERENCE, &[t[12], t[8995]]);
    // x5 of samecells
    t[8997] = s.tok(&SIZE, &[t[8996]]);
    // x6 of samecells
    t[8998] = s.tok(&MULTIPLY, &[t[8997], Int(1000)]);
    // x8 of samecells
    t[8999] = s.tok(&DIVIDE, &[t[8998], t[16]]);
    // x9 of samecells
    t[9000] = s.tok(&ASTUPLE, &[t[8999], t[8995]]);
}

fn steps_46(s: &mut dyn Steps, t: &mut [Arg]) {
    // x1 of sameshape
    t[9001] = s.tok(&SHAPE_T, &[t[8985]]);
    // x3 of sameshape
    t[9002] = s.tok(&SUBTRACT, &[t[9001], t[20]]);
    // x4 of sameshape
    t[9003] = s.tok(&INVERT, &[t[9002]]);
    // x5 of sameshape
    t[9004] = s.tok(&COMBINE_T, &[t[9002], t[9003]]);
    // x6 of sameshape
    t[9005] = s.tok(&MAXIMUM, &[t[9004]]);
    // x7 of sameshape
    t[9006] = s.tok(&MULTIPLY, &[t[9005], Int(100)]);
    // x8 of sameshape
    t[9007] = s.tok(&SUBTRACT, &[Int(1000), t[9006]]);
    // x9 of sameshape
    t[9008] = s.tok(&ASTUPLE, &[t[9007], t[20]]);
    // x2 of sameshapes
    t[9009] = s.call(t[28], &[t[8985]]);
    // x4 of sameshapes
    t[9010] = s.tok(&INTERSECTION, &[t[9009], t[30]]);
    // x5 of sameshapes
    t[9011] = s.tok(&DIFFERENCE, &[t[30], t[9009]]);
    // x6 of sameshapes
    t[9012] = s.tok(&SIZE, &[t[9010]]);
    // x7 of sameshapes
    t[9013] = s.tok(&SIZE, &[t[9011]]);
    // x8 of sameshapes
    t[9014] = s.tok(&SUBTRACT, &[t[9012], t[9013]]);
    // x9 of sameshapes
    t[9015] = s.tok(&MULTIPLY, &[t[9014], Int(100)]);
    // x10 of sameshapes
    t[9016] = s.tok(&ASTUPLE, &[t[9015], t[9011]]);
    // x1 of samebackground
    t[9017] = s.tok(&MOSTCOLOR_T, &[t[8985]]);
    // x3 of samebackground
    t[9018] = s.tok(&EQUALITY, &[t[9017], t[39]]);
    // x4 of samebackground
    t[9019] = s.tok(&BRANCH, &[t[9018], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9020] = s.tok(&ASTUPLE, &[t[9017], t[39]]);
    // x6 of samebackground
    t[9021] = s.tok(&ASTUPLE, &[t[9019], t[9020]]);
    // x1 of denoise_6
    t[9022] = s.tok(&O_G, &[I, Int(6)]);
    // x2 of denoise_6
    t[9023] = s.tok(&RBIND, &[Arg::tok(&GREATER), Int(2)]);
    // x3 of denoise_6
    t[9024] = s.tok(&CHAIN, &[Arg::tok(&FLIP), t[9023], Arg::tok(&SIZE)]);
    // x4 of denoise_6
    t[9025] = s.tok(&MFILTER, &[t[9022], t[9024]]);
    // O of denoise_6
    t[9026] = s.tok(&COVER, &[I, t[9025]]);
    // x1 of samepalette
    t[9027] = s.tok(&PALETTE_T, &[t[9026]]);
    // x3 of samepalette
    t[9028] = s.tok(&DIFFERENCE, &[t[9027], t[2]]);
    // x4 of samepalette
    t[9029] = s.tok(&DIFFERENCE, &[t[2], t[9027]]);
    // x5 of samepalette
    t[9030] = s.tok(&COMBINE_F, &[t[9028], t[9029]]);
    // x6 of samepalette
    t[9031] = s.tok(&SIZE, &[t[9030]]);
    // x7 of samepalette
    t[9032] = s.tok(&MULTIPLY, &[t[9031], Int(100)]);
    // x8 of samepalette
    t[9033] = s.tok(&SUBTRACT, &[Int(1000), t[9032]]);
    // x9 of samepalette
    t[9034] = s.tok(&ASTUPLE, &[t[9033], t[9030]]);
    // x1 of samecells
    t[9035] = s.tok(&CELLWISE, &[C, t[9026], Int(-1)]);
    // x2 of samecells
    t[9036] = s.tok(&OFCOLOR, &[t[9035], Int(-1)]);
    // x4 of samecells
    t[9037] = s.tok(&DIFFERENCE, &[t[12], t[9036]]);
    // x5 of samecells
    t[9038] = s.tok(&SIZE, &[t[9037]]);
    // x6 of samecells
    t[9039] = s.tok(&MULTIPLY, &[t[9038], Int(1000)]);
    // x8 of samecells
    t[9040] = s.tok(&DIVIDE, &[t[9039], t[16]]);
    // x9 of samecells
    t[9041] = s.tok(&ASTUPLE, &[t[9040], t[9036]]);
    // x1 of sameshape
    t[9042] = s.tok(&SHAPE_T, &[t[9026]]);
    // x3 of sameshape
    t[9043] = s.tok(&SUBTRACT, &[t[9042], t[20]]);
    // x4 of sameshape
    t[9044] = s.tok(&INVERT, &[t[9043]]);
    // x5 of sameshape
    t[9045] = s.tok(&COMBINE_T, &[t[9043], t[9044]]);
    // x6 of sameshape
    t[9046] = s.tok(&MAXIMUM, &[t[9045]]);
    // x7 of sameshape
    t[9047] = s.tok(&MULTIPLY, &[t[9046], Int(100)]);
    // x8 of sameshape
    t[9048] = s.tok(&SUBTRACT, &[Int(1000), t[9047]]);
    // x9 of sameshape
    t[9049] = s.tok(&ASTUPLE, &[t[9048], t[20]]);
    // x2 of sameshapes
    t[9050] = s.call(t[28], &[t[9026]]);
    // x4 of sameshapes
    t[9051] = s.tok(&INTERSECTION, &[t[9050], t[30]]);
    // x5 of sameshapes
    t[9052] = s.tok(&DIFFERENCE, &[t[30], t[9050]]);
    // x6 of sameshapes
    t[9053] = s.tok(&SIZE, &[t[9051]]);
    // x7 of sameshapes
    t[9054] = s.tok(&SIZE, &[t[9052]]);
    // x8 of sameshapes
    t[9055] = s.tok(&SUBTRACT, &[t[9053], t[9054]]);
    // x9 of sameshapes
    t[9056] = s.tok(&MULTIPLY, &[t[9055], Int(100)]);
    // x10 of sameshapes
    t[9057] = s.tok(&ASTUPLE, &[t[9056], t[9052]]);
    // x1 of samebackground
    t[9058] = s.tok(&MOSTCOLOR_T, &[t[9026]]);
    // x3 of samebackground
    t[9059] = s.tok(&EQUALITY, &[t[9058], t[39]]);
    // x4 of samebackground
    t[9060] = s.tok(&BRANCH, &[t[9059], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9061] = s.tok(&ASTUPLE, &[t[9058], t[39]]);
    // x6 of samebackground
    t[9062] = s.tok(&ASTUPLE, &[t[9060], t[9061]]);
    // x2 of symmetrize_6
    t[9063] = s.tok(&ASTUPLE, &[Int(0), Int(2)]);
    // x3 of symmetrize_6
    t[9064] = s.tok(&ASTUPLE, &[Int(5), Int(7)]);
    // x4 of symmetrize_6
    t[9065] = s.tok(&COMBINE_T, &[t[9063], t[9064]]);
    // x5 of symmetrize_6
    t[9066] = s.tok(&APPLY_T, &[t[4059], t[9065]]);
    // x7 of symmetrize_6
    t[9067] = s.tok(&MAPPLY_T, &[t[6316], t[9066]]);
    // O of symmetrize_6
    t[9068] = s.tok(&FILL, &[I, Int(2), t[9067]]);
    // x1 of samepalette
    t[9069] = s.tok(&PALETTE_T, &[t[9068]]);
    // x3 of samepalette
    t[9070] = s.tok(&DIFFERENCE, &[t[9069], t[2]]);
    // x4 of samepalette
    t[9071] = s.tok(&DIFFERENCE, &[t[2], t[9069]]);
    // x5 of samepalette
    t[9072] = s.tok(&COMBINE_F, &[t[9070], t[9071]]);
    // x6 of samepalette
    t[9073] = s.tok(&SIZE, &[t[9072]]);
    // x7 of samepalette
    t[9074] = s.tok(&MULTIPLY, &[t[9073], Int(100)]);
    // x8 of samepalette
    t[9075] = s.tok(&SUBTRACT, &[Int(1000), t[9074]]);
    // x9 of samepalette
    t[9076] = s.tok(&ASTUPLE, &[t[9075], t[9072]]);
    // x1 of samecells
    t[9077] = s.tok(&CELLWISE, &[C, t[9068], Int(-1)]);
    // x2 of samecells
    t[9078] = s.tok(&OFCOLOR, &[t[9077], Int(-1)]);
    // x4 of samecells
    t[9079] = s.tok(&DIFFERENCE, &[t[12], t[9078]]);
    // x5 of samecells
    t[9080] = s.tok(&SIZE, &[t[9079]]);
    // x6 of samecells
    t[9081] = s.tok(&MULTIPLY, &[t[9080], Int(1000)]);
    // x8 of samecells
    t[9082] = s.tok(&DIVIDE, &[t[9081], t[16]]);
    // x9 of samecells
    t[9083] = s.tok(&ASTUPLE, &[t[9082], t[9078]]);
    // x1 of sameshape
    t[9084] = s.tok(&SHAPE_T, &[t[9068]]);
    // x3 of sameshape
    t[9085] = s.tok(&SUBTRACT, &[t[9084], t[20]]);
    // x4 of sameshape
    t[9086] = s.tok(&INVERT, &[t[9085]]);
    // x5 of sameshape
    t[9087] = s.tok(&COMBINE_T, &[t[9085], t[9086]]);
    // x6 of sameshape
    t[9088] = s.tok(&MAXIMUM, &[t[9087]]);
    // x7 of sameshape
    t[9089] = s.tok(&MULTIPLY, &[t[9088], Int(100)]);
    // x8 of sameshape
    t[9090] = s.tok(&SUBTRACT, &[Int(1000), t[9089]]);
    // x9 of sameshape
    t[9091] = s.tok(&ASTUPLE, &[t[9090], t[20]]);
    // x2 of sameshapes
    t[9092] = s.call(t[28], &[t[9068]]);
    // x4 of sameshapes
    t[9093] = s.tok(&INTERSECTION, &[t[9092], t[30]]);
    // x5 of sameshapes
    t[9094] = s.tok(&DIFFERENCE, &[t[30], t[9092]]);
    // x6 of sameshapes
    t[9095] = s.tok(&SIZE, &[t[9093]]);
    // x7 of sameshapes
    t[9096] = s.tok(&SIZE, &[t[9094]]);
    // x8 of sameshapes
    t[9097] = s.tok(&SUBTRACT, &[t[9095], t[9096]]);
    // x9 of sameshapes
    t[9098] = s.tok(&MULTIPLY, &[t[9097], Int(100)]);
    // x10 of sameshapes
    t[9099] = s.tok(&ASTUPLE, &[t[9098], t[9094]]);
    // x1 of samebackground
    t[9100] = s.tok(&MOSTCOLOR_T, &[t[9068]]);
    // x3 of samebackground
    t[9101] = s.tok(&EQUALITY, &[t[9100], t[39]]);
    // x4 of samebackground
    t[9102] = s.tok(&BRANCH, &[t[9101], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9103] = s.tok(&ASTUPLE, &[t[9100], t[39]]);
    // x6 of samebackground
    t[9104] = s.tok(&ASTUPLE, &[t[9102], t[9103]]);
    // x3 of leanover_7
    t[9105] = s.tok(&DIFFERENCE, &[t[3478], t[8082]]);
    // x4 of leanover_7
    t[9106] = s.tok(&RBIND, &[Arg::tok(&MIR_ROT_F), Int(1)]);
    // x5 of leanover_7
    t[9107] = s.tok(&RBIND, &[Arg::tok(&MIR_ROT_F), Int(3)]);
    // x6 of leanover_7
    t[9108] = s.tok(&MAPPLY_F, &[t[9106], t[8082]]);
    // x7 of leanover_7
    t[9109] = s.tok(&MAPPLY_F, &[t[9107], t[9105]]);
    // x8 of leanover_7
    t[9110] = s.tok(&COMBINE_F, &[t[9108], t[9109]]);
    // O of leanover_7
    t[9111] = s.tok(&PAINT, &[t[4404], t[9110]]);
    // x1 of samepalette
    t[9112] = s.tok(&PALETTE_T, &[t[9111]]);
    // x3 of samepalette
    t[9113] = s.tok(&DIFFERENCE, &[t[9112], t[2]]);
    // x4 of samepalette
    t[9114] = s.tok(&DIFFERENCE, &[t[2], t[9112]]);
    // x5 of samepalette
    t[9115] = s.tok(&COMBINE_F, &[t[9113], t[9114]]);
    // x6 of samepalette
    t[9116] = s.tok(&SIZE, &[t[9115]]);
    // x7 of samepalette
    t[9117] = s.tok(&MULTIPLY, &[t[9116], Int(100)]);
    // x8 of samepalette
    t[9118] = s.tok(&SUBTRACT, &[Int(1000), t[9117]]);
    // x9 of samepalette
    t[9119] = s.tok(&ASTUPLE, &[t[9118], t[9115]]);
    // x1 of samecells
    t[9120] = s.tok(&CELLWISE, &[C, t[9111], Int(-1)]);
    // x2 of samecells
    t[9121] = s.tok(&OFCOLOR, &[t[9120], Int(-1)]);
    // x4 of samecells
    t[9122] = s.tok(&DIFFERENCE, &[t[12], t[9121]]);
    // x5 of samecells
    t[9123] = s.tok(&SIZE, &[t[9122]]);
    // x6 of samecells
    t[9124] = s.tok(&MULTIPLY, &[t[9123], Int(1000)]);
    // x8 of samecells
    t[9125] = s.tok(&DIVIDE, &[t[9124], t[16]]);
    // x9 of samecells
    t[9126] = s.tok(&ASTUPLE, &[t[9125], t[9121]]);
    // x1 of sameshape
    t[9127] = s.tok(&SHAPE_T, &[t[9111]]);
    // x3 of sameshape
    t[9128] = s.tok(&SUBTRACT, &[t[9127], t[20]]);
    // x4 of sameshape
    t[9129] = s.tok(&INVERT, &[t[9128]]);
    // x5 of sameshape
    t[9130] = s.tok(&COMBINE_T, &[t[9128], t[9129]]);
    // x6 of sameshape
    t[9131] = s.tok(&MAXIMUM, &[t[9130]]);
    // x7 of sameshape
    t[9132] = s.tok(&MULTIPLY, &[t[9131], Int(100)]);
    // x8 of sameshape
    t[9133] = s.tok(&SUBTRACT, &[Int(1000), t[9132]]);
    // x9 of sameshape
    t[9134] = s.tok(&ASTUPLE, &[t[9133], t[20]]);
    // x2 of sameshapes
    t[9135] = s.call(t[28], &[t[9111]]);
    // x4 of sameshapes
    t[9136] = s.tok(&INTERSECTION, &[t[9135], t[30]]);
    // x5 of sameshapes
    t[9137] = s.tok(&DIFFERENCE, &[t[30], t[9135]]);
    // x6 of sameshapes
    t[9138] = s.tok(&SIZE, &[t[9136]]);
    // x7 of sameshapes
    t[9139] = s.tok(&SIZE, &[t[9137]]);
    // x8 of sameshapes
    t[9140] = s.tok(&SUBTRACT, &[t[9138], t[9139]]);
    // x9 of sameshapes
    t[9141] = s.tok(&MULTIPLY, &[t[9140], Int(100)]);
    // x10 of sameshapes
    t[9142] = s.tok(&ASTUPLE, &[t[9141], t[9137]]);
    // x1 of samebackground
    t[9143] = s.tok(&MOSTCOLOR_T, &[t[9111]]);
    // x3 of samebackground
    t[9144] = s.tok(&EQUALITY, &[t[9143], t[39]]);
    // x4 of samebackground
    t[9145] = s.tok(&BRANCH, &[t[9144], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9146] = s.tok(&ASTUPLE, &[t[9143], t[39]]);
    // x6 of samebackground
    t[9147] = s.tok(&ASTUPLE, &[t[9145], t[9146]]);
    // x2 of paintbydot_3
    t[9148] = s.arc(&TOTUPLE, &[t[252]]);
    // x3 of paintbydot_3
    t[9149] = s.arc(&APPLY, &[Arg::arc(&PALETTE), t[9148]]);
    // x4 of paintbydot_3
    t[9150] = s.arc(&RBIND, &[Arg::arc(&OTHER), Int(5)]);
    // x5 of paintbydot_3
    t[9151] = s.arc(&APPLY, &[t[9150], t[9149]]);
    // x6 of paintbydot_3
    t[9152] = s.arc(&MPAPPLY, &[Arg::arc(&RECOLOR), t[9151], t[9148]]);
    // x7 of paintbydot_3
    t[9153] = s.arc(&PAINT, &[I, t[9152]]);
    // x1 of samepalette
    t[9154] = s.tok(&PALETTE_T, &[t[9153]]);
    // x3 of samepalette
    t[9155] = s.tok(&DIFFERENCE, &[t[9154], t[2]]);
    // x4 of samepalette
    t[9156] = s.tok(&DIFFERENCE, &[t[2], t[9154]]);
    // x5 of samepalette
    t[9157] = s.tok(&COMBINE_F, &[t[9155], t[9156]]);
    // x6 of samepalette
    t[9158] = s.tok(&SIZE, &[t[9157]]);
    // x7 of samepalette
    t[9159] = s.tok(&MULTIPLY, &[t[9158], Int(100)]);
    // x8 of samepalette
    t[9160] = s.tok(&SUBTRACT, &[Int(1000), t[9159]]);
    // x9 of samepalette
    t[9161] = s.tok(&ASTUPLE, &[t[9160], t[9157]]);
    // x1 of samecells
    t[9162] = s.tok(&CELLWISE, &[C, t[9153], Int(-1)]);
    // x2 of samecells
    t[9163] = s.tok(&OFCOLOR, &[t[9162], Int(-1)]);
    // x4 of samecells
    t[9164] = s.tok(&DIFFERENCE, &[t[12], t[9163]]);
    // x5 of samecells
    t[9165] = s.tok(&SIZE, &[t[9164]]);
    // x6 of samecells
    t[9166] = s.tok(&MULTIPLY, &[t[9165], Int(1000)]);
    // x8 of samecells
    t[9167] = s.tok(&DIVIDE, &[t[9166], t[16]]);
    // x9 of samecells
    t[9168] = s.tok(&ASTUPLE, &[t[9167], t[9163]]);
    // x1 of sameshape
    t[9169] = s.tok(&SHAPE_T, &[t[9153]]);
    // x3 of sameshape
    t[9170] = s.tok(&SUBTRACT, &[t[9169], t[20]]);
    // x4 of sameshape
    t[9171] = s.tok(&INVERT, &[t[9170]]);
    // x5 of sameshape
    t[9172] = s.tok(&COMBINE_T, &[t[9170], t[9171]]);
    // x6 of sameshape
    t[9173] = s.tok(&MAXIMUM, &[t[9172]]);
    // x7 of sameshape
    t[9174] = s.tok(&MULTIPLY, &[t[9173], Int(100)]);
    // x8 of sameshape
    t[9175] = s.tok(&SUBTRACT, &[Int(1000), t[9174]]);
    // x9 of sameshape
    t[9176] = s.tok(&ASTUPLE, &[t[9175], t[20]]);
    // x2 of sameshapes
    t[9177] = s.call(t[28], &[t[9153]]);
    // x4 of sameshapes
    t[9178] = s.tok(&INTERSECTION, &[t[9177], t[30]]);
    // x5 of sameshapes
    t[9179] = s.tok(&DIFFERENCE, &[t[30], t[9177]]);
    // x6 of sameshapes
    t[9180] = s.tok(&SIZE, &[t[9178]]);
    // x7 of sameshapes
    t[9181] = s.tok(&SIZE, &[t[9179]]);
    // x8 of sameshapes
    t[9182] = s.tok(&SUBTRACT, &[t[9180], t[9181]]);
    // x9 of sameshapes
    t[9183] = s.tok(&MULTIPLY, &[t[9182], Int(100)]);
    // x10 of sameshapes
    t[9184] = s.tok(&ASTUPLE, &[t[9183], t[9179]]);
    // x1 of samebackground
    t[9185] = s.tok(&MOSTCOLOR_T, &[t[9153]]);
    // x3 of samebackground
    t[9186] = s.tok(&EQUALITY, &[t[9185], t[39]]);
    // x4 of samebackground
    t[9187] = s.tok(&BRANCH, &[t[9186], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9188] = s.tok(&ASTUPLE, &[t[9185], t[39]]);
    // x6 of samebackground
    t[9189] = s.tok(&ASTUPLE, &[t[9187], t[9188]]);
    // x3 of zipperrows_3
    t[9190] = s.arc(&MPAPPLY, &[Arg::arc(&ASTUPLE), t[538], t[539]]);
    // x1 of samepalette
    t[9191] = s.tok(&PALETTE_T, &[t[9190]]);
    // x3 of samepalette
    t[9192] = s.tok(&DIFFERENCE, &[t[9191], t[2]]);
    // x4 of samepalette
    t[9193] = s.tok(&DIFFERENCE, &[t[2], t[9191]]);
    // x5 of samepalette
    t[9194] = s.tok(&COMBINE_F, &[t[9192], t[9193]]);
    // x6 of samepalette
    t[9195] = s.tok(&SIZE, &[t[9194]]);
    // x7 of samepalette
    t[9196] = s.tok(&MULTIPLY, &[t[9195], Int(100)]);
    // x8 of samepalette
    t[9197] = s.tok(&SUBTRACT, &[Int(1000), t[9196]]);
    // x9 of samepalette
    t[9198] = s.tok(&ASTUPLE, &[t[9197], t[9194]]);
    // x1 of samecells
    t[9199] = s.tok(&CELLWISE, &[C, t[9190], Int(-1)]);
    // x2 of samecells
    t[9200] = s.tok(&OFCOLOR, &[t[9199], Int(-1)]);
}

fn steps_47(s: &mut dyn Steps, t: &mut [Arg]) {
    // x4 of samecells
    t[9201] = s.tok(&DIFFERENCE, &[t[12], t[9200]]);
    // x5 of samecells
    t[9202] = s.tok(&SIZE, &[t[9201]]);
    // x6 of samecells
    t[9203] = s.tok(&MULTIPLY, &[t[9202], Int(1000)]);
    // x8 of samecells
    t[9204] = s.tok(&DIVIDE, &[t[9203], t[16]]);
    // x9 of samecells
    t[9205] = s.tok(&ASTUPLE, &[t[9204], t[9200]]);
    // x1 of sameshape
    t[9206] = s.tok(&SHAPE_T, &[t[9190]]);
    // x3 of sameshape
    t[9207] = s.tok(&SUBTRACT, &[t[9206], t[20]]);
    // x4 of sameshape
    t[9208] = s.tok(&INVERT, &[t[9207]]);
    // x5 of sameshape
    t[9209] = s.tok(&COMBINE_T, &[t[9207], t[9208]]);
    // x6 of sameshape
    t[9210] = s.tok(&MAXIMUM, &[t[9209]]);
    // x7 of sameshape
    t[9211] = s.tok(&MULTIPLY, &[t[9210], Int(100)]);
    // x8 of sameshape
    t[9212] = s.tok(&SUBTRACT, &[Int(1000), t[9211]]);
    // x9 of sameshape
    t[9213] = s.tok(&ASTUPLE, &[t[9212], t[20]]);
    // x2 of sameshapes
    t[9214] = s.call(t[28], &[t[9190]]);
    // x4 of sameshapes
    t[9215] = s.tok(&INTERSECTION, &[t[9214], t[30]]);
    // x5 of sameshapes
    t[9216] = s.tok(&DIFFERENCE, &[t[30], t[9214]]);
    // x6 of sameshapes
    t[9217] = s.tok(&SIZE, &[t[9215]]);
    // x7 of sameshapes
    t[9218] = s.tok(&SIZE, &[t[9216]]);
    // x8 of sameshapes
    t[9219] = s.tok(&SUBTRACT, &[t[9217], t[9218]]);
    // x9 of sameshapes
    t[9220] = s.tok(&MULTIPLY, &[t[9219], Int(100)]);
    // x10 of sameshapes
    t[9221] = s.tok(&ASTUPLE, &[t[9220], t[9216]]);
    // x1 of samebackground
    t[9222] = s.tok(&MOSTCOLOR_T, &[t[9190]]);
    // x3 of samebackground
    t[9223] = s.tok(&EQUALITY, &[t[9222], t[39]]);
    // x4 of samebackground
    t[9224] = s.tok(&BRANCH, &[t[9223], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9225] = s.tok(&ASTUPLE, &[t[9222], t[39]]);
    // x6 of samebackground
    t[9226] = s.tok(&ASTUPLE, &[t[9224], t[9225]]);
    // x2 of windowpane_3
    t[9227] = s.arc(&SUBGRID, &[t[1195], I]);
    // x3 of windowpane_3
    t[9228] = s.arc(&TRIM, &[t[9227]]);
    // x1 of samepalette
    t[9229] = s.tok(&PALETTE_T, &[t[9228]]);
    // x3 of samepalette
    t[9230] = s.tok(&DIFFERENCE, &[t[9229], t[2]]);
    // x4 of samepalette
    t[9231] = s.tok(&DIFFERENCE, &[t[2], t[9229]]);
    // x5 of samepalette
    t[9232] = s.tok(&COMBINE_F, &[t[9230], t[9231]]);
    // x6 of samepalette
    t[9233] = s.tok(&SIZE, &[t[9232]]);
    // x7 of samepalette
    t[9234] = s.tok(&MULTIPLY, &[t[9233], Int(100)]);
    // x8 of samepalette
    t[9235] = s.tok(&SUBTRACT, &[Int(1000), t[9234]]);
    // x9 of samepalette
    t[9236] = s.tok(&ASTUPLE, &[t[9235], t[9232]]);
    // x1 of samecells
    t[9237] = s.tok(&CELLWISE, &[C, t[9228], Int(-1)]);
    // x2 of samecells
    t[9238] = s.tok(&OFCOLOR, &[t[9237], Int(-1)]);
    // x4 of samecells
    t[9239] = s.tok(&DIFFERENCE, &[t[12], t[9238]]);
    // x5 of samecells
    t[9240] = s.tok(&SIZE, &[t[9239]]);
    // x6 of samecells
    t[9241] = s.tok(&MULTIPLY, &[t[9240], Int(1000)]);
    // x8 of samecells
    t[9242] = s.tok(&DIVIDE, &[t[9241], t[16]]);
    // x9 of samecells
    t[9243] = s.tok(&ASTUPLE, &[t[9242], t[9238]]);
    // x1 of sameshape
    t[9244] = s.tok(&SHAPE_T, &[t[9228]]);
    // x3 of sameshape
    t[9245] = s.tok(&SUBTRACT, &[t[9244], t[20]]);
    // x4 of sameshape
    t[9246] = s.tok(&INVERT, &[t[9245]]);
    // x5 of sameshape
    t[9247] = s.tok(&COMBINE_T, &[t[9245], t[9246]]);
    // x6 of sameshape
    t[9248] = s.tok(&MAXIMUM, &[t[9247]]);
    // x7 of sameshape
    t[9249] = s.tok(&MULTIPLY, &[t[9248], Int(100)]);
    // x8 of sameshape
    t[9250] = s.tok(&SUBTRACT, &[Int(1000), t[9249]]);
    // x9 of sameshape
    t[9251] = s.tok(&ASTUPLE, &[t[9250], t[20]]);
    // x2 of sameshapes
    t[9252] = s.call(t[28], &[t[9228]]);
    // x4 of sameshapes
    t[9253] = s.tok(&INTERSECTION, &[t[9252], t[30]]);
    // x5 of sameshapes
    t[9254] = s.tok(&DIFFERENCE, &[t[30], t[9252]]);
    // x6 of sameshapes
    t[9255] = s.tok(&SIZE, &[t[9253]]);
    // x7 of sameshapes
    t[9256] = s.tok(&SIZE, &[t[9254]]);
    // x8 of sameshapes
    t[9257] = s.tok(&SUBTRACT, &[t[9255], t[9256]]);
    // x9 of sameshapes
    t[9258] = s.tok(&MULTIPLY, &[t[9257], Int(100)]);
    // x10 of sameshapes
    t[9259] = s.tok(&ASTUPLE, &[t[9258], t[9254]]);
    // x1 of samebackground
    t[9260] = s.tok(&MOSTCOLOR_T, &[t[9228]]);
    // x3 of samebackground
    t[9261] = s.tok(&EQUALITY, &[t[9260], t[39]]);
    // x4 of samebackground
    t[9262] = s.tok(&BRANCH, &[t[9261], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9263] = s.tok(&ASTUPLE, &[t[9260], t[39]]);
    // x6 of samebackground
    t[9264] = s.tok(&ASTUPLE, &[t[9262], t[9263]]);
    // x2 of comets_3
    t[9265] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(-1, 1)]);
    // x3 of comets_3
    t[9266] = s.arc(&MAPPLY, &[t[9265], t[415]]);
    // x4 of comets_3
    t[9267] = s.arc(&FILL, &[I, Int(6), t[9266]]);
    // x5 of comets_3
    t[9268] = s.arc(&OFCOLOR, &[I, Int(7)]);
    // x6 of comets_3
    t[9269] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(1, -1)]);
    // x7 of comets_3
    t[9270] = s.arc(&MAPPLY, &[t[9269], t[9268]]);
    // x8 of comets_3
    t[9271] = s.arc(&FILL, &[t[9267], Int(7), t[9270]]);
    // x9 of comets_3
    t[9272] = s.arc(&OFCOLOR, &[I, Int(8)]);
    // x10 of comets_3
    t[9273] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(-1, -1)]);
    // x11 of comets_3
    t[9274] = s.arc(&MAPPLY, &[t[9273], t[9272]]);
    // x12 of comets_3
    t[9275] = s.arc(&FILL, &[t[9271], Int(8), t[9274]]);
    // x13 of comets_3
    t[9276] = s.arc(&OFCOLOR, &[I, Int(9)]);
    // x14 of comets_3
    t[9277] = s.arc(&RBIND, &[Arg::arc(&SHOOT), Pair(1, 1)]);
    // x15 of comets_3
    t[9278] = s.arc(&MAPPLY, &[t[9277], t[9276]]);
    // x16 of comets_3
    t[9279] = s.arc(&FILL, &[t[9275], Int(9), t[9278]]);
    // x1 of samepalette
    t[9280] = s.tok(&PALETTE_T, &[t[9279]]);
    // x3 of samepalette
    t[9281] = s.tok(&DIFFERENCE, &[t[9280], t[2]]);
    // x4 of samepalette
    t[9282] = s.tok(&DIFFERENCE, &[t[2], t[9280]]);
    // x5 of samepalette
    t[9283] = s.tok(&COMBINE_F, &[t[9281], t[9282]]);
    // x6 of samepalette
    t[9284] = s.tok(&SIZE, &[t[9283]]);
    // x7 of samepalette
    t[9285] = s.tok(&MULTIPLY, &[t[9284], Int(100)]);
    // x8 of samepalette
    t[9286] = s.tok(&SUBTRACT, &[Int(1000), t[9285]]);
    // x9 of samepalette
    t[9287] = s.tok(&ASTUPLE, &[t[9286], t[9283]]);
    // x1 of samecells
    t[9288] = s.tok(&CELLWISE, &[C, t[9279], Int(-1)]);
    // x2 of samecells
    t[9289] = s.tok(&OFCOLOR, &[t[9288], Int(-1)]);
    // x4 of samecells
    t[9290] = s.tok(&DIFFERENCE, &[t[12], t[9289]]);
    // x5 of samecells
    t[9291] = s.tok(&SIZE, &[t[9290]]);
    // x6 of samecells
    t[9292] = s.tok(&MULTIPLY, &[t[9291], Int(1000)]);
    // x8 of samecells
    t[9293] = s.tok(&DIVIDE, &[t[9292], t[16]]);
    // x9 of samecells
    t[9294] = s.tok(&ASTUPLE, &[t[9293], t[9289]]);
    // x1 of sameshape
    t[9295] = s.tok(&SHAPE_T, &[t[9279]]);
    // x3 of sameshape
    t[9296] = s.tok(&SUBTRACT, &[t[9295], t[20]]);
    // x4 of sameshape
    t[9297] = s.tok(&INVERT, &[t[9296]]);
    // x5 of sameshape
    t[9298] = s.tok(&COMBINE_T, &[t[9296], t[9297]]);
    // x6 of sameshape
    t[9299] = s.tok(&MAXIMUM, &[t[9298]]);
    // x7 of sameshape
    t[9300] = s.tok(&MULTIPLY, &[t[9299], Int(100)]);
    // x8 of sameshape
    t[9301] = s.tok(&SUBTRACT, &[Int(1000), t[9300]]);
    // x9 of sameshape
    t[9302] = s.tok(&ASTUPLE, &[t[9301], t[20]]);
    // x2 of sameshapes
    t[9303] = s.call(t[28], &[t[9279]]);
    // x4 of sameshapes
    t[9304] = s.tok(&INTERSECTION, &[t[9303], t[30]]);
    // x5 of sameshapes
    t[9305] = s.tok(&DIFFERENCE, &[t[30], t[9303]]);
    // x6 of sameshapes
    t[9306] = s.tok(&SIZE, &[t[9304]]);
    // x7 of sameshapes
    t[9307] = s.tok(&SIZE, &[t[9305]]);
    // x8 of sameshapes
    t[9308] = s.tok(&SUBTRACT, &[t[9306], t[9307]]);
    // x9 of sameshapes
    t[9309] = s.tok(&MULTIPLY, &[t[9308], Int(100)]);
    // x10 of sameshapes
    t[9310] = s.tok(&ASTUPLE, &[t[9309], t[9305]]);
    // x1 of samebackground
    t[9311] = s.tok(&MOSTCOLOR_T, &[t[9279]]);
    // x3 of samebackground
    t[9312] = s.tok(&EQUALITY, &[t[9311], t[39]]);
    // x4 of samebackground
    t[9313] = s.tok(&BRANCH, &[t[9312], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9314] = s.tok(&ASTUPLE, &[t[9311], t[39]]);
    // x6 of samebackground
    t[9315] = s.tok(&ASTUPLE, &[t[9313], t[9314]]);
    // x3 of twosteps_3
    t[9316] = s.arc(&PORTRAIT, &[t[2451]]);
    // x4 of twosteps_3
    t[9317] = s.arc(&BRANCH, &[t[9316], Pair(2, 0), Pair(0, 2)]);
    // x5 of twosteps_3
    t[9318] = s.arc(&MOVE, &[I, t[2451], t[9317]]);
    // x1 of samepalette
    t[9319] = s.tok(&PALETTE_T, &[t[9318]]);
    // x3 of samepalette
    t[9320] = s.tok(&DIFFERENCE, &[t[9319], t[2]]);
    // x4 of samepalette
    t[9321] = s.tok(&DIFFERENCE, &[t[2], t[9319]]);
    // x5 of samepalette
    t[9322] = s.tok(&COMBINE_F, &[t[9320], t[9321]]);
    // x6 of samepalette
    t[9323] = s.tok(&SIZE, &[t[9322]]);
    // x7 of samepalette
    t[9324] = s.tok(&MULTIPLY, &[t[9323], Int(100)]);
    // x8 of samepalette
    t[9325] = s.tok(&SUBTRACT, &[Int(1000), t[9324]]);
    // x9 of samepalette
    t[9326] = s.tok(&ASTUPLE, &[t[9325], t[9322]]);
    // x1 of samecells
    t[9327] = s.tok(&CELLWISE, &[C, t[9318], Int(-1)]);
    // x2 of samecells
    t[9328] = s.tok(&OFCOLOR, &[t[9327], Int(-1)]);
    // x4 of samecells
    t[9329] = s.tok(&DIFFERENCE, &[t[12], t[9328]]);
    // x5 of samecells
    t[9330] = s.tok(&SIZE, &[t[9329]]);
    // x6 of samecells
    t[9331] = s.tok(&MULTIPLY, &[t[9330], Int(1000)]);
    // x8 of samecells
    t[9332] = s.tok(&DIVIDE, &[t[9331], t[16]]);
    // x9 of samecells
    t[9333] = s.tok(&ASTUPLE, &[t[9332], t[9328]]);
    // x1 of sameshape
    t[9334] = s.tok(&SHAPE_T, &[t[9318]]);
    // x3 of sameshape
    t[9335] = s.tok(&SUBTRACT, &[t[9334], t[20]]);
    // x4 of sameshape
    t[9336] = s.tok(&INVERT, &[t[9335]]);
    // x5 of sameshape
    t[9337] = s.tok(&COMBINE_T, &[t[9335], t[9336]]);
    // x6 of sameshape
    t[9338] = s.tok(&MAXIMUM, &[t[9337]]);
    // x7 of sameshape
    t[9339] = s.tok(&MULTIPLY, &[t[9338], Int(100)]);
    // x8 of sameshape
    t[9340] = s.tok(&SUBTRACT, &[Int(1000), t[9339]]);
    // x9 of sameshape
    t[9341] = s.tok(&ASTUPLE, &[t[9340], t[20]]);
    // x2 of sameshapes
    t[9342] = s.call(t[28], &[t[9318]]);
    // x4 of sameshapes
    t[9343] = s.tok(&INTERSECTION, &[t[9342], t[30]]);
    // x5 of sameshapes
    t[9344] = s.tok(&DIFFERENCE, &[t[30], t[9342]]);
    // x6 of sameshapes
    t[9345] = s.tok(&SIZE, &[t[9343]]);
    // x7 of sameshapes
    t[9346] = s.tok(&SIZE, &[t[9344]]);
    // x8 of sameshapes
    t[9347] = s.tok(&SUBTRACT, &[t[9345], t[9346]]);
    // x9 of sameshapes
    t[9348] = s.tok(&MULTIPLY, &[t[9347], Int(100)]);
    // x10 of sameshapes
    t[9349] = s.tok(&ASTUPLE, &[t[9348], t[9344]]);
    // x1 of samebackground
    t[9350] = s.tok(&MOSTCOLOR_T, &[t[9318]]);
    // x3 of samebackground
    t[9351] = s.tok(&EQUALITY, &[t[9350], t[39]]);
    // x4 of samebackground
    t[9352] = s.tok(&BRANCH, &[t[9351], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9353] = s.tok(&ASTUPLE, &[t[9350], t[39]]);
    // x6 of samebackground
    t[9354] = s.tok(&ASTUPLE, &[t[9352], t[9353]]);
    // x4 of nudge_3
    t[9355] = s.arc(&MULTIPLY, &[t[1032], Int(-1)]);
    // x6 of nudge_3
    t[9356] = s.arc(&MOVE, &[I, t[2670], t[9355]]);
    // x1 of samepalette
    t[9357] = s.tok(&PALETTE_T, &[t[9356]]);
    // x3 of samepalette
    t[9358] = s.tok(&DIFFERENCE, &[t[9357], t[2]]);
    // x4 of samepalette
    t[9359] = s.tok(&DIFFERENCE, &[t[2], t[9357]]);
    // x5 of samepalette
    t[9360] = s.tok(&COMBINE_F, &[t[9358], t[9359]]);
    // x6 of samepalette
    t[9361] = s.tok(&SIZE, &[t[9360]]);
    // x7 of samepalette
    t[9362] = s.tok(&MULTIPLY, &[t[9361], Int(100)]);
    // x8 of samepalette
    t[9363] = s.tok(&SUBTRACT, &[Int(1000), t[9362]]);
    // x9 of samepalette
    t[9364] = s.tok(&ASTUPLE, &[t[9363], t[9360]]);
    // x1 of samecells
    t[9365] = s.tok(&CELLWISE, &[C, t[9356], Int(-1)]);
    // x2 of samecells
    t[9366] = s.tok(&OFCOLOR, &[t[9365], Int(-1)]);
    // x4 of samecells
    t[9367] = s.tok(&DIFFERENCE, &[t[12], t[9366]]);
    // x5 of samecells
    t[9368] = s.tok(&SIZE, &[t[9367]]);
    // x6 of samecells
    t[9369] = s.tok(&MULTIPLY, &[t[9368], Int(1000)]);
    // x8 of samecells
    t[9370] = s.tok(&DIVIDE, &[t[9369], t[16]]);
    // x9 of samecells
    t[9371] = s.tok(&ASTUPLE, &[t[9370], t[9366]]);
    // x1 of sameshape
    t[9372] = s.tok(&SHAPE_T, &[t[9356]]);
    // x3 of sameshape
    t[9373] = s.tok(&SUBTRACT, &[t[9372], t[20]]);
    // x4 of sameshape
    t[9374] = s.tok(&INVERT, &[t[9373]]);
    // x5 of sameshape
    t[9375] = s.tok(&COMBINE_T, &[t[9373], t[9374]]);
    // x6 of sameshape
    t[9376] = s.tok(&MAXIMUM, &[t[9375]]);
    // x7 of sameshape
    t[9377] = s.tok(&MULTIPLY, &[t[9376], Int(100)]);
    // x8 of sameshape
    t[9378] = s.tok(&SUBTRACT, &[Int(1000), t[9377]]);
    // x9 of sameshape
    t[9379] = s.tok(&ASTUPLE, &[t[9378], t[20]]);
    // x2 of sameshapes
    t[9380] = s.call(t[28], &[t[9356]]);
    // x4 of sameshapes
    t[9381] = s.tok(&INTERSECTION, &[t[9380], t[30]]);
    // x5 of sameshapes
    t[9382] = s.tok(&DIFFERENCE, &[t[30], t[9380]]);
    // x6 of sameshapes
    t[9383] = s.tok(&SIZE, &[t[9381]]);
    // x7 of sameshapes
    t[9384] = s.tok(&SIZE, &[t[9382]]);
    // x8 of sameshapes
    t[9385] = s.tok(&SUBTRACT, &[t[9383], t[9384]]);
    // x9 of sameshapes
    t[9386] = s.tok(&MULTIPLY, &[t[9385], Int(100)]);
    // x10 of sameshapes
    t[9387] = s.tok(&ASTUPLE, &[t[9386], t[9382]]);
    // x1 of samebackground
    t[9388] = s.tok(&MOSTCOLOR_T, &[t[9356]]);
    // x3 of samebackground
    t[9389] = s.tok(&EQUALITY, &[t[9388], t[39]]);
    // x4 of samebackground
    t[9390] = s.tok(&BRANCH, &[t[9389], Int(1000), Int(0)]);
    // x5 of samebackground
    t[9391] = s.tok(&ASTUPLE, &[t[9388], t[39]]);
    // x6 of samebackground
    t[9392] = s.tok(&ASTUPLE, &[t[9390], t[9391]]);
}

fn outputs(s: &mut dyn Steps, t: &[Arg]) {
    s.output(t[49], &[], "mirrorwall", false);
    s.output(t[91], &[], "keepbiggest", false);
    s.output(t[130], &[], "keepbiggest_4", true);
    s.output(t[174], &[], "gravitywell", false);
    s.output(t[215], &[], "towersort", false);
    s.output(t[255], &[], "paintbydot", false);
    s.output(t[294], &[], "framesquares", false);
    s.output(t[334], &[], "innerring", false);
    s.output(t[378], &[], "crossfire", false);
    s.output(t[419], &[], "starburst", false);
    s.output(t[461], &[], "bridgebuilder", false);
    s.output(t[501], &[], "sizeparade", false);
    s.output(t[540], &[], "agreehalves", false);
    s.output(t[586], &[], "pinwheel", false);
    s.output(t[624], &[], "swapcrowd", false);
    s.output(t[661], &[], "swapcrowd_4", true);
    s.output(t[700], &[], "zoomsmall", false);
    s.output(t[741], &[], "denoise", false);
    s.output(t[782], &[], "magnet", false);
    s.output(t[823], &[], "stepaside", false);
    s.output(t[872], &[], "wallpaper", false);
    s.output(t[910], &[], "oddpanel", false);
    s.output(t[951], &[], "squeeze", false);
    s.output(t[995], &[], "cornerstones", false);
    s.output(t[1038], &[], "compasspoint", false);
    s.output(t[1079], &[], "closestglow", false);
    s.output(t[1118], &[], "innerlights", false);
    s.output(t[1158], &[], "linekinds", false);
    s.output(t[1201], &[], "samelane", false);
    s.output(t[1240], &[], "contagion", false);
    s.output(t[1278], &[], "bullseye", false);
    s.output(t[1322], &[], "flipshapes", false);
    s.output(t[1361], &[], "unwrap", false);
    s.output(t[1400], &[], "evenout", false);
    s.output(t[1439], &[], "pixelshrink", false);
    s.output(t[1481], &[], "blockhunt", false);
    s.output(t[1520], &[], "fillgaps", false);
    s.output(t[1561], &[], "windowpane", false);
    s.output(t[1600], &[], "extremes", false);
    s.output(t[1642], &[], "ripple", false);
    s.output(t[1682], &[], "parity", false);
    s.output(t[1731], &[], "histogram", false);
    s.output(t[1769], &[], "popularrow", false);
    s.output(t[1809], &[], "evencolors", false);
    s.output(t[1846], &[], "turntable", false);
    s.output(t[1883], &[], "freshpaint", false);
    s.output(t[1926], &[], "symmetrize", false);
    s.output(t[1966], &[], "heavyside", false);
    s.output(t[2004], &[], "zipperrows", false);
    s.output(t[2048], &[], "rowkey", false);
    s.output(t[2090], &[], "luckypanel", false);
    s.output(t[2129], &[], "negative", false);
    s.output(t[2171], &[], "highlow", false);
    s.output(t[2209], &[], "middleninth", false);
    s.output(t[2250], &[], "colorladder", false);
    s.output(t[2290], &[], "norepeats", false);
    s.output(t[2329], &[], "spinbycount", false);
    s.output(t[2375], &[], "echo", false);
    s.output(t[2414], &[], "boxbycolor", false);
    s.output(t[2471], &[], "fencein", false);
    s.output(t[2510], &[], "tallest", false);
    s.output(t[2550], &[], "tallest_4", true);
    s.output(t[2591], &[], "halfway", false);
    s.output(t[2629], &[], "dive", false);
    s.output(t[2671], &[], "nudge", false);
    s.output(t[2711], &[], "tidyup", false);
    s.output(t[2753], &[], "halo", false);
    s.output(t[2801], &[], "signposts", false);
    s.output(t[2842], &[], "shadow", false);
    s.output(t[2880], &[], "stackup", false);
    s.output(t[2919], &[], "cornerfill", false);
    s.output(t[2957], &[], "roundoff", false);
    s.output(t[3001], &[], "twicefar", false);
    s.output(t[3040], &[], "twinhalves", false);
    s.output(t[3080], &[], "crowdcheck", false);
    s.output(t[3119], &[], "squarecheck", false);
    s.output(t[3160], &[], "leanover", false);
    s.output(t[3199], &[], "dealout", false);
    s.output(t[3238], &[], "ninecomplement", false);
    s.output(t[3277], &[], "masquerade", false);
    s.output(t[3317], &[], "driftaway", false);
    s.output(t[3356], &[], "offcut", false);
    s.output(t[3399], &[], "oddsize", false);
    s.output(t[3441], &[], "mirrorwall_2", true);
    s.output(t[3482], &[], "keepbiggest_2", true);
    s.output(t[3523], &[], "keepbiggest_5", true);
    s.output(t[3569], &[], "gravitywell_2", true);
    s.output(t[3610], &[], "towersort_2", true);
    s.output(t[3651], &[], "paintbydot_2", true);
    s.output(t[3693], &[], "paintbydot_5", true);
    s.output(t[3734], &[], "paintbydot_6", true);
    s.output(t[3773], &[], "framesquares_2", true);
    s.output(t[3812], &[], "innerring_2", true);
    s.output(t[3856], &[], "crossfire_2", true);
    s.output(t[3900], &[], "starburst_2", true);
    s.output(t[3942], &[], "bridgebuilder_2", true);
    s.output(t[3983], &[], "sizeparade_2", true);
    s.output(t[4022], &[], "agreehalves_2", true);
    s.output(t[4071], &[t[4059], t[4060], t[4061], t[4062]], "pinwheel_2", true);
    s.output(t[4118], &[], "pinwheel_5", true);
    s.output(t[4156], &[], "swapcrowd_2", true);
    s.output(t[4198], &[], "zoomsmall_2", true);
    s.output(t[4238], &[], "zoomsmall_5", true);
    s.output(t[4280], &[], "denoise_2", true);
    s.output(t[4322], &[], "denoise_5", true);
    s.output(t[4363], &[], "magnet_2", true);
    s.output(t[4405], &[], "stepaside_2", true);
    s.output(t[4454], &[], "wallpaper_2", true);
    s.output(t[4492], &[], "oddpanel_2", true);
    s.output(t[4531], &[], "oddpanel_5", true);
    s.output(t[4570], &[], "oddpanel_6", true);
    s.output(t[4611], &[], "squeeze_2", true);
    s.output(t[4651], &[], "squeeze_5", true);
    s.output(t[4695], &[], "cornerstones_2", true);
    s.output(t[4746], &[], "cornerstones_5", true);
    s.output(t[4792], &[], "compasspoint_2", true);
    s.output(t[4834], &[], "closestglow_2", true);
    s.output(t[4875], &[], "closestglow_5", true);
    s.output(t[4914], &[], "innerlights_2", true);
    s.output(t[4955], &[], "innerlights_4", true);
    s.output(t[4995], &[], "linekinds_2", true);
    s.output(t[5040], &[], "linekinds_5", true);
    s.output(t[5083], &[], "samelane_2", true);
    s.output(t[5123], &[], "contagion_2", true);
    s.output(t[5166], &[], "contagion_5", true);
    s.output(t[5206], &[], "contagion_6", true);
    s.output(t[5244], &[], "bullseye_2", true);
    s.output(t[5286], &[], "bullseye_5", true);
    s.output(t[5328], &[], "flipshapes_2", true);
    s.output(t[5375], &[], "flipshapes_5", true);
    s.output(t[5419], &[], "flipshapes_6", true);
    s.output(t[5458], &[], "unwrap_2", true);
    s.output(t[5497], &[], "evenout_2", true);
    s.output(t[5535], &[], "pixelshrink_2", true);
    s.output(t[5577], &[], "pixelshrink_5", true);
    s.output(t[5620], &[], "blockhunt_2", true);
    s.output(t[5659], &[], "fillgaps_2", true);
    s.output(t[5698], &[], "fillgaps_5", true);
    s.output(t[5740], &[], "windowpane_2", true);
    s.output(t[5783], &[], "windowpane_5", true);
    s.output(t[5824], &[], "extremes_2", true);
    s.output(t[5867], &[], "extremes_5", true);
    s.output(t[5910], &[], "ripple_2", true);
    s.output(t[5950], &[], "parity_2", true);
    s.output(t[6000], &[], "histogram_2", true);
    s.output(t[6038], &[], "popularrow_2", true);
    s.output(t[6078], &[], "evencolors_2", true);
    s.output(t[6118], &[], "evencolors_5", true);
    s.output(t[6156], &[], "turntable_2", true);
    s.output(t[6193], &[], "turntable_5", true);
    s.output(t[6234], &[], "freshpaint_2", true);
    s.output(t[6275], &[], "freshpaint_5", true);
    s.output(t[6318], &[], "symmetrize_2", true);
    s.output(t[6360], &[], "symmetrize_5", true);
    s.output(t[6399], &[], "heavyside_2", true);
    s.output(t[6437], &[], "heavyside_5", true);
    s.output(t[6478], &[], "zipperrows_2", true);
    s.output(t[6522], &[], "rowkey_2", true);
    s.output(t[6564], &[], "luckypanel_2", true);
    s.output(t[6603], &[], "negative_2", true);
    s.output(t[6646], &[], "highlow_2", true);
    s.output(t[6690], &[], "highlow_5", true);
    s.output(t[6728], &[], "middleninth_2", true);
    s.output(t[6767], &[], "middleninth_5", true);
    s.output(t[6808], &[], "colorladder_2", true);
    s.output(t[6847], &[], "norepeats_2", true);
    s.output(t[6886], &[], "spinbycount_2", true);
    s.output(t[6936], &[], "echo_2", true);
    s.output(t[6975], &[], "boxbycolor_2", true);
    s.output(t[7028], &[], "fencein_2", true);
    s.output(t[7084], &[], "fencein_5", true);
    s.output(t[7133], &[], "fencein_6", true);
    s.output(t[7172], &[], "tallest_2", true);
    s.output(t[7213], &[], "tallest_5", true);
    s.output(t[7256], &[], "halfway_2", true);
    s.output(t[7296], &[], "dive_2", true);
    s.output(t[7338], &[], "nudge_2", true);
    s.output(t[7378], &[], "tidyup_2", true);
    s.output(t[7420], &[], "halo_2", true);
    s.output(t[7468], &[], "signposts_2", true);
    s.output(t[7519], &[], "comets", false);
    s.output(t[7558], &[], "shadow_2", true);
    s.output(t[7597], &[], "stackup_2", true);
    s.output(t[7638], &[], "stackup_5", true);
    s.output(t[7679], &[], "cornerfill_2", true);
    s.output(t[7723], &[], "cornerfill_5", true);
    s.output(t[7761], &[], "roundoff_2", true);
    s.output(t[7803], &[], "roundoff_5", true);
    s.output(t[7845], &[], "roundoff_6", true);
    s.output(t[7885], &[], "twicefar_2", true);
    s.output(t[7926], &[], "twinhalves_2", true);
    s.output(t[7966], &[], "twosteps", false);
    s.output(t[8006], &[], "crowdcheck_2", true);
    s.output(t[8045], &[], "squarecheck_2", true);
    s.output(t[8086], &[], "leanover_2", true);
    s.output(t[8128], &[], "leanover_5", true);
    s.output(t[8168], &[], "leanover_6", true);
    s.output(t[8226], &[], "dealout_2", true);
    s.output(t[8283], &[], "dealout_5", true);
    s.output(t[8323], &[], "ninecomplement_2", true);
    s.output(t[8364], &[], "masquerade_2", true);
    s.output(t[8415], &[], "driftaway_2", true);
    s.output(t[8455], &[], "offcut_2", true);
    s.output(t[8498], &[], "oddsize_2", true);
    s.output(t[8535], &[], "oddpanel_7", true);
    s.output(t[8573], &[], "squeeze_6", true);
    s.output(t[8612], &[], "tallest_6", true);
    s.output(t[8653], &[], "tallest_7", true);
    s.output(t[8692], &[], "pixelshrink_6", true);
    s.output(t[8732], &[], "pixelshrink_7", true);
    s.output(t[8781], &[], "histogram_5", true);
    s.output(t[8826], &[], "innerlights_5", true);
    s.output(t[8866], &[], "flipshapes_7", true);
    s.output(t[8906], &[], "towersort_5", true);
    s.output(t[8944], &[], "nudge_5", true);
    s.output(t[8985], &[], "crowdcheck_5", true);
    s.output(t[9026], &[], "denoise_6", true);
    s.output(t[9068], &[], "symmetrize_6", true);
    s.output(t[9111], &[], "leanover_7", true);
    s.output(t[9153], &[], "paintbydot_3", true);
    s.output(t[9190], &[], "zipperrows_3", true);
    s.output(t[9228], &[], "windowpane_3", true);
    s.output(t[9279], &[], "comets_3", true);
    s.output(t[9318], &[], "twosteps_3", true);
    s.output(t[9356], &[], "nudge_3", true);
    s.score(t[9], &[], None, "samepalette");
    s.score(t[18], &[], None, "samecells");
    s.score(t[27], &[], None, "sameshape");
    s.score(t[37], &[], None, "sameshapes");
    s.score(t[43], &[], None, "samebackground");
    s.score(t[57], &[], Some("mirrorwall"), "samepalette");
    s.score(t[64], &[], Some("mirrorwall"), "samecells");
    s.score(t[72], &[], Some("mirrorwall"), "sameshape");
    s.score(t[80], &[t[49], t[28], t[73]], Some("mirrorwall"), "sameshapes");
    s.score(t[85], &[], Some("mirrorwall"), "samebackground");
    s.score(t[99], &[], Some("keepbiggest"), "samepalette");
    s.score(t[106], &[], Some("keepbiggest"), "samecells");
    s.score(t[114], &[], Some("keepbiggest"), "sameshape");
    s.score(t[122], &[t[91], t[28], t[115]], Some("keepbiggest"), "sameshapes");
    s.score(t[127], &[], Some("keepbiggest"), "samebackground");
    s.score(t[138], &[], Some("keepbiggest_4"), "samepalette");
    s.score(t[145], &[], Some("keepbiggest_4"), "samecells");
    s.score(t[153], &[], Some("keepbiggest_4"), "sameshape");
    s.score(t[161], &[t[130], t[28], t[154]], Some("keepbiggest_4"), "sameshapes");
    s.score(t[166], &[], Some("keepbiggest_4"), "samebackground");
    s.score(t[182], &[], Some("gravitywell"), "samepalette");
    s.score(t[189], &[], Some("gravitywell"), "samecells");
    s.score(t[197], &[], Some("gravitywell"), "sameshape");
    s.score(t[205], &[t[174], t[28], t[198]], Some("gravitywell"), "sameshapes");
    s.score(t[210], &[], Some("gravitywell"), "samebackground");
    s.score(t[223], &[], Some("towersort"), "samepalette");
    s.score(t[230], &[], Some("towersort"), "samecells");
    s.score(t[238], &[], Some("towersort"), "sameshape");
    s.score(t[246], &[t[215], t[28], t[239]], Some("towersort"), "sameshapes");
    s.score(t[251], &[], Some("towersort"), "samebackground");
    s.score(t[263], &[], Some("paintbydot"), "samepalette");
    s.score(t[270], &[], Some("paintbydot"), "samecells");
    s.score(t[278], &[], Some("paintbydot"), "sameshape");
    s.score(t[286], &[t[255], t[28], t[279]], Some("paintbydot"), "sameshapes");
    s.score(t[291], &[], Some("paintbydot"), "samebackground");
    s.score(t[302], &[], Some("framesquares"), "samepalette");
    s.score(t[309], &[], Some("framesquares"), "samecells");
    s.score(t[317], &[], Some("framesquares"), "sameshape");
    s.score(t[325], &[t[294], t[28], t[318]], Some("framesquares"), "sameshapes");
    s.score(t[330], &[], Some("framesquares"), "samebackground");
    s.score(t[342], &[t[334], t[335]], Some("innerring"), "samepalette");
    s.score(
        t[349],
        &[t[334], t[343], t[344], t[12], t[345], t[346], t[347]],
        Some("innerring"),
        "samecells",
    );
    s.score(t[357], &[t[334], t[350]], Some("innerring"), "sameshape");
    s.score(t[365], &[t[334], t[28], t[358]], Some("innerring"), "sameshapes");
    s.score(t[370], &[t[334], t[366]], Some("innerring"), "samebackground");
    s.score(t[386], &[], Some("crossfire"), "samepalette");
    s.score(t[393], &[], Some("crossfire"), "samecells");
    s.score(t[401], &[], Some("crossfire"), "sameshape");
    s.score(t[409], &[t[378], t[28], t[402]], Some("crossfire"), "sameshapes");
    s.score(t[414], &[], Some("crossfire"), "samebackground");
    s.score(t[427], &[], Some("starburst"), "samepalette");
    s.score(t[434], &[], Some("starburst"), "samecells");
    s.score(t[442], &[], Some("starburst"), "sameshape");
    s.score(t[450], &[t[419], t[28], t[443]], Some("starburst"), "sameshapes");
    s.score(t[455], &[], Some("starburst"), "samebackground");
    s.score(t[469], &[], Some("bridgebuilder"), "samepalette");
    s.score(t[476], &[], Some("bridgebuilder"), "samecells");
    s.score(t[484], &[], Some("bridgebuilder"), "sameshape");
    s.score(t[492], &[t[461], t[28], t[485]], Some("bridgebuilder"), "sameshapes");
    s.score(t[497], &[], Some("bridgebuilder"), "samebackground");
    s.score(t[509], &[], Some("sizeparade"), "samepalette");
    s.score(t[516], &[], Some("sizeparade"), "samecells");
    s.score(t[524], &[], Some("sizeparade"), "sameshape");
    s.score(t[532], &[t[501], t[28], t[525]], Some("sizeparade"), "sameshapes");
    s.score(t[537], &[], Some("sizeparade"), "samebackground");
    s.score(t[548], &[], Some("agreehalves"), "samepalette");
    s.score(t[555], &[], Some("agreehalves"), "samecells");
    s.score(t[563], &[], Some("agreehalves"), "sameshape");
    s.score(t[571], &[t[540], t[28], t[564]], Some("agreehalves"), "sameshapes");
    s.score(t[576], &[], Some("agreehalves"), "samebackground");
    s.score(t[594], &[], Some("pinwheel"), "samepalette");
    s.score(t[601], &[], Some("pinwheel"), "samecells");
    s.score(t[609], &[], Some("pinwheel"), "sameshape");
    s.score(t[617], &[t[586], t[28], t[610]], Some("pinwheel"), "sameshapes");
    s.score(t[622], &[], Some("pinwheel"), "samebackground");
    s.score(t[632], &[], Some("swapcrowd"), "samepalette");
    s.score(t[639], &[], Some("swapcrowd"), "samecells");
    s.score(t[647], &[], Some("swapcrowd"), "sameshape");
    s.score(t[655], &[t[624], t[28], t[648]], Some("swapcrowd"), "sameshapes");
    s.score(t[660], &[], Some("swapcrowd"), "samebackground");
    s.score(t[669], &[], Some("swapcrowd_4"), "samepalette");
    s.score(t[676], &[], Some("swapcrowd_4"), "samecells");
    s.score(t[684], &[], Some("swapcrowd_4"), "sameshape");
    s.score(t[692], &[t[661], t[28], t[685]], Some("swapcrowd_4"), "sameshapes");
    s.score(t[697], &[], Some("swapcrowd_4"), "samebackground");
    s.score(t[708], &[], Some("zoomsmall"), "samepalette");
    s.score(t[715], &[], Some("zoomsmall"), "samecells");
    s.score(t[723], &[], Some("zoomsmall"), "sameshape");
    s.score(t[731], &[t[700], t[28], t[724]], Some("zoomsmall"), "sameshapes");
    s.score(t[736], &[], Some("zoomsmall"), "samebackground");
    s.score(t[749], &[], Some("denoise"), "samepalette");
    s.score(t[756], &[], Some("denoise"), "samecells");
    s.score(t[764], &[], Some("denoise"), "sameshape");
    s.score(t[772], &[t[741], t[28], t[765]], Some("denoise"), "sameshapes");
    s.score(t[777], &[], Some("denoise"), "samebackground");
    s.score(t[790], &[], Some("magnet"), "samepalette");
    s.score(t[797], &[], Some("magnet"), "samecells");
    s.score(t[805], &[], Some("magnet"), "sameshape");
    s.score(t[813], &[t[782], t[28], t[806]], Some("magnet"), "sameshapes");
    s.score(t[818], &[], Some("magnet"), "samebackground");
    s.score(t[831], &[], Some("stepaside"), "samepalette");
    s.score(t[838], &[], Some("stepaside"), "samecells");
    s.score(t[846], &[], Some("stepaside"), "sameshape");
    s.score(t[854], &[t[823], t[28], t[847]], Some("stepaside"), "sameshapes");
    s.score(t[859], &[], Some("stepaside"), "samebackground");
    s.score(t[880], &[], Some("wallpaper"), "samepalette");
    s.score(t[887], &[], Some("wallpaper"), "samecells");
    s.score(t[895], &[], Some("wallpaper"), "sameshape");
    s.score(t[903], &[t[872], t[28], t[896]], Some("wallpaper"), "sameshapes");
    s.score(t[908], &[], Some("wallpaper"), "samebackground");
    s.score(t[918], &[], Some("oddpanel"), "samepalette");
    s.score(t[925], &[], Some("oddpanel"), "samecells");
    s.score(t[933], &[], Some("oddpanel"), "sameshape");
    s.score(t[941], &[t[910], t[28], t[934]], Some("oddpanel"), "sameshapes");
    s.score(t[946], &[], Some("oddpanel"), "samebackground");
    s.score(t[959], &[], Some("squeeze"), "samepalette");
    s.score(t[966], &[], Some("squeeze"), "samecells");
    s.score(t[974], &[], Some("squeeze"), "sameshape");
    s.score(t[982], &[t[951], t[28], t[975]], Some("squeeze"), "sameshapes");
    s.score(t[987], &[], Some("squeeze"), "samebackground");
    s.score(t[1003], &[], Some("cornerstones"), "samepalette");
    s.score(t[1010], &[], Some("cornerstones"), "samecells");
    s.score(t[1018], &[], Some("cornerstones"), "sameshape");
    s.score(t[1026], &[t[995], t[28], t[1019]], Some("cornerstones"), "sameshapes");
    s.score(t[1031], &[], Some("cornerstones"), "samebackground");
    s.score(t[1046], &[], Some("compasspoint"), "samepalette");
    s.score(t[1053], &[], Some("compasspoint"), "samecells");
    s.score(t[1061], &[], Some("compasspoint"), "sameshape");
    s.score(t[1069], &[t[1038], t[28], t[1062]], Some("compasspoint"), "sameshapes");
    s.score(t[1074], &[], Some("compasspoint"), "samebackground");
    s.score(t[1087], &[], Some("closestglow"), "samepalette");
    s.score(t[1094], &[], Some("closestglow"), "samecells");
    s.score(t[1102], &[], Some("closestglow"), "sameshape");
    s.score(t[1110], &[t[1079], t[28], t[1103]], Some("closestglow"), "sameshapes");
    s.score(t[1115], &[], Some("closestglow"), "samebackground");
    s.score(t[1126], &[], Some("innerlights"), "samepalette");
    s.score(t[1133], &[], Some("innerlights"), "samecells");
    s.score(t[1141], &[], Some("innerlights"), "sameshape");
    s.score(t[1149], &[t[1118], t[28], t[1142]], Some("innerlights"), "sameshapes");
    s.score(t[1154], &[], Some("innerlights"), "samebackground");
    s.score(t[1166], &[], Some("linekinds"), "samepalette");
    s.score(t[1173], &[], Some("linekinds"), "samecells");
    s.score(t[1181], &[], Some("linekinds"), "sameshape");
    s.score(t[1189], &[t[1158], t[28], t[1182]], Some("linekinds"), "sameshapes");
    s.score(t[1194], &[], Some("linekinds"), "samebackground");
    s.score(t[1209], &[], Some("samelane"), "samepalette");
    s.score(t[1216], &[], Some("samelane"), "samecells");
    s.score(t[1224], &[], Some("samelane"), "sameshape");
    s.score(t[1232], &[t[1201], t[28], t[1225]], Some("samelane"), "sameshapes");
    s.score(t[1237], &[], Some("samelane"), "samebackground");
    s.score(t[1248], &[], Some("contagion"), "samepalette");
    s.score(t[1255], &[], Some("contagion"), "samecells");
    s.score(t[1263], &[], Some("contagion"), "sameshape");
    s.score(t[1271], &[t[1240], t[28], t[1264]], Some("contagion"), "sameshapes");
    s.score(t[1276], &[], Some("contagion"), "samebackground");
    s.score(t[1286], &[], Some("bullseye"), "samepalette");
    s.score(t[1293], &[], Some("bullseye"), "samecells");
    s.score(t[1301], &[], Some("bullseye"), "sameshape");
    s.score(t[1309], &[t[1278], t[28], t[1302]], Some("bullseye"), "sameshapes");
    s.score(t[1314], &[], Some("bullseye"), "samebackground");
    s.score(t[1330], &[], Some("flipshapes"), "samepalette");
    s.score(t[1337], &[], Some("flipshapes"), "samecells");
    s.score(t[1345], &[], Some("flipshapes"), "sameshape");
    s.score(t[1353], &[t[1322], t[28], t[1346]], Some("flipshapes"), "sameshapes");
    s.score(t[1358], &[], Some("flipshapes"), "samebackground");
    s.score(t[1369], &[], Some("unwrap"), "samepalette");
    s.score(t[1376], &[], Some("unwrap"), "samecells");
    s.score(t[1384], &[], Some("unwrap"), "sameshape");
    s.score(t[1392], &[t[1361], t[28], t[1385]], Some("unwrap"), "sameshapes");
    s.score(t[1397], &[], Some("unwrap"), "samebackground");
    s.score(t[1408], &[t[1400], t[1401]], Some("evenout"), "samepalette");
    s.score(
        t[1415],
        &[t[1400], t[1409], t[1410], t[12], t[1411], t[1412], t[1413]],
        Some("evenout"),
        "samecells",
    );
    s.score(t[1423], &[t[1400], t[1416]], Some("evenout"), "sameshape");
    s.score(t[1431], &[t[1400], t[28], t[1424]], Some("evenout"), "sameshapes");
    s.score(t[1436], &[t[1400], t[1432]], Some("evenout"), "samebackground");
    s.score(t[1447], &[], Some("pixelshrink"), "samepalette");
    s.score(t[1454], &[], Some("pixelshrink"), "samecells");
    s.score(t[1462], &[], Some("pixelshrink"), "sameshape");
    s.score(t[1470], &[t[1439], t[28], t[1463]], Some("pixelshrink"), "sameshapes");
    s.score(t[1475], &[], Some("pixelshrink"), "samebackground");
    s.score(t[1489], &[], Some("blockhunt"), "samepalette");
    s.score(t[1496], &[], Some("blockhunt"), "samecells");
    s.score(t[1504], &[], Some("blockhunt"), "sameshape");
    s.score(t[1512], &[t[1481], t[28], t[1505]], Some("blockhunt"), "sameshapes");
    s.score(t[1517], &[], Some("blockhunt"), "samebackground");
    s.score(t[1528], &[], Some("fillgaps"), "samepalette");
    s.score(t[1535], &[], Some("fillgaps"), "samecells");
    s.score(t[1543], &[], Some("fillgaps"), "sameshape");
    s.score(t[1551], &[t[1520], t[28], t[1544]], Some("fillgaps"), "sameshapes");
    s.score(t[1556], &[], Some("fillgaps"), "samebackground");
    s.score(t[1569], &[], Some("windowpane"), "samepalette");
    s.score(t[1576], &[], Some("windowpane"), "samecells");
    s.score(t[1584], &[], Some("windowpane"), "sameshape");
    s.score(t[1592], &[t[1561], t[28], t[1585]], Some("windowpane"), "sameshapes");
    s.score(t[1597], &[], Some("windowpane"), "samebackground");
    s.score(t[1608], &[], Some("extremes"), "samepalette");
    s.score(t[1615], &[], Some("extremes"), "samecells");
    s.score(t[1623], &[], Some("extremes"), "sameshape");
    s.score(t[1631], &[t[1600], t[28], t[1624]], Some("extremes"), "sameshapes");
    s.score(t[1636], &[], Some("extremes"), "samebackground");
    s.score(t[1650], &[t[1642], t[1643]], Some("ripple"), "samepalette");
    s.score(
        t[1657],
        &[t[1642], t[1651], t[1652], t[12], t[1653], t[1654], t[1655]],
        Some("ripple"),
        "samecells",
    );
    s.score(t[1665], &[t[1642], t[1658]], Some("ripple"), "sameshape");
    s.score(t[1673], &[t[1642], t[28], t[1666]], Some("ripple"), "sameshapes");
    s.score(t[1678], &[t[1642], t[1674]], Some("ripple"), "samebackground");
    s.score(t[1690], &[], Some("parity"), "samepalette");
    s.score(t[1697], &[], Some("parity"), "samecells");
    s.score(t[1705], &[], Some("parity"), "sameshape");
    s.score(t[1713], &[t[1682], t[28], t[1706]], Some("parity"), "sameshapes");
    s.score(t[1718], &[], Some("parity"), "samebackground");
    s.score(t[1739], &[], Some("histogram"), "samepalette");
    s.score(t[1746], &[], Some("histogram"), "samecells");
    s.score(t[1754], &[], Some("histogram"), "sameshape");
    s.score(t[1762], &[t[1731], t[28], t[1755]], Some("histogram"), "sameshapes");
    s.score(t[1767], &[], Some("histogram"), "samebackground");
    s.score(t[1777], &[], Some("popularrow"), "samepalette");
    s.score(t[1784], &[], Some("popularrow"), "samecells");
    s.score(t[1792], &[], Some("popularrow"), "sameshape");
    s.score(t[1800], &[t[1769], t[28], t[1793]], Some("popularrow"), "sameshapes");
    s.score(t[1805], &[], Some("popularrow"), "samebackground");
    s.score(t[1817], &[t[1809], t[1810]], Some("evencolors"), "samepalette");
    s.score(
        t[1824],
        &[t[1809], t[1818], t[1819], t[12], t[1820], t[1821], t[1822]],
        Some("evencolors"),
        "samecells",
    );
    s.score(t[1832], &[t[1809], t[1825]], Some("evencolors"), "sameshape");
    s.score(t[1840], &[t[1809], t[28], t[1833]], Some("evencolors"), "sameshapes");
    s.score(t[1845], &[t[1809], t[1841]], Some("evencolors"), "samebackground");
    s.score(t[1854], &[], Some("turntable"), "samepalette");
    s.score(t[1861], &[], Some("turntable"), "samecells");
    s.score(t[1869], &[], Some("turntable"), "sameshape");
    s.score(t[1877], &[t[1846], t[28], t[1870]], Some("turntable"), "sameshapes");
    s.score(t[1882], &[], Some("turntable"), "samebackground");
    s.score(t[1891], &[], Some("freshpaint"), "samepalette");
    s.score(t[1898], &[], Some("freshpaint"), "samecells");
    s.score(t[1906], &[], Some("freshpaint"), "sameshape");
    s.score(t[1914], &[t[1883], t[28], t[1907]], Some("freshpaint"), "sameshapes");
    s.score(t[1919], &[], Some("freshpaint"), "samebackground");
    s.score(t[1934], &[], Some("symmetrize"), "samepalette");
    s.score(t[1941], &[], Some("symmetrize"), "samecells");
    s.score(t[1949], &[], Some("symmetrize"), "sameshape");
    s.score(t[1957], &[t[1926], t[28], t[1950]], Some("symmetrize"), "sameshapes");
    s.score(t[1962], &[], Some("symmetrize"), "samebackground");
    s.score(t[1974], &[], Some("heavyside"), "samepalette");
    s.score(t[1981], &[], Some("heavyside"), "samecells");
    s.score(t[1989], &[], Some("heavyside"), "sameshape");
    s.score(t[1997], &[t[1966], t[28], t[1990]], Some("heavyside"), "sameshapes");
    s.score(t[2002], &[], Some("heavyside"), "samebackground");
    s.score(t[2012], &[], Some("zipperrows"), "samepalette");
    s.score(t[2019], &[], Some("zipperrows"), "samecells");
    s.score(t[2027], &[], Some("zipperrows"), "sameshape");
    s.score(t[2035], &[t[2004], t[28], t[2028]], Some("zipperrows"), "sameshapes");
    s.score(t[2040], &[], Some("zipperrows"), "samebackground");
    s.score(t[2056], &[], Some("rowkey"), "samepalette");
    s.score(t[2063], &[], Some("rowkey"), "samecells");
    s.score(t[2071], &[], Some("rowkey"), "sameshape");
    s.score(t[2079], &[t[2048], t[28], t[2072]], Some("rowkey"), "sameshapes");
    s.score(t[2084], &[], Some("rowkey"), "samebackground");
    s.score(t[2098], &[], Some("luckypanel"), "samepalette");
    s.score(t[2105], &[], Some("luckypanel"), "samecells");
    s.score(t[2113], &[], Some("luckypanel"), "sameshape");
    s.score(t[2121], &[t[2090], t[28], t[2114]], Some("luckypanel"), "sameshapes");
    s.score(t[2126], &[], Some("luckypanel"), "samebackground");
    s.score(t[2137], &[], Some("negative"), "samepalette");
    s.score(t[2144], &[], Some("negative"), "samecells");
    s.score(t[2152], &[], Some("negative"), "sameshape");
    s.score(t[2160], &[t[2129], t[28], t[2153]], Some("negative"), "sameshapes");
    s.score(t[2165], &[], Some("negative"), "samebackground");
    s.score(t[2179], &[], Some("highlow"), "samepalette");
    s.score(t[2186], &[], Some("highlow"), "samecells");
    s.score(t[2194], &[], Some("highlow"), "sameshape");
    s.score(t[2202], &[t[2171], t[28], t[2195]], Some("highlow"), "sameshapes");
    s.score(t[2207], &[], Some("highlow"), "samebackground");
    s.score(t[2217], &[], Some("middleninth"), "samepalette");
    s.score(t[2224], &[], Some("middleninth"), "samecells");
    s.score(t[2232], &[], Some("middleninth"), "sameshape");
    s.score(t[2240], &[t[2209], t[28], t[2233]], Some("middleninth"), "sameshapes");
    s.score(t[2245], &[], Some("middleninth"), "samebackground");
    s.score(t[2258], &[], Some("colorladder"), "samepalette");
    s.score(t[2265], &[], Some("colorladder"), "samecells");
    s.score(t[2273], &[], Some("colorladder"), "sameshape");
    s.score(t[2281], &[t[2250], t[28], t[2274]], Some("colorladder"), "sameshapes");
    s.score(t[2286], &[], Some("colorladder"), "samebackground");
    s.score(t[2298], &[], Some("norepeats"), "samepalette");
    s.score(t[2305], &[], Some("norepeats"), "samecells");
    s.score(t[2313], &[], Some("norepeats"), "sameshape");
    s.score(t[2321], &[t[2290], t[28], t[2314]], Some("norepeats"), "sameshapes");
    s.score(t[2326], &[], Some("norepeats"), "samebackground");
    s.score(t[2337], &[t[2329], t[2330]], Some("spinbycount"), "samepalette");
    s.score(
        t[2344],
        &[t[2329], t[2338], t[2339], t[12], t[2340], t[2341], t[2342]],
        Some("spinbycount"),
        "samecells",
    );
    s.score(t[2352], &[t[2329], t[2345]], Some("spinbycount"), "sameshape");
    s.score(t[2360], &[t[2329], t[28], t[2353]], Some("spinbycount"), "sameshapes");
    s.score(t[2365], &[t[2329], t[2361]], Some("spinbycount"), "samebackground");
    s.score(t[2383], &[], Some("echo"), "samepalette");
    s.score(t[2390], &[], Some("echo"), "samecells");
    s.score(t[2398], &[], Some("echo"), "sameshape");
    s.score(t[2406], &[t[2375], t[28], t[2399]], Some("echo"), "sameshapes");
    s.score(t[2411], &[], Some("echo"), "samebackground");
    s.score(t[2422], &[], Some("boxbycolor"), "samepalette");
    s.score(t[2429], &[], Some("boxbycolor"), "samecells");
    s.score(t[2437], &[], Some("boxbycolor"), "sameshape");
    s.score(t[2445], &[t[2414], t[28], t[2438]], Some("boxbycolor"), "sameshapes");
    s.score(t[2450], &[], Some("boxbycolor"), "samebackground");
    s.score(t[2479], &[], Some("fencein"), "samepalette");
    s.score(t[2486], &[], Some("fencein"), "samecells");
    s.score(t[2494], &[], Some("fencein"), "sameshape");
    s.score(t[2502], &[t[2471], t[28], t[2495]], Some("fencein"), "sameshapes");
    s.score(t[2507], &[], Some("fencein"), "samebackground");
    s.score(t[2518], &[], Some("tallest"), "samepalette");
    s.score(t[2525], &[], Some("tallest"), "samecells");
    s.score(t[2533], &[], Some("tallest"), "sameshape");
    s.score(t[2541], &[t[2510], t[28], t[2534]], Some("tallest"), "sameshapes");
    s.score(t[2546], &[], Some("tallest"), "samebackground");
    s.score(t[2558], &[], Some("tallest_4"), "samepalette");
    s.score(t[2565], &[], Some("tallest_4"), "samecells");
    s.score(t[2573], &[], Some("tallest_4"), "sameshape");
    s.score(t[2581], &[t[2550], t[28], t[2574]], Some("tallest_4"), "sameshapes");
    s.score(t[2586], &[], Some("tallest_4"), "samebackground");
    s.score(t[2599], &[t[2591], t[2592]], Some("halfway"), "samepalette");
    s.score(
        t[2606],
        &[t[2591], t[2600], t[2601], t[12], t[2602], t[2603], t[2604]],
        Some("halfway"),
        "samecells",
    );
    s.score(t[2614], &[t[2591], t[2607]], Some("halfway"), "sameshape");
    s.score(t[2622], &[t[2591], t[28], t[2615]], Some("halfway"), "sameshapes");
    s.score(t[2627], &[t[2591], t[2623]], Some("halfway"), "samebackground");
    s.score(t[2637], &[], Some("dive"), "samepalette");
    s.score(t[2644], &[], Some("dive"), "samecells");
    s.score(t[2652], &[], Some("dive"), "sameshape");
    s.score(t[2660], &[t[2629], t[28], t[2653]], Some("dive"), "sameshapes");
    s.score(t[2665], &[], Some("dive"), "samebackground");
    s.score(t[2679], &[], Some("nudge"), "samepalette");
    s.score(t[2686], &[], Some("nudge"), "samecells");
    s.score(t[2694], &[], Some("nudge"), "sameshape");
    s.score(t[2702], &[t[2671], t[28], t[2695]], Some("nudge"), "sameshapes");
    s.score(t[2707], &[], Some("nudge"), "samebackground");
    s.score(t[2719], &[], Some("tidyup"), "samepalette");
    s.score(t[2726], &[], Some("tidyup"), "samecells");
    s.score(t[2734], &[], Some("tidyup"), "sameshape");
    s.score(t[2742], &[t[2711], t[28], t[2735]], Some("tidyup"), "sameshapes");
    s.score(t[2747], &[], Some("tidyup"), "samebackground");
    s.score(t[2761], &[], Some("halo"), "samepalette");
    s.score(t[2768], &[], Some("halo"), "samecells");
    s.score(t[2776], &[], Some("halo"), "sameshape");
    s.score(t[2784], &[t[2753], t[28], t[2777]], Some("halo"), "sameshapes");
    s.score(t[2789], &[], Some("halo"), "samebackground");
    s.score(t[2809], &[], Some("signposts"), "samepalette");
    s.score(t[2816], &[], Some("signposts"), "samecells");
    s.score(t[2824], &[], Some("signposts"), "sameshape");
    s.score(t[2832], &[t[2801], t[28], t[2825]], Some("signposts"), "sameshapes");
    s.score(t[2837], &[], Some("signposts"), "samebackground");
    s.score(t[2850], &[], Some("shadow"), "samepalette");
    s.score(t[2857], &[], Some("shadow"), "samecells");
    s.score(t[2865], &[], Some("shadow"), "sameshape");
    s.score(t[2873], &[t[2842], t[28], t[2866]], Some("shadow"), "sameshapes");
    s.score(t[2878], &[], Some("shadow"), "samebackground");
    s.score(t[2888], &[], Some("stackup"), "samepalette");
    s.score(t[2895], &[], Some("stackup"), "samecells");
    s.score(t[2903], &[], Some("stackup"), "sameshape");
    s.score(t[2911], &[t[2880], t[28], t[2904]], Some("stackup"), "sameshapes");
    s.score(t[2916], &[], Some("stackup"), "samebackground");
    s.score(t[2927], &[], Some("cornerfill"), "samepalette");
    s.score(t[2934], &[], Some("cornerfill"), "samecells");
    s.score(t[2942], &[], Some("cornerfill"), "sameshape");
    s.score(t[2950], &[t[2919], t[28], t[2943]], Some("cornerfill"), "sameshapes");
    s.score(t[2955], &[], Some("cornerfill"), "samebackground");
    s.score(t[2965], &[], Some("roundoff"), "samepalette");
    s.score(t[2972], &[], Some("roundoff"), "samecells");
    s.score(t[2980], &[], Some("roundoff"), "sameshape");
    s.score(t[2988], &[t[2957], t[28], t[2981]], Some("roundoff"), "sameshapes");
    s.score(t[2993], &[], Some("roundoff"), "samebackground");
    s.score(t[3009], &[], Some("twicefar"), "samepalette");
    s.score(t[3016], &[], Some("twicefar"), "samecells");
    s.score(t[3024], &[], Some("twicefar"), "sameshape");
    s.score(t[3032], &[t[3001], t[28], t[3025]], Some("twicefar"), "sameshapes");
    s.score(t[3037], &[], Some("twicefar"), "samebackground");
    s.score(t[3048], &[], Some("twinhalves"), "samepalette");
    s.score(t[3055], &[], Some("twinhalves"), "samecells");
    s.score(t[3063], &[], Some("twinhalves"), "sameshape");
    s.score(t[3071], &[t[3040], t[28], t[3064]], Some("twinhalves"), "sameshapes");
    s.score(t[3076], &[], Some("twinhalves"), "samebackground");
    s.score(t[3088], &[], Some("crowdcheck"), "samepalette");
    s.score(t[3095], &[], Some("crowdcheck"), "samecells");
    s.score(t[3103], &[], Some("crowdcheck"), "sameshape");
    s.score(t[3111], &[t[3080], t[28], t[3104]], Some("crowdcheck"), "sameshapes");
    s.score(t[3116], &[], Some("crowdcheck"), "samebackground");
    s.score(t[3127], &[t[3119], t[3120]], Some("squarecheck"), "samepalette");
    s.score(
        t[3134],
        &[t[3119], t[3128], t[3129], t[12], t[3130], t[3131], t[3132]],
        Some("squarecheck"),
        "samecells",
    );
    s.score(t[3142], &[t[3119], t[3135]], Some("squarecheck"), "sameshape");
    s.score(t[3150], &[t[3119], t[28], t[3143]], Some("squarecheck"), "sameshapes");
    s.score(t[3155], &[t[3119], t[3151]], Some("squarecheck"), "samebackground");
    s.score(t[3168], &[], Some("leanover"), "samepalette");
    s.score(t[3175], &[], Some("leanover"), "samecells");
    s.score(t[3183], &[], Some("leanover"), "sameshape");
    s.score(t[3191], &[t[3160], t[28], t[3184]], Some("leanover"), "sameshapes");
    s.score(t[3196], &[], Some("leanover"), "samebackground");
    s.score(t[3207], &[], Some("dealout"), "samepalette");
    s.score(t[3214], &[], Some("dealout"), "samecells");
    s.score(t[3222], &[], Some("dealout"), "sameshape");
    s.score(t[3230], &[t[3199], t[28], t[3223]], Some("dealout"), "sameshapes");
    s.score(t[3235], &[], Some("dealout"), "samebackground");
    s.score(t[3246], &[], Some("ninecomplement"), "samepalette");
    s.score(t[3253], &[], Some("ninecomplement"), "samecells");
    s.score(t[3261], &[], Some("ninecomplement"), "sameshape");
    s.score(t[3269], &[t[3238], t[28], t[3262]], Some("ninecomplement"), "sameshapes");
    s.score(t[3274], &[], Some("ninecomplement"), "samebackground");
    s.score(t[3285], &[], Some("masquerade"), "samepalette");
    s.score(t[3292], &[], Some("masquerade"), "samecells");
    s.score(t[3300], &[], Some("masquerade"), "sameshape");
    s.score(t[3308], &[t[3277], t[28], t[3301]], Some("masquerade"), "sameshapes");
    s.score(t[3313], &[], Some("masquerade"), "samebackground");
    s.score(t[3325], &[], Some("driftaway"), "samepalette");
    s.score(t[3332], &[], Some("driftaway"), "samecells");
    s.score(t[3340], &[], Some("driftaway"), "sameshape");
    s.score(t[3348], &[t[3317], t[28], t[3341]], Some("driftaway"), "sameshapes");
    s.score(t[3353], &[], Some("driftaway"), "samebackground");
    s.score(t[3364], &[], Some("offcut"), "samepalette");
    s.score(t[3371], &[], Some("offcut"), "samecells");
    s.score(t[3379], &[], Some("offcut"), "sameshape");
    s.score(t[3387], &[t[3356], t[28], t[3380]], Some("offcut"), "sameshapes");
    s.score(t[3392], &[], Some("offcut"), "samebackground");
    s.score(t[3407], &[], Some("oddsize"), "samepalette");
    s.score(t[3414], &[], Some("oddsize"), "samecells");
    s.score(t[3422], &[], Some("oddsize"), "sameshape");
    s.score(t[3430], &[t[3399], t[28], t[3423]], Some("oddsize"), "sameshapes");
    s.score(t[3435], &[], Some("oddsize"), "samebackground");
    s.score(t[3449], &[], Some("mirrorwall_2"), "samepalette");
    s.score(t[3456], &[], Some("mirrorwall_2"), "samecells");
    s.score(t[3464], &[], Some("mirrorwall_2"), "sameshape");
    s.score(t[3472], &[t[3441], t[28], t[3465]], Some("mirrorwall_2"), "sameshapes");
    s.score(t[3477], &[], Some("mirrorwall_2"), "samebackground");
    s.score(t[3490], &[], Some("keepbiggest_2"), "samepalette");
    s.score(t[3497], &[], Some("keepbiggest_2"), "samecells");
    s.score(t[3505], &[], Some("keepbiggest_2"), "sameshape");
    s.score(t[3513], &[t[3482], t[28], t[3506]], Some("keepbiggest_2"), "sameshapes");
    s.score(t[3518], &[], Some("keepbiggest_2"), "samebackground");
    s.score(t[3531], &[], Some("keepbiggest_5"), "samepalette");
    s.score(t[3538], &[], Some("keepbiggest_5"), "samecells");
    s.score(t[3546], &[], Some("keepbiggest_5"), "sameshape");
    s.score(t[3554], &[t[3523], t[28], t[3547]], Some("keepbiggest_5"), "sameshapes");
    s.score(t[3559], &[], Some("keepbiggest_5"), "samebackground");
    s.score(t[3577], &[], Some("gravitywell_2"), "samepalette");
    s.score(t[3584], &[], Some("gravitywell_2"), "samecells");
    s.score(t[3592], &[], Some("gravitywell_2"), "sameshape");
    s.score(t[3600], &[t[3569], t[28], t[3593]], Some("gravitywell_2"), "sameshapes");
    s.score(t[3605], &[], Some("gravitywell_2"), "samebackground");
    s.score(t[3618], &[], Some("towersort_2"), "samepalette");
    s.score(t[3625], &[], Some("towersort_2"), "samecells");
    s.score(t[3633], &[], Some("towersort_2"), "sameshape");
    s.score(t[3641], &[t[3610], t[28], t[3634]], Some("towersort_2"), "sameshapes");
    s.score(t[3646], &[], Some("towersort_2"), "samebackground");
    s.score(t[3659], &[], Some("paintbydot_2"), "samepalette");
    s.score(t[3666], &[], Some("paintbydot_2"), "samecells");
    s.score(t[3674], &[], Some("paintbydot_2"), "sameshape");
    s.score(t[3682], &[t[3651], t[28], t[3675]], Some("paintbydot_2"), "sameshapes");
    s.score(t[3687], &[], Some("paintbydot_2"), "samebackground");
    s.score(t[3701], &[], Some("paintbydot_5"), "samepalette");
    s.score(t[3708], &[], Some("paintbydot_5"), "samecells");
    s.score(t[3716], &[], Some("paintbydot_5"), "sameshape");
    s.score(t[3724], &[t[3693], t[28], t[3717]], Some("paintbydot_5"), "sameshapes");
    s.score(t[3729], &[], Some("paintbydot_5"), "samebackground");
    s.score(t[3742], &[], Some("paintbydot_6"), "samepalette");
    s.score(t[3749], &[], Some("paintbydot_6"), "samecells");
    s.score(t[3757], &[], Some("paintbydot_6"), "sameshape");
    s.score(t[3765], &[t[3734], t[28], t[3758]], Some("paintbydot_6"), "sameshapes");
    s.score(t[3770], &[], Some("paintbydot_6"), "samebackground");
    s.score(t[3781], &[], Some("framesquares_2"), "samepalette");
    s.score(t[3788], &[], Some("framesquares_2"), "samecells");
    s.score(t[3796], &[], Some("framesquares_2"), "sameshape");
    s.score(t[3804], &[t[3773], t[28], t[3797]], Some("framesquares_2"), "sameshapes");
    s.score(t[3809], &[], Some("framesquares_2"), "samebackground");
    s.score(t[3820], &[], Some("innerring_2"), "samepalette");
    s.score(t[3827], &[], Some("innerring_2"), "samecells");
    s.score(t[3835], &[], Some("innerring_2"), "sameshape");
    s.score(t[3843], &[t[3812], t[28], t[3836]], Some("innerring_2"), "sameshapes");
    s.score(t[3848], &[], Some("innerring_2"), "samebackground");
    s.score(t[3864], &[], Some("crossfire_2"), "samepalette");
    s.score(t[3871], &[], Some("crossfire_2"), "samecells");
    s.score(t[3879], &[], Some("crossfire_2"), "sameshape");
    s.score(t[3887], &[t[3856], t[28], t[3880]], Some("crossfire_2"), "sameshapes");
    s.score(t[3892], &[], Some("crossfire_2"), "samebackground");
    s.score(t[3908], &[], Some("starburst_2"), "samepalette");
    s.score(t[3915], &[], Some("starburst_2"), "samecells");
    s.score(t[3923], &[], Some("starburst_2"), "sameshape");
    s.score(t[3931], &[t[3900], t[28], t[3924]], Some("starburst_2"), "sameshapes");
    s.score(t[3936], &[], Some("starburst_2"), "samebackground");
    s.score(t[3950], &[], Some("bridgebuilder_2"), "samepalette");
    s.score(t[3957], &[], Some("bridgebuilder_2"), "samecells");
    s.score(t[3965], &[], Some("bridgebuilder_2"), "sameshape");
    s.score(t[3973], &[t[3942], t[28], t[3966]], Some("bridgebuilder_2"), "sameshapes");
    s.score(t[3978], &[], Some("bridgebuilder_2"), "samebackground");
    s.score(t[3991], &[], Some("sizeparade_2"), "samepalette");
    s.score(t[3998], &[], Some("sizeparade_2"), "samecells");
    s.score(t[4006], &[], Some("sizeparade_2"), "sameshape");
    s.score(t[4014], &[t[3983], t[28], t[4007]], Some("sizeparade_2"), "sameshapes");
    s.score(t[4019], &[], Some("sizeparade_2"), "samebackground");
    s.score(t[4030], &[], Some("agreehalves_2"), "samepalette");
    s.score(t[4037], &[], Some("agreehalves_2"), "samecells");
    s.score(t[4045], &[], Some("agreehalves_2"), "sameshape");
    s.score(t[4053], &[t[4022], t[28], t[4046]], Some("agreehalves_2"), "sameshapes");
    s.score(t[4058], &[], Some("agreehalves_2"), "samebackground");
    s.score(
        t[4079],
        &[t[4059], t[4060], t[4061], t[4062], t[4071], t[4072]],
        Some("pinwheel_2"),
        "samepalette",
    );
    s.score(
        t[4086],
        &[
            t[4059], t[4060], t[4061], t[4062], t[4071], t[4080], t[4081], t[12], t[4082], t[4083],
            t[4084],
        ],
        Some("pinwheel_2"),
        "samecells",
    );
    s.score(
        t[4094],
        &[t[4059], t[4060], t[4061], t[4062], t[4071], t[4087]],
        Some("pinwheel_2"),
        "sameshape",
    );
    s.score(
        t[4102],
        &[t[4059], t[4060], t[4061], t[4062], t[4071], t[28], t[4095]],
        Some("pinwheel_2"),
        "sameshapes",
    );
    s.score(
        t[4107],
        &[t[4059], t[4060], t[4061], t[4062], t[4071], t[4103]],
        Some("pinwheel_2"),
        "samebackground",
    );
    s.score(t[4126], &[], Some("pinwheel_5"), "samepalette");
    s.score(t[4133], &[], Some("pinwheel_5"), "samecells");
    s.score(t[4141], &[], Some("pinwheel_5"), "sameshape");
    s.score(t[4149], &[t[4118], t[28], t[4142]], Some("pinwheel_5"), "sameshapes");
    s.score(t[4154], &[], Some("pinwheel_5"), "samebackground");
    s.score(t[4164], &[], Some("swapcrowd_2"), "samepalette");
    s.score(t[4171], &[], Some("swapcrowd_2"), "samecells");
    s.score(t[4179], &[], Some("swapcrowd_2"), "sameshape");
    s.score(t[4187], &[t[4156], t[28], t[4180]], Some("swapcrowd_2"), "sameshapes");
    s.score(t[4192], &[], Some("swapcrowd_2"), "samebackground");
    s.score(t[4206], &[], Some("zoomsmall_2"), "samepalette");
    s.score(t[4213], &[], Some("zoomsmall_2"), "samecells");
    s.score(t[4221], &[], Some("zoomsmall_2"), "sameshape");
    s.score(t[4229], &[t[4198], t[28], t[4222]], Some("zoomsmall_2"), "sameshapes");
    s.score(t[4234], &[], Some("zoomsmall_2"), "samebackground");
    s.score(t[4246], &[], Some("zoomsmall_5"), "samepalette");
    s.score(t[4253], &[], Some("zoomsmall_5"), "samecells");
    s.score(t[4261], &[], Some("zoomsmall_5"), "sameshape");
    s.score(t[4269], &[t[4238], t[28], t[4262]], Some("zoomsmall_5"), "sameshapes");
    s.score(t[4274], &[], Some("zoomsmall_5"), "samebackground");
    s.score(t[4288], &[], Some("denoise_2"), "samepalette");
    s.score(t[4295], &[], Some("denoise_2"), "samecells");
    s.score(t[4303], &[], Some("denoise_2"), "sameshape");
    s.score(t[4311], &[t[4280], t[28], t[4304]], Some("denoise_2"), "sameshapes");
    s.score(t[4316], &[], Some("denoise_2"), "samebackground");
    s.score(t[4330], &[], Some("denoise_5"), "samepalette");
    s.score(t[4337], &[], Some("denoise_5"), "samecells");
    s.score(t[4345], &[], Some("denoise_5"), "sameshape");
    s.score(t[4353], &[t[4322], t[28], t[4346]], Some("denoise_5"), "sameshapes");
    s.score(t[4358], &[], Some("denoise_5"), "samebackground");
    s.score(t[4371], &[], Some("magnet_2"), "samepalette");
    s.score(t[4378], &[], Some("magnet_2"), "samecells");
    s.score(t[4386], &[], Some("magnet_2"), "sameshape");
    s.score(t[4394], &[t[4363], t[28], t[4387]], Some("magnet_2"), "sameshapes");
    s.score(t[4399], &[], Some("magnet_2"), "samebackground");
    s.score(t[4413], &[], Some("stepaside_2"), "samepalette");
    s.score(t[4420], &[], Some("stepaside_2"), "samecells");
    s.score(t[4428], &[], Some("stepaside_2"), "sameshape");
    s.score(t[4436], &[t[4405], t[28], t[4429]], Some("stepaside_2"), "sameshapes");
    s.score(t[4441], &[], Some("stepaside_2"), "samebackground");
    s.score(t[4462], &[], Some("wallpaper_2"), "samepalette");
    s.score(t[4469], &[], Some("wallpaper_2"), "samecells");
    s.score(t[4477], &[], Some("wallpaper_2"), "sameshape");
    s.score(t[4485], &[t[4454], t[28], t[4478]], Some("wallpaper_2"), "sameshapes");
    s.score(t[4490], &[], Some("wallpaper_2"), "samebackground");
    s.score(t[4500], &[], Some("oddpanel_2"), "samepalette");
    s.score(t[4507], &[], Some("oddpanel_2"), "samecells");
    s.score(t[4515], &[], Some("oddpanel_2"), "sameshape");
    s.score(t[4523], &[t[4492], t[28], t[4516]], Some("oddpanel_2"), "sameshapes");
    s.score(t[4528], &[], Some("oddpanel_2"), "samebackground");
    s.score(t[4539], &[], Some("oddpanel_5"), "samepalette");
    s.score(t[4546], &[], Some("oddpanel_5"), "samecells");
    s.score(t[4554], &[], Some("oddpanel_5"), "sameshape");
    s.score(t[4562], &[t[4531], t[28], t[4555]], Some("oddpanel_5"), "sameshapes");
    s.score(t[4567], &[], Some("oddpanel_5"), "samebackground");
    s.score(t[4578], &[], Some("oddpanel_6"), "samepalette");
    s.score(t[4585], &[], Some("oddpanel_6"), "samecells");
    s.score(t[4593], &[], Some("oddpanel_6"), "sameshape");
    s.score(t[4601], &[t[4570], t[28], t[4594]], Some("oddpanel_6"), "sameshapes");
    s.score(t[4606], &[], Some("oddpanel_6"), "samebackground");
    s.score(t[4619], &[], Some("squeeze_2"), "samepalette");
    s.score(t[4626], &[], Some("squeeze_2"), "samecells");
    s.score(t[4634], &[], Some("squeeze_2"), "sameshape");
    s.score(t[4642], &[t[4611], t[28], t[4635]], Some("squeeze_2"), "sameshapes");
    s.score(t[4647], &[], Some("squeeze_2"), "samebackground");
    s.score(t[4659], &[], Some("squeeze_5"), "samepalette");
    s.score(t[4666], &[], Some("squeeze_5"), "samecells");
    s.score(t[4674], &[], Some("squeeze_5"), "sameshape");
    s.score(t[4682], &[t[4651], t[28], t[4675]], Some("squeeze_5"), "sameshapes");
    s.score(t[4687], &[], Some("squeeze_5"), "samebackground");
    s.score(t[4703], &[], Some("cornerstones_2"), "samepalette");
    s.score(t[4710], &[], Some("cornerstones_2"), "samecells");
    s.score(t[4718], &[], Some("cornerstones_2"), "sameshape");
    s.score(t[4726], &[t[4695], t[28], t[4719]], Some("cornerstones_2"), "sameshapes");
    s.score(t[4731], &[], Some("cornerstones_2"), "samebackground");
    s.score(t[4754], &[], Some("cornerstones_5"), "samepalette");
    s.score(t[4761], &[], Some("cornerstones_5"), "samecells");
    s.score(t[4769], &[], Some("cornerstones_5"), "sameshape");
    s.score(t[4777], &[t[4746], t[28], t[4770]], Some("cornerstones_5"), "sameshapes");
    s.score(t[4782], &[], Some("cornerstones_5"), "samebackground");
    s.score(t[4800], &[], Some("compasspoint_2"), "samepalette");
    s.score(t[4807], &[], Some("compasspoint_2"), "samecells");
    s.score(t[4815], &[], Some("compasspoint_2"), "sameshape");
    s.score(t[4823], &[t[4792], t[28], t[4816]], Some("compasspoint_2"), "sameshapes");
    s.score(t[4828], &[], Some("compasspoint_2"), "samebackground");
    s.score(t[4842], &[], Some("closestglow_2"), "samepalette");
    s.score(t[4849], &[], Some("closestglow_2"), "samecells");
    s.score(t[4857], &[], Some("closestglow_2"), "sameshape");
    s.score(t[4865], &[t[4834], t[28], t[4858]], Some("closestglow_2"), "sameshapes");
    s.score(t[4870], &[], Some("closestglow_2"), "samebackground");
    s.score(t[4883], &[], Some("closestglow_5"), "samepalette");
    s.score(t[4890], &[], Some("closestglow_5"), "samecells");
    s.score(t[4898], &[], Some("closestglow_5"), "sameshape");
    s.score(t[4906], &[t[4875], t[28], t[4899]], Some("closestglow_5"), "sameshapes");
    s.score(t[4911], &[], Some("closestglow_5"), "samebackground");
    s.score(t[4922], &[], Some("innerlights_2"), "samepalette");
    s.score(t[4929], &[], Some("innerlights_2"), "samecells");
    s.score(t[4937], &[], Some("innerlights_2"), "sameshape");
    s.score(t[4945], &[t[4914], t[28], t[4938]], Some("innerlights_2"), "sameshapes");
    s.score(t[4950], &[], Some("innerlights_2"), "samebackground");
    s.score(t[4963], &[], Some("innerlights_4"), "samepalette");
    s.score(t[4970], &[], Some("innerlights_4"), "samecells");
    s.score(t[4978], &[], Some("innerlights_4"), "sameshape");
    s.score(t[4986], &[t[4955], t[28], t[4979]], Some("innerlights_4"), "sameshapes");
    s.score(t[4991], &[], Some("innerlights_4"), "samebackground");
    s.score(t[5003], &[], Some("linekinds_2"), "samepalette");
    s.score(t[5010], &[], Some("linekinds_2"), "samecells");
    s.score(t[5018], &[], Some("linekinds_2"), "sameshape");
    s.score(t[5026], &[t[4995], t[28], t[5019]], Some("linekinds_2"), "sameshapes");
    s.score(t[5031], &[], Some("linekinds_2"), "samebackground");
    s.score(t[5048], &[], Some("linekinds_5"), "samepalette");
    s.score(t[5055], &[], Some("linekinds_5"), "samecells");
    s.score(t[5063], &[], Some("linekinds_5"), "sameshape");
    s.score(t[5071], &[t[5040], t[28], t[5064]], Some("linekinds_5"), "sameshapes");
    s.score(t[5076], &[], Some("linekinds_5"), "samebackground");
    s.score(t[5091], &[], Some("samelane_2"), "samepalette");
    s.score(t[5098], &[], Some("samelane_2"), "samecells");
    s.score(t[5106], &[], Some("samelane_2"), "sameshape");
    s.score(t[5114], &[t[5083], t[28], t[5107]], Some("samelane_2"), "sameshapes");
    s.score(t[5119], &[], Some("samelane_2"), "samebackground");
    s.score(t[5131], &[], Some("contagion_2"), "samepalette");
    s.score(t[5138], &[], Some("contagion_2"), "samecells");
    s.score(t[5146], &[], Some("contagion_2"), "sameshape");
    s.score(t[5154], &[t[5123], t[28], t[5147]], Some("contagion_2"), "sameshapes");
    s.score(t[5159], &[], Some("contagion_2"), "samebackground");
    s.score(t[5174], &[], Some("contagion_5"), "samepalette");
    s.score(t[5181], &[], Some("contagion_5"), "samecells");
    s.score(t[5189], &[], Some("contagion_5"), "sameshape");
    s.score(t[5197], &[t[5166], t[28], t[5190]], Some("contagion_5"), "sameshapes");
    s.score(t[5202], &[], Some("contagion_5"), "samebackground");
    s.score(t[5214], &[], Some("contagion_6"), "samepalette");
    s.score(t[5221], &[], Some("contagion_6"), "samecells");
    s.score(t[5229], &[], Some("contagion_6"), "sameshape");
    s.score(t[5237], &[t[5206], t[28], t[5230]], Some("contagion_6"), "sameshapes");
    s.score(t[5242], &[], Some("contagion_6"), "samebackground");
    s.score(t[5252], &[], Some("bullseye_2"), "samepalette");
    s.score(t[5259], &[], Some("bullseye_2"), "samecells");
    s.score(t[5267], &[], Some("bullseye_2"), "sameshape");
    s.score(t[5275], &[t[5244], t[28], t[5268]], Some("bullseye_2"), "sameshapes");
    s.score(t[5280], &[], Some("bullseye_2"), "samebackground");
    s.score(t[5294], &[], Some("bullseye_5"), "samepalette");
    s.score(t[5301], &[], Some("bullseye_5"), "samecells");
    s.score(t[5309], &[], Some("bullseye_5"), "sameshape");
    s.score(t[5317], &[t[5286], t[28], t[5310]], Some("bullseye_5"), "sameshapes");
    s.score(t[5322], &[], Some("bullseye_5"), "samebackground");
    s.score(t[5336], &[], Some("flipshapes_2"), "samepalette");
    s.score(t[5343], &[], Some("flipshapes_2"), "samecells");
    s.score(t[5351], &[], Some("flipshapes_2"), "sameshape");
    s.score(t[5359], &[t[5328], t[28], t[5352]], Some("flipshapes_2"), "sameshapes");
    s.score(t[5364], &[], Some("flipshapes_2"), "samebackground");
    s.score(t[5383], &[], Some("flipshapes_5"), "samepalette");
    s.score(t[5390], &[], Some("flipshapes_5"), "samecells");
    s.score(t[5398], &[], Some("flipshapes_5"), "sameshape");
    s.score(t[5406], &[t[5375], t[28], t[5399]], Some("flipshapes_5"), "sameshapes");
    s.score(t[5411], &[], Some("flipshapes_5"), "samebackground");
    s.score(t[5427], &[], Some("flipshapes_6"), "samepalette");
    s.score(t[5434], &[], Some("flipshapes_6"), "samecells");
    s.score(t[5442], &[], Some("flipshapes_6"), "sameshape");
    s.score(t[5450], &[t[5419], t[28], t[5443]], Some("flipshapes_6"), "sameshapes");
    s.score(t[5455], &[], Some("flipshapes_6"), "samebackground");
    s.score(t[5466], &[], Some("unwrap_2"), "samepalette");
    s.score(t[5473], &[], Some("unwrap_2"), "samecells");
    s.score(t[5481], &[], Some("unwrap_2"), "sameshape");
    s.score(t[5489], &[t[5458], t[28], t[5482]], Some("unwrap_2"), "sameshapes");
    s.score(t[5494], &[], Some("unwrap_2"), "samebackground");
    s.score(t[5505], &[t[5497], t[5498]], Some("evenout_2"), "samepalette");
    s.score(
        t[5512],
        &[t[5497], t[5506], t[5507], t[12], t[5508], t[5509], t[5510]],
        Some("evenout_2"),
        "samecells",
    );
    s.score(t[5520], &[t[5497], t[5513]], Some("evenout_2"), "sameshape");
    s.score(t[5528], &[t[5497], t[28], t[5521]], Some("evenout_2"), "sameshapes");
    s.score(t[5533], &[t[5497], t[5529]], Some("evenout_2"), "samebackground");
    s.score(t[5543], &[], Some("pixelshrink_2"), "samepalette");
    s.score(t[5550], &[], Some("pixelshrink_2"), "samecells");
    s.score(t[5558], &[], Some("pixelshrink_2"), "sameshape");
    s.score(t[5566], &[t[5535], t[28], t[5559]], Some("pixelshrink_2"), "sameshapes");
    s.score(t[5571], &[], Some("pixelshrink_2"), "samebackground");
    s.score(t[5585], &[], Some("pixelshrink_5"), "samepalette");
    s.score(t[5592], &[], Some("pixelshrink_5"), "samecells");
    s.score(t[5600], &[], Some("pixelshrink_5"), "sameshape");
    s.score(t[5608], &[t[5577], t[28], t[5601]], Some("pixelshrink_5"), "sameshapes");
    s.score(t[5613], &[], Some("pixelshrink_5"), "samebackground");
    s.score(t[5628], &[], Some("blockhunt_2"), "samepalette");
    s.score(t[5635], &[], Some("blockhunt_2"), "samecells");
    s.score(t[5643], &[], Some("blockhunt_2"), "sameshape");
    s.score(t[5651], &[t[5620], t[28], t[5644]], Some("blockhunt_2"), "sameshapes");
    s.score(t[5656], &[], Some("blockhunt_2"), "samebackground");
    s.score(t[5667], &[], Some("fillgaps_2"), "samepalette");
    s.score(t[5674], &[], Some("fillgaps_2"), "samecells");
    s.score(t[5682], &[], Some("fillgaps_2"), "sameshape");
    s.score(t[5690], &[t[5659], t[28], t[5683]], Some("fillgaps_2"), "sameshapes");
    s.score(t[5695], &[], Some("fillgaps_2"), "samebackground");
    s.score(t[5706], &[], Some("fillgaps_5"), "samepalette");
    s.score(t[5713], &[], Some("fillgaps_5"), "samecells");
    s.score(t[5721], &[], Some("fillgaps_5"), "sameshape");
    s.score(t[5729], &[t[5698], t[28], t[5722]], Some("fillgaps_5"), "sameshapes");
    s.score(t[5734], &[], Some("fillgaps_5"), "samebackground");
    s.score(t[5748], &[], Some("windowpane_2"), "samepalette");
    s.score(t[5755], &[], Some("windowpane_2"), "samecells");
    s.score(t[5763], &[], Some("windowpane_2"), "sameshape");
    s.score(t[5771], &[t[5740], t[28], t[5764]], Some("windowpane_2"), "sameshapes");
    s.score(t[5776], &[], Some("windowpane_2"), "samebackground");
    s.score(t[5791], &[], Some("windowpane_5"), "samepalette");
    s.score(t[5798], &[], Some("windowpane_5"), "samecells");
    s.score(t[5806], &[], Some("windowpane_5"), "sameshape");
    s.score(t[5814], &[t[5783], t[28], t[5807]], Some("windowpane_5"), "sameshapes");
    s.score(t[5819], &[], Some("windowpane_5"), "samebackground");
    s.score(t[5832], &[], Some("extremes_2"), "samepalette");
    s.score(t[5839], &[], Some("extremes_2"), "samecells");
    s.score(t[5847], &[], Some("extremes_2"), "sameshape");
    s.score(t[5855], &[t[5824], t[28], t[5848]], Some("extremes_2"), "sameshapes");
    s.score(t[5860], &[], Some("extremes_2"), "samebackground");
    s.score(t[5875], &[], Some("extremes_5"), "samepalette");
    s.score(t[5882], &[], Some("extremes_5"), "samecells");
    s.score(t[5890], &[], Some("extremes_5"), "sameshape");
    s.score(t[5898], &[t[5867], t[28], t[5891]], Some("extremes_5"), "sameshapes");
    s.score(t[5903], &[], Some("extremes_5"), "samebackground");
    s.score(t[5918], &[t[5910], t[5911]], Some("ripple_2"), "samepalette");
    s.score(
        t[5925],
        &[t[5910], t[5919], t[5920], t[12], t[5921], t[5922], t[5923]],
        Some("ripple_2"),
        "samecells",
    );
    s.score(t[5933], &[t[5910], t[5926]], Some("ripple_2"), "sameshape");
    s.score(t[5941], &[t[5910], t[28], t[5934]], Some("ripple_2"), "sameshapes");
    s.score(t[5946], &[t[5910], t[5942]], Some("ripple_2"), "samebackground");
    s.score(t[5958], &[], Some("parity_2"), "samepalette");
    s.score(t[5965], &[], Some("parity_2"), "samecells");
    s.score(t[5973], &[], Some("parity_2"), "sameshape");
    s.score(t[5981], &[t[5950], t[28], t[5974]], Some("parity_2"), "sameshapes");
    s.score(t[5986], &[], Some("parity_2"), "samebackground");
    s.score(t[6008], &[], Some("histogram_2"), "samepalette");
    s.score(t[6015], &[], Some("histogram_2"), "samecells");
    s.score(t[6023], &[], Some("histogram_2"), "sameshape");
    s.score(t[6031], &[t[6000], t[28], t[6024]], Some("histogram_2"), "sameshapes");
    s.score(t[6036], &[], Some("histogram_2"), "samebackground");
    s.score(t[6046], &[], Some("popularrow_2"), "samepalette");
    s.score(t[6053], &[], Some("popularrow_2"), "samecells");
    s.score(t[6061], &[], Some("popularrow_2"), "sameshape");
    s.score(t[6069], &[t[6038], t[28], t[6062]], Some("popularrow_2"), "sameshapes");
    s.score(t[6074], &[], Some("popularrow_2"), "samebackground");
    s.score(t[6086], &[t[6078], t[6079]], Some("evencolors_2"), "samepalette");
    s.score(
        t[6093],
        &[t[6078], t[6087], t[6088], t[12], t[6089], t[6090], t[6091]],
        Some("evencolors_2"),
        "samecells",
    );
    s.score(t[6101], &[t[6078], t[6094]], Some("evencolors_2"), "sameshape");
    s.score(t[6109], &[t[6078], t[28], t[6102]], Some("evencolors_2"), "sameshapes");
    s.score(t[6114], &[t[6078], t[6110]], Some("evencolors_2"), "samebackground");
    s.score(t[6126], &[], Some("evencolors_5"), "samepalette");
    s.score(t[6133], &[], Some("evencolors_5"), "samecells");
    s.score(t[6141], &[], Some("evencolors_5"), "sameshape");
    s.score(t[6149], &[t[6118], t[28], t[6142]], Some("evencolors_5"), "sameshapes");
    s.score(t[6154], &[], Some("evencolors_5"), "samebackground");
    s.score(t[6164], &[], Some("turntable_2"), "samepalette");
    s.score(t[6171], &[], Some("turntable_2"), "samecells");
    s.score(t[6179], &[], Some("turntable_2"), "sameshape");
    s.score(t[6187], &[t[6156], t[28], t[6180]], Some("turntable_2"), "sameshapes");
    s.score(t[6192], &[], Some("turntable_2"), "samebackground");
    s.score(t[6201], &[], Some("turntable_5"), "samepalette");
    s.score(t[6208], &[], Some("turntable_5"), "samecells");
    s.score(t[6216], &[], Some("turntable_5"), "sameshape");
    s.score(t[6224], &[t[6193], t[28], t[6217]], Some("turntable_5"), "sameshapes");
    s.score(t[6229], &[], Some("turntable_5"), "samebackground");
    s.score(t[6242], &[], Some("freshpaint_2"), "samepalette");
    s.score(t[6249], &[], Some("freshpaint_2"), "samecells");
    s.score(t[6257], &[], Some("freshpaint_2"), "sameshape");
    s.score(t[6265], &[t[6234], t[28], t[6258]], Some("freshpaint_2"), "sameshapes");
    s.score(t[6270], &[], Some("freshpaint_2"), "samebackground");
    s.score(t[6283], &[], Some("freshpaint_5"), "samepalette");
    s.score(t[6290], &[], Some("freshpaint_5"), "samecells");
    s.score(t[6298], &[], Some("freshpaint_5"), "sameshape");
    s.score(t[6306], &[t[6275], t[28], t[6299]], Some("freshpaint_5"), "sameshapes");
    s.score(t[6311], &[], Some("freshpaint_5"), "samebackground");
    s.score(t[6326], &[], Some("symmetrize_2"), "samepalette");
    s.score(t[6333], &[], Some("symmetrize_2"), "samecells");
    s.score(t[6341], &[], Some("symmetrize_2"), "sameshape");
    s.score(t[6349], &[t[6318], t[28], t[6342]], Some("symmetrize_2"), "sameshapes");
    s.score(t[6354], &[], Some("symmetrize_2"), "samebackground");
    s.score(t[6368], &[], Some("symmetrize_5"), "samepalette");
    s.score(t[6375], &[], Some("symmetrize_5"), "samecells");
    s.score(t[6383], &[], Some("symmetrize_5"), "sameshape");
    s.score(t[6391], &[t[6360], t[28], t[6384]], Some("symmetrize_5"), "sameshapes");
    s.score(t[6396], &[], Some("symmetrize_5"), "samebackground");
    s.score(t[6407], &[], Some("heavyside_2"), "samepalette");
    s.score(t[6414], &[], Some("heavyside_2"), "samecells");
    s.score(t[6422], &[], Some("heavyside_2"), "sameshape");
    s.score(t[6430], &[t[6399], t[28], t[6423]], Some("heavyside_2"), "sameshapes");
    s.score(t[6435], &[], Some("heavyside_2"), "samebackground");
    s.score(t[6445], &[], Some("heavyside_5"), "samepalette");
    s.score(t[6452], &[], Some("heavyside_5"), "samecells");
    s.score(t[6460], &[], Some("heavyside_5"), "sameshape");
    s.score(t[6468], &[t[6437], t[28], t[6461]], Some("heavyside_5"), "sameshapes");
    s.score(t[6473], &[], Some("heavyside_5"), "samebackground");
    s.score(t[6486], &[], Some("zipperrows_2"), "samepalette");
    s.score(t[6493], &[], Some("zipperrows_2"), "samecells");
    s.score(t[6501], &[], Some("zipperrows_2"), "sameshape");
    s.score(t[6509], &[t[6478], t[28], t[6502]], Some("zipperrows_2"), "sameshapes");
    s.score(t[6514], &[], Some("zipperrows_2"), "samebackground");
    s.score(t[6530], &[], Some("rowkey_2"), "samepalette");
    s.score(t[6537], &[], Some("rowkey_2"), "samecells");
    s.score(t[6545], &[], Some("rowkey_2"), "sameshape");
    s.score(t[6553], &[t[6522], t[28], t[6546]], Some("rowkey_2"), "sameshapes");
    s.score(t[6558], &[], Some("rowkey_2"), "samebackground");
    s.score(t[6572], &[], Some("luckypanel_2"), "samepalette");
    s.score(t[6579], &[], Some("luckypanel_2"), "samecells");
    s.score(t[6587], &[], Some("luckypanel_2"), "sameshape");
    s.score(t[6595], &[t[6564], t[28], t[6588]], Some("luckypanel_2"), "sameshapes");
    s.score(t[6600], &[], Some("luckypanel_2"), "samebackground");
    s.score(t[6611], &[], Some("negative_2"), "samepalette");
    s.score(t[6618], &[], Some("negative_2"), "samecells");
    s.score(t[6626], &[], Some("negative_2"), "sameshape");
    s.score(t[6634], &[t[6603], t[28], t[6627]], Some("negative_2"), "sameshapes");
    s.score(t[6639], &[], Some("negative_2"), "samebackground");
    s.score(t[6654], &[], Some("highlow_2"), "samepalette");
    s.score(t[6661], &[], Some("highlow_2"), "samecells");
    s.score(t[6669], &[], Some("highlow_2"), "sameshape");
    s.score(t[6677], &[t[6646], t[28], t[6670]], Some("highlow_2"), "sameshapes");
    s.score(t[6682], &[], Some("highlow_2"), "samebackground");
    s.score(t[6698], &[], Some("highlow_5"), "samepalette");
    s.score(t[6705], &[], Some("highlow_5"), "samecells");
    s.score(t[6713], &[], Some("highlow_5"), "sameshape");
    s.score(t[6721], &[t[6690], t[28], t[6714]], Some("highlow_5"), "sameshapes");
    s.score(t[6726], &[], Some("highlow_5"), "samebackground");
    s.score(t[6736], &[], Some("middleninth_2"), "samepalette");
    s.score(t[6743], &[], Some("middleninth_2"), "samecells");
    s.score(t[6751], &[], Some("middleninth_2"), "sameshape");
    s.score(t[6759], &[t[6728], t[28], t[6752]], Some("middleninth_2"), "sameshapes");
    s.score(t[6764], &[], Some("middleninth_2"), "samebackground");
    s.score(t[6775], &[], Some("middleninth_5"), "samepalette");
    s.score(t[6782], &[], Some("middleninth_5"), "samecells");
    s.score(t[6790], &[], Some("middleninth_5"), "sameshape");
    s.score(t[6798], &[t[6767], t[28], t[6791]], Some("middleninth_5"), "sameshapes");
    s.score(t[6803], &[], Some("middleninth_5"), "samebackground");
    s.score(t[6816], &[], Some("colorladder_2"), "samepalette");
    s.score(t[6823], &[], Some("colorladder_2"), "samecells");
    s.score(t[6831], &[], Some("colorladder_2"), "sameshape");
    s.score(t[6839], &[t[6808], t[28], t[6832]], Some("colorladder_2"), "sameshapes");
    s.score(t[6844], &[], Some("colorladder_2"), "samebackground");
    s.score(t[6855], &[t[6847], t[6848]], Some("norepeats_2"), "samepalette");
    s.score(
        t[6862],
        &[t[6847], t[6856], t[6857], t[12], t[6858], t[6859], t[6860]],
        Some("norepeats_2"),
        "samecells",
    );
    s.score(t[6870], &[t[6847], t[6863]], Some("norepeats_2"), "sameshape");
    s.score(t[6878], &[t[6847], t[28], t[6871]], Some("norepeats_2"), "sameshapes");
    s.score(t[6883], &[t[6847], t[6879]], Some("norepeats_2"), "samebackground");
    s.score(t[6894], &[t[6886], t[6887]], Some("spinbycount_2"), "samepalette");
    s.score(
        t[6901],
        &[t[6886], t[6895], t[6896], t[12], t[6897], t[6898], t[6899]],
        Some("spinbycount_2"),
        "samecells",
    );
    s.score(t[6909], &[t[6886], t[6902]], Some("spinbycount_2"), "sameshape");
    s.score(t[6917], &[t[6886], t[28], t[6910]], Some("spinbycount_2"), "sameshapes");
    s.score(t[6922], &[t[6886], t[6918]], Some("spinbycount_2"), "samebackground");
    s.score(t[6944], &[], Some("echo_2"), "samepalette");
    s.score(t[6951], &[], Some("echo_2"), "samecells");
    s.score(t[6959], &[], Some("echo_2"), "sameshape");
    s.score(t[6967], &[t[6936], t[28], t[6960]], Some("echo_2"), "sameshapes");
    s.score(t[6972], &[], Some("echo_2"), "samebackground");
    s.score(t[6983], &[], Some("boxbycolor_2"), "samepalette");
    s.score(t[6990], &[], Some("boxbycolor_2"), "samecells");
    s.score(t[6998], &[], Some("boxbycolor_2"), "sameshape");
    s.score(t[7006], &[t[6975], t[28], t[6999]], Some("boxbycolor_2"), "sameshapes");
    s.score(t[7011], &[], Some("boxbycolor_2"), "samebackground");
    s.score(t[7036], &[], Some("fencein_2"), "samepalette");
    s.score(t[7043], &[], Some("fencein_2"), "samecells");
    s.score(t[7051], &[], Some("fencein_2"), "sameshape");
    s.score(t[7059], &[t[7028], t[28], t[7052]], Some("fencein_2"), "sameshapes");
    s.score(t[7064], &[], Some("fencein_2"), "samebackground");
    s.score(t[7092], &[], Some("fencein_5"), "samepalette");
    s.score(t[7099], &[], Some("fencein_5"), "samecells");
    s.score(t[7107], &[], Some("fencein_5"), "sameshape");
    s.score(t[7115], &[t[7084], t[28], t[7108]], Some("fencein_5"), "sameshapes");
    s.score(t[7120], &[], Some("fencein_5"), "samebackground");
    s.score(t[7141], &[], Some("fencein_6"), "samepalette");
    s.score(t[7148], &[], Some("fencein_6"), "samecells");
    s.score(t[7156], &[], Some("fencein_6"), "sameshape");
    s.score(t[7164], &[t[7133], t[28], t[7157]], Some("fencein_6"), "sameshapes");
    s.score(t[7169], &[], Some("fencein_6"), "samebackground");
    s.score(t[7180], &[], Some("tallest_2"), "samepalette");
    s.score(t[7187], &[], Some("tallest_2"), "samecells");
    s.score(t[7195], &[], Some("tallest_2"), "sameshape");
    s.score(t[7203], &[t[7172], t[28], t[7196]], Some("tallest_2"), "sameshapes");
    s.score(t[7208], &[], Some("tallest_2"), "samebackground");
    s.score(t[7221], &[], Some("tallest_5"), "samepalette");
    s.score(t[7228], &[], Some("tallest_5"), "samecells");
    s.score(t[7236], &[], Some("tallest_5"), "sameshape");
    s.score(t[7244], &[t[7213], t[28], t[7237]], Some("tallest_5"), "sameshapes");
    s.score(t[7249], &[], Some("tallest_5"), "samebackground");
    s.score(t[7264], &[], Some("halfway_2"), "samepalette");
    s.score(t[7271], &[], Some("halfway_2"), "samecells");
    s.score(t[7279], &[], Some("halfway_2"), "sameshape");
    s.score(t[7287], &[t[7256], t[28], t[7280]], Some("halfway_2"), "sameshapes");
    s.score(t[7292], &[], Some("halfway_2"), "samebackground");
    s.score(t[7304], &[], Some("dive_2"), "samepalette");
    s.score(t[7311], &[], Some("dive_2"), "samecells");
    s.score(t[7319], &[], Some("dive_2"), "sameshape");
    s.score(t[7327], &[t[7296], t[28], t[7320]], Some("dive_2"), "sameshapes");
    s.score(t[7332], &[], Some("dive_2"), "samebackground");
    s.score(t[7346], &[], Some("nudge_2"), "samepalette");
    s.score(t[7353], &[], Some("nudge_2"), "samecells");
    s.score(t[7361], &[], Some("nudge_2"), "sameshape");
    s.score(t[7369], &[t[7338], t[28], t[7362]], Some("nudge_2"), "sameshapes");
    s.score(t[7374], &[], Some("nudge_2"), "samebackground");
    s.score(t[7386], &[], Some("tidyup_2"), "samepalette");
    s.score(t[7393], &[], Some("tidyup_2"), "samecells");
    s.score(t[7401], &[], Some("tidyup_2"), "sameshape");
    s.score(t[7409], &[t[7378], t[28], t[7402]], Some("tidyup_2"), "sameshapes");
    s.score(t[7414], &[], Some("tidyup_2"), "samebackground");
    s.score(t[7428], &[], Some("halo_2"), "samepalette");
    s.score(t[7435], &[], Some("halo_2"), "samecells");
    s.score(t[7443], &[], Some("halo_2"), "sameshape");
    s.score(t[7451], &[t[7420], t[28], t[7444]], Some("halo_2"), "sameshapes");
    s.score(t[7456], &[], Some("halo_2"), "samebackground");
    s.score(t[7476], &[], Some("signposts_2"), "samepalette");
    s.score(t[7483], &[], Some("signposts_2"), "samecells");
    s.score(t[7491], &[], Some("signposts_2"), "sameshape");
    s.score(t[7499], &[t[7468], t[28], t[7492]], Some("signposts_2"), "sameshapes");
    s.score(t[7504], &[], Some("signposts_2"), "samebackground");
    s.score(t[7527], &[], Some("comets"), "samepalette");
    s.score(t[7534], &[], Some("comets"), "samecells");
    s.score(t[7542], &[], Some("comets"), "sameshape");
    s.score(t[7550], &[t[7519], t[28], t[7543]], Some("comets"), "sameshapes");
    s.score(t[7555], &[], Some("comets"), "samebackground");
    s.score(t[7566], &[], Some("shadow_2"), "samepalette");
    s.score(t[7573], &[], Some("shadow_2"), "samecells");
    s.score(t[7581], &[], Some("shadow_2"), "sameshape");
    s.score(t[7589], &[t[7558], t[28], t[7582]], Some("shadow_2"), "sameshapes");
    s.score(t[7594], &[], Some("shadow_2"), "samebackground");
    s.score(t[7605], &[], Some("stackup_2"), "samepalette");
    s.score(t[7612], &[], Some("stackup_2"), "samecells");
    s.score(t[7620], &[], Some("stackup_2"), "sameshape");
    s.score(t[7628], &[t[7597], t[28], t[7621]], Some("stackup_2"), "sameshapes");
    s.score(t[7633], &[], Some("stackup_2"), "samebackground");
    s.score(t[7646], &[], Some("stackup_5"), "samepalette");
    s.score(t[7653], &[], Some("stackup_5"), "samecells");
    s.score(t[7661], &[], Some("stackup_5"), "sameshape");
    s.score(t[7669], &[t[7638], t[28], t[7662]], Some("stackup_5"), "sameshapes");
    s.score(t[7674], &[], Some("stackup_5"), "samebackground");
    s.score(t[7687], &[], Some("cornerfill_2"), "samepalette");
    s.score(t[7694], &[], Some("cornerfill_2"), "samecells");
    s.score(t[7702], &[], Some("cornerfill_2"), "sameshape");
    s.score(t[7710], &[t[7679], t[28], t[7703]], Some("cornerfill_2"), "sameshapes");
    s.score(t[7715], &[], Some("cornerfill_2"), "samebackground");
    s.score(t[7731], &[], Some("cornerfill_5"), "samepalette");
    s.score(t[7738], &[], Some("cornerfill_5"), "samecells");
    s.score(t[7746], &[], Some("cornerfill_5"), "sameshape");
    s.score(t[7754], &[t[7723], t[28], t[7747]], Some("cornerfill_5"), "sameshapes");
    s.score(t[7759], &[], Some("cornerfill_5"), "samebackground");
    s.score(t[7769], &[], Some("roundoff_2"), "samepalette");
    s.score(t[7776], &[], Some("roundoff_2"), "samecells");
    s.score(t[7784], &[], Some("roundoff_2"), "sameshape");
    s.score(t[7792], &[t[7761], t[28], t[7785]], Some("roundoff_2"), "sameshapes");
    s.score(t[7797], &[], Some("roundoff_2"), "samebackground");
    s.score(t[7811], &[], Some("roundoff_5"), "samepalette");
    s.score(t[7818], &[], Some("roundoff_5"), "samecells");
    s.score(t[7826], &[], Some("roundoff_5"), "sameshape");
    s.score(t[7834], &[t[7803], t[28], t[7827]], Some("roundoff_5"), "sameshapes");
    s.score(t[7839], &[], Some("roundoff_5"), "samebackground");
    s.score(t[7853], &[], Some("roundoff_6"), "samepalette");
    s.score(t[7860], &[], Some("roundoff_6"), "samecells");
    s.score(t[7868], &[], Some("roundoff_6"), "sameshape");
    s.score(t[7876], &[t[7845], t[28], t[7869]], Some("roundoff_6"), "sameshapes");
    s.score(t[7881], &[], Some("roundoff_6"), "samebackground");
    s.score(t[7893], &[], Some("twicefar_2"), "samepalette");
    s.score(t[7900], &[], Some("twicefar_2"), "samecells");
    s.score(t[7908], &[], Some("twicefar_2"), "sameshape");
    s.score(t[7916], &[t[7885], t[28], t[7909]], Some("twicefar_2"), "sameshapes");
    s.score(t[7921], &[], Some("twicefar_2"), "samebackground");
    s.score(t[7934], &[], Some("twinhalves_2"), "samepalette");
    s.score(t[7941], &[], Some("twinhalves_2"), "samecells");
    s.score(t[7949], &[], Some("twinhalves_2"), "sameshape");
    s.score(t[7957], &[t[7926], t[28], t[7950]], Some("twinhalves_2"), "sameshapes");
    s.score(t[7962], &[], Some("twinhalves_2"), "samebackground");
    s.score(t[7974], &[], Some("twosteps"), "samepalette");
    s.score(t[7981], &[], Some("twosteps"), "samecells");
    s.score(t[7989], &[], Some("twosteps"), "sameshape");
    s.score(t[7997], &[t[7966], t[28], t[7990]], Some("twosteps"), "sameshapes");
    s.score(t[8002], &[], Some("twosteps"), "samebackground");
    s.score(t[8014], &[], Some("crowdcheck_2"), "samepalette");
    s.score(t[8021], &[], Some("crowdcheck_2"), "samecells");
    s.score(t[8029], &[], Some("crowdcheck_2"), "sameshape");
    s.score(t[8037], &[t[8006], t[28], t[8030]], Some("crowdcheck_2"), "sameshapes");
    s.score(t[8042], &[], Some("crowdcheck_2"), "samebackground");
    s.score(t[8053], &[], Some("squarecheck_2"), "samepalette");
    s.score(t[8060], &[], Some("squarecheck_2"), "samecells");
    s.score(t[8068], &[], Some("squarecheck_2"), "sameshape");
    s.score(t[8076], &[t[8045], t[28], t[8069]], Some("squarecheck_2"), "sameshapes");
    s.score(t[8081], &[], Some("squarecheck_2"), "samebackground");
    s.score(t[8094], &[], Some("leanover_2"), "samepalette");
    s.score(t[8101], &[], Some("leanover_2"), "samecells");
    s.score(t[8109], &[], Some("leanover_2"), "sameshape");
    s.score(t[8117], &[t[8086], t[28], t[8110]], Some("leanover_2"), "sameshapes");
    s.score(t[8122], &[], Some("leanover_2"), "samebackground");
    s.score(t[8136], &[], Some("leanover_5"), "samepalette");
    s.score(t[8143], &[], Some("leanover_5"), "samecells");
    s.score(t[8151], &[], Some("leanover_5"), "sameshape");
    s.score(t[8159], &[t[8128], t[28], t[8152]], Some("leanover_5"), "sameshapes");
    s.score(t[8164], &[], Some("leanover_5"), "samebackground");
    s.score(t[8176], &[], Some("leanover_6"), "samepalette");
    s.score(t[8183], &[], Some("leanover_6"), "samecells");
    s.score(t[8191], &[], Some("leanover_6"), "sameshape");
    s.score(t[8199], &[t[8168], t[28], t[8192]], Some("leanover_6"), "sameshapes");
    s.score(t[8204], &[], Some("leanover_6"), "samebackground");
    s.score(t[8234], &[], Some("dealout_2"), "samepalette");
    s.score(t[8241], &[], Some("dealout_2"), "samecells");
    s.score(t[8249], &[], Some("dealout_2"), "sameshape");
    s.score(t[8257], &[t[8226], t[28], t[8250]], Some("dealout_2"), "sameshapes");
    s.score(t[8262], &[], Some("dealout_2"), "samebackground");
    s.score(t[8291], &[], Some("dealout_5"), "samepalette");
    s.score(t[8298], &[], Some("dealout_5"), "samecells");
    s.score(t[8306], &[], Some("dealout_5"), "sameshape");
    s.score(t[8314], &[t[8283], t[28], t[8307]], Some("dealout_5"), "sameshapes");
    s.score(t[8319], &[], Some("dealout_5"), "samebackground");
    s.score(t[8331], &[], Some("ninecomplement_2"), "samepalette");
    s.score(t[8338], &[], Some("ninecomplement_2"), "samecells");
    s.score(t[8346], &[], Some("ninecomplement_2"), "sameshape");
    s.score(t[8354], &[t[8323], t[28], t[8347]], Some("ninecomplement_2"), "sameshapes");
    s.score(t[8359], &[], Some("ninecomplement_2"), "samebackground");
    s.score(t[8372], &[t[8364], t[8365]], Some("masquerade_2"), "samepalette");
    s.score(
        t[8379],
        &[t[8364], t[8373], t[8374], t[12], t[8375], t[8376], t[8377]],
        Some("masquerade_2"),
        "samecells",
    );
    s.score(t[8387], &[t[8364], t[8380]], Some("masquerade_2"), "sameshape");
    s.score(t[8395], &[t[8364], t[28], t[8388]], Some("masquerade_2"), "sameshapes");
    s.score(t[8400], &[t[8364], t[8396]], Some("masquerade_2"), "samebackground");
    s.score(t[8423], &[], Some("driftaway_2"), "samepalette");
    s.score(t[8430], &[], Some("driftaway_2"), "samecells");
    s.score(t[8438], &[], Some("driftaway_2"), "sameshape");
    s.score(t[8446], &[t[8415], t[28], t[8439]], Some("driftaway_2"), "sameshapes");
    s.score(t[8451], &[], Some("driftaway_2"), "samebackground");
    s.score(t[8463], &[], Some("offcut_2"), "samepalette");
    s.score(t[8470], &[], Some("offcut_2"), "samecells");
    s.score(t[8478], &[], Some("offcut_2"), "sameshape");
    s.score(t[8486], &[t[8455], t[28], t[8479]], Some("offcut_2"), "sameshapes");
    s.score(t[8491], &[], Some("offcut_2"), "samebackground");
    s.score(t[8506], &[], Some("oddsize_2"), "samepalette");
    s.score(t[8513], &[], Some("oddsize_2"), "samecells");
    s.score(t[8521], &[], Some("oddsize_2"), "sameshape");
    s.score(t[8529], &[t[8498], t[28], t[8522]], Some("oddsize_2"), "sameshapes");
    s.score(t[8534], &[], Some("oddsize_2"), "samebackground");
    s.score(t[8543], &[], Some("oddpanel_7"), "samepalette");
    s.score(t[8550], &[], Some("oddpanel_7"), "samecells");
    s.score(t[8558], &[], Some("oddpanel_7"), "sameshape");
    s.score(t[8566], &[t[8535], t[28], t[8559]], Some("oddpanel_7"), "sameshapes");
    s.score(t[8571], &[], Some("oddpanel_7"), "samebackground");
    s.score(t[8581], &[], Some("squeeze_6"), "samepalette");
    s.score(t[8588], &[], Some("squeeze_6"), "samecells");
    s.score(t[8596], &[], Some("squeeze_6"), "sameshape");
    s.score(t[8604], &[t[8573], t[28], t[8597]], Some("squeeze_6"), "sameshapes");
    s.score(t[8609], &[], Some("squeeze_6"), "samebackground");
    s.score(t[8620], &[], Some("tallest_6"), "samepalette");
    s.score(t[8627], &[], Some("tallest_6"), "samecells");
    s.score(t[8635], &[], Some("tallest_6"), "sameshape");
    s.score(t[8643], &[t[8612], t[28], t[8636]], Some("tallest_6"), "sameshapes");
    s.score(t[8648], &[], Some("tallest_6"), "samebackground");
    s.score(t[8661], &[], Some("tallest_7"), "samepalette");
    s.score(t[8668], &[], Some("tallest_7"), "samecells");
    s.score(t[8676], &[], Some("tallest_7"), "sameshape");
    s.score(t[8684], &[t[8653], t[28], t[8677]], Some("tallest_7"), "sameshapes");
    s.score(t[8689], &[], Some("tallest_7"), "samebackground");
    s.score(t[8700], &[], Some("pixelshrink_6"), "samepalette");
    s.score(t[8707], &[], Some("pixelshrink_6"), "samecells");
    s.score(t[8715], &[], Some("pixelshrink_6"), "sameshape");
    s.score(t[8723], &[t[8692], t[28], t[8716]], Some("pixelshrink_6"), "sameshapes");
    s.score(t[8728], &[], Some("pixelshrink_6"), "samebackground");
    s.score(t[8740], &[t[8732], t[8733]], Some("pixelshrink_7"), "samepalette");
    s.score(
        t[8747],
        &[t[8732], t[8741], t[8742], t[12], t[8743], t[8744], t[8745]],
        Some("pixelshrink_7"),
        "samecells",
    );
    s.score(t[8755], &[t[8732], t[8748]], Some("pixelshrink_7"), "sameshape");
    s.score(t[8763], &[t[8732], t[28], t[8756]], Some("pixelshrink_7"), "sameshapes");
    s.score(t[8768], &[t[8732], t[8764]], Some("pixelshrink_7"), "samebackground");
    s.score(t[8789], &[], Some("histogram_5"), "samepalette");
    s.score(t[8796], &[], Some("histogram_5"), "samecells");
    s.score(t[8804], &[], Some("histogram_5"), "sameshape");
    s.score(t[8812], &[t[8781], t[28], t[8805]], Some("histogram_5"), "sameshapes");
    s.score(t[8817], &[], Some("histogram_5"), "samebackground");
    s.score(t[8834], &[], Some("innerlights_5"), "samepalette");
    s.score(t[8841], &[], Some("innerlights_5"), "samecells");
    s.score(t[8849], &[], Some("innerlights_5"), "sameshape");
    s.score(t[8857], &[t[8826], t[28], t[8850]], Some("innerlights_5"), "sameshapes");
    s.score(t[8862], &[], Some("innerlights_5"), "samebackground");
    s.score(t[8874], &[], Some("flipshapes_7"), "samepalette");
    s.score(t[8881], &[], Some("flipshapes_7"), "samecells");
    s.score(t[8889], &[], Some("flipshapes_7"), "sameshape");
    s.score(t[8897], &[t[8866], t[28], t[8890]], Some("flipshapes_7"), "sameshapes");
    s.score(t[8902], &[], Some("flipshapes_7"), "samebackground");
    s.score(t[8914], &[], Some("towersort_5"), "samepalette");
    s.score(t[8921], &[], Some("towersort_5"), "samecells");
    s.score(t[8929], &[], Some("towersort_5"), "sameshape");
    s.score(t[8937], &[t[8906], t[28], t[8930]], Some("towersort_5"), "sameshapes");
    s.score(t[8942], &[], Some("towersort_5"), "samebackground");
    s.score(t[8952], &[], Some("nudge_5"), "samepalette");
    s.score(t[8959], &[], Some("nudge_5"), "samecells");
    s.score(t[8967], &[], Some("nudge_5"), "sameshape");
    s.score(t[8975], &[t[8944], t[28], t[8968]], Some("nudge_5"), "sameshapes");
    s.score(t[8980], &[], Some("nudge_5"), "samebackground");
    s.score(t[8993], &[], Some("crowdcheck_5"), "samepalette");
    s.score(t[9000], &[], Some("crowdcheck_5"), "samecells");
    s.score(t[9008], &[], Some("crowdcheck_5"), "sameshape");
    s.score(t[9016], &[t[8985], t[28], t[9009]], Some("crowdcheck_5"), "sameshapes");
    s.score(t[9021], &[], Some("crowdcheck_5"), "samebackground");
    s.score(t[9034], &[], Some("denoise_6"), "samepalette");
    s.score(t[9041], &[], Some("denoise_6"), "samecells");
    s.score(t[9049], &[], Some("denoise_6"), "sameshape");
    s.score(t[9057], &[t[9026], t[28], t[9050]], Some("denoise_6"), "sameshapes");
    s.score(t[9062], &[], Some("denoise_6"), "samebackground");
    s.score(t[9076], &[], Some("symmetrize_6"), "samepalette");
    s.score(t[9083], &[], Some("symmetrize_6"), "samecells");
    s.score(t[9091], &[], Some("symmetrize_6"), "sameshape");
    s.score(t[9099], &[t[9068], t[28], t[9092]], Some("symmetrize_6"), "sameshapes");
    s.score(t[9104], &[], Some("symmetrize_6"), "samebackground");
    s.score(t[9119], &[], Some("leanover_7"), "samepalette");
    s.score(t[9126], &[], Some("leanover_7"), "samecells");
    s.score(t[9134], &[], Some("leanover_7"), "sameshape");
    s.score(t[9142], &[t[9111], t[28], t[9135]], Some("leanover_7"), "sameshapes");
    s.score(t[9147], &[], Some("leanover_7"), "samebackground");
    s.score(t[9161], &[], Some("paintbydot_3"), "samepalette");
    s.score(t[9168], &[], Some("paintbydot_3"), "samecells");
    s.score(t[9176], &[], Some("paintbydot_3"), "sameshape");
    s.score(t[9184], &[t[9153], t[28], t[9177]], Some("paintbydot_3"), "sameshapes");
    s.score(t[9189], &[], Some("paintbydot_3"), "samebackground");
    s.score(t[9198], &[], Some("zipperrows_3"), "samepalette");
    s.score(t[9205], &[], Some("zipperrows_3"), "samecells");
    s.score(t[9213], &[], Some("zipperrows_3"), "sameshape");
    s.score(t[9221], &[t[9190], t[28], t[9214]], Some("zipperrows_3"), "sameshapes");
    s.score(t[9226], &[], Some("zipperrows_3"), "samebackground");
    s.score(t[9236], &[], Some("windowpane_3"), "samepalette");
    s.score(t[9243], &[], Some("windowpane_3"), "samecells");
    s.score(t[9251], &[], Some("windowpane_3"), "sameshape");
    s.score(t[9259], &[t[9228], t[28], t[9252]], Some("windowpane_3"), "sameshapes");
    s.score(t[9264], &[], Some("windowpane_3"), "samebackground");
    s.score(t[9287], &[], Some("comets_3"), "samepalette");
    s.score(t[9294], &[], Some("comets_3"), "samecells");
    s.score(t[9302], &[], Some("comets_3"), "sameshape");
    s.score(t[9310], &[t[9279], t[28], t[9303]], Some("comets_3"), "sameshapes");
    s.score(t[9315], &[], Some("comets_3"), "samebackground");
    s.score(t[9326], &[], Some("twosteps_3"), "samepalette");
    s.score(t[9333], &[], Some("twosteps_3"), "samecells");
    s.score(t[9341], &[], Some("twosteps_3"), "sameshape");
    s.score(t[9349], &[t[9318], t[28], t[9342]], Some("twosteps_3"), "sameshapes");
    s.score(t[9354], &[], Some("twosteps_3"), "samebackground");
    s.score(t[9364], &[], Some("nudge_3"), "samepalette");
    s.score(t[9371], &[], Some("nudge_3"), "samecells");
    s.score(t[9379], &[], Some("nudge_3"), "sameshape");
    s.score(t[9387], &[t[9356], t[28], t[9380]], Some("nudge_3"), "sameshapes");
    s.score(t[9392], &[], Some("nudge_3"), "samebackground");
}
