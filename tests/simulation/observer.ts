import type { AnyMachineSnapshot } from 'xstate';
import type { BatchAnswer } from '../../machines/batch-confirmation/batch-confirmation-machine.ts';
import type { PaymentOrder, Order } from '../../domain/contract.ts';
import type { Claim, AcknowledgedEvent, OpenWorkflow, Observer } from './simulation-types.ts';
import type { DeviceName } from './scenario.ts';
import { streamOf } from './charts.ts';

/** `keepsLog`: whether to write a log, which costs time. */
export function createObserver(now: () => number, keepsLog: boolean): Observer {
  const begun = now();
  const claims: Claim[] = [];
  const seen = new Set<string>();
  const acknowledged: AcknowledgedEvent[] = [];
  const log: string[] = [];

  function claim(made: Claim): void {
    const name = JSON.stringify(made);
    if (seen.has(name)) return;
    seen.add(name);
    claims.push(made);
  }

  function logLine(line: string): void {
    if (!keepsLog) return;
    log.push(`${((now() - begun) / 1000).toFixed(2).padStart(9)} s  ${line}`);
  }

  return {
    claims,
    acknowledged,
    logLines: log,
    logLine,
    watch(device, workflow) {
      const { name } = device;
      const { handle } = workflow;
      let state = '';
      const look = (): void => {
        const snapshot = workflow.snapshot();
        for (const made of claimsOf(name, workflow, snapshot)) claim(made);
        if (!keepsLog) return;
        const next = JSON.stringify(snapshot.value);
        if (next === state) return;
        state = next;
        logLine(`${name}: ${streamOf(workflow)} is ${next.replaceAll(/["{}]/g, '')}`);
      };
      let actor: unknown = null;
      const follow = (): void => {
        const { actor: current } = handle.getStatus();
        if (current === actor) return;
        actor = current;
        (current as { subscribe(listener: () => void): unknown }).subscribe(look);
        look();
      };
      handle.subscribe(follow);
      follow();
    },
    send(device, workflow, event) {
      const { name } = device;
      logLine(`${name}: ${event.type}`);
      const { actor } = workflow.handle.getStatus();
      (actor as { send(event: { readonly type: string }): void }).send(event);
      const key = device.lastKey();
      const isTyped = device.charts()[workflow.chart].fields?.[event.type] !== undefined;
      workflow.handle.flushed().then(
        () => {
          // Of what is typed only the last is written.
          if (!isTyped) acknowledged.push({ device: name, stream: streamOf(workflow), key });
        },
        () => undefined,
      );
    },
  };
}

function claimsOf(
  device: DeviceName,
  { chart, key }: OpenWorkflow,
  snapshot: AnyMachineSnapshot,
): readonly Claim[] {
  const {
    orderId,
    paymentOrderId,
    order,
    payment,
    answers = [],
  } = snapshot.context as {
    readonly orderId?: string | null;
    readonly paymentOrderId?: string | null;
    readonly order?: Order | null;
    readonly payment?: PaymentOrder | null;
    readonly answers?: readonly BatchAnswer[];
  };
  switch (chart) {
    case 'cart':
      return orderId == null ? [] : [{ of: 'order', device, id: orderId }];
    case 'payment-proof':
      return paymentOrderId == null ? [] : [{ of: 'payment', device, id: paymentOrderId }];
    case 'order':
      return order == null ? [] : [{ of: 'orderVersion', device, id: key, version: order.version }];
    case 'payment-confirmation':
      return payment == null ? [] : [{ of: 'paymentVersion', device, id: key, version: payment.version }];
    case 'payment-rejection':
      return snapshot.matches('rejected') ? [{ of: 'rejection', device, id: key }] : [];
    case 'batch-confirmation':
      return answers
        .filter(({ ok }) => ok)
        .map(({ id, payment: { paid } }) => ({ of: 'confirmation', device, id, paid }));
    case 'quick-confirmation':
      return [];
  }
}
