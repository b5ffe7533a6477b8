import type { Conditions, IntakeQuestion } from '../ruleset.ts';
import { choice, choiceOfBoth } from './choice.ts';

const happened: Conditions = [{ computed: 'dismissal_to_come', holds: false }];
const stageIs = (...is: readonly string[]): Conditions => [{ question: 'intake/stage', is }];

/** How far the dispute has come: which clock runs, and what is to be done next. Not asked while the dismissal is still to come. */
export const stageQuestions: readonly IntakeQuestion[] = [
  {
    key: 'intake/stage',
    numbering: 17,
    title: '노동위원회에 구제신청을 하셨나요?',
    toEmployer: { title: '그 직원이 노동위원회에 구제신청을 했나요?' },
    type: 'radio',
    optional: true,
    askedWhen: [happened],
    choices: [
      choiceOfBoth(choice('not_filed', '아직 안 했어요'), '아직 안 했어요'),
      choiceOfBoth(
        choice('filed', '신청했어요'),
        '신청했어요',
        '신청서를 받았거나 답변서를 내라는 연락을 받은 때예요.',
      ),
      choice('in_settlement', '조사나 화해가 진행되고 있어요'),
      choice('decided', '지방노동위원회의 판정을 받았어요'),
      choice('reviewed', '중앙노동위원회의 재심 판정을 받았어요'),
      choiceOfBoth(choice('settled', '합의나 화해로 끝냈어요'), '합의나 화해로 끝냈어요'),
      choiceOfBoth(
        choice('withdrawn', '회사가 해고를 취소하고 다시 나오라고 했어요', '아직 신청하지 않은 분만 골라 주세요.'),
        '해고를 취소하고 다시 나오라고 했어요',
        '직원이 아직 신청하지 않은 때예요.',
      ),
    ],
    why: '지금 단계에 따라 지켜야 할 날이 3개월, 10일, 15일로 달라요(근로기준법 제28조, 제31조).',
  },
  {
    key: 'intake/filed-on',
    numbering: 18,
    title: '구제신청을 한 날은 언제인가요?',
    toEmployer: { title: '그 직원이 구제신청을 한 날은 언제인가요?' },
    type: 'date',
    optional: true,
    askedWhen: [[...happened, ...stageIs('filed', 'in_settlement', 'decided', 'reviewed')]],
    note: '모르면 건너뛰세요.',
    why: '신청이 3개월 안에 들어갔는지와 판정까지의 순서를 확인해요(근로기준법 제28조 제2항).',
  },
  {
    key: 'intake/decision',
    numbering: 20,
    title: '판정은 어떻게 났나요?',
    type: 'radio',
    optional: true,
    askedWhen: [[...happened, ...stageIs('decided', 'reviewed')]],
    choices: [
      choiceOfBoth(choice('won', '부당해고로 인정됐어요'), '부당해고로 인정됐어요'),
      choice('partial', '일부만 인정됐어요'),
      choiceOfBoth(choice('lost', '기각되거나 각하됐어요'), '기각되거나 각하됐어요'),
    ],
    why: '받아들일지 다시 다툴지에 따라 할 일이 달라요. 어느 쪽이든 판정에 따르지 않으면 기한 안에 다투어야 해요(근로기준법 제31조).',
  },
  {
    key: 'intake/decided-on',
    numbering: 19,
    title: '판정서를 받은 날은 언제인가요?',
    type: 'date',
    optional: true,
    askedWhen: [[...happened, ...stageIs('decided', 'reviewed')]],
    note: '판정 결과를 들은 날이 아니라 판정서(재심이면 재심 판정서)를 받은 날을 적어 주세요. 아직 받지 못했으면 건너뛰세요.',
    why: '초심 판정서를 받은 날부터 10일 안에 재심을 신청하고, 재심 판정서를 받은 날부터 15일 안에 행정소송을 내야 해요. 이 날들은 늘어나지 않아요(근로기준법 제31조, 노동위원회법 제26조·제27조).',
  },
];
