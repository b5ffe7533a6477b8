import type { CrawledItem, ItemVerdict } from './crawl-events.ts';
import type { Window } from './windows.ts';

/** `record`: with which record of the work it came last. */
type RecordedItem = Pick<CrawledItem, 'verdict' | 'caseId'> & { readonly record: number };

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
  [...items.values()].every(({ verdict }) => settled.has(verdict));

/** Whether the item has to be asked for: not recorded yet, or the source didn't answer. */
export const isDue = ({ items }: Pick<WindowState, 'items'>, id: string): boolean =>
  (items.get(id)?.verdict ?? 'failed') === 'failed';

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
