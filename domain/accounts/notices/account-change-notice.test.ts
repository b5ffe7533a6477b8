import { describe, expect, it } from 'vitest';
import { accountTemplates } from '../message-templates.ts';
import { noticeOfChanges } from './account-change-notice.ts';
import type { AccountChange } from './account-changes.ts';

const start = Date.parse('2026-11-21T03:00:00.000Z');
const change = (minute: number, what: Omit<AccountChange, 'revision' | 'at'>): AccountChange => ({
  ...what,
  revision: minute + 2,
  at: new Date(start + minute * 60_000).toISOString(),
});
const mailAbout = (...changes: readonly AccountChange[]) => {
  const notice = noticeOfChanges(changes);
  return notice && accountTemplates[notice.template](notice.params, 'email');
};

describe('the e-mail about what changed in an account', () => {
  it('isn’t written where nothing changed', () => {
    expect(mailAbout()).toBeNull();
  });

  it('is of a kind of its own for one change', () => {
    expect(mailAbout(change(0, { template: 'social-linked', provider: 'kakao' }))).toMatchObject({
      subject: '[노무체크] 카카오 로그인을 연결했어요',
      text: expect.stringMatching(/^2026년 11월 21일 12:00에 노무체크 계정에 카카오 로그인을 연결했어요\./),
    });
  });

  it('lists several changes in the order in which they happened, by Korean time, and says what to do if the owner made none of them', () => {
    const mail = mailAbout(
      change(0, { template: 'strangers-shut-out', removed: ['카카오 로그인 연결', '2단계 인증'] }),
      change(1, { template: 'password-changed' }),
      change(1, { template: 'social-linked', provider: 'naver' }),
      change(9, { template: 'phone-changed' }),
    );
    expect(mail).toEqual({
      subject: '[노무체크] 계정에서 여러 가지가 바뀌었어요',
      text: `2026년 11월 21일 12:09까지 노무체크 계정에서 바뀐 것을 모아 알려 드려요.

· 2026년 11월 21일 12:00 이 이메일 주소를 처음으로 확인해서, 그 전에 다른 사람이 남겨 두었을지 모르는 것(카카오 로그인 연결, 2단계 인증)을 없앴어요. 직접 쓰시던 것이라면 더보기에서 다시 등록해 주세요.
· 2026년 11월 21일 12:01 비밀번호가 바뀌었어요.
· 2026년 11월 21일 12:01 네이버 로그인을 연결했어요.
· 2026년 11월 21일 12:09 휴대전화 번호를 바꾸거나 지웠어요.

모두 직접 하셨다면 이 메일은 그냥 두셔도 돼요.
본인이 하지 않은 것이 하나라도 있다면 로그인 화면의 ‘비밀번호를 잊으셨나요?’에서 바로 새 비밀번호를 정해 주세요. 그러면 모든 기기에서 로그아웃돼요.
그 뒤에 더보기의 ‘로그인 방법’에서 모르는 연결을 끊어 주세요. 모르는 2단계 인증 때문에 로그인할 수 없다면 사이트 아래에 적힌 이메일이나 전화로 알려 주세요.`,
    });
  });

  it('groups equal changes where there are many, so that the reader sees each kind of change', () => {
    const edits = Array.from({ length: 2_402 }, (_, n) => change(n % 9, { template: 'phone-changed' })).sort((a, b) =>
      a.at.localeCompare(b.at),
    );
    const lines = mailAbout(
      ...edits.slice(0, 1_200),
      change(4, { template: 'password-changed' }),
      ...edits.slice(1_200),
    )?.text.split('\n');
    expect(lines?.filter((line) => line.startsWith('·'))).toEqual([
      '· 2026년 11월 21일 12:00부터 2026년 11월 21일 12:08까지 2,402번: 휴대전화 번호를 바꾸거나 지웠어요.',
      '· 2026년 11월 21일 12:04 비밀번호가 바뀌었어요.',
    ]);
  });
});
