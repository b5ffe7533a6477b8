import { Link, useSearchParams } from 'react-router';
import { loadSession, useSession } from '../../../shared/client/session.ts';
import { Button } from '../../forms/button.tsx';
import { Notice } from '../../forms/notice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { AskForm } from './ask-form.tsx';
import '../../checks/check.css';
import '../advice.css';

/** `/advices`: what the advice is, and the form to ask. `?check=<id>`: about this check. */
const AskPage = () => {
  const session = useSession();
  const [params] = useSearchParams();
  const check = params.get('check');
  const person = session.user?.id ?? null;
  return (
    <Page title="AI 노무자문" className="advice-page">
      <h1>AI 노무자문</h1>
      <p className="lead">
        내 사건을 물으면 판정례와 조문을 찾아 바로 답해 드려요. 원하면 노무사 두 명이 차례로 고치고 확인해요.
      </p>
      {person !== null && <OwnLinks />}
      <HowItGoes />
      {session.status === 'unreachable' && <Unreachable />}
      {session.status !== 'unreachable' && session.status !== 'loading' && (
        <AskForm key={`${person} ${check}`} person={person} wantedCheck={check} />
      )}
    </Page>
  );
};

export default AskPage;

const OwnLinks = () => (
  <p className="advice-links">
    <Link to="/advices/list" className="link-alone">
      내 질문 보기
    </Link>
    <Link to="/advices/usage" className="link-alone">
      이번 달 이용량
    </Link>
  </p>
);

const HowItGoes = () => (
  <ol className="advice-how">
    <li>
      <strong>바로 답을 받아요.</strong> 컴퓨터가 판정례와 조문을 찾아 답을 쓰고, 확인하지 못한 내용은 빼요. 이때의
      답에는 <span className="unreviewed">노무사 검토 전 자동 생성</span> 표시가 있어요.
    </li>
    <li>
      <strong>더 묻고 이어 가요.</strong> 이해가 안 되는 곳이나 빠진 사정을 이어서 물을 수 있어요.
    </li>
    <li>
      <strong>노무사 두 명이 검토해요.</strong> 검토를 요청하면 서로 다른 노무사가 차례로 고치고 확인해, 이름과
      등록번호, 각자 읽은 글이 무엇인지를 적은 자문으로 드려요.
    </li>
  </ol>
);

const Unreachable = () => (
  <Notice tone="warning" title="서버에 연결하지 못했어요" role="alert">
    <p>적어 두신 질문은 이 기기에 그대로 있어요. 연결되면 이어서 쓸 수 있어요.</p>
    <Button kind="secondary" onClick={() => void loadSession()}>
      다시 연결하기
    </Button>
  </Notice>
);
