import { Alert, Box, Button, Paper, Typography } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type SyntheticEvent, useState } from 'react';
import type { FieldGroup, Form, Whole } from '../fields/field.ts';
import { FieldInput } from '../fields/field-input.tsx';
import { OrderButtons } from '../structure/order-buttons.tsx';
import { jsonAt, type Path } from '../work/setting.ts';
import type { DraftWork } from '../work/use-draft-work.ts';
import { AddElement } from './add-element.tsx';

type FormProps = {
  readonly form: Form;
  readonly work: DraftWork;
  readonly base: RulesetContent | undefined;
  readonly disabled: boolean;
};

/** All that can be edited at one place of a draft. */
export const FormOfPlace = ({ form, ...given }: FormProps) => (
  <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    {form.groups.length === 0 && <Typography color="text.secondary">아직 없습니다.</Typography>}
    {form.groups.map((group) => (
      <Group key={(group.whole?.at ?? group.fields[0]?.at ?? [group.title]).join('/')} group={group} {...given} />
    ))}
    {!given.disabled &&
      form.addable?.map((addable) => (
        <AddElement key={addable.at.join('/') + addable.name} addable={addable} work={given.work} base={given.base} />
      ))}
    {form.fixed !== undefined && <Alert severity="info">{form.fixed}</Alert>}
  </Box>
);

type GroupProps = Omit<FormProps, 'form'> & { readonly group: FieldGroup };

const Group = ({ group, ...given }: GroupProps) => {
  const { title, folded = false, whole } = group;
  const isEdited = group.fields.some(({ at }) => isTouched(at, given));
  // What was opened stays open when its last edit is taken back: the person is still writing in it.
  const [wasOpened, setOpened] = useState(false);
  const follow = ({ currentTarget }: SyntheticEvent<HTMLElement>) =>
    setOpened(currentTarget instanceof HTMLDetailsElement && currentTarget.open);
  return (
    <Paper
      variant="outlined"
      component={folded ? 'details' : 'section'}
      sx={{ p: 1.5 }}
      {...(folded ? { open: isEdited || wasOpened, onToggle: follow } : { 'aria-label': title })}
    >
      <Typography
        component={folded ? 'summary' : 'h3'}
        sx={{ fontWeight: 600, fontSize: 15, cursor: folded ? 'pointer' : 'default' }}
      >
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, mt: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {group.fields.map((field) => (
          <FieldInput key={field.at.join('/')} field={field} {...given} />
        ))}
        {whole && !given.disabled && <WholeButton whole={whole} work={given.work} />}
      </Box>
    </Paper>
  );
};

/** Whether a field is otherwise than in the edition that the draft is based on, or has a text that can't be read yet. */
const isTouched = (at: Path, { work, base }: Pick<GroupProps, 'work' | 'base'>): boolean =>
  work.texts[at.join('/')] !== undefined ||
  (base !== undefined && JSON.stringify(jsonAt(base, at)) !== JSON.stringify(jsonAt(work.content, at)));

/** Takes the whole of a group away, or adds it. */
const WholeButton = ({ whole, work }: { readonly whole: Whole; readonly work: DraftWork }) => {
  const { at, name, isThere, fresh, isOrdered, list } = whole;
  const toggle = () => {
    if (!isThere) return work.set(at, fresh);
    if (list === undefined) return work.change({ at: [...at] });
    const elements = jsonAt(work.content, list.at);
    return (
      Array.isArray(elements) &&
      work.set(
        list.at,
        elements.filter((_, position) => position !== list.position),
      )
    );
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {isThere && isOrdered && <OrderButtons at={at} name={name} work={work} />}
      <Button size="small" color={isThere ? 'error' : 'primary'} onClick={toggle}>
        {name} {isThere ? '빼기' : '두기'}
      </Button>
    </Box>
  );
};
