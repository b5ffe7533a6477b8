import type { GroundGroup } from './ruleset.ts';

/** The groups of grounds in the order shown, in people's words: to a worker and to an employer. */
export const groundGroups: readonly {
  readonly id: GroundGroup;
  readonly toWorker: string;
  readonly toEmployer: string;
}[] = [
  { id: 'without_words', toWorker: '말 없이', toEmployer: '이유나 서면 없이' },
  { id: 'attendance', toWorker: '근태', toEmployer: '근태' },
  { id: 'performance', toWorker: '성과', toEmployer: '성과' },
  { id: 'business', toWorker: '회사 사정', toEmployer: '회사 사정' },
  { id: 'discipline', toWorker: '징계', toEmployer: '징계' },
  { id: 'resignation', toWorker: '사직을 강요', toEmployer: '사직·합의' },
  { id: 'employment', toWorker: '고용 형태', toEmployer: '고용 형태' },
  { id: 'other', toWorker: '그 밖에', toEmployer: '그 밖에' },
];
