import { Avatar, type AvatarProps } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { useBackend } from '../backend/BackendProvider.tsx';

interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** The name of their photo; null or absent where they have none. */
  photo?: string | null | undefined;
}

/** Somebody's photo, or the first letters of their name: until it is there, and where it does not come. */
export function PersonAvatar({ photo, ...rest }: PersonAvatarProps) {
  const { people } = useBackend();
  const [loaded, setLoaded] = useState<{ photo: string; src: string }>();
  useEffect(() => {
    if (!photo) return;
    let cared = true;
    people.photoAddress(photo).then(
      (src) => {
        if (cared && src) setLoaded({ photo, src });
      },
      (error: unknown) => console.warn('The address of a photo could not be read.', error),
    );
    return () => {
      cared = false;
    };
  }, [people, photo]);
  return <Avatar {...rest} {...(loaded && loaded.photo === photo ? { src: loaded.src } : {})} />;
}
