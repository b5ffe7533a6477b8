import { Box } from '@mui/material';
import type { RefineCase } from '@nomucheck/domain/cases/contract/refine.ts';
import type { Proposal } from '@nomucheck/domain/cases/proposal.ts';
import { type FormField, formFields } from '../case-form.ts';
import { CitedLinks } from '../shared/cited-links.tsx';
import { FieldInput, inputId } from '../shared/field-input.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { Refinement } from './use-refinement.ts';

/** The id of what stands around a field and its proposals. */
export const markId = (field: FormField): string => `lacking-${field}`;

/** The proposals in the order of the form's fields. */
export const inFormOrder = (proposals: readonly Proposal[]): Proposal[] =>
  [...proposals].sort((one, other) => formFields.indexOf(one.field) - formFields.indexOf(other.field));

const helps: Partial<Record<FormField, string>> = {
  outcome: '근로자 쪽에서 본 결과',
  disputeId: '사건번호, 기관, 제목으로 찾아 고릅니다. 고르지 않으면 이 사건만의 분쟁입니다',
};

const without: Partial<Record<FormField, true>> = { sourceHow: true, sourceAt: true };

type RefineFormProps = {
  readonly work: Refinement;
  readonly isOpen: boolean;
  /** The fields that kept the case from being handed over when that was tried. */
  readonly marked: readonly FormField[];
  readonly current: string | null;
  readonly changing: string | null;
  readonly onCurrent: (id: string) => void;
  readonly onTake: (id: string, value?: string) => void;
  readonly onChange: (id: string | null) => void;
  readonly onDismiss: (id: string) => void;
  readonly onShowPassage?: ((id: string) => void) | undefined;
};

/** The fields of a case, each with its proposals. */
export const RefineForm = (props: RefineFormProps) => {
  const { work, isOpen, marked } = props;
  const { kept, form, errors } = work;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      {formFields
        .filter((field) => without[field] !== true)
        .map((field) => (
          <Box
            key={field}
            id={markId(field)}
            // Takes the focus when the field lacks its value: the shortcuts go on working, and Enter leads into the field.
            tabIndex={-1}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
              event.preventDefault();
              document.getElementById(inputId(field))?.focus();
            }}
            sx={{ '&:focus-visible': { outline: 2, outlineColor: 'error.main', outlineOffset: 6 } }}
          >
            <FieldInput
              field={field}
              value={form[field]}
              disabled={!isOpen}
              onChange={(value) => work.type(field, value)}
              onSettle={(value) => void work.save(field, value)}
              error={errors[field] ?? (marked.includes(field) ? lackOf(kept, field) : undefined)}
              help={lackOf(kept, field) ?? helps[field]}
            />
            {field === 'citations' && <CitedLinks numbers={proposedCitations(kept)} />}
            {inFormOrder(kept.proposals)
              .filter((proposal) => proposal.field === field)
              .map((proposal) => (
                <Card key={proposal.id} {...props} proposal={proposal} />
              ))}
          </Box>
        ))}
    </Box>
  );
};

/** Read of in one go, whatever their number. */
const proposedCitations = ({ proposals }: RefineCase): string[] =>
  proposals.flatMap(({ field, value }) => (field === 'citations' ? [value] : []));

/** What is still missing in a field before the case can be made ready. */
const lackOf = ({ lacks }: Pick<RefineCase, 'lacks'>, field: FormField): string | undefined => {
  const told = Object.entries(lacks).find(([path]) => path.split('.')[0] === field);
  return told === undefined ? undefined : '승인 대기로 보내려면 필요합니다';
};

const Card = (props: RefineFormProps & { readonly proposal: Proposal }) => {
  const { proposal, current, changing, isOpen, onCurrent, onTake, onChange, onDismiss, onShowPassage } = props;
  const { id } = proposal;
  return (
    <ProposalCard
      proposal={proposal}
      isCurrent={id === current}
      isChanging={id === changing}
      disabled={!isOpen}
      onFocus={() => onCurrent(id)}
      onTake={(value) => onTake(id, value)}
      onChange={() => onChange(id)}
      onKeep={() => onChange(null)}
      onDismiss={() => onDismiss(id)}
      onShowPassage={onShowPassage === undefined ? undefined : () => onShowPassage(id)}
    />
  );
};
