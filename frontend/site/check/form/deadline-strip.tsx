import { isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import { deadlineOf } from '@nomucheck/domain/win-rate/deadline.ts';
import { koreanDateWithDay } from '../../../shared/formats.ts';

const daysLeftText = (daysLeft: number): string => (daysLeft === 0 ? '오늘까지예요' : `${daysLeft}일 남았어요`);

/** The one date that can't be made up for, in sight from the moment it is known. */
export const DeadlineStrip = ({ dismissed, today }: { dismissed: unknown; today: LocalDate }) => {
  if (!isLocalDate(dismissed)) return null;
  const deadline = deadlineOf(dismissed, today);
  const look = deadline.passed ? 'deadline-passed' : deadline.urgent ? 'deadline-urgent' : '';
  return (
    <aside className={`deadline ${look}`.trim()} aria-label="노동위원회 신청 기한">
      <span className="deadline-name">노동위원회 신청 기한</span> <strong>{koreanDateWithDay(deadline.lastDay)}</strong>
      <span className="deadline-left">
        {deadline.passed
          ? '기한이 지났어요. 법원 소송은 살펴볼 수 있어요.'
          : `${daysLeftText(deadline.daysLeft)}${deadline.urgent ? '. 서둘러 준비해 주세요.' : ''}`}
      </span>
    </aside>
  );
};
