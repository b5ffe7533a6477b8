import { useEffect, useState } from 'react';
import { callForFile } from './client/api-client.ts';

/** An address that an image of the page can show: an image sends no token, so the photo is fetched first. */
export const usePhotoAddress = (photoURL: string | null): string | null => {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (photoURL === null) return setAddress(null);
    const leaving = new AbortController();
    let made: string | null = null;
    const load = async () => {
      const answer = await callForFile({ url: photoURL, signal: leaving.signal });
      if (!answer.ok || leaving.signal.aborted) return;
      made = URL.createObjectURL(answer.file);
      setAddress(made);
    };
    void load();
    return () => {
      leaving.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [photoURL]);
  return address;
};
