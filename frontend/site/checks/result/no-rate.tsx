import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import { isUnderLabourLaw } from '@nomucheck/domain/checks/win-rate/routes.ts';
import { wording } from '../wording.ts';

/**
 * No route that a figure could speak of is open: what is still possible, and whom to ask. The reasons are in the list of
 * routes.
 */
export const NoRate = ({ routes, side }: Pick<Result, 'routes' | 'side'>) => {
  const { noRate, appeal, noRateForCompany, appealForCompany } = wording.result;
  const [labourLaw, other] = side === 'employer' ? [noRateForCompany, appealForCompany] : [noRate, appeal];
  return <Text text={isUnderLabourLaw(routes) ? labourLaw : other} />;
};

type NoRateText = {
  readonly title: string;
  readonly why: string;
  readonly possible: readonly string[];
  readonly ask?: readonly { readonly name: string; readonly how: string }[];
};

const Text = ({ text }: { text: NoRateText }) => (
  <section className="no-rate">
    <h2>{text.title}</h2>
    <p>{text.why}</p>
    <h3>그래도 할 수 있는 일</h3>
    <ul>
      {text.possible.map((way) => (
        <li key={way}>{way}</li>
      ))}
    </ul>
    {text.ask !== undefined && (
      <>
        <h3>물어볼 수 있는 곳</h3>
        <dl className="answer-list">
          {text.ask.map(({ name, how }) => (
            <div className="answer-row" key={name}>
              <dt>{name}</dt>
              <dd className="answer-value">{how}</dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </section>
);
