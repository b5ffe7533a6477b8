import type { CaseEvent } from '@nomucheck/domain/cases/case-events.ts';
import type { CaseSource } from '@nomucheck/domain/cases/contract/legal-case.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';

/** The places that have the decision under a number, in the order in which they brought it; what is read from a PDF is none. */
export const sourcesOf = (events: readonly RecordedEvent<CaseEvent>[]): CaseSource[] => {
  const sources = new Map<string, CaseSource>();
  for (const event of events) {
    const came = cameWith(event);
    if (!came || came.origin.document || came.origin.sourceId === null) continue;
    const { sourceId, place = null } = came.origin;
    const key = `${place}|${sourceId}`;
    sources.set(key, { place, sourceId, sourceAt: came.sourceAt, at: sources.get(key)?.at ?? event.at });
  }
  return [...sources.values()];
};

const cameWith = (event: CaseEvent) => {
  if (event.type === 'CaseSourceLinked') return { origin: event.data.origin, sourceAt: event.data.source.at };
  return event.type === 'CaseCollected' || event.type === 'CaseTextChanged'
    ? { origin: event.data.origin, sourceAt: event.data.draft.source.at }
    : null;
};
