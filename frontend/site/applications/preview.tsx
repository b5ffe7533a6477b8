import { type Block, type FiledDocument, numberOf } from '@nomucheck/domain/applications/document/document.ts';
import type { Sentence } from '@nomucheck/domain/applications/document/sentence.ts';

/** The document as it will be on paper, with the places that are still blank marked. */
export const Preview = ({ document }: { document: FiledDocument }) => (
  <article className="preview" id="preview" aria-label={`미리보기: ${document.title}`}>
    <h2 className="preview-title">{document.title}</h2>
    {document.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are drawn anew as a whole.
      <PreviewBlock key={index} block={block} />
    ))}
  </article>
);

const PreviewBlock = ({ block }: { block: Block }) => {
  switch (block.kind) {
    case 'heading':
      return block.level === 'part' ? <h4>{block.text}</h4> : <h3>{block.text}</h3>;
    case 'boxes':
      return (
        <dl className="preview-boxes">
          {block.boxes.map(({ label, filled }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Said sentence={filled} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'paragraph':
      return (
        <p>
          {block.sentences.map((sentence) => (
            <Said key={sentence.text} sentence={sentence} after=" " />
          ))}
        </p>
      );
    case 'list':
      return (
        <ol className={`preview-list preview-list-${block.numbered}`}>
          {block.sentences.map((sentence, index) => (
            <li key={sentence.text}>
              <span>{numberOf(block.numbered, index)}</span>
              <span>
                <Said sentence={sentence} />
              </span>
            </li>
          ))}
        </ol>
      );
    case 'centred':
      return (
        <div className="preview-centred">
          {block.sentences.map((sentence) => (
            <p key={sentence.text}>
              <Said sentence={sentence} />
            </p>
          ))}
        </div>
      );
  }
};

const Said = ({ sentence: { text, blanks }, after = '' }: { sentence: Sentence; after?: string }) => (
  <>
    {piecesOf(text, blanks).map(({ piece, isBlank }) =>
      isBlank ? <mark key={piece}>{piece}</mark> : <span key={piece}>{piece}</span>,
    )}
    {after}
  </>
);

type Shown = { readonly piece: string; readonly isBlank: boolean };

const piecesOf = (text: string, blanks: readonly string[]): readonly Shown[] => {
  const pieces: Shown[] = [];
  let rest = text;
  for (const blank of blanks) {
    const at = rest.indexOf(blank);
    if (at > 0) pieces.push({ piece: rest.slice(0, at), isBlank: false });
    pieces.push({ piece: blank, isBlank: true });
    rest = rest.slice(at + blank.length);
  }
  return rest === '' ? pieces : [...pieces, { piece: rest, isBlank: false }];
};
