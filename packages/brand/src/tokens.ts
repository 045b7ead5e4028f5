import { palette, paletteNames } from './palette.ts';
import { type } from './type.ts';

const channel = (value: number) => Number((value / 255).toFixed(4));

/** The brand in the Design Tokens Community Group format, 2025.10 (https://www.designtokens.org/tr/2025.10/format/). */
export const designTokens = () => ({
  color: {
    $type: 'color',
    ...Object.fromEntries(
      paletteNames.map((name) => {
        const { hex, rgb, cmyk, use } = palette[name];
        return [
          name,
          {
            $value: { colorSpace: 'srgb', components: rgb.map(channel), hex: hex.toLowerCase() },
            $description: use,
            $extensions: { 'example.daybreak.cmyk': cmyk },
          },
        ];
      }),
    ),
  },
  font: {
    family: { $type: 'fontFamily', $value: [type.family, 'Arial', 'sans-serif'] },
    weight: {
      $type: 'fontWeight',
      ...Object.fromEntries(Object.entries(type.weights).map(([name, $value]) => [name, { $value }])),
    },
    lineHeight: {
      $type: 'number',
      ...Object.fromEntries(Object.entries(type.lineHeight).map(([name, $value]) => [name, { $value }])),
    },
  },
});

/** Returns the design tokens with colors as hex strings, for tools that read no other notation. */
export function designTokensInHex() {
  const { color, ...rest } = designTokens();
  const colors = paletteNames.map((name) => {
    const { hex, use } = palette[name];
    return [name, { $value: hex.toLowerCase(), $description: use }];
  });
  return { color: { $type: color.$type, ...Object.fromEntries(colors) }, ...rest };
}
