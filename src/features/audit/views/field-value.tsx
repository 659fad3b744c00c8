import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { OrderLine } from '../../../../domain/contract.ts';
import { readWire } from '../../../../domain/money.ts';
import { attributesOf, lineNameIn } from '../../../../domain/names.ts';
import { Money } from '../../../ui/values/money.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { useLanguage } from '../../../ui/screen-context.ts';
import styles from './field-value.module.css';

interface FieldValueProps {
  /** Name of the field, as answers have it. */
  readonly field: string;
  readonly value: unknown;
  /** What a person calls the records that the value may name, by their ids. */
  readonly names: Readonly<Record<string, string>>;
}

/** Whether a value says something: an empty remark, no photos or no cash do not. */
export function isTold(value: unknown): boolean {
  return value != null && value !== '' && value !== 0 && !(Array.isArray(value) && value.length === 0);
}

/** What a field holds, as a person reads it: money as money, photos as pictures, records by their numbers. */
export function FieldValue({ field, value, names }: FieldValueProps) {
  const { t } = useTranslation();
  switch (field) {
    case 'total_amount':
    case 'should_paid_amount':
    case 'paid_amount':
    case 'paid_amount_cash':
    case 'paid_amount_receipt':
      return <Money amount={readWire(Number(value))} />;
    case 'payment_type':
      return value === 'cash' || value === 'receipt' || value === 'mix'
        ? t(`paymentType.${value}`)
        : String(value);
    case 'payment_photos':
      return <Photos addresses={value as readonly string[]} />;
    case 'detail':
      return <Lines lines={value as readonly OrderLine[]} />;
    case 'order_ids':
      return (
        <span className={styles.links}>
          {(value as readonly string[]).map((id) => (
            <Link key={id} className={styles.link} to={`/audit/order/${id}`}>
              {names[id] ?? id}
            </Link>
          ))}
        </span>
      );
    case 'payment_oder':
      return (
        <Link className={styles.link} to={`/audit/payment/${String(value)}`}>
          {t('order.openPayment')}
        </Link>
      );
    case 'address_id':
      return <>{names[String(value)] ?? String(value)}</>;
    default:
      return (
        <span className={styles.plain}>{typeof value === 'string' ? value : JSON.stringify(value)}</span>
      );
  }
}

/** Proof photos; the names of their files, of which the same one is the same picture, are folded away. */
function Photos({ addresses }: { readonly addresses: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <span className={styles.photos}>
      {addresses.map((address, index) => (
        <a key={address} href={address} target="_blank" rel="noreferrer">
          <ProductImage
            src={address}
            alt={t('product.pictureAt', { at: index + 1, of: addresses.length })}
            shape="square"
            className={styles.picture}
          />
        </a>
      ))}
      <details className={styles.files}>
        <summary className={styles.summary}>{t('audit.fileNames')}</summary>
        {addresses.map((address) => (
          <span key={address} className={styles.file}>
            {address.split('/').at(-1)}
          </span>
        ))}
      </details>
    </span>
  );
}

function Lines({ lines }: { readonly lines: readonly OrderLine[] }) {
  const language = useLanguage();
  const shown = useShownColour();
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line.sku_id} className={styles.line}>
          <span>
            {[lineNameIn(language, line), attributesOf(shown(line))]
              .filter((word) => word !== '')
              .join(' · ')}
          </span>
          <span className={styles.sum}>
            {line.quantity} × <Money amount={readWire(line.price)} />
          </span>
        </span>
      ))}
    </span>
  );
}
