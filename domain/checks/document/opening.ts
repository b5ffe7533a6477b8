import { koreanText } from '../../kernel/korean/korean-date.ts';
import { percent } from '../../kernel/korean/korean-formats.ts';
import { routeNames } from '../../rulesets/route-names.ts';
import type { FullResult } from '../contract/result.ts';
import { noFigureReason, noFigureWords } from '../next-steps/no-figure.ts';
import {
  figureName,
  isMade,
  lastDayName,
  openFirst,
  resultSentences,
  routeState,
  routesTitle,
  saferDayName,
  strongestObstacleTitle,
  strongestPointTitle,
} from '../result-words.ts';
import { type Block, rowsUnder, withLaw } from './block.ts';

/** From the points to the routes: what the page says above the calculation. */
export const opening = (result: FullResult): readonly Block[] => [
  ...points(result),
  ...(result.shownRate === null ? noFigure(result) : figure(result, result.shownRate)),
  ...note(result, ['to_come', 'to_come_company']),
  ...voidingFacts(result),
  ...routes(result),
  ...note(result, ['not_asked']),
];

const note = ({ notes }: FullResult, kinds: readonly string[]): readonly Block[] =>
  notes
    .filter(({ kind }) => kinds.includes(kind))
    .flatMap(({ title, text }): Block[] => [
      { kind: 'text', look: 'strong', text: title },
      { kind: 'text', text },
    ]);

const points = ({ side, strongestObstacle, strongestPoint }: FullResult): readonly Block[] =>
  [
    { title: strongestObstacleTitle[side], point: strongestObstacle },
    { title: strongestPointTitle[side], point: strongestPoint },
  ].flatMap(({ title, point }): Block[] =>
    point
      ? [
          { kind: 'heading', text: title },
          { kind: 'text', text: withLaw(point) },
        ]
      : [],
  );

const noFigure = (result: FullResult): readonly Block[] => {
  const { title, why } = noFigureWords[result.side][noFigureReason(result)];
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text: why },
  ];
};

const figure = (result: FullResult, rate: number): readonly Block[] => {
  const { shownBand, clamped } = result;
  return [
    { kind: 'heading', text: figureName(result) },
    { kind: 'figure', rate, band: shownBand, figure: percent(rate) },
    ...(shownBand
      ? [{ kind: 'text', text: resultSentences.band(percent(shownBand.low), percent(shownBand.high)) } as const]
      : []),
    ...(clamped ? [{ kind: 'text', text: resultSentences.clamped[clamped] } as const] : []),
    ...note(result, ['low_figure']),
    { kind: 'text', look: 'strong', text: resultSentences.disclaimer },
    { kind: 'text', look: 'soft', text: resultSentences.bandHint },
  ];
};

const voidingFacts = ({ voidingFacts: facts = [], strongestPoint: said }: FullResult): readonly Block[] => {
  const others = facts.filter(({ text }) => text !== said?.text);
  if (others.length === 0) return [];
  return [
    { kind: 'heading', text: resultSentences.voidingFacts },
    ...others.map((fact): Block => ({ kind: 'text', text: withLaw(fact) })),
  ];
};

const routes = (result: FullResult): readonly Block[] => [
  { kind: 'heading', text: routesTitle[result.side] },
  ...openFirst(result.routes).flatMap((route): readonly Block[] => {
    const { body, period, deadline, saferDeadline, why } = route;
    const [title, rows] = rowsUnder(`${routeNames[route.route]}: ${routeState(route, result)}`, [
      ...(body === undefined ? [] : [{ label: '어디에', value: body }]),
      ...(period === undefined || isMade(route, result.stage) ? [] : [{ label: '언제까지', value: period }]),
      ...(deadline === undefined
        ? []
        : [{ label: lastDayName(route.route, result.side), value: koreanText(deadline) }]),
      ...(saferDeadline === undefined ? [] : [{ label: saferDayName, value: koreanText(saferDeadline) }]),
      { label: '이유', value: why },
    ]);
    return title?.kind === 'heading' && rows ? [{ kind: 'text', look: 'strong', text: title.text }, rows] : [];
  }),
];
