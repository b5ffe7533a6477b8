import { describe, expect, it } from 'vitest';
import { percent } from '../../../kernel/korean/korean-formats.ts';
import type { Answers, AnswerValue } from '../../../rulesets/ruleset.ts';
import { walkOf } from '../../calculate.ts';
import { questionAt } from '../../form-index.ts';
import { standardForm } from '../../testing/ruleset-fixtures.ts';
import { standard, story } from '../../testing/test-stories.ts';
import type { Calculation } from '../calculation.ts';
import { resultOf, today } from './people.fixture.ts';
import { type Typical, typicalPeople } from './typical-people.fixture.ts';

/**
 * docs/typical-people.md: forty people with figure and band, weakest to strongest, without counted cases. To regenerate it, add `-u`
 * to the command for one test, and read it as an attorney would:
 * node_modules/.bin/vitest run --config .config/vitest.config.ts --project unit domain/checks/win-rate/third-reading/typical-people -u
 */

const frame = { questionnaire: 'detail' } as const;

const usual: Readonly<Record<string, AnswerValue>> = {
  workers: 30,
  joined: '2022-03-02',
  dismissed: '2026-11-13',
  protected: ['no'],
  stage: 'not_filed',
};

/** What is asked and wasn't said is unknown. */
const answersOf = ({ said = {}, sections }: Typical): Answers => {
  let answers = story({ ...usual, ...said }, sections, standard);
  for (let asked = 0; asked < 100; asked += 1) {
    const { next } = walkOf(standard, frame, answers, today);
    if (next === null) return answers;
    const found = questionAt(standardForm, next);
    if (found === undefined || found.section === 'intake' || found.first) break;
    answers = new Map(answers).set(found.item.key, 'unknown');
  }
  throw new Error('a question is open that nobody answered');
};

const results: ReadonlyMap<string, Calculation> = new Map(
  typicalPeople.map((one) => [one.id, resultOf({ frame, answers: answersOf(one) })]),
);
const rateOf = (id: string): number => results.get(id)?.rate ?? Number.NaN;

describe('forty typical people', () => {
  it('stand in docs/typical-people.md as they are calculated', async () => {
    const rows = typicalPeople.map(({ id, who }, index) => {
      const { rate, band, strongestObstacle, steps } = results.get(id) ?? {};
      const floor = steps?.some(({ kind, before, after }) => kind === 'floor' && after > before);
      const first = strongestObstacle ? 'something to show first' : floor ? 'raised to a floor' : '';
      const range = band ? `${percent(band.low)} – ${percent(band.high)}` : '';
      return `| ${index + 1} | ${who} | ${rate == null ? 'none' : percent(rate)} | ${range} | ${first} |`;
    });
    const text = `# Typical people

Forty people, weakest to strongest, with the figure that they are shown: by the questionnaire in force and without counted cases, so
that every figure starts from the published 31.9 %. Who isn't said otherwise is a regular employee of four years in a company of 30,
dismissed on paper two weeks ago; what isn't said is unknown to them. P07 and the like are people of the third legal reading. Made by
\`domain/checks/win-rate/third-reading/typical-people.test.ts\`, which also holds the order and the limits below.

| | who | figure | band | |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Held by the test: nobody is above 90 %; nobody of whom the reading said "too low" is below the floor; a rider without subordination is
below the base; who resigned without force is below who was dismissed by KakaoTalk; the order is that of the figures. Figures that are
equal because of a floor (70 %) stand in no order among themselves.
`;
    await expect(text).toMatchFileSnapshot('../../../../docs/typical-people.md');
  });

  it('are forty, each with a figure', () => {
    expect(typicalPeople).toHaveLength(40);
    expect(typicalPeople.filter(({ id }) => Number.isNaN(rateOf(id))).map(({ id }) => id)).toEqual([]);
  });

  it('stand in the order of their figures', () => {
    const rates = typicalPeople.map(({ id }) => [id, Math.round(rateOf(id) * 1000) / 10] as const);
    expect(rates).toEqual(rates.toSorted(([, one], [, other]) => one - other));
  });

  it('are at most at 90 %', () => {
    for (const [id, { rate }] of results) expect(rate, id).toBeLessThanOrEqual(0.9);
  });

  it('aren’t below their floors, who were too low (H09)', () => {
    for (const id of ['retired under sixty', 'redundancy unprepared']) expect(rateOf(id)).toBeGreaterThanOrEqual(0.7);
    expect(rateOf('union at four')).toBeGreaterThanOrEqual(rateOf('average'));
  });

  it('have the rider below the base, and who resigned without force below who was dismissed by KakaoTalk', () => {
    expect(rateOf('rider')).toBeLessThan(0.319);
    for (const id of ['agreed', 'quit alone']) expect(rateOf(id)).toBeLessThan(rateOf('KakaoTalk'));
    expect(rateOf('average')).toBeCloseTo(0.319, 12);
  });
});
