import { lastInstances } from '@nomucheck/domain/cases/case-counts.ts';
import type { CheckEvent } from '@nomucheck/domain/checks/check-events.ts';
import type { RecomputedResult } from '@nomucheck/domain/checks/contract/results.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import { isPosition } from '@nomucheck/domain/kernel/log/position.ts';
import type { Logger } from 'pino';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Points } from '../../engine/history/as-of.ts';
import type { Metric } from '../../engine/metrics/exposition.ts';
import { oneAfterTheOther } from '../../engine/shares/one-after-the-other.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import type { CheckAllowances } from '../allowances.ts';
import { checkStream, type LoadedCheck } from '../loaded-check.ts';
import { type Recomputed, recompute } from '../results/recomputation.ts';
import { followCases } from '../results/recomputation-log.ts';
import { resultInTime } from './results-in-time.ts';

/** The calculation of a check that stood at a moment (`logAsOf`; null: now), computed again from the log alone. */
export type RecomputedAt = (
  found: LoadedCheck,
  asOf: string | null,
  caller: Pick<Caller, 'actor'>,
) => Promise<RecomputedResult>;

export type RecomputedAtParts = {
  readonly store: Pick<EventStore, 'readAll' | 'head' | 'eventAt'>;
  readonly commands: Pick<CommandHandler, 'history'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly points: Points;
  readonly allowances: Pick<CheckAllowances, 'recomputation'>;
  readonly log: Pick<Logger, 'error'>;
};

const mostMismatches = 20;

/** `metrics`: how often what was stored wasn't what the log gives, which is an alarm. */
export const createRecomputedAt = (
  parts: RecomputedAtParts,
): { readonly at: RecomputedAt; readonly metrics: () => readonly Metric[] } => {
  const { store, commands, rulesets, points, allowances, log } = parts;
  // The log is read from its beginning: no two of these run at the same time in one process.
  const alone = oneAfterTheOther();
  let mismatches = 0;

  const pointOf = async (asOf: string | null): Promise<string> => {
    if (asOf === null) return store.head();
    if (isPosition(asOf) && (asOf > (await store.head()) || (await store.eventAt(asOf)) === null))
      throw refused('이 기록에 없는 위치예요. 다른 기록에서 가져온 위치인지 확인해 주세요.');
    const point = await points.of(asOf);
    if (!point) throw refused('그때는 아직 아무 기록도 없었어요. 더 나중을 골라 주세요.');
    return point.position;
  };

  const recomputedOn = async (stream: string, revision: number, casePosition: string): Promise<Recomputed> =>
    alone(async () => {
      const facts = lastInstances(await followCases(store).upTo(casePosition));
      return recompute({ stream, revision }, facts, commands, rulesets);
    });

  return {
    at: async (found, asOf, { actor }) => {
      const position = await pointOf(asOf);
      const stream = checkStream(found.id);
      const events = await commands.history<CheckEvent>(stream);
      const calculated = events.flatMap((event) => (event.type === 'ResultCalculated' ? [event] : []));
      const event = calculated.findLast((each) => each.position <= position);
      const [first] = calculated;
      if (!first) throw new DomainError('survey_empty');
      if (!event) throw refused(`그때는 아직 결과가 없었어요. 첫 결과는 ${koreanMoment(first.at)}에 나왔어요.`);
      const recorded = found.check.calculations.find(({ calculationId }) => calculationId === event.data.calculationId);
      if (!recorded) throw new DomainError('not_found');
      await allowances.recomputation(actor.id);
      const recomputed = await recomputedOn(stream, event.revision, event.data.casePosition);
      const differing = recomputed.outcome === 'different' ? recomputed.mismatches : [];
      if (differing.length > 0) {
        mismatches += 1;
        const fields = differing.map(({ field }) => field).slice(0, mostMismatches);
        log.error(
          { checkId: found.id, calculationId: recorded.calculationId, revision: event.revision, fields },
          'a stored calculation is not what the log gives',
        );
      }
      return {
        stored: resultInTime(found, recorded, true),
        outcome: recomputed.outcome,
        mismatches: differing.slice(0, mostMismatches).map(({ field, stored, recomputed: again }) => ({
          field,
          stored: inText(stored),
          recomputed: inText(again),
        })),
      };
    },
    metrics: () => [
      {
        name: 'app_recomputation_mismatches_total',
        help: 'Stored calculations that this process computed again and found different.',
        type: 'counter',
        samples: [{ value: mismatches }],
      },
    ],
  };
};

const refused = (why: string): DomainError => new DomainError('invalid_request', { errors: { asOf: why } });

const inText = (value: unknown): string => (value === undefined ? '없음' : JSON.stringify(value));
