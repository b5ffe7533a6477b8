import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createLinkTokens } from '../../engine/links/link-tokens.ts';
import { createFileLinks } from './file-links.ts';

const setUp = () => {
  let now = Date.parse('2026-11-28T00:00:00.500Z');
  const links = createFileLinks(createLinkTokens(randomBytes(32), 'files'), () => new Date(now));
  const later = (ms: number) => {
    now += ms;
  };
  return { links, later };
};
const signatureOf = (url: string): string => url.split('?sig=')[1] ?? '';

it('a link opens its file for a minute, and not a second longer', () => {
  const { links, later } = setUp();
  const id = randomUUID();
  const { url, expiresAt } = links.to(id);
  expect(url).toMatch(new RegExp(`^/files/${id}\\?sig=\\d+\\.[\\w-]{22}$`));
  expect(expiresAt).toBe('2026-11-28T00:01:00.000Z');
  expect(links.opens(id, signatureOf(url))).toBe(true);
  later(60_000);
  expect(links.opens(id, signatureOf(url))).toBe(true);
  later(1_000);
  expect(links.opens(id, signatureOf(url))).toBe(false);
});

it('a link opens no other file, and none whose time or proof was changed', () => {
  const { links } = setUp();
  const id = randomUUID();
  const signature = signatureOf(links.to(id).url);
  const [until, proof] = signature.split('.');
  expect(links.opens(randomUUID(), signature)).toBe(false);
  for (const forged of [
    `${Number(until) + 60}.${proof}`,
    `${until}.${proof?.slice(1)}x`,
    `${until}.`,
    '',
    '.',
    `.${proof}`,
  ])
    expect([forged, links.opens(id, forged)]).toEqual([forged, false]);
});

it('a link of another service opens nothing', () => {
  const id = randomUUID();
  expect(setUp().links.opens(id, signatureOf(setUp().links.to(id).url))).toBe(false);
});
