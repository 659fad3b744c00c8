import { doubtful, type Quantity } from './figures/quantity.ts';
import type { ItemDraft } from './goods/wanted-item.ts';
import type { Segment } from './segments.ts';

interface Corrected {
  readonly segment: Segment;
  /** What the correction is about. */
  readonly item: ItemDraft;
}

/** Reads segments one by one. A correction may name what it is about by how many of it were said, those three dozen make it four: that item is named before it. */
export function readNamedByQuantity(
  segments: readonly Segment[],
  items: ItemDraft[],
  read: (segment: Segment) => void,
): void {
  for (let at = 0; at < segments.length; at += 1) {
    const [segment, next] = [segments[at], segments[at + 1]];
    if (segment === undefined) continue;
    const [said, becomes] = [soleQuantities(segment), next?.deed === 'set' ? soleQuantities(next) : []];
    // Change the 36 to 48.
    const own = segment.deed === 'set' && said.length === 2 ? aboutCounted(segment, said, items) : null;
    const behind =
      next !== undefined && said.length === 1 && becomes.length === 1
        ? aboutCounted(next, [...said, ...becomes], items)
        : null;
    if (behind !== null) at += 1;
    const corrected = own ?? behind;
    if (corrected !== null && corrected.item !== items.at(-1))
      items.push({ ...corrected.item, deed: 'name', quantity: null });
    read(corrected?.segment ?? segment);
  }
}

/** The quantities of a segment that says nothing else. */
function soleQuantities({ parts, subject }: Segment): readonly Quantity[] {
  const said = parts.flatMap(({ quantity }) => quantity ?? []);
  return said.length === parts.length && subject.length === 0 ? said : [];
}

function aboutCounted(
  segment: Segment,
  [before, becomes]: readonly Quantity[],
  items: readonly ItemDraft[],
): Corrected | null {
  const counted = items.filter(
    ({ deed, goods, quantity }) => deed === 'add' && goods !== null && quantity?.pieces === before?.pieces,
  );
  const item = counted.at(-1);
  if (item === undefined || before === undefined || becomes === undefined) return null;
  const areDozens = before.isDozens && !becomes.isDozens && becomes.pieces < dozen;
  const meant = areDozens ? doubtful({ ...becomes, pieces: becomes.pieces * dozen }) : becomes;
  const quantity = counted.length > 1 ? doubtful(meant) : meant;
  const parts = segment.parts.slice(-1).map((part) => ({ ...part, quantity }));
  return { segment: { ...segment, parts }, item };
}

const dozen = 12;
