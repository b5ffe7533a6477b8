import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { boundedLines } from './bounded-lines.ts';

type Taken = (error?: Error) => void;

/** A destination whose lines are accepted, refused or left waiting, as the test chooses. */
const aPlace = () => {
  const waiting: { readonly line: string; readonly taken: Taken }[] = [];
  let openings = 0;
  const open = (): Writable => {
    openings += 1;
    return new Writable({
      write: (chunk, _encoding, taken) => void waiting.push({ line: String(chunk), taken }),
    });
  };
  return { open, waiting, openings: () => openings };
};

const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('a destination that accepts nothing is given no more than the limit; the rest is dropped and counted', async () => {
  const { open, waiting } = aPlace();
  const lines = boundedLines(open, { most: 100 });
  for (let n = 0; n < 50; n += 1) lines.write('123456789\n');
  expect(lines.counts()).toMatchObject({ written: 0, dropped: 40 });
  waiting.shift()?.taken();
  await settled();
  lines.write('123456789\n');
  expect(lines.counts()).toMatchObject({ written: 1, dropped: 40 });
});

it('a full volume is reported once, its lines are counted, and it is written to again once it has room', async () => {
  const { open, waiting, openings } = aPlace();
  const failures: string[] = [];
  const lines = boundedLines(open, { retryAfter: 0, onFailure: ({ message }) => failures.push(message) });
  for (let n = 0; n < 3; n += 1) {
    lines.write(`lost ${n}\n`);
    waiting.shift()?.taken(full);
    await settled();
  }
  expect(lines.counts()).toEqual({ written: 0, dropped: 3, taking: false });
  expect(failures).toEqual([full.message]);
  lines.write('kept\n');
  expect(waiting.shift()).toMatchObject({ line: 'kept\n', taken: expect.any(Function) });
  expect(openings()).toBe(4);
});

it('a destination that failed isn’t opened again for every line', async () => {
  const { open, waiting, openings } = aPlace();
  const lines = boundedLines(open, { retryAfter: 60_000 });
  lines.write('lost\n');
  waiting.shift()?.taken(full);
  await settled();
  for (let n = 0; n < 9; n += 1) lines.write('lost too\n');
  expect(openings()).toBe(1);
  expect(lines.counts()).toEqual({ written: 0, dropped: 10, taking: false });
});

it('waiting lines are written at the end, or dropped when the time is over', async () => {
  const quick = aPlace();
  const lines = boundedLines(quick.open);
  lines.write('last\n');
  const ended = lines.end(60_000);
  quick.waiting.shift()?.taken();
  await ended;
  expect(lines.counts()).toMatchObject({ written: 1 });

  const stuck = boundedLines(aPlace().open);
  stuck.write('never\n');
  await stuck.end(10);
  expect(stuck.counts()).toMatchObject({ written: 0 });
});
