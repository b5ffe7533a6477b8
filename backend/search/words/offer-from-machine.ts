import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { StartingSetOffered } from '@nomucheck/domain/search/contract/search-words.ts';
import { searchWordEvents } from '@nomucheck/domain/search/words/search-word-events.ts';
import { contextOfMachine, type MachinePlace, openCommands } from '../../engine/foundation/open-commands.ts';
import { offerStartingSet } from './starting-set.ts';

/** The same from the machine itself, on the database that the service uses, also while it runs. */
export const offerFromMachine = async (
  place: MachinePlace,
): Promise<StartingSetOffered | 'edited' | 'no_database_yet'> => {
  try {
    const offered = await openCommands(
      { ...place, events: [searchWordEvents] },
      async ({ store, commands, beginWriting }) => {
        await beginWriting();
        const context = contextOfMachine('서비스가 있는 컴퓨터에서 npm run words로 넣음');
        const { position: _position, ...answer } = await offerStartingSet({ store, commands }, context);
        return answer;
      },
    );
    return offered ?? 'no_database_yet';
  } catch (error) {
    if (error instanceof DomainError && error.code === 'stage_wrong') return 'edited';
    throw error;
  }
};
