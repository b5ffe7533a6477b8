import { Box, Button } from '@mui/material';
import type { Place } from '../places.ts';
import type { Path } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { AddQuestion } from './add-question.tsx';
import { namesIn } from './order.ts';
import { OrderButtons } from './order-buttons.tsx';

type ActionsProps = {
  readonly place: Place;
  readonly name: string;
  readonly work: DraftWork;
  readonly nextNumber: number;
  readonly onOpen: (address: string) => void;
};

/** The path of the question that is open; null where none is. */
const pathOf = (place: Place): Path | null => {
  if (place.kind === 'intake' && place.key !== null) return ['intake', place.key];
  if (place.kind === 'section' && place.item !== null) return ['sections', place.id, 'items', place.item];
  return null;
};

/** Moves or removes the question that is open, or puts another one behind it. */
export const QuestionActions = ({ place, name, work, nextNumber, onOpen }: ActionsProps) => {
  const at = pathOf(place);
  if (at === null) return null;
  const remove = () => {
    const names = namesIn(work.content, at.slice(0, -1));
    const position = names.indexOf(at.at(-1) ?? '');
    const neighbour = names[position + 1] ?? names[position - 1];
    if (work.change({ at: [...at] })) onOpen(neighbour ?? (place.kind === 'section' ? place.id : 'intake'));
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
      <OrderButtons at={at} name={name} work={work} />
      <AddQuestion place={place} behindAt={at} work={work} nextNumber={nextNumber} onOpen={onOpen} />
      <Button size="small" color="error" onClick={remove}>
        문항 빼기
      </Button>
    </Box>
  );
};
