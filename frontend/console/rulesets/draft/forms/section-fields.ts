import { groundGroups } from '@nomucheck/domain/rulesets/ground-groups.ts';
import type { Precedent, Section } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { FieldGroup, Form } from '../fields/field.ts';
import type { Path } from '../work/setting.ts';

const precedentGroup = (at: Path, { court, caseNumber }: Precedent): FieldGroup => {
  const own = [...at, 'precedents', caseNumber];
  return {
    title: `판례: ${court} ${caseNumber}`,
    folded: true,
    whole: { at: own, name: `판례 ${caseNumber}`, isThere: true, fresh: null },
    fields: [
      { kind: 'text', name: '법원', at: [...own, 'court'] },
      { kind: 'text', name: '선고일', at: [...own, 'decidedOn'], help: '2024-01-31' },
      { kind: 'text', name: '요지', at: [...own, 'point'], lines: 2 },
      {
        kind: 'choice',
        name: '유리한 쪽',
        at: [...own, 'favours'],
        options: [
          ['worker', '근로자'],
          ['employer', '회사'],
          ['mixed', '섞임'],
        ],
      },
      {
        kind: 'choice',
        name: '결과',
        at: [...own, 'outcome'],
        options: [
          ['worker_win', '근로자 승'],
          ['partial', '일부'],
          ['employer_win', '회사 승'],
        ],
      },
      {
        kind: 'choice',
        name: '확인한 방법',
        at: [...own, 'verifiedHow'],
        options: [
          ['read', '판결문을 읽음'],
          ['page', '인용한 쪽을 봄'],
        ],
      },
      { kind: 'text', name: '출처', at: [...own, 'source'] },
      { kind: 'text', name: '같은 분쟁의 사건번호', at: [...own, 'dispute'], optional: true },
      { kind: 'text', name: '확인할 것', at: [...own, 'toConfirm'], optional: true },
    ],
  };
};

/** What a section says and does as a whole; its items have forms of their own. */
export const sectionForm = (section: Section): Form => {
  const { id, condition, entryWhenChosenAndFirstNo, toCome, inPeoplesWords = [], openQuestions = [] } = section;
  const at: Path = ['sections', id];
  return {
    groups: [
      {
        title: '제목',
        fields: [
          { kind: 'text', name: '제목', at: [...at, 'title'] },
          { kind: 'text', name: '교과서 이름', at: [...at, 'formalTitle'], optional: true },
          { kind: 'text', name: '영어 이름', at: [...at, 'titleEnglish'] },
          { kind: 'text', name: '회사에 보이는 제목', at: [...at, 'toEmployer', 'title'], optional: true },
        ],
      },
      {
        title: '해고되기 전의 제목',
        folded: true,
        whole: {
          at: [...at, 'toCome'],
          name: '해고되기 전의 제목',
          isThere: toCome !== undefined,
          fresh: { title: '', toEmployer: { title: '' } },
        },
        fields: toCome
          ? [
              { kind: 'text', name: '해고되기 전의 제목', at: [...at, 'toCome', 'title'] },
              { kind: 'text', name: '해고하기 전 회사에 보이는 제목', at: [...at, 'toCome', 'toEmployer', 'title'] },
            ]
          : [],
      },
      {
        title: '해당하는 사람과 묻는 때',
        whole: {
          at: [...at, 'condition'],
          name: '묻는 조건',
          isThere: condition !== undefined,
          fresh: { why: '' },
        },
        fields: condition
          ? [
              {
                kind: 'alternatives',
                name: '해당할 수 있는 사람',
                at: [...at, 'condition', 'persons'],
                optional: true,
                help: '비우면 모두',
              },
              {
                kind: 'alternatives',
                name: '묻는 때',
                at: [...at, 'condition', 'reasons'],
                optional: true,
                help: '비우면 언제나',
              },
              { kind: 'text', name: '이유', at: [...at, 'condition', 'why'], lines: 2 },
              { kind: 'text', name: '법', at: [...at, 'condition', 'law'], optional: true },
            ]
          : [],
      },
      ...inPeoplesWords.map(
        (_, position): FieldGroup => ({
          title: `고르는 말 ${position + 1}`,
          folded: true,
          whole: {
            ...{ at: [...at, 'inPeoplesWords', String(position)], name: '고르는 말', isThere: true, fresh: null },
            list: { at: [...at, 'inPeoplesWords'], position },
          },
          fields: [
            {
              kind: 'choice',
              name: '묶음',
              at: [...at, 'inPeoplesWords', String(position), 'group'],
              options: groundGroups.map((group) => [group.id, group.toWorker]),
            },
            { kind: 'text', name: '근로자가 고르는 말', at: [...at, 'inPeoplesWords', String(position), 'toWorker'] },
            { kind: 'text', name: '회사가 고르는 말', at: [...at, 'inPeoplesWords', String(position), 'toEmployer'] },
          ],
        }),
      ),
      {
        title: '판정례를 찾는 말',
        fields: [
          { kind: 'words', name: '찾는 말', at: [...at, 'keywords'] },
          { kind: 'words', name: '빼는 말', at: [...at, 'keywordExclude'] },
          {
            kind: 'alternatives',
            name: '다른 사유와 함께일 때 찾는 때',
            at: [...at, 'matchesWhen'],
            optional: true,
            help: '비우면 언제나',
          },
          { kind: 'mark', name: '다른 사유가 있으면 이 사유의 사건으로 기울지 않음', at: [...at, 'drawnLast'] },
        ],
      },
      {
        title: '법과 판단 기준',
        fields: [
          { kind: 'words', name: '조문', at: [...at, 'statutes'] },
          { kind: 'text', name: '판단 기준', at: [...at, 'legalTest'], lines: 3 },
          ...(entryWhenChosenAndFirstNo === undefined
            ? []
            : ([
                {
                  kind: 'number',
                  name: '직접 골랐고 1번이 아니요일 때 시작하는 문항',
                  at: [...at, 'entryWhenChosenAndFirstNo'],
                },
              ] as const)),
        ],
      },
      ...section.precedents.map((precedent) => precedentGroup(at, precedent)),
      ...openQuestions.map(
        (_, position): FieldGroup => ({
          title: `정할 것 ${position + 1}`,
          folded: true,
          whole: {
            ...{ at: [...at, 'openQuestions', String(position)], name: '정할 것', isThere: true, fresh: null },
            list: { at: [...at, 'openQuestions'], position },
          },
          fields: [
            {
              kind: 'number',
              name: '문항 번호',
              at: [...at, 'openQuestions', String(position), 'numbering'],
              optional: true,
            },
            { kind: 'text', name: '정할 것', at: [...at, 'openQuestions', String(position), 'text'], lines: 2 },
          ],
        }),
      ),
    ],
    addable: [
      {
        name: '판례',
        at: [...at, 'precedents'],
        named: { label: '사건번호', pattern: /\S/ },
        fresh: (caseNumber) => ({
          ...{ court: '대법원', caseNumber, decidedOn: null, point: '', favours: 'worker', outcome: 'worker_win' },
          ...{ verifiedHow: 'read', source: '' },
        }),
      },
      {
        name: '고르는 말',
        at: [...at, 'inPeoplesWords'],
        fresh: () => ({ group: 'other', toWorker: '', toEmployer: '' }),
      },
      { name: '정할 것', at: [...at, 'openQuestions'], fresh: () => ({ text: '' }) },
    ],
    fixed: '사유의 번호는 바꿀 수 없습니다. 차례를 바꾸고 넣고 빼는 것은 “사유의 차례”에서 합니다.',
  };
};
