import { matcherOf } from './page-patterns.ts';

/** The staff console's pages (a test beside its routes holds the two together). */
export const consolePages = [
  '/admin',
  '/admin/user',
  '/admin/user/:id',
  '/admin/crawling',
  '/admin/data',
  '/admin/data/import',
  '/admin/data/add',
  '/admin/data/master',
  '/admin/data/master/:id',
  '/admin/data/words',
  '/admin/data/:id',
  '/admin/ocr',
  '/admin/search',
  '/inspection',
  '/inspection/list',
  '/inspection/detail',
  '/company',
  '/company/list',
] as const;

export const isConsolePage = matcherOf(consolePages);

/** Whatever is below these is the console's to answer, also that there is no such page. */
export const isUnderConsole = matcherOf(['/admin/*', '/inspection/*', '/company/*']);
