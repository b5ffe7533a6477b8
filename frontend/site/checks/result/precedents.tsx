import type { PrecedentOut } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { koreanDate } from '../../../shared/formats.ts';
import { outcomeName } from '../../../shared/search/case-words.ts';
import { wording } from '../wording.ts';

/** Precedents, with what they say; each leads to its own page, which is open to the owner of an unlocked result. */
export const Precedents = ({ precedents }: { precedents: readonly PrecedentOut[] }) =>
  precedents.length === 0 ? null : (
    <>
      <p className="soft">사정이 비슷한 판례와 판정례예요. {wording.result.notCounted}</p>
      <ul className="precedents">
        {precedents.map((precedent) => (
          <li key={precedent.caseId} className="card precedent">
            <h3>
              <Link to={`/search/${encodeURIComponent(precedent.caseId)}`}>
                {precedent.court} <span className="case-number">{precedent.caseNumber}</span>
              </Link>
            </h3>
            <p className="soft">
              {precedent.decidedOn !== null && <>{koreanDate(precedent.decidedOn)} · </>}
              {outcomeName(precedent.outcome)}
            </p>
            <p>{precedent.point}</p>
          </li>
        ))}
      </ul>
    </>
  );
