import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Condition, Conditions } from '../ruleset.ts';
import { standardRuleset } from '../standard-ruleset.ts';
import {
  computedSentences,
  conditionsFromText,
  conditionsToText,
  conditionTextOf,
  type NamingForm,
} from './condition-text.ts';

const language = conditionTextOf(standardRuleset);

const isCondition = (value: object): boolean =>
  'computed' in value || ('question' in value && ('is' in value || 'isNot' in value));

/** Every list of conditions that stands anywhere in the value. */
const conditionsIn = (value: unknown): readonly Conditions[] => {
  if (Array.isArray(value)) {
    const isSet = value.length > 0 && value.every((one) => typeof one === 'object' && one !== null && isCondition(one));
    return isSet ? [value] : value.flatMap(conditionsIn);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(conditionsIn) : [];
};

const everyCondition = conditionsIn(standardRuleset);

test('all conditions of the questionnaire read back from their text as they were', () => {
  expect(everyCondition.length).toBeGreaterThan(200);
  for (const conditions of everyCondition) {
    const text = language.toText(conditions);
    expect(language.fromText(text), text).toEqual({ read: conditions, findings: [] });
    expect(language.toText(language.fromText(text).read ?? [])).toBe(text);
  }
  expect(language.alternativesFromText(language.alternativesToText(everyCondition)).read).toEqual(everyCondition);
});

test.each([
  [[{ question: 'intake/contract', is: ['regular'] }], '‘어떤 형태로 일하셨나요?’에 ‘정규직’이라고 답했다'],
  [
    [{ question: 'intake/contract', isNot: ['not_started', 'executive'] }],
    '‘어떤 형태로 일하셨나요?’에 ‘아직 출근 전(채용내정)’, ‘임원’ 가운데 어느 것으로도 답하지 않았다 (답이 없어도 그렇다)',
  ],
  [
    [{ question: 'intake/protected', is: ['union', 'wrongdoing'] }],
    '‘다음 가운데 해당하는 것이 있나요?’에 ‘노동조합에 가입했거나 활동했어요’, ‘회사의 비리나 법 위반을 신고하거나 알렸어요’ 가운데 하나라도 골랐다',
  ],
  [[{ computed: 'dismissal_to_come', holds: false }], '해고일이 이미 왔다'],
  [[], '언제나'],
] satisfies [Conditions, string][])('%j reads %s', (conditions, text) => {
  expect(language.toText(conditions)).toBe(text);
});

describe('written by hand', () => {
  const read = (text: string) => conditionsFromText(text, standardRuleset);
  const regular = [{ question: 'intake/contract', is: ['regular'] }];

  test.each([
    '‘어떤 형태로 일하셨나요’가 ‘정규직’이다',
    "  '어떤 형태로 일하셨나요?'에   '정규직'이라고 답했다.",
    '기본 질문 7번에 ‘정규직’이라고 답했다',
    '기본 질문 7번 ‘어떤 형태로 일하셨나요?’에 [regular]라고 답했다',
    '[intake/contract]가 “정규직”이다',
  ])('%s', (text) => expect(read(text).read).toEqual(regular));

  test('an item by its place alone, and alternatives with empty lines between', () => {
    expect(
      language.alternativesFromText('9번 사유 1번에 ‘예’라고 답했다\n\n또는\n\n해고일이 이미 왔다\n').read,
    ).toEqual([
      [{ question: standardRuleset.sections[8]?.items[0]?.key, is: ['yes'] }],
      [{ computed: 'dismissal_to_come', holds: false }],
    ]);
  });
});

describe('of questions without choices', () => {
  const titleOf = (key: string) => standardRuleset.intake.find((question) => question.key === key)?.title;
  const [workers, joined, dismissed, told, ends] = ['workers', 'joined', 'dismissed', 'forewarned', 'contract-end'].map(
    (name) => `‘${titleOf(`intake/${name}`)}’`,
  );

  test.each([
    [`${workers}에 5명 미만이라고 답했다`, 'under_five_workers', true],
    [`기본 질문 2번에 5명 이상이라고 답했습니다.`, 'under_five_workers', false],
    [`${joined}부터 ${dismissed}까지 2년이 넘는다`, 'tenure_over_two_years', true],
    [`[intake/joined]부터 [intake/dismissed]까지 2년 이내다`, 'tenure_over_two_years', false],
    [`${joined}부터 ${dismissed}까지 1년 이내입니다`, 'tenure_up_to_one_year', true],
    [`${joined}부터 ${dismissed}까지 1년이 넘는다`, 'tenure_up_to_one_year', false],
    [`${told}부터 ${dismissed}까지 30일 이상이다`, 'forewarned_thirty_days', true],
    [`${told}부터 ${dismissed}까지 30일 미만이다`, 'forewarned_thirty_days', false],
    [`${dismissed}부터 3개월이 지났다`, 'three_months_passed', true],
    [`${dismissed}부터 3개월이 지나지 않았다`, 'three_months_passed', false],
    [`${ends}이 ${dismissed}보다 뒤다`, 'contract_outlasts_dismissal', true],
    [`${ends}이 ${dismissed}보다 뒤가 아니다`, 'contract_outlasts_dismissal', false],
    [`${ends}이 지났다`, 'contract_ended', true],
    [`${ends}이 지나지 않았다`, 'contract_ended', false],
    [`${dismissed}이 오늘보다 뒤다`, 'dismissal_to_come', true],
    [`${dismissed}이 오늘보다 뒤가 아니다`, 'dismissal_to_come', false],
  ] as const)('%s', (text, computed, holds) => {
    const { read, findings } = language.fromText(text);
    expect([read, findings]).toEqual([[{ computed, holds }], []]);
    // It is written back as the sentence of the fact, which reads the same.
    expect(language.fromText(language.toText(read ?? [])).read).toEqual(read);
  });

  test.each([
    `${workers}에 6명 미만이라고 답했다`,
    `${dismissed}부터 ${joined}까지 2년이 넘는다`,
    `${joined}부터 ${dismissed}까지 2년이 넘지 않는 것이 아니다`,
    `${dismissed}이 오늘보다 뒤라고 할 수 없다`,
  ])('%s is refused with the sentences that can be read', (text) => {
    const { read, findings } = language.fromText(text);
    expect(read).toBeNull();
    expect(language.fromText(findings[0]?.instead ?? '').read).toHaveLength(1);
  });
});

describe('what cannot be read', () => {
  const found = (text: string) => {
    const { findings } = conditionsFromText(text, standardRuleset);
    return findings.map(({ line, start, end, message, instead }) => ({
      line,
      at: text.slice(start, end),
      message,
      instead,
    }));
  };

  test('an unknown question, with the nearest one, on its line', () => {
    expect(found('해고일이 이미 왔다\n‘해고를 어떻게 알았나요?’에 ‘예’라고 답했다')).toEqual([
      {
        line: 2,
        at: '‘해고를 어떻게 알았나요?’',
        message: '‘해고를 어떻게 알았나요?’라는 질문이 없습니다. 혹시 ‘해고를 어떻게 통보받으셨나요?’입니까?',
        instead: '‘해고를 어떻게 통보받으셨나요?’',
      },
    ]);
  });

  test('an unknown answer, with the nearest one', () => {
    expect(found('‘어떤 형태로 일하셨나요?’에 ‘정규’, ‘임원’ 가운데 하나로 답했다')).toEqual([
      {
        line: 1,
        at: '‘정규’',
        message: '‘어떤 형태로 일하셨나요?’에 ‘정규’라는 답이 없습니다. 혹시 ‘정규직’입니까?',
        instead: '‘정규직’',
      },
    ]);
  });

  test.each([
    ['', '조건이 없습니다'],
    ['해고일이 안 왔다', '“해고일이 이미 왔다”처럼'],
    ['‘한 번에 그친 일이었나요?’에 ‘예’라고 답했다', '13번 사유'],
    ['99번 사유 1번에 ‘예’라고 답했다', '질문이 없습니다'],
    ['9번 사유 1번 ‘다른 질문’에 ‘예’라고 답했다', '9번 사유 1번의 질문은'],
    ['‘어떤 형태로 일하셨나요?’', '어떤 답인지 없습니다'],
    ['‘어떤 형태로 일하셨나요?’에 ‘정규직’, ‘임원’이라고 답했다', '가운데 하나로'],
    ['‘어떤 형태로 일하셨나요?’에 ‘정규직’ 그리고 ‘임원’ 가운데 하나로 답했다', '쉼표'],
    ['‘어떤 형태로 일하셨나요?’에 ‘정규직’이라고 했을까', '끝내 주십시오'],
    ['‘언제 입사하셨나요?’에 ‘어제’라고 답했다', '“입사하고 2년이 넘어 해고됐다”'],
    ['[intake/contact]에 ‘아무개’라고 답했다', '고르는 질문이 아니어서'],
    ['해고일이 이미 왔다\n또는\n해고일이 아직 오지 않았다', '쓸 수 없습니다'],
    ['해고일이 이미 왔다\n또는', '앞뒤에'],
    ['언제나\n해고일이 이미 왔다', '붙일 수 없습니다'],
  ])('%j: %s', (text, said) => expect(found(text)[0]?.message).toContain(said));
});

const word = fc.string({
  unit: fc.constantFrom('가', '말', '’', "'", '[', ' ', '?', ',', '(', '1', '예'),
  minLength: 0,
  maxLength: 4,
});
const values = ['a', 'b', 'c'];

/** Forms with empty, equal and quoted names. */
const form: fc.Arbitrary<NamingForm> = fc
  .tuple(
    fc.array(fc.tuple(word, fc.array(word, { minLength: 3, maxLength: 3 }), fc.boolean()), {
      minLength: 1,
      maxLength: 3,
    }),
    fc.array(word, { maxLength: 3 }),
  )
  .map(([intake, items]) => ({
    intake: intake.map(([title, labels, ofSeveral], numbering) => ({
      key: `intake/q${numbering}`,
      numbering,
      title,
      type: ofSeveral ? ('choices' as const) : ('radio' as const),
      choices: labels.map((label, n) => ({ value: values[n] ?? '', label })),
    })),
    sections: [
      { id: 'detail-1', items: items.map((title, n) => ({ key: `detail-1/i${n}`, numbering: n + 1, title })) },
    ],
  }));

const computed = fc
  .constantFrom(...computedSentences)
  .map(({ computed: fact, holds }): Condition => ({ computed: fact, holds }));

const conditionOf = ({ intake, sections }: NamingForm): fc.Arbitrary<Condition> => {
  const asked = [
    ...intake.map(({ key }) => ({ key, answers: values })),
    ...sections.flatMap(({ items }) => items.map(({ key }) => ({ key, answers: ['yes', 'no', 'unknown'] }))),
  ];
  const answered = fc
    .constantFrom(...asked)
    .chain(({ key, answers }) =>
      fc
        .tuple(fc.shuffledSubarray(answers, { minLength: 1 }), fc.boolean())
        .map(([list, is]): Condition => (is ? { question: key, is: list } : { question: key, isNot: list })),
    );
  return fc.oneof(computed, answered);
};

test('conditions of any questionnaire read back from their text as they were', () => {
  const generated = form.chain((of) => fc.tuple(fc.constant(of), fc.array(conditionOf(of), { maxLength: 4 })));
  fc.assert(
    fc.property(generated, ([of, conditions]) => {
      const text = conditionsToText(conditions, of);
      expect(conditionsFromText(text, of)).toEqual({ read: conditions, findings: [] });
      expect(conditionsToText(conditionsFromText(text, of).read ?? [], of)).toBe(text);
    }),
    { numRuns: 300 },
  );
});
