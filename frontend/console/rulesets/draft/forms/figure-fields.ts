import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { FieldGroup, Form } from '../fields/field.ts';

/** From where a figure starts, and how far it can go. */
export const figureForm = ({ intake, noticeMultipliers, uncertainty }: RulesetContent): Form => {
  const notices = intake.find(({ key }) => key === 'intake/notice')?.choices ?? [];
  const labelOf = (value: string): string => notices.find((choice) => choice.value === value)?.label ?? value;
  return {
    groups: [
      {
        title: '공표된 통계',
        fields: [
          { kind: 'percent', name: '인정률', at: ['published', 'rate'] },
          { kind: 'number', name: '무게 (사건 수)', at: ['published', 'weight'] },
          { kind: 'percent', name: '화해율', at: ['published', 'settled'], optional: true },
          { kind: 'text', name: '출처', at: ['published', 'source'], lines: 3 },
        ],
      },
      {
        title: '통보 방식의 배수',
        fields: Object.keys(noticeMultipliers).map((value) => ({
          kind: 'number' as const,
          name: labelOf(value),
          at: ['noticeMultipliers', value],
          decimal: true,
        })),
      },
      {
        title: '수치의 한계',
        fields: [
          { kind: 'percent', name: '보여 주는 가장 낮은 값', at: ['clamp', 'low'] },
          { kind: 'percent', name: '보여 주는 가장 높은 값', at: ['clamp', 'high'] },
          { kind: 'number', name: '적은 사건을 당기는 힘 (사건 수)', at: ['priorStrength'] },
          {
            kind: 'choice',
            name: '배수가 곱해지는 값',
            at: ['scale'],
            options: [
              ['rate', '이길 가능성'],
              ['odds', '오즈 (이길 가능성 ÷ 질 가능성)'],
            ],
          },
          {
            kind: 'choice',
            name: '회사에 보여 주는 것',
            at: ['employerSees'],
            options: [['risk', '부당해고로 인정될 위험']],
            optional: '회사가 이길 가능성',
          },
        ],
      },
      {
        title: '배수의 불확실성',
        whole: {
          at: ['uncertainty'],
          name: '배수의 불확실성',
          isThere: uncertainty !== undefined,
          fresh: { perMultiplier: 0.15, why: '' },
        },
        fields: uncertainty
          ? [
              { kind: 'percent', name: '배수마다', at: ['uncertainty', 'perMultiplier'] },
              { kind: 'text', name: '이유', at: ['uncertainty', 'why'], lines: 2 },
            ]
          : [],
      },
    ],
  };
};

export const introForm = (): Form => ({
  groups: [
    {
      title: '소개 글',
      fields: [
        { kind: 'text', name: '기본 진단', at: ['intro', 'basic'], lines: 2 },
        { kind: 'text', name: '상세 진단', at: ['intro', 'detail'], lines: 2 },
      ],
    },
  ],
});

export const statutesForm = ({ statuteChecks = [] }: RulesetContent): Form => ({
  groups: statuteChecks.map(
    ({ law }): FieldGroup => ({
      title: law,
      folded: true,
      whole: { at: ['statuteChecks', law], name: law, isThere: true, fresh: null },
      fields: [
        { kind: 'text', name: '대조한 날', at: ['statuteChecks', law, 'checkedOn'], help: '2026-11-01' },
        { kind: 'text', name: '내용', at: ['statuteChecks', law, 'note'], lines: 2 },
        {
          kind: 'words',
          name: '확인할 것',
          at: ['statuteChecks', law, 'toConfirm'],
          help: 'text (법문), later_amendments (그 뒤의 개정), decree (시행령)를 한 줄에 하나씩',
        },
      ],
    }),
  ),
  addable: [
    {
      name: '법령',
      at: ['statuteChecks'],
      named: { label: '법의 이름', pattern: /\S/ },
      fresh: (law) => ({ law, checkedOn: null, note: '' }),
    },
  ],
});

/** What the edition is called, why it has what otherwise, and what has yet to be confirmed. */
export const editionForm = ({ edition }: RulesetContent): Form => ({
  groups: [
    { title: '판', fields: [{ kind: 'text', name: '판의 이름', at: ['edition', 'title'] }] },
    ...(edition?.reasons ?? []).map((reason, position): FieldGroup => {
      const at = ['edition', 'reasons', String(position)];
      return {
        title: reason.why === '' ? `까닭 ${position + 1}` : reason.why,
        whole: {
          ...{ at, name: '이 까닭', isThere: true, fresh: null },
          list: { at: ['edition', 'reasons'], position },
        },
        fields: [
          { kind: 'text', name: '까닭', at: [...at, 'why'], lines: 2 },
          { kind: 'text', name: '법', at: [...at, 'law'], optional: true },
          {
            kind: 'words',
            name: '무엇의 까닭인지',
            at: [...at, 'of'],
            help: '한 줄에 하나씩, 예: detail-3/renewal-rule. detail-3/처럼 /로 끝내면 그 사유의 문항 모두',
          },
        ],
      };
    }),
    ...(edition?.toConfirm ?? []).map((_, position): FieldGroup => {
      const at = ['edition', 'toConfirm', String(position)];
      return {
        title: `확인할 것 ${position + 1}`,
        folded: true,
        whole: {
          ...{ at, name: '확인할 것', isThere: true, fresh: null },
          list: { at: ['edition', 'toConfirm'], position },
        },
        fields: [
          { kind: 'text', name: '쓰이는 곳', at: [...at, 'where'] },
          { kind: 'text', name: '확인할 것', at: [...at, 'text'], lines: 2 },
        ],
      };
    }),
  ],
  addable: [
    { name: '까닭', at: ['edition', 'reasons'], fresh: () => ({ of: [], why: '' }) },
    { name: '확인할 것', at: ['edition', 'toConfirm'], fresh: () => ({ where: '', text: '' }) },
  ],
});
