import type { Autosaved, CheckRecord, StartedCheck } from '@nomucheck/domain/checks/contract/check.ts';
import type { AnswerValue } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Reply } from '../../../shared/client/ask.ts';
import type { CheckServer } from './check-server.ts';
import { deviceStorage } from './draft-storage.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';

/** A device and a small server of its own, for tests of saving. */

const ruleset = 'a'.repeat(64);
export const isUnion = (value: AnswerValue | undefined): boolean => Array.isArray(value) && value.includes('union');
const walked = { next: null, progress: { section: 1, of: 3 }, derived: [], leftPath: [] };
export const passing: Reply<never> = { ok: false, code: 'server_error', message: '😵' };

/** A server that stores what it acknowledged, and whose next calls can be made to fail. */
const smallServer = () => {
  const kept = new Map<string, AnswerValue | undefined>();
  const bodies: { key: string; body: Parameters<CheckServer['autosave']>[0] }[] = [];
  const failures: Reply<never>[] = [];
  const account = { hasConsented: false };
  let revision = 1;
  let starts = 0;
  const failure = (): Reply<never> | undefined => failures.shift();
  const server: CheckServer = {
    start: async (): Promise<Reply<StartedCheck>> => {
      starts += 1;
      return failure() ?? { ok: true, value: { ...walked, id: 'check-1', rulesetVersion: ruleset, revision } };
    },
    autosave: async (body, key): Promise<Reply<Autosaved>> => {
      bodies.push({ key, body });
      const failed = failure();
      if (failed !== undefined) return failed;
      if (body.expectedRevision !== undefined && body.expectedRevision !== revision)
        return { ok: false, code: 'conflict', message: '🔄' };
      if (!account.hasConsented && body.answers.some((answer) => 'value' in answer && isUnion(answer.value)))
        return { ok: false, code: 'consent_needed', message: '📜', errors: { 'answers.0': '동의가 필요해요.' } };
      if (body.answers.some((answer) => 'value' in answer && answer.value === 'impossible'))
        return { ok: false, code: 'answer_invalid', message: '✏️', errors: { 'answers.0': '고를 수 없는 답이에요.' } };
      for (const answer of body.answers)
        kept.set(`${answer.section}/${answer.numbering}`, 'value' in answer ? answer.value : undefined);
      revision += body.answers.length;
      return { ok: true, value: { ...walked, id: 'check-1', revision } };
    },
    unfinished: async (): Promise<Reply<CheckRecord>> => ({
      ok: true,
      value: {
        ...walked,
        id: 'check-1',
        revision,
        status: 'draft',
        questionnaire: 'basic',
        sections: null,
        rulesetVersion: ruleset,
        startedAt: '2026-11-21T05:00:00.000Z',
        updatedAt: '2026-11-21T05:00:00.000Z',
        answers: [...kept].map(([key, value]) => ({
          key,
          section: 'intake',
          numbering: Number(key.split('/')[1]),
          title: key,
          value: value ?? null,
        })),
        result: null,
        outcome: null,
      },
    }),
    discard: async () => ({ ok: true, value: {} }),
    agreeToSensitive: async () => {
      account.hasConsented = true;
      return { ok: true, value: {} };
    },
  };
  return {
    server,
    kept,
    bodies,
    failNext: (...replies: Reply<never>[]) => failures.push(...replies),
    starts: () => starts,
    answeredElsewhere: (key: string, value: AnswerValue) => {
      kept.set(key, value);
      revision += 1;
    },
  };
};

const smallDevice = () => {
  const held = new Map<string, string>();
  return deviceStorage({
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  });
};

export const given = () => {
  const far = smallServer();
  const storage = smallDevice();
  const timers: { run: () => void; milliseconds: number }[] = [];
  let keys = 0;
  const open = (): DraftStore =>
    createDraftStore({
      server: far.server,
      storage,
      now: () => '2026-11-21T05:02:00.000Z',
      randomKey: () => `key-${++keys}`,
      later: (run, milliseconds) => {
        const timer = { run, milliseconds };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
      },
    });
  const store = open();
  return { ...far, storage, timers, store, open };
};

export const begin = (store: DraftStore, owner: string | null = 'user-1') =>
  store.begin({ owner, rulesetVersion: ruleset, frame: { questionnaire: 'basic' } });

export const answer = (store: DraftStore, numbering: number, value: AnswerValue) =>
  store.answer(`intake/${numbering}`, { section: 'intake', numbering }, value);
