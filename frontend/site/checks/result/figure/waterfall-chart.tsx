import type { Result } from '@nomucheck/domain/checks/contract/check.ts';
import {
  type BarLook,
  barHeight,
  lineHeight,
  lookOf,
  type Row,
  type WaterfallInput,
  waterfallOf,
} from '@nomucheck/domain/checks/waterfall.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { percent } from '../../../../shared/formats.ts';
import { wording } from '../../wording.ts';
import { chartSizeIn } from '../opened/chart-size.ts';

/** As wide as its column, so that its letters have the size of the text. Before it is measured: a phone's width. */
const useSize = () => {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => chartSizeIn(350, 16));
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setSize(chartSizeIn(element.clientWidth, letters));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, size] as const;
};

const labels = {
  base: '출발한 수치',
  result: '답변을 모두 반영한 수치',
  clamp: wording.result.clamp,
  floor: wording.result.floor,
};

/** One sentence that describes the chart; the table below has every figure. */
const describe = (input: WaterfallInput): string => {
  const up = input.steps.filter((step) => step.after > step.before).length;
  const down = input.steps.filter((step) => step.after < step.before).length;
  return `${percent(input.base)}에서 출발해, 수치를 올린 답 ${up}개와 내린 답 ${down}개를 차례로 반영하니 ${percent(input.rate)}가 되었어요.`;
};

type ChartProps = WaterfallInput & { side: Result['side'] };

/**
 * What helps the side that reads it is plain, what hurts it is hatched, so that the chart also works in grey: for a company
 * the figure is its risk, and what raises it hurts.
 */
export const WaterfallChart = ({ side, ...input }: ChartProps) => {
  const [box, { width, scale }] = useSize();
  const id = useId();
  const drawing = waterfallOf(input, labels, width);
  const bottom = drawing.height - 4;
  return (
    <div className="waterfall" ref={box}>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        width={drawing.width * scale}
        height={drawing.height * scale}
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      >
        <title id={`${id}-title`}>{titles[side]}</title>
        <desc id={`${id}-desc`}>{describe(input)}</desc>
        <defs>
          <pattern id={`${id}-hatch`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="hatch-ground" />
            <line x1="0" x2="0" y1="0" y2="6" className="hatch-line" />
          </pattern>
        </defs>
        {drawing.ticks.map((tick, index) => (
          <g key={tick.label}>
            <line x1={tick.x} x2={tick.x} y1="18" y2={bottom} className="tick-line" />
            <text
              x={tick.x}
              y="12"
              textAnchor={index === 0 ? 'start' : index === drawing.ticks.length - 1 ? 'end' : 'middle'}
              className="tick-text"
            >
              {tick.label}
            </text>
          </g>
        ))}
        {drawing.rows.map((row, index) => (
          <Bar
            key={`${row.labelY}`}
            row={row}
            look={lookOf(row.kind, side)}
            next={drawing.rows[index + 1]}
            hatch={`url(#${id}-hatch)`}
          />
        ))}
        {drawing.whisker !== null && (
          <g className="whisker">
            <line x1={drawing.whisker.from} x2={drawing.whisker.to} y1={drawing.whisker.y} y2={drawing.whisker.y} />
            <line
              x1={drawing.whisker.from}
              x2={drawing.whisker.from}
              y1={drawing.whisker.y - 6}
              y2={drawing.whisker.y + 6}
            />
            <line
              x1={drawing.whisker.to}
              x2={drawing.whisker.to}
              y1={drawing.whisker.y - 6}
              y2={drawing.whisker.y + 6}
            />
          </g>
        )}
      </svg>
    </div>
  );
};

const titles = { employee: '근로자 승소 가능성이 나온 과정', employer: '부당해고로 인정될 위험이 나온 과정' } as const;

const mark = { base: '', up: '▲ ', down: '▼ ', level: '', result: '' } as const;

type BarProps = { row: Row; look: BarLook; next: Row | undefined; hatch: string };

const Bar = ({ row, look, next, hatch }: BarProps) => {
  const end = row.kind === 'down' ? row.x : row.x + row.width;
  return (
    <g className={`bar bar-${look}`}>
      {row.lines.map((line, index) => (
        <text key={line} x="0" y={row.labelY + index * lineHeight} className="bar-label">
          {line}
        </text>
      ))}
      {next !== undefined && next.kind !== 'result' && (
        <line x1={end} x2={end} y1={row.barY + barHeight} y2={next.barY} className="bar-link" />
      )}
      <rect x={row.x} y={row.barY} width={row.width} height={barHeight} {...(look === 'hurt' ? { fill: hatch } : {})} />
      <text
        x={row.figureX}
        y={row.barY + barHeight - 4}
        textAnchor={row.figureAnchor}
        className={row.isInside ? 'bar-figure bar-figure-inside' : 'bar-figure'}
      >
        {mark[row.kind]}
        {row.figure}
      </text>
    </g>
  );
};
