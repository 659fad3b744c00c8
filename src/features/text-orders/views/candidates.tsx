import { useTranslation } from 'react-i18next';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import type { DraftLine } from '../../../../domain/orders/order-draft.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { OrderDraftActor } from './text-order-props.ts';
import styles from './draft-line.module.css';

interface CandidatesProps {
  readonly draft: OrderDraftActor;
  readonly line: DraftLine;
}

/** The products that the words of a line may mean, to choose the one that is meant. */
export function Candidates({ draft, line }: CandidatesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const names = new Set(line.candidates.map((product) => nameIn(language, product)));
  return (
    <ul className={styles.candidates} aria-label={t('textOrder.line.candidates')}>
      {line.candidates.map((product) => {
        const attributes = attributesOf(shown(product));
        const name = nameIn(language, product);
        return (
          <li key={product.id}>
            <button
              type="button"
              className={styles.candidate}
              aria-pressed={product.id === line.product.id}
              onClick={() => draft.send({ type: 'line.choose', lineId: line.id, productId: product.id })}
            >
              <ProductImage src={product.picture || null} shape="square" className={styles.small} />
              <span className={styles.candidateWords}>
                {/* What all of them share need not be read again. */}
                <span className={styles.candidateName}>
                  {names.size === 1 && attributes !== '' ? attributes : fullName(name, shown(product))}
                </span>
                <span className={styles.candidateFacts}>
                  <Money amount={product.price} /> · {t('count.pieces', { count: product.stock })}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
