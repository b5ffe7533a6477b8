import type { SocialName } from './contract/social.ts';

/** What people call the other services that they sign in with. */
export const socialTitles: Readonly<Record<SocialName, string>> = { google: '구글', naver: '네이버', kakao: '카카오' };
