import '@daybreak/brand/styles.css';
import { beforeAll, expect, it } from 'vitest';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { browserExporter } from '../export/browserExporter.ts';
import { pdfTexts } from '../export/reading/pdfTexts.ts';
import { unzip } from '../export/reading/unzip.ts';
import { readPiece } from '../export/roundTrip/draftFile.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { restoreDraft } from '../workbench/draft.ts';
import { type DraftStore, memoryDrafts } from '../workbench/draftStore.ts';
import type { AnyDraft } from '../workbench/fields.ts';
import { type Facts, factsOf } from './facts.ts';
import { keepAsDrafts, membersOf, readSet } from './kept.ts';
import { draftFrom } from './make.ts';
import { partOf, partsFrom } from './parts.ts';
import { roles } from './roles.ts';
import { setZip } from './setFiles.ts';
import { changedFacts, olderMembers, takeOver } from './takeOver.ts';

beforeAll(loadType);

const before: AnyDraft = restoreDraft(roles.flyer.fields, {
  eventDate: '2027-03-13',
  eventTime: '09:00',
  location: '400 Horizon Way, Austin',
  link: 'https://www.daybreak.example/drop-off-day',
  composition: 'date',
});
const after: AnyDraft = { ...before, eventDate: '2027-04-21' };
const from = { designer: 'flyer', key: 'flyer' } as const;
const old = /\bMar(?:ch)?\b|\bSat(?:urday)?\b|\b13(?:th)?\b|2027-03/gi;
const now = /April 21|21 April|2027-04-21/i;

/** A set of everything that a flyer can be taken to. */
function madeSet(): { store: DraftStore; facts: Facts } {
  const store = memoryDrafts();
  store.save('flyer', before);
  const facts = factsOf('flyer', before);
  const [, ...parts] = partsFrom('flyer', before);
  keepAsDrafts({
    store,
    from: { ...from, draft: before },
    pieces: parts.map((part) => ({ part, draft: draftFrom(part, facts).draft })),
    facts,
  });
  // Somebody wrote the date into words of their own.
  const mail = membersOf(store, readSet(store, 'flyer')?.set ?? '').find(({ part }) => part === 'email');
  if (!mail) throw new Error('The set has no mail.');
  store.save(mail.key, {
    ...mail.draft,
    subject: 'March 13: bring your panels',
    content: `${mail.draft.content}\n\nThe gate opens on Saturday, March 13th.`,
  });
  return { store, facts };
}

/** The words of every file of the set, as other programs read them, by name. */
async function wordsOf(store: DraftStore, facts: Facts): Promise<Map<string, string>> {
  const members = membersOf(store, readSet(store, 'flyer')?.set ?? '');
  const zip = await setZip({
    pieces: members.map(({ part, draft }) => ({ part: partOf(part), draft })),
    facts,
    brief: { user: defaultUserDetails, images: [] },
    exporter: browserExporter,
    date: new Date(2026, 0, 5),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  const words = new Map<string, string>();
  for (const [name, bytes] of await unzip(zip.blob)) {
    const file = new Blob([bytes]);
    const kept = /\.(?:pdf|png)$/.test(name) ? JSON.stringify((await readPiece(file))?.draft) : '';
    const read = name.endsWith('.pdf')
      ? (await pdfTexts(file)).flat().map((text) => text.words)
      : name.endsWith('.png')
        ? []
        : // Pictures as data are letters by chance.
          [new TextDecoder().decode(bytes).replaceAll(/data:[\w/+.-]+;base64,[\w+/=]+/g, '')];
    words.set(name, [kept, ...read].join(' '));
  }
  return words;
}

it('a date that changed in one piece stands in no file of the set any more', async () => {
  const { store, facts } = madeSet();
  const stale = await wordsOf(store, facts);
  // Every file of a piece says the old date: what is looked for below can be found.
  const pieces = [...stale.keys()].filter((name) => !['manifest.json'].includes(name));
  for (const name of pieces) expect(stale.get(name), name).toMatch(old);

  store.save('flyer', after);
  const changed = changedFacts(store, 'flyer', 'flyer', after);
  if (!changed) throw new Error('Nothing changed.');
  const older = olderMembers(store, 'flyer', changed);
  expect(older).toHaveLength(partsFrom('flyer', before).length - 1);
  expect(takeOver(store, { ...from, draft: after }, changed, older)).toEqual([]);

  const fresh = await wordsOf(store, changed.facts);
  expect([...fresh.keys()]).toEqual([...stale.keys()]);
  expect(fresh.size).toBeGreaterThan(20);
  const found = [...fresh].flatMap(([name, words]) =>
    [...words.matchAll(old)].map(([word]) => `${name}: ${word}`),
  );
  expect(found).toEqual([]);
  for (const name of ['overview.html', 'captions.txt', 'alternative-texts.txt'])
    expect(fresh.get(name), name).toMatch(now);
});
