import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import {
  decideOnDraftBody,
  policyConsents,
  policyDraftBody,
  policyListItem,
  policyParams,
  policyRecord,
  publishPolicyBody,
  refuseDraftBody,
  withdrawPolicyBody,
} from '@nomucheck/domain/policies/contract.ts';
import { type PolicyCommand, policyStream } from '@nomucheck/domain/policies/policy.ts';
import { kindOfPolicy } from '@nomucheck/domain/policies/policy-names.ts';
import { countConsents, policyPeople } from '@nomucheck/projections/policies/policy-people.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import { contentRange, listQuery, rangeQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, adminRoute, emptyBody, noInput, type Route } from '../engine/http/route.ts';
import type { Drafting } from './drafts/drafting.ts';
import type { PolicyRecords } from './drafts/policy-records.ts';
import type { LoadedPolicy, Policies } from './policies.ts';

export type DraftRouteParts = {
  readonly db: Db;
  readonly policies: Pick<Policies, 'load' | 'today'>;
  readonly records: PolicyRecords;
  readonly drafting: Drafting;
  readonly history: RecordHistory;
};

const path = '/api/policies/:name';
/** A text of 60,000 letters. */
const bodyLimit = 256 * 1024;

/** For the firm's admins: the drafts of the texts, two people's decision on them, and what was announced. */
export const draftRoutes = ({ db, policies, records, drafting, history }: DraftRouteParts): readonly Route[] => {
  const shown = async (loaded: LoadedPolicy, caller: Caller): Promise<Answer> => ({
    body: await records.of(loaded, caller),
    headers: { ETag: `"${loaded.revision}"` },
    shows: [policyStream(loaded.policy.name)],
  });
  const written = async (loaded: LoadedPolicy, caller: Caller): Promise<Answer> => ({
    ...(await shown(loaded, caller)),
    position: loaded.position,
  });

  /** A step of the draft that names the text which the person has seen. */
  const onText = (step: 'submit' | 'approve', summary: string): Route =>
    adminRoute({
      ...{ ...noInput, method: 'post', path: `${path}/${step}`, summary },
      ...{ params: policyParams, body: decideOnDraftBody, answers: policyRecord },
      handle: async ({ params: { name }, body: { hash, reason }, context }, caller) => {
        const because = reason === undefined ? context : { ...context, reason };
        if (step === 'submit') return written(await drafting.submit(name, hash, because), caller);
        const command: PolicyCommand = { type: 'ApprovePolicy', text: hash, by: context.actor.id };
        return written(await drafting.step(name, command, because), caller);
      },
    });

  const plain = (
    method: 'post' | 'delete',
    rest: string,
    type: 'TakePolicyBack' | 'DiscardPolicyDraft',
    summary: string,
  ) =>
    adminRoute({
      ...{ ...noInput, method, path: `${path}${rest}`, summary },
      ...{ params: policyParams, body: emptyBody, answers: policyRecord },
      handle: async ({ params: { name }, context }, caller) =>
        written(await drafting.step(name, { type, by: context.actor.id }, context), caller),
    });

  return [
    adminRoute({
      ...noInput,
      method: 'get',
      path: '/api/policies/records',
      summary: 'The texts with the stage of their drafts, as a list.',
      query: listQuery,
      answers: z.array(policyListItem),
      handle: async () => {
        const items = await records.list();
        return { body: [...items], headers: { 'Content-Range': contentRange(0, items.length, items.length) } };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: `${path}/record`,
      summary: 'A text with its versions and its draft; with `asOf` as it stood.',
      params: policyParams,
      query: recordAsOfQuery,
      answers: policyRecord,
      handle: async ({ params: { name }, query: { asOf } }, caller) =>
        shown(await policies.load(name, asOf === undefined ? undefined : loadOptionsOf(asOf)), caller),
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: `${path}/consents`,
      summary: 'How many people’s consent is to each version of a text.',
      params: policyParams,
      answers: policyConsents,
      reads: [policyPeople.name],
      handle: async ({ params: { name } }) => {
        const kind = kindOfPolicy[(await policies.load(name)).policy.name];
        const items = [...(await countConsents(db, kind))].map(([version, people]) => ({ version, people }));
        return { body: { kind, items: items.toSorted((one, other) => (one.version < other.version ? 1 : -1)) } };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'get',
      path: `${path}/history`,
      summary: 'All that happened to a text, the newest event first.',
      params: policyParams,
      query: rangeQuery,
      answers: z.array(historyEntry),
      handle: async ({ params: { name }, query }, caller) => storyAnswer(await history.find(name, caller), query),
    }),
    adminRoute({
      ...noInput,
      method: 'put',
      path: `${path}/draft`,
      summary: 'Saves the draft of the next version as it was typed.',
      params: policyParams,
      body: policyDraftBody,
      bodyLimit,
      answers: policyRecord,
      handle: async ({ params: { name }, body, context, ifMatch }, caller) =>
        written(await drafting.save(name, body, context, body.expectedRevision ?? ifMatch), caller),
    }),
    plain('delete', '/draft', 'DiscardPolicyDraft', 'Discards the draft of a text.'),
    onText('submit', 'Asks another person to look at the draft.'),
    plain('post', '/take-back', 'TakePolicyBack', 'Takes a submitted or approved draft back, to write on.'),
    onText('approve', 'Approves a draft that other people wrote.'),
    adminRoute({
      ...noInput,
      method: 'post',
      path: `${path}/refuse`,
      summary: 'Sends a submitted draft back, for a reason.',
      params: policyParams,
      body: refuseDraftBody,
      answers: policyRecord,
      handle: async ({ params: { name }, body: { reason }, context }, caller) => {
        const command: PolicyCommand = { type: 'RefusePolicy', by: context.actor.id };
        return written(await drafting.step(name, command, { ...context, reason }), caller);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: `${path}/publish`,
      summary: 'Announces an approved draft, which is in force from a day on.',
      params: policyParams,
      body: publishPolicyBody,
      answers: policyRecord,
      handle: async ({ params: { name }, body: { hash, from }, context }, caller) => {
        const command: PolicyCommand = { type: 'PublishPolicy', text: hash, from, today: policies.today() };
        return written(await drafting.step(name, command, context), caller);
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: `${path}/withdraw`,
      summary: 'Withdraws an announced version before its day, for a reason.',
      params: policyParams,
      body: withdrawPolicyBody,
      answers: policyRecord,
      handle: async ({ params: { name }, body: { version, reason }, context }, caller) => {
        const command: PolicyCommand = { type: 'WithdrawPolicy', version, today: policies.today() };
        return written(await drafting.step(name, command, { ...context, reason }), caller);
      },
    }),
  ];
};
