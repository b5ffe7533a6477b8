import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../positions/dense-positions.ts';
import { type Announcements, createAnnouncements } from './announcements.ts';

describe('the wake-up of subscribers', () => {
  let rings: number;
  let announcements: Announcements;
  beforeEach(() => {
    rings = 0;
    announcements = createAnnouncements(() => {
      rings += 1;
    });
  });

  it('happens once for an append that is announced twice', () => {
    announcements.reached(positionOf(7));
    announcements.reached(positionOf(7));
    expect(rings).toBe(1);
  });

  it('happens for every further position, and not for an earlier one that is announced late', () => {
    for (const count of [7, 9, 8, 10]) announcements.reached(positionOf(count));
    expect(rings).toBe(3);
  });

  it('happens in any case when an announcement may have been missed', () => {
    announcements.reached(positionOf(7));
    announcements.unknown();
    expect(rings).toBe(2);
  });
});
