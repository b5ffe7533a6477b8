import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count, optionalText, secret, setting } from './setting.ts';
import { defineSettings, type Environment, RefusedSettings, readBoth, unusable } from './settings.ts';

const projectFolder = fileURLToPath(new URL('../../..', import.meta.url));

/** Relative paths are relative to the project's folder, wherever the service was started. */
export const pathOf = (written: string): string => resolve(projectFolder, written);

/** Where the service is reached, and where it keeps what it knows. */
export const storageSettings = defineSettings({
  title: 'Address and storage',
  variables: {
    PORT: setting(count(3000, 0, 65_535), 'the port on which HTTP listens'),
    HOST: setting(optionalText, 'the address on which HTTP listens', 'all addresses'),
    PUBLIC_URL: setting(
      optionalText,
      'the address that people use, https: e-mails link to it, and sign-in services send people back to `PUBLIC_URL/auth/callback/google`, `…/naver`, `…/kakao`; register these addresses there',
      '`http://localhost:PORT`',
    ),
    TRUST_PROXY: setting(
      count(0, 0, 10),
      "the number of proxies in front whose word about the caller's address is believed",
    ),
    DATA_DIR: setting(
      optionalText,
      'the embedded database, its passwords, the master key, what people upload, the request log',
      '`./data` in the clone',
    ),
    DATABASE_URL: secret(
      optionalText,
      'your own PostgreSQL ≥ 15 (UTF8, an `LC_CTYPE` that knows Hangul) in place of the embedded one',
    ),
    // Read by `readOwnerUrl` alone, so that nothing that is kept contains it.
    DATABASE_OWNER_URL: secret(
      optionalText,
      'the same database as its owner, for migrations only; `DATABASE_URL` is then a role that [can append to the log but not change it](running.md#who-may-change-the-log)',
    ),
    EVENTSTORE_URL: secret(
      optionalText,
      'an EventStoreDB ≥ 22.6 or KurrentDB that holds the log in place of the database: `esdb://…`. [To move a log there](scaling.md), back it up and restore it',
    ),
    REDIS_URL: secret(
      optionalText,
      'a Redis for the job queue and for signals between processes (`noeviction`, AOF) in place of the database: `redis://…`',
    ),
    MASTER_KEY: secret(
      optionalText,
      "32 bytes, base64: encrypts every person's sealing key. If it is lost, sealed data can't be read again. [To change it](running.md#changing-the-master-key), put the new one before the old one, separated by a comma",
      'a file made in `DATA_DIR`',
    ),
    LOG_PROOF_URL: setting(
      optionalText,
      'an https address that receives the hash of the whole log each hour, so that it is [kept outside this machine](running.md#proving-the-log)',
    ),
  },
  values: (set) => {
    const [publicUrl, [logProofUrl, eventStoreUrl]] = readBoth(
      () => publicUrlOf(set.PUBLIC_URL ?? `http://localhost:${set.PORT}`),
      () =>
        readBoth(
          () => logProofUrlOf(set.LOG_PROOF_URL),
          () => eventStoreUrlOf(set.EVENTSTORE_URL),
        ),
    );
    return {
      port: set.PORT,
      host: set.HOST,
      /** Without a slash at its end. */
      publicUrl,
      /** Whether only this machine reaches the service under that address. */
      isOnThisMachine: isLocal.test(new URL(publicUrl).hostname),
      trustProxy: set.TRUST_PROXY,
      dataDir: pathOf(set.DATA_DIR ?? 'data'),
      databaseUrl: set.DATABASE_URL,
      eventStoreUrl,
      redisUrl: set.REDIS_URL,
      masterKeys: (set.MASTER_KEY ?? '').split(',').filter((key) => key.trim() !== ''),
      logProofUrl,
    };
  },
});

/**
 * The owner's connection string for the database of DATABASE_URL. It is separate from the configuration, so that
 * nothing that is kept contains it. Throws when DATABASE_URL itself isn't set.
 */
export const readOwnerUrl = (environment: Environment): string | undefined => {
  const [url, ownerUrl] = [environment.DATABASE_URL?.trim(), environment.DATABASE_OWNER_URL?.trim()];
  if (ownerUrl && !url) throw new RefusedSettings('DATABASE_OWNER_URL은 DATABASE_URL과 함께 적어 주세요.');
  return ownerUrl || undefined;
};

const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** An origin with https, except on this machine: the data that is sent back to it signs people in. */
const publicUrlOf = (written: string): string => {
  const url = URL.canParse(written) ? new URL(written) : null;
  const isBare = url !== null && url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal.test(url.hostname));
  if (url === null || !isBare || !isSafe) throw unusable('PUBLIC_URL', 'https://nomucheck.kr처럼 적어 주세요.');
  return url.origin;
};

/** As the client reads it: one node, or a cluster found by gossip or DNS. */
const eventStoreUrlOf = (written: string | undefined): string | undefined => {
  if (written === undefined || /^(esdb|kurrentdb)(\+discover)?:\/\/[^\s/?]+(\/?\?\S*)?$/.test(written)) return written;
  throw unusable('EVENTSTORE_URL', 'esdb://계정:비밀번호@host:2113?tls=true처럼 적어 주세요.');
};

/** With https, except on this machine. A name and password in the address are refused, because they can't be sent. */
const logProofUrlOf = (written: string | undefined): string | undefined => {
  if (written === undefined) return undefined;
  const url = URL.canParse(written) ? new URL(written) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLocal.test(url.hostname));
  if (url === null || !isSafe || url.username !== '' || url.password !== '')
    throw unusable('LOG_PROOF_URL', 'https://log.example.com/proofs처럼, 계정과 비밀번호 없이 적어 주세요.');
  return url.href;
};
