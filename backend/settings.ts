import { configureContexts } from './contexts.ts';
import { type Configuration, readConfiguration } from './engine/configuration.ts';
import { type Environment, readBoth } from './engine/settings/settings.ts';

export type ServiceSettings = {
  readonly configuration: Configuration;
  /** Creates the contexts with their settings. */
  readonly createContexts: ReturnType<typeof configureContexts>;
};

/** All settings of the service: the engine's and each context's. Throws `RefusedSettings` with all that are wrong. */
export const readSettings = (environment: Environment): ServiceSettings => {
  const [configuration, createContexts] = readBoth(
    () => readConfiguration(environment),
    () => configureContexts(environment),
  );
  return { configuration, createContexts };
};
