import { roleOf } from '@nomucheck/domain/accounts/access.ts';
import { accessTypeNames, consentNames, menuWords, roleNames } from '@nomucheck/domain/accounts/access-names.ts';
import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { consentKinds } from '@nomucheck/domain/accounts/consents.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { socialTitles } from '@nomucheck/domain/accounts/social-titles.ts';
import { mayWith } from '@nomucheck/domain/accounts/staff-rules.ts';
import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanMoment } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { nameOfErased } from '../engine/history/actor-names.ts';
import type { HistoryView } from '../engine/history/history-entries.ts';
import { type RecordHistory, requireId } from '../engine/history/record-histories.ts';
import type { RecordStories } from '../engine/history/record-stories.ts';
import type { PeopleEditing } from './editing/people-editing.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly editing: Pick<PeopleEditing, 'edit'>;
  readonly stories: RecordStories;
};

/**
 * All that happened to an account, also of somebody who left: what their key opened is gone from it. A name and a
 * registration number are put back. Rights are not: granting them needs the granter's own proof again. What people
 * state of themselves, their consents above all, is theirs.
 */
export const personHistory = ({ commands, editing, stories }: Parts): RecordHistory => ({
  kind: 'user',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.user');
    requireId(id);
    const stream = userStream(id);
    const { state: user, revision } = await commands.load(userDecider, stream);
    if (!user) throw new DomainError('not_found');
    return {
      title: user.personal?.name ?? nameOfErased,
      story: stories({ stream, revision }, historyView, caller),
      discloses: { purpose: 'detail', people: [id] },
      ...(user.erased || !mayWith(caller.actor, user).edit
        ? {}
        : {
            putBack: {
              fields: user.accessType === 0 ? ['이름'] : ['이름', '공인노무사 등록번호'],
              to: async (earlier, { reason = '', ...context }, expectedRevision) => {
                const then = await commands.load(userDecider, stream, { to: earlier });
                if (!then.state?.personal || then.revision !== earlier) throw new DomainError('not_found');
                const { personal, registrationNumber } = then.state;
                const wanted = {
                  id,
                  reason,
                  name: personal.name,
                  ...(user.accessType === 0 ? {} : { registrationNumber }),
                };
                return (await editing.edit({ ...wanted, expectedRevision }, context)).position;
              },
            },
          }),
    };
  },
});

const historyView: HistoryView<User | null, UserEvent> = {
  initialState: userDecider.initialState,
  evolve: userDecider.evolve,
  seen: (user) => (user ? wordsOf(user) : {}),
  // No event of an account is about a question.
  sentenceContext: { question: (key) => key },
};

const momentOf = (at: string | null | undefined): string | null => (at ? koreanMoment(at) : null);

const wordsOf = (user: User): Readonly<Record<string, unknown>> => ({
  이름: user.personal?.name ?? null,
  이메일: user.personal?.email ?? null,
  '이메일 확인': momentOf(user.emailVerifiedAt),
  휴대전화: user.personal?.phoneNumber ?? null,
  '휴대전화 확인': momentOf(user.phoneVerifiedAt),
  구분: accessTypeNames[user.accessType],
  역할: roleNames[roleOf(user)],
  메뉴: menuWords(user.adminMenu),
  '공인노무사 등록번호': user.registrationNumber,
  '연결한 로그인': user.linked.length === 0 ? null : user.linked.map((name) => socialTitles[name]),
  '2단계 인증': user.secondFactor ? '켬' : null,
  '프로필 사진': user.photo === null ? null : '있음',
  '판례 검색 결제': user.payments.length === 0 ? null : `${user.payments.length}건`,
  동의: Object.fromEntries(
    consentKinds.map((kind) => [
      consentNames[kind],
      user.consents[kind] ? `동의 (${user.consents[kind].version})` : null,
    ]),
  ),
  계정: user.erased ? '끝남' : null,
});
