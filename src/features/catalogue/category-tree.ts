import type { Category } from '../../../domain/contract.ts';
import type { ReadService } from '../../../domain/service.ts';
import type { Platform } from '../../workflow/platform.ts';
import { catalogueServices } from './catalogue-services.ts';

/** The categories, for what else asks for them: as the catalogue reads and keeps them. */
export function categoryTree({
  api,
  categories,
  session,
}: Platform): ReadService<{ readonly groupId: string }, readonly Category[]> {
  const merchantId = () => session.user()?.merchant_id ?? '';
  const { allProductCategory } = catalogueServices(api, { categories, merchantId });
  return {
    kind: 'read',
    run: ({ groupId }, signal) => allProductCategory.run({ groupId, anew: false }, signal),
  };
}
