import { it } from 'vitest';
import { deciderSpec } from '../kernel/testing/decider-spec.ts';
import { type ChangeNoticeCommand, type ChangeNoticeEvent, changeNoticesDecider } from './change-notices.ts';

it('a person is told of each version once', () => {
  const data = { owner: '7c9e6679-7425-40de-944b-e07fc1f90ae7', policy: 'privacy', from: '2026-12-08' } as const;
  const tell = (version: string): ChangeNoticeCommand => ({ type: 'TellOfChange', ...data, version });
  const due = (version: string): ChangeNoticeEvent => ({ type: 'PolicyChangeNoticeDue', data: { ...data, version } });
  const spec = deciderSpec(changeNoticesDecider);
  spec.given().when(tell('2026-12-01')).thenHappens(due('2026-12-01'));
  spec.given(due('2026-12-01')).when(tell('2026-12-01')).thenHappens();
  spec.given(due('2026-12-01')).when(tell('2026-12-01.2')).thenHappens(due('2026-12-01.2'));
});
