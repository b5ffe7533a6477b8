import type { Stage } from '@nomucheck/domain/advice/stages.ts';
import type { ReviewStage } from './inspection-data.ts';

/** The review that waits or is being done at a stage. */
export const stageAtHand = (stage: Stage): ReviewStage | null => {
  if (stage === 'review1_requested' || stage === 'review1') return 1;
  return stage === 'review2_requested' || stage === 'review2' ? 2 : null;
};
