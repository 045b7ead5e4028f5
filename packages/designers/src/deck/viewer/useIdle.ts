import { useEffect, useState } from 'react';

/** True after `wait` milliseconds without pointer movement or a key press, as long as `watching`. */
export function useIdle(watching: boolean, wait: number): boolean {
  const [idle, setIdle] = useState(false);

  useEffect(() => {
    if (!watching) return;
    let timer: ReturnType<typeof setTimeout>;
    const stir = () => {
      setIdle(false);
      clearTimeout(timer);
      timer = setTimeout(() => setIdle(true), wait);
    };
    stir();
    const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
    for (const sign of signs) addEventListener(sign, stir);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, stir);
      setIdle(false);
    };
  }, [watching, wait]);

  return idle;
}
