import type { IntakeQuestion } from '../ruleset.ts';
import type { Finding, Rule } from './finding.ts';

/** Events, derivations and the application itself refer to the intake by these keys, numbered so. */
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

/**
 * 14 is the request for a consultation. Later editions add these; the page on protected people took the place of the question on
 * reports, and with it its number.
 */
const laterKeys: Readonly<Record<string, number>> = {
  'intake/contract-end': 15,
  'intake/reported': 16,
  'intake/protected': 16,
  'intake/stage': 17,
  'intake/filed-on': 18,
  'intake/decided-on': 19,
  'intake/decision': 20,
  'intake/owed': 21,
  'intake/insured-180': 22,
};

/** The number after all that the program knows: questions that people add have their numbers from here on. */
export const firstFreeNumber = 23;

/** A number is a question's address for ever; the place where it is asked may change. */
const intakeOrder: Rule = ({ intake }) => {
  const numberOf = (key: string): number | undefined => {
    const number = intakeKeys.indexOf(key);
    return number === -1 ? laterKeys[key] : number;
  };
  const found = (numbering: number | null, message: string, gone?: string): Finding => ({
    ...{ section: 'intake', numbering, rule: 'intake_order', message },
    ...(gone === undefined ? {} : { gone, at: ['intake'] }),
  });
  const keys = intake.map(({ key }) => key);
  return [
    ...intakeKeys.flatMap((key) => (keys.includes(key) ? [] : [found(null, '프로그램이 읽는 기본 질문이 없음', key)])),
    ...intake.flatMap(({ key, numbering }, place) => {
      const own = numberOf(key);
      const isTwice = intake.findIndex((other) => other.key === key || other.numbering === numbering) < place;
      if (isTwice) return [found(numbering, '기본 질문의 번호나 이름이 겹침')];
      const isRight = own === undefined ? numbering >= firstFreeNumber : numbering === own;
      if (!isRight) return [found(numbering, '기본 질문의 번호는 바꿀 수 없음')];
      return /^intake\/[a-z0-9]+(-[a-z0-9]+)*$/.test(key)
        ? []
        : [found(numbering, '기본 질문의 이름에 쓸 수 없는 글자가 있음')];
    }),
  ];
};

/** Whether a question is asked is known by then; and what waits for the figure decides nothing before it. */
const intakeAskedWhen: Rule = ({ intake }) =>
  intake.flatMap(({ key, askedWhen = [], numbering }, place): readonly Finding[] => {
    const earlier = new Set(intake.slice(0, place).flatMap(({ key, afterFigure }) => (afterFigure ? [] : [key])));
    const looksAhead = askedWhen.flat().some((one) => !('computed' in one) && !earlier.has(one.question));
    return looksAhead
      ? [
          {
            section: 'intake',
            numbering,
            at: ['intake', key, 'askedWhen'],
            rule: 'intake_order',
            message: '앞에서 물은 질문의 답만 묻는 조건이 될 수 있음',
          },
        ]
      : [];
  });

const choicesAreWrong = ({ type, choices = [] }: IntakeQuestion): boolean => {
  if (type !== 'radio' && type !== 'choices') return choices.length > 0;
  const values = choices.map(({ value }) => value);
  const sound = choices.every(
    ({ value, label, alone, ends }) =>
      /^[a-z0-9_-]+$/.test(value) && label.trim() !== '' && (type === 'choices' ? !ends : !alone),
  );
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

export const intakeQuestionRules: readonly Rule[] = [intakeOrder, intakeAskedWhen, intakeChoices];
