// Loaded together, so that the first load of home names one file for all of them.
export { default as Past } from './past-stocktakes-route.tsx';
export { default as Protocol } from './protocol-route.tsx';
export { default as Count } from './stocktake-route.tsx';
export { default as Start } from './stocktake-start-route.tsx';
