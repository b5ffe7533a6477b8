import type { LiveChange } from '@nomucheck/domain/kernel/contract/live.ts';
import type { ServerEvent } from '../../shared/client/event-stream.ts';
import { lastLogPosition } from '../../shared/client/log-position.ts';
import { createLines } from './lines.ts';

const isChange = (value: unknown): value is LiveChange =>
  typeof value === 'object' && value !== null && 'position' in value && 'changes' in value && 'resource' in value;

const changeOf = ({ name, data }: ServerEvent): LiveChange | null => {
  if (name !== 'change') return null;
  const value: unknown = JSON.parse(data);
  // The page already shows this session's own changes.
  return isChange(value) && value.position !== lastLogPosition() ? value : null;
};

type Follower = { readonly resource: string; readonly report: (changes: number) => void };

const lines = createLines<Follower>({
  urlOf: (resources) => `/api/admin/events?resources=${resources.join(',')}`,
  take: (event, followers) => {
    const change = changeOf(event);
    if (change === null) return;
    for (const { resource, report } of followers) if (resource === change.resource) report(change.changes);
  },
});

/** Follows a list until it is aborted, and reports how many changes other people have made in it. */
export const follow = (resource: string, report: (changes: number) => void, stop: AbortSignal): Promise<void> =>
  lines.join({ resource, report }, stop);
