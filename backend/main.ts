import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type Configuration, readConfiguration, readOwnerUrl } from './engine/configuration.ts';
import { closeServer, type DrainTimes } from './engine/http/draining.ts';
import { createHttpServer } from './engine/http/listening.ts';
import { uploadsTo } from './engine/http/requests/uploads.ts';
import { openServiceLog, type ServiceLog } from './engine/logging/service-log.ts';
import { endInOrder } from './engine/operations/ending.ts';
import { type Database, openDatabase } from './engine/postgres/database.ts';
import { prepareDataFolder } from './engine/postgres/server/data-folder.ts';
import { masterSecrets } from './engine/sealing/keys/key-file.ts';
import { dutiesOf } from './engine/settings/role.ts';
import { type Environment, RefusedSettings } from './engine/settings/settings.ts';
import type { Service } from './service.ts';
import type { ServiceSettings } from './settings.ts';

export type MainOptions = {
  readonly environment?: Environment;
  readonly onProgress?: (what: string) => void;
  /** All settings, with the contexts that they are of. Default: those of this program. */
  readonly settingsOf?: (environment: Environment) => Promise<ServiceSettings>;
};

/** Running requests have this long to finish after the signal to end; then their connections are closed. */
const drainTimes: DrainTimes = { notice: 1_000, longest: 10_000 };
const endAfter = 20_000;
/** How long the last log lines may take to reach the file. */
const flushFor = 2_000;

/** The composition root: reads the configuration, creates the parts, and serves until a signal to end. */
export const main = async ({
  environment = process.env,
  onProgress = () => {},
  settingsOf = allSettings,
}: MainOptions = {}): Promise<void> => {
  const configuration = await configurationOf(environment);
  const { dataDir, databaseUrl } = configuration;
  if (usesDataFolder(configuration)) await prepareDataFolder(dataDir);
  const ownerUrl = readOwnerUrl(environment);
  const settings = await settingsOf(environment);
  // Child processes must not inherit the owner's connection string.
  delete process.env.DATABASE_OWNER_URL;
  const { log, lines } = openServiceLog(configuration);

  const { stop: stopDatabase, ...database } = await openDatabase({ dataDir, databaseUrl, ownerUrl }, onProgress, log);
  const { service, server } = await serve(settings, database, { log, lines }, onProgress).catch(
    async (error: unknown) => {
      await stopDatabase();
      throw error;
    },
  );

  const end = async (): Promise<void> => {
    service.drain();
    const closing = closeServer(server, drainTimes);
    // Only people's requests need the parts that end: elsewhere another process should take over at once.
    if (dutiesOf(configuration.role).answers) await closing;
    await service.stop();
    await closing;
    await stopDatabase();
    log.info('ended');
    await lines.end(flushFor);
  };
  endInOrder({ log, end, longest: endAfter });

  log.info({ role: configuration.role, database: database.kind, adopted: database.adopted }, 'ready');
  console.log(`노무체크 준비 완료: http://localhost:${portOf(server)}`);
};

/** Of the engine alone; where one is wrong, the wrong ones of the contexts are named with it. */
const configurationOf = async (environment: Environment): Promise<Configuration> => {
  try {
    return readConfiguration(environment);
  } catch (error) {
    if (!(error instanceof RefusedSettings)) throw error;
    return (await allSettings(environment)).configuration;
  }
};

/** Loads the whole program. */
const allSettings = async (environment: Environment): Promise<ServiceSettings> =>
  (await import('./settings.ts')).readSettings(environment);

const serve = async (
  settings: ServiceSettings,
  { url: databaseUrl, ownerUrl }: Pick<Database, 'url' | 'ownerUrl'>,
  { log, lines }: ServiceLog,
  onProgress: (what: string) => void,
): Promise<{ service: Service; server: Server }> => {
  const { configuration } = settings;
  const { startService } = await import('./service.ts');
  const service = await startService({
    ...settings,
    databaseUrl,
    ownerUrl,
    masterSecrets: await masterSecrets(configuration.masterKeys, configuration.dataDir),
    pages: { site: built('site'), console: built('console'), program: built('site-server') },
    log,
    logLines: lines.counts,
    onProgress,
  });
  try {
    const server = await listen(
      createHttpServer(service.app, { isUpload: uploadsTo(service.routes) }),
      configuration.port,
      configuration.host,
    );
    return { service, server };
  } catch (error) {
    await service.stop();
    throw error;
  }
};

const built = (frontEnd: string): string => fileURLToPath(new URL(`../frontend/dist/${frontEnd}`, import.meta.url));

const usesDataFolder = ({ databaseUrl, logFile, masterKeys }: Configuration): boolean =>
  databaseUrl === undefined || logFile === undefined || masterKeys.length === 0;

const listen = (server: Server, port: number, host: string | undefined): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new Error(whyNotListening(error, port, host), { cause: error })));
    server.listen({ port, ...(host ? { host } : {}) }, () => resolve(server));
  });

const whyNotListening = (error: Error, port: number, host: string | undefined): string => {
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `${port}번 포트를 다른 프로그램이 쓰고 있습니다. PORT를 바꿔 다시 켜 주세요.`;
  if (code === 'EACCES') return `이 계정은 ${port}번 포트를 열 수 없습니다. PORT를 1024 이상으로 바꿔 다시 켜 주세요.`;
  if (host === undefined) return `${port}번 포트를 열지 못했습니다(${error.message}). PORT를 바꿔 다시 켜 주세요.`;
  return `HOST로 적은 ${host}는 이 컴퓨터의 주소가 아닙니다. HOST를 지우거나 이 컴퓨터의 주소로 바꿔 다시 켜 주세요.`;
};

const portOf = (server: Server): number => {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
