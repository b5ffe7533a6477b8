import type { CheckRecord } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanDateWithDay, koreanToday } from '../../../shared/formats.ts';
import { fetchCheck } from '../../checks/check-api.ts';
import { resultPath } from '../../checks/question-url.ts';

/** The deadline of the check that the question was asked about, with the way to be reminded of it. */
export const DeadlineLink = ({ checkId }: { checkId: string | null }) =>
  checkId === null ? null : <OfCheck checkId={checkId} />;

const OfCheck = ({ checkId }: { checkId: string }) => {
  const [loading] = useLoaded<CheckRecord>(() => fetchCheck(checkId), checkId);
  const routes = loading.state === 'ready' ? (loading.value.result?.routes ?? []) : [];
  const today = koreanToday();
  const deadlines = routes.flatMap(({ open, deadline }) => (open && deadline && deadline >= today ? [deadline] : []));
  const first = deadlines.toSorted()[0];
  if (first === undefined) return null;
  return (
    <p className="card deadline-link">
      신청 기한은 <strong>{koreanDateWithDay(first)}</strong>까지예요.{' '}
      <Link to={`${resultPath(checkId)}#reminders`}>기한 알림 받기</Link>
    </p>
  );
};
