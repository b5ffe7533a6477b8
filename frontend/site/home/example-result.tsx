/** What a result looks like, plainly marked as an example: the figure, its band, and three steps of how it came about. */
const exampleSteps = [
  { label: '비슷한 사건에서 출발', value: '48%', from: 0, to: 48, mark: '', tone: 'start' },
  { label: '서면 통지가 없었음', value: '62%', from: 48, to: 62, mark: '▲', tone: 'up' },
  { label: '해명할 기회가 있었음', value: '56%', from: 56, to: 62, mark: '▼', tone: 'down' },
] as const;

export const ExampleResult = () => (
  <figure className="example">
    <figcaption className="example-caption">결과 화면 예시</figcaption>
    <div className="example-figure">
      <p>승소 가능성</p>
      <p className="example-rate">56%</p>
      <p className="example-range">41~70% 사이로 봐요</p>
    </div>
    <svg className="example-band" viewBox="0 0 300 16" aria-hidden="true">
      <rect x="0" y="5" width="300" height="6" rx="3" fill="#f1e8dc" />
      <rect x="123" y="3" width="87" height="10" rx="5" fill="#c49a6b" />
      <circle cx="168" cy="8" r="8" fill="#7a5230" />
    </svg>
    <ol className="example-steps">
      {exampleSteps.map(({ label, value, from, to, mark, tone }) => (
        <li key={label}>
          <span>{label}</span>
          <span className={`example-value example-${tone}`}>
            {mark} {value}
          </span>
          <svg viewBox="0 0 300 8" preserveAspectRatio="none" aria-hidden="true">
            <rect x="0" y="0" width="300" height="8" rx="2" fill="#faf6f0" />
            <rect className={`example-bar-${tone}`} x={from * 3} y="0" width={(to - from) * 3} height="8" rx="2" />
          </svg>
        </li>
      ))}
    </ol>
  </figure>
);
