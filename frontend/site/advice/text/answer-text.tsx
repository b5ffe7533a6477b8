import type { Citation } from '@nomucheck/domain/advice/citations/citation.ts';
import { sourceName } from '@nomucheck/domain/advice/document/source-words.ts';
import { type Inline, type TextBlock, textBlocksOf } from '@nomucheck/domain/advice/document/text-blocks.ts';
import { Fragment, memo, type ReactNode } from 'react';
import { CaseLink } from './case-link.tsx';
import { sourceId } from './source-links.ts';

type AnswerTextProps = {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** Distinguishes the sources of this text from those of others on the page. */
  readonly of: string;
  /** Whether the reader may open cases: else a number leads to the quote below. */
  readonly opensCases: boolean;
};

/** A text with its headings and lists, and its numbers of sources as links. What is written in it is never run as HTML. */
export const AnswerText = memo(({ text, ...sources }: AnswerTextProps) => (
  <div className="answer-text">
    {textBlocksOf(text).map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end.
      <Block key={index} block={block} {...sources} />
    ))}
  </div>
));

type SourcesOf = Omit<AnswerTextProps, 'text'>;

const Block = ({ block, ...sources }: SourcesOf & { block: TextBlock }): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return (
        <h3>
          <Inlines inlines={block.inlines} {...sources} />
        </h3>
      );
    case 'paragraph':
      return (
        <p>
          {block.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <Fragment key={index}>
              {index > 0 && <br />}
              <Inlines inlines={line} {...sources} />
            </Fragment>
          ))}
        </p>
      );
    case 'list': {
      const items = block.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <li key={index}>
          <Inlines inlines={item} {...sources} />
        </li>
      ));
      return block.first === null ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>;
    }
  }
};

const Inlines = ({ inlines, ...sources }: SourcesOf & { inlines: readonly Inline[] }) =>
  inlines.map((inline, index) => {
    const key = `${index} ${inline.kind}`;
    if (inline.kind === 'source') return <SourceMark key={key} n={inline.n} {...sources} />;
    return inline.kind === 'strong' ? <strong key={key}>{inline.text}</strong> : inline.text;
  });

const SourceMark = ({ n, citations, of, opensCases }: SourcesOf & { n: number }) => {
  const cited = citations.find((each) => each.n === n);
  if (cited === undefined) return `[${n}]`;
  const look = {
    className: 'source-mark',
    children: (
      <>
        <span className="visually-hidden">출처 </span>
        {n}
        <span className="visually-hidden">: {sourceName(cited)}</span>
      </>
    ),
  };
  return cited.kind === 'case' && opensCases ? (
    <CaseLink cited={cited} {...look} />
  ) : (
    <a href={`#${sourceId(of, n)}`} {...look} />
  );
};
