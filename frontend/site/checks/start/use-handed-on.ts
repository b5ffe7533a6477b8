import type { AdviceAnswersOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Reply } from '../../../shared/client/ask.ts';
import { ask } from '../../../shared/client/ask.ts';
import { useLoaded } from '../../../shared/client/use-loaded.ts';
import { koreanToday } from '../../../shared/formats.ts';
import { answersOfLink, type FirstAnswer, firstAnswers } from './first-answers.ts';

export type HandedOnAnswers = {
  readonly given: readonly FirstAnswer[];
  /** By the key of an answer: the words of the conversation from which it was read. */
  readonly said: ReadonlyMap<string, string>;
  readonly isLoading: boolean;
  /** What was told in the conversation couldn't be fetched: it is asked again. */
  readonly hasFailed: boolean;
};

const nothing: Reply<AdviceAnswersOut> = { ok: true, value: { answers: [] } };

/** What the link to this page has answered: in the address itself, or in the conversation that it comes from (`?advice=<id>`). */
export const useHandedOn = (form: Form | null): HandedOnAnswers => {
  const [search] = useSearchParams();
  const advice = search.get('advice');
  const [told] = useLoaded(
    () =>
      advice === null
        ? Promise.resolve(nothing)
        : ask<AdviceAnswersOut>({ url: `/api/ai-advices/${encodeURIComponent(advice)}/answers` }),
    advice ?? '',
  );
  const inConversation = useMemo(() => (told.state === 'ready' ? told.value.answers : []), [told]);
  const said = useMemo(
    () => new Map(inConversation.flatMap(({ key, said }) => (said === null ? [] : [[key, said] as const]))),
    [inConversation],
  );
  const given = useMemo(() => {
    if (form === null) return [];
    const pairs = inConversation.map(({ key, value }) => [key, value] as const);
    return firstAnswers(form, [...pairs, ...answersOfLink(search)], koreanToday());
  }, [form, inConversation, search]);
  return { given, said, isLoading: told.state === 'loading', hasFailed: told.state === 'failed' };
};
