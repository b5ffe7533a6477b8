import type { Preferences } from '@nomucheck/domain/people/contract/preferences.ts';
import { useEffect, useRef, useState } from 'react';
import { ask } from '../../shared/client/ask.ts';
import { randomId } from '../../shared/device/random-id.ts';
import { keepTick, type PreferencesServer, ticksIn } from './ticks.ts';

const url = '/api/user/preferences';
const server: PreferencesServer = {
  read: () => ask<Preferences>({ url }),
  write: (settings, expectedRevision) =>
    ask<Preferences>({ method: 'PUT', url, data: { settings, expectedRevision }, idempotencyKey: randomId() }),
};

export type Ticks = {
  readonly ticked: ReadonlySet<string>;
  readonly toggle: (key: string) => void;
  /** `failed`: the last change isn't kept on the server. */
  readonly state: 'loading' | 'kept' | 'failed';
};

/** The ticks of one list (`papers.<check>`, `deeds.<advice>`), shown at once and kept one after the other. */
export const useTicks = (place: string): Ticks => {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [state, setState] = useState<Ticks['state']>('loading');
  const last = useRef<Promise<unknown>>(Promise.resolve());

  useEffect(() => {
    let isShown = true;
    void server.read().then((reply) => {
      if (!isShown) return;
      if (reply.ok) setTicked(ticksIn(reply.value, place));
      setState(reply.ok ? 'kept' : 'failed');
    });
    return () => {
      isShown = false;
    };
  }, [place]);

  const toggle = (key: string) => {
    const isTicked = !ticked.has(key);
    setTicked((now) => withTick(now, key, isTicked));
    last.current = last.current.then(async () => {
      const kept = await keepTick(server, place, key, isTicked);
      if (kept === null) setTicked((now) => withTick(now, key, !isTicked));
      setState(kept === null ? 'failed' : 'kept');
    });
  };
  return { ticked, toggle, state };
};

const withTick = (ticks: ReadonlySet<string>, key: string, isTicked: boolean): ReadonlySet<string> =>
  isTicked ? new Set([...ticks, key]) : new Set([...ticks].filter((each) => each !== key));
