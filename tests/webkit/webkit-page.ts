import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getByRoleSelector, getByTextSelector } from 'ivya';
import type { Locator, Page } from 'playwright-core';
import { pageCommands, until } from './page-commands.ts';
import type { ElementReference, PageCommands } from './page-commands.ts';
import type { WebKitBrowser } from './webkit-browser.ts';

type Finders = Pick<Locator, 'locator' | 'getByRole' | 'getByText'>;

/** As much of Playwright's locator as the journeys that run in WebKit use. */
type WebKitLocator = Finders &
  Pick<
    Locator,
    | 'all'
    | 'allInnerTexts'
    | 'click'
    | 'count'
    | 'first'
    | 'getAttribute'
    | 'innerText'
    | 'inputValue'
    | 'isVisible'
    | 'or'
    | 'textContent'
    | 'waitFor'
  > & { setInputFiles(path: string): Promise<void> };

/** The same for a page. Its `url` is the one at the last answer. */
type WebKitPage = Finders &
  Pick<Page, 'content' | 'url'> & {
    evaluate<Result>(task: () => Result): Promise<Awaited<Result>>;
    goBack(): Promise<null>;
    goto(url: string): Promise<null>;
    readonly keyboard: Pick<Page['keyboard'], 'press'>;
    screenshot(options: { readonly path: string }): Promise<Buffer>;
    waitForFunction(holds: () => boolean): Promise<void>;
  };

/** A page like one of Playwright's, over WebDriver; what it lacks fails by its name. */
export function openWebKitPage(browser: WebKitBrowser): Page {
  const commands = pageCommands(browser);
  const page: WebKitPage = {
    ...finders(commands, ''),
    content: commands.html,
    evaluate: (task) => commands.run(task, undefined),
    async goBack() {
      await commands.goBack();
      return null;
    },
    async goto(url) {
      await commands.goto(url);
      return null;
    },
    keyboard: { press: (key) => commands.press(keys[key] ?? key) },
    async screenshot({ path }) {
      const picture = await commands.picture();
      await writeFile(path, picture);
      return picture;
    },
    url: commands.address,
    async waitForFunction(holds) {
      await until(String(holds), () => commands.run(holds, undefined), Boolean);
    },
  };
  return only<Page>('page', page);
}

/** WebDriver's names of keys that write nothing. */
const keys: Readonly<Record<string, string>> = { Escape: '\uE00C' };

/** Stands for the whole of an interface of Playwright's of which only a part is there. */
function only<Whole extends object>(what: string, part: Partial<Record<keyof Whole, unknown>>): Whole {
  return new Proxy(part as Whole, {
    get(target, name, receiver) {
      // Whoever awaits it asks whether it is a promise.
      if (name in target || name === 'then' || typeof name === 'symbol')
        return Reflect.get(target, name, receiver) as unknown;
      throw new Error(`a ${what} in WebKit has no ${name}: give it one, or leave the test to Chromium`);
    },
  });
}

const selectors = new WeakMap<Locator, string>();

function selectorOf(locator: Locator): string {
  return selectors.get(locator) ?? '';
}

function finders(commands: PageCommands, within: string): Finders {
  const inside = (selector: string) => locatorBy(commands, within ? `${within} >> ${selector}` : selector);
  return {
    locator: (wanted) => inside(typeof wanted === 'string' ? wanted : selectorOf(wanted)),
    getByRole: (role, { name = '', exact = false, level } = {}) =>
      inside(getByRoleSelector(role, { name, exact, ...(level !== undefined && { level }) })),
    getByText: (text, { exact = false } = {}) => inside(getByTextSelector(text, { exact })),
  };
}

/** An element as it stands in the page. */
interface Found {
  readonly isVisible: boolean;
  /** Nothing lies over its middle, and it is not switched off. */
  readonly isOpen: boolean;
  /** Where it is: it may move. */
  readonly place: string;
}

/** Runs in the page. */
function findAll(elements: HTMLElement[]): Found[] {
  return elements.map((element) => {
    const rect = () => element.getBoundingClientRect();
    const isVisible =
      element.checkVisibility({ visibilityProperty: true }) && rect().width > 0 && rect().height > 0;
    if (isVisible && (rect().top < 0 || rect().bottom > innerHeight))
      element.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = rect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isEnabled = !element.matches(':disabled, [aria-disabled="true"] *, [aria-disabled="true"]');
    const isOpen = isVisible && isEnabled && hit !== null && element.contains(hit);
    return { isVisible, isOpen, place: JSON.stringify({ left, top, width, height }) };
  });
}

function locatorBy(commands: PageCommands, selector: string): Locator {
  const found = () => commands.runOn(selector, findAll, undefined);

  /** Resolves when there is one and no other, and it is as it has to be. */
  async function ready(isReady: (found: Found) => boolean = () => true): Promise<void> {
    await until(
      selector,
      async () => {
        const all = await found();
        if (all.length > 1) throw new Error(`${selector} names ${all.length} elements, not one`);
        return all;
      },
      ([first]) => first !== undefined && isReady(first),
    );
  }

  async function reference(): Promise<ElementReference> {
    return (await commands.runOn(selector, ([one]) => one, undefined)) as unknown as ElementReference;
  }

  async function read<Result, Argument>(
    task: (elements: HTMLElement[], argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>> {
    await ready();
    return commands.runOn(selector, task, argument);
  }

  const part: WebKitLocator = {
    ...finders(commands, selector),
    async all() {
      const { length } = await found();
      return Array.from({ length }, (_, index) => locatorBy(commands, `${selector} >> nth=${index}`));
    },
    allInnerTexts: () => commands.runOn(selector, (all) => all.map(({ innerText }) => innerText), undefined),
    async click() {
      let last = '';
      await ready(({ isOpen, place }) => {
        const isStill = place === last;
        last = place;
        return isOpen && isStill;
      });
      await commands.click(await reference());
    },
    count: async () => (await found()).length,
    first: () => locatorBy(commands, `${selector} >> nth=0`),
    getAttribute: (name) => read(([one], name) => one?.getAttribute(name) ?? null, name),
    innerText: () => read(([one]) => one?.innerText ?? '', undefined),
    inputValue: () => read(([one]) => (one as HTMLInputElement).value, undefined),
    isVisible: async () => (await found()).some(({ isVisible }) => isVisible),
    or: (other) => locatorBy(commands, `${selector} >> internal:or=${JSON.stringify(selectorOf(other))}`),
    async setInputFiles(path) {
      await ready();
      await commands.type(await reference(), resolve(path));
    },
    textContent: () => read(([one]) => one?.textContent ?? null, undefined),
    async waitFor({ state = 'visible' } = {}) {
      if (state === 'visible') await ready(({ isVisible }) => isVisible);
      else await until(`${selector} to be gone`, found, (all) => all.every(({ isVisible }) => !isVisible));
    },
  };
  const locator = only<Locator>('locator', part);
  selectors.set(locator, selector);
  return locator;
}
