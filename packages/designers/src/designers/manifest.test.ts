import { expect, it } from 'vitest';
import { prompts } from '../campaigns/wizard/prompts.ts';
import { wizardFields } from '../campaigns/wizard/wizard.fields.ts';
import { wizardManifest } from '../campaigns/wizard/wizard.manifest.ts';
import { restoreDraft } from '../editor/drafts/draft.ts';
import { loadDefinition } from './definition.ts';
import { emailFields } from './email/email.fields.ts';
import { flyerFields } from './flyer/flyer.fields.ts';
import type { Manifest } from './manifest.ts';
import { postcardFields } from './postcard/postcard.fields.ts';
import { manifests } from './registry/manifests.ts';
import { parts } from './registry/parts.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

// The hub's cards are plain text, so their numbers are counted here.
it.each([
  ['flyer', 'sizes', flyerFields.size.options],
  ['postcard', 'sizes', postcardFields.size.options],
  ['postcard', 'finishes', postcardFields.finish.options],
  ['email', 'templates', emailFields.template.options],
  ['wizard', 'quick starts', prompts],
  ['wizard', 'material types', wizardFields.material.options],
  ['wizard', 'themes', wizardFields.theme.options],
] as const)('says on the card of %s how many %s there are', (material, things, counted) => {
  const { features } = material === 'wizard' ? wizardManifest : manifests[material];
  expect(features.join(', ').toLowerCase()).toContain(`${words[counted.length]} ${things}`);
});

const drawn = Object.values<Manifest>(manifests).filter(
  ({ id, partOf }) => !partOf && 'definition' in parts[id as keyof typeof parts],
);
it.each(drawn)(
  'shows the first draft’s specification on the page of $id while it loads',
  async (manifest) => {
    const { Details, fields, specification } = await loadDefinition(manifest.id);
    expect(manifest.specification).toBe(Details ? undefined : specification(restoreDraft(fields, undefined)));
  },
);
