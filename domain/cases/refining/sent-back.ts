import type { RecordedEvent } from '../../kernel/log/event.ts';
import type { CaseEvent } from '../case-events.ts';

/**
 * Why a case was sent back to be refined again, as it stands after these events: '' without a reason, null where it wasn't, or
 * has been made ready since. A job that takes back that it was made ready sends nobody's work back.
 */
export const whySentBack = (events: readonly RecordedEvent<CaseEvent>[]): string | null => {
  const last = events.findLast(
    ({ type }) => type === 'CaseSentBack' || type === 'CaseReadied' || type === 'CaseReadyUndone',
  );
  if (last?.type === 'CaseReadyUndone') return last.data.sentBack;
  return last?.type === 'CaseSentBack' ? (last.reason ?? '') : null;
};
