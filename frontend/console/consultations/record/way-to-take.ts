import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';

/** How somebody comes to have the consultation, or goes on with it. All but the first ask for a reason. */
export type WayToTake = 'atOnce' | 'despite' | 'takeOver' | 'goOn';

/** `goOn`: the reader has it, and a conflict has come up since. */
export const wayToTake = ({
  assignee,
  conflicts,
  reasonNeeded,
}: Pick<ConsultationDetail, 'assignee' | 'conflicts' | 'reasonNeeded'>): WayToTake => {
  if (reasonNeeded) return 'goOn';
  if (assignee !== null) return 'takeOver';
  return conflicts.length > 0 ? 'despite' : 'atOnce';
};
