import { useEffect, useState } from 'react';

export type HeaderLook = { isTransparent: boolean; isCompact: boolean };

/** After this much scroll the header becomes compact. */
const compactPast = 320;

/** The header's form: transparent at the top of the home page, compact further down, else white. */
export const headerLook = (pathname: string, scrolled: number): HeaderLook => ({
  isTransparent: pathname === '/' && scrolled <= 0,
  isCompact: scrolled > compactPast,
});

/** The same, updated while scrolling; it renders again only when the form changes. */
export const useHeaderLook = (pathname: string): HeaderLook => {
  // A browser may have scrolled before the script runs; the server hasn't.
  const [look, setLook] = useState(() => headerLook(pathname, 0));
  useEffect(() => {
    const update = () =>
      setLook((before) => {
        const next = headerLook(pathname, window.scrollY);
        return next.isTransparent === before.isTransparent && next.isCompact === before.isCompact ? before : next;
      });
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, [pathname]);
  return look;
};
