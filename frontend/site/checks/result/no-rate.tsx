import { wording } from '../wording.ts';

const text = wording.result.noRate;

/**
 * No route is open, so there is no figure: what is still possible, and whom to ask. The reasons are in the list of routes.
 */
export const NoRate = () => (
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
