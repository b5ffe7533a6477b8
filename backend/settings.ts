import { contextsOfService, declared } from './contexts.ts';
import { type Configuration, readConfiguration } from './engine/configuration.ts';
import type { Folded } from './engine/foundation/declared.ts';
import { type Environment, readBoth } from './engine/settings/settings.ts';

export type ServiceSettings = {
  readonly configuration: Configuration;
  /** Creates the contexts with their settings. */
  readonly createContexts: ReturnType<typeof contextsOfService.configure>;
  /** What the contexts declare. */
  readonly declared: Folded;
};

/** All settings of the service: the engine's and each context's. Throws `RefusedSettings` with all that are wrong. */
export const readSettings = (environment: Environment): ServiceSettings => {
  const [configuration, createContexts] = readBoth(
    () => readConfiguration(environment),
    () => contextsOfService.configure(environment),
  );
  return { configuration, createContexts, declared };
};
