import { Link } from 'react-router';

const ways = [
  { typed: '수습 본채용 거절', means: '낱말이 모두 나오는 사건. 띄어쓰기와 조사는 달라도 찾아요.' },
  { typed: '"정당한 이유"', means: '큰따옴표 안의 말이 그대로 나오는 사건' },
  { typed: '해고 -공무원', means: '빼기표를 붙인 낱말이 나오지 않는 사건' },
  { typed: '2011다42324', means: '사건번호. 사이에 줄표나 빈칸이 있어도 찾아요.' },
  { typed: '근로기준법 27조', means: '그 조문을 다룬 사건' },
] as const;

/** The syntax of queries, each with an example that works. */
export const QueryHelp = ({ isOpen = false }: { isOpen?: boolean }) => (
  <details className="search-help no-print" open={isOpen}>
    <summary id="q-hint">이렇게 찾을 수 있어요</summary>
    <dl>
      {ways.map(({ typed, means }) => (
        <div key={typed}>
          <dt>
            <Link to={`/search?q=${encodeURIComponent(typed)}`}>{typed}</Link>
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  </details>
);
