import { sectionNames } from '@nomucheck/domain/rulesets/section-names.ts';
import { Link } from 'react-router';
import { Button } from '../forms/button.tsx';
import { GroundDrawing } from './filters/ground-drawing.tsx';
import { forgetSearch, forgetSearches, useRecentSearches } from './query/recent-searches.ts';
import './begin.css';

/** Before the first search: recent searches of this device, and the grounds as suggestions. */
export const Begin = () => (
  <>
    <RecentSearches />
    <section aria-labelledby="grounds-title">
      <h2 id="grounds-title">사유로 둘러보기</h2>
      <p className="soft">회사가 말한 이유나 내 상황에 가까운 것을 눌러 보세요.</p>
      <ul className="search-grounds">
        {sectionNames.map(({ id, name, said }) => (
          <li key={id}>
            <Link className="ground-link" to={`/search?sections=${id}`}>
              <GroundDrawing section={id} />
              <span>
                {name}
                <span className="ground-said">{said}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  </>
);

const RecentSearches = () => {
  const recent = useRecentSearches();
  if (recent.length === 0) return null;
  return (
    <section className="search-recent" aria-labelledby="recent-title">
      <div className="search-recent-head">
        <h2 id="recent-title">최근에 찾은 말</h2>
        <Button kind="quiet" onClick={forgetSearches}>
          모두 지우기
        </Button>
      </div>
      <p className="soft">이 기기에만 남아 있고, 로그아웃하면 지워져요.</p>
      <ul>
        {recent.map((words) => (
          <li key={words}>
            <Link className="recent-again" to={`/search?q=${encodeURIComponent(words)}`}>
              {words}
            </Link>
            <button
              type="button"
              className="recent-forget"
              aria-label={`‘${words}’ 지우기`}
              onClick={() => forgetSearch(words)}
            >
              <svg viewBox="0 0 20 20" width="1rem" height="1rem" aria-hidden="true">
                <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
              </svg>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
