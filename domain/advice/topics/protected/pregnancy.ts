import type { Topic } from '../topic.ts';
import { isDismissed, isSmall } from '../when.ts';

/** Pregnancy, marriage or sex as the reason (남녀고용평등법 제11조): six months, at any size. */
export const pregnancy: Topic = {
  id: 'pregnancy',
  title: '임신·결혼을 이유로 한 해고',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, resignation, says }) =>
    stage === 'not_filed' &&
    protectedBy.has('pregnancy') &&
    !protectedBy.has('birth_leave') &&
    !says('와이프~', '아내가~', '아내도~', '집사람~', '배우자가~')
      ? resignation === null
        ? 3
        : 1
      : 0,
  sections: ['detail-7'],
  first: (facts) => {
    const why = facts.says('결혼~', '청첩장~') && !facts.says('임신~') ? '결혼' : '임신';
    if (isSmall(facts))
      return `직원이 5명 미만이어도 ${why}을 이유로 한 해고는 금지되고, 6개월 안에 노동위원회에 시정을 신청할 수 있어요.`;
    if (facts.dismissal === 'not_renewed')
      return `${why}을 이유로 재계약하지 않은 것은 차별이어서, 노동위원회에서 구제신청(3개월)과 시정신청(6개월)으로 다툴 수 있어요.`;
    return isDismissed(facts)
      ? `${why}을 알린 뒤의 이런 통보는 다툴 수 있는 해고이고, ${why}을 이유로 한 해고는 법으로 금지돼요.`
      : `${why}을 이유로 한 해고는 금지되고, 노동위원회에서 구제신청(3개월)과 시정신청(6개월)으로 다툴 수 있어요.`;
  },
  today: () => [
    '임신이나 결혼을 알린 날과 회사의 반응, 해고한 날을 날짜순으로 적고 메시지를 저장하세요.',
    '오늘 회사에 “계속 일하겠습니다. 해고라면 날짜와 이유를 서면으로 알려 주세요.”라고 글로 보내세요.',
    '사직서에는 서명하지 마세요. 출산휴가나 육아휴직을 쓸 생각이면 지금 글로 신청하세요.',
  ],
  week: () => [
    '노동청(1350)에도 신고하세요. 처벌되는 일이에요.',
    '신청서는 사업장이 있는 곳의 지방노동위원회에 온라인·팩스·방문으로 내고, 이유는 나중에 보탤 수 있어요.',
  ],
  law: (facts) => [
    {
      say: '퇴직과 해고에서 남녀를 차별하면 안 되고, 혼인·임신·출산을 이유로 내보내는 것도 그 차별이에요. 직원 수와 상관없어요.',
      law: '남녀고용평등법 제11조, 제2조',
    },
    { say: '차별을 받은 날부터 6개월 안에 노동위원회에 시정을 신청할 수 있어요.', law: '남녀고용평등법 제26조' },
    { say: '그 이유 때문이 아니라는 것은 회사가 밝혀야 해요.', law: '남녀고용평등법 제30조' },
    { say: '어기면 5년 이하의 징역이나 3천만 원 이하의 벌금이에요.', law: '남녀고용평등법 제37조 제1항' },
    !isSmall(facts) && {
      say: '5명 이상인 곳의 해고는 정당한 이유와 서면이 있어야 하고, 부당해고 구제신청은 따로 3개월 안이에요. 임신 중이라고 모든 해고가 금지되는 것은 아니어서 회사가 든 이유도 따져요.',
      law: '근로기준법 제23조 제1항, 제27조, 제28조 제2항',
    },
  ],
  asks: ({ days, workers }) => [
    { ask: '임신(결혼)을 회사에 언제 어떻게 알렸나요?' },
    { ask: '회사가 든 해고 이유는 무엇인가요?' },
    days.dismissed === null && { ask: '해고한다고 한 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
