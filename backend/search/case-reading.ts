import { caseStream } from '@nomucheck/domain/cases/legal-case.ts';
import { publicTextOf } from '@nomucheck/domain/cases/public-text.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { numberForms } from '@nomucheck/domain/search/case-numbers.ts';
import type { CaseAsRead, CaseBrief } from '@nomucheck/domain/search/contract/search.ts';
import { needlesOf } from '@nomucheck/domain/search/marks.ts';
import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { rank } from '@nomucheck/domain/search/ranking/ranking.ts';
import { idfOf } from '@nomucheck/domain/search/ranking/term-weights.ts';
import { tokensOf } from '@nomucheck/domain/search/words/tokens.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
import { type FoundRecord, passagesOfCases, recordsOf } from '@nomucheck/projections/cases/records.ts';
import { citingCases, instancesOf, recordOfCase, recordsByNumbers } from '@nomucheck/projections/cases/relations.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Finding } from '@nomucheck/projections/search/case-search/finding.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Points } from '../engine/history/as-of.ts';
import { casePast, LONGEST_CHAIN } from './asking/case-past.ts';
import { briefOf, piecesOf } from './search-items.ts';
import type { TermStatistics } from './words/term-statistics.ts';

/** One case as a reader sees it. Throws `search_absent` where there is none, or none then. */
export type CaseReading = (id: string, of: { readonly q?: string; readonly asOf?: string }) => Promise<CaseAsRead>;

export type CaseReadingParts = {
  readonly db: Db;
  readonly finding: Finding;
  readonly commands: Pick<CommandHandler, 'load' | 'loadMany'>;
  readonly statistics: TermStatistics;
  readonly synonyms: () => Promise<Synonyms>;
  readonly points: Points;
  readonly clock: () => Date;
};

const CITING = 20;
const SIMILAR = 5;

type Redirect = NonNullable<CaseAsRead['redirectedFrom']>;

export const createCaseReading = (parts: CaseReadingParts): CaseReading => {
  const { db, finding, commands, statistics, synonyms, points, clock } = parts;

  /** Whoever reads all cases drops no long record: a short one isn't kept when it is read as one of many. */
  const pastOf = async (stream: string) => (await commands.loadMany(casePast, [stream])).get(stream);

  /** The case, or the one that it was merged into. */
  const standing = async (id: string, asOf: string | null) => {
    let redirectedFrom: Redirect | null = null;
    for (let at = id, hops = 0; hops <= LONGEST_CHAIN; hops += 1) {
      const stream = caseStream(at);
      const [{ record, position }, now] = await Promise.all([recordOfCase(db, at, asOf), pastOf(stream)]);
      if (record) {
        const { revision } = record;
        const past = now?.revision === revision ? now : await commands.load(casePast, stream, { to: revision });
        return { record, position, past, redirectedFrom };
      }
      const merged = asOf === null ? now?.state.merged : null;
      if (!merged) break;
      redirectedFrom ??= { id, at: merged.at, reason: merged.reason };
      at = merged.into;
    }
    throw new DomainError('search_absent');
  };

  return async (id, { q, asOf: moment }) => {
    const asOf = moment === undefined ? null : ((await points.of(moment))?.position ?? START);
    const { record: found, position, past, redirectedFrom } = await standing(id, asOf);
    const { legalCase, collectedAt, acceptedAt } = past.state;
    const record = legalCase?.record;
    if (!legalCase || !record) throw new DomainError('search_absent');

    const needles = { ...needlesOf(parseQuery(q ?? '', await synonyms())), decidedOn: record.decidedOn };
    const own = record.caseNumbers.flatMap(numberForms);
    const [passages, cited, citing, instances, similar] = await Promise.all([
      passagesOfCases(db, [found]),
      recordsByNumbers(db, record.citations.flatMap(numberForms), asOf),
      citingCases(db, own, asOf, CITING),
      instancesOf(db, record.disputeId, found.caseId, asOf),
      similarTo(found, record.keywords, asOf),
    ]);
    return {
      ...briefOf(found),
      caseNumbers: [...record.caseNumbers],
      titleMarks: piecesOf(record.title, needles),
      pointMarks: piecesOf(record.point, needles),
      summaryMarks: piecesOf(record.summary, needles),
      outcomeText: record.outcomeText,
      keywords: [...record.keywords],
      sections: [...record.sections],
      statutes: [...record.statutes],
      passages: (passages.get(found.caseId) ?? []).map(({ section, paragraph, from, to, text }) => ({
        section,
        paragraph,
        from,
        to,
        segments: piecesOf(text, needles),
      })),
      citations: {
        out: record.citations.map((caseNumber) => ({ caseNumber, case: caseOfNumber(caseNumber, cited) })),
        in: citing.cases.map(briefOf),
        inTotal: citing.total,
      },
      instances: instances.map(briefOf),
      similar,
      provenance: {
        ...record.source,
        url: publicTextOf(record.source.at, record.caseNumbers[0]),
        sampling: record.sampling,
        ...{ collectedAt, acceptedAt: acceptedAt ?? '', changedAt: past.updatedAt ?? '' },
        revision: found.revision,
        edition: legalCase.edition,
        textHash: found.textHash,
      },
      redirectedFrom,
      asOf: asOf ?? position,
    };
  };

  /** Cases that contain the rarest words of its name and point. */
  async function similarTo(found: FoundRecord, keywords: readonly string[], asOf: string | null): Promise<CaseBrief[]> {
    const generation = await statistics.generation();
    const said = [found.title, found.point, ...keywords].flatMap((text) => tokensOf(text));
    const terms = [
      ...new Set(said.filter(({ kind }) => kind === 'gram' || kind === 'article').map(({ term }) => term)),
    ];
    const figures = await statistics.of(generation, terms);
    const rareTerms = terms
      .filter((term) => figures.frequencies.has(term))
      .sort((a, b) => idfOf(b, figures) - idfOf(a, figures))
      .slice(0, 16);
    const candidates = await finding.like(rareTerms, found.caseId, asOf, 300);
    const factOf = new Map(candidates.map(({ id, fact }) => [id, fact]));
    const units = rareTerms.map((term) => [{ terms: [term], weight: 1, share: 1 }]);
    const best = rank(units, candidates, figures, koreanDateOf(clock().toISOString())).slice(0, SIMILAR);
    return (
      await recordsOf(
        db,
        best.map(({ id }) => factOf.get(id) ?? ''),
      )
    ).map(briefOf);
  }
};

const caseOfNumber = (caseNumber: string, cases: readonly FoundRecord[]): CaseBrief | null => {
  const forms = numberForms(caseNumber);
  const found = cases.find(({ numbers }) => numbers.some((number) => forms.includes(number)));
  return found ? briefOf(found) : null;
};
