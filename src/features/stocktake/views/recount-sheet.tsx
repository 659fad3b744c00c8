import { IconArrowRight } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Trans, useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import { lineOf } from '../../../../domain/stock/stocktake-sheet.ts';
import { readCounted } from '../../../../domain/stock/stock-level.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { CountFigure, CountPad } from './count-pad.tsx';
import styles from './review.module.css';
import type { StocktakeProps } from './stocktake-props.ts';

/** Counts one line again from what is on hand now: what it was, what it is, what was counted. */
export function RecountSheet({ stocktake }: StocktakeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const snapshot = useSelector(stocktake, (current) => current);
  const { recount } = snapshot.context;
  const line = recount === null ? undefined : lineOf(snapshot.context, recount.productId);
  const close = () => stocktake.send({ type: 'recount.close' });
  if (line === undefined || recount === null)
    return (
      <BottomSheet name="recount" opened={false} onClose={close} title={t('stocktake.recount.title')}>
        {null}
      </BottomSheet>
    );
  const { result, base, counted } = line;
  const now = result === null || result.kind === 'recorded' ? base : (result.onHand ?? base);
  const figure = readCounted(recount.figure);
  const change = (text: string) => stocktake.send({ type: 'figure.change', text });
  const difference = (figure ?? now) - now;
  const keepNow = () => {
    change(String(now));
    stocktake.send({ type: 'line.count' });
  };
  return (
    <BottomSheet
      name="recount"
      opened
      onClose={close}
      title={t('stocktake.recount.title')}
      footer={
        <ButtonRow>
          <Button look="quiet" height={52} onClick={keepNow}>
            {t('stocktake.recount.useNow', { now })}
          </Button>
          <Button
            height={52}
            grow
            reason={figure === null ? t('stocktake.needFigure') : undefined}
            onClick={() => stocktake.send({ type: 'line.count' })}
          >
            {t('stocktake.recount.save', { count: figure ?? 0 })}
          </Button>
        </ButtonRow>
      }
    >
      <div className={styles.recount}>
        <p className={styles.name}>{fullName(nameIn(language, line.product), shown(line.product))}</p>
        {result?.kind === 'moved' && <Banner kind="warn" title={t('stocktake.recount.moved')} />}
        <div className={styles.boxes}>
          <Box label={t('stocktake.recount.was')} value={base} />
          <IconArrowRight size={20} aria-hidden="true" />
          <Box label={t('stocktake.recount.now')} value={now} />
          <IconArrowRight size={20} aria-hidden="true" />
          <Box label={t('stocktake.recount.counted')} value={counted ?? 0} isOwn />
        </div>
        <p className={styles.ask}>{t('stocktake.recount.ask')}</p>
        <CountFigure figure={recount.figure} onChange={change} />
        <p className={styles.effect} role="status">
          {difference === 0 ? (
            t('stocktake.recount.same', { now })
          ) : (
            <Trans
              i18nKey={difference > 0 ? 'stocktake.recount.more' : 'stocktake.recount.less'}
              values={{ count: Math.abs(difference), now }}
              components={{ b: <b /> }}
            />
          )}
        </p>
        <CountPad figure={recount.figure} onChange={change} />
      </div>
    </BottomSheet>
  );
}

function Box({
  label,
  value,
  isOwn = false,
}: {
  readonly label: string;
  readonly value: number;
  readonly isOwn?: boolean;
}) {
  return (
    <div className={isOwn ? styles.ownBox : styles.box}>
      <span className={styles.boxLabel}>{label}</span>
      <b className="num">{value}</b>
    </div>
  );
}
