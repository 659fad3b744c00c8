import { beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Category } from '../../domain/contract.ts';
import { stockEntryStartMachine } from '../../machines/stock-entry-start/stock-entry-start-machine.ts';
import type {
  FoundDrafts,
  StockEntryStartInput,
} from '../../machines/stock-entry-start/stock-entry-start-machine.ts';
import StockEntryStartRoute from '../../src/features/stock-entry/stock-entry-start-route.tsx';
import { DeviceScopeContext, UserScopeContext } from '../../src/workflow/scopes.ts';
import type { DeviceScope } from '../../src/workflow/scopes.ts';
import type { UserScope } from '../../src/workflow/user-scopes.ts';
import type { Language } from '../../src/i18n/language.ts';
import { show } from './show.tsx';
import { expectNoFaults } from './stocktake-scene.tsx';

const user = { id: 'storekeeper', role: 'storekeeper' };
const nothing = () => undefined;

/** A stock entry that is being opened. */
interface Begun {
  readonly resolve: (workflow: object) => void;
  readonly reject: (failure: Error) => void;
}

/** The start of a stock entry; each one that is begun waits in `begun` for its answer. */
async function showStart(language: Language = 'en') {
  const actors = {
    openDrafts: fromPromise<FoundDrafts, StockEntryStartInput>(async () => ({ drafts: [], unreadable: 0 })),
    allProductCategory: fromPromise<readonly Category[], StockEntryStartInput>(async () => []),
  };
  const actor = createActor(stockEntryStartMachine.provide({ actors }), { input: { groupId: 'g' } }).start();
  const view = { actor, isFollowing: false };
  const start = Promise.resolve({ getStatus: () => view, subscribe: () => nothing });
  const begun: Begun[] = [];
  const directory = {
    open({ definition }: { readonly definition: { readonly name: string } }) {
      if (definition.name === 'stock-entry-start') return start;
      return new Promise((resolve, reject) => begun.push({ resolve, reject }));
    },
  };
  const platform = {
    session: { user: () => user, subscribe: () => nothing },
    group: { current: () => 'g', nameOf: () => null, subscribe: () => nothing },
  };
  const screen = await show(
    <DeviceScopeContext value={{ platform } as unknown as DeviceScope}>
      <UserScopeContext value={{ directory, journal: { blobs: {} } } as unknown as UserScope}>
        <StockEntryStartRoute />
      </UserScopeContext>
    </DeviceScopeContext>,
    { roles: ['storekeeper'], language },
  );
  return { begun, begin: screen.getByRole('button', { name: 'Type products' }), screen };
}

beforeEach(() => history.replaceState(null, '', '/stock-entry'));

describe('beginning a stock entry', () => {
  test('by two taps begins one, and leads to it', async () => {
    const { begun, begin } = await showStart();
    await begin.dblClick();
    expect(begun.length).toBe(1);
    const sent: unknown[] = [];
    const actor = { send: (event: object) => sent.push(event) };
    begun[0]?.resolve({ getStatus: () => ({ actor }) });
    await expect.poll(() => location.pathname).toMatch(/^\/stock-entry\/[\w-]+$/);
    expect(sent).toEqual([{ type: 'entry.byHand' }]);
  });

  test('that fails says so, and can be tried again', async () => {
    const { begun, begin, screen } = await showStart();
    await begin.click();
    begun[0]?.reject(new Error('no storage'));
    await expect.element(screen.getByText('This device cannot save right now')).toBeVisible();
    await begin.click();
    expect(begun.length).toBe(2);
  });
});

describe('a file that is not what its name says', () => {
  const photo = new File(['not a picture'], 'ใบส่งของ.jpg', { type: 'image/jpeg' });
  const sheet = new File(['PK\u0003\u0004'], 'ใบส่งของ.xlsx');
  const empty = new File([], 'ใบส่งของ.csv');

  test.each([
    ['en', 'Photo', photo, '“ใบส่งของ.jpg” is not a photo'],
    ['en', 'File', sheet, '“ใบส่งของ.xlsx” is not an Excel, CSV, Word or PDF file'],
    ['en', 'File', empty, '“ใบส่งของ.csv” is empty'],
    ['zh', '照片', photo, '“ใบส่งของ.jpg”其实不是照片'],
    ['zh', '文件', empty, '“ใบส่งของ.csv”是空文件'],
    ['th', 'รูป', photo, '“ใบส่งของ.jpg” ไม่ใช่รูปจริง'],
    ['th', 'ไฟล์', sheet, '“ใบส่งของ.xlsx” ไม่ใช่ไฟล์ Excel'],
  ] as const)('is refused by its name before it is sent, in %s as %s', async (language, way, file, said) => {
    const { begun, screen } = await showStart(language);
    await screen.getByLabelText(way, { exact: true }).upload(file);
    await expect.element(screen.getByRole('alert')).toHaveTextContent(said);
    expect(begun.length).toBe(0);
    await expectNoFaults();
  });
});
