import { expect, it } from 'vitest';
import { emptyLevels } from '../../cases/case-counts.ts';
import type { Answers, AnswerValue, SectionId } from '../../rulesets/ruleset.ts';
import { calculate } from '../calculate.ts';
import { questionAt } from '../form-index.ts';
import { hasFigure } from '../routes.ts';
import { standardForm } from '../testing/ruleset-fixtures.ts';
import { choosing, standard, story, today } from '../testing/test-stories.ts';
import { walk } from '../walk.ts';
import { multiplied } from './statistics/scale.ts';
import { atFloor } from './statistics/uncertainty.ts';

/** Every path through a section by yes and no; "잘 모르겠어요" leads where no leads and has no effect. */
function* pathsOf(section: SectionId, answers: Answers): Generator<Answers> {
  const { next } = walk(standardForm, choosing(section), answers, today);
  const found = next && questionAt(standardForm, next);
  if (!found || found.section !== section) {
    yield answers;
    return;
  }
  for (const value of ['yes', 'no'] as const) yield* pathsOf(section, new Map(answers).set(found.item.key, value));
}

/** What follows where no section applied. */
const last: readonly (readonly [string, AnswerValue])[] = [
  ['detail-23/reason-stated', 'yes'],
  ['detail-23/heard-beforehand', 'yes'],
  ['detail-23/punished-before-for-same', 'no'],
  ['detail-23/withdrawn-and-repeated', 'no'],
];

const percent = (rate: number): string => `${(rate * 100).toFixed(1)}%`;

it('every path of every section: no percentage without an open route, no band narrower than declared, always a legal point', () => {
  const { clamp, uncertainty } = standard;
  const sd = uncertainty?.perMultiplier ?? 0;
  for (const { id, title } of standard.sections) {
    let paths = 0;
    let low = 1;
    let high = 0;
    for (const notice of ['paper', 'messenger']) {
      const intake = { notice, workers: id === 'detail-7' ? 3 : 12, 'aged-55': 'no' };
      for (const path of pathsOf(id, story(intake, [], standard))) {
        const answers = id === 'detail-23' ? path : new Map([...last, ...path]);
        const result = calculate(standard, choosing(id), answers, { today, counts: emptyLevels });
        paths += 1;
        expect(result.strongestPoint).not.toBeNull();
        // The court alone has no statistics, and neither has the labour office.
        if (!hasFigure(standard.routes, result.routes, answers, today)) {
          expect([result.rate, result.band, result.shownRate]).toEqual([null, null, null]);
          continue;
        }
        const { rate, band, steps } = result;
        if (rate === null) throw new Error('an open way and no figure');
        low = Math.min(low, rate);
        high = Math.max(high, rate);
        const floor = steps.find(({ kind }) => kind === 'floor');
        if (floor) expect(rate).toBeGreaterThanOrEqual(Number(floor.value));
        if (band === null) throw new Error('a figure without its band');
        const isRaised = floor !== undefined && floor.after > floor.before;
        const multipliers = steps.filter(({ kind, value }) => (kind === 'ratio' || kind === 'range') && value !== 1);
        const spread = Math.exp(1.64 * sd * Math.sqrt(isRaised ? 1 : multipliers.length));
        // A figure that was held at a limit, or stands above its floor, is narrower on the side of the limit only.
        const floorsLow = floor ? atFloor(Number(floor.value), sd, 'odds').low : 0;
        if (rate > clamp.low)
          expect(band.low).toBeLessThanOrEqual(Math.max(clamp.low, floorsLow, multiplied('odds', rate, 1 / spread)));
        if (rate < clamp.high)
          expect(band.high).toBeGreaterThanOrEqual(Math.min(clamp.high, multiplied('odds', rate, spread)));
      }
    }
    expect(paths).toBeGreaterThan(2);
    console.log(
      `${id} ${title}: ${paths} paths, ${low <= high ? `${percent(low)} to ${percent(high)}` : 'no percentage'}`,
    );
  }
}, 120_000);
