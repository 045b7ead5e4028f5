import { describe, expect, it } from 'vitest';
import type { ReadDescription } from '../../src/editor/reading/brief.ts';
import { plain } from '../gates/shown.ts';
import { readAsWizard } from '../learned.ts';
import { typedOn } from './briefCase.ts';
import { allBriefs, briefs, everyBrief } from './briefs.ts';

it('has 120 descriptions and 140 later ones, each within the form’s limit', () => {
  expect(briefs).toHaveLength(120);
  expect(new Set(allBriefs.map(({ id }) => id)).size).toBe(260);
  expect(allBriefs.filter(({ text }) => text.length > 500)).toEqual([]);
  for (const { text, facts } of allBriefs)
    for (const words of facts) expect(plain(text)).toContain(plain(words));
});

it('has 120 sealed descriptions and 1,224 later ones, each within the form’s limit and with facts in its own words', () => {
  const later = everyBrief.slice(allBriefs.length);
  expect(new Set(everyBrief.map(({ id }) => id)).size).toBe(1604);
  expect(later.filter(({ text }) => text.length > 500)).toEqual([]);
  for (const { text, facts, refused = [] } of later)
    for (const words of [...facts, ...refused]) expect(plain(text)).toContain(plain(words));
});

const saidIn = ({ facts, statements }: ReadDescription) =>
  plain([...facts, ...statements].map(({ text }) => text).join('\n'));

it('keeps all facts of at least 19 of 20 descriptions', () => {
  const lost = allBriefs.filter(({ text, facts, locale = 'en-US' }) => {
    const said = saidIn(readAsWizard(text, { today: typedOn, locale }));
    return !facts.every((words) => said.includes(plain(words)));
  });
  expect(lost.length, lost.map(({ id }) => id).join(', ')).toBeLessThanOrEqual(allBriefs.length / 20);
});

describe('reading', () => {
  it.each(allBriefs.map((brief) => [brief.id, brief] as const))('%s', (_id, brief) => {
    const read = readAsWizard(brief.text, { today: typedOn, locale: brief.locale ?? 'en-US' });
    const said = saidIn(read);
    for (const words of brief.refused ?? []) {
      expect(read.refusals.join('\n')).toContain(words);
      expect(said).not.toContain(plain(words));
    }
    for (const words of brief.notUsed ?? []) expect(read.notUsed.join('\n')).toContain(words);
    expect(read.language).toBe(brief.foreign ? 'other' : 'en');
    if (brief.material !== 'custom') expect(read.material).toBe(brief.material);
    expect(read.size?.toLowerCase()).toBe(brief.size?.toLowerCase());
    expect(read.remarks.some((remark) => remark.includes(brief.remarked ?? '“'))).toBe('remarked' in brief);
  });
});
