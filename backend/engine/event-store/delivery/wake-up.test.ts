import { expect, it, vi } from 'vitest';
import { createWakeUp } from './wake-up.ts';

const patience = 60_000;

it('those who sleep are woken together, once the first has slept for as long as it wanted', async () => {
  const wakeUp = createWakeUp();
  const early = wakeUp.sleep(wakeUp.ticket(), 20);
  const late = wakeUp.sleep(wakeUp.ticket(), patience);
  await expect(Promise.all([early, late])).resolves.toEqual([undefined, undefined]);
});

it('waking them for a look is no ring: nobody who reads in the meantime has to read again', async () => {
  const wakeUp = createWakeUp();
  const before = wakeUp.ticket();
  await wakeUp.sleep(before, 1);
  expect(wakeUp.ticket()).toBe(before);
});

it('a ring between the read and the sleep ends the sleep at once, and so does an end', async () => {
  const wakeUp = createWakeUp();
  const before = wakeUp.ticket();
  wakeUp.ring();
  await wakeUp.sleep(before, patience);
  await wakeUp.sleep(wakeUp.ticket(), patience, AbortSignal.abort());
});

it('who is told to end wakes nobody else', async () => {
  const wakeUp = createWakeUp();
  const [ending, woken] = [new AbortController(), vi.fn()];
  const other = wakeUp.sleep(wakeUp.ticket(), patience).then(woken);
  const ended = wakeUp.sleep(wakeUp.ticket(), patience, ending.signal);
  ending.abort();
  await ended;
  expect(woken).not.toHaveBeenCalled();
  wakeUp.ring();
  await other;
  expect(woken).toHaveBeenCalledOnce();
});
