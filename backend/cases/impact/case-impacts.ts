import { may } from '@nomucheck/domain/accounts/rights.ts';
import type { CaseField, CaseRecord } from '@nomucheck/domain/cases/case-record.ts';
import type { CaseImpact, CaseOutdated } from '@nomucheck/domain/cases/contract/case-impact.ts';
import type { LegalCase } from '@nomucheck/domain/cases/legal-case.ts';
import { takenByDefault } from '@nomucheck/domain/cases/merging/choices.ts';
import { sideOf, takeOver, valuesOf } from '@nomucheck/domain/cases/merging/takeover.ts';
import { checked } from '@nomucheck/domain/cases/refining/record-check.ts';
import { recounting } from '@nomucheck/domain/checks/recount.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { disputesOf, standing } from '@nomucheck/projections/cases/case-facts/disputes.ts';
import { figuresOf } from '@nomucheck/projections/checks/figure-queries.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { visibleCase } from '../history/visible-case.ts';
import { factOf } from './fact-of-record.ts';
import { generalRate, ofAllCases } from './general-rate.ts';
import { movingFigures } from './moving-figures.ts';
import type { Named, ToldByName } from './told-by-name.ts';
import { bySize, isAnotherPercentage, movesOf, type Touched, touchedBy } from './touched-results.ts';

/** A change of a record, tried on the figures that are based on it. */
export type Tried =
  | { readonly changes: Partial<CaseRecord> }
  | { readonly withdraw: true }
  /** Merged into this other case, which takes over these fields, or those that it lacks: it is counted no more. */
  | { readonly into: string; readonly take?: readonly CaseField[] | undefined }
  /** The record of that revision is put back, also where the case is withdrawn or merged by now. */
  | { readonly restore: number };

/**
 * Which results are based on a master case, and by how much a change of it moves them: each figure as it was
 * calculated, and as it would be with this case changed.
 */
export type CaseImpacts = {
  impact(id: string, tried: Tried, reader: Reader): Promise<Named<CaseImpact>>;
  /**
   * Results that were calculated with another state of the case than the present one, and are marked as outdated for
   * that.
   */
  outdated(id: string, reader: Reader): Promise<Named<CaseOutdated>>;
  readonly moved: ResultsMoved;
};

/** The results that counted a case and say something else by its present state, and how; of nobody in particular. */
export type ResultsMoved = (caseId: string) => Promise<readonly MovedResult[]>;
export type MovedResult = Pick<Touched, 'checkId' | 'calculationId' | 'calculatedAt' | 'before' | 'after'>;

export type CaseImpactParts = {
  readonly db: Db;
  /** The case as the log has it, or as it stood at a revision. */
  readonly caseOf: (id: string, to?: number) => Promise<Pick<Loaded<LegalCase | null>, 'state' | 'revision'>>;
  readonly rulesets: Pick<Rulesets, 'current' | 'find'>;
  readonly toldByName: ToldByName;
};

const mostInDetail = 50;

export const createCaseImpacts = ({ db, caseOf, rulesets, toldByName }: CaseImpactParts): CaseImpacts => {
  const moving = movingFigures(rulesets);

  /** The record that the case would have; null: it would be withdrawn. */
  const recordAfter = async (id: string, state: LegalCase, tried: Tried): Promise<CaseRecord | null> => {
    if ('restore' in tried) {
      const then = await caseOf(id, tried.restore);
      if (then.state?.record && then.revision === tried.restore) return then.state.record;
      throw new DomainError('case_edit_failed', { errors: { restore: '그때에는 승인된 내용이 없었습니다.' } });
    }
    // What was taken down may still be merged: nothing counts it before, nor after.
    if ('into' in tried && state.stage !== 'merged') return null;
    if (state.stage !== 'master') throw new DomainError('stage_wrong');
    return 'changes' in tried ? checked({ ...state.record, ...tried.changes }) : null;
  };

  /** The record that the other case would have; null where it isn't accepted, so that figures don't count it. */
  const survivorAfter = async ({ into, take }: Extract<Tried, { readonly into: string }>, merged: LegalCase) => {
    const { state: survivor } = await caseOf(into);
    if (survivor?.stage !== 'master') return null;
    const [kept, other] = [sideOf(survivor), sideOf(merged)];
    const [event] = takeOver(survivor, {
      from: merged.caseId,
      values: valuesOf(other, take ?? takenByDefault(kept, other)),
    });
    return { caseId: into, record: event?.type === 'CaseCorrected' ? event.data.record : survivor.record };
  };

  /**
   * The results that were calculated with another state of the case, the last one first; `counting`: only those that counted it, so
   * none from before its acceptance.
   */
  const outdatedBy = async (id: string, counting = false): Promise<readonly Touched[]> => {
    const facts = await disputesOf(db, [id], null);
    const changes = facts
      .filter(({ caseId }) => caseId === id)
      .flatMap(({ from, to }) => [from, to ?? from])
      .sort();
    const [first = '', last = first] = [changes[0], changes.at(-1)];
    const figures = await figuresOf(db, last, counting ? first : undefined);
    const all = await moving(id, figures, facts, standing(facts));
    return all
      .filter((each) => each.isOtherwise)
      .map(touchedBy)
      .sort((one, other) => (one.calculatedAt < other.calculatedAt ? 1 : -1));
  };

  return {
    impact: async (id, tried, reader) => {
      const { revision, ...found } = await caseOf(id);
      const state = visibleCase(found.state, reader);
      const record = await recordAfter(id, state, tried);
      const survivor = 'into' in tried ? await survivorAfter(tried, state) : null;
      const [facts, figures] = await Promise.all([
        disputesOf(db, survivor ? [id, survivor.caseId] : [id], (survivor?.record ?? record)?.disputeId ?? null),
        figuresOf(db),
      ]);
      const others = standing(facts).filter(({ caseId }) => caseId !== id && caseId !== survivor?.caseId);
      const after = [
        ...others,
        ...(record ? [factOf(id, record)] : []),
        ...(survivor ? [factOf(survivor.caseId, survivor.record)] : []),
      ];
      const all = await moving(id, figures, facts, after);
      const resting = all.filter(({ level }) => level !== null);
      const touched = all
        .filter(({ level, differs }) => level !== null || differs)
        .map(touchedBy)
        .sort(bySize);
      const isNamed = may(reader.actor, 'menu.data');
      const [general, results, advices] = await Promise.all([
        generalRate(db, rulesets, recounting(standing(facts), after)(ofAllCases).moved),
        toldByName.results(touched.slice(0, mostInDetail), isNamed),
        toldByName.advices('into' in tried ? [id, tried.into] : [id], isNamed),
      ]);
      return {
        told: {
          ...{ revision, general },
          resting: {
            matched: resting.filter(({ level }) => level === 'matched').length,
            section: resting.filter(({ level }) => level === 'section').length,
            general: resting.filter(({ level }) => level === 'general').length,
          },
          ...movesOf(touched),
          ...{ results: results.told, ...advices.told },
        },
        people: [...new Set([...results.people, ...advices.people])],
      };
    },

    outdated: async (id, reader) => {
      visibleCase((await caseOf(id)).state, reader);
      const touched = await outdatedBy(id);
      const { told, people } = await toldByName.results(touched.slice(0, mostInDetail), may(reader.actor, 'menu.data'));
      return { told: { total: touched.length, results: told }, people };
    },

    moved: async (id) =>
      (await outdatedBy(id, true)).filter((result) => result.level !== null && isAnotherPercentage(result)),
  };
};
