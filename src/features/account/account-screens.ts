import MyRoute from './my-route.tsx';
import SettingsRoute from './settings-route.tsx';
import { merchantSettingsClient } from './settings-workflow.ts';
import { shopProfileClient } from './shop-profile-workflow.ts';

/** Loaded together, so that the first load of home names one file for all. */
export const screens = { My: MyRoute, Settings: SettingsRoute, merchantSettingsClient, shopProfileClient };
