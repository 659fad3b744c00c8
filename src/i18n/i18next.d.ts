import 'i18next';
import type words from './en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof words };
  }
}
