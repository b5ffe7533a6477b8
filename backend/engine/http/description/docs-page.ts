import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import type { OpenApi, Operation } from './openapi.ts';

/** The API's description as one page without a script: it has the same content security policy as every other page. */
export const docsPage = (api: OpenApi): string => {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const rows = operations.map(
    ({ path, method, operation }) =>
      `<tr><td><a href="#${operation.operationId}"><code>${method.toUpperCase()} ${escaped(path)}</code></a></td>` +
      `<td>${escaped(operation.summary)}</td></tr>`,
  );
  const codes = Object.entries(errorCatalogue).map(
    ([code, { status, message }]) =>
      `<tr id="${code}"><td><code>${code}</code></td><td>${status}</td><td lang="ko">${escaped(message)}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>nomucheck API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<main>
<h1>nomucheck API</h1>
<p>${escaped(api.info.description)} The same as data: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Calls</h2>
<table><thead><tr><th>Call</th><th>What for</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>
${operations.map(({ path, method, operation }) => operationSection(path, method, operation)).join('\n')}
<h2>Schemas</h2>
${Object.entries(api.components.schemas)
  .map(([name, schema]) => `<div id="${name}">${details(name, schema)}</div>`)
  .join('\n')}
<h2>Failures</h2>
<table><thead><tr><th>Code</th><th>Status</th><th>Message</th></tr></thead><tbody>${codes.join('\n')}</tbody></table>
</main>
</body>
</html>
`;
};

const operationSection = (path: string, method: string, operation: Operation): string => {
  const { operationId, summary, security, parameters, requestBody, responses } = operation;
  return `<section id="${operationId}">
<h3><code>${method.toUpperCase()} ${escaped(path)}</code></h3>
<p>${escaped(summary)} ${security.length > 0 ? 'Needs a token.' : 'Open to anyone.'}</p>
${parameters.length > 0 ? details('Parameters', parameters) : ''}
${requestBody ? details('Body', requestBody) : ''}
${details('Answers', responses)}
</section>`;
};

const details = (title: string, value: unknown): string =>
  `<details><summary>${title}</summary><pre>${linked(escaped(JSON.stringify(value, null, 1)))}</pre></details>`;

/** References lead to the schema on the same page. */
const linked = (text: string): string =>
  text.replace(/&quot;#\/components\/schemas\/(\w+)&quot;/g, '<a href="#$1">$1</a>');

const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const docsStyle = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1f2933; background: #fff; }
main { max-width: 64rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.4rem 0.6rem; border-bottom: 1px solid #e4dccf; text-align: left; vertical-align: top; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { overflow-x: auto; padding: 0.75rem; background: #f8f5f0; }
a { color: #7a5230; }
section { border-top: 1px solid #e4dccf; }
:target { background: #fbf3e4; }
`;
