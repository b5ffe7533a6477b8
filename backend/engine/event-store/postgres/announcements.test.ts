import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../position.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';

describe('what wakes the subscribers', () => {
  let rings: number;
  let announcements: Announcements;
  beforeEach(() => {
    rings = 0;
    announcements = createAnnouncements(() => {
      rings += 1;
    });
  });

  it('rings once for an append that is told of twice', () => {
    announcements.reached(positionOf(7));
    announcements.reached(positionOf(7));
    expect(rings).toBe(1);
  });

  it('rings for every further position, and not for an earlier one that is told of late', () => {
    for (const count of [7, 9, 8, 10]) announcements.reached(positionOf(count));
    expect(rings).toBe(3);
  });

  it('rings in any case where something may have been missed', () => {
    announcements.reached(positionOf(7));
    announcements.unknown();
    expect(rings).toBe(2);
  });
});
