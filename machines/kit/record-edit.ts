import { changedFields, contestedFields, mergeEdits } from '../../domain/edit-conflict.ts';
import type { Choices, EditConflict, EditedFields } from '../../domain/edit-conflict.ts';

/** What a chart keeps of a record that a person changes in a form. */
export interface RecordEdit<Seen, Form, Field extends string> {
  /** The record as the changes began; null before the form was opened. */
  readonly seen: Seen | null;
  readonly form: Form;
  /** The record as somebody else made it meanwhile. */
  readonly theirs: Seen | null;
  readonly choices: Choices<Field>;
}

/** What a chart asks of a form over a record: whether it was changed, and how what two people changed is settled. */
export function recordEdit<Seen, Form extends object, Field extends string>(
  edited: EditedFields<Form, Field>,
  formOf: (record: Seen) => Form,
) {
  type Edit = RecordEdit<Seen, Form, Field>;

  function conflictOf({ seen, form, theirs }: Edit): EditConflict<Form> {
    if (seen === null || theirs === null)
      throw new Error('only what was seen and changed meanwhile is settled');
    return { seen: formOf(seen), mine: form, theirs: formOf(theirs) };
  }

  /** The fields that both changed, to different values. */
  const contestedIn = (edit: Edit) => contestedFields(edited, conflictOf(edit));

  /** The form with both persons' changes. */
  const mergedForm = (edit: Edit) => mergeEdits(edited, conflictOf(edit), edit.choices);

  return {
    contestedIn,
    mergedForm,
    /** Whether there are changes that the server does not have. */
    isTouched: ({ seen, form }: Edit) =>
      seen !== null && changedFields(edited, formOf(seen), form).length > 0,
    /** Whether each field that both changed has its answer. */
    isDecided: (edit: Edit) => contestedIn(edit).every((field) => edit.choices[field] !== undefined),
    /** Whether nothing of the person's own is left once a conflict is settled. */
    leavesTheirs: (edit: Edit) =>
      changedFields(edited, conflictOf(edit).theirs, mergedForm(edit)).length === 0,
  };
}
