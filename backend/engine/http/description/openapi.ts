import { errorCatalogue } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { type AccessLevel, noInput, type Route } from '../route.ts';
import { shareSchemas } from './shared-schemas.ts';

/** The API's description (OpenAPI 3.1), made from the same schemas that check requests and answers. */

type JsonSchema = Readonly<Record<string, unknown>>;

export type Operation = {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
};

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly securitySchemes: JsonSchema; readonly schemas: JsonSchema };
};

export const openApiOf = (routes: readonly Route[]): OpenApi => {
  const operations = routes.map((route) => ({ route, operation: operationOf(route) }));
  const { inside, schemas } = shareSchemas(operations.map(({ operation }) => operation));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { route, operation } of operations) {
    const { operationId: id, parameters, requestBody, responses } = operation;
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const shared = {
      ...operation,
      parameters: parameters.map((parameter) => inside(parameter, [id, 'parameter'])),
      ...(requestBody && { requestBody: inside(requestBody, [id, 'body']) }),
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, response]) => [status, inside(response, [id, 'answer'])]),
      ),
    };
    paths[path] = { ...paths[path], [route.method]: shared };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'nomucheck',
      version: '1',
      description: 'Every failure is application/problem+json with a code of the catalogue and a Korean message.',
    },
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: problemSchema, ...schemas },
    },
  };
};

const operationOf = (route: Route): Operation => ({
  operationId: `${route.method}${route.path.replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
  summary: route.summary,
  tags: [tagOf(route.path)],
  security: route.access === 'public' ? [] : [{ token: [] }],
  parameters: [
    ...parametersOf('path', route.params),
    ...parametersOf('query', route.query),
    ...headersOf(route).map(([name, description]) => ({
      in: 'header',
      name,
      description,
      required: false,
      schema: { type: 'string' },
    })),
  ],
  ...(route.method === 'get' || route.body === noInput.body
    ? {}
    : { requestBody: { required: true, content: contentOf(route) } }),
  responses: {
    [String(route.status ?? 200)]: {
      description: 'Done.',
      content: { [route.mediaType ?? 'application/json']: { schema: schemaOf(route.answers, 'output') } },
    },
    ...(route.access === 'public' ? {} : { 401: problem('No token, or a dead one.') }),
    ...refusalsOf(route.access),
    default: problem('Refused, or failed.'),
  },
});

/** Files have addresses of their own, outside of `/api`. */
const tagOf = (path: string): string => {
  const [, first, second = 'health'] = path.split('/');
  return first === 'files' ? first : second;
};

/** The body of a file is described as binary. */
const contentOf = (route: Route): JsonSchema =>
  route.receive
    ? { [route.receives ?? 'application/octet-stream']: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaOf(route.body, 'input') } };

const refusedCallers: Readonly<Partial<Record<AccessLevel, string>>> = {
  staff: "Not one of the firm's people.",
  admin: "Not one of the firm's admins.",
};

const refusalsOf = (access: AccessLevel): Readonly<Record<string, JsonSchema>> => {
  const described = refusedCallers[access];
  return described === undefined ? {} : { 403: problem(described) };
};

const headersOf = ({ method, signIn, reads, body }: Route): readonly (readonly [string, string])[] => {
  if (method === 'get') return reads ? [['X-Wait-For', 'What a write answered as X-Log-Position, as it was.']] : [];
  if (signIn) return [];
  const key = ['Idempotency-Key', 'The same key again is the same command.'] as const;
  const heedsRevision = body instanceof z.ZodObject && 'expectedRevision' in body.shape;
  return heedsRevision ? [key, ['If-Match', 'The revision that the caller has seen.']] : [key];
};

const parametersOf = (place: 'path' | 'query', schema: z.ZodType): JsonSchema[] => {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    in: place,
    name,
    required: place === 'path' || !z.safeParse(field, undefined).success,
    schema: schemaOf(field, 'input'),
  }));
};

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
};

const problem = (description: string): JsonSchema => ({
  description,
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
});

const problemSchema = schemaOf(
  // Unknown members are allowed: some errors have more, such as `currentRevision` or the draft that can be taken
  // over.
  z.looseObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(errorCatalogue)),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional(),
  }),
  'output',
);
