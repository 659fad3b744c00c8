/** Who somebody is in LINE, by LINE's names. For showing alone: what a phone says of it proves nothing. */
export interface LineProfile {
  readonly userId: string;
  readonly displayName: string;
  readonly pictureUrl?: string;
  readonly statusMessage?: string;
}

/** The profile if it is that of the person with this LINE id, else null: a phone may be signed in to LINE as somebody else. */
export function profileOfPerson(known: LineProfile | null, lineId: string | undefined): LineProfile | null {
  return known !== null && known.userId === lineId ? known : null;
}

/** The fields of a write that tell who it is from in LINE; none where LINE named nobody. */
interface LineFields {
  readonly line_user_id: string;
  readonly line_display_name: string;
  readonly line_picture_url: string;
}

/** A profile as `/update_order` and `/pay_order` take it. */
export function lineFields(profile: LineProfile | null): LineFields | Record<string, never> {
  if (profile === null) return {};
  const { userId, displayName, pictureUrl = '' } = profile;
  return { line_user_id: userId, line_display_name: displayName, line_picture_url: pictureUrl };
}
