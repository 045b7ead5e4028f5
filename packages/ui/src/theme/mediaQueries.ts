/** The specification's mobile breakpoint: a viewport narrower than 768 px. */
export const mediaQueries = { mobile: '(max-width: 767.98px)', desktop: '(min-width: 768px)' } as const;
