import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Problem } from '../../domain/outcome.ts';
import type { Invariant } from './invariant.ts';
import type { RecordEdit } from './record-edit.ts';

interface Judged<Seen, Form, Field extends string> {
  readonly edits: {
    isTouched(edit: RecordEdit<Seen, Form, Field>): boolean;
    isDecided(edit: RecordEdit<Seen, Form, Field>): boolean;
  };
  hasFault(form: Form): boolean;
  /** Event by which changes are given up. */
  readonly discard: string;
}

/** Invariants of every chart that changes a record in a form and settles what somebody else changed meanwhile. */
export function recordEditInvariants<Seen extends { readonly version: number }, Form, Field extends string>({
  edits: { isTouched, isDecided },
  hasFault,
  discard,
}: Judged<Seen, Form, Field>): readonly Invariant[] {
  const keptBy = (snapshot: AnyMachineSnapshot) =>
    snapshot.context as RecordEdit<Seen, Form, Field> & { readonly problem: Problem | null };
  return [
    {
      says: 'nothing is sent that has to be corrected, and nothing that was not changed',
      holds: (now) => !now.matches('saving') || (!hasFault(keptBy(now).form) && isTouched(keptBy(now))),
    },
    {
      says: 'what is being sent stays as it was sent',
      holds: (now, cause) =>
        cause?.before.matches('saving') !== true ||
        !now.matches('saving') ||
        JSON.stringify(now.context) === JSON.stringify(cause.before.context),
    },
    {
      says: 'what two people changed is sent only when each field has its answer',
      holds: (now, cause) =>
        cause?.before.matches('conflict') !== true ||
        !now.matches('saving') ||
        isDecided(keptBy(cause.before)),
    },
    {
      says: 'a settled conflict sends the version that it was settled against',
      holds: (now, cause) =>
        cause?.before.matches('conflict') !== true ||
        !now.matches('saving') ||
        keptBy(now).seen?.version === keptBy(cause.before).theirs?.version,
    },
    {
      says: 'there are two versions to choose from exactly where a conflict is asked',
      holds: (now) => now.matches('conflict') === (keptBy(now).theirs !== null),
    },
    {
      says: 'changes are left only when they were given up or settled',
      holds: (now, cause) =>
        cause === null ||
        !now.matches('closed') ||
        cause.before.matches('closed') ||
        !isTouched(keptBy(cause.before)) ||
        [discard, 'conflict.settle'].includes((cause.event as EventObject).type),
    },
    {
      says: 'a refusal explains itself',
      holds: (now) => !now.matches({ editing: 'refused' }) || keptBy(now).problem !== null,
    },
  ];
}
