import type { Consequence, Following, LogEntry } from '@nomucheck/domain/operations/contract/log.ts';

/** A command with the events that it wrote, and what process managers did about each of them. */
export type CommandNode = { readonly cause: string; readonly events: readonly EventNode[] };
export type EventNode = { readonly entry: LogEntry; readonly followings: readonly FollowingNode[] };
export type FollowingNode = { readonly following: Following; readonly commands: readonly CommandNode[] };

/** The chain as a tree, each part in the order of the log. An event that no effect wrote belongs to the request itself. */
export const treeOf = ({ events, followings }: Consequence): readonly CommandNode[] => {
  const keys = new Set(followings.map(({ key }) => key));
  const byRequest = Map.groupBy(events, ({ request, cause }) =>
    keys.has(request) ? request : keys.has(cause) ? cause : '',
  );
  const byEvent = Map.groupBy(followings, ({ eventId }) => eventId);
  const shown = new Set<string>();
  const commandsOf = (request: string): readonly CommandNode[] => {
    // An effect is reached once, also where two events name it.
    if (shown.has(request)) return [];
    shown.add(request);
    const commands = Map.groupBy(byRequest.get(request) ?? [], ({ cause }) => cause);
    return [...commands].map(([cause, written]) => ({ cause, events: written.map(eventOf) }));
  };
  const eventOf = (entry: LogEntry): EventNode => ({
    entry,
    followings: (byEvent.get(entry.eventId) ?? []).map((following) => ({
      following,
      commands: commandsOf(following.key),
    })),
  });
  return commandsOf('');
};
