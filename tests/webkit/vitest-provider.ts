import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserProvider, BrowserProviderOption } from 'vitest/node';
import { makeDataFolder } from '../data-folder.ts';
import { startWebKit } from './webkit-browser.ts';
import type { WebKitBrowser } from './webkit-browser.ts';

/** Runs Vitest's browser tests in WebKitGTK: a browser with a profile of its own for each worker. */
export function webKitGtk(): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webkitgtk',
    options: {},
    providerFactory: openProvider,
  });
}

function openProvider(): BrowserProvider {
  const opened: Promise<{ browser: WebKitBrowser; removeProfile(): Promise<void> }>[] = [];
  async function open(url: string) {
    const profile = await makeDataFolder();
    const browser = await startWebKit(profile.path, { width: 800, height: 900 });
    await browser.command('POST', '/url', { url });
    return { browser, removeProfile: profile.remove };
  }
  return {
    name: 'webkitgtk',
    supportsParallelism: true,
    getCommandsContext: () => ({}),
    async openPage(_, url) {
      const opening = open(url);
      opened.push(opening);
      await opening;
    },
    async close() {
      for (const { browser, removeProfile } of await Promise.all(opened)) {
        await browser.kill();
        await removeProfile();
      }
    },
  };
}
