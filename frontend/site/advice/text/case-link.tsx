import type { CaseCitation } from '@nomucheck/domain/advice/texts/citation.ts';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { casePath } from './source-links.ts';

type CaseLinkProps = { readonly cited: CaseCitation; readonly className?: string; readonly children: ReactNode };

/** Opens the cited case at its passage; that page leads back here. */
export const CaseLink = ({ cited, className, children }: CaseLinkProps) => {
  const { pathname } = useLocation();
  return (
    <Link to={casePath(cited)} state={{ from: pathname }} className={className}>
      {children}
    </Link>
  );
};
