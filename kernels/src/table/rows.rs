//! Written from the table in `dsl` by `cargo run -p tests --example emit`.

use core::marker::PhantomData;

use super::{Default, Row, Run, by_interpreter};
use crate::ops::*;
use crate::team::Team;

/// The number of ops.
pub const COUNT: usize = 288;

/// The numbers of the ops.
#[allow(missing_docs)]
pub mod op {
    pub const ADD: u32 = 0;
    pub const SUBTRACT: u32 = 1;
    pub const MULTIPLY: u32 = 2;
    pub const DIVIDE: u32 = 3;
    pub const INVERT: u32 = 4;
    pub const EVEN: u32 = 5;
    pub const DOUBLE: u32 = 6;
    pub const HALVE: u32 = 7;
    pub const FLIP: u32 = 8;
    pub const GREATER: u32 = 9;
    pub const BOTH: u32 = 10;
    pub const EITHER: u32 = 11;
    pub const INCREMENT: u32 = 12;
    pub const DECREMENT: u32 = 13;
    pub const CREMENT: u32 = 14;
    pub const SIGN: u32 = 15;
    pub const POSITIVE: u32 = 16;
    pub const TOIVEC: u32 = 17;
    pub const TOJVEC: u32 = 18;
    pub const IDENTITY: u32 = 19;
    pub const BRANCH: u32 = 20;
    pub const COMPOSE: u32 = 21;
    pub const CHAIN: u32 = 22;
    pub const MATCHER: u32 = 23;
    pub const RBIND: u32 = 24;
    pub const LBIND: u32 = 25;
    pub const POWER: u32 = 26;
    pub const FORK: u32 = 27;
    pub const EQUALITY: u32 = 28;
    pub const CONTAINED: u32 = 29;
    pub const COMBINE: u32 = 30;
    pub const INTERSECTION: u32 = 31;
    pub const DIFFERENCE: u32 = 32;
    pub const DEDUPE: u32 = 33;
    pub const ORDER: u32 = 34;
    pub const REPEAT: u32 = 35;
    pub const SIZE: u32 = 36;
    pub const MERGE: u32 = 37;
    pub const MAXIMUM: u32 = 38;
    pub const MINIMUM: u32 = 39;
    pub const VALMAX: u32 = 40;
    pub const VALMIN: u32 = 41;
    pub const ARGMAX: u32 = 42;
    pub const ARGMIN: u32 = 43;
    pub const MOSTCOMMON: u32 = 44;
    pub const LEASTCOMMON: u32 = 45;
    pub const INITSET: u32 = 46;
    pub const SFILTER: u32 = 47;
    pub const MFILTER: u32 = 48;
    pub const EXTRACT: u32 = 49;
    pub const TOTUPLE: u32 = 50;
    pub const FIRST: u32 = 51;
    pub const LAST: u32 = 52;
    pub const INSERT: u32 = 53;
    pub const REMOVE: u32 = 54;
    pub const OTHER: u32 = 55;
    pub const INTERVAL: u32 = 56;
    pub const ASTUPLE: u32 = 57;
    pub const PRODUCT: u32 = 58;
    pub const PAIR: u32 = 59;
    pub const APPLY: u32 = 60;
    pub const RAPPLY: u32 = 61;
    pub const MAPPLY: u32 = 62;
    pub const PAPPLY: u32 = 63;
    pub const MPAPPLY: u32 = 64;
    pub const PRAPPLY: u32 = 65;
    pub const SECOND: u32 = 66;
    pub const DIFFERENCE_TUPLE: u32 = 67;
    pub const GET_NTH_T: u32 = 68;
    pub const GET_NTH_F: u32 = 69;
    pub const GET_NTH_BY_KEY_T: u32 = 70;
    pub const GET_NTH_BY_KEY_F: u32 = 71;
    pub const GET_RANK: u32 = 72;
    pub const GET_ARG_RANK: u32 = 73;
    pub const GET_ARG_RANK_T: u32 = 74;
    pub const GET_ARG_RANK_F: u32 = 75;
    pub const GET_VAL_RANK: u32 = 76;
    pub const GET_COMMON_RANK: u32 = 77;
    pub const GET_COMMON_RANK_F: u32 = 78;
    pub const ASCELL: u32 = 79;
    pub const TOIJ: u32 = 80;
    pub const ASTRIPLE: u32 = 81;
    pub const CELLTUPLE: u32 = 82;
    pub const COMBINE_T: u32 = 83;
    pub const COMBINE_F: u32 = 84;
    pub const MOSTCOMMON_F: u32 = 85;
    pub const LEASTCOMMON_F: u32 = 86;
    pub const SFILTER_T: u32 = 87;
    pub const SFILTER_F: u32 = 88;
    pub const MFILTER_T: u32 = 89;
    pub const FIRST_T: u32 = 90;
    pub const FIRST_F: u32 = 91;
    pub const LAST_T: u32 = 92;
    pub const LAST_F: u32 = 93;
    pub const REMOVE_T: u32 = 94;
    pub const REMOVE_F: u32 = 95;
    pub const OTHER_T: u32 = 96;
    pub const OTHER_F: u32 = 97;
    pub const APPLY_T: u32 = 98;
    pub const APPLY_F: u32 = 99;
    pub const RAPPLY_T: u32 = 100;
    pub const RAPPLY_F: u32 = 101;
    pub const MAPPLY_T: u32 = 102;
    pub const MAPPLY_F: u32 = 103;
    pub const ASINDICES: u32 = 104;
    pub const OFCOLOR: u32 = 105;
    pub const CROP: u32 = 106;
    pub const TOOBJECT: u32 = 107;
    pub const ASOBJECT: u32 = 108;
    pub const ROT90: u32 = 109;
    pub const ROT180: u32 = 110;
    pub const ROT270: u32 = 111;
    pub const FILL: u32 = 112;
    pub const PAINT: u32 = 113;
    pub const UNDERFILL: u32 = 114;
    pub const UNDERPAINT: u32 = 115;
    pub const HUPSCALE: u32 = 116;
    pub const VUPSCALE: u32 = 117;
    pub const DOWNSCALE: u32 = 118;
    pub const HCONCAT: u32 = 119;
    pub const VCONCAT: u32 = 120;
    pub const SUBGRID: u32 = 121;
    pub const HSPLIT: u32 = 122;
    pub const VSPLIT: u32 = 123;
    pub const CELLWISE: u32 = 124;
    pub const REPLACE: u32 = 125;
    pub const SWITCH: u32 = 126;
    pub const INDEX: u32 = 127;
    pub const CANVAS: u32 = 128;
    pub const COVER: u32 = 129;
    pub const TRIM: u32 = 130;
    pub const MOVE: u32 = 131;
    pub const TOPHALF: u32 = 132;
    pub const BOTTOMHALF: u32 = 133;
    pub const LEFTHALF: u32 = 134;
    pub const RIGHTHALF: u32 = 135;
    pub const COMPRESS: u32 = 136;
    pub const P_G: u32 = 137;
    pub const MIR_ROT_T: u32 = 138;
    pub const GET_COLOR_RANK_T: u32 = 139;
    pub const MOSTCOLOR_T: u32 = 140;
    pub const LEASTCOLOR_T: u32 = 141;
    pub const HEIGHT_T: u32 = 142;
    pub const WIDTH_T: u32 = 143;
    pub const SHAPE_T: u32 = 144;
    pub const SQUARE_T: u32 = 145;
    pub const PALETTE_T: u32 = 146;
    pub const NORMALIZE_T: u32 = 147;
    pub const HMIRROR_T: u32 = 148;
    pub const VMIRROR_T: u32 = 149;
    pub const DMIRROR_T: u32 = 150;
    pub const CMIRROR_T: u32 = 151;
    pub const UPSCALE_T: u32 = 152;
    pub const PORTRAIT_T: u32 = 153;
    pub const COLORCOUNT_T: u32 = 154;
    pub const NUMCOLORS_T: u32 = 155;
    pub const IS_NO_GRID: u32 = 156;
    pub const MOSTCOLOR: u32 = 157;
    pub const LEASTCOLOR: u32 = 158;
    pub const HEIGHT: u32 = 159;
    pub const WIDTH: u32 = 160;
    pub const SHAPE: u32 = 161;
    pub const PORTRAIT: u32 = 162;
    pub const COLORCOUNT: u32 = 163;
    pub const SQUARE: u32 = 164;
    pub const PALETTE: u32 = 165;
    pub const NUMCOLORS: u32 = 166;
    pub const HMIRROR: u32 = 167;
    pub const VMIRROR: u32 = 168;
    pub const DMIRROR: u32 = 169;
    pub const CMIRROR: u32 = 170;
    pub const UPSCALE: u32 = 171;
    pub const ULCORNER: u32 = 172;
    pub const URCORNER: u32 = 173;
    pub const LLCORNER: u32 = 174;
    pub const LRCORNER: u32 = 175;
    pub const TOINDICES: u32 = 176;
    pub const RECOLOR: u32 = 177;
    pub const SHIFT: u32 = 178;
    pub const NORMALIZE: u32 = 179;
    pub const DNEIGHBORS: u32 = 180;
    pub const INEIGHBORS: u32 = 181;
    pub const NEIGHBORS: u32 = 182;
    pub const UPPERMOST: u32 = 183;
    pub const LOWERMOST: u32 = 184;
    pub const LEFTMOST: u32 = 185;
    pub const RIGHTMOST: u32 = 186;
    pub const VLINE: u32 = 187;
    pub const HLINE: u32 = 188;
    pub const HMATCHING: u32 = 189;
    pub const VMATCHING: u32 = 190;
    pub const MANHATTAN: u32 = 191;
    pub const ADJACENT: u32 = 192;
    pub const BORDERING: u32 = 193;
    pub const CENTEROFMASS: u32 = 194;
    pub const COLOR: u32 = 195;
    pub const CENTER: u32 = 196;
    pub const POSITION: u32 = 197;
    pub const CORNERS: u32 = 198;
    pub const CONNECT: u32 = 199;
    pub const VFRONTIER: u32 = 200;
    pub const HFRONTIER: u32 = 201;
    pub const BACKDROP: u32 = 202;
    pub const DELTA: u32 = 203;
    pub const GRAVITATE: u32 = 204;
    pub const INBOX: u32 = 205;
    pub const OUTBOX: u32 = 206;
    pub const BOX: u32 = 207;
    pub const SHOOT: u32 = 208;
    pub const HPERIOD: u32 = 209;
    pub const VPERIOD: u32 = 210;
    pub const P_F: u32 = 211;
    pub const P_O: u32 = 212;
    pub const MIR_ROT_F: u32 = 213;
    pub const GET_COLOR_RANK_F: u32 = 214;
    pub const MOSTCOLOR_F: u32 = 215;
    pub const LEASTCOLOR_F: u32 = 216;
    pub const HEIGHT_F: u32 = 217;
    pub const HEIGHT_I: u32 = 218;
    pub const HEIGHT_O: u32 = 219;
    pub const WIDTH_F: u32 = 220;
    pub const WIDTH_I: u32 = 221;
    pub const WIDTH_O: u32 = 222;
    pub const SHAPE_F: u32 = 223;
    pub const COL_ROW: u32 = 224;
    pub const LOWERMOST_I: u32 = 225;
    pub const LOWERMOST_O: u32 = 226;
    pub const UPPERMOST_I: u32 = 227;
    pub const UPPERMOST_O: u32 = 228;
    pub const LEFTMOST_I: u32 = 229;
    pub const LEFTMOST_O: u32 = 230;
    pub const RIGHTMOST_I: u32 = 231;
    pub const RIGHTMOST_O: u32 = 232;
    pub const SQUARE_F: u32 = 233;
    pub const PALETTE_F: u32 = 234;
    pub const NORMALIZE_I: u32 = 235;
    pub const NORMALIZE_O: u32 = 236;
    pub const HMIRROR_F: u32 = 237;
    pub const HMIRROR_I: u32 = 238;
    pub const HMIRROR_O: u32 = 239;
    pub const VMIRROR_F: u32 = 240;
    pub const VMIRROR_I: u32 = 241;
    pub const VMIRROR_O: u32 = 242;
    pub const DMIRROR_F: u32 = 243;
    pub const DMIRROR_I: u32 = 244;
    pub const DMIRROR_O: u32 = 245;
    pub const CMIRROR_F: u32 = 246;
    pub const UPSCALE_F: u32 = 247;
    pub const TOINDICES_I: u32 = 248;
    pub const TOINDICES_O: u32 = 249;
    pub const PORTRAIT_F: u32 = 250;
    pub const COLORCOUNT_F: u32 = 251;
    pub const CORNER: u32 = 252;
    pub const ULCORNER_I: u32 = 253;
    pub const ULCORNER_O: u32 = 254;
    pub const URCORNER_I: u32 = 255;
    pub const URCORNER_O: u32 = 256;
    pub const LLCORNER_I: u32 = 257;
    pub const LLCORNER_O: u32 = 258;
    pub const LRCORNER_I: u32 = 259;
    pub const LRCORNER_O: u32 = 260;
    pub const RECOLOR_I: u32 = 261;
    pub const RECOLOR_O: u32 = 262;
    pub const VLINE_I: u32 = 263;
    pub const VLINE_O: u32 = 264;
    pub const HLINE_I: u32 = 265;
    pub const HLINE_O: u32 = 266;
    pub const NUMCOLORS_F: u32 = 267;
    pub const CMIRROR_I: u32 = 268;
    pub const CMIRROR_O: u32 = 269;
    pub const COLORFILTER: u32 = 270;
    pub const SIZEFILTER: u32 = 271;
    pub const OBJECTS: u32 = 272;
    pub const PARTITION: u32 = 273;
    pub const FGPARTITION: u32 = 274;
    pub const OCCURRENCES: u32 = 275;
    pub const FRONTIERS: u32 = 276;
    pub const O_G: u32 = 277;
    pub const O_G_T: u32 = 278;
    pub const COLORFILTER_T: u32 = 279;
    pub const SIZEFILTER_T: u32 = 280;
    pub const OBJECTS_T: u32 = 281;
    pub const DEDUPE_PAIR_TUPLE: u32 = 282;
    pub const C_IZ: u32 = 283;
    pub const C_IZ_N: u32 = 284;
    pub const C_ZO: u32 = 285;
    pub const C_ZO_N: u32 = 286;
    pub const A_MR: u32 = 287;
}

/// The rows of all ops.
#[rustfmt::skip]
pub static ROWS: [Row; COUNT] = [
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // add
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // subtract
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // multiply
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // divide
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // invert
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // even
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // double
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // halve
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // flip
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // greater
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // both
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // either
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // increment
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // decrement
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // crement
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // sign
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // positive
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // toivec
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // tojvec
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // identity
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // branch
    Row { params: 2, optional: 0, default: Default::Function, calls_functions: false }, // compose
    Row { params: 3, optional: 0, default: Default::Function, calls_functions: false }, // chain
    Row { params: 2, optional: 0, default: Default::Function, calls_functions: false }, // matcher
    Row { params: 2, optional: 0, default: Default::Function, calls_functions: false }, // rbind
    Row { params: 2, optional: 0, default: Default::Function, calls_functions: false }, // lbind
    Row { params: 2, optional: 0, default: Default::Function, calls_functions: false }, // power
    Row { params: 3, optional: 0, default: Default::Function, calls_functions: false }, // fork
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // equality
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // contained
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // combine
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // intersection
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // difference
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // dedupe
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // order
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // repeat
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // size
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // merge
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // maximum
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // minimum
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: true }, // valmax
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: true }, // valmin
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // argmax
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // argmin
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // mostcommon
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // leastcommon
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // initset
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // sfilter
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // mfilter
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // extract
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // totuple
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // first
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // last
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // insert
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // remove
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // other
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // interval
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // astuple
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // product
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // pair
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // apply
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // rapply
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // mapply
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // papply
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // mpapply
    Row { params: 3, optional: 0, default: Default::EmptySet, calls_functions: true }, // prapply
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // second
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // difference_tuple
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // get_nth_t
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // get_nth_f
    Row { params: 3, optional: 1, default: Default::EmptyTuple, calls_functions: true }, // get_nth_by_key_t
    Row { params: 3, optional: 1, default: Default::EmptyTuple, calls_functions: true }, // get_nth_by_key_f
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // get_rank
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // get_arg_rank
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // get_arg_rank_t
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // get_arg_rank_f
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // get_val_rank
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // get_common_rank
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // get_common_rank_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // ascell
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // toij
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // astriple
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // celltuple
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // combine_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // combine_f
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // mostcommon_f
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // leastcommon_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // sfilter_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // sfilter_f
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // mfilter_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // first_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // first_f
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // last_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // last_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // remove_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // remove_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // other_t
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // other_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // apply_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // apply_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // rapply_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // rapply_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // mapply_t
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: true }, // mapply_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // asindices
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // ofcolor
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // crop
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // toobject
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // asobject
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // rot90
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // rot180
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // rot270
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // fill
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // paint
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // underfill
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // underpaint
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // hupscale
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // vupscale
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // downscale
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // hconcat
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // vconcat
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // subgrid
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // hsplit
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // vsplit
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // cellwise
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // replace
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // switch
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // index
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // canvas
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // cover
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // trim
    Row { params: 3, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // move
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // tophalf
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // bottomhalf
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // lefthalf
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // righthalf
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // compress
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // p_g
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // mir_rot_t
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // get_color_rank_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // mostcolor_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leastcolor_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // height_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // width_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // shape_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // square_t
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // palette_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // normalize_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // hmirror_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // vmirror_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // dmirror_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // cmirror_t
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // upscale_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // portrait_t
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // colorcount_t
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // numcolors_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // is_no_grid
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // mostcolor
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leastcolor
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // height
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // width
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // shape
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // portrait
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // colorcount
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // square
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // palette
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // numcolors
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // hmirror
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // vmirror
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // dmirror
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // cmirror
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // upscale
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // ulcorner
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // urcorner
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // llcorner
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // lrcorner
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // toindices
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // recolor
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // shift
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // normalize
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // dneighbors
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // ineighbors
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // neighbors
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // uppermost
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // lowermost
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leftmost
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // rightmost
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // vline
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // hline
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // hmatching
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // vmatching
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // manhattan
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // adjacent
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // bordering
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // centerofmass
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // color
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // center
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // position
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // corners
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // connect
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // vfrontier
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // hfrontier
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // backdrop
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // delta
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // gravitate
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // inbox
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // outbox
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // box
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // shoot
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // hperiod
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // vperiod
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // p_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // p_o
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // mir_rot_f
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // get_color_rank_f
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // mostcolor_f
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leastcolor_f
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // height_f
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // height_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // height_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // width_f
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // width_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // width_o
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // shape_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // col_row
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // lowermost_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // lowermost_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // uppermost_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // uppermost_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leftmost_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // leftmost_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // rightmost_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // rightmost_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // square_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // palette_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // normalize_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // normalize_o
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // hmirror_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // hmirror_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // hmirror_o
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // vmirror_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // vmirror_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // vmirror_o
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // dmirror_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // dmirror_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // dmirror_o
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // cmirror_f
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // upscale_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // toindices_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // toindices_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // portrait_f
    Row { params: 2, optional: 0, default: Default::Zero, calls_functions: false }, // colorcount_f
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // corner
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // ulcorner_i
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // ulcorner_o
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // urcorner_i
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // urcorner_o
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // llcorner_i
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // llcorner_o
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // lrcorner_i
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // lrcorner_o
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // recolor_i
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // recolor_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // vline_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // vline_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // hline_i
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // hline_o
    Row { params: 1, optional: 0, default: Default::Zero, calls_functions: false }, // numcolors_f
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // cmirror_i
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // cmirror_o
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // colorfilter
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // sizefilter
    Row { params: 4, optional: 0, default: Default::EmptySet, calls_functions: false }, // objects
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // partition
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // fgpartition
    Row { params: 2, optional: 0, default: Default::EmptySet, calls_functions: false }, // occurrences
    Row { params: 1, optional: 0, default: Default::EmptySet, calls_functions: false }, // frontiers
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // o_g
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // o_g_t
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // colorfilter_t
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // sizefilter_t
    Row { params: 4, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // objects_t
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // dedupe_pair_tuple
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // c_iz
    Row { params: 3, optional: 0, default: Default::Zero, calls_functions: true }, // c_iz_n
    Row { params: 2, optional: 0, default: Default::EmptyTuple, calls_functions: true }, // c_zo
    Row { params: 3, optional: 0, default: Default::Zero, calls_functions: true }, // c_zo_n
    Row { params: 1, optional: 0, default: Default::EmptyTuple, calls_functions: false }, // a_mr
];

/// The functions of all ops.
pub struct Table<T>(PhantomData<T>);

#[rustfmt::skip]
impl<T: Team> Table<T> {
    /// By number.
    pub const RUN: [Run<T>; COUNT] = [
        add::<T>,
        subtract::<T>,
        multiply::<T>,
        divide::<T>,
        invert::<T>,
        even::<T>,
        double::<T>,
        halve::<T>,
        flip::<T>,
        greater::<T>,
        both::<T>,
        either::<T>,
        increment::<T>,
        decrement::<T>,
        crement::<T>,
        sign::<T>,
        positive::<T>,
        toivec::<T>,
        tojvec::<T>,
        identity::<T>,
        branch::<T>,
        compose::<T>,
        chain::<T>,
        matcher::<T>,
        rbind::<T>,
        lbind::<T>,
        power::<T>,
        fork::<T>,
        equality::<T>,
        contained::<T>,
        combine::<T>,
        intersection::<T>,
        difference::<T>,
        dedupe::<T>,
        by_interpreter::<T>,
        repeat::<T>,
        size::<T>,
        merge::<T>,
        maximum::<T>,
        minimum::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        mostcommon::<T>,
        leastcommon::<T>,
        initset::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        totuple::<T>,
        first::<T>,
        last::<T>,
        insert::<T>,
        remove::<T>,
        other::<T>,
        interval::<T>,
        astuple::<T>,
        product::<T>,
        pair::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        second::<T>,
        difference_tuple::<T>,
        get_nth_t::<T>,
        get_nth_f::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        get_rank::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        get_common_rank::<T>,
        get_common_rank_f::<T>,
        ascell::<T>,
        toij::<T>,
        astriple::<T>,
        celltuple::<T>,
        combine_t::<T>,
        combine_f::<T>,
        mostcommon_f::<T>,
        leastcommon_f::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        first_t::<T>,
        first_f::<T>,
        last_t::<T>,
        last_f::<T>,
        remove_t::<T>,
        remove_f::<T>,
        other_t::<T>,
        other_f::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        asindices::<T>,
        ofcolor::<T>,
        crop::<T>,
        toobject::<T>,
        asobject::<T>,
        rot90::<T>,
        rot180::<T>,
        rot270::<T>,
        fill::<T>,
        paint::<T>,
        underfill::<T>,
        underpaint::<T>,
        hupscale::<T>,
        vupscale::<T>,
        downscale::<T>,
        hconcat::<T>,
        vconcat::<T>,
        subgrid::<T>,
        hsplit::<T>,
        vsplit::<T>,
        cellwise::<T>,
        replace::<T>,
        switch::<T>,
        index::<T>,
        canvas::<T>,
        cover::<T>,
        trim::<T>,
        r#move::<T>,
        tophalf::<T>,
        bottomhalf::<T>,
        lefthalf::<T>,
        righthalf::<T>,
        compress::<T>,
        p_g::<T>,
        mir_rot_t::<T>,
        get_color_rank_t::<T>,
        mostcolor_t::<T>,
        leastcolor_t::<T>,
        height_t::<T>,
        width_t::<T>,
        shape_t::<T>,
        square_t::<T>,
        palette_t::<T>,
        normalize_t::<T>,
        hmirror_t::<T>,
        vmirror_t::<T>,
        dmirror_t::<T>,
        cmirror_t::<T>,
        upscale_t::<T>,
        portrait_t::<T>,
        colorcount_t::<T>,
        numcolors_t::<T>,
        is_no_grid::<T>,
        mostcolor::<T>,
        leastcolor::<T>,
        height::<T>,
        width::<T>,
        shape::<T>,
        portrait::<T>,
        colorcount::<T>,
        square::<T>,
        palette::<T>,
        numcolors::<T>,
        hmirror::<T>,
        vmirror::<T>,
        dmirror::<T>,
        cmirror::<T>,
        upscale::<T>,
        ulcorner::<T>,
        urcorner::<T>,
        llcorner::<T>,
        lrcorner::<T>,
        toindices::<T>,
        recolor::<T>,
        shift::<T>,
        normalize::<T>,
        dneighbors::<T>,
        ineighbors::<T>,
        neighbors::<T>,
        uppermost::<T>,
        lowermost::<T>,
        leftmost::<T>,
        rightmost::<T>,
        vline::<T>,
        hline::<T>,
        hmatching::<T>,
        vmatching::<T>,
        manhattan::<T>,
        adjacent::<T>,
        bordering::<T>,
        centerofmass::<T>,
        color::<T>,
        center::<T>,
        position::<T>,
        corners::<T>,
        connect::<T>,
        vfrontier::<T>,
        hfrontier::<T>,
        backdrop::<T>,
        delta::<T>,
        gravitate::<T>,
        inbox::<T>,
        outbox::<T>,
        r#box::<T>,
        shoot::<T>,
        hperiod::<T>,
        vperiod::<T>,
        p_f::<T>,
        p_o::<T>,
        mir_rot_f::<T>,
        get_color_rank_f::<T>,
        mostcolor_f::<T>,
        leastcolor_f::<T>,
        height_f::<T>,
        height_i::<T>,
        height_o::<T>,
        width_f::<T>,
        width_i::<T>,
        width_o::<T>,
        shape_f::<T>,
        col_row::<T>,
        lowermost_i::<T>,
        lowermost_o::<T>,
        uppermost_i::<T>,
        uppermost_o::<T>,
        leftmost_i::<T>,
        leftmost_o::<T>,
        rightmost_i::<T>,
        rightmost_o::<T>,
        square_f::<T>,
        palette_f::<T>,
        normalize_i::<T>,
        normalize_o::<T>,
        hmirror_f::<T>,
        hmirror_i::<T>,
        hmirror_o::<T>,
        vmirror_f::<T>,
        vmirror_i::<T>,
        vmirror_o::<T>,
        dmirror_f::<T>,
        dmirror_i::<T>,
        dmirror_o::<T>,
        cmirror_f::<T>,
        upscale_f::<T>,
        toindices_i::<T>,
        toindices_o::<T>,
        portrait_f::<T>,
        colorcount_f::<T>,
        corner::<T>,
        ulcorner_i::<T>,
        ulcorner_o::<T>,
        urcorner_i::<T>,
        urcorner_o::<T>,
        llcorner_i::<T>,
        llcorner_o::<T>,
        lrcorner_i::<T>,
        lrcorner_o::<T>,
        recolor_i::<T>,
        recolor_o::<T>,
        vline_i::<T>,
        vline_o::<T>,
        hline_i::<T>,
        hline_o::<T>,
        numcolors_f::<T>,
        cmirror_i::<T>,
        cmirror_o::<T>,
        colorfilter::<T>,
        sizefilter::<T>,
        objects::<T>,
        partition::<T>,
        fgpartition::<T>,
        occurrences::<T>,
        frontiers::<T>,
        o_g::<T>,
        o_g_t::<T>,
        colorfilter_t::<T>,
        sizefilter_t::<T>,
        objects_t::<T>,
        dedupe_pair_tuple::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        by_interpreter::<T>,
        a_mr::<T>,
    ];
}
