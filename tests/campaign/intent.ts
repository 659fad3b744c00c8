import type { Page } from 'playwright-core';
import { barButton, sheetButton } from '../journeys/pages/app.ts';
import { word } from '../journeys/words.ts';
import type { Sight } from './sight.ts';

/** The language of everybody's phone. */
export const language = 'zh';

/** One tap of a person, or what belongs to one. */
export interface Step {
  readonly name: string;
  take(): Promise<unknown>;
  /** Whether its effect outlives the browser: what the screen showed of it once, it shows after a kill. */
  readonly keeps?: boolean;
  /** Path of the write that it leads to. */
  readonly writes?: string;
}

/** A step, or why there is none: something is read, something is written, or the person has what they wanted. */
export type Next = Step | 'loading' | 'busy' | 'done';

/** What a person wants, and how they go about it by nothing but what the screen shows. */
export interface Intent {
  readonly name: string;
  readonly persona: string;
  /** Where they begin. */
  readonly path: string;
  /** Steps that it takes, the opening included. */
  readonly steps: number;
  next(page: Page, sight: Sight): Promise<Next>;
}

/** The app offers to ask again under the same key. */
export function tryAgain(page: Page): Step {
  return {
    name: 'try again',
    take: () =>
      page
        .getByRole('button', { name: word(language, 'common.retry') })
        .first()
        .click(),
  };
}

/** What there is to do on screens that are not the intent's own; `path` leads there. */
export function elsewhere(page: Page, { screen, words }: Sight, path: string): Next {
  if (screen === '' || screen === 'loading') return 'loading';
  if (screen === 'unfetched') return tryAgain(page);
  if (screen === 'auth' || screen === 'crashed') throw new Error(`the app shows ${screen}: ${words}`);
  return open(page, path);
}

export function open(page: Page, path: string): Step {
  return { name: `open ${path}`, take: () => page.goto(new URL(path, page.url()).href) };
}

export function bar(page: Page, name: string) {
  return barButton(page, language, name);
}

export function dialogButton(page: Page, name: string) {
  return sheetButton(page, language, name);
}
