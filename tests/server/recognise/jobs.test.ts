import type { JobProgress } from '../../../server/store/queries/stock/recognition-jobs.ts';
import { carryOnReading } from '../../../server/recognise/recognition-jobs.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../../server/http/refusal.ts';
import { inProcessRecogniser } from './in-process-recogniser.ts';
import type { Reading } from '../../../server/recognise/recognised.ts';
import type { PageRead, Recogniser } from '../../../server/recognise/recogniser.ts';
import { startServer, type Person, type TestServer } from '../harness.ts';
import { accepted, refusal } from '../orders/orders-and-payments.ts';
import { storeFile } from '../files/send-file.ts';
import { workbook } from './goods-files.ts';

const list = Buffer.from('Item,Qty,Price\nCup,12,45\n');

/** A file that is being read until the test says how that ends. */
interface HeldReading {
  readonly onPage: (page: PageRead) => void;
  readonly end: (reading: Reading | Error) => void;
}

/** A recogniser that reads when and as the test says. */
function heldRecogniser() {
  const readings: HeldReading[] = [];
  const recogniser: Recogniser = {
    read: (_bytes, _type, { onPage = () => undefined } = {}) =>
      new Promise((resolve, reject) => {
        readings.push({ onPage, end: (read) => (read instanceof Error ? reject(read) : resolve(read)) });
      }),
    close: async () => undefined,
  };
  return { recogniser, readings };
}

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0).reverse()) await server.app.close();
});

async function serve(options: Parameters<typeof startServer>[1] = {}): Promise<TestServer> {
  const server = await startServer({}, options);
  servers.push(server);
  return server;
}

interface Job {
  readonly page: number;
  readonly pages: number;
  readonly done: boolean;
  readonly items?: readonly { readonly name: string; readonly amount: number }[];
  readonly problem?: string;
}

async function open(person: Person, file_path: string): Promise<string> {
  const reply = await person.post('/api/recognize_skus_from_photo', { file_path, async: true });
  return (accepted(reply) as { job_id: string }).job_id;
}

async function ask(person: Person, job: string): Promise<Job> {
  return accepted(await person.get(`/api/recognition?job_id=${job}`)) as Job;
}

async function askUntil(person: Person, job: string, isEnough: (job: Job) => boolean): Promise<Job> {
  let answer = await ask(person, job);
  while (!isEnough(answer)) answer = await ask(person, job);
  return answer;
}

const isDone = ({ done }: Job): boolean => done;
const cups = ({ items = [] }: Job) => items.map(({ name, amount }) => [name, amount]);
const forgetLease = (server: TestServer) =>
  server.database.pool.query(`UPDATE recognition_jobs SET leased_until = now() - interval '1 second'`);

describe('the reading of a file as a job', () => {
  test('tells the pages that are read, and then the items', async () => {
    const { recogniser, readings } = heldRecogniser();
    const [storekeeper] = await (await serve({ recogniser })).people('storekeeper');
    const { filepath } = await storeFile(storekeeper, list);
    const job = await open(storekeeper, filepath);
    expect(await ask(storekeeper, job)).toEqual({ page: 0, pages: 0, done: false, images: [], columns: [] });
    await expect.poll(() => readings.length).toBe(1);
    readings[0]?.onPage({ page: 2, pages: 3 });
    expect(await askUntil(storekeeper, job, ({ page }) => page === 2)).toEqual({
      page: 2,
      pages: 3,
      done: false,
      images: [''],
      columns: [],
    });
    readings[0]?.end(await inProcessRecogniser.read(list, 'text/csv'));
    expect(cups(await askUntil(storekeeper, job, isDone))).toEqual([['Cup', 12]]);
  });

  test('tells the pages in their order, however long the database takes for one of them', async () => {
    const { recogniser, readings } = heldRecogniser();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const told: JobProgress[] = [];
    const recognitionJobs = {
      open: async () => undefined,
      find: async () => null,
      take: async () => ({ attempts: 1, said: [] }),
      leave: async () => undefined,
      report: async (_file: string, _attempt: number, progress: JobProgress) => {
        if (progress.page === 1) await held;
        told.push(progress);
      },
    };
    const files = { read: async () => list };
    await carryOnReading(
      { recognitionJobs, recognitionHints: { listColumns: async () => [] } },
      { file_name: 'a.csv', content_type: 'text/csv' },
      { files, recogniser, keepPage: async () => '/api/files/page.webp' },
    );
    await expect.poll(() => readings.length).toBe(1);
    readings[0]?.onPage({ page: 1, pages: 2, picture: new Uint8Array([1]) });
    readings[0]?.onPage({ page: 2, pages: 2 });
    letGo();
    await expect
      .poll(() => told.map(({ page, pages }) => [page, pages]))
      .toEqual([
        [1, 2],
        [2, 2],
      ]);
    expect(told.at(-1)?.images).toEqual(['/api/files/page.webp', '']);
  });

  test('asked for twice is one job and is read once', async () => {
    const { recogniser, readings } = heldRecogniser();
    const [storekeeper] = await (await serve({ recogniser })).people('storekeeper');
    const { filepath } = await storeFile(storekeeper, list);
    const jobs = await Promise.all([open(storekeeper, filepath), open(storekeeper, filepath)]);
    expect(new Set(jobs).size).toBe(1);
    await expect.poll(() => readings.length).toBe(1);
    readings[0]?.end(await inProcessRecogniser.read(list, 'text/csv'));
    await askUntil(storekeeper, jobs[0], isDone);
    await open(storekeeper, filepath);
    expect([readings.length, (await ask(storekeeper, jobs[0])).done]).toEqual([1, true]);
  });

  test('whose server ended goes on in the next, and what the first still says is of no effect', async () => {
    const { recogniser, readings } = heldRecogniser();
    const first = await serve({ recogniser });
    const second = await serve({ database: first.database });
    const [storekeeper] = await first.people('storekeeper');
    const [sameAtSecond] = await second.people('storekeeper');
    const { filepath } = await storeFile(storekeeper, list);
    const job = await open(storekeeper, filepath);
    await expect.poll(() => readings.length).toBe(1);
    expect((await ask(sameAtSecond, job)).done).toBe(false);
    await forgetLease(first);
    const answer = await askUntil(sameAtSecond, job, isDone);
    readings[0]?.onPage({ page: 1, pages: 9 });
    readings[0]?.end({ rows: [], columns: [] });
    expect(cups(answer)).toEqual([['Cup', 12]]);
    expect(await ask(storekeeper, job)).toEqual(answer);
  });

  test('that ended three servers is refused', async () => {
    const { recogniser, readings } = heldRecogniser();
    const server = await serve({ recogniser });
    const [storekeeper] = await server.people('storekeeper');
    const { filepath } = await storeFile(storekeeper, list);
    const job = await open(storekeeper, filepath);
    for (const times of [1, 2, 3]) {
      await expect.poll(() => readings.length).toBe(times);
      await forgetLease(server);
      await ask(storekeeper, job);
    }
    expect(await askUntil(storekeeper, job, isDone)).toMatchObject({ problem: 'file_damaged' });
  });

  test('that finds no free process is read when it is asked for next', async () => {
    const { recogniser, readings } = heldRecogniser();
    const [storekeeper] = await (await serve({ recogniser })).people('storekeeper');
    const { filepath } = await storeFile(storekeeper, list);
    const job = await open(storekeeper, filepath);
    await expect.poll(() => readings.length).toBe(1);
    readings[0]?.end(new Refusal('overloaded'));
    await askUntil(storekeeper, job, () => readings.length === 2);
    readings[1]?.end(await inProcessRecogniser.read(list, 'text/csv'));
    expect(cups(await askUntil(storekeeper, job, isDone))).toEqual([['Cup', 12]]);
  });

  test('that is refused says why, and begins anew when the file is sent again', async () => {
    const [storekeeper] = await (await serve()).people('storekeeper');
    const { filepath } = await storeFile(storekeeper, workbook([['hello']]));
    const job = await open(storekeeper, filepath);
    const answer = await askUntil(storekeeper, job, isDone);
    expect(answer).toEqual({
      page: 0,
      pages: 0,
      done: true,
      images: [],
      columns: [],
      problem: 'nothing_recognised',
    });
    expect(await open(storekeeper, filepath)).toBe(job);
    expect(await askUntil(storekeeper, job, isDone)).toEqual(answer);
  });

  test('of a text with characters that no database keeps is done', async () => {
    const [storekeeper] = await (await serve()).people('storekeeper');
    const unkeepable = workbook([
      ['Item', 'Qty', 'Price'],
      ['Cup\u0000rack', 12, 45],
    ]);
    const { filepath } = await storeFile(storekeeper, unkeepable);
    const answer = await askUntil(storekeeper, await open(storekeeper, filepath), isDone);
    expect(cups(answer)).toEqual([['Cup rack', 12]]);
  });

  test('of somebody else is not found', async () => {
    const [storekeeper, owner] = await (await serve()).people('storekeeper', 'owner');
    const { filepath } = await storeFile(storekeeper, list);
    const job = await open(storekeeper, filepath);
    for (const id of [job, 'no-job.csv'])
      expect(refusal(await owner.get(`/api/recognition?job_id=${id}`))).toEqual({
        code: 404,
        reason: 'not_found',
        job_id: id,
      });
  });
});
