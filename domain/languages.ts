/** The languages of the interface; the first is for whoever chose none. */
export const languages = ['zh', 'en', 'th'] as const;
export type Language = (typeof languages)[number];
