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
