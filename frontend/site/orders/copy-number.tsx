import { useState } from 'react';
import { Button } from '../forms/button.tsx';

/** Copies an account number; not shown where the browser offers no clipboard. */
export const CopyNumber = ({ number }: { number: string }) => {
  const [isCopied, setCopied] = useState(false);
  if (typeof navigator === 'undefined' || !navigator.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(number).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <>
      <Button kind="quiet" onClick={() => void copy()}>
        계좌 번호 복사하기
      </Button>
      <span role="status">{isCopied ? '복사했어요.' : ''}</span>
    </>
  );
};
