import type { components } from '../../domain/contract.gen.ts';

/** Machine-readable reason of an error, a stable part of the contract. */
export type Reason = components['schemas']['Reason'];

/** The HTTP status and the English message of each reason. */
const refusals: Readonly<Record<Reason, readonly [status: number, message: string]>> = {
  token_null: [401, 'token is null'],
  token_expired: [401, 'token is expired'],
  invalid_token: [401, 'Invalid or expired token'],
  line_refused: [401, 'LINE authentication failed'],
  line_unreachable: [503, 'LINE could not be reached'],
  map_unreachable: [503, 'The server of the map could not be reached'],
  not_configured: [503, 'Not configured'],
  overloaded: [503, 'Server is busy, please try again later'],
  forbidden_role: [403, "You don't have permission to do this"],
  foreign_group: [403, 'This group is not yours'],
  demo_only_local: [403, 'The demo answers on this machine only'],
  invalid_request: [400, 'Invalid request'],
  not_found: [404, 'Not found'],
  idempotency_in_flight: [409, 'This request is still being worked on'],
  idempotency_key_reused: [422, 'This key was used for another request'],
  version_conflict: [409, 'It was changed by somebody else'],
  not_allowed_in_status: [409, 'Not possible in its status'],
  already_confirmed: [409, 'Already confirmed'],
  already_rejected: [409, 'Already rejected'],
  price_changed: [409, 'The price has changed'],
  insufficient_stock: [422, 'Insufficient stock'],
  inactive_product: [422, 'The product is no longer sold'],
  barcode_taken: [409, 'Another product has this barcode'],
  product_exists: [409, 'Products of these names are there already'],
  duplicate_line: [422, 'A product is listed twice'],
  amount_mismatch: [422, "The amounts don't add up"],
  too_many_open_orders: [422, 'Too many unconfirmed orders'],
  mixed_groups: [422, 'The orders belong to several groups'],
  photo_required: [422, 'A photo is required'],
  too_many_photos: [422, 'Too many photos'],
  photo_is_proof: [422, 'The photo proves a payment, and stays private'],
  confirmation_disabled: [422, 'Receipts are not confirmed here'],
  stock_moved: [409, 'The stock has moved'],
  unknown_sku: [404, 'There is no such product'],
  reserved_stock: [422, 'Orders reserve more than that'],
  wrong_category_level: [422, 'Products belong to a category of the third level'],
  role_not_assignable: [422, 'This role cannot be given'],
  person_not_changeable: [422, 'The roles of this person are not yours to change'],
  not_a_customer: [422, 'Only customers have a group and can be VIP'],
  has_open_orders: [422, 'This customer has orders that are open or not paid'],
  invalid_invite: [422, 'The invitation is not valid any more'],
  upload_quota: [422, 'Too much was stored within a day'],
  file_too_large: [413, 'The file is too large'],
  file_unpacks_too_large: [413, 'The file unpacks to too much'],
  wrong_file_type: [415, 'Not a kind of file that is accepted'],
  file_broken: [415, 'The file is damaged or cut off'],
  file_of_two_kinds: [415, 'The file is of more than one kind'],
  unsupported_media_type: [415, 'The body is not of the kind that this call takes'],
  nothing_recognised: [422, 'No goods could be read'],
  file_encrypted: [422, 'The file opens with a password only'],
  file_damaged: [422, 'The file could not be read'],
  too_many_rows: [422, 'The file has too many rows'],
  took_too_long: [422, 'Reading the file took too long'],
  rate_limited: [429, 'Operation too frequent, please try again later'],
  server_error: [500, 'Server error'],
};

/** Thrown to refuse a request: the transaction is rolled back and the reason is answered in the contract's envelope. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly reason: Reason;
  readonly statusCode: number;
  /** The rest of the envelope's `data`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(reason: Reason, details: Readonly<Record<string, unknown>> = {}, message?: string) {
    const [status, usual] = refusals[reason];
    super(message ?? usual);
    this.reason = reason;
    this.statusCode = status;
    this.details = details;
  }
}

/** The refusal of a request that violates the contract; `field` is the invalid one. */
export function invalidRequest(field: string, message: string): Refusal {
  return new Refusal('invalid_request', { field }, `Invalid request: ${field} ${message}`);
}
