import { randomUUID } from 'node:crypto';
import { emptyLevels } from '@nomucheck/domain/cases/case-counts.ts';
import { calculate } from '@nomucheck/domain/checks/calculate.ts';
import { groundOf } from '@nomucheck/domain/checks/recount.ts';
import { choosing, count, standard, story, today } from '@nomucheck/domain/checks/testing/test-stories.ts';
import { expect, test } from 'vitest';
import { checkFigures } from '../../../projections/checks/check-figures.ts';
import { figuresOf } from '../../../projections/checks/figure-queries.ts';
import { positionAt } from '../../../projections/testing/fake-source.ts';
import { readModelDatabase } from '../../engine/read-models/runner/testing/read-model.ts';

const database = readModelDatabase();
const owner = randomUUID();

const figure = (wins: number) =>
  calculate(standard, choosing('detail-9'), story({}, ['detail-9: 1y 2n']), {
    today,
    counts: { ...emptyLevels, matched: count(wins, 1, 3) },
  });
const given = (check: string, wins: number, position: number) => ({
  stream: `check-${check}`,
  type: 'ResultCalculated',
  data: {
    owner,
    calculationId: randomUUID(),
    calculatedAt: '2026-11-21T00:00:00.000Z',
    casePosition: positionAt(position),
    calculation: figure(wins),
    precedents: [],
    whole: null,
    wholeFigure: null,
    consentedAt: null,
  },
});

test('the last figure of each check has its ground and nothing about the person; the rebuilt table is the same', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const log = await database.given(checkFigures, [given(one, 1, 5), given(other, 2, 6), given(one, 4, 9)], [1, 2]);
  const found = await figuresOf(database.pool());
  expect(found.find(({ checkId }) => checkId === one)).toMatchObject({
    casePosition: positionAt(9),
    rate: figure(4).rate,
    side: 'employee',
    ground: groundOf(figure(4)),
  });
  expect((await figuresOf(database.pool(), positionAt(9))).map(({ checkId }) => checkId)).toEqual([other]);
  expect(JSON.stringify(found)).not.toContain(owner);
  const [live, rebuilt] = await database.liveAndRebuilt(checkFigures, log);
  expect(rebuilt).toBe(live);
});
