import { violations } from '../../harness/on-page/accessible.ts';
import type { Rule } from './rule.ts';
import { desktopSize, inWindowOf } from './windows.ts';

/** WCAG 2.2 AA as far as axe checks it, on a phone; pages with much content on a desktop, too. */
export const accessibility: Rule = {
  name: 'breaks nothing of WCAG 2.2 AA',
  begin:
    async () =>
    async ({ page, state }) => {
      if (state.alike) return [];
      const found = await violations(page);
      const onDesktop = async () =>
        void found.push(...(await violations(page)).map((wrong) => `on a desktop ${wrong}`));
      if (state.dense) await inWindowOf(page, [[desktopSize, onDesktop]]);
      return found;
    },
};
