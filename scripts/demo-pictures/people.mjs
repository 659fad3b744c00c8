import { box, disc, fill, line, oval, svg } from './paint.mjs';

/**
 * @typedef {{ ground: string, skin: string, hair: string, shirt: string, cut: 'long' | 'short' | 'bun' | 'bob' | 'cap', glasses?: boolean }} Person
 */

/** @type {Readonly<Record<Person['cut'], { behind: (hair: string) => string, before: (hair: string) => string }>>} */
const cuts = {
  long: {
    behind: (hair) => fill('M58 92Q56 40 100 38T142 92V164H58Z', hair),
    before: (hair) => fill('M66 92Q70 56 112 60Q132 66 134 92Q140 44 100 42T66 92Z', hair),
  },
  bob: {
    behind: (hair) => fill('M60 88Q58 40 100 38T140 88Q144 124 130 128H70Q56 124 60 88Z', hair),
    before: (hair) => fill('M66 86Q90 84 98 64Q112 82 134 84Q136 42 100 42T66 86Z', hair),
  },
  bun: {
    behind: (hair) => disc(100, 34, 19, hair) + fill('M64 88Q62 44 100 42T136 88V104H64Z', hair),
    before: (hair) => fill('M66 86Q72 60 100 60T134 86Q138 44 100 44T66 86Z', hair),
  },
  short: {
    behind: () => '',
    before: (hair) => fill('M64 92Q58 44 100 40Q146 42 136 92Q132 74 122 70Q96 76 80 68Q68 76 64 92Z', hair),
  },
  cap: {
    behind: (hair) => fill('M66 84H134V104H66Z', hair),
    before: () =>
      fill('M62 78Q62 38 100 38T138 78Z', '#21734e') + fill('M92 72H150Q156 80 144 82H92Z', '#185a3c'),
  },
};

/** @type {(person: Person) => string} */
function portrait({ ground, skin, hair, shirt, cut, glasses = false }) {
  const spectacles = glasses
    ? `<circle cx="86" cy="94" r="10" fill="none" stroke="#3a3f45" stroke-width="2.5"/><circle cx="114" cy="94" r="10" fill="none" stroke="#3a3f45" stroke-width="2.5"/>${line('M96 94H104', '#3a3f45', 2.5)}`
    : '';
  return svg(
    200,
    200,
    `<rect width="200" height="200" fill="${ground}"/>` +
      cuts[cut].behind(hair) +
      fill('M30 200Q32 146 84 142H116Q168 146 170 200Z', shirt) +
      box(86, 118, 28, 38, 12, skin) +
      fill('M86 132Q100 144 114 132V140Q100 150 86 140Z', '#1d2a24', 'opacity=".12"') +
      oval(100, 96, 34, 40, skin) +
      disc(87, 96, 3, '#33302e') +
      disc(113, 96, 3, '#33302e') +
      line('M92 116Q100 122 108 116', '#a4574a', 3) +
      spectacles +
      cuts[cut].before(hair),
  );
}

/** Portraits of the personas, by file name. */
/** @type {Readonly<Record<string, string>>} */
export const portraits = {
  'person-owner': portrait({
    ground: '#e6d9c6',
    skin: '#e6b48c',
    hair: '#4a4644',
    shirt: '#34496e',
    cut: 'short',
    glasses: true,
  }),
  'person-admin': portrait({
    ground: '#dce7e2',
    skin: '#d9a076',
    hair: '#2b2624',
    shirt: '#c15c46',
    cut: 'bob',
  }),
  'person-manager': portrait({
    ground: '#e9dfd3',
    skin: '#cf9468',
    hair: '#27211f',
    shirt: '#8ba888',
    cut: 'short',
  }),
  'person-storekeeper': portrait({
    ground: '#dfe7ec',
    skin: '#c58a5e',
    hair: '#2b2624',
    shirt: '#d9a441',
    cut: 'cap',
  }),
  'person-finance': portrait({
    ground: '#ece2e6',
    skin: '#ecc09b',
    hair: '#3a2b27',
    shirt: '#5e5a8a',
    cut: 'bun',
    glasses: true,
  }),
  'person-order-manager': portrait({
    ground: '#e7dccb',
    skin: '#e0aa7e',
    hair: '#241f20',
    shirt: '#21734e',
    cut: 'long',
  }),
  'person-sku-order-manager': portrait({
    ground: '#dbe6e6',
    skin: '#d39b70',
    hair: '#1f1c1d',
    shirt: '#3f6fae',
    cut: 'short',
  }),
  'person-customer': portrait({
    ground: '#eadcd6',
    skin: '#e2ad84',
    hair: '#2a2322',
    shirt: '#d97a50',
    cut: 'long',
  }),
  'person-vip': portrait({
    ground: '#f0e6cd',
    skin: '#dca377',
    hair: '#3b2a24',
    shirt: '#8a5d3e',
    cut: 'bun',
  }),
  'person-rival-owner': portrait({
    ground: '#e3e2ea',
    skin: '#d8a177',
    hair: '#6b6763',
    shirt: '#4d5460',
    cut: 'short',
    glasses: true,
  }),
  'person-rival-customer': portrait({
    ground: '#e0e8db',
    skin: '#c98f63',
    hair: '#221d1c',
    shirt: '#a093c4',
    cut: 'bob',
  }),
};
