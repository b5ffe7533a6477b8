import { caseFacts } from '@nomucheck/projections/case-facts/case-facts.ts';
import { checks } from '@nomucheck/projections/checks/checks.ts';
import { users } from '@nomucheck/projections/users/users.ts';
import type { Logger } from 'pino';
import { createAccounts } from './auth/accounts.ts';
import { createCallers } from './auth/callers.ts';
import { createCodes } from './auth/codes.ts';
import { createContacts } from './auth/contacts.ts';
import { createCurrentPassword } from './auth/current-password.ts';
import { createPasswords } from './auth/passwords.ts';
import { createProfiles } from './auth/profiles.ts';
import { createSecondFactors } from './auth/second-factors.ts';
import { createSigningIn } from './auth/signing-in.ts';
import { createSmsBudget } from './auth/sms-budget.ts';
import { createProviders } from './auth/social/providers.ts';
import { createSocialAccounts } from './auth/social/social-accounts.ts';
import { createSocialSignIn } from './auth/social/social-sign-in.ts';
import { createTickets } from './auth/social/tickets.ts';
import { createThrottle } from './auth/throttle.ts';
import { createBackgroundWork, queueMigrations, workMigrations } from './background-work.ts';
import { createCalculations } from './checks/calculations.ts';
import { createCaseReader } from './checks/case-reader.ts';
import { createCheckList } from './checks/check-list.ts';
import { createCheckViews } from './checks/check-views.ts';
import { createDrafts } from './checks/drafts.ts';
import { createResults } from './checks/results.ts';
import { createCommandHandler } from './command-handling/handle-command.ts';
import type { Configuration } from './configuration.ts';
import { createErasure } from './erasure/erasure.ts';
import { createExporting } from './erasure/export.ts';
import { eventCatalogue } from './event-catalogue.ts';
import { createPostgresEventStore, logMigrations } from './event-store/postgres/postgres-event-store.ts';
import { createActorNames } from './history/actor-names.ts';
import { createPoints } from './history/as-of.ts';
import { createCaseViews } from './history/case-views.ts';
import { createLogTimes } from './history/log-times.ts';
import { adminMessageRoutes } from './http/admin-message-routes.ts';
import { adminProcessManagerRoutes } from './http/admin-process-manager-routes.ts';
import { adminProjectionRoutes } from './http/admin-projection-routes.ts';
import { adminUserRoutes } from './http/admin-user-routes.ts';
import { createApp, type PageFolders } from './http/app.ts';
import { caseRoutes } from './http/case-routes.ts';
import { checkRoutes } from './http/check-routes.ts';
import { codeRoutes } from './http/code-routes.ts';
import { type Health, healthRoutes } from './http/health-routes.ts';
import { createIdempotency } from './http/idempotency.ts';
import { liveRoutes } from './http/live-routes.ts';
import { messageRoutes } from './http/message-routes.ts';
import { ownDataRoutes } from './http/own-data-routes.ts';
import { preferenceRoutes } from './http/preference-routes.ts';
import type { Route } from './http/route.ts';
import { secondFactorRoutes } from './http/second-factor-routes.ts';
import { siteRoutes } from './http/site-routes.ts';
import { socialRoutes } from './http/social-routes.ts';
import { userRoutes } from './http/user-routes.ts';
import { winRateRoutes } from './http/win-rate-routes.ts';
import { createLiveChanges } from './live/live-changes.ts';
import { createAdminMessages } from './messages/admin-messages.ts';
import { createMessages } from './messages/messages.ts';
import { createSandboxMailbox } from './messages/sandbox-mailbox.ts';
import { chooseTransports, closeTransports, pretendedChannels } from './messages/transports.ts';
import { countedStore } from './metrics/counted-store.ts';
import { migrate } from './migrations.ts';
import { createPeople } from './people/people.ts';
import { createPreferences } from './people/preferences.ts';
import { createPool } from './postgres/pool.ts';
import { createProcessManagerAdmin } from './process-manager-admin.ts';
import { createProjectionAdmin } from './projection-admin.ts';
import { createProjectionRebuilds, REBUILD_READ_MODEL, rebuildJob } from './projection-rebuilds.ts';
import { readStatus } from './projection-status.ts';
import { createReadModels } from './read-models.ts';
import { followRulesets } from './rulesets/follow-rulesets.ts';
import { createRulesets } from './rulesets/rulesets.ts';
import { createBlindIndex } from './sealing/blind-index.ts';
import { masterKeysOf, requireMasterKeys } from './sealing/master-keys.ts';
import { createPersonKeys } from './sealing/person-keys.ts';
import { createSealer } from './sealing/person-sealer.ts';
import { sealedSessions } from './sealing/sealed-sessions.ts';
import { seedIfEmpty } from './seed/seed.ts';
import { createOneAtATime } from './vault/one-at-a-time.ts';
import { createVault } from './vault/vault.ts';
import { readWorkStatus } from './work-status.ts';

export type ServiceParts = {
  readonly configuration: Pick<
    Configuration,
    | 'redisUrl'
    | 'draftDays'
    | 'loginRecordDays'
    | 'trustProxy'
    | 'metricsToken'
    | 'unlockResults'
    | 'openMailbox'
    | 'smtp'
    | 'solapi'
    | 'publicUrl'
    | 'social'
    | 'sessions'
    | 'staffSecondFactor'
    | 'throttle'
    | 'smsPerDay'
    | 'firm'
  >;
  readonly databaseUrl: string;
  readonly masterSecrets: readonly [string, ...string[]];
  readonly pages: PageFolders | null;
  readonly log: Logger;
  readonly clock?: () => Date;
  readonly onProgress?: (what: string) => void;
};

export type Service = Awaited<ReturnType<typeof startService>>;

const vaultMigrations = { schema: 'vault', folder: new URL('vault/migrations/', import.meta.url).pathname } as const;

/** All parts of the service put together over one database, ready to be listened to. */
export const startService = async (parts: ServiceParts) => {
  const { configuration, databaseUrl, log, clock = () => new Date(), onProgress = () => {} } = parts;

  // 1 storage
  const pool = createPool(databaseUrl);
  await migrate(pool, [logMigrations, vaultMigrations, workMigrations], queueMigrations(configuration.redisUrl));
  const plainVault = createVault(pool);
  const masterKeys = masterKeysOf(parts.masterSecrets);
  await requireMasterKeys(plainVault.sealingKeys, masterKeys);
  const { store, metrics } = countedStore(createPostgresEventStore({ url: databaseUrl }));
  const keys = createPersonKeys(plainVault.sealingKeys, masterKeys);
  const sealer = createSealer(keys);
  const sessions = { ...plainVault.sessions, ...sealedSessions(plainVault.sessions, sealer) };
  const vault = { ...plainVault, sessions };
  const commands = createCommandHandler({ store, sealer, catalogue: eventCatalogue });

  // 2 read models and what is seeded
  const stopping = new AbortController();
  const readModels = createReadModels({ pool, store, log });
  await readModels.start();
  const rulesets = createRulesets({ store, blobs: vault.blobs, commands });
  const seeding = await seedIfEmpty({ rulesets, commands, clock, onProgress });
  if (seeding === 'changed') {
    log.warn(
      'the questionnaire file differs from the one in force; it is published by people in the console, not here',
    );
  }
  if (seeding === 'seeded') await readModels.caughtUp();
  followRulesets(rulesets, stopping.signal, log);

  // 3 the application
  const blindIndex = createBlindIndex(masterKeys.indexKey);
  const throttle = createThrottle({
    attempts: vault.attempts,
    knownNetworks: vault.knownNetworks,
    subjectKey: masterKeys.indexKey,
    rules: configuration.throttle,
    alarm: (seen) =>
      log.error({ alarm: 'unknown_emails', seen }, 'sign-ins are tried with one unknown address after the other'),
  });
  const limits = configuration.sessions;
  const { staffSecondFactor } = configuration;
  const callerOf = createCallers({ sessions: vault.sessions, commands, limits, staffSecondFactor, clock });
  const currentPassword = createCurrentPassword({ credentials: vault.credentials, blindIndex, throttle });
  const codeKey = masterKeys.indexKey;
  const factorParts = { commands, vault, sealer, throttle, currentPassword, codeKey, clock };
  const secondFactors = createSecondFactors(factorParts);
  const signingIn = createSigningIn({ sessions: vault.sessions, commands, secondFactors, limits, clock });
  const messages = createMessages(commands);
  const smsBudget = createSmsBudget({
    attempts: vault.attempts,
    perDay: configuration.smsPerDay,
    alarm: (used, perDay) =>
      log.error({ alarm: 'sms_budget', used, perDay }, 'the text messages of the day run out: somebody has to look'),
  });
  const codes = createCodes({ commands, vault, messages, blindIndex, throttle, smsBudget, sealer, codeKey });
  const contacts = createContacts({ commands, vault, blindIndex, codes });
  const accounts = createAccounts({ commands, vault, blindIndex, throttle, signingIn });
  const erasure = createErasure({ commands, store, vault, keys, oneAtATime: createOneAtATime(pool), clock });
  const passwords = createPasswords({ commands, vault, currentPassword, blindIndex, throttle, signingIn, codes });
  const { publicUrl, social } = configuration;
  const providers = createProviders({ ...social, publicUrl, log });
  const signInWith = providers.map(({ name: provider, sandbox }) => ({ provider, sandbox }));
  const tickets = createTickets(masterKeys.indexKey, clock);
  const socialParts = { commands, vault, blindIndex, throttle, signingIn, tickets };
  const socialSignIn = createSocialSignIn({ ...socialParts, providers, key: masterKeys.indexKey });
  const socialAccounts = createSocialAccounts({ ...socialParts, accounts, codes, passwords });
  if (providers.some(({ sandbox }) => sandbox)) {
    log.warn({ sandboxOauth: true }, 'anyone can sign in as a made-up person of the sandbox: not for real use');
  }
  const cases = createCaseReader(pool);
  const drafts = createDrafts({ commands, reservations: vault.reservations, rulesets });
  const calculations = createCalculations(cases, rulesets);
  const results = createResults({ commands, drafts, rulesets, calculations });
  const unlocked = configuration.unlockResults;
  const names = createActorNames({ commands });
  const preferences = createPreferences({ kept: vault.preferences, sealer, commands });
  const points = createPoints(createLogTimes(pool), store, clock);
  const views = createCheckViews({ commands, drafts, rulesets, calculations, points, names, clock, unlocked });
  const countedUpTo = (position: string): Promise<boolean> => readModels.waitFor(position, [caseFacts.name]);
  const list = createCheckList({ db: pool, rulesets, calculations, clock });
  const people = createPeople({ db: pool, sealer, commands, vault, blindIndex, erasure, checkList: list, names });

  const lists = { user: users, check: checks };
  const live = createLiveChanges({ store, waitFor: readModels.waitFor, resources: lists });

  // 4 what nobody asks for and somebody has to do
  const { redisUrl, draftDays, loginRecordDays } = configuration;
  const mailbox = createSandboxMailbox(vault.mailbox, sealer);
  const transports = chooseTransports(configuration, mailbox.transport, log);
  if (configuration.openMailbox) log.warn('the mailbox of the sandbox is open to everyone');
  const handlers = { [REBUILD_READ_MODEL]: rebuildJob({ databaseUrl, log, ending: stopping.signal }) };
  const common = { pool, databaseUrl, redisUrl, store, commands, vault, clock, log };
  const due = { draftDays, loginRecordDays };
  const effects = { keys, erasure, nameIndex: people.nameIndex, transports };
  const work = createBackgroundWork({ ...common, ...effects, ...due, handlers });
  await work.start();
  const rebuilds = createProjectionRebuilds(work.jobs);

  // 5 HTTP
  let draining = false;
  const { managerNames, queueCounts } = work;
  const workStatus = () => readWorkStatus({ db: pool, store, names: managerNames, queue: queueCounts, clock });
  const status: Health['status'] = async () => {
    if (draining) return null;
    const log = readStatus({ db: pool, store, names: readModels.names, clock });
    return Promise.all([log, workStatus()]).then(
      ([log, work]) => ({ log, work }),
      () => null,
    );
  };
  const routes: readonly Route[] = [
    ...healthRoutes({ status, transports, signInWith, metrics, metricsToken: configuration.metricsToken }),
    ...siteRoutes({
      firm: configuration.firm,
      unlocked,
      staffSecondFactor,
      sandbox: true,
      pretended: pretendedChannels(transports),
      signInWith,
    }),
    ...messageRoutes({ messages, mailbox, mailboxOpen: configuration.openMailbox }),
    ...adminMessageRoutes(createAdminMessages({ db: pool, sealer, commands, messages, vault, blindIndex, smsBudget })),
    ...codeRoutes({ codes, passwords, contacts, callerOf }),
    ...socialRoutes({ socialSignIn, socialAccounts, isHttps: publicUrl.startsWith('https:') }),
    ...userRoutes({ accounts, passwords, sessions: vault.sessions }),
    ...ownDataRoutes({
      profiles: createProfiles({ commands, vault, blindIndex }),
      passwords,
      exporting: createExporting({ commands, store, db: pool, views, names, vault, preferences, throttle }),
      erasure,
      exportProjections: [checks.name],
    }),
    ...secondFactorRoutes(secondFactors),
    ...checkRoutes({ rulesets, drafts, results, views, list, listProjections: [checks.name] }),
    ...winRateRoutes({ rulesets, calculations, points, countedUpTo, unlocked }),
    ...caseRoutes({
      cases,
      views: createCaseViews({ commands, names }),
      points,
      countedUpTo,
      caseProjections: [caseFacts.name],
    }),
    ...preferenceRoutes(preferences),
    ...adminUserRoutes(people),
    ...liveRoutes({ live, sessions: vault.sessions }),
    ...adminProjectionRoutes(createProjectionAdmin({ db: pool, store, rebuilds, clock })),
    ...adminProcessManagerRoutes(createProcessManagerAdmin({ db: pool, status: workStatus, kick: work.kick })),
  ];
  const app = createApp({
    routes,
    doorkeeping: {
      callerOf,
      idempotency: createIdempotency(vault.idempotencyKeys),
      waitFor: readModels.waitFor,
      isParked: readModels.isParked,
      recordRead: vault.accessLog.record,
      clock,
    },
    log,
    trustProxy: configuration.trustProxy,
    pages: parts.pages,
  });

  return {
    app,
    routes,
    store,
    accounts,
    commands,
    erasure,
    rulesets,
    /** No new work: `/readyz` says so. */
    drain: () => {
      draining = true;
      live.stop();
    },
    stop: async (): Promise<void> => {
      draining = true;
      live.stop();
      stopping.abort();
      await work.stop();
      closeTransports(transports);
      await readModels.stop();
      await store.close();
      await pool.end();
    },
  };
};
