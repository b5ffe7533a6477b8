import type { ServerEvent } from '../../shared/client/event-stream.ts';
import { followEvents } from './follow-events.ts';

type Kind = { readonly resource: string };

export type Lines<Follower extends Kind> = {
  /** Until it is aborted, or the server refuses what it follows. */
  join(follower: Follower, stop: AbortSignal): Promise<void>;
};

type Parts<Follower> = {
  readonly urlOf: (resources: readonly string[]) => string;
  readonly take: (event: ServerEvent, followers: Iterable<Follower>) => void;
};

/**
 * One connection for everything that a window follows: a browser has six for all windows of a service, and the bar at the top follows
 * something on every page. Where the server refuses what several follow together, each gets a connection of its own, so that a right
 * that somebody has lost ends one of them and not all.
 */
export const createLines = <Follower extends Kind>({ urlOf, take }: Parts<Follower>): Lines<Follower> => {
  const leave = new Map<Follower, () => void>();
  let isApart = false;
  let isChanging = false;
  let lines: readonly AbortController[] = [];

  const groups = (): readonly (readonly string[])[] => {
    const resources = [...new Set([...leave.keys()].map(({ resource }) => resource))].sort();
    if (resources.length === 0) return [];
    return isApart ? resources.map((resource) => [resource]) : [resources];
  };

  const open = (resources: readonly string[]): AbortController => {
    const line = new AbortController();
    void followEvents(urlOf(resources), (event) => take(event, [...leave.keys()]), line.signal).then(() => {
      if (line.signal.aborted) return;
      if (resources.length > 1) {
        isApart = true;
        return change();
      }
      for (const [follower, left] of leave) if (resources.includes(follower.resource)) left();
    });
    return line;
  };

  /** After all that changes at the same time: a page that is left and the next one that is opened. */
  const change = (): void => {
    if (isChanging) return;
    isChanging = true;
    queueMicrotask(() => {
      isChanging = false;
      for (const line of lines) line.abort();
      lines = groups().map(open);
    });
  };

  return {
    join: (follower, stop) =>
      new Promise((resolve) => {
        if (stop.aborted) return resolve();
        const left = (): void => {
          if (leave.delete(follower)) change();
          if (leave.size === 0) isApart = false;
          stop.removeEventListener('abort', left);
          resolve();
        };
        leave.set(follower, left);
        stop.addEventListener('abort', left, { once: true });
        change();
      }),
  };
};
