import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { placeLeft } from './place-left.ts';
import { useOpenedByAnchor } from './use-opened-by-anchor.ts';

type RowProps = {
  /** Also the anchor that unfolds it. */
  readonly id: string;
  readonly title: string;
  /** How far the person is with it, or what it holds, in a few words. */
  readonly state?: ReactNode;
  readonly isUrged?: boolean;
  /** Nothing of it goes onto paper. */
  readonly isForScreen?: boolean;
  readonly children: ReactNode;
};

/** A part of the result, folded to one line with its state; unfolded by a press, by its anchor, after Back and for printing. */
export const Row = ({ id, title, state, isUrged = false, isForScreen = false, children }: RowProps) => {
  const row = useOpenedByAnchor<HTMLDetailsElement>(id);
  // Doesn't change: from then on it is the person who folds and unfolds it.
  const [wasOpen] = useState(() => placeLeft()?.rows.includes(id) === true);
  const classes = `row${isUrged ? ' row-urged' : ''}${isForScreen ? ' no-print' : ''}`;
  return (
    <details ref={row} id={id} className={classes} open={wasOpen}>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        <span className="row-state">{state}</span>
      </summary>
      <div className="row-body">{children}</div>
    </details>
  );
};

type RowLinkProps = { readonly to: string; readonly title: string; readonly state?: ReactNode };

/** A row that has a page of its own. */
export const RowLink = ({ to, title, state }: RowLinkProps) => (
  <Link className="row row-link no-print" to={to}>
    <span className="row-title">{title}</span>
    <span className="row-state">{state}</span>
  </Link>
);
