import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { longestQuery } from '../../../shared/search/search-state.ts';
import { Button } from '../../forms/button.tsx';
import { FieldError } from '../../forms/field-parts.tsx';
import { useRecentSearches } from './recent-searches.ts';
import { type Suggestion, suggestionsFor } from './suggestions.ts';
import { useSlashKey } from './use-slash-key.ts';

type SearchBoxProps = {
  /** The current query. Give the box another `key` when it changes. */
  query: string;
  error?: string | undefined;
  onSearch: (query: string) => void;
  onGround: (section: string) => void;
};

/**
 * The search box. A combobox by WAI-ARIA: the arrow keys move through the suggestions, Enter takes one, Escape closes the
 * list. While the input method composes a syllable, it gets the keys.
 */
export const SearchBox = ({ query, error, onSearch, onGround }: SearchBoxProps) => {
  const [typed, setTyped] = useState(query);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const recent = useRecentSearches();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const offered = suggestionsFor(typed, recent);
  const shown = isOpen ? offered : [];
  useSlashKey(input);
  useEffect(() => {
    if (error !== undefined) input.current?.focus();
  }, [error]);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const take = (suggestion: Suggestion) => {
    close();
    if (suggestion.kind === 'ground') return onGround(suggestion.id);
    setTyped(suggestion.words);
    onSearch(suggestion.words);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = shown[active];
    if (chosen !== undefined) return take(chosen);
    close();
    onSearch(typed.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && shown.length > 0) {
      event.preventDefault();
      return close();
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || offered.length === 0) return;
    event.preventDefault();
    setOpen(true);
    // One place more than there are suggestions: the box itself.
    const places = offered.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };

  return (
    <search className="search-form no-print">
      <form noValidate onSubmit={submit}>
        <label className="field-label" htmlFor="q">
          무엇을 찾으세요?
        </label>
        <FieldError id="q">{error}</FieldError>
        <div className="search-row">
          <div className="search-combo">
            <input
              ref={input}
              id="q"
              name="q"
              type="search"
              className="text-input"
              role="combobox"
              aria-expanded={shown.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 && shown.length > 0 ? `${listId}-${active}` : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? 'q-error q-hint' : 'q-hint'}
              aria-keyshortcuts="/"
              placeholder="예: 수습 본채용 거절"
              value={typed}
              maxLength={longestQuery}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => {
                setTyped(event.target.value);
                setActive(-1);
                setOpen(event.target.value !== '');
              }}
              onKeyDown={onKeyDown}
              onBlur={close}
            />
            <SuggestionList id={listId} shown={shown} active={active} onTake={take} />
          </div>
          <Button type="submit">찾기</Button>
        </div>
      </form>
    </search>
  );
};

type SuggestionListProps = {
  id: string;
  shown: readonly Suggestion[];
  active: number;
  onTake: (suggestion: Suggestion) => void;
};

const SuggestionList = ({ id, shown, active, onTake }: SuggestionListProps) => (
  <div className="search-suggestions" id={id} role="listbox" aria-label="추천 검색" hidden={shown.length === 0}>
    {shown.map((suggestion, index) => (
      // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active one.
      // biome-ignore lint/a11y/useKeyWithClickEvents: the box takes the keys.
      <div
        key={`${suggestion.kind}-${suggestion.words}`}
        id={`${id}-${index}`}
        role="option"
        aria-selected={index === active}
        // On pointer down, because the box would lose the focus and close the list before the click.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => onTake(suggestion)}
      >
        <span className="search-suggestion-kind">{suggestion.kind === 'recent' ? '최근' : '사유'}</span>
        {suggestion.words}
      </div>
    ))}
  </div>
);
