import type { Page } from 'playwright';
import { sideways } from '../../harness/on-page/sideways.ts';
import type { Rule } from './rule.ts';
import { inWindowOf, narrowestPhone, zoomedDesktop } from './windows.ts';

/** The window sizes and letter sizes of readers. No page may scroll sideways. */
export const layout: Rule = {
  name: 'never scrolls sideways: on the narrowest phone, zoomed in, with letters twice as large',
  begin:
    async () =>
    async ({ page }) => {
      const found: string[] = [];
      const look = async (how: string): Promise<void> => {
        const pixels = await sideways(page);
        if (pixels > 0) found.push(`scrolls sideways by ${pixels} px ${how}`);
      };
      await look('on a phone');
      await enlargeLetters(page, '200%');
      await look('on a phone with letters twice as large');
      await enlargeLetters(page, '');
      await inWindowOf(page, [
        [narrowestPhone, () => look('at 320 px')],
        [zoomedDesktop, () => look('at 200 % zoom on a 1280 px screen')],
      ]);
      return found;
    },
};

const enlargeLetters = (page: Page, size: string): Promise<void> =>
  page.evaluate((wanted) => {
    document.documentElement.style.fontSize = wanted;
  }, size);
