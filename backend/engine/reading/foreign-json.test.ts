import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const isProgram = (file: string): boolean =>
  file.endsWith('.ts') &&
  !/\.(?:test|fixture|contract)\.ts$|(?:^|\/)(?:testing|node_modules|dist)\/|\/test-/.test(file);

/** Whatever parses JSON: by the language, or as a method of an answer; and libraries that parse what they ask for. */
const parses =
  /\bJSON\.parse\(|\.json\(\)|\bnew OpenAI\(|\bPaymentClient\(|\bWebhook\.verify\(|\.validateAuthorizationCode\(/;

/**
 * Places that parse by themselves, each with the reason why what they parse isn't foreign, or is bounded already.
 * Everything else has to go through `boundedJson` of the domain's kernel.
 */
const ours: Readonly<Record<string, string>> = {
  'domain/kernel/text/bounded-json.ts': 'the one place',
  'backend/engine/event-store/postgres/stored-rows.ts': 'events, which this service wrote',
  'backend/engine/event-store/memory/memory-event-store.ts': 'the same, in tests',
  'backend/engine/event-store/postgres/plain-text/plain-events.ts': 'the same, written before reasons were sealed',
  'backend/engine/command-handling/event-codec.ts': 'the JSON of an event that this service is writing',
  'backend/engine/sealing/person-sealer.ts': 'what this service sealed: the seal is checked first',
  'backend/engine/vault/sealed-sessions.ts': 'the same',
  'backend/accounts/social/tickets.ts': 'the same, of a cookie',
  'backend/orders/document/result-documents.ts': 'a sealed blob of the vault',
  'backend/rulesets/rulesets.ts': 'a blob of the vault under its hash; its content came through a route',
  'backend/rulesets/impact-reports.ts': 'a blob of the vault: what this service computed',
  'backend/cases/bulk/bulk-run.ts': 'a blob of the vault: the ids of a work',
  'backend/ocr/views/document-views.ts': 'a blob of the vault: lines that the recogniser of this service wrote',
  'backend/engine/signals/signal-text.ts': 'a hint of a process of this service, as long as its bus allows',
  'backend/engine/log-proofs/proof-file.ts': 'a line of the file that this service keeps',
  'backend/engine/http/pages/page-patterns.ts': 'a file of the build',
  'backend/engine/chromium/unpack-chromium.ts': 'a file of an installed package',
  'backend/engine/postgres/server/binaries.ts': 'files of an installed package',
  'backend/engine/paper/typeface-files.ts': 'the same',
  'backend/accounts/social/providers/sandbox.ts': 'a query of at most some kilobytes of the sandbox’s own page',
  'backend/advice/answering/openai/openai-advisor.ts': 'given `boundedFetch`',
  'backend/orders/portone/portone-provider.ts':
    'the payment service’s library takes no `fetch`; its address is set by the firm, and its calls are signed and of 64 KiB at most',
  'domain/rulesets/contract/draft.ts': 'parses no text: values of a body that was read within its bounds',
  'domain/rulesets/draft/draft-edit.ts': 'the same',
  'projections/checks/figure-queries.ts': 'a row of a read model',
};

it('no program parses JSON from outside but by the one place that bounds it', () => {
  const files = ['domain', 'projections', 'backend'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => join(folder, file))
      .filter(isProgram),
  );
  const found = files.filter((file) => parses.test(readFileSync(join(root, file), 'utf8')));
  expect(found.filter((file) => !Object.hasOwn(ours, file))).toEqual([]);
  // A file that is no longer there would lend its permission to the next one of its name.
  expect(Object.keys(ours).filter((file) => !files.includes(file))).toEqual([]);
});
