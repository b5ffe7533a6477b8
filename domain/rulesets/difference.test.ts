import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesBetween } from './difference.ts';
import { editedContent } from './draft/content.ts';
import type { DraftEdit } from './draft/draft-edit.ts';
import { partsOf } from './edition/ruleset-parts.ts';
import firstJson from './first-ruleset.fixture.json' with { type: 'json' };
import type { RulesetContent } from './ruleset.ts';
import { rulesetContentSchema } from './ruleset-from-json.ts';
import { standardRuleset } from './standard-ruleset.ts';

const first: RulesetContent = rulesetContentSchema.parse(firstJson);
const differences = differencesBetween(first, standardRuleset);
const about = (subject: string) => differences.find((difference) => difference.subject === subject);

describe('the edition of this program held against the first', () => {
  it('gives a reason for each difference, and no reason that explains nothing', () => {
    expect(differences.filter(({ reason }) => reason === null).map(({ subject }) => subject)).toEqual([]);
    const told = differences.map(({ reason }) => reason?.why ?? '');
    expect(standardRuleset.edition?.reasons.filter(({ why }) => !told.some((one) => one.includes(why)))).toEqual([]);
  });

  it('tells a new question, one that is gone, and one that is asked in other words', () => {
    expect(about('detail-7/protected-reason')).toMatchObject({ kind: 'added', where: '7번 사유 9번 문항' });
    expect(about('detail-8/threatened-or-deceived')).toMatchObject({ kind: 'removed', where: '8번 사유 8번 문항' });
    expect(about('intake/dismissed')).toMatchObject({
      kind: 'changed',
      facts: [
        { name: '질문', before: '언제 해고되셨나요?', after: '해고일이 언제인가요?' },
        { name: '안내', after: expect.stringContaining('통지서에 적힌 해고일') },
        { name: '묻는 이유' },
        { name: '회사에 묻는 말', after: '그 직원의 해고일이 언제인가요?' },
        { name: '회사에 보이는 안내' },
      ],
      reason: { law: expect.stringContaining('노동위원회규칙 제40조 제1호·제4호') },
    });
  });

  it('tells a multiplier before and after', () => {
    expect(about('detail-17/discriminatory-selection')?.facts).toContainEqual({
      name: '예',
      before: '다음 문항 · ×1.2 · 찾는 말 추가: 선정기준 불공정',
      after: '다음 문항 · ×1.3 · 찾는 말 추가: 선정기준 불공정',
    });
  });

  it('names the question itself before the section that it stands in', () => {
    expect(about('detail-7/employer-ended-before-term')?.reason?.law).toContain('2020두54852');
  });

  it('writes percentages as people do', () => {
    expect(about('figure/published')?.facts[0]).toEqual({ name: '인정률', before: '25%', after: '31.9%' });
  });
});

it('names what was added, removed or moved, and not what only has another number by that', () => {
  const section = ['sections', 'detail-9', 'items'];
  const [, second, third, ...others] = standardRuleset.sections[8]?.items ?? [];
  const last = others.at(-1);
  if (!second || !third || !last) throw new Error('the section is too short');
  const key = 'detail-9/new';
  const { asFact: _asFact, ...plain } = third;
  const kinds = (...edits: readonly DraftEdit[]) =>
    differencesBetween(standardRuleset, editedContent(standardRuleset, edits)).map(({ subject, kind, facts }) => [
      ...[subject, kind],
      ...(kind === 'moved' ? [facts.map(({ before, after }) => `${before} → ${after}`).join()] : []),
    ]);
  expect(
    kinds({ at: [...section, key], value: JSON.parse(JSON.stringify({ ...plain, key })), before: second.key }),
  ).toEqual([[key, 'added']]);
  expect(kinds({ at: [...section, last.key], before: second.key })).toEqual([
    [last.key, 'moved', expect.stringMatching(/^\d+번째 → 2번째$/)],
  ]);
  expect(kinds({ at: ['routes', 'court'], before: null })).toEqual([
    ['route/court', 'moved', expect.stringContaining('번째')],
  ]);
  expect(kinds({ at: ['points', standardRuleset.points?.[0]?.key ?? ''] })).toEqual([
    [`point/${standardRuleset.points?.[0]?.key}`, 'removed'],
  ]);
});

it('a ruleset doesn’t differ from itself, and no two of its parts have one name', () => {
  for (const ruleset of [first, standardRuleset]) {
    expect(differencesBetween(ruleset, ruleset)).toEqual([]);
    expect(differencesBetween(ruleset, turnedRound(ruleset))).toEqual([]);
    const subjects = partsOf(ruleset).map(({ subject }) => subject);
    expect(new Set(subjects).size).toBe(subjects.length);
  }
});

/** The same with the members of every record in another order: the log stores them in its own. */
const turnedRound = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).reverse())
      : inner,
  );

type Path = readonly (string | number)[];

/** The places of all texts, numbers and truths in a value. */
const leavesOf = (value: unknown, path: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) =>
        leavesOf(inner, [...path, Array.isArray(value) ? Number(name) : name]),
      )
    : [path];

const changedAt = (value: unknown, [step, ...rest]: Path): unknown => {
  if (step === undefined) {
    if (typeof value === 'number') return value + 0.5;
    return typeof value === 'boolean' ? !value : `${String(value)} 바뀜`;
  }
  if (Array.isArray(value)) return value.map((inner, n) => (n === step ? changedAt(inner, rest) : inner));
  return Object.fromEntries(
    Object.entries(value ?? {}).map(([name, inner]) => [name, name === step ? changedAt(inner, rest) : inner]),
  );
};

it('nothing that a ruleset says can change unseen', () => {
  // Why it differs is no part of it, and these fields hold one of a few words, in whose place no other may stand.
  const ofFewWords = ['type', 'mode'];
  const leaves = leavesOf(standardRuleset).filter(
    ([part, ...rest]) => part !== 'edition' && !ofFewWords.includes(String(rest.at(-1))),
  );
  fc.assert(
    fc.property(fc.constantFrom(...leaves), (path) => {
      const changed = Object.assign({}, standardRuleset, changedAt(standardRuleset, path));
      expect(differencesBetween(standardRuleset, changed).length).toBeGreaterThan(0);
    }),
    { numRuns: 200 },
  );
}, 60_000);
