import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isErrorCode } from '@nomucheck/domain/kernel/errors.ts';
import pino from 'pino';
import { z } from 'zod';
import { grantSuper } from '../accounts/testing/grant-super.fixture.ts';
import type { Costs } from '../contexts.ts';
import { closeServer } from '../engine/http/draining.ts';
import { createHttpServer } from '../engine/http/listening.ts';
import { uploadsTo } from '../engine/http/requests/uploads.ts';
import type { Route } from '../engine/http/route.ts';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { copyTestDatabase, startTestDatabase, type TestDatabase } from '../engine/testing/test-database.ts';
import { makeTestFolder } from '../engine/testing/test-folder.ts';
import { type Service, startService } from '../service.ts';
import { readSettings } from '../settings.ts';

export type { Route };

/** An answer of the service under test. */
export type Answered = {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects; the schemas are held against it apart
  readonly body: any;
};

export type CallOptions = {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
};

export type TestService = {
  readonly service: Service;
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answered>;
  /** A new person, signed in. */
  readonly person: (name?: string) => Promise<Person>;
  /** One of the firm's people with the role `super`, signed in. */
  readonly staff: (name?: string) => Promise<Person>;
  /** Ends the service of this test and starts a new one on the same database. */
  readonly restart: (environment?: Environment, whileDown?: () => Promise<void>) => Promise<TestService>;
  /** Another process of the same service, on the same database; its `stop` ends it alone. */
  readonly beside: (environment?: Environment) => Promise<TestService>;
  /** The token of the log's head, as a client gets it. */
  readonly headToken: () => Promise<string>;
  readonly stop: () => Promise<void>;
  readonly base: string;
  /** The folder of uploaded files and of the log's proofs. */
  readonly dataDir: string;
  /** The connection string of the database's owner, for reads and changes that the service may not do. */
  readonly databaseUrl: string;
  readonly serviceUrl: string;
  readonly dropDatabase: () => Promise<void>;
  readonly masterSecrets: readonly [string];
  readonly logged: () => string;
};

export type Person = { readonly id: string; readonly token: string; readonly email: string };
type Environment = Readonly<Record<string, string>>;

/**
 * Cheap hashing for people who sign up only so that something else can be tested: hundreds of real hashes would take
 * a good part of the time.
 */
export const cheapPasswords: Costs = { passwordCost: { memory: 64, passes: 1, parallelism: 1 } };
const noWaits: Costs = { ...cheapPasswords, noticePauses: { togetherMs: 0, betweenMs: 0 } };

export const password = 'abcd123!';
export const requiredTerms = { service: true, privacy: true, personalInfo: true, age14: true };

export const signupOf = (changes: object = {}) => ({
  email: `${randomUUID()}@example.com`,
  password,
  passwordConfirm: password,
  name: '김해고',
  terms: requiredTerms,
  ...changes,
});

/**
 * The whole service on a database of its own, with the service's database role, listening on a free port; with `{}`
 * for the costs, it hashes as in production. The database has been started with once before, unless a clock is given:
 * then it is empty.
 */
export const startTestService = async (
  environment: Environment = {},
  clock?: () => Date,
  costs: Costs = noWaits,
): Promise<TestService> => {
  const secret = process.env.TEST_MASTER_SECRET ?? '';
  const on = async (database: TestDatabase, dropDatabase: () => Promise<void>): Promise<Given> => ({
    ...{ databaseUrl: database.url, serviceUrl: database.serviceUrl, dropDatabase, secret, costs },
    ...{ dataDir: await makeTestFolder('nomucheck-service-'), clock: clock ?? (() => new Date()) },
  });
  const database = await (clock ? startTestDatabase() : startedDatabase());
  return serve(await on(database, database.close), environment);
};

/** A database that the service has been started with once before, for tests of parts that need no service. */
export const startedDatabase = (): Promise<TestDatabase> =>
  copyTestDatabase('started_service', async ({ url: databaseUrl, serviceUrl }) => {
    const { stop } = await serve(
      {
        ...{ databaseUrl, serviceUrl, dropDatabase: async () => {}, secret: process.env.TEST_MASTER_SECRET ?? '' },
        ...{ costs: noWaits, dataDir: await makeTestFolder('nomucheck-service-'), clock: () => new Date() },
      },
      {},
    );
    await untilSchedulesHaveRun(databaseUrl);
    await stop();
  });

/**
 * A service that is started for the first time schedules its recurring jobs, and each runs at once. Until it has, each copy of
 * the database would do the rest of it anew.
 */
const untilSchedulesHaveRun = async (databaseUrl: string): Promise<void> => {
  const pool = createPool(databaseUrl, { max: 1 });
  let seen = 0;
  for (const until = performance.now() + 20_000; performance.now() < until; await sleep(200)) {
    const { rows } = await pool.query<{ scheduled: number; due: number }>(
      `select count(*)::int as scheduled, count(*) filter (where next_run_ms <= $1)::int
         + (select count(*)::int from jobs.job where state::text in ('waiting', 'prioritized', 'active')) as due
       from jobs.scheduler`,
      [Date.now()],
    );
    const [{ scheduled, due } = { scheduled: 0, due: 1 }] = rows;
    if (scheduled > 0 && scheduled === seen && due === 0) break;
    seen = scheduled;
  }
  await pool.end();
};

/**
 * The same on a database that the caller drops: an empty one with the role of this address, or what `given` says of one that
 * isn't empty.
 */
export const startTestServiceOn = async (
  databaseUrl: string,
  environment: Environment = {},
  given: Partial<Pick<Given, 'serviceUrl' | 'dataDir' | 'secret' | 'costs'>> = {},
): Promise<TestService> =>
  serve(
    {
      databaseUrl,
      serviceUrl: databaseUrl,
      dataDir: given.dataDir ?? (await makeTestFolder('nomucheck-service-')),
      secret: randomBytes(32).toString('base64'),
      clock: () => new Date(),
      costs: noWaits,
      dropDatabase: async () => {},
      ...given,
    },
    environment,
  );

/**
 * Checks every answer of every test against the contract: a success by its schema, a failure as a problem in Korean.
 */
const holdToContract = (routes: readonly Route[], method: string, path: string, { status, body }: Answered): void => {
  const plain = path.replace(/\?.*/, '');
  const route = routes.find((each) => each.method === method.toLowerCase() && patternOf(each).test(plain));
  if (status >= 400) problem.parse(body);
  else if (route) route.answers.parse(body);
};

const patterns = new Map<string, RegExp>();
const patternOf = ({ path }: Route): RegExp => {
  const pattern = patterns.get(path) ?? new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
  patterns.set(path, pattern);
  return pattern;
};

const problem = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string().refine(isErrorCode),
  message: z.string().regex(/[가-힣]/),
  errors: z.record(z.string(), z.string().regex(/[가-힣]/)).optional(),
});

type Given = {
  readonly databaseUrl: string;
  readonly serviceUrl: string;
  /** The folder of the log's proofs. */
  readonly dataDir: string;
  readonly secret: string;
  readonly clock: () => Date;
  readonly costs: Costs;
  readonly dropDatabase: () => Promise<void>;
};

const built = (frontEnd: string): string => fileURLToPath(new URL(`../../frontend/dist/${frontEnd}`, import.meta.url));
/** `PAGES=1`: a browser reads the pages of the service under test. */
const builtPages = { site: built('site'), console: built('console'), program: built('site-server') };

const serve = async (
  given: Given,
  environment: Environment,
): Promise<TestService & { readonly endAlone: () => Promise<void> }> => {
  const { databaseUrl, serviceUrl, secret, clock, costs, dropDatabase } = given;
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const generous = {
    SIGNUPS_PER_HOUR: '100000',
    COMMANDS_PER_MINUTE: '100000',
    SIGNIN_FAILURES_PER_NETWORK: '100000',
    CODES_PER_DAY: '100000',
    FIGURES_PER_DAY: '100000',
    FIGURES_PER_NETWORK: '100000',
    ADVICE_MESSAGES_PER_DAY: '100000',
    ADVICE_MESSAGES_PER_NETWORK: '100000',
    ADVISOR_ANSWERS_PER_PERSON: '100000',
    ADVISOR_ANSWERS_PER_NETWORK: '100000',
    SANDBOX_OAUTH: '0',
  };
  const service = await startService({
    ...readSettings({ ...generous, DATA_DIR: given.dataDir, ...environment }),
    databaseUrl: serviceUrl,
    ownerUrl: serviceUrl === databaseUrl ? null : databaseUrl,
    masterSecrets: [secret],
    pages: environment.PAGES === '1' ? builtPages : null,
    log,
    clock,
    costs,
    isPaced: environment.PACED === '1',
  });
  const server = createHttpServer(service.app, { isUpload: uploadsTo(service.routes) });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the test service has no port');
  const base = `http://127.0.0.1:${address.port}`;

  const call: TestService['call'] = async (method, path, { token, body, raw, headers = {} } = {}) => {
    const response = await fetch(base + path, {
      method,
      headers: {
        ...(body === undefined && raw === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: raw ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const answered = { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
    holdToContract(service.routes, method, path, answered);
    return answered;
  };

  const person: TestService['person'] = async (name = '김해고') => {
    const signup = signupOf({ name });
    const { status, body } = await call('POST', '/api/user/signup', { body: signup });
    if (status !== 201) throw new Error(`nobody could sign up: ${JSON.stringify(body)}`);
    return { id: body.user.id, token: body.token, email: signup.email };
  };

  const end = async (): Promise<void> => {
    await closeServer(server, { notice: 0, longest: 1_000 });
    await service.stop();
  };

  return {
    service,
    call,
    base,
    dataDir: given.dataDir,
    databaseUrl,
    serviceUrl,
    dropDatabase,
    masterSecrets: [secret],
    logged: () => lines.join(''),
    person,
    staff: async (name = '박노무') => {
      const { id, email, token } = await person(name);
      await grantSuper(service.commands, id);
      // A grant ends all sessions that were opened before it.
      await call('POST', '/api/user/logout', { token, body: {} });
      const { body } = await call('POST', '/api/user/login', { body: { email, password } });
      return { id, email, token: body.token };
    },
    headToken: async () => service.store.tokenOf(await service.store.head()),
    restart: async (changed = environment, whileDown = async () => {}) => {
      await end();
      await whileDown();
      return serve(given, changed);
    },
    beside: async (changed = environment) => {
      const other = await serve(given, changed);
      return { ...other, stop: other.endAlone };
    },
    endAlone: end,
    stop: async () => {
      await end();
      await rm(given.dataDir, { recursive: true, force: true });
      await dropDatabase();
    },
  };
};
