import type { Search, SearchSort } from '../../../shared/search/search-state.ts';

/** Without words there is no relevance to sort by. */
const sortsOf = ({ q }: Search): readonly (readonly [SearchSort, string])[] => [
  ...(q === '' ? [] : [['relevance', '잘 맞는 순'] as const]),
  ['newest', '최신순'],
  ['oldest', '오래된 순'],
];

type SortChoiceProps = { search: Search; onChange: (sort: SearchSort | null) => void };

export const SortChoice = ({ search, onChange }: SortChoiceProps) => {
  const sorts = sortsOf(search);
  const usual = sorts[0]?.[0];
  return (
    <label className="sort-choice no-print">
      <span>순서</span>
      <select
        value={search.sort ?? usual}
        onChange={(event) => {
          const chosen = sorts.find(([sort]) => sort === event.target.value)?.[0] ?? null;
          onChange(chosen === usual ? null : chosen);
        }}
      >
        {sorts.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
};
