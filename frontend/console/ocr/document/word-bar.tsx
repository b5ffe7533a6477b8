import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import type { OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import type { RefObject } from 'react';
import { count } from '../../../shared/formats.ts';
import { Key } from '../../typing/key.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { confidenceWords } from '../words.ts';
import { around, type Token } from './page/page-tokens.ts';
import { usePageImage } from './page/use-page-image.ts';
import type { Words } from './use-words.ts';

type WordBarProps = {
  readonly documentId: string;
  readonly page: OcrPage;
  readonly words: Words;
  readonly input: RefObject<HTMLInputElement | null>;
};

/** The chosen word: its place on the image, large, and what stands there in the text, to be corrected. */
export const WordBar = ({ documentId, page, words, input }: WordBarProps) => {
  const { word, current, tokens, lowCount } = words;
  const place = current === null ? null : tokens.slice(0, current + 1).filter(({ low }) => low).length;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="고른 낱말"
      sx={{
        // Above both columns; on a phone within the thumb's reach.
        position: 'sticky',
        order: { xs: 1, lg: 0 },
        bottom: { xs: 0, lg: 'auto' },
        top: { lg: 72 },
        zIndex: 2,
        p: 1.5,
        display: 'grid',
        gap: 1,
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography role="status" sx={{ flex: '1 1 160px' }}>
          {wordsOf(word, place, lowCount)}
        </Typography>
        {words.confirmed !== null && (
          <Button size="small" onClick={words.undo} aria-keyshortcuts="U" sx={{ minHeight: 44 }}>
            ‘{words.confirmed.text}’ 맞음 취소
            <Key>U</Key>
          </Button>
        )}
        <Button size="small" onClick={words.previous} aria-keyshortcuts="K" sx={{ minHeight: 44 }}>
          앞 낱말
          <Key>K</Key>
        </Button>
        <Button size="small" onClick={words.next} aria-keyshortcuts="J" sx={{ minHeight: 44 }}>
          다음 낱말
          <Key>J</Key>
        </Button>
      </Box>
      {word !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          {word.boxes.length > 0 && <Cutting documentId={documentId} page={page} word={word} />}
          <Correction
            key={`${word.from} ${word.text}`}
            place={`${page.page}.${word.from}`}
            {...{ word, words, input }}
          />
        </Box>
      )}
    </Paper>
  );
};

const wordsOf = (word: Token | null, place: number | null, lowCount: number): string => {
  if (word === null)
    return lowCount === 0
      ? '이 쪽에는 확인할 낱말이 없습니다.'
      : `이 쪽에 확인할 낱말 ${count(lowCount)}개가 있습니다.`;
  const told = word.low ? `확인할 낱말 ${count(place ?? 0)} / ${count(lowCount)}` : '고른 낱말';
  const sure = confidenceWords(word.confidence);
  return [`‘${word.text}’`, told, sure ?? '사람이 고침'].join(' · ');
};

type CorrectionProps = { readonly word: Token; readonly place: string } & Pick<WordBarProps, 'words' | 'input'>;

/** Enter saves and goes on; without a change it only goes on. Emptied, the word is left out. */
const Correction = ({ word, place, words, input }: CorrectionProps) => {
  const { typed, type: setTyped, forget } = useKeptState(`word.${place}.${word.text}`, word.text);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        words.correct(typed);
        forget();
        // The field of the next word takes the place of this one.
        setTimeout(() => {
          input.current?.focus();
          input.current?.select();
        });
      }}
      sx={{ display: 'flex', gap: 1, flex: '1 1 240px', alignItems: 'center' }}
    >
      <TextField
        label="이 낱말의 글"
        size="small"
        fullWidth
        value={typed}
        inputRef={input}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setTyped(word.text);
          input.current?.blur();
        }}
        slotProps={{ htmlInput: { maxLength: 500, spellCheck: false, autoComplete: 'off', 'aria-keyshortcuts': 'E' } }}
      />
      <Button type="submit" variant="contained" sx={{ minHeight: 44, flexShrink: 0 }}>
        {typed === word.text ? '맞음' : typed.trim() === '' ? '지움' : '저장'}
      </Button>
    </Box>
  );
};

/** The word and its neighbours, cut out of the image. */
const Cutting = ({ documentId, page, word }: { readonly word: Token } & Pick<WordBarProps, 'documentId' | 'page'>) => {
  const { address } = usePageImage(documentId, page.page);
  const place = around(word.boxes);
  if (place === null || address === null) return null;
  const { width, height } = page;
  const [x, y, w, h] = [place.left * width, place.top * height, place.width * width, place.height * height];
  const margin = h * 2.5;
  return (
    <Box
      component="svg"
      role="img"
      aria-label="그림에서 이 낱말의 자리"
      viewBox={`${x - margin} ${y - h * 0.5} ${w + margin * 2} ${h * 2}`}
      sx={{
        flex: '1 1 240px',
        maxWidth: 420,
        height: { xs: 48, md: 60 },
        bgcolor: '#fff',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <image href={address} width={width} height={height} />
      <rect
        x={x - h * 0.1}
        y={y - h * 0.1}
        width={w + h * 0.2}
        height={h * 1.2}
        fill="none"
        stroke="#7a5230"
        strokeWidth={h * 0.06}
      />
    </Box>
  );
};
