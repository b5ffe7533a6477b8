import type { FileEvent } from '@nomucheck/domain/files/file-events.ts';
import type { SentencesOf } from '../engine/history/event-sentences.ts';

export const fileSentences: SentencesOf<FileEvent> = {
  FileUploaded: () => '파일을 올렸어요.',
  FileUsed: () => '올린 파일을 쓰기 시작했어요.',
  FileRemoved: () => '파일을 지웠어요.',
};
