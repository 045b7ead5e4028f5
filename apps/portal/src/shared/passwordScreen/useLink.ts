import { useCallback, useEffect, useState } from 'react';

/** Behind the "#", which no server and no log sees. */
const tokenInAddress = () => window.location.hash.replace(/^#/, '');

/** Looks up the link that led here. `failed`: the message if there's no answer. */
export function useLink<Worth>(open: (token: string) => Promise<Worth>, failed: string) {
  const [token] = useState(tokenInAddress);
  const [link, setLink] = useState<Worth | 'loading' | 'failed'>('loading');
  const look = useCallback(() => {
    setLink('loading');
    open(token).then(setLink, (error: unknown) => {
      console.error(failed, error);
      setLink('failed');
    });
  }, [open, token, failed]);
  useEffect(look, [look]);
  return { token, link, setLink, look };
}
