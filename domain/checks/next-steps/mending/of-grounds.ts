import { each, type MendingRule, no, smallWorkplace, yes } from './rule.ts';

/** What the ground of a dismissal asks for. In the order of weight. */
export const ofGrounds: readonly MendingRule[] = [
  {
    key: 'avoidance',
    when: each(no('detail-17/avoidance-efforts')),
    unless: smallWorkplace,
    title: '해고를 피하려는 노력을 먼저 해요',
    before:
      '휴직, 근무시간 단축, 부서 이동, 희망퇴직처럼 해고를 피할 방법을 실제로 해 보고 날짜와 결과를 남기세요. 그 전에는 해고를 정하지 마세요.',
    after: '해고를 피하려고 한 일을 뒷받침할 자료를 모으고, 다시 부를 수 있는 자리가 있는지 살펴보세요.',
    law: '근로기준법 제24조 제2항',
  },
  {
    key: 'selection',
    when: each(no('detail-17/criteria-announced'), no('detail-17/selection-explained')),
    unless: smallWorkplace,
    title: '대상자를 고르는 기준을 정하고 알려요',
    before:
      '합리적이고 공정한 기준을 미리 정해 알리고, 사람마다 점수와 근거를 남기세요. 성별을 이유로 차별하면 안 돼요.',
    after: '어떤 기준으로 어떻게 골랐는지 보여 줄 점수표와 회의 자료를 모으세요.',
    law: '근로기준법 제24조 제2항',
  },
  {
    key: 'consultation',
    when: each(no('detail-17/consulted-representatives'), no('detail-18/consulted-representatives')),
    unless: smallWorkplace,
    title: '근로자대표와 협의해요',
    before:
      '해고를 피하는 방법과 기준을 해고하려는 날의 50일 전까지 근로자대표(노동조합)에게 알리고 성실하게 협의하세요.',
    after: '근로자대표에게 알리고 협의한 날짜와 내용을 보여 줄 자료를 모으세요.',
    law: '근로기준법 제24조 제3항',
  },
  {
    key: 'appraisal',
    when: each(
      yes('detail-21/no-appraisal-or-chance'),
      no('detail-21/criteria-announced'),
      no('detail-21/chance-to-improve'),
      no('detail-2/appraised'),
      no('detail-2/chance-to-improve'),
    ),
    unless: smallWorkplace,
    title: '공정하게 평가하고 나아질 기회를 줘요',
    before:
      '알려진 기준으로 평가하고, 부족한 점을 알려 교육이나 다른 일을 할 기회를 준 뒤 다시 살펴보세요. 그 과정을 모두 기록하세요.',
    after: '평가와 면담, 개선 기회를 준 기록을 모으세요. 없다면 정당한 이유를 밝히기 어려워요.',
    law: '대법원 2018다253680',
  },
  {
    key: 'renewal-reason',
    when: each(no('detail-3/refusal-reason-explained')),
    unless: smallWorkplace,
    title: '재계약하지 않는 이유를 설명해요',
    before:
      '재계약을 기대할 만한 규정이나 관행이 있으면 거절에도 합리적인 이유가 있어야 해요. 평가 결과와 사정을 글로 설명하세요.',
    law: '대법원 2007두1729',
  },
  {
    key: 'lighter-sanction',
    when: each(
      yes('detail-9/others-treated-lighter'),
      yes('detail-19/others-treated-lighter'),
      yes('detail-20/others-treated-lighter'),
      yes('detail-22/others-treated-lighter'),
      yes('detail-19/heavier-than-standard'),
      yes('detail-10/below-dismissal-standard'),
      no('detail-9/ground-in-rules'),
      no('detail-15/ground-in-rules'),
    ),
    title: '처분이 무겁지 않은지 견주어 봐요',
    before:
      '징계기준과 전에 한 처분을 견주어, 경고나 정직처럼 더 가벼운 처분으로 충분한지 살펴보세요. 같은 잘못에 다른 처분을 하면 형평에 어긋나요.',
    law: '근로기준법 제23조 제1항',
  },
  {
    key: 'punished-twice',
    when: each(yes('detail-9/punished-twice'), yes('detail-23/punished-before-for-same')),
    title: '이미 징계한 일로 다시 징계하지 않아요',
    before:
      '징계가 끝난 일을 다시 해고 이유로 삼으면 이중징계로 무효가 될 수 있어요. 새로 생긴 사실이 있는지 살펴보세요.',
    law: '근로기준법 제23조 제1항',
  },
  {
    key: 'other-position',
    when: each(
      no('detail-18/transfer-offered'),
      yes('detail-18/similar-work-left'),
      no('detail-11/transfer-consulted'),
    ),
    unless: smallWorkplace,
    title: '다른 자리를 찾고 상의해요',
    before: '할 수 있는 다른 일이 있다면 먼저 제안하고, 자리를 옮길 때는 생활의 불이익까지 함께 상의하세요.',
    law: '근로기준법 제23조 제1항, 제24조 제2항',
  },
];
