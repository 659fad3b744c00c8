import AddressesRoute from './addresses-route.tsx';
import { addressChangeClient, addressFormClient } from './addresses-workflows.ts';

/** What the app opens of this feature: one file for the screen and its workflows, of which home's first load has the name. */
export default AddressesRoute;
export const change = addressChangeClient;
export const form = addressFormClient;
