import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { likenessKeys, minHashOf } from '../likeness.ts';
import { type CommissionDecision, isOneCommission, sameCommissionDecision } from './commission-decision.ts';

const summary =
  '근로자는 사흘 동안 출근하지 않았으므로 징계사유가 인정된다. 다만 배우자가 갑자기 입원하여 간병할 사람이 없었고, 근로자가 첫날 아침에 팀장에게 전화로 사정을 알렸으며, 십이 년 동안 한 번도 징계를 받은 적이 없는 점, 사용자가 같은 사유로 다른 근로자에게는 견책에 그친 점을 함께 보면, 가장 무거운 징계인 해고는 지나치게 무거워 징계권을 남용한 것이다. 징계위원회를 여는 절차에는 흠이 없다.';
const points = '무단결근은 징계사유로 인정되나 해고는 양정이 과하여 부당하다고 판정한 사례';
const textOf = (reasons: string, more = '') => `## 판정사항\n\n${points}\n\n## 판정요지\n\n${reasons}${more}`;
const one = (own: Partial<CommissionDecision> = {}): CommissionDecision => ({
  ...{ kind: 'case-low', tribunal: '서울지방노동위원회', decidedOn: null, caseNumbers: [], texts: [textOf(summary)] },
  ...own,
});
const other = (own: Partial<CommissionDecision> = {}): CommissionDecision => one({ texts: ['다른 본문'], ...own });
const central = { tribunal: '중앙노동위원회', kind: 'case-high' } as const;

describe('a number that is written in full', () => {
  const numbered = (...caseNumbers: string[]) => ({ caseNumbers });

  it.each([
    ['서울2023부해123', '2023부해123'],
    ['서울2023부해123', '서울 2023-부해-123'],
    ['2023부해123', '2023부해123'],
  ])('is one decision of one local commission, as %s and as %s', (here, there) => {
    expect(sameCommissionDecision(one(numbered(here)), other(numbered(there)))).toBe('number');
    expect(sameCommissionDecision(other({ ...numbered(there), tribunal: '서울지노위' }), one(numbered(here)))).toBe(
      'number',
    );
  });

  it('is enough where decisions were joined and one source names only some of their numbers', () => {
    const joined = one(numbered('서울2023부해123', '서울2023부노5'));
    expect(sameCommissionDecision(joined, other(numbered('2023부노5')))).toBe('number');
  });

  it('belongs to another decision at another commission, of another kind or of another day', () => {
    const same = numbered('2023부해123');
    expect(sameCommissionDecision(one(same), one({ ...same, tribunal: '부산지방노동위원회' }))).toBeNull();
    expect(sameCommissionDecision(one(same), one({ ...same, kind: 'case-low-meeting' }))).toBeNull();
    const days = [{ decidedOn: '2023-05-01' }, { decidedOn: '2023-05-02' }] as const;
    expect(sameCommissionDecision(one({ ...same, ...days[0] }), one({ ...same, ...days[1] }))).toBeNull();
    expect(sameCommissionDecision(one({ ...same, ...days[0] }), one(same))).toBe('number');
  });

  it('isn’t the central commission’s own unless it says so: titles name the decision under review', () => {
    expect(
      sameCommissionDecision(
        one({ ...central, ...numbered('중앙2023부해9') }),
        other({ ...central, ...numbered('중앙2023부해9') }),
      ),
    ).toBe('number');
    for (const foreign of ['서울2023부해9', '2023부해9'])
      expect(
        sameCommissionDecision(
          one({ ...central, ...numbered(foreign) }),
          other({ ...central, ...numbered('중앙2023부해9') }),
        ),
        foreign,
      ).toBeNull();
  });

  it('that differs keeps two decisions apart, however alike their texts are', () => {
    expect(sameCommissionDecision(one(numbered('2023부해123')), one(numbered('2023부해124')))).toBeNull();
    expect(sameCommissionDecision(one(numbered('2023부해1')), one(numbered('2023부해11')))).toBeNull();
  });
});

describe('a number that is masked or missing', () => {
  const masked = one({ caseNumbers: ['2023부해OOO'] });

  it('needs the same text, whatever its spaces, marks and masks of names, and whatever sections one source leaves out', () => {
    expect(sameCommissionDecision(masked, one())).toBe('text');
    expect(sameCommissionDecision(masked, one({ caseNumbers: ['2023부해○○○'] }))).toBe('text');
    const shown = [textOf(`"${summary.replaceAll(' ', '\n')}"`, '\n\n## 판정결과\n\n전부인정')];
    expect(sameCommissionDecision(masked, one({ texts: shown }))).toBe('text');
    const names = [textOf(`OOO이 다투었다. ${summary}`), textOf(`○○○이 다투었다. ${summary}`)] as const;
    expect(sameCommissionDecision(one({ texts: [names[0]] }), one({ texts: [names[1]] }))).toBe('text');
  });

  it('isn’t the same decision if a section differs, or if the texts are a formula or have no section in common', () => {
    expect(sameCommissionDecision(masked, one({ texts: [textOf(`${summary} 각하한다.`)] }))).toBeNull();
    const results = ['전부인정', '기각'].map((result) => textOf(summary, `\n\n## 판정결과\n\n${result}`));
    expect(sameCommissionDecision(one({ texts: results.slice(0, 1) }), one({ texts: results.slice(1) }))).toBeNull();
    const formula = [textOf('구제신청 기간이 지난 뒤에 신청하였으므로 각하한다.')];
    expect(sameCommissionDecision(one({ texts: formula }), one({ texts: formula }))).toBeNull();
    expect(sameCommissionDecision(masked, one({ texts: [`## 요약내용\n\n${points}${summary}`] }))).toBeNull();
    expect(sameCommissionDecision(one({ texts: [] }), one({ texts: [] }))).toBeNull();
  });

  it('may not contradict the other one in what is legible', () => {
    expect(sameCommissionDecision(masked, one({ caseNumbers: ['서울2023부해123'] }))).toBe('text');
    for (const number of ['2022부해OOO', '2023부노OOO', '2022부해123'])
      expect(sameCommissionDecision(masked, one({ caseNumbers: [number] })), number).toBeNull();
  });
});

it('only a name that says which one it is names a commission', () => {
  for (const name of [
    '서울지방노동위원회',
    '서울지노위',
    '중앙노동위원회',
    '중노위',
    '서울특별노동위원회',
    '부산선원노동위원회',
  ])
    expect(isOneCommission(name), name).toBe(true);
  for (const name of ['노동위원회', '지방노동위원회', '서울고등법원', '대법원', ''])
    expect(isOneCommission(name), name).toBe(false);
  expect(sameCommissionDecision(one({ tribunal: '노동위원회' }), one({ tribunal: '노동위원회' }))).toBeNull();
  expect(sameCommissionDecision(one({ tribunal: null }), one({ tribunal: null }))).toBeNull();
});

const number = fc
  .tuple(
    fc.constantFrom('', '서울', '중앙'),
    fc.constantFrom('2022', '2023'),
    fc.constantFrom('부해', '부노'),
    fc.constantFrom('1', '12', 'OOO', '1OO'),
  )
  .map((parts) => parts.join(''));
const decision: fc.Arbitrary<CommissionDecision> = fc.record({
  kind: fc.constantFrom('case-low', 'case-high'),
  tribunal: fc.constantFrom('서울지방노동위원회', '서울지노위', '중앙노동위원회', null),
  decidedOn: fc.constantFrom(null, '2023-05-01', '2023-05-02'),
  caseNumbers: fc.array(number, { maxLength: 2 }),
  texts: fc.subarray([textOf(summary), textOf(summary, '\n\n## 판정결과\n\n기각'), '짧은 본문']),
});
/** What is found by the database before it is compared. */
const keysOf = ({ caseNumbers, texts }: CommissionDecision) =>
  new Set(texts.concat(texts.length === 0 ? '' : []).flatMap((text) => likenessKeys(caseNumbers, minHashOf(text))));

it('is the same in both directions, and what is the same shares a key under which it is found', () => {
  fc.assert(
    fc.property(decision, decision, (here, there) => {
      const same = sameCommissionDecision(here, there);
      expect(sameCommissionDecision(there, here)).toBe(same);
      if (same !== null) expect(keysOf(here).isDisjointFrom(keysOf(there))).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
