import { Refusal } from '../http/refusal.ts';
import { isSigned, sign } from '../crypto.ts';

/** An invitation to join a group of a merchant. */
export interface Invitation {
  readonly merchantId: string;
  readonly groupId: string;
  readonly expires: Date;
}

/** Validity of an invitation: 7 days, in milliseconds. */
export const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** Encodes an invitation for a link, signed with the merchant's secret. */
export function signInvitation(secret: string, { merchantId, groupId, expires }: Invitation): string {
  const text = Buffer.from(JSON.stringify([merchantId, groupId, expires.getTime()])).toString('base64url');
  return `${text}.${sign(secret, text)}`;
}

/** The group of an invitation, and when it was made; throws `invalid_invite` when the signature or merchant is wrong, or it has expired. */
export function verifyInvitation(
  secret: string,
  invitation: string,
  { merchantId, now }: { readonly merchantId: string; readonly now: Date },
): { readonly groupId: string; readonly made: Date } {
  const [text = '', signature = '', more] = invitation.split('.');
  if (more !== undefined || !isSigned(secret, text, signature)) throw new Refusal('invalid_invite');
  const [merchant, groupId, expires] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
  ];
  if (merchant !== merchantId || now.getTime() >= expires) throw new Refusal('invalid_invite');
  return { groupId, made: new Date(expires - invitationLifetimeMs) };
}
