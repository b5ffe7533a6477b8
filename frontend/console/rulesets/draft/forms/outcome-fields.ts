import { allowedParts, allowedRatios } from '@nomucheck/domain/rulesets/rules/figure-rules.ts';
import type { Item, Outcome } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Field, FieldGroup, Option } from '../fields/field.ts';
import type { Path } from '../work/setting.ts';

const ways: readonly Option[] = [
  ['next', '다음 문항'],
  ['skip', '건너뛰기'],
  ['next_section', '다음 사유로'],
  ['done', '이 사유 끝'],
  ['submit', '바로 결과로'],
  ['keyword_change', '찾는 말만 바꾸고 다음 문항'],
];

/** Where one answer of an item leads, and what it does to the figure. */
export const outcomeGroups = (
  answer: '예' | '아니요',
  at: Path,
  item: Item,
  outcome: Outcome,
): readonly FieldGroup[] => {
  const { type, range, keyword_change: words, skipIf } = outcome;
  const skips: readonly Field[] =
    type !== 'skip'
      ? []
      : [
          {
            kind: 'number',
            name: '건너뛸 문항 번호',
            at: [...at, 'skipTo'],
            optional: true,
            help: '번호나 개수 가운데 하나만',
          },
          { kind: 'number', name: '건너뛸 개수', at: [...at, 'skipCount'], optional: true },
        ];
  return [
    {
      title: `“${answer}”라고 답하면`,
      fields: [
        { kind: 'choice', name: '가는 곳', at: [...at, 'type'], options: ways },
        ...skips,
        {
          kind: 'ratio',
          name: '배수',
          at: [...at, 'ratio'],
          options: allowedRatios,
          optional: true,
          help: '1보다 크면 근로자에게 유리함',
        },
        { kind: 'mark', name: '상담을 권함', at: [...at, 'suggest'] },
      ],
    },
    ...(type === 'skip' ? [skipIfGroup(answer, [...at, 'skipIf'], skipIf)] : []),
    rangeGroup(answer, [...at, 'range'], item, range),
    {
      title: `“${answer}”: 찾는 말`,
      folded: words === undefined,
      whole: {
        at: [...at, 'keyword_change'],
        name: '찾는 말 바꾸기',
        isThere: words !== undefined,
        fresh: { mode: 'add', keywords: [] },
      },
      fields: words
        ? [
            {
              kind: 'choice',
              name: '방법',
              at: [...at, 'keyword_change', 'mode'],
              options: [
                ['add', '사유의 찾는 말에 더함'],
                ['change', '사유의 찾는 말 대신 씀'],
              ],
            },
            { kind: 'words', name: '찾는 말', at: [...at, 'keyword_change', 'keywords'] },
            {
              kind: 'mark',
              name: '모든 사유에 쓰이는 말 (판정례의 순위만 정함)',
              at: [...at, 'keyword_change', 'generic'],
            },
          ]
        : [],
    },
  ];
};

const skipIfGroup = (answer: string, at: Path, skipIf: Outcome['skipIf']): FieldGroup => ({
  title: `“${answer}”: 건너뛰는 조건`,
  folded: skipIf === undefined,
  whole: {
    at,
    name: '앞 문항의 답에 따라서만 건너뛰기',
    isThere: skipIf !== undefined,
    fresh: { section: 'detail-1', numbering: 1, value: true },
  },
  fields: skipIf
    ? [
        { kind: 'text', name: '사유', at: [...at, 'section'], help: 'detail-번호' },
        { kind: 'number', name: '문항 번호', at: [...at, 'numbering'] },
        {
          kind: 'choice',
          name: '그 답이',
          at: [...at, 'value'],
          options: [
            ['true', '예일 때'],
            ['false', '아니요일 때'],
          ],
        },
      ]
    : [],
});

const rangeGroup = (answer: string, at: Path, { numbering }: Item, range: Outcome['range']): FieldGroup => ({
  title: `“${answer}”: 여러 문항의 합산`,
  folded: range === undefined,
  whole: {
    at,
    name: '여러 문항의 합산',
    isThere: range !== undefined,
    fresh: { start: 1, end: numbering, trueRatio: 0.05, falseRatio: 0, reversePositive: [] },
  },
  fields: range
    ? [
        { kind: 'number', name: '첫 문항', at: [...at, 'start'] },
        { kind: 'number', name: '끝 문항', at: [...at, 'end'] },
        { kind: 'ratio', name: '“예” 하나마다', at: [...at, 'trueRatio'], options: allowedParts },
        { kind: 'ratio', name: '“아니요” 하나마다', at: [...at, 'falseRatio'], options: allowedParts },
        { kind: 'numbers', name: '거꾸로 읽는 문항', at: [...at, 'reversePositive'], help: '번호를 쉼표로' },
        {
          kind: 'ratio',
          name: '거꾸로 읽는 문항 하나마다',
          at: [...at, 'reverseValue'],
          options: allowedParts,
          optional: true,
        },
      ]
    : [],
});
