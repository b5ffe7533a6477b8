import { useLocation } from 'react-router';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page.tsx';
import { laterPageAt } from './later-pages.ts';
import NotFound from './not-found.tsx';
import './later.css';

/** A page that isn't built yet: it says so, and links to something that works. */
const LaterPage = () => {
  const { pathname, search } = useLocation();
  const page = laterPageAt(pathname, search);
  if (page === null) return <NotFound />;
  return (
    <Page title={`${page.title} (준비 중)`}>
      <p className="caption">준비 중이에요</p>
      <h1>{page.title}</h1>
      <p className="lead">{page.lead}</p>
      <h2 className="later-heading">이런 내용이 들어가요</h2>
      <ul className="later-holds">
        {page.holds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="card card-sand later-meanwhile">
        <p>{page.meanwhile.text}</p>
        <ButtonLink to={page.meanwhile.to}>{page.meanwhile.action}</ButtonLink>
      </div>
    </Page>
  );
};

export default LaterPage;
