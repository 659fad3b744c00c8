import { startEmbeddedPostgres } from '../../../server/database/embedded-postgres.ts';
import { makeDataFolder } from '../../data-folder.ts';
import { appKept, signIn } from '../../journeys/pages/app.ts';
import { startServer } from '../../journeys/server-process.ts';
import { middle } from '../ratio.ts';
import { openMeasuringBrowser } from './measuring-browser.ts';
import type { MeasuringBrowser, PageLoad } from './measuring-browser.ts';
import { serveFloor } from './serve-floor.ts';

/** A page of the app, and what its visits came to: medians of the rounds. */
export interface MeasuredPage {
  readonly name: string;
  readonly cold: PageLoad;
  readonly again: PageLoad;
}

export interface MeasuredPages {
  readonly floor: PageLoad;
  readonly pages: readonly MeasuredPage[];
  readonly browser: string;
}

interface Route {
  readonly name: string;
  readonly path: string;
  /** Whose visit it is; null where nobody is signed in. */
  readonly persona: string | null;
  /** Whether it is a page of its own, without the app. */
  readonly isStatic?: boolean;
}

/** Measures the floor and each page, or those of some names alone, in turns, so many rounds; `onRound` hears how far it is. */
export async function measurePages(
  rounds: number,
  only: readonly string[] | null,
  onRound: (what: string) => void,
): Promise<MeasuredPages> {
  const folder = await makeDataFolder();
  const postgres = await startEmbeddedPostgres({ dataFolder: folder.path });
  const server = await startServer({ databaseUrl: postgres.url, dataFolder: folder.path });
  const floor = await serveFloor();
  const browsers = new Map<string | null, MeasuringBrowser>();
  try {
    for (const persona of [null, 'customer', 'order_manager']) {
      const browser = await openMeasuringBrowser();
      browsers.set(persona, browser);
      await browser.page().goto(`${server.url}/auth?lang=zh`);
      if (persona !== null) await signIn(browser.page(), persona);
      await appKept(browser.page());
    }
    const all = await findRoutes(server.url, browserOf('order_manager'));
    const routes = all.filter(({ name }) => only === null || only.includes(name));
    if (routes.length === 0) throw new Error(`the pages are ${all.map(({ name }) => name).join(', ')}`);
    const floors: PageLoad[] = [];
    const loads = new Map<string, { cold: PageLoad[]; again: PageLoad[] }>();
    for (let round = 1; round <= rounds; round += 1) {
      floors.push(await browserOf(null).load(floor.url, 'cold'));
      for (const { name, path, persona, isStatic = false } of routes) {
        const browser = browserOf(persona);
        const known = loads.get(name) ?? { cold: [], again: [] };
        loads.set(name, known);
        known.cold.push(await browser.load(server.url + path, 'cold'));
        // The former one may have ended before the app was kept.
        await browser.page().goto(server.url + path);
        if (!isStatic) await appKept(browser.page());
        known.again.push(await browser.load(server.url + path, 'again'));
        onRound(`${name}, round ${round} of ${rounds}`);
      }
    }
    return {
      floor: middleOf(floors),
      pages: [...loads].map(([name, { cold, again }]) => ({
        name,
        cold: middleOf(cold),
        again: middleOf(again),
      })),
      browser: browserOf(null).version(),
    };
  } finally {
    for (const browser of browsers.values()) await browser.close();
    await floor.close();
    server.process.kill('SIGTERM');
    await postgres.stop();
    await folder.remove();
  }

  function browserOf(persona: string | null): MeasuringBrowser {
    const browser = browsers.get(persona);
    if (browser === undefined) throw new Error(`nobody is signed in as ${String(persona)}`);
    return browser;
  }
}

/** The main routes; an order and a product are the first that a person finds. */
async function findRoutes(url: string, browser: MeasuringBrowser): Promise<readonly Route[]> {
  const page = browser.page();
  const firstLink = async (path: string, start: string) => {
    await page.goto(url + path);
    const link = page.locator(`main a[href^="${start}"]`).first();
    await link.waitFor();
    return (await link.getAttribute('href')) ?? '';
  };
  const order = await firstLink('/order-home', '/order/');
  const product = await firstLink('/home', '/product/');
  return [
    { name: 'Landing', path: '/', persona: null, isStatic: true },
    { name: 'Terms', path: '/terms', persona: null, isStatic: true },
    { name: 'Privacy', path: '/privacy', persona: null, isStatic: true },
    { name: 'Sign-in', path: '/auth', persona: null },
    { name: 'Shared order', path: `/auth${order}`, persona: null },
    { name: 'Home', path: '/home', persona: 'customer' },
    { name: 'Product', path: product, persona: 'customer' },
    { name: 'Cart', path: '/cart', persona: 'customer' },
    { name: 'Orders', path: '/order-home', persona: 'order_manager' },
    { name: 'Order', path: order, persona: 'order_manager' },
    { name: 'Me', path: '/my', persona: 'customer' },
  ];
}

function middleOf(loads: readonly PageLoad[]): PageLoad {
  const of = (figure: keyof PageLoad) => middle(loads.map((load) => load[figure]));
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    blocked: of('blocked'),
    shift: of('shift'),
    bytes: of('bytes'),
    requests: of('requests'),
    performance: of('performance'),
  };
}
