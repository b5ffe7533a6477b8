const { Visitor } = require('@swc/core/Visitor');

/** swc's visitor, by which depcruise reads, stops at `await using`, which swc itself parses. */
const { visitStatement } = Visitor.prototype;
Visitor.prototype.visitStatement = function (statement) {
  if (statement.type !== 'UsingDeclaration') return visitStatement.call(this, statement);
  statement.decls = this.visitVariableDeclarators(statement.decls);
  return statement;
};

/** Tests, and what they alone use: it may import tests, and nothing that runs may import it. No other rule exempts it. */
const tests = [
  '\\.test\\.tsx?$',
  '\\.fixtures?\\.tsx?$',
  '\\.contract\\.ts$',
  '/testing/',
  '/test-[a-z-]+\\.ts$',
  '^backend/whole-service/',
  '^frontend/e2e/',
  '^scripts/(bench/|test\\.ts$)',
];

/** What tests import beside what they test; what the program may not use stays out of it by `the-program-knows-no-tests`. */
const testTools = [
  '^\\.config/(property-runs|machine-pace|processor-time)\\.ts$',
  '^node_modules/(vitest|fast-check)/',
];

/** The house has one direction: frontend → domain, projections → domain, backend → projections and domain. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The domain knows no framework, no clock, no I/O: only itself and zod. Its tests know the tools of tests.',
      severity: 'error',
      from: { path: '^domain/' },
      to: { pathNot: ['^(domain/|node_modules/zod/)', ...testTools] },
    },
    {
      name: 'projections-know-the-domain-only',
      severity: 'error',
      from: { path: '^projections/' },
      to: { path: '^(backend|frontend|scripts)/' },
    },
    {
      name: 'backend-never-reaches-up',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^(frontend|scripts)/' },
    },
    {
      name: 'the-engine-knows-no-context',
      comment: 'Tests of the engine that need the whole service stand in backend/whole-service.',
      severity: 'error',
      from: { path: '^backend/engine/' },
      to: { path: '^backend/(?!engine/)' },
    },
    {
      name: 'the-engine-knows-of-the-domain-who-may-what',
      comment:
        'Every request asks who is calling and whether they may, every history who did something: so the account (user, names) and the rights are central, as the error catalogue is. Of the rest of the domain the engine knows the kernel, and types alone of who signs in by what and who read what.',
      severity: 'error',
      from: { path: '^backend/engine/' },
      to: {
        path: '^domain/',
        pathNot: [
          '^domain/kernel/',
          '^domain/accounts/(user|rights|authorize|access)\\.ts$',
          '^domain/accounts/contract/social\\.ts$',
          '^domain/people/contract/access-log\\.ts$',
        ],
      },
    },
    {
      name: 'one-file-knows-the-event-stores',
      comment:
        'Who needs the log gets the port from event-log.ts: another store is a setting, and no change elsewhere.',
      severity: 'error',
      from: {
        path: '^(backend|projections|scripts)/',
        pathNot: '^backend/engine/event-store/((postgres|eventstoredb|memory|testing)/|event-log\\.ts$)',
      },
      to: { path: '^backend/engine/event-store/(postgres|eventstoredb|memory)/', pathNot: '/test(ing|-server)/' },
    },
    {
      name: 'contexts-meet-through-their-faces',
      severity: 'error',
      from: { path: '^backend/(?!engine/)([a-z-]+)/', pathNot: tests },
      to: { path: '^backend/(?!engine/)[a-z-]+/', pathNot: ['^backend/$1/', '/context\\.ts$'] },
    },
    {
      name: 'tests-of-contexts-meet-through-their-faces-too',
      comment: 'The face of a context for tests is its folders `testing`, that of the whole service backend/testing.',
      severity: 'error',
      from: { path: '^backend/(?!engine/)([a-z-]+)/' },
      to: {
        path: '^backend/(?!engine/)[a-z-]+/',
        pathNot: ['^backend/$1/', '^backend/[a-z-]+/context\\.ts$', '^backend/.*/testing/', '^backend/testing/'],
      },
    },
    {
      name: 'what-puts-the-contexts-together-knows-their-faces',
      severity: 'error',
      from: { path: '^backend/[a-z-]+\\.ts$' },
      to: { path: '^backend/(?!engine/)[a-z-]+/', pathNot: '^backend/[a-z-]+/context\\.ts$' },
    },
    {
      name: 'contexts-meet-at-the-top-of-their-folders',
      comment:
        'What stands at the top of a folder is its face in this tree, and so is the contract; other folders in it are its own, and are open to the context of the same name in the other trees. `testing` is for the tests of all, the kernel, the shells and the forms for everybody.',
      severity: 'error',
      from: { path: '^(?:domain|projections|backend|frontend/(?:site|console|shared))/([a-z-]+)/' },
      to: {
        path: '^(domain|projections|frontend/(site|console|shared))/[a-z-]+/[a-z-]+/',
        pathNot: [
          '^(domain|projections|frontend/(site|console|shared))/$1/',
          '^domain/[a-z-]+/(contract|testing)/',
          '^domain/kernel/',
          '^frontend/site/(forms|shell)/',
          '^frontend/console/shell/',
          '^projections/runner/',
        ],
      },
    },
    {
      name: 'http-is-the-edge',
      comment: 'What the service does knows nothing of how it is asked; only routes and what puts them together do.',
      severity: 'error',
      from: {
        path: '^backend/',
        pathNot: [
          '^backend/(engine/http/|engine/operations/operations\\.ts$|service\\.ts$|main\\.ts$|testing/|whole-service/http/)',
          '^backend/(engine/)?[a-z-]+/(context|[a-z-]*routes)\\.ts$',
          '^backend/[a-z-]+/[a-z-]+/[a-z-]*routes\\.ts$',
        ],
      },
      to: { path: '^backend/engine/http/' },
    },
    {
      name: 'frontend-never-imports-the-server',
      severity: 'error',
      from: { path: '^frontend/(?!e2e/)' },
      to: { path: '^(backend|projections|scripts)/' },
    },
    {
      name: 'journeys-meet-the-server-through-its-faces-for-tests',
      comment: 'They start the whole service as people do, and what it talks to.',
      severity: 'error',
      from: { path: '^frontend/e2e/' },
      to: { path: '^(backend|projections|scripts)/', pathNot: ['^backend/.*/testing/', '^backend/testing/'] },
    },
    {
      name: 'the-site-takes-only-types-of-the-contract',
      comment:
        'zod stays out of the public bundle: what imports it, the site imports as a type. Tests are in no bundle.',
      severity: 'error',
      from: { path: '^frontend/(site|console|shared)/', pathNot: tests },
      to: { path: '^(domain/[a-z-]+/contract(/|\\.ts$)|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-kit-stays-in-the-console',
      comment: 'The public site has no room for it.',
      severity: 'error',
      from: { pathNot: '^frontend/console/' },
      to: { path: '^node_modules/(@mui|@emotion|react-admin|ra-[a-z-]+|@tanstack/react-query|react-hook-form)/' },
    },
    {
      name: 'site-and-console-are-built-apart',
      comment: 'What both need is in shared; the type is the site’s.',
      severity: 'error',
      from: { path: '^frontend/(site|console|shared)/' },
      to: {
        path: '^frontend/(site|console)/',
        pathNot: ['^frontend/$1/', '^frontend/site/(fonts|styles/fonts\\.css)'],
      },
    },
    {
      name: 'the-program-knows-no-tests',
      comment:
        'Failpoints and all else that tests put in are out of reach of what runs: nothing there can switch them on.',
      severity: 'error',
      from: { pathNot: tests },
      to: { path: [...tests, ...testTools] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-undeclared-dependency',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg'] },
    },
    { name: 'no-dead-import', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    // What tests use of the root's package.json is declared there.
    combinedDependencies: true,
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^frontend/dist/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
