import { brandVars } from '@daybreak/brand/css';
import { createThemeContract, style, styleVariants } from '@vanilla-extract/css';

const { color } = brandVars;

/** The colors of a piece, by purpose. */
export const tone = createThemeContract({
  ground: null,
  ink: null,
  /** The single warm accent: the disc or the tag. */
  accent: null,
  onAccent: null,
  /** The solid color that contrasts with a ground. */
  deep: null,
  onDeep: null,
  rows: null,
});

const onDark = { ink: color.white, onAccent: color.night, onDeep: color.white, rows: color.cyan };
const vars = (colors: Record<keyof typeof tone, string>) => ({
  vars: Object.fromEntries(
    Object.entries(tone).map(([name, key]) => [key, colors[name as keyof typeof tone]]),
  ),
});

export const tones = styleVariants({
  white: vars({
    ground: color.white,
    ink: color.teal,
    accent: color.orange,
    onAccent: color.night,
    deep: color.teal,
    onDeep: color.white,
    rows: color.cyan,
  }),
  blue: vars({ ...onDark, ground: color.teal, accent: color.amber, deep: color.night }),
  orange: vars({
    ground: color.orange,
    ink: color.night,
    accent: color.white,
    onAccent: color.night,
    deep: color.night,
    onDeep: color.white,
    rows: color.night,
  }),
  image: vars({ ...onDark, ground: color.night, accent: color.amber, deep: color.teal }),
});

export const ground = style({ background: tone.ground, color: tone.ink });
