import type { Clock } from '../../understanding/facts.ts';
import { fileOnline, noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { asksUntilWhen } from '../when.ts';

const close = 3;

/** The period for the commission is about to end: everything else waits. */
export const lastDays: Topic = {
  id: 'last-days',
  title: '구제신청의 마지막 날',
  askedBy: 'employee',
  fits: (facts) => {
    const { clock, stage, dismissal } = facts;
    if (stage !== 'not_filed' || clock === null || clock.passed || dismissal === 'to_come' || !isFirstFiling(clock))
      return 0;
    if (clock.daysLeft <= close) return 3;
    return asksUntilWhen(facts) ? 2 : 0;
  },
  first: ({ clock }) => {
    if (clock === null) return '해고된 날부터 3개월 안이라면 아직 신청할 수 있어요.';
    if (clock.daysLeft === 0) return '아직 지나지 않았지만 오늘이 마지막 날이니 지금 신청서를 내세요.';
    return clock.daysLeft <= close
      ? `아직 지나지 않았지만 ${clock.day}까지이니 오늘 노동위원회에 신청서를 내세요.`
      : `아직 지나지 않았고, ${clock.day}까지 노동위원회에 구제신청을 내면 돼요.`;
  },
  today: ({ clock }) => [
    fileOnline,
    clock !== null &&
      clock.daysLeft <= close &&
      '오늘 자정을 넘기지 말고 이름, 회사, 해고된 날과 구제를 구한다는 것만 적어서라도 먼저 내고 접수를 확인하세요.',
    '우편은 도착한 날로 보는 것이 안전하니 온라인이나 방문으로 내세요.',
    '해고된 날을 보여 주는 문자, 통화 기록, 마지막 출근 기록을 함께 저장하세요.',
  ],
  week: () => ['낸 뒤에 근로계약서, 급여명세서, 출퇴근 기록과 자세한 이유를 이유서로 보태세요.'],
  law: (facts) => [
    { say: '노동위원회 구제신청은 해고된 날부터 3개월 안에 해야 해요.', law: '근로기준법 제28조 제2항' },
    {
      say: '첫날을 빼고 달력대로 세고, 마지막 날이 토요일이나 공휴일이면 그다음 날까지예요. 다툼을 피하려면 하루라도 먼저 내세요.',
      law: '민법 제157조, 제160조, 제161조',
    },
    {
      say: '말이나 문자로만 알린 해고는 서면이 없어 효력이 없어요. 5명 이상인 곳에만 적용돼요.',
      law: '근로기준법 제27조',
    },
    { say: '다른 노동위원회에 잘못 내도 옮겨지고 처음 낸 날에 접수된 것으로 봐요.', law: '노동위원회법 제3조의2' },
    facts.clock !== null && !facts.clock.passed && facts.clock.daysLeft <= close && noticeAllowance(facts),
  ],
  asks: ({ days, workers }) => [
    {
      ask:
        days.dismissed === null
          ? '해고라고 들은 날은 언제인가요?'
          : '해고라고 들은 날이 맞고, 그 뒤에 출근한 적은 없나요?',
    },
    { ask: '일한 곳은 어느 시·도인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};

const isFirstFiling = ({ law }: Clock): boolean => /제28조|제82조/u.test(law);
