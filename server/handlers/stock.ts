import { notBuilt } from './not-built.ts';

/** Operations of the tag `stock`. */
export const stockHandlers = {
  reads: { washStockList: notBuilt, recognizeSkusFromPhoto: notBuilt },
  writes: { washStock: notBuilt, confirmImportSkus: notBuilt },
};
