import type { SocialName } from './contract/social.ts';

/** The Korean names of the other services that people sign in through. */
export const socialTitles: Readonly<Record<SocialName, string>> = { google: '구글', naver: '네이버', kakao: '카카오' };
