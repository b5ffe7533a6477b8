import { useLocation } from 'react-router';
import type { ApiFailure } from '../../shared/client/api-client.ts';
import { useSession } from '../../shared/client/session.ts';
import { count } from '../../shared/formats.ts';
import { decidedOnText } from '../../shared/search/case-words.ts';
import { isEmptySearch, type Search } from '../../shared/search/search-state.ts';
import { ButtonLink } from '../forms/button.tsx';
import { withReturn } from '../shell/internal-path.ts';
import { exampleCase } from './example-case.ts';
import { OutcomeMark } from './found/outcome-mark.tsx';

const holds = [
  '판정례와 판례의 요지와 결론, 찾은 말이 나오는 곳 표시',
  '결과, 사유, 기관, 연도로 좁혀 보기',
  '서로 인용한 사건과 비슷한 사건',
];

/** Where else the same decisions are published. */
const elsewhere = [
  { name: '중앙노동위원회 판정·결정 요지', url: 'https://www.nlrc.go.kr/' },
  { name: '국가법령정보센터 판례', url: 'https://www.law.go.kr/' },
  { name: '대법원 종합법률정보', url: 'https://glaw.scourt.go.kr/' },
];

type Offer = { readonly found: number; readonly searchable: number };

/** The refusal contains how many cases there are, and how many of them this search would find. */
export const offerIn = ({ body: { offer } }: Pick<ApiFailure, 'body'>): Offer | null => {
  if (typeof offer !== 'object' || offer === null || !('found' in offer) || !('searchable' in offer)) return null;
  const { found, searchable } = offer;
  return typeof found === 'number' && typeof searchable === 'number' ? { found, searchable } : null;
};

const headlineOf = (offer: Offer | null, isEverything: boolean): string => {
  if (offer === null) return '판례를 보려면 이용 권한이 필요해요';
  if (isEverything) return `지금 찾아볼 수 있는 판례가 ${count(offer.searchable)}건 있어요`;
  return offer.found === 0
    ? '찾으신 조건에 맞는 판례는 아직 없어요'
    : `찾으신 조건에 맞는 판례가 ${count(offer.found)}건 있어요`;
};

type SearchOfferProps = {
  search: Search;
  /** null: nothing was asked for somebody who isn't signed in. */
  failure: ApiFailure | null;
  /** In place of how many cases there are. */
  headline?: string;
};

/** For a person who may not search: what the search offers, how to get access, and what can be done until then. */
export const SearchOffer = ({ search, failure, headline: ownHeadline }: SearchOfferProps) => {
  const { pathname, search: query } = useLocation();
  const session = useSession();
  const offer = failure && offerIn(failure);
  const here = pathname + query;
  const headline = ownHeadline ?? headlineOf(offer, isEmptySearch(search));
  return (
    <div className="search-offer">
      <h2>{headline}</h2>
      <p className="visually-hidden" role="status">
        {headline}
      </p>
      {offer !== null && !isEmptySearch(search) && (
        <p>
          모두 {count(offer.searchable)}건 가운데에서 찾았어요.
          {offer.found === 0 && ' 더 짧은 말이나 다른 말로 찾아보세요.'}
        </p>
      )}
      <p>
        판례 검색은 자가진단의 전체 결과를 결제한 때부터 24시간 동안, 그리고 노무체크와 함께 일하는 분들이 이용할 수
        있어요.
      </p>
      {session.status !== 'signed_in' && <p>이미 이용 권한이 있으시면 로그인해 주세요.</p>}
      <div className="actions">
        {session.status !== 'signed_in' && (
          <ButtonLink to={withReturn('/user/login', here)}>로그인하고 이어서 보기</ButtonLink>
        )}
        <ButtonLink to="/check/orderInfo" kind="secondary">
          가격과 환불 보기
        </ButtonLink>
      </div>
      <h2 className="search-offer-heading">이런 것을 볼 수 있어요</h2>
      <ul>
        {holds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="card search-offer-example">
        <p className="caption">예시</p>
        <p className="result-card-top">
          <OutcomeMark outcome={exampleCase.outcome} />
          <span className="soft">{decidedOnText(exampleCase.decidedOn)}</span>
        </p>
        <h3>
          {exampleCase.court} <span className="case-number">{exampleCase.caseNumber}</span>
        </h3>
        <p>{exampleCase.point}</p>
      </div>
      <div className="card card-sand">
        <h2 className="search-offer-heading">지금 할 수 있는 것</h2>
        <p>자가진단을 하면 내 사건과 비슷한 사건들을 바탕으로 승소 가능성을 가늠해 드려요.</p>
        <ButtonLink to="/check" kind="secondary">
          자가진단 하기
        </ButtonLink>
        <p className="search-offer-elsewhere">공개된 결정은 이곳에서도 직접 찾아볼 수 있어요.</p>
        <ul>
          {elsewhere.map(({ name, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {name}
                <span className="visually-hidden"> (새 창)</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
