/**
 * Browsers inside of other apps. They show pages, but most of them drop a file that a page wants to save, and say nothing: so
 * nobody can know whether the person has it.
 */

const apps: readonly (readonly [name: string, mark: RegExp])[] = [
  ['카카오톡', /KAKAOTALK/i],
  ['네이버', /NAVER\(inapp/i],
  ['다음', /DaumApps/i],
  ['라인', /\bLine\//i],
  ['인스타그램', /Instagram/i],
  ['페이스북', /\bFB(?:AN|AV|_IAB)/i],
  ['밴드', /\bBAND\//i],
  ['에브리타임', /everytimeApp/i],
];

/** The name of the app; null in a browser of its own. */
export const inAppBrowser = (userAgent: string): string | null =>
  apps.find(([, mark]) => mark.test(userAgent))?.[0] ?? (isAndroidView(userAgent) ? '이 앱' : null);

/** Android's own mark of a page inside of an app. */
const isAndroidView = (userAgent: string): boolean => /Android.*; wv\)/.test(userAgent);

/** An address that opens the page in the person's own browser; null where the app knows none. */
export const outsideAddress = (userAgent: string, page: URL): string | null => {
  if (/KAKAOTALK/i.test(userAgent)) return `kakaotalk://web/openExternal?url=${encodeURIComponent(page.href)}`;
  if (/\bLine\//i.test(userAgent)) {
    const outside = new URL(page);
    outside.searchParams.set('openExternalBrowser', '1');
    return outside.href;
  }
  return /Android/.test(userAgent)
    ? `intent://${page.host}${page.pathname}${page.search}#Intent;scheme=${page.protocol.replace(':', '')};end`
    : null;
};
