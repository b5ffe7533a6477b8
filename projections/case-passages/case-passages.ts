import { caseAccepted, caseCorrected, caseRestored } from '@nomucheck/domain/legal-case/case-events.ts';
import { type CaseText, caseRecord } from '@nomucheck/domain/legal-case/case-record.ts';
import { passagesOf } from '@nomucheck/domain/search/passages.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';
import { type Texts, textOf } from '../runner/texts.ts';

/** One passage of one text that a case has had. Which of them hold is `case-search`'s to say: it names the text. */
export type CasePassageRow = {
  /** `<case id>:<beginning of the text's hash>:<number>` */
  passage: string;
  case_id: string;
  text_hash: string;
  /** Counts the text's passages from 0. */
  n: number;
  section: string | null;
  paragraph: number;
  /** UTF-16 indices into the text. */
  from_at: number;
  to_at: number;
  text: string;
};

const acceptedRead = z.object({ caseId: z.string(), record: z.object({ text: caseRecord.shape.text }) });
const correctedRead = acceptedRead.extend({ changes: z.object({ text: z.unknown() }).partial() });

type Named = { readonly caseId: string; readonly text: CaseText | null };

const keyOf = (caseId: string, hash: string, n: number): string =>
  `${caseId}:${hash.slice(0, 16)}:${String(n).padStart(5, '0')}`;

/** Cut once a text, not once a passage. */
const cut = new WeakMap<Texts, Map<string, ReturnType<typeof passagesOf>>>();
const passagesIn = (texts: Texts, hash: string): ReturnType<typeof passagesOf> => {
  const known = cut.get(texts) ?? new Map();
  cut.set(texts, known);
  const passages = known.get(hash) ?? passagesOf(textOf(texts, hash));
  known.set(hash, passages);
  return passages;
};

const keysOf = ({ caseId, text }: Named, texts: Texts): readonly string[] =>
  text ? passagesIn(texts, text.hash).map((_passage, n) => keyOf(caseId, text.hash, n)) : [];

const rowOf = ({ caseId, text }: Named, key: string, texts: Texts): CasePassageRow | null => {
  const n = Number(key.slice(key.lastIndexOf(':') + 1));
  const passage = text && passagesIn(texts, text.hash)[n];
  if (!passage) return null;
  const { section, paragraph, from, to } = passage;
  return {
    passage: key,
    case_id: caseId,
    text_hash: text.hash,
    n,
    section,
    paragraph,
    from_at: from,
    to_at: to,
    text: textOf(texts, text.hash).slice(from, to),
  };
};

const nameOf = ({ data: { caseId, record } }: { readonly data: z.infer<typeof acceptedRead> }): Named => ({
  caseId,
  text: record.text,
});
const hashOf = (event: { readonly data: z.infer<typeof acceptedRead> }): readonly string[] => {
  const { text } = nameOf(event);
  return text ? [text.hash] : [];
};

/** A correction that leaves the text as it was makes no new passages. */
const changedText = (event: { readonly data: z.infer<typeof correctedRead> }): Named =>
  'text' in event.data.changes ? nameOf(event) : { caseId: event.data.caseId, text: null };

/** Decisions cut into passages that can be shown, marked and cited. They stay when a case is withdrawn: it may be put back. */
export const casePassages = defineProjection<CasePassageRow>({
  name: 'case-passages',
  version: 1,
  oneStreamARow: true,
  needsTexts: true,
  atOnce: 200,
  table: {
    name: 'case_passages',
    key: 'passage',
    columns: {
      case_id: 'text collate "C" not null',
      text_hash: 'text collate "C" not null',
      n: 'integer not null',
      section: 'text',
      paragraph: 'integer not null',
      from_at: 'integer not null',
      to_at: 'integer not null',
      text: 'text not null',
    },
    indexes: ['(case_id, text_hash, n)'],
  },
  takes: [
    on(caseAccepted, acceptedRead, {
      texts: hashOf,
      keys: (event, texts) => keysOf(nameOf(event), texts),
      evolveRow: (_row, event, key, texts) => rowOf(nameOf(event), key, texts),
    }),
    on(caseCorrected, correctedRead, {
      texts: (event) => {
        const { text } = changedText(event);
        return text ? [text.hash] : [];
      },
      keys: (event, texts) => keysOf(changedText(event), texts),
      evolveRow: (_row, event, key, texts) => rowOf(changedText(event), key, texts),
    }),
    on(caseRestored, acceptedRead, {
      texts: hashOf,
      keys: (event, texts) => keysOf(nameOf(event), texts),
      evolveRow: (_row, event, key, texts) => rowOf(nameOf(event), key, texts),
    }),
  ],
});
