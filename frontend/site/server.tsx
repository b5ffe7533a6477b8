import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { type ApiAnswer, answerIn } from '../shared/client/api-client.ts';
import { type GivenAnswers, giveAnswers } from '../shared/client/prefilled.ts';
import { loadPageAt, SiteRoutes } from './router.tsx';
import { setFooterShown } from './shell/footer/footer-shown.ts';
import { takeAbsent } from './shell/page/absent.ts';
import { loadSiteInfo, siteInfoAddress } from './shell/site-info.ts';

export { renderedPages as pages } from './rendered/rendered-pages.ts';

/** What the API answered, as pages take it. */
export const answerOf = (response: Response): Promise<ApiAnswer<object>> => answerIn(response, 'rendering', null);

export type Drawn = {
  readonly html: string;
  /** The addresses of the API at which the page has asked for something. */
  readonly asked: readonly string[];
  /** The page says that there is nothing at this address. */
  readonly isAbsent: boolean;
};

/** Loads the code of the page at an address: before it is drawn. */
export const load = (at: string): Promise<void> => loadPageAt(pathnameOf(at));

const pathnameOf = (at: string): string => new URL(at, 'http://site.invalid').pathname;

/**
 * Draws the page of an address as somebody sees it who isn't signed in. What it asks for is taken from the answers; where one is missing,
 * the page is drawn as it is while that loads, and `asked` names it. Nothing is waited for, so that the values which belong to the whole
 * page are those of this one until it is drawn.
 */
export const draw = (at: string, answers: GivenAnswers): Drawn => {
  const asked = new Set([siteInfoAddress]);
  giveAnswers({
    get: (address) => {
      asked.add(address);
      return answers.get(address);
    },
  });
  takeAbsent();
  if (answers.get(siteInfoAddress)) void loadSiteInfo();
  // The page itself says so only once it stands in the browser.
  setFooterShown(true);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={at}>
        <SiteRoutes />
      </StaticRouter>
    </StrictMode>,
  );
  return { html, asked: [...asked], isAbsent: takeAbsent() };
};
