/** What the app opens of this feature: one file for the screen and its workflows, of which home's first load has the name. */
export { default } from './addresses-route.tsx';
export { addressChangeClient as change, addressFormClient as form } from './addresses-workflows.ts';
