import type { DocumentOut } from '@nomucheck/domain/orders/contract.ts';
import { readDocumentCode } from '@nomucheck/domain/orders/document-code.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanMoment } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { LoadFailed } from '../../shell/page/load-failed.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PageLoading } from '../../shell/page/page-loading.tsx';
import { CompareFile } from '../compare-file.tsx';
import { fetchDocument } from '../order-api.ts';
import '../orders.css';

/** `/verify` and `/verify/{code}`: whether a document that one was handed was written here. */
const VerifyPage = () => {
  const { code } = useParams();
  return code === undefined ? <AskForCode /> : <Verified key={code} typed={code} />;
};

export default VerifyPage;

const field = 'document-code';
const notWritten = { id: field, message: '이 번호로 만든 문서가 없어요. 글자와 숫자가 맞는지 다시 확인해 주세요.' };

/** `unknown`: a number that the address holds, and under which no document was written. */
const AskForCode = ({ unknown }: { unknown?: string }) => {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(unknown ?? '');
  const { mistakes, attempt, errors, refuse } = useMistakes(unknown === undefined ? [] : [notWritten]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = readDocumentCode(typed);
    if (code === null) refuse([{ id: field, message: '문서 번호는 A1B2-C3D4-E5F6-G7H8처럼 16자리예요.' }]);
    // The same number again: its answer is known.
    else if (code === readDocumentCode(unknown ?? '')) refuse([notWritten]);
    else void navigate(`/verify/${code}`);
  };
  return (
    <Page title="문서 확인" width="form">
      <h1>문서 확인</h1>
      <p>
        노무체크의 진단 결과 문서를 받으셨나요? 문서 아래쪽에 적힌 번호를 넣으면 여기에서 만든 문서인지 알려 드려요.
        문서에 적힌 내용은 보여 드리지 않아요.
      </p>
      <ErrorSummary mistakes={mistakes} attempt={attempt} />
      <form onSubmit={submit} noValidate>
        <TextField
          id={field}
          label="문서 번호"
          hint="예: A1B2-C3D4-E5F6-G7H8"
          value={typed}
          onChange={setTyped}
          error={errors[field]}
          size={20}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit">확인하기</Button>
      </form>
    </Page>
  );
};

const Verified = ({ typed }: { typed: string }) => {
  const [loading, set] = useLoaded(() => fetchDocument(typed), typed);
  if (loading.state === 'loading') return <PageLoading label="문서를 찾고 있어요" />;
  if (loading.state === 'failed') {
    if (loading.code === 'not_found') return <AskForCode unknown={typed} />;
    return <LoadFailed message={loading.message} onRetry={() => set(null)} />;
  }
  return <RealDocument document={loading.value} />;
};

export const RealDocument = ({ document }: { document: DocumentOut }) => (
  <Page title="문서 확인" width="form">
    <h1>문서 확인</h1>
    <Notice tone="good" title="노무체크에서 만든 문서예요" role="status" />
    <dl className="card order-facts">
      <dt>문서 번호</dt>
      <dd>{document.code}</dd>
      <dt>만든 때</dt>
      <dd>{koreanMoment(document.writtenAt)}</dd>
      <dt>결과를 계산한 때</dt>
      <dd>{koreanMoment(document.calculatedAt)}</dd>
      <dt>질문지</dt>
      <dd>{document.rulesetVersion.slice(0, 8)}</dd>
      <dt>계산 방법</dt>
      <dd>{document.calculatorVersion}</dd>
      <dt>사건 자료의 위치</dt>
      <dd>{document.casePosition}</dd>
    </dl>
    <CompareFile sha256={document.sha256} />
  </Page>
);
