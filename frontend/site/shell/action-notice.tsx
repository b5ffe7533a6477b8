import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '../forms/notice.tsx';
import './page/own-pages.css';

export type ActionResult = { readonly tone: 'good' | 'error'; readonly text: string };

/** The result of an action whose button may be gone: the focus moves here, again for each new result. */
export const ActionNotice = ({ result, children }: { result: ActionResult; children?: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again for each result.
  useEffect(() => box.current?.focus(), [result]);
  return (
    <div ref={box} tabIndex={-1} className="more-told">
      <Notice tone={result.tone} title={result.text} role={result.tone === 'error' ? 'alert' : 'status'}>
        {children}
      </Notice>
    </div>
  );
};
