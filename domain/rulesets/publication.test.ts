import { expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { publicationDecider, type RulesetCommand, type RulesetEvent } from './publication.ts';

const [edition, inForce, other] = ['a'.repeat(64), 'b'.repeat(64), 'c'.repeat(64)];
const approve = (by: string, replaces = inForce): RulesetCommand => ({
  type: 'ApproveRuleset',
  rulesetVersion: edition,
  replaces,
  by,
});
const [now, report] = ['2026-11-28T09:00:00.000Z', 'd'.repeat(64)];
const tried = (at = now, replaces = inForce): RulesetCommand => ({
  ...{ type: 'NoteTrial', rulesetVersion: edition, replaces, report, at },
});
const publish = (by: string | null, replaces = inForce): RulesetCommand => ({
  type: 'PublishRuleset',
  rulesetVersion: edition,
  blob: edition,
  replacing: by === null ? null : { replaces, by },
  at: now,
  tellMovedBy: null,
});

/** What happens when these commands are sent one after the other. */
const after = (...commands: readonly RulesetCommand[]): readonly string[] => {
  const events: RulesetEvent[] = [];
  for (const command of commands) events.push(...publicationDecider.decide(command, fold(publicationDecider, events)));
  return events.map(({ type }) => type);
};
const refused = expect.objectContaining({ code: 'stage_wrong' });

it('is published by another person than the one who approved it', () => {
  expect(after(approve('kim'), tried(), publish('lee'))).toEqual([
    'RulesetApproved',
    'RulesetTried',
    'RulesetPublished',
  ]);
});

it('is not published without an approval, nor by the only person who approved it', () => {
  expect(() => after(tried(), publish('lee'))).toThrow(refused);
  expect(() => after(tried(), approve('lee'), publish('lee'))).toThrow(refused);
  expect(after(tried(), approve('lee'), approve('kim'), publish('lee'))).toHaveLength(4);
});

it('an approval is for one publication, in place of the edition that was compared', () => {
  expect(() => after(tried(), approve('kim', other), publish('lee'))).toThrow(refused);
  expect(() => after(tried(), approve('kim'), publish('lee'), tried(), publish('lee'))).toThrow(refused);
});

it('is published with what it does to the stored results, tried within a day in place of that edition', () => {
  expect(() => after(approve('kim'), publish('lee'))).toThrow(refused);
  expect(() => after(approve('kim'), tried(now, other), publish('lee'))).toThrow(refused);
  expect(() => after(approve('kim'), tried('2026-11-27T08:59:59.000Z'), publish('lee'))).toThrow(refused);
  expect(after(tried(), tried())).toEqual(['RulesetTried']);
});

it('a trial with the same report is noted again after an hour, so that it isn’t too old at the publication', () => {
  const commands = [approve('kim'), tried('2026-11-27T08:30:00.000Z'), tried('2026-11-27T09:29:00.000Z')];
  expect(after(...commands)).toHaveLength(2);
  expect(after(...commands, tried('2026-11-28T08:00:00.000Z'), publish('lee'))).toHaveLength(4);
});

it('an approval that is given again is the same one', () => {
  expect(after(approve('kim'), approve('kim'))).toEqual(['RulesetApproved']);
});

it('the service itself, and whoever holds the machine, publishes alone', () => {
  expect(after(publish(null))).toEqual(['RulesetPublished']);
});
