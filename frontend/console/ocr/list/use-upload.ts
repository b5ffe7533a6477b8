import type { UploadedPdf } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useOcrData } from '../ocr-data.ts';
import { batchesOf, sortedOut } from '../upload-batches.ts';

/** What a file became; one that this page didn't send is refused without a code. */
export type UploadedFile =
  | Exclude<UploadedPdf, { became: 'refused' }>
  | { readonly became: 'refused'; readonly fileName: string; readonly message: string };

/** Sends the chosen files, in as many requests as they need. What an earlier request brought stays if a later one fails. */
export const useUpload = () => {
  const [sending, setSending] = useState<number | null>(null);
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  /** Chosen while others are being sent. */
  const waiting = useRef<File[]>([]);
  const queries = useQueryClient();
  const { sendPdfs } = useOcrData();

  const sendAll = async (chosen: readonly File[], { signal }: AbortController): Promise<void> => {
    const { fit, unsent } = await sortedOut(chosen);
    setFiles((all) => [...all, ...unsent.map((file) => ({ became: 'refused', ...file }) as const)]);
    const bytes = sizeOf(fit);
    let before = 0;
    for (const batch of batchesOf(fit)) {
      signal.throwIfAborted();
      const [begun, ofBatch] = [before, sizeOf(batch)];
      const onSent = (share: number) => setSending((begun + share * ofBatch) / Math.max(1, bytes));
      const became = await sendPdfs(batch, onSent, signal);
      setFiles((all) => [...all, ...became]);
      before += ofBatch;
      void queries.invalidateQueries({ queryKey: ['admin/ocr', 'getList'] });
    }
  };
  const { mutate } = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const controller = new AbortController();
      abort.current = controller;
      for (let next = chosen; next.length > 0; next = waiting.current.splice(0)) await sendAll(next, controller);
    },
    onMutate: () => {
      setFailure(null);
      setFiles([]);
      setSending(0);
    },
    onError: (error) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(messageOf(error));
    },
    onSettled: () => {
      waiting.current = [];
      setSending(null);
    },
  });
  return {
    /** The share that was sent, 0 to 1; null while nothing is. */
    sending,
    files,
    failure,
    send: (chosen: readonly File[]): void => {
      if (sending !== null) waiting.current.push(...chosen);
      else if (chosen.length > 0) mutate(chosen);
    },
    giveUp: (): void => abort.current?.abort(),
    forget: (): void => setFiles([]),
  };
};

export type Upload = ReturnType<typeof useUpload>;

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { size }) => sum + size, 0);
