import type { OcrDocument } from '@nomucheck/domain/ocr/contract.ts';
import { type RefObject, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { useKey } from '../../shell/use-key.ts';
import { lowAfter, lowBefore, type Token, tokensOf, withWord } from './page/page-tokens.ts';
import type { PageWork } from './page/use-page-work.ts';
import type { Confirmed } from './use-confirmed.ts';

/** How a page was come to: by itself, or on the way through the words to check, forwards or backwards. */
export type Arrival = 'page' | 'forwards' | 'backwards';

type WordsOf = {
  readonly work: PageWork;
  readonly confirmed: Confirmed;
  readonly document: OcrDocument;
  readonly arrival: Arrival;
  readonly onOpen: (page: number, how: Arrival) => void;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The words of the open page: which one is chosen, and the way from one that has to be checked to the next, over all pages. */
export const useWords = ({ work, confirmed, document, arrival, onOpen, input }: WordsOf) => {
  const { text, page } = work;
  const { lines } = confirmed;
  const notify = useNotify();
  const tokens = useMemo(() => tokensOf({ text, lines }), [text, lines]);
  const [chosen, setChosen] = useState<number | null>(() => firstOf(tokens, arrival));
  const current = chosen !== null && chosen < tokens.length ? chosen : null;
  const word = current === null ? null : (tokens[current] ?? null);

  const nextPage = (): number | undefined =>
    document.readPages.find((one) => one.page > page.page && one.lowWords > 0)?.page;
  const previousPage = (): number | undefined =>
    document.readPages.findLast((one) => one.page < page.page && one.lowWords > 0)?.page;

  const next = (): void => {
    const at = lowAfter(tokens, word?.to ?? 0);
    const other = at === null ? nextPage() : undefined;
    if (at !== null) setChosen(at);
    else if (other !== undefined) onOpen(other, 'forwards');
    else notify('뒤에는 확인할 낱말이 없습니다.', { type: 'info' });
  };
  const previous = (): void => {
    const at = lowBefore(tokens, word?.from ?? text.length);
    const other = at === null ? previousPage() : undefined;
    if (at !== null) setChosen(at);
    else if (other !== undefined) onOpen(other, 'backwards');
    else notify('앞에는 확인할 낱말이 없습니다.', { type: 'info' });
  };
  const edit = (): void => {
    if (current === null) next();
    const focus = () => {
      input.current?.focus();
      input.current?.select();
    };
    // Without a chosen word there is no field yet; it appears with the word.
    if (input.current) focus();
    else setTimeout(focus);
  };
  /** Saves what was typed for the chosen word, or that it is right, and goes on to the next one to check on this page. */
  const correct = (typed: string): void => {
    if (word === null) return;
    const after = withWord(text, word, typed);
    const corrected = tokensOf({ text: after, lines });
    const end = word.from + typed.trim().length;
    const here = corrected.findIndex(({ to }) => to > word.from);
    setChosen(lowAfter(corrected, end) ?? (here < 0 ? null : here));
    if (after !== text) work.save(after);
    else if (word.low && word.place !== null) confirmed.confirm(word.place);
  };
  /** Back to the word that was found right last. */
  const undo = (): void => {
    const at = tokens.findIndex(({ place }) => place !== null && place === confirmed.last);
    if (at < 0) return;
    confirmed.undo();
    setChosen(at);
  };

  useKey('KeyJ', next);
  useKey('KeyK', previous);
  useKey('KeyE', edit);
  useKey('KeyU', undo);
  return {
    tokens,
    current,
    word,
    lowCount: tokens.filter(({ low }) => low).length,
    pick: setChosen,
    next,
    previous,
    edit,
    correct,
    /** The word that was found right last, as long as that can be undone. */
    confirmed: confirmed.last === null ? null : (tokens.find(({ place }) => place === confirmed.last) ?? null),
    undo,
  };
};

export type Words = ReturnType<typeof useWords>;

const firstOf = (tokens: readonly Token[], arrival: Arrival): number | null => {
  if (arrival === 'page') return null;
  return arrival === 'forwards' ? lowAfter(tokens, 0) : lowBefore(tokens, Number.POSITIVE_INFINITY);
};
