import { Link as MuiLink } from '@mui/material';
import type { RulesetDraftOut } from '@nomucheck/domain/rulesets/contract/draft.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../../shared/client/session.ts';
import { ApiError } from '../../api/api-error.ts';
import { ListEmpty, ListFailure, ListWaiting } from '../../list/list-states.tsx';
import { lazyPage } from '../../shell/lazy-page.ts';
import { OnlyFor } from '../../shell/only-for.tsx';
import { PageHeading } from '../../shell/page-heading.tsx';
import { queryKey } from '../rulesets-data.ts';
import { useDraftData } from './draft-data.ts';

/** /admin/ruleset/draft: the draft of the next edition. The part that is open, and the view, are in the address. */
const DraftPage = () => (
  <OnlyFor entry="ruleset">
    <Loaded />
  </OnlyFor>
);

export default DraftPage;

// The rules and the schema of a ruleset are large: they are read while the draft is.
const DraftDesk = lazyPage(() => import('./draft-desk.tsx'));

const draftKey = [queryKey, 'draft'];
/** Another person may be editing the same draft. */
const askAgainMs = 30_000;

const isNone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

const Loaded = () => {
  const { rulesetDraft } = useDraftData();
  const { user } = useSession();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: draftKey,
    queryFn: rulesetDraft,
    retry: false,
    refetchInterval: ({ state }) => (state.data === undefined ? false : askAgainMs),
  });
  const show = (draft: RulesetDraftOut) => client.setQueryData(draftKey, draft);
  if (data !== undefined && user !== null && !isNone(error))
    return (
      <Suspense fallback={<ListWaiting label="초안을 여는 중" />}>
        <DraftDesk
          key={`${user.id} ${data.id}`}
          saved={data}
          me={user}
          onSaved={show}
          onReread={() => void refetch()}
        />
      </Suspense>
    );
  return (
    <>
      <PageHeading title="질문지 초안" />
      {isNone(error) ? (
        <ListEmpty
          action={
            <MuiLink component={Link} to="/admin/ruleset">
              질문지로
            </MuiLink>
          }
        >
          열린 초안이 없습니다. 질문지에서 바탕이 될 판을 골라 새 초안을 만드십시오.
        </ListEmpty>
      ) : error ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <ListWaiting label="초안을 불러오는 중" />
      )}
    </>
  );
};
