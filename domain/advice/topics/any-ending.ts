import {
  fileOnline,
  justReason,
  noticeAllowance,
  sayYouWillWork,
  signNothing,
  threeMonths,
  writtenNotice,
} from './lines.ts';
import type { Topic } from './topic.ts';
import { isBefore } from './when.ts';

/** An ending that no other topic answers better: what holds for every dismissal, with the law of the ground that was named. */
export const anyEnding: Topic = {
  id: 'any-ending',
  title: '해고를 다투는 길',
  askedBy: 'employee',
  general: true,
  fits: (facts) =>
    isBefore(facts) && (facts.dismissal === 'done' || facts.dismissal === 'to_come' || facts.dismissal === 'threatened')
      ? 2
      : facts.grounds.length > 0 && isBefore(facts)
        ? 2
        : 0,
  sections: ['detail-23'],
  first: ({ dismissal, size, monthsAgo, clock, asks }) => {
    if (size === 'under_five')
      return '직원이 5명 미만이어도 해고예고수당은 청구할 수 있고, 해고 이유와 직원 수에 따라 더 다툴 길이 있어요.';
    if (clock === null && monthsAgo !== null && monthsAgo >= 3)
      return '해고된 지 3개월이 넘었다면 노동위원회 구제신청은 어렵지만, 해고예고수당 진정과 법원 소송은 남아 있어요.';
    if (clock === null && asks('언제까지', '기한', '며칠까지', '언제까지~', '기간'))
      return '노동위원회 구제신청은 해고된 날부터 3개월 안이라, 그날을 알려 주시면 마지막 날을 세어 드릴 수 있어요.';
    return dismissal === 'done' || dismissal === 'to_come'
      ? '네, 회사가 정당한 이유와 서면 통지를 갖추지 못했다면 다툴 수 있어요.'
      : '아직 정해진 일이 아니라면 서명하지 말고, 들은 말과 계속 일하겠다는 뜻을 글로 남겨 두세요.';
  },
  today: () => [sayYouWillWork, signNothing],
  week: ({ size }) => [size !== 'under_five' && fileOnline],
  law: (facts) => [
    facts.size !== 'under_five' && justReason,
    facts.size !== 'under_five' && writtenNotice,
    facts.size !== 'under_five' && threeMonths,
    noticeAllowance(facts),
  ],
  asks: ({ days, workers, dismissal }) => [
    dismissal !== 'threatened' &&
      days.dismissed === null && { ask: '해고된 날은 언제인가요? 종이를 받았다면 거기 적힌 날을 알려 주시겠어요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
    { ask: '회사가 말한 이유는 무엇인가요?' },
  ],
};
