/** The languages of the interface. */
export const languages = ['zh', 'en', 'th'] as const;
export type Language = (typeof languages)[number];

/** A language by its code; null for anything unknown. */
export function knownLanguage(code: string | null | undefined): Language | null {
  return languages.find((language) => language === code) ?? null;
}

/** A language by its code; anything unknown is Chinese. */
export function readLanguage(code: string | null | undefined): Language {
  return knownLanguage(code) ?? 'zh';
}
