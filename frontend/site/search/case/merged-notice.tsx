import { Notice } from '../../forms/notice.tsx';

/** The link named a case that was merged into this one. */
export const MergedNotice = () => (
  <Notice title="여기로 옮겨 왔어요">
    <p>같은 사건이 두 번 실려 있어서 하나로 합쳤어요. 찾으시던 내용은 이 사건에 있어요.</p>
  </Notice>
);
