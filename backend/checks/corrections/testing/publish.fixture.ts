import type { RulesetContent } from '@nomucheck/domain/rulesets/ruleset.ts';
import { v5 as uuidV5 } from 'uuid';
import type { TestService } from '../../../testing/test-service.fixture.ts';

/** Puts an edition into force, once under each name. */
export const publish = async (
  test: TestService,
  content: RulesetContent,
  name: string,
  at: Date,
  tellMovedBy: number | null = null,
): Promise<string> => {
  const context = {
    commandId: uuidV5(name, '018f0000-0000-7000-8000-000000000009'),
    at: at.toISOString(),
    actor: { id: 'system', role: 'system' } as const,
    reason: '시험',
    correlationId: 'test',
  };
  return (await test.service.rulesets.publish(content, context, tellMovedBy)).rulesetVersion;
};
