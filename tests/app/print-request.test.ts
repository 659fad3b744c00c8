import { describe, expect, test } from 'vitest';
import { isEmbedded } from '../../src/platform/print-window.ts';
import { readMerchantInfo } from '../../src/features/order-print/merchant-info.ts';
import {
  paperOf,
  printLinkId,
  printPath,
  printRequestId,
  readPrintLinkId,
  readPrintRequest,
} from '../../src/features/order-print/print-request.ts';

const request = (orderId: string, query: string) =>
  readPrintRequest(printRequestId(orderId, new URLSearchParams(query)));

describe('what an address asks to print', () => {
  test('an order of the path is printed 500 ms after it is laid out', () => {
    expect(request('order-1', 'lang=th&paper=receipt')).toEqual({
      orderIds: ['order-1'],
      pass: null,
      pauseMs: 500,
    });
  });

  test('a window of its own waits 100 ms', () => {
    expect(request('order-1', 'window=new').pauseMs).toBe(100);
  });

  test('a part of another page, or one from a data address, waits a second', () => {
    const embedded = printRequestId('order-1', new URLSearchParams('window=new'), true);
    expect(readPrintRequest(embedded).pauseMs).toBe(1000);
    const page = (protocol: string, isFramed = false) => {
      const self = {} as Window;
      return isEmbedded({
        self,
        parent: isFramed ? ({} as Window) : self,
        location: { protocol } as Location,
      } as never);
    };
    expect([page('https:'), page('https:', true), page('data:'), page('blob:')]).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('a link brings its signature', () => {
    expect(request('order-1', 'order_id=order-1&sig=s&exp=1').pass).toEqual({
      sigs: ['s'],
      exp: '1',
    });
    expect(request('order-1', 'order_id=order-1&sig=s').pass).toBeNull();
  });

  test('a link to several orders brings a signature for each, whatever else it carries', () => {
    const query =
      'order_id=a,b,a&sig=s1,s2,s1&exp=1&lang=th&is_liff_external_open_window=true&openExternalBrowser=1';
    expect(request('a', query)).toEqual({
      orderIds: ['a', 'b'],
      pass: { sigs: ['s1', 's2'], exp: '1' },
      pauseMs: 500,
    });
    expect(request('a', 'order_id=a,b&sig=s1&exp=1').pass).toEqual({ sigs: ['s1', ''], exp: '1' });
  });

  test('several orders are each printed once, at most 20 of them', () => {
    const ids = Array.from({ length: 25 }, (_, index) => `order-${index}`);
    expect(request('order-0', `order_id=${ids.join(',')},order-3`).orderIds).toEqual(ids.slice(0, 20));
  });

  test('what a link is asked for is read again as it was written', () => {
    expect(readPrintLinkId(printLinkId(['a', 'b'], 'packing'))).toEqual({
      orderIds: ['a', 'b'],
      paper: 'packing',
    });
  });

  test('its own paths are read again as they were written', () => {
    const [path = '', query = ''] = printPath(['a', 'b'], 'packing', 'window').split('?');
    expect(path).toBe('/order/a/print');
    expect(request('a', query)).toEqual({ orderIds: ['a', 'b'], pass: null, pauseMs: 100 });
    expect(paperOf(new URLSearchParams(query))).toBe('packing');
  });

  test('an unknown paper is A4', () => {
    expect(paperOf(new URLSearchParams('paper=wallpaper'))).toBe('a4');
  });
});

describe('the shop as a link names it', () => {
  test('is taken with its name and its phone', () => {
    expect(readMerchantInfo('{"name":"源记百货","phone":"02-251-8899;081-234-5678"}')).toEqual({
      name: '源记百货',
      phone: '02-251-8899;081-234-5678',
    });
  });

  test.each([
    [null],
    ['no object'],
    ['null'],
    ['[]'],
    ['{"name":{"a":1},"phone":5}'],
    ['{"phone":"call javascript:alert(1)"}'],
  ])('%s names nothing', (text) => {
    expect(readMerchantInfo(text)).toEqual({ name: '', phone: '' });
  });

  test('a long name is cut', () => {
    expect(readMerchantInfo(JSON.stringify({ name: 'a'.repeat(1000) })).name).toHaveLength(100);
  });
});
