import { ContextNav } from '../list/context-nav.tsx';

/** Links to the crawler's pages. */
export const CrawlingNav = () => <ContextNav root="admin/crawling" label="자료 수집" />;
