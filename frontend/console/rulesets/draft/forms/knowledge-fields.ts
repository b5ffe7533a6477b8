import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { wordingOf } from '@nomucheck/domain/rulesets/ruleset-in-words.ts';
import type { FieldGroup, Form, Whole } from '../fields/field.ts';

const elementOf = (list: string, position: number, name: string): Whole => ({
  ...{ at: [list, String(position)], name, isThere: true, fresh: null },
  list: { at: [list], position },
});

const keyHelp = '문항의 키, 예: detail-3/renewal-rule';

/** Items that the intake answers. */
export const derivationsForm = (content: RulesetContent): Form => {
  const wording = wordingOf(content);
  return {
    groups: content.derivations.map(({ item, answer, from }, position): FieldGroup => {
      const at = ['derivations', String(position)];
      return {
        title: `${wording.placeOf(item)}: ${answer === 'yes' ? '예' : '아니요'} (${wording.placeOf(from)})`,
        folded: true,
        whole: elementOf('derivations', position, '이 채우기'),
        fields: [
          { kind: 'text', name: '채울 문항', at: [...at, 'item'], help: keyHelp },
          {
            kind: 'choice',
            name: '답',
            at: [...at, 'answer'],
            options: [
              ['yes', '예'],
              ['no', '아니요'],
            ],
          },
          { kind: 'text', name: '근거로 보이는 기본 질문', at: [...at, 'from'], help: '예: intake/notice' },
          { kind: 'conditions', name: '채우는 때', at: [...at, 'when'] },
        ],
      };
    }),
    addable: [
      {
        name: '채우기',
        at: ['derivations'],
        fresh: () => ({ item: '', answer: 'yes', from: 'intake/notice', when: [] }),
      },
    ],
  };
};

/** Sections that the intake opens. */
export const openingsForm = (content: RulesetContent): Form => {
  const wording = wordingOf(content);
  const sections = content.sections.map(({ id, title }) => [id, `${id.replace('detail-', '')}. ${title}`] as const);
  return {
    groups: content.openings.map(({ opens, from }, position): FieldGroup => {
      const at = ['openings', String(position)];
      return {
        title: `${opens.replace('detail-', '')}번 사유 (${wording.placeOf(from)})`,
        folded: true,
        whole: elementOf('openings', position, '이 열기'),
        fields: [
          { kind: 'choice', name: '여는 사유', at: [...at, 'opens'], options: sections },
          { kind: 'text', name: '근거로 보이는 기본 질문', at: [...at, 'from'], help: '예: intake/ground' },
          { kind: 'conditions', name: '여는 때', at: [...at, 'when'] },
        ],
      };
    }),
    addable: [
      { name: '열기', at: ['openings'], fresh: () => ({ opens: 'detail-1', from: 'intake/ground', when: [] }) },
    ],
    fixed: '여는 차례가 묻는 차례입니다. 차례를 바꾸는 것은 여기서 하지 않습니다.',
  };
};

/** Answers that have no effect by law. */
export const suspensionsForm = (content: RulesetContent): Form => {
  const wording = wordingOf(content);
  return {
    groups: content.suspensions.map(({ questions }, position): FieldGroup => {
      const at = ['suspensions', String(position)];
      return {
        title: questions.map(wording.placeOf).join(', '),
        folded: true,
        whole: elementOf('suspensions', position, '이 규칙'),
        fields: [
          { kind: 'words', name: '반영하지 않는 문항', at: [...at, 'questions'], help: `한 줄에 하나씩, ${keyHelp}` },
          { kind: 'conditions', name: '반영하지 않는 때', at: [...at, 'when'] },
          { kind: 'text', name: '이유', at: [...at, 'why'], lines: 2 },
        ],
      };
    }),
    addable: [{ name: '규칙', at: ['suspensions'], fresh: () => ({ questions: [], when: [], why: '' }) }],
  };
};

/** Items about one circumstance. */
export const correlatedForm = (content: RulesetContent): Form => {
  const wording = wordingOf(content);
  return {
    groups: (content.correlated ?? []).map(({ items }, position): FieldGroup => {
      const at = ['correlated', String(position)];
      return {
        title: items.map(wording.placeOf).join(', '),
        folded: true,
        whole: elementOf('correlated', position, '이 묶음'),
        fields: [
          { kind: 'words', name: '함께 묶는 문항', at: [...at, 'items'], help: `한 줄에 하나씩, ${keyHelp}` },
          { kind: 'text', name: '이유', at: [...at, 'why'], lines: 2 },
        ],
      };
    }),
    addable: [{ name: '묶음', at: ['correlated'], fresh: () => ({ items: [], why: '' }) }],
  };
};
