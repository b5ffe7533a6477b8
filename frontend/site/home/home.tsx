import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page.tsx';

export const Home = () => (
  <Page title="부당해고 자가진단">
    <h1>해고, 다툴 수 있는지 먼저 확인해 보세요</h1>
    <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
  </Page>
);
