import type { RecordedEvent } from '../../kernel/log/event.ts';
import type { CaseEvent } from '../case-events.ts';

/**
 * Why a case was sent back to be refined again, as it stands after these events: '' without a reason, null where it wasn't, or
 * has been made ready since. A job that takes back that it was made ready sends nobody's work back.
 */
export const whySentBack = (events: readonly RecordedEvent<CaseEvent>[]): string | null =>
  events.reduce(sentBackAfter, null);

/** The same after one more event; `before`: as it stood before it. */
export const sentBackAfter = (before: string | null, event: RecordedEvent<CaseEvent>): string | null => {
  if (event.type === 'CaseSentBack') return event.reason ?? '';
  if (event.type === 'CaseReadyUndone') return event.data.sentBack;
  return event.type === 'CaseReadied' ? null : before;
};
