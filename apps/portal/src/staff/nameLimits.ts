/** Longest name that the database takes, in the directory and in a profile, in characters. */
export const longestName = 60;
