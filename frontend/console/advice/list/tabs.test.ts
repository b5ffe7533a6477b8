import { expect, test } from 'vitest';
import { listTabs, ofTab, tabOf, withoutTab } from './tabs.ts';

test.each(listTabs)('the tab %s is read back from its filter, and other conditions stay', (tab) => {
  const filter = ofTab(tab, { stage: 'review1' });
  expect(tabOf(filter)).toBe(tab);
  expect(withoutTab(filter)).toEqual({ stage: 'review1' });
});
