import { describe, expect, it } from 'vitest';
import type { CardChange } from '../userDetails/staffCards.ts';
import { dueWords } from './dueWords.ts';

const change = (more: Partial<CardChange> = {}): CardChange => ({
  kind: 'card',
  detail: 'title',
  before: 'Buyer',
  after: 'Head of Buying',
  madeAt: '2026-02-03T12:00:00Z',
  ...more,
});
const said = (changes: CardChange[], isWithoutCard = false) =>
  dueWords({ id: 'ada', isWithoutCard: isWithoutCard, changes });

describe('reasons for a new card', () => {
  it('states earlier and current details', () => {
    expect(
      said([
        change({ detail: 'name', before: 'Ada', after: 'Ada Okafor' }),
        change(),
        change({ detail: 'email', before: '', after: 'ada@daybreak.example' }),
        change({ detail: 'phone', before: '1', after: '' }),
      ]),
    ).toEqual([
      'Card from Feb 3, 2026: name changed from “Ada” to “Ada Okafor”, job title changed from “Buyer” to “Head of Buying”, email “ada@daybreak.example” added, phone “1” removed.',
    ]);
  });

  it('combines a matching card and signature, and lists differing ones separately', () => {
    expect(said([change(), change({ kind: 'signature' })])).toEqual([
      'Card and signature from Feb 3, 2026: job title changed from “Buyer” to “Head of Buying”.',
    ]);
    expect(said([change(), change({ kind: 'signature', madeAt: '2026-03-01T12:00:00Z' })])).toHaveLength(2);
  });

  it('reports both a missing card and an outdated signature', () => {
    expect(said([], true)).toEqual(['No card yet.']);
    expect(said([change({ kind: 'signature' })], true)).toEqual([
      'No card yet.',
      'Signature from Feb 3, 2026: job title changed from “Buyer” to “Head of Buying”.',
    ]);
  });
});
