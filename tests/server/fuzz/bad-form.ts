import * as fc from 'fast-check';
import { headerText } from './hostile-values.ts';

/** A multipart body with a file, and its defects. */
export interface FormPlan {
  readonly field: string;
  readonly filename: string;
  readonly content: string;
  readonly parts: number;
  readonly cutAt: number | null;
  readonly boundary: string;
  readonly head: string;
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const contents: Readonly<Record<string, Buffer>> = {
  picture: png,
  'cut picture': png.subarray(0, 40),
  'picture with more': Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  'gif and script': Buffer.from('GIF89a/*<script>*/=1;'),
  jpeg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0]),
  webp: Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60, 0xff)]),
  pdf: Buffer.from('%PDF-1.7\n%%EOF'),
  zip: Buffer.from('PK\x03\x04[Content_Types].xml', 'latin1'),
  ole: Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(504, 0xff),
  ]),
  nothing: Buffer.alloc(0),
  zeros: Buffer.alloc(5000),
};

export const hostileForm: fc.Arbitrary<FormPlan> = fc.record({
  field: fc.oneof(
    { weight: 6, arbitrary: fc.constant('file') },
    { weight: 1, arbitrary: fc.constantFrom('', 'files', '__proto__', 'file[]') },
  ),
  filename: fc.oneof(
    fc.constantFrom('a.png', '../../etc/passwd', 'a.php\0.png', 'รูป.jpg', '', 'a"b.png', 'con'),
    headerText,
  ),
  content: fc.constantFrom(...Object.keys(contents)),
  parts: fc.oneof(
    { weight: 6, arbitrary: fc.constant(1) },
    { weight: 1, arbitrary: fc.constantFrom(0, 2, 500) },
  ),
  cutAt: fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: fc.nat(300) }),
  boundary: fc.oneof(
    { weight: 6, arbitrary: fc.constant('edge') },
    { weight: 1, arbitrary: fc.constantFrom('', '"', 'x'.repeat(200), '--', 'a b') },
  ),
  head: fc.oneof(
    { weight: 6, arbitrary: fc.constant('Content-Type: image/png') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'no colon',
        'Content-Transfer-Encoding: base64',
        `X: ${'y'.repeat(20_000)}`,
        'Content-Type: multipart/mixed; boundary=edge',
        '\r\n',
      ),
    },
  ),
});

export function formOf(plan: FormPlan): { readonly bytes: Buffer; readonly contentType: string } {
  const head = `Content-Disposition: form-data; name="${plan.field}"; filename="${plan.filename}"\r\n${plan.head}\r\n\r\n`;
  const part = Buffer.concat([
    Buffer.from(`--edge\r\n${head}`),
    contents[plan.content] ?? png,
    Buffer.from('\r\n'),
  ]);
  const bytes = Buffer.concat([...Array<Buffer>(plan.parts).fill(part), Buffer.from('--edge--\r\n')]);
  return {
    bytes: plan.cutAt === null ? bytes : bytes.subarray(0, plan.cutAt),
    contentType: `multipart/form-data; boundary=${plan.boundary}`,
  };
}
