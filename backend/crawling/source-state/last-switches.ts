import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { type SourceEvent, sourceStream } from '@nomucheck/domain/crawling/source-record.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { Folding } from '../../engine/command-handling/folded-record.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';

export type LastSwitchParts = {
  readonly commands: Pick<CommandHandler, 'loadMany'>;
  readonly names: ActorNames;
};

type Switched = RecordedEvent<Extract<SourceEvent, { readonly type: 'CrawlSourceSwitched' }>>;

const lastSwitch: Folding<Switched | null, RecordedEvent<SourceEvent>> = {
  initialState: null,
  evolve: (last, event) => (isSwitched(event) ? event : last),
};

const isSwitched = (event: RecordedEvent<SourceEvent>): event is Switched => event.type === 'CrawlSourceSwitched';

/** Who last switched each source, when and why; nothing of a source that nobody has switched. */
export const lastSwitches = async (
  { commands, names }: LastSwitchParts,
  sources: readonly SourceName[],
  caller: Caller,
): Promise<ReadonlyMap<SourceName, NonNullable<SourceOut['switched']>>> => {
  const switches = await commands.loadMany(lastSwitch, sources.map(sourceStream));
  const last = sources.flatMap((name) => {
    const event = switches.get(sourceStream(name))?.state;
    return event ? [{ name, event }] : [];
  });
  const nameOf = await names(
    last.map(({ event }) => event.actor),
    caller,
  );
  return new Map(
    last.map(({ name, event: { data, at, actor, reason = null } }) => [
      name,
      { on: data.on, at, by: nameOf(actor), reason },
    ]),
  );
};
