import type { ExportOut } from '@nomucheck/domain/people/contract/own-data.ts';
import { useState } from 'react';
import { callApi } from '../../shared/client/api-client.ts';
import { koreanToday } from '../../shared/formats.ts';
import { useFile } from '../downloads/use-file.tsx';
import { Button, ButtonLink } from '../forms/button.tsx';
import { ActionNotice, type ActionResult } from '../shell/action-notice.tsx';
import { RequireSignIn } from '../shell/gates/require-sign-in.tsx';
import { Page } from '../shell/page/page.tsx';
import '../shell/page/own-pages.css';

/** `/more/export`: all data about the person, as a file. */
const ExportPage = () => (
  <RequireSignIn>
    <Export />
  </RequireSignIn>
);

export default ExportPage;

const Export = () => {
  const [busy, setBusy] = useState(false);
  const file = useFile();
  const [result, setResult] = useState<ActionResult | null>(null);

  const download = async () => {
    if (busy) return;
    setBusy(true);
    const answer = await callApi<ExportOut>({ url: '/api/user/export' });
    setBusy(false);
    if (!answer.ok) return setResult({ tone: 'error', text: answer.message });
    const { ok: _ok, stale: _stale, ...held } = answer;
    setResult(null);
    const content = new Blob([JSON.stringify(held, null, 2)], { type: 'application/json;charset=utf-8' });
    file.give(content, `nomucheck-${koreanToday()}.json`);
  };

  return (
    <Page title="내 자료 내려받기" width="form">
      <h1>내 자료 내려받기</h1>
      <p>노무체크가 나에 대해 가지고 있는 모든 것을 파일(JSON) 하나로 드려요.</p>
      <ul>
        <li>계정 정보, 동의한 내용과 바뀐 기록</li>
        <li>로그인한 기기와 시각</li>
        <li>진단마다 답한 내용과 결과</li>
        <li>노무체크 담당자가 내 정보를 열어 본 기록</li>
        <li>보내 드린 메시지의 기록. 인증번호는 들어 있지 않아요.</li>
      </ul>
      <p>결제한 전체 결과도 들어 있어요. 내려받으면 열어 본 것이 되어서, 그 결제는 더는 청약철회할 수 없어요.</p>
      <p>파일에는 개인정보가 그대로 들어 있어요. 여럿이 쓰는 기기라면 다른 곳에서 내려받아 주세요.</p>
      {result && <ActionNotice result={result} />}
      {file.ways}
      <div className="actions">
        <Button busy={busy} busyLabel="모으고 있어요" onClick={() => void download()}>
          내려받기
        </Button>
        <ButtonLink to="/more/editProfile" kind="secondary">
          내 정보로 돌아가기
        </ButtonLink>
      </div>
    </Page>
  );
};
