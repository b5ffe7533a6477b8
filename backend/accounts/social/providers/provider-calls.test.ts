import { OAuth2Tokens } from 'arctic';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { accessTokenFor, userInfo } from './provider-calls.ts';

const heard: string[] = [];
const parts = { report: (what: string) => void heard.push(what), timeoutMs: 20 };
afterEach(() => {
  heard.length = 0;
  vi.unstubAllGlobals();
});
const never = new Promise<never>(() => {});

it('limits the wait for a token', async () => {
  await expect(accessTokenFor(() => never, parts)).rejects.toMatchObject({ code: 'social_token_absent' });
  expect(heard).toEqual(['token: timeout']);
});

it('limits the wait for a person’s record', async () => {
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal: AbortSignal }) =>
    Promise.race([never, new Promise((_resolve, reject) => signal.addEventListener('abort', reject))]),
  );
  await expect(userInfo('https://x.example', 't', z.object({}), parts)).rejects.toMatchObject({
    code: 'social_user_absent',
  });
  expect(heard).toEqual(['userinfo: unreachable']);
});

it('accepts a token whose lifetime is a text, as Naver sends it', async () => {
  const tokens = new OAuth2Tokens({ access_token: 'abc', expires_in: '3600' });
  expect(await accessTokenFor(async () => tokens, parts)).toBe('abc');
});

it('refuses an answer that is longer than any profile', async () => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ id: 1, more: 'x'.repeat(200_000) })));
  const asked = userInfo('https://x.example', 't', z.object({ id: z.int() }), parts);
  await expect(asked).rejects.toMatchObject({ code: 'social_user_absent' });
});
