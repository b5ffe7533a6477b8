import { expect, test } from 'vitest';
import { addressTyped, isAllowedAddress } from './addresses.ts';
import { wrongAddresses } from './payloads.fixture.ts';

test('a text leads to pages of the web, to mail addresses and to pages of this site', () => {
  const right = [
    ...['https://www.law.go.kr/법령/근로기준법/제23조', 'http://nlrc.go.kr:8080/a?b=c#d', 'HTTPS://EXAMPLE.COM'],
    ...['mailto:help@example.com', '/', '/board?category=law', '/search/018f0000-0000-7000-8000-000000000001#p3'],
  ];
  for (const address of right) expect([address, isAllowedAddress(address)]).toEqual([address, true]);
});

test('and nowhere else', () => {
  expect(wrongAddresses.length).toBeGreaterThan(60);
  for (const address of wrongAddresses) expect([address, isAllowedAddress(address)]).toEqual([address, false]);
  expect(isAllowedAddress(`https://example.com/${'a'.repeat(2_000)}`)).toBe(false);
});

test('what is typed without a protocol is completed where it can only mean one thing', () => {
  expect(addressTyped(' www.law.go.kr/법령 ')).toBe('https://www.law.go.kr/법령');
  expect(addressTyped('help@example.com')).toBe('mailto:help@example.com');
  expect(addressTyped('/consult')).toBe('/consult');
  expect(addressTyped('https://example.com')).toBe('https://example.com');
  for (const typed of ['', '근로기준법', 'javascript:alert(1)', 'localhost', '//evil.example', 'a b.kr'])
    expect([typed, addressTyped(typed)]).toEqual([typed, null]);
});
