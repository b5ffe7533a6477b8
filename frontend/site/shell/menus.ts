import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { isSearchOpenTo } from '@nomucheck/domain/accounts/search-open.ts';

/** `mark`: a word beside the label, such as that a step is still to be done. */
export type MenuLink = { label: string; to: string; mark?: string };
export type Menus = {
  /** For everyone; the case search only for people who may use it and aren't staff. */
  main: MenuLink[];
  /** The entries of the console that this person was granted. */
  granted: readonly MenuLink[];
  /** The entries under the person's name. */
  own: MenuLink[];
};

const everyone: readonly MenuLink[] = [
  { label: '서비스 소개', to: '/services' },
  { label: '자가진단', to: '/check' },
  { label: 'AI 노무자문', to: '/advices' },
  { label: '정보 게시판', to: '/board?category=law' },
  { label: '후기', to: '/board?category=review' },
];

const caseSearch: MenuLink = { label: '판례 검색', to: '/search' };

export const isStaff = (user: SessionUser): boolean => user.accessType !== 0;

/**
 * Whether this person may open any case now: by a grant, which the session tells, or by a payment, which opens the search for a
 * day. A session lasts longer than that.
 */
export const maySearch = (user: SessionUser, now: Date): boolean =>
  isStaff(user) ? user.menus.includes('search') : isSearchOpenTo(user, now.toISOString());

/** Not yet verified. */
const pending = '확인 전';

/** First what the specification names, in its order, then the rest. */
const ownOf = (user: SessionUser): MenuLink[] => {
  // A person who signs in through another service has no password here.
  const hasPassword = !user.oauth || user.oauth === 'email';
  const verifyPhone = { label: '휴대전화 인증', to: '/more/verification' };
  return [
    { label: '진단 내역', to: '/more/checkList' },
    { label: '내 정보', to: '/more/editProfile' },
    ...(isStaff(user) ? [] : [user.phoneVerifiedAt === null ? { ...verifyPhone, mark: pending } : verifyPhone]),
    ...(hasPassword ? [{ label: '비밀번호 변경', to: '/more/changePw' }] : []),
    ...(user.emailVerifiedAt === null ? [{ label: '이메일 확인', to: '/user/verification', mark: pending }] : []),
    { label: '내 질문', to: '/advices/list' },
    { label: '상담 내역', to: '/consult/list' },
    { label: '결제 내역', to: '/more/orders' },
    { label: '로그인 방법', to: '/more/signIn' },
    { label: '로그인한 기기', to: '/more/sessions' },
    { label: '2단계 인증', to: '/more/otp' },
    { label: '동의 관리', to: '/more/consents' },
  ];
};

/** The menus of the signed-in person; `null`: nobody is signed in. `granted`: the firm's entries, once they are loaded. */
export const menusOf = (user: SessionUser | null, now: Date, granted: readonly MenuLink[] = []): Menus => ({
  main: [...everyone, ...(user !== null && !isStaff(user) && maySearch(user, now) ? [caseSearch] : [])],
  granted: user !== null && isStaff(user) ? granted : [],
  own: user === null ? [] : ownOf(user),
});
