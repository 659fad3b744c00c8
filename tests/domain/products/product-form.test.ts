import { describe, expect, test } from 'vitest';
import { adoptedFields, changedFields, contestedFields, mergeEdits } from '../../../domain/edit-conflict.ts';
import { maxOnHand, maxTypedStock } from '../../../domain/limits.ts';
import {
  blankForm,
  editedProduct,
  findFaults,
  formOf,
  productChanges,
  readProductForm,
  refusedField,
} from '../../../domain/products/product-form.ts';
import type { ProductForm } from '../../../domain/products/product-form.ts';
import { sampleCup, sampleProblem } from '../../../machines/samples/sample-records.ts';

const bowl: ProductForm = { ...blankForm, name: 'Bowl', price: '129.5', stock: '12', category_id: 'cups' };
const faultsOf = (change: Partial<ProductForm>, isNew = true) =>
  findFaults({ ...bowl, ...change }, { isNew, photos: 1 });

describe('a product that is edited', () => {
  test('is sent without what nobody changed, but for its name and price', () => {
    const seen = { ...bowl, description: 'Of clay', low_stock_at: '5', vip_price: '99' };
    expect(productChanges(seen, { ...seen, price: '130.00', low_stock_at: '', vip_price: '' })).toEqual({
      name: 'Bowl',
      price: 13_000,
      vip_price: 0,
      low_stock_at: null,
    });
    expect(productChanges(seen, { ...seen, price: '129.50', description: ' Of glass' })).toEqual({
      name: 'Bowl',
      price: 12_950,
      description: 'Of glass',
    });
  });
});

describe('a new product', () => {
  test('with nothing but name, price, stock, category and a picture has no fault', () => {
    expect(faultsOf({})).toEqual([]);
  });

  test('without anything names each field that it needs, the picture first', () => {
    expect(findFaults(blankForm, { isNew: true, photos: 0 })).toEqual([
      { field: 'photos', why: 'missing' },
      { field: 'category_id', why: 'missing' },
      { field: 'name', why: 'missing' },
      { field: 'price', why: 'missing' },
      { field: 'stock', why: 'missing' },
    ]);
  });

  test.each([
    ['price', '12.5O', 'noAmount'],
    ['price', '-1', 'noAmount'],
    ['vip_price', 'cheap', 'noAmount'],
    ['original_price', '1.234', 'noAmount'],
    ['vip_price', '5000', 'notBelowPrice'],
    ['stock', '-1', 'noWhole'],
    ['stock', '1.5', 'noWhole'],
    ['stock', String(maxTypedStock + 1), 'tooMany'],
    ['low_stock_at', 'few', 'noWhole'],
    ['low_stock_at', String(maxOnHand + 1), 'tooMany'],
    ['barcode', '885\u0007123', 'unprintable'],
  ] as const)('whose %s is “%s” is told so at that field', (field, text, why) => {
    expect(faultsOf({ [field]: text })).toEqual([{ field, why }]);
  });

  test.each(['0', '0.00'])('may cost “%s”', (price) => {
    expect(faultsOf({ price, stock: '0' })).toEqual([]);
  });

  test('is read without the space around its texts, in satang, and without what was left empty', () => {
    expect(readProductForm({ ...bowl, name: '  Bowl ', barcode: ' 885 ', vip_price: '99' })).toEqual({
      ...blankForm,
      name: 'Bowl',
      price: 12_950,
      stock: 12,
      vip_price: 9_900,
      original_price: 0,
      barcode: '885',
      low_stock_at: null,
      category_id: 'cups',
    });
  });
});

describe('a product that is changed', () => {
  test('needs neither stock, category nor picture', () => {
    const form = formOf(sampleCup);
    expect(findFaults({ ...form, category_id: '' }, { isNew: false, photos: 0 })).toEqual([]);
  });

  test('by another way of typing the same figure is not changed', () => {
    const seen = { ...bowl, price: '129.50', low_stock_at: '5' };
    expect(
      changedFields(editedProduct, seen, { ...seen, price: '129.5', low_stock_at: '05', name: 'Bowl ' }),
    ).toEqual([]);
  });
});

describe('a product that two people changed', () => {
  const seen = bowl;
  const mine = { ...bowl, price: '120', color: 'Blue', size: 'L' };
  const theirs = { ...bowl, price: '110', style: 'Round', size: 'L' };

  test('asks about the fields that both changed to different values, and takes over what only the other one changed', () => {
    const conflict = { seen, mine, theirs };
    expect([contestedFields(editedProduct, conflict), adoptedFields(editedProduct, conflict)]).toEqual([
      ['price'],
      ['style'],
    ]);
  });

  test.each([
    ['mine', '120'],
    ['theirs', '110'],
  ] as const)('keeps %s where that was chosen, and what only one of them changed', (side, price) => {
    expect(mergeEdits(editedProduct, { seen, mine, theirs }, { price: side })).toEqual({
      ...bowl,
      price,
      color: 'Blue',
      size: 'L',
      style: 'Round',
    });
  });
});

describe('a refusal', () => {
  test.each([
    ['a barcode that another product has', sampleProblem(409, 'barcode_taken'), 'barcode'],
    ['a category that is not of the third level', sampleProblem(422, 'wrong_category_level'), 'category_id'],
    ['a picture that is gone', sampleProblem(404, 'not_found', { filepath: '/api/files/a.webp' }), 'photos'],
    ['a field of the form', sampleProblem(400, 'invalid_request', { field: 'color' }), 'color'],
    ['the role', sampleProblem(403, 'forbidden_role'), null],
  ])('because of %s is told there', (_, problem, field) => {
    expect(refusedField(problem, true)).toBe(field);
  });
});
