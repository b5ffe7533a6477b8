import { setTimeout as sleep } from 'node:timers/promises';
import type { Asked } from '@nomucheck/domain/advice/answering/material.ts';
import OpenAI from 'openai';
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { boundedFetch } from '../../../engine/reading/bounded-answer.ts';
import type { AdvisorLimits, ModelSettings } from '../../settings.ts';
import { type Advisor, AdvisorFailed, type Spent, type Written } from '../advisor.ts';
import { createDeadlines } from './deadlines.ts';
import { createLeakWatch } from './leak-watch.ts';
import { type Prompt, promptOf, promptVersion } from './prompt.ts';
import { retryAfterMs } from './retrying.ts';

export type OpenAiAdvisorParts = {
  readonly settings: ModelSettings;
  readonly limits: Pick<AdvisorLimits, 'firstTokenMs' | 'wholeMs'>;
  /** Hears why the server gave no answer; no text of anybody is in it. */
  readonly onRefused: (why: { readonly status: number | null; readonly code: string | null }) => void;
};

/** Writes answers with a model behind any server that is compatible with OpenAI's chat.completions. */
export const createOpenAiAdvisor = (parts: OpenAiAdvisorParts): Advisor => {
  const { settings, limits } = parts;
  const { baseUrl, apiKey, model, maxTokens, temperature } = settings;
  const client = new OpenAI({
    ...{ baseURL: baseUrl, apiKey: apiKey ?? 'none', organization: null, project: null, logLevel: 'off' },
    // Tries and times are counted here: a second try after the first token would be billed twice.
    ...{ maxRetries: 0, timeout: limits.wholeMs },
    fetch: boundedFetch({ bytes: bytesPerToken * maxTokens + mostBesides, line: longestLine }),
  });
  return {
    kind: 'openai',
    model,
    promptVersion,
    settings: { maxTokens, ...(temperature === null ? {} : { temperature }) },
    most: (asked) => spentOf(settings, { input: mostInputTokens(asked), output: maxTokens }),
    write: (asked, signal) => write(client, asked, signal, parts),
  };
};

/** A piece of the answer is a line of its own with a few hundred bytes around a token; some servers send every piece's odds. */
const bytesPerToken = 4_000;
const longestLine = 256_000;
/** Before the first token, and at the end. */
const mostBesides = 1_000_000;

const spentOf = ({ prices }: ModelSettings, tokens: { readonly input: number; readonly output: number }): Spent => ({
  inputTokens: tokens.input,
  outputTokens: tokens.output,
  // A won for a million tokens is a micro-won for one.
  costMicroWon: Math.ceil(tokens.input * prices.input + tokens.output * prices.output),
});

/** Most tokenisers make less than this of a Korean character; a message takes some tokens of its own. */
const tokensPerCharacter = 1.5;
const tokensPerMessage = 10;
const mostInputTokens = (asked: Asked): number =>
  promptOf(asked).messages.reduce(
    (sum, { content }) => sum + tokensPerMessage + Math.ceil(content.length * tokensPerCharacter),
    0,
  );

const nothing: Spent = { inputTokens: 0, outputTokens: 0, costMicroWon: 0 };

async function* write(
  client: OpenAI,
  asked: Asked,
  stop: AbortSignal,
  parts: OpenAiAdvisorParts,
): AsyncGenerator<Written, void, undefined> {
  const { settings, limits } = parts;
  const prompt = promptOf(asked);
  const isLeak = createLeakWatch(prompt.canary);
  const deadlines = createDeadlines(stop, limits);
  let spent: Spent | null = null;
  let finish: ChatCompletionChunk.Choice['finish_reason'] = null;
  let hasText = false;
  try {
    const chunks = await openStream(client, prompt, deadlines.signal, parts).catch((error: unknown) => {
      throw deadlines.isLate() ? new AdvisorFailed('timeout') : error;
    });
    try {
      for await (const { choices, usage } of chunks) {
        if (usage) spent = spentOf(settings, { input: usage.prompt_tokens, output: usage.completion_tokens });
        const [choice] = choices;
        finish = choice?.finish_reason ?? finish;
        const text = choice?.delta?.content ?? '';
        if (hasText || text !== '') deadlines.heard();
        if (choice?.delta?.refusal || isLeak(text)) throw new AdvisorFailed('refused', spent);
        if (text === '') continue;
        hasText = true;
        yield { type: 'text', text };
      }
    } catch (error) {
      if (error instanceof AdvisorFailed) throw error;
      // With a reason to finish everything was said before the connection broke.
      if (finish === null) throw new AdvisorFailed(deadlines.isLate() ? 'timeout' : 'cut', spent);
    }
    // The library ends an aborted stream as if it were whole.
    if (finish === null && deadlines.isLate()) throw new AdvisorFailed('timeout', spent);
    yield endedOf(finish, spent);
  } finally {
    deadlines.clear();
  }
}

const endedOf = (finish: ChatCompletionChunk.Choice['finish_reason'], spent: Spent | null): Written => {
  if (finish === 'stop') return { type: 'ended', finish: 'complete', spent };
  if (finish === 'length') return { type: 'ended', finish: 'length', spent };
  // A filter of the server, or the call of a tool that was never offered.
  throw new AdvisorFailed(finish === null ? 'cut' : 'refused', spent);
};

/** The server's answer, after some tries while it says that it is busy. Until it answers, nothing is spent. */
const openStream = async (
  client: OpenAI,
  { messages }: Prompt,
  signal: AbortSignal,
  { settings, onRefused }: OpenAiAdvisorParts,
): Promise<AsyncIterable<ChatCompletionChunk>> => {
  for (let tryNumber = 1; ; tryNumber += 1) {
    try {
      return await client.chat.completions.create(bodyOf(settings, messages), { signal });
    } catch (error) {
      if (signal.aborted) throw error;
      const waitMs = retryAfterMs(error, tryNumber);
      if (waitMs === null) throw failureOf(error, onRefused);
      await sleep(waitMs, undefined, { signal });
    }
  }
};

const bodyOf = (
  { baseUrl, model, maxTokens, temperature }: ModelSettings,
  messages: Prompt['messages'],
): ChatCompletionCreateParamsStreaming => ({
  ...{ model, messages: [...messages], stream: true, stream_options: { include_usage: true } },
  // OpenAI's newer models refuse the name that all other servers know.
  ...(new URL(baseUrl).hostname === 'api.openai.com'
    ? { max_completion_tokens: maxTokens }
    : { max_tokens: maxTokens }),
  ...(temperature === null ? {} : { temperature }),
});

const failureOf = (error: unknown, onRefused: OpenAiAdvisorParts['onRefused']): AdvisorFailed => {
  const status = error instanceof OpenAI.APIError ? (error.status ?? null) : null;
  const code = error instanceof OpenAI.APIError ? (error.code ?? null) : null;
  onRefused({ status, code });
  if (code === 'content_filter') return new AdvisorFailed('refused', nothing);
  // A refused request costs nothing; what became of one that broke off before its answer, nobody knows.
  return new AdvisorFailed('unavailable', status === null ? null : nothing);
};
