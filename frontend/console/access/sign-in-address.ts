/** The site's sign-in page, which leads back to this address of ours; it takes no address of anyone else's. */
export const signInAddress = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/user/login?to=${encodeURIComponent(pathname + search + hash)}`;
