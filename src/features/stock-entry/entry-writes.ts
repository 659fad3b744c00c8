// Loaded together, as the screens are.
export { hintRemovalClient } from './hints-workflows.ts';
export { stockEntryClient } from './stock-entry-workflows.ts';
