import { useState } from 'react';
import { callForFile } from '../../../shared/client/api-client.ts';
import { saveFile } from '../../../shared/device/save-file.ts';
import { koreanClock, koreanDateWithDay } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { calendarUrl } from '../consultation-api.ts';

type AgreedTimeProps = { readonly id: string; readonly at: string; readonly byPhone: boolean };

/** The agreed time, and its file for the calendar. */
export const AgreedTime = ({ id, at, byPhone }: AgreedTimeProps) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    const answer = await callForFile({ url: calendarUrl(id) });
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    if (answer.ok) saveFile(answer.file, '노무체크-상담.ics');
  };
  return (
    <section className="card card-sand consult-part" aria-labelledby="agreed-title">
      <h2 id="agreed-title">상담 시간</h2>
      <p className="consult-when">
        <time dateTime={at}>
          {koreanDateWithDay(at)} {koreanClock(at)}
        </time>
      </p>
      <p>{byPhone ? '적어 주신 번호로 전화드려요.' : '만나는 방법은 아래의 글로 알려 드려요.'}</p>
      <Button kind="secondary" busy={busy} busyLabel="파일을 만들고 있어요" onClick={() => void download()}>
        캘린더에 넣기 (.ics)
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </section>
  );
};
