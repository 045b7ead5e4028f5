/** Scripts whose letters always need the shaping engine, even if Poppins has them. */
export const alwaysShaped = /\p{Script=Devanagari}/u;
