/** Style of a text whose lines are about equally long: `workbench/evenLines` finds them. */
export const even = { '--even': 'lines' } as const;
