import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('no more run at once than may, all get their turn, and a failure is its own alone', async () => {
  const inTurn = createTurns(3);
  let running = 0;
  let most = 0;
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) =>
      inTurn(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 1));
        running -= 1;
        if (n === 5) throw new Error('its own');
        return n;
      }),
    ),
  );
  expect(most).toBe(3);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
});

it('when too many wait, the next one is refused at once', async () => {
  const inTurn = createTurns(1);
  const never = Array.from({ length: 10_001 }, () => inTurn(() => new Promise(() => {})));
  await expect(inTurn(async () => 1)).rejects.toMatchObject({ code: 'unavailable' });
  expect(never).toHaveLength(10_001);
});
