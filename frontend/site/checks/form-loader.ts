import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Reply } from '../../shared/client/ask.ts';
import { useLoaded } from '../../shared/client/use-loaded.ts';
import { fetchForm } from './check-api.ts';

/** The questionnaire is fetched once a visit. */
let form: Promise<Reply<Form>> | null = null;

const loadForm = (): Promise<Reply<Form>> => {
  form ??= fetchForm().then((reply) => {
    if (!reply.ok) form = null;
    return reply;
  });
  return form;
};

/** The server has a newer one. */
export const forgetForm = (): void => {
  form = null;
};

/** Loads it again; also returns the previous one, if there was one. */
export const replaceForm = async (): Promise<readonly [Form | null, Reply<Form>]> => {
  const before = form === null ? null : await form;
  forgetForm();
  return [before?.ok ? before.value : null, await loadForm()];
};

export const useForm = () => useLoaded<Form>(loadForm, 'form');
