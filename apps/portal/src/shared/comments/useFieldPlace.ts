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
  container: RefObject<HTMLElement | null>,
  field: string | undefined,
): Place | undefined {
  const [place, setPlace] = useState<Place>();
  useEffect(() => {
    const node = container.current;
    if (!node || field === undefined) {
      setPlace(undefined);
      return;
    }
    // The key of a value for one size starts with its field's name.
    const name = CSS.escape(field.split('@', 1)[0] ?? '');
    let observed: Element | null = null;
    const measure = () => {
      const element = node.querySelector(`[data-fit="${name}"], [data-slot="${name}"]`);
      // Its size changes when its text is fitted.
      if (element && element !== observed) observer.observe(element);
      observed = element;
      const [elementBox, containerBox] = [element?.getBoundingClientRect(), node.getBoundingClientRect()];
      setPlace(
        elementBox && elementBox.width > 0 && containerBox.width > 0
          ? {
              x: (elementBox.left - containerBox.left) / containerBox.width,
              y: (elementBox.top - containerBox.top) / containerBox.height,
              width: elementBox.width / containerBox.width,
              height: elementBox.height / containerBox.height,
            }
          : undefined,
      );
    };
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [container, field]);
  return place;
}
