import { Avatar, type AvatarProps } from '@daybreak/ui';
import { useCallback } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';
import { useOptional } from '../requests/useOptional.ts';

interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** The name of their photo; null or absent if they have none. */
  photo?: string | null | undefined;
}

/** A person's photo, or their initials until it loads or if it doesn't. */
export function PersonAvatar({ photo, ...rest }: PersonAvatarProps) {
  const { people } = useBackend();
  const load = useCallback(async () => {
    const src = photo && (await people.photoAddress(photo));
    return src ? { photo, src } : undefined;
  }, [people, photo]);
  const [loaded] = useOptional(photo ? load : undefined, "Couldn't get the address of a photo.");
  return <Avatar {...rest} {...(loaded && loaded.photo === photo ? { src: loaded.src } : {})} />;
}
