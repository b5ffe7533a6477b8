import { MenuItem, TextField } from '@mui/material';
import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import type { SearchFacets } from '@nomucheck/domain/search/contract/search.ts';
import { count } from '../../shared/formats.ts';
import { kindName, outcomeName } from '../../shared/search/case-words.ts';
import {
  chosenCount,
  type ListFilter,
  type Search,
  type SearchSort,
  searchSorts,
  withoutFilters,
} from '../../shared/search/search-state.ts';
import { Choice, DayField } from '../list/filter-fields.tsx';
import { FoldingFilters } from '../shell/folding-filters.tsx';

const sortNames: Readonly<Record<SearchSort, string>> = {
  relevance: '잘 맞는 순',
  newest: '최신순',
  oldest: '오래된 순',
};

type SearchFiltersProps = {
  readonly search: Search;
  /** Before the first answer there are no facets. */
  readonly facets: SearchFacets | undefined;
  readonly onChange: (search: Search) => void;
};

export const SearchFilters = ({ search, facets, onChange }: SearchFiltersProps) => {
  const many = (name: ListFilter, label: string, nameOf: (value: string) => string) => (
    <ManyOf
      label={label}
      chosen={search[name]}
      counts={facets?.[name === 'sections' ? 'section' : name] ?? []}
      nameOf={nameOf}
      onChange={(values) => onChange({ ...search, [name]: values })}
    />
  );
  const years = (facets?.year ?? []).map(({ value, count: cases }) => [value, `${value} (${count(cases)})`] as const);
  const year = (text: string): number | null => (text === '' ? null : Number(text));
  return (
    <FoldingFilters set={chosenCount(search)} onClear={() => onChange(withoutFilters(search))}>
      {many('outcome', '결과', outcomeName)}
      {many('sections', '사유', sectionName)}
      {many('tribunal', '기관', (name) => name)}
      {many('kind', '종류', kindName)}
      <Choice
        label="결정한 해부터"
        value={String(search.from ?? '')}
        onChoose={(text) => onChange({ ...search, from: year(text) })}
      >
        {withChosen(years, search.from)}
      </Choice>
      <Choice
        label="결정한 해까지"
        value={String(search.to ?? '')}
        onChoose={(text) => onChange({ ...search, to: year(text) })}
      >
        {withChosen(years, search.to)}
      </Choice>
      <DayField
        label="이 날 기준"
        value={search.asOf ?? ''}
        onChange={(day) => onChange({ ...search, asOf: day === '' ? null : day })}
      />
      <Choice
        label="순서"
        all={false}
        value={search.sort ?? 'relevance'}
        onChoose={(text) => onChange({ ...search, sort: searchSorts.find((name) => name === text) ?? null })}
      >
        {searchSorts.map((sort) => [sort, sortNames[sort]])}
      </Choice>
    </FoldingFilters>
  );
};

/** A chosen year stays visible, also when it has no case. */
const withChosen = (years: readonly (readonly [string, string])[], chosen: number | null) =>
  chosen === null || years.some(([year]) => year === String(chosen))
    ? years
    : [...years, [String(chosen), `${chosen} (0)`] as const];

type ManyOfProps = {
  readonly label: string;
  readonly chosen: readonly string[];
  readonly counts: SearchFacets['outcome'];
  readonly nameOf: (value: string) => string;
  readonly onChange: (values: readonly string[]) => void;
};

const ManyOf = ({ label, chosen, counts, nameOf, onChange }: ManyOfProps) => {
  const offered = [
    ...counts,
    ...chosen.filter((value) => counts.every((other) => other.value !== value)).map((value) => ({ value, count: 0 })),
  ];
  return (
    <TextField
      select
      label={label}
      value={[...chosen]}
      onChange={({ target: { value } }: { target: { value: unknown } }) =>
        onChange(Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [])
      }
      sx={{ minWidth: 116, maxWidth: 240, flexGrow: { xs: 1, sm: 0 } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () => (chosen.length === 0 ? '전체' : chosen.map(nameOf).join(', ')),
        },
      }}
    >
      {offered.map(({ value, count: cases }) => (
        <MenuItem key={value} value={value}>
          {nameOf(value)} ({count(cases)})
        </MenuItem>
      ))}
    </TextField>
  );
};
