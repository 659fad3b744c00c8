import type { Language } from '../i18n/language.ts';
import en from './words/en.json';
import th from './words/th.json';
import zh from './words/zh.json';

/** What the public pages say in one language. */
export type PageWords = typeof en;

export const pageWords: Readonly<Record<Language, PageWords>> = { zh, en, th };
