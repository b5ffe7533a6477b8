import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import { type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { Section } from '../../../shell/record/section.tsx';
import { pageTextNames } from '../../words.ts';
import { TypedText } from '../typed-text.tsx';
import type { Words } from '../use-words.ts';
import type { Token } from './page-tokens.ts';
import type { PageWork } from './use-page-work.ts';

/** The text of a page: word by word with its marks, or as a whole while it is being typed. */
export const PageText = ({ work, words }: { readonly work: PageWork; readonly words: Words }) => {
  const { page, text, typed } = work;
  return (
    <Section
      title={pageTextNames[page.how]}
      action={
        <>
          <Saving work={work} />
          {typed === null && page.corrected && page.how !== 'typed' && (
            <Button size="small" onClick={() => work.save(page.readText)} sx={{ minHeight: 44 }}>
              읽은 대로 되돌리기
            </Button>
          )}
          {typed === null && (
            <Button size="small" onClick={() => work.type(text)} sx={{ minHeight: 44 }}>
              쪽 전체 고치기
            </Button>
          )}
        </>
      }
    >
      {work.failure !== null && (
        <Alert
          severity="error"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" onClick={work.saveAgain} sx={{ whiteSpace: 'nowrap' }}>
              다시 저장
            </Button>
          }
        >
          {work.failure} 고친 글은 그대로 있습니다.
        </Alert>
      )}
      {typed === null ? (
        <ShownText text={text} tokens={words.tokens} current={words.current} onPick={words.pick} />
      ) : (
        <TypedText
          label={`${page.page}쪽의 글`}
          typed={typed}
          before={text}
          onType={work.type}
          onStore={() => {
            work.save(typed);
            words.pick(null);
          }}
          onDrop={work.stopTyping}
        />
      )}
    </Section>
  );
};

/** Whether everything typed is saved. */
const Saving = ({ work }: { readonly work: PageWork }) => (
  <Box component="span" role="status" sx={{ fontSize: 14, color: 'text.secondary' }}>
    {savingWords(work)}
  </Box>
);

const savingWords = ({ isSaving, isDirty, page, typed, text }: PageWork): string => {
  if (typed !== null && typed !== text) return '아직 저장하지 않음';
  if (isSaving) return '저장 중';
  if (isDirty) return '저장하지 못함';
  return page.corrected ? '저장됨' : '';
};

type ShownTextProps = {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly current: number | null;
  readonly onPick: (token: number) => void;
};

/** Memoised, because a page has up to some thousand words. */
const ShownText = memo(({ text, tokens, current, onPick }: ShownTextProps) => {
  const pane = useRef<HTMLDivElement>(null);
  const shown = useRef<number | null>(null);
  useEffect(() => {
    if (shown.current === current || pane.current === null) return;
    shown.current = current;
    const mark = pane.current.querySelector(`[data-word="${current}"]`);
    if (mark === null) return;
    const box = pane.current.getBoundingClientRect();
    // Scrolls the text's own pane, not the page.
    pane.current.scrollTop += mark.getBoundingClientRect().top - box.top - box.height / 3;
  });
  const pick = (event: MouseEvent) => {
    const word = event.target instanceof Element ? event.target.closest('[data-word]') : null;
    if (word !== null) onPick(Number(word.getAttribute('data-word')));
  };
  if (tokens.length === 0) return <Typography color="text.secondary">이 쪽에는 글이 없습니다.</Typography>;
  const pieces: ReactNode[] = [];
  let end = 0;
  for (const [at, token] of tokens.entries()) {
    pieces.push(
      text.slice(end, token.from),
      <Word key={token.from} at={at} token={token} isCurrent={at === current} />,
    );
    end = token.to;
  }
  return (
    <Paper
      variant="outlined"
      ref={pane}
      role="region"
      aria-label="이 쪽의 글"
      tabIndex={0}
      onClick={pick}
      sx={{
        px: { xs: 1.5, md: 2 },
        py: 1.5,
        overflowY: 'auto',
        maxHeight: { xs: '60dvh', lg: 'calc(100vh - 310px)' },
        fontSize: 16,
        lineHeight: 1.9,
        whiteSpace: 'pre-wrap',
      }}
    >
      {pieces}
      {text.slice(end)}
    </Paper>
  );
});

const Word = ({
  at,
  token,
  isCurrent,
}: {
  readonly at: number;
  readonly token: Token;
  readonly isCurrent: boolean;
}) => {
  if (!token.low && !isCurrent) {
    return <span data-word={at}>{token.text}</span>;
  }
  return (
    <Box
      component="mark"
      data-word={at}
      aria-current={isCurrent || undefined}
      sx={{
        cursor: 'pointer',
        color: 'inherit',
        bgcolor: isCurrent ? '#f6d9a8' : token.low ? '#faf0e0' : undefined,
        boxShadow: isCurrent ? 'inset 0 -2px #7a5230' : undefined,
        textDecoration: token.low ? 'underline dashed #96362a 1.5px' : undefined,
        textUnderlineOffset: '4px',
      }}
    >
      {token.text}
    </Box>
  );
};
