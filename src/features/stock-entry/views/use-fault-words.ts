import { useTranslation } from 'react-i18next';
import type { RowFault } from '../../../../domain/entry-review.ts';
import type { EntryRow } from '../../../../domain/entry-rows.ts';

/** Gives the function that says what is wrong with a row: why it could not be read where that is so, else what it needs. */
export function useFaultWords(): (fault: RowFault, row: EntryRow) => string {
  const { t } = useTranslation();
  return (fault, row) => {
    const asRead = readFaultOf(row);
    if (asRead === fault && row[asRead] === '') return t(`stockEntry.problem.${row.problem ?? 'unsure'}`);
    switch (fault) {
      case 'amount':
        return t('stock.productAmountError');
      case 'price':
        return t('stock.productPriceError');
      case 'category':
        return t('stock.selectCategoryFirst');
      default:
        return t(`stockEntry.fault.${fault}`);
    }
  };
}

/** The field that could not be read. */
function readFaultOf({ problem }: EntryRow): 'name' | 'amount' | 'price' | null {
  switch (problem) {
    case 'name_missing':
      return 'name';
    case 'amount_missing':
    case 'amount_unreadable':
      return 'amount';
    case 'price_missing':
    case 'price_unreadable':
      return 'price';
    default:
      return null;
  }
}
