import type { Failure } from '@nomucheck/domain/crawling/breaker.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { crawlTables } from '../testing/crawl-tables.fixture.ts';
import { createBreakers } from './breakers.ts';
import { guarded, reset } from './guarded.ts';
import { type Fetched, type Source, SourceUnusable, type StreamedSource } from './source.ts';

const pool = crawlTables();
const going = new AbortController().signal;
const window = { from: '2026-01-01', to: '2026-01-31' };

let now: Date;
let asked: number;
let answer: () => Fetched;
const alarms: string[] = [];
beforeEach(() => {
  now = new Date('2026-11-23T00:00:00.000Z');
  asked = 0;
  alarms.length = 0;
  answer = () => ({ kind: 'absent', message: '' });
});
const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
};
const throws = (why: SourceUnusable['why']) => (): Fetched => {
  throw new SourceUnusable(why, `${why}.`);
};
const failed = (): Fetched => ({ kind: 'failed', message: '오지 않았습니다.' });

const plain: Source = {
  ...{ name: 'law-api-courts', readerVersion: 1, read: () => ({ kind: 'other_matter' }) },
  list: async () => {
    asked += 1;
    answer();
    return { total: 0, items: [] };
  },
  fetch: async () => {
    asked += 1;
    return answer();
  },
};
const parts = (settings = 'key a') => ({
  ...{ breakers: createBreakers(pool()), settings, clock: () => now },
  alarm: (name: string, { why }: Failure) => void alarms.push(`${name} ${why}`),
});
/** Each call as a process of its own makes it. */
const call = async (settings?: string, signal = going): Promise<string> => {
  const source = guarded(plain, parts(settings));
  if ('stream' in source) throw new Error('a stream');
  return source.fetch('1', signal).then(
    ({ kind }) => kind,
    (error: unknown) => (error instanceof SourceUnusable ? `${error.why}: ${error.message}` : String(error)),
  );
};
const times = async (count: number): Promise<string[]> => {
  const said: string[] = [];
  for (let time = 0; time < count; time += 1) said.push(await call());
  return said;
};

describe('a source behind its breaker', () => {
  it('is asked as long as it answers, also when what it answers can’t be used', async () => {
    expect(await times(8)).toEqual(Array(8).fill('absent'));
    expect([asked, alarms]).toEqual([8, []]);
  });

  it('isn’t asked any more after five failures in a row, by no process, and the operator is told once', async () => {
    answer = failed;
    expect(await times(7)).toEqual([...Array(5).fill('failed'), ...Array(2).fill('unreachable: 오지 않았습니다.')]);
    expect([asked, alarms]).toEqual([5, ['law-api-courts unreachable']]);
  });

  it('is tried out by one of many calls when its rest is over, and then asked as before', async () => {
    answer = failed;
    await times(5);
    later(11);
    answer = () => ({ kind: 'absent', message: '' });
    const said = await Promise.all(Array.from({ length: 6 }, () => call()));
    expect(said).toContain('absent');
    expect(await times(3)).toEqual(Array(3).fill('absent'));
  });

  it('is tried out by the next call when a trial was broken off', async () => {
    answer = failed;
    await times(5);
    later(11);
    answer = () => {
      throw new Error('the work was cancelled');
    };
    expect(await call()).toContain('cancelled');
    answer = () => ({ kind: 'absent', message: '' });
    expect(await call()).toBe('absent');
  });

  it('goes on past items of an unknown form until several come in a row; then it says that the form has changed', async () => {
    const odd = (): Fetched => ({
      ...{ kind: 'unknown_form', message: '형식이 다릅니다.' },
      raw: { bytes: Buffer.from('?'), mediaType: 'text/html' },
    });
    answer = odd;
    expect(await times(4)).toEqual(Array(4).fill('unknown_form'));
    answer = () => ({ kind: 'absent', message: '' });
    expect(await call()).toBe('absent');
    answer = odd;
    expect(await times(6)).toEqual([...Array(5).fill('unknown_form'), 'unknown_form: 형식이 다릅니다.']);
    expect(alarms).toEqual(['law-api-courts unknown_form']);
  });

  it('is tried out by the next call also when the source said that it can’t be used because the call was broken off', async () => {
    answer = failed;
    await times(5);
    later(11);
    const cancelling = new AbortController();
    answer = () => {
      cancelling.abort();
      throw new SourceUnusable('unreachable', '끊겼습니다.');
    };
    expect(await call('key a', cancelling.signal)).toBe('unreachable: 끊겼습니다.');
    answer = () => ({ kind: 'absent', message: '' });
    expect(await call()).toBe('absent');
  });

  it('rests longer after each trial that failed', async () => {
    answer = failed;
    await times(5);
    later(11);
    expect(await call()).toBe('failed');
    later(11);
    expect(await call()).toBe('unreachable: 오지 않았습니다.');
    later(10);
    expect(await call()).toBe('failed');
  });

  it('that refuses the key is asked once, and again only with another key or after a person switched it on', async () => {
    answer = throws('refused');
    expect(await times(3)).toEqual(Array(3).fill('refused: refused.'));
    expect(asked).toBe(1);
    later(60 * 24 * 30);
    expect(await call()).toBe('refused: refused.');
    expect(asked).toBe(1);
    await reset('law-api-courts', parts());
    expect(await call()).toBe('refused: refused.');
    expect(await call('key b')).toBe('refused: refused.');
    expect(asked).toBe(3);
  });

  it('counts failures of many calls at the same time, each once', async () => {
    answer = failed;
    await Promise.all(Array.from({ length: 4 }, () => call()));
    expect((await createBreakers(pool()).load('law-api-courts', 'key a')).failures).toBe(4);
  });
});

describe('a source that is read as a stream', () => {
  const streamed = (...sent: readonly ('item' | 'failed' | 'cut' | 'end')[]): StreamedSource => ({
    ...{ name: 'precedent-repository', readerVersion: 1, read: () => ({ kind: 'other_matter' }) },
    async *stream() {
      asked += 1;
      for (const what of sent) {
        if (what === 'cut') throw new SourceUnusable('unreachable', '끊겼습니다.');
        if (what === 'end') yield { kind: 'end', total: 1, mark: 'm' };
        else yield { kind: 'item', id: '1', title: '', fetched: what === 'failed' ? failed() : answer() };
      }
    },
  });
  const read = async (source: StreamedSource): Promise<string> => {
    const behind = guarded(source, parts());
    if (!('stream' in behind)) throw new Error('not a stream');
    try {
      const kinds: string[] = [];
      for await (const { kind } of behind.stream({ window, since: null }, going)) kinds.push(kind);
      return kinds.join(' ');
    } catch (error) {
      return error instanceof SourceUnusable ? error.message : String(error);
    }
  };

  it('passes what it sends, and isn’t read any more after it was cut five times', async () => {
    expect(await read(streamed('item', 'end'))).toBe('item end');
    for (let time = 0; time < 5; time += 1) expect(await read(streamed('cut'))).toBe('끊겼습니다.');
    asked = 0;
    expect(await read(streamed('end'))).toBe('끊겼습니다.');
    expect(asked).toBe(0);
    later(11);
    expect(await read(streamed('item', 'end'))).toBe('item end');
  });

  it.each(['end', 'item', 'failed'] as const)(
    'was tried out also by a reader that leaves it at its first %s',
    async (first) => {
      for (let time = 0; time < 5; time += 1) await read(streamed('cut'));
      later(11);
      const behind = guarded(streamed(first, 'end'), parts());
      if (!('stream' in behind)) throw new Error('not a stream');
      for await (const _ of behind.stream({ window, since: null }, going)) break;
      expect(await read(streamed('end'))).toBe(first === 'failed' ? '오지 않았습니다.' : 'end');
    },
  );

  it('is tried out by the next one where a trial was broken off before anything came', async () => {
    for (let time = 0; time < 5; time += 1) await read(streamed('cut'));
    later(11);
    answer = () => {
      throw new Error('the work was cancelled');
    };
    expect(await read(streamed('item'))).toContain('cancelled');
    expect(await read(streamed('end'))).toBe('end');
  });
});
