import type { SharedResultOut } from '@nomucheck/domain/sharing/contract.ts';
import { useParams } from 'react-router';
import { ask } from '../../shared/client/ask.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { ShareLoadFailed } from './share-load-failed.tsx';
import { SharedResult } from './shared-result.tsx';
import { sharedWords as words } from './wording.ts';

const fetchShared = (token: string) => ask<SharedResultOut>({ url: `/api/check/shared/${encodeURIComponent(token)}` });

/** `/share/{token}`: what a link shows of a result. It needs no account, and nothing here is personal. */
const SharePage = () => {
  const { token = '' } = useParams();
  const [loading, set] = useLoaded<SharedResultOut>(() => fetchShared(token), token);
  if (loading.state === 'loading') return <PageLoading label="결과를 불러오고 있어요" />;
  if (loading.state === 'failed') {
    if (loading.code === 'share_ended') return <Ended />;
    return <ShareLoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  return <SharedResult result={loading.value} />;
};

export default SharePage;

const Ended = () => (
  <Page title={words.ended.title} width="form">
    <h1>{words.ended.title}</h1>
    <p>{words.ended.text}</p>
    <ButtonLink to="/" kind="secondary">
      {words.aboutUs}
    </ButtonLink>
  </Page>
);
