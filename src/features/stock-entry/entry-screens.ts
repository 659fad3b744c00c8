// Loaded together, so that the first load of home names one file for all of them.
export { default as Hints } from './hints-route.tsx';
export { default as Entry } from './stock-entry-route.tsx';
export { default as Start } from './stock-entry-start-route.tsx';
