import createClient from 'openapi-fetch';
import { readEnvelope } from '../../domain/answer.ts';
import { operationRoutes } from '../../domain/operation-routes.gen.ts';
import type { OperationId } from '../../domain/operations.ts';
import { isOpen } from '../../domain/open-operations.ts';
import { headersFor } from './request-headers.ts';
import type { RequestSource } from './request-headers.ts';

/** What the API needs to know of the device, by injection. */
export interface Device extends RequestSource {
  fetch(request: Request): Promise<Response>;
  /** Whether the server answers anything right now. */
  canReach(): Promise<boolean>;
  /** The server says that this group is not the person's. */
  onForeignGroup(groupId: string): void;
  /** What a person waits for needs a sign-in: the session is over. */
  onSignedOut(): void;
  /** The same, found out without asking the server: there is no token. */
  onTokenMissing(): void;
  /** A write needs a sign-in: it waits, and leads nobody away from where they are. */
  onWriteSignedOut(): void;
}

const openPaths = (Object.keys(operationRoutes) as OperationId[])
  .filter(isOpen)
  .map((id) => new RegExp(`^/api${operationRoutes[id][1].replace(/\{\w+\}/, '[^/]+')}$`));

/** Whether a path is called without a token, matched whole: `/payment_order_detail` is not `/order_detail`. */
export function isOpenPath(path: string): boolean {
  return openPaths.some((open) => open.test(path));
}

interface AnyCall {
  readonly parameters: { readonly query?: Readonly<Record<string, unknown>> };
  readonly requestBody?: { readonly content: { readonly 'application/json': unknown } };
  readonly responses: { readonly default: { readonly content: { readonly 'application/json': unknown } } };
}

export type Connection = ReturnType<typeof connect>;

/**
 * The one HTTP client; what may be asked of it is typed by the operation (`readOperation`). A call without a token is refused
 * here and ends the session.
 */
export function connect(device: Device) {
  return createClient<Record<string, { readonly get: AnyCall; readonly post: AnyCall }>>({
    baseUrl: '/api',
    fetch: async (request) => {
      const { pathname } = new URL(request.url);
      if (device.token() === null && !isOpenPath(pathname)) {
        device.onTokenMissing();
        throw new Error('token is null');
      }
      for (const [name, value] of Object.entries(headersFor(device))) request.headers.set(name, value);
      const response = await device.fetch(request);
      const refused = response.status === 403 ? await foreignGroup(response.clone()) : null;
      if (refused !== null) device.onForeignGroup(refused);
      return response;
    },
  });
}

/** The group that a refusal says is not the person's; null for any other refusal. */
async function foreignGroup(response: Response): Promise<string | null> {
  const data: unknown = readEnvelope(await response.json().catch(() => null))?.data;
  const { reason, group_id } = (data ?? {}) as Readonly<Record<string, unknown>>;
  return reason === 'foreign_group' ? String(group_id) : null;
}
