import type { ConsultationOut } from '@nomucheck/domain/consultations/contract.ts';
import { type Slot, slotsMistake } from '@nomucheck/domain/consultations/slots.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../forms/button.tsx';
import { SlotPicker } from '../../slots/slot-picker.tsx';
import { changeConsultation } from '../consultation-api.ts';
import { useChange } from './use-change.ts';

type MoveProps = {
  readonly consultation: ConsultationOut;
  readonly onChanged: (changed: ConsultationOut) => void;
  readonly onBehind: () => void;
};

/** Reading it again has brought in what happened. */
const movedOn = '그사이에 상담에 새 소식이 있었어요. 위의 내용을 확인하고 다시 눌러 주세요. 고른 시간은 그대로 있어요.';

/** Other times, once. What is chosen stays when the consultation is read again meanwhile. */
export const Move = ({ consultation: { id, agreedAt, revision, ...known }, onChanged, onBehind }: MoveProps) => {
  const [slots, setSlots] = useState<readonly Slot[]>(known.slots);
  const [error, setError] = useState<string | undefined>();
  const { busy, change } = useChange({
    place: `consult.move.${id}.sending`,
    send: (body: { slots: Slot[]; expectedRevision: number }, key) => changeConsultation(id, body, key),
    ...{ onChanged, onBehind },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const wrong = slotsMistake(slots);
    if (wrong !== null) return setError(wrong);
    setError(undefined);
    const refused = await change({ slots: [...slots], expectedRevision: revision });
    if (refused !== null) setError(refused.errors.slots ?? (refused.code === 'conflict' ? movedOn : refused.message));
  };
  return (
    <details className="consult-more">
      <summary>시간 바꾸기</summary>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <p>
          한 번만 바꿀 수 있어요.
          {agreedAt !== null && ' 바꾸면 잡힌 시간은 없어지고, 노무사가 새 시간 가운데 하나로 다시 정해요.'}
        </p>
        <SlotPicker id="new-slots" label="새로 원하는 시간" slots={slots} error={error} onChange={setSlots} />
        <Button type="submit" kind="secondary" busy={busy} busyLabel="바꾸고 있어요">
          이 시간으로 바꾸기
        </Button>
      </form>
    </details>
  );
};
