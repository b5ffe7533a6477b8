import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import { count } from '../../../shared/formats.ts';
import type { Search } from '../../../shared/search/search-state.ts';
import { yearBars } from '../../../shared/search/year-bars.ts';

type YearFilterProps = {
  search: Search;
  counts: SearchFacets['year'];
  prefix: string;
  onChange: (search: Search) => void;
};

const width = 240;
const height = 44;

/** The first and the last year of the decisions, below a chart of how many there are in each. */
export const YearFilter = ({ search, counts, prefix, onChange }: YearFilterProps) => {
  const years = counts
    .map(({ value, count: cases }) => ({ year: Number(value), count: cases }))
    .filter(({ year }) => Number.isInteger(year));
  const { from, to } = search;
  const offered = [...new Set([...years.map(({ year }) => year), ...[from, to].filter((year) => year !== null)])].sort(
    (a, b) => b - a,
  );
  if (offered.length === 0) return null;
  const isIn = (year: number): boolean => (from === null || year >= from) && (to === null || year <= to);
  const casesOf = (year: number): number => years.find((other) => other.year === year)?.count ?? 0;
  const choose = (end: 'from' | 'to', text: string) => {
    const year = text === '' ? null : Number(text);
    const other = end === 'from' ? to : from;
    // The two ends never cross: the other one moves along.
    const isPast = year !== null && other !== null && (end === 'from' ? year > other : year < other);
    onChange({ ...search, from, to, [end]: year, ...(isPast ? { [end === 'from' ? 'to' : 'from']: year } : {}) });
  };
  const picker = (end: 'from' | 'to', label: string, value: number | null) => (
    <span className="year-picker">
      <select
        id={`${prefix}-${end}`}
        aria-label={`결정한 해 ${label}`}
        value={value ?? ''}
        onChange={(event) => choose(end, event.target.value)}
      >
        <option value="">전체</option>
        {offered.map((year) => (
          <option key={year} value={year}>
            {year}년 ({count(casesOf(year))}건)
          </option>
        ))}
      </select>
      <span aria-hidden="true">{label}</span>
    </span>
  );
  return (
    <fieldset className="filter-group">
      <legend>결정한 해</legend>
      <svg className="year-histogram" viewBox={`0 0 ${width} ${height + 1}`} aria-hidden="true" focusable="false">
        {yearBars(years, { width, height }).map(({ year, height: high, ...bar }) => (
          <rect key={year} {...bar} y={height - high} height={high} className={isIn(year) ? 'year-in' : 'year-out'} />
        ))}
        <line x1="0" x2={width} y1={height + 0.5} y2={height + 0.5} className="year-line" />
      </svg>
      <div className="year-pickers">
        {picker('from', '부터', from)}
        {picker('to', '까지', to)}
      </div>
    </fieldset>
  );
};
