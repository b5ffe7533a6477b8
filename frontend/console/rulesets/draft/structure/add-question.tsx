import { Button, Menu, MenuItem } from '@mui/material';
import type { IntakeType } from '@nomucheck/domain/rulesets/ruleset.ts';
import { typeNames } from '@nomucheck/domain/rulesets/ruleset-in-words.ts';
import { useState } from 'react';
import type { Place } from '../places.ts';
import type { Path } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { type Fresh, freshItem, freshQuestion } from './fresh-parts.ts';
import { behind } from './order.ts';

type AddProps = {
  readonly place: Place;
  /** The question behind which it is put; null: at the end. */
  readonly behindAt: Path | null;
  readonly work: DraftWork;
  readonly nextNumber: number;
  readonly onOpen: (address: string) => void;
};

const types: readonly IntakeType[] = ['radio', 'choices', 'number', 'date', 'time', 'text'];

/** Adds a question and opens it; of the intake, how it is answered is chosen first, because that never changes. */
export const AddQuestion = ({ place, behindAt, work, nextNumber, onOpen }: AddProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const before = behindAt === null ? null : behind(work.content, behindAt);
  const put = (list: Path, { name, value }: Fresh) => {
    if (work.change({ at: [...list, name], value, before })) onOpen(name);
  };
  const label = behindAt === null ? '맨 뒤에 문항 더하기' : '이 뒤에 문항 더하기';
  if (place.kind === 'section') {
    const add = () => put(['sections', place.id, 'items'], freshItem(work.content, place.id, before === null));
    return (
      <Button size="small" onClick={add}>
        {label}
      </Button>
    );
  }
  const addOfType = (type: IntakeType) => {
    setAnchor(null);
    put(['intake'], freshQuestion(work.content, type, nextNumber));
  };
  return (
    <>
      <Button size="small" aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        {label}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {types.map((type) => (
          <MenuItem key={type} onClick={() => addOfType(type)}>
            {typeNames[type]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
