import { hash } from 'node:crypto';
import { networkOf } from '../callers/source.ts';

/** Whom a request counts for: a signed-in person, or the network that it comes from. */
export type Party = { readonly kind: 'person' | 'network'; readonly name: string };

export type Parties = {
  /** The person of a token that was recognised before, else the network of the address. */
  of(token: string | undefined, address: string): Party;
  /** Remembers whose token it is. */
  recognise(token: string, person: string): void;
};

const mostTokens = 50_000;

/**
 * Knows the parties of requests before anything is asked of the database, so that a flood waits in its own line already
 * while its tokens are looked up. A made-up token counts for its network, or each would have a line of its own.
 */
export const createParties = (): Parties => {
  const persons = new Map<string, string>();
  const hashOf = (token: string): string => hash('sha256', token, 'base64url');
  return {
    of: (token, address) => {
      const person = token === undefined ? undefined : persons.get(hashOf(token));
      return person === undefined ? { kind: 'network', name: networkOf(address) } : { kind: 'person', name: person };
    },
    recognise: (token, person) => {
      const hashed = hashOf(token);
      if (persons.has(hashed)) return;
      persons.set(hashed, person);
      const [oldest] = persons.keys();
      if (persons.size > mostTokens && oldest !== undefined) persons.delete(oldest);
    },
  };
};
