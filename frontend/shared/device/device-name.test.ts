import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

test.each([
  [
    '윈도 · Chrome',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  ],
  [
    '윈도 · Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  ],
  [
    '안드로이드 · 삼성 인터넷',
    'Mozilla/5.0 (Linux; Android 15; SM-S921N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [
    '아이폰 · Safari',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    '아이폰 · 카카오톡',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.1.0',
  ],
  ['맥 · Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:143.0) Gecko/20100101 Firefox/143.0'],
  ['알 수 없는 기기', 'curl/8.0'],
  ['알 수 없는 기기', null],
])('%s', (name, userAgent) => {
  expect(deviceName(userAgent)).toBe(name);
});
