import type { Attachment, Attachments } from '@nomucheck/domain/consultations/attachments.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { addAttachment, fetchAttachments, removeAttachment, saveAttachment } from './attachments.ts';

export type AttachmentWork = {
  /** null while they are read for the first time. */
  readonly files: Attachments | null;
  /** The share that is sent; null: nothing is. */
  readonly share: number | null;
  readonly told: { readonly tone: 'good' | 'error'; readonly text: string } | null;
  readonly add: (file: File) => Promise<void>;
  readonly giveUp: () => void;
  readonly remove: (file: Attachment) => Promise<void>;
  readonly save: (file: Attachment) => Promise<void>;
  readonly readAgain: () => Promise<void>;
};

/** The files of a consultation, and what can be done with them. `revision`: they are read again when the record has changed. */
export const useAttachments = (id: string, revision: number): AttachmentWork => {
  const [files, setFiles] = useState<Attachments | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [told, setTold] = useState<AttachmentWork['told']>(null);
  const sending = useRef<AbortController | null>(null);

  const readAgain = useCallback(async () => {
    const answer = await fetchAttachments(id);
    if (answer.ok) return setFiles(answer);
    if (!answer.aborted) setTold({ tone: 'error', text: answer.message });
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when the record has changed.
  useEffect(() => void readAgain(), [readAgain, revision]);
  useEffect(() => () => sending.current?.abort(), []);

  const done = async (failure: string | null, text: string): Promise<void> => {
    if (failure === null) await readAgain();
    setTold(failure === null ? { tone: 'good', text } : { tone: 'error', text: failure });
  };

  const add = async (file: File): Promise<void> => {
    const giveUp = new AbortController();
    sending.current = giveUp;
    setTold(null);
    setShare(0);
    try {
      await done(await addAttachment(id, file, setShare, giveUp.signal), '파일을 붙였어요.');
    } catch {
      // Given up: nothing was added.
    } finally {
      sending.current = null;
      setShare(null);
    }
  };
  return {
    ...{ files, share, told, add },
    readAgain: async () => {
      setTold(null);
      await readAgain();
    },
    giveUp: () => sending.current?.abort(),
    remove: async (file) => done(await removeAttachment(file.id), '파일을 지웠어요.'),
    save: async (file) => {
      const failure = await saveAttachment(id, file);
      setTold(failure === null ? null : { tone: 'error', text: failure });
    },
  };
};
