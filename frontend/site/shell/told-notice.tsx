import { useEffect, useRef } from 'react';
import { Notice } from '../forms/notice.tsx';
import './own-pages.css';

export type Told = { readonly tone: 'good' | 'error'; readonly text: string };

/** The result of an action whose button may be gone: the focus moves here, for each result again. */
export const ToldNotice = ({ told }: { told: Told }) => {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again for each result.
  useEffect(() => box.current?.focus(), [told]);
  return (
    <div ref={box} tabIndex={-1} className="more-told">
      <Notice tone={told.tone} title={told.text} role={told.tone === 'error' ? 'alert' : 'status'} />
    </div>
  );
};
