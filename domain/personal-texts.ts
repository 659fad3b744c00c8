/** What stands where a personal text stood. */
const mask = '…';

/** Fields of records and requests that say who somebody is, where they live, or what they wrote. */
const personal: ReadonlySet<string> = new Set([
  'remark',
  'text',
  'query',
  'address',
  'merchant_address',
  'merchant_alias',
  'merchant_phone',
  'alias',
  'phone',
  'contact',
  'group_name',
  'groupName',
  'username',
  'display_name',
  'picture_url',
  'avatar_url',
  'line_id',
  'owner_line_id',
  'line_user_id',
  'line_display_name',
  'line_picture_url',
  'operator_name',
  'changed_by',
  'payer_name',
  'payer_account',
  'payee_name',
  'payee_account',
  'transaction_id',
  'extra',
  'photo',
  'shop_photo',
  'merchant_photo',
  'latitude',
  'longitude',
  'fileName',
]);

/** Objects that name a person by their `name`. */
const persons: ReadonlySet<string> = new Set(['by', 'user']);

/**
 * A JSON value without what is personal in it: texts become `…`, figures 0, and everything keeps its shape, so that a chart
 * is moved by it as by the original.
 */
export function maskPersonalTexts(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskPersonalTexts(item, field));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        maskPersonalTexts(inner, name === 'name' && persons.has(field) ? 'username' : name),
      ]),
    );
  }
  if (!personal.has(field)) return value;
  if (typeof value === 'string') return value === '' ? '' : mask;
  return typeof value === 'number' ? 0 : value;
}

/** Phone numbers as they are written in Thailand and China, or with a country's code: spaces and hyphens between figures. */
const phones = /(?<![\w.])(?:\+\d{1,3}[ -]?\d|0\d|1[3-9])(?:[ -]?\d){7,9}(?!\w)/g;

/** A text in which nothing says what is personal, without phone numbers and without `names`, which are known to be personal. */
export function maskFreeText(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((masked, name) => masked.replaceAll(name, mask), text)
    .replaceAll(phones, mask);
}

/** The personal texts of a record: its own name, and each of the fields that say who somebody is. */
export function personalTextsOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    (field === 'name' || personal.has(field)) && typeof value === 'string' ? [value] : [],
  );
}
