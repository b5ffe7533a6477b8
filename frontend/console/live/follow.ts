import type { LiveChange } from '@nomucheck/domain/kernel/contract/live.ts';
import { lastLogPosition } from '../../shared/log-position.ts';
import { readToken } from '../../shared/stored-token.ts';
import { createEventReader, type ServerEvent } from './event-stream.ts';

/** The server says something every 15 s; three times that without a word is a dead line. */
const silence = 45_000;
const firstWait = 2_000;
const longestWait = 60_000;

const isChange = (value: unknown): value is LiveChange =>
  typeof value === 'object' && value !== null && 'position' in value && 'changes' in value && 'resource' in value;

const changeOf = ({ name, data }: ServerEvent): LiveChange | null => {
  if (name !== 'change') return null;
  const value: unknown = JSON.parse(data);
  // What this session wrote itself, it has seen.
  return isChange(value) && value.position !== lastLogPosition() ? value : null;
};

/** How a connection ended: `refused` won't be otherwise when asked again, `silent` may be, after a `heard` one all is well. */
type Ending = 'heard' | 'silent' | 'refused';

/** Reads one connection to its end. */
const readOnce = async (resource: string, tell: (changes: number) => void, stop: AbortSignal): Promise<Ending> => {
  const token = readToken();
  const quiet = new AbortController();
  const limit = AbortSignal.any([stop, quiet.signal]);
  let timer = setTimeout(() => quiet.abort(), silence);
  try {
    const response = await fetch(`/api/admin/events?resources=${resource}`, {
      headers: { Accept: 'text/event-stream', ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
      credentials: 'omit',
      signal: limit,
    });
    if (response.status >= 400 && response.status < 500) return 'refused';
    if (!response.ok || response.body === null) return 'silent';
    const read = createEventReader();
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return 'heard';
      clearTimeout(timer);
      timer = setTimeout(() => quiet.abort(), silence);
      for (const event of read(value)) {
        const change = changeOf(event);
        if (change !== null) tell(change.changes);
      }
    }
  } finally {
    clearTimeout(timer);
  }
};

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    stop.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Follows a list until told to stop, and tells how many changes of others came into it; a cut line is taken up again. */
export const follow = async (resource: string, tell: (changes: number) => void, stop: AbortSignal): Promise<void> => {
  let wait = firstWait;
  while (!stop.aborted) {
    const ending = await readOnce(resource, tell, stop).catch((): Ending => 'silent');
    if (ending === 'refused') return;
    wait = ending === 'heard' ? firstWait : Math.min(wait * 2, longestWait);
    await pause(wait, stop);
  }
};
