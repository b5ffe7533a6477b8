import { expect, it } from 'vitest';
import { emptyLevels } from '../../cases/case-counts.ts';
import { calculate } from '../../checks/calculate.ts';
import { standingOf } from '../standing.ts';
import { productsOf } from './products.ts';
import {
  answersOf,
  contractEnd,
  contracts,
  decidedOn,
  dismissed,
  grounds,
  protections,
  ruleset,
  type Situation,
  sizes,
  stages,
  toCome,
  today,
} from './situations.fixture.ts';

/**
 * Routes, last days, documents and whether there is a figure, for every ground × size × form of employment × stage, and for every
 * protection × size × stage: read with the law in hand, and kept in standing.fixture.txt, where equal results stand together. To
 * regenerate it after a change of the law or the rules, add `-u` to the command for one test, and read the difference:
 * node_modules/.bin/vitest run --config .config/vitest.config.ts --project unit domain/applications/standing-table -u
 */

const none = 'nobody is offered this';

/** `labour_commission until 2026-12-14 (safer 2026-12-01)`, … */
const outcomeOf = (situation: Situation): string => {
  const answers = answersOf(situation);
  if (answers === null) return none;
  const result = calculate(ruleset, { questionnaire: 'detail' }, answers, { today, counts: emptyLevels });
  const open = result.routes.filter((route) => route.open);
  const shut = result.routes.filter((route) => !route.open).map(({ route }) => route);
  const known = [...answers].map(([key, value]) => ({ key, value }));
  const stands = { side: result.side, routes: result.routes, stage: result.stage, answers: known };
  const { documents, deadline } = standingOf(stands as Parameters<typeof standingOf>[0], today);
  return [
    `open: ${
      open
        .map(({ route, deadline: last, saferDeadline: safer }) =>
          [route, last && `until ${last}`, safer && `(safer ${safer})`].filter(Boolean).join(' '),
        )
        .join(', ') || 'nothing'
    }`,
    `shut: ${shut.join(', ') || 'nothing'}`,
    `documents: ${documents.join(', ') || 'none'}${deadline === null ? '' : ` (the main one until ${deadline})`}`,
    `figure: ${result.rate === null ? 'none' : 'yes'}`,
  ].join('\n');
};

/** `detail-9 detail-10 detail-11` as `9–11`. */
const groundsInShort = (values: readonly string[]): string => {
  const numbers = values.flatMap((value) => (value.startsWith('detail-') ? [Number(value.slice(7))] : []));
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last && last[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return [
    ...runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)),
    ...values.filter((value) => !value.startsWith('detail-')),
  ].join(' ');
};

const all = (values: readonly string[], every: readonly string[]): string =>
  values.length === every.length ? 'any' : values.join(' ');

const byOutcome = (situations: readonly Situation[]): ReadonlyMap<string, Situation[]> => {
  const found = new Map<string, Situation[]>();
  for (const situation of situations) {
    const outcome = outcomeOf(situation);
    found.set(outcome, [...(found.get(outcome) ?? []), situation]);
  }
  return found;
};

const everyGround = (): string =>
  [
    ...byOutcome(
      stages.flatMap((stage) =>
        contracts.flatMap((contract) =>
          sizes.flatMap((size) => grounds.map((ground) => ({ stage, contract, size, ground }))),
        ),
      ),
    ),
  ]
    .map(([outcome, of]) => {
      const rows = of.map(({ stage, contract, size, ground }) => [stage, contract, size, ground]);
      const lines = productsOf(rows, [3, 2, 1, 0]).map(
        ([stage = [], contract = [], size = [], ground = []]) =>
          `  ${all(stage, stages)} | ${all(contract, contracts)} | ${all(size, sizes)} | ${ground.length === grounds.length ? 'any' : groundsInShort(ground)}`,
      );
      return `${outcome}\n${lines.join('\n')}`;
    })
    .join('\n\n');

const everyProtection = (): string =>
  [
    ...byOutcome(
      stages.flatMap((stage) =>
        sizes.flatMap((size) =>
          protections.map((protection) => ({ stage, contract: 'regular', size, ground: 'not_told', protection })),
        ),
      ),
    ),
  ]
    .map(([outcome, of]) => {
      const rows = of.map(({ stage, size, protection = '' }) => [stage, size, protection]);
      const lines = productsOf(rows, [2, 1, 0]).map(
        ([stage = [], size = [], protection = []]) =>
          `  ${all(stage, stages)} | ${all(size, sizes)} | ${all(protection, protections)}`,
      );
      return `${outcome}\n${lines.join('\n')}`;
    })
    .join('\n\n');

it('routes, last days, documents and figures of every kind of person are those that were read', async () => {
  const text = `Today is ${today}. Dismissed on ${dismissed} on paper (to come: ${toCome}); the contract ends on ${contractEnd};
the decision was received on ${decidedOn}. Three workers are surely fewer than five; a closure (18) is certain; who has a fixed term and was
told no other reason (3, not_told, none) was refused a renewal, all others were dismissed before its end; all else is unknown.

EVERY GROUND: stage | form of employment | size | ground

${everyGround()}

EVERY PROTECTION (a regular employee who was told no reason): stage | size | protection

${everyProtection()}
`;
  await expect(text).toMatchFileSnapshot('standing.fixture.txt');
}, 60_000);
