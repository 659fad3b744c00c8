import { describe, expect, test } from 'vitest';
import {
  addProduct,
  chooseCandidate,
  draftOf,
  draftTotal,
  emptyDraft,
  findFault,
  fitsRemark,
  matchText,
  noteRefusal,
  removeLine,
  replaceProduct,
  setQuantity,
  textToRemark,
} from '../../../domain/orders/order-draft.ts';
import type { OrderDraft } from '../../../domain/orders/order-draft.ts';
import { appendSpoken } from '../../../domain/spoken-text.ts';
import {
  sampleLantern,
  sampleRecognised,
  sampleSmallLantern,
  sampleWaveCup,
} from '../../../machines/order-draft/order-draft-samples.ts';
import { sampleProblem } from '../../../machines/samples/sample-records.ts';

const draft = draftOf(sampleRecognised);
/** Its lines: id, product and quantity. */
const linesOf = ({ lines }: OrderDraft) =>
  lines.map(({ id, product, quantity }) => [id, product.id, quantity] as const);

describe('a text that was read', () => {
  test('becomes a draft with the unsure line first, its candidates and the remark', () => {
    expect(draft).toEqual({
      lines: [
        {
          id: 'part-1',
          product: sampleLantern,
          quantity: 5,
          sources: ['红灯笼大的 5 个'],
          isUnsure: true,
          candidates: [sampleLantern, sampleSmallLantern],
          formerPrice: null,
          isInactive: false,
        },
        {
          id: 'part-2',
          product: sampleWaveCup,
          quantity: 24,
          sources: ['蓝色海浪杯两打'],
          isUnsure: false,
          candidates: [],
          formerPrice: null,
          isInactive: false,
        },
      ],
      unmatched: [{ id: 'part-3', text: '还有上次那种碗一箱' }],
      remark: '周五下午送，不要压坏',
      issued: 3,
    });
    expect(draftTotal(draft)).toBe(5 * 29_500 + 24 * 9_500);
  });

  test('that names a product twice becomes one line with the sum and both sources', () => {
    const [cups] = sampleRecognised.lines;
    const twice = draftOf({
      lines: [cups!, { ...cups!, source: 'and one more' }],
      unmatched: [' '],
      remark: '',
    });
    expect(linesOf(twice)).toEqual([['part-1', sampleWaveCup.id, 48]]);
    expect(twice.lines[0]?.sources).toEqual(['蓝色海浪杯两打', 'and one more']);
    expect(twice.unmatched).toEqual([]);
  });
});

describe('a draft', () => {
  test('takes a quantity within its bounds, and keeps its doubt about the product', () => {
    expect(setQuantity(draft, 'part-1', 7).lines[0]).toMatchObject({ quantity: 7, isUnsure: true });
    expect(setQuantity(draft, 'part-1', 0).lines[0]?.quantity).toBe(1);
  });

  test('takes the chosen candidate, which is sure from then on, and can still be changed', () => {
    const chosen = chooseCandidate(draft, 'part-1', sampleSmallLantern.id);
    expect(chosen.lines[0]).toMatchObject({
      product: sampleSmallLantern,
      quantity: 5,
      isUnsure: false,
      candidates: [sampleLantern, sampleSmallLantern],
    });
    expect(chooseCandidate(draft, 'part-1', sampleLantern.id).lines[0]?.isUnsure).toBe(false);
    expect(chooseCandidate(draft, 'part-1', sampleWaveCup.id)).toEqual(draft);
  });

  test('merges the quantities where the replacing product has a line already', () => {
    const replaced = replaceProduct(draft, 'part-1', sampleWaveCup);
    expect(linesOf(replaced)).toEqual([['part-1', sampleWaveCup.id, 29]]);
    expect(replaced.lines[0]?.sources).toEqual(['蓝色海浪杯两打', '红灯笼大的 5 个']);
    expect(linesOf(addProduct(draft, sampleWaveCup))).toEqual([
      ['part-1', sampleLantern.id, 5],
      ['part-2', sampleWaveCup.id, 25],
    ]);
  });

  test('lets an unmatched text be a product, or a part of the remark where it fits', () => {
    const matched = matchText(draft, 'part-3', sampleSmallLantern);
    expect(matched.unmatched).toEqual([]);
    expect(matched.lines.at(-1)).toMatchObject({
      id: 'part-4',
      product: sampleSmallLantern,
      quantity: 1,
      sources: ['还有上次那种碗一箱'],
    });
    expect(textToRemark(draft, 'part-3')).toMatchObject({
      unmatched: [],
      remark: '周五下午送，不要压坏\n还有上次那种碗一箱',
    });
    expect(fitsRemark(draft, 'part-3')).toBe(true);
    expect(fitsRemark({ ...draft, remark: 'x'.repeat(495) }, 'part-3')).toBe(false);
  });

  test('is complete only with products, names, products that are sold, and an address', () => {
    const [line] = draft.lines;
    const withLine = (change: object) => ({ lines: [{ ...line!, ...change }] });
    expect(findFault(emptyDraft, 'address-1')).toBe('lines');
    expect(findFault(withLine({ product: { ...sampleLantern, name: ' ' } }), 'address-1')).toBe('name');
    expect(findFault(withLine({ quantity: 0 }), 'address-1')).toBe('amount');
    expect(findFault(withLine({ isInactive: true }), 'address-1')).toBe('inactive');
    expect(findFault(draft, null)).toBe('address');
    expect(findFault(draft, 'address-1')).toBeNull();
    expect(linesOf(removeLine(draft, 'part-1'))).toEqual([['part-2', sampleWaveCup.id, 24]]);
  });
});

describe('a refusal is noted at its line', () => {
  test.each([
    [
      sampleProblem(422, 'insufficient_stock', { sku_id: sampleLantern.id, stock: 2 }),
      { product: { ...sampleLantern, stock: 2 } },
    ],
    [sampleProblem(422, 'inactive_product', { sku_id: sampleLantern.id }), { isInactive: true }],
    [
      sampleProblem(409, 'price_changed', { items: [{ sku_id: sampleLantern.id, price: 310 }] }),
      { formerPrice: 29_500, product: { ...sampleLantern, price: 31_000 } },
    ],
    [sampleProblem(422, 'too_many_open_orders', { limit: 50 }), {}],
  ])('%j', (problem, noted) => {
    expect(noteRefusal(draft, problem).lines).toEqual([{ ...draft.lines[0], ...noted }, draft.lines[1]]);
  });
});

describe('spoken words', () => {
  test('join the text on a line of their own, up to its length', () => {
    expect(appendSpoken('', ' five lanterns ', 500)).toBe('five lanterns');
    expect(appendSpoken('two cups \n', 'five lanterns', 500)).toBe('two cups\nfive lanterns');
    expect(appendSpoken('x'.repeat(498), 'five', 500)).toBe(`${'x'.repeat(498)}\nf`);
  });
});
