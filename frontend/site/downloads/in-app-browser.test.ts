import { expect, test } from 'vitest';
import { inAppBrowser, outsideAddress } from './in-app-browser.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; SM-S911N Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';

test.each([
  [`${android} KAKAOTALK 10.8.3`, '카카오톡'],
  [`${iPhone} KAKAOTALK 10.8.3`, '카카오톡'],
  [`${android} NAVER(inapp; search; 1200; 12.5.1)`, '네이버'],
  [`${iPhone} NAVER(inapp; search; 2000; 12.5.1; 15PRO)`, '네이버'],
  [`${iPhone} Instagram 330.0`, '인스타그램'],
  [`${iPhone} [FBAN/FBIOS;FBAV/460]`, '페이스북'],
  [`${iPhone} Safari Line/14.8.0`, '라인'],
  [android, '이 앱'],
])('%s is a browser inside of %s', (userAgent, app) => expect(inAppBrowser(userAgent)).toBe(app));

test.each([
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 14; SM-S911N) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
  `${iPhone.replace(' Mobile', ' Version/17.5 Mobile')} Safari/604.1`,
])('%s is a browser of its own', (userAgent) => expect(inAppBrowser(userAgent)).toBeNull());

test('the page can be opened in the person’s own browser, as far as the app knows how', () => {
  const page = new URL('https://example.com/check/result/1?a=b');
  expect(outsideAddress(`${iPhone} KAKAOTALK 10`, page)).toBe(
    'kakaotalk://web/openExternal?url=https%3A%2F%2Fexample.com%2Fcheck%2Fresult%2F1%3Fa%3Db',
  );
  expect(outsideAddress(`${android} NAVER(inapp; 1)`, page)).toBe(
    'intent://example.com/check/result/1?a=b#Intent;scheme=https;end',
  );
  expect(outsideAddress(`${iPhone} Line/14`, page)).toContain('openExternalBrowser=1');
  expect(outsideAddress(`${iPhone} NAVER(inapp; 1)`, page)).toBeNull();
});
