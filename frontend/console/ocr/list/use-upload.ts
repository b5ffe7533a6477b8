import type { UploadedPdf } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useOcrData } from '../ocr-data.ts';
import { batchesOf } from '../upload-batches.ts';

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
  const queries = useQueryClient();
  const { sendPdfs } = useOcrData();

  const { mutate } = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const { batches, unsent } = batchesOf(chosen);
      setFiles(unsent.map((file) => ({ became: 'refused', ...file })));
      const controller = new AbortController();
      abort.current = controller;
      const bytes = batches.flat().reduce((sum, { size }) => sum + size, 0);
      let before = 0;
      for (const batch of batches) {
        const ofBatch = batch.reduce((sum, { size }) => sum + size, 0);
        const begun = before;
        const became = await sendPdfs(
          batch,
          (share) => setSending((begun + share * ofBatch) / Math.max(1, bytes)),
          controller.signal,
        );
        setFiles((all) => [...all, ...became]);
        before += ofBatch;
        void queries.invalidateQueries({ queryKey: ['admin/ocr', 'getList'] });
      }
    },
    onMutate: () => {
      setFailure(null);
      setSending(0);
    },
    onError: (error) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailure(messageOf(error));
    },
    onSettled: () => setSending(null),
  });
  return {
    /** The share that was sent, 0 to 1; null while nothing is. */
    sending,
    files,
    failure,
    send: (chosen: readonly File[]): void => {
      if (chosen.length > 0) mutate(chosen);
    },
    giveUp: (): void => abort.current?.abort(),
    forget: (): void => setFiles([]),
  };
};

export type Upload = ReturnType<typeof useUpload>;
