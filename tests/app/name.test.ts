import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { wordsIn } from '../i18n/all-words.ts';

describe('the product', () => {
  test('is called Talat, on its page and in each language', () => {
    expect(/<title>(.*)<\/title>/.exec(readFileSync('index.html', 'utf8'))?.[1]).toBe('Talat');
    for (const language of ['zh', 'en', 'th'] as const)
      expect(wordsIn('shared', language)['app']).toMatchObject({ name: 'Talat' });
  });

  test('is green, in the light and in the dark', () => {
    const tokens = readFileSync('src/ui/tokens.css', 'utf8');
    const accents = [...tokens.matchAll(/--accent: var\((--g-\d)\);/g)].map(([, name = '']) => name);
    expect(accents).toHaveLength(2);
    for (const name of accents) {
      const [, red = '', green = '', blue = ''] = new RegExp(`${name}: #(..)(..)(..);`).exec(tokens) ?? [];
      const amounts = [red, green, blue].map((part) => Number.parseInt(part, 16));
      expect(amounts[1]).toBe(Math.max(...amounts));
    }
  });
});
