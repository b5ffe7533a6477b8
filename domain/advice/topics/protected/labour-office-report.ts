import { noticeAllowance } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isSmall } from '../when.ts';

/** Dismissed for having told the labour office (근로기준법 제104조). */
export const labourOfficeReport: Topic = {
  id: 'labour-office-report',
  title: '노동청 신고를 이유로 한 해고',
  askedBy: 'employee',
  fits: ({ protectedBy, stage, dismissal, resignation, says }) =>
    stage === 'not_filed' &&
    (protectedBy.has('labour_office') ||
      (says('노동청~', '노동부~', '고용노동부~', '근로감독관~', '체불~', '임금체불~', '최저임금~', '주휴수당~') &&
        says(
          '신고했더니~',
          '넣었더니~',
          '진정했더니~',
          '신고하니~',
          '신고하자~',
          '신고한 뒤~',
          '신고한 후~',
          '신고했다고~',
          '진정했다고~',
        )))
      ? resignation === null && (dismissal !== null || says('뺐~', '빼~', '짤~', '잘렸~', '해고', '나가래~'))
        ? 3
        : 1
      : 0,
  sections: ['detail-14'],
  first: (facts) =>
    isSmall(facts)
      ? '노동청에 신고했다는 이유로 한 해고는 직원이 5명 미만이어도 금지되고 처벌 대상이에요.'
      : '노동청에 신고했다는 이유로 한 해고는 금지되고 처벌 대상이며, 부당해고로도 다툴 수 있어요.',
  today: () => [
    '신고한 날, 회사가 그것을 알게 된 날, 해고한 날과 그사이에 들은 말을 날짜순으로 적고 접수증을 저장하세요.',
    '먼저 낸 사건의 담당 감독관에게 신고 뒤에 해고되었다고 오늘 알리세요.',
    '진정을 취하하라거나 합의하라는 서류에는 바로 서명하지 마세요.',
  ],
  week: (facts) => [
    '밀린 돈의 진정은 그대로 두고, 보복 해고도 노동청(1350)에 따로 신고하세요.',
    isSmall(facts)
      ? '해고의 효력과 임금은 법원에서 다투니 변호사나 대한법률구조공단(132)에 물어보세요.'
      : '복직과 임금은 3개월 안에 노동위원회 구제신청으로 다투세요.',
    '신고한 내용이 공익신고인지는 국민권익위원회(1398)에 물어보세요.',
  ],
  law: (facts) => [
    {
      say: '근로기준법 위반을 노동청에 알렸다는 이유로 해고하거나 불리하게 대하면 안 되고, 어기면 2년 이하의 징역이나 2천만 원 이하의 벌금이에요. 5명 미만에도 적용되는 것으로 봐요.',
      law: '근로기준법 제104조, 제110조',
    },
    !isSmall(facts) && {
      say: '5명 이상인 곳이라면 해고된 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    {
      say: '노동청에 신고했다고 모두 공익신고는 아니에요. 법의 별표에 있는 법률을 어긴 것이어야 하고, 공익신고라면 불이익을 받은 날부터 1년 안에 국민권익위원회에 보호를 신청할 수 있어요.',
      law: '공익신고자 보호법 제2조, 제17조',
    },
    {
      say: '밀린 임금은 그만둔 날부터 14일 안에 받아야 하고 3년 동안 청구할 수 있어요. 진정은 계속돼요.',
      law: '근로기준법 제36조, 제49조',
    },
    noticeAllowance(facts),
  ],
  asks: ({ days, workers }) => [
    {
      ask: '회사가 신고를 안다는 것을 보여 주는 글이나 말이 있나요?',
      choices: ['글이 있어요', '말로 들었어요', '없어요'],
    },
    { ask: '노동청에 신고한 날은 언제인가요?' },
    days.dismissed === null && { ask: '해고된 날은 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
