/** What tells products of a category apart. */
interface Named {
  readonly name: string;
}

/** Products of other names than the shown one's, whose siblings are chosen elsewhere: one of each name first, then the further ones. */
export function othersOfCategory<Product extends Named>(
  products: readonly Product[],
  shown: Named,
  most: number,
): readonly Product[] {
  const others = products.filter(({ name }) => name !== shown.name);
  const isFirst = (product: Product, at: number) =>
    others.findIndex(({ name }) => name === product.name) === at;
  const further = others.filter((product, at) => !isFirst(product, at));
  return [...others.filter(isFirst), ...further].slice(0, most);
}
