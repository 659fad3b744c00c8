import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether the run has the time for what repeats another case, as `npm run campaign` has. */
    allCases: boolean;
  }
}

/** Whether everything is played, as in `npm run campaign`; `npm test` has less time. */
export const playsAllCases = inject('allCases');

/** The cases of a table: all of them in `npm run campaign`, and in `npm test` those at these places, the first of which is 0; none where none is named. */
export function casesAt<Case>(all: readonly Case[], ...places: readonly number[]): Case[] {
  const missing = places.find((place) => place >= all.length);
  if (missing !== undefined) throw new Error(`there is no case ${missing}`);
  return playsAllCases ? [...all] : places.flatMap((place) => all.slice(place, place + 1));
}
