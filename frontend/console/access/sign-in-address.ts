type Here = Pick<Location, 'pathname' | 'search' | 'hash'>;

const andBack = (page: string, { pathname, search, hash }: Here): string =>
  `${page}?to=${encodeURIComponent(pathname + search + hash)}`;

/**
 * The site's sign-in page, which leads back to this address. It only takes addresses of this service.
 * @param hasEnded a session has ended: the page says why one is there
 */
export const signInAddress = (here: Here, hasEnded = false): string =>
  andBack('/user/login', here) + (hasEnded ? '&ended=1' : '');

/** The site's page that asks for the consents again; it leads back here. */
export const agreeAddress = (here: Here): string => andBack('/user/terms', here);

/** The site's page for setting up a second factor; it also leads back here. */
export const secondFactorAddress = (here: Here): string => andBack('/more/otp', here);
