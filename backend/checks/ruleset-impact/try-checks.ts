import { setImmediate as othersTurn } from 'node:timers/promises';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import type { CaseReader } from '../../cases/context.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Sealer } from '../../engine/sealing/sealer.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import { checkStream, idOfStream } from '../loaded-check.ts';
import type { TriedCheck } from './ruleset-impact-sums.ts';
import { createTryCheck } from './tried-check.ts';

type Parts = {
  readonly store: EventStore;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly cases: Pick<CaseReader, 'count'>;
};

/** These checks, from one read of the log, by an edition; null for each that can't be led to its end. Cases are counted once. */
export type TryChecks = (ids: readonly string[], edition: Published) => AsyncIterable<TriedCheck | null>;

export const createTryChecks = ({ store, rulesets, cases }: Parts): TryChecks => {
  const commands = createCommandHandler({ store, sealer: readsNothing, catalogue: catalogueOf(checkEvents) });
  const tryCheck = createTryCheck(cases);
  return async function* (ids, edition) {
    let began = performance.now();
    for (const [stream, { state }] of await commands.loadMany(checkDecider, ids.map(checkStream))) {
      const version = state?.calculations.at(-1)?.calculation.rulesetVersion;
      const before = version === undefined ? null : await rulesets.find(version);
      yield state && before ? await tryCheck(idOfStream(stream), state, before, edition) : null;
      if (performance.now() - began < longestTurnMs) continue;
      await othersTurn();
      began = performance.now();
    }
  };
};

/** Those that could be tried. */
export const triedOf = async (all: AsyncIterable<TriedCheck | null>): Promise<readonly TriedCheck[]> =>
  (await Array.fromAsync(all)).filter((each) => each !== null);

/** Milliseconds of work after which other requests get the event loop. */
const longestTurnMs = 5;

const readsNothing: Sealer = {
  seal: () => Promise.reject(new Error('nothing is written here')),
  unseal: async () => null,
};
