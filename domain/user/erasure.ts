import { DomainError } from '../kernel/errors.ts';
import type { Actor } from '../kernel/event.ts';
import type { Access } from './access.ts';
import { authorize } from './authorize.ts';
import type { Personal } from './events.ts';
import { requireMayRemove } from './staff-rules.ts';

/** The end of an account: by the person, or by the firm with a reason. */
export type Erasure = {
  readonly how: 'left' | 'removed';
  readonly by: Actor;
  /** Why the firm does it. It stays in the log for ever, so it may not say who it is about. */
  readonly reason?: string;
  /** How many supers there are beside this person. */
  readonly otherSupers: number;
};

type Account = Pick<Access, 'accessType' | 'adminMenu'> & { readonly id: string; readonly personal: Personal | null };

/** Who may end whose account. One's own always, but the last super stays. The firm ends others' as `staff-rules.ts` says. */
export const requireErasable = (user: Account, { how, by, reason = '', otherSupers }: Erasure): void => {
  if (how === 'left') {
    authorize(by, 'person.leave', { owner: user.id });
    if (user.accessType === 2 && otherSupers === 0) throw lastSuper();
    return;
  }
  requireMayRemove(by, user);
  requireReason(reason, user.personal);
};

const lastSuper = (): DomainError =>
  new DomainError('cannot_edit_super', {
    errors: { '': '마지막 최고 관리자예요. 다른 분을 최고 관리자로 정한 다음 탈퇴해 주세요.' },
  });

const requireReason = (reason: string, personal: Personal | null): void => {
  if (reason.trim() === '') throw wrongReason('이유를 적어 주세요.');
  if (tellsWho(reason, personal))
    throw wrongReason('지운 뒤에도 남는 기록입니다. 이름, 이메일, 전화번호 없이 적어 주세요.');
};

const wrongReason = (message: string): DomainError =>
  new DomainError('invalid_request', { errors: { reason: message } });

/** An address, a long number, or this person's name: what could lead back to them once all else is gone. */
const tellsWho = (reason: string, personal: Personal | null): boolean => {
  const bare = reason.normalize('NFC').replace(/[\s().-]/g, '');
  const name = personal?.name.normalize('NFC').replace(/\s/g, '') ?? '';
  return /@|\d{7}/.test(bare) || (name !== '' && bare.includes(name));
};
