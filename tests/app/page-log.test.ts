import { describe, expect, test } from 'vitest';
import { noteOfCall, noteOfMessage } from '../../src/features/debug-log/page-log.ts';

const home = 'https://shop.test';
const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJwLTEifQ.abc-DEF_123';

function textOf(...parts: readonly unknown[]): string {
  const note = noteOfMessage({ level: 'info', parts }, ['Mali Jaidee', 'Mali']);
  return note.kind === 'console' ? note.text : '';
}

function pathOf(url: string): string {
  const call = { method: 'GET', url: new URL(url), status: 200, startedAt: 0, duration: 12, size: 34 };
  const note = noteOfCall(call, home);
  return note.kind === 'network' ? note.path : '';
}

describe('a message as the debug log notes it', () => {
  test.each([
    ['a token', [`Bearer ${token}`], 'Bearer …'],
    ['a known name', ['hello Mali Jaidee, this is Mali'], 'hello …, this is …'],
    ['a Thai phone', ['call 081-234-5678 or 02 123 4567'], 'call … or …'],
    ['a phone with its country', ['call +66 81 234 5678'], 'call …'],
    ['a Chinese phone', ['call 13812345678'], 'call …'],
    ['personal fields of an object', [{ phone: '021234567', total: 12.5 }], '{"phone":"…","total":12.5}'],
    ['a signed address', ['see /api/files/a.webp?sig=abcdef'], 'see /api/files/a.webp?sig=…'],
  ])('has no more of %s', (_, parts, noted) => {
    expect(textOf(...parts)).toBe(noted);
  });

  test.each([
    ['numbers and times', ['order 10482 at 2025-02-02T03:00:00.000Z took 0.123456789 s']],
    ['order numbers', ['PAY-20384 of 1000000']],
  ])('keeps %s', (_, parts) => {
    expect(textOf(...parts)).toBe(parts.join(' '));
  });

  test('tells each thing that was handed to the console, and what no JSON can say by its kind', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = circle;
    expect(textOf('a', 1, null, undefined, [true], circle)).toBe('a 1 null null [true] [object Object]');
  });

  test('tells an error with the way that led to it', () => {
    expect(textOf(new TypeError('no such thing'))).toMatch(/^TypeError: no such thing\n\s+at /);
  });

  test('ends where it is too long', () => {
    expect(textOf('long '.repeat(10_000)).length).toBe(4000);
  });
});

describe('a call as the debug log notes it', () => {
  test('of our own server has its path, and parameters without what is personal or secret', () => {
    expect(pathOf(`${home}/api/order_detail?order_id=order-1`)).toBe('/api/order_detail?order_id=order-1');
    expect(pathOf(`${home}/api/search_sku_by_name?query=tea&sig=abc`)).toBe(
      '/api/search_sku_by_name?query=…&sig=…',
    );
    expect(pathOf(`${home}/api/people?kind=customer&name=Mali`)).toBe('/api/people?kind=customer&name=…');
    expect(pathOf(`${home}/api/groups?name=Baan`)).toBe('/api/groups?name=…');
  });

  test('of another server ends before its parameters', () => {
    expect(pathOf('https://api.line.test/verify?access=abc#d')).toBe('https://api.line.test/verify');
  });
});
