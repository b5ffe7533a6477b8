import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import { count } from '../../../shared/formats.ts';
import { kindName, outcomeName } from '../../../shared/search/case-words.ts';
import {
  chosenCount,
  type ListFilter,
  type Search,
  toggled,
  withoutFilters,
} from '../../../shared/search/search-state.ts';
import { Button } from '../../forms/button.tsx';
import { OutcomeShape } from '../found/outcome-mark.tsx';
import { AsOfField } from '../query/as-of-field.tsx';
import { YearFilter } from './year-filter.tsx';
import './filters.css';

type FacetCount = SearchFacets['outcome'][number];

type FiltersProps = {
  search: Search;
  facets: SearchFacets;
  /** Distinguishes the ids of the column from those of the sheet. */
  prefix: string;
  onChange: (search: Search) => void;
};

/** The filters, each value with its number of cases. A choice takes effect at once. */
export const Filters = ({ search, facets, prefix, onChange }: FiltersProps) => {
  const group = (name: ListFilter, title: string, nameOf: (value: string) => string) => (
    <FilterGroup
      id={`${prefix}-${name}`}
      title={title}
      counts={withChosen(facets[name === 'sections' ? 'section' : name], search[name])}
      chosen={search[name]}
      nameOf={nameOf}
      isOutcome={name === 'outcome'}
      onToggle={(value) => onChange(toggled(search, name, value))}
    />
  );
  return (
    <>
      {group('outcome', '결과', outcomeName)}
      {group('sections', '사유', sectionName)}
      {group('tribunal', '기관', (name) => name)}
      {group('kind', '종류', kindName)}
      <YearFilter prefix={prefix} search={search} counts={facets.year} onChange={onChange} />
      <AsOfField prefix={prefix} asOf={search.asOf} onChange={(asOf) => onChange({ ...search, asOf })} />
      {chosenCount(search) > 0 && (
        <Button kind="quiet" onClick={() => onChange(withoutFilters(search))}>
          조건 모두 지우기
        </Button>
      )}
    </>
  );
};

/** A chosen value stays visible, also if no case has it. */
const withChosen = (counts: readonly FacetCount[], chosen: readonly string[]): readonly FacetCount[] => [
  ...counts,
  ...chosen.filter((value) => counts.every((other) => other.value !== value)).map((value) => ({ value, count: 0 })),
];

type FilterGroupProps = {
  id: string;
  title: string;
  counts: readonly FacetCount[];
  chosen: readonly string[];
  nameOf: (value: string) => string;
  isOutcome: boolean;
  onToggle: (value: string) => void;
};

/** This number of values is visible; a button shows the others. */
const inSight = 6;

const FilterGroup = ({ id, title, counts, chosen, nameOf, isOutcome, onToggle }: FilterGroupProps) => {
  if (counts.length === 0) return null;
  const box = ({ value, count: cases }: FacetCount) => (
    <div className="choice filter-choice" key={value}>
      <input type="checkbox" id={`${id}-${value}`} checked={chosen.includes(value)} onChange={() => onToggle(value)} />
      <label htmlFor={`${id}-${value}`}>
        {isOutcome && <OutcomeShape outcome={value} />}
        {nameOf(value)} <span className="filter-count">{count(cases)}건</span>
      </label>
    </div>
  );
  const first = counts.filter(({ value }, index) => index < inSight || chosen.includes(value));
  const others = counts.filter((entry) => !first.includes(entry));
  return (
    <fieldset className="filter-group">
      <legend>{title}</legend>
      {first.map(box)}
      {others.length > 0 && (
        <details>
          <summary>
            {title} {others.length}개 더 보기
          </summary>
          {others.map(box)}
        </details>
      )}
    </fieldset>
  );
};
