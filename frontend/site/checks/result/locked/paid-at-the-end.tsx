import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { wording } from '../../wording.ts';

/** At the end of a locked result: what was free, and what is paid. */
export const PaidAtTheEnd = ({ checkId, side }: { checkId: string; side: Result['side'] }) => {
  const { atTheEnd, more } = wording.result.locked;
  return (
    <p className="no-print soft">
      {atTheEnd[side]} <Link to={`/check/orderInfo?checkId=${encodeURIComponent(checkId)}`}>{more}</Link>
    </p>
  );
};
