import type { CheckRecord, Result } from '@nomucheck/domain/checks/contract/check.ts';
import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { randomId } from '../../../shared/device/random-id.ts';
import { koreanDate, koreanToday } from '../../../shared/formats.ts';
import { Button } from '../../forms/button.tsx';
import { RadioGroup } from '../../forms/choices/radio-group.tsx';
import { DateField } from '../../forms/date/date-field.tsx';
import { type DateParts, dateMistake, dateOfParts, noDate } from '../../forms/date/date-parts.ts';
import { ErrorSummary, type FieldMistake } from '../../forms/error-summary.tsx';
import { Notice } from '../../forms/notice.tsx';
import { useMistakes } from '../../forms/use-mistakes.ts';
import { ActionNotice } from '../../shell/action-notice.tsx';
import { reportOutcome } from '../check-api.ts';
import { Row } from './rows/row.tsx';

/** How a dispute ended is told from the worker's side; a company reads the same in its own words. */
const endings = {
  employee: [
    { value: 'won', label: '인정받았어요' },
    { value: 'partial', label: '일부만 인정받았어요' },
    { value: 'lost', label: '인정받지 못했어요' },
    { value: 'settled', label: '화해했어요' },
    { value: 'withdrawn', label: '취하했어요' },
    { value: 'not_pursued', label: '다투지 않기로 했어요' },
  ],
  employer: [
    { value: 'won', label: '부당해고로 인정됐어요' },
    { value: 'partial', label: '일부만 부당해고로 인정됐어요' },
    { value: 'lost', label: '부당해고로 인정되지 않았어요' },
    { value: 'settled', label: '화해했어요' },
    { value: 'withdrawn', label: '근로자가 취하했어요' },
    { value: 'not_pursued', label: '근로자가 다투지 않았어요' },
  ],
} as const;

const places = [
  { value: 'local_commission', label: '지방노동위원회' },
  { value: 'central_commission', label: '중앙노동위원회' },
  { value: 'court', label: '법원' },
  { value: 'elsewhere', label: '그 밖의 곳' },
] as const;

const labelOf = (choices: readonly { value: string; label: string }[], value: string): string =>
  choices.find((choice) => choice.value === value)?.label ?? value;

type OutcomeReportProps = { checkId: string; reported: CheckRecord['outcome']; side: Result['side'] };

/** Asks how the dispute ended; the estimates are later compared with these reports. */
export const OutcomeReport = ({ checkId, reported, side }: OutcomeReportProps) => {
  const [outcome, setOutcome] = useState(reported);
  return (
    <Row id="outcome" title="사건이 끝났나요?" state={outcome === null ? '알려 주기' : '알려 주셨어요'} isForScreen>
      {outcome === null ? (
        <>
          <p>알려 주시면 저희 추정이 얼마나 맞았는지 확인하고 더 정확하게 고치는 데 써요. 이름은 쓰지 않아요.</p>
          <OutcomeForm checkId={checkId} side={side} onReported={setOutcome} />
        </>
      ) : (
        <Thanks isNew={reported === null}>
          {koreanDate(outcome.on)}, {labelOf(places, outcome.where)}: {labelOf(endings[side], outcome.ended)}
        </Thanks>
      )}
    </Row>
  );
};

const thanks = { tone: 'good', text: '알려 주셔서 고마워요' } as const;

/** In the place of the form. Right after it was sent the focus moves here, because its button is gone. */
const Thanks = ({ isNew, children }: { isNew: boolean; children: ReactNode }) =>
  isNew ? (
    <ActionNotice result={thanks}>
      <p>{children}</p>
    </ActionNotice>
  ) : (
    <Notice tone={thanks.tone} title={thanks.text}>
      <p>{children}</p>
    </Notice>
  );

type OutcomeFormProps = {
  checkId: string;
  side: Result['side'];
  onReported: (outcome: NonNullable<CheckRecord['outcome']>) => void;
};

const OutcomeForm = ({ checkId, side, onReported }: OutcomeFormProps) => {
  const [ended, setEnded] = useState<string | null>(null);
  const [where, setWhere] = useState<string | null>(null);
  const [on, setOn] = useState<DateParts>(noDate);
  const [isBusy, setBusy] = useState(false);
  const mistakes = useMistakes();
  const key = useRef(randomId());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const day = dateOfParts(on);
    const found: FieldMistake[] = [];
    if (ended === null) found.push({ id: 'outcome-ended', message: '어떻게 끝났는지 골라 주세요.' });
    if (where === null) found.push({ id: 'outcome-where', message: '어디에서 끝났는지 골라 주세요.' });
    const wrong = dateMistake(on);
    if (wrong !== null) found.push({ id: 'outcome-on', message: wrong });
    else if (day !== null && day > koreanToday())
      found.push({ id: 'outcome-on', message: '오늘까지의 날짜로 적어 주세요.' });
    if (found.length > 0 || ended === null || where === null || day === null || !isLocalDate(day))
      return mistakes.refuse(found);
    setBusy(true);
    const reply = await reportOutcome(checkId, { ended, where, on: day }, key.current);
    setBusy(false);
    if (reply.ok) return onReported({ ended, where, on: day });
    key.current = randomId();
    mistakes.refuse([], reply.message);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <ErrorSummary mistakes={mistakes.mistakes} message={mistakes.message} attempt={mistakes.attempt} />
      <RadioGroup
        id="outcome-ended"
        label="어떻게 끝났나요?"
        error={mistakes.errors['outcome-ended']}
        options={endings[side]}
        value={ended}
        onChange={setEnded}
      />
      <RadioGroup
        id="outcome-where"
        label="어디에서 끝났나요?"
        error={mistakes.errors['outcome-where']}
        options={places}
        value={where}
        onChange={setWhere}
      />
      <DateField
        id="outcome-on"
        label="언제 끝났나요?"
        error={mistakes.errors['outcome-on']}
        value={on}
        onChange={setOn}
      />
      <Button type="submit" kind="secondary" busy={isBusy} busyLabel="보내고 있어요">
        알려 주기
      </Button>
    </form>
  );
};
