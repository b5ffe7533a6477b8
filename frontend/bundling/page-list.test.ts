import { fileURLToPath } from 'node:url';
import { matcherOf } from '@nomucheck/domain/kernel/page-paths.ts';
import { expect, test } from 'vitest';
import { pages as consolePages } from '../console/pages.ts';
import { consoleParts } from '../shared/console-paths.ts';
import { pages as sitePages } from '../site/pages.ts';
import { pagesIn } from './page-list.ts';

const listOf = (frontEnd: string): Promise<readonly string[]> =>
  pagesIn(fileURLToPath(new URL(`../${frontEnd}/pages.ts`, import.meta.url)));

test('the build lists every page of the two front ends', async () => {
  expect(await listOf('site')).toEqual(sitePages);
  expect(await listOf('console')).toEqual(consolePages);
});

test('the site has its pages and no others', () => {
  const isPage = matcherOf(sitePages);
  for (const path of ['/', '/check/form/intake/3', '/user/oauth/kakao', '/more/checkList', '/policy/privacy'])
    expect([path, isPage(path)]).toEqual([path, true]);
  for (const path of [
    '/404',
    '/nowhere',
    '/policy/nothing',
    '/policy',
    '/user/oauth/facebook',
    '/user',
    '/check/nowhere',
    '/admin',
    '/admin/user',
  ])
    expect([path, isPage(path)]).toEqual([path, false]);
});

test('the console has its pages and no others', () => {
  const isPage = matcherOf(consolePages);
  for (const path of ['/admin', '/admin/user/1b6e', '/admin/data/master/1b6e', '/inspection/list', '/company'])
    expect([path, isPage(path)]).toEqual([path, true]);
  for (const path of ['/admin/nowhere', '/company/nowhere', '/', '/check'])
    expect([path, isPage(path)]).toEqual([path, false]);
});

test('the paths for which the site leads to the console are those that the server gives to the console', () => {
  expect(new Set(consolePages.map((page) => page.split('/')[1]))).toEqual(new Set(consoleParts));
});
