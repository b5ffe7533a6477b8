import { Button } from '@mui/material';
import { useRef } from 'react';
import type { Path } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { moveBy } from './order.ts';

type OrderProps = {
  readonly at: Path;
  /** What is moved: several of these buttons stand on one page. */
  readonly name: string;
  readonly work: DraftWork;
};

/** Moves an element of a list up or down by one place. */
export const OrderButtons = (props: OrderProps) => (
  <>
    <OrderButton {...props} by={-1} />
    <OrderButton {...props} by={1} />
  </>
);

const OrderButton = ({ at, name, work, by }: OrderProps & { readonly by: -1 | 1 }) => {
  const own = useRef<HTMLButtonElement>(null);
  const edit = moveBy(work.content, at, by);
  const word = by < 0 ? '위로' : '아래로';
  const move = () => {
    if (edit === null) return;
    work.change(edit);
    // The element lies elsewhere on the page then, and so does the button that was pressed.
    requestAnimationFrame(() => own.current?.focus());
  };
  return (
    <Button
      ref={own}
      size="small"
      aria-label={`${name} ${word}`}
      // It keeps the focus at the end of the list, too.
      aria-disabled={edit === null}
      onClick={move}
      sx={{ minWidth: 0, px: 1, ...(edit === null ? { color: 'text.disabled' } : {}) }}
    >
      {word}
    </Button>
  );
};
