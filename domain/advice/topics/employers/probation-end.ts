import type { Facts } from '../../understanding/facts.ts';
import { checkProtected, consultFirst } from '../company/company-lines.ts';
import type { Topic } from '../topic.ts';
import { isPlanning, isSmall } from '../when.ts';

const first = ({ question, months }: Facts): string =>
  /메일|문자|카톡|말로|구두|통보만|전화/u.test(question)
    ? `${/메일/u.test(question) ? '메일로' : /문자|카톡/u.test(question) ? '문자나 카톡으로' : '말로'} 불합격만 알리는 것은 위험하고, 구체적인 이유와 날짜를 적은 서면으로 알려야 해요.`
    : /늦|지나(?:고|서|버|면)|지났/u.test(question)
      ? '수습이 끝난 뒤에도 일하게 했다면 정식 직원으로 볼 수 있어, 보통 해고와 같은 이유와 절차가 있어야 해요.'
      : /예고|수당/u.test(question) && (months === null || months < 3)
        ? '계속 일한 기간이 3개월이 안 되면 예고수당은 없지만, 합리적인 이유와 그것을 적은 서면은 있어야 해요.'
        : '수습이라도 마음대로 내보낼 수 없고, 기준에 따른 평가와 합리적인 이유, 그것을 적은 서면이 있어야 해요.';

/** `아무때나 되는 거 아닌가요`. */
const mayNotAnytime = ({ question }: Facts): string =>
  /아무\s?때나|마음대로|그냥\s?(?:되|내보내|잘라|해고)|자유롭게/u.test(question) ? '아니요, ' : '';

/** A company doesn't want to take somebody on after the probation. */
export const probationEnd: Topic = {
  id: 'probation-end',
  title: '수습 직원의 본채용을 거절할 때(회사)',
  askedBy: 'employer',
  fits: (facts) =>
    isPlanning(facts) &&
    !isSmall(facts) &&
    (facts.contract === 'probation' || facts.says('수습~', '시용', '본채용~', '인턴~'))
      ? 2
      : 0,
  first: (facts) => `${mayNotAnytime(facts)}${first(facts)}`,
  today: () => [
    '근로계약서에 수습(시용) 기간과 본채용을 거절할 수 있다는 조항이 있는지 확인하세요. 없으면 보통 해고와 같아요.',
    '평가 항목마다 날짜와 사실을 적은 기록을 모으고, 부족한 점을 알리고 기회를 주었는지 확인하세요.',
    checkProtected,
  ],
  week: () => [
    '기간이 끝나기 전에 결정하고, 구체적인 이유와 날짜를 적은 종이를 건네세요. 기간 만료라고만 적으면 효력이 없어요.',
    consultFirst,
  ],
  law: () => [
    {
      say: '본채용 거절은 보통의 해고보다 넓게 인정되지만, 객관적으로 합리적인 이유가 있어야 하고 구체적인 이유를 서면으로 알려야 해요.',
      law: '근로기준법 제23조 제1항, 제27조; 대법원 2015두48136',
    },
    {
      say: '30일 예고가 필요 없는 것은 수습이라서가 아니라 계속 일한 기간이 3개월이 안 될 때예요.',
      law: '근로기준법 제26조',
    },
    {
      say: '등급을 미리 나누어 정하거나 평가표를 다시 쓴 본채용 거절은 정당하지 않다고 본 예가 있어요.',
      law: '대법원 2002다62432',
    },
    {
      say: '일하다 다쳐 치료 중인 수습 직원의 본채용도 그 기간과 뒤 30일에는 거절할 수 없어요.',
      law: '근로기준법 제23조 제2항; 대법원 2018두43958',
    },
  ],
  asks: ({ months }) => [
    {
      ask: '근로계약서에 수습과 본채용 조건이 적혀 있나요?',
      choices: [
        {
          say: '계약서에 수습이 적혀 있어요',
          then: '그러면 적힌 기간과 기준대로 평가하고, 못 미친 이유를 구체적으로 적으세요.',
        },
        { say: '계약서에 수습이 없어요', then: '그러면 보통 해고와 같아서 정당한 이유와 절차가 그대로 필요해요.' },
      ],
    },
    {
      ask: '평가 기준을 미리 알리고 평가를 했나요?',
      choices: [
        {
          say: '기준을 알리고 평가했어요',
          then: '평가표와 지도한 기록을 날짜대로 모아 거절 이유를 그 항목으로 적으세요.',
        },
        {
          say: '기준은 안 알리고 평가만 했어요',
          then: '기준을 알리지 않은 평가는 약하니, 본인 동의로 수습을 늘려 다시 평가하는 것도 검토하세요.',
        },
        {
          say: '평가를 하지 않았어요',
          then: '평가 없이 거절하면 이유를 보이기 어려우니 지금이라도 기준을 알리고 기회를 주세요.',
        },
      ],
    },
    months === null && { ask: '입사한 지 얼마나 되었나요?' },
  ],
};
