import { routeNames } from '../route-names.ts';
import type { LegalPoint, RouteRule, RulesetContent } from '../ruleset.ts';
import type { Wording } from '../ruleset-in-words.ts';
import { type Fact, part, percent, type RulesetPart } from './part.ts';

export const routeParts = ({ routes }: RulesetContent, wording: Wording): readonly RulesetPart[] =>
  routes.map((rule) =>
    part(
      `route/${rule.route}`,
      '다투는 길',
      routeNames[rule.route],
      {
        '가는 곳': rule.body,
        ...periodFacts(rule, wording),
        수치: rule.outsideFigure ? '이 길은 수치에 넣지 않음' : undefined,
        '수치에 넣지 않는 때': rule.outsideFigureWhen && wording.anyOf(rule.outsideFigureWhen),
        안내: rule.why,
        '해고되기 전의 안내': rule.whyToCome,
        '닫히는 때': rule.closures.map((closure) => `${wording.conditions(closure.when)}: ${closure.why}`),
        '해당하는 사람': rule.concerns && wording.anyOf(rule.concerns),
      },
      'routes',
    ),
  );

type WhenAndWhy = { readonly when: LegalPoint['unless']; readonly why: string };

const periodFacts = (
  { period, months, daysFromReceipt, daysFrom, countsFromContractEnd, filed, endsWithContract }: RouteRule,
  wording: Wording,
): Readonly<Record<string, Fact>> => {
  const told = (rule: WhenAndWhy | undefined): string | undefined =>
    rule && `${wording.anyOf(rule.when ?? [])}: ${rule.why}`;
  return {
    기간: period,
    개월: months,
    '서류를 받은 날부터의 날수': daysFromReceipt,
    '답한 날부터의 날수': daysFrom && `${wording.placeOf(daysFrom.question)}의 날부터 ${daysFrom.days}일`,
    '계약 종료일부터 세는 때':
      countsFromContractEnd && `${countsFromContractEnd.period}: ${told(countsFromContractEnd)}`,
    '이미 신청한 때': told(filed),
    '계약 종료일까지인 때': told(endsWithContract),
  };
};

export const pointParts = (
  { points = [], obstacles = [], correlated = [] }: RulesetContent,
  wording: Wording,
): readonly RulesetPart[] => [
  ...points.map((point, place) => lawPart('point', '가장 강한 법적 근거', point, place, wording)),
  ...obstacles.map((point, place) => lawPart('obstacle', '먼저 밝혀야 할 것', point, place, wording)),
  ...correlated.map(({ items, why }) =>
    part(`correlated/${items.join('+')}`, '같은 사정을 묻는 문항', items.map(wording.placeOf).join(', '), {
      문항: items.map(wording.placeOf).join(', '),
      이유: why,
    }),
  ),
];

const lawPart = (
  kind: 'point' | 'obstacle',
  where: string,
  { key, when, unless, text, textToCome, law, floor, why }: LegalPoint,
  place: number,
  wording: Wording,
): RulesetPart =>
  part(
    `${kind}/${key}`,
    where,
    text,
    {
      문장: text,
      '해고되기 전의 문장': textToCome,
      법: law,
      조건: wording.conditions(when),
      '성립하지 않는 때': unless && wording.anyOf(unless),
      하한: floor === undefined ? undefined : percent(floor),
      이유: why,
      순서: wording.number(place + 1, place + 1),
    },
    kind,
  );
