import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { missingFirmDetails, readConfiguration, readOwnerUrl } from './configuration.ts';
import { variables } from './environment.ts';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

it('needs no variable', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    dataDir: join(project, 'data'),
    databaseUrl: undefined,
    unlockResults: false,
    trustProxy: 0,
    masterKeys: [],
  });
});

it('reads each variable', () => {
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

it('names each of the firm’s details that a shop has to show and nobody has set', () => {
  const set = { FIRM_NAME: '노무법인 바른길', FIRM_PRIVACY_OFFICER: '박보호 실장 02-123-4568' };
  expect(missingFirmDetails(readConfiguration({}))).toHaveLength(9);
  expect(missingFirmDetails(readConfiguration(set))).toEqual([
    'FIRM_REPRESENTATIVE',
    'FIRM_BUSINESS_NUMBER',
    'FIRM_MAIL_ORDER_NUMBER',
    'FIRM_PHONE',
    'FIRM_EMAIL',
    'FIRM_ADDRESS',
    'FIRM_HOSTING',
  ]);
});

it('takes paths as relative to the project’s folder, wherever it was started', () => {
  const startedIn = process.cwd();
  process.chdir('/');
  try {
    expect(readConfiguration({ DATA_DIR: './x', LOG_FILE: 'logs/a.log' })).toMatchObject({
      dataDir: join(project, 'x'),
      logFile: join(project, 'logs', 'a.log'),
    });
  } finally {
    process.chdir(startedIn);
  }
  const whole = { dataDir: '/srv/노무 체크', logFile: '-' };
  expect(readConfiguration({ DATA_DIR: whole.dataDir, LOG_FILE: whole.logFile })).toMatchObject(whole);
});

it('reads an empty variable as unset', () => {
  expect(readConfiguration({ PORT: '', DATA_DIR: ' ', LOG_FILE: '' })).toEqual(readConfiguration({}));
  expect(readConfiguration({ DATABASE_URL: '', MASTER_KEY: '', UNLOCK_RESULTS: '' })).toMatchObject({
    databaseUrl: undefined,
    masterKeys: [],
    unlockResults: false,
  });
});

it('accepts an address for the proofs of the log only with https, or on this machine', () => {
  const urlOf = (LOG_PROOF_URL: string) => readConfiguration({ LOG_PROOF_URL }).logProofUrl;
  expect(urlOf('https://log.example.com/a?b=c')).toBe('https://log.example.com/a?b=c');
  expect(urlOf('http://127.0.0.1:9000/')).toBe('http://127.0.0.1:9000/');
  expect(urlOf('')).toBeUndefined();
  for (const unsafe of [
    'http://log.example.com/',
    'ftp://localhost/',
    'https://me:secret@log.example.com/',
    'somewhere',
  ]) {
    expect(() => urlOf(unsafe)).toThrow(/LOG_PROOF_URL/);
    expect(() => urlOf(unsafe)).not.toThrow(/secret/);
  }
});

it('accepts the owner’s address only together with the database’s', () => {
  expect(readOwnerUrl({ DATABASE_URL: 'postgres://a', DATABASE_OWNER_URL: ' postgres://b ' })).toBe('postgres://b');
  expect(readOwnerUrl({ DATABASE_URL: 'postgres://a' })).toBeUndefined();
  expect(() => readOwnerUrl({ DATABASE_OWNER_URL: 'postgres://b' })).toThrow(/DATABASE_URL/);
});

describe('text messages', () => {
  const texts = { SOLAPI_API_KEY: 'NCSA', SOLAPI_API_SECRET: 'secret', SMS_FROM: '02-1234-5678' };

  it('are sent when the account and its registered number are set', () => {
    expect(readConfiguration(texts).solapi).toEqual({ apiKey: 'NCSA', apiSecret: 'secret', from: '0212345678' });
    expect(readConfiguration({ ...texts, SMS_FROM: '1588-0000' }).solapi?.from).toBe('15880000');
    expect(readConfiguration({}).solapi).toBeNull();
  });

  it.each([
    { ...texts, SMS_FROM: '' },
    { ...texts, SOLAPI_API_SECRET: '' },
    { ...texts, SMS_FROM: '노무체크' },
  ])('can’t be configured as %o', (environment) => {
    expect(() => readConfiguration(environment)).toThrow(/SMS_FROM/);
  });
});

describe('mail', () => {
  const mail = { SMTP_URL: 'smtps://user:p%40ss@mail.example.com', MAIL_FROM: '노무체크 <no-reply@example.com>' };

  it('is sent when its server and its sender are both set', () => {
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
  ])('can’t be configured as %o', (environment) => {
    expect(() => readConfiguration(environment)).toThrow(/SMTP_URL|MAIL_FROM/);
  });
});

it.each([{ PORT: '70000' }, { PORT: 'http' }, { UNLOCK_RESULTS: 'yes please' }, { TRUST_PROXY: '-1' }])(
  'refuses %o and names the variable',
  (environment) => {
    expect(() => readConfiguration(environment)).toThrow(Object.keys(environment)[0]);
  },
);

it('explains in Korean what is wrong with each variable and what to do, without the value, which may be a secret', () => {
  const secret = 'https://user:hunter2@mail.example.com';
  const environment = { PORT: 'abc', LOG_LEVEL: 'loud', SMTP_URL: secret, MAIL_FROM: 'hunter2' };
  expect(() => readConfiguration(environment)).toThrow(
    [
      'PORT의 값이 잘못되었습니다. 0에서 65535 사이의 정수로 적어 주세요.',
      'LOG_LEVEL의 값이 잘못되었습니다. fatal, error, warn, info, debug, silent 가운데 하나로 적어 주세요.',
      'SMTP_URL의 값이 잘못되었습니다. smtps://계정:비밀번호@서버:465나 smtp://계정:비밀번호@서버:587처럼 적어 주세요.',
      'MAIL_FROM의 값이 잘못되었습니다. 노무체크 <no-reply@example.com>처럼 주소 하나를 적어 주세요.',
    ].join('\n'),
  );
});

it('offers another service for signing in once both of its keys are set', () => {
  const kakao = { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' };
  const { social } = readConfiguration(kakao);
  expect(social.keys).toEqual({ google: null, naver: null, kakao: { id: 'id', secret: 'secret' } });
  expect(social.sandbox).toBe(false);
  expect(() => readConfiguration({ KAKAO_CLIENT_ID: 'id' })).toThrow('KAKAO_CLIENT_SECRET');
  expect(() => readConfiguration({ NAVER_CLIENT_SECRET: 'secret' })).toThrow('NAVER_CLIENT_ID');
});

it('accepts origins of a payment gateway that can stand in a security policy, and nothing else', () => {
  const keys = {
    PORTONE_STORE_ID: 's',
    PORTONE_CHANNEL_KEY: 'c',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
  };
  const { payments } = readConfiguration({ ...keys, PORTONE_GATEWAY_ORIGINS: 'https://*.kcp.co.kr  https://pay.kr' });
  expect(payments.by).toMatchObject({ gatewayOrigins: ['https://*.kcp.co.kr', 'https://pay.kr'] });
  expect(readConfiguration(keys).payments.by).toMatchObject({ gatewayOrigins: [] });
  for (const PORTONE_GATEWAY_ORIGINS of [
    '*',
    'https:',
    'http://pay.kr',
    "https://pay.kr; script-src 'unsafe-inline'",
  ]) {
    expect(() => readConfiguration({ ...keys, PORTONE_GATEWAY_ORIGINS })).toThrow('PORTONE_GATEWAY_ORIGINS');
  }
});

it('accepts a public address only with https, or on this machine', () => {
  expect(readConfiguration({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
  expect(readConfiguration({ PUBLIC_URL: 'https://nomucheck.kr/' }).publicUrl).toBe('https://nomucheck.kr');
  for (const PUBLIC_URL of ['nomucheck.kr', 'http://nomucheck.kr', 'https://nomucheck.kr/app', 'https://a@b.kr']) {
    expect(() => readConfiguration({ PUBLIC_URL })).toThrow('PUBLIC_URL');
  }
});

it('marks the example details of the firm as examples', () => {
  const { site, privacyOfficer, hosting, ...told } = readConfiguration({}).firm;
  for (const detail of Object.values(told)) expect(detail).toContain('예시');
  expect(site).toContain('example');
  // A made-up officer or host would be read as the real one.
  expect([privacyOfficer, hosting]).toEqual(['', '']);
});

it('is explained in docs/configuration.md, variable by variable', () => {
  const explained = readFileSync(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const names = explained.split('\n').flatMap((line) => {
    const [, firstCell = ''] = line.split('|');
    return [...firstCell.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name);
  });
  expect(names.sort()).toEqual([...variables].sort());
});

it('takes a model’s address and name together, without an account in the address', () => {
  const set = { ADVISOR_BASE_URL: 'http://127.0.0.1:11434/v1/', ADVISOR_MODEL: 'example-model' };
  expect(readConfiguration({}).advisor.model).toBeNull();
  expect(readConfiguration(set).advisor.model).toEqual({
    ...{ baseUrl: 'http://127.0.0.1:11434/v1', model: 'example-model', apiKey: null, temperature: null },
    ...{ maxTokens: 2_000, prices: { input: 0, output: 0 } },
  });
  for (const half of [{ ADVISOR_MODEL: 'example-model' }, { ADVISOR_API_KEY: 'k' }]) {
    expect(() => readConfiguration(half)).toThrow('ADVISOR_BASE_URL과 ADVISOR_MODEL은 함께');
  }
  const withAccount = { ...set, ADVISOR_BASE_URL: 'https://me:secret@example.com/v1' };
  expect(() => readConfiguration(withAccount)).toThrow('ADVISOR_BASE_URL의 값이 잘못되었습니다.');
  expect(() => readConfiguration(withAccount)).not.toThrow('secret');
  expect(() => readConfiguration({ ...set, ADVISOR_TEMPERATURE: '3' })).toThrow('ADVISOR_TEMPERATURE');
});

describe('where decisions are collected from', () => {
  it('is known without any variable, four calls a second to a host', () => {
    expect(readConfiguration({}).crawling).toEqual({
      ...{ lawApiKey: null, lawApi: 'https://www.law.go.kr', commissionSite: 'https://nlrc.go.kr' },
      repository: { name: 'legalize-kr/precedent-kr', branch: 'main', origin: null },
      ...{ sources: null, everyMs: 250, trialOrigins: [] },
    });
  });

  it('is an address without a path, account or query', () => {
    expect(readConfiguration({ LAW_API_URL: 'http://127.0.0.1:4000/' }).crawling.lawApi).toBe('http://127.0.0.1:4000');
    const wrong = [
      'nonsense',
      'ftp://law.go.kr',
      'https://law.go.kr/DRF',
      'https://a:b@law.go.kr',
      'https://law.go.kr/?a',
    ];
    for (const url of wrong) {
      expect(() => readConfiguration({ LAW_API_URL: url }), url).toThrow(/^LAW_API_URL의 값이 잘못되었습니다/);
      expect(() => readConfiguration({ CRAWL_TRIAL_ORIGINS: url }), url).toThrow(/^CRAWL_TRIAL_ORIGINS/);
    }
  });

  it('is never asked more than five times a second', () => {
    expect(readConfiguration({ CRAWL_REQUESTS_PER_SECOND: '5' }).crawling.everyMs).toBe(200);
    expect(() => readConfiguration({ CRAWL_REQUESTS_PER_SECOND: '6' })).toThrow(/^CRAWL_REQUESTS_PER_SECOND/);
  });

  it('names a wrong key without its value', () => {
    expect(() => readConfiguration({ LAW_API_KEY: 'someone@example.com' })).toThrow(
      /^LAW_API_KEY의 값이 잘못되었습니다/,
    );
    expect(() => readConfiguration({ LAW_API_KEY: 'someone@example.com' })).not.toThrow(/someone/);
  });
});
