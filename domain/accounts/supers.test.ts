import { describe, it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type SupersCommand, type SupersEvent, supersDecider } from './supers.ts';

const [kim, park, lee] = [
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  '0b8f1d5e-6c1a-4f0e-9a52-2f6f7f0b7c11',
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
] as const;
const released = (owner: string): SupersEvent => ({ type: 'SuperReleased', data: { owner } });
const release = (owner: string, ...supers: readonly string[]): SupersCommand => ({
  type: 'ReleaseSuper',
  owner,
  supers,
});
const supers = deciderSpec(supersDecider);

describe('a super', () => {
  it('may leave while another super stays', () => {
    supers
      .given()
      .when(release(kim, kim, park))
      .thenHappens(released(kim));
  });

  it('may not leave as the last one', () => {
    supers.given().when(release(kim, kim)).thenRefused('cannot_edit_super');
    supers.given().when(release(kim)).thenRefused('cannot_edit_super');
  });

  it('may not leave if the only other super was released already, even where the log still shows that one as a super', () => {
    supers
      .given(released(park))
      .when(release(kim, kim, park))
      .thenRefused('cannot_edit_super');
    supers
      .given(released(park))
      .when(release(kim, kim, park, lee))
      .thenHappens(released(kim));
  });

  it('who was released stays released when asked again, and nothing new happens', () => {
    supers.given(released(kim)).when(release(kim, kim)).thenHappens();
  });
});
