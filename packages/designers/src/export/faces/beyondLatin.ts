/** All that Poppins' files have is in these blocks: most texts need no other question. */
export const beyondLatin =
  /[^\0-\u024f\u02b0-\u02ff\u1e00-\u1e9d\u1ef2-\u1eff\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]|[\u01a0\u01a1\u01af\u01b0]/;
