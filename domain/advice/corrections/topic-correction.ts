import type { Decider } from '../../kernel/decider.ts';
import { DomainError } from '../../kernel/errors.ts';
import type { TopicCorrectionEvent } from './correction-events.ts';

type DataOf<Type extends TopicCorrectionEvent['type']> = Extract<TopicCorrectionEvent, { type: Type }>['data'];

/** A correction in force. */
export type TopicCorrection = Pick<DataOf<'TopicLineCorrected'>, 'topicId' | 'line' | 'replacement' | 'law'>;

export type TopicCorrectionCommand =
  | ({ readonly type: 'CorrectLine' } & DataOf<'TopicLineCorrected'>)
  | ({ readonly type: 'RestoreLine' } & DataOf<'TopicLineRestored'>);

/** The corrections in force of one topic, by their lines. */
export type CorrectedTopic = ReadonlyMap<string, TopicCorrection>;

/** A topic with more mistakes has to be written anew. */
export const mostOfTopic = 100;

const decide = (command: TopicCorrectionCommand, topic: CorrectedTopic): readonly TopicCorrectionEvent[] => {
  const inForce = topic.get(command.line);
  if (command.type === 'RestoreLine') {
    if (!inForce) throw new DomainError('stage_wrong');
    return [{ type: 'TopicLineRestored', data: { topicId: command.topicId, line: command.line } }];
  }
  const { type: _type, ...data } = command;
  if (data.replacement === data.line && data.law === null)
    throw new DomainError('invalid_request', { errors: { replacement: '지금 문장과 같아요.' } });
  if (inForce && inForce.replacement === data.replacement && inForce.law === data.law) return [];
  if (!inForce && topic.size >= mostOfTopic) throw new DomainError('stage_wrong', { errors: { line: full } });
  return [{ type: 'TopicLineCorrected', data }];
};

const full = '한 주제에는 더 바로잡을 수 없어요. 주제를 새로 써 주세요.';

const evolve = (topic: CorrectedTopic, { type, data }: TopicCorrectionEvent): CorrectedTopic => {
  const changed = new Map(topic);
  if (type === 'TopicLineRestored') changed.delete(data.line);
  else changed.set(data.line, correctionOf(data));
  return changed;
};

const correctionOf = ({ topicId, line, replacement, law }: DataOf<'TopicLineCorrected'>): TopicCorrection => ({
  ...{ topicId, line, replacement, law },
});

export const topicCorrectionDecider: Decider<CorrectedTopic, TopicCorrectionCommand, TopicCorrectionEvent> = {
  initialState: new Map(),
  decide,
  evolve,
};

export const topicStream = (topicId: string): string => `advice-topic-${topicId}`;
