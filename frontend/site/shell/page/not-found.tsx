import { ButtonLink } from '../../forms/button.tsx';
import { noteAbsent } from './absent.ts';
import { Page } from './page.tsx';

const NotFound = () => {
  noteAbsent();
  return (
    <Page title="찾을 수 없는 페이지" width="form">
      <p className="caption">404</p>
      <h1>찾으시는 페이지가 없어요</h1>
      <p>주소가 바뀌었거나 잘못 입력되었을 수 있어요. 저장된 진단 답변은 그대로 있으니 걱정하지 마세요.</p>
      <div className="actions">
        <ButtonLink to="/">처음으로</ButtonLink>
        <ButtonLink to="/check" kind="secondary">
          자가진단 하기
        </ButtonLink>
      </div>
    </Page>
  );
};

export default NotFound;
