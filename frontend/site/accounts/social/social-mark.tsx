import type { SocialName } from '@nomucheck/domain/accounts/contract/social.ts';

/** The logo of each service, as the service's rules for sign-in buttons require. */
export const SocialMark = ({ of: provider }: { of: SocialName }) => (
  <svg viewBox="0 0 18 18" width="1.125rem" height="1.125rem" aria-hidden="true" focusable="false">
    {marks[provider]}
  </svg>
);

const marks = {
  kakao: (
    <path
      fill="#000000"
      d="M9 1.2C4.6 1.2 1 4 1 7.4c0 2.2 1.5 4.1 3.700 5.200l-.9 3.400c-.1.300.2.500.500.400l4-2.700.7.000c4.400 0 8-2.800 8-6.300C17 4 13.400 1.200 9 1.200z"
    />
  ),
  naver: (
    <>
      <rect width="18" height="18" rx="2" fill="#03C75A" />
      <path fill="#ffffff" d="M10.700 9.300L7.200 4.200H4.300v9.600h3V8.700l3.500 5.100h2.900V4.200h-3z" />
    </>
  ),
  google: (
    <>
      <path
        fill="#4285F4"
        d="M17.640 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.140 4.140 0 01-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 009 18z"
      />
      <path
        fill="#FBBC05"
        d="M3.964 10.710A5.410 5.410 0 013.682 9c0-.593.102-1.170.282-1.710V4.958H.957A8.996 8.996 0 000 9c0 1.452.348 2.827.957 4.042l3.007-2.332z"
      />
      <path
        fill="#EA4335"
        d="M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A8.997 8.997 0 00.957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580z"
      />
    </>
  ),
} as const satisfies Readonly<Record<SocialName, React.JSX.Element>>;
