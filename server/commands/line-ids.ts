import type { MerchantRow } from '../store/queries/people/users.ts';
import { invalidOption } from '../startup/process-errors.ts';

/** A merchant's LINE Login channel and LIFF app. */
interface LineIds {
  readonly line_channel_id: string;
  readonly liff_id: string;
}

/** Reads `--channel-id` and `--liff-id`. */
export function readLineIds(options: { readonly 'channel-id': string; readonly 'liff-id': string }): LineIds {
  const { 'channel-id': line_channel_id, 'liff-id': liff_id } = options;
  if (!/^\d{1,20}$/.test(line_channel_id)) throw invalidOption('channel-id', 'must be digits');
  if (!/^\d+-[A-Za-z0-9]+$/.test(liff_id)) throw invalidOption('liff-id', 'must be like 1234567890-AbcdEfgh');
  return { line_channel_id, liff_id };
}

/** Throws when another merchant has the channel, which decides which merchant somebody signs in to. */
export function refuseTakenChannel(others: readonly MerchantRow[], { line_channel_id }: LineIds): void {
  const taken = others.find((other) => other.line_channel_id === line_channel_id);
  if (taken) throw invalidOption('channel-id', `belongs to the merchant ${taken.name}`);
}
