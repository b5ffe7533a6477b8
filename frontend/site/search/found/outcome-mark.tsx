import { outcomeName } from '../../../shared/search/case-words.ts';
import './cards.css';

/** Each outcome has its own shape, so that it can be distinguished without colours, and its word beside it. */
const shapes: Readonly<Record<string, string>> = {
  worker_win: 'M10 1a9 9 0 100 18 9 9 0 000-18zm4.6 6.3l-5.6 6.2-3.6-3.4',
  partial: 'M10 1a9 9 0 100 18 9 9 0 000-18zM10 1v18',
  employer_win: 'M2 2h16v16H2zM6.5 6.5l7 7M13.5 6.5l-7 7',
  rejected: 'M2 2h16v16H2zM6 10h8',
  settled: 'M10 1.5L18.5 10 10 18.5 1.5 10zM6.8 8.6h6.4M6.8 11.8h6.4',
  withdrawn: 'M10 1.5L18.5 10 10 18.5 1.5 10z',
};

export const OutcomeShape = ({ outcome }: { outcome: string }) => (
  <svg
    className="outcome-shape"
    viewBox="0 0 20 20"
    width="1.25rem"
    height="1.25rem"
    aria-hidden="true"
    focusable="false"
  >
    {outcome === 'partial' && <path d="M10 1a9 9 0 000 18z" className="outcome-half" />}
    <path
      d={shapes[outcome] ?? shapes.withdrawn}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);

export const OutcomeMark = ({ outcome }: { outcome: string }) => (
  <span className={`outcome outcome-${outcome}`}>
    <OutcomeShape outcome={outcome} />
    {outcomeName(outcome)}
  </span>
);
