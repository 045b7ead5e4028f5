import type { Theme } from '../../editor/artwork/logos.ts';
import type { Area, Frame } from '../../editor/layouts/frame/frame.ts';
import type { BusinessCardDraft } from './businessCard.fields.ts';

/** Positions on a card, in units of its frame, and its grounds. */
export interface CardGeometry {
  front: Theme;
  back: Theme;
  /** The sun on the front; only the part above the horizon, if it has one. */
  disc?: { x: number; y: number; radius: number; horizon?: number };
  /** Top of the rows: the last item on the card sits on that line. */
  rows?: number;
  logo: { x: number; y: number; height: number };
  /** True if the name is as large as its area allows. */
  nameAlone?: boolean;
  nameArea: Area;
  titleArea: Area;
  contactArea: Area;
}

const margin = 8;
const logo = { x: margin, y: margin, height: 13 };

/** A column of name, title and contact, from below the logo down to a line. */
const column = (right: number, [name, title, contact, end]: readonly [number, number, number, number]) => ({
  nameArea: { x: margin, y: name, right, bottom: title - 1 },
  titleArea: { x: margin, y: title, right, bottom: contact },
  contactArea: { x: margin, y: contact, right, bottom: end },
});

/** Lays out a design on a horizontal or upright card. */
export function cardGeometry(
  geometry: BusinessCardDraft['composition'],
  { width, height, shape }: Frame,
): CardGeometry {
  const isAcross = shape === 'across';
  const end = width - margin;
  // Moves the foot of an upright card if the card is less slender than 2 × 3.5 in.
  const lift = height - 175;
  switch (geometry) {
    case 'sunrise': {
      const rows = isAcross ? 82 : 152 + lift;
      return {
        front: 'white',
        back: 'blue',
        rows,
        logo,
        ...column(end, isAcross ? [26, 43, 55, rows - 5.5] : [52, 78, 95, rows - 6]),
      };
    }
    case 'sun': {
      const disc = isAcross
        ? { x: width, y: 56, radius: 58 }
        : { x: 82, y: height - 20 - 0.3 * lift, radius: 50 + 0.3 * lift };
      return {
        front: 'white',
        back: 'orange',
        disc,
        logo,
        ...column(
          isAcross ? disc.x - disc.radius - 4 : end,
          isAcross ? [25, 52, 65, 92] : [26, 50, 64, disc.y - disc.radius - 6],
        ),
      };
    }
    case 'name':
      return {
        front: 'orange',
        back: 'white',
        logo: isAcross ? { x: end - 12, y: 80, height: 12 } : logo,
        nameAlone: true,
        ...column(
          isAcross ? width - 53 : end,
          isAcross ? [margin, 55, 66, 92] : [margin, 118 + lift, 134 + lift, 167 + lift],
        ),
        nameArea: { x: margin, y: isAcross ? margin : 28, right: end, bottom: isAcross ? 52 : 115 + lift },
      };
    case 'night': {
      const rows = isAcross ? 82 : 152 + lift;
      const radius = isAcross ? Math.round(0.195 * width) : 30;
      return {
        front: 'blue',
        back: 'image',
        disc: { x: width - radius - 4, y: rows, radius, horizon: rows },
        rows,
        logo,
        ...column(
          isAcross ? width - 2 * radius - 8 : end,
          isAcross ? [26, 43, 55, rows - 5.5] : [26, 50, 66, 112 + lift],
        ),
      };
    }
  }
}
