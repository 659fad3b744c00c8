/** Who somebody is in LINE, by LINE's names. For showing alone: what a phone says of it proves nothing. */
export interface LineProfile {
  readonly userId: string;
  readonly displayName: string;
  readonly pictureUrl?: string;
  readonly statusMessage?: string;
}
