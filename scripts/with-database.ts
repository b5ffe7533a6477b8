import { readConfiguration } from '../backend/engine/configuration.ts';
import type { MachinePlace } from '../backend/engine/foundation/open-commands.ts';
import { visitDatabase } from '../backend/engine/postgres/database.ts';
import { masterSecrets } from '../backend/engine/sealing/keys/key-file.ts';
import { wordsOf } from '../domain/cases/decision-facts.ts';
import { DomainError } from '../domain/kernel/errors.ts';

/** The service's database, as a command-line program uses it. */
export type VisitedDatabase = MachinePlace;

/**
 * Runs one command on the configured database, with or without a running service. A failure is printed as one
 * sentence, and the process ends with code 1.
 */
export const withDatabase = async (work: (database: VisitedDatabase) => Promise<void>): Promise<void> => {
  try {
    const { dataDir, databaseUrl, eventStoreUrl, masterKeys } = readConfiguration(process.env);
    const database = await visitDatabase({ dataDir, databaseUrl });
    try {
      await work({ databaseUrl: database.url, eventStoreUrl, secrets: await masterSecrets(masterKeys, dataDir) });
    } finally {
      await database.stop();
    }
  } catch (error) {
    console.error(
      `❌ ${error instanceof DomainError ? wordsOf(error) : error instanceof Error ? error.message : error}`,
    );
    process.exitCode = 1;
  }
};
