import { asText, blanksOf, type FiledDocument, sentencesOf } from '@nomucheck/domain/applications/document/document.ts';
import type { DocumentName } from '@nomucheck/domain/applications/standing.ts';
import { useState } from 'react';
import { useFile } from '../downloads/use-file.tsx';
import { Button } from '../forms/button.tsx';
import type { FieldMistake } from '../forms/error-summary.tsx';
import { fetchPdf } from './application-api.ts';

type TakeAwayProps = {
  checkId: string;
  name: DocumentName;
  document: FiledDocument;
  /** Fields whose content can't be taken into the document. */
  wrong: readonly FieldMistake[];
  /** Saves what is typed; false where it could not. */
  flush: () => Promise<boolean>;
  onRefused: (mistakes: readonly FieldMistake[], message?: string) => void;
  onAccepted: () => void;
};

const refusedAt = (errors: Readonly<Record<string, string>> = {}): readonly FieldMistake[] =>
  Object.entries(errors).map(([id, message]) => ({ id, message }));

const hanja = /[\u4e00-\u9fff]/;

/** The document as a PDF or as text. Blank places hinder neither: some people fill them in by hand. */
export const TakeAway = ({ checkId, name, document, wrong, flush, onRefused, onAccepted }: TakeAwayProps) => {
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const file = useFile();
  const blanks = blanksOf(document).length;

  const download = async () => {
    if (wrong.length > 0) return onRefused(wrong);
    onAccepted();
    setBusy(true);
    setSaid('');
    const isSaved = await flush();
    const answer = isSaved ? await fetchPdf(checkId, name) : null;
    setBusy(false);
    if (answer === null) return onRefused([], '적은 내용을 아직 저장하지 못했어요. 저장된 뒤에 다시 눌러 주세요.');
    if (!answer.ok) return onRefused(refusedAt(answer.errors), answer.message);
    file.give(answer.file, `${document.title.replaceAll(' ', '-')}.pdf`);
  };

  const copy = () =>
    navigator.clipboard.writeText(asText(document)).then(
      () => setSaid('글을 복사했어요. 붙여 넣어 이어서 쓰세요.'),
      () => setSaid('복사하지 못했어요. 미리보기의 글을 직접 선택해 복사해 주세요.'),
    );

  return (
    <div className="no-print">
      <div className="actions">
        <Button busy={isBusy} busyLabel="PDF를 만들고 있어요" onClick={() => void download()}>
          PDF로 받기
        </Button>
        {typeof navigator !== 'undefined' && navigator.clipboard && (
          <Button kind="secondary" onClick={() => void copy()}>
            글로 복사하기
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      {file.ways}
      {blanks > 0 && (
        <p className="soft">
          아직 빈 곳이 {blanks}곳 있어요. 여기에는 칠해 두었고, PDF에는 손으로 적을 수 있게 줄을 그어 두었어요.
        </p>
      )}
      {sentencesOf(document).some(({ text }) => hanja.test(text)) && (
        <p className="soft">PDF에는 한자가 한글로 적혀요. 이름을 다르게 읽으면 한글로 적어 주세요.</p>
      )}
    </div>
  );
};
