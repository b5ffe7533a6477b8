/** A draft on two desks, with a mark for each of the two reviews. */
export const ReviewDrawing = () => (
  <svg viewBox="0 0 360 220" aria-hidden="true">
    <g fill="none" stroke="#c49a6b" strokeWidth="3" strokeLinecap="round" strokeDasharray="1 9">
      <path d="M112 112h34M224 112h34" />
    </g>
    <Sheet x={20} lines={5} />
    <Sheet x={134} lines={5} mark="#7a5230" />
    <Sheet x={248} lines={5} mark="#2f5d50" />
    <g fill="#c49a6b">
      <circle cx="180" cy="36" r="13" />
      <path d="M158 70a22 19 0 0144 0z" />
      <circle cx="294" cy="36" r="13" />
      <path d="M272 70a22 19 0 0144 0z" />
    </g>
    <g stroke="#7a5230" strokeWidth="3" strokeLinecap="round" fill="none">
      <path d="M52 40l5 10 10 5-10 5-5 10-5-10-10-5 10-5z" fill="#f1e8dc" strokeLinejoin="round" />
    </g>
  </svg>
);

const Sheet = ({ x, lines, mark }: { x: number; lines: number; mark?: string }) => (
  <g transform={`translate(${x} 84)`}>
    <rect width="92" height="116" rx="8" fill="#fff" stroke="#c49a6b" strokeWidth="2" />
    <g stroke="#e4d9ca" strokeWidth="5" strokeLinecap="round">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a drawing never move.
        <path key={line} d={`M16 ${22 + line * 17}h${line === lines - 1 ? 30 : 60}`} />
      ))}
    </g>
    {mark && (
      <g transform="translate(64 88)">
        <circle r="20" fill={mark} />
        <path
          d="M-9 0l6 7 12-13"
          fill="none"
          stroke="#fff"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    )}
  </g>
);
