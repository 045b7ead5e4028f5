// Real pieces in Chromium, for the tests that open their files and for the benchmark.
import '@daybreak/brand/styles.css';
import '@daybreak/ui/styles.css';
import { type ArtboardSide, browserExporter, type ExportRequest, type ExportSource } from '@daybreak/print';
import { facesOf } from '@daybreak/print/faces';
import { unzip } from '@daybreak/print/zip';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { base64 } from '../../../print/openedFiles/making/base64.ts';
import { photographOf } from '../../../print/openedFiles/making/photograph.ts';
import { bleedOf } from '../../../print/src/artworkCopy.ts';
import { readDraftFromPdf } from '../../../print/src/pdf/readDraft.ts';
import { combinations } from '../../contactSheet/combinations.ts';
import { everySheet } from '../../contactSheet/sheets.ts';
import { makePptx } from '../../src/deck/files/makePptx.ts';
import { Stage } from '../../src/deck/Stage.tsx';
import { SlideMediumProvider } from '../../src/deck/slides/parts/medium.ts';
import { slides } from '../../src/deck/slides.ts';
import { stageSize } from '../../src/deck/stage.ts';
import { contactCard as vCardOf } from '../../src/designers/businessCard/contactCode.ts';
import { loadType } from '../../src/editor/artwork/testing/drawPiece.tsx';
import { newDraft, restoreDraft } from '../../src/editor/drafts/draft.ts';
import { Artboard } from '../../src/editor/preview/Artboard.tsx';
import { defaultUserDetails, type UserDetails } from '../../src/editor/userDetails/userDetails.ts';

const designers = Object.fromEntries(everySheet.map(({ designer }) => [designer.id, designer]));

export interface PieceRequest {
  /** A designer's id, or `deck` for two slides of the sales deck. */
  piece: string;
  /** One of the designer's examples, instead of its first draft. */
  example?: string;
  draft?: Record<string, string>;
  user?: Partial<UserDetails>;
  /** A photograph of this many megapixels, or the one at this address, instead of the company's. */
  photograph?: number | string;
  /** The language of its words, as a BCP 47 tag. */
  language?: string;
  /** Places a partner's logo, a PNG with holes, next to ours. */
  partner?: boolean;
}

let mounted: ExportSource[] = [];

/** Shows every side of a piece on the page at natural size, replacing earlier content. */
export async function mountPiece(request: PieceRequest): Promise<ExportSource[]> {
  document.body.replaceChildren();
  const host = document.createElement('div');
  // Spaced apart, so the shadow of one doesn't fall on the other.
  host.style.cssText = 'display: grid; gap: 40px; padding: 40px; inline-size: max-content';
  host.lang = request.language ?? 'en';
  document.body.append(host);
  await loadType();
  const { photograph: wanted } = request;
  const photograph = typeof wanted === 'number' ? await photographOf(wanted) : wanted;
  const boards = request.piece === 'deck' ? deckBoards() : designBoards(request, photograph);
  flushSync(() =>
    createRoot(host).render(
      boards.map(({ side, artwork }) => (
        <Artboard key={side.id} side={side}>
          {artwork}
        </Artboard>
      )),
    ),
  );
  await Promise.all([...host.querySelectorAll('img')].map((image) => image.decode()));
  const nodes = host.querySelectorAll<HTMLElement>('[data-artboard]');
  for (const node of nodes) await facesOf(node);
  // The texts are fitted again now that their letters have their final widths.
  await new Promise(requestAnimationFrame);
  mounted = boards.map(({ side }, index) => ({ side, node: nodes[index] as HTMLElement }));
  return mounted;
}

function designBoards({ piece, example, draft: choices, user, partner }: PieceRequest, photograph?: string) {
  const designer = designers[piece];
  if (!designer) throw new Error(`There is no designer ${piece}.`);
  const draft = restoreDraft(designer.fields, {
    ...(example ? designer.examples[example] : {}),
    ...choices,
    ...(photograph && 'picture' in designer.fields
      ? { picture: 'upload:photograph 0.5,0.3 1 Rows%20of%20panels' }
      : {}),
    ...(partner ? { partner: 'upload:partner 0.5,0.5 1 Oreline' } : {}),
  });
  const images = [
    ...(photograph ? [{ id: 'photograph', name: 'Photograph', url: photograph }] : []),
    ...(partner ? [{ id: 'partner', name: 'Partner', url: partnerLogo(), isLogo: true }] : []),
  ];
  const data = { user: { ...defaultUserDetails, ...user }, images };
  return designer.artboards(draft).map((side) => ({
    side,
    artwork: <designer.Artwork draft={draft} data={data} side={side} />,
  }));
}

/** A red disc and a dark bar on a transparent background. */
function partnerLogo(): string {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1200, height: 400 });
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.fillStyle = '#b3123f';
  context.arc(200, 200, 190, 0, 7);
  context.fill();
  context.fillStyle = '#1d1d1b';
  context.fillRect(450, 120, 740, 160);
  return canvas.toDataURL();
}

/** The deck's first slide, whose heading is a picture, two slides with figures, and the last, which has links. */
const deckBoards = () =>
  [...slides.slice(0, 3), ...slides.slice(-1)].map(({ id, content, Component }) => ({
    side: { id, label: content.title, size: { ...stageSize, unit: 'px', bleed: 0 } } satisfies ArtboardSide,
    artwork: (
      <SlideMediumProvider value="file">
        <div style={{ display: 'grid', inlineSize: stageSize.width, blockSize: stageSize.height }}>
          <Stage>
            <Component />
          </Stage>
        </div>
      </SlideMediumProvider>
    ),
  }));

/** Trim boxes of the mounted artboards, in CSS px of the page. */
export const trims = () =>
  mounted.map(({ side, node }) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const bleed = bleedOf(side.size);
    return {
      x: left + window.scrollX + bleed,
      y: top + window.scrollY + bleed,
      width: width - 2 * bleed,
      height: height - 2 * bleed,
    };
  });

/** The font size of each fitted text on the page, by name, in CSS px. */
export const fittedSizes = (): (readonly [name: string, size: number])[] =>
  mounted.flatMap(({ node }) =>
    [...node.querySelectorAll<HTMLElement>('[data-fit]')].map(
      (text) => [text.dataset.fit ?? '', Number.parseFloat(getComputedStyle(text).fontSize)] as const,
    ),
  );

const layouts = ['composition', 'cover', 'layout'];
const headlines = ['title', 'headline'];
const sentences = ['subtitle', 'line', 'message', 'description'];

/** A piece in each layout and theme of every designer, with the names of its headline and sentence fields. */
export const everyLayout = () =>
  everySheet.flatMap(({ designer: { id, fields } }) => {
    const firstField = (names: readonly string[]) => names.find((name) => name in fields);
    const names = [firstField(layouts), firstField(['theme'])].filter((name) => name !== undefined);
    return combinations(fields, names, newDraft(fields)).map((draft) => ({
      piece: id,
      draft: Object.fromEntries(names.map((name) => [name, draft[name] ?? ''])),
      headline: firstField(headlines),
      sentence: firstField(sentences),
    }));
  });

/** The vCard in the code of a card. */
export const contactCard = (user: Partial<UserDetails>): string =>
  vCardOf({ ...defaultUserDetails, ...user });

/** Returns the file of the mounted piece as base64, or the sentence that explains why it's refused. */
export async function pdfOf(
  sources: ExportSource[],
  options: Partial<ExportRequest> = {},
): Promise<{ name: string; note?: string; data: string } | { refusal: string }> {
  try {
    const [file] = await browserExporter.export({
      designer: 'piece',
      title: 'A second sunrise',
      sources,
      format: 'pdf',
      date: new Date(Date.UTC(2026, 6, 30, 12)),
      ...options,
    });
    if (!file) throw new Error('The exporter made no file.');
    return { name: file.name, note: file.note, data: await base64(file.blob) };
  } catch (error) {
    return { refusal: (error as Error).message };
  }
}

/** The sales deck as a presentation: every file in it by name, as base64. */
export async function presentation(): Promise<Record<string, string>> {
  const { blob } = await makePptx({ date: new Date(Date.UTC(2026, 6, 30, 12)) });
  const parts: Record<string, string> = {};
  for (const [name, bytes] of await unzip(blob)) parts[name] = await base64(new Blob([bytes]));
  return parts;
}

/** The draft embedded in a PDF. */
export const draftOf = async (data: string): Promise<string | undefined> =>
  readDraftFromPdf(
    Uint8Array.from(atob(data), (character) => character.charCodeAt(0)),
    1e6,
  );
