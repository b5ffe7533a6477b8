import { Link } from 'react-router';

/** To the page that removes the answers from this device. */
export const EraseLink = () => (
  <Link className="erase-link" to="/check/erase">
    이 기기에서 지우기
  </Link>
);
