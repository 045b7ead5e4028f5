/** Scripts whose letters always need the shaping engine, even if Poppins has them. */
export const SHAPED = /\p{Script=Devanagari}/u;
