import { setting, text } from '../engine/settings/setting.ts';
import { defineSettings } from '../engine/settings/settings.ts';

/** What the case search shows first. */
export const searchSettings = defineSettings({
  title: 'Case search',
  variables: {
    SEARCH_DEFAULT: setting(
      text('직장 내 따돌림'),
      'what the case search shows when nothing is typed; empty: all cases',
    ),
  },
  values: (set) => ({ defaultQuery: set.SEARCH_DEFAULT }),
});
