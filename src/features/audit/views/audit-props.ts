import type { ActorRefFrom } from 'xstate';
import type { orderListMachine } from '../../../../machines/order-list/order-list-machine.ts';
import type { paymentListMachine } from '../../../../machines/payment-list/payment-list-machine.ts';
import type { auditMachine } from '../../../../machines/audit/audit-machine.ts';
import type { Trail } from '../../../../machines/audit/trail.ts';
import type { deviceStreamsMachine } from '../../../../machines/device-streams/device-streams-machine.ts';
import type { recordSearchMachine } from '../../../../machines/record-search/record-search-machine.ts';

/** A workflow as the audit tells of it. */
export interface ToldWorkflow {
  /** Name of its folder and its chart. */
  readonly name: string;
  /** What it is for, in the chart's own English. */
  readonly description: string;
}

export interface AuditScreenProps {
  readonly search: ActorRefFrom<typeof recordSearchMachine>;
  /** The latest of each, without a filter. */
  readonly payments: ActorRefFrom<typeof paymentListMachine>;
  readonly orders: ActorRefFrom<typeof orderListMachine>;
  readonly workflows: readonly ToldWorkflow[];
}

export interface WorkflowScreenProps extends ToldWorkflow {
  /** SVG of the chart. */
  readonly picture: string;
}

export interface DeviceScreenProps {
  readonly device: ActorRefFrom<typeof deviceStreamsMachine>;
  /** Writes that the server has not acknowledged. */
  readonly unsent: number;
  /** Whether the file that was chosen last was no log. */
  readonly isLogRefused: boolean;
  readonly onLog: (file: File) => void;
}

export interface TrailScreenProps {
  readonly audit: ActorRefFrom<typeof auditMachine>;
  /** SVG of the chart that the trail moved. */
  readonly picture: string;
  /** Saves the trail as a masked log; null where there is no stream behind it. */
  readonly onExport: (() => void) | null;
}

/** A trail that was read, and which of its steps is looked at. */
export interface TrailViewProps extends Pick<TrailScreenProps, 'audit'> {
  readonly trail: Trail;
  readonly at: number;
}
