import type { CaseAsRead } from '@nomucheck/domain/search/contract/search.ts';
import { MarkedText } from '../found/marked-text.tsx';

type CasePassage = CaseAsRead['passages'][number];
type Part = { readonly section: string; readonly id: string; readonly passages: readonly CasePassage[] };

/** The passages by their headings; text before the first heading has none. */
export const partsOf = (passages: readonly CasePassage[]): readonly Part[] => {
  const parts: { section: string; id: string; passages: CasePassage[] }[] = [];
  for (const passage of passages) {
    const section = passage.section ?? '본문';
    const last = parts.at(-1);
    if (last?.section === section) last.passages.push(passage);
    else parts.push({ section, id: `part-${parts.length + 1}`, passages: [passage] });
  }
  return parts;
};

/** The decision's text by its sections, with a table of contents if there are several. */
export const CaseText = ({ passages }: { passages: readonly CasePassage[] }) => {
  const parts = partsOf(passages);
  return (
    <div className={parts.length > 1 ? 'case-text case-text-parts' : 'case-text'}>
      {parts.length > 1 && (
        <nav className="case-contents no-print" aria-labelledby="contents-title">
          <h2 id="contents-title">차례</h2>
          <ol>
            {parts.map(({ section, id, passages: inside }) => (
              <li key={id}>
                <a href={`#${id}`}>{section}</a>
                <MarkCount passages={inside} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="case-parts">
        {parts.map(({ section, id, passages: inside }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{section}</h2>
            {inside.map((passage) => (
              <p key={passage.from} id={`p-${passage.from}`}>
                <MarkedText segments={passage.segments} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  );
};

const MarkCount = ({ passages }: { passages: readonly CasePassage[] }) => {
  const marks = passages.reduce((sum, { segments }) => sum + segments.filter(({ marked }) => marked).length, 0);
  return marks === 0 ? null : (
    <span className="case-contents-marks">
      <span className="visually-hidden">, 찾은 말 </span>
      {marks}곳
    </span>
  );
};
