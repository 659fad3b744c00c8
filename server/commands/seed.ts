import { seedCrowd } from '../demo/bulk-seed.ts';
import { seedDemo } from '../demo/seed.ts';
import { onNewData, type Command } from './command.ts';
import { wrongOption } from '../startup/process-errors.ts';
import { readOptions } from './options.ts';

/** `npm run seed`: a demo shop with as much in it as a shop of many years. */
export const seedCommand: Command = {
  usage: ['seed -- --orders NUMBER --skus NUMBER'],
  read: (words) => {
    const { orders, skus } = readOptions(words, { orders: 'required', skus: 'required' });
    const counts = { orders: readCount('orders', orders), skus: readCount('skus', skus) };
    return onNewData(async ({ pool, files, pictures, now, print }) => {
      await seedDemo(pool, { pictures, files, now: now() });
      await seedCrowd(pool, counts, now(), print);
    });
  },
};

function readCount(option: string, text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw wrongOption(option, 'must be a whole number above 0');
  return Number(text);
}
