import type { ReactNode } from 'react';
import { QuickExit } from '../quick-exit.tsx';

/**
 * The header of a check's pages, in place of the site's, which scrolls away: how far one is, the deadline, the way out. It
 * stays in sight while the page scrolls, and has its own space, so it covers nothing.
 */
export const CheckBar = ({ progress, deadline }: { progress?: ReactNode; deadline?: ReactNode }) => (
  <div className="check-bar no-print">
    {progress}
    {deadline}
    <QuickExit />
  </div>
);
