import type { Page } from 'playwright';
import { inLargeLetters, sizeOfLetters } from '../harness/browser/large-font.ts';
import { sideways } from '../harness/on-page/sideways.ts';
import type { Rule } from './rules/rule.ts';
import { inWindowOf, narrowestPhone, type Size } from './rules/windows.ts';

/** The narrowest phone, and a common one lying on its side; in long tests the latter upright and a laptop, too. */
const windows: readonly Size[] = [
  narrowestPhone,
  { width: 844, height: 390 },
  ...(process.env.LONG === '1'
    ? [
        { width: 390, height: 844 },
        { width: 1280, height: 800 },
      ]
    : []),
];

/** More than this part of the height may not be taken by bars that stay. */
const mostBars = 0.4;

/** What a person sees who has set their browser to letters of 32 px. */
export const largeLetters: Rule = {
  name: 'can be read and used in a browser whose letters are twice as large, on a phone, on its side and on a laptop',
  begin: async ({ page }) => {
    await inLargeLetters(page);
    return async () => {
      const found: string[] = [];
      const size = await sizeOfLetters(page);
      if (size !== '32px') found.push(`has letters of ${size}`);
      await inWindowOf(
        page,
        windows.map((window) => [
          window,
          async () => {
            const wrong = [...(await sidewaysBy(page)), ...(await barsThatStay(page)), ...(await controls(page))];
            found.push(...wrong.map((what) => `${what} at ${window.width} × ${window.height}`));
          },
        ]),
      );
      return found;
    };
  },
};

const sidewaysBy = async (page: Page): Promise<readonly string[]> => {
  const pixels = await sideways(page);
  return pixels > 0 ? [`scrolls sideways by ${pixels} px`] : [];
};

/** The part of the screen that bars take in the middle of the page, where they stick. */
const barsThatStay = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (most) => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { position } = getComputedStyle(element);
      return (position === 'sticky' || position === 'fixed') && element.checkVisibility();
    });
    const taken = bars.map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect();
      return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
    });
    window.scrollTo({ top: 0, behavior: 'instant' });
    const all = taken.reduce((sum, height) => sum + height, 0);
    if (all <= most * window.innerHeight) return [];
    return [`keeps ${Math.round(all)} px of bars: ${bars.map(({ className }) => className).join(', ')}`];
  }, mostBars);

/**
 * Each control is given the focus, from the first to the last and back as Tab and Shift-Tab do it: nothing may lie on its
 * upper or lower edge, and its words must stay within it.
 */
const controls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = new Set<string>();
    const nameOf = (control: HTMLElement): string =>
      `${control.tagName}.${control.className} “${control.innerText.slice(0, 30) || control.id}”`;
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
      (control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: false }),
    );
    const coveredIn = (control: HTMLElement): void => {
      control.focus();
      if (document.activeElement !== control) return;
      const whole = control.closest<HTMLElement>('.choice, .chip') ?? control;
      const [first = control.getBoundingClientRect()] = control.getClientRects();
      const { left, width, top, bottom } = first;
      const edges = [top + 4, bottom - 4].filter((y) => y >= 0 && y < window.innerHeight);
      if (edges.length === 0) found.add(`has ${nameOf(control)} out of sight`);
      for (const y of edges) {
        const seen = document.elementFromPoint(left + width / 2, y);
        if (seen !== null && (whole.contains(seen) || seen.contains(whole))) continue;
        const by = seen === null ? 'the edge of the screen' : `${seen.tagName}.${seen.className}`;
        found.add(`has ${nameOf(control)} under ${by}`);
      }
    };
    for (const control of all) coveredIn(control);
    for (const control of all.toReversed()) coveredIn(control);
    for (const control of document.querySelectorAll<HTMLElement>('.button, button, .date-box input, .choice-card'))
      if (control.checkVisibility() && control.scrollWidth > control.clientWidth + 1)
        found.add(`has ${nameOf(control)} with ${control.scrollWidth - control.clientWidth} px of its words outside`);
    return [...found];
  });
