import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { koreanDate, koreanToday } from '../../shared/formats.ts';
import { LoadFailed } from '../checks/load-failed.tsx';
import { Notice } from '../forms/notice.tsx';
import NotFound from '../home/not-found.tsx';
import { Page } from '../shell/page.tsx';
import { PageLoading } from '../shell/page-loading.tsx';
import { type PolicyAt, policyAt } from './policies.ts';
import type { PolicyDocument } from './policy-document.ts';
import { PolicyText } from './policy-text.tsx';
import './policy.css';

/** `/policy/:policy`: a text that people agree to, in the version of the address. */
const PolicyPage = () => {
  const { policy = '' } = useParams();
  const [params] = useSearchParams();
  const at = policyAt(policy, params.get('version'), koreanToday());
  if (at === null) return <NotFound />;
  return <LoadedPolicy key={`${at.kind} ${at.version}`} at={at} slug={policy} />;
};

export default PolicyPage;

const LoadedPolicy = ({ at, slug }: { at: PolicyAt; slug: string }) => {
  const [document, setDocument] = useState<PolicyDocument | 'failed' | null>(null);
  useEffect(() => {
    if (document === null) {
      at.load().then(
        (loaded) => setDocument(loaded.default),
        () => setDocument('failed'),
      );
    }
  }, [at, document]);
  if (document === null) return <PageLoading label="내용을 불러오고 있어요" />;
  if (document === 'failed') {
    return <LoadFailed message="내용을 불러오지 못했어요." onRetry={() => setDocument(null)} />;
  }
  return (
    <Page title={document.title} className="policy">
      <p className="caption">{koreanDate(at.from)}부터의 내용</p>
      <h1>{document.title}</h1>
      <Standing at={at} slug={slug} />
      <PolicyText document={document} />
      <OtherVersions at={at} slug={slug} />
    </Page>
  );
};

/** What the text is today, if it isn't simply the one in force; and what it will be, if a change was announced. */
const Standing = ({ at: { state, from, next }, slug }: { at: PolicyAt; slug: string }) => {
  const now = <Link to={`/policy/${slug}`}>지금 내용 보기</Link>;
  if (state === 'past')
    return (
      <Notice tone="warning" title="앞선 내용이에요">
        <p>지금은 다른 내용이 쓰이고 있어요. {now}</p>
      </Notice>
    );
  if (state === 'announced')
    return (
      <Notice tone="warning" title="아직 시행하지 않은 내용이에요">
        <p>
          {koreanDate(from)}부터 쓰여요. 그때까지는 앞선 내용이 그대로 쓰여요. {now}
        </p>
      </Notice>
    );
  return next === null ? null : (
    <Notice title={`${koreanDate(next.from)}부터 내용이 바뀌어요`}>
      <p>
        {koreanDate(next.version)}에 미리 알려 드렸어요.{' '}
        <Link to={`/policy/${slug}?version=${next.version}`}>바뀔 내용 보기</Link>
      </p>
    </Notice>
  );
};

const OtherVersions = ({ at, slug }: { at: PolicyAt; slug: string }) => (
  <section className="policy-versions">
    <h2>바뀐 기록</h2>
    {at.versions.length === 1 ? (
      <p className="soft">처음으로 쓰는 내용이에요. 바뀌면 앞선 내용을 여기에서 볼 수 있어요.</p>
    ) : (
      <ul>
        {at.versions.map(({ version, from }) => (
          <li key={version}>
            {version === at.version ? (
              <strong>{koreanDate(from)}부터의 내용 (지금 보는 것)</strong>
            ) : (
              <Link to={`/policy/${slug}?version=${version}`}>{koreanDate(from)}부터의 내용</Link>
            )}
          </li>
        ))}
      </ul>
    )}
  </section>
);
