import { cpus, loadavg } from 'node:os';
import { expect, test } from 'vitest';
import { openBenchBrowser } from './bench-browser.ts';
import type { BenchBrowser } from './bench-browser.ts';
import type { Subject } from './bench-page.ts';
import type { Times } from './compare.ts';
import { sizeOf } from './size-of.ts';
import { drawTable } from './table.ts';
import type { Figures } from './table.ts';
import type { LogKind } from './write-log.ts';

/** How often each subject is measured, at each speed. */
const rounds: Readonly<Record<Subject, number>> = {
  single: 21,
  storeSingle: 11,
  group100: 41,
  group1000: 21,
  replay10000: 11,
  replay100000: 5,
  resume: 41,
};

/** Events that are written one after another; @xstate/store writes all of them with each, and gets fewer. */
const written: Readonly<Record<LogKind, number>> = {
  raw: 10_000,
  journalPlain: 10_000,
  journalEncrypted: 10_000,
  dexie: 10_000,
  store: 1000,
};

async function measureSpeeds(browser: BenchBrowser): Promise<Pick<Figures, 'fullSpeed' | 'slow'>> {
  const fullSpeed: Partial<Record<Subject, Times>> = {};
  const slow: Partial<Record<Subject, Times>> = {};
  for (const subject of keysOf(rounds)) {
    // A profile each: all databases of an origin are one on the disk.
    await browser.visit(async ({ call, slowDown }) => {
      console.log(`${subject}, load ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`);
      await call('prepare', subject);
      fullSpeed[subject] = await call('measure', subject, rounds[subject]);
      await slowDown(4);
      slow[subject] = await call('measure', subject, rounds[subject]);
    });
  }
  return { fullSpeed, slow } as Pick<Figures, 'fullSpeed' | 'slow'>;
}

async function measureBytes(browser: BenchBrowser): Promise<Figures['bytes']> {
  const bytes: Partial<Record<LogKind, Figures['bytes'][LogKind]>> = {};
  for (const kind of keysOf(written)) {
    bytes[kind] = await browser.visit(async ({ call, restartAndWeigh }) => {
      console.log(`bytes of ${kind}`);
      const { eventBytes, values, kept } = await call('write', kind, written[kind]);
      return {
        kept: sizeOf(kept) / eventBytes,
        written: sizeOf(values) / eventBytes,
        folder: (await restartAndWeigh()) / eventBytes,
      };
    });
  }
  return bytes as Figures['bytes'];
}

function keysOf<TKey extends string>(record: Readonly<Record<TKey, unknown>>): readonly TKey[] {
  return Object.keys(record) as TKey[];
}

test('the journal is measured beside raw IndexedDB, Dexie and @xstate/store', async () => {
  const browser = await openBenchBrowser();
  try {
    const figures: Figures = { ...(await measureSpeeds(browser)), bytes: await measureBytes(browser) };
    const table = drawTable(figures);
    const version = await browser.visit(({ version: read }) => Promise.resolve(read()));
    const [cpu] = cpus();
    console.log(`\n${table}\n`);
    console.log(
      `${cpus().length} cores, ${cpu?.model ?? 'unknown'}; Chromium ${version}; Node ${process.version}`,
    );
    expect(table).not.toContain('NaN');
    console.log(`load at the end ${loadavg()[0]?.toFixed(1) ?? 'unknown'}`);
  } finally {
    await browser.close();
  }
});
