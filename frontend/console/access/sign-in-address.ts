type Here = Pick<Location, 'pathname' | 'search' | 'hash'>;

const andBack = (page: string, { pathname, search, hash }: Here): string =>
  `${page}?to=${encodeURIComponent(pathname + search + hash)}`;

/** The site's sign-in page, which leads back to this address of ours; it takes no address of anyone else's. */
export const signInAddress = (here: Here): string => andBack('/user/login', here);

/** The site's page where a second factor is set up, which leads back here as well. */
export const secondFactorAddress = (here: Here): string => andBack('/more/otp', here);
