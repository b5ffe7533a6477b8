import type { OcrDocument, OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isConflict, messageOf } from '../../api/api-error.ts';
import { useOcrData } from '../ocr-data.ts';
import { useDocumentShown } from './use-document.ts';

const pageKey = (id: string, page: number) => ['admin/ocr', 'page', id, page];

/** A page beside its image; read once, and then as the answers of corrections leave it. */
export const useOcrPage = (id: string, page: number) => {
  const { ocrPage } = useOcrData();
  return useQuery({
    queryKey: pageKey(id, page),
    queryFn: ({ signal }) => ocrPage(id, page, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
};

/**
 * The work on the text of one page. Each change is saved at once, one write after the other. The document's revision also grows
 * while other pages are read or corrected; only when this page's text was changed by somebody else does the person decide.
 */
export const usePageWork = (id: string, loaded: OcrPage) => {
  const { ocrPage, correctOcrPage } = useOcrData();
  const { show } = useDocumentShown();
  const queries = useQueryClient();
  const [kept, setKept] = useState(loaded);
  const [text, setText] = useState(loaded.text);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<OcrPage | null>(null);
  const now = useRef({ kept: loaded, text: loaded.text });
  const row = useRef<Promise<unknown>>(Promise.resolve());

  const put = (next: OcrPage, nextText: string): void => {
    now.current = { kept: next, text: nextText };
    setKept(next);
    setText(nextText);
    queries.setQueryData(pageKey(id, next.page), next);
  };
  const settle = (document: OcrDocument, saved: string): void => {
    const { kept: before, text: typed } = now.current;
    const after = { ...before, text: saved, corrected: saved !== before.readText, revision: document.revision };
    put(after, typed);
    show(document);
  };

  const write = async (wanted: string, tries = 0): Promise<void> => {
    const { kept: base } = now.current;
    if (wanted === base.text) return;
    const body = { page: base.page, text: wanted, expectedRevision: base.revision };
    try {
      settle(await correctOcrPage(id, body), wanted);
    } catch (error) {
      if (!isConflict(error) || tries > 4) throw error;
      const stored = await ocrPage(id, base.page);
      if (stored.text !== base.text && stored.text !== wanted) {
        setTheirs(stored);
        return;
      }
      put(stored, now.current.text);
      await write(wanted, tries + 1);
    }
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => {
      const turn = row.current.then(() => write(wanted));
      row.current = turn.catch(() => {});
      return turn;
    },
    onMutate: () => setFailure(null),
    onError: (error) => setFailure(messageOf(error)),
  });
  const save = (wanted: string): void => {
    now.current = { ...now.current, text: wanted };
    setText(wanted);
    mutate(wanted);
  };

  const isDirty = text !== kept.text;
  useEffect(() => {
    if (!isDirty) return;
    // What is being saved or couldn't be saved would be lost.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return {
    page: kept,
    /** As it is shown: with what was typed and is being saved. */
    text,
    save,
    saveAgain: () => save(now.current.text),
    isSaving: isPending,
    isDirty,
    failure,
    /** The page as somebody else has corrected it in the meantime. */
    theirs,
    keepMine: (): void => {
      if (theirs === null) return;
      const mine = now.current.text;
      setTheirs(null);
      put(theirs, mine);
      save(mine);
    },
    takeTheirs: (): void => {
      if (theirs === null) return;
      setTheirs(null);
      put(theirs, theirs.text);
    },
    /** What was typed stays; saving it again replaces the text that was just seen. */
    editFurther: (): void => {
      if (theirs === null) return;
      setTheirs(null);
      put(theirs, now.current.text);
    },
  };
};

export type PageWork = ReturnType<typeof usePageWork>;
