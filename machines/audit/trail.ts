import type { StaffRole } from '../../domain/roles.ts';

/** What somebody may want to look at step by step. */
export type TrailSource =
  /** A record of the server, by its id: its history is folded over its lifecycle. */
  | { readonly kind: 'order' | 'payment'; readonly id: string }
  /** A stream of this device, by its name. */
  | { readonly kind: 'stream'; readonly stream: string }
  /** A log that was opened from a file, by the name that it got here. */
  | { readonly kind: 'log'; readonly id: string };

/** The facts of a record by the names of its fields, as answers show them. */
export type Facts = Readonly<Record<string, unknown>>;

/** One field before and after a step, as answers show it. */
export interface FieldChange {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** One step of something that happened, and where it led its chart. */
export interface TrailStep {
  /** From 1. */
  readonly number: number;
  readonly event: string;
  /** ISO time; null where nobody noted it. */
  readonly at: string | null;
  /** Who did it; null where a service did. No roles means a customer. */
  readonly by: { readonly name: string; readonly roles: readonly StaffRole[] } | null;
  /** Where the chart stood before and after: paths of its innermost states. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Ids of the transitions that its chart took, as pictures name them. */
  readonly taken: readonly string[];
  /** The chart did nothing with it. */
  readonly isIgnored: boolean;
  /** Whether the chart, asked anew, leads where the record says. */
  readonly agrees: boolean;
  readonly changes: readonly FieldChange[];
  /** What the person had before their eyes; null where they saw nothing of it before, or it was not noted. */
  readonly seen: Facts | null;
}

/** Something that happened, step by step, over the chart that it moved. */
export interface Trail {
  /** Name of the chart. */
  readonly chart: string;
  /** The readable number of a record, with its `#` or `PAY-`; the name of a stream. */
  readonly title: string;
  readonly steps: readonly TrailStep[];
  /** What a person calls the records that the steps name, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}
