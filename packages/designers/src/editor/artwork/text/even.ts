/** Style of a text whose lines should be about equally long: `fitting/evenLines` breaks them. */
export const even = { '--even': 'lines' } as const;
