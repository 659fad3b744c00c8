// Makes what the server needs for places and maps.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { makeGazetteer } from './make-gazetteer.mjs';

const require = createRequire(import.meta.url);
const latin = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, at) => at + 0x20));

/** @param {string} folder where the files go */
export async function makeMapData(folder) {
  await mkdir(folder, { recursive: true });
  await makeGazetteer(join(folder, 'gazetteer.json'));
  // A machine may have no fonts at all, and the attribution is part of the picture.
  const font = require.resolve('@fontsource/noto-sans-thai/files/noto-sans-thai-latin-400-normal.woff2');
  await writeFile(
    join(folder, 'attribution.ttf'),
    await subsetFont(await readFile(font), latin, { targetFormat: 'sfnt' }),
  );
}
