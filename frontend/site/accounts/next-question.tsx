import { type ReactNode, useEffect, useRef } from 'react';

/** A question that replaces another on the same page: the focus moves to its heading. */
export const NextQuestion = ({ of, children }: { of: string; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves again for each question.
  useEffect(() => {
    const heading = frame.current?.querySelector<HTMLElement>('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }, [of]);
  return <div ref={frame}>{children}</div>;
};
