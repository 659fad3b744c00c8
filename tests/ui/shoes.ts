import type { Product } from '../../domain/contract.ts';
import { sampleLamp } from '../../machines/samples/sample-records.ts';

/** A shoe named for its colour, size and style: `Navy/40/Low`; VIP customers pay 329 of its 390 baht. */
export function shoe(attributes: string, stock = 40): Product {
  const [color = '', size = '', style = ''] = attributes.split('/');
  const names = { name: 'Canvas sneaker', ch_name: '', th_name: '' };
  const prices = { price: 390, vip_price: 329 };
  const id = attributes.replaceAll('/', '-');
  return { ...sampleLamp, ...names, ...prices, id, color, size, style, stock };
}

export const shoes = [
  shoe('Navy/38', 42),
  shoe('Navy/40', 9),
  shoe('Mint/38', 0),
  shoe('Mint/40', 24),
  shoe('Navy/42', 3),
];
