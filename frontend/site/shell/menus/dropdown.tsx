import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MenuLink } from '../menus.ts';
import { MenuLabel } from './menu-label.tsx';

type DropdownProps = { label: ReactNode; links: readonly MenuLink[]; children?: ReactNode };

/** A button that opens a short list of links. Links in a list, not an ARIA menu: Tab works as everywhere else. */
export const Dropdown = ({ label, links, children }: DropdownProps) => {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the list.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    const pressedElsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', pressedElsewhere);
    return () => document.removeEventListener('pointerdown', pressedElsewhere);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape is handled here for both the button and the list.
    <div
      className="dropdown"
      ref={box}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <button
        type="button"
        ref={button}
        className="header-link dropdown-button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="dropdown-label">{label}</span>
        <svg viewBox="0 0 12 12" width="0.75rem" height="0.75rem" aria-hidden="true">
          <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
      <ul className="dropdown-list" id={listId} hidden={!isOpen}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to}>
              <MenuLabel link={link} />
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
};
