import * as fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { mayCall } from '../../../domain/permissions.ts';
import { parseRoles } from '../../../domain/roles.ts';
import type { ContractOperation } from '../../../server/contract/contract-document.ts';
import { personas } from '../../../server/demo/personas.ts';
import { makeConsistent } from './consistent-body.ts';
import { formOf, hostileForm, type FormPlan } from './bad-form.ts';
import { applyEdits, edits, type Edit } from './edits.ts';
import { headerText, hostileText, rawJson, wireText } from './hostile-values.ts';
import { isRecord, reference, resolve, type Json } from './reference.ts';
import { sampleOf } from './sample-of.ts';
import { people, type Fixtures } from './fixtures.ts';

/** A generated request. Records are referenced by symbolic names, so that it can be printed, shrunk and sent again. */
export interface Plan {
  /** A persona, anonymous, or an invalid token. */
  readonly caller: string;
  readonly method: string;
  readonly query: Json;
  readonly params: Json;
  readonly body: Json;
  /** Whether prices and totals are made consistent before the edits. */
  readonly agrees: boolean;
  readonly edits: readonly Edit[];
  /** How the body's text is corrupted. */
  readonly text: TextPlan;
  readonly form: FormPlan;
  readonly contentType: string | null;
  readonly rawQuery: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly withKey: boolean;
}

type TextPlan =
  | { readonly kind: 'whole' }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'put in'; readonly at: number; readonly raw: string }
  | { readonly kind: 'instead'; readonly text: string }
  | { readonly kind: 'bytes' }
  | { readonly kind: 'none' };

const strangers = [
  'nobody',
  'Bearer',
  'Bearer x',
  'Basic YTpi',
  'Bearer a.b.c',
  `Bearer ${'x'.repeat(9000)}`,
];

/** Requests of an operation, most of them invalid, some valid. */
export function badRequest(operation: ContractOperation): fc.Arbitrary<Plan> {
  const seldom = <T>(usual: T, otherwise: fc.Arbitrary<T>, weight = 12) =>
    fc.oneof({ weight, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: otherwise });
  const entitled = people.filter((id) =>
    mayCall(parseRoles(personas.find((persona) => persona.id === id)?.role ?? ''), operation.id),
  );
  return fc.record<Plan>({
    caller: fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(entitled.length > 0 ? entitled : people)) },
      { weight: 3, arbitrary: fc.constantFrom(...people) },
      { weight: 1, arbitrary: fc.constantFrom(...strangers) },
    ),
    method: seldom(
      operation.method,
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'),
      25,
    ),
    query: sampleOf(operation.query, operation.id),
    params: fc.record({
      name: fc.oneof(
        wireText,
        fc.nat(5).map((at) => reference('file', at)),
      ),
    }),
    body: operation.body?.schema ? sampleOf(operation.body.schema, operation.id) : fc.constant(null),
    agrees: fc.boolean(),
    edits,
    text: seldom<TextPlan>(
      { kind: 'whole' },
      fc.oneof(
        fc.record({ kind: fc.constant('cut' as const), at: fc.nat(200) }),
        fc.record({ kind: fc.constant('put in' as const), at: fc.nat(8), raw: rawJson }),
        fc.record({
          kind: fc.constant('instead' as const),
          text: fc.oneof(hostileText, rawJson, fc.constant(`{"a":"${'x'.repeat(1_100_000)}"}`)),
        }),
        fc.constant({ kind: 'bytes' as const }),
        fc.constant({ kind: 'none' as const }),
      ),
      6,
    ),
    form: hostileForm,
    contentType: seldom<string | null>(
      operation.body?.contentType ?? null,
      fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'application/json; charset=utf-16',
        'APPLICATION/JSON;',
        'application/json, text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/xml',
        ';',
        '/',
        '',
      ),
      20,
    ),
    rawQuery: seldom(
      '',
      fc.constantFrom(
        '&&==',
        'group_id[a]=1',
        'group_id=a&group_id=b',
        '%00=%00',
        'x=%zz',
        'x=%ff%fe',
        '__proto__=1',
        'constructor[prototype]=1',
        '?',
        `x=${'y'.repeat(9000)}`,
        '&a'.repeat(2000),
      ),
      10,
    ),
    headers: fc.oneof(
      { weight: 5, arbitrary: fc.constant([]) },
      {
        weight: 2,
        arbitrary: fc.array(
          fc.tuple(
            fc.constantFrom(
              'group_id',
              'line_id',
              'source',
              'cookie',
              'accept-encoding',
              'accept-language',
              'range',
              'if-none-match',
              'host',
              'x-forwarded-for',
              'content-encoding',
              'expect',
              'origin',
              'x-http-method-override',
              'content-length',
              'idempotency-key',
            ),
            headerText,
          ),
          { minLength: 1, maxLength: 3 },
        ),
      },
    ),
    withKey: fc.boolean(),
  });
}

/** The request of a plan; `key` is the idempotency key, if the plan has one. */
export function requestOf(
  operation: ContractOperation,
  plan: Plan,
  fixtures: Fixtures,
  key: string,
): InjectOptions {
  const [query, params, body] = applyEdits(
    [plan.query, plan.params, plan.agrees ? makeConsistent(plan.body) : plan.body],
    plan.edits,
  ).map((part) => resolve(part, fixtures.named));
  const headers = headersOf(plan, fixtures, key);
  const url = `${pathOf(operation.url, params)}${queryOf(query, plan.rawQuery)}`;
  const request: InjectOptions = { method: plan.method, url, headers };
  if (operation.body?.contentType === 'multipart/form-data') {
    const { bytes, contentType } = formOf(plan.form);
    headers['content-type'] =
      plan.contentType === 'multipart/form-data' ? contentType : (plan.contentType ?? contentType);
    request.payload = bytes;
    return request;
  }
  const text = textOf(body ?? null, plan.text);
  if (operation.body === null && plan.text.kind === 'whole') return request;
  if (plan.contentType !== null) headers['content-type'] = plan.contentType;
  if (text !== null) request.payload = text;
  return request;
}

function headersOf(plan: Plan, fixtures: Fixtures, key: string): Record<string, string> {
  const token = fixtures.tokens.get(plan.caller);
  const authorization = token === undefined ? plan.caller : `Bearer ${token}`;
  return {
    ...(plan.withKey ? { 'idempotency-key': key } : {}),
    ...Object.fromEntries(plan.headers),
    ...(plan.caller === 'nobody' ? {} : { authorization }),
  };
}

function pathOf(url: string, params: Json | undefined): string {
  return url.replace(/:(\w+)/g, (_, name: string) => {
    const value = isRecord(params) ? params[name] : params;
    const text = typeof value === 'string' ? value.replace('/api/files/', '') : JSON.stringify(value ?? '');
    return encodeURIComponent(text.toWellFormed());
  });
}

function queryOf(query: Json | undefined, raw: string): string {
  const parts = isRecord(query)
    ? Object.entries(query).flatMap(([name, value]) =>
        [value].flat().map((one) => {
          const text = typeof one === 'string' ? one : JSON.stringify(one);
          return `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`;
        }),
      )
    : [];
  const all = [...parts, raw].filter((part) => part !== '').join('&');
  return all === '' ? '' : `?${all}`;
}

function textOf(body: Json, plan: TextPlan): string | Buffer | null {
  const text = JSON.stringify(body);
  switch (plan.kind) {
    case 'whole':
      return text;
    case 'cut':
      return text.slice(0, plan.at % Math.max(text.length, 1));
    case 'put in': {
      // In place of a value, so that the rest stays valid.
      const values = [
        ...text.matchAll(/(?<=[:[,])("(?:[^"\\]|\\.)*"|-?\d[\d.e+-]*|true|false|null)(?=[,\]}])/g),
      ];
      const value = values[plan.at % Math.max(values.length, 1)];
      return value === undefined
        ? plan.raw
        : text.slice(0, value.index) + plan.raw + text.slice(value.index + value[0].length);
    }
    case 'instead':
      return plan.text;
    case 'bytes':
      return Buffer.concat([
        Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0xff, 0xfe, 0x00]),
        Buffer.from(text, 'utf16le'),
      ]);
    case 'none':
      return null;
  }
}
