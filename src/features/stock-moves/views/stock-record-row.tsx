import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StockRecord } from '../../../../domain/contract.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { PhotoPreview } from '../../../ui/photos/photo-preview.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { SourceFile } from './source-file.tsx';
import styles from './stock-sheet.module.css';

/** One record: why, when and who; how many, and what was on hand after it. A sale or return leads to its order, an import to its file. */
export function StockRecordRow({ record }: { readonly record: StockRecord }) {
  const { t } = useTranslation();
  const [previewed, setPreviewed] = useState<number | null>(null);
  const photos = splitAddresses(record.images);
  const place = record.transfer_location_alias || record.transfer_location;
  const words = [
    formatDateTime(record.ctime),
    record.operator_name,
    record.order_no === undefined ? '' : `#${record.order_no}`,
    place,
    record.note === '' ? record.type_text : record.note,
  ].filter((word) => word !== '');
  return (
    <>
      <Row
        title={t(`stockHistory.kind.${record.entry_type}`)}
        text={words.join(' · ')}
        value={<span className="num">{signed(record)}</span>}
        note={t('stockMove.onHand', { count: record.stock_after })}
        {...(record.order_id === undefined ? {} : { to: `/order/${record.order_id}` })}
      />
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={t('photo.openAt', { at: index + 1 })}
                onClick={() => setPreviewed(index)}
              >
                <ProductImage src={photo} shape="square" className={styles.picture} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {record.file_path !== undefined && (
        <SourceFile name={`source-${record.id}`} address={record.file_path} />
      )}
      <PhotoPreview name={`photo-${record.id}`} photos={photos} at={previewed} onMove={setPreviewed} />
    </>
  );
}

/** The pieces of a record with their sign: `+2`, `-2`, `0`. */
function signed({ entry_type: type, operation_subtype: subtype, amount }: StockRecord): string {
  if (amount === 0) return '0';
  const leaves =
    type === 'sale' ||
    type === 'transfer_out' ||
    subtype === 'inventory_decrease' ||
    subtype === 'damage_decrease';
  return `${leaves ? '-' : '+'}${amount}`;
}
