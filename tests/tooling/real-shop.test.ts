import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Category, Product, User } from '../../domain/contract.ts';
import { build } from '../../scripts/build.mjs';
import { makeDataFolder } from '../data-folder.ts';
import { accessTokens, channelId, lineUser, startFakeLine } from '../server/people/fake-line.ts';
import { startTalat, type TalatProcess } from './talat-process.ts';

const undo: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  await build(process.cwd());
}, 120_000);

afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const [, section = ''] = /\n## A real shop\n([\s\S]*?)\n## /.exec(readFileSync('README.md', 'utf8')) ?? [];
const fenced = Array.from(
  section.matchAll(/(?:`([\w-]+\.csv)`:\n\n)?```(?:csv)?\n([\s\S]*?)```/g),
  ([, name, text = '']) => ({ name, text }),
);
const blocks = fenced.filter(({ name }) => name === undefined).map(({ text }) => text);
const sheets = fenced.flatMap(({ name, text }) => (name === undefined ? [] : [{ name, text }]));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** What the reader puts in place of what stands in angle brackets. */
const own = (folder: string): Readonly<Record<string, string>> => ({
  name: 'ร้านอาหลิง',
  secret: 'Zq8Xw2Lm5Rt9Yp3Kd7Vb1Nc6Hs4Jf0Gaq',
  'Your user ID': lineUser.userId,
  'Channel ID': channelId,
  'LIFF ID': `${channelId}-AbcdEfgh`,
  'backup folder': join(folder, 'backup'),
  'empty folder': join(folder, 'restored'),
});

function filledIn(text: string, folder: string): string {
  return text.replace(/<([^>]+)>/g, (placeholder, name: string) => own(folder)[name] ?? placeholder);
}

/** The lines of the README's blocks that give a command, whole. */
function lineOf(words: string, folder: string): string {
  const line = blocks.flatMap((block) => block.split('\n')).find((text) => text.includes(words));
  if (line === undefined) throw new Error(`The README does not say ${words}`);
  return filledIn(line, folder);
}

/** Gives a line of the README to a shell, in a folder that holds its sheets; `npm run` is what it stands for. */
async function give(line: string, cwd: string, dataFolder: string): Promise<{ code: number; said: string }> {
  const plain = line.replace(/npm run ([a-z-]+) --/, (_, name: string) =>
    (scripts[name] ?? '').replace(/^node /, `'${process.execPath}' ${process.cwd()}/`),
  );
  const shell = spawn('sh', ['-c', plain], {
    cwd,
    env: { PATH: process.env['PATH'], TALAT_DATA: dataFolder },
  });
  let said = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(shell, 'close')) as [number];
  return { code, said };
}

interface Session {
  readonly user: User;
  get<T>(path: string): Promise<T>;
}

async function signIn(address: string): Promise<Session> {
  const answer = await fetch(`${address}/api/auth/line`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ line_id: 'x', line_access_token: accessTokens.valid }),
  });
  const { data } = (await answer.json()) as { data: { token: string; user: User } };
  return {
    user: data.user,
    get: async <T>(path: string) => {
      const headers = { authorization: `Bearer ${data.token}` };
      return ((await (await fetch(`${address}/api${path}`, { headers })).json()) as { data: T }).data;
    },
  };
}

/** The other hosts that the content security policy allows, without which LINE's library cannot sign anybody in. */
async function hostsThatPagesMayAsk(
  address: string,
): Promise<Record<'script' | 'img' | 'connect', string[]>> {
  const policy = (await fetch(`${address}/auth`)).headers.get('content-security-policy') ?? '';
  const hostsOf = (directive: string): string[] =>
    (new RegExp(`(?:^|;)${directive} ([^;]*)`).exec(policy)?.[1] ?? '')
      .split(' ')
      .filter((source) => source.startsWith('https:'));
  return { script: hostsOf('script-src'), img: hostsOf('img-src'), connect: hostsOf('connect-src') };
}

/** Names and stock of everything that is for sale. */
async function shelf({ get }: Session): Promise<string[]> {
  const tree = await get<Category[]>('/all_product_category');
  const leaves = tree.flatMap((top) => top.children).flatMap((middle) => middle.children);
  const lists = await Promise.all(leaves.map(({ id }) => get<Product[]>(`/all_sku_list?category_id=${id}`)));
  return lists.flat().map(({ name, size, stock }) => `${name} ${size}: ${stock}`);
}

describe('a real shop', { timeout: 120_000 }, () => {
  test("set up by the README's own lines leads to an owner who is signed in by LINE, and to a backup that opens as the same shop", async () => {
    const data = await makeDataFolder();
    const folder = await mkdtemp(join(tmpdir(), 'talat-'));
    const line = await startFakeLine();
    undo.push(data.remove, () => rm(folder, { recursive: true }), line.stop);
    for (const { name, text } of sheets) await writeFile(join(folder, name), filledIn(text, folder));
    const settings = Object.fromEntries(
      Array.from(
        filledIn(blocks.find((block) => block.includes('npm start')) ?? '', folder).matchAll(
          /^([A-Z_]+)=(\S+) \\$/gm,
        ),
        ([, name = '', value = '']) => [name, value],
      ),
    );
    const start = (dataFolder: string): TalatProcess => {
      const talat = startTalat({ ...settings, TALAT_DATA: dataFolder, LINE_API_BASE: line.address });
      undo.push(async () => {
        talat.child.kill('SIGTERM');
        await talat.end;
      });
      return talat;
    };
    const shop = join(data.path, 'shop');
    const talat = start(shop);
    const address = await talat.address;

    const added = await give(lineOf('merchant -- add', folder), folder, shop);
    expect(added).toMatchObject({
      code: 0,
      said: expect.stringContaining('4 categories, 3 products') as string,
    });
    expect(await hostsThatPagesMayAsk(address)).toEqual({
      script: ['https://static.line-scdn.net'],
      img: ['https://*.line-scdn.net', 'https://tile.openstreetmap.org'],
      connect: [
        'https://api.line.me',
        'https://liff.line.me',
        'https://*.line-scdn.net',
        'https://*.line.me',
      ],
    });
    const owner = await signIn(address);
    expect(owner.user).toMatchObject({
      role: 'owner',
      name: lineUser.displayName,
      merchant_name: 'ร้านอาหลิง',
    });
    const sold = await shelf(owner);
    expect(sold.toSorted()).toEqual(['Oxford shirt M: 12', 'Plain tee L: 25', 'Plain tee M: 40']);

    const tried = await give(lineOf('--dry-run', folder), folder, shop);
    expect(tried).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 debts of ฿1,250.50 would') as string,
    });
    const imported = await give(lineOf('--dry-run', folder).replace(' --dry-run', ''), folder, shop);
    expect(imported).toMatchObject({
      code: 0,
      said: expect.stringContaining('1 debts of ฿1,250.50 are') as string,
    });
    expect(await give(lineOf('backup --', folder), folder, shop)).toMatchObject({ code: 0 });
    talat.child.kill('SIGTERM');
    expect(await talat.end).toMatchObject({
      code: 0,
      said: expect.stringContaining('npm run merchant -- add') as string,
    });

    const restored = join(data.path, 'restored');
    const restore = lineOf('restore --', folder).replace(join(folder, 'restored'), restored);
    expect(await give(restore, folder, shop)).toMatchObject({ code: 0 });

    const again = await signIn(await start(restored).address);
    expect([again.user, await shelf(again)]).toEqual([owner.user, sold]);
  });
});
