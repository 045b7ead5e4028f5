import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sheets } from '../../contactSheet/sheets.ts';
import type { Designer } from '../editor/designer.ts';
import { editDraft, newDraft, restoreDraft } from '../editor/drafts/draft.ts';
import { type AnyDraft, type Field, isVisible, optionsOf } from '../editor/fields/fields.ts';
import { defaultUserDetails } from '../editor/userDetails/userDetails.ts';

const data = { user: defaultUserDetails, images: [] };

/** The fields that a draft's form shows. */
const asked = ({ fields }: Designer, draft: AnyDraft) =>
  Object.entries(fields)
    .filter(([, field]) => isVisible(field, draft))
    .map(([name, field]) => [name, field.kind === 'choice' && optionsOf(field, draft)]);

/** Everything that a draft affects: artwork, size, details, fields and remarks. */
const shown = (designer: Designer, draft: AnyDraft) => {
  const { artboards, Artwork, Details, specification, remarks, unavailable, checks } = designer;
  const drawn = renderToStaticMarkup(
    <>
      {artboards(draft).map((side) => (
        <div key={side.id} lang={side.language} title={JSON.stringify(side.size)}>
          <Artwork draft={draft} data={data} side={side} />
        </div>
      ))}
      {specification(draft)}
      {Details ? <Details draft={draft} /> : null}
    </>,
  );
  return JSON.stringify([
    drawn,
    remarks?.(draft),
    unavailable?.(draft, data),
    checks?.(draft, data),
    asked(designer, draft),
  ]);
};

/** Other values of a field: each option of a choice, and one valid value for everything else. */
const others = (field: Field, draft: AnyDraft, now: string | undefined): string[] =>
  field.kind === 'choice'
    ? optionsOf(field, draft).flatMap(({ value }) => (value === now ? [] : [value]))
    : [
        {
          date: '2031-05-06',
          time: '07:07',
          url: 'https://xylophone.example/y',
          text: '7',
          lines: 'We recycle solar panels in June',
          picture: 'library:battery-storage 0.1,0.9 3',
        }[field.kind],
      ];

describe.each(sheets.map(({ designer }) => [designer.id, designer] as const))('%s', (_id, designer) => {
  const { fields } = designer;
  const start = newDraft(fields);
  const choices = Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'choice' ? optionsOf(field, start).map(({ value }) => [name, value] as const) : [],
  );

  it.each(choices)('changes the piece with every field that’s shown in %s %s', (name, value) => {
    const draft = restoreDraft(fields, { [name]: value });
    const before = shown(designer, draft);
    // A field that changes nothing has a remark that explains why.
    const said = designer.remarks?.(draft) ?? {};
    const refused = designer.unavailable?.(draft, data) ?? {};
    const idle = Object.entries(fields)
      .filter(
        ([field]) =>
          isVisible(fields[field] as Field, draft) && !said[field] && !refused[field]?.[draft[field] ?? ''],
      )
      .flatMap(([name, field]) =>
        others(field, draft, draft[name])
          .filter((other) => !refused[name]?.[other])
          .filter((other) => shown(designer, editDraft(fields, draft, name, other)) === before)
          .map((other) => `${name} ${other}`),
      );
    expect(idle).toEqual([]);
  });
});
