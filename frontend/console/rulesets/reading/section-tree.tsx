import { Box } from '@mui/material';
import type { RulesetText } from '@nomucheck/domain/rulesets/contract.ts';
import { type Arc, arcsOf, goalNames } from './arcs.ts';

type Section = RulesetText['sections'][number];

type TreeProps = {
  readonly section: Section;
  /** What is said of an item beside its title, by its number. */
  readonly marks?: ReadonlyMap<number, string>;
};

const row = 44;
const lane = 14;
const x = 8;

/**
 * A section as a tree: an item a row, and beside it where its answers lead. Arcs over items are skips; a way to the next item is
 * a short line. The list beside it says the same in words.
 */
export const SectionTree = ({ section, marks }: TreeProps) => {
  const arcs = arcsOf(section.items);
  const width = 60 + lane * Math.max(0, ...arcs.map((arc) => arc.lane + 1));
  const y = (place: number): number => place * row + row / 2;
  return (
    <Box role="region" aria-label="문항의 갈래" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: `${width}px minmax(220px, 1fr)`, minWidth: width + 220 }}>
        <svg width={width} height={section.items.length * row} aria-hidden="true">
          {arcs.map((arc) => (
            <path
              key={`${arc.from}-${arc.to}-${arc.answer}`}
              d={pathOf(arc, y)}
              fill="none"
              stroke={arc.answer === 'yes' ? '#2f5d50' : '#96362a'}
              strokeWidth={2}
              {...(arc.answer === 'no' ? { strokeDasharray: '5 4' } : {})}
            />
          ))}
          {section.items.map(({ numbering }, place) => (
            <circle key={numbering} cx={x} cy={y(place)} r={5} fill="#7a5230" />
          ))}
        </svg>
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {section.items.map(({ numbering, title, yes, no }) => (
            <Box
              component="li"
              key={numbering}
              sx={{ height: row, display: 'grid', alignContent: 'center', fontSize: 14, lineHeight: 1.35 }}
            >
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                {marks?.has(numbering) && (
                  <Box component="strong" sx={{ color: 'primary.main' }}>
                    [{marks.get(numbering)}]{' '}
                  </Box>
                )}
                {numbering}. {title}
              </Box>
              <Box component="span" sx={{ fontSize: 12, color: 'text.secondary', whiteSpace: 'nowrap' }}>
                예 → {goalNames(yes)} · 아니요 → {goalNames(no)}
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, fontSize: 13, color: 'text.secondary' }}>
        초록 실선은 예, 붉은 점선은 아니요·모름입니다. 오른쪽으로 뻗어 끝나는 선은 사유를 나갑니다.
      </Box>
    </Box>
  );
};

const pathOf = ({ from, to, lane: place, answer }: Arc, y: (place: number) => number): string => {
  const start = y(from) + (answer === 'yes' ? -3 : 3);
  if (to === null) return `M ${x} ${start} H ${x + 30}`;
  if (to === from + 1) {
    const beside = x + (answer === 'yes' ? -2 : 2);
    return `M ${beside} ${y(from)} V ${y(to)}`;
  }
  const far = x + 24 + place * lane;
  return `M ${x} ${start} H ${far} V ${y(to)} H ${x + 6}`;
};
