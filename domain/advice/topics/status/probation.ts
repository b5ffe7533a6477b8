import { fileOnline, noticeAllowance, signNothing } from '../lines.ts';
import type { Topic } from '../topic.ts';
import { isEnding, isSmall, no } from '../when.ts';

/** Dismissed in, or not taken on after, a time of probation (수습, 시용). */
export const probation: Topic = {
  id: 'probation',
  title: '수습·시용과 본채용 거부',
  askedBy: 'employee',
  fits: (facts) =>
    facts.stage !== 'not_filed' || facts.resignation !== null
      ? 0
      : (facts.contract === 'probation' &&
            (isEnding(facts) ||
              facts.says('해고~', '짤~', '자르~', '자를~', '채용~', '평가~', '통보~', '불합격~', '그만~'))) ||
          facts.says('본채용~', '시용기간~', '시용 기간~') ||
          (facts.says('수습~', '시용', '본채용~', '인턴~') && isEnding(facts))
        ? 2
        : 0,
  sections: ['detail-2'],
  first: (facts) =>
    isSmall(facts)
      ? '직원이 5명 미만이면 수습의 해고를 노동위원회에서 다투기는 어렵지만, 일한 돈은 모두 받을 수 있어요.'
      : `${no(facts)}수습이라도 마음대로 내보낼 수 없고, 객관적이고 합리적인 이유와 그것을 적은 서면이 있어야 해요.`,
  today: () => [
    '오늘 회사에 “채용을 거부하는 구체적인 이유와 평가 결과를 서면으로 알려 주세요. 저는 계속 일하겠습니다.”라고 글로 보내세요.',
    signNothing,
    '받은 문자나 서류를 날짜가 보이게 저장하세요.',
  ],
  week: (facts) => [
    '근로계약서와 취업규칙에서 수습 기간, 평가 기준, 본채용 조항을 찾아 찍어 두세요. 계약서에 수습이라고 적혀 있는지가 중요해요.',
    '평가표를 본 적이 있는지, 누가 무엇을 가르치고 지적했는지, 칭찬받은 메시지를 모으세요.',
    !isSmall(facts) && fileOnline,
    facts.says('실업급여~') && '고용보험 가입 이력을 떼어, 전 회사까지 합한 180일이 되는지 확인하세요.',
  ],
  law: (facts) => [
    !isSmall(facts) && {
      say: '수습(시용)도 근로자여서 본채용 거부에는 객관적이고 합리적인 이유가 있어야 해요. 다만 보통의 해고보다는 넓게 인정돼요.',
      law: '근로기준법 제23조 제1항; 대법원 2015두48136',
    },
    !isSmall(facts) && {
      say: '거부하는 구체적인 이유와 날짜를 서면으로 알려야 하고, 기간이 끝났다거나 평가 결과라는 말만으로는 부족해요.',
      law: '근로기준법 제27조; 대법원 2015두48136',
    },
    !isSmall(facts) && {
      say: '5명 이상인 곳이라면 나가는 날부터 3개월 안에 노동위원회에 구제신청을 해야 해요.',
      law: '근로기준법 제28조 제2항',
    },
    facts.months === null
      ? {
          say: '해고예고수당이 없는 것은 수습이라서가 아니라 계속 일한 기간이 3개월이 안 될 때예요. 3개월을 채웠다면 받을 수 있어요.',
          law: '근로기준법 제26조',
        }
      : noticeAllowance(facts),
    {
      say: '실업급여는 이 회사만이 아니라 그만두기 전 18개월 동안 고용보험에 든 채 보수를 받은 날이 180일 이상이어야 해요.',
      law: '고용보험법 제40조, 제41조',
    },
  ],
  asks: ({ workers, days, months }) => [
    {
      ask: '근로계약서에 수습이나 시용이라고 적혀 있나요?',
      choices: [
        {
          say: '계약서에 수습이 적혀 있어요',
          then: '그러면 적힌 기간과 본채용 조건을 찍어 두고, 평가 결과를 글로 달라고 하세요.',
        },
        {
          say: '계약서에 수습이 없어요',
          then: '그러면 수습이 아니라 보통 해고와 같아서, 정당한 이유와 서면이 그대로 필요해요.',
        },
        {
          say: '근로계약서가 없어요',
          then: '계약서가 없으면 수습이라고 정한 것이 없어, 보통 해고와 같다고 다툴 수 있어요.',
        },
      ],
    },
    {
      ask: '평가를 받거나 평가 기준을 들은 적이 있나요?',
      choices: [
        { say: '평가 기준을 들은 적이 있어요', then: '들은 기준과 받은 평가를 적고, 평가표를 글로 달라고 하세요.' },
        { say: '평가를 받은 적이 없어요', then: '평가 없이 거절한 것은 합리적인 이유가 없다고 다툴 사정이 돼요.' },
      ],
    },
    months === null && { ask: '언제 입사했나요?' },
    days.dismissed === null && { ask: '나가라고 한 날짜는 언제인가요?' },
    workers === null && { ask: '대표를 빼고 직원은 몇 명인가요?' },
  ],
};
