import { koreanClock, koreanDateWithDay } from '../kernel/korean/korean-formats.ts';
import type { About } from './about.ts';

/** What a template needs besides the link. */
export const paramsOf = (about: About): Readonly<Record<'stage' | 'due', string>> => ({
  stage: 'stage' in about ? String(about.stage) : '',
  due: 'dueAt' in about ? `${koreanDateWithDay(about.dueAt)} ${koreanClock(about.dueAt)}` : '',
});
