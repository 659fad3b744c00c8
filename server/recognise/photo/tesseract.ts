import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Choice } from '../thai/likely-thai.ts';
import type { Pixels } from './pixels.ts';

interface Api {
  readonly Init: (path: null, languages: string, engine: number) => number;
  readonly SetVariable: (name: string, value: string) => void;
  readonly SetImageFile: (orientation: number, angle: number) => number;
  readonly Recognize: (monitor: null) => number;
  readonly GetUTF8Text: () => string;
  /** A line for each sign but spaces: the sign and its left, bottom, right and top. */
  readonly GetBoxText: (page: number) => string;
  /** HTML that has for each sign but spaces what else it may be. */
  readonly GetHOCRText: (page: number) => string;
  readonly MeanTextConf: () => number;
}

interface Core {
  readonly FS: { readonly writeFile: (name: string, content: Uint8Array) => void };
  readonly TessBaseAPI: new () => Api;
}

/** What tesseract reads in the picture of a line; the confidence is from 0 to 1. */
export interface ReadText {
  readonly text: string;
  readonly confidence: number;
  /** Where each sign but spaces begins and ends, as shares of the line's width. */
  readonly spans: readonly (readonly [from: number, to: number])[];
  /** What each sign but spaces may be. */
  readonly choices: readonly (readonly Choice[])[];
}

/** Reads a line of Thai. */
export type ReadThai = (line: Pixels) => ReadText;

const neuralEngine = 1;
const singleLine = '7';
const bySign = '2';
/** White beside a line, as a share of its height. */
const margin = 0.25;

/** Loads tesseract with its Thai from a folder that the build has filled. */
export async function loadTesseract(folder: string): Promise<ReadThai> {
  const load = createRequire(import.meta.url)(join(folder, 'tesseract.cjs')) as (options: {
    readonly printErr: () => void;
  }) => Promise<Core>;
  // It complains of settings in its own data.
  const core = await load({ printErr: () => undefined });
  core.FS.writeFile('./tha.traineddata', await readFile(join(folder, 'tha.traineddata')));
  const api = new core.TessBaseAPI();
  if (api.Init(null, 'tha', neuralEngine) !== 0) throw new Error('tesseract has not started');
  api.SetVariable('debug_file', '/dev/null');
  api.SetVariable('tessedit_pageseg_mode', singleLine);
  api.SetVariable('lstm_choice_mode', bySign);
  return (line) => {
    core.FS.writeFile('/input', flatten(line));
    if (api.SetImageFile(1, 0) !== 0) throw new Error('tesseract cannot open a line');
    api.Recognize(null);
    const shareOf = (pixel: string | undefined) => (Number(pixel) - marginOf(line)) / line.width;
    const spans = [...api.GetBoxText(0).matchAll(/^\S+ (\d+) \d+ (\d+) .*$/gm)].map(
      ([, left, right]) => [shareOf(left), shareOf(right)] as const,
    );
    const choices = choicesIn(api.GetHOCRText(0));
    return { text: api.GetUTF8Text().trim(), confidence: api.MeanTextConf() / 100, spans, choices };
  };
}

/** What each sign may be, out of tesseract's HTML. */
function choicesIn(html: string): Choice[][] {
  return html
    .split("id='lstm_choices_")
    .slice(1)
    .map((part) =>
      [...part.matchAll(/x_confs ([\d.]+)'>([^<\s]+)</gu)].map(([, sure, sign = '']) => ({
        sign,
        confidence: Number(sure) / 100,
      })),
    );
}

function marginOf({ height }: Pick<Pixels, 'height'>): number {
  return Math.round(height * margin);
}

/** A picture (PGM) of dark text on white: the paper is what most of the line is as bright as. */
function flatten({ data, width, height }: Pixels): Uint8Array {
  const grey = new Uint8Array(width * height);
  const counts = new Uint32Array(256);
  for (let at = 0; at < grey.length; at += 1) {
    grey[at] = (data[at * 3] ?? 0) * 0.3 + (data[at * 3 + 1] ?? 0) * 0.59 + (data[at * 3 + 2] ?? 0) * 0.11;
    counts[grey[at] ?? 0] = (counts[grey[at] ?? 0] ?? 0) + 1;
  }
  const brightness = (share: number) => {
    let left = share * grey.length;
    return counts.findIndex((count) => (left -= count) <= 0);
  };
  const [dark, middle, bright] = [brightness(0.02), brightness(0.5), brightness(0.98)];
  const isLightOnDark = bright - middle > middle - dark;
  const [ink, paper] = isLightOnDark ? [bright, middle] : [dark, middle];
  const marginX = marginOf({ height });
  const out = new Uint8Array((width + 2 * marginX) * height).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = ((grey[y * width + x] ?? 0) - ink) / (paper - ink || 1);
      out[y * (width + 2 * marginX) + x + marginX] = Math.min(255, Math.max(0, share * 255));
    }
  }
  return Buffer.concat([Buffer.from(`P5\n${width + 2 * marginX} ${height}\n255\n`), out]);
}
