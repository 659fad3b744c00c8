import { useSelector } from '@xstate/react';
import { useId, useState, useSyncExternalStore } from 'react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../../domain/contract.ts';
import { pricesOf } from '../../../../domain/orders/cart.ts';
import { wantedOf } from '../../../../domain/orders/matrix.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { priceFor } from '../../../../domain/products/prices.ts';
import type {
  Attribute,
  placeOf,
  VariantMatrix,
  VariantTable,
} from '../../../../domain/products/variants.ts';
import { isRunningOut } from '../../../../domain/stock/stock-level.ts';
import { FilterChips } from '../../../ui/controls/filter-chips.tsx';
import { TypedNumber } from '../../../ui/controls/typed-number.tsx';
import { useReason } from '../../../ui/feedback/toast-context.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { watchMedia } from '../../../ui/layout/split-view.tsx';
import { useViewer } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import type { MatrixProps } from './matrix-props.ts';
import { moveInTable } from './move-in-table.ts';
import { attributeWords, useValueWord } from './value-word.ts';
import styles from './matrix.module.css';

interface MatrixTableProps extends MatrixProps {
  readonly shape: VariantMatrix<Product>;
  readonly table: VariantTable<Product>;
  readonly pricePlace: ReturnType<typeof placeOf>;
  /** A cell has the focus. */
  readonly onFocus: (skuId: string) => void;
}

const narrow = '(width < 360px)';
const subscribe = watchMedia(narrow);

/** Products in rows and columns, each with a number to type; a narrow phone shows one column at a time. */
export function MatrixTable({ matrix, cart, shape, table, pricePlace, onFocus }: MatrixTableProps) {
  const { t } = useTranslation();
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
  const [column, setColumn] = useState(0);
  const wordOf = useValueWord();
  const { rowAttribute, columnAttribute, sectionAttribute } = shape;
  const shownColumns = table.columns.map((_, at) => at).filter((at) => !isNarrow || at === column);
  const columnOf = (at: number) => table.cells.map((row) => row[at] ?? null);
  const nameOf = (product: Product) =>
    [columnAttribute, rowAttribute, sectionAttribute]
      .flatMap((attribute) => (attribute === null ? [] : [wordOf(attribute, product[attribute])]))
      .join(' · ');

  return (
    <section className={styles.section}>
      {table.section !== null && sectionAttribute !== null && (
        <h4 className={styles.sectionTitle}>{wordOf(sectionAttribute, table.section)}</h4>
      )}
      {isNarrow && columnAttribute !== null && (
        <FilterChips
          label={t(attributeWords[columnAttribute])}
          chips={table.columns.map((value, at) => ({
            id: String(at),
            label: wordOf(columnAttribute, value),
            selected: at === column,
          }))}
          onPick={(id) => setColumn(Number(id))}
        />
      )}
      <div className={styles.scroll}>
        <table
          className={styles.table}
          style={{ '--columns': Math.min(shownColumns.length, 3) } as CSSProperties}
          onKeyDownCapture={(event) => {
            if (moveInTable(event)) event.preventDefault();
          }}
        >
          {columnAttribute !== null && !isNarrow && (
            <thead>
              <tr>
                <th scope="col">
                  <span className="unseen">{t(attributeWords[rowAttribute])}</span>
                </th>
                {shownColumns.map((at) => {
                  const products = columnOf(at);
                  return (
                    <th key={table.columns[at]} scope="col">
                      <Heading
                        matrix={matrix}
                        attribute={columnAttribute}
                        value={table.columns[at] ?? ''}
                        products={products}
                        price={pricePlace === 'columns'}
                      />
                    </th>
                  );
                })}
              </tr>
            </thead>
          )}
          <tbody>
            {table.rows.map((value, row) => (
              <tr key={value}>
                <th scope="row">
                  <Heading
                    matrix={matrix}
                    attribute={rowAttribute}
                    value={value}
                    products={table.cells[row] ?? []}
                    price={pricePlace === 'rows'}
                  />
                </th>
                {shownColumns.map((at) => {
                  const product = table.cells[row]?.[at] ?? null;
                  return (
                    <td key={table.columns[at]}>
                      {product !== null && (
                        <Cell
                          matrix={matrix}
                          cart={cart}
                          product={product}
                          name={nameOf(product)}
                          price={pricePlace === 'cells'}
                          onFocus={onFocus}
                        />
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface HeadingProps extends Pick<MatrixProps, 'matrix'> {
  readonly attribute: Attribute;
  readonly value: string;
  readonly products: readonly (Product | null)[];
  /** Whether the products cost the same, and the price stands here. */
  readonly price: boolean;
}

/** Names a row or a column, and fills it with the number that was typed last. */
function Heading({ matrix, attribute, value, products, price }: HeadingProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const wordOf = useValueWord();
  const last = useSelector(matrix, ({ context }) => context.last);
  const isFree = useSelector(matrix, (snapshot) => snapshot.hasTag('editable'));
  const present = products.filter((product) => product !== null);
  const cells = present.filter(({ stock }) => stock > 0).map(({ id, stock }) => ({ skuId: id, stock }));
  const guarded = useReason(reasonAgainst(), () => matrix.send({ type: 'cells.fill', cells }));
  const name = wordOf(attribute, value);
  const [first] = present;
  const picture =
    attribute === 'color'
      ? present
          .map(({ image_urls }) => splitAddresses(image_urls)[0])
          .find((address) => address !== undefined)
      : undefined;
  return (
    <button
      type="button"
      className={styles.heading}
      aria-label={t('product.matrix.fill', { name, count: last ?? 0 })}
      {...guarded}
    >
      {picture !== undefined && <ProductImage src={picture} shape="square" className={styles.picture} />}
      <span className={styles.headingName}>{name}</span>
      {price && first !== undefined && (
        <Money amount={priceFor(viewer, pricesOf(first))} className={styles.cellPrice} />
      )}
    </button>
  );

  function reasonAgainst(): string | undefined {
    if (!isFree) return t('product.matrix.filling');
    if (last === null) return t('product.matrix.typeFirst');
    return cells.length === 0 ? t('home.soldOutReason') : undefined;
  }
}

interface CellProps extends Pick<MatrixProps, 'matrix' | 'cart'>, Pick<MatrixTableProps, 'onFocus'> {
  readonly product: Product;
  readonly name: string;
  readonly price: boolean;
}

function Cell({ matrix, cart, product, name, price, onFocus }: CellProps) {
  const { t } = useTranslation();
  const viewer = useViewer();
  const id = useId();
  const { stock } = product;
  const typed = useSelector(matrix, ({ context }) => context.typed);
  const isFree = useSelector(matrix, (snapshot) => snapshot.hasTag('editable'));
  const lines = useSelector(cart, ({ context }) => context.lines);
  const wanted = wantedOf(product, typed, lines);
  const asked = typed[product.id] ?? 0;
  if (stock <= 0)
    return (
      <span className={classNames(styles.cell, styles.soldOut)}>
        <span className="unseen">{name} </span>
        {t('home.soldOut')}
      </span>
    );
  return (
    <label className={classNames(styles.cell, wanted > 0 && styles.filled)}>
      <TypedNumber
        className={styles.number}
        value={wanted}
        label={t('common.quantityOf', { name })}
        describedBy={id}
        min={0}
        max={stock}
        isEmptyLeast
        readOnly={!isFree}
        onFocus={() => onFocus(product.id)}
        onChange={(quantity) =>
          matrix.send({ type: 'cell.type', skuId: product.id, stock, text: String(quantity) })
        }
      />
      <span
        id={id}
        className={classNames(styles.left, (wanted === stock || isRunningOut(stock)) && styles.few)}
      >
        {stockWord()}
      </span>
      {price && <Money amount={priceFor(viewer, pricesOf(product))} className={styles.cellPrice} />}
    </label>
  );

  function stockWord(): string {
    if (asked > stock) return t('product.matrix.lowered', { before: asked, now: stock });
    if (wanted === stock) return t('product.matrix.all', { count: stock });
    return t('product.left', { count: stock });
  }
}
