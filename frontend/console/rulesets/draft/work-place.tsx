import { Box } from '@mui/material';
import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useEffect, useRef } from 'react';
import { Section } from '../../shell/record/section.tsx';
import { useFieldThatIsLedTo } from './fields/field-that-is-led-to.ts';
import { formOf } from './forms/form-of.ts';
import { FormOfPlace } from './forms/form-of-place.tsx';
import { EntryList, Outline } from './outline/outline.tsx';
import { type Marks, outlineOf, questionsOf } from './outline/outline-entries.ts';
import { TreeOfDraft } from './outline/tree-of-draft.tsx';
import { addressOf, type Place, placeName, placeOf } from './places.ts';
import { AddQuestion } from './structure/add-question.tsx';
import { QuestionActions } from './structure/question-actions.tsx';
import { Comments } from './talk/comments.tsx';
import type { DraftWork } from './work/use-draft-work.ts';

type WorkPlaceProps = {
  readonly work: DraftWork;
  readonly base: RulesetContent | undefined;
  /** The address of the place that is open. */
  readonly open: string;
  readonly onOpen: (address: string) => void;
  /** The number of the next question of the intake. */
  readonly nextNumber: number;
  /** The field that is led to; null: none. */
  readonly field: string | null;
  readonly marks: Marks;
  readonly draft: string;
  readonly isReader: boolean;
};

/** The part of the outline that a place belongs to. */
const partOf = (place: Place): Place => {
  if (place.kind === 'intake') return { kind: 'intake', key: null };
  return place.kind === 'section' ? { ...place, item: null } : place;
};

/** The outline of the draft, and the place that is open: its tree, its questions, its form and the comments on it. */
export const WorkPlace = (props: WorkPlaceProps) => {
  const { work, base, open, onOpen, nextNumber, field, marks, draft, isReader } = props;
  const { content } = work;
  const place = placeOf(open);
  const address = addressOf(place);
  const part = partOf(place);
  const questions = questionsOf(place, content, marks);
  const form = formOf(place, content);
  const name = placeName(place, content);
  const ownForm = useRef<HTMLDivElement>(null);
  const isQuestion =
    (place.kind === 'section' && place.item !== null) || (place.kind === 'intake' && place.key !== null);
  useFieldThatIsLedTo(ownForm, field, address);
  // The list of the questions stands above the form of one of them.
  useEffect(() => {
    if (isQuestion && address !== '' && field === null) ownForm.current?.scrollIntoView({ block: 'start' });
  }, [isQuestion, address, field]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
      }}
    >
      <Outline label="고칠 곳" entries={outlineOf(content, marks)} open={addressOf(part)} onOpen={onOpen} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {place.kind === 'section' && (
          <Section title={`${placeName(part, content)}: 갈래`}>
            <TreeOfDraft id={place.id} content={content} base={base} />
          </Section>
        )}
        {place.kind !== 'other' && (
          <Section
            title={`${placeName(part, content)}: 문항`}
            action={
              !isReader && (
                <AddQuestion place={place} behindAt={null} work={work} nextNumber={nextNumber} onOpen={onOpen} />
              )
            }
          >
            <EntryList label="문항" entries={questions} open={address} onOpen={onOpen} />
          </Section>
        )}
        {form && (
          <Box ref={ownForm} sx={{ scrollMarginTop: 72 }}>
            <Section
              title={`${name} 고치기`}
              action={
                !isReader && (
                  <QuestionActions place={place} name={name} work={work} nextNumber={nextNumber} onOpen={onOpen} />
                )
              }
            >
              <FormOfPlace key={address} form={form} work={work} base={base} disabled={isReader} />
            </Section>
          </Box>
        )}
        <Comments draft={draft} address={address} name={name} isReader={isReader} />
      </Box>
    </Box>
  );
};
