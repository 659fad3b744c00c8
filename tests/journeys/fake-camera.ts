import { readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';
import { makeDataFolder } from '../data-folder.ts';

const width = 640;
const height = 480;
/** Pixels of a bar. */
const module = 3;
const [white, black, grey] = [235, 16, 128];

/** The camera of a browser, which sees what it is told to see. */
export interface FakeCamera {
  /** What the browser is started with. */
  readonly args: readonly string[];
  /** From the next start of the camera on it sees these bars, one below the other. */
  see(...codes: readonly string[]): Promise<void>;
  remove(): Promise<void>;
}

/** Makes the video of a camera, without anything in its view yet. */
export async function makeFakeCamera(): Promise<FakeCamera> {
  const folder = await makeDataFolder();
  const file = join(folder.path, 'view.y4m');
  async function see(...codes: readonly string[]): Promise<void> {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), await pictureOf(codes)]);
    await rm(file, { force: true });
    // Plays over and over.
    await writeFile(
      file,
      Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
    );
  }
  await see();
  return {
    args: [
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
    see,
    remove: () => folder.remove(),
  };
}

/** A browser whose camera is not allowed. */
export const refusedCamera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];

/** A browser on a machine without one. */
export const noCamera = [
  '--use-fake-device-for-media-stream=device-count=0',
  '--use-fake-ui-for-media-stream',
];

/** Brightness of all pixels, then their two colours, of which there are none. */
async function pictureOf(codes: readonly string[]): Promise<Buffer> {
  const picture = Buffer.alloc(width * height, white);
  const band = Math.floor(height / codes.length);
  for (const [index, code] of codes.entries()) {
    const bars = await barsOf(code);
    const left = Math.floor((width - bars.length * module) / 2);
    for (let y = index * band + 40; y < (index + 1) * band - 40; y += 1)
      for (const [at, isBar] of bars.entries())
        if (isBar) picture.fill(black, y * width + left + at * module, y * width + left + (at + 1) * module);
  }
  return Buffer.concat([picture, Buffer.alloc((width * height) / 2, grey)]);
}

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');

async function barsOf(code: string): Promise<readonly boolean[]> {
  const { buffer } = await readFile(wasm);
  prepareZXingModule({ overrides: { wasmBinary: buffer } });
  const { symbol } = await writeBarcode(code, { format: 'EAN13', addQuietZones: false });
  return Array.from(symbol.data.subarray(0, symbol.width), (brightness) => brightness === 0);
}
