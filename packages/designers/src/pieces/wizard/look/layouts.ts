import type { Box } from '../../../artwork/box.ts';
import type { Family } from './materials.ts';

/** Where the parts of a composition stand, in fractions of the trim. A part without a box is not drawn. */
export interface WizardLayout {
  /** Where the motif or picture goes; it reaches through the bleed where it touches an edge. */
  art: Box;
  logo: { x: number; y: number; height: number };
  eyebrow?: Box;
  headline: Box;
  /** Headline's font size, as a fraction of the trim's height. */
  headlineSize: number;
  support?: Box;
  bullets?: Box;
  detail?: Box;
  cta?: Box;
  contact?: Box;
}

/** Two compositions per family: variants take turns. */
export const layouts: Record<Family, readonly [WizardLayout, WizardLayout]> = {
  card: [
    {
      art: { x: 0, y: 0.7, width: 1, height: 0.3 },
      logo: { x: 0.07, y: 0.12, height: 0.12 },
      headline: { x: 0.07, y: 0.34, width: 0.5, height: 0.16 },
      headlineSize: 0.105,
      support: { x: 0.07, y: 0.5, width: 0.5, height: 0.1 },
      contact: { x: 0.6, y: 0.13, width: 0.33, height: 0.5 },
    },
    {
      art: { x: 0.62, y: 0, width: 0.38, height: 1 },
      logo: { x: 0.07, y: 0.12, height: 0.12 },
      headline: { x: 0.07, y: 0.36, width: 0.52, height: 0.16 },
      headlineSize: 0.105,
      support: { x: 0.07, y: 0.52, width: 0.52, height: 0.1 },
      contact: { x: 0.07, y: 0.68, width: 0.52, height: 0.24 },
    },
  ],
  tall: [
    {
      art: { x: 0, y: 0, width: 1, height: 0.34 },
      logo: { x: 0.09, y: 0.375, height: 0.028 },
      eyebrow: { x: 0.09, y: 0.435, width: 0.82, height: 0.02 },
      headline: { x: 0.09, y: 0.462, width: 0.82, height: 0.15 },
      headlineSize: 0.062,
      support: { x: 0.09, y: 0.625, width: 0.82, height: 0.085 },
      bullets: { x: 0.09, y: 0.722, width: 0.82, height: 0.125 },
      detail: { x: 0.09, y: 0.858, width: 0.82, height: 0.025 },
      cta: { x: 0.09, y: 0.892, width: 0.56, height: 0.036 },
      contact: { x: 0.09, y: 0.945, width: 0.82, height: 0.03 },
    },
    {
      art: { x: 0, y: 0.7, width: 1, height: 0.3 },
      logo: { x: 0.09, y: 0.045, height: 0.028 },
      eyebrow: { x: 0.09, y: 0.115, width: 0.82, height: 0.02 },
      headline: { x: 0.09, y: 0.142, width: 0.82, height: 0.17 },
      headlineSize: 0.066,
      support: { x: 0.09, y: 0.325, width: 0.82, height: 0.085 },
      bullets: { x: 0.09, y: 0.425, width: 0.82, height: 0.13 },
      detail: { x: 0.09, y: 0.568, width: 0.82, height: 0.025 },
      cta: { x: 0.09, y: 0.603, width: 0.56, height: 0.036 },
      contact: { x: 0.09, y: 0.655, width: 0.82, height: 0.03 },
    },
  ],
  page: [
    {
      art: { x: 0, y: 0.66, width: 1, height: 0.34 },
      logo: { x: 0.07, y: 0.052, height: 0.034 },
      eyebrow: { x: 0.07, y: 0.13, width: 0.86, height: 0.024 },
      headline: { x: 0.07, y: 0.16, width: 0.86, height: 0.22 },
      headlineSize: 0.103,
      support: { x: 0.07, y: 0.395, width: 0.46, height: 0.13 },
      bullets: { x: 0.58, y: 0.395, width: 0.35, height: 0.19 },
      detail: { x: 0.07, y: 0.53, width: 0.46, height: 0.028 },
      cta: { x: 0.07, y: 0.575, width: 0.34, height: 0.044 },
      contact: { x: 0.07, y: 0.628, width: 0.86, height: 0.022 },
    },
    {
      art: { x: 0, y: 0, width: 1, height: 0.36 },
      logo: { x: 0.07, y: 0.4, height: 0.034 },
      eyebrow: { x: 0.07, y: 0.468, width: 0.86, height: 0.024 },
      headline: { x: 0.07, y: 0.498, width: 0.86, height: 0.19 },
      headlineSize: 0.092,
      support: { x: 0.07, y: 0.7, width: 0.46, height: 0.125 },
      bullets: { x: 0.58, y: 0.7, width: 0.35, height: 0.19 },
      detail: { x: 0.07, y: 0.83, width: 0.46, height: 0.028 },
      cta: { x: 0.07, y: 0.872, width: 0.34, height: 0.044 },
      contact: { x: 0.07, y: 0.935, width: 0.86, height: 0.022 },
    },
  ],
  poster: [
    {
      art: { x: 0, y: 0.66, width: 1, height: 0.34 },
      logo: { x: 0.07, y: 0.052, height: 0.036 },
      eyebrow: { x: 0.07, y: 0.132, width: 0.86, height: 0.026 },
      headline: { x: 0.07, y: 0.165, width: 0.86, height: 0.3 },
      headlineSize: 0.13,
      support: { x: 0.07, y: 0.485, width: 0.5, height: 0.1 },
      detail: { x: 0.07, y: 0.592, width: 0.86, height: 0.03 },
      contact: { x: 0.07, y: 0.628, width: 0.86, height: 0.022 },
    },
    {
      art: { x: 0, y: 0, width: 1, height: 0.42 },
      logo: { x: 0.07, y: 0.455, height: 0.036 },
      eyebrow: { x: 0.07, y: 0.528, width: 0.86, height: 0.026 },
      headline: { x: 0.07, y: 0.56, width: 0.86, height: 0.25 },
      headlineSize: 0.12,
      support: { x: 0.07, y: 0.826, width: 0.5, height: 0.08 },
      detail: { x: 0.07, y: 0.915, width: 0.86, height: 0.03 },
      contact: { x: 0.07, y: 0.953, width: 0.86, height: 0.022 },
    },
  ],
  steps: [
    {
      art: { x: 0, y: 0, width: 1, height: 0.2 },
      logo: { x: 0.09, y: 0.228, height: 0.022 },
      eyebrow: { x: 0.09, y: 0.276, width: 0.82, height: 0.018 },
      headline: { x: 0.09, y: 0.298, width: 0.82, height: 0.13 },
      headlineSize: 0.058,
      support: { x: 0.09, y: 0.438, width: 0.82, height: 0.062 },
      bullets: { x: 0.09, y: 0.525, width: 0.82, height: 0.335 },
      detail: { x: 0.09, y: 0.876, width: 0.82, height: 0.022 },
      cta: { x: 0.09, y: 0.908, width: 0.5, height: 0.03 },
      contact: { x: 0.09, y: 0.952, width: 0.82, height: 0.022 },
    },
    {
      art: { x: 0, y: 0.82, width: 1, height: 0.18 },
      logo: { x: 0.09, y: 0.035, height: 0.022 },
      eyebrow: { x: 0.09, y: 0.086, width: 0.82, height: 0.018 },
      headline: { x: 0.09, y: 0.108, width: 0.82, height: 0.14 },
      headlineSize: 0.06,
      support: { x: 0.09, y: 0.258, width: 0.82, height: 0.062 },
      bullets: { x: 0.09, y: 0.345, width: 0.82, height: 0.335 },
      detail: { x: 0.09, y: 0.695, width: 0.82, height: 0.022 },
      cta: { x: 0.09, y: 0.728, width: 0.5, height: 0.03 },
      contact: { x: 0.09, y: 0.775, width: 0.82, height: 0.022 },
    },
  ],
  wide: [
    {
      art: { x: 0.6, y: 0, width: 0.4, height: 1 },
      logo: { x: 0.06, y: 0.09, height: 0.055 },
      eyebrow: { x: 0.06, y: 0.235, width: 0.5, height: 0.04 },
      headline: { x: 0.06, y: 0.285, width: 0.5, height: 0.34 },
      headlineSize: 0.139,
      support: { x: 0.06, y: 0.645, width: 0.46, height: 0.13 },
      detail: { x: 0.06, y: 0.785, width: 0.5, height: 0.045 },
      contact: { x: 0.06, y: 0.89, width: 0.5, height: 0.035 },
    },
    {
      art: { x: 0, y: 0.7, width: 1, height: 0.3 },
      logo: { x: 0.06, y: 0.09, height: 0.055 },
      eyebrow: { x: 0.06, y: 0.21, width: 0.86, height: 0.04 },
      headline: { x: 0.06, y: 0.26, width: 0.86, height: 0.24 },
      headlineSize: 0.145,
      support: { x: 0.06, y: 0.515, width: 0.5, height: 0.13 },
      detail: { x: 0.6, y: 0.515, width: 0.34, height: 0.045 },
      contact: { x: 0.6, y: 0.58, width: 0.34, height: 0.035 },
    },
  ],
  strip: [
    {
      art: { x: 0.66, y: 0, width: 0.34, height: 1 },
      logo: { x: 0.045, y: 0.13, height: 0.12 },
      headline: { x: 0.045, y: 0.33, width: 0.58, height: 0.32 },
      headlineSize: 0.205,
      support: { x: 0.045, y: 0.68, width: 0.36, height: 0.2 },
      cta: { x: 0.43, y: 0.7, width: 0.19, height: 0.15 },
    },
    {
      art: { x: 0, y: 0, width: 0.34, height: 1 },
      logo: { x: 0.385, y: 0.13, height: 0.12 },
      headline: { x: 0.385, y: 0.33, width: 0.57, height: 0.32 },
      headlineSize: 0.205,
      support: { x: 0.385, y: 0.68, width: 0.36, height: 0.2 },
      cta: { x: 0.77, y: 0.7, width: 0.185, height: 0.15 },
    },
  ],
  square: [
    {
      art: { x: 0, y: 0.64, width: 1, height: 0.36 },
      logo: { x: 0.07, y: 0.07, height: 0.05 },
      eyebrow: { x: 0.07, y: 0.175, width: 0.86, height: 0.035 },
      headline: { x: 0.07, y: 0.215, width: 0.86, height: 0.26 },
      headlineSize: 0.129,
      support: { x: 0.07, y: 0.49, width: 0.5, height: 0.12 },
      cta: { x: 0.62, y: 0.51, width: 0.31, height: 0.075 },
    },
    {
      art: { x: 0.56, y: 0, width: 0.44, height: 1 },
      logo: { x: 0.07, y: 0.07, height: 0.05 },
      eyebrow: { x: 0.07, y: 0.2, width: 0.45, height: 0.035 },
      headline: { x: 0.07, y: 0.245, width: 0.46, height: 0.36 },
      headlineSize: 0.103,
      support: { x: 0.07, y: 0.62, width: 0.43, height: 0.17 },
      cta: { x: 0.07, y: 0.845, width: 0.34, height: 0.075 },
    },
  ],
  mail: [
    {
      art: { x: 0, y: 0.1, width: 1, height: 0.26 },
      logo: { x: 0.07, y: 0.032, height: 0.036 },
      eyebrow: { x: 0.07, y: 0.395, width: 0.86, height: 0.028 },
      headline: { x: 0.07, y: 0.428, width: 0.86, height: 0.13 },
      headlineSize: 0.069,
      support: { x: 0.07, y: 0.57, width: 0.86, height: 0.085 },
      bullets: { x: 0.07, y: 0.667, width: 0.86, height: 0.135 },
      detail: { x: 0.07, y: 0.812, width: 0.86, height: 0.03 },
      cta: { x: 0.07, y: 0.852, width: 0.46, height: 0.052 },
      contact: { x: 0.07, y: 0.935, width: 0.86, height: 0.026 },
    },
    {
      art: { x: 0, y: 0.74, width: 1, height: 0.2 },
      logo: { x: 0.07, y: 0.045, height: 0.036 },
      eyebrow: { x: 0.07, y: 0.13, width: 0.86, height: 0.028 },
      headline: { x: 0.07, y: 0.163, width: 0.86, height: 0.16 },
      headlineSize: 0.079,
      support: { x: 0.07, y: 0.335, width: 0.86, height: 0.1 },
      bullets: { x: 0.07, y: 0.45, width: 0.86, height: 0.14 },
      detail: { x: 0.07, y: 0.602, width: 0.86, height: 0.03 },
      cta: { x: 0.07, y: 0.65, width: 0.46, height: 0.052 },
      contact: { x: 0.07, y: 0.957, width: 0.86, height: 0.026 },
    },
  ],
};
