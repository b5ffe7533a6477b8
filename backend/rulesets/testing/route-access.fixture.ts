import { editedContent, startedFrom } from '@nomucheck/domain/rulesets/draft/content.ts';
import { standardRuleset } from '@nomucheck/domain/rulesets/standard-ruleset.ts';
import { type Asking, of, type Requests } from '../../testing/routes/route-request.fixture.ts';
import { canonicalRuleset } from '../ruleset-version.ts';

/** Who gets what from which route; the words are explained in route-table.fixture.ts of the engine. */
export const routeAccess = `
route                                       record  anonymous  user   other  partner  advisor  admin      super
GET /api/admin/rulesets                     -       login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version            own     login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version            gone    login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/content    own     login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version/text       own     login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version/content    gone    login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/text       gone    login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/differences own    login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/:version/differences gone   login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/report     own     login      admin  admin  admin    admin    none       none
GET /api/admin/rulesets/:version/report     gone    login      admin  admin  admin    admin    none       none
POST /api/admin/rulesets/:version/approve   own     login      admin  admin  admin    admin    conflict   conflict
POST /api/admin/rulesets/:version/approve   gone    login      admin  admin  admin    admin    none       none
POST /api/admin/rulesets/:version/publish   own     login      admin  admin  admin    admin    forbidden  conflict
POST /api/admin/rulesets/:version/publish   gone    login      admin  admin  admin    admin    forbidden  none
POST /api/admin/rulesets/draft              -       login      admin  admin  admin    admin    ok         conflict
GET /api/admin/rulesets/draft               -       login      admin  admin  admin    admin    ok         ok
PUT /api/admin/rulesets/draft               -       login      admin  admin  admin    admin    ok         ok
POST /api/admin/rulesets/draft/comments     -       login      admin  admin  admin    admin    ok         ok
GET /api/admin/rulesets/draft/comments      -       login      admin  admin  admin    admin    ok         ok
POST /api/admin/rulesets/draft/comments/:id/settle gone login  admin  admin  admin    admin    none       none
POST /api/admin/rulesets/draft/offer        -       login      admin  admin  admin    admin    ok         ok
DELETE /api/admin/rulesets/draft            -       login      admin  admin  admin    admin    ok         none
`;

const unknown = '0'.repeat(64);
const draft = '/api/admin/rulesets/draft';
const title = '겨울 판';
const edits = [{ at: ['clamp', 'low'], value: 0.02 }];
/** Of the draft after these edits. */
const { version } = canonicalRuleset(editedContent(startedFrom(standardRuleset, title), edits));
const ofVersion =
  (rest: string, body?: (version: string) => object) =>
  ({ target, rulesetVersion }: Asking) => ({
    path: `/api/admin/rulesets/${target === 'gone' ? unknown : rulesetVersion}${rest}`,
    ...(body ? { body: body(rulesetVersion) } : {}),
  });

export const requests: Requests = {
  'GET /api/admin/rulesets': of('/api/admin/rulesets'),
  'GET /api/admin/rulesets/:version': ofVersion(''),
  'GET /api/admin/rulesets/:version/content': ofVersion('/content'),
  'GET /api/admin/rulesets/:version/text': ofVersion('/text'),
  'GET /api/admin/rulesets/:version/report': ofVersion('/report'),
  'GET /api/admin/rulesets/:version/differences': (asking) => {
    const { path } = ofVersion('/differences')(asking);
    return { path: `${path}?against=${asking.rulesetVersion}` };
  },
  'POST /api/admin/rulesets/:version/approve': ofVersion('/approve', (replaces) => ({
    replaces,
    reason: '두 번째 검토',
  })),
  [`POST ${draft}`]: ({ rulesetVersion }) => ({ path: draft, body: { basedOn: rulesetVersion, title } }),
  [`GET ${draft}`]: of(draft),
  // Both edit to the same value, which is no conflict.
  [`PUT ${draft}`]: of(draft, { expectedRevision: 1, edits }),
  [`POST ${draft}/comments`]: of(`${draft}/comments`, { subject: 'figure/clamp', text: '이대로 좋음' }),
  [`GET ${draft}/comments`]: of(`${draft}/comments`),
  [`POST ${draft}/comments/:id/settle`]: of(`${draft}/comments/018f0000-0000-7000-8000-000000000001/settle`, {}),
  [`POST ${draft}/offer`]: of(`${draft}/offer`, { version, reason: '다시 읽음' }),
  [`DELETE ${draft}`]: of(draft, { version, reason: '연습이었음' }),
  // The one in force can't take its own place: whoever may publish is told that, all others that they may not.
  'POST /api/admin/rulesets/:version/publish': ofVersion('/publish', (replaces) => ({
    replaces,
    reason: '두 번째 검토',
  })),
};
