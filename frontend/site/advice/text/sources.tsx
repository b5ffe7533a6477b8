import type { Citation } from '@nomucheck/domain/advice/citations/citation.ts';
import { sourceName, sourceNote } from '@nomucheck/domain/advice/document/source-words.ts';
import { Link } from 'react-router';
import { CaseLink } from './case-link.tsx';
import { sourceId } from './source-links.ts';

type SourcesProps = {
  readonly citations: readonly Citation[];
  readonly of: string;
  readonly opensCases: boolean;
};

/** The numbered sources of a text: a case with the quoted words, an article or a legal test as a small note. */
export const Sources = ({ citations, of, opensCases }: SourcesProps) =>
  citations.length === 0 ? null : (
    <section className="sources" aria-label="출처">
      <p className="sources-title">출처</p>
      <ol>
        {citations.map((cited) => (
          <li key={cited.n} id={sourceId(of, cited.n)} value={cited.n} tabIndex={-1}>
            {cited.kind === 'case' && opensCases ? (
              <CaseLink cited={cited}>{sourceName(cited)}</CaseLink>
            ) : (
              <span className={cited.kind === 'case' ? 'source-case' : undefined}>{sourceName(cited)}</span>
            )}
            <Note cited={cited} />
          </li>
        ))}
      </ol>
      {!opensCases && citations.some(({ kind }) => kind === 'case') && (
        <p className="soft">
          판정례의 전문은 자문이 나온 뒤에, 또는 <Link to="/search">판례 검색</Link>을 이용하는 동안 열어 볼 수 있어요.
        </p>
      )}
    </section>
  );

const Note = ({ cited }: { cited: Citation }) =>
  cited.kind === 'case' ? (
    <blockquote>{cited.quote}</blockquote>
  ) : (
    <span className="source-note"> · {sourceNote(cited)}</span>
  );
