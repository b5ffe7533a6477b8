import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { Signals } from './signals.ts';

/** What the processes of one test share. */
export type SignalWorld = {
  /** As another process. */
  readonly open: () => Signals;
  /** Cuts every connection of every process; they come back. */
  readonly cut: () => Promise<void> | void;
  /** Any text, as another program may send it. */
  readonly send: (text: string) => Promise<void> | void;
  readonly close: () => Promise<void>;
};

export const signalsContract = (openWorld: () => Promise<SignalWorld>): void => {
  const ending: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ending.splice(0).toReversed()) await end();
  });
  const world = async () => {
    const opened = await openWorld();
    ending.push(opened.close);
    const process = async (): Promise<Signals> => {
      const signals = opened.open();
      ending.push(signals.close);
      await expect.poll(signals.isConnected).toBe(true);
      return signals;
    };
    return { ...opened, process };
  };
  const ear = (signals: Signals, topic = 'news'): unknown[] => {
    const heard: unknown[] = [];
    signals.subscribe(topic, (payload) => void heard.push(payload));
    return heard;
  };

  it('a signal reaches every process, its own included, in the order of its sender', async () => {
    const { process } = await world();
    const all = [await process(), await process(), await process()];
    const heard = all.map((each) => ear(each));
    for (let n = 0; n < 20; n += 1) all[0]?.publish('news', { n, text: '해고' });
    const expected = Array.from({ length: 20 }, (_, n) => ({ n, text: '해고' }));
    for (const each of heard) await expect.poll(() => each).toEqual(expected);
  });

  it('is for those alone who subscribed to its topic, as long as they do', async () => {
    const { process } = await world();
    const [one, other] = [await process(), await process()];
    const [heard, otherTopic] = [ear(other), ear(other, 'weather')];
    const briefly: unknown[] = [];
    const leave = other.subscribe('news', (payload) => void briefly.push(payload));
    expect(await one.tell('news', { n: 1 })).toBe(true);
    leave();
    expect(await one.tell('news', { n: 2 })).toBe(true);
    expect(heard).toEqual([{ n: 1 }, { n: 2 }]);
    expect(briefly).toEqual([{ n: 1 }]);
    expect(otherTopic).toEqual([]);
  });

  it('each connection says that something may have been missed, and nothing counts as heard in between', async () => {
    const { process, open, cut } = await world();
    const one = await process();
    const other = open();
    ending.push(other.close);
    let missed = 0;
    const whether: boolean[] = [];
    other.onUnknown(() => {
      missed += 1;
      whether.push(other.isConnected());
    });
    await expect.poll(() => missed).toBe(1);
    const heard = ear(other);
    await cut();
    await expect.poll(() => missed, { interval: 5 }).toBe(2);
    expect(whether).toEqual([true, true]);
    await expect.poll(one.isConnected).toBe(true);
    expect(await one.tell('news', { n: 1 })).toBe(true);
    expect(heard).toEqual([{ n: 1 }]);
  });

  it('is told when every process has carried it out, and not before', async () => {
    const { process } = await world();
    const [one, other] = [await process(), await process()];
    const done: string[] = [];
    other.subscribe('news', async () => {
      await sleep(50);
      done.push('carried out');
    });
    expect(await one.tell('news', {})).toBe(true);
    expect(done).toEqual(['carried out']);
  });

  it('is not told where a process fails, or takes too long', async () => {
    const { process } = await world();
    const [one, other] = [await process(), await process()];
    const leave = other.subscribe('news', () => Promise.reject(new Error('it can’t')));
    expect(await one.tell('news', {}, { withinMs: 200 })).toBe(false);
    leave();
    const end = Promise.withResolvers<void>();
    other.subscribe('slow', () => end.promise);
    expect(await one.tell('slow', {}, { withinMs: 200 })).toBe(false);
    end.resolve();
    expect(await one.tell('slow', {})).toBe(true);
  });

  it('has a limit in bytes, up to which it arrives', async () => {
    const { process } = await world();
    const one = await process();
    const heard = ear(one);
    // 3 bytes a letter.
    const long = '가'.repeat(2_550);
    expect(await one.tell('news', { long })).toBe(true);
    expect(heard).toEqual([{ long }]);
    expect(() => one.publish('news', { long: long + long })).toThrow('bytes');
    await expect(one.tell('news', { long: long + long })).rejects.toThrow('bytes');
  });

  it('is none where another program says something else', async () => {
    const { process, send } = await world();
    const one = await process();
    const heard = ear(one);
    for (const text of ['', 'no JSON', '[]', '{"topic":"news"}', '{"topic":"news","payload":{},"more":1}'])
      await send(text);
    expect(await one.tell('news', { n: 1 })).toBe(true);
    expect(heard).toEqual([{ n: 1 }]);
  });

  it('is neither sent nor heard by a process that has closed, and the others don’t wait for it', async () => {
    const { process } = await world();
    const [one, other] = [await process(), await process()];
    const heard = ear(other);
    await other.close();
    expect(other.isConnected()).toBe(false);
    await vi.waitFor(async () => expect(await one.tell('news', {})).toBe(true), { timeout: 20_000 });
    other.publish('news', {});
    expect(await other.tell('news', {})).toBe(false);
    expect(heard).toEqual([]);
  });
};
