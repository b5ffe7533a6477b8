import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RuleName } from './rules/finding.ts';
import { rulesetContentSchema } from './ruleset-from-json.ts';
import { standardRuleset } from './standard-ruleset.ts';
import { validateRuleset } from './validate-ruleset.ts';

/** The parsed ruleset without readonly members: a copy that the tests may change. */
type Draft = z.infer<typeof rulesetContentSchema>;
type DraftSection = Draft['sections'][number];
type DraftItem = DraftSection['items'][number];

const draftOfStandard = (): Draft => rulesetContentSchema.parse(JSON.parse(JSON.stringify(standardRuleset)));

const present = <T>(value: T | undefined): T => {
  if (value === undefined) throw new Error('the standard ruleset lacks what this test breaks');
  return value;
};
const section = (draft: Draft, number: number): DraftSection => present(draft.sections[number - 1]);
const item = (draft: Draft, number: number, numbering: number): DraftItem =>
  present(section(draft, number).items[numbering - 1]);
const intake = (draft: Draft, numbering: number): Draft['intake'][number] =>
  present(draft.intake.find((question) => question.numbering === numbering));

type Break = {
  readonly how: string;
  readonly at?: readonly [string | null, number | null];
  readonly change: (draft: Draft) => void;
};

/** For every rule, changes of a valid ruleset that it must find. A rule without such a change could never fail. */
const breaks: Readonly<Record<RuleName, readonly Break[]>> = {
  section_order: [
    { how: 'a section is missing', change: (draft) => void draft.sections.pop() },
    { how: 'two sections changed places', change: (draft) => void draft.sections.reverse() },
  ],
  numbering: [
    {
      how: 'a number is left out',
      at: ['detail-4', null],
      change: (draft) => void section(draft, 4).items.splice(5, 1),
    },
    {
      how: 'a section has no items',
      at: ['detail-6', null],
      change: (draft) => {
        section(draft, 6).items = [];
      },
    },
  ],
  key_form: [
    {
      how: "a key of another section's",
      at: ['detail-3', 6],
      change: (draft) => {
        item(draft, 3, 6).key = 'detail-4/renewal-rule';
      },
    },
    {
      how: 'a key in Korean',
      at: ['detail-3', 6],
      change: (draft) => {
        item(draft, 3, 6).key = 'detail-3/갱신규정';
      },
    },
    {
      how: 'a key with a second slash',
      at: ['detail-3', 6],
      change: (draft) => {
        item(draft, 3, 6).key = 'detail-3/a/b';
      },
    },
  ],
  key_unique: [
    {
      how: 'two items with one key',
      at: ['detail-3', 7],
      change: (draft) => {
        item(draft, 3, 7).key = item(draft, 3, 6).key;
      },
    },
  ],
  wording: [
    {
      how: 'a title that asks nothing',
      at: ['detail-1', 2],
      change: (draft) => {
        item(draft, 1, 2).title = '합격 통보.';
      },
    },
    {
      how: 'no reason for asking',
      at: ['detail-1', 2],
      change: (draft) => {
        item(draft, 1, 2).why = ' ';
      },
    },
  ],
  path_ends: [
    {
      how: 'a next on the last item',
      at: ['detail-1', 10],
      change: (draft) => {
        item(draft, 1, 10).positive.type = 'next';
      },
    },
    {
      how: 'a keyword change on the last item',
      at: ['detail-1', 10],
      change: (draft) => {
        item(draft, 1, 10).negative = {
          type: 'keyword_change',
          keyword_change: { mode: 'add', keywords: ['통지'] },
        };
      },
    },
  ],
  skip_target: [
    {
      how: 'a skip past the last item',
      at: ['detail-1', 4],
      change: (draft) => {
        item(draft, 1, 4).negative.skipTo = 11;
      },
    },
    {
      how: 'a skip with two targets',
      at: ['detail-1', 4],
      change: (draft) => {
        item(draft, 1, 4).negative.skipCount = 1;
      },
    },
    { how: 'a skip with none', at: ['detail-1', 4], change: (draft) => void delete item(draft, 1, 4).negative.skipTo },
    {
      how: 'a counted skip too far',
      at: ['detail-1', 9],
      change: (draft) => {
        item(draft, 1, 9).negative = { type: 'skip', skipCount: 1 };
      },
    },
    {
      how: 'a next that names a target',
      at: ['detail-1', 2],
      change: (draft) => {
        item(draft, 1, 2).positive.skipTo = 5;
      },
    },
    {
      how: 'a skip to the next item',
      at: ['detail-1', 4],
      change: (draft) => {
        item(draft, 1, 4).negative.skipTo = 5;
      },
    },
  ],
  skip_forward: [
    {
      how: 'a skip back',
      at: ['detail-1', 5],
      change: (draft) => {
        item(draft, 1, 5).positive.skipTo = 2;
      },
    },
    {
      how: 'a skip to itself',
      at: ['detail-1', 5],
      change: (draft) => {
        item(draft, 1, 5).positive.skipTo = 5;
      },
    },
  ],
  skip_if: [
    {
      how: 'a condition on a later section',
      at: ['detail-8', 2],
      change: (draft) => {
        item(draft, 8, 2).positive.skipIf = { section: 'detail-9', numbering: 1, value: false };
      },
    },
    {
      how: 'a condition on a later item',
      at: ['detail-12', 7],
      change: (draft) => {
        item(draft, 12, 7).positive.skipIf = { section: 'detail-12', numbering: 8, value: true };
      },
    },
    {
      how: 'a condition on an item that is not there',
      at: ['detail-8', 2],
      change: (draft) => {
        item(draft, 8, 2).positive.skipIf = { section: 'detail-7', numbering: 15, value: false };
      },
    },
    {
      how: 'a condition on what is no skip',
      at: ['detail-8', 3],
      change: (draft) => {
        item(draft, 8, 3).negative.skipIf = { section: 'detail-7', numbering: 3, value: false };
      },
    },
    {
      how: 'a condition at the last item',
      at: ['detail-8', 13],
      change: (draft) => {
        item(draft, 8, 13).negative = {
          type: 'skip',
          skipTo: 14,
          skipIf: { section: 'detail-7', numbering: 3, value: false },
        };
      },
    },
  ],
  first_item: [
    {
      how: 'a ground that cannot be declined',
      at: ['detail-14', 1],
      change: (draft) => {
        item(draft, 14, 1).negative.type = 'done';
      },
    },
  ],
  entry: [
    {
      how: 'an entry at an item that is not there',
      at: ['detail-21', null],
      change: (draft) => {
        section(draft, 21).entryWhenChosenAndFirstNo = 10;
      },
    },
    {
      how: 'an entry at the first item',
      at: ['detail-22', null],
      change: (draft) => {
        section(draft, 22).entryWhenChosenAndFirstNo = 1;
      },
    },
    {
      how: 'an entry where a no stays in the section',
      at: ['detail-8', null],
      change: (draft) => {
        section(draft, 8).entryWhenChosenAndFirstNo = 2;
      },
    },
  ],
  reachable: [
    {
      how: 'an item that every way passes over',
      at: ['detail-1', 9],
      change: (draft) => {
        item(draft, 1, 6).negative.skipTo = 10;
      },
    },
    {
      how: 'a section whose entry was taken away',
      at: ['detail-21', 2],
      change: (draft) => void delete section(draft, 21).entryWhenChosenAndFirstNo,
    },
  ],
  ratio_value: [
    {
      how: 'a ratio of its own invention',
      at: ['detail-5', 2],
      change: (draft) => {
        item(draft, 5, 2).positive.ratio = 0.8;
      },
    },
    {
      how: 'a ratio of nothing',
      at: ['detail-5', 2],
      change: (draft) => {
        item(draft, 5, 2).negative.ratio = 0;
      },
    },
  ],
  additive_value: [
    {
      how: 'a part of its own invention',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).positive.range).trueRatio = 0.1;
      },
    },
    {
      how: 'a reversed part of its own invention',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).negative.range).reverseValue = 0.06;
      },
    },
  ],
  range_bounds: [
    {
      how: 'a range that ends after its item',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).positive.range).end = 11;
      },
    },
    {
      how: 'a range that begins before the section',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).positive.range).start = 0;
      },
    },
    {
      how: 'a range that ends before it begins',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).positive.range).start = 10;
      },
    },
    {
      how: 'a reversed item outside',
      at: ['detail-4', 10],
      change: (draft) => {
        present(item(draft, 4, 10).negative.range).reversePositive = [10];
      },
    },
  ],
  multiplier_band: [
    {
      how: 'a path that multiplies too high',
      at: ['detail-1', null],
      change: (draft) => {
        item(draft, 1, 2).positive.ratio = 1.5;
      },
    },
    {
      how: 'a path that multiplies too low',
      at: ['detail-5', null],
      change: (draft) => {
        item(draft, 5, 4).negative.ratio = 0.6;
      },
    },
    {
      how: 'a range that makes it too high',
      at: ['detail-13', null],
      change: (draft) => {
        present(item(draft, 13, 11).negative.range).trueRatio = 0.5;
      },
    },
  ],
  repetition: [
    {
      how: 'another range',
      at: ['detail-9', null],
      change: (draft) => {
        present(item(draft, 9, 12).positive.range).start = 9;
      },
    },
    {
      how: 'item 10 read straight',
      at: ['detail-9', null],
      change: (draft) => {
        present(item(draft, 9, 12).negative.range).reversePositive = [];
      },
    },
    {
      how: 'a part for no',
      at: ['detail-9', null],
      change: (draft) => {
        present(item(draft, 9, 12).negative.range).falseRatio = 0.05;
      },
    },
    {
      how: 'counted for yes only',
      at: ['detail-9', null],
      change: (draft) => void delete item(draft, 9, 12).negative.range,
    },
  ],
  ends_at_once: [
    {
      how: '21 goes on after yes',
      at: ['detail-21', 1],
      change: (draft) => {
        item(draft, 21, 1).positive.type = 'next';
      },
    },
    {
      how: '22 ends after no',
      at: ['detail-22', 1],
      change: (draft) => {
        item(draft, 22, 1).negative.type = 'done';
      },
    },
  ],
  general_section: [
    { how: '23 is not general', at: ['detail-23', null], change: (draft) => void delete section(draft, 23).ratioMode },
    {
      how: '23 multiplies',
      at: ['detail-23', null],
      change: (draft) => {
        item(draft, 23, 4).positive.ratio = 1.2;
      },
    },
    {
      how: '23 leads on',
      at: ['detail-23', null],
      change: (draft) => {
        item(draft, 23, 5).negative.type = 'next_section';
      },
    },
    {
      how: 'another section is general',
      at: ['detail-22', null],
      change: (draft) => {
        section(draft, 22).ratioMode = 'general';
      },
    },
  ],
  keyword_change: [
    {
      how: 'no keywords',
      at: ['detail-1', 3],
      change: (draft) => {
        present(item(draft, 1, 3).positive.keyword_change).keywords = [];
      },
    },
    {
      how: 'the type without the change',
      at: ['detail-1', 3],
      change: (draft) => {
        item(draft, 1, 3).negative = { type: 'keyword_change' };
      },
    },
    {
      how: 'the type with a ratio',
      at: ['detail-1', 3],
      change: (draft) => {
        item(draft, 1, 3).positive.type = 'keyword_change';
      },
    },
  ],
  generic_keyword: [
    {
      how: 'a generic word that is not marked',
      at: ['detail-9', 6],
      change: (draft) => void delete present(item(draft, 9, 6).positive.keyword_change).generic,
    },
    {
      how: 'a word of the ground that is marked',
      at: ['detail-1', 3],
      change: (draft) => {
        present(item(draft, 1, 3).positive.keyword_change).generic = true;
      },
    },
  ],
  precedent: [
    {
      how: 'no precedents',
      at: ['detail-2', null],
      change: (draft) => {
        section(draft, 2).precedents = [];
      },
    },
    {
      how: 'a date that is none',
      at: ['detail-2', null],
      change: (draft) => {
        present(section(draft, 2).precedents[0]).decidedOn = '2015.11.27';
      },
    },
    {
      how: 'a case cited twice',
      at: ['detail-3', null],
      change: (draft) => void section(draft, 3).precedents.push(present(section(draft, 2).precedents[0])),
    },
  ],
  open_question: [
    {
      how: 'a question beside no item',
      at: ['detail-2', null],
      change: (draft) => void section(draft, 2).openQuestions?.push({ numbering: 10, text: '확인' }),
    },
  ],
  fact_twins: [
    {
      how: 'a fact without a twin',
      at: ['detail-16', 9],
      change: (draft) => {
        item(draft, 16, 9).fact = 'procedure-held';
      },
    },
    {
      how: 'two twins in one section',
      at: ['detail-2', 7],
      change: (draft) => {
        item(draft, 2, 7).fact = 'protected-leave';
      },
    },
  ],
  condition: [
    {
      how: 'a question that is not there',
      change: (draft) => {
        present(draft.openings[1]).when = [{ question: 'intake/moon', is: ['full'] }];
      },
    },
    {
      how: 'an answer that cannot be given',
      change: (draft) => {
        present(draft.openings[1]).when = [{ question: 'intake/notice', is: ['pigeon'] }];
      },
    },
    {
      how: "an opening that waits for an item's answer",
      change: (draft) => {
        present(draft.openings[1]).when = [{ question: 'detail-7/under-five', is: ['yes'] }];
      },
    },
    {
      how: 'a choice hidden by an answer that cannot be given',
      change: (draft) => {
        present(intake(draft, 8).choices?.[0]).hiddenWhen = [{ question: 'intake/contract', is: ['pirate'] }];
      },
    },
    {
      how: 'an item that is asked after another item',
      change: (draft) => {
        item(draft, 8, 6).askedWhen = [[{ question: 'detail-8/employer-ended-it', is: ['no'] }]];
      },
    },
    {
      how: 'an obstacle for an answer that cannot be given',
      change: (draft) => {
        present(draft.obstacles?.[0]).when = [{ question: 'intake/contract', is: ['pirate'] }];
      },
    },
    {
      how: 'a period from the end of the contract by an item that is not there',
      change: (draft) => {
        present(draft.routes[0]?.countsFromContractEnd).when = [[{ question: 'detail-3/gone', is: ['no'] }]];
      },
    },
    {
      how: 'a route shut by an item that is not there',
      change: (draft) => {
        present(draft.routes[0]?.closures[0]).when = [{ question: 'detail-7/gone', is: ['yes'] }];
      },
    },
    {
      how: 'a suspension that names no answers',
      change: (draft) => {
        present(draft.suspensions[0]).when = [{ question: 'detail-7/under-five', isNot: [] }];
      },
    },
  ],
  derivation: [
    {
      how: 'an item that is not there',
      change: (draft) => {
        present(draft.derivations[0]).item = 'detail-1/gone';
      },
    },
    {
      how: 'a source that is no intake question',
      at: ['detail-1', 1],
      change: (draft) => {
        present(draft.derivations[0]).from = 'detail-1/terms-agreed';
      },
    },
    {
      how: 'no condition',
      at: ['detail-1', 1],
      change: (draft) => {
        present(draft.derivations[0]).when = [];
      },
    },
  ],
  derivation_conflict: [
    {
      how: 'yes and no for the same answer',
      at: ['detail-8', 4],
      change: (draft) => {
        for (const derivation of draft.derivations) {
          if (derivation.item === 'detail-8/any-written-notice')
            derivation.when = [{ question: 'intake/notice', is: ['email'] }];
        }
      },
    },
    {
      how: 'yes and no by two of several choices, which can both be chosen',
      at: ['detail-7', 12],
      change: (draft) => {
        const no = draft.derivations.find(
          ({ item: key, answer }) => key === 'detail-7/union-activity' && answer === 'no',
        );
        present(no).when = [{ question: 'intake/protected', is: ['harassment'] }];
      },
    },
    {
      how: 'yes and no by questions that can both be so',
      at: ['detail-7', 1],
      change: (draft) =>
        void draft.derivations.push({
          item: 'detail-7/under-five',
          answer: 'no',
          from: 'intake/insurance',
          when: [{ question: 'intake/insurance', is: ['insured'] }],
        }),
    },
  ],
  opening: [
    {
      how: 'a source that is no intake question',
      change: (draft) => {
        present(draft.openings[0]).from = 'intake/size';
      },
    },
    {
      how: 'no condition',
      at: ['intake', 2],
      change: (draft) => {
        present(draft.openings[0]).when = [];
      },
    },
    { how: 'a section that is not there', at: ['intake', 8], change: (draft) => void draft.sections.splice(10, 1) },
  ],
  ground_opens: [
    { how: 'a ground that opens nothing', at: ['intake', 8], change: (draft) => void draft.openings.pop() },
  ],
  route: [
    {
      how: 'no rule for the court',
      change: (draft) =>
        void draft.routes.splice(
          draft.routes.findIndex(({ route }) => route === 'court'),
          1,
        ),
    },
    { how: 'one way twice', change: (draft) => void draft.routes.push(present(draft.routes[2])) },
    { how: 'a body without a period', change: (draft) => void delete present(draft.routes[2]).period },
    {
      how: 'a way for some that concerns nobody',
      change: (draft) => {
        present(draft.routes[2]).concerns = [];
      },
    },
    {
      how: 'a closure without a reason',
      change: (draft) => {
        present(draft.routes[0]?.closures[0]).why = '';
      },
    },
    {
      how: 'two clocks',
      change: (draft) => {
        present(draft.routes[0]).daysFromReceipt = 30;
      },
    },
    {
      how: 'a clock that begins with an answer that is no day',
      change: (draft) => {
        present(draft.routes.find(({ daysFrom }) => daysFrom)?.daysFrom).question = 'intake/stage';
      },
    },
    {
      how: 'a period from the end of the contract that nobody needs',
      change: (draft) => {
        present(draft.routes[0]?.countsFromContractEnd).when = [];
      },
    },
    {
      how: 'a route for who has filed, without a reason',
      change: (draft) => {
        present(draft.routes.find(({ filed }) => filed)?.filed).why = ' ';
      },
    },
    {
      how: 'a route always shut',
      change: (draft) => {
        present(draft.routes.find(({ route }) => route === 'court')?.closures[0]).when = [];
      },
    },
  ],
  suspension: [
    {
      how: 'an item that is not there',
      change: (draft) => void present(draft.suspensions[0]).questions.push('detail-1/gone'),
    },
    {
      how: 'always',
      change: (draft) => {
        present(draft.suspensions[0]).when = [];
      },
    },
    {
      how: 'no reason',
      change: (draft) => {
        present(draft.suspensions[0]).why = '';
      },
    },
  ],
  legal_point: [
    { how: 'no last one that always holds', change: (draft) => void draft.points?.pop() },
    { how: 'one key twice', change: (draft) => void draft.points?.unshift(present(draft.points[0])) },
    {
      how: 'nothing to say of a dismissal still to come',
      change: (draft) => {
        present(draft.points?.[0]).textToCome = ' ';
      },
    },
    {
      how: 'a floor above the bounds',
      change: (draft) => {
        present(draft.points?.[0]).floor = 0.99;
      },
    },
    {
      how: 'no law',
      change: (draft) => {
        present(draft.points?.[0]).law = '';
      },
    },
  ],
  obstacle: [
    { how: 'one key twice', change: (draft) => void draft.obstacles?.push(present(draft.obstacles[0])) },
    {
      how: "a point's key",
      change: (draft) => {
        present(draft.obstacles?.[0]).key = present(draft.points?.[0]).key;
      },
    },
    {
      how: 'one that everybody has',
      change: (draft) => {
        present(draft.obstacles?.[0]).when = [];
      },
    },
    {
      how: 'one that raises the figure',
      change: (draft) => {
        present(draft.obstacles?.[0]).floor = 0.5;
      },
    },
    {
      how: 'no law',
      change: (draft) => {
        present(draft.obstacles?.[0]).law = '';
      },
    },
  ],
  asked_when: [
    {
      how: 'the first item of a section',
      at: ['detail-9', 1],
      change: (draft) => {
        item(draft, 9, 1).askedWhen = [[{ computed: 'dismissal_to_come', holds: false }]];
      },
    },
    {
      how: 'never',
      at: ['detail-8', 6],
      change: (draft) => {
        item(draft, 8, 6).askedWhen = [];
      },
    },
    {
      how: 'without a condition',
      at: ['detail-8', 6],
      change: (draft) => {
        item(draft, 8, 6).askedWhen = [[]];
      },
    },
    {
      how: 'a question that follows the figure',
      at: ['detail-8', 6],
      change: (draft) => {
        item(draft, 8, 6).askedWhen = [[{ question: 'intake/region', is: ['seoul'] }]];
      },
    },
  ],
  to_come: [
    {
      how: 'words that ask nothing',
      at: ['detail-9', 1],
      change: (draft) => {
        item(draft, 9, 1).toCome = { title: '해고하겠대요.' };
      },
    },
    {
      how: 'words to the employer that ask nothing',
      at: ['detail-9', 1],
      change: (draft) => {
        present(item(draft, 9, 1).toCome).toEmployer = { title: '해고하려고 해요.' };
      },
    },
    {
      how: 'no words',
      at: ['detail-9', 1],
      change: (draft) => {
        item(draft, 9, 1).toCome = {};
      },
    },
    {
      how: 'the words of afterwards',
      at: ['detail-9', 1],
      change: (draft) => {
        item(draft, 9, 1).toCome = { title: item(draft, 9, 1).title };
      },
    },
    {
      how: 'the words of afterwards in the intake',
      at: ['intake', 9],
      change: (draft) => {
        intake(draft, 9).toCome = { title: intake(draft, 9).title };
      },
    },
  ],
  correlated: [
    {
      how: 'one item in two groups',
      change: (draft) => void draft.correlated?.push({ ...present(draft.correlated[0]), why: '까닭' }),
    },
    { how: 'one item alone', change: (draft) => void present(draft.correlated?.[0]).items.splice(1) },
    {
      how: 'items of two sections',
      change: (draft) => void draft.correlated?.[0]?.items.push('detail-3/renewal-rule'),
    },
  ],
  statute_check: [{ how: 'a law that nobody looked up', change: (draft) => void draft.statuteChecks?.shift() }],
  section_condition: [
    {
      how: 'no reason',
      at: ['detail-9', null],
      change: (draft) => {
        present(draft.sections[8]?.condition).why = ' ';
      },
    },
    {
      how: 'nobody to whom it applies',
      at: ['detail-7', null],
      change: (draft) => {
        present(draft.sections[6]?.condition).persons = [];
      },
    },
    {
      how: 'a question that follows the figure',
      at: ['detail-9', null],
      change: (draft) => {
        present(draft.sections[8]?.condition).persons = [[{ question: 'intake/region', is: ['seoul'] }]];
      },
    },
    {
      how: 'a ground that is asked of nobody who chose it',
      at: ['detail-12', null],
      change: (draft) => {
        present(draft.sections[11]?.condition).reasons = [[{ question: 'intake/ground', is: ['detail-11'] }]];
      },
    },
  ],
  intake_order: [
    {
      how: 'a question that is asked by a later one',
      at: ['intake', 5],
      change: (draft) => {
        intake(draft, 5).askedWhen = [[{ question: 'intake/wage', is: ['under_3000'] }]];
      },
    },
    {
      how: 'the end of the contract under the number of the request for a consultation',
      change: (draft) => {
        present(draft.intake.find(({ key }) => key === 'intake/contract-end')).numbering = 14;
      },
    },
    {
      how: 'the stage under the number of another question',
      change: (draft) => {
        intake(draft, 17).numbering = 18;
      },
    },
    { how: 'a question is missing', change: (draft) => void draft.intake.splice(9, 1) },
    {
      how: 'a key that nobody knows',
      change: (draft) => {
        intake(draft, 2).key = 'intake/size';
      },
    },
  ],
  intake_choices: [
    {
      how: 'one choice twice',
      at: ['intake', 6],
      change: (draft) => {
        present(intake(draft, 6).choices?.[1]).value = 'insured';
      },
    },
    {
      how: 'one of several choices twice',
      at: ['intake', 16],
      change: (draft) => {
        present(intake(draft, 16).choices?.[1]).value = 'union';
      },
    },
    {
      how: 'several choices that end the walk',
      at: ['intake', 16],
      change: (draft) => {
        present(intake(draft, 16).choices?.[1]).ends = true;
      },
    },
    {
      how: 'a radio with a choice for itself alone',
      at: ['intake', 0],
      change: (draft) => {
        present(intake(draft, 0).choices?.[0]).alone = true;
      },
    },
    {
      how: 'a radio with nothing to choose',
      at: ['intake', 0],
      change: (draft) => void delete intake(draft, 0).choices,
    },
    {
      how: 'choices for a date',
      at: ['intake', 3],
      change: (draft) => {
        intake(draft, 3).choices = [{ value: 'now', label: '지금' }];
      },
    },
    {
      how: 'a choice without a label',
      at: ['intake', 0],
      change: (draft) => {
        present(intake(draft, 0).choices?.[0]).label = '';
      },
    },
  ],
  rates: [
    {
      how: 'a general rate of 25',
      change: (draft) => {
        draft.published.rate = 25;
      },
    },
    {
      how: 'a rate without a source',
      change: (draft) => {
        draft.published.source = '';
      },
    },
    {
      how: 'multipliers less sure than a guess',
      change: (draft) => {
        present(draft.uncertainty).perMultiplier = 1.5;
      },
    },
    {
      how: 'a prior of no strength',
      change: (draft) => {
        draft.priorStrength = 0;
      },
    },
    {
      how: 'bounds the wrong way round',
      change: (draft) => {
        draft.clamp = { low: 0.95, high: 0.05 };
      },
    },
    {
      how: 'an upper bound of certainty',
      change: (draft) => {
        draft.clamp.high = 1;
      },
    },
    { how: 'no multiplier for a way of notice', change: (draft) => void delete draft.noticeMultipliers.spoken },
  ],
};

describe('the standard ruleset', () => {
  test('has no finding, so it can be published', () => {
    expect(validateRuleset(standardRuleset)).toEqual([]);
  });

  test('is the same after it was written to the log and read back', () => {
    expect(validateRuleset(draftOfStandard())).toEqual([]);
  });
});

describe.each(Object.entries(breaks))('the rule %s', (rule, ways) => {
  test.each(ways)('finds $how', ({ change, at }) => {
    const draft = draftOfStandard();
    change(draft);
    const found = validateRuleset(draft).filter((finding) => finding.rule === rule);
    expect(found.length).toBeGreaterThan(0);
    expect(found.every(({ message }) => /[가-힣]/.test(message))).toBe(true);
    if (at) expect(found.map(({ section: id, numbering }) => [id, numbering])).toContainEqual([...at]);
  });
});
