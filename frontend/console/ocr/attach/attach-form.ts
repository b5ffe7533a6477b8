import { caseKindNames } from '@nomucheck/domain/cases/case-names.ts';
import type { AttachBody, OcrDocument, OtherCase } from '@nomucheck/domain/ocr/contract.ts';
import { ApiError } from '../../api/api-error.ts';
import { hasShapeOf } from '../../typing/kept-shape.ts';

type Kind = Extract<AttachBody, { new: object }>['new']['kind'];

/** What the dialog asks for. What is left empty is proposed from the text. */
export type AttachForm = {
  readonly into: 'new' | 'case';
  readonly kind: Kind | '';
  readonly tribunal: string;
  /** One a line, or separated by commas. */
  readonly caseNumbers: string;
  readonly decidedOn: string;
  readonly title: string;
  readonly caseId: string | null;
  readonly from: string;
  readonly to: string;
  /** Why a new case is made beside one that is the same decision. */
  readonly reason: string;
};

export const emptyAttachForm = ({ pages, page }: Pick<OcrDocument, 'pages' | 'page'>): AttachForm => ({
  into: 'new',
  ...{ kind: '', tribunal: '', caseNumbers: '', decidedOn: '', title: '' },
  caseId: null,
  from: '1',
  to: String(pages ?? page),
  reason: '',
});

/** What was kept of the form; null where it can't be read any more. */
export const readAttachForm = (empty: AttachForm, kept: unknown): AttachForm | null => {
  if (!hasShapeOf(empty, kept)) return null;
  const isKnown = ['new', 'case'].includes(kept.into) && (kept.kind === '' || kept.kind in caseKindNames);
  return isKnown ? kept : null;
};

/** The command that the form asks for, or null while something is missing. */
export const bodyOf = (
  form: AttachForm,
  { revision, pages, page }: Pick<OcrDocument, 'revision' | 'pages' | 'page'>,
): AttachBody | null => {
  const range = rangeOf(form, pages ?? page);
  if (range === null) return null;
  const common = { ...range, expectedRevision: revision };
  if (form.into === 'case') return form.caseId === null ? null : { caseId: form.caseId, ...common };
  if (form.kind === '') return null;
  const caseNumbers = [
    ...new Set(
      form.caseNumbers
        .split(/[,\n]/)
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    ),
  ];
  const [tribunal, title] = [form.tribunal.trim(), form.title.trim()];
  return {
    new: {
      kind: form.kind,
      ...(tribunal === '' ? {} : { tribunal }),
      ...(caseNumbers.length === 0 ? {} : { caseNumbers }),
      ...(form.decidedOn === '' ? {} : { decidedOn: form.decidedOn }),
      ...(title === '' ? {} : { title }),
    },
    ...common,
  };
};

/** Whether the pages that are asked for are pages of this document. */
export const isRange = (form: AttachForm, { pages, page }: Pick<OcrDocument, 'pages' | 'page'>): boolean =>
  rangeOf(form, pages ?? page) !== null;

/** All pages aren't named. null: no pages, or not of this document. */
const rangeOf = ({ from, to }: AttachForm, last: number): { readonly pages?: { from: number; to: number } } | null => {
  const range = { from: Number(from), to: Number(to) };
  const fits = Number.isInteger(range.from) && Number.isInteger(range.to) && range.from >= 1 && range.to <= last;
  if (!fits || range.to < range.from) return null;
  return range.from === 1 && range.to === last ? {} : { pages: range };
};

/** A case about which the person has to decide: one with another text, or one that is the same decision. */
export type ExistingCase = { readonly case: OtherCase; readonly why: 'has_text' | 'duplicate' };

export const existingOf = (error: unknown): ExistingCase | null => {
  if (!(error instanceof ApiError)) return null;
  const { existing } = error.body;
  if (!isOtherCase(existing)) return null;
  return { case: existing, why: error.code === 'case_duplicate' ? 'duplicate' : 'has_text' };
};

/**
 * What can be done about it: `take`: it gets this text; `replace`: this text in place of its own; `beside`: it isn't used any
 * more, and a new case is made beside it; `none`: it was merged, and the case that it was merged into is chosen.
 */
export const wayOutOf = ({ case: { stage }, why }: ExistingCase): 'take' | 'replace' | 'beside' | 'none' => {
  if (stage === 'merged') return 'none';
  if (stage === 'withdrawn') return 'beside';
  return why === 'duplicate' ? 'take' : 'replace';
};

const isOtherCase = (value: unknown): value is OtherCase =>
  typeof value === 'object' && value !== null && 'caseId' in value && 'caseNumbers' in value && 'stage' in value;
