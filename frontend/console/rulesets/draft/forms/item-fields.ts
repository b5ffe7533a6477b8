import type { Item, SectionId } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Field, FieldGroup, Form } from '../fields/field.ts';
import type { Path } from '../work/setting.ts';
import { outcomeGroups } from './outcome-fields.ts';

/** What a question says to an employer, and while the dismissal is still to come. */
export const readersGroups = (at: Path): readonly FieldGroup[] => [
  {
    title: '회사에 묻는 말',
    fields: [
      {
        kind: 'text',
        name: '회사에 묻는 질문',
        at: [...at, 'toEmployer', 'title'],
        optional: true,
        help: '비우면 근로자와 같음',
      },
      { kind: 'employer-note', name: '회사에 보이는 안내', at: [...at, 'toEmployer', 'note'] },
    ],
  },
  {
    title: '해고되기 전의 말',
    folded: true,
    fields: [
      { kind: 'text', name: '해고되기 전의 질문', at: [...at, 'toCome', 'title'], optional: true },
      { kind: 'employer-note', name: '해고되기 전의 안내', at: [...at, 'toCome', 'note'] },
      {
        kind: 'text',
        name: '해고하기 전 회사에 묻는 질문',
        at: [...at, 'toCome', 'toEmployer', 'title'],
        optional: true,
      },
      { kind: 'employer-note', name: '해고하기 전 회사에 보이는 안내', at: [...at, 'toCome', 'toEmployer', 'note'] },
    ],
  },
];

const askedWhen = (at: Path): Field => ({
  kind: 'alternatives',
  name: '묻는 때',
  at: [...at, 'askedWhen'],
  optional: true,
  help: '비우면 누구에게나 물음',
});

export const itemForm = (section: SectionId, item: Item): Form => {
  const at: Path = ['sections', section, 'items', item.key];
  return {
    groups: [
      {
        title: '문항',
        fields: [
          { kind: 'text', name: '질문', at: [...at, 'title'] },
          { kind: 'text', name: '안내', at: [...at, 'note'], lines: 2, optional: true },
          { kind: 'text', name: '묻는 이유', at: [...at, 'why'], lines: 2 },
        ],
      },
      ...outcomeGroups('예', [...at, 'positive'], item, item.positive),
      ...outcomeGroups('아니요', [...at, 'negative'], item, item.negative),
      ...readersGroups(at),
      {
        title: '그 밖',
        folded: true,
        fields: [
          askedWhen(at),
          {
            kind: 'text',
            name: '같은 사실의 이름',
            at: [...at, 'fact'],
            optional: true,
            help: '같은 이름의 문항은 한 번만 물음',
          },
          { kind: 'mark', name: '민감한 답 (동의를 받고 물음)', at: [...at, 'sensitive'] },
        ],
      },
      {
        title: '사실로 적은 답',
        folded: true,
        whole: {
          at: [...at, 'asFact'],
          name: '사실로 적은 답',
          isThere: item.asFact !== undefined,
          fresh: { yes: '', no: '' },
        },
        fields: item.asFact
          ? [
              { kind: 'text', name: '예', at: [...at, 'asFact', 'yes'] },
              { kind: 'text', name: '아니요', at: [...at, 'asFact', 'no'] },
            ]
          : [],
      },
    ],
    fixed: `문항의 키(${item.key})는 바꿀 수 없습니다. 지난 진단의 답이 그 키로 저장되어 있습니다. 번호는 차례를 따라갑니다.`,
  };
};
