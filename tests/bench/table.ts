import { median, ratio } from './ratio.ts';
import { line, show } from './table-cells.ts';
import type { Times } from './compare.ts';
import type { Subject } from './bench-page.ts';
import type { LogKind } from './write-log.ts';

/** What was measured in one run. */
export interface Figures {
  readonly fullSpeed: Readonly<Record<Subject, Times>>;
  /** With the page's thread four times slower. */
  readonly slow: Readonly<Record<Subject, Times>>;
  /** Bytes for each byte of event, one event after another. */
  readonly bytes: Readonly<Record<LogKind, { kept: number; written: number; folder: number }>>;
}

interface Row {
  readonly what: string;
  readonly subject: Subject;
  readonly aim: string;
  /** Whether a figure keeps the aim; at full speed alone where the aim says so. */
  readonly keeps?: (figure: number) => boolean;
  readonly fullSpeedOnly?: true;
  readonly journal: (times: Times) => number;
  readonly dexie?: (times: Times) => number;
  readonly store?: (times: Times) => number;
  /** Where @xstate/store was measured on its own. */
  readonly storeSubject?: Subject;
}

const atLeast = (least: number) => (figure: number) => figure >= least;
const atMost = (most: number) => (figure: number) => figure <= most;
const by = (one: string, other: string) => (times: Times) => ratio(times, one, other);
const of = (name: string) => (times: Times) => median(times[name] ?? []);

const single = {
  subject: 'single',
  dexie: by('raw', 'dexie'),
  store: by('raw', 'store'),
  storeSubject: 'storeSingle',
} as const;

const group = (size: 100 | 1000, name: string, journal: string): Row => ({
  what: `Group of ${size} appends, ${name}: times as quick as Dexie's bulk add`,
  subject: `group${size}`,
  aim: '≥ 10',
  keeps: atLeast(10),
  journal: by('dexie', journal),
  dexie: by('dexie', 'dexieDefault'),
  store: by('dexie', 'store'),
});

const replay = (length: 10_000 | 100_000): readonly Row[] => [
  {
    what: `Replay of ${length} events in memory: times as long as JSON.parse of the log`,
    subject: `replay${length}`,
    aim: '≤ 20',
    keeps: atMost(20),
    journal: by('fold', 'parse'),
    store: by('store', 'parse'),
  },
  {
    what: `The same from the disk, opened and parsed: times as long as JSON.parse`,
    subject: `replay${length}`,
    aim: '≤ 20',
    keeps: atMost(20),
    journal: by('journal', 'parse'),
    dexie: by('dexie', 'parse'),
    store: by('storeDisk', 'parse'),
  },
];

const rows: readonly Row[] = [
  {
    ...single,
    what: 'Single durable append, plain: raw put / journal',
    aim: '≥ 0.9',
    keeps: atLeast(0.9),
    journal: by('raw', 'journalPlain'),
  },
  {
    ...single,
    what: 'Single durable append, encrypted: raw put / journal',
    aim: '≥ 0.7',
    keeps: atLeast(0.7),
    journal: by('raw', 'journalEncrypted'),
  },
  group(100, 'plain', 'journalPlain'),
  group(100, 'encrypted', 'journalEncrypted'),
  group(1000, 'plain', 'journalPlain'),
  group(1000, 'encrypted', 'journalEncrypted'),
  ...replay(10_000),
  ...replay(100_000),
  {
    what: 'Resume after 1,000 events, ms',
    subject: 'resume',
    aim: '≤ 5 at full speed',
    keeps: atMost(5),
    fullSpeedOnly: true,
    journal: of('short'),
    store: of('store'),
  },
  {
    what: 'Resume after 1,000,000 events, ms',
    subject: 'resume',
    aim: '≤ 5 at full speed',
    keeps: atMost(5),
    fullSpeedOnly: true,
    journal: of('long'),
  },
  {
    what: 'The longer of the two / the shorter',
    subject: 'resume',
    aim: '≤ 1.2',
    keeps: atMost(1.2),
    journal: (times) => Math.max(ratio(times, 'long', 'short'), ratio(times, 'short', 'long')),
  },
];

const header = [
  '| Measure | Aim | Journal | Journal, CPU 4 times slower | Aim kept | Dexie | @xstate/store |',
  '|---|---|---|---|---|---|---|',
];

/** The table of one run, in Markdown. Throws when something in it was not measured. */
export function drawTable({ fullSpeed, slow, bytes }: Figures): string {
  const timed = rows.map((row) => {
    const [quick, slower] = [row.journal(fullSpeed[row.subject]), row.journal(slow[row.subject])];
    const judged = row.fullSpeedOnly === true ? [quick] : [quick, slower];
    const { keeps } = row;
    const isKept = keeps === undefined || judged.every((figure) => keeps(figure));
    const beside = (figure: Row['dexie'], subject: Subject): string =>
      figure === undefined ? '–' : `${show(figure(fullSpeed[subject]))} · ${show(figure(slow[subject]))}`;
    return line([
      row.what,
      row.aim,
      show(quick),
      show(slower),
      isKept ? 'yes' : '**no**',
      beside(row.dexie, row.subject),
      beside(row.store, row.storeSubject ?? row.subject),
    ]);
  });
  return [...header, ...timed, ...drawBytes(bytes)].join('\n');
}

function drawBytes(bytes: Figures['bytes']): readonly string[] {
  const draw = (what: string, aim: number | null, figure: 'kept' | 'written' | 'folder'): string => {
    const [plain, encrypted] = [bytes.journalPlain[figure], bytes.journalEncrypted[figure]];
    return line([
      what,
      aim === null ? 'none' : `≤ ${aim}`,
      `${show(encrypted)} (plain ${show(plain)})`,
      'the same',
      aim === null ? '–' : encrypted <= aim && plain <= aim ? 'yes' : '**no**',
      show(bytes.dexie[figure]),
      show(bytes.store[figure]),
    ]);
  };
  return [
    draw('Rows after packing, bytes for a byte of event', 1.3, 'kept'),
    draw('Rows written, bytes for a byte of event', 2.8, 'written'),
    draw("The profile's IndexedDB folder, bytes for a byte of event", null, 'folder'),
  ];
}
