import { routeNames } from '@nomucheck/domain/rulesets/route-names.ts';
import type { LegalPoint, RouteRule, RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { FieldGroup, Form } from '../fields/field.ts';
import type { Path } from '../work/setting.ts';

const pointGroup = (list: 'points' | 'obstacles', { key, text }: LegalPoint): FieldGroup => {
  const at: Path = [list, key];
  return {
    title: text === '' ? key : text,
    folded: true,
    whole: { at, name: '이 근거', isThere: true, isOrdered: true, fresh: null },
    fields: [
      { kind: 'text', name: '문장', at: [...at, 'text'], lines: 2 },
      { kind: 'text', name: '해고되기 전의 문장', at: [...at, 'textToCome'], lines: 2, optional: true },
      { kind: 'text', name: '법', at: [...at, 'law'] },
      { kind: 'conditions', name: '성립하는 때', at: [...at, 'when'] },
      { kind: 'alternatives', name: '성립하지 않는 때', at: [...at, 'unless'], optional: true },
      ...(list === 'points'
        ? ([{ kind: 'percent', name: '하한 (무효로 만드는 사정)', at: [...at, 'floor'], optional: true }] as const)
        : []),
      { kind: 'text', name: '이유', at: [...at, 'why'], lines: 2 },
    ],
  };
};

export const pointsForm = (list: 'points' | 'obstacles', { points = [], obstacles = [] }: RulesetContent): Form => ({
  groups: (list === 'points' ? points : obstacles).map((point) => pointGroup(list, point)),
  addable: [
    {
      name: '근거',
      at: [list],
      named: { label: '키 (영문 소문자와 -)', pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ },
      fresh: (key) => ({ key, when: [], text: '', law: '', why: '' }),
    },
  ],
  fixed: '위에 있을수록 강한 근거입니다. 새 근거는 맨 뒤에 들어갑니다.',
});

const whenAndWhy = (at: Path, name: string, isThere: boolean, withPeriod = false): FieldGroup => ({
  title: name,
  folded: true,
  whole: { at, name, isThere, fresh: { when: [], why: '', ...(withPeriod ? { period: '' } : {}) } },
  fields: isThere
    ? [
        { kind: 'alternatives', name: '그런 때', at: [...at, 'when'] },
        ...(withPeriod ? ([{ kind: 'text', name: '기간을 적은 말', at: [...at, 'period'] }] as const) : []),
        { kind: 'text', name: '이유', at: [...at, 'why'], lines: 2 },
      ]
    : [],
});

const routeGroups = (rule: RouteRule): readonly FieldGroup[] => {
  const at: Path = ['routes', rule.route];
  const name = routeNames[rule.route];
  return [
    {
      title: name,
      folded: true,
      whole: { at, name, isThere: true, isOrdered: true, fresh: null },
      fields: [
        { kind: 'text', name: '가는 곳', at: [...at, 'body'], optional: true },
        { kind: 'text', name: '기간을 적은 말', at: [...at, 'period'], optional: true },
        { kind: 'number', name: '해고일부터 몇 개월', at: [...at, 'months'], optional: true },
        { kind: 'number', name: '서류를 받은 날부터 며칠', at: [...at, 'daysFromReceipt'], optional: true },
        ...(rule.daysFrom
          ? ([{ kind: 'number', name: '답한 날부터 며칠', at: [...at, 'daysFrom', 'days'] }] as const)
          : []),
        { kind: 'text', name: '안내', at: [...at, 'why'], lines: 2, optional: true },
        { kind: 'text', name: '해고되기 전의 안내', at: [...at, 'whyToCome'], lines: 2, optional: true },
        { kind: 'alternatives', name: '해당하는 사람', at: [...at, 'concerns'], optional: true, help: '비우면 모두' },
        { kind: 'mark', name: '수치에 넣지 않음', at: [...at, 'outsideFigure'] },
        { kind: 'alternatives', name: '수치에 넣지 않는 때', at: [...at, 'outsideFigureWhen'], optional: true },
      ],
    },
    ...rule.closures.map((_, position): FieldGroup => {
      const own = [...at, 'closures', String(position)];
      return {
        title: `${name}: 닫히는 때 ${position + 1}`,
        folded: true,
        whole: {
          ...{ at: own, name: '닫히는 때', isThere: true, fresh: null },
          list: { at: [...at, 'closures'], position },
        },
        fields: [
          { kind: 'conditions', name: '닫히는 때', at: [...own, 'when'] },
          { kind: 'text', name: '이유', at: [...own, 'why'], lines: 2 },
        ],
      };
    }),
    whenAndWhy(
      [...at, 'countsFromContractEnd'],
      `${name}: 계약 종료일부터 세는 때`,
      rule.countsFromContractEnd !== undefined,
      true,
    ),
    whenAndWhy([...at, 'filed'], `${name}: 이미 신청한 때`, rule.filed !== undefined),
    whenAndWhy([...at, 'endsWithContract'], `${name}: 계약 종료일까지인 때`, rule.endsWithContract !== undefined),
  ];
};

export const routesForm = ({ routes }: RulesetContent): Form => ({
  groups: routes.flatMap(routeGroups),
  addable: [
    ...routes.map(({ route }) => ({
      name: `${routeNames[route]}: 닫히는 때`,
      at: ['routes', route, 'closures'],
      fresh: () => ({ when: [], why: '' }),
    })),
    ...Object.entries(routeNames)
      .filter(([route]) => !routes.some((rule) => rule.route === route))
      .map(([route, name]) => ({
        ...{ name, at: ['routes'], word: () => route },
        fresh: () => ({ route, closures: [] }),
      })),
  ],
  fixed:
    '프로그램이 길마다 안내하는 글과 서류를 따로 갖고 있어, 여기 있는 이름의 길만 넣을 수 있습니다. 어느 질문의 날부터 세는지도 바꾸지 않습니다.',
});
