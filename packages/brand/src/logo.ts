export const logoLayouts = ['logo', 'stacked', 'icon'] as const;
export const logoVariants = ['primary', 'grey', 'white', 'on-image'] as const;
export type LogoLayout = (typeof logoLayouts)[number];
export type LogoVariant = (typeof logoVariants)[number];

/** Width and height of each layout's view box, in the same unit. */
export const logoViewBox: Record<LogoLayout, { width: number; height: number }> = {
  logo: { width: 325.15, height: 64 },
  stacked: { width: 120, height: 100 },
  icon: { width: 64, height: 64 },
};

/** Path of a logo inside the package, for example `assets/logo/daybreak-logo-primary.svg`. */
export const logoFile = (layout: LogoLayout, variant: LogoVariant): string =>
  `assets/logo/daybreak-${layout}-${variant}.svg`;
