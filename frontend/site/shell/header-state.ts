import { useEffect, useState } from 'react';

export type HeaderLook = { isTransparent: boolean; isCompact: boolean };

/** Past this much scroll the header gives its height back to the page. */
const compactPast = 320;

/** How the header looks: see-through on the home page while it is at its top, compact further down, else white. */
export const headerLook = (pathname: string, scrolled: number): HeaderLook => ({
  isTransparent: pathname === '/' && scrolled <= 0,
  isCompact: scrolled > compactPast,
});

/** The same, kept up with the scroll; it renders again only when the look changes. */
export const useHeaderLook = (pathname: string): HeaderLook => {
  const [look, setLook] = useState(() => headerLook(pathname, window.scrollY));
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
