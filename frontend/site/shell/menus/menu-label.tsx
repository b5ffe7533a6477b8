import type { MenuLink } from '../menus.ts';

/** The words of an entry, and the mark of what is still to be done. */
export const MenuLabel = ({ link: { label, mark } }: { link: MenuLink }) => (
  <>
    {label}
    {mark !== undefined && <span className="menu-mark">{mark}</span>}
  </>
);
