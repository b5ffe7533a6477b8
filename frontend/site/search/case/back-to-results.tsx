import { Link, useNavigate } from 'react-router';
import { useWayHere } from './case-address.ts';

/**
 * "Back" uses the history if the person came from the results or from an advice, so that they are as they were left; else it
 * links to the same query.
 */
export const BackToResults = ({ q }: { q: string }) => {
  const navigate = useNavigate();
  const { from } = useWayHere();
  const back = from !== null && /^\/(?:search(\?|$)|advices\/)/.test(from) ? from : null;
  const isFromAdvice = back?.startsWith('/advices/') ?? false;
  return (
    <Link
      className="back-link case-back no-print"
      to={back ?? (q === '' ? '/search' : `/search?q=${encodeURIComponent(q)}`)}
      onClick={(event) => {
        if (back === null || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      {isFromAdvice ? '자문으로' : back !== null || q !== '' ? '검색 결과로' : '판례 검색으로'}
    </Link>
  );
};
