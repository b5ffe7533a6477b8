import { ButtonLink } from '../forms/button.tsx';
import { Page } from '../shell/page.tsx';

const Services = () => (
  <Page title="서비스 소개">
    <h1>서비스 소개</h1>
    <ButtonLink to="/check">자가진단 시작하기</ButtonLink>
  </Page>
);

export default Services;
