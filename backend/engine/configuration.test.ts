import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { missingFirmDetails, readConfiguration, readOwnerUrl } from './configuration.ts';

const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

it('needs no variable', () => {
  expect(readConfiguration({})).toMatchObject({
    port: 3000,
    dataDir: join(project, 'data'),
    databaseUrl: undefined,
    trustProxy: 0,
    masterKeys: [],
  });
});

it('reads each variable', () => {
  const set = readConfiguration({
    PORT: '8080',
    SANDBOX: '0',
    MASTER_KEY: 'a,b',
    FIRM_NAME: ' 노무법인 바른길 ',
  });
  expect(set).toMatchObject({
    port: 8080,
    trustsThisMachine: false,
    masterKeys: ['a', 'b'],
    firm: { name: '노무법인 바른길' },
  });
});

it('names each of the firm’s details that a shop has to show and nobody has set', () => {
  const set = { FIRM_NAME: '노무법인 바른길', FIRM_PRIVACY_OFFICER: '박보호 실장 02-123-4568' };
  expect(missingFirmDetails(readConfiguration({}).firm)).toHaveLength(9);
  expect(missingFirmDetails(readConfiguration(set).firm)).toEqual([
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
  expect(readConfiguration({ DATABASE_URL: '', MASTER_KEY: '', SANDBOX: '' })).toMatchObject({
    databaseUrl: undefined,
    masterKeys: [],
    trustsThisMachine: true,
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

it.each([{ PORT: '70000' }, { PORT: 'http' }, { SANDBOX: 'yes please' }, { TRUST_PROXY: '-1' }])(
  'refuses %o and names the variable',
  (environment) => {
    expect(() => readConfiguration(environment)).toThrow(Object.keys(environment)[0]);
  },
);

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
