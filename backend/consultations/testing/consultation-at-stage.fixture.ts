import { randomUUID } from 'node:crypto';
import {
  type ConsultationCommand,
  consultationDecider,
  consultationStream,
} from '@nomucheck/domain/consultations/consultation.ts';
import { daysOfSlot, instantOfSlot } from '@nomucheck/domain/consultations/slots.ts';
import { type Asking, never, placeholders, type Request } from '../../testing/routes/route-request.fixture.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';

/** `requested`: nobody has it. `held`: the holder has it. `agreed`: with a time. */
export const consultationStages = ['requested', 'held', 'agreed'] as const;
export type ConsultationStage = (typeof consultationStages)[number];

type Kept = { readonly id: string; readonly revision: number };
const kept = new Map<string, Kept>();
/** Nobody has more open ones than they may ask for: four kinds of callers at a time, and one that a call asks for. */
const mostOpen = 4;
const allOf = new Map<string, string[]>();
const slot = { weekday: 'mon', time: '14:00' } as const;
const someone = randomUUID();

/** A begin of the wished slot that can be agreed on. */
export const someTime = (): string => {
  const now = new Date().toISOString();
  const [day] = daysOfSlot(slot, now);
  if (day === undefined) throw new Error('no Monday of the next four weeks is a working day');
  return instantOfSlot(day, slot);
};

/** A consultation of this owner at that stage, which the holder has. It is made again only after a call changed it. */
export const consultationAt = async (
  { service: { commands } }: Pick<TestService, 'service'>,
  { owner, holder }: { readonly owner: string; readonly holder: string | null },
  stage: ConsultationStage,
): Promise<string> => {
  const key = [owner, holder, stage].join();
  const before = kept.get(key);
  if (before) {
    // Before the log is read, so that a call at the same time doesn't close it.
    use(owner, before.id);
    const { revision } = await commands.load(consultationDecider, consultationStream(before.id));
    if (revision === before.revision) return before.id;
  }
  const id = randomUUID();
  const at = new Date(Date.now() - 1_000).toISOString();
  const attorney = holder ?? someone;
  const steps: readonly ConsultationCommand[] = [
    {
      ...{ type: 'RequestConsultation', owner, kind: 'free', price: null, checkId: null, topic: 'dismissal', at },
      ...{ body: '해고를 통보받았어요.', client: null, opponent: null, contact: null, wantsCall: false },
      ...{ wantsChanceReview: false, slots: [slot], consentedAt: null },
    },
    { type: 'AssignConsultation', attorney, to: attorney, mayTakeOver: false, conflicts: [], isReasoned: false, at },
    { type: 'AnswerConsultation', attorney, message: null, agreedAt: someTime(), conflicts: [], at },
  ];
  let revision = 0;
  for (const command of steps.slice(0, consultationStages.indexOf(stage) + 1)) {
    const context = {
      ...{ commandId: randomUUID(), at, correlationId: 'a consultation at a stage' },
      actor: { id: 'system', role: 'system' } as const,
    };
    ({ revision } = await commands.handle(consultationDecider, { stream: consultationStream(id), command, context }));
  }
  kept.set(key, { id, revision });
  use(owner, id);
  await closeEarlier(commands, owner);
  return id;
};

/** The one that is used now is the last to be closed. */
const use = (owner: string, id: string): void => {
  allOf.set(owner, [...(allOf.get(owner) ?? []).filter((each) => each !== id), id]);
};

const closeEarlier = async (commands: TestService['service']['commands'], owner: string): Promise<void> => {
  const open = allOf.get(owner) ?? [];
  allOf.set(owner, open.slice(-mostOpen));
  for (const id of open.slice(0, -mostOpen)) {
    const at = new Date().toISOString();
    const context = {
      ...{ commandId: randomUUID(), at, correlationId: 'a consultation at an earlier stage' },
      actor: { id: 'system', role: 'system' } as const,
    };
    const { state } = await commands.load(consultationDecider, consultationStream(id));
    if (state?.closed === null) {
      const command = { type: 'TakeConsultationBack', at } as const;
      await commands.handle(consultationDecider, { stream: consultationStream(id), command, context });
    }
  }
};

/** The call about a consultation at that stage. */
export const at =
  (stage: ConsultationStage, path: string, body?: (asking: Asking) => object) =>
  (asking: Asking): Request => {
    const id = asking.target === 'gone' ? never : placeholders.consultation(stage);
    return { path: `/api/consult/${id}${path}`, ...(body ? { body: body(asking) } : {}) };
  };
