import type { CrawledItem, ItemVerdict } from '../crawl-events.ts';
import type { Window } from './windows.ts';

/** `record`: with which record of the work it came last. `lacksFile`: it is a case, but a file beside the decision didn't come. */
type RecordedItem = Pick<CrawledItem, 'verdict'> & {
  readonly caseId: string | null;
  readonly lacksFile: boolean;
  readonly record: number;
};

export const recordedItem = ({ verdict, caseId, attachments }: CrawledItem, record: number): RecordedItem => ({
  ...{ verdict, caseId, record },
  lacksFile: caseId !== null && attachments.some(({ raw }) => raw === null),
});

export type WindowState = Window & {
  /** null until the source was asked. */
  readonly total: number | null;
  readonly listed: number;
  /** By the number at the source. */
  readonly items: ReadonlyMap<string, RecordedItem>;
  /** null until it has ended. */
  readonly complete: boolean | null;
};

/** Nothing is missing where an item has one of these: it is a case, or it isn't what the work collects. */
const settled: ReadonlySet<ItemVerdict> = new Set([
  'new',
  'changed',
  'unchanged',
  'linked',
  'other_kind',
  'other_matter',
]);

/** Everything that the source said there is was named, and each of it is stored. */
export const isComplete = ({ total, listed, items }: WindowState): boolean =>
  total !== null &&
  listed === total &&
  items.size === total &&
  [...items.values()].every(({ verdict, lacksFile }) => settled.has(verdict) && !lacksFile);

/** Whether the item has to be asked for: not recorded yet, or the source didn't answer or didn't send a file. */
export const isDue = ({ items }: Pick<WindowState, 'items'>, id: string): boolean => {
  const item = items.get(id);
  return item === undefined || item.verdict === 'failed' || item.lacksFile;
};

/** What an item became that was asked for again only because a file was missing: what it had become in this work before. */
export const verdictAfter = (was: ItemVerdict | null, verdict: ItemVerdict): ItemVerdict =>
  verdict === 'unchanged' && (was === 'new' || was === 'changed' || was === 'linked') ? was : verdict;

/**
 * The listed items that have to be asked for, in turn. What failed before comes after everything that never was asked for, and
 * the earliest try first: a few items that always fail let the source rest, and would keep all others from their turn.
 */
export const dueIn = <Listed extends { readonly id: string }>(
  window: WindowState,
  listed: readonly Listed[],
): { readonly never: readonly Listed[]; readonly failed: readonly Listed[] } => {
  const due = listed.filter(({ id }) => isDue(window, id));
  return {
    never: due.filter(({ id }) => !window.items.has(id)),
    failed: due
      .filter(({ id }) => window.items.has(id))
      .toSorted((one, other) => triedAt(window, one) - triedAt(window, other)),
  };
};

/** In the order of the work's records. */
export const triedAt = ({ items }: WindowState, listed: { readonly id: string } | undefined): number =>
  (listed && items.get(listed.id)?.record) ?? 0;
