import { ContextNav } from '../list/context-nav.tsx';

/** Links to the lists of case data and to their other pages. */
export const DataNav = () => <ContextNav root="admin/data" label="판정례 자료" />;
