import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isGiven, siteTitleOf } from './site-info.ts';

const html = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
const contentOf = (name: string): string => html.match(new RegExp(`"${name}"\\s+content="([^"]+)"`))?.[1] ?? '';

test('title and description name the self-diagnosis web site of a labour-law firm, before any script runs', () => {
  expect(html).toContain(`<title>${siteTitleOf({})} | 노무체크</title>`);
  expect(contentOf('og:title')).toBe(`${siteTitleOf({})} | 노무체크`);
  for (const name of ['description', 'og:description']) {
    expect(contentOf(name)).toMatch(/노무법인.*부당해고 자가진단 웹사이트/);
    // Advice isn't built yet, so it must not be promised.
    expect(contentOf(name)).not.toMatch(/검토|자문/);
  }
});

test('the title names the firm once it is configured, and never the example value', () => {
  expect(siteTitleOf({})).toBe('노무법인의 부당해고 자가진단');
  expect(siteTitleOf({ name: '(예시) 노무법인 이름' })).toBe('노무법인의 부당해고 자가진단');
  expect(siteTitleOf({ name: '노무법인 한울' })).toBe('노무법인 한울의 부당해고 자가진단');
});

test('a detail of the firm that is empty, unknown or an example value is not shown', () => {
  expect([undefined, '', '  ', '(예시) 00-0000-0000', '02-123-4567'].map(isGiven)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});
