import { count, flag, setting } from '../engine/settings/setting.ts';
import { defineSettings } from '../engine/settings/settings.ts';

export type FigureRules = { readonly figuresPerDay: number; readonly figuresPerNetwork: number };

/** Drafts, figures, and who sees a result. */
export const checkSettings = defineSettings({
  title: 'Checks',
  variables: {
    UNLOCK_RESULTS: setting(flag, '`1` opens every result without payment, and the page says so'),
    DRAFT_DAYS: setting(count(180, 1, 10_000), 'a draft untouched for so many days is discarded'),
    FIGURES_PER_DAY: setting(
      count(30, 1, 1_000_000),
      "figures without their calculation that one person may ask for in a day (a third of that in an hour), so that nobody works out from many calls what each answer does. The first third of a person's figures in a day is given whatever others of the network have asked for",
    ),
    FIGURES_PER_NETWORK: setting(count(120, 1, 1_000_000), 'the same for all people of one network (a /24, IPv6: /56)'),
  },
  values: (set) => ({
    unlockResults: set.UNLOCK_RESULTS,
    draftDays: set.DRAFT_DAYS,
    figures: { figuresPerDay: set.FIGURES_PER_DAY, figuresPerNetwork: set.FIGURES_PER_NETWORK },
  }),
});
