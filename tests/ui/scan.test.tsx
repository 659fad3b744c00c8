import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { Product } from '../../domain/contract.ts';
import { accepted, refused } from '../../domain/outcome.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { CameraStart } from '../../domain/scanning/sightings.ts';
import { scanMachine } from '../../machines/scan/scan-machine.ts';
import { sampleCup, sampleLamp, sampleProblem } from '../../machines/samples/sample-records.ts';
import { ScanPanel } from '../../src/features/scanning/views/scan-panel.tsx';
import { show } from './show.tsx';

const products: Readonly<Record<string, Product>> = { '11112222': sampleCup, '33334444': sampleLamp };

interface Setting {
  readonly isReachable?: boolean;
  readonly mayAssign?: boolean;
  readonly assigning?: readonly string[];
  /** Of the products whose count stays as it is. */
  readonly fixed?: readonly string[];
  readonly scheme?: 'light' | 'dark';
}

const none: readonly string[] = [];

/** The scanner where the camera starts like this, before a server with two products; null: it cannot be reached. */
async function openScanner(
  camera: CameraStart,
  { isReachable = true, mayAssign = true, assigning = none, fixed = none, scheme = 'light' }: Setting = {},
) {
  const assigned: string[] = [];
  const counted = new Map<string, number>();
  const hits: string[] = [];
  const scan = createActor(
    scanMachine.provide({
      actors: {
        startCamera: fromPromise<CameraStart>(async () => camera),
        watchCamera: fromPromise(() => new Promise<null>(() => undefined)),
        setTorch: fromPromise<boolean, { readonly on: boolean }>(async ({ input }) => input.on),
        scanWithLine: fromPromise<string | null>(async () => '33334444'),
        skuByBarcode: fromPromise<Outcome<Product>, { readonly code: string }>(
          async ({ input: { code } }) => {
            if (!isReachable) throw new Error('no network');
            const product = products[code];
            return product === undefined ? refused(sampleProblem(404, 'not_found')) : accepted(product);
          },
        ),
      },
    }),
  ).start();
  scan.on('scan.hit', ({ product, times }) => {
    hits.push(product.id);
    counted.set(product.id, (counted.get(product.id) ?? 0) + times);
  });
  scan.send({ type: 'scan.open' });
  scan.send({ type: 'camera.start' });
  const screen = await show(
    <ScanPanel
      name="scan"
      assigning={assigning}
      scan={scan}
      opened
      counts={{
        of: (id) => counted.get(id) ?? 0,
        set: (product, count) => void counted.set(product.id, count),
        notice: () => null,
        isFixed: ({ id }) => fixed.includes(id),
      }}
      isCounting
      isSilent={false}
      onSilence={() => undefined}
      showCamera={() => undefined}
      onAssign={mayAssign ? (code) => assigned.push(code) : undefined}
      onClose={() => undefined}
    />,
    { roles: ['storekeeper'], scheme },
  );
  return { screen, scan, assigned, counted, hits };
}

describe('the scanner with a camera', () => {
  test('counts what it finds, the last product first, and says so', async () => {
    const { screen, scan, hits } = await openScanner({ kind: 'ready', hasTorch: true });
    const names = { '11112222': /Stoneware cup/, '33334444': /Reading lamp/ };
    for (const code of ['11112222', '33334444', '11112222', '11112222'] as const) {
      scan.send({ type: 'code.scan', code });
      await expect.element(screen.getByRole('region', { name: names[code] })).toBeVisible();
    }
    await expect.element(screen.getByRole('button', { name: 'Done · 4 pcs in 2 lines' })).toBeVisible();
    await expect.element(screen.getByRole('region', { name: /Stoneware cup/ })).toHaveTextContent('3');
    await expect
      .element(screen.getByText('Stoneware cup, Sand · 250 ml: 3', { exact: true }))
      .toBeInTheDocument();
    expect(hits).toEqual(['sku-cup', 'sku-lamp', 'sku-cup', 'sku-cup']);
  });

  test('offers to correct a count, and none that stays as it is', async () => {
    const { screen, scan } = await openScanner({ kind: 'missing' }, { fixed: ['sku-lamp'] });
    const buttonsOf = async (code: string, name: RegExp) => {
      scan.send({ type: 'code.scan', code });
      const hit = screen.getByRole('region', { name });
      await expect.element(hit).toBeVisible();
      return hit
        .getByRole('button')
        .elements()
        .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    };
    expect([
      await buttonsOf('11112222', /Stoneware cup/),
      await buttonsOf('33334444', /Reading lamp/),
    ]).toEqual([
      ['Fewer Stoneware cup, Sand · 250 ml', 'Type the quantity', 'More Stoneware cup, Sand · 250 ml'],
      [],
    ]);
  });

  test('lights the torch where there is one, and offers none elsewhere', async () => {
    const { screen } = await openScanner({ kind: 'ready', hasTorch: true });
    await screen.getByRole('button', { name: 'Light on' }).click();
    await expect.element(screen.getByRole('button', { name: 'Light off' })).toBeVisible();
    await screen.unmount();
    const without = await openScanner({ kind: 'ready', hasTorch: false });
    await expect.element(without.screen.getByRole('button', { name: 'Sound off' })).toBeVisible();
    expect(without.screen.getByRole('button', { name: 'Light on' }).elements()).toEqual([]);
  });

  test('takes a typed code too', async () => {
    const { screen, hits } = await openScanner({ kind: 'ready', hasTorch: false });
    await screen.getByRole('button', { name: 'Type code' }).click();
    await screen.getByRole('textbox', { name: 'Barcode' }).fill('33334444');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.element(screen.getByRole('region', { name: /Reading lamp/ })).toBeVisible();
    expect(hits).toEqual(['sku-lamp']);
  });
});

describe('a code without a product', () => {
  test('is offered for assignment to who may, and counts for the product with all its scans', async () => {
    const { screen, scan, assigned, counted } = await openScanner({ kind: 'missing' });
    scan.send({ type: 'code.scan', code: '99990000' });
    await expect.element(screen.getByText('No product has this code', { exact: true })).toBeVisible();
    scan.send({ type: 'code.scan', code: '99990000' });
    await expect.element(screen.getByText('No product has this code · × 2')).toBeVisible();
    await screen.getByRole('button', { name: 'Assign' }).click();
    scan.send({ type: 'code.claim', code: '99990000', product: sampleLamp });
    await expect.element(screen.getByRole('region', { name: /Reading lamp/ })).toBeVisible();
    expect([assigned, [...counted]]).toEqual([['99990000'], [['sku-lamp', 2]]]);
  });

  test('is only said to who may not assign it', async () => {
    const { screen, scan } = await openScanner({ kind: 'missing' }, { mayAssign: false });
    scan.send({ type: 'code.scan', code: '99990000' });
    await expect.element(screen.getByText('No product has this code', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign' }).elements()).toEqual([]);
  });

  test('that could not be looked up is looked up again by a tap', async () => {
    const { screen, scan } = await openScanner({ kind: 'missing' }, { isReachable: false });
    scan.send({ type: 'code.scan', code: '11112222' });
    await expect.element(screen.getByText('Could not search for it', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('the scanner without a camera', () => {
  test.each([
    [{ kind: 'refused' }, 'The camera is not allowed'],
    [{ kind: 'missing' }, 'There is no camera here'],
    [{ kind: 'noReader' }, 'The reader of codes is not on this device yet'],
    [{ kind: 'insideLine', lineScans: false }, 'LINE gives no camera to this page'],
  ] as const)('that is %j says so, and takes typed codes', async (camera, words) => {
    const { screen } = await openScanner(camera);
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Barcode' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Scan QR in LINE' }).elements()).toEqual([]);
  });

  test('inside LINE asks the scanner of LINE where there is one', async () => {
    const { screen } = await openScanner({ kind: 'insideLine', lineScans: true });
    await screen.getByRole('button', { name: 'Scan QR in LINE' }).click();
    await expect.element(screen.getByRole('region', { name: /Reading lamp/ })).toBeVisible();
  });
});

describe('the sound', () => {
  test.each([{ kind: 'ready', hasTorch: false }, { kind: 'missing' }] as const)(
    'can be switched off where the camera is %j',
    async (camera) => {
      const { screen } = await openScanner(camera);
      await expect.element(screen.getByRole('button', { name: 'Sound off' })).toBeVisible();
    },
  );
});

describe('a code whose assignment is under way', () => {
  test('cannot be assigned a second time', async () => {
    const { screen, scan } = await openScanner({ kind: 'missing' }, { assigning: ['99990000'] });
    scan.send({ type: 'code.scan', code: '99990000' });
    await expect.element(screen.getByText('No product has this code', { exact: true })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Assign' }).elements()).toEqual([]);
  });
});

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  test.each([
    { kind: 'ready', hasTorch: true },
    { kind: 'refused' },
    { kind: 'missing' },
    { kind: 'insideLine', lineScans: true },
  ] as const)('the scanner whose camera is %j has no fault that axe knows', async (camera) => {
    const { screen, scan } = await openScanner(camera, { scheme });
    scan.send({ type: 'code.scan', code: '11112222' });
    await expect.element(screen.getByRole('region', { name: /Stoneware cup/ })).toBeVisible();
    scan.send({ type: 'code.scan', code: '99990000' });
    await expect.element(screen.getByText('No product has this code', { exact: true })).toBeVisible();
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }))).toEqual([]);
  });
});
