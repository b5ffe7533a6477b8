import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { expect, it } from 'vitest';
import { createTurnstile } from './turnstile.ts';

it('never lets more in than allowed, and everybody in the end', async () => {
  const turnstile = createTurnstile(2, 100);
  let inside = 0;
  let most = 0;
  const visits = Array.from({ length: 30 }, (_, n) =>
    turnstile(async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, n % 3));
      inside -= 1;
      return n;
    }),
  );
  expect(await Promise.all(visits)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  expect(most).toBe(2);
});

it('turns away whoever would wait too long, and takes visitors again afterwards', async () => {
  const turnstile = createTurnstile(1, 1);
  let leave = (): void => {};
  const first = turnstile(() => new Promise<void>((resolve) => (leave = resolve)));
  const second = turnstile(async () => 'second');
  await expect(turnstile(async () => 'third')).rejects.toMatchObject(new DomainError('unavailable'));
  leave();
  await first;
  expect(await second).toBe('second');
  expect(await turnstile(async () => 'fourth')).toBe('fourth');
});

it('frees the place of one who failed', async () => {
  const turnstile = createTurnstile(1, 0);
  await expect(turnstile(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turnstile(async () => 'next')).toBe('next');
});
