/** An example of a result, clearly marked as one: the figure, its band, and three steps of its calculation. */
const exampleSteps = [
  { label: '발표된 통계에서 출발', value: '32%', from: 0, to: 32, mark: '', tone: 'start' },
  { label: '해고 기준에 못 미쳤음', value: '42%', from: 32, to: 42, mark: '▲', tone: 'up' },
  { label: '미리 알리지 않고 결근했음', value: '31%', from: 31, to: 42, mark: '▼', tone: 'down' },
] as const;

export const ExampleResult = () => (
  <figure className="example">
    <figcaption className="example-caption">결과 화면 예시</figcaption>
    <div className="example-figure">
      <p>승소 가능성</p>
      <p className="example-rate">31%</p>
      <p className="example-range">18~53% 사이로 봐요</p>
    </div>
    <svg className="example-band" viewBox="0 0 300 16" aria-hidden="true">
      <rect x="0" y="5" width="300" height="6" rx="3" fill="#f1e8dc" />
      <rect x="54" y="3" width="105" height="10" rx="5" fill="#c49a6b" />
      <circle cx="93" cy="8" r="8" fill="#7a5230" />
    </svg>
    <p className="example-paid">전체 결과(유료)에서는 계산 과정까지</p>
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
