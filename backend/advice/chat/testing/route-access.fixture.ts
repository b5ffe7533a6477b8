import { of, type Requests } from '../../../testing/routes/route-request.fixture.ts';
import { at } from '../../testing/advice-at-stage.fixture.ts';

/** Asking needs the consent to AI processing, which nobody of the table has given. */
export const chatAccess = `\
POST /api/ai-advices                -     login  consent  consent  consent  consent  consent  consent
POST /api/ai-advices/:id/chat       own    login  consent  consent  consent  consent  consent  consent
POST /api/ai-advices/:id/chat       other  login  none     none     none     none     none     none
POST /api/ai-advices/:id/chat       gone   login  none     none     none     none     none     none
POST /api/ai-advices/:id/chat/stop  own    login  ok       ok       ok       ok       ok       ok
POST /api/ai-advices/:id/chat/stop  other  login  none     none     none     none     none     none
POST /api/ai-advices/:id/chat/stop  gone   login  none     none     none     none     none     none
GET /api/ai-advices/:id/answers     own    login  ok       ok       ok       ok       ok       ok
GET /api/ai-advices/:id/answers     other  login  none     none     none     none     none     none
GET /api/ai-advices/:id/answers     gone   login  none     none     none     none     none     none
`;

export const chatRequests: Requests = {
  'POST /api/ai-advices': of('/api/ai-advices', { question: '문자로 해고되었어요. 다툴 수 있나요?' }),
  'POST /api/ai-advices/:id/chat': at(
    'drafting',
    ({ id }) => `${id}/chat`,
    () => ({}),
  ),
  'POST /api/ai-advices/:id/chat/stop': at(
    'drafting',
    ({ id }) => `${id}/chat/stop`,
    () => ({}),
  ),
  'GET /api/ai-advices/:id/answers': at('drafting', ({ id }) => `${id}/answers`),
};
