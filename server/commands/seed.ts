import { seedBulk } from '../demo/bulk-seed.ts';
import { seedDemo } from '../demo/seed.ts';
import { withNewData, type Command } from './command.ts';
import { invalidOption } from '../startup/process-errors.ts';
import { readOptions } from './options.ts';

/** `npm run seed`: fills the demo with as much data as a shop of many years has. */
export const seedCommand: Command = {
  usage: ['seed -- --orders NUMBER --skus NUMBER'],
  read: (args) => {
    const { orders, skus } = readOptions(args, { orders: 'required', skus: 'required' });
    const counts = { orders: readCount('orders', orders), skus: readCount('skus', skus) };
    return withNewData(async ({ pool, files, pictures, now, print }) => {
      await seedDemo(pool, { pictures, files, now: now() });
      await seedBulk(pool, counts, now(), print);
    });
  },
};

function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw invalidOption(option, 'must be a whole number above 0');
  return Number(text);
}
