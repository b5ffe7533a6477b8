import type { Resting, RestingKind } from './recall-events.ts';

/** So many results of a case are looked at; a case on which more rest is looked at by its own page. */
export const mostResults = 1_000;

/** What is found by the results that are looked at. */
const foundByResults: readonly RestingKind[] = ['result', 'document', 'consultation'];

/** The results with the largest movements, largest first, and the kinds of records whose list is incomplete because of the limit. */
export const movingMost = <Result extends Pick<Resting, 'before' | 'after'>>(
  results: readonly Result[],
): { readonly results: readonly Result[]; readonly cut: readonly RestingKind[] } => ({
  results: results.toSorted((one, other) => moveOf(other) - moveOf(one)).slice(0, mostResults),
  cut: results.length > mostResults ? foundByResults : [],
});

const moveOf = ({ before, after }: Pick<Resting, 'before' | 'after'>): number => Math.abs((after ?? 0) - (before ?? 0));
