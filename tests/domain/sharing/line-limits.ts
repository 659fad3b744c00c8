import { Ajv2020 } from 'ajv/dist/2020.js';
import { faultsByLine } from './line-openapi.ts';

// Written from LINE's Messaging API reference (message and action objects, Flex Message), in the stricter reading wherever older
// versions of LINE take less: 400 characters of alternative text, 20 of a label, 30,000 bytes of a bubble.

const spacing = { enum: ['none', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl'] };
const color = { type: 'string', pattern: '^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$' };
const textSize = { enum: ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', '3xl', '4xl', '5xl'] };
const flex = { type: 'integer', minimum: 0 };

const uri = (label: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', 'uri', ...('maxLength' in label ? ['label'] : [])],
  properties: {
    // A message that a person shares may have no other action.
    type: { const: 'uri' },
    label,
    uri: { type: 'string', minLength: 1, maxLength: 1000, pattern: '^(https?://|line://|tel:)[!-~]+$' },
  },
});

const picture = { type: 'string', maxLength: 2000, pattern: '^https://[!-~]+$' };

const component = (type: string, required: readonly string[], properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: ['type', ...required],
  properties: { type: { const: type }, ...properties },
});

const oneOf = (...names: readonly string[]) => ({
  type: 'array',
  items: {
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
  },
});

const boxes = (layout: object, contents: object) =>
  component('box', ['layout', 'contents'], {
    layout,
    contents,
    spacing,
    margin: spacing,
    flex,
    backgroundColor: color,
    paddingAll: spacing,
  });

const schema = {
  $defs: {
    text: component('text', ['text'], {
      text: { type: 'string', pattern: '\\S' },
      size: textSize,
      weight: { enum: ['regular', 'bold'] },
      align: { enum: ['start', 'end', 'center'] },
      wrap: { type: 'boolean' },
      maxLines: { type: 'integer', minimum: 0 },
      margin: spacing,
      color,
      flex,
      action: uri({ type: 'string' }),
    }),
    separator: component('separator', [], { margin: spacing, color }),
    button: component('button', ['action'], {
      action: uri({ type: 'string', minLength: 1, maxLength: 20 }),
      style: { enum: ['primary', 'secondary', 'link'] },
      height: { enum: ['sm', 'md'] },
      margin: spacing,
      color,
      flex,
    }),
    icon: component('icon', ['url'], { url: picture, size: textSize, margin: spacing }),
    image: component('image', ['url'], {
      url: picture,
      size: { enum: [...textSize.enum, 'full'] },
      aspectRatio: { type: 'string', pattern: '^[1-9]\\d{0,4}:[1-9]\\d{0,4}$' },
      aspectMode: { enum: ['cover', 'fit'] },
      backgroundColor: color,
      margin: spacing,
      flex,
    }),
    // Where components share a base line there are texts and icons alone.
    box: {
      type: 'object',
      required: ['type'],
      properties: { type: { const: 'box' } },
      oneOf: [
        boxes({ const: 'baseline' }, oneOf('text', 'icon')),
        boxes({ enum: ['horizontal', 'vertical'] }, oneOf('box', 'text', 'separator', 'button', 'image')),
      ],
    },
  },
  ...component('flex', ['altText', 'contents'], {
    altText: { type: 'string', minLength: 1, maxLength: 400 },
    contents: component('bubble', ['body'], {
      size: { enum: ['nano', 'micro', 'deca', 'hecto', 'kilo', 'mega', 'giga'] },
      direction: { enum: ['ltr', 'rtl'] },
      header: { $ref: '#/$defs/box' },
      hero: { $ref: '#/$defs/image' },
      body: { $ref: '#/$defs/box' },
      footer: { $ref: '#/$defs/box' },
    }),
  }),
};

const validate = new Ajv2020({ allErrors: true, discriminator: true, strict: false }).compile(schema);

/** What LINE would refuse in a message, or show wrongly; none where it takes it. */
export function faultsOfMessage(message: {
  readonly altText: string;
  readonly contents: object;
}): readonly string[] {
  const faults: string[] = validate(message)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message: why = '' }) => `${instancePath} ${why}`);
  faults.push(...faultsByLine(message));
  // JavaScript counts UTF-16 units, as LINE does; a schema counts characters.
  if (message.altText.length > 400) faults.push('/altText is too long');
  const bytes = bytesOf(message.contents);
  if (bytes > 30_000) faults.push(`/contents has ${bytes} bytes`);
  if (/\\ud[89a-f]/i.test(JSON.stringify(message))) faults.push('half a character');
  return faults;
}

/** The bytes of a bubble as it is sent. */
export function bytesOf(bubble: object): number {
  return Buffer.byteLength(JSON.stringify(bubble));
}
