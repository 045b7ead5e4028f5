import { type Copy, writeCopy } from './copy/writeCopy.ts';
import { layouts, type WizardLayout } from './look/layouts.ts';
import { materials } from './look/materials.ts';
import { type ThemeLook, themes } from './look/themes.ts';
import { type Reading, readDescription } from './reading/readDescription.ts';
import type { WizardDraft } from './wizard.fields.ts';

/** A design: words, look and composition for one description. */
export interface Design {
  reading: Reading;
  copy: Copy;
  theme: ThemeLook;
  layout: WizardLayout;
  /** Which regeneration this is, from 0. */
  variant: number;
}

/** Makes a design. Nothing but the draft decides it: the same draft gives the same design. */
export function generate(draft: WizardDraft): Design {
  const variant = Math.max(0, Math.trunc(Number(draft.variant)) || 0);
  const reading = readDescription(draft.description);
  const family = layouts[materials[draft.material].family];
  return {
    reading,
    copy: writeCopy(reading, variant),
    theme: themes[draft.theme],
    layout: family[variant % family.length] ?? family[0],
    variant,
  };
}
