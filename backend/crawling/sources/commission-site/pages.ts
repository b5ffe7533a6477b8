import type { DecisionPageFound, SiteFile } from '@nomucheck/domain/crawling/site/decision-page.ts';
import { keepsProgramsOut } from '@nomucheck/domain/crawling/site/kept-out.ts';
import type { ListPageFound } from '@nomucheck/domain/crawling/site/list-page.ts';
import { attributeOf, type Element, elementsIn, hasAttribute, hasClass, type Root, readHtml, wordsIn } from './html.ts';

/** Where things stand in the site's HTML. What they mean is decided in `domain/crawling/site`. */

/** A page of a list: `tr[data-event=click-detail]`, the title in `td.al a`, the date in the last cell, and `.bbs_pagerA`. */
export const findInList = (html: string): ListPageFound => {
  const page = readHtml(html);
  const rows = elementsIn(page, (one) => one.tagName === 'tr' && attributeOf(one, 'data-event') === 'click-detail');
  const pagers = elementsIn(page, (one) => hasClass(one, 'bbs_pagerA'));
  return {
    rows: rows.map((row) => {
      const cells = elementsIn(row, isNamed('td'));
      const title = cells.find((cell) => hasClass(cell, 'al'));
      const last = cells.at(-1);
      return {
        sn: attributeOf(row, 'data-jgmt-sn'),
        code: attributeOf(row, 'data-jgmt-dcsn-se-cd'),
        title: title ? elementsIn(title, isNamed('a')).map(wordsIn).join(' ') : '',
        date: last ? wordsIn(last) : '',
      };
    }),
    pages: pagers
      .flatMap((pager) => elementsIn(pager, (one) => hasAttribute(one, 'data-pageindex')))
      .map((link) => attributeOf(link, 'data-pageindex')),
    hasPager: pagers.length > 0,
    hasScript: hasScript(page),
    html,
    words: wordsIn(page),
  };
};

/** The page of a decision: `.BD_table` with `th.title`, pairs of `th` and `td`, and the links of its files. */
export const findInDecision = (html: string): DecisionPageFound => {
  const page = readHtml(html);
  const [table] = elementsIn(page, (one) => hasClass(one, 'BD_table'));
  const cells = table ? elementsIn(table, (one) => one.tagName === 'th' || one.tagName === 'td') : [];
  const title = cells.find((cell) => cell.tagName === 'th' && hasClass(cell, 'title'));
  const fields = new Map<string, string>();
  for (const [at, cell] of cells.entries()) {
    const value = cells[at + 1];
    const name = wordsIn(cell).replace(/\s+/g, '');
    if (cell.tagName === 'th' && cell !== title && value?.tagName === 'td' && !fields.has(name))
      fields.set(name, wordsIn(value));
  }
  return {
    title: title ? wordsIn(title) : '',
    fields,
    files: table ? filesIn(table) : [],
    hasTable: table !== undefined,
    hasScript: hasScript(page),
    html,
    words: wordsIn(page),
  };
};

/** Whether the page is there to keep programs out. */
export const isKeptOut = (html: string): boolean => keepsProgramsOut({ html, words: wordsIn(readHtml(html)) });

const filesIn = (table: Element): readonly SiteFile[] =>
  elementsIn(table, (one) => one.tagName === 'a' && attributeOf(one, 'data-nlrc-event') === 'click-download').map(
    (link) => ({
      fileId: attributeOf(link, 'data-file-id'),
      key: attributeOf(link, 'data-key'),
      name: wordsIn(link).replace(/\s+/g, ' ').trim(),
    }),
  );

const isNamed = (name: string) => (element: Element) => element.tagName === name;

const hasScript = (page: Root): boolean => elementsIn(page, isNamed('script')).length > 0;
