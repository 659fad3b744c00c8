import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

const require = createRequire(import.meta.url);
const packages = ['@fontsource/noto-sans-sc', '@fontsource/noto-sans-thai'];
const weights = ['400.css', '500.css', '600.css', '700.css'];
const folder = '/screenshot-fonts/';

/** Gives every page of a context the Thai and Chinese letters that a phone would have. */
export async function installNotoFonts(context: BrowserContext): Promise<void> {
  const styles = await Promise.all(packages.flatMap((name) => weights.map((file) => readStyle(name, file))));
  const css = styles.join('\n');
  await context.route(`**${folder}**`, async (route) => {
    const [, name = '', file = ''] =
      /screenshot-fonts\/([^/]+)\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const home = dirname(require.resolve(`@fontsource/${name}/package.json`));
    await route.fulfill({ path: join(home, 'files', basename(file)), contentType: 'font/woff2' });
  });
  await context.addInitScript((text) => {
    addEventListener('DOMContentLoaded', () => {
      const style = document.createElement('style');
      style.textContent = text;
      document.head.append(style);
    });
  }, css);
}

async function readStyle(name: string, file: string): Promise<string> {
  const css = await readFile(require.resolve(`${name}/${file}`), 'utf8');
  const served = css.replaceAll('url(./files/', `url(${folder}${basename(name)}/`);
  // English and Thai name the Chinese letters as Android does.
  return served + served.replaceAll("'Noto Sans SC'", "'Noto Sans CJK SC'");
}
