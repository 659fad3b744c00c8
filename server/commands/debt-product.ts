import type { RequestContext } from '../contract/call.ts';
import { newProduct } from '../catalogue/product-fields.ts';
import { productLevel } from '../catalogue/category-path.ts';
import type { NewSku } from '../store/queries/catalogue/catalogue.ts';
import type { Queries } from '../store/store.ts';
import { CommandError } from '../startup/process-errors.ts';

const id = 'history-debt';

/**
 * The placeholder product in the lines of imported debts, created at the first import: an order's total is the sum of its
 * lines, so an order needs one. It is inactive, so that nobody finds it or can order it.
 */
export async function debtProduct({ catalogue }: Queries, context: RequestContext): Promise<NewSku> {
  const known = await catalogue.find(id);
  if (known !== null) return known;
  const category = (await catalogue.categories()).find(({ level }) => level === productLevel);
  if (category === undefined)
    throw new CommandError('The merchant has no categories yet: debts need one of the third level');
  const product = newProduct(
    {
      sku_id: id,
      category_id: category.category_id,
      name: 'Earlier debt',
      ch_name: '历史欠款',
      th_name: 'ยอดค้างเดิม',
      price_satang: 0,
      status: 'inactive',
    },
    context,
  );
  await catalogue.add([product]);
  return product;
}
