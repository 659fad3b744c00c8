import 'i18next';
import type screenWords from './screens/en.json';
import type startWords from './start/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof startWords & typeof screenWords };
  }
}
