import { z } from 'zod';

export const socialNames = ['kakao', 'naver', 'google'] as const;
export const socialName = z.enum(socialNames);
export type SocialName = z.infer<typeof socialName>;

/**
 * The services that are offered, in the order of their buttons; `sandbox`: a page with invented people takes their place.
 */
export const signInWith = z.array(z.strictObject({ provider: socialName, sandbox: z.boolean() }));
export type SignInWith = z.infer<typeof signInWith>;
