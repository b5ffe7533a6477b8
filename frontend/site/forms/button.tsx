import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: ButtonKind;
  /** A request is running: the button stays where it is and can be focused, says so, and ignores a second press. */
  busy?: boolean;
  /** The label while busy. */
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
    // Not `disabled`, because that would remove the keyboard's focus.
    aria-disabled={busy || undefined}
    onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
  >
    {busy ? (busyLabel ?? children) : children}
  </button>
);

type ButtonLinkProps = LinkProps & { kind?: ButtonKind; wide?: boolean; children: ReactNode };

/** A link that looks like a button. */
export const ButtonLink = ({ kind = 'primary', wide = false, className, ...rest }: ButtonLinkProps) => (
  <Link {...rest} className={look(kind, wide, className)} />
);
