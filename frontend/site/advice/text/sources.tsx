import { type MergedSource, mergedSources } from '@nomucheck/domain/advice/document/merged-sources.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { Link } from 'react-router';
import { CaseLink } from './case-link.tsx';
import { sourceId } from './source-links.ts';

type SourcesProps = {
  readonly citations: readonly Citation[];
  readonly of: string;
  readonly opensCases: boolean;
};

/** The sources of a text, each once with its numbers: a case with the quoted words, an article or a legal test as a small note. */
export const Sources = ({ citations, of, opensCases }: SourcesProps) =>
  citations.length === 0 ? null : (
    <section className="sources" aria-label="출처">
      <p className="sources-title">출처</p>
      <ul>
        {mergedSources(citations).map((source) => (
          <li key={source.cited[0].n}>
            <Numbers source={source} of={of} />
            <span>
              <Name source={source} opensCases={opensCases} />
              <Notes source={source} />
            </span>
          </li>
        ))}
      </ul>
      {!opensCases && citations.some(({ kind }) => kind === 'case') && (
        <p className="soft">
          판정례의 전문은 자문이 나온 뒤에, 또는 <Link to="/search">판례 검색</Link>을 이용하는 동안 열어 볼 수 있어요.
        </p>
      )}
    </section>
  );

/** Each number is where the mark in the text leads to. */
const Numbers = ({ source: { cited }, of }: { source: MergedSource; of: string }) => (
  <span className="source-numbers">
    {cited.map(({ n }) => (
      <span key={n} id={sourceId(of, n)} tabIndex={-1}>
        {n}
      </span>
    ))}
  </span>
);

const Name = ({ source: { name, cited }, opensCases }: { source: MergedSource; opensCases: boolean }) => {
  const [first] = cited;
  if (first.kind === 'case' && opensCases) return <CaseLink cited={first}>{name}</CaseLink>;
  return <span className={first.kind === 'case' ? 'source-case' : undefined}>{name}</span>;
};

const Notes = ({ source: { cited, notes } }: { source: MergedSource }) =>
  cited[0].kind === 'case' ? (
    notes.map((note) => <blockquote key={note}>{note}</blockquote>)
  ) : (
    <span className="source-note"> · {notes.join(', ')}</span>
  );
