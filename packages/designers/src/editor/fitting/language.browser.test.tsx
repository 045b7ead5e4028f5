import { beforeAll, expect, it } from 'vitest';
import { flyer } from '../../designers/flyer/flyer.ts';
import { poster } from '../../designers/poster/poster.ts';
import { drawPiece, loadType } from '../artwork/testing/drawPiece.tsx';
import { restoreDraft } from '../drafts/draft.ts';

beforeAll(loadType);

const event = { eventDate: '2027-03-13', eventTime: '10:00', location: 'Doca 4' };
const spaced = ({ node }: { node: HTMLElement }) => node.innerText.replaceAll(/\s+/g, ' ').toLowerCase();

it.each(['sunrise', 'date', 'type', 'window'])('writes 10:00 on a poster in %s for Lisbon', (composition) => {
  const piece = drawPiece(poster, restoreDraft(poster.fields, { ...event, composition, language: 'pt-PT' }));
  expect(piece.node.lang).toBe('pt-PT');
  expect(spaced(piece)).toContain('10:00');
  expect(spaced(piece)).toContain('março');
  expect(spaced(piece)).toContain('sábado');
  expect(spaced(piece)).not.toContain('10:00 am');
});

it('writes 10:00 AM on a poster for Austin', () => {
  const piece = drawPiece(poster, restoreDraft(poster.fields, event));
  expect(piece.node.lang).toBe('en-US');
  expect(spaced(piece)).toContain('saturday, march 13, 2027');
  expect(spaced(piece)).toContain('10:00 am');
});

it("follows the language on a flyer's panel too", () => {
  const draw = (language: string) =>
    spaced(drawPiece(flyer, restoreDraft(flyer.fields, { ...event, language })));
  expect(draw('pl')).toMatch(/13.*sobota.*marca.*2027.*10:00/);
  expect(draw('en-US')).toMatch(/13.*saturday.*march.*2027.*10:00 am/);
});
