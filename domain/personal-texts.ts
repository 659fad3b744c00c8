/** Replacement for a personal text. */
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
  'phones',
  'promptpay_id',
  'contact',
  'place_name',
  'unmatched',
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
  'displayName',
  'statusMessage',
  'pictureUrl',
  'userId',
  'operator_name',
  'operator_names',
  'changed_by',
  'confirmed_by',
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

/** Objects, and lists of them, that name a person or a customer group by their `name`. */
const named: ReadonlySet<string> = new Set([
  'by',
  'user',
  'person',
  'created_by',
  'changed_by',
  'confirmed_by',
  'rejected_by',
  'group',
  'groups',
]);

/** What only records of a person, or of a customer group, have beside their `name`. */
const besideNames: readonly string[] = ['role', 'members', 'group_id'];

/**
 * Masks personal data in a JSON value: texts become `…`, numbers 0. The structure is kept, so that replaying masked events leads a
 * chart through the same states.
 */
export function maskPersonalTexts(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => maskPersonalTexts(item, field));
  if (typeof value === 'object' && value !== null) {
    const record = value as Readonly<Record<string, unknown>>;
    return Object.fromEntries(
      Object.entries(record).map(([name, inner]) => [
        name,
        maskPersonalTexts(inner, isPersonal(name, record, field) ? 'username' : name),
      ]),
    );
  }
  if (!personal.has(field)) return value;
  if (typeof value === 'string') return value === '' ? '' : mask;
  return typeof value === 'number' ? 0 : value;
}

/** Whether a part of a record, which lies under this field, is personal although its own name does not say so. */
function isPersonal(name: string, record: Readonly<Record<string, unknown>>, field: string): boolean {
  // What a personal field was changed from and to.
  if (name === 'from' || name === 'to') return personal.has(field) || field === 'undelivered';
  // Who did something by their name alone; a step by a number, and a way to sign in, are nobody's.
  if (name === 'by') return typeof record[name] === 'string' && field !== 'method';
  if (name !== 'name') return false;
  return (
    named.has(field) ||
    besideNames.some((other) => other in record) ||
    field === 'change' ||
    record['type'] === 'name.change'
  );
}

/** Thai, Chinese and international phone numbers, with optional spaces and hyphens between digits. */
const phones = /(?<![\w.])(?:\+\d{1,3}[ -]?\d|0\d|1[3-9])(?:[ -]?\d){7,9}(?!\w)/g;

/** Masks phone numbers and the given `names` in a free text. */
export function maskFreeText(text: string, names: readonly string[]): string {
  return names
    .filter((name) => name !== '')
    .sort((one, other) => other.length - one.length)
    .reduce((masked, name) => masked.replaceAll(name, mask), text)
    .replaceAll(phones, mask);
}

/** The values of a record's personal fields, including its `name`. */
export function personalTextsOf(record: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(record).flatMap(([field, value]) =>
    (field === 'name' || personal.has(field)) && typeof value === 'string' ? [value] : [],
  );
}
