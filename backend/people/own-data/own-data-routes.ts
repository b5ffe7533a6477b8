import { sessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { fileOfAddress } from '@nomucheck/domain/files/file-address.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { editBody, exportOut, leaveBody, left } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Profiles, Reauthentication } from '../../accounts/context.ts';
import { loginRoute, noInput, type Route } from '../../engine/http/route.ts';
import type { Files } from '../../files/context.ts';
import type { Erasure } from '../erasure/erasure.ts';
import type { Exporting } from '../erasure/export.ts';

export type OwnDataRouteParts = {
  readonly profiles: Profiles;
  readonly files: Pick<Files, 'requireOwn'>;
  readonly reauthentication: Pick<Reauthentication, 'require'>;
  readonly exporting: Exporting;
  readonly erasure: Pick<Erasure, 'erase'>;
  /** The projections that an export is read from. */
  readonly exportProjections: readonly string[];
};

/** `/api/user`: the person's own data, to read, change, export and erase. */
export const ownDataRoutes = (parts: OwnDataRouteParts): readonly Route[] => {
  const { profiles, files, reauthentication, exporting, erasure } = parts;
  return [
    loginRoute({
      ...noInput,
      method: 'put',
      path: '/api/user/edit',
      beforeConsents: true,
      summary: 'My name, my number, whether I want news. What isn’t named stays. A photo is uploaded to /files first.',
      body: editBody,
      answers: sessionUser,
      handle: async ({ body, context, source, userAgent }, caller) => {
        const photo = body.photoURL ? fileOfAddress(body.photoURL) : null;
        if (photo !== null) await files.requireOwn(photo, 'photo', caller.user.id);
        const edited = await profiles.edit(body, caller, context, { source, userAgent });
        return { body: edited.user, position: edited.position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'get',
      path: '/api/user/export',
      summary: 'Everything held about me, as a file of JSON. A few times an hour. A paid result is read from then on.',
      answers: exportOut,
      reads: parts.exportProjections,
      handle: async ({ context }, caller) => ({
        body: await exporting(caller, context.at),
        headers: { 'Content-Disposition': `attachment; filename="nomucheck-${koreanDateOf(context.at)}.json"` },
      }),
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: '/api/user',
      beforeConsents: true,
      summary:
        'Leaves: everything that says who I am is destroyed before this answers. Needs both of my factors once more.',
      body: leaveBody,
      answers: left,
      // The body contains a password, so nothing of it is stored, not even a hash.
      signIn: true,
      handle: async ({ body, context, source, userAgent }, caller) => {
        await reauthentication.require(body, caller, { source, userAgent });
        const { id } = caller.user;
        const { position } = await erasure.erase(id, 'left', context);
        return { body: { id, erased: true }, position };
      },
    }),
  ];
};
