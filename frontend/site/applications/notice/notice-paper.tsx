import type { Block, FiledDocument } from '@nomucheck/domain/applications/document/document.ts';
import { isBlankAlone, isDay } from '@nomucheck/domain/applications/document/lines-to-write-on.ts';
import { type Sentence, wantedIn } from '@nomucheck/domain/applications/document/sentence.ts';
import { Fragment, type ReactNode } from 'react';

/** The notice as it will be on paper: its blanks are lines to write on by hand. */
export const NoticePaper = ({ document }: { document: FiledDocument }) => (
  <article className="dismissal-notice" aria-label={document.title}>
    <h2>{document.title}</h2>
    {document.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other name, and are drawn anew as a whole.
      <PaperBlock key={index} block={block} />
    ))}
  </article>
);

const PaperBlock = ({ block }: { block: Block }): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'boxes':
      return (
        <dl>
          {block.boxes.map(({ label, filled }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Written sentence={filled} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'paragraph':
    case 'list':
      return block.sentences.map((sentence) =>
        isBlankAlone(sentence) ? (
          <Lines key={sentence.text} sentence={sentence} />
        ) : (
          <Paragraph key={sentence.text} sentence={sentence} />
        ),
      );
    case 'centred':
      return (
        <div className="notice-signed">
          {block.sentences.map((sentence) => (
            <Paragraph key={sentence.text} sentence={sentence} />
          ))}
        </div>
      );
  }
};

const Paragraph = ({ sentence }: { sentence: Sentence }) => (
  <p>
    <Written sentence={sentence} />
  </p>
);

/** What belongs there in small print, and lines for it. */
const Lines = ({ sentence: { text } }: { sentence: Sentence }) => (
  <div className="notice-lines">
    <p className="soft">{wantedIn(text)} 적는 곳</p>
    <div />
    <div />
    <div />
  </div>
);

/** After the line of the year. */
const PartsOfDay = () => (
  <>
    년 <span className="notice-blank notice-blank-day" />월 <span className="notice-blank notice-blank-day" />일
  </>
);

/** The sentence with a line at each of its blanks, which names what belongs there to those who can't see it. */
const Written = ({ sentence: { text, blanks } }: { sentence: Sentence }) => {
  let rest = text;
  const pieces = blanks.map((place) => {
    const at = rest.indexOf(place);
    const before = rest.slice(0, at);
    rest = rest.slice(at + place.length);
    return (
      <Fragment key={place}>
        {before}
        <span className={isDay(place) ? 'notice-blank notice-blank-day' : 'notice-blank'}>
          <span className="visually-hidden">{wantedIn(place)} 적는 곳</span>
        </span>
        {isDay(place) && <PartsOfDay />}
      </Fragment>
    );
  });
  return (
    <>
      {pieces}
      {rest}
    </>
  );
};
