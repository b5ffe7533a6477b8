import { Box, Link as MuiLink } from '@mui/material';
import { type Inline, textBlocksOf } from '@nomucheck/domain/advice/document/text-blocks.ts';

type ShownTextProps = {
  readonly text: string;
  /** The level of the text's headings: the next one below the heading that stands above the text. */
  readonly heading: 'h2' | 'h3';
  /** Opens a source; without it, its number is plain text. */
  readonly onSource?: (n: number) => void;
};

/** A text as its asker will read it; the numbers of its sources open them. */
export const ShownText = ({ text, heading: Heading, onSource }: ShownTextProps) => {
  const inlines = (all: readonly Inline[]) => <Inlines all={all} {...(onSource ? { onSource } : {})} />;
  return (
    <Box sx={{ '& h2, & h3': { fontSize: 16, mt: 2, mb: 0.5 }, '& p': { my: 1 }, '& ul, & ol': { my: 1, pl: 3 } }}>
      {textBlocksOf(text).map((block, place) => {
        // Blocks have no name but their place.
        const key = `${place}`;
        if (block.kind === 'heading') return <Heading key={key}>{inlines(block.inlines)}</Heading>;
        if (block.kind === 'paragraph')
          return (
            <p key={key}>
              {block.lines.map((line, number) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines have no name but their place
                <span key={`${key}.${number}`}>
                  {number > 0 && <br />}
                  {inlines(line)}
                </span>
              ))}
            </p>
          );
        const items = block.items.map((item, number) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items have no name but their place
          <li key={`${key}.${number}`}>{inlines(item)}</li>
        ));
        return block.first === null ? (
          <ul key={key}>{items}</ul>
        ) : (
          <ol key={key} start={block.first}>
            {items}
          </ol>
        );
      })}
    </Box>
  );
};

const Inlines = ({ all, onSource }: { all: readonly Inline[]; onSource?: (n: number) => void }) =>
  all.map((inline, place) => {
    const key = `${place}`;
    if (inline.kind === 'text') return <span key={key}>{inline.text}</span>;
    if (inline.kind === 'strong') return <strong key={key}>{inline.text}</strong>;
    return onSource === undefined ? (
      <span key={key}>[{inline.n}]</span>
    ) : (
      <MuiLink
        key={key}
        component="button"
        type="button"
        onClick={() => onSource(inline.n)}
        aria-label={`근거 ${inline.n} 열기`}
        sx={{ fontSize: 'inherit', verticalAlign: 'baseline', minHeight: 24, minWidth: 24 }}
      >
        [{inline.n}]
      </MuiLink>
    );
  });
