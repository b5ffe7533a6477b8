import type { AdviceAnswersOut } from '@nomucheck/domain/advice/contract/advice.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { koreanToday } from '../../../shared/formats.ts';
import { ask } from '../check-api.ts';
import type { Reply } from '../draft/check-server.ts';
import { useLoaded } from '../form-loader.ts';
import { answersOfLink, type FirstAnswer, firstAnswers } from './first-answers.ts';

export type HandedOnAnswers = {
  readonly given: readonly FirstAnswer[];
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
  const given = useMemo(() => {
    if (form === null) return [];
    const inConversation = told.state === 'ready' ? told.value.answers : [];
    const pairs = inConversation.map(({ key, value }) => [key, value] as const);
    return firstAnswers(form, [...pairs, ...answersOfLink(search)], koreanToday());
  }, [form, told, search]);
  return { given, isLoading: told.state === 'loading', hasFailed: told.state === 'failed' };
};
