import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everySheet } from '../../../contactSheet/sheets.ts';
import { newDraft, restoreDraft } from '../../editor/drafts/draft.ts';
import {
  type AnyDraft,
  everyOption,
  type Field,
  type Fields,
  isVisible,
  limitOf,
} from '../../editor/fields/fields.ts';
import { sizeChoices } from '../../editor/fields/sizeOverrides.ts';
import { type DesignerId, designerIds, schemaOf, sources } from './schemas.ts';
import { byHand, setByControl } from './testing/byHand.ts';

const ajv = new Ajv2020({ strictTypes: false, keywords: ['x-kind', 'x-shown-when'] });
const admits = Object.fromEntries(designerIds.map((id) => [id, ajv.compile(schemaOf(id))]));
const admitted = (id: DesignerId, draft: unknown) => admits[id]?.(draft) === true;
const fieldsOf = (id: DesignerId): Fields => sources[id].fields;
const everyField = designerIds.flatMap((id) => Object.values(fieldsOf(id)));

/**
 * Inputs that forms accept and refuse: every option of any field, words at their limits, and values that only look
 * right.
 */
const options = everyField.flatMap((field) => (field.kind === 'choice' ? everyOption(field) : []));
const anything = fc.oneof(
  fc.constantFrom(...new Set(options.map(({ value }) => value))),
  fc.constantFrom(
    '2024-02-29',
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '0000-01-01',
    '09:30',
    '24:00',
    '9:30',
  ),
  fc.constantFrom(
    'library:solar-farm 0.5,0.3 1.2',
    'library:solar-farm 0.50,0.3 1',
    'library:nowhere 0.5,0.3 1',
    'upload:4f1c-9a 0.5,0.3 1',
    'upload:%41 0.5,0.3 1',
    'upload:4f1c 0.5,0.3 4.5',
  ),
  fc.constantFrom(
    'https://daybreak.example/a?b=ü#c',
    'javascript:alert(1)',
    'https://ada@evil.example/',
    'http://',
  ),
  fc
    .constantFrom(30, 31, 50, 51, 90, 91, 280, 281, 2_200, 2_201, 15_000, 15_001)
    .map((length) => 'ö'.repeat(length)),
  fc.constantFrom(
    'ไทย\u200bไทย',
    'a\u200bb',
    'one\ntwo',
    'one\r\ntwo',
    'one\ttwo',
    '\u202eback',
    '👩‍👩‍👧 50 % & “ü”.',
    '\ud800',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(7, null, true, {}),
);

/** A value that someone may enter in a field, as its control accepts it. */
const wish = (field: Field, draft: AnyDraft): fc.Arbitrary<string> => {
  switch (field.kind) {
    case 'choice':
      return fc.constantFrom(...everyOption(field).map(({ value }) => value));
    case 'date':
      return fc
        .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
        .map((date) => date.toJSON().slice(0, 10));
    case 'time':
      return fc
        .date({ noInvalidDate: true, min: new Date(0), max: new Date(1e12) })
        .map((date) => date.toJSON().slice(11, 16));
    case 'url':
      return fc.webUrl({ withFragments: true, withQueryParameters: true });
    case 'picture':
      return fc
        .tuple(fc.integer({ min: 0, max: 1_000 }), fc.integer({ min: 1_000, max: 4_000 }), fc.uuid())
        .map(
          ([x, scale, id]) =>
            `${field.fills && x % 2 ? 'library:solar-farm' : `upload:${id}`} ${x / 1_000},0.3 ${scale / 1_000}`,
        );
    default: {
      const most = Math.min(limitOf(field, draft) ?? 300, 300);
      const unit = fc.constantFrom(
        ...'aZ 0.,:;%&?#+=/\\"\'<>@üßñй中ไ’“–…',
        ...(field.kind === 'lines' ? ['\n'] : []),
      );
      return fc.string({ unit, maxLength: most });
    }
  }
};

/** Makes a draft with the form: choices first, then words. */
const madeInForm = (fields: Fields): fc.Arbitrary<AnyDraft> => {
  const wishesFor = (names: string[], draft: AnyDraft) =>
    fc
      .record(Object.fromEntries(names.map((name) => [name, wish(fields[name] as Field, draft)])), {
        requiredKeys: [],
      })
      .map((wishes) =>
        Object.entries(wishes).reduce(
          (made, [name, value]) => setByControl(fields, made, name, value ?? ''),
          draft,
        ),
      );
  const isChoice = (name: string) => fields[name]?.kind === 'choice';
  const names = Object.keys(fields);
  return wishesFor(names.filter(isChoice), newDraft(fields)).chain((draft) =>
    wishesFor(
      names.filter((name) => !isChoice(name)),
      draft,
    ),
  );
};

describe.each(designerIds)('the schema of %s', (id) => {
  const fields = fieldsOf(id);

  it('accepts only drafts that the form can make, and loses nothing of them', () => {
    let kept = 0;
    const names = Object.keys(fields);
    const strays = fc.dictionary(fc.constantFrom(...names, 'unknown', `${names[0]}@nowhere`), anything, {
      maxKeys: 3,
    });
    fc.assert(
      fc.property(madeInForm(fields), fc.subarray(names), strays, (draft, stated, junk) => {
        const input = { ...Object.fromEntries(stated.map((name) => [name, draft[name]])), ...junk };
        if (!admitted(id, input)) return;
        kept++;
        const restored: AnyDraft = restoreDraft(fields, input);
        expect(restored).toMatchObject(input);
        expect(byHand(fields, restored)).toEqual(restored);
        expect(admitted(id, restored)).toBe(true);
      }),
      { numRuns: 150 },
    );
    expect(kept).toBeGreaterThan(20);
  });

  it('accepts what the form makes, and says when each field is shown', () => {
    const shown = Object.entries(schemaOf(id).properties).map(
      ([name, said]) => [name, ajv.compile(said['x-shown-when'] ?? {})] as const,
    );
    fc.assert(
      fc.property(madeInForm(fields), (draft) => {
        expect(admitted(id, draft) || admits[id]?.errors).toBe(true);
        for (const [name, isShown] of shown)
          expect([name, isShown(draft)]).toEqual([name, isVisible(fields[name] as Field, draft)]);
      }),
      { numRuns: 60 },
    );
  });

  it('names every field and default as the form does', () => {
    const { properties, allOf = [] } = schemaOf(id);
    const draft: AnyDraft = newDraft(fields);
    const defaults = allOf
      .filter(({ if: condition }) => ajv.validate(condition, draft))
      .flatMap(({ then }) => Object.entries(then.properties))
      .filter(([, said]) => said.default !== undefined);
    const said = Object.entries(properties).filter(([, { default: initial }]) => initial !== undefined);
    expect(
      Object.fromEntries([...said, ...defaults].map(([name, { default: initial }]) => [name, initial])),
    ).toEqual(draft);
    for (const [name, field] of Object.entries(fields))
      expect(properties[name]).toMatchObject({ title: field.label });
  });
});

describe('a single value', () => {
  it.each([
    { eventDate: '2026-02-29' },
    { eventDate: '2027-04-31' },
    { eventDate: '0000-01-01' },
    { eventTime: '24:00' },
    { picture: 'library:nowhere 0.5,0.3 1' },
    { picture: 'library:solar-farm 0.50,0.3 1' },
    { picture: 'upload:4f1c 0.5,0.3 4.5' },
    { partner: 'library:solar-farm 0.5,0.3 1' },
    { location: 'Two\nlines' },
    { link: 'javascript:alert(1)' },
    { link: 'https://ada@evil.example/' },
    { theme: 'green' },
    { title: 'ö'.repeat(15_001) },
  ])('is refused if the form can’t make it: %j', (draft) => {
    expect(admitted('poster', draft)).toBe(false);
  });

  it.each([
    { eventDate: '2028-02-29', eventTime: '23:59' },
    { picture: 'library:solar-farm 0.5,0.3 1.25', partner: 'upload:4f1c-9a 0.5,0.3 1' },
    { title: 'Two\nlines, ü & 50 % 👩‍👩‍👧', link: 'https://daybreak.example/a?b=1#c' },
    {},
  ])('is accepted if the form can make it: %j', (draft) => {
    expect(admitted('poster', draft)).toBe(true);
  });
});

describe('text for one size', () => {
  it('is accepted for existing sizes within their limit, and kept', () => {
    const own = { 'caption@twitter tweet': `=${'ö'.repeat(280)}`, 'headline@instagram story': '=Ours' };
    expect(admitted('social', own)).toBe(true);
    const restored: AnyDraft = restoreDraft(fieldsOf('social'), own);
    expect(restored).toMatchObject(own);
    expect(byHand(fieldsOf('social'), restored)).toEqual(restored);
    expect(admitted('social', { 'caption@twitter tweet': `=${'ö'.repeat(281)}` })).toBe(false);
    expect(admitted('social', { 'caption@instagram nowhere': '=Words' })).toBe(false);
    expect(admitted('social', { 'caption@twitter tweet': 'No sign' })).toBe(false);
  });

  it('is allowed for exactly the sizes that the designers have', () => {
    const stated = everySheet.flatMap(({ designer }) => {
      const source = Object.values(sources).find(({ id }) => id === designer.id);
      return source ? [[designer.id, source.sizes, sizeChoices(designer)] as const] : [];
    });
    expect(stated.length).toBeGreaterThan(5);
    for (const [id, ours, theirs] of stated) expect([id, ours]).toEqual([id, theirs]);
  });
});

describe('the entry', () => {
  it('knows every designer that has fields', () => {
    const files = readdirSync(join(import.meta.dirname, '../..'), { recursive: true, encoding: 'utf8' });
    const named = files.filter((file) => file.endsWith('.fields.ts'));
    expect(named.length).toBe(designerIds.length);
  });

  it('imports no component, style sheet or browser-only code', () => {
    const reached = new Set<string>();
    const visit = (file: string) => {
      if (reached.has(file)) return;
      reached.add(file);
      for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(
        /^(?:im|ex)port (?!type )[^;]*?from '([^']+)'/gm,
      ))
        if (from.startsWith('.')) visit(join(dirname(file), from));
        else reached.add(from);
    };
    visit(join(import.meta.dirname, '../../schema.ts'));
    expect([...reached].filter((name) => !name.startsWith('/')).sort()).toEqual([
      '@daybreak/brand',
      '@daybreak/media',
    ]);
    expect([...reached].filter((file) => /\.tsx$|\.css\.ts$/.test(file))).toEqual([]);
  });
});
