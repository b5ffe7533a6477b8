import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { type SourceEvent, sourceStream } from '@nomucheck/domain/crawling/source-record.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';

export type LastSwitchParts = {
  readonly commands: Pick<CommandHandler, 'historyMany'>;
  readonly names: ActorNames;
};

/** Who last switched each source, when and why; nothing of a source that nobody has switched. */
export const lastSwitches = async (
  { commands, names }: LastSwitchParts,
  sources: readonly SourceName[],
  caller: Caller,
): Promise<ReadonlyMap<SourceName, NonNullable<SourceOut['switched']>>> => {
  const histories = await commands.historyMany<SourceEvent>(sources.map(sourceStream));
  const last = sources.flatMap((name) => {
    const event = histories.get(sourceStream(name))?.findLast(({ type }) => type === 'CrawlSourceSwitched');
    return event?.type === 'CrawlSourceSwitched' ? [{ name, event }] : [];
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
