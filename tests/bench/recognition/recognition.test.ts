import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { createFileReader } from '../../../server/recognise/read-file.ts';
import type { Reading } from '../../../server/recognise/recognised.ts';
import { RecognitionRefused } from '../../../server/recognise/recognition-refused.ts';
import { drawFixtures } from './fixtures.ts';
import { openStudio } from './photograph.ts';
import { drawScores } from './score-table.ts';
import type { Measured } from './score-table.ts';
import { scoreRows } from './score.ts';
import { meantProduct } from './shop-reader.ts';

/** Kinds or names of files that are read, all if none is named; a folder that they are kept in; and a seed in place of ours. */
const { TALAT_BENCH_ONLY: only = '', TALAT_BENCH_KEEP: kept, TALAT_BENCH_SEED: seed } = process.env;

/** The reader was improved with files of the first seed, never with those of the second. */
const seeds =
  seed === undefined
    ? { 'Files that it was improved with': 0, 'Files that it was not improved with': 500 }
    : { [`Files from ${seed}`]: Number(seed) };

test('goods in files and photos are read', async () => {
  const read = createFileReader(resolve('.build/server/ocr'));
  const studio = await openStudio();
  let files = 0;
  try {
    for (const [title, first] of Object.entries(seeds)) {
      const measured: Measured[] = [];
      for await (const fixture of drawFixtures(studio, first, new RegExp(only, 'u'))) {
        const { name, goods, bytes, contentType, extension } = fixture;
        if (kept !== undefined) {
          mkdirSync(kept, { recursive: true });
          writeFileSync(join(kept, `${name}.${extension}`), bytes);
          writeFileSync(join(kept, `${name}.json`), JSON.stringify({ ...fixture, bytes: undefined }));
        }
        const start = performance.now();
        const before = process.cpuUsage();
        const { rows } = await read(bytes, contentType).catch((error: unknown): Reading => {
          if (error instanceof RecognitionRefused) return { rows: [], columns: [] };
          throw error;
        });
        const seconds = (performance.now() - start) / 1000;
        const { user, system } = process.cpuUsage(before);
        const processorSeconds = (user + system) / 1e6;
        const score = scoreRows(goods, rows, (read) => meantProduct(read, fixture.language));
        measured.push({ ...fixture, seconds, processorSeconds, score });
        console.log(
          `${name}: ${score.rightRows} of ${score.rows}, ${seconds.toFixed(1)} s, ${processorSeconds.toFixed(1)} s of the processor`,
        );
      }
      files += measured.length;
      if (measured.length > 0) console.log(`\n${title}\n\n${drawScores(measured)}\n`);
    }
    expect(files).toBeGreaterThan(0);
    console.log(
      `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}; Node ${process.version}`,
    );
  } finally {
    await studio.close();
  }
});
