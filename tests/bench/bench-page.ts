// What `npm run bench:journal` calls in the browser.
import type { Times, Measure } from './compare.ts';
import { measureGroups, measureSingleAppends, measureStoreAppends } from './measure-appends.ts';
import { measureReplay } from './measure-replay.ts';
import { measureResume } from './measure-resume.ts';
import { writeLog } from './write-log.ts';
import type { LogKind, Written } from './write-log.ts';

const subjects = {
  single: () => measureSingleAppends(100),
  storeSingle: () => measureStoreAppends(10),
  group100: () => measureGroups(100),
  group1000: () => measureGroups(1000),
  replay10000: () => measureReplay(10_000),
  replay100000: () => measureReplay(100_000),
  resume: measureResume,
};

export type Subject = keyof typeof subjects;

export interface Bench {
  /** Makes a subject ready; to be called before it is measured, and at full speed. */
  prepare(subject: Subject): Promise<void>;
  measure(subject: Subject, rounds: number): Promise<Times>;
  write(kind: LogKind, count: number): Promise<Written>;
}

declare global {
  var bench: Bench | undefined;
}

const ready = new Map<Subject, Measure>();

globalThis.bench = {
  async prepare(subject) {
    ready.set(subject, await subjects[subject]());
  },
  async measure(subject, rounds) {
    const measure = ready.get(subject);
    if (measure === undefined) throw new Error(`${subject} was not made ready`);
    return measure(rounds);
  },
  write: writeLog,
};
