import type { Injection } from '../../testing/injections.fixture.ts';
import type { Script } from './fake-model.fixture.ts';

const spaced = (text: string): string => [...text].join(' ');

/** A model that was really fooled: it says what it was made to say, with the secrets that it was given, then an honest sentence. */
export const obeying =
  ({ obeyed }: Pick<Injection, 'obeyed'>): Script =>
  async (answer, { body: { messages } }) => {
    const rules = messages[0]?.content ?? '';
    const [, canary = ''] = /표식: (\w+)/.exec(rules) ?? [];
    const said = obeyed
      .replaceAll('{{rules}}', rules)
      .replaceAll('{{spaced rules}}', spaced(rules))
      .replaceAll('{{canary}}', canary)
      .replaceAll('{{spaced canary}}', spaced(canary));
    const honest = '\n해고는 서면으로 알려야 해요. [[L: 근로기준법 제27조]]';
    await answer.say(...((said + honest).match(/.{1,7}/gsu) ?? []));
    await answer.finish('stop');
    await answer.usage(1_000, 100);
    await answer.done();
  };
