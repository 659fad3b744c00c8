import type { Stocktake } from '../../domain/contract.ts';
import { listSamples } from '../kit/list-samples.ts';
import { sampleStocktake } from '../samples/sample-stock.ts';
import type { StocktakeFilter } from './stocktake-list-machine.ts';

export const stocktakeListSamples = listSamples<Stocktake, StocktakeFilter>([sampleStocktake], {});
