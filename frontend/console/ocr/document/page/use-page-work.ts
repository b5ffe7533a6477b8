import type { OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../../../shared/device/store.ts';
import { isConflict, messageOf } from '../../../api/api-error.ts';
import { useOcrData } from '../../ocr-data.ts';
import type { TypedPages } from '../typed-pages.ts';
import { useDocumentShown } from '../use-document.ts';

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
 * What isn't saved yet is among the document's typed pages, and is saved when the page is opened again.
 */
export const usePageWork = (id: string, loaded: OcrPage, typedPages: TypedPages) => {
  const { ocrPage, correctOcrPage } = useOcrData();
  const { show } = useDocumentShown();
  const queries = useQueryClient();
  const number = loaded.page;
  const typed = useStore(typedPages.state).get(number) ?? null;
  const [first] = useState(() => (typed === null || typed.isOpen ? loaded.text : typed.text));
  const [kept, setKept] = useState(loaded);
  const [text, setText] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<OcrPage | null>(null);
  const now = useRef({ kept: loaded, text: first });
  const row = useRef<Promise<unknown>>(Promise.resolve());

  const put = (next: OcrPage, nextText: string): void => {
    now.current = { kept: next, text: nextText };
    setKept(next);
    setText(nextText);
    queries.setQueryData(pageKey(id, number), next);
  };
  /** The server has this text: what was typed since then was typed on it. */
  const settle = (saved: string, before: string): void => {
    const mine = typedPages.of(number);
    if (mine === null) return;
    if (!mine.isOpen && mine.text === saved) typedPages.forget(number);
    else if (mine.on === before) typedPages.keep(number, { ...mine, on: saved });
  };

  const write = async (wanted: string, tries = 0): Promise<void> => {
    const { kept: base } = now.current;
    if (wanted === base.text) return settle(wanted, base.text);
    if ((typedPages.of(number)?.on ?? base.text) !== base.text) return setTheirs(base);
    const body = { page: number, text: wanted, expectedRevision: base.revision };
    try {
      const document = await correctOcrPage(id, body);
      const { kept: before, text: shown } = now.current;
      const corrected = wanted !== before.readText;
      put({ ...before, text: wanted, corrected, revision: document.revision }, shown);
      settle(wanted, base.text);
      show(document);
    } catch (error) {
      if (!isConflict(error) || tries > 4) throw error;
      const stored = await ocrPage(id, number);
      if (stored.text !== base.text && stored.text !== wanted) return setTheirs(stored);
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
    const on = typedPages.of(number)?.on ?? now.current.kept.text;
    typedPages.keep(number, { text: wanted, on, isOpen: false });
    now.current = { ...now.current, text: wanted };
    setText(wanted);
    mutate(wanted);
  };
  const saveAtFirst = useRef(typed?.isOpen === false ? () => save(first) : null);
  useEffect(() => {
    saveAtFirst.current?.();
    saveAtFirst.current = null;
  }, []);

  return {
    page: kept,
    /** As it is shown: with what was corrected and is being saved. */
    text,
    save,
    saveAgain: () => save(now.current.text),
    isSaving: isPending,
    isDirty: text !== kept.text,
    failure,
    /** The whole text as it is being typed; null while it isn't. */
    typed: typed?.isOpen ? typed.text : null,
    type: (whole: string): void => typedPages.keep(number, { text: whole, on: typed?.on ?? kept.text, isOpen: true }),
    /** Drops what was typed into the whole text. */
    stopTyping: (): void => {
      if (text === kept.text) typedPages.forget(number);
      else typedPages.keep(number, { text, on: typed?.on ?? kept.text, isOpen: false });
    },
    /** The page as somebody else has corrected it in the meantime. */
    theirs,
    keepMine: (): void => {
      if (theirs === null) return;
      const mine = now.current.text;
      setTheirs(null);
      put(theirs, mine);
      typedPages.keep(number, { text: mine, on: theirs.text, isOpen: false });
      save(mine);
    },
    takeTheirs: (): void => {
      if (theirs === null) return;
      setTheirs(null);
      put(theirs, theirs.text);
      typedPages.forget(number);
    },
    /** What was typed stays in the field of the whole page; saving it again replaces the text that was just seen. */
    editFurther: (): void => {
      if (theirs === null) return;
      const mine = now.current.text;
      setTheirs(null);
      put(theirs, theirs.text);
      typedPages.keep(number, { text: mine, on: theirs.text, isOpen: true });
    },
  };
};

export type PageWork = ReturnType<typeof usePageWork>;
