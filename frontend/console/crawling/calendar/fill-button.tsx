import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { useCrawlingData, workAt, worksOf } from '../crawling-data.ts';
import type { Span } from '../spans.ts';
import { type CrawlKind, type SourceName, spanWords } from '../words.ts';

type FillButtonProps = {
  readonly kind: CrawlKind;
  readonly source: SourceName;
  readonly gap: Span;
  /** The days aren't beside the button. */
  readonly named?: boolean;
};

/** Starts a work for exactly these days; then leads to it. */
export const FillButton = ({ kind, source, gap: { from, to }, named = false }: FillButtonProps) => {
  const { startCrawl } = useCrawlingData();
  const queries = useQueryClient();
  const notify = useNotify();
  const fill = useMutation({
    mutationFn: () => startCrawl(kind, { from, to, source }),
    onSuccess: () => {
      notify(`${spanWords({ from, to })}: 수집을 시작했습니다.`, { type: 'info' });
      void queries.invalidateQueries({ queryKey: [worksOf(kind)] });
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const name = `${spanWords({ from, to })} 채우기`;
  if (fill.data)
    return (
      <Button component={Link} to={workAt(kind, fill.data.id)} autoFocus>
        진행 보기
      </Button>
    );
  return (
    <Button variant="outlined" disabled={fill.isPending} aria-label={name} onClick={() => fill.mutate()}>
      {named ? name : '채우기'}
    </Button>
  );
};
