import { count, oneOf, setting } from '../engine/settings/setting.ts';
import { defineSettings } from '../engine/settings/settings.ts';

/** Whether consultations are offered, and for how much. */
export const consultationSettings = defineSettings({
  title: 'Consultations',
  variables: {
    CONSULTATIONS: setting(
      oneOf('open', 'closed', '').default('open'),
      '`closed`: no requests for consultations are taken, and the site says where else to turn',
    ),
    PRICE_CONSULTATION: setting(
      count(55_000, 0, 10_000_000),
      'what a paid consultation of half an hour costs, in won with VAT; `0`, or no way to pay: only free ones are offered',
    ),
  },
  values: (set) => ({
    open: set.CONSULTATIONS !== 'closed',
    /** Whole won; null: only free ones are taken. */
    price: set.PRICE_CONSULTATION || null,
  }),
});
