import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  /** Something is on its way: the button stays in place and reachable, says so, and a second press does nothing. */
  busy?: boolean;
  /** What it says while busy. */
  busyLabel?: string;
  /** As wide as its column. */
  wide?: boolean;
};

const look = (kind: ButtonKind, wide: boolean, more = '') =>
  `button button-${kind}${wide ? ' button-wide' : ''} ${more}`.trim();

export const Button = ({
  kind = 'primary',
  busy = false,
  busyLabel,
  wide = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    type={type}
    className={look(kind, wide, className)}
    // Not `disabled`: that would throw the keyboard's focus away.
    aria-disabled={busy || undefined}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
  >
    {busy ? (busyLabel ?? children) : children}
  </button>
);

type ButtonLinkProps = LinkProps & { kind?: ButtonKind; wide?: boolean; children: ReactNode };

/** A link that leads on like a button. */
export const ButtonLink = ({ kind = 'primary', wide = false, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look(kind, wide, className)} />
);
