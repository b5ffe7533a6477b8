import type { Choice, IntakeQuestion } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { FieldGroup, Form } from '../fields/field.ts';
import { freshChoice } from '../structure/fresh-parts.ts';
import type { Path } from '../work/setting.ts';
import { readersGroups } from './item-fields.ts';

const choiceGroup = (at: Path, { value, label }: Choice, several: boolean): FieldGroup => {
  const own = [...at, 'choices', value];
  return {
    title: `선택지: ${label || '(말이 없음)'}`,
    folded: true,
    whole: { at: own, name: `선택지 ‘${label || value}’`, isThere: true, isOrdered: true, fresh: null },
    fields: [
      { kind: 'text', name: '선택지의 말', at: [...own, 'label'] },
      { kind: 'text', name: '선택지의 설명', at: [...own, 'hint'], optional: true },
      { kind: 'text', name: '회사에 보이는 말', at: [...own, 'toEmployer', 'label'], optional: true },
      { kind: 'employer-note', name: '회사에 보이는 설명', at: [...own, 'toEmployer', 'hint'] },
      { kind: 'text', name: '해고되기 전의 말', at: [...own, 'toCome', 'label'], optional: true },
      { kind: 'employer-note', name: '해고되기 전의 설명', at: [...own, 'toCome', 'hint'] },
      {
        kind: 'text',
        name: '해고하기 전 회사에 보이는 말',
        at: [...own, 'toCome', 'toEmployer', 'label'],
        optional: true,
      },
      { kind: 'employer-note', name: '해고하기 전 회사에 보이는 설명', at: [...own, 'toCome', 'toEmployer', 'hint'] },
      { kind: 'conditions', name: '보이지 않는 때', at: [...own, 'hiddenWhen'], optional: true },
      { kind: 'conditions', name: '맨 앞에 보이는 때', at: [...own, 'firstWhen'], optional: true },
      ...(several
        ? ([{ kind: 'mark', name: '다른 것과 함께 고를 수 없음', at: [...own, 'alone'] }] as const)
        : ([{ kind: 'mark', name: '고르면 질문이 끝남', at: [...own, 'ends'] }] as const)),
      { kind: 'mark', name: '민감한 답 (동의를 받음)', at: [...own, 'sensitive'] },
    ],
  };
};

export const intakeForm = (question: IntakeQuestion): Form => {
  const { key, type, choices } = question;
  const at: Path = ['intake', key];
  return {
    groups: [
      {
        title: '질문',
        fields: [
          { kind: 'text', name: '질문', at: [...at, 'title'] },
          { kind: 'text', name: '안내', at: [...at, 'note'], lines: 2, optional: true },
          { kind: 'text', name: '묻는 이유', at: [...at, 'why'], lines: 2, optional: true },
          {
            kind: 'alternatives',
            name: '묻는 때',
            at: [...at, 'askedWhen'],
            optional: true,
            help: '비우면 누구에게나 물음',
          },
          { kind: 'mark', name: '답하지 않아도 됨', at: [...at, 'optional'] },
          { kind: 'mark', name: '수치를 본 뒤에 물음', at: [...at, 'afterFigure'] },
          ...(type === 'number'
            ? ([
                { kind: 'number', name: '가장 작은 수', at: [...at, 'min'], optional: true },
                { kind: 'number', name: '가장 큰 수', at: [...at, 'max'], optional: true },
              ] as const)
            : []),
          ...(type === 'time'
            ? ([{ kind: 'number', name: '시각의 분 단위', at: [...at, 'minuteStep'], optional: true }] as const)
            : []),
          ...(type === 'radio' || type === 'text'
            ? ([{ kind: 'number', name: '직접 쓰는 글의 길이', at: [...at, 'custom'], optional: true }] as const)
            : []),
        ],
      },
      ...(choices ?? []).map((choice) => choiceGroup(at, choice, type === 'choices')),
      ...readersGroups(at),
    ],
    ...(choices
      ? {
          addable: [
            {
              name: '선택지',
              at: [...at, 'choices'],
              word: (taken: readonly string[]) => freshChoice(taken).value,
              fresh: (value: string) => ({ value, label: '' }),
            },
          ],
        }
      : {}),
    fixed: `질문의 번호와 키(${key}), 답하는 방식은 바꿀 수 없습니다. 저장된 답과 계산이 그 키로 이어집니다.`,
  };
};
