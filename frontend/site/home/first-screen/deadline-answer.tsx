import { type Deadline, deadlineOf } from '@nomucheck/domain/kernel/korean/deadline.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDate, koreanDateWithDay } from '../../../shared/formats.ts';
import { ButtonLink } from '../../forms/button.tsx';

export type Answer = { readonly dismissed: LocalDate; readonly today: LocalDate };

/** The last day, how much is left, and what may move it. */
export const DeadlineAnswer = ({ dismissed, today }: Answer) => {
  const deadline = deadlineOf(dismissed, today);
  return (
    <div className={`home-answer${deadline.passed ? ' home-answer-passed' : ''}`}>
      <p className="soft">구제를 신청할 수 있는 마지막 날</p>
      <p className="home-answer-day">{koreanDateWithDay(deadline.lastDay)}</p>
      <p>
        <strong>{whatIsLeft(deadline)}</strong>
      </p>
      {dismissed > today && <p className="soft">해고일이 되면 그날부터 신청할 수 있어요.</p>}
      {deadline.movedBecause !== null && (
        <p className="soft">
          3개월이 되는 {koreanDate(deadline.periodEnds)}이 쉬는 날이라 미뤄졌어요 ({deadline.movedBecause}).
        </p>
      )}
      <p className="soft">
        재계약 거절이나 정년은 통보받은 날이 아니라 계약이 끝난 날부터 3개월을 세요. 통보받은 날부터 3개월 안에 내면 더
        안전해요.
      </p>
      {!deadline.holidaysKnown && (
        <p className="soft">
          그 해의 공휴일이 아직 정해지지 않았어요. 실제 마지막 날은 이보다 늦을 수는 있어도 이르지는 않아요.
        </p>
      )}
      {deadline.passed && (
        <p>
          노동위원회는 기한이 지난 부당해고 구제신청을 받아 주지 않아요. 성차별·성희롱 신고를 이유로 한 해고는 6개월,
          공익신고를 이유로 한 해고는 1년 안에 다른 신청을 할 수 있고, 법원에 해고무효확인 소송을 내는 길은 남아 있을 수
          있으니 자가진단에서 확인해 보세요.
        </p>
      )}
      <p className="soft">
        {deadline.passed
          ? '해고일이 언제인지에 따라 마지막 날도 달라져요.'
          : '해고일이 언제인지 다툼이 생길 수 있으니 되도록 서두르세요.'}
      </p>
      <ButtonLink to={`/check?dismissed=${dismissed}`} wide>
        이 날짜로 진단 시작하기
      </ButtonLink>
    </div>
  );
};

const whatIsLeft = ({ daysLeft, passed, urgent }: Deadline): string => {
  if (passed) return `${-daysLeft}일 전에 지났어요.`;
  if (daysLeft === 0) return '오늘이 마지막 날이에요.';
  return urgent ? `${daysLeft}일밖에 남지 않았어요.` : `${daysLeft}일 남았어요.`;
};
