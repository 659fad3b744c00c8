import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { secrets } from '../../schema/people.ts';

const secretBytes = 32;

/**
 * `journal` derives the keys of users' journals and is never rotated; `session` signs tokens where no secret is configured; `print`
 * signs print links, `invite` invitations, `file` addresses of private pictures in messages.
 */
export type SecretName = 'journal' | 'session' | 'print' | 'invite' | 'file';

/** What the merchant was given by LINE for its Messaging API, encrypted: the channel's access token and its secret. */
const givenNames = ['line_token', 'line_secret'] as const;

export type GivenSecretName = (typeof givenNames)[number];

/** A merchant's secrets. */
export function secretQueries(database: Database, merchantId: string) {
  async function find(name: SecretName | GivenSecretName): Promise<string | null> {
    const [row] = await database
      .select({ value: secrets.value })
      .from(secrets)
      .where(and(eq(secrets.merchant_id, merchantId), eq(secrets.name, name)));
    return row?.value ?? null;
  }

  return {
    /** A given secret as it is stored; null where there is none. */
    async findGiven(name: GivenSecretName): Promise<string | null> {
      return await find(name);
    },

    /** Stores a given secret, which is encrypted, in the place of the one before. */
    async setGiven(name: GivenSecretName, value: string): Promise<void> {
      await database
        .insert(secrets)
        .values({ merchant_id: merchantId, name, value })
        .onConflictDoUpdate({ target: [secrets.merchant_id, secrets.name], set: { value } });
    },

    async removeGiven(): Promise<void> {
      await database
        .delete(secrets)
        .where(and(eq(secrets.merchant_id, merchantId), inArray(secrets.name, givenNames)));
    },

    /** The secret of that name, generated at the first call. */
    async get(name: SecretName): Promise<string> {
      const known = await find(name);
      if (known !== null) return known;
      await database
        .insert(secrets)
        .values({ merchant_id: merchantId, name, value: randomBytes(secretBytes).toString('base64url') })
        .onConflictDoNothing();
      const made = await find(name);
      if (made === null) throw new Error(`No secret ${name} of ${merchantId}`);
      return made;
    },
  };
}
