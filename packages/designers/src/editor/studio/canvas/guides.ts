import { type ArtboardSide, safeZone } from '@daybreak/print';

export type GuideKind = 'trim' | 'safe' | 'margins' | 'folds' | 'postal' | 'covered';

/** A line or an area over a side, in its unit, from the top left corner of the trim. */
export interface Guide {
  kind: GuideKind;
  shape: 'edge' | 'zone' | 'line' | 'name';
  x: number;
  y: number;
  width: number;
  height: number;
  /** The label written next to it. */
  label?: string;
}

export const guideNames: Record<GuideKind, string> = {
  trim: 'Trim and bleed',
  safe: 'Safe area',
  margins: 'Margins',
  folds: 'Folds and panels',
  postal: 'Postal zones',
  covered: 'Areas hidden by the platform',
};

/** The smallest margin of our pieces, as a share of the shorter side. */
const leastMargin = 1 / 20;

/** Every guide that can be drawn over a side. */
export function guidesOf(side: ArtboardSide): readonly Guide[] {
  const { size, covered } = side;
  const { width, height, bleed } = size;
  const { x: coveredX = 0, top = 0, bottom = 0 } = covered ?? {};
  const inset = (kind: GuideKind, distance: number): Guide => ({
    kind,
    shape: 'edge',
    x: coveredX + distance,
    y: top + distance,
    width: width - 2 * (coveredX + distance),
    height: height - top - bottom - 2 * distance,
  });
  const margin = leastMargin * Math.min(width - 2 * coveredX, height - top - bottom);
  return [
    ...(bleed > 0
      ? [
          {
            kind: 'trim',
            shape: 'edge',
            x: -bleed,
            y: -bleed,
            width: width + 2 * bleed,
            height: height + 2 * bleed,
          } as const,
          { ...inset('trim', 0), x: 0, y: 0, width, height },
        ]
      : []),
    ...(size.unit === 'px' ? [] : [inset('safe', safeZone[size.unit])]),
    inset('margins', margin),
    ...foldsOf(side),
    ...(side.zones ?? []).map((zone): Guide => ({ kind: 'postal', shape: 'zone', ...zone })),
    ...coveredOf(side),
  ];
}

function foldsOf({ size: { width, height }, folds = [], panels = [] }: ArtboardSide): Guide[] {
  const starts = folds.length > 0 ? [0, ...folds] : [];
  return [
    ...folds.map((x): Guide => ({ kind: 'folds', shape: 'line', x, y: 0, width: 0, height })),
    ...starts.map(
      (x, index): Guide => ({
        kind: 'folds',
        shape: 'name',
        x,
        y: 0,
        width: (folds[index] ?? width) - x,
        height,
        label: panels[index],
      }),
    ),
  ];
}

function coveredOf({ size: { width, height }, covered }: ArtboardSide): Guide[] {
  if (!covered) return [];
  const { x = 0, top, bottom } = covered;
  const zone = (at: Pick<Guide, 'x' | 'y' | 'width' | 'height'>): Guide => ({
    kind: 'covered',
    shape: 'zone',
    label: at.width > width / 2 ? 'Covered' : undefined,
    ...at,
  });
  return [
    zone({ x: 0, y: 0, width, height: top }),
    zone({ x: 0, y: height - bottom, width, height: bottom }),
    zone({ x: 0, y: top, width: x, height: height - top - bottom }),
    zone({ x: width - x, y: top, width: x, height: height - top - bottom }),
  ].filter((each) => each.width > 0 && each.height > 0);
}

/** The kinds that any of the sides has, in the order of their names. */
export const kindsOn = (sides: readonly ArtboardSide[]): readonly GuideKind[] => {
  const kinds = new Set(sides.flatMap((side) => guidesOf(side).map(({ kind }) => kind)));
  return (Object.keys(guideNames) as GuideKind[]).filter((kind) => kinds.has(kind));
};
