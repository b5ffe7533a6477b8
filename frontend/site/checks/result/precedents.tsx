import { menusOf } from '@nomucheck/domain/accounts/access.ts';
import type { PrecedentOut } from '@nomucheck/domain/checks/contract/check.ts';
import { Link } from 'react-router';
import { outcomeName } from '../../../shared/case-search/case-words.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { useSession } from '../../../shared/session.ts';

/** Precedents, with what they say and where their text is. */
export const Precedents = ({ precedents }: { precedents: readonly PrecedentOut[] }) => {
  const { user } = useSession();
  const maySearch = user !== null && menusOf(user, new Date().toISOString()).includes('search');
  return precedents.length === 0 ? null : (
    <section>
      <h2>함께 볼 판정례</h2>
      <p className="soft">
        사정이 비슷한 판례와 판정례예요. 손으로 고른 것은 읽을거리일 뿐, 수치를 계산하는 데는 쓰지 않아요.
      </p>
      <ul className="precedents">
        {precedents.map((precedent) => (
          <li key={precedent.caseId} className="card precedent">
            <h3>
              {precedent.court} {precedent.caseNumber}
            </h3>
            <p className="soft">
              {precedent.decidedOn !== null && <>{koreanDate(precedent.decidedOn)} · </>}
              {outcomeName(precedent.outcome)}
            </p>
            <p>{precedent.point}</p>
            {maySearch && (
              <p>
                <Link to={`/search/${encodeURIComponent(precedent.caseId)}`}>
                  사건 자세히 보기<span className="visually-hidden">: {precedent.caseNumber}</span>
                </Link>
              </p>
            )}
            {precedent.url !== null && (
              <p>
                <a href={precedent.url} target="_blank" rel="noopener noreferrer">
                  공개된 자료 보기<span className="visually-hidden">: {precedent.caseNumber} (새 창)</span>
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
