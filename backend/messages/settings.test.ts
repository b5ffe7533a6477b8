import { describe, expect, it } from 'vitest';
import { messageSettings } from './settings.ts';

describe('text messages', () => {
  const texts = { SOLAPI_API_KEY: 'NCSA', SOLAPI_API_SECRET: 'secret', SMS_FROM: '02-1234-5678' };

  it('are sent when the account and its registered number are set', () => {
    expect(messageSettings.read(texts).solapi).toEqual({ apiKey: 'NCSA', apiSecret: 'secret', from: '0212345678' });
    expect(messageSettings.read({ ...texts, SMS_FROM: '1588-0000' }).solapi?.from).toBe('15880000');
    expect(messageSettings.read({}).solapi).toBeNull();
  });

  it.each([
    { ...texts, SMS_FROM: '' },
    { ...texts, SOLAPI_API_SECRET: '' },
    { ...texts, SMS_FROM: '노무체크' },
  ])('can’t be configured as %o', (environment) => {
    expect(() => messageSettings.read(environment)).toThrow(/SMS_FROM/);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtps://user:p%40ss@mail.example.com', MAIL_FROM: '노무체크 <no-reply@example.com>' };

  it('is sent when its server and its sender are both set', () => {
    expect(messageSettings.read(mail).smtp).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(messageSettings.read({ ...mail, MAIL_FROM: 'no-reply@example.com' }).smtp?.from).toBe(
      'no-reply@example.com',
    );
    expect(messageSettings.read({}).smtp).toBeNull();
  });

  it.each([
    { SMTP_URL: mail.SMTP_URL },
    { MAIL_FROM: mail.MAIL_FROM },
    { ...mail, SMTP_URL: 'https://mail.example.com' },
    { ...mail, MAIL_FROM: '노무체크' },
    { ...mail, MAIL_FROM: 'a@example.com, b@example.com' },
    { ...mail, MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' },
  ])('can’t be configured as %o', (environment) => {
    expect(() => messageSettings.read(environment)).toThrow(/SMTP_URL|MAIL_FROM/);
  });
});
