import { type Environment, readBoth } from '../settings/settings.ts';
import type { Context, Created, CreatedWith } from './context.ts';
import type { Declared } from './declared.ts';
import type { Foundation } from './foundation.ts';

/** The union of what the contexts need from others. */
export type AllContexts = {
  /** Every context, once all are created. Call it later, never while contexts are being created. */
  readonly allContexts: () => readonly Created[];
};

/** Contexts in the order in which they are created. `Given` is what the first ones need, `Offered` what all of them offer. */
export type ContextsInOrder<Given, Offered> = {
  readonly declared: readonly Declared[];
  /** One more context. It compiles where what it needs is given, or offered by a context before it. */
  readonly and: <Offers, Values>(context: Context<Offered, Offers, Values>) => ContextsInOrder<Given, Offered & Offers>;
  /** Reads the settings of all contexts; throws `RefusedSettings` with all that are wrong. */
  readonly configure: (environment: Environment) => CreateContexts<Given, Offered>;
};

/** Creates all contexts, each with its settings. */
export type CreateContexts<Given, Offered> = (
  foundation: Foundation,
  given: Given,
) => { readonly created: readonly Created[]; readonly offered: Offered };

/** The empty list of contexts. */
export const contextsInOrder = <Given>(): ContextsInOrder<Given, Given & AllContexts> =>
  inOrder([], () => (_foundation, given, created) => ({ ...given, allContexts: () => created }));

/** Creates the contexts one after the other, adds each to `created`, and returns what all of them offer. */
type CreateAll<Given, Offered> = (foundation: Foundation, given: Given, created: Created[]) => Offered;

const inOrder = <Given, Offered>(
  declared: readonly Declared[],
  configureAll: (environment: Environment) => CreateAll<Given, Offered>,
): ContextsInOrder<Given, Offered> => ({
  declared,
  and: <Offers, Values>(context: Context<Offered, Offers, Values>) =>
    inOrder<Given, Offered & Offers>([...declared, context], (environment) => {
      const [createAll, create] = readBoth(
        () => configureAll(environment),
        () => configured(context, environment),
      );
      return (foundation, given, created) => {
        const before = createAll(foundation, given, created);
        const { offers, ...parts } = create(foundation, before);
        created.push(parts);
        return { ...before, ...offers };
      };
    }),
  configure: (environment) => {
    const createAll = configureAll(environment);
    return (foundation, given) => {
      const created: Created[] = [];
      const offered = createAll(foundation, given, created);
      return { created, offered };
    };
  },
});

const configured = <Needs, Offers, Values>(
  context: Context<Needs, Offers, Values>,
  environment: Environment,
): ((foundation: Foundation, needs: Needs) => CreatedWith<Offers>) => {
  if (context.settings === undefined) return context.create;
  const { settings, create } = context;
  const values = settings.read(environment);
  return (foundation, needs) => create(foundation, needs, values);
};
