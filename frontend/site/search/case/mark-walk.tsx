import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../shell/page/arrival.ts';

const marksOfText = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('.case-parts mark')];

/** Moves from one marked place to the next; after the last it starts again. */
export const MarkWalk = () => {
  const [count, setCount] = useState(0);
  const [at, setAt] = useState<number | null>(null);
  useEffect(() => setCount(marksOfText().length), []);
  if (count === 0) return null;
  const go = (step: 1 | -1) => {
    const next = at === null ? (step === 1 ? 0 : count - 1) : (at + step + count) % count;
    const marks = marksOfText();
    for (const mark of marks) mark.classList.remove('mark-here');
    const mark = marks[next];
    mark?.classList.add('mark-here');
    mark?.scrollIntoView({ block: 'center', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
    setAt(next);
  };
  return (
    <nav className="mark-walk no-print" aria-label="찾은 말이 나오는 곳">
      <button type="button" onClick={() => go(-1)}>
        <Arrow up />
        <span className="visually-hidden">이전 곳</span>
      </button>
      <span role="status">
        <span className="visually-hidden">찾은 말 </span>
        {at === null ? `${count}곳` : `${at + 1} / ${count}`}
      </span>
      <button type="button" onClick={() => go(1)}>
        <Arrow />
        <span className="visually-hidden">다음 곳</span>
      </button>
    </nav>
  );
};

const Arrow = ({ up = false }: { up?: boolean }) => (
  <svg viewBox="0 0 24 24" width="1.5rem" height="1.5rem" aria-hidden="true">
    <path
      d={up ? 'M6 15l6-6 6 6' : 'M6 9l6 6 6-6'}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
