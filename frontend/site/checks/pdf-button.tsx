import { useState } from 'react';
import { callForFile } from '../../shared/api-client.ts';
import { saveFile } from '../../shared/save-file.ts';
import { Button } from '../forms/button.tsx';
import { fetchOrderOfCheck } from './check-api.ts';

/** What went wrong, as a sentence; null after the file is saved. */
const save = async (orderId: string): Promise<string | null> => {
  const answer = await callForFile({ url: '/api/order/getPdfData', params: { id: orderId } });
  if (!answer.ok) return answer.message;
  saveFile(answer.file, '노무체크-진단-결과.pdf');
  return null;
};

const saveOfCheck = async (checkId: string): Promise<string | null> => {
  const found = await fetchOrderOfCheck(checkId);
  if (!found.ok) return found.message;
  const { order } = found.value;
  return order?.status === 'paid' ? save(order.id) : '결제한 결과만 PDF로 받을 수 있어요.';
};

type PdfButtonProps = { readonly kind?: 'secondary' } & ({ readonly orderId: string } | { readonly checkId: string });

/** The paid result as a PDF, by its order or by its check. To save it counts as reading the result. */
export const PdfButton = (props: PdfButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    setFailure(await ('orderId' in props ? save(props.orderId) : saveOfCheck(props.checkId)));
    setBusy(false);
  };
  return (
    <>
      <Button kind={props.kind} busy={isBusy} busyLabel="PDF를 만들고 있어요" onClick={() => void download()}>
        PDF로 받기
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </>
  );
};
