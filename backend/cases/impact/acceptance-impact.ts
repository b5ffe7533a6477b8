import { may } from '@nomucheck/domain/accounts/rights.ts';
import { type AcceptanceImpact, mostTried } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { RefineFilter } from '@nomucheck/domain/cases/contract/refine.ts';
import { lacksOf, wholeOf } from '@nomucheck/domain/cases/refining/record-check.ts';
import { countingAgain } from '@nomucheck/domain/checks/counted-again.ts';
import { everCountedIn } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { idsInQueue } from '@nomucheck/projections/cases/case-work/queue.ts';
import { readyDrafts } from '@nomucheck/projections/cases/case-work/waiting.ts';
import { figuresOf } from '@nomucheck/projections/checks/figure-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { movesByAcceptance } from './accepted-moves.ts';
import { factOf } from './fact-of-record.ts';
import { generalRate, ofAllCases } from './general-rate.ts';
import { rulesOfFigures } from './rules-of-figures.ts';
import type { Named, ToldByName } from './told-by-name.ts';
import { bySize, movesOf, sizeOf, touchedBy } from './touched-results.ts';

/** What an acceptance of all ready cases that match would do to results, in one call for one case or thousands. */
export type AcceptanceImpacts = (filter: RefineFilter, reader: Reader) => Promise<Named<AcceptanceImpact>>;

export type AcceptanceImpactParts = {
  readonly db: Db;
  readonly rulesets: Pick<Rulesets, 'current' | 'find'>;
  readonly toldByName: ToldByName;
};

const mostInDetail = 50;

export const createAcceptanceImpacts =
  ({ db, rulesets, toldByName }: AcceptanceImpactParts): AcceptanceImpacts =>
  async (filter, { actor }) => {
    const ids = await idsInQueue(db, { ...filter, stage: 'ready' }, mostTried);
    const drafts = await readyDrafts(db, ids);
    // The acceptance refuses what lacks something, so that counts nothing.
    const facts = drafts
      .filter(({ draft }) => Object.keys(lacksOf(draft)).length === 0)
      .map(({ id, draft }) => factOf(id, wholeOf(id, draft)))
      .filter(({ sampling }) => sampling === 'population');
    const counted = await everCountedIn(db, [...new Set(facts.map(({ disputeId }) => disputeId))]);
    const { ofFigure, today } = movesByAcceptance(counted, facts);

    const figures = facts.length > 0 ? await figuresOf(db) : [];
    const rules = await rulesOfFigures(rulesets, figures);
    const again = countingAgain();
    const touched = figures
      .map((figure) => {
        const ruled = rules.get(figure.rulesetVersion);
        const moved = ofFigure(figure);
        return touchedBy({ figure, level: null, moved, now: ruled ? again(figure.ground, moved, ruled) : null });
      })
      .filter((result) => sizeOf(result) > 0)
      .toSorted(bySize);

    const isNamed = may(actor, 'menu.data');
    const [general, results, advices] = await Promise.all([
      generalRate(db, rulesets, today(ofAllCases)),
      toldByName.results(touched.slice(0, mostInDetail), isNamed),
      toldByName.advices(ids, isNamed),
    ]);
    return {
      told: {
        ...{ cases: drafts.length, counted: facts.length, general },
        ...movesOf(touched),
        ...{ results: results.told, ...advices.told },
      },
      people: [...new Set([...results.people, ...advices.people])],
    };
  };
