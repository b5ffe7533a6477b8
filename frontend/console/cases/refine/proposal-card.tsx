import { Box, Button, Typography } from '@mui/material';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import type { FormEvent } from 'react';
import { Key } from '../../typing/key.tsx';
import { useKeptState } from '../../typing/use-kept-state.ts';
import { formFieldNames, shownValue } from '../case-form.ts';
import { FieldInput } from '../shared/field-input.tsx';

/** The id of a proposal's element. */
export const cardId = (proposal: string): string => `proposal-${proposal}`;

type ProposalCardProps = {
  readonly proposal: Proposal;
  readonly isCurrent: boolean;
  readonly isChanging: boolean;
  readonly disabled: boolean;
  readonly onFocus: () => void;
  readonly onTake: (value?: string) => void;
  readonly onChange: () => void;
  readonly onKeep: () => void;
  readonly onDismiss: () => void;
  /** Set where the text is not visible beside the form. */
  readonly onShowPassage?: (() => void) | undefined;
};

/** A proposal of a rule; a key or a button takes, changes or dismisses it. */
export const ProposalCard = (props: ProposalCardProps) => {
  const { proposal, isCurrent, isChanging, disabled, onFocus, onTake, onChange, onKeep, onDismiss, onShowPassage } =
    props;
  const value = shownValue(proposal.field, proposal.value);
  return (
    <Box
      id={cardId(proposal.id)}
      role="group"
      aria-label={`제안: ${formFieldNames[proposal.field]} ${value}`}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      sx={{
        mt: 0.75,
        p: 1,
        pl: 1.5,
        borderRadius: 1,
        border: 1,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        borderLeftWidth: 4,
        bgcolor: isCurrent ? '#faf0e0' : 'background.default',
      }}
    >
      {isChanging ? (
        <Changing proposal={proposal} onTake={onTake} onKeep={onKeep} />
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' }, minWidth: 0 }}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              {value}
            </Typography>
            {proposal.passage !== null && (
              <Typography variant="body2" color="text.secondary" sx={twoLines}>
                “{proposal.passage.quote}”
              </Typography>
            )}
          </Box>
          <Button size="small" disabled={disabled} onClick={() => onTake()} aria-keyshortcuts="Y Enter" sx={touch}>
            받기
            <Key>Y</Key>
          </Button>
          <Button size="small" disabled={disabled} onClick={onChange} aria-keyshortcuts="E" sx={touch}>
            고치기
            <Key>E</Key>
          </Button>
          <Button size="small" disabled={disabled} onClick={onDismiss} aria-keyshortcuts="X" color="inherit" sx={touch}>
            버리기
            <Key>X</Key>
          </Button>
          {onShowPassage !== undefined && proposal.passage !== null && (
            <Button size="small" onClick={onShowPassage} sx={touch}>
              본문에서 보기
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
};

const touch = { minHeight: { xs: 44, md: 36 }, minWidth: 48 };
const twoLines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' };

type ChangingProps = Pick<ProposalCardProps, 'proposal' | 'onTake' | 'onKeep'>;

const Changing = ({ proposal, onTake, onKeep }: ChangingProps) => {
  const { typed: value, type: setValue, forget } = useKeptState<string>(`proposal.${proposal.id}`, proposal.value);
  const leave = () => {
    forget();
    onKeep();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (value.trim() === '') return;
    forget();
    onTake(value.trim());
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Escape') leave();
      }}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: '1 1 220px' }}>
        <FieldInput field={proposal.field} single value={value} onChange={setValue} autoFocus />
      </Box>
      <Button type="submit" variant="contained" sx={touch}>
        고친 값 받기
      </Button>
      <Button onClick={leave} sx={touch}>
        그만두기
      </Button>
    </Box>
  );
};
