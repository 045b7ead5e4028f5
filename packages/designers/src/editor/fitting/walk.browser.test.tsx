import '@daybreak/brand/styles.css';
import axe from 'axe-core';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import type { Designer } from '../designer.ts';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { type AnyDraft, optionsOf } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { artboardPixels } from '../sizes/sizes.ts';
import { defaultUserDetails } from '../userDetails/userDetails.ts';

/** Rules about whole pages; a piece isn't one. */
const wholePages = { region: { enabled: false } };

const data = { user: defaultUserDetails, images: [] };

/** Every option of every choice, one at a time, and every example. */
const drafts = (designer: Designer): [string, AnyDraft][] => [
  ...Object.entries(designer.fields).flatMap(([name, field]): [string, AnyDraft][] =>
    field.kind === 'choice'
      ? optionsOf(field, newDraft(designer.fields)).map(({ value }) => [
          `${name} ${value}`,
          restoreDraft(designer.fields, { [name]: value }),
        ])
      : [],
  ),
  ...Object.entries(designer.examples).map(([name, example]): [string, AnyDraft] => [
    `example ${name}`,
    restoreDraft(designer.fields, example),
  ]),
];

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
afterEach(() => flushSync(() => root.render(null)));
beforeAll(() =>
  Promise.all([400, 500, 600, 700, 800].map((weight) => document.fonts.load(`${weight} 16px Poppins`))),
);

describe.each(sheets.map((sheet) => [sheet.designer.id, sheet] as const))('%s', (_id, sheet) => {
  const { designer } = sheet;
  it.each(drafts(designer))(
    'draws %s at natural size, with every text inside its box, and axe finds nothing',
    async (_name, draft) => {
      const failures = vi.spyOn(console, 'error');
      const long: string[] = [];
      for (const side of designer.artboards(draft)) {
        flushSync(() =>
          root.render(
            <Artboard
              side={side}
              within={{ width: 400, height: 200 }}
              onTooLong={(names) => long.push(...names)}
            >
              <designer.Artwork draft={draft} data={data} side={side} />
            </Artboard>,
          ),
        );
        const node = host.querySelector<HTMLElement>('[data-artboard]');
        const { whole } = artboardPixels(side.size);
        expect([node?.offsetWidth, node?.offsetHeight]).toEqual([
          Math.round(whole.width),
          Math.round(whole.height),
        ]);
        for (const text of node?.querySelectorAll<HTMLElement>('[data-fit]') ?? []) {
          const em = Number.parseFloat(getComputedStyle(text).fontSize);
          expect(text.scrollWidth - text.clientWidth, `${text.dataset.fit} is too wide`).toBeLessThanOrEqual(
            1,
          );
          expect(
            (text.scrollHeight - text.clientHeight) / em,
            `${text.dataset.fit} is too tall`,
          ).toBeLessThan(0.3);
        }
        const { violations } = await axe.run(host, { resultTypes: ['violations'], rules: wholePages });
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
      expect(long).toEqual([]);
      expect(failures).not.toHaveBeenCalled();
    },
  );

  it('draws the same artboard whatever was shown before', () => {
    const [side] = designer.artboards(newDraft(designer.fields));
    if (!side) throw new Error(`${designer.id} has no artboards`);
    const draw = (draft: AnyDraft) => {
      flushSync(() =>
        root.render(
          <Artboard side={side}>
            <designer.Artwork draft={draft} data={data} side={side} />
          </Artboard>,
        ),
      );
      return host.innerHTML;
    };
    const first = draw(newDraft(designer.fields));
    draw(restoreDraft(designer.fields, designer.examples.longest));
    expect(draw(newDraft(designer.fields))).toBe(first);
  });

  it.skipIf(sheet.ownWords)('names a text that does not fit even at its smallest size', () => {
    const [name] = Object.entries(designer.fields).find(([, { kind }]) => kind === 'lines') ?? [];
    if (!name) throw new Error(`${designer.id} has no long text`);
    const draft = { ...newDraft(designer.fields), [name]: 'A word too many '.repeat(400) };
    const [side] = designer.artboards(draft);
    if (!side) throw new Error(`${designer.id} has no artboards`);
    const onTooLong = vi.fn();
    flushSync(() =>
      root.render(
        <Artboard side={side} onTooLong={onTooLong}>
          <designer.Artwork draft={draft} data={data} side={side} />
        </Artboard>,
      ),
    );
    expect(onTooLong).toHaveBeenLastCalledWith(expect.arrayContaining([name]));
  });
});
