import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Form } from '../fields/field.ts';
import type { OtherPlace, Place } from '../places.ts';
import { editionForm, figureForm, introForm, statutesForm } from './figure-fields.ts';
import { intakeForm } from './intake-fields.ts';
import { itemForm } from './item-fields.ts';
import { correlatedForm, derivationsForm, openingsForm, suspensionsForm } from './knowledge-fields.ts';
import { pointsForm, routesForm } from './law-fields.ts';
import { sectionForm } from './section-fields.ts';
import { sectionsForm } from './sections-form.ts';

const otherForms: Readonly<Record<OtherPlace, (content: RulesetContent) => Form>> = {
  edition: editionForm,
  intro: introForm,
  derivations: derivationsForm,
  openings: openingsForm,
  suspensions: suspensionsForm,
  points: (content) => pointsForm('points', content),
  obstacles: (content) => pointsForm('obstacles', content),
  routes: routesForm,
  correlated: correlatedForm,
  figure: figureForm,
  statutes: statutesForm,
  sections: sectionsForm,
};

/** The form of a place; null where the draft has no such question, or nothing is chosen. */
export const formOf = (place: Place, content: RulesetContent): Form | null => {
  if (place.kind === 'other') return otherForms[place.part](content);
  if (place.kind === 'intake') {
    const question = content.intake.find(({ key }) => key === place.key);
    return question ? intakeForm(question) : null;
  }
  const section = content.sections.find(({ id }) => id === place.id);
  if (section === undefined) return null;
  if (place.item === null) return sectionForm(section);
  const item = section.items.find(({ key }) => key === place.item);
  return item ? itemForm(section.id, item) : null;
};
