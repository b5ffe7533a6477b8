import type { CaseAsRead, CaseBrief } from '@nomucheck/domain/search/contract/search.ts';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { decidedOnText } from '../../../shared/search/case-words.ts';
import { OutcomeMark } from '../found/outcome-mark.tsx';

/** Related cases: other instances of the dispute, cited and citing cases, and similar ones. */
export const CaseLinks = ({ answer: { instances, citations, similar } }: { answer: CaseAsRead }) => (
  <>
    {instances.length > 0 && (
      <section>
        <h2>같은 다툼의 다른 판단</h2>
        <p className="soft">한 다툼이 여러 기관을 거치며 받은 판단이에요. 오래된 것부터 보여 드려요.</p>
        <Cases cases={instances} />
      </section>
    )}
    {citations.out.length > 0 && (
      <section>
        <h2>이 사건이 인용한 사건</h2>
        <ul className="case-links">
          {citations.out.map(({ caseNumber, case: known }) =>
            known === null ? (
              <UnknownCase key={caseNumber} caseNumber={caseNumber} />
            ) : (
              <KnownCase key={known.id} known={known} />
            ),
          )}
        </ul>
      </section>
    )}
    {citations.in.length > 0 && (
      <section>
        <h2>이 사건을 인용한 사건</h2>
        {citations.inTotal > citations.in.length && (
          <p className="soft">
            모두 {count(citations.inTotal)}건 가운데 최근 {count(citations.in.length)}건이에요.
          </p>
        )}
        <Cases cases={citations.in} />
      </section>
    )}
    {similar.length > 0 && (
      <section>
        <h2>비슷한 사건</h2>
        <Cases cases={similar} />
      </section>
    )}
  </>
);

const Cases = ({ cases }: { cases: readonly CaseBrief[] }) => (
  <ul className="case-links">
    {cases.map((known) => (
      <KnownCase key={known.id} known={known} />
    ))}
  </ul>
);

const KnownCase = ({ known }: { known: CaseBrief }) => (
  <li>
    <Link to={`/search/${encodeURIComponent(known.id)}`}>
      {known.court} <span className="case-number">{known.caseNumber}</span>
    </Link>
    <span className="case-link-facts">
      <OutcomeMark outcome={known.outcome} />
      <span className="soft">{decidedOnText(known.decidedOn)}</span>
    </span>
    {known.point !== '' && <span className="case-link-point">{known.point}</span>}
  </li>
);

const UnknownCase = ({ caseNumber }: { caseNumber: string }) => (
  <li>
    <Link to={`/search?q=${encodeURIComponent(caseNumber)}`}>{caseNumber}</Link>
    <span className="soft">아직 싣지 못한 사건이에요. 이 번호를 말한 사건을 찾아볼 수 있어요</span>
  </li>
);
