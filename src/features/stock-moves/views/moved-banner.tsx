import { IconArrowRight } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { StockRecord } from '../../../../domain/contract.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import type { StockHistoryActor } from './stock-props.ts';
import styles from './stock-sheet.module.css';

interface MovedBannerProps {
  /** What the shelf held when the count began. */
  readonly was: number;
  /** Null while it is opened. */
  readonly history: StockHistoryActor | null;
}

/** Says that the stock moved while somebody counted, and what moved it where that is known. */
export function MovedBanner({ was, history }: MovedBannerProps) {
  const { t } = useTranslation();
  return (
    <Banner
      kind="warn"
      title={t('stockMove.moved.title')}
      text={history === null ? t('stockMove.moved.text') : <Moves was={was} history={history} />}
    />
  );
}

/** Moves that are named. */
const named = 3;

function Moves({ was, history }: { readonly was: number; readonly history: StockHistoryActor }) {
  const { t } = useTranslation();
  const records = useSelector(history, ({ context }) => context.items);
  const before = records.findIndex(({ stock_after: after }) => after === was);
  if (before <= 0) return t('stockMove.moved.text');
  const since = records.slice(0, before);
  return (
    <>
      {since.slice(0, named).map((record) => (
        <span key={record.id} className={styles.move}>
          {moveLine(record)}
        </span>
      ))}
      {since.length > named && (
        <span className={styles.move}>{t('count.more', { count: since.length - named })}</span>
      )}
    </>
  );

  function moveLine({ entry_type: kind, amount, ctime, operator_name: name, order_no }: StockRecord): string {
    const order = order_no === undefined ? '' : `#${order_no}`;
    return [t(`stockMove.happened.${kind}`, { count: amount }), formatDateTime(ctime), name, order]
      .filter((word) => word !== '')
      .join(' · ');
  }
}

interface MovedTilesProps {
  readonly was: number;
  readonly now: number;
  readonly counted: string;
}

/** Was, is, was counted: side by side. */
export function MovedTiles({ was, now, counted }: MovedTilesProps) {
  const { t } = useTranslation();
  return (
    <>
      <dl className={styles.tiles}>
        <Tile label={t('stockMove.moved.was')} value={String(was)} look="past" />
        <IconArrowRight size={20} aria-hidden="true" />
        <Tile label={t('stockMove.moved.now')} value={String(now)} />
        <IconArrowRight size={20} aria-hidden="true" />
        <Tile label={t('stockMove.moved.counted')} value={counted === '' ? '–' : counted} look="counted" />
      </dl>
      <p className={styles.again}>{t('stockMove.moved.again')}</p>
    </>
  );
}

interface TileProps {
  readonly label: string;
  readonly value: string;
  readonly look?: 'past' | 'counted';
}

function Tile({ label, value, look }: TileProps) {
  return (
    <div className={classNames(styles.tile, look && styles[look])}>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
