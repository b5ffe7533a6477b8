import type { User } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import type { Origin } from '../../engine/callers/source.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { Throttle } from '../limits/throttle.ts';
import type { Credentials } from '../vault/credentials.ts';
import type { PasswordHashes } from './password-hash.ts';

export type CurrentPasswordParts = {
  readonly credentials: Pick<Credentials, 'find'>;
  readonly blindIndex: BlindIndex;
  readonly hashes: PasswordHashes;
  readonly throttle: Pick<Throttle, 'signIn'>;
};

/**
 * Checks the present password of a signed-in person. The tries count together with sign-ins, so that a stolen token
 * can't be used to guess the password faster. Returns the hash that it was compared with. Throws
 * `password_current_wrong` at the field of the form.
 */
export type CurrentPassword = (user: User, password: string, origin: Origin, field: string) => Promise<string>;

export const createCurrentPassword =
  ({ credentials, blindIndex, hashes, throttle }: CurrentPasswordParts): CurrentPassword =>
  (user, password, origin, field) =>
    hashes.inTurn(origin.source, async ({ verify }) => {
      const index = blindIndex('email', normalEmail(user.personal?.email ?? ''));
      const attempt = await throttle.signIn(index, origin.source);
      const hash = await credentials.find(user.id);
      if (hash === null) throw new DomainError('password_user_absent');
      if ((await verify(password, hash)).ok) {
        await attempt.succeeded();
        return hash;
      }
      await attempt.failed();
      throw new DomainError('password_current_wrong', { errors: { [field]: '지금 쓰는 비밀번호와 달라요.' } });
    });
