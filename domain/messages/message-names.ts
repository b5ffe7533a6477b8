import type { MessageOut } from './contract.ts';

/** What a message's channel, progress and failure are called, in its history and in the console. */
export const channelNames: Readonly<Record<MessageOut['channel'], string>> = { email: '이메일', sms: '문자' };

export const messageStatusNames: Readonly<Record<MessageOut['status'], string>> = {
  requested: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
};
