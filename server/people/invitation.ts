import { Refusal } from '../http/refusal.ts';
import { isSigned, sign } from '../crypto.ts';

/** What an invitation says: whoever shows it joins this group of this merchant. */
export interface Invitation {
  readonly merchantId: string;
  readonly groupId: string;
  readonly expires: Date;
}

/** Milliseconds that an invitation is valid: 7 days. */
export const invitationLifetimeMs = 7 * 24 * 60 * 60 * 1000;

/** An invitation as a link carries it, signed with the merchant's secret for invitations. */
export function writeInvitation(secret: string, { merchantId, groupId, expires }: Invitation): string {
  const text = Buffer.from(JSON.stringify([merchantId, groupId, expires.getTime()])).toString('base64url');
  return `${text}.${sign(secret, text)}`;
}

/** The group that an invitation leads to; refused when it was not written with this secret for this merchant, or has expired. */
export function readInvitation(
  secret: string,
  invitation: string,
  { merchantId, now }: { readonly merchantId: string; readonly now: Date },
): string {
  const [text = '', signature = '', more] = invitation.split('.');
  if (more !== undefined || !isSigned(secret, text, signature)) throw new Refusal('invalid_invite');
  const [merchant, groupId, expires] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
  ];
  if (merchant !== merchantId || now.getTime() >= expires) throw new Refusal('invalid_invite');
  return groupId;
}
