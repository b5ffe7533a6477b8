import { Box, Paper, Typography } from '@mui/material';
import { memo, type RefObject, useEffect, useMemo, useRef } from 'react';
import { type Block, blocksOf, type Mark, piecesOf } from './text-blocks.ts';

type MarkedTextProps = {
  readonly content: string;
  /** The passage that the proposal was read from. */
  readonly marks: readonly Mark[];
  /** The selected proposal; the text scrolls to its passage. */
  readonly current: string | null;
  readonly onMark: (id: string) => void;
  readonly pane: RefObject<HTMLDivElement | null>;
  /** How high the text may stand, as CSS; it scrolls by itself. */
  readonly maxHeight?: string | undefined;
};

/**
 * A text under its headings. Passages with proposals are marked, the selected one strongly. It is
 * memoised, because a long text must not be drawn again with each typed letter.
 */
export const MarkedText = memo(({ content, marks, current, onMark, pane, maxHeight }: MarkedTextProps) => {
  const blocks = useMemo(() => blocksOf(content), [content]);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === current || pane.current === null) return;
    shown.current = current;
    const mark = pane.current.querySelector(`[data-mark="${CSS.escape(current ?? '')}"]`);
    if (mark === null) return;
    const box = pane.current.getBoundingClientRect();
    const place = mark.getBoundingClientRect();
    // Scrolls the text's own pane, not the page.
    pane.current.scrollTop += place.top - box.top - box.height / 3;
  });
  return (
    <Paper
      variant="outlined"
      ref={pane}
      role="region"
      aria-label="본문"
      tabIndex={0}
      sx={{
        px: { xs: 2, md: 3 },
        py: 2,
        overflowY: 'auto',
        position: 'relative',
        maxHeight: maxHeight ?? { xs: 'calc(100dvh - 200px)', lg: 'calc(100vh - 104px)' },
        fontSize: 16,
        lineHeight: 1.75,
      }}
    >
      {blocks.map((block) => (
        <ShownBlock key={block.from} block={block} marks={marks} current={current} onMark={onMark} />
      ))}
    </Paper>
  );
});

type ShownBlockProps = Pick<MarkedTextProps, 'marks' | 'current' | 'onMark'> & { readonly block: Block };

const ShownBlock = ({ block, marks, current, onMark }: ShownBlockProps) => {
  if (block.kind === 'heading')
    return (
      <Typography variant="h3" component="h3" sx={{ mt: 2, mb: 0.5, color: 'primary.main' }}>
        {block.text}
      </Typography>
    );
  return (
    <Box component="p" sx={{ m: 0, mb: 1.5, whiteSpace: 'pre-line' }}>
      {piecesOf(block, marks).map((piece) => {
        const [first] = piece.marks;
        if (first === undefined) return <span key={piece.from}>{piece.text}</span>;
        const isCurrent = current !== null && piece.marks.includes(current);
        const id = isCurrent ? current : first;
        return (
          <Box
            component="mark"
            key={piece.from}
            data-mark={id}
            onClick={() => onMark(id)}
            sx={{
              cursor: 'pointer',
              color: 'inherit',
              bgcolor: isCurrent ? '#f6d9a8' : '#faf0e0',
              boxShadow: isCurrent ? 'inset 0 -2px #7a5230' : 'inset 0 -1px #c49a6b',
            }}
          >
            {piece.text}
          </Box>
        );
      })}
    </Box>
  );
};
