import { useState } from 'react';
import { callForFile } from '../../../shared/client/api-client.ts';
import { useFile } from '../../downloads/use-file.tsx';
import { Button } from '../../forms/button.tsx';
import { pdfUrl } from '../advice-api.ts';

/** The published advice as a file to keep and to hand on. */
export const AdvicePdf = ({ adviceId }: { adviceId: string }) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const file = useFile();
  const download = async () => {
    setBusy(true);
    const answer = await callForFile({ url: pdfUrl(adviceId) });
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    if (answer.ok) file.give(answer.file, '노무체크-자문.pdf');
  };
  return (
    <>
      <Button busy={busy} busyLabel="PDF를 만들고 있어요" onClick={() => void download()}>
        PDF로 받기
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
      {file.ways}
    </>
  );
};
