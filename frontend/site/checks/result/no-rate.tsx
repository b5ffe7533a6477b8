import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { isUnderLabourLaw } from '@nomucheck/domain/checks/win-rate/routes.ts';
import { wording } from '../wording.ts';

/**
 * No route that a figure could speak of is open: what is still possible, and whom to ask. The reasons are in the list of
 * routes.
 */
export const NoRate = ({ routes }: Pick<Result, 'routes'>) => (
  <Text text={isUnderLabourLaw(routes) ? wording.result.noRate : wording.result.appeal} />
);

const Text = ({ text }: { text: typeof wording.result.noRate | typeof wording.result.appeal }) => (
  <section className="no-rate">
    <h2>{text.title}</h2>
    <p>{text.why}</p>
    <h3>그래도 할 수 있는 일</h3>
    <ul>
      {text.possible.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    <h3>물어볼 수 있는 곳</h3>
    <dl className="answer-list">
      {text.ask.map(({ name, how }) => (
        <div className="answer-row" key={name}>
          <dt>{name}</dt>
          <dd className="answer-value">{how}</dd>
        </div>
      ))}
    </dl>
  </section>
);
