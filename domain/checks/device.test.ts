import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';

test.each([
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 'phone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'phone'],
  ['Mozilla/5.0 (Android 15; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', 'phone'],
  [`Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) ${safari} Mobile/15E148 Safari/604.1`, 'desktop'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Safari/537.36`, 'desktop'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'desktop'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari} Safari/605.1.15`, 'desktop'],
  ['node', null],
  ['', null],
  [null, null],
] as const)('%s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
