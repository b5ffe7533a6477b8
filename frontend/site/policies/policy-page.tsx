import type { PolicyOut } from '@nomucheck/domain/policies/contract.ts';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useAsked } from '../../shared/client/asked.ts';
import { koreanDate } from '../../shared/formats.ts';
import { Notice } from '../forms/notice.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import NotFound from '../shell/page/not-found.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { PolicyChanges } from './policy-changes.tsx';
import { PolicyText } from './policy-text.tsx';
import './policy.css';

/** `/policy/…`: a text that people agree to, in force or in the version of the address; with `against`, what changed since that one. */
const PolicyPage = () => {
  const slug = useLocation().pathname.replace(/^\/policy\/|\/$/g, '');
  const [params] = useSearchParams();
  const name = slug === 'terms' ? 'service' : slug;
  const version = params.get('version') ?? undefined;
  const against = params.get('against') ?? undefined;
  return <AskedPolicy key={[name, version, against].join()} name={name} version={version} against={against} />;
};

export default PolicyPage;

type Asked = { name: string; version: string | undefined; against: string | undefined };

const AskedPolicy = ({ name, version, against }: Asked) => {
  const [loading, set] = useAsked<PolicyOut>({ url: `/api/policies/${name}`, params: { version, against } });
  if (loading.state === 'loading') return <PageLoading label="내용을 불러오고 있어요" />;
  if (loading.state === 'ready') return <ShownPolicy policy={loading.value} />;
  if (loading.code === 'not_found') return <NotFound />;
  return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
};

const ShownPolicy = ({ policy }: { policy: PolicyOut }) => (
  <Page title={policy.document.title} className="policy">
    <p className="caption">{koreanDate(policy.from)}부터의 내용</p>
    <h1>{policy.document.title}</h1>
    <Standing policy={policy} />
    {policy.changes !== null && policy.against !== null && (
      <>
        <PolicyChanges changes={policy.changes} from={policy.against.from} to={policy.from} />
        <h2>전체 내용</h2>
      </>
    )}
    <PolicyText document={policy.document} />
    <OtherVersions policy={policy} />
  </Page>
);

/** What the text is today, if it isn't simply the one in force; and what it will be, if a change was announced. */
const Standing = ({ policy: { name, state, from, why, coming, version } }: { policy: PolicyOut }) => {
  const now = <Link to={`/policy/${name}`}>지금 내용 보기</Link>;
  if (state === 'past')
    return (
      <Notice tone="warning" title="앞선 내용이에요">
        <p>지금은 다른 내용이 쓰이고 있어요. {now}</p>
      </Notice>
    );
  if (state === 'coming')
    return (
      <Notice tone="warning" title="아직 시행하지 않은 내용이에요">
        <p>
          {koreanDate(from)}부터 쓰여요. 그때까지는 앞선 내용이 그대로 쓰여요. {now}
        </p>
        <p>바꾸는 까닭: {why}</p>
      </Notice>
    );
  return coming === null ? null : (
    <Notice title={`${koreanDate(coming.from)}부터 내용이 바뀌어요`}>
      <p>바꾸는 까닭: {coming.why}</p>
      <p>
        {koreanDate(coming.announcedOn)}에 미리 알려 드렸어요.{' '}
        <Link to={`/policy/${name}?version=${coming.version}&against=${version}`}>바뀔 내용을 나란히 보기</Link>
      </p>
    </Notice>
  );
};

const OtherVersions = ({ policy: { name, version: shown, versions } }: { policy: PolicyOut }) => (
  <section className="policy-versions">
    <h2>바뀐 기록</h2>
    {versions.length === 1 ? (
      <p className="soft">처음으로 쓰는 내용이에요. 바뀌면 앞선 내용을 여기에서 볼 수 있어요.</p>
    ) : (
      <ul>
        {versions.map(({ version, from, why }, at) => {
          const before = versions[at + 1];
          const day = koreanDate(from);
          return (
            <li key={version}>
              {version === shown ? (
                <strong>{day}부터의 내용 (지금 보는 것)</strong>
              ) : (
                <Link to={`/policy/${name}?version=${version}`}>{day}부터의 내용</Link>
              )}
              {before && (
                <>
                  {' · '}
                  <Link to={`/policy/${name}?version=${version}&against=${before.version}`}>
                    바뀐 곳 보기<span className="visually-hidden">: {day}부터의 내용</span>
                  </Link>
                </>
              )}
              <br />
              <span className="soft">{why}</span>
            </li>
          );
        })}
      </ul>
    )}
  </section>
);
