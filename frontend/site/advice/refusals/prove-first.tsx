import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../../shell/internal-path.ts';

/** Leads to proving the address and back here, where what was typed is kept on the device. */
export const ProveFirst = ({ back }: { readonly back: string }) => (
  <Notice tone="warning" title="이메일 주소를 먼저 확인해 주세요" role="alert">
    <p>적은 글은 이 기기에 그대로 있어요. 주소를 확인하고 돌아오면 이어서 보낼 수 있어요.</p>
    <ButtonLink to={withReturn('/user/verification', back)}>이메일 확인하기</ButtonLink>
  </Notice>
);
