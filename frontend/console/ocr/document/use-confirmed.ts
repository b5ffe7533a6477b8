import type { OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { messageOf } from '../../api/api-error.ts';
import { useOcrData } from '../ocr-data.ts';
import { useDocumentShown } from './use-document.ts';

/** For so long the last confirmation can be undone; a confirmation that was sent stays. */
const undoMs = 20_000;

/**
 * The words of a page that a person has compared with the image and found right, by their places among all words of the page.
 * They aren't marked any more at once. The last one is sent after a pause, with the next one, when the page is left, and by
 * `sendHeld`, before something is made of the text.
 */
export const useConfirmed = (
  id: string,
  { page, lines }: Pick<OcrPage, 'page' | 'lines'>,
  sendHeld: RefObject<() => void>,
) => {
  const { confirmOcrWords } = useOcrData();
  const { show } = useDocumentShown();
  const notify = useNotify();
  const [right, setRight] = useState<ReadonlySet<number>>(new Set());
  const [last, setLast] = useState<number | null>(null);
  const held = useRef<number | null>(null);
  const hold = useCallback((place: number | null): void => {
    held.current = place;
    setLast(place);
  }, []);
  const without = (place: number): void => setRight((all) => new Set([...all].filter((one) => one !== place)));

  const send = (): void => {
    const place = held.current;
    if (place === null) return;
    hold(null);
    confirmOcrWords(id, { page, words: [place] }).then(show, (error: unknown) => {
      without(place);
      notify(`낱말이 맞다는 것을 저장하지 못했습니다. ${messageOf(error)}`, { type: 'error' });
    });
  };
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (last === null) return;
    const timer = setTimeout(() => latest.current(), undoMs);
    return () => clearTimeout(timer);
  }, [last]);
  useEffect(() => {
    const leave = () => latest.current();
    window.addEventListener('pagehide', leave);
    sendHeld.current = leave;
    return () => {
      sendHeld.current = () => {};
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [sendHeld]);

  return {
    /** The lines as they were read, with the marks that are left. */
    lines: useMemo(() => withoutMarks(lines, right), [lines, right]),
    /** The place of the word that was confirmed last, as long as that can be undone. */
    last,
    confirm: (place: number): void => {
      send();
      setRight((all) => new Set([...all, place]));
      hold(place);
    },
    undo: (): void => {
      if (last === null) return;
      without(last);
      hold(null);
    },
  };
};

export type Confirmed = ReturnType<typeof useConfirmed>;

/** The lines with no marks on words that were found right, by their places among all words. */
export const withoutMarks = (lines: OcrPage['lines'], right: ReadonlySet<number>): OcrPage['lines'] => {
  if (right.size === 0) return lines;
  let place = -1;
  return lines.map((line) =>
    line.map((word) => {
      place += 1;
      return word.low && right.has(place) ? { ...word, low: false } : word;
    }),
  );
};
