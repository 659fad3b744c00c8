import { fileURLToPath } from 'node:url';
import { setTimeout } from 'node:timers/promises';
import type { Ivya } from 'ivya';
import { build } from 'vite';
import type { WebKitBrowser } from './webkit-browser.ts';

declare global {
  /** In the page: Playwright's locators. */
  var talatLocators: { readonly Ivya: typeof Ivya } | undefined;
}

/** What a page is told and asked over WebDriver. A task runs in the page, where nothing else of the test is in scope. */
export interface PageCommands {
  /** Where the page was when it last answered. */
  address(): string;
  goto(url: string): Promise<void>;
  goBack(): Promise<void>;
  run<Argument, Result>(task: (argument: Argument) => Result, argument: Argument): Promise<Awaited<Result>>;
  /** Runs a task on the elements that a selector of Playwright's names. */
  runOn<Argument, Result>(
    selector: string,
    task: (elements: HTMLElement[], argument: Argument) => Result,
    argument: Argument,
  ): Promise<Awaited<Result>>;
  /** Clicks in the middle of an element that a task has returned. */
  click(element: ElementReference): Promise<void>;
  /** Types into an element that a task has returned; into a field for files, their paths. */
  type(element: ElementReference, text: string): Promise<void>;
  press(key: string): Promise<void>;
  html(): Promise<string>;
  /** A picture of what is shown, as PNG. */
  picture(): Promise<Buffer>;
}

/** How WebDriver names an element that a task returns. */
export type ElementReference = Readonly<Record<string, string>>;

/** Twice what Playwright waits: without a network the app asks every 30 s at the longest whether it is back. */
const patienceMs = 60_000;

/** Repeats a question until its answer holds. */
export async function until<Answer>(
  what: string,
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    if (performance.now() > end)
      throw new Error(`${what}: not within ${patienceMs / 1000} s, but ${JSON.stringify(answer)}`);
    await setTimeout(50);
  }
}

/** Elements by a selector, or null where the page has no locators yet. Runs in the page. */
function query(selector: string): Element[] | null {
  const engine = globalThis.talatLocators?.Ivya.create({ browser: 'webkit' });
  return engine === undefined ? null : engine.querySelectorAll(engine.parseSelector(selector), document);
}

/** Speaks to the page that is open in a browser. */
export function pageCommands({ command }: WebKitBrowser): PageCommands {
  let lastAddress = 'about:blank';

  async function execute(script: string, args: readonly unknown[]): Promise<unknown> {
    const [value, address] = (await command('POST', '/execute/sync', {
      script: `return (async () => [await (${script})(...arguments), location.href])()`,
      args,
    })) as [unknown, string];
    lastAddress = address;
    return value;
  }

  const idOf = (element: ElementReference): string => Object.values(element)[0] ?? '';

  return {
    address: () => lastAddress,
    async goto(url) {
      await command('POST', '/url', { url });
      await execute('() => null', []);
    },
    async goBack() {
      await command('POST', '/back', {});
      await execute('() => null', []);
    },
    run: async <Argument, Result>(
      task: (argument: Argument) => Result,
      argument: Argument,
    ): Promise<Awaited<Result>> => (await execute(String(task), [argument])) as Awaited<Result>,
    async runOn<Argument, Result>(
      selector: string,
      task: (elements: HTMLElement[], argument: Argument) => Result,
      argument: Argument,
    ): Promise<Awaited<Result>> {
      const script = `async (selector, argument) => {
        const elements = (${String(query)})(selector);
        return elements && [await (${String(task)})(elements, argument)];
      }`;
      let answer = await execute(script, [selector, argument]);
      while (answer === null) {
        await execute(`() => { ${await locators()}; globalThis.talatLocators = talatLocators; }`, []);
        answer = await execute(script, [selector, argument]);
      }
      return (answer as [Awaited<Result>])[0];
    },
    async click(element) {
      await command('POST', `/element/${idOf(element)}/click`, {});
    },
    async type(element, text) {
      await command('POST', `/element/${idOf(element)}/value`, { text });
    },
    async press(key) {
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ];
      await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    html: async () => String(await command('GET', '/source')),
    picture: async () => Buffer.from(String(await command('GET', '/screenshot')), 'base64'),
  };
}

let bundled: Promise<string> | undefined;

/** Playwright's locators as a script that a page can run. */
function locators(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(import.meta.resolve('ivya'));
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'talatLocators' } },
  });
  const [built] = [result].flat();
  if (built === undefined || !('output' in built)) throw new Error('the locators were not bundled');
  return built.output[0].code;
}
