import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { SourceName } from '../sources.ts';
import type { Difference, RereadEvent } from './reread-events.ts';

type DataOf<Type extends RereadEvent['type']> = Extract<RereadEvent, { type: Type }>['data'];
type DataFor<Type extends RereadEvent['type'], Known extends string = never> = Omit<DataOf<Type>, 'rereadId' | Known>;
export type RereadDecision = DataFor<'RereadDecided', 'number'>;

type Settled = {
  readonly number: number;
  readonly settled: readonly DataOf<'RereadSettled'>['settled'][number][];
};

/** Differences by id. */
type Differences = ReadonlyMap<string, Difference>;

export type Deciding = { readonly accept: boolean; readonly left: Differences; readonly isDone: boolean };

/** One reading again of everything that is kept of a source. */
export type Reread = {
  readonly rereadId: string;
  readonly source: SourceName;
  readonly stage: 'running' | 'ended' | 'cancelled' | 'failed';
  /** The last item that was read; empty at the beginning. */
  readonly upTo: string;
  /** Those about which nobody has decided. */
  readonly open: Differences;
  /** In their order; a job carries each out. `left`: what is not done yet. */
  readonly decisions: readonly Deciding[];
};

export type RereadCommand =
  | { readonly type: 'StartReread'; readonly start: DataOf<'RereadStarted'> }
  | { readonly type: 'RecordReread'; readonly recorded: DataFor<'RereadRecorded'> }
  | { readonly type: 'EndReread' }
  /** What was found until then can still be decided. */
  | { readonly type: 'CancelReread' }
  | { readonly type: 'FailReread'; readonly message: string }
  /** Everything, or everything of a field, only after the reading: a person decides about what they have seen. */
  | { readonly type: 'DecideDifferences'; readonly decision: RereadDecision }
  | { readonly type: 'SettleDifferences'; readonly settled: Settled }
  | { readonly type: 'EndDecision'; readonly number: number };

const decide = (command: RereadCommand, reread: Reread | null): readonly RereadEvent[] => {
  if (command.type === 'StartReread') {
    if (reread) throw new DomainError('stage_wrong');
    return [{ type: 'RereadStarted', data: command.start }];
  }
  if (!reread) throw new DomainError('not_found');
  const { rereadId, stage, upTo, decisions } = reread;
  switch (command.type) {
    case 'RecordReread':
      if (stage !== 'running') throw new DomainError('stage_wrong');
      // Another process has come further.
      if (command.recorded.upTo <= upTo) throw new DomainError('conflict');
      return [{ type: 'RereadRecorded', data: { rereadId, ...command.recorded } }];
    case 'EndReread':
      return stage === 'running' ? [{ type: 'RereadEnded', data: { rereadId } }] : [];
    case 'CancelReread':
      if (stage === 'ended' || stage === 'failed') throw new DomainError('stage_wrong');
      return stage === 'cancelled' ? [] : [{ type: 'RereadCancelled', data: { rereadId } }];
    case 'FailReread':
      return stage === 'running' ? [{ type: 'RereadFailed', data: { rereadId, message: command.message } }] : [];
    case 'DecideDifferences':
      if (stage === 'running' && command.decision.ids === null) throw new DomainError('stage_wrong');
      // Somebody else has decided about all of them.
      if (matching(reread.open, command.decision).length === 0) throw new DomainError('conflict');
      return [{ type: 'RereadDecided', data: { rereadId, number: decisions.length, ...command.decision } }];
    case 'SettleDifferences': {
      const { number } = command.settled;
      const settled = command.settled.settled.filter(({ id }) => decisions[number]?.left.has(id));
      return settled.length === 0 ? [] : [{ type: 'RereadSettled', data: { rereadId, number, settled } }];
    }
    case 'EndDecision':
      if (decisions[command.number]?.isDone !== false) return [];
      return [{ type: 'RereadDecisionCarriedOut', data: { rereadId, number: command.number } }];
  }
};

/** Those that a decision is about. */
const matching = (open: Differences, { ids, field }: RereadDecision): readonly Difference[] => {
  const wanted = ids && new Set(ids);
  return [...open.values()].filter(
    (one) => (wanted === null || wanted.has(one.id)) && (field === null || one.field === field),
  );
};

const evolve = (reread: Reread | null, event: RereadEvent): Reread | null => {
  if (event.type === 'RereadStarted') {
    const { rereadId, source } = event.data;
    return { rereadId, source, stage: 'running', upTo: '', open: new Map(), decisions: [] };
  }
  return reread && evolveKnown(reread, event);
};

const evolveKnown = (reread: Reread, event: Exclude<RereadEvent, { type: 'RereadStarted' }>): Reread => {
  const { open, decisions } = reread;
  switch (event.type) {
    case 'RereadRecorded':
      return { ...reread, upTo: event.data.upTo, open: joined(open.values(), event.data.differences) };
    case 'RereadEnded':
      return { ...reread, stage: 'ended' };
    case 'RereadCancelled':
      return { ...reread, stage: 'cancelled' };
    case 'RereadFailed':
      return { ...reread, stage: 'failed' };
    case 'RereadDecided': {
      const left = joined(matching(open, event.data));
      return {
        ...reread,
        open: without(open, left),
        decisions: [...decisions, { accept: event.data.accept, left, isDone: false }],
      };
    }
    case 'RereadSettled': {
      const { number, settled } = event.data;
      const done = new Set(settled.map(({ id }) => id));
      const change = (one: Deciding) => ({ ...one, left: without(one.left, done) });
      return { ...reread, decisions: changed(decisions, number, change) };
    }
    case 'RereadDecisionCarriedOut': {
      const { number } = event.data;
      const undone = decisions[number]?.left.values() ?? [];
      const change = (one: Deciding) => ({ ...one, left: joined(), isDone: true });
      return { ...reread, open: joined(open.values(), undone), decisions: changed(decisions, number, change) };
    }
  }
};

const joined = (...parts: readonly Iterable<Difference>[]): Differences =>
  new Map(parts.flatMap((part) => [...part].map((one) => [one.id, one] as const)));
const without = (all: Differences, gone: { readonly has: (id: string) => boolean }): Differences =>
  new Map([...all].filter(([id]) => !gone.has(id)));
const changed = (
  decisions: Reread['decisions'],
  number: number,
  change: (one: Deciding) => Deciding,
): Reread['decisions'] => decisions.map((one, at) => (at === number ? change(one) : one));

export const rereadDecider: Decider<Reread | null, RereadCommand, RereadEvent> = { initialState: null, decide, evolve };
export const rereadStream = (rereadId: string): string => `reread-${rereadId}`;
