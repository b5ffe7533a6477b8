import { randomUUID } from 'node:crypto';
import {
  type ConsultationCommand,
  consultationDecider,
  consultationStream,
} from '@nomucheck/domain/consultations/consultation.ts';
import { daysOfSlot, instantOfSlot } from '@nomucheck/domain/consultations/slots.ts';
import { type Asking, never, placeholders, type Request } from '../../engine/http/testing/route-request.fixture.ts';
import type { TestService } from '../../engine/testing/test-service.fixture.ts';

/** `requested`: nobody has it. `held`: the holder has it. `agreed`: with a time. */
export const consultationStages = ['requested', 'held', 'agreed'] as const;
export type ConsultationStage = (typeof consultationStages)[number];

const kept = new Map<string, { readonly id: string; readonly revision: number }>();
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
  if (before && (await commands.load(consultationDecider, consultationStream(before.id))).revision === before.revision)
    return before.id;
  const id = randomUUID();
  const at = new Date(Date.now() - 1_000).toISOString();
  const attorney = holder ?? someone;
  const steps: readonly ConsultationCommand[] = [
    {
      ...{ type: 'RequestConsultation', owner, kind: 'free', price: null, checkId: null, topic: 'dismissal', at },
      ...{ body: '해고를 통보받았어요.', client: null, opponent: null, contact: null, wantsCall: false },
      ...{ wantsChanceReview: false, slots: [slot] },
    },
    { type: 'AssignConsultation', attorney, to: attorney, mayTakeOver: false, conflicts: [], isReasoned: false, at },
    { type: 'AnswerConsultation', attorney, message: null, agreedAt: someTime(), at },
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
  return id;
};

/** The call about a consultation at that stage. */
export const at =
  (stage: ConsultationStage, path: string, body?: (asking: Asking) => object) =>
  (asking: Asking): Request => {
    const id = asking.target === 'gone' ? never : placeholders.consultation(stage);
    return { path: `/api/consult/${id}${path}`, ...(body ? { body: body(asking) } : {}) };
  };
