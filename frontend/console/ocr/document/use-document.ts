import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { useEffect, useRef } from 'react';
import { useWholeRecord, useWholeRecords } from '../../api/whole-record.ts';
import { followEvents } from '../../live/follow-events.ts';
import { ocrEventsAt } from '../ocr-data.ts';
import { isUnderWay } from '../words.ts';

/** One document; while it is being read, again after each page. */
export const useDocument = (id: string) => {
  const document = useWholeRecord<OcrDocument>('admin/ocr', id, { retry: false });
  const again = useRef(document.refetch);
  again.current = document.refetch;
  const isRead = document.data !== undefined && isUnderWay(document.data);
  useEffect(() => {
    if (!isRead) return;
    const stop = new AbortController();
    void followEvents(
      ocrEventsAt(id),
      ({ name }) => {
        if (name === 'progress') void again.current({ cancelRefetch: false });
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [id, isRead]);
  return document;
};

/** What to do after a command on a document. */
export const useDocumentShown = () => useWholeRecords('admin/ocr');
