import { resultPath } from '../checks/form/question-url.ts';
import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page.tsx';

/** Nothing is sold for this check: its result has no figure. */
export const NotForSale = ({ why, checkId }: { why: string; checkId: string }) => (
  <Page title="결제할 것이 없어요" width="form">
    <h1>결제할 것이 없어요</h1>
    <p>{why}</p>
    <ButtonLink to={resultPath(checkId)}>결과 보기</ButtonLink>
  </Page>
);
