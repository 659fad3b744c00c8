import { nameKey } from '../name-keys.ts';
import { likelyPiecesOf, sureFrom, sureNameFrom } from './entry-rows.ts';
import type { EntryRow, SimilarProduct } from './entry-rows.ts';

/**
 * The product that a row is perhaps a misreading of; null once a person chose a product, or none, or typed a name that is not the
 * product's either.
 */
export function openSimilar({ product, name, similar }: EntryRow): SimilarProduct | null {
  if (product !== null || similar === undefined) return null;
  const { name: own, ch_name, th_name } = similar.product;
  const meant = [similar.readAs, own, ch_name, th_name].filter((one) => one !== '');
  return meant.some((one) => nameKey(one) === nameKey(name)) ? similar : null;
}

/** Whether a row has to be looked at. */
export function isUnsure(row: EntryRow): boolean {
  // Nothing else is asked of a row that may be misread.
  if (openSimilar(row) !== null) return false;
  return (
    isDoubtful(row) ||
    countsPacks(row) ||
    likelyPiecesOf(row) !== null ||
    hasDoubtfulName(row) ||
    openNamesakes(row) > 0
  );
}

/** How many products of the shop a new product may be by its name; 0 once a person has looked at that. */
export function openNamesakes({ product, namesakes = 0 }: EntryRow): number {
  return product === null ? namesakes : 0;
}

/** How surely a row was read, from 0 to 1: of a new product no surer than its name, which nothing else bears out. */
export function certaintyOf({ product, confidence, nameConfidence = 1 }: EntryRow): number {
  return product === null ? Math.min(confidence, nameConfidence) : confidence;
}

/** Whether a row as a whole was not read surely. */
export function isDoubtful({ isChecked, confidence, problem }: EntryRow): boolean {
  return !isChecked && (confidence < sureFrom || problem === 'unsure');
}

/** Whether the amount of a row is that of packs, of which nobody said how much they hold. */
export function countsPacks({ packs }: EntryRow): boolean {
  return packs === true;
}

/** Whether the name of a new product may be misread by a letter. That of a product of the shop is not taken from the row. */
export function hasDoubtfulName(row: EntryRow): boolean {
  const { product, nameConfidence = 1 } = row;
  return product === null && nameConfidence < sureNameFrom && openSimilar(row) === null;
}
