/** What the headers of a call say of the device and its person. */
export interface RequestSource {
  /** The session token, when there is one. */
  token(): string | null;
  lineId(): string;
  groupId(): string;
  source(): 'line' | 'web';
  /** Of the interface. */
  language(): string;
}

/** Header values must be Latin; anything else is percent-encoded. */
function headerText(text: string): string {
  return encodeURIComponent(text);
}

/** The headers every call carries; `line_id` and `group_id` are hints, identity comes from the token. */
export function headersFor(from: RequestSource): Record<string, string> {
  const token = from.token();
  return {
    'Accept-Language': from.language(),
    source: from.source(),
    line_id: headerText(from.lineId()),
    group_id: headerText(from.groupId()),
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
  };
}
