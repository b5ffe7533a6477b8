import { useState } from 'react';
import { callForFile } from '../../shared/client/api-client.ts';
import { useFile } from '../downloads/use-file.tsx';
import { Button } from '../forms/button.tsx';
import { fetchOrderOfCheck } from './check-api.ts';

/** The file, or what went wrong, as a sentence. */
const fetchOf = async (orderId: string): Promise<Blob | string> => {
  const answer = await callForFile({ url: '/api/order/getPdfData', params: { id: orderId } });
  return answer.ok ? answer.file : answer.message;
};

const fetchOfCheck = async (checkId: string): Promise<Blob | string> => {
  const found = await fetchOrderOfCheck(checkId);
  if (!found.ok) return found.message;
  const { order } = found.value;
  return order?.status === 'paid' ? fetchOf(order.id) : '결제한 결과만 PDF로 받을 수 있어요.';
};

type PdfButtonProps = { readonly kind?: 'secondary' } & ({ readonly orderId: string } | { readonly checkId: string });

/** The paid result as a PDF, by its order or by its check. To save it counts as reading the result. */
export const PdfButton = (props: PdfButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const file = useFile();
  const download = async () => {
    setBusy(true);
    const made = await ('orderId' in props ? fetchOf(props.orderId) : fetchOfCheck(props.checkId));
    setBusy(false);
    setFailure(typeof made === 'string' ? made : null);
    if (typeof made !== 'string') file.give(made, '노무체크-진단-결과.pdf');
  };
  return (
    <>
      <Button kind={props.kind} busy={isBusy} busyLabel="PDF를 만들고 있어요" onClick={() => void download()}>
        PDF로 받기
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
      {file.ways}
    </>
  );
};
