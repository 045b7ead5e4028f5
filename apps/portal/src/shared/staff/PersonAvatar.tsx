import { Avatar, type AvatarProps } from '@daybreak/ui';
import { useEffect, useState } from 'react';
import { useBackend } from '../../backend/BackendProvider.tsx';

interface PersonAvatarProps extends Pick<AvatarProps, 'name' | 'size'> {
  /** The name of their photo; null or absent if they have none. */
  photo?: string | null | undefined;
}

/** A person's photo, or their initials until it loads and if it doesn't. */
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
      (error: unknown) => console.warn("Couldn't get the address of a photo.", error),
    );
    return () => {
      cared = false;
    };
  }, [people, photo]);
  return <Avatar {...rest} {...(loaded && loaded.photo === photo ? { src: loaded.src } : {})} />;
}
