import { plainHan } from './plain-han.ts';

/** A text as people type it: compatible forms made plain, and the Thai am, which that takes apart, put together again. */
export function composeText(text: string): string {
  return plainHan(text)
    .normalize('NFKC')
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1\u0e33');
}
