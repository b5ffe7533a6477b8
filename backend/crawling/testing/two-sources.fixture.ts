import type { Decision } from '@nomucheck/domain/cases/decision-facts.ts';
import { vocabularyOf } from '@nomucheck/domain/cases/vocabulary.ts';
import { v4 as uuidV4 } from 'uuid';
import { createCollecting } from '../../cases/testing/parts.fixture.ts';
import { eventCatalogue } from '../../contexts.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { openEventStore } from '../../engine/event-store/event-log.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { createBlobs } from '../../engine/vault/blobs.ts';
import { createRulesets } from '../../rulesets/context.ts';

/**
 * Leaves in the log of a running service one decision of a commission as the open law API and then the commission's site bring it;
 * returns its case. The service's own read models follow.
 */
export const collectedFromTwoSources = async (databaseUrl: string, number: number, title: string): Promise<string> => {
  const pool = createPool(databaseUrl, { max: 3 });
  const store = openEventStore({ databaseUrl });
  const commands = createCommandHandler({ store, sealer: createMemorySealer().sealer, catalogue: eventCatalogue });
  const blobs = createBlobs(pool);
  const known = async (sourceId: string): Promise<boolean> => {
    const { rows } = await pool.query(
      `select 1 from read.case_sources s join read.case_work w on w.id = s.case_id where s.source_id = $1`,
      [sourceId],
    );
    return rows.length > 0;
  };
  const until = async (met: () => Promise<boolean>): Promise<boolean> => {
    for (let tries = 0; tries < 200; tries += 1) {
      if (await met()) return true;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  };
  const from = (place: string, sourceId: string, at: string | null, text: string): Promise<string | null> => {
    const facts: Decision['facts'] = {
      ...{ sourceId, kind: 'case-low', tribunal: '충남지방노동위원회', caseNumbers: [`충남2026부해${number}`] },
      ...{ decidedOn: null, title, outcomeText: null, at },
    };
    return collected(place, { facts, text });
  };
  const { ruleset } = await createRulesets({ store, blobs, commands }).current();
  const collected = async (place: string, decision: Decision): Promise<string | null> => {
    const raw = { hash: await blobs.put(JSON.stringify(decision), 'application/json'), mediaType: 'application/json' };
    const upToDate = () =>
      place === 'law-api-commissions' ? Promise.resolve(true) : until(() => known(`nlrc:${number}`));
    const { caseId } = await createCollecting({ db: pool, commands, blobs, upToDate }).collect(
      { decision, raw, place, batch: uuidV4() },
      vocabularyOf(ruleset),
      {
        ...{ commandId: uuidV4(), at: new Date().toISOString(), correlationId: `nlrc:${number}` },
        actor: { id: 'system', role: 'system' },
      },
    );
    return caseId;
  };
  try {
    const page = `https://nlrc.go.kr/nlrc/mainCase/judgment/detail.do?jgmtSn=${number}&jgmtDcsnSeCd=65`;
    const first = await from('law-api-commissions', `nlrc:${number}`, null, '## 판정요지\n\n해고는 지나치게 무겁다.');
    const second = await from('commission-site', `nlrc-site:65-${number}`, page, '## 판정요지\n\n해고가 과하다.');
    if (first === null || first !== second) throw new Error('not one case');
    return first;
  } finally {
    await store.close();
    await pool.end();
  }
};
