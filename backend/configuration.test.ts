import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readConfiguration, variables } from './configuration.ts';

it('needs nothing to be set', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    unlockResults: false,
    trustProxy: 0,
    masterKeys: [],
  });
});

it('takes what is set', () => {
  const set = readConfiguration({
    PORT: '8080',
    UNLOCK_RESULTS: '1',
    MASTER_KEY: 'a,b',
    FIRM_NAME: ' 노무법인 바른길 ',
  });
  expect(set).toMatchObject({
    port: 8080,
    unlockResults: true,
    masterKeys: ['a', 'b'],
    firm: { name: '노무법인 바른길' },
  });
});

it('reads an empty variable as unset', () => {
  expect(readConfiguration({ DATABASE_URL: '', MASTER_KEY: '', UNLOCK_RESULTS: '' })).toMatchObject({
    databaseUrl: undefined,
    masterKeys: [],
    unlockResults: false,
  });
});

describe('text messages', () => {
  const texts = { SOLAPI_API_KEY: 'NCSA', SOLAPI_API_SECRET: 'secret', SMS_FROM: '02-1234-5678' };

  it('are sent where the account and its registered number are set', () => {
    expect(readConfiguration(texts).solapi).toEqual({ apiKey: 'NCSA', apiSecret: 'secret', from: '0212345678' });
    expect(readConfiguration({ ...texts, SMS_FROM: '1588-0000' }).solapi?.from).toBe('15880000');
    expect(readConfiguration({}).solapi).toBeNull();
  });

  it.each([
    { ...texts, SMS_FROM: '' },
    { ...texts, SOLAPI_API_SECRET: '' },
    { ...texts, SMS_FROM: '노무체크' },
  ])('can’t be set as %o', (environment) => {
    expect(() => readConfiguration(environment)).toThrow(/SMS_FROM/);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtps://user:p%40ss@mail.example.com', MAIL_FROM: '노무체크 <no-reply@example.com>' };

  it('is sent where its server and its sender are both set', () => {
    expect(readConfiguration(mail).smtp).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM });
    expect(readConfiguration({ ...mail, MAIL_FROM: 'no-reply@example.com' }).smtp?.from).toBe('no-reply@example.com');
    expect(readConfiguration({}).smtp).toBeNull();
  });

  it.each([
    { SMTP_URL: mail.SMTP_URL },
    { MAIL_FROM: mail.MAIL_FROM },
    { ...mail, SMTP_URL: 'https://mail.example.com' },
    { ...mail, MAIL_FROM: '노무체크' },
    { ...mail, MAIL_FROM: 'a@example.com, b@example.com' },
    { ...mail, MAIL_FROM: 'a@example.com\r\nBcc: b@example.com' },
  ])('can’t be set as %o', (environment) => {
    expect(() => readConfiguration(environment)).toThrow(/SMTP_URL|MAIL_FROM/);
  });
});

it.each([{ PORT: '70000' }, { PORT: 'http' }, { UNLOCK_RESULTS: 'yes please' }, { TRUST_PROXY: '-1' }])(
  'refuses %o by its name',
  (environment) => {
    expect(() => readConfiguration(environment)).toThrow(Object.keys(environment)[0]);
  },
);

it('offers another service to sign in with once both of its keys are set', () => {
  const kakao = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' };
  const { social } = readConfiguration(kakao);
  expect(social.keys).toEqual({ google: null, naver: null, kakao: { id: 'id', secret: 'secret' } });
  expect(social.sandbox).toBe(false);
  expect(() => readConfiguration({ KAKAO_CLIENT_ID: 'id' })).toThrow('KAKAO_CLIENT_SECRET');
  expect(() => readConfiguration({ NAVER_CLIENT_SECRET: 'secret' })).toThrow('NAVER_CLIENT_ID');
});

it('lets people be sent back only by https, or to this machine', () => {
  expect(readConfiguration({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfiguration({ PUBLIC_URL: 'https://nomucheck.kr/' }).publicUrl).toBe('https://nomucheck.kr');
  for (const PUBLIC_URL of ['nomucheck.kr', 'http://nomucheck.kr', 'https://nomucheck.kr/app', 'https://a@b.kr']) {
    expect(() => readConfiguration({ PUBLIC_URL })).toThrow('PUBLIC_URL');
  }
});

it('marks the example details of the firm as examples', () => {
  const { site, ...told } = readConfiguration({}).firm;
  for (const detail of Object.values(told)) expect(detail).toContain('예시');
  expect(site).toContain('example');
});

it('is explained in the README, variable by variable', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const names = readme.split('\n').flatMap((line) => {
    const [, firstCell = ''] = line.split('|');
    return [...firstCell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
  });
  expect(names.sort()).toEqual([...variables].sort());
});
