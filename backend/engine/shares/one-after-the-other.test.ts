import { expect, it } from 'vitest';
import { oneAfterTheOther } from './one-after-the-other.ts';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs works in their order, one at a time, also behind one that failed', async () => {
  const inTurn = oneAfterTheOther();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await turn();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([inTurn(work('a')), inTurn(work('b', true)), inTurn(work('c'))]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

it('refuses what would wait too long, and takes more once there is room', async () => {
  const inTurn = oneAfterTheOther(2);
  const both = [inTurn(turn), inTurn(turn)];
  await expect(inTurn(turn)).rejects.toMatchObject({ code: 'unavailable' });
  await Promise.all(both);
  await inTurn(turn);
});
