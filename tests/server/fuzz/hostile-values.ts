import * as fc from 'fast-check';
import { reference, type Json } from './reference.ts';

/** Strings with a special meaning to databases, browsers, file systems or programs. */
const texts: readonly string[] = [
  '',
  ' ',
  '\t\r\n',
  '\0',
  'a\0b',
  '\u0001\u001b[31m\u007f\u0085',
  '\ud800',
  'x\udc00',
  '\ufeff\u200b\u202e\u2066',
  'e\u0301\u0327',
  '👩‍👩‍👧‍👦🇹🇭',
  `'; DROP TABLE users; --`,
  `' OR '1'='1`,
  `1); SELECT pg_sleep(10); --`,
  `$$;\\'"\``,
  '%',
  '%_\\%',
  '\\',
  '<script>alert(1)</script>',
  `"><img src=x onerror=alert(1)>`,
  '${7*7}{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'C:\\windows\\system32',
  '/api/files/../secrets',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'data:text/html,<b>',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  '-Infinity',
  '1e999',
  '0x7f',
  '-0',
  '1,2,3',
  ',,,,',
  '2024-02-30',
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '+275760-09-13T00:00:00Z',
  '-271821-04-20',
  '2147483648',
  '9223372036854775808',
  'demo:owner',
  '#99999999999999999999',
  'PAY-0',
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  0.001,
  1e-7,
  5e-324,
  1.005,
  101,
  32_768,
  1_000_001,
  2_147_483_648,
  2 ** 53,
  2 ** 63,
  1e21,
  1.7976931348623157e308,
  -1.7976931348623157e308,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.nat(3).map((size) => '長'.repeat([65, 201, 2001, 70_000][size] ?? 0)) },
);

/** Text for URLs and headers: without unpaired surrogates, which cannot be encoded. */
export const wireText: fc.Arbitrary<string> = hostileText.map((text) => text.toWellFormed());

/** Valid header values. */
export const headerText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '*',
    'x'.repeat(300),
    'x'.repeat(9000),
    '../..',
    `' OR 1=1`,
    '{"a":1}',
    'null',
    ',,',
    '\xff\xfe',
    '*/*;q=0',
  ),
  fc.string({
    unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);

const scalar: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...numbers) },
  { weight: 1, arbitrary: fc.constantFrom<Json>(null, true, false) },
);

/** Arbitrary JSON. */
export const hostileJson: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.dictionary(fc.constantFrom('a', 'id', 'toString', '$gt', 'length', '0'), scalar, {
      maxKeys: 3,
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(40, 3000).map((depth) => reference('nested', depth)) },
  { weight: 1, arbitrary: fc.constantFrom(300, 5000).map((length) => reference('list', length)) },
);

/** Raw JSON that no value serializes to: unusual numbers, forbidden property names. */
export const rawJson: fc.Arbitrary<string> = fc.constantFrom(
  '1e999',
  '-1e999',
  '1E+400',
  '0.00000000000000000000000000000000000001',
  '123456789012345678901234567890',
  '{"__proto__":{"role":"owner"}}',
  '{"constructor":{"prototype":{"role":"owner"}}}',
  '{"a":1,"a":2}',
  '"\\ud83d"',
  '"\\u0000"',
  'NaN',
  'Infinity',
  'undefined',
  '01',
  "'x'",
  '[1,]',
  '//',
);
