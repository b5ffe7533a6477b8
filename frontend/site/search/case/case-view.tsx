import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { Link } from 'react-router';
import { citationOf, decidedOnText, outcomeMeanings } from '../../../shared/case-search/case-words.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { MarkedText } from '../marked-text.tsx';
import { OutcomeMark } from '../outcome-mark.tsx';
import { CaseLinks } from './case-links.tsx';
import { CaseText } from './case-text.tsx';
import { useCitedPassage } from './cited-passage.ts';
import { CopyCitation } from './copy-citation.tsx';
import { MarkWalk } from './mark-walk.tsx';
import { Provenance } from './provenance.tsx';

/** One case, from its outcome to the source of its text. It loads nothing. */
export const CaseView = ({ answer, wasMerged = false }: { answer: CaseAsRead; wasMerged?: boolean }) => {
  const { court, caseNumbers, decidedOn, title, pointMarks, summaryMarks, passages } = answer;
  useCitedPassage(answer);
  const { url } = answer.provenance;
  const name = `${court} ${caseNumbers[0] ?? ''}`;
  return (
    <article>
      <header className="case-head">
        <p className="result-card-top">
          <OutcomeMark outcome={answer.outcome} />
          {answer.outcomeText !== null && <span className="soft">주문: {answer.outcomeText}</span>}
        </p>
        <h1>{name}</h1>
        {title !== '' && title !== name && title !== caseNumbers[0] && (
          <p className="case-title">
            <MarkedText segments={answer.titleMarks} />
          </p>
        )}
        <p className="soft">{outcomeMeanings[answer.outcome]}</p>
        <dl className="case-facts">
          <Fact name="결정한 날">{decidedOnText(decidedOn)}</Fact>
          <Fact name="기관">{answer.kind === 'case-low-meeting' ? `${court} (심문회의 기록)` : court}</Fact>
          {caseNumbers.length > 1 && <Fact name="사건번호">{caseNumbers.join(', ')}</Fact>}
          {answer.sections.length > 0 && (
            <Fact name="사유">
              {answer.sections.map((section, index) => (
                <span key={section}>
                  {index > 0 && ', '}
                  <Link to={`/search?sections=${section}`}>{sectionName(section)}</Link>
                </span>
              ))}
            </Fact>
          )}
          {answer.statutes.length > 0 && (
            <Fact name="조문">
              {answer.statutes.map((statute, index) => (
                <span key={statute}>
                  {index > 0 && ', '}
                  <Link to={`/search?q=${encodeURIComponent(statute)}`}>{statute}</Link>
                </span>
              ))}
            </Fact>
          )}
        </dl>
        {wasMerged && (
          <Notice title="여기로 옮겨 왔어요">
            <p>같은 사건이 두 번 실려 있어서 하나로 합쳤어요. 찾으시던 내용은 이 사건에 있어요.</p>
          </Notice>
        )}
        <div className="actions">
          <CopyCitation text={citationOf(answer)} />
          <Button kind="secondary" onClick={() => window.print()}>
            인쇄하기
          </Button>
        </div>
        {url !== null && (
          <p className="case-public">
            <a href={url} target="_blank" rel="noopener noreferrer">
              공개된 원문 보기<span className="visually-hidden"> (새 창)</span>
            </a>
          </p>
        )}
      </header>
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

const Fact = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
