import { describe, expect, test } from 'vitest';
import { choiceText, questionText, sectionTitle } from '../../checks/question-text.ts';
import { publicFormOf } from '../public-form.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import { groundsNineToFifteenToEmployer } from '../to-employer/grounds-9-to-15.ts';
import { groundsSixteenToTwentyThreeToEmployer } from '../to-employer/grounds-16-to-23.ts';
import { statusAndNoticeToEmployer } from '../to-employer/status-and-notice.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const questions = [
  ...form.intake.filter(({ key }) => key !== 'intake/side'),
  ...form.sections.flatMap(({ items }) => items),
];

const asEmployer = (['past', 'to_come'] as const).map((tense) => ({ role: 'employer' as const, tense }));

/** Everything that an employer reads, in both tenses, with where it stands. */
const texts: readonly { readonly of: string; readonly text: string }[] = [
  ...questions.flatMap((question) =>
    asEmployer.flatMap((reader) => {
      const { title, note } = questionText(question, reader);
      return [title, note ?? ''].map((text) => ({ of: question.key, text }));
    }),
  ),
  ...form.intake
    .filter(({ key }) => key !== 'intake/side')
    .flatMap(({ key, choices = [] }) =>
      choices.flatMap((choice) =>
        asEmployer.flatMap((reader) => {
          const { label, hint } = choiceText(choice, reader);
          return [label, hint ?? ''].map((text) => ({ of: `${key} ${choice.value}`, text }));
        }),
      ),
    ),
  ...form.sections.flatMap((section) => [
    { of: section.id, text: sectionTitle(section, 'employer') },
    ...(section.inPeoplesWords ?? []).map(({ toEmployer }) => ({ of: section.id, text: toEmployer })),
  ]),
];

/** What only a worker is told or asked: they are spoken to as the one who was hired, dismissed, told, paid, accused. */
const workersWords: readonly RegExp[] = [
  /해고되셨|해고됐어요|해고되었나요/,
  /입사하셨|퇴직되셨|그만두셨|그만두게 되셨|나오게 된/,
  /받으셨|들으셨|당하셨|거절당|통보받|설명받/,
  /일하셨|늦거나 결근하셨|신고하셨|거부하신|거부하셨|사과하거나 합의하셨/,
  /본인/,
  /회사가 .*(했나요|주었나요|있었나요|밝혔나요|인가요)/,
  /나를 채용/,
  /들었어요|듣지 못|적혀 있었어요/,
  /회사에서 (구체적으로 )?(들|받)/,
  /계신|다니던 회사/,
];

describe('what an employer reads', () => {
  test.each(workersWords)('never says %s', (words) => {
    expect(texts.filter(({ text }) => words.test(text)).map(({ of, text }) => `${of}: ${text}`)).toEqual([]);
  });

  test('is about every item that speaks to the worker', () => {
    const toWorker = form.sections
      .flatMap(({ items }) => items)
      .filter(
        ({ toEmployer, toCome, title, note = '' }) =>
          (toEmployer === undefined && /(셨|으신|본인)/.test(title + note)) ||
          (toCome !== undefined &&
            toCome.toEmployer === undefined &&
            toEmployer === undefined &&
            /(셨|시나요|으신|본인)/.test(`${toCome.title ?? ''}${toCome.note ?? ''}`)),
      )
      .map(({ key, title }) => `${key}: ${title}`);
    expect(toWorker).toEqual([]);
  });

  test('is written for items that exist, and differs from the worker’s text', () => {
    const known = new Map(form.sections.flatMap(({ items }) => items.map((item) => [item.key, item] as const)));
    const written = Object.entries({
      ...statusAndNoticeToEmployer,
      ...groundsNineToFifteenToEmployer,
      ...groundsSixteenToTwentyThreeToEmployer,
    });
    const idle = written.filter(([key, text]) => {
      const item = known.get(key);
      return !item || ((text.title ?? item.title) === item.title && (text.note ?? item.note) === item.note);
    });
    expect(idle.map(([key]) => key)).toEqual([]);
  });

  test('asks with a question mark, in every question', () => {
    expect(questions.filter((question) => !/[?.]$/.test(questionText(question, 'employer').title))).toEqual([]);
  });

  test('has a title of its own for each section', () => {
    expect(form.sections.filter(({ toEmployer }) => toEmployer === undefined)).toEqual([]);
  });
});

test('the worker’s words are the default', () => {
  const joined = form.intake.find(({ key }) => key === 'intake/joined');
  expect(joined && questionText(joined, 'employee').title).toBe('언제 입사하셨나요?');
  expect(joined && questionText(joined, 'employer').title).toBe('언제 입사한 직원인가요?');
});
