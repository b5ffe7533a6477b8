import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { TESTIMONIAL_STEPS_AT_MOST } from './lengths.ts';
import type { TestimonialEvent } from './testimonial-events.ts';
import type { TestimonialOutcome, TestimonialState } from './testimonial-outcomes.ts';

/** What somebody says of the service. */
export type Said = {
  readonly stars: number;
  readonly outcome: TestimonialOutcome;
  readonly inReturn: boolean;
  /** null once their key is destroyed. */
  readonly text: string | null;
};

/** A testimonial of a finished check. */
export type Testimonial = Said & {
  readonly testimonialId: string;
  readonly owner: string;
  readonly checkId: string;
  readonly state: TestimonialState;
  readonly writtenAt: string;
  /** Why it isn't shown. */
  readonly declined: string | null;
  /** What the firm says to it. */
  readonly answer: { readonly text: string | null; readonly at: string } | null;
  readonly removed: boolean;
  readonly steps: number;
  /** How often the firm has looked at it, or its writer has taken it back: what is written after that is another text to look at. */
  readonly looks: number;
};

type Words = Omit<Said, 'text'> & { readonly text: string };

export type TestimonialCommand =
  | ({
      readonly type: 'WriteTestimonial';
      readonly testimonialId: string;
      readonly owner: string;
      readonly checkId: string;
      readonly at: string;
    } & Words)
  | ({ readonly type: 'ChangeTestimonial'; readonly at: string } & Words)
  | { readonly type: 'AcceptTestimonial'; readonly inReturn: boolean; readonly at: string }
  | { readonly type: 'DeclineTestimonial'; readonly why: string; readonly at: string }
  | { readonly type: 'AnswerTestimonial'; readonly text: string; readonly at: string }
  | { readonly type: 'RemoveTestimonial'; readonly at: string };

const decide = (command: TestimonialCommand, testimonial: Testimonial | null): readonly TestimonialEvent[] => {
  const isFull = testimonial !== null && testimonial.steps >= TESTIMONIAL_STEPS_AT_MOST;
  if (command.type === 'WriteTestimonial') {
    if (testimonial && !testimonial.removed) throw new DomainError('conflict');
    if (isFull) throw new DomainError('stage_wrong');
    const { type: _type, text, ...of } = command;
    return [{ type: 'TestimonialWritten', data: { ...of, personal: { text } } }];
  }
  if (!testimonial || testimonial.removed) throw new DomainError('not_found');
  const of = { testimonialId: testimonial.testimonialId, owner: testimonial.owner, at: command.at };
  if (command.type === 'RemoveTestimonial') return [{ type: 'TestimonialRemoved', data: of }];
  if (isFull) throw new DomainError('stage_wrong');
  switch (command.type) {
    case 'ChangeTestimonial': {
      const { stars, outcome, inReturn, text } = command;
      return [{ type: 'TestimonialChanged', data: { ...of, stars, outcome, inReturn, personal: { text } } }];
    }
    case 'AcceptTestimonial':
      if (testimonial.state === 'shown' && testimonial.inReturn === command.inReturn) return [];
      return [{ type: 'TestimonialAccepted', data: { ...of, inReturn: command.inReturn || testimonial.inReturn } }];
    case 'DeclineTestimonial':
      if (testimonial.state === 'declined') return [];
      return [{ type: 'TestimonialDeclined', data: { ...of, personal: { text: command.why } } }];
    case 'AnswerTestimonial':
      if (testimonial.state !== 'shown') throw new DomainError('stage_wrong');
      return [{ type: 'TestimonialAnswered', data: { ...of, personal: { text: command.text } } }];
  }
};

const evolve = (testimonial: Testimonial | null, event: TestimonialEvent): Testimonial | null => {
  if (event.type === 'TestimonialWritten') {
    const { testimonialId, owner, checkId, stars, outcome, inReturn, personal, at } = event.data;
    const said = { stars, outcome, inReturn, text: personal?.text ?? null };
    const untouched = { state: 'waiting', declined: null, answer: null, removed: false } as const;
    return {
      ...{ testimonialId, owner, checkId, ...said, ...untouched },
      writtenAt: at,
      steps: (testimonial?.steps ?? 0) + 1,
      looks: testimonial?.looks ?? 0,
    };
  }
  if (!testimonial) return null;
  const step = { ...testimonial, steps: testimonial.steps + 1 };
  const looked = { ...step, looks: step.looks + 1 };
  switch (event.type) {
    case 'TestimonialChanged': {
      // What others read was looked at: the new words wait until they were, too.
      const { stars, outcome, inReturn, personal } = event.data;
      return { ...step, stars, outcome, inReturn, text: personal?.text ?? null, state: 'waiting', declined: null };
    }
    case 'TestimonialAccepted':
      return { ...looked, state: 'shown', declined: null, inReturn: event.data.inReturn };
    case 'TestimonialDeclined':
      return { ...looked, state: 'declined', declined: event.data.personal?.text ?? null };
    case 'TestimonialAnswered':
      return { ...step, answer: { text: event.data.personal?.text ?? null, at: event.data.at } };
    case 'TestimonialRemoved':
      return { ...looked, removed: true };
  }
};

export const testimonialDecider: Decider<Testimonial | null, TestimonialCommand, TestimonialEvent> = {
  initialState: null,
  decide,
  evolve,
};

const prefix = 'testimonial-';
export const testimonialStream = (id: string): string => `${prefix}${id}`;
export const testimonialOfStream = (stream: string): string => stream.slice(prefix.length);
