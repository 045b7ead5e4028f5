/** Style of a text whose lines are about as long as each other: `workbench/evenLines` finds them. */
export const even = { '--even': 'lines' } as const;
