import { Link } from 'react-router';
import { queryTextOf, type Search, withoutFilters } from '../../../shared/search/search-state.ts';
import { Begin } from '../begin.tsx';
import { chosenOf } from '../filters/chosen-filters.tsx';

/** Nothing was found: what can be changed, each as a link to the changed search. */
export const NoHits = ({ search }: { search: Search }) => {
  const chosen = chosenOf(search);
  return (
    <>
      <section className="card card-sand no-hits" aria-labelledby="no-hits-title">
        <h2 id="no-hits-title">이렇게 바꿔 보세요</h2>
        <ul>
          {chosen.map(({ words, without }) => (
            <li className="no-hits-way" key={words}>
              <Link to={`/search${queryTextOf(without)}`}>‘{words}’ 조건을 빼고 찾기</Link>
            </li>
          ))}
          {chosen.length > 1 && (
            <li className="no-hits-way">
              <Link to={`/search${queryTextOf(withoutFilters(search))}`}>조건을 모두 빼고 찾기</Link>
            </li>
          )}
          {search.q !== '' && (
            <>
              <li className="no-hits-way">
                낱말을 하나 줄이거나, 더 흔한 말로 바꿔 보세요. ‘짤렸어요’보다 ‘해고’가 많이 나와요.
              </li>
              {/"/.test(search.q) && (
                <li className="no-hits-way">
                  <Link to={`/search${queryTextOf({ ...search, q: search.q.replaceAll('"', ' ').trim() })}`}>
                    큰따옴표를 빼고 찾기
                  </Link>
                </li>
              )}
              <li className="no-hits-way">사건번호라면 연도와 글자가 맞는지 확인해 보세요. 예: 2011다42324</li>
            </>
          )}
        </ul>
      </section>
      <Begin />
    </>
  );
};
