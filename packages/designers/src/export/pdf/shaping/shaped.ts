/** Scripts of which no letter is drawn without the engine, even where Poppins has them. */
export const SHAPED = /\p{Script=Devanagari}/u;
