import { routeNames } from '../route-names.ts';
import type { LegalPoint, RouteName, RouteRule } from '../ruleset.ts';
import type { Finding, Rule, RuleName } from './finding.ts';
import { atItem, itemKeysOf } from './lookup.ts';

const named = (rule: RuleName, message: string, at: readonly string[], gone?: string): Finding => ({
  ...{ section: null, numbering: null, rule, message, at },
  ...(gone === undefined ? {} : { gone }),
});

/** The routes on which every dismissal can be disputed. */
const neededRoutes: readonly RouteName[] = ['labour_commission', 'court'];

const routes: Rule = ({ routes: rules, intake }) => {
  const names = rules.map(({ route }) => route);
  const dates = new Set(intake.flatMap(({ key, type }) => (type === 'date' ? [key] : [])));
  return [
    ...neededRoutes.flatMap((route) =>
      names.includes(route) ? [] : [named('route', `${routeNames[route]}은 빠질 수 없음`, ['routes'])],
    ),
    ...(new Set(names).size < names.length ? [named('route', '같은 길이 두 번 있음', ['routes'])] : []),
    ...rules.flatMap((rule) => wrongRoute(rule, dates)),
  ];
};

const wrongRoute = (rule: RouteRule, dates: ReadonlySet<string>): readonly Finding[] => {
  const at = ['routes', rule.route];
  const { closures, body, period, why, concerns, daysFrom } = rule;
  const wrong = (message: string, field: readonly string[] = []): Finding =>
    named('route', `${routeNames[rule.route]}: ${message}`, [...at, ...field]);
  const closed = closures.findIndex((closure) => closure.when.length === 0 || closure.why.trim() === '');
  // The body and the time limit of a route are given together; a route for special persons needs both.
  const isTold =
    (body === undefined) === (period === undefined) &&
    (body === undefined) === (why === undefined) &&
    (concerns === undefined || (body !== undefined && concerns.length > 0));
  if (daysFrom !== undefined && !dates.has(daysFrom.question))
    return [{ ...wrong('날을 세기 시작하는 날짜 질문이 없음', ['daysFrom', 'days']), gone: daysFrom.question }];
  return [
    ...(closed < 0 ? [] : [wrong('닫히는 때마다 조건과 이유가 있어야 함', ['closures', String(closed), 'when'])]),
    ...(isTold ? [] : [wrong('가는 곳마다 기간을 적은 말과 안내가 있어야 함', ['body'])]),
    ...(clockIsSound(rule, dates) ? [] : [wrong('기간은 하나만 둘 수 있고, 예외마다 조건과 이유가 있어야 함')]),
  ];
};

/**
 * A route has one clock at most; one that begins with an answer begins with a day; and each exception says when and why. Only a
 * period of months can begin at the end of the contract.
 */
const clockIsSound = (rule: RouteRule, dates: ReadonlySet<string>): boolean => {
  const { months, daysFromReceipt, daysFrom, countsFromContractEnd, filed, endsWithContract, whyToCome = 'x' } = rule;
  const clocks = [months, daysFromReceipt, daysFrom].filter((clock) => clock !== undefined);
  const exceptions = [countsFromContractEnd, filed, endsWithContract].filter((one) => one !== undefined);
  return (
    clocks.length <= 1 &&
    (daysFrom === undefined || dates.has(daysFrom.question)) &&
    (countsFromContractEnd === undefined || months !== undefined) &&
    exceptions.every(({ when, why }) => when.length > 0 && why.trim() !== '') &&
    (exceptions.length === 0 || rule.body !== undefined) &&
    whyToCome.trim() !== ''
  );
};

/** Each sentence is shown alone, and for any answers one of them is the strongest: the last one always holds. */
const legalPoints: Rule = ({ points, clamp }) => {
  if (points === undefined) return [];
  const keys = new Set(points.map(({ key }) => key));
  const sound =
    keys.size === points.length &&
    points.every(saysSomething) &&
    points.every(({ floor = clamp.low }) => floor >= clamp.low && floor < clamp.high) &&
    points.at(-1)?.when.length === 0 &&
    points.at(-1)?.unless === undefined;
  return sound
    ? []
    : [
        named('legal_point', '법적 근거마다 키와 문장이 있고, 하한은 한계 안이며, 마지막 근거는 늘 성립해야 함', [
          'points',
        ]),
      ];
};

const saysSomething = ({ text, textToCome = text, law, why }: LegalPoint): boolean =>
  [text, textToCome, law, why].every((words) => words.trim() !== '');

/** What has to be shown first doesn't always hold, raises no figure, and has a name of its own. */
const obstacles: Rule = ({ points = [], obstacles: all = [] }) => {
  const keys = [...points, ...all].map(({ key }) => key);
  const sound =
    new Set(keys).size === keys.length &&
    all.every((one) => saysSomething(one) && one.when.length > 0 && one.floor === undefined);
  return sound
    ? []
    : [named('obstacle', '먼저 밝혀야 할 것마다 키와 문장과 조건이 있고, 하한은 둘 수 없음', ['obstacles'])];
};

/** A group has a reason and stands in one section; an item stands in one group, so that one circumstance outweighs it at most. */
const correlated: Rule = (ruleset) => {
  const groups = ruleset.correlated ?? [];
  const members = groups.flatMap(({ items }) => items);
  const keys = itemKeysOf(ruleset);
  const alone = new Set(members).size === members.length;
  return groups.flatMap(({ items, why }, place) => {
    const sections = new Set(items.map((item) => atItem(ruleset, item).section));
    const at = ['correlated', String(place), 'items'];
    const gone = items.find((item) => !keys.has(item));
    if (gone !== undefined) return [named('correlated', '함께 묶은 문항이 없음', at, gone)];
    const isWrong = items.length < 2 || sections.size !== 1 || why.trim() === '' || !alone;
    return isWrong
      ? [named('correlated', '함께 묶은 문항은 한 항목에 둘 이상 있고, 한 묶음에만 들며, 이유가 있어야 함', at)]
      : [];
  });
};

/** For each law that is cited there is an entry that says when it was last compared, or that it wasn't yet. */
const statuteChecks: Rule = ({ sections, statuteChecks: checks }) => {
  if (checks === undefined) return [];
  const unknown = sections
    .flatMap(({ statutes }) => statutes)
    .find((statute) => !checks.some(({ law }) => statute.startsWith(law)));
  return unknown === undefined
    ? []
    : [named('statute_check', `확인한 날이 없는 법령을 인용함: ${unknown}`, ['statuteChecks'])];
};

const suspensions: Rule = (ruleset) => {
  const known = new Set([...itemKeysOf(ruleset), 'intake/notice']);
  return ruleset.suspensions.flatMap(({ questions, when, why }, place) => {
    const at = ['suspensions', String(place)];
    const gone = questions.find((question) => !known.has(question));
    if (gone !== undefined)
      return [named('suspension', '효과를 멈추는 규칙이 없는 문항을 가리킴', [...at, 'questions'], gone)];
    return when.length === 0 || why.trim() === ''
      ? [named('suspension', '효과를 멈추는 규칙에 조건이나 이유가 없음', [...at, 'when'])]
      : [];
  });
};

export const lawRules: readonly Rule[] = [routes, suspensions, legalPoints, obstacles, correlated, statuteChecks];
