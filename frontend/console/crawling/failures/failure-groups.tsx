import { Box, Button, Chip, Link as MuiLink, Typography } from '@mui/material';
import type { FailureGroups as Groups } from '@nomucheck/domain/crawling/contract.ts';
import { sources } from '@nomucheck/domain/crawling/sources.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router';
import { count } from '../../../shared/formats.ts';
import { messageOf } from '../../api/api-error.ts';
import { useCrawlingData, workAt, worksOf } from '../crawling-data.ts';
import { CrawledItems } from '../items/crawled-items.tsx';
import { useItemsHere } from '../items/items-place.ts';
import { type CrawlKind, failureNames } from '../words.ts';

type Group = Groups[number];
type GroupsProps = {
  readonly kind: CrawlKind;
  readonly groups: readonly Group[];
  /** The work whose items these are; without it, those of all works. */
  readonly workId?: string;
};

/** Items that couldn't be collected, by reason, each reason with examples and with what can be done. */
export const FailureGroups = ({ groups, ...of }: GroupsProps) => (
  <Box component="ul" data-rows sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {groups.map((group) => (
      <FailureGroup key={`${group.source} ${group.verdict} ${group.message}`} group={group} {...of} />
    ))}
  </Box>
);

type GroupProps = Omit<GroupsProps, 'groups'> & { readonly group: Group };

const FailureGroup = ({ kind, group, workId }: GroupProps) => {
  const { source, verdict, message, items, examples } = group;
  const [isOpen, setOpen] = useState(false);
  const shown = useItemsHere();
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>
            {message || failureNames[verdict]} <Chip component="span" size="small" label={`${count(items)}건`} />
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {failureNames[verdict]} · {sources[source].label}
          </Typography>
        </Box>
        <TryAgain kind={kind} group={group} />
      </Box>
      {isOpen ? (
        <CrawledItems
          kind={kind}
          of={{
            ...(verdict === 'no_file' ? { lacksFile: true } : { verdict, message }),
            ...{ source, ...(workId === undefined ? {} : { workId }) },
          }}
          shown={shown}
        />
      ) : (
        <Examples kind={kind} examples={examples} withWorks={workId === undefined} />
      )}
      {(isOpen || items > examples.length) && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? '예만 보기' : `${count(items)}건 모두 보기`}
        </Button>
      )}
    </Box>
  );
};

type ExamplesProps = Pick<Group, 'examples'> & { readonly kind: CrawlKind; readonly withWorks: boolean };

const Examples = ({ kind, examples, withWorks }: ExamplesProps) => (
  <Box component="ul" aria-label="예" sx={{ m: 0, mt: 0.5, pl: 2.5, fontSize: 14 }}>
    {examples.map(({ id, itemId, title, workId }) => (
      <li key={id}>
        {title || itemId}
        {title !== '' && <span> ({itemId})</span>}
        {withWorks && (
          <>
            {' '}
            <MuiLink component={Link} to={workAt(kind, workId)} sx={{ display: 'inline-block', minHeight: 24 }}>
              수집 작업
            </MuiLink>
          </>
        )}
      </li>
    ))}
  </Box>
);

/** Resumes the works that lack these items: only what didn't come is asked for again. */
const TryAgain = ({ kind, group: { works, verdict, message } }: Pick<GroupProps, 'kind' | 'group'>) => {
  const { resumeCrawl } = useCrawlingData();
  const queries = useQueryClient();
  const notify = useNotify();
  const again = useMutation({
    mutationFn: async () => {
      for (const work of works) await resumeCrawl(kind, work);
    },
    onSuccess: () => notify('받지 못한 것을 다시 모읍니다.', { type: 'info' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [worksOf(kind)] }),
  });
  if (works.length === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {verdict === 'failed' || verdict === 'no_file' ? '다시 모으는 중입니다.' : '다시 물어도 같습니다.'}
      </Typography>
    );
  return (
    <Button
      variant="outlined"
      aria-label={`다시 시도: ${message || failureNames[verdict]}`}
      disabled={again.isPending}
      onClick={() => again.mutate()}
    >
      다시 시도
    </Button>
  );
};
