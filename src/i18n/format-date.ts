const bangkokOffsetMs = 7 * 60 * 60 * 1000;
const dayMs = 24 * 60 * 60 * 1000;

/** An ISO time as the clock in Bangkok shows it (no summer time there): `2026-06-14T09:05:00.000Z` shifted by seven hours. */
function bangkokClock(time: string): string {
  return new Date(Date.parse(time) + bangkokOffsetMs).toISOString();
}

/** `YYYY-MM-DD HH:mm` in Bangkok, Gregorian in every language, of an ISO time; no line breaks between day and hour. */
export function formatDateTime(time: string): string {
  return bangkokClock(time).slice(0, 16).replace('T', '\u00A0');
}

/** `YYYY-MM-DD HH:mm:ss` in Bangkok of an ISO time, for who has to know it exactly. */
export function formatSecond(time: string): string {
  return bangkokClock(time).slice(0, 19).replace('T', '\u00A0');
}

/** `HH:mm` in Bangkok of an ISO time. */
export function formatTime(time: string): string {
  return bangkokClock(time).slice(11, 16);
}

/** `YYYY-MM-DD` in Bangkok of an ISO time. */
export function formatDay(time: string): string {
  return bangkokClock(time).slice(0, 10);
}

/** `MM-DD HH:mm` for lists: the year is left out while it is that of `now` (both ISO times). */
export function formatShortDateTime(time: string, now: string): string {
  const full = formatDateTime(time);
  return full.slice(0, 4) === formatDay(now).slice(0, 4) ? full.slice(5) : full;
}

/** Whole calendar days in Bangkok from one ISO time to a later one. */
export function countDays(since: string, until: string): number {
  return Math.round((Date.parse(formatDay(until)) - Date.parse(formatDay(since))) / dayMs);
}

/** ISO 8601 with the offset of Bangkok of an ISO time, for a text that is read elsewhere. */
export function formatWithOffset(time: string): string {
  return bangkokClock(time).replace('Z', '+07:00');
}

/** `MM-DD HH:mm:ss.SSS` in Bangkok of an ISO time, where every moment counts. */
export function formatMoment(time: string): string {
  return bangkokClock(time).slice(5, 23).replace('T', '\u00A0');
}
