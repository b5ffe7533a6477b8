import fc from 'fast-check';
import { addDays, daysBetween, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Answers, AnswerValue, Frame, IntakeQuestion, SectionId } from '../../rulesets/ruleset.ts';
import { questionAt } from '../form-index.ts';
import { walk } from '../walk.ts';
import { standardForm, today } from './ruleset-fixtures.ts';

/** Random answers to the real questionnaire, for properties. */

const sectionIds = standardForm.sections.map(({ id }) => id);

export const arbitraryFrame: fc.Arbitrary<Frame> = fc.oneof(
  fc.constant<Frame>({ questionnaire: 'basic' }),
  fc.constant<Frame>({ questionnaire: 'detail' }),
  fc
    .subarray<SectionId>(sectionIds, { minLength: 1, maxLength: 6 })
    .map((sections): Frame => ({ questionnaire: 'detail', sections })),
);

const date = fc.integer({ min: 0, max: daysBetween('2015-01-01', today) }).map((days) => addDays('2015-01-01', days));
const clock = fc
  .record({ hour: fc.integer({ min: 0, max: 23 }), ten: fc.integer({ min: 0, max: 5 }) })
  .map(({ hour, ten }) => `${String(hour).padStart(2, '0')}:${ten}0`);

const yesNo = fc.constantFrom<AnswerValue>('yes', 'no', 'unknown');

const ofItsType = ({ type, choices = [] }: IntakeQuestion): fc.Arbitrary<AnswerValue> => {
  switch (type) {
    case 'radio':
      return fc.constantFrom<AnswerValue>(...choices.map(({ value }) => value));
    case 'choices':
      return fc.subarray(
        choices.map(({ value }) => value),
        { minLength: 1 },
      );
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 100_000 }));
    case 'date':
      return date;
    case 'time':
      return fc.record({ start: clock, end: clock, breakMinutes: fc.integer({ min: 0, max: 9 }) });
    case 'text':
      return fc.constant<AnswerValue>({ name: '김해고', phone: '01012345678' });
  }
};

/** Answers of the right kind for a question, which may contradict other answers. */
const toIntake = (question: IntakeQuestion): fc.Arbitrary<AnswerValue> => {
  const given = ofItsType(question);
  return question.optional ? fc.oneof(fc.constant<AnswerValue>(null), given) : given;
};

const rubbish = fc.oneof<fc.Arbitrary<AnswerValue>[]>(
  fc.string(),
  fc.double(),
  fc.constant<AnswerValue>(null),
  fc.record({ custom: fc.string() }),
  fc.array(fc.string()),
  fc.record({ start: fc.string(), end: fc.string(), breakMinutes: fc.integer() }),
  fc.record({ name: fc.string(), phone: fc.string() }),
);

/** Any answers in any order: right, wrong, too few, also to questions that weren't asked. */
export const arbitraryAnswers: fc.Arbitrary<Answers> = fc
  .array(
    fc.oneof(
      fc
        .constantFrom(...standardForm.intake)
        .chain((question) => fc.tuple(fc.constant(question.key), toIntake(question))),
      fc
        .constantFrom(...standardForm.sections.flatMap(({ items }) => items))
        .chain(({ key }) => fc.tuple(fc.constant(key), yesNo)),
      fc.tuple(
        fc.oneof(
          fc.string(),
          fc.constantFrom(...standardForm.intake.map(({ key }) => key), 'detail-9/dismissed-for-attendance'),
        ),
        rubbish,
      ),
    ),
    { maxLength: 80 },
  )
  .map((answers) => new Map(answers));

/** Of several choices that may exclude each other, the first one. */
const oneOf = (value: AnswerValue): AnswerValue => (isChosen(value) ? value.slice(0, 1) : value);

const twoDays = fc
  .tuple(date, date)
  .map(([one, other]): readonly [LocalDate, LocalDate] => (one < other ? [one, other] : [other, one]));

const fittingIntake: fc.Arbitrary<Answers> = fc
  .tuple(
    fc.tuple(...standardForm.intake.map((question) => fc.tuple(fc.constant(question.key), toIntake(question)))),
    twoDays,
    fc.nat({ max: 90 }),
  )
  .map(
    ([answers, [joined, dismissed], notice]) =>
      new Map<string, AnswerValue>([
        ...answers.map(([key, value]) => [key, oneOf(value)] as const),
        ['intake/joined', joined],
        ['intake/dismissed', dismissed],
        ['intake/forewarned', addDays(dismissed, -notice)],
        ['intake/filed-on', dismissed],
        ['intake/decided-on', dismissed],
      ]),
  );

/** Answers each open question with `answer`, until none is open. */
export const completedWalk = (frame: Frame, answer: (key: string) => AnswerValue, intake?: Answers): Answers => {
  const answers = new Map(intake);
  for (let asked = 0; asked < 400; asked += 1) {
    const { next } = walk(standardForm, frame, answers, today);
    if (next === null) return answers;
    const found = questionAt(standardForm, next);
    if (found === undefined || found.section === 'intake') return answers;
    const value = answer(found.item.key);
    answers.set(found.item.key, found.first && value === 'unknown' ? 'no' : value);
  }
  throw new Error('the walk has no end');
};

/** A person who answers every question that is asked, in one of the possible ways. */
export const arbitraryWalk: fc.Arbitrary<{ readonly frame: Frame; readonly answers: Answers }> = fc
  .record({
    frame: arbitraryFrame,
    intake: fittingIntake,
    entersAt: fc.nat({ max: 22 }),
    said: fc.array(fc.constantFrom<AnswerValue>('yes', 'no', 'yes', 'no', 'unknown'), { minLength: 40, maxLength: 40 }),
  })
  .map(({ frame, intake, entersAt, said }) => {
    let asked = 0;
    const answer = (key: string): AnswerValue => {
      // In a basic sweep most grounds don't apply: one is entered, most others are left.
      const found = standardForm.sections.findIndex(({ items }) => items[0]?.key === key);
      if (frame.questionnaire === 'basic' && found >= 8) return found === entersAt ? 'yes' : 'no';
      asked += 1;
      return said[asked % said.length] ?? 'no';
    };
    return { frame, answers: completedWalk(frame, answer, intake) };
  });
