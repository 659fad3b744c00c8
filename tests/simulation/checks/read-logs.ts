import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { keyOfCall } from '../../../machines/kit/write.ts';
import { noopActorScope } from '../../../src/journal/replay/noop-actor-scope.ts';
import type { RecordedEvent } from '../../../src/journal/streams/recorded-event.ts';
import type { Device } from '../simulation-types.ts';
import type { ChartName } from '../charts.ts';
import type { DeviceName } from '../scenario.ts';

/** The result of a write according to its workflow's log. */
export type Verdict = 'accepted' | 'refused' | 'failed';

/** A stream as it lies on a disk at the end of a session. */
export interface Log {
  readonly device: DeviceName;
  readonly stream: string;
  readonly chart: ChartName;
  readonly events: readonly RecordedEvent[];
  /** Where its fold leads. */
  readonly end: AnyMachineSnapshot;
  /** The last verdict on each write, by its key. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

type Context = {
  readonly key?: string;
  readonly submission?: { readonly key: string } | null;
  readonly call?: Parameters<typeof keyOfCall>[0] | null;
  readonly photos?: readonly { readonly blobId: string; readonly status: string }[];
};

/** Reads all streams of a device, and folds each event by event. */
export async function readLogs(device: Device): Promise<readonly Log[]> {
  return Promise.all(
    [...device.streams].map(async ([stream, { chart }]) => {
      const events = await device.disk.stores.events.read(stream);
      return { device: device.name, stream, chart, events, ...fold(device.charts()[chart].machine, events) };
    }),
  );
}

function fold(machine: AnyStateMachine, events: readonly RecordedEvent[]): Pick<Log, 'end' | 'verdicts'> {
  const scope = noopActorScope(machine);
  const [opening, ...rest] = events;
  let end = machine.getInitialSnapshot(scope, opening?.['input'] ?? {}) as AnyMachineSnapshot;
  const verdicts = new Map<string, Verdict>();
  for (const event of rest) {
    const verdict = verdictIn(event);
    if (verdict !== null) verdicts.set(keyOf(event, end.context as Context), verdict);
    if (event.ignored !== true) end = machine.transition(end, event, scope) as AnyMachineSnapshot;
  }
  return { end, verdicts };
}

/** The result of a write; null for other events, answers to reads among them. */
function verdictIn({ type, output }: RecordedEvent): Verdict | null {
  if (!writes.some((name) => type.endsWith(`.${name}`))) return null;
  if (type.startsWith('xstate.error.actor.')) return 'failed';
  if (!type.startsWith('xstate.done.actor.')) return null;
  return (output as { readonly ok: boolean }).ok ? 'accepted' : 'refused';
}

const writes = [
  'submitOrder',
  'updateOrder',
  'cancelOrder',
  'uploadV2',
  'payOrder',
  'confirmPayOrder',
  'batchConfirmPayOrder',
  'rejectPayOrder',
];

function keyOf({ type }: RecordedEvent, { submission, call, key, photos }: Context): string {
  if (type.endsWith('.uploadV2'))
    return `upload-${photos?.find(({ status }) => status === 'kept')?.blobId ?? ''}`;
  if (call) return keyOfCall(call);
  return submission?.key ?? key ?? '';
}
