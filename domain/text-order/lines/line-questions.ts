import { maxLineQuantity } from '../../limits.ts';
import type { Simplify } from '../../search/words.ts';
import type { Choosable } from './choosable.ts';
import { foldOrderText } from '../folded-text.ts';
import { scan } from '../scan.ts';
import type { TextLine } from './line-drafts.ts';
import { withoutContacts } from '../pasted/without-contacts.ts';

/** What is left to choose of an unsure line. */
export interface LineQuestion<TProduct> {
  /** Its place among the lines. */
  readonly at: number;
  /** What it was read from, without phones and addresses. */
  readonly text: string;
  /** The line's own product first. */
  readonly products: readonly TProduct[];
  /** The line's own quantity first, then what else its text says. */
  readonly quantities: readonly number[];
}

/** What somebody chose who was asked. */
export interface LineChoice {
  /** Place among the question's products; null where the text does not say which. */
  readonly product: number | null;
  /** One of the question's quantities. */
  readonly quantity: number;
}

/** Surer than words alone, and never so sure that nobody looks at it. */
const chosenConfidence = 0.75;

/** The unsure lines that leave something to choose. A line whose words may hold an address is none of them. */
export function questionsOf<TProduct extends Choosable>(
  lines: readonly TextLine<TProduct>[],
  simplify: Simplify,
): LineQuestion<TProduct>[] {
  return lines.flatMap(({ product, candidates, quantity, source }, at) => {
    if (candidates.length === 0) return [];
    const text = withoutContacts(simplify(source));
    const products = [product, ...candidates.filter((other) => other !== product)];
    const quantities = [...new Set([quantity, ...quantitiesIn(text, simplify)])];
    const isOpen = products.length > 1 || quantities.length > 1;
    return isOpen && text !== '' ? [{ at, text, products, quantities }] : [];
  });
}

function quantitiesIn(text: string, simplify: Simplify): number[] {
  return scan(foldOrderText(text, simplify))
    .flatMap((token) => (token.kind === 'quantity' ? [token.quantity.pieces] : []))
    .filter((pieces) => pieces <= maxLineQuantity);
}

/**
 * The lines as they were chosen, each still unsure and with its candidates. A product that another line has is not chosen again. Throws a
 * `RangeError` where a choice is missing or was not there to choose.
 */
export function chosenLines<TProduct extends Choosable>(
  lines: readonly TextLine<TProduct>[],
  questions: readonly LineQuestion<TProduct>[],
  choices: readonly LineChoice[],
): readonly TextLine<TProduct>[] {
  if (choices.length !== questions.length)
    throw new RangeError(`${choices.length} choices for ${questions.length} lines`);
  const chosen = [...lines];
  for (const [place, { at, products, quantities }] of questions.entries()) {
    const [line, choice] = [chosen[at], choices[place]];
    if (line === undefined || choice === undefined || !quantities.includes(choice.quantity))
      throw new RangeError(`No such quantity of line ${place}`);
    if (choice.product === null) continue;
    const product = products[choice.product];
    if (product === undefined) throw new RangeError(`No such product of line ${place}`);
    if (chosen.some((other, otherAt) => otherAt !== at && other.product.sku_id === product.sku_id)) continue;
    chosen[at] = {
      ...line,
      product,
      quantity: choice.quantity,
      confidence: Math.max(line.confidence, chosenConfidence),
      candidates: [product, ...products.filter((other) => other !== product)],
    };
  }
  return chosen;
}
