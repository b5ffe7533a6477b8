import type { CaseSearchItem } from '@nomucheck/domain/search/contract/search.ts';
import { Link } from 'react-router';
import { decidedOnText } from '../../../shared/search/case-words.ts';
import { MarkedText } from './marked-text.tsx';
import { OutcomeMark } from './outcome-mark.tsx';

type ResultCardProps = { item: CaseSearchItem; to: string; from: string; onOpen?: () => void };

/** One found case: its outcome, tribunal and date, and the passage that matches. */
export const ResultCard = ({ item, to, from, onOpen }: ResultCardProps) => (
  <li className="card result-card">
    <p className="result-card-top">
      <OutcomeMark outcome={item.outcome} />
      <span className="soft">{decidedOnText(item.decidedOn)}</span>
      {item.uncounted && <span className="result-card-partly">찾는 말 가운데 일부만 있어요</span>}
    </p>
    <h3>
      <Link to={to} state={{ from }} id={`case-${item.id}`} onClick={onOpen}>
        {item.court} <span className="case-number">{item.caseNumber}</span>
      </Link>
    </h3>
    {!isOnlyTheNumber(item) && (
      <p className="result-card-title">
        <MarkedText segments={item.titleMarks} />
      </p>
    )}
    {item.snippet.segments.length > 0 && (
      <p className="result-card-text">
        {item.snippet.section !== null && <span className="result-card-section">{item.snippet.section}</span>}
        {item.snippet.cutBefore && '… '}
        <MarkedText segments={item.snippet.segments} />
        {item.snippet.cutAfter && ' …'}
      </p>
    )}
  </li>
);

/** A case without a name is named after tribunal and number, which are shown above already. */
const isOnlyTheNumber = ({ title, court, caseNumber }: CaseSearchItem): boolean =>
  title === '' || title === caseNumber || title === `${court} ${caseNumber}`;
