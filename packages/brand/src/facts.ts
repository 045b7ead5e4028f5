import { company } from './company.ts';
import { cssColor } from './customProperties.ts';
import { hostedRoot } from './hosted.ts';
import {
  logoDensities,
  logoFile,
  logoLayouts,
  logoPdfFile,
  logoPdfVariants,
  logoPngFile,
  logoPngSize,
  logoVariants,
  logoViewBox,
} from './logo.ts';
import { palette, paletteNames } from './palette.ts';
import { type } from './type.ts';

/**
 * The guidelines page's content for machines: the portal serves it as `/brand.json`. Paths are relative to the package, and to `files.root`
 * on the web. `version` is the package's.
 */
export const brandFacts = (version: string) => ({
  name: company.name,
  legalName: company.legalName,
  tagline: company.tagline,
  website: company.website,
  version,
  colors: paletteNames.map((id) => {
    const { name, hex, rgb, cmyk, use } = palette[id];
    return { id, name, hex, rgb, cmyk, customProperty: cssColor(id).slice('var('.length, -1), use };
  }),
  type: { family: type.family, stack: type.stack, weights: type.weights, lineHeight: type.lineHeight },
  files: { root: hostedRoot },
  print: logoLayouts.flatMap((layout) =>
    logoPdfVariants.map((variant) => ({ layout, variant, pdf: { path: logoPdfFile(layout, variant) } })),
  ),
  logos: logoLayouts.flatMap((layout) =>
    logoVariants.map((variant) => ({
      layout,
      variant,
      svg: { path: logoFile(layout, variant), ...logoViewBox[layout] },
      png: logoDensities.map((density) => ({
        path: logoPngFile(layout, variant, density),
        density,
        ...logoPngSize(layout, density),
      })),
    })),
  ),
});
