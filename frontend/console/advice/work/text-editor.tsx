import { Box } from '@mui/material';
import { lengths } from '@nomucheck/domain/advice/texts/text-lengths.ts';
import { type RefObject, useRef } from 'react';
import { piecesOf } from '../../texts/text-blocks.ts';
import type { PlacedComment } from '../copy/margin/anchors.ts';
import { numberAt } from '../copy/sources.ts';

export type Selected = { readonly from: number; readonly to: number };

type TextEditorProps = {
  readonly text: string;
  readonly comments: readonly PlacedComment[];
  readonly isReadOnly: boolean;
  readonly editor: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (text: string) => void;
  readonly onSelect: (selected: Selected) => void;
  /** A click on the number of a source. */
  readonly onSource: (n: number) => void;
  readonly onComment: () => void;
  readonly onSave: () => void;
};

/** The input and the marks behind it must break their lines at the same places. */
const letters = {
  m: 0,
  p: 2,
  width: 1,
  height: 1,
  boxSizing: 'border-box',
  border: 0,
  font: 'inherit',
  fontSize: 16,
  lineHeight: 1.75,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  overflowY: 'scroll',
} as const;

/** Plain text with the numbers of its sources; passages with comments are marked. */
export const TextEditor = (props: TextEditorProps) => {
  const { text, comments, isReadOnly, editor, onChange, onSelect, onSource, onComment, onSave } = props;
  const behind = useRef<HTMLDivElement>(null);
  const marks = comments.flatMap(({ index, place }) => (place === null ? [] : [{ id: String(index), ...place }]));
  const selectedIn = ({ selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
    from: selectionStart,
    to: selectionEnd,
  });
  return (
    <Box
      sx={{
        position: 'relative',
        height: { xs: '60dvh', lg: 'calc(100vh - 300px)' },
        minHeight: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflow: 'hidden',
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box ref={behind} aria-hidden sx={{ ...letters, position: 'absolute', inset: 0, color: 'transparent' }}>
        {piecesOf({ kind: 'paragraph', from: 0, text }, marks).map((piece) =>
          piece.marks.length === 0 ? (
            <span key={piece.from}>{piece.text}</span>
          ) : (
            <Box
              component="mark"
              key={piece.from}
              sx={{ color: 'transparent', bgcolor: '#faf0e0', boxShadow: 'inset 0 -2px #c49a6b' }}
            >
              {piece.text}
            </Box>
          ),
        )}
        {/* A last empty line needs something in it to have a height. */}
        {'\u200b'}
      </Box>
      <Box
        component="textarea"
        ref={editor}
        aria-label={isReadOnly ? '자문 글 (읽기만)' : '자문 글'}
        value={text}
        readOnly={isReadOnly}
        maxLength={lengths.advice}
        spellCheck={false}
        onChange={(event: React.ChangeEvent<HTMLTextAreaElement>) => onChange(event.target.value)}
        onSelect={(event: React.SyntheticEvent<HTMLTextAreaElement>) => onSelect(selectedIn(event.currentTarget))}
        onClick={(event: React.MouseEvent<HTMLTextAreaElement>) => {
          const { from, to } = selectedIn(event.currentTarget);
          const n = from === to ? numberAt(text, from) : null;
          if (n !== null) onSource(n);
        }}
        onScroll={(event: React.UIEvent<HTMLTextAreaElement>) => {
          if (behind.current !== null) behind.current.scrollTop = event.currentTarget.scrollTop;
        }}
        onKeyDown={(event: React.KeyboardEvent<HTMLTextAreaElement>) => {
          const act = event.code === 'KeyM' ? onComment : event.code === 'KeyS' ? onSave : null;
          if (act === null || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
          event.preventDefault();
          act();
        }}
        sx={{
          ...letters,
          position: 'relative',
          display: 'block',
          resize: 'none',
          bgcolor: 'transparent',
          color: 'text.primary',
          outline: 'none',
        }}
      />
    </Box>
  );
};
