import { isLocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { useEffect, useState } from 'react';
import { koreanToday } from '../../../shared/formats.ts';

type AsOfFieldProps = { prefix: string; asOf: string | null; onChange: (asOf: string | null) => void };

/** Searches the cases as they were on a day. Rarely used, so it is folded. */
export const AsOfField = ({ prefix, asOf, onChange }: AsOfFieldProps) => {
  const [day, setDay] = useState(asOf ?? '');
  useEffect(() => setDay(asOf ?? ''), [asOf]);
  const id = `${prefix}-as-of`;
  return (
    <details className="filter-as-of" open={asOf !== null}>
      <summary>이 날 기준으로 보기</summary>
      <label htmlFor={id} className="soft">
        그날까지 저희가 받아들인 자료로만 찾아요.
      </label>
      <input
        id={id}
        type="date"
        className="text-input"
        max={koreanToday()}
        value={day}
        onChange={(event) => {
          setDay(event.target.value);
          // A date that isn't complete yet stays in the browser's own field.
          if (event.target.value === '') onChange(null);
          else if (isLocalDate(event.target.value) && event.target.value <= koreanToday()) onChange(event.target.value);
        }}
      />
    </details>
  );
};
