import { type RefObject, useEffect, useState } from 'react';

/** A rectangle on a drawn side, as fractions of it. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the place of a field's text or picture on a drawn side; undefined if it isn't there. */
export function useFieldPlace(
  board: RefObject<HTMLElement | null>,
  field: string | undefined,
): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const node = board.current;
    if (!node || field === undefined) {
      setPlace(undefined);
      return;
    }
    // The key of a value for one size starts with its field's name.
    const name = CSS.escape(field.split('@', 1)[0] ?? '');
    let measured: Element | null = null;
    const measure = () => {
      const element = node.querySelector(`[data-fit="${name}"], [data-slot="${name}"]`);
      // Its size changes when its text is fitted.
      if (element && element !== measured) observer.observe(element);
      measured = element;
      const [is, within] = [element?.getBoundingClientRect(), node.getBoundingClientRect()];
      setPlace(
        is && is.width > 0 && within.width > 0
          ? {
              x: (is.left - within.left) / within.width,
              y: (is.top - within.top) / within.height,
              width: is.width / within.width,
              height: is.height / within.height,
            }
          : undefined,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [board, field]);
  return place;
}
