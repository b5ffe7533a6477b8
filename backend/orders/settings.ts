import { z } from 'zod';
import { count, flag, flagOrUnset, optionalText, secret, setting } from '../engine/settings/setting.ts';
import { defineSettings, RefusedSettings } from '../engine/settings/settings.ts';

export type PortOneSettings = {
  readonly storeId: string;
  readonly channelKey: string;
  readonly apiSecret: string;
  readonly webhookSecret: string;
  readonly apiUrl: string | null;
  readonly takesTestPayments: boolean;
  /** Other than PortOne's own, which the payment page needs. */
  readonly gatewayOrigins: readonly string[];
};

const gatewayOrigin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[\w-]+(\.[\w-]+)+$/,
    'https://*.tosspayments.com처럼, 여럿이면 빈칸으로 나누어 적어 주세요.',
  );

/** Who takes the money, and what the result of a check costs. */
export const orderSettings = defineSettings({
  title: 'Payments',
  variables: {
    PORTONE_STORE_ID: setting(
      optionalText,
      'the [PortOne](https://portone.io) V2 store that takes the money; it and the three below are set together. Its webhook address is `PUBLIC_URL/api/order/webhook`',
    ),
    PORTONE_CHANNEL_KEY: setting(optionalText, 'the payment channel there'),
    PORTONE_API_SECRET: secret(optionalText, 'the secret of calls to PortOne'),
    PORTONE_WEBHOOK_SECRET: secret(optionalText, 'the secret of calls from PortOne'),
    PORTONE_GATEWAY_ORIGINS: setting(
      optionalText.transform((value) => value?.split(/\s+/) ?? []).pipe(z.array(gatewayOrigin)),
      "the origins of the payment gateway behind PortOne, separated by spaces: `https://*.tosspayments.com`. Its payment window needs them on `/check/order`; without them the browser refuses a window that isn't PortOne's own",
    ),
    PORTONE_TEST: setting(
      flag,
      "`1` counts payments of PortOne's test channels as paid: for trying, never for selling",
    ),
    PORTONE_API_URL: setting(
      optionalText.pipe(z.url('https://api.portone.io처럼 적어 주세요.').optional()),
      'another address of its API: a stand-in, to try things out',
      '`https://api.portone.io`',
    ),
    SANDBOX_PAYMENTS: setting(
      flagOrUnset,
      'without PortOne, a payment window that says that it is pretended, where no money moves. Off and without PortOne, nothing can be paid',
      'on where `PUBLIC_URL` is this machine',
    ),
    PRICE_CHECK_RESULT: setting(
      count(9_900, 100, 10_000_000),
      'what the whole result of a check costs, in won with VAT; an order keeps the price it was placed at',
    ),
  },
  values: (set) => ({
    portOne: portOneOf(set),
    /** Whether payments are pretended where PortOne takes none; null: only on the machine that the service stands on. */
    pretends: set.SANDBOX_PAYMENTS,
    /** Whole won. */
    checkResult: set.PRICE_CHECK_RESULT,
  }),
});

type Written = {
  readonly PORTONE_STORE_ID: string | undefined;
  readonly PORTONE_CHANNEL_KEY: string | undefined;
  readonly PORTONE_API_SECRET: string | undefined;
  readonly PORTONE_WEBHOOK_SECRET: string | undefined;
  readonly PORTONE_API_URL?: string | undefined;
  readonly PORTONE_TEST: boolean;
  readonly PORTONE_GATEWAY_ORIGINS: readonly string[];
};

/** All or none: with only a part of the settings, payments would be taken and never settled. */
const portOneOf = (set: Written): PortOneSettings | null => {
  const { PORTONE_STORE_ID: storeId, PORTONE_CHANNEL_KEY: channelKey } = set;
  const { PORTONE_API_SECRET: apiSecret, PORTONE_WEBHOOK_SECRET: webhookSecret } = set;
  if (storeId && channelKey && apiSecret && webhookSecret) {
    const apiUrl = set.PORTONE_API_URL ?? null;
    const { PORTONE_TEST: takesTestPayments, PORTONE_GATEWAY_ORIGINS: gatewayOrigins } = set;
    return { storeId, channelKey, apiSecret, webhookSecret, apiUrl, takesTestPayments, gatewayOrigins };
  }
  if (storeId || channelKey || apiSecret || webhookSecret) {
    throw new RefusedSettings(
      'PORTONE_STORE_ID, PORTONE_CHANNEL_KEY, PORTONE_API_SECRET, PORTONE_WEBHOOK_SECRET은 함께 있어야 합니다. 모두 적거나 모두 지워 주세요.',
    );
  }
  return null;
};
