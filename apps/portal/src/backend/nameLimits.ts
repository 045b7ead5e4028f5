/** Maximum length of a name in the database, in the directory and in a profile, in characters. */
export const maxNameLength = 60;
