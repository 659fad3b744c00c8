import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = process.cwd();
const houses: string[] = [];

/** What every small house holds: one file of each kind that a case may import. */
const furniture: Record<string, string> = {
  'domain/money.ts': 'export const satang = 100;',
  'machines/kit/workflow.ts': 'export interface WorkflowDefinition { readonly name: string }',
  'machines/lifecycle.ts': "import './order-lifecycle/order-lifecycle-machine.ts';",
  'machines/order/order-machine.ts':
    'export const orderMachine = {}; export type OrderEvent = { type: string };',
  'machines/order-lifecycle/order-lifecycle-machine.ts': 'export const orderLifecycle = {};',
  'src/api/client.ts': 'export const client = {};',
  'src/app/app.tsx': 'export const App = 1;',
  'src/i18n/translate.ts': 'export const translate = 1;',
  'src/journal/recorder.ts': 'export const recorder = 1;',
  'src/platform/clipboard.ts': 'export const clipboard = 1;',
  'src/features/cart/cart-feature.ts': 'export const cartFeature = 1;',
  'src/features/cart/views/cart-line.tsx': 'export const CartLine = 1;',
  'src/features/payments/payments-workflows.ts': 'export const paymentsClient = 1;',
  'src/features/record-lists/views/list-frame.tsx': 'export const ListFrame = 1;',
  'src/workflow/use-workflow.ts': 'export const useWorkflow = 1;',
  'src/ui/price.tsx': 'export const Price = 1;',
  'server/app.ts': 'export const buildApp = 1;',
  'scripts/start.js': 'export const start = 1;',
  'tests/fixtures/orders.ts': 'export const orders = [];',
};

/** Adds the files to a small house and returns the rules that each file breaks, by its path. */
async function cruiseHouse(files: Readonly<Record<string, string>>): Promise<Map<string, string[]>> {
  const house = await mkdtemp(join(tmpdir(), 'talat-imports-'));
  houses.push(house);
  await symlink(join(root, 'node_modules'), join(house, 'node_modules'));
  await copyFile(join(root, 'package.json'), join(house, 'package.json'));
  await copyFile(join(root, 'tsconfig.json'), join(house, 'tsconfig.json'));
  for (const [name, code] of Object.entries({ ...furniture, ...files })) {
    await mkdir(dirname(join(house, name)), { recursive: true });
    await writeFile(join(house, name), `${code}\n`);
  }
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(
    ['domain', 'machines', 'src', 'server', 'scripts', 'tests'],
    { ...options, baseDir: house },
    undefined,
    {
      tsConfig: extractTSConfig(join(house, 'tsconfig.json')),
    },
  );
  if (typeof output === 'string') throw new Error(output);
  const broken = new Map<string, string[]>();
  for (const { rule, from } of output.summary.violations)
    broken.set(from, [...(broken.get(from) ?? []), rule.name].toSorted());
  return broken;
}

/** Adds the files to a small house and returns the rules that the file at `path` breaks. */
async function brokenRules(path: string, files: Readonly<Record<string, string>>): Promise<string[]> {
  return (await cruiseHouse(files)).get(path) ?? [];
}

/** A file of a house, and what it imports. */
type Import = readonly [path: string, code: string];

const keyOf = ([path, code]: Import) => `${path}\n${code}`;

/** Puts every import into a house that has no other file at its path yet, and returns the rules that each breaks. */
async function brokenByEach(imports: readonly Import[]): Promise<Map<string, string[]>> {
  const shared: Map<string, string>[] = [];
  for (const [path, code] of imports) {
    const free = shared.find((files) => !files.has(path));
    if (free === undefined) shared.push(new Map([[path, code]]));
    else free.set(path, code);
  }
  const broken = new Map<string, string[]>();
  for (const files of shared) {
    const found = await cruiseHouse(Object.fromEntries(files));
    for (const one of files) broken.set(keyOf(one), found.get(one[0]) ?? []);
  }
  return broken;
}

afterAll(async () => {
  await Promise.all(houses.map((house) => rm(house, { recursive: true, force: true })));
});

const accepted: readonly (readonly [path: string, target: string])[] = [
  ['domain/products/prices.ts', '../money.ts'],
  ['machines/cart/cart-machine.ts', 'xstate'],
  ['machines/cart/cart-machine.ts', '../../domain/money.ts'],
  ['machines/cart/cart-machine.ts', '../order/order-machine.ts'],
  ['src/journal/outbox.ts', 'idb'],
  ['src/journal/outbox.ts', 'xstate'],
  ['src/journal/outbox.ts', './recorder.ts'],
  ['src/platform/line.ts', '@line/liff'],
  ['src/api/order-services.ts', 'openapi-fetch'],
  ['src/api/order-services.ts', '../../domain/money.ts'],
  ['src/i18n/setup.ts', 'i18next'],
  ['src/ui/sheet.tsx', '@mantine/core'],
  ['src/ui/sheet.tsx', '../i18n/translate.ts'],
  ['src/features/cart/views/cart-total.tsx', '@xstate/react'],
  ['src/features/cart/views/cart-total.tsx', './cart-line.tsx'],
  ['src/features/cart/views/cart-total.tsx', '../../../ui/price.tsx'],
  ['src/features/cart/views/cart-total.tsx', '../../../../machines/lifecycle.ts'],
  ['src/features/orders/views/order-list.tsx', '../../record-lists/views/list-frame.tsx'],
  ['src/features/orders/order-route.tsx', '../payments/payments-workflows.ts'],
  ['src/features/wishes/wish-route.tsx', '../../workflow/use-workflow.ts'],
  ['src/features/wishes/wish-route.tsx', '../../../machines/order/order-machine.ts'],
  ['src/app/routes.tsx', '../features/cart/cart-feature.ts'],
  ['src/app/routes.tsx', 'react-dom/client'],
  ['src/workflow/inspect-workflow.ts', '@statelyai/inspect'],
  ['src/main.tsx', './app/app.tsx'],
  ['server/handlers/order.ts', 'node:fs'],
  ['server/handlers/order.ts', 'fastify'],
  ['server/handlers/order.ts', '../../machines/order-lifecycle/order-lifecycle-machine.ts'],
  ['server/handlers/order.ts', '../../machines/lifecycle.ts'],
  ['scripts/build.js', 'vite'],
  ['tests/server/order.test.ts', '../../server/app.ts'],
  ['tests/ui/cart.test.tsx', '../../src/features/cart/views/cart-line.tsx'],
];

const refused: readonly (readonly [path: string, target: string, rules: readonly string[]])[] = [
  ['domain/products/prices.ts', 'xstate', ['table-domain']],
  ['domain/products/prices.ts', 'node:crypto', ['table-domain']],
  ['domain/products/prices.ts', '../../machines/kit/workflow.ts', ['table-domain']],
  ['machines/cart/cart-machine.ts', '../../src/api/client.ts', ['table-machines']],
  ['machines/cart/cart-machine.ts', '../../server/app.ts', ['table-machines']],
  ['machines/cart/cart-machine.ts', 'react', ['table-machines']],
  ['src/journal/outbox.ts', '../../machines/order/order-machine.ts', ['table-src-journal']],
  ['src/journal/outbox.ts', '../../machines/kit/workflow.ts', ['types-only-src-journal']],
  ['src/journal/outbox.ts', '../api/client.ts', ['table-src-journal']],
  ['src/journal/outbox.ts', 'openapi-fetch', ['table-src-journal']],
  ['src/platform/line.ts', '../journal/recorder.ts', ['table-src-platform']],
  ['src/platform/line.ts', '../../machines/order/order-machine.ts', ['table-src-platform']],
  ['src/api/order-services.ts', '../journal/recorder.ts', ['table-src-api']],
  ['src/api/order-services.ts', '../../machines/order/order-machine.ts', ['table-src-api']],
  ['src/i18n/setup.ts', '../ui/price.tsx', ['table-src-i18n']],
  ['src/ui/sheet.tsx', '../../machines/order/order-machine.ts', ['table-src-ui']],
  ['src/ui/sheet.tsx', 'xstate', ['table-src-ui']],
  [
    'src/features/orders/views/order-screen.tsx',
    '../../cart/views/cart-line.tsx',
    ['table-src-features-orders-views'],
  ],
  ['src/features/wishes/views/wish.tsx', '../../cart/views/cart-line.tsx', ['table-src-features-views']],
  ['src/features/wishes/views/wish.tsx', '../../../api/client.ts', ['table-src-features-views']],
  ['src/features/wishes/views/wish.tsx', '../../../workflow/use-workflow.ts', ['table-src-features-views']],
  ['src/features/wishes/views/wish.tsx', '../../../journal/recorder.ts', ['table-src-features-views']],
  ['src/features/wishes/views/wish.tsx', '../../../app/app.tsx', ['table-src-features-views']],
  ['src/features/wishes/views/wish.tsx', 'xstate', ['types-only-src-features-views']],
  ['src/features/wishes/views/wish.tsx', 'idb', ['table-src-features-views']],
  [
    'src/features/wishes/views/wish.tsx',
    '../../../../machines/order/order-machine.ts',
    ['types-only-src-features-views'],
  ],
  ['src/features/wishes/wish-route.tsx', '../cart/cart-feature.ts', ['table-src-features']],
  ['src/features/wishes/wish-route.tsx', '../../journal/recorder.ts', ['table-src-features']],
  ['src/features/wishes/wish-route.tsx', '../../app/app.tsx', ['table-src-features']],
  ['src/features/payments/payment-route.tsx', '../cart/cart-feature.ts', ['table-src-features-payments']],
  ['src/workflow/use-workflow.ts', '../features/cart/cart-feature.ts', ['table-src-workflow']],
  ['src/workflow/use-workflow.ts', '../../machines/order/order-machine.ts', ['table-src-workflow']],
  ['src/app/routes.tsx', '../features/cart/views/cart-line.tsx', ['table-src-app']],
  ['src/app/routes.tsx', '../../machines/order/order-machine.ts', ['table-src-app']],
  ['src/app/routes.tsx', '../../server/app.ts', ['table-src-app']],
  ['src/app/routes.tsx', 'fastify', ['table-src-app']],
  ['src/main.tsx', './ui/price.tsx', ['table-src-main.tsx']],
  ['server/handlers/order.ts', '../../machines/order/order-machine.ts', ['table-server']],
  ['server/handlers/order.ts', '../../src/api/client.ts', ['table-server']],
  ['server/handlers/order.ts', 'react', ['table-server']],
  ['scripts/build.js', '../server/app.ts', ['table-scripts']],
  ['server/handlers/order.ts', '../../tests/fixtures/orders.ts', ['no-tests-in-production', 'table-server']],
];

const acceptedTypes: readonly Import[] = [
  [
    'src/journal/outbox.ts',
    "import type { WorkflowDefinition } from '../../machines/kit/workflow.ts'; export type A = WorkflowDefinition;",
  ],
  [
    'src/features/wishes/views/wish.tsx',
    "import type { OrderEvent } from '../../../../machines/order/order-machine.ts'; export type A = OrderEvent;",
  ],
  [
    'src/features/wishes/views/wish.tsx',
    "import type { ActorRefFrom } from 'xstate'; export type A = ActorRefFrom<never>;",
  ],
];

const importing = (path: string, target: string): Import => [path, `import '${target}';`];

describe('the table of imports', () => {
  let broken: Map<string, string[]>;

  beforeAll(async () => {
    broken = await brokenByEach([
      ...accepted.map(([path, target]) => importing(path, target)),
      ...refused.map(([path, target]) => importing(path, target)),
      ...acceptedTypes,
    ]);
  }, 60_000);

  test.each(accepted)('%s importing %s is accepted', (path, target) => {
    expect(broken.get(keyOf(importing(path, target)))).toEqual([]);
  });

  test.each(refused)('%s importing %s is refused', (path, target, rules) => {
    expect(broken.get(keyOf(importing(path, target)))).toEqual(rules);
  });

  test.each(acceptedTypes)('%s importing types is accepted', (path, code) => {
    expect(broken.get(keyOf([path, code]))).toEqual([]);
  });
});

describe('the rules for every file', () => {
  test('two files that import each other are refused', async () => {
    const files = { 'domain/a.ts': "import './b.ts';", 'domain/b.ts': "import './a.ts';" };
    expect(await brokenRules('domain/a.ts', files)).toEqual(['no-circle']);
  });

  test('two files that need each other for types alone are refused', async () => {
    const files = {
      'domain/a.ts': "import type { B } from './b.ts'; export type A = B | 1;",
      'domain/b.ts': "import type { A } from './a.ts'; export type B = A | 2;",
    };
    expect(await brokenRules('domain/a.ts', files)).toEqual(['no-circle']);
  });

  test('a file without imports that nobody imports is refused', async () => {
    expect(await brokenRules('domain/lonely.ts', { 'domain/lonely.ts': 'export const lonely = 1;' })).toEqual(
      ['no-orphan'],
    );
  });

  test('an import of a file that does not exist is refused', async () => {
    expect(await brokenRules('domain/a.ts', { 'domain/a.ts': "import './gone.ts';" })).toContain(
      'no-unresolved',
    );
  });

  test('a package that package.json does not name is refused', async () => {
    expect(await brokenRules('scripts/build.js', { 'scripts/build.js': "import 'semver';" })).toEqual([
      'no-undeclared-package',
    ]);
  });

  test('a package for development in the server is refused', async () => {
    expect(await brokenRules('server/app.ts', { 'server/app.ts': "import 'vite';" })).toEqual([
      'no-dev-package-in-production',
      'table-server',
    ]);
  });

  test('the inspector is refused everywhere but in its one place', async () => {
    expect(
      await brokenRules('src/app/routes.tsx', { 'src/app/routes.tsx': "import '@statelyai/inspect';" }),
    ).toEqual(['inspector-in-one-place', 'table-src-app']);
  });

  test('its one place is refused to who does not load it on demand', async () => {
    const place = { 'src/workflow/inspect-workflow.ts': 'export const inspectWorkflow = 1;' };
    const path = 'src/app/routes.tsx';
    expect(
      await brokenRules(path, { ...place, [path]: "import '../workflow/inspect-workflow.ts';" }),
    ).toEqual(['inspector-on-demand']);
    expect(
      await brokenRules(path, { ...place, [path]: "void import('../workflow/inspect-workflow.ts');" }),
    ).toEqual([]);
  });

  test.each(['utils', 'helpers', 'common', 'index'])('a file named %s is refused', async (name) => {
    const files = { [`domain/${name}.ts`]: 'export const one = 1;', 'domain/a.ts': `import './${name}.ts';` };
    expect(await brokenRules('domain/a.ts', files)).toEqual(['no-drawer']);
  });

  test('a folder named helpers is refused', async () => {
    const files = {
      'src/ui/helpers/round.ts': 'export const one = 1;',
      'src/ui/price.tsx': "import './helpers/round.ts';",
    };
    expect(await brokenRules('src/ui/price.tsx', files)).toEqual(['no-drawer']);
  });
});
