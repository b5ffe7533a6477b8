import type { UserEvent } from '../events.ts';
import { socialTitles } from '../social-titles.ts';

type Removed = Pick<
  Extract<UserEvent, { type: 'StrangersShutOut' }>['data'],
  'unlinked' | 'secondFactor' | 'phone' | 'password'
>;

/** The ways in that were removed when the address was first verified, in Korean words, without personal data. */
export const waysRemoved = ({ unlinked, secondFactor, phone, password }: Removed): readonly string[] => [
  ...unlinked.map((provider) => `${socialTitles[provider]} 로그인 연결`),
  ...(secondFactor ? ['2단계 인증'] : []),
  ...(phone ? ['휴대전화 번호'] : []),
  ...(password ? ['예전 비밀번호'] : []),
];
