import type { Rule } from './rule.ts';
import { inWindowOf, narrowestPhone } from './windows.ts';

/** Letters of a drawing smaller than this can't be read on a phone. */
const smallestLetters = 12;

/** Drawings with words or a name: named for a screen reader, and on the narrowest phone no word too small or cut off. */
export const charts: Rule = {
  name: 'has charts whose words can be read on the narrowest phone, and that are named',
  begin:
    async () =>
    async ({ page, state }) => {
      if (state.alike) return [];
      const found: string[] = [];
      const look = async (): Promise<void> => {
        // A chart that is as wide as its column is drawn again once it has another width.
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        found.push(
          ...(await page.evaluate((smallest) => {
            const drawings = [...document.querySelectorAll<SVGSVGElement>('main svg')].filter(
              (svg) => svg.checkVisibility() && (svg.getAttribute('role') === 'img' || svg.querySelector('text')),
            );
            return drawings.flatMap((svg) => {
              const isHidden = svg.getAttribute('aria-hidden') === 'true';
              const isNamed = svg.hasAttribute('aria-label') || svg.hasAttribute('aria-labelledby');
              const words = [...svg.querySelectorAll('text')].flatMap((text) => {
                const size = Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1);
                const { left, right } = text.getBoundingClientRect();
                const what = `“${text.textContent}” of a chart`;
                return [
                  ...(size + 0.05 < smallest ? [`${what} is ${size.toFixed(1)} px small`] : []),
                  ...(left < -0.5 || right > document.documentElement.clientWidth + 0.5 ? [`${what} is cut off`] : []),
                ];
              });
              return [...(isHidden || isNamed ? [] : ['has a chart without a name']), ...words];
            });
          }, smallestLetters)),
        );
      };
      // Most pages have no drawing, and another size of the window makes all of a page be laid out anew.
      const isThere = page.locator('main svg:is([role=img], :has(text))');
      if ((await isThere.count()) > 0) await inWindowOf(page, [[narrowestPhone, look]]);
      return found;
    },
};
