import { useSelector } from '@xstate/react';
import { IconBarcode, IconMinus, IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readWhole } from '../../../../domain/digits.ts';
import { attributesOf, fullName, nameIn } from '../../../../domain/names.ts';
import { splitAddresses } from '../../../../domain/photos/photo-addresses.ts';
import type { ScanHit } from '../../../../machines/scan/scanned-codes.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { ScanPanelProps } from './scan-props.ts';
import styles from './scan.module.css';

interface LastHitProps extends Pick<ScanPanelProps, 'counts'> {
  readonly hit: ScanHit;
  readonly count: number;
}

/** The product that was scanned last, with its count and the ways to correct it. */
export function LastHit({ hit: { product, codes }, count, counts }: LastHitProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = useShownColour()(product);
  const name = nameIn(useLanguage(), product);
  const label = fullName(name, shown);
  const notice = counts?.notice?.(product) ?? null;
  const number = readWhole(typed ?? '');
  return (
    <section className={styles.last} aria-label={label}>
      <div className={styles.hit}>
        <ProductImage
          src={splitAddresses(product.image_urls)[0] ?? null}
          shape="square"
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.attributes}>{attributesOf(shown)}</p>
          <p className={styles.code}>{codes.at(-1)}</p>
        </div>
        <p className={styles.count}>
          <b>{count.toLocaleString('en')}</b>
          <span>{t('scan.counted')}</span>
        </p>
      </div>
      {notice !== null && <p className={styles.notice}>{notice}</p>}
      {counts !== null && counts.isFixed?.(product) !== true && (
        <div className={styles.correct}>
          <IconButton
            className={styles.step}
            label={t('common.decrease', { name: label })}
            icon={<IconMinus size={20} aria-hidden="true" />}
            onClick={() => count > 0 && counts.set(product, count - 1)}
          />
          {typed === null ? (
            <button type="button" className={styles.number} onClick={() => setTyped('')}>
              {t('scan.typeNumber')}
            </button>
          ) : (
            <form
              className={styles.numberForm}
              onSubmit={(event) => {
                event.preventDefault();
                finish();
              }}
            >
              <input
                ref={focusOnce}
                className={styles.number}
                inputMode="numeric"
                aria-label={t('common.quantityOf', { name: label })}
                aria-invalid={typed !== '' && number === null}
                placeholder={String(count)}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={finish}
              />
            </form>
          )}
          <IconButton
            className={styles.step}
            label={t('common.increase', { name: label })}
            icon={<IconPlus size={20} aria-hidden="true" />}
            onClick={() => counts.set(product, count + 1)}
          />
        </div>
      )}
    </section>
  );

  function finish() {
    if (number !== null) counts?.set(product, number);
    setTyped(null);
  }
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

/** Codes that led to no product, and the step out of it. */
export function Misses({
  scan,
  onAssign,
  assigning,
}: Pick<ScanPanelProps, 'scan' | 'onAssign' | 'assigning'>) {
  const { t } = useTranslation();
  const misses = useSelector(scan, ({ context }) => context.misses);
  if (misses.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('scan.misses')}>
      {misses.map(({ code, times, why }) => (
        <li key={code} className={styles.row}>
          <span className={styles.mark}>
            <IconBarcode size={22} aria-hidden="true" />
          </span>
          <div className={styles.words}>
            <p className={styles.name}>{code}</p>
            <p className={styles.why}>
              {t(`scan.miss.${why}`)}
              {times > 1 && ` · ${t('scan.times', { count: times })}`}
            </p>
          </div>
          <div className={styles.buttons}>
            {why === 'unknown' && onAssign !== undefined && !assigning.includes(code) && (
              <Button look="tonal" height={44} onClick={() => onAssign(code)}>
                {t('scan.assign')}
              </Button>
            )}
            {(why === 'unreachable' || why === 'refused') && (
              <Button look="tonal" height={44} onClick={() => scan.send({ type: 'code.retry', code })}>
                {t('common.retry')}
              </Button>
            )}
            <IconButton
              label={t('scan.dismiss', { code })}
              icon={<IconX size={20} aria-hidden="true" />}
              onClick={() => scan.send({ type: 'code.dismiss', code })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

interface EarlierHitsProps {
  readonly hits: readonly ScanHit[];
  readonly countOf: (hit: ScanHit) => number;
}

/** What was scanned before, the last one first. */
export function EarlierHits({ hits, countOf }: EarlierHitsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  if (hits.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('scan.earlier')}>
      {hits.map((hit) => (
        <li key={hit.product.id} className={styles.row}>
          <ProductImage
            src={splitAddresses(hit.product.image_urls)[0] ?? null}
            shape="square"
            className={styles.thumb}
          />
          <span className={styles.earlierName}>
            {fullName(nameIn(language, hit.product), shown(hit.product))}
          </span>
          <b className={styles.earlierCount}>{countOf(hit).toLocaleString('en')}</b>
        </li>
      ))}
    </ul>
  );
}
