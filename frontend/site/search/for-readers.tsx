import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { secondFactorPage, useLacksSecondFactor } from '../shell/gates/second-factor-gate.ts';
import { withReturn } from '../shell/internal-path.ts';

/** Anyone may open the search page and read what it offers; staff set up their second factor first. */
export const ForReaders = ({ children }: { children: ReactNode }) => {
  const { pathname, search } = useLocation();
  return useLacksSecondFactor() ? <Navigate to={withReturn(secondFactorPage, pathname + search)} replace /> : children;
};
