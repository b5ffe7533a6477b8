import type { Rule } from './rule.ts';

/** What is read aloud as the page's contents: one heading of the first level, and each further level only below the one above it. */
export const headings: Rule = {
  name: 'has one heading of the first level, and skips none',
  begin:
    async () =>
    async ({ page }) =>
      page.evaluate(() => {
        const seen = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) =>
          heading.checkVisibility({ visibilityProperty: true }),
        );
        const levels = seen.map(({ tagName }) => Number(tagName.slice(1)));
        const first = levels.filter((level) => level === 1).length;
        const skipped = seen.filter((_, index) => (levels[index] ?? 1) > (levels[index - 1] ?? 0) + 1);
        return [
          ...(first === 1 ? [] : [`has ${first} headings of the first level`]),
          ...skipped.map(({ tagName, textContent }) => `skips a level before ${tagName} “${textContent?.trim()}”`),
        ];
      }),
};
