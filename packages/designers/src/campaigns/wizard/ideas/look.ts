import type { Theme } from '../../../editor/artwork/logos.ts';
import type { IdeaLook, LayoutId } from '../../../editor/writing/idea.ts';
import type { WizardTheme } from '../wizard.fields.ts';

/** A theme as a series of grounds, and the layouts that match its style. */
const looks: Record<WizardTheme, { grounds: readonly [Theme, ...Theme[]]; order: readonly LayoutId[] }> = {
  professional: { grounds: ['white', 'blue', 'white'], order: ['photograph', 'sunrise', 'type', 'window'] },
  modern: { grounds: ['blue', 'white', 'orange'], order: ['type', 'window', 'photograph', 'sunrise'] },
  'eco-friendly': {
    grounds: ['white', 'image', 'white'],
    order: ['window', 'photograph', 'sunrise', 'type'],
  },
  'tech-forward': { grounds: ['blue', 'image', 'blue'], order: ['photograph', 'type', 'sunrise', 'window'] },
  minimalist: { grounds: ['white', 'white', 'blue'], order: ['type', 'sunrise', 'window', 'photograph'] },
  vibrant: { grounds: ['orange', 'blue', 'orange'], order: ['type', 'photograph', 'window', 'sunrise'] },
};

export function lookOf(theme: WizardTheme, number: number): IdeaLook {
  const { grounds, order } = looks[theme];
  return { ground: grounds[number % grounds.length] ?? grounds[0], order };
}
