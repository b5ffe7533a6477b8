import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { toldName } from '@nomucheck/domain/accounts/told-name.ts';
import { normalPhone, shownPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import type { EditBody } from '@nomucheck/domain/people/contract/own-data.ts';
import type { FieldMistake } from '../forms/error-summary.tsx';

type Person = Pick<SessionUser, 'name' | 'phoneNumber' | 'consents'>;

export type ProfileForm = { readonly name: string; readonly phoneNumber: string; readonly marketing: boolean };

export const profileFormOf = (user: Person): ProfileForm => ({
  name: toldName(user.name) ?? '',
  phoneNumber: shownPhone(user.phoneNumber ?? ''),
  marketing: user.consents.marketing !== undefined,
});

/** What has to be corrected before the form is sent. A person who never told a name needn't tell one now. */
export const profileMistakes = ({ name, phoneNumber }: ProfileForm, user: Person): FieldMistake[] => {
  const mistakes: FieldMistake[] = [];
  if (name.trim() === '' && toldName(user.name) !== null)
    mistakes.push({ id: 'name', message: '이름을 입력해 주세요.' });
  const typed = phoneNumber.trim();
  if (typed !== '' && normalPhone(typed) === null)
    mistakes.push({ id: 'phoneNumber', message: '휴대전화 번호를 010-1234-5678처럼 입력해 주세요.' });
  return mistakes;
};

/** The changed fields; null if there are none. */
export const profileChanges = (form: ProfileForm, user: Person): EditBody | null => {
  const before = profileFormOf(user);
  const name = form.name.trim();
  const typed = form.phoneNumber.trim();
  const phoneNumber = typed === '' ? null : normalPhone(typed);
  const changes: EditBody = {
    ...(name === before.name ? {} : { name }),
    ...(phoneNumber === user.phoneNumber ? {} : { phoneNumber }),
    ...(form.marketing === before.marketing ? {} : { marketing: form.marketing }),
  };
  return Object.keys(changes).length > 0 ? changes : null;
};
