import type { User } from '../accounts/user.ts';
import { DomainError } from '../kernel/errors.ts';

/**
 * An answer of a language model costs money, and anybody can sign up in any number of names: so it is written for those who have
 * shown that they receive mail at their address, or messages at their number. Throws `stage_wrong`.
 */
export const requireProvedContact = ({
  emailVerifiedAt,
  phoneVerifiedAt,
}: Pick<User, 'emailVerifiedAt' | 'phoneVerifiedAt'>): void => {
  if (emailVerifiedAt !== null || phoneVerifiedAt !== null) return;
  throw new DomainError('stage_wrong', {
    errors: { contact: '이메일 주소를 먼저 확인해 주세요. 확인하고 나면 적은 글을 그대로 보낼 수 있어요.' },
  });
};
