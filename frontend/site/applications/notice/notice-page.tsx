import type { ApplicationOut } from '@nomucheck/domain/applications/contract.ts';
import { asText } from '@nomucheck/domain/applications/document/document.ts';
import { dismissalNotice } from '@nomucheck/domain/applications/outlines/dismissal-notice.ts';
import { beforeNotice, whyNoNotice } from '@nomucheck/domain/checks/next-steps.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { useFile } from '../../downloads/use-file.tsx';
import { Button, ButtonLink } from '../../forms/button.tsx';
import { RequireSignIn } from '../../shell/gates/require-sign-in.tsx';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { fetchApplication, fetchNotice } from '../application-api.ts';
import { NoticePaper } from './notice-paper.tsx';
import './notice.css';

/** `/check/notice/{id}`: the draft of a notice of dismissal that follows from a company's finished check. */
const NoticePage = () => {
  const { id = '' } = useParams();
  return (
    <RequireSignIn>
      <LoadedNotice key={id} id={id} />
    </RequireSignIn>
  );
};

export default NoticePage;

const title = '해고 통지서 초안';

const LoadedNotice = ({ id }: { id: string }) => {
  const [loading, set] = useLoaded<ApplicationOut>(() => fetchApplication(id), id);
  if (loading.state === 'loading') return <PageLoading label="초안을 불러오고 있어요" />;
  if (loading.state === 'failed')
    return isAbsent(loading.code) ? <NotThere /> : <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  return <Notice id={id} basis={loading.value.basis} />;
};

/** Of another person, not finished, or an id that is none. */
const isAbsent = (code: string): boolean =>
  code === 'not_found' || code === 'check_fetch_failed' || code === 'invalid_request' || code === 'survey_empty';

const NotThere = () => (
  <Page title="초안을 찾을 수 없어요" width="form">
    <h1>초안을 찾을 수 없어요</h1>
    <p>해고 통지서 초안은 회사로 끝낸 진단에서 볼 수 있어요. 내 진단은 진단 내역에 모여 있어요.</p>
    <div className="actions">
      <ButtonLink to="/more/checkList">진단 내역 보기</ButtonLink>
    </div>
  </Page>
);

type NoticeProps = { readonly id: string; readonly basis: ApplicationOut['basis'] };

/** Tests render it without a server. */
export const Notice = ({ id, basis }: NoticeProps) => {
  const today = koreanToday();
  const answers = new Map(basis.answers.map(({ key, value }) => [key, value] as const));
  const why = whyNoNotice({ answers, result: basis, today });
  const back = (
    <ButtonLink to={`/check/result/${encodeURIComponent(id)}`} kind="secondary">
      진단 결과로 돌아가기
    </ButtonLink>
  );
  if (why !== null)
    return (
      <Page title={title} width="form">
        <h1>이 진단으로는 해고 통지서를 쓰지 않아요</h1>
        <p>{why}</p>
        <div className="actions">{back}</div>
      </Page>
    );
  const document = dismissalNotice(basis, today);
  return (
    <Page title={title} className="notice-page">
      <div className="no-print">
        <h1>{title}</h1>
        <p className="lead">
          답하신 날짜를 옮기고, 회사만 아는 것은 줄로 비워 두었어요. PDF로 받아 손으로 채우거나, 글로 복사해 이어서
          쓰세요.
        </p>
        <h2>쓰기 전에</h2>
        <ul>
          {beforeNotice(answers, today).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <NoticePaper document={document} />
      <TakeNotice id={id} title={document.title} text={asText(document)} />
      <div className="actions">{back}</div>
    </Page>
  );
};

type TakeNoticeProps = { readonly id: string; readonly title: string; readonly text: string };

/** The draft as a PDF, as text, or on paper. */
const TakeNotice = ({ id, title: name, text }: TakeNoticeProps) => {
  const [said, setSaid] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const file = useFile();
  const download = async () => {
    setBusy(true);
    const answer = await fetchNotice(id);
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    if (answer.ok) file.give(answer.file, `${name.replaceAll(' ', '-')}.pdf`);
  };
  const copy = () => {
    // Absent where the page isn't served securely.
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
    write.then(
      () => setSaid('글을 복사했어요. 문서 프로그램에 붙여 넣어 이어서 쓰세요.'),
      () => setSaid('복사하지 못했어요. 위의 글을 직접 선택해 복사해 주세요.'),
    );
  };
  return (
    <div className="no-print">
      <div className="actions">
        <Button busy={isBusy} busyLabel="PDF를 만들고 있어요" onClick={() => void download()}>
          PDF로 받기
        </Button>
        <Button kind="secondary" onClick={copy}>
          글로 복사하기
        </Button>
        <Button kind="secondary" onClick={() => window.print()}>
          인쇄하기
        </Button>
      </div>
      {failure !== null && <p role="alert">{failure}</p>}
      <p role="status">{said}</p>
      {file.ways}
    </div>
  );
};
