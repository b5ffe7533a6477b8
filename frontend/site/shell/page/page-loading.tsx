import { Dots } from '../dots.tsx';

/** Takes a page's space while its code or its data is being loaded. */
export const PageLoading = ({ label = '불러오고 있어요' }: { label?: string }) => (
  <div className="page-loading" role="status">
    <Dots />
    <p>{label}</p>
  </div>
);
