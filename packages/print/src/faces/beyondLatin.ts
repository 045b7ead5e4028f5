/** Matches visible characters that aren't in the Latin files of every Poppins weight. Most texts have none. */
export const beyondLatin =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: variation selectors are matched on their own.
  /[^\0-\u0107\u010a-\u011b\u011e-\u0123\u0128-\u0131\u0136\u0137\u0139-\u0148\u014c-\u015b\u015e-\u0165\u0168-\u017e\u018f\u0192\u01fc\u01fd\u0218-\u021b\u0259\u02bc\u02c6\u02c7\u02c9\u02da\u02dc\u02dd\u1e80-\u1e85\u1ef2\u1ef3\u1ef8\u1ef9\u2000-\u200f\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2028-\u202f\u2039\u203a\u2044\u205f-\u206f\u20a8\u20ac\u20b9\u20ba\u20bd\u2113\u2122\u2212\u2215\ufe00-\ufe0f\ufeff]/;
