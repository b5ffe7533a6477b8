import ZoomIn from '@mui/icons-material/ZoomIn';
import ZoomOut from '@mui/icons-material/ZoomOut';
import { Box, IconButton, Paper, Skeleton, Typography } from '@mui/material';
import type { OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { ListFailure } from '../../../list/list-states.tsx';
import { around, type Box as Place, type Token, tokenAt } from './page-tokens.ts';
import { usePageImage } from './use-page-image.ts';

type PageImageProps = {
  readonly documentId: string;
  readonly page: OcrPage;
  readonly tokens: readonly Token[];
  readonly current: number | null;
  readonly onPick: (token: number) => void;
};

const zooms = [1, 1.5, 2, 3] as const;

/** The image of a page. Words to check are outlined, the chosen one strongly; a click on a word chooses it. */
export const PageImage = ({ documentId, page, tokens, current, onPick }: PageImageProps) => {
  const { address, error, refetch } = usePageImage(documentId, page.page);
  const [zoom, setZoom] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const place = around(current === null ? [] : (tokens[current]?.boxes ?? []));
  useShown(pane, paper, error ? null : place);

  const pick = (event: MouseEvent) => {
    const shown = paper.current?.getBoundingClientRect();
    if (!shown) return;
    const found = tokenAt(
      tokens,
      (event.clientX - shown.left) / shown.width,
      (event.clientY - shown.top) / shown.height,
    );
    if (found !== null) onPick(found);
  };
  const name = `${page.page}쪽 그림`;
  return (
    <Box component="section" aria-label={name} sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mb: 0.5 }}>
        <Typography variant="body2" color="text.secondary" sx={{ flexGrow: 1 }}>
          낱말을 누르면 글에서 그 자리를 보여 줍니다.
        </Typography>
        <IconButton aria-label="그림 작게" disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <ZoomOut />
        </IconButton>
        <Box component="span" role="status" sx={{ whiteSpace: 'nowrap' }}>
          {Math.round((zooms[zoom] ?? 1) * 100)}%
        </Box>
        <IconButton aria-label="그림 크게" disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>
          <ZoomIn />
        </IconButton>
      </Box>
      {error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Paper
          variant="outlined"
          ref={pane}
          role="region"
          aria-label={`${name} (움직여 보기)`}
          tabIndex={0}
          sx={{ overflow: 'auto', maxHeight: { xs: '60dvh', lg: 'calc(100vh - 270px)' } }}
        >
          {/* The keyboard goes from word to word in the text. */}
          <Box
            ref={paper}
            onClick={pick}
            sx={{ position: 'relative', width: `${(zooms[zoom] ?? 1) * 100}%`, lineHeight: 0, cursor: 'pointer' }}
          >
            {address === null ? (
              <Skeleton variant="rectangular" width="100%" height={480} />
            ) : (
              <>
                <Box
                  component="img"
                  src={address}
                  alt={`${page.page}쪽을 찍은 그림`}
                  width={page.width}
                  height={page.height}
                  sx={{ width: '100%', height: 'auto' }}
                />
                <Marks page={page} tokens={tokens} current={current} />
              </>
            )}
          </Box>
        </Paper>
      )}
    </Box>
  );
};

/** Drawn over the image; by attributes, because a style for each word would be a rule for each word. */
const Marks = ({ page: { width, height }, tokens, current }: Pick<PageImageProps, 'page' | 'tokens' | 'current'>) => (
  <Box
    component="svg"
    aria-hidden
    viewBox={`0 0 ${width} ${height}`}
    sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', pointerEvents: 'none' }}
  >
    {tokens.flatMap(({ low, from, boxes }, at) =>
      low && at !== current
        ? boxes.map((box) => <Outline key={`${from}-${box.left}`} box={box} of={[width, height]} />)
        : [],
    )}
    {current !== null &&
      tokens[current]?.boxes.map((box) => (
        <Outline key={`${box.left}-${box.top}`} box={box} of={[width, height]} isCurrent />
      ))}
  </Box>
);

type OutlineProps = { readonly box: Place; readonly of: readonly [number, number]; readonly isCurrent?: boolean };

const Outline = ({ box, of: [width, height], isCurrent = false }: OutlineProps) => {
  const around = width / 300;
  return (
    <rect
      data-current={isCurrent || undefined}
      x={box.left * width - around}
      y={box.top * height - around}
      width={box.width * width + around * 2}
      height={box.height * height + around * 2}
      fill={isCurrent ? '#f6d9a8' : 'none'}
      fillOpacity={0.45}
      stroke={isCurrent ? '#7a5230' : '#96362a'}
      strokeWidth={isCurrent ? width / 350 : width / 700}
      strokeDasharray={isCurrent ? undefined : `${width / 200} ${width / 300}`}
    />
  );
};

/** Scrolls the pane, not the page, until the chosen word is in its middle; again when the image has got another size. */
const useShown = (
  pane: { readonly current: HTMLDivElement | null },
  paper: { readonly current: HTMLDivElement | null },
  place: Place | null,
): void => {
  const { left, top, width, height } = place ?? { left: null, top: null, width: 0, height: 0 };
  useEffect(() => {
    if (left === null || !paper.current) return;
    // The paper has a new size after the style of another zoom applies, and after the image has come.
    const sizes = new ResizeObserver(() => {
      if (!pane.current || !paper.current) return;
      const { clientWidth, clientHeight } = pane.current;
      const { offsetWidth, offsetHeight } = paper.current;
      pane.current.scrollLeft = (left + width / 2) * offsetWidth - clientWidth / 2;
      pane.current.scrollTop = (top + height / 2) * offsetHeight - clientHeight / 2;
    });
    sizes.observe(paper.current);
    return () => sizes.disconnect();
  }, [pane, paper, left, top, width, height]);
};
