import type { TextChangeOut } from '@nomucheck/domain/policies/contract.ts';
import { koreanDate } from '../../shared/formats.ts';

type PolicyChangesProps = {
  readonly changes: readonly TextChangeOut[];
  /** The days from which the two versions are in force. */
  readonly from: string;
  readonly to: string;
};

/** What two versions have otherwise, side by side; on narrow screens one below the other. */
export const PolicyChanges = ({ changes, from, to }: PolicyChangesProps) => (
  <section className="policy-changes" aria-labelledby="policy-changes">
    <h2 id="policy-changes">바뀐 곳</h2>
    {changes.length === 0 ? (
      <p>두 내용에 다른 곳이 없어요.</p>
    ) : (
      <p className="soft">
        {koreanDate(from)}부터의 내용과 {koreanDate(to)}부터의 내용을 나란히 적었어요. 모두 {changes.length}곳이 달라요.
      </p>
    )}
    <ol>
      {changes.map(({ section, before, after }) => (
        <li key={[section, ...before, '/', ...after].join()}>
          {section !== '' && <h3>{section}</h3>}
          <div className="policy-sides">
            <Side title="바뀌기 전" lines={before} nothing="없던 내용이에요." />
            <Side title="바뀐 뒤" lines={after} nothing="없어졌어요." />
          </div>
        </li>
      ))}
    </ol>
  </section>
);

type SideProps = { title: string; lines: readonly string[]; nothing: string };

const Side = ({ title, lines, nothing }: SideProps) => (
  <div>
    <p className="caption">{title}</p>
    {lines.length === 0 && <p className="soft">{nothing}</p>}
    {lines.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and don't move.
      <p key={at}>{line}</p>
    ))}
  </div>
);
