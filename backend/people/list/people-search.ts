import { userOfStream } from '@nomucheck/domain/accounts/user.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import { z } from 'zod';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Reservations } from '../../engine/vault/reservations.ts';
import type { NameIndex } from './name-index.ts';

/**
 * The ids of the people that these words find: an id, a whole e-mail address, a whole mobile number, or words of a
 * name.
 */
export type PeopleSearch = (words: string) => Promise<readonly string[]>;

export type PeopleSearchParts = {
  readonly reservations: Pick<Reservations, 'ownerOf'>;
  readonly names: Pick<NameIndex, 'find' | 'findByNumber'>;
  readonly blindIndex: BlindIndex;
};

/** Personal data isn't stored in readable form: the search words are hashed in the same way as the stored values. */
export const createPeopleSearch = ({ reservations, names, blindIndex }: PeopleSearchParts): PeopleSearch => {
  const ownerOf = async (kind: 'email' | 'phone', value: string): Promise<readonly string[]> => {
    const stream = await reservations.ownerOf(kind, blindIndex(kind, value));
    return stream === null ? [] : [userOfStream(stream)];
  };

  return async (words) => {
    if (z.uuid().safeParse(words).success) return [words.toLowerCase()];
    if (words.includes('@')) return ownerOf('email', normalEmail(words));
    const phone = normalPhone(words);
    if (phone === null) return names.find(words);
    // The account that has verified the number, and all that name it.
    return [...new Set([...(await ownerOf('phone', phone)), ...(await names.findByNumber(phone))])];
  };
};
