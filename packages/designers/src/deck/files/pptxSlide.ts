import { type as brandType } from '@daybreak/brand';
import type PptxGenJs from 'pptxgenjs';
import { stageSize } from '../stage.ts';
import type { StageBox, StagePoint } from './outline.ts';
import type { SlidePart, TextPart } from './slideParts.ts';

export type Presentation = PptxGenJs;

/** The wide slide of office programs: 13.333 × 7.5 in for 1920 × 1080 px. */
const pixelsPerInch = 144;
const pointsPerPixel = 72 / pixelsPerInch;

/**
 * Line height of Poppins, as a multiple of its size: office programs measure spacing in lines. LibreOffice uses 1.2 and
 * the font itself says 1.5, so lines are slightly closer or wider than on the screen, and nothing overlaps in either.
 */
const naturalLine = 1.3;

const inches = (pixels: number) => pixels / pixelsPerInch;
const points = (pixels: number) => Math.round(pixels * pointsPerPixel * 100) / 100;
const placeOf = ({ x, y, width, height }: StageBox) => ({
  x: inches(x),
  y: inches(y),
  w: inches(width),
  h: inches(height),
});

interface SlideFacts {
  name: string;
  parts: readonly SlidePart[];
  notes: string;
}

/**
 * Adds a slide. It gets its own layout, with the slide's name, so that its heading counts as a heading: programs list
 * headings, and pptxgenjs takes a heading's placeholder from its layout.
 */
export function writeSlide(presentation: Presentation, { name, parts, notes }: SlideFacts): void {
  const title = parts.find((part) => part.kind === 'text' && part.title) as TextPart | undefined;
  presentation.defineSlideMaster({
    title: name,
    background: { color: 'FFFFFF' },
    objects: title
      ? [
          {
            placeholder: {
              options: { name: 'title', type: 'title', ...boxOptions(title), ...placeOf(title.box) },
              text: '',
            },
          },
        ]
      : [],
  });
  const slide = presentation.addSlide({ masterName: name });
  const grounds = parts.findIndex((part) => !isGround(part));
  const ground = parts[grounds - 1];
  if (ground?.kind === 'shape') slide.background = { color: ground.color };
  for (const part of parts.slice(grounds)) {
    if (part.kind === 'shape') {
      const options = {
        ...placeOf(part.box),
        fill: { color: part.color, transparency: Math.round((1 - part.cover) * 100) },
      };
      if (part.outline)
        slide.addShape('custGeom' as PptxGenJs.SHAPE_NAME, {
          ...options,
          points: freeform(part.outline, part.box),
        });
      else slide.addShape('rect', options);
    } else if (part.kind === 'picture')
      slide.addImage({ ...placeOf(part.box), data: part.data, altText: part.alt || name });
    else
      slide.addText(
        runsOf(part),
        part === title
          ? { placeholder: 'title', ...boxOptions(part) }
          : { ...boxOptions(part), ...placeOf(part.box), isTextBox: true },
      );
  }
  // One paragraph: not every program treats a line break inside as part of the same one.
  slide.addNotes(notes.replaceAll('\n', ' '));
}

/** True if a shape fills the whole slide: as a background, users can't move it by mistake. */
const isGround = (part: SlidePart) =>
  part.kind === 'shape' &&
  !part.outline &&
  part.cover === 1 &&
  part.box.width === stageSize.width &&
  part.box.height === stageSize.height;

/** Points of a freeform shape are relative to its own corner. */
const freeform = (outline: readonly StagePoint[], box: StageBox) => [
  ...outline.map(({ x, y }, index) => ({
    x: inches(x - box.x),
    y: inches(y - box.y),
    moveTo: index === 0,
  })),
  { close: true as const },
];

const boxOptions = ({ align, lineHeight, tight }: TextPart) => ({
  align,
  valign: 'middle' as const,
  margin: 0,
  fit: 'none' as const,
  wrap: !tight,
  ...(lineHeight ? { lineSpacingMultiple: lineHeight / naturalLine } : {}),
});

/** Fonts are named, not embedded: programs find a family with two weights once Poppins is installed. */
const runsOf = ({ runs }: TextPart) =>
  runs.map(({ text, size, spacing, bold, color, underline, href, breaks }) => ({
    text,
    options: {
      fontFace: brandType.family,
      fontSize: points(size),
      charSpacing: points(spacing),
      bold,
      color,
      ...(underline ? { underline: { style: 'sng' as const, color: underline } } : {}),
      ...(href ? { hyperlink: { url: href } } : {}),
      breakLine: breaks,
    },
  }));
