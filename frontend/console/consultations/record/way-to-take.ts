import type { ConsultationDetail } from '@nomucheck/domain/consultations/contract.ts';

/** How somebody who hasn't the consultation comes to have it. All but the first ask for a reason. */
export type WayToTake = 'atOnce' | 'despite' | 'takeOver';

export const wayToTake = ({ assignee, conflicts }: Pick<ConsultationDetail, 'assignee' | 'conflicts'>): WayToTake => {
  if (assignee !== null) return 'takeOver';
  return conflicts.length > 0 ? 'despite' : 'atOnce';
};
