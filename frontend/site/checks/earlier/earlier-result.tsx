import type { ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { koreanMoment, percent } from '../../../shared/formats.ts';
import { resultPath } from '../question-url.ts';
import { DifferenceInWords } from './difference-in-words.tsx';

type EarlierResultProps = { readonly result: ResultInTime; readonly newest: ResultInTime };

/** An earlier result; how it differs from the newest one is loaded when it is opened. */
export const EarlierResult = ({ result, newest }: EarlierResultProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="card list-result">
      <h2>{koreanMoment(result.calculatedAt)}</h2>
      <p className="list-figure">
        {result.shownRate === null ? (
          '수치 없음'
        ) : (
          <>
            <strong>{percent(result.shownRate)}</strong> <span className="soft">{bandOf(result)}</span>
          </>
        )}
      </p>
      {result.byService && <p className="soft">저희가 바로잡아 다시 계산한 결과예요.</p>}
      <p>
        <Link to={`${resultPath(result.checkId)}?at=${encodeURIComponent(result.calculatedAt)}`}>그때 결과 보기</Link>
      </p>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>가장 최근 결과와 달라진 점</summary>
        {isOpen && <DifferenceInWords before={result} after={newest} />}
      </details>
    </li>
  );
};

const bandOf = ({ shownBand }: ResultInTime): string =>
  shownBand === null ? '(추정)' : `(추정, ${percent(shownBand.low)}에서 ${percent(shownBand.high)} 사이)`;
