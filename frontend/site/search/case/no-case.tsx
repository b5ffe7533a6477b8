import { useLocation } from 'react-router';
import type { ApiFailure } from '../../../shared/client/api-client.ts';
import { emptySearch } from '../../../shared/search/search-state.ts';
import { ButtonLink } from '../../forms/button.tsx';
import { withReturn } from '../../shell/internal-path.ts';
import { Page } from '../../shell/page/page.tsx';
import { SearchFailed } from '../search-failed.tsx';
import { SearchOffer } from '../search-offer.tsx';

/** The case can't be shown, and its published facts neither. */
export const NoCase = ({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) => {
  if (failure.status === 401 || failure.status === 402) {
    return (
      <Page title="판례 검색" width="wide" className="search-page">
        <h1>판례 검색</h1>
        <SearchOffer search={emptySearch} failure={failure} />
      </Page>
    );
  }
  if (failure.status === 404 || failure.status === 400) return <Absent />;
  return (
    <Page title="불러오지 못했어요" width="form">
      <h1>판례를 불러오지 못했어요</h1>
      <SearchFailed failure={failure} onRetry={onRetry} />
    </Page>
  );
};

/** `mayBeClosed`: there may be a case here for who signs in, because not every case is published. */
export const Absent = ({ mayBeClosed = false }: { mayBeClosed?: boolean }) => {
  const { pathname, search } = useLocation();
  return (
    <Page title="판례를 찾을 수 없어요" width="form">
      <h1>찾으시는 판례가 없어요</h1>
      <p>주소가 잘못 적혔거나, 잘못된 자료라서 저희가 내린 사건일 수 있어요.</p>
      <p>사건번호를 알고 계시면 그 번호로 다시 찾아보세요. 예: 2011다42324</p>
      {mayBeClosed && <p>로그인해야 볼 수 있는 사건도 있어요. 이용 권한이 있으시면 로그인해 주세요.</p>}
      <div className="actions">
        <ButtonLink to="/search">판례 검색으로</ButtonLink>
        {mayBeClosed && (
          <ButtonLink to={withReturn('/user/login', pathname + search)} kind="secondary">
            로그인하고 이어서 보기
          </ButtonLink>
        )}
      </div>
    </Page>
  );
};
