import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findTestBrowser } from '../../../scripts/test-browser.mjs';
import type { Random } from '../../campaign/random.ts';

/** How a page was photographed. */
export interface Camera {
  /** Degrees: how far the page leans, is turned, and is seen from the side and from below. */
  readonly roll: number;
  readonly yaw: number;
  readonly pitch: number;
  readonly shadow: number;
  readonly blur: number;
  readonly noise: number;
  readonly quarters: number;
  readonly width: number;
  readonly quality: number;
}

/** A camera in a hand: `ease` 0 is a scan, 1 a usual photo, 2 a bad one. */
export function drawCamera(random: Random, ease: 0 | 1 | 2): Camera {
  const spread = (most: number) => ((random.below(2001) - 1000) / 1000) * most * ease;
  return {
    roll: spread(2),
    yaw: spread(7),
    pitch: spread(8),
    shadow: ease * 0.25 * (random.below(100) / 100),
    blur: ease * 0.55 * (random.below(100) / 100),
    noise: ease * 5,
    quarters: ease > 0 && random.oneIn(4) ? random.pick([1, 2, 3]) : 0,
    width: random.pick(ease === 2 ? [1200, 1400] : [1500, 1800]),
    quality: [92, 82, 70][ease] ?? 82,
  };
}

/** Draws pages in a browser and photographs them. */
export interface Studio {
  photograph(html: string, camera: Camera, random: Random): Promise<Buffer>;
  print(html: string): Promise<Buffer>;
  close(): Promise<void>;
}

const styles = [
  '@fontsource/noto-sans-sc/400.css',
  '@fontsource/noto-sans-thai/400.css',
  '@fontsource/sriracha/thai-400.css',
  '@fontsource/caveat/latin-400.css',
  '@fontsource/ma-shan-zheng/400.css',
].map((name) => `<link rel="stylesheet" href="${import.meta.resolve(name)}">`);

/** Opens a browser to draw pages in. */
export async function openStudio(): Promise<Studio> {
  const launch = await findTestBrowser();
  if (launch === undefined) throw new Error('there is no browser to draw pages in');
  const browser = await chromium.launch(launch);
  const page = await browser.newPage({ viewport: { width: 900, height: 1200 }, deviceScaleFactor: 2 });
  const folder = await mkdtemp(join(tmpdir(), 'talat-pages-'));
  const open = async (html: string) => {
    const file = join(folder, 'page.html');
    await writeFile(file, `<!doctype html><meta charset="utf-8">${styles.join('')}<body>${html}</body>`);
    await page.goto(pathToFileURL(file).href);
    await page.evaluate('document.fonts.ready');
  };
  return {
    async photograph(html, camera, random) {
      await open(html);
      const flat = await page.locator('body').screenshot({ type: 'png' });
      const file = join(folder, 'flat.png');
      await writeFile(file, flat);
      const { width, height } = await sharp(flat).metadata();
      const { roll, yaw, pitch, shadow, blur } = camera;
      const sheetWidth = 700;
      const sheetHeight = (height / width) * sheetWidth;
      const viewport = { width: 900, height: Math.round(sheetHeight + 160) };
      await page.setViewportSize(viewport);
      await open(`<style>
        body { margin: 0; height: ${viewport.height}px; overflow: hidden; background: repeating-linear-gradient(${random.below(180)}deg, #8a6d4d 0 34px, #7c6044 34px 37px); perspective: 1500px; }
        img { display: block; width: ${sheetWidth}px; margin: 80px 100px; transform: rotateX(${pitch}deg) rotateY(${yaw}deg) rotateZ(${roll}deg); filter: blur(${blur}px); }
        .shadow { position: fixed; inset: 0; background: linear-gradient(${random.below(360)}deg, rgb(0 0 0 / ${shadow * 2}), rgb(0 0 0 / ${shadow * 0.5}) 45%, transparent 70%); }
      </style><img src="flat.png"><div class="shadow"></div>`);
      await page.evaluate('document.images[0].decode()');
      const shown = await page.screenshot({ type: 'png' });
      await page.setViewportSize({ width: 900, height: 1200 });
      return await develop(shown, camera, random);
    },
    async print(html) {
      await open(html);
      return await page.pdf({ format: 'A4', scale: 0.8, printBackground: true });
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function develop(
  shown: Buffer,
  { width, noise, quarters, quality }: Camera,
  random: Random,
): Promise<Buffer> {
  // In one go it would be turned first, and cut to the width.
  const upright = await sharp(shown).resize({ width }).removeAlpha().png().toBuffer();
  const { data, info } = await sharp(upright)
    .rotate(quarters * 90)
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (noise > 0) {
    for (let at = 0; at < data.length; at += 1) {
      const grain = (random.below(256) + random.below(256) + random.below(256) - 382) / 128;
      data[at] = Math.min(255, Math.max(0, (data[at] ?? 0) + grain * noise));
    }
  }
  const raw = { width: info.width, height: info.height, channels: 3 } as const;
  return await sharp(data, { raw }).jpeg({ quality }).toBuffer();
}
