import { accepted, refused } from '../../domain/outcome.ts';
import type { Answer, ReadService, Service, WriteRequest, WriteService } from '../../domain/service.ts';
import type { SubmitInput } from './order-desk.ts';

export interface DeskServices {
  readonly readStock: ReadService;
  readonly printReceipt: ReadService<never, unknown, 'once'>;
  readonly submitOrder: WriteService<SubmitInput>;
  readonly [name: string]: Service;
}

/** The bytes of an order. */
export function submitRequest({ key, lines }: SubmitInput): WriteRequest {
  return {
    key,
    method: 'POST',
    path: '/api/submit_order',
    body: { kind: 'json', text: JSON.stringify({ lines }) },
  };
}

/** Services of the order desk; printing never ends unless a test says how. */
export function createDeskServices(changed: Partial<DeskServices> = {}): DeskServices {
  return {
    readStock: { kind: 'read', run: () => Promise.resolve(12) },
    printReceipt: { kind: 'once', run: () => new Promise(() => undefined) },
    submitOrder: { kind: 'write', request: submitRequest, outcome: readOutcome },
    ...changed,
  };
}

function readOutcome({ status, body }: Answer) {
  const { data, message } = body as { data: Record<string, unknown>; message: string };
  if (status === 200) return accepted(data);
  return refused({ reason: String(data['reason']), message, status, details: data });
}
