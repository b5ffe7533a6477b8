import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { nameQueries, nameTokens } from '@nomucheck/domain/people/name-tokens.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { NameTokens } from '../vault/name-tokens.ts';

/** Finds people by words of their names or by the number that they name; neither is stored in plain text. */
export type NameIndex = {
  /**
   * Stores the hashed words of the person's present name, and the number; none for a person who left. May be
   * repeated.
   */
  update(person: string): Promise<void>;
  /** The ids of the people whose name has all of these words. */
  find(words: string): Promise<readonly string[]>;
  /** The ids of the people who name this number, in the form of `normalPhone`; there may be several. */
  findByNumber(phoneNumber: string): Promise<readonly string[]>;
};

export type NameIndexParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly nameTokens: NameTokens;
  readonly blindIndex: BlindIndex;
};

export const createNameIndex = ({ commands, nameTokens: kept, blindIndex }: NameIndexParts): NameIndex => {
  const hashed = (tokens: readonly string[]): readonly string[] => tokens.map((token) => blindIndex('name', token));
  return {
    update: async (person) => {
      const { state } = await commands.load(userDecider, userStream(person));
      const number = normalPhone(state?.personal?.phoneNumber ?? '');
      await kept.set(person, [
        ...hashed(nameTokens(state?.personal?.name ?? '')),
        ...(number === null ? [] : [blindIndex('phone', number)]),
      ]);
    },
    find: async (words) => {
      const found = await Promise.all(nameQueries(words).map((query) => kept.withAll(hashed(query))));
      return [...new Set(found.flat())];
    },
    findByNumber: (phoneNumber) => kept.withAll([blindIndex('phone', phoneNumber)]),
  };
};
