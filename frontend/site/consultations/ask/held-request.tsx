import { type ReactNode, useState } from 'react';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { forgetRequest, holdsEarlierRequest } from './use-request-draft.ts';

type HeldRequestProps = { readonly person: string | null; readonly back: string; readonly children: ReactNode };

/**
 * The session of somebody who was writing has ended: what they wrote waits for them, and isn't shown to whoever sits there now.
 */
export const HeldRequest = ({ person, back, children }: HeldRequestProps) => {
  const [isDropped, setDropped] = useState(false);
  if (isDropped || !holdsEarlierRequest(person)) return children;
  return (
    <Notice tone="warning" title="로그인이 끝났어요" role="status">
      <p>적어 두신 상담 신청은 이 기기에 그대로 있어요. 다시 로그인하면 이어서 쓸 수 있어요.</p>
      <div className="actions">
        <ButtonLink to={withReturn('/loginCover', back)}>로그인하고 이어서 쓰기</ButtonLink>
        <Button
          kind="quiet"
          onClick={() => {
            forgetRequest();
            setDropped(true);
          }}
        >
          지우고 새로 쓰기
        </Button>
      </div>
    </Notice>
  );
};
