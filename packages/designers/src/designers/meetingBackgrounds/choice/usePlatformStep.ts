import { useEffect, useRef, useState } from 'react';
import type { FileType, Platform } from '../backgrounds.ts';

/**
 * The chosen platform and its file type. Moves the focus to the next step's heading, or back to the tile,
 * because the step that had it is gone.
 */
export function usePlatformStep() {
  const [platform, setPlatform] = useState<Platform>();
  const [type, setType] = useState<FileType>('png');
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useRef<string>(undefined);
  const tiles = useRef(new Map<string, HTMLButtonElement>());
  useEffect(() => {
    if (platform) heading.current?.focus();
    else if (chosen.current) tiles.current.get(chosen.current)?.focus();
  }, [platform]);
  return {
    platform,
    type,
    setType,
    heading,
    tiles,
    choose: (each: Platform) => {
      chosen.current = each.value;
      setPlatform(each);
      setType(each.fileType ?? 'png');
    },
    goBack: () => setPlatform(undefined),
  };
}
