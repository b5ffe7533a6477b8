import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { CaseReader } from '../../cases/context.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { nothingKept } from '../../engine/command-handling/kept-records.ts';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import type { Sealer } from '../../engine/sealing/sealer.ts';
import { shortTurns } from '../../engine/shares/short-turns.ts';
import type { Published, Rulesets } from '../../rulesets/context.ts';
import { checkStream, idOfStream } from '../loaded-check.ts';
import type { TriedCheck } from './ruleset-impact-sums.ts';
import { createTryCheck } from './tried-check.ts';

type Parts = {
  readonly store: EventStore;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly cases: Pick<CaseReader, 'count'>;
};

type Stored = ReadonlyMap<string, { readonly state: Check | null }>;

export type TryChecks = {
  /** These checks, from one read of the log. */
  load(ids: readonly string[]): Promise<Stored>;
  /** Each of them by an edition; null for one that can't be led to its end. Cases are counted once. */
  tried(checks: Stored, edition: Published): AsyncIterable<TriedCheck | null>;
};

export const createTryChecks = ({ store, rulesets, cases }: Parts): TryChecks => {
  const catalogue = catalogueOf(checkEvents);
  const commands = createCommandHandler({ store, sealer: readsNothing, catalogue, kept: nothingKept });
  const tryCheck = createTryCheck(cases);
  return {
    load: (ids) => commands.loadMany(checkDecider, ids.map(checkStream)),
    tried: async function* (checks, edition) {
      const turn = shortTurns(longestTurnMs);
      for (const [stream, { state }] of checks) {
        const version = state?.calculations.at(-1)?.calculation.rulesetVersion;
        const before = version === undefined ? null : await rulesets.find(version);
        yield state && before ? await tryCheck(idOfStream(stream), state, before, edition) : null;
        if (turn.isOver()) await turn.next();
      }
    },
  };
};

/** Those that could be tried. */
export const triedOf = async (
  { load, tried }: TryChecks,
  ids: readonly string[],
  edition: Published,
): Promise<readonly TriedCheck[]> =>
  (await Array.fromAsync(tried(await load(ids), edition))).filter((each) => each !== null);

/** Milliseconds of work after which other requests get the event loop. */
const longestTurnMs = 5;

const readsNothing: Sealer = {
  seal: () => Promise.reject(new Error('nothing is written here')),
  unseal: async () => null,
};
