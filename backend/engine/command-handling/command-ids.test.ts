import { v4 as newId, v5 as uuidV5 } from 'uuid';
import { expect, it } from 'vitest';
import { commandIdOfKey, eventId, followingCommandId } from './command-ids.ts';

it('ids are those that the package uuid makes: a retry after an update of the program is the same command', () => {
  for (let n = 0; n < 500; n += 1) {
    const command = newId();
    expect(eventId(command, n)).toBe(uuidV5(String(n), command));
    expect(followingCommandId(command, `묻기 ${n}`)).toBe(uuidV5(`then 묻기 ${n}`, command));
    expect(commandIdOfKey(command, '키')).toBe(uuidV5(`${command}\n키`, '6f3d1c52-1d55-4c0e-9d8e-0f6a4a6f3b21'));
  }
});

it('a command is named by a UUID', () => {
  expect(() => eventId('not-one', 0)).toThrow('not a UUID');
});
