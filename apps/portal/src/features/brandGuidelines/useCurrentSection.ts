import { useEffect, useState } from 'react';
import { type SectionId, sections } from './sections.ts';

/** The section under a line one third down the window; undefined above the first section and below the last. */
export function useCurrentSection(): SectionId | undefined {
  const [current, setCurrent] = useState<SectionId>();

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const id = sections.find((section) => section.id === target.getAttribute('aria-labelledby'))?.id;
          setCurrent((before) => (isIntersecting ? id : before === id ? undefined : before));
        }
      },
      { rootMargin: '-33% 0px -66%' },
    );
    for (const { id } of sections) {
      const section = document.querySelector(`section[aria-labelledby="${id}"]`);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return current;
}
