import { changesBetween } from '@nomucheck/domain/kernel/changes.ts';
import type { ChangedValue } from '@nomucheck/domain/kernel/contract/history.ts';
import type { SentenceContext } from './event-sentences.ts';

export type RecordedData = { readonly type: string; readonly data: unknown };

/**
 * How one kind of record is shown: folded event by event, reduced to what this reader may see, and labelled in Korean.
 */
export type HistoryView<State, Event extends RecordedData> = {
  readonly initialState: State;
  readonly evolve: (state: State, event: Event) => State;
  /**
   * The record as labelled values, as far as the reader may see it; the differences are the changes. They hang on the events alone, and
   * it is the same function each time the same is seen: what was told by it is kept for the next request.
   */
  readonly seen: (state: State) => Readonly<Record<string, unknown>>;
  /** The labels of a path in what is seen. Default: the field names are the labels. */
  readonly named?: (path: readonly string[]) => readonly string[];
  /** Those fields of `seen` that hold ids of people. They are named when they are shown, because names change. */
  readonly people?: readonly string[];
  /** Whole texts that are shown with one revision, but not in the list of changes; each in place of its field of `seen`. */
  readonly texts?: (state: State) => Promise<Readonly<Record<string, string | null>>>;
  readonly sentenceContext: SentenceContext;
};

/** A record field by field, in the names and the order of the history's changes; fields without a value are left out. */
export const fieldsOf = <State, Event extends RecordedData>(
  seen: Readonly<Record<string, unknown>>,
  { named = (path) => path }: Pick<HistoryView<State, Event>, 'named'>,
): { readonly path: string; readonly value: ChangedValue }[] =>
  changesBetween({}, seen)
    .map(({ path, after }) => ({ path: pathOf(named(path)), value: shown(after) }))
    .filter(({ value }) => value !== null);

/** A path in words: `답변 › 기본 질문`. */
export const pathOf = (labels: readonly string[]): string => labels.join(' › ');

/** Seen values are plain values already; anything else is an error in the `seen` function. */
export const shown = (value: unknown): ChangedValue => {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.map(String);
  throw new TypeError('a history tells values in words, not records');
};
