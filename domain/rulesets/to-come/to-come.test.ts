import { describe, expect, test } from 'vitest';
import { questionText } from '../../checks/question-text.ts';
import { walk } from '../../checks/walk.ts';
import { publicFormOf } from '../public-form.ts';
import type { AnswerValue, Frame, SectionId, YesNo } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import { groundsToCome } from './grounds.ts';
import { askedOnceDismissed } from './once-dismissed.ts';
import { statusAndNoticeToCome } from './status-and-notice.ts';

const form = publicFormOf({ ...standardRuleset, rulesetVersion: '0'.repeat(64) });
const today = '2026-11-27';
const sections = form.sections.map(({ id }) => id);
const items = form.sections.flatMap((section) => section.items);

const intakeWith = (dismissed: string, section: SectionId): Map<string, AnswerValue> => {
  const answers = new Map<string, AnswerValue>();
  for (const { key, type, choices = [] } of form.intake)
    answers.set(key, type === 'choices' || choices.length === 0 ? null : (choices.at(-1)?.value ?? null));
  answers.set('intake/side', 'employee');
  answers.set('intake/workers', 30);
  answers.set('intake/joined', '2022-03-02');
  answers.set('intake/dismissed', dismissed);
  answers.set('intake/contract', 'regular');
  answers.set('intake/notice', 'spoken');
  answers.set('intake/protected', ['no']);
  answers.set('intake/ground', section);
  return answers;
};

/** Answers each open item until none is left: the keys on the path, in order. */
const walked = (
  section: SectionId,
  dismissed: string,
  answerTo: (numbering: number) => YesNo,
  questionnaire: Frame['questionnaire'] = 'detail',
): readonly string[] => {
  const frame: Frame = questionnaire === 'detail' ? { questionnaire, sections: [section] } : { questionnaire };
  const answers = intakeWith(dismissed, section);
  for (let asked = 0; asked < 60; asked++) {
    const { next, steps } = walk(form, frame, answers, today);
    if (next === null) return steps.flatMap(({ section: of, key }) => (of === 'intake' ? [] : [key]));
    const item = form.sections.find(({ id }) => id === next.section)?.items[next.numbering - 1];
    if (!item) throw new Error(`the intake was left open at ${next.section} ${next.numbering}`);
    answers.set(item.key, next.numbering === 1 ? 'yes' : answerTo(next.numbering));
  }
  throw new Error(`the walk of ${section} did not end`);
};

const tenses = { past: '2026-11-02', 'still to come': '2026-12-31' } as const;
const waysOfAnswering: readonly ((numbering: number) => YesNo)[] = [
  () => 'yes',
  () => 'no',
  () => 'unknown',
  (numbering) => (numbering % 2 === 0 ? 'yes' : 'no'),
  (numbering) => (numbering % 2 === 0 ? 'no' : 'yes'),
];

describe.each(Object.entries(tenses))('while the dismissal is %s', (tense, dismissed) => {
  test.each(sections)('%s is walked to its end, whatever is answered', (section) => {
    for (const answerTo of waysOfAnswering) {
      const path = walked(section, dismissed, answerTo);
      expect(path.some((key) => key.startsWith(`${section}/`))).toBe(true);
      if (tense === 'still to come') expect(path.filter((key) => askedOnceDismissed.has(key))).toEqual([]);
      walked(section, dismissed, answerTo, 'basic');
    }
  });
});

/** What has happened only once somebody was dismissed. */
const hasHappened: readonly RegExp[] = [
  /해고(되셨|하셨|되었|됐|했나|했다|된 (뒤|날|일)|당)/,
  /나오게 된|나간 뒤|(직원|사람|분)을 내보냈/,
  /퇴직(한 날|되셨|시켰)|퇴직 처리(되셨|하셨|했)|퇴사 처리 뒤/,
  /(그만두게 되셨|일하던|없어진 부서|문을 닫았|문을 닫으셨)/,
  /(계약을|일을) 끝(냈|내셨)/,
  /채용(이 취소되었|을 취소하셨|취소된)|취소한 (무렵|이유)|취소(했나|하셨나)/,
  /거절(당)?하셨|거절당/,
  /해고한 이유|해고 (뒤|전후)/,
];
/** These speak of a former dismissal, of what the person turned down, or of what colleagues did. */
const ofOtherThings = new Set(['detail-18/offer-refused']);

const shown = (['employee', 'employer'] as const).flatMap((role) =>
  items
    .filter(({ key }) => !askedOnceDismissed.has(key) && !ofOtherThings.has(key))
    .map((item) => ({ key: item.key, role, ...questionText(item, { role, tense: 'to_come' }) })),
);

describe('what is read while the dismissal is still to come', () => {
  test.each(hasHappened)('never says %s', (words) => {
    const said = shown.filter(({ title, note }) => words.test(`${title} ${note ?? ''}`));
    expect(said.map(({ key, role, title, note }) => `${key} (${role}): ${title} ${note ?? ''}`)).toEqual([]);
  });

  test('is asked in 해요체 with one question mark', () => {
    expect(
      shown.filter(({ title }) => !/(나요|까요|가요|신가요|인가요)\?$/.test(title)).map(({ title }) => title),
    ).toEqual([]);
    expect(shown.filter(({ title }) => title.split('?').length !== 2).map(({ title }) => title)).toEqual([]);
    const notes = shown.flatMap(({ key, note }) => (note === null ? [] : [{ key, note }]));
    expect(
      notes.filter(({ note }) => !/요(\([^()]+\))?\.$/.test(note)).map(({ key, note }) => `${key}: ${note}`),
    ).toEqual([]);
  });

  test('is written for items that exist and are asked then', () => {
    const known = new Set(items.map(({ key }) => key));
    const written = Object.keys({ ...statusAndNoticeToCome, ...groundsToCome });
    expect(written.filter((key) => !known.has(key) || askedOnceDismissed.has(key))).toEqual([]);
    expect([...askedOnceDismissed].filter((key) => !known.has(key))).toEqual([]);
  });

  // 근로기준법 제27조: the company can still write the reason and the day until the dismissal takes effect.
  test('leaves out writing and procedure, which can still be made good, and what only follows a dismissal', () => {
    const passedOver = items.filter(({ askedWhen }) => askedWhen !== undefined).map(({ key }) => key);
    expect(new Set(passedOver)).toEqual(askedOnceDismissed);
    expect(passedOver).toEqual(expect.arrayContaining(['detail-8/written-notice', 'detail-9/procedure-skipped']));
    expect(passedOver).toEqual(expect.arrayContaining(['detail-8/wished-to-stay', 'detail-18/business-goes-on']));
  });
});

test('afterwards the words are those of the past', () => {
  const attendance = items.find(({ key }) => key === 'detail-9/dismissed-for-attendance');
  if (!attendance) throw new Error('section 9 has no first item');
  expect(questionText(attendance, 'employee').title).toBe('지각, 조퇴, 잦은 결근 같은 근태를 이유로 해고되셨나요?');
  expect(questionText(attendance, { role: 'employer', tense: 'to_come' }).title).toBe(
    '지각, 조퇴, 잦은 결근 같은 근태를 이유로 해고하려고 하시나요?',
  );
});
