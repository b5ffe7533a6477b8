import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseSource } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';

/**
 * The places that have the decision under a number, in the order in which they brought it, after one more event; what is read from
 * a PDF is none.
 */
export const sourcesAfter = (before: readonly CaseSource[], event: RecordedEvent<CaseEvent>): readonly CaseSource[] => {
  const came = cameWith(event);
  if (!came || came.origin.document || came.origin.sourceId === null) return before;
  const { sourceId, place = null } = came.origin;
  const known = before.findIndex((source) => source.place === place && source.sourceId === sourceId);
  const source = { place, sourceId, sourceAt: came.sourceAt, at: before[known]?.at ?? event.at };
  return known < 0 ? [...before, source] : before.with(known, source);
};

/** What an event brought from a source. */
export const cameWith = (event: CaseEvent) => {
  if (event.type === 'CaseSourceLinked') return { origin: event.data.origin, sourceAt: event.data.source.at };
  return event.type === 'CaseCollected' || event.type === 'CaseTextChanged'
    ? { origin: event.data.origin, sourceAt: event.data.draft.source.at }
    : null;
};
