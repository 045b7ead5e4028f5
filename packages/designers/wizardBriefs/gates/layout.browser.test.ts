import '@daybreak/brand/styles.css';
import { expect, it } from 'vitest';
import { type Generation, generate, loadModel, withMarks } from '../../src/campaigns/wizard/generate.ts';
import { prompts } from '../../src/campaigns/wizard/prompts.ts';
import { wizardFields } from '../../src/campaigns/wizard/wizard.fields.ts';
import { loadType } from '../../src/editor/artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../../src/editor/drafts/draft.ts';
import { otherSizes } from './family.ts';
import { layoutFindings } from './layout.ts';
import { pieceFindings } from './piece.ts';

const surroundings = { today: '2026-11-23', locale: 'en-US', hasUploads: false };
const marked = async (draft: object) =>
  withMarks(restoreDraft(wizardFields, draft), surroundings, await loadModel());

it.each([
  ['poster', prompts[0].text],
  ['social-post', prompts[5].text],
  ['email-template', 'Announce our new battery line in El Paso. It opens on Friday 5 June.'],
])('finds nothing in the preflight of a %s', { timeout: 60_000 }, async (material, description) => {
  await loadType();
  const draft = await marked({ description, material, theme: 'professional' });
  const { brief, idea } = generate(draft, surroundings);
  if (!idea) throw new Error('There is no idea.');
  expect(pieceFindings(brief, idea, draft.material)).toEqual([]);
  expect(await layoutFindings(idea)).toEqual([]);
});

it.each([
  ['banner', 'LinkedIn ad: rack decommissioning in 2 weekends, no downtime, serial number list included'],
  ['banner', 'Web banner: 15 % off tested network switches until Jan 31'],
])('fits a %s in every size of its platform: %s', { timeout: 60_000 }, async (material, description) => {
  await loadType();
  const { ideas = [] } = generate(
    await marked({ description, material, theme: 'professional' }),
    surroundings,
  ) as Generation;
  expect(ideas).toHaveLength(3);
  for (const idea of ideas) {
    const others = await otherSizes(idea);
    expect(others.length).toBeGreaterThan(1);
    for (const { idea: other } of others) expect(await layoutFindings(other)).toEqual([]);
  }
});

it('finds a text that’s too long, and a piece that wasn’t requested', {
  timeout: 60_000,
}, async () => {
  await loadType();
  const draft = await marked({ description: prompts[0].text, material: 'poster' });
  const { brief, idea } = generate(draft, surroundings);
  if (!idea) throw new Error('There is no idea.');
  const long = { ...idea, draft: { ...idea.draft, subtitle: 'A word too many '.repeat(400) } };
  expect((await layoutFindings(long)).join()).toContain('too long');
  expect(pieceFindings(brief, idea, 'flyer')).toEqual(['It is a draft of poster, not of flyer.']);
});
