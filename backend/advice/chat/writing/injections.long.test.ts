import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../testing/test-service.fixture.ts';
import { answering } from '../../answering/openai/testing/fake-model.fixture.ts';
import { obeying } from '../../answering/openai/testing/obeying.fixture.ts';
import { injections, neverAnywhere } from '../../answering/testing/injections.fixture.ts';
import { ask, messagesOf, personWhoAsks, textOf } from '../testing/chat-calls.fixture.ts';
import { eventsOf, type FaultyModel, rowsOf, second, startFaultyModel } from '../testing/model-faults.fixture.ts';

let faulty: FaultyModel;
let bystander: Person;
beforeAll(async () => {
  faulty = await startFaultyModel();
  bystander = await personWhoAsks(faulty.test, '박심은');
  await ask(faulty.test, bystander, { question: '저만 아는 비밀은 담장이에요.' });
});
afterAll(() => faulty.stop());

const typed = injections.filter(({ where }) => where === 'question' || where === 'earlier');

it(
  'whatever a person types, and a fooled model obeys, moves no stage, costs one call a message and shows nothing of others',
  async () => {
    const { model, test } = faulty;
    const table: object[] = [];
    for (const [n, injection] of typed.entries()) {
      const me = await personWhoAsks(test);
      const chat = async (id: string, body: object) =>
        messagesOf((await test.call('POST', `/api/ai-advices/${id}/chat`, { token: me.token, body })).body);
      const mark = `(${n + 1}번째 물음)`;
      model.script(mark, obeying(injection));
      const isFirst = injection.where === 'question';
      const id = await ask(test, me, { question: isFirst ? `${injection.text} ${mark}` : injection.text });
      if (!isFirst) {
        model.script(injection.text, answering(second));
        await chat(id, {});
      }
      const messages = await chat(id, isFirst ? {} : { message: `그래서 어떻게 되나요? ${mark}` });

      const { body: advice } = await test.call('GET', `/api/ai-advices/${id}`, { token: me.token });
      // What is sent and what is stored; the ids beside it are random digits.
      const shown = `${textOf(messages)}\n${advice.chats.at(-1).text}`;
      const wrong = [...neverAnywhere, ...injection.never, '담장', bystander.email].filter((word) =>
        shown.includes(word),
      );
      expect({ injection, wrong }).toEqual({ injection, wrong: [] });
      expect(advice.stage).toBe('drafting');
      const kinds = (await eventsOf(test, id)).filter((type) => !/^AdviceAnswer/.test(type));
      expect(kinds).toEqual(isFirst ? ['AdviceAsked'] : ['AdviceAsked', 'AdviceMessageSent']);
      expect(await rowsOf(test, me)).toHaveLength(isFirst ? 1 : 2);
      const theirs = await test.call('GET', `/api/ai-advices/${id}`, { token: bystander.token });
      expect(theirs.body.code).toBe('not_found');
      table.push({ kind: injection.kind, where: injection.where, ended: messages.at(-1)?.event, stage: advice.stage });
    }
    console.table(table);
    expect(table).toHaveLength(typed.length);
  },
  typed.length * 10_000,
);
