import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import type { ActorNames } from './actor-names.ts';

/** Names of people by their ids. */
export type NamesOf = (ids: readonly (string | null | undefined)[]) => Promise<(id: string) => string>;

/** The service itself may read names: it shows a person who of the firm answers them, and the firm everybody. */
const service = { actor: { id: 'system', role: 'advisor' } } as const satisfies { readonly actor: Actor };

/** The caller decides who may see them. */
export const createNamesOf =
  (names: ActorNames): NamesOf =>
  async (ids) => {
    const people = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
    const nameOf = await names(people.map(person), service);
    return (id) => nameOf(person(id));
  };

const person = (id: string): Actor => ({ id, role: 'user' });

/** People with their names, in the order of the names. */
export const namedInOrder = (
  ids: readonly string[],
  nameOf: (id: string) => string,
): { readonly id: string; readonly name: string }[] =>
  ids.map((id) => ({ id, name: nameOf(id) })).sort((one, other) => one.name.localeCompare(other.name, 'ko'));
