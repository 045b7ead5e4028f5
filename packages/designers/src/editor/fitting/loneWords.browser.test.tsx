import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { beforeAll, describe, expect, it } from 'vitest';
import { sheets } from '../../../contactSheet/sheets.ts';
import { samples } from '../../designers/registry/samples.ts';
import type { Samples } from '../../designers/samples.ts';
import { loadType } from '../artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../drafts/draft.ts';
import { type AnyDraft, optionsOf } from '../fields/fields.ts';
import { Artboard } from '../preview/Artboard.tsx';
import { defaultUserDetails } from '../userDetails/userDetails.ts';
import { loneWords } from './loneWords.ts';

const host = document.createElement('div');
document.body.append(host);
const root = createRoot(host);
beforeAll(loadType);

const data = { user: defaultUserDetails, images: [] };

/** Every default, example and sample in each layout, except those with too many words on purpose. */
function drafts({ id, fields, examples }: (typeof sheets)[number]['designer']): [string, AnyDraft][] {
  const { pieces = {} } = samples[id as keyof typeof samples] as Samples;
  const { composition } = fields;
  const layouts =
    composition?.kind === 'choice'
      ? optionsOf(composition, newDraft(fields)).map(({ value }) => value)
      : [''];
  const kinds =
    fields.type?.kind === 'choice'
      ? optionsOf(fields.type, newDraft(fields)).map(({ value }) => value)
      : [''];
  const starts: [string, AnyDraft][] = [
    ...kinds.map((type): [string, AnyDraft] => [`default ${type}`, type ? { type } : {}]),
    ...Object.entries(examples)
      .filter(([name]) => !/^(?:longest|empty|one long word)$/.test(name))
      .map(([name, example]): [string, AnyDraft] => [name, restoreDraft(fields, example)]),
  ];
  return [
    ...starts.flatMap(([name, draft]) =>
      layouts.map((layout): [string, AnyDraft] => [
        `${name} ${layout}`,
        layout ? { ...draft, composition: layout } : draft,
      ]),
    ),
    ...Object.entries(pieces).map(([name, { draft }]): [string, AnyDraft] => [`ready ${name}`, draft]),
  ];
}

/** The innermost boxes of a text: each has its own lines. */
function boxesIn(text: HTMLElement): HTMLElement[] {
  const blocks = [...text.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !/^(?:inline|none|contents)/.test(getComputedStyle(child).display),
  );
  return blocks.length > 0 ? blocks.flatMap(boxesIn) : [text];
}

describe.each(sheets.map(({ designer }) => [designer.id, designer] as const))('%s', (_id, designer) => {
  it('leaves no word alone on a line with room for another', () => {
    const alone: string[] = [];
    for (const [name, words] of drafts(designer)) {
      const draft = restoreDraft(designer.fields, words);
      for (const side of designer.artboards(draft)) {
        flushSync(() => root.render(null));
        flushSync(() =>
          root.render(
            <Artboard side={side}>
              <designer.Artwork draft={draft} data={data} side={side} />
            </Artboard>,
          ),
        );
        for (const text of host.querySelectorAll<HTMLElement>('[data-fit]'))
          for (const box of boxesIn(text)) {
            const { paddingLeft, paddingRight } = getComputedStyle(text);
            const padding =
              box === text ? Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight) : 0;
            const { width } = box.getBoundingClientRect();
            const own = box.style.paddingInlineEnd || box.style.paddingInlineStart ? 0 : padding;
            for (const word of loneWords(box, width - own))
              alone.push(`${name}, ${side.label}: “${word}” of “${box.textContent.slice(0, 60)}”`);
          }
      }
    }
    expect(alone).toEqual([]);
  });
});
