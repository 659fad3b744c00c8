import { decrypt, encrypt } from '../crypto.ts';
import type { GivenSecretName } from '../store/queries/people/secrets.ts';
import type { Queries } from '../store/store.ts';

// The secrets of a merchant's channel of the Messaging API are encrypted under a key made from SESSION_SECRET, which is not in the
// database: a backup alone sends nothing in the shop's name.

const purposeOf = (merchantId: string, name: GivenSecretName) => `${name} of ${merchantId}`;

/** Stores a secret of a merchant's channel, encrypted. */
export async function keepLineSecret(
  { secrets }: Pick<Queries, 'secrets'>,
  { merchantId, name, sessionSecret }: LineSecret,
  value: string,
): Promise<void> {
  await secrets.setGiven(name, encrypt(sessionSecret, purposeOf(merchantId, name), value));
}

/** A secret of a merchant's channel; null where there is none, or it was stored under another `SESSION_SECRET`. */
export async function readLineSecret(
  { secrets }: Pick<Queries, 'secrets'>,
  { merchantId, name, sessionSecret }: LineSecret,
): Promise<string | null> {
  const kept = await secrets.findGiven(name);
  return kept === null ? null : decrypt(sessionSecret, purposeOf(merchantId, name), kept);
}

interface LineSecret {
  readonly merchantId: string;
  readonly name: GivenSecretName;
  readonly sessionSecret: string;
}
