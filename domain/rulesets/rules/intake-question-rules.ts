import type { IntakeQuestion } from '../ruleset.ts';
import type { Finding, Rule } from './finding.ts';

/** Events, derivations and the application itself refer to the intake by these keys, numbered in this order. */
export const intakeKeys: readonly string[] = [
  'intake/side',
  'intake/region',
  'intake/workers',
  'intake/joined',
  'intake/dismissed',
  'intake/aged-55',
  'intake/insurance',
  'intake/contract',
  'intake/ground',
  'intake/notice',
  'intake/wage',
  'intake/forewarned',
  'intake/hours',
  'intake/contact',
];

/** 14 is the request for a consultation. This question is asked after the way of notice. */
const contractEnd = { key: 'intake/contract-end', numbering: 15 };

const intakeOrder: Rule = ({ intake }) => {
  const others = intake.filter(({ key }) => key !== contractEnd.key);
  const inOrder =
    others.length === intakeKeys.length &&
    others.every(({ key, numbering }, index) => key === intakeKeys[index] && numbering === index) &&
    intake.every(({ key, numbering }) => key !== contractEnd.key || numbering === contractEnd.numbering) &&
    intake.length <= others.length + 1;
  return inOrder
    ? []
    : [
        {
          section: 'intake',
          numbering: null,
          rule: 'intake_order',
          message: '기본 질문은 0번부터 13번까지 정해진 차례로',
        },
      ];
};

const choicesAreWrong = ({ type, choices = [] }: IntakeQuestion): boolean => {
  if (type !== 'radio') return choices.length > 0;
  const values = choices.map(({ value }) => value);
  const sound = choices.every(({ value, label }) => /^[a-z0-9_-]+$/.test(value) && label.trim() !== '');
  return values.length < 2 || new Set(values).size < values.length || !sound;
};

const intakeChoices: Rule = ({ intake }) =>
  intake.filter(choicesAreWrong).map(
    ({ numbering }): Finding => ({
      section: 'intake',
      numbering,
      rule: 'intake_choices',
      message: '고르는 질문에는 서로 다른 보기가 둘 이상 필요하고, 다른 질문에는 보기를 둘 수 없음',
    }),
  );

export const intakeQuestionRules: readonly Rule[] = [intakeOrder, intakeChoices];
