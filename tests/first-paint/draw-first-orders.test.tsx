import { describe, expect, test } from 'vitest';
import { page as viewport } from 'vitest/browser';
import type { OrderCard } from '../../domain/contract.ts';
import { mayCall } from '../../domain/permissions.ts';
import { staffRoles } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { importedDebt, orderStatuses } from '../../domain/statuses.ts';
import { decideOrder, orderStatusesAccepting } from '../../machines/lifecycle.ts';
import { SaveSheetButton } from '../../src/features/sheets/views/save-sheet-button.tsx';
import { drawFirstOrders } from '../../src/first-paint/draw-first-orders.ts';
import wordNames from '../../src/first-paint/first-orders-words.json';
import { sayIn } from '../../src/first-paint/first-words.ts';
import { languages } from '../../src/i18n/language.ts';
import type { Language } from '../../src/i18n/language.ts';
import { group, order, page, showHome } from '../ui/order-home-scene.tsx';
import { drawnWords } from './drawn-words.ts';
import { near, partsOf } from './parts-of.ts';

const now = '2025-02-08T04:00:00.000Z';
const [line] = order('1', 'Ari').detail;
if (line === undefined) throw new Error('the sample has no lines');
const orders: readonly OrderCard[] = [
  order('1042', 'Ari', { ctime: '2025-02-01T03:00:00.000Z' }),
  order('1041', 'Ari', { status: 'completed', owed: 120.5, ctime: '2024-12-31T03:00:00.000Z' }),
  order('1040', 'Baan Suan Coffee and a name that is longer than its line on the narrowest phone', {
    status: 'confirmed',
    total_amount: 1_234_567.89,
    remark: 'Please bring it to the back door, and ring twice: the bell is broken. 请放在后门，谢谢。 ขอบคุณ',
    detail: Array.from({ length: 5 }, () => ({ ...line, quantity: 1_000 })),
  }),
  order('1039', '', {
    group_id: '',
    status: 'paid',
    source: importedDebt,
    detail: [{ ...line, image_urls: '' }],
  }),
  order('1038', '', { group_id: '', status: 'processing' as OrderCard['status'] }),
];
const groups = [group('Ari', 1_200, 98_765.4), { ...group('', 2, 20), group_id: '' }];
const pagination = { total: 1_205, sum: 1_333_333.33 };

const parts = {
  tabs: 'nav > *',
  title: '[class*="_title_"]',
  chips: '[class*="_row_"] > *',
  found: '[class*="_sum_"]',
  sort: '[class*="_sort_"]',
  groups: 'h2',
  asides: '[class*="_aside_"]',
  cards: 'section',
  rows: '[class*="_padded_"]',
  numbers: '[class*="_number_"], [class*="_plainNumber_"]',
  times: 'time',
  statuses: '[class*="_state_"] > [class*="_chip_"]',
  totals: '[class*="_total_"]',
  counts: '[class*="_counts_"]',
  frames: '[class*="_thumb_"]',
  more: '[class*="_more_"]',
  flags: '[class*="_flags_"] > *',
  remarks: '[class*="_remark_"]',
};

const scenes = [
  ...languages.map((language) => ({ language, roles: [], width: 390 })),
  { language: 'en', roles: ['manager'], width: 390 },
  { language: 'th', roles: ['manager'], width: 320 },
  { language: 'zh', roles: ['order_manager'], width: 320 },
  { language: 'zh', roles: ['storekeeper'], width: 390 },
] as const satisfies readonly {
  readonly language: Language;
  readonly roles: readonly StaffRole[];
  readonly width: number;
}[];

describe('the first orders, drawn before the app', () => {
  test.each(scenes)('say and measure what the app’s own do: $language, $roles, $width px', async (scene) => {
    const { language, roles, width } = scene;
    await viewport.viewport(width, 844);
    const answer = page(orders, { groups });
    if (!answer.ok) throw new Error('the sample is refused');
    const isStaff = roles.length > 0;
    const { screen } = await showHome({
      language,
      roles,
      orders: [
        { ...answer, value: { ...answer.value, pagination: { ...answer.value.pagination, ...pagination } } },
      ],
      ...(isStaff && { onPrint: () => true }),
      confirmTab: mayCall(roles, 'batchConfirmPayOrder') ? <p /> : null,
      action: mayCall(roles, 'exportOrders') && <SaveSheetButton onSave={() => undefined} />,
    });
    await expect
      .poll(() => screen.container.querySelectorAll('[role="listitem"]').length)
      .toBe(orders.length);
    const app = screen.container.querySelector('main')!;
    const { header, list } = drawFirstOrders(
      { items: orders, groups, pagination },
      {
        say: sayIn(language, drawnWords(wordNames, language)),
        roles,
        shop: 'Talat Noi',
        confirmsPayments: true,
        cancellable: cancellableBy(roles),
        now,
      },
    );
    const drawn = document.createElement('div');
    drawn.dataset['screen'] = 'drawn';
    drawn.append(header, list);
    app.parentElement!.append(drawn);
    const measure = (within: Element) =>
      Object.fromEntries(Object.entries(parts).map(([name, selector]) => [name, partsOf(within, selector)]));
    const shown = measure(app);
    expect(measure(drawn)).toEqual(near(shown));
    expect(shown['rows']?.length).toBe(orders.length);
    expect(Object.keys(parts).filter((name) => shown[name]?.length === 0)).toEqual([]);
    drawn.remove();
  });

  test('leave room for a menu where the order’s chart lets it be cancelled', () => {
    const people: (readonly StaffRole[])[] = [
      [],
      ...staffRoles.map((role) => [role]),
      ['storekeeper', 'manager'],
    ];
    expect(people.map(cancellableBy)).toEqual(
      people.map((roles) =>
        orderStatuses.filter((status) => decideOrder(status, { type: 'order.cancel', roles }).ok),
      ),
    );
  });
});

/** As the script has it: the statuses by the chart, of those whose roles may. */
function cancellableBy(roles: readonly StaffRole[]): readonly string[] {
  return mayCall(roles, 'cancelOrder') ? orderStatusesAccepting('order.cancel') : [];
}
