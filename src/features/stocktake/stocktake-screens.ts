import Past from './past-stocktakes-route.tsx';
import Protocol from './protocol-route.tsx';
import Count from './stocktake-route.tsx';
import Start from './stocktake-start-route.tsx';

/** Loaded together, so that the first load of home names one file for all of them. */
export const screens = { Count, Past, Protocol, Start };
