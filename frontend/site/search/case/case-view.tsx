import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { Link } from 'react-router';
import { citationOf } from '../../../shared/search/case-words.ts';
import { Button } from '../../forms/button.tsx';
import { useCitedPassage } from '../cited-passage.ts';
import { MarkedText } from '../found/marked-text.tsx';
import { CaseHead, Fact } from './case-head.tsx';
import { CaseLinks } from './case-links.tsx';
import { CaseText } from './case-text.tsx';
import { CopyCitation } from './copy-citation.tsx';
import { MarkWalk } from './mark-walk.tsx';
import { MergedNotice } from './merged-notice.tsx';
import { Provenance } from './provenance.tsx';

/** One case, from its outcome to the source of its text. It loads nothing. */
export const CaseView = ({ answer, wasMerged = false }: { answer: CaseAsRead; wasMerged?: boolean }) => {
  const { pointMarks, summaryMarks, passages } = answer;
  useCitedPassage(answer);
  const { url } = answer.provenance;
  return (
    <article>
      <CaseHead
        of={{ ...answer, url }}
        outcomeText={answer.outcomeText}
        title={<MarkedText segments={answer.titleMarks} />}
        facts={<Grounds answer={answer} />}
      >
        {wasMerged && <MergedNotice />}
        <div className="actions">
          <CopyCitation text={citationOf(answer)} />
          <Button kind="secondary" onClick={() => window.print()}>
            인쇄하기
          </Button>
        </div>
      </CaseHead>
      {pointMarks.length + summaryMarks.length > 0 && (
        <section className="case-point" aria-labelledby="point-title">
          <h2 id="point-title">요점</h2>
          {[pointMarks, summaryMarks].map(
            (segments, index) =>
              segments.length > 0 && (
                // biome-ignore lint/suspicious/noArrayIndexKey: always the point, then the summary.
                <p key={index}>
                  <MarkedText segments={segments} />
                </p>
              ),
          )}
        </section>
      )}
      {passages.length > 0 ? (
        <CaseText passages={passages} />
      ) : (
        <section>
          <h2>본문</h2>
          <p className="soft">
            이 사건은 아직 본문을 싣지 못했어요.{url !== null && ' 위의 링크에서 공개된 원문을 볼 수 있어요.'}
          </p>
        </section>
      )}
      <CaseLinks answer={answer} />
      <Provenance answer={answer} />
      <MarkWalk key={answer.id} />
    </article>
  );
};

/** The grounds and the articles of a case, each with a link to the cases that share it. */
const Grounds = ({ answer: { sections, statutes } }: { answer: CaseAsRead }) => (
  <>
    {sections.length > 0 && (
      <Fact name="사유">
        {sections.map((section, index) => (
          <span key={section}>
            {index > 0 && ', '}
            <Link to={`/search?sections=${section}`}>{sectionName(section)}</Link>
          </span>
        ))}
      </Fact>
    )}
    {statutes.length > 0 && (
      <Fact name="조문">
        {statutes.map((statute, index) => (
          <span key={statute}>
            {index > 0 && ', '}
            <Link to={`/search?q=${encodeURIComponent(statute)}`}>{statute}</Link>
          </span>
        ))}
      </Fact>
    )}
  </>
);
