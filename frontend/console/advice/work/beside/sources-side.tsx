import { Alert, Box, Button, Link as MuiLink } from '@mui/material';
import { sourceName, sourceNote } from '@nomucheck/domain/advice/document/source-words.ts';
import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { Suspense } from 'react';
import { lazyPage } from '../../../shell/lazy-page.ts';
import { NothingYet } from '../../../shell/record/section.tsx';
import { unknownNumbers, unnamedSources } from '../../copy/sources.ts';

const CitedCase = lazyPage(async () => ({ default: (await import('./cited-case.tsx')).CitedCase }));

type SourcesSideProps = {
  readonly text: string;
  readonly citations: readonly Citation[];
  /** The source that is open. */
  readonly open: number | null;
  readonly onOpen: (n: number | null) => void;
  /** Puts the number where the caret is; null where the text can't be changed. */
  readonly onInsert: ((n: number) => void) | null;
};

/** The numbered sources, and the one that is open: a cited case at the quoted words. */
export const SourcesSide = ({ text, citations, open, onOpen, onInsert }: SourcesSideProps) => {
  const unknown = unknownNumbers(text, citations);
  const unnamed = unnamedSources(text, citations);
  const opened = citations.find(({ n }) => n === open);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {unknown.length > 0 && (
        <Alert severity="warning">근거가 없는 번호가 글에 있습니다: {unknown.map((n) => `[${n}]`).join(' ')}</Alert>
      )}
      {citations.length === 0 && <NothingYet>이 글에는 근거가 없습니다.</NothingYet>}
      <Box component="ul" aria-label="근거" sx={{ display: 'grid', gap: 0.5, m: 0, p: 0, listStyle: 'none' }}>
        {citations.map((cited) => (
          <Box component="li" key={cited.n} sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Box component="span" sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}>
              [{cited.n}]
            </Box>
            <Box sx={{ flexGrow: 1, minWidth: 0 }}>
              <MuiLink
                component="button"
                type="button"
                aria-expanded={cited.n === open}
                onClick={() => onOpen(cited.n === open ? null : cited.n)}
                sx={{ textAlign: 'left', fontSize: 'inherit', minHeight: 24, fontWeight: cited.n === open ? 700 : 400 }}
              >
                {sourceName(cited)}
              </MuiLink>
              {unnamed.includes(cited) && (
                <Box component="span" sx={{ color: 'text.secondary', fontSize: 14 }}>
                  {' '}
                  · {onInsert === null ? '글에 없음' : '글에 없어 승인하면 빠짐'}
                </Box>
              )}
            </Box>
            {onInsert !== null && (
              <Button
                size="small"
                onClick={() => onInsert(cited.n)}
                aria-label={`글에 [${cited.n}] 넣기`}
                sx={{ flexShrink: 0, minHeight: { xs: 44, md: 28 } }}
              >
                넣기
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {opened !== undefined && (
        <Box component="section" aria-label={`근거 ${opened.n}`} sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
          {opened.kind === 'case' ? (
            <Suspense fallback={null}>
              <CitedCase key={opened.n} cited={opened} />
            </Suspense>
          ) : (
            <Other cited={opened} />
          )}
        </Box>
      )}
    </Box>
  );
};

const Other = ({ cited }: { cited: Exclude<Citation, { kind: 'case' }> }) => (
  <>
    <strong>{sourceName(cited)}</strong>
    <Box sx={{ color: 'text.secondary' }}>{sourceNote(cited)}</Box>
    {cited.kind === 'article' && (
      <MuiLink
        href={`https://www.law.go.kr/법령/${encodeURIComponent(cited.law)}/${encodeURIComponent(cited.article.split(' ')[0] ?? '')}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        국가법령정보센터에서 보기 (새 창)
      </MuiLink>
    )}
  </>
);
