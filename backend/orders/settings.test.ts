import { expect, it } from 'vitest';
import { orderSettings } from './settings.ts';

it('accepts origins of a payment gateway that can stand in a security policy, and nothing else', () => {
  const keys = {
    PORTONE_STORE_ID: 's',
    PORTONE_CHANNEL_KEY: 'c',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
  };
  const { portOne } = orderSettings.read({ ...keys, PORTONE_GATEWAY_ORIGINS: 'https://*.kcp.co.kr  https://pay.kr' });
  expect(portOne).toMatchObject({ gatewayOrigins: ['https://*.kcp.co.kr', 'https://pay.kr'] });
  expect(orderSettings.read(keys).portOne).toMatchObject({ gatewayOrigins: [] });
  for (const PORTONE_GATEWAY_ORIGINS of [
    '*',
    'https:',
    'http://pay.kr',
    "https://pay.kr; script-src 'unsafe-inline'",
  ]) {
    expect(() => orderSettings.read({ ...keys, PORTONE_GATEWAY_ORIGINS })).toThrow('PORTONE_GATEWAY_ORIGINS');
  }
});
