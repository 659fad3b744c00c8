import type { StaffRole } from '../../domain/roles.ts';

/** A source of steps that an auditor can go through. */
export type TrailSource =
  /** A record of the server, by its id: its history is folded over its lifecycle. */
  | { readonly kind: 'order' | 'payment'; readonly id: string }
  /** A stream of this device, by its name. */
  | { readonly kind: 'stream'; readonly stream: string }
  /** A log that was opened from a file, by the name that it has in this page. */
  | { readonly kind: 'log'; readonly id: string };

/** The facts of a record by the names of its fields, as answers show them. */
export type Facts = Readonly<Record<string, unknown>>;

/** One field before and after a step, as answers show it. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** One recorded step, and the states of its chart before and after it. */
export interface TrailStep {
  /** From 1. */
  readonly number: number;
  readonly event: string;
  /** ISO time; null if no step of the trail has one. */
  readonly at: string | null;
  /** Whether `at` was recorded with this step. A service's answer has no time of its own and gets that of the step before. */
  readonly isTimed: boolean;
  /** The person who did it; null for a service. No roles means a customer. */
  readonly by: { readonly name: string; readonly roles: readonly StaffRole[] } | null;
  /** Paths of the chart's innermost states before and after. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of the transitions that the chart took, as in its picture. */
  readonly taken: readonly string[];
  /** Whether the chart ignored the event. */
  readonly isIgnored: boolean;
  /** Whether today's chart takes the step as it was recorded. */
  readonly agrees: boolean;
  readonly changes: readonly FieldChange[];
  /** The record as the person saw it before the step; null if they had not seen it, or that was not recorded. */
  readonly seen: Facts | null;
}

/** The recorded steps of a record or stream, and the chart that they were folded over. */
export interface Trail {
  /** Name of the chart. */
  readonly chart: string;
  /** The readable number of a record, with its `#` or `PAY-`; the name of a stream. */
  readonly title: string;
  readonly steps: readonly TrailStep[];
  /** Readable names of the records that the steps reference, by id. */
  readonly names: Readonly<Record<string, string>>;
}
