import type { ListedGroup, OrderCard } from '../../domain/contract.ts';
import { staleOrderDays } from '../../domain/limits.ts';
import { formatBaht, readWire } from '../../domain/money.ts';
import { countPieces } from '../../domain/orders/cart.ts';
import { mayCall } from '../../domain/permissions.ts';
import { splitAddresses, thumbnailOf } from '../../domain/photos/photo-addresses.ts';
import { groupRecords } from '../../domain/record-groups.ts';
import type { RecordGroup } from '../../domain/record-groups.ts';
import { isStaff } from '../../domain/roles.ts';
import type { StaffRole } from '../../domain/roles.ts';
import { importedDebt, readOrderStatus } from '../../domain/statuses.ts';
import homeStyles from '../features/orders/views/order-home/order-home-screen.module.css';
import frameStyles from '../features/record-lists/views/list-frame.module.css';
import headStyles from '../features/record-lists/views/list-head.module.css';
import recordStyles from '../features/record-lists/views/record.module.css';
import { countDays, formatShortDateTime } from '../i18n/format-date.ts';
import chipStyles from '../ui/controls/filter-chips.module.css';
import buttonStyles from '../ui/controls/icon-button.module.css';
import tabStyles from '../ui/controls/tabs.module.css';
import cardStyles from '../ui/layout/card.module.css';
import pageStyles from '../ui/layout/page-header.module.css';
import titleStyles from '../ui/layout/section-title.module.css';
import imageStyles from '../ui/values/product-image.module.css';
import statusStyles from '../ui/values/status-chip.module.css';
import statusColours from '../ui/values/status-colors.module.css';
import thumbStyles from '../ui/values/thumbs.module.css';
import { drawPicture } from './draw-picture.ts';
import { element } from './element.ts';
import type { Say } from './first-words.ts';

/** The first page of the list of orders. */
export interface FirstOrders {
  readonly items: readonly OrderCard[];
  readonly groups: readonly ListedGroup[];
  readonly pagination: { readonly total: number; readonly sum?: number };
}

/** Who sees the list. */
export interface OrdersReader {
  readonly say: Say;
  readonly roles: readonly StaffRole[];
  /** Name of the shop. */
  readonly shop: string;
  /** Whether its payments wait for a confirmation. */
  readonly confirmsPayments: boolean;
  /** Statuses of orders that they may cancel. */
  readonly cancellable: readonly string[];
  /** ISO time. */
  readonly now: string;
}

/** CSS pixels of the lowest row: no more are drawn, and no more pictures fetched, than the window may show. */
const lowestRow = 88;
const mostThumbs = 3;

/** The list's header and the list as the app is going to show them, by the same styles; icons, and what only the app knows, leave their places empty. */
export function drawFirstOrders(orders: FirstOrders, reader: OrdersReader) {
  return { header: drawHeader(reader), list: drawList(orders, reader) };
}

function drawHeader({ say, roles, shop, confirmsPayments }: OrdersReader): HTMLElement {
  const mayConfirm = confirmsPayments && mayCall(roles, 'batchConfirmPayOrder');
  const tabs = ['orders.ordersTab', 'orders.paymentsTab', ...(mayConfirm ? ['confirmPayments.tab'] : [])].map(
    (key, index) => element('span', `${tabStyles.tab} ${index === 0 ? tabStyles.current : ''}`, say(key)),
  );
  return element(
    'header',
    pageStyles.header,
    element(
      'div',
      pageStyles.column,
      element('div', pageStyles.line, element('span', pageStyles.title, shop)),
      element('nav', tabStyles.tabs, ...tabs),
    ),
  );
}

function drawList({ items, groups, pagination }: FirstOrders, reader: OrdersReader): HTMLElement {
  const shown = groupRecords(items.slice(0, Math.ceil(innerHeight / lowestRow)), groups);
  return element(
    'div',
    frameStyles.frame,
    element('div', frameStyles.filters, drawFilters(reader)),
    drawHead(pagination, reader),
    element('div', frameStyles.rows, ...shown.map((group) => drawGroup(group, reader))),
  );
}

function drawFilters({ say, roles }: OrdersReader): HTMLElement {
  const chip = (...content: readonly (string | Node)[]) =>
    element('span', chipStyles.chip, ...content, place(16));
  const searched = isStaff(roles) ? [chip(say('orders.group')), chip(say('orders.number'))] : [];
  return element(
    'div',
    chipStyles.row,
    chip(place(18), say('orders.allTime')),
    chip(say('orders.status')),
    ...searched,
  );
}

function drawHead({ total, sum }: FirstOrders['pagination'], { say, roles }: OrdersReader): HTMLElement {
  const found = element('p', headStyles.sum, element('span', '', say('orders.found', { count: total })));
  if (sum !== undefined)
    found.append(
      element('span', '', element('span', headStyles.dot, ' · '), amountOf(sum, headStyles.amount)),
    );
  const head = element('div', headStyles.head, found);
  if (isStaff(roles)) {
    const buttons = mayCall(roles, 'exportOrders') ? 2 : 1;
    const places = Array.from({ length: buttons }, () => element('span', buttonStyles.button));
    head.append(element('div', homeStyles.listActions, ...places));
  }
  head.append(element('span', headStyles.sort, place(18), say('orders.newest')));
  return head;
}

function drawGroup({ name, records, whole }: RecordGroup<OrderCard>, reader: OrdersReader): HTMLElement {
  const { say } = reader;
  const line = element(
    'div',
    titleStyles.line,
    element('h2', `${titleStyles.title} ${titleStyles.strong}`, name === '' ? say('orders.ungrouped') : name),
  );
  if (whole !== null)
    line.append(
      element(
        'span',
        titleStyles.aside,
        say('count.orders', { count: whole.count }),
        ' · ',
        amountOf(whole.sum),
      ),
    );
  const rows = element('div', '', ...records.map((order) => drawOrder(order, reader)));
  return element(
    'div',
    frameStyles.group,
    line,
    element('section', `${cardStyles.card} ${cardStyles.rows}`, rows),
  );
}

function drawOrder(order: OrderCard, reader: OrdersReader): HTMLElement {
  const { say, cancellable, now } = reader;
  const status = readOrderStatus(order.status);
  const state = element(
    'div',
    recordStyles.state,
    element(
      'span',
      `${statusStyles.chip} ${statusColours[status ?? 'other']}`,
      say(`status.${status ?? order.status}`) || order.status,
    ),
  );
  if (cancellable.includes(order.status))
    state.append(element('span', `${buttonStyles.button} ${recordStyles.menu}`));
  const head = element(
    'div',
    recordStyles.head,
    element(
      'div',
      recordStyles.about,
      element('span', recordStyles.plainNumber, `#${order.order_no}`),
      element('time', recordStyles.time, formatShortDateTime(order.ctime, now)),
    ),
    state,
  );
  const amounts = element(
    'div',
    recordStyles.amounts,
    amountOf(order.total_amount, recordStyles.total),
    element(
      'span',
      recordStyles.counts,
      `${say('count.kinds', { count: order.detail.length })} · ${say('count.pieces', { count: countPieces(order.detail) })}`,
    ),
  );
  const row = element(
    'div',
    recordStyles.padded,
    head,
    element('div', recordStyles.sums, drawThumbs(order, say), amounts),
  );
  const flags = flagsOf(order, reader);
  if (flags.length > 0) row.append(element('p', recordStyles.flags, ...flags));
  if (order.remark !== '')
    row.append(
      element(
        'p',
        recordStyles.remark,
        element('span', recordStyles.twoLines, say('orders.remark', { remark: order.remark })),
      ),
    );
  return element('div', `${recordStyles.record} ${recordStyles.bare}`, row);
}

function flagsOf(order: OrderCard, { say, roles, now }: OrdersReader): readonly HTMLElement[] {
  const age = countDays(order.ctime, now);
  const flags: HTMLElement[] = [];
  if (order.status === 'completed' && order.owed > 0)
    flags.push(element('span', recordStyles.stale, place(16), `${say('order.owes')} `, amountOf(order.owed)));
  if (isStaff(roles) && readOrderStatus(order.status) === 'created' && age >= staleOrderDays)
    flags.push(element('span', recordStyles.stale, place(16), say('orders.stale', { count: age })));
  if (order.source === importedDebt) flags.push(element('span', recordStyles.debt, say('orders.debt')));
  return flags;
}

function drawThumbs({ detail }: OrderCard, say: Say): HTMLElement {
  const thumbs = detail.slice(0, mostThumbs).map(({ image_urls }) => {
    const [address] = splitAddresses(image_urls);
    return drawPicture(address && thumbnailOf(address), `${imageStyles.square} ${thumbStyles.thumb}`);
  });
  const drawn = element('span', thumbStyles.thumbs, ...thumbs);
  if (detail.length > mostThumbs)
    drawn.append(element('span', thumbStyles.more, say('count.more', { count: detail.length - mostThumbs })));
  return drawn;
}

/** An amount of the wire, which is in baht. */
function amountOf(amount: number, className = ''): HTMLElement {
  return element('span', `num ${className}`, formatBaht(readWire(amount)));
}

/** The place of an icon: CSS pixels. */
function place(size: number): SVGElement {
  const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  icon.setAttribute('width', String(size));
  icon.setAttribute('height', String(size));
  return icon;
}
