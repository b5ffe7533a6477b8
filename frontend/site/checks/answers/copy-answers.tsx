import { useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { asText, type SummaryGroup } from './summary.ts';

/** Puts the answers on the clipboard, for a letter or for whoever helps. */
export const CopyAnswers = ({ groups }: { groups: readonly SummaryGroup[] }) => {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await navigator.clipboard.writeText(asText(groups)).then(
      () => true,
      () => false,
    );
    setSaid(isCopied ? '복사했어요. 붙여 넣으면 돼요.' : '복사하지 못했어요. 브라우저가 복사를 막고 있어요.');
  };
  return (
    <div className="actions copy-answers">
      <Button kind="secondary" onClick={() => void copy()}>
        답변을 글로 복사하기
      </Button>
      <p role="status">{said}</p>
    </div>
  );
};
