import { describe, expect, test } from 'vitest';
import { accepted, refused } from '../../domain/outcome.ts';
import {
  sampleCup,
  sampleMaskedOrder,
  sampleOrder,
  sampleProblem,
} from '../../machines/samples/sample-records.ts';
import { createApi } from '../../src/api/api.ts';
import { sharedPhotoOf } from '../../src/features/order-share/share-order.ts';
import { orderServices } from '../../src/features/orders/orders-services.ts';
import { sharedOrderServices } from '../../src/features/orders/shared-order-services.ts';
import { envelope, signedInMeanwhile, standInDevice } from './device-stand-in.ts';

const { signal } = new AbortController();
const asked = { orderId: 'order-1' };

describe('the whole order', () => {
  test('is asked for with the token', async () => {
    const { device, sent } = standInDevice([envelope(200, sampleOrder)]);
    const { orderDetail } = orderServices(createApi(device));
    expect(await orderDetail.run(asked, signal)).toEqual(accepted(sampleOrder));
    expect(sent[0]?.headers.get('Authorization')).toBe('Bearer token-1');
  });

  test('is asked for with the products that were added to it, of which it tells what there is', async () => {
    const { device, sent } = standInDevice([
      envelope(200, sampleOrder),
      envelope(200, { ...sampleCup, stock: 7 }),
      envelope(404, { reason: 'not_found' }, 'not found'),
    ]);
    const { orderDetail } = orderServices(createApi(device));
    const added = { groupId: 'group-1', skuIds: [sampleCup.id, 'sku-gone'] };
    expect(await orderDetail.run({ ...asked, added }, signal)).toEqual({
      ...accepted(sampleOrder),
      stock: { [sampleCup.id]: 7 },
    });
    expect(sent.map(({ url }) => new URL(url).searchParams.get('sku_id'))).toEqual([
      null,
      sampleCup.id,
      'sku-gone',
    ]);
  });

  test('answered masked, since the token has just ended, leads to sign-in', async () => {
    const { device, heard } = standInDevice([envelope(200, sampleMaskedOrder)], { token: () => null });
    const { orderDetail } = orderServices(createApi(device));
    await expect(orderDetail.run(asked, signal)).rejects.toThrow('token is expired');
    expect(heard).toEqual(['signed out']);
  });
});

describe('the address of the shop photo that anybody may open', () => {
  const address =
    '/api/files/shop.jpg?size=share&exp=1764000000&sig=Zm9vYmFyQmF6cXV4MDEyMzQ1Njc4OTAxMjM0NTY3ODk';
  const answered = { ...sampleOrder, shop_photo: '/api/files/shop.jpg', shared_shop_photo: address };

  test('is not in the order that a journal keeps', async () => {
    const { device } = standInDevice([envelope(200, answered)]);
    const { orderDetail } = orderServices(createApi(device));
    expect(await orderDetail.run(asked, signal)).toStrictEqual(
      accepted({ ...sampleOrder, shop_photo: '/api/files/shop.jpg' }),
    );
  });

  test('is asked for by what shares the order, with its signature', async () => {
    const { device } = standInDevice([envelope(200, answered)]);
    expect(await sharedPhotoOf(createApi(device), 'order-1', signal)).toBe(address);
  });

  test.each([
    ['https://photos.example/shop.jpg', 'https://photos.example/shop.jpg'],
    ['', null],
  ])('of one that is no upload (%s) is its own', async (shop_photo, found) => {
    const { device } = standInDevice([envelope(200, { ...sampleOrder, shop_photo })]);
    expect(await sharedPhotoOf(createApi(device), 'order-1', signal)).toBe(found);
  });

  test('is none where the order is answered masked', async () => {
    const { device } = standInDevice([envelope(200, sampleMaskedOrder)]);
    expect(await sharedPhotoOf(createApi(device), 'order-1', signal)).toBeNull();
  });
});

describe('the whole order, asked for before somebody signed in', () => {
  test.each([
    ['refused for the token of before', 'token-1', envelope(401, { reason: 'token_expired' })],
    ['masked, since there was no token', null, envelope(200, sampleMaskedOrder)],
  ])('and answered %s ends no session', async (_, before, answer) => {
    const { device, heard } = standInDevice([], signedInMeanwhile(before, answer));
    const { orderDetail } = orderServices(createApi(device));
    await expect(orderDetail.run(asked, signal)).rejects.toThrow('token is expired');
    expect(heard).toEqual([]);
  });
});

describe('the shared order', () => {
  test('is asked for without the token of whoever is signed in', async () => {
    const { device, sent } = standInDevice([envelope(200, sampleMaskedOrder)]);
    const { orderDetail } = sharedOrderServices(device);
    expect(await orderDetail.run(asked, signal)).toEqual(accepted(sampleMaskedOrder));
    expect(sent[0]?.headers.has('Authorization')).toBe(false);
  });

  test('is asked for in the language of the interface, whatever that is by then', async () => {
    let language = 'zh';
    const { device, sent } = standInDevice(
      [envelope(200, sampleMaskedOrder), envelope(200, sampleMaskedOrder)],
      { language: () => language },
    );
    const { orderDetail } = sharedOrderServices(device);
    await orderDetail.run(asked, signal);
    language = 'th';
    await orderDetail.run(asked, signal);
    expect(sent.map(({ headers }) => headers.get('Accept-Language'))).toEqual(['zh', 'th']);
  });

  test('that is not there is refused, and nobody is signed out', async () => {
    const { device, heard } = standInDevice([envelope(404, { reason: 'not_found' }, 'not found')]);
    const { orderDetail } = sharedOrderServices(device);
    expect(await orderDetail.run(asked, signal)).toEqual(
      refused({ ...sampleProblem(404, 'not_found'), details: { reason: 'not_found' } }),
    );
    expect(heard).toEqual([]);
  });
});
