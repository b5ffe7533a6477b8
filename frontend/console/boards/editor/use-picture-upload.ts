import { useEffect, useRef, useState } from 'react';
import { type PictureSent, sendPicture } from './send-picture.ts';

type Kept = Exclude<PictureSent, { readonly failure: string }>;

/** Uploads one picture at a time. `share`: how much of it is sent; null: nothing is. */
export const usePictureUpload = () => {
  const sending = useRef<AbortController | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  /** null where it wasn't kept, or was given up. */
  const send = async (chosen: File): Promise<Kept | null> => {
    const giveUp = new AbortController();
    sending.current = giveUp;
    setFailure(null);
    setShare(0);
    try {
      const sent = await sendPicture(chosen, setShare, giveUp.signal);
      if (!('failure' in sent)) return sent;
      setFailure(sent.failure);
      return null;
    } catch {
      // Given up: the chosen picture is still there.
      return null;
    } finally {
      sending.current = null;
      setShare(null);
    }
  };
  return { share, failure, send, giveUp: () => sending.current?.abort() };
};
