import { useState } from 'react';
import { Button } from '../../forms/button.tsx';

/** Copies the citation of the case to the clipboard; if the browser refuses, shows it for copying by hand. */
export const CopyCitation = ({ text }: { text: string }) => {
  const [state, setState] = useState<'idle' | 'done' | 'refused'>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState('done');
    } catch {
      setState('refused');
    }
  };
  return (
    <>
      <Button kind="secondary" onClick={() => void copy()}>
        인용 표기 복사하기
      </Button>
      <p className="case-copied" role="status">
        {state === 'done' && '복사했어요: '}
        {state === 'refused' && '복사하지 못했어요. 아래 글을 직접 골라 복사해 주세요: '}
        {state !== 'idle' && <span className="case-citation">{text}</span>}
      </p>
    </>
  );
};
