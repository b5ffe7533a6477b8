import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { noFigureReason, noFigureWords } from '@nomucheck/domain/checks/next-steps/no-figure.ts';
import { wording } from '../../wording.ts';
import { ToComeNote } from '../situation/to-come-note.tsx';

/** No figure: why, and what is still possible where nothing but that is left. The reasons for each route are in the list of routes. */
export const NoRate = ({ result }: { result: Pick<Result, 'routes' | 'side' | 'stage' | 'notes'> }) => {
  const reason = noFigureReason(result);
  const { title, why } = noFigureWords[result.side][reason];
  const more =
    reason === 'officials' || reason === 'nothing_open' ? wording.result.noFigure[result.side][reason] : null;
  return (
    <section className="no-rate">
      <h2>{title}</h2>
      <p>{why}</p>
      <ToComeNote notes={result.notes} />
      {more !== null && <Possible {...more} />}
    </section>
  );
};

type PossibleProps = {
  readonly possible: readonly string[];
  readonly ask?: readonly { readonly name: string; readonly how: string }[];
};

const Possible = ({ possible, ask }: PossibleProps) => (
  <>
    <h3>그래도 할 수 있는 일</h3>
    <ul>
      {possible.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    {ask !== undefined && (
      <>
        <h3>물어볼 수 있는 곳</h3>
        <dl className="answer-list">
          {ask.map(({ name, how }) => (
            <div className="answer-row" key={name}>
              <dt>{name}</dt>
              <dd className="answer-value">{how}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </>
);
