/** Pieces up to which a product counts as running out. */
const few = 5;

/** Whether so few pieces are left that whoever wants some should hurry; none left is something else. */
export function isRunningOut(stock: number): boolean {
  return stock > 0 && stock <= few;
}
