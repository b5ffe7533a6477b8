import { firmSettings } from './settings/firm-settings.ts';
import { operationSettings } from './settings/operation-settings.ts';
import { type Environment, RefusedSettings, readBoth } from './settings/settings.ts';
import { storageSettings } from './settings/storage-settings.ts';

export { missingFirmDetails } from './settings/firm-settings.ts';
export { readOwnerUrl } from './settings/storage-settings.ts';

/** The engine's own settings; those of a context are the context's. */
export const engineSettings = [storageSettings, operationSettings, firmSettings] as const;

export type Configuration = ReturnType<typeof readConfiguration>;

// The embedded database belongs to the one process that started it.
const sharedDatabaseNeeded =
  'ROLE(--role)을 나누려면 여러 프로세스가 함께 쓸 PostgreSQL이 필요합니다. 그 주소를 DATABASE_URL에 적어 주세요.';

/**
 * The engine's settings with their defaults, read once at the start. Throws `RefusedSettings` with a sentence for each
 * invalid variable, without its value, which may be a secret.
 */
export const readConfiguration = (environment: Environment) => {
  const [storage, [{ sandbox, ...operation }, firm]] = readBoth(
    () => storageSettings.read(environment),
    () =>
      readBoth(
        () => operationSettings.read(environment),
        () => firmSettings.read(environment),
      ),
  );
  if (operation.role !== 'all' && storage.databaseUrl === undefined) throw new RefusedSettings(sharedDatabaseNeeded);
  return {
    ...storage,
    ...operation,
    firm,
    /**
     * Whether calls from this machine may read the sandbox's mailbox, and the metrics without a token. With a public
     * address, a proxy that adds no header would make every client look like this machine.
     */
    trustsThisMachine: sandbox ?? storage.isOnThisMachine,
  };
};
