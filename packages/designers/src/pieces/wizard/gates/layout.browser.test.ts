import '@daybreak/brand/styles.css';
import { expect, it } from 'vitest';
import { loadType } from '../../../artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../../workbench/draft.ts';
import { generate } from '../generate.ts';
import { prompts } from '../prompts.ts';
import { wizardFields } from '../wizard.fields.ts';
import { layoutFindings } from './layout.ts';
import { pieceFindings } from './piece.ts';

const surroundings = { today: '2026-11-23', locale: 'en-US', hasUploads: false };

it.each([
  ['poster', prompts[0].text],
  ['social-post', prompts[5].text],
  ['email-template', 'Announce our new battery line in El Paso. It opens on Friday 5 June.'],
])('the look before a download finds nothing in a %s', { timeout: 60_000 }, async (material, description) => {
  await loadType();
  const draft = restoreDraft(wizardFields, { description, material, theme: 'professional' });
  const { brief, idea } = generate(draft, surroundings);
  if (!idea) throw new Error('There is no idea.');
  expect(pieceFindings(brief, idea, draft.material)).toEqual([]);
  expect(await layoutFindings(idea)).toEqual([]);
});

it('a text that is too long is found, and another piece than was asked for', {
  timeout: 60_000,
}, async () => {
  await loadType();
  const draft = restoreDraft(wizardFields, { description: prompts[0].text, material: 'poster' });
  const { brief, idea } = generate(draft, surroundings);
  if (!idea) throw new Error('There is no idea.');
  const long = { ...idea, draft: { ...idea.draft, subtitle: 'A word too many '.repeat(400) } };
  expect((await layoutFindings(long)).join()).toContain('too long');
  expect(pieceFindings(brief, idea, 'flyer')).toEqual(['It is a draft of poster, not of flyer.']);
});
