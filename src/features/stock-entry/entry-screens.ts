import Entry from './stock-entry-route.tsx';
import Start from './stock-entry-start-route.tsx';

/** Loaded together, so that the first load of home names one file for all of them. */
export const screens = { Entry, Start };
