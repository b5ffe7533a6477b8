import { giveAnswers } from '../../shared/client/prefilled.ts';
import { setFooterShown } from '../shell/footer/footer-shown.ts';
import { loadSiteInfo } from '../shell/site-info.ts';

/** So long, in milliseconds, what the page came with is as good as what would be asked now. */
const fresh = 60_000;

/**
 * Takes what the server rendered this page with. Answers whether the page in the HTML is the one of this address: the server leaves out
 * of the address what doesn't belong to the page, such as the mark of an advertisement, and then the page is drawn over it.
 */
export const takeRendered = (): boolean => {
  const data = document.getElementById('page-data');
  if (data === null) return false;
  const { at, answers } = JSON.parse(data.textContent);
  giveAnswers({ get: (address) => (performance.now() < fresh ? answers[address] : undefined) });
  void loadSiteInfo();
  setFooterShown(true);
  return at === location.pathname + location.search;
};
