export type Part = { readonly id: string; readonly title: string };

/** Leads to the parts below: on a phone the result is a dozen screens long, and people come back for one part. */
export const Contents = ({ parts }: { parts: readonly Part[] }) => (
  <nav className="no-print" aria-labelledby="contents-title">
    <h2 id="contents-title">차례</h2>
    <ul>
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  </nav>
);
