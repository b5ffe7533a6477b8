import { lookOf } from '@nomucheck/domain/checks/waterfall.ts';
import { wording } from '../../wording.ts';

/** Of nobody: each bar begins where the one above it ended, as in the chart that is paid for. */
const bars = [
  { label: '출발한 수치', from: 0, to: 40, kind: 'base' },
  { label: '서면 통지 없음', from: 40, to: 58, kind: 'up' },
  { label: '전에 경고를 받음', from: 50, to: 58, kind: 'down' },
] as const;

const at = (percent: number): number => 108 + percent * 1.8;

/** A sample of the chart, in the looks of the side that reads it, so that nobody pays for what they can't imagine. */
export const SampleChart = ({ side }: { side: 'employee' | 'employer' }) => (
  <figure className="sample-chart">
    <svg viewBox="0 0 300 84" role="img" aria-label={wording.result.locked.sample}>
      {bars.map(({ label, from, to, kind }, index) => (
        <g key={label} className={`bar bar-${lookOf(kind, side)}`}>
          <text x="0" y={20 + index * 28} className="bar-label">
            {label}
          </text>
          <rect x={at(from)} y={7 + index * 28} width={at(to) - at(from)} height="18" />
          <text x={at(to) + 6} y={21 + index * 28} className="bar-figure">
            {kind === 'base' ? `${to}%` : `${kind === 'up' ? '▲ +' : '▼ −'}${to - from}%p`}
          </text>
        </g>
      ))}
    </svg>
    <figcaption className="soft">{wording.result.locked.sample}</figcaption>
  </figure>
);
