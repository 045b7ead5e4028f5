/** The specification's mobile breakpoint: a viewport narrower than 768 px. A sheet of paper is that narrow too, but it isn't a phone. */
export const mediaQueries = {
  mobile: 'screen and (max-width: 767.98px)',
  desktop: 'print, (min-width: 768px)',
} as const;
