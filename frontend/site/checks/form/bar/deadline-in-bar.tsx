import { useCheck } from '../../in-hand/check-context.ts';
import { useBarParts } from './load-bar-parts.ts';

/** The deadline in the bar of a question. */
export const DeadlineInBar = () => {
  const check = useCheck();
  const parts = useBarParts();
  return parts === null ? null : <parts.DeadlineChip {...check} />;
};
