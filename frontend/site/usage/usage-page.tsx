import { koreanText } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { SummaryRow, UsageSummary } from '@nomucheck/domain/usage/contract.ts';
import { costInWon } from '@nomucheck/domain/usage/usage-words.ts';
import { Link } from 'react-router';
import { useSession } from '../../shared/client/session.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { count } from '../../shared/formats.ts';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../shell/page/load-failed.tsx';
import { Page } from '../shell/page/page.tsx';
import { PageLoading } from '../shell/page/page-loading.tsx';
import { fetchMonthOfUse, type MonthOfUse } from './usage-api.ts';
import './usage.css';

/** `/advices/usage`: what the person and their companies used of the AI this month, and what is left. */
const UsagePage = () => (
  <RequireSignIn>
    <LoadedUsage />
  </RequireSignIn>
);

export default UsagePage;

const LoadedUsage = () => {
  const { user } = useSession();
  const id = user?.id ?? '';
  const [loading, set] = useLoaded(() => fetchMonthOfUse(id), id);
  if (loading.state === 'loading') return <PageLoading label="이번 달 이용량을 불러오고 있어요" />;
  if (loading.state === 'failed') return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <MonthView month={loading.value} />;
};

const MonthView = ({ month: { personal, companies } }: { readonly month: MonthOfUse }) => (
  <Page title="이번 달 이용량" width="form">
    <h1>이번 달 이용량</h1>
    <p className="lead">
      {koreanText(personal.from)}부터 오늘까지 AI 노무자문을 이용한 양이에요.
      {personal.quota && ` ${koreanText(personal.quota.startsAgainOn)}에 새로 시작해요.`}
    </p>
    <section className="card usage-card" aria-labelledby="usage-own">
      <h2 id="usage-own">내 이름으로</h2>
      <Quota quota={personal.quota} />
      {personal.rows.length === 0 && <p className="soft">이번 달에 아직 물어보지 않았어요.</p>}
    </section>
    {companies.map(({ company, summary }) => (
      <section className="card usage-card" key={company.id} aria-labelledby={`usage-${company.id}`}>
        <h2 id={`usage-${company.id}`}>{company.name}</h2>
        <Quota quota={summary.quota} />
        <Members rows={summary.rows} labelledBy={`usage-${company.id}`} />
      </section>
    ))}
    <Link to="/advices" className="link-alone">
      AI 노무자문으로
    </Link>
  </Page>
);

type Of = 'questions' | 'tokens' | 'costMicroWon';
const names: Readonly<Record<Of, string>> = { questions: '질문', tokens: '토큰', costMicroWon: '비용' };
const words: Readonly<Record<Of, (amount: number) => string>> = {
  questions: (amount) => `${count(amount)}건`,
  tokens: (amount) => `${count(amount)}개`,
  costMicroWon: costInWon,
};
const measures = ['questions', 'tokens', 'costMicroWon'] as const;

/** What is left of each limit; without any limit, how much was asked. */
const Quota = ({ quota }: Pick<UsageSummary, 'quota'>) => {
  if (!quota) return null;
  const limited = measures.filter((of) => quota.limits[of] !== null);
  if (limited.length === 0) return <p>질문 {words.questions(quota.used.questions)} · 한도가 없어요.</p>;
  return (
    <dl className="usage-limits">
      {limited.map((of) => (
        <div key={of}>
          <dt>{names[of]}</dt>
          <dd>
            <span className="usage-left">
              <strong>{words[of](quota.left[of] ?? 0)} 남음</strong>{' '}
              <span className="soft">
                {words[of](quota.limits[of] ?? 0)} 가운데 {words[of](quota.used[of])} 이용
              </span>
            </span>
            <Bar used={quota.used[of]} limit={quota.limits[of] ?? 0} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

/** The same numbers as the words above it. */
const Bar = ({ used, limit }: { readonly used: number; readonly limit: number }) => (
  <svg className="usage-bar" aria-hidden="true" viewBox="0 0 100 8" preserveAspectRatio="none">
    <rect width="100" height="8" className="usage-bar-whole" />
    <rect width={limit === 0 ? 100 : Math.min(100, (used / limit) * 100)} height="8" className="usage-bar-used" />
  </svg>
);

/** Who asked how much in the company's name: members see it of each other. */
const Members = ({ rows, labelledBy }: { readonly rows: readonly SummaryRow[]; readonly labelledBy: string }) => {
  if (rows.length === 0) return <p className="soft">이번 달에 아직 아무도 물어보지 않았어요.</p>;
  return (
    <table className="usage-members" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">이름</th>
          <th scope="col">질문</th>
          <th scope="col">토큰</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, questions, tokens }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{words.questions(questions)}</td>
            <td>{words.tokens(tokens)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
