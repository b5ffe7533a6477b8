import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { declared } from '../contexts.ts';
import { descriptionOf } from '../engine/settings/setting.ts';

const fileOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const service = z.looseObject({
  image: z.string(),
  environment: z.record(z.string(), z.string().nullable()).default({}),
  healthcheck: z.looseObject({ test: z.array(z.string()).optional(), disable: z.literal(true).optional() }),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
  pids_limit: z.number(),
  read_only: z.literal(true),
  init: z.literal(true),
  restart: z.string(),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  logging: z.looseObject({ options: z.looseObject({ 'max-size': z.string() }) }),
  networks: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  stop_grace_period: z.string().default('10s'),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

const text = fileOf('docker-compose.yml');
const { services, networks } = compose.parse(parse(text, { merge: true }));
const ours = Object.entries(services).filter(
  ([, { environment }]) => 'PUBLIC_URL' in environment && 'ROLE' in environment,
);
const settings = new Map(declared.settings.flatMap(({ variables }) => Object.entries(variables)));
const example = fileOf('.env.example');
const required = [...example.matchAll(/^([A-Z_0-9]+)=/gm)].map(([, name]) => String(name));
const optional = [...example.matchAll(/^#([A-Z_0-9]+)=/gm)].map(([, name]) => String(name));
const asked = new Map(
  [...text.matchAll(/\$\{([A-Z_0-9]+)(:\?([^}]*))?\}/g)].map(([, name, , sentence]) => [String(name), sentence]),
);

/** Declared by the service, and set by the image or by the file itself, or for trying a program out on one machine. */
const notOfEnv = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'LOG_FILE',
  'LOG_MAX_MB',
  'LOG_DAYS',
  'OPEN_MAILBOX',
  'SANDBOX_OAUTH',
  'PORTONE_API_URL',
  'CRAWL_TRIAL_ORIGINS',
]);
/** Of Node, not of the service. */
const ofNode = ['NODE_EXTRA_CA_CERTS'];
/** Chooses what a process does. */
const ofRoles = ['ROLE'];

it('parses without a warning', () => {
  const { errors, warnings } = parseDocument(text, { merge: true });
  expect([...errors, ...warnings]).toEqual([]);
});

it('starts two of each role', () => {
  const roles = ours.map(([name, { environment }]) => [name.replace(/-\d$/, ''), environment.ROLE]);
  expect(roles.sort()).toEqual(
    ['api', 'api', 'projector', 'projector', 'worker', 'worker'].map((role) => [role, role]),
  );
});

it('passes on every setting of the service, and none that it doesn’t have', () => {
  for (const [name, { environment }] of ours) {
    const passed = Object.keys(environment).filter((each) => ![...ofNode, ...ofRoles].includes(each));
    const wanted = [...settings.keys()].filter((each) => !notOfEnv.has(each) && !ofRoles.includes(each));
    expect(
      passed.filter((each) => !settings.has(each)),
      name,
    ).toEqual([]);
    expect(
      wanted.filter((each) => !passed.includes(each) && each !== 'DATABASE_OWNER_URL'),
      name,
    ).toEqual([]);
  }
});

it('gives the owner of the database to the projectors alone', () => {
  const owners = ours.filter(([, { environment }]) => 'DATABASE_OWNER_URL' in environment).map(([name]) => name);
  expect(owners).toEqual(['projector-1', 'projector-2']);
});

it('names in .env.example whatever it takes from there, and nothing else', () => {
  const passedOn = ours.flatMap(([, { environment }]) =>
    Object.keys(environment).filter((name) => environment[name] === null),
  );
  expect(optional.toSorted()).toEqual([...new Set(passedOn)].sort());
  expect(required.toSorted()).toEqual([...asked.keys()].sort());
});

it('refuses to start without what is required, in Korean', () => {
  for (const [name, sentence] of asked) expect(sentence, name).toMatch(/[가-힣]/);
});

it('has a default for no secret', () => {
  expect(example).not.toMatch(/^#?[A-Z_0-9]+=./m);
  for (const [of, { environment }] of Object.entries(services))
    for (const [name, value] of Object.entries(environment)) {
      const schema = settings.get(name);
      const isSecret = schema ? descriptionOf(schema).isSecret : /PASSWORD|SECRET|TOKEN|_KEY$/.test(name);
      // The event store of the file takes no password: its network is its lock.
      const isOpen = value === 'esdb://eventstore:2113?tls=false';
      const isFile = value?.startsWith('/certificates/');
      if (isSecret && value !== null && !isOpen && !isFile) expect(value, `${of}: ${name}`).toMatch(/\$\{[A-Z_]+:\?/);
    }
  expect(text).not.toMatch(/\$\{[A-Z_0-9]+:?[-+]/);
});

it('checks the health of every service that stays', () => {
  const unchecked = Object.entries(services).filter(([, { healthcheck }]) => !healthcheck.test);
  expect(unchecked.map(([name, { restart }]) => [name, restart])).toEqual([['mail-certificate', 'no']]);
});

it('names an exact version of every image that isn’t built here', () => {
  const images = Object.values(services).map(({ image }) => image);
  for (const image of images) expect(image).toMatch(/^nomucheck:local$|:v?\d+\.\d+\.\d+(-[a-z]+)*$|:\d+\.\d+-trixie$/);
  expect(fileOf('Dockerfile')).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-/m);
});

it('lets nobody in but by the proxy, and the mail catcher’s page from this machine', () => {
  const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
  expect(published.map(([name]) => name).sort()).toEqual(['caddy', 'mail-catcher']);
  for (const port of services['mail-catcher']?.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/);
  for (const store of ['postgres', 'redis', 'eventstore'])
    for (const network of services[store]?.networks ?? ['none']) expect(networks[network]).toEqual({ internal: true });
  expect(services.caddy?.networks).toEqual(['front']);
});

it('gives a process longer to end than it takes at most', () => {
  const endAfter = /const endAfter = ([\d_]+);/.exec(fileOf('backend/main.ts'))?.[1]?.replaceAll('_', '');
  for (const [, { stop_grace_period }] of ours)
    expect(Number.parseInt(stop_grace_period, 10) * 1_000).toBeGreaterThan(Number(endAfter));
});

it('has a proxy that knows every api, and says so in TRUST_PROXY', () => {
  const caddyfile = fileOf('.docker/Caddyfile');
  const apis = ours.filter(([, { environment }]) => environment.ROLE === 'api').map(([name]) => `${name}:3000`);
  expect(/reverse_proxy (.*) \{/.exec(caddyfile)?.[1]?.split(' ').sort()).toEqual(apis.sort());
  for (const [, { environment }] of ours) expect(environment.TRUST_PROXY).toBe('1');
});
