type Here = Pick<Location, 'pathname' | 'search' | 'hash'>;

const andBack = (page: string, { pathname, search, hash }: Here): string =>
  `${page}?to=${encodeURIComponent(pathname + search + hash)}`;

/** The site's sign-in page, which leads back to this address. It only takes addresses of this service. */
export const signInAddress = (here: Here): string => andBack('/user/login', here);

/** The site's page that asks for the consents again; it leads back here. */
export const agreeAddress = (here: Here): string => andBack('/user/terms', here);

/** The site's page for setting up a second factor; it also leads back here. */
export const secondFactorAddress = (here: Here): string => andBack('/more/otp', here);
