const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;
/** Dates are in Asia/Bangkok, which has no daylight saving time. */
const bangkokOffset = '+07:00';
export const bangkokOffsetMs = 7 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** The day in Bangkok of an ISO time, as `YYYY-MM-DD`. */
export function dayInBangkok(time: string): string {
  return new Date(Date.parse(time) + bangkokOffsetMs).toISOString().slice(0, 10);
}

/** A time in Bangkok, as `2026-03-04 12:06`. */
export function timeInBangkok(time: Date): string {
  return new Date(time.getTime() + bangkokOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** Whether a text is a day, as `YYYY-MM-DD`. */
export function isDay(text: string | null): text is string {
  return text !== null && dayPattern.test(text) && dayStart(text) !== null;
}

/** The day so many days earlier; both as `YYYY-MM-DD`. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}

/** The start of a range from this date (YYYY-MM-DD) or time; null when the text is neither. */
export function rangeStart(text: string): Date | null {
  return dayPattern.test(text) ? dayStart(text) : readTime(text);
}

/** The exclusive end of a range up to this date, which is included, or time; null when the text is neither. */
export function rangeEnd(text: string): Date | null {
  const start = rangeStart(text);
  if (start === null) return null;
  return new Date(start.getTime() + (dayPattern.test(text) ? dayMs : 1));
}

function dayStart(day: string): Date | null {
  const asUtc = readValid(`${day}T00:00:00Z`);
  return asUtc?.toISOString().startsWith(day) === true ? readValid(`${day}T00:00:00${bangkokOffset}`) : null;
}

function readTime(text: string): Date | null {
  return timePattern.test(text) ? readValid(text.replace(' ', 'T')) : null;
}

function readValid(text: string): Date | null {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? null : time;
}
