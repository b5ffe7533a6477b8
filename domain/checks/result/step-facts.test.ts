import { describe, expect, test } from 'vitest';
import { standardRuleset } from '../../rulesets/standard-ruleset.ts';
import type { CalculatedStep } from '../contract/result.ts';
import { inFacts } from './step-facts.ts';
import { stepFact } from './step-words.ts';

const ruleset = { ...standardRuleset, rulesetVersion: 'a'.repeat(64) };
const items = ruleset.sections.flatMap(({ items }) => items);

const step = (more: Partial<CalculatedStep>): CalculatedStep => ({
  kind: 'ratio',
  section: 'detail-8',
  numbering: 3,
  title: '해고 이유와 날짜가 구체적으로 적힌 종이 문서나 이메일을 받으셨나요?',
  answer: 'no',
  value: 1.5,
  before: 0.3,
  after: 0.45,
  rule: 'detail-8/written-notice:negative',
  why: '',
  ...more,
});

describe('the answers of a calculation as facts', () => {
  test('every item that moves a figure has a fact for yes and for no, short enough for the picture and no question', () => {
    const withRange = new Set(
      ruleset.sections.flatMap(({ id, items }) =>
        items
          .flatMap(({ positive, negative }) => [positive.range, negative.range])
          .flatMap((range) =>
            items.filter(({ numbering }) => range && numbering >= range.start && numbering <= range.end),
          )
          .map(({ key }) => `${id} ${key}`),
      ),
    );
    const moves = ruleset.sections.flatMap(({ id, items }) =>
      items.filter(
        ({ key, positive, negative }) =>
          positive.ratio !== undefined || negative.ratio !== undefined || withRange.has(`${id} ${key}`),
      ),
    );
    expect(moves.filter(({ asFact }) => asFact === undefined).map(({ key }) => key)).toEqual([]);
    for (const { key, asFact } of items)
      for (const words of [asFact?.yes, asFact?.no].filter((each) => each !== undefined)) {
        expect([key, words]).toEqual([key, expect.stringMatching(/^[^?？]{4,28}$/)]);
        expect(words).not.toMatch(/(나요|까요|세요|어요|아요)$/);
      }
  });

  test('yes and no are different facts', () => {
    expect(items.filter(({ asFact }) => asFact && asFact.yes === asFact.no)).toEqual([]);
  });

  test('the step is called by its fact', () => {
    const [named] = inFacts(ruleset, [step({ numbering: item('detail-8/written-notice') })]);
    expect(named && stepFact(named)).toBe('서면 통지 없음');
  });

  test('the way of notice is a fact, too', () => {
    const notice = step({ section: 'intake', numbering: 9, answer: 'messenger', rule: 'intake/notice:messenger' });
    expect(inFacts(ruleset, [notice])[0]?.fact).toBe('서면 통지 없음 (메신저·문자)');
  });

  test('a range names the fact of its one answer that moved the figure', () => {
    const part = { title: '같은 이유로 전에 경고나 징계를 받은 적이 있으신가요?', reversed: false };
    const range = step({
      kind: 'range',
      section: 'detail-9',
      numbering: 12,
      rule: 'detail-9/punished-twice:negative:range',
      value: 0.95,
      parts: [
        { ...part, numbering: 8, answer: 'yes', value: -0.05 },
        { ...part, numbering: 11, answer: 'no', value: 0 },
      ],
    });
    const [named] = inFacts(ruleset, [range]);
    expect(named && stepFact(named)).toBe('전에 경고나 징계를 받음');
  });

  test('an older questionnaire, which has no facts, keeps question and answer', () => {
    const older = {
      ...ruleset,
      sections: ruleset.sections.map((section) => ({
        ...section,
        items: section.items.map(({ asFact: _none, ...rest }) => rest),
      })),
    };
    const [named] = inFacts(older, [step({ numbering: item('detail-8/written-notice') })]);
    expect(named && stepFact(named)).toMatch(/받으셨나요\? 아니요$/);
  });
});

const item = (key: string): number => items.find((each) => each.key === key)?.numbering ?? 0;
