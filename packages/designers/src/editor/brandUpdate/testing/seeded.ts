import { palette } from '@daybreak/brand';
import logo from '@daybreak/brand/assets/logo/daybreak-logo-primary.svg';
import type { PageChange } from '@daybreak/print/compare';
import type { Designer, PieceData } from '../../designer.ts';
import { restoreDraft } from '../../drafts/draft.ts';
import { withOffscreenPiece } from '../../preview/offscreen.tsx';

/** The changes of `brandTwo` that a piece shows, found by their elements. */
export const seeded = (designer: Designer, draft: unknown, data: PieceData): Promise<readonly PageChange[]> =>
  withOffscreenPiece(designer, restoreDraft(designer.fields, draft), data, async (sources) => {
    const elements = sources.flatMap(({ node }) => [...node.querySelectorAll<HTMLElement>('*')]);
    const cyan = `rgb(${palette.cyan.rgb.join(', ')})`;
    const isCyan = (element: HTMLElement) => {
      const { color, backgroundColor, backgroundImage, fill, stroke, borderTopColor, borderTopWidth } =
        getComputedStyle(element);
      const words = [...element.childNodes].some((node) => node instanceof Text && node.data.trim());
      return (
        (words && color === cyan) ||
        backgroundColor === cyan ||
        backgroundImage.includes(cyan) ||
        (element instanceof SVGElement && [fill, stroke].includes(cyan)) ||
        (borderTopWidth !== '0px' && borderTopColor === cyan)
      );
    };
    const isLogo = (element: HTMLElement) =>
      element instanceof HTMLImageElement && element.currentSrc === new URL(logo, location.href).href;
    return [
      ...(elements.some(isCyan) ? (['color'] as const) : []),
      ...(elements.some(isLogo) ? (['logo'] as const) : []),
    ];
  });
