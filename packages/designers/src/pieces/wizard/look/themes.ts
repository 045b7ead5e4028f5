import { palette } from '@daybreak/brand';
import type { WizardTheme } from '../wizard.fields.ts';

/** What fills the art of a piece. One motif per composition. */
type Motif = 'rows' | 'disc' | 'picture' | 'platters' | 'horizon' | 'sunburst';

/** Palette and type mood. Every pair of ink and ground here is at least 4.5:1; a test holds that. */
export interface ThemeLook {
  ground: string;
  ink: string;
  /** The art's own ground, its motif, and what the motif sits on. */
  art: { ground: string; motif: Motif; shape: string; line: string };
  cta: { ground: string; ink: string };
  /** The small line above the headline. */
  eyebrow: string;
  /** Numerals, large enough for 3:1. */
  accent: string;
  /** The logo reads on a dark ground. */
  dark: boolean;
  headline: { weight: 600 | 700 | 800; capitals: boolean; tracking: string; scale: number };
}

const { teal, cyan, orange, amber, dodger, night, white } = palette;

export const themes: Record<WizardTheme, ThemeLook> = {
  professional: {
    ground: white.hex,
    ink: teal.hex,
    art: { ground: white.hex, motif: 'rows', shape: cyan.hex, line: teal.hex },
    cta: { ground: teal.hex, ink: white.hex },
    eyebrow: teal.hex,
    accent: teal.hex,
    dark: false,
    headline: { weight: 800, capitals: true, tracking: '0.01em', scale: 0.94 },
  },
  modern: {
    ground: teal.hex,
    ink: white.hex,
    art: { ground: teal.hex, motif: 'disc', shape: orange.hex, line: cyan.hex },
    cta: { ground: white.hex, ink: teal.hex },
    eyebrow: white.hex,
    accent: cyan.hex,
    dark: true,
    headline: { weight: 700, capitals: false, tracking: '-0.015em', scale: 1.08 },
  },
  'eco-friendly': {
    ground: white.hex,
    ink: teal.hex,
    art: { ground: night.hex, motif: 'picture', shape: amber.hex, line: cyan.hex },
    cta: { ground: cyan.hex, ink: night.hex },
    eyebrow: teal.hex,
    accent: teal.hex,
    dark: false,
    headline: { weight: 700, capitals: false, tracking: '-0.01em', scale: 1 },
  },
  'tech-forward': {
    ground: night.hex,
    ink: white.hex,
    art: { ground: night.hex, motif: 'platters', shape: dodger.hex, line: dodger.hex },
    cta: { ground: dodger.hex, ink: night.hex },
    eyebrow: dodger.hex,
    accent: dodger.hex,
    dark: true,
    headline: { weight: 700, capitals: true, tracking: '0.04em', scale: 0.82 },
  },
  minimalist: {
    ground: white.hex,
    ink: night.hex,
    art: { ground: white.hex, motif: 'horizon', shape: orange.hex, line: night.hex },
    cta: { ground: night.hex, ink: white.hex },
    eyebrow: night.hex,
    accent: night.hex,
    dark: false,
    headline: { weight: 600, capitals: false, tracking: '-0.02em', scale: 0.86 },
  },
  vibrant: {
    ground: orange.hex,
    ink: night.hex,
    art: { ground: orange.hex, motif: 'sunburst', shape: amber.hex, line: night.hex },
    cta: { ground: night.hex, ink: white.hex },
    eyebrow: night.hex,
    accent: night.hex,
    dark: false,
    headline: { weight: 800, capitals: true, tracking: '0', scale: 1.04 },
  },
};
