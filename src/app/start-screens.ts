import { catalogueFeature } from '../features/catalogue/catalogue-feature.ts';
import { toScreens } from './screens.ts';

/** The screens that the app knows from the start. */
export const startScreens = toScreens([catalogueFeature]);
