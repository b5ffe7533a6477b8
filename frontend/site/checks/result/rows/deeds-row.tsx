import type { Deed } from '@nomucheck/domain/checks/next-steps/deeds.ts';
import { wording } from '../../wording.ts';
import { Row } from './row.tsx';

const text = wording.rows;

/** What can be said or collected today about the answers that speak against the person. */
export const DeedsRow = ({ deeds }: { deeds: readonly Deed[] }) =>
  deeds.length === 0 ? null : (
    <Row id="deeds" title={text.deeds} state={`${deeds.length}가지`}>
      <ul className="next-steps">
        {deeds.map((deed) => (
          <li key={deed.key}>
            <h3>{deed.title}</h3>
            <p>{deed.text}</p>
          </li>
        ))}
      </ul>
    </Row>
  );
