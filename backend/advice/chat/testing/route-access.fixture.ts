import { never, of, type Requests } from '../../../engine/http/testing/route-request.fixture.ts';

/** Asking needs the consent to AI processing, which nobody of the table has given. */
export const chatAccess = `\
POST /api/ai-advices                -     login  consent  consent  consent  consent  consent  consent
POST /api/ai-advices/:id/chat       gone  login  none     none     none     none     none     none
POST /api/ai-advices/:id/chat/stop  gone  login  none     none     none     none     none     none
GET /api/ai-advices/:id/answers     gone  login  none     none     none     none     none     none
`;

export const chatRequests: Requests = {
  'POST /api/ai-advices': of('/api/ai-advices', { question: '문자로 해고되었어요. 다툴 수 있나요?' }),
  'POST /api/ai-advices/:id/chat': of(`/api/ai-advices/${never}/chat`, {}),
  'POST /api/ai-advices/:id/chat/stop': of(`/api/ai-advices/${never}/chat/stop`, {}),
  'GET /api/ai-advices/:id/answers': of(`/api/ai-advices/${never}/answers`),
};
