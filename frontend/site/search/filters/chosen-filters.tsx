import { sectionName } from '@nomucheck/domain/rulesets/section-names.ts';
import { koreanDate } from '../../../shared/formats.ts';
import { kindName, outcomeName } from '../../../shared/search/case-words.ts';
import { listFilters, type Search, toggled } from '../../../shared/search/search-state.ts';
import '../begin.css';

const nameOf = {
  outcome: outcomeName,
  kind: kindName,
  sections: sectionName,
  tribunal: (name: string) => name,
} as const;

const yearsText = ({ from, to }: Search): string => {
  if (from === to) return `${from}년`;
  return `${from === null ? '' : `${from}년부터`} ${to === null ? '' : `${to}년까지`}`.trim();
};

/** Each filter in words, with the search without it. */
export const chosenOf = (search: Search): readonly { readonly words: string; readonly without: Search }[] => [
  ...listFilters.flatMap((name) =>
    search[name].map((value) => ({ words: nameOf[name](value), without: toggled(search, name, value) })),
  ),
  ...(search.from === null && search.to === null
    ? []
    : [{ words: yearsText(search), without: { ...search, from: null, to: null } }]),
  ...(search.asOf === null ? [] : [{ words: `${koreanDate(search.asOf)} 기준`, without: { ...search, asOf: null } }]),
];

/** The chosen filters; each can be removed with one press. */
export const ChosenFilters = ({ search, onChange }: { search: Search; onChange: (search: Search) => void }) => {
  const chosen = chosenOf(search);
  if (chosen.length === 0) return null;
  return (
    <ul className="chosen-filters" aria-label="고른 조건">
      {chosen.map(({ words, without }) => (
        <li key={words}>
          <button type="button" className="chosen-filter" onClick={() => onChange(without)}>
            {words}
            <svg viewBox="0 0 20 20" width="0.875rem" height="0.875rem" aria-hidden="true">
              <path d="M5 5l10 10M15 5L5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
            <span className="visually-hidden"> 조건 빼기</span>
          </button>
        </li>
      ))}
    </ul>
  );
};
