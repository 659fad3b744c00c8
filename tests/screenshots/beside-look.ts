import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export const outFolder = join('.build', 'screenshots');

/** The pictures that a screen is to look like, where they are at hand: `TALAT_LOOK` names their folder. */
const lookFolder = process.env['TALAT_LOOK'] ?? join('..', 'shared', 'look');

/** Screens that were drawn, by the name of their picture without language and ending. */
const drawn: Readonly<Record<string, string>> = { orders: 'orders', 'order-confirmed': 'order' };
const gap = 24;

/** Keeps a screenshot, and a second one with the drawn picture beside it where there is one. */
export async function besideLook(shot: Buffer, name: string): Promise<void> {
  await writeFile(join(outFolder, `${name}.png`), shot);
  const [screen = '', language = '', view = ''] = name.split('.');
  const file = join(
    lookFolder,
    `${drawn[screen] ?? screen}.${language}${view === 'dark' ? '.dark' : ''}.png`,
  );
  if ((view !== 'light' && view !== 'dark') || !existsSync(file)) return;
  const { width, height } = await sharp(shot).metadata();
  const look = await sharp(file).resize({ height }).toBuffer();
  const { width: lookWidth } = await sharp(look).metadata();
  await sharp({ create: { width: width + lookWidth + gap, height, channels: 3, background: '#888' } })
    .composite([
      { input: look, left: 0, top: 0 },
      { input: shot, left: lookWidth + gap, top: 0 },
    ])
    .png()
    .toFile(join(outFolder, `${name}.beside.png`));
}
