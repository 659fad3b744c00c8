import { outcomeOf } from '../../api/read-answer.ts';
import { readWire } from '../../../domain/money.ts';
import type { RequestOf, WriteId } from '../../../domain/operations.ts';
import type { OutboxEntry } from '../../journal/outbox/outbox-store.ts';
import type { UnsentFigure, UnsentKind, UnsentWork } from './views/unsent-props.ts';
import type { WorkSubject } from './work-subject.ts';

/** What a write is, as far as its body tells. */
interface Description {
  readonly kind: UnsentKind;
  readonly figures?: readonly UnsentFigure[];
  /** Baht. */
  readonly amount?: number | undefined;
}

/** The body as an earlier version of the app may have written it. */
type BodyOf<Id extends WriteId> = Partial<NonNullable<RequestOf<Id>['body']>>;

type Describe<Id extends WriteId> = (body: BodyOf<Id>, workflow: string) => Description;

/** What each write that a chart makes is in a person's words. */
export const descriptions = {
  submitOrder: ({ items = [], total_amount: amount }: BodyOf<'submitOrder'>) => ({
    kind: 'newOrder',
    figures: [{ of: 'kinds', count: items.length }],
    amount,
  }),
  updateOrder: ({ confirm, detail }: BodyOf<'updateOrder'>) => ({
    kind: confirm === true ? 'orderConfirmation' : 'orderChanges',
    figures: [{ of: 'kinds', count: detail?.length ?? 0 }],
    amount: detail?.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
  }),
  cancelOrder: () => ({ kind: 'orderCancellation' }),
  payOrder: ({ order_ids: orders = [], payment_photos: photos = [], ...paid }: BodyOf<'payOrder'>) => ({
    kind: 'proof',
    figures: [
      { of: 'orders', count: orders.length },
      { of: 'photos', count: photos.length },
    ],
    amount: paid.total_actual_amount,
  }),
  confirmPayOrder: ({ paid_amount: amount }: BodyOf<'confirmPayOrder'>) => ({
    kind: 'receipt',
    amount: amount ?? undefined,
  }),
  uploadV2: (_: BodyOf<'uploadV2'>, workflow: string) => ({
    kind: workflow === 'payment-confirmation' ? 'receiptPhoto' : 'proofPhoto',
  }),
  updateUserInfo: () => ({ kind: 'language' }),
} satisfies { readonly [Id in WriteId]?: Describe<Id> };

/** Where the work of a workflow is shown, by the workflow's name and its key. */
export const places: Readonly<Record<string, (key: string) => string>> = {
  auth: () => '/my',
  cart: () => '/cart',
  order: (orderId) => `/order/${orderId}`,
  'payment-proof': (orderId) => `/order/${orderId}`,
  'payment-confirmation': (paymentOrderId) => `/payment/${paymentOrderId}`,
};

/** An entry of the outbox in a person's words; a photo that holds up a payment is told as that payment. */
export function describeWork(
  entry: OutboxEntry,
  isSignedIn: boolean,
  subject: WorkSubject | null = null,
): UnsentWork {
  const { key, stream, service, createdAt } = entry;
  const [workflow = '', ...rest] = stream.split('/');
  const held = service === 'uploadV2' ? subject?.held : null;
  const { kind, figures, amount } = held ?? describeRequest(entry, workflow);
  const outcome = entry.answer === undefined ? null : outcomeOf(entry.answer);
  return {
    key,
    kind,
    about: subject?.about ?? [],
    figures: figures.filter(({ count }) => count > 0),
    amount,
    since: new Date(createdAt).toISOString(),
    standing: outcome === null ? standingOf(entry, isSignedIn) : 'refused',
    problem: outcome === null || outcome.ok ? null : outcome.problem,
    to: places[workflow]?.(rest.join('/')) ?? null,
  };
}

function describeRequest(
  { service, request }: OutboxEntry,
  workflow: string,
): Pick<UnsentWork, 'kind' | 'figures' | 'amount'> {
  const body: unknown = request.body.kind === 'json' ? JSON.parse(request.body.text) : {};
  const describe: ((body: never, workflow: string) => Description) | undefined =
    descriptions[service as keyof typeof descriptions];
  const {
    kind,
    figures = [],
    amount,
  } = (describe as typeof describe | undefined)?.(body as never, workflow) ?? { kind: 'other' };
  return { kind, figures, amount: amount === undefined ? null : readWire(amount) };
}

function standingOf({ status }: OutboxEntry, isSignedIn: boolean): UnsentWork['standing'] {
  if (status !== 'waiting') return status;
  return isSignedIn ? 'offline' : 'signedOut';
}
