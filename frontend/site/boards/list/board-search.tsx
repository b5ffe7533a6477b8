import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../forms/button.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { listPath, type Shown } from '../board-paths.ts';

/** Searches one board. The address has the words, so that Back and a shared link show the same. */
export const BoardSearch = ({ shown: { category, q } }: { shown: Shown }) => {
  const [typed, setTyped] = useState(q);
  const navigate = useNavigate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void navigate(listPath({ category, q: typed.trim() }));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: `search` is unknown to older browsers.
    <form role="search" className="board-search" onSubmit={submit}>
      <TextField
        id="board-q"
        label="이 게시판에서 찾기"
        value={typed}
        onChange={setTyped}
        maxLength={100}
        after={
          <Button type="submit" kind="secondary">
            찾기
          </Button>
        }
      />
    </form>
  );
};
