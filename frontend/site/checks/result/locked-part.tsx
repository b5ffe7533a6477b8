import { ButtonLink } from '../../forms/button.tsx';
import { wording } from '../wording.ts';

/** What a paid result adds, shown before any payment. */
export const LockedPart = ({ checkId }: { checkId: string }) => (
  <section className="card card-sand locked no-print" aria-labelledby="locked-title">
    <h2 id="locked-title">{wording.result.locked.title}</h2>
    <ul>
      {wording.result.locked.adds.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
    <ButtonLink to={`/check/orderInfo?checkId=${encodeURIComponent(checkId)}`}>
      {wording.result.locked.button}
    </ButtonLink>
  </section>
);
