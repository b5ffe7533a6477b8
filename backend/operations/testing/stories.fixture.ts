import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** The stored events as the figures are counted from them: record by record, without the types of the domain. */

/** The fields of any event that are read here. */
export type Told = Readonly<Record<string, unknown>>;
export type Step = {
  readonly type: string;
  readonly at: string;
  readonly by: string;
  readonly position: string;
  readonly told: Told;
};
export type Story = readonly Step[];

/** The events of each record of a kind, in order. */
export const storiesOf = (events: readonly StoredEvent[], kind: string): readonly Story[] => {
  const stream = new RegExp(`^${kind}-[0-9a-f-]{36}$`);
  const ofKind = events.filter((event) => stream.test(event.stream));
  return [...Map.groupBy(ofKind, (event) => event.stream).values()].map((story) =>
    story.map(({ type, at, actor, position, data }) => ({ type, at, by: actor.id, position, told: Object(data) })),
  );
};
export const lastOf = (story: Story, ...types: readonly string[]): Step | undefined =>
  story.findLast(({ type }) => types.includes(type));
export const has = (story: Story, type: string): boolean => story.some((step) => step.type === type);

/** '' where there is no such text. */
export const textOf = (told: Told | undefined, field: string): string => {
  const value = told?.[field];
  return typeof value === 'string' ? value : '';
};
/** The fields within a field; none where there is nothing. */
export const partOf = (told: Told | undefined, field: string): Told => Object(told?.[field] ?? {});
export const namesOf = (told: Told, field: string): readonly string[] => [told[field] ?? []].flat().map(String);

export const minute = 60_000;
export const after = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();
export const koreanDay = (at: string): string => after(at, 9 * 60 * minute).slice(0, 10);
