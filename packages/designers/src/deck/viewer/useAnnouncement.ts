import { useEffect, useRef, useState } from 'react';

/** Text for a live region: the slide's name each time another one is shown, and nothing for the first. */
export function useAnnouncement(name: string, isShown: boolean): string {
  const [announcement, setAnnouncement] = useState('');
  const announced = useRef(name);

  useEffect(() => {
    if (!isShown || announced.current === name) return;
    announced.current = name;
    setAnnouncement(name);
  }, [name, isShown]);

  return announcement;
}
