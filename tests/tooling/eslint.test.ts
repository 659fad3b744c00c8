import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const eslint = new ESLint();

/** Returns the rules that a snippet breaks in a file at this path. */
async function brokenRules(path: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: path });
  const messages = result?.messages ?? [];
  expect(messages.filter((message) => message.fatal)).toEqual([]);
  return messages.flatMap(({ ruleId }) => (ruleId === null ? [] : [ruleId]));
}

const chart = 'machines/order/order-machine.ts';
const rule = 'domain/products/prices.ts';
const screen = 'src/features/orders/views/order/order-screen.tsx';
const invoke = (service: string): string =>
  `export const chart = { states: { submitting: { invoke: ${service}, on: { 'order.cancel': 'cancelling' } } } };`;

describe('a chart or a rule of the domain', () => {
  test.each([
    ['randomness', 'export const roll = () => Math.random();', 'no-restricted-properties'],
    ['making an id', 'export const id = () => crypto.randomUUID();', 'no-restricted-globals'],
    ['calling the network', "export const load = () => fetch('/api/user_info');", 'no-restricted-globals'],
    ['waiting for a timer', 'setTimeout(() => undefined, 1);', 'no-restricted-globals'],
    [
      'reading local storage',
      "export const cart = () => localStorage.getItem('cart');",
      'no-restricted-globals',
    ],
    [
      'reading session storage',
      "export const group = () => sessionStorage.getItem('group_id');",
      'no-restricted-globals',
    ],
    ['opening a database', "indexedDB.open('talat');", 'no-restricted-globals'],
    ['looking at the window', 'export const width = () => window.innerWidth;', 'no-restricted-globals'],
    ['looking at the document', 'export const title = () => document.title;', 'no-restricted-globals'],
  ])('%s is refused', async (_, code, expected) => {
    expect(await brokenRules(chart, code)).toEqual([expected]);
    expect(await brokenRules(rule, code)).toEqual([expected]);
  });

  test.each([
    ['reading the clock', 'export const at = () => Date.now();'],
    ['making the date of today', 'export const at = () => new Date();'],
    ['making a date in the zone of the device', 'export const at = () => new Date(2026, 10, 21);'],
    ['writing the date of today', 'export const at = () => Date();'],
    ['renaming the clock', 'const Clock = Date; export const at = () => Clock.now();'],
  ])('%s is refused', async (_, code) => {
    expect(await brokenRules(chart, code)).toContain('no-restricted-globals');
    expect(await brokenRules(rule, code)).toContain('no-restricted-syntax');
  });

  test('a date read from a text is accepted in the domain and refused in a chart', async () => {
    const code =
      'export const at = (text: string) => new Date(text).getTime() - Date.parse(text) - Date.UTC(2026, 10);';
    expect(await brokenRules(rule, code)).toEqual([]);
    expect(await brokenRules(chart, code)).toContain('no-restricted-globals');
  });

  test('a type that names the outside world is no use of it', async () => {
    expect(await brokenRules(rule, 'export type Stamped = { at: Date };')).not.toContain(
      'no-restricted-globals',
    );
  });
});

describe('a chart', () => {
  test('written by the rules breaks none', async () => {
    const code = invoke(
      "{ id: 'submitOrder', src: 'submitOrder', onDone: 'settled', onError: 'unreachable' }",
    );
    expect(await brokenRules(chart, code)).toEqual([]);
  });

  test.each([
    ['an invoke without an id', invoke("{ src: 'submitOrder', onError: 'unreachable' }")],
    ['an invoke without an onError', invoke("{ id: 'submitOrder', src: 'submitOrder' }")],
    [
      'one of several invokes without an onError',
      invoke("[{ id: 'load', src: 'load', onError: 'lost' }, { id: 'pay', src: 'pay' }]"),
    ],
    ['an invoke without a source', invoke("{ id: 'submitOrder', onError: 'unreachable' }")],
    ['an invoke from elsewhere', `const submit = {}; ${invoke('submit')}`],
    ['an `after`', "export const chart = { after: { 500: 'late' } };"],
    ['a quoted `after`', "export const chart = { 'after': { 500: 'late' } };"],
    ['named delays', 'export const parts = { delays: { patience: 500 } };'],
    ['a delayed event', "export const later = raise({ type: 'order.submit' }, { delay: 500 });"],
    ['an event of one word', "export const chart = { on: { submit: 'submitting' } };"],
    ['an event in capitals', "export const chart = { on: { 'ORDER.SUBMIT': 'submitting' } };"],
    ['an event with an underscore', "export const chart = { on: { 'order.submit_now': 'submitting' } };"],
    [
      'a type of an event of one word',
      "export type OrderEvent = { type: 'submit' } | { type: 'order.cancel' };",
    ],
    ['an interface of an event of one word', "export interface SubmitEvent { readonly type: 'submit' }"],
    ['a raised event of one word', "export const again = raise({ type: 'submit' });"],
    ['a guard without a name', "export const shown = { target: 'shown', guard: () => true };"],
    ['an action without a name', 'export const shown = { entry: () => undefined };'],
    ['one of several actions without a name', "export const ways = { actions: ['beep', () => undefined] };"],
  ])('with %s is refused', async (_, code) => {
    expect(await brokenRules(chart, code)).toContain('no-restricted-syntax');
  });

  test.each(["'order.submit'", "'line.setQuantity'", "'delivery.*'", "'*'"])(
    'with the event %s is accepted',
    async (event) => {
      expect(await brokenRules(chart, `export const chart = { on: { ${event}: 'submitting' } };`)).toEqual(
        [],
      );
    },
  );
});

describe('a screen', () => {
  test.each([
    ['an effect', "import { useEffect } from 'react';", 'no-restricted-imports'],
    ['a renamed effect', "import { useEffect as onMount } from 'react';", 'no-restricted-imports'],
    ['a layout effect', "import { useLayoutEffect } from 'react';", 'no-restricted-imports'],
    ['React as a whole', "import React from 'react';", 'no-restricted-imports'],
    ['React as a namespace', "import * as React from 'react';", 'no-restricted-syntax'],
    ['a fetch', "export const load = () => fetch('/api/order_list');", 'no-restricted-globals'],
    [
      'a fetch by way of the window',
      "export const load = () => window.fetch('/api/order_list');",
      'no-restricted-properties',
    ],
    ['local storage', "localStorage.getItem('cart');", 'no-restricted-globals'],
    ['storage by way of globalThis', "globalThis.localStorage.getItem('cart');", 'no-restricted-properties'],
    ['a database', "indexedDB.open('talat');", 'no-restricted-globals'],
    ['the HTTP client', "import createClient from 'openapi-fetch';", 'no-restricted-imports'],
    ['an undotted event', "actor.send({ type: 'submit' });", 'no-restricted-syntax'],
  ])('with %s is refused', async (_, code, expected) => {
    expect(await brokenRules(screen, code)).toContain(expected);
  });

  test('that sends a dotted event is accepted', async () => {
    const code =
      "export const Submit = () => <button onClick={() => actor.send({ type: 'order.submit' })}>OK</button>;";
    expect(await brokenRules(screen, code)).toEqual([]);
  });
});

describe('the app outside src/api', () => {
  test.each(['src/app/routes.tsx', 'src/journal/outbox.ts', 'src/platform/line.ts', 'src/ui/money.tsx'])(
    'calling the network in %s is refused',
    async (path) => {
      expect(await brokenRules(path, "export const load = () => fetch('/api/user_info');")).toEqual([
        'no-restricted-globals',
      ]);
      expect(
        await brokenRules(
          path,
          "import createClient from 'openapi-fetch'; export const client = createClient();",
        ),
      ).toEqual(['no-restricted-imports']);
    },
  );

  test('the composition root hands the network to src/api, and has no client of its own', async () => {
    expect(
      await brokenRules(
        'src/workflow/platform.ts',
        'export const device = { fetch: (request: Request) => fetch(request) };',
      ),
    ).toEqual([]);
    expect(
      await brokenRules(
        'src/workflow/platform.ts',
        "import createClient from 'openapi-fetch'; export const client = createClient();",
      ),
    ).toEqual(['no-restricted-imports']);
  });

  test('the HTTP client in src/api is accepted', async () => {
    const code =
      "import createClient from 'openapi-fetch'; export const client = createClient({ fetch: (request) => fetch(request) });";
    expect(await brokenRules('src/api/client.ts', code)).toEqual([]);
  });
});

describe('every file', () => {
  test.each([
    ['handing on another file', "export * from './money.ts';", 'no-restricted-syntax'],
    ['handing on names of another file', "export { toSatang } from './money.ts';", 'no-restricted-syntax'],
    ['with an open task', '// TODO: round\nexport {};', 'no-warning-comments'],
    [
      'with a comment that would switch a rule off',
      '// oxlint-disable-next-line no-console\nexport {};',
      'no-warning-comments',
    ],
  ])('%s is refused', async (_, code, expected) => {
    expect(await brokenRules(rule, code)).toContain(expected);
    expect(await brokenRules('server/store/queries/orders/orders.ts', code)).toContain(expected);
  });

  test('a comment that switches a rule off changes nothing', async () => {
    const code =
      '// eslint-disable-next-line no-restricted-globals\nexport const id = () => crypto.randomUUID();';
    expect(await brokenRules(rule, code)).toContain('no-restricted-globals');
  });
});
