/** The forms of a record that somebody else changed while a person changed it too. */
export interface EditConflict<Form> {
  /** As the person's changes began. */
  readonly seen: Form;
  readonly mine: Form;
  readonly theirs: Form;
}

/** Whose value of a field is kept. */
export type Side = 'mine' | 'theirs';

/** For each field that both changed, whose value is kept. */
export type Choices<Field extends string> = Readonly<Partial<Record<Field, Side>>>;

/** What of a form is compared and settled by itself: a text, or values that belong together. */
export interface EditedFields<Form, Field extends string> {
  readonly fields: readonly Field[];
  /** Whether two forms say the same in a field, whatever way it is typed. */
  isSame(field: Field, some: Form, other: Form): boolean;
  /** The values of a field. */
  valuesOf(field: Field, form: Form): Partial<Form>;
}

/** The fields in which a form differs from another one. */
export function changedFields<Form, Field extends string>(
  { fields, isSame }: EditedFields<Form, Field>,
  seen: Form,
  form: Form,
): readonly Field[] {
  return fields.filter((field) => !isSame(field, seen, form));
}

/** The fields that both changed, to different values: a person chooses between them. */
export function contestedFields<Form, Field extends string>(
  edited: EditedFields<Form, Field>,
  { seen, mine, theirs }: EditConflict<Form>,
): readonly Field[] {
  return changedFields(edited, seen, mine).filter(
    (field) => !edited.isSame(field, seen, theirs) && !edited.isSame(field, mine, theirs),
  );
}

/** The fields that only the other one changed: they are taken over. */
export function adoptedFields<Form, Field extends string>(
  edited: EditedFields<Form, Field>,
  { seen, mine, theirs }: EditConflict<Form>,
): readonly Field[] {
  const own = changedFields(edited, seen, mine);
  return changedFields(edited, seen, theirs).filter((field) => !own.includes(field));
}

/** The form with both persons' changes, by the choices that were made. */
export function mergeEdits<Form extends object, Field extends string>(
  edited: EditedFields<Form, Field>,
  { seen, mine, theirs }: EditConflict<Form>,
  choices: Choices<Field>,
): Form {
  return changedFields(edited, seen, mine)
    .filter((field) => choices[field] !== 'theirs')
    .reduce((form, field) => ({ ...form, ...edited.valuesOf(field, mine) }), theirs);
}
