/** The messages about a corrected result, for tests of what all messages have in common. */
export { correctionTemplates } from '../corrections/messages/message-templates.ts';
