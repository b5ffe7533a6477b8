import { Dots } from './dots.tsx';

/** Holds a page's place while its code or its record is on the way. */
export const PageLoading = ({ label = '불러오고 있어요' }: { label?: string }) => (
  <div className="page-loading" role="status">
    <Dots />
    <p>{label}</p>
  </div>
);
