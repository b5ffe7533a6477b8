import { openPartOf } from '@nomucheck/domain/checks/sensitive.ts';
import { isChosen } from '@nomucheck/domain/rulesets/chosen.ts';
import type { Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { questionOf } from '../form/question.ts';
import type { KnownForm } from './saving.ts';

/** What saving has to know of this questionnaire. */
export const knownForm = (form: Form): KnownForm => ({
  keyOf: (address) => questionOf(form, address, 'employee')?.key ?? null,
  openPartOf: ({ value, ...address }) => {
    const question = questionOf(form, address, 'employee');
    if (question === null || !isChosen(value)) return null;
    const open = openPartOf({ section: 'intake', question }, value);
    return open === value ? null : open;
  },
});
