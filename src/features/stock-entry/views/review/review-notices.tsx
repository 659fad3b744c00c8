import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { productNamedAlready } from '../../../../../domain/stock-entry/entry-review.ts';
import { translateReason } from '../../../../i18n/translate-reason.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner, intoView } from '../../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../../ui/feedback/delivery-of.ts';
import type { EntryProps } from '../entry-props.ts';
import { useFileReason } from '../use-file-reason.ts';
import { EarlierEntry } from './earlier-entry.tsx';

/** What stands in the way of the rows, or of what was asked about them. */
export function ReviewNotices({ entry, notice }: EntryProps & { readonly notice: ReactNode }) {
  const { t, i18n } = useTranslation();
  const reasonOf = useFileReason();
  const snapshot = useSelector(entry, (current) => current);
  const { rows, source, mistake, whyUnread, whyUnmatched, problem } = snapshot.context;
  // Names that were corrected are in nobody's way any more.
  const isInTheWay =
    problem?.reason !== 'product_exists' || rows.some((row) => productNamedAlready(row) !== null);
  const holdUp = holdUpOf(snapshot);
  const isNotMatched = snapshot.matches({ reviewing: 'notMatched' });
  const retry = () => entry.send({ type: 'entry.retry' });
  return (
    <>
      {notice}
      {holdUp !== null && <DeliveryBanner status={holdUp} onRetry={retry} />}
      {mistake === 'notReadAgain' && (
        <Banner
          kind="refused"
          title={t('stockEntry.columns.notRead')}
          text={
            <>
              {whyUnread !== null && reasonOf(whyUnread, source?.kind ?? null)}
              {whyUnread !== null && <br />}
              {t('stockEntry.columns.asBefore')}
            </>
          }
        />
      )}
      {problem !== null && isInTheWay && (
        <div ref={intoView}>
          <Banner
            kind="refused"
            title={t('stock.stockEntryFailedMessage')}
            text={translateReason(i18n, problem)}
          />
        </div>
      )}
      {(isNotMatched || snapshot.matches({ reviewing: 'matcherUnreached' })) && (
        <Banner
          kind={isNotMatched ? 'refused' : 'offline'}
          title={t('stockEntry.lookup.failed')}
          text={
            <>
              {whyUnmatched !== null && translateReason(i18n, whyUnmatched)}
              {whyUnmatched !== null && <br />}
              {t('stockEntry.lookup.text')}
            </>
          }
          action={
            <Button look="tonal" height={44} onClick={retry}>
              {t('stockEntry.lookup.retry')}
            </Button>
          }
        />
      )}
      {snapshot.hasTag('editable') && <EarlierEntry entry={entry} />}
    </>
  );
}
