import { read, utils } from '@e965/xlsx';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../domain/operations.ts';
import { pictureType } from '../../../domain/photos/picture-type.ts';
import { sheetType } from '../../../domain/stock-entry/sheet-type.ts';
import type { ContractOperation } from '../../../server/contract/contract-document.ts';
import { injectStream } from '../live/inject-stream.ts';
import { contractFaults } from '../contract-check.ts';
import { requestOf, type Plan } from './bad-request.ts';
import { rivalMark, type Fixtures } from './fixtures.ts';
import type { RecordedWrite } from './recorded-writes.ts';

export interface AnswerChecks {
  readonly app: FastifyInstance;
  readonly fixtures: Fixtures;
  /** Rows written since the last call. */
  readonly takeWrites: () => Promise<RecordedWrite[]>;
}

/** Reasons that the contract allows for features that are missing: LINE in the demo, maps, which tests switch off, and a PromptPay id, which a merchant may lack. */
const absent: Readonly<Partial<Record<OperationId, string>>> = {
  staticMap: '503 not_configured',
  promptpayQr: '503 not_configured',
  auth: '503 not_configured',
  authLine: '503 not_configured',
};

/** Operations that write people and revoked sessions without an idempotency key. */
const sessionOperations: readonly OperationId[] = ['auth', 'authLine', 'authSignOut'];
/** Reads that are noted in the audit log. */
const notedReads: readonly OperationId[] = ['exportOrders', 'exportPayments'];
/** A secret and an epoch are generated at their first use, and the reading of a file goes on after its request: none is a write of the request. */
const unaskedTables: ReadonlySet<string> = new Set(['secrets', 'live_epochs', 'recognition_jobs']);
const patienceMs = 5000;
const merchantOfCaller = (caller: string) => (caller.startsWith('rival_') ? 'm-rival' : 'm-demo');

/** Whether the operation leaves the shop as it is: that it does is checked of each answer. */
export function leavesShop({ id, takesIdempotencyKey }: ContractOperation): boolean {
  return !takesIdempotencyKey && !sessionOperations.includes(id) && !notedReads.includes(id);
}

/** Sends the request of a plan and returns what is wrong with the answer; empty when nothing is. */
export async function checkAnswer(
  checks: AnswerChecks,
  operation: ContractOperation,
  plan: Plan,
  key: string,
): Promise<string[]> {
  const { app, fixtures, takeWrites } = checks;
  const request = requestOf(operation, plan, fixtures, key);
  // Answers must not be compressed here.
  const headers = { ...request.headers, 'accept-encoding': 'identity' };
  const send = async () =>
    await inTime(
      operation.isEventStream
        ? injectStream(app, { ...request, headers })
        : app.inject({ ...request, headers }),
    );
  const answer = await send();
  if (answer === null) return [`not answered in ${patienceMs} ms`, describeRequest(request)];
  const writes = (await takeWrites()).filter(({ table }) => !unaskedTables.has(table));
  const faults = [
    ...faultsOfAnswer(operation, plan, answer),
    ...faultsOfWrites(operation, plan, answer, writes),
  ];
  if (showsRival(plan, answer)) faults.push('it shows what is another merchant’s');
  const isOnce = operation.takesIdempotencyKey && request.headers?.['idempotency-key'] === key;
  if (isOnce && answer.statusCode === 200 && plan.method === operation.method) {
    const again = await send();
    if (again?.headers['idempotent-replayed'] !== 'true' || again.payload !== answer.payload)
      faults.push(`sent again it is answered ${again?.statusCode ?? 'never'} ${again?.payload ?? ''}`);
    if ((await takeWrites()).length > 0) faults.push('sent again it is done again');
  }
  return faults.length === 0
    ? []
    : [...faults, `${answer.statusCode} ${answer.payload.slice(0, 500)}`, describeRequest(request)];
}

function faultsOfAnswer(operation: ContractOperation, plan: Plan, answer: LightMyRequestResponse): string[] {
  const { statusCode, headers } = answer;
  if (plan.method === 'HEAD') return statusCode >= 500 ? [`HEAD is answered ${statusCode}`] : [];
  const isJson = String(headers['content-type']).startsWith('application/json');
  const mayBeFile =
    operation.id === 'files' ||
    (operation.isEventStream && answer.headers['content-type'] === 'text/event-stream') ||
    (operation.mayBeSheet && isSheet(answer)) ||
    (operation.mayBePicture && answer.headers['content-type'] === pictureType);
  if (!isJson) return mayBeFile && statusCode === 200 ? [] : [`${statusCode} carries no JSON`];
  const envelope = answer.json<{ readonly data?: { readonly reason?: string } }>();
  const said = `${statusCode} ${envelope.data?.reason ?? ''}`;
  if (statusCode >= 500 && said !== absent[operation.id]) return [`it is answered ${said}`];
  return contractFaults(plan.method, operation.url, statusCode, envelope).map((fault) =>
    JSON.stringify(fault),
  );
}

/** Refusals and reads write nothing; writes belong to the caller's merchant. */
function faultsOfWrites(
  operation: ContractOperation,
  plan: Plan,
  { statusCode }: LightMyRequestResponse,
  writes: readonly RecordedWrite[],
): string[] {
  if (writes.length === 0) return [];
  const isOfSession = sessionOperations.includes(operation.id);
  if (statusCode !== 200) return [`refused, it wrote ${JSON.stringify(writes)}`];
  const isNoted =
    notedReads.includes(operation.id) && writes.every(({ table }) => table === 'merchant_history');
  if (!operation.takesIdempotencyKey && !isOfSession && !isNoted)
    return [`a read wrote ${JSON.stringify(writes)}`];
  const foreign = writes.filter(({ merchant }) => merchant !== merchantOfCaller(plan.caller));
  return foreign.length === 0 || isOfSession
    ? []
    : [`it wrote another merchant's ${JSON.stringify(foreign)}`];
}

function showsRival({ caller }: Plan, answer: LightMyRequestResponse): boolean {
  return merchantOfCaller(caller) !== 'm-rival' && textOf(answer).includes(rivalMark);
}

function isSheet({ headers }: LightMyRequestResponse): boolean {
  return headers['content-type'] === sheetType;
}

/** What an answer says; a sheet is packed. */
function textOf(answer: LightMyRequestResponse): string {
  if (!isSheet(answer)) return answer.payload;
  const { Sheets } = read(answer.rawPayload, { type: 'buffer' });
  return JSON.stringify(Object.values(Sheets).map((sheet) => utils.sheet_to_json(sheet, { header: 1 })));
}

async function inTime<T>(answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function describeRequest({
  method,
  url,
  headers,
  payload,
}: {
  method?: unknown;
  url?: unknown;
  headers?: unknown;
  payload?: unknown;
}): string {
  const shown = Buffer.isBuffer(payload)
    ? payload.toString('latin1')
    : typeof payload === 'string'
      ? payload
      : '';
  return `${String(method)} ${JSON.stringify(url).slice(0, 500)} ${JSON.stringify(headers).slice(0, 800)} ${JSON.stringify(shown.slice(0, 1500))}`;
}
