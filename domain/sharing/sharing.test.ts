import { describe, expect, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { activeLink, mostCountedOpenings, type SharingCommand, sharingDecider } from './sharing.ts';
import type { SharingEvent } from './sharing-events.ts';

const owner = '018f0000-0000-7000-8000-000000000001';
const checkId = '018f0000-0000-7000-8000-000000000002';
const shareId = '018f0000-0000-7000-8000-000000000003';
const another = '018f0000-0000-7000-8000-000000000004';
const at = '2026-11-23T01:00:00.000Z';
const nextDay = '2026-11-24T01:00:00.000Z';
const weekLater = '2026-11-30T01:00:00.000Z';
const tokenHash = 'a'.repeat(64);

const share = (given: Partial<Extract<SharingCommand, { type: 'ShareResult' }>> = {}): SharingCommand => ({
  ...{ type: 'ShareResult', owner, checkId, shareId, tokenHash, at },
  ...given,
});
const shared: SharingEvent = {
  type: 'ResultShared',
  data: { owner, checkId, shareId, tokenHash, endsAt: weekLater },
};
const opened: SharingEvent = { type: 'SharedResultOpened', data: { owner, shareId } };
const ended = (why: 'by_owner' | 'replaced'): SharingEvent => ({ type: 'SharingEnded', data: { owner, shareId, why } });
const spec = deciderSpec(sharingDecider);
const stateAfter = (...events: SharingEvent[]) => events.reduce(sharingDecider.evolve, sharingDecider.initialState);

describe('a shared result', () => {
  it('has a link that ends seven days later', () => {
    spec.given().when(share()).thenHappens(shared);
    expect(activeLink(stateAfter(shared), '2026-11-30T00:59:59.999Z')).toMatchObject({ shareId });
    expect(activeLink(stateAfter(shared), weekLater)).toBeNull();
  });

  it('has one link at a time: a new one ends the one before', () => {
    spec
      .given(shared)
      .when(share({ shareId: another, at: nextDay }))
      .thenHappens(ended('replaced'), {
        type: 'ResultShared',
        data: { owner, checkId, shareId: another, tokenHash, endsAt: '2026-12-01T01:00:00.000Z' },
      });
  });

  it('is ended by its owner at once; ending it again does nothing, nor after it ended by time', () => {
    const end: SharingCommand = { type: 'EndSharing', why: 'by_owner', at: nextDay };
    spec.given(shared).when(end).thenHappens(ended('by_owner'));
    spec.given(shared, ended('by_owner')).when(end).thenHappens();
    spec.given().when(end).thenHappens();
    spec
      .given(shared)
      .when({ ...end, at: weekLater })
      .thenHappens();
    expect(activeLink(stateAfter(shared, ended('by_owner')), nextDay)).toBeNull();
  });

  it('counts its openings, as many as have a use, and none after its end', () => {
    const open: SharingCommand = { type: 'NoteOpened', shareId, at: nextDay };
    spec.given(shared).when(open).thenHappens(opened);
    expect(activeLink(stateAfter(shared, opened, opened), nextDay)?.openings).toBe(2);
    spec
      .given(shared, ...Array.from({ length: mostCountedOpenings }, () => opened))
      .when(open)
      .thenHappens();
    spec.given(shared, ended('by_owner')).when(open).thenRefused('share_ended');
    spec
      .given(shared)
      .when({ ...open, at: weekLater })
      .thenRefused('share_ended');
    spec
      .given(shared)
      .when({ ...open, shareId: another })
      .thenRefused('share_ended');
  });
});
