import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page.tsx';
import { resultPath } from '../form/question-url.ts';
import { wording } from '../wording.ts';

/** Payment isn't here yet: says so, says what it will open, and leads back. */
const OrderInfoPage = () => {
  const [search] = useSearchParams();
  const checkId = search.get('checkId');
  return (
    <Page title="전체 결과 보기" width="form">
      <p className="caption">준비 중이에요</p>
      <h1>전체 결과는 곧 열어요</h1>
      <p>지금은 아직 결제할 수 없어요. 준비되면 이 자리에서 값과 환불 기준을 먼저 보고 정할 수 있어요.</p>
      <h2>전체 결과에는 이런 내용이 있어요</h2>
      <ul>
        {wording.result.locked.adds.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Notice title="지금 볼 수 있는 것">
        <p>승소 가능성과 그 범위, 다툴 수 있는 길과 기한, 다음에 할 일은 지금도 볼 수 있어요.</p>
      </Notice>
      <ButtonLink to={checkId === null ? '/more/checkList' : resultPath(checkId)}>결과로 돌아가기</ButtonLink>
    </Page>
  );
};

export default OrderInfoPage;
