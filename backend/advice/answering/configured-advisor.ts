import type { Logger } from 'pino';
import type { AdvisorSettings } from '../settings.ts';
import type { Advisor } from './advisor.ts';
import { createEmbeddedAdvisor } from './embedded/embedded-advisor.ts';
import { createOpenAiAdvisor } from './openai/openai-advisor.ts';

/** The configured model, or the built-in advisor where none is. */
export const createConfiguredAdvisor = ({ model, limits }: AdvisorSettings, log: Pick<Logger, 'error'>): Advisor => {
  if (model === null) return createEmbeddedAdvisor();
  return createOpenAiAdvisor({
    ...{ settings: model, limits },
    onRefused: (why) => log.error({ alarm: 'advisor_refuses', ...why }, 'the server of the model gives no answer'),
  });
};
