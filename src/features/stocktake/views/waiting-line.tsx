import { useTranslation } from 'react-i18next';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { CountedLine } from '../../../../domain/stock/stocktake-review.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import type { StocktakeProps } from './stocktake-props.ts';

/** A line that waits: its stock moved after it was counted, or the server refused it. */
export function WaitingLine({ stocktake, line }: StocktakeProps & { readonly line: CountedLine }) {
  const { t, i18n } = useTranslation();
  const { product, base, counted, result } = line;
  const name = fullName(nameIn(useLanguage(), product), useShownColour()(product));
  const isMoved = result?.kind === 'moved';
  return (
    <Banner
      kind={isMoved ? 'warn' : 'refused'}
      title={isMoved ? t('stocktake.review.moved', { name }) : t('stocktake.review.refused', { name })}
      text={
        result?.kind === 'moved'
          ? t('stocktake.review.movedText', { base, now: result.onHand, counted })
          : result?.kind === 'refused' &&
            translateReason(i18n, { reason: result.reason, message: result.reason, details: result.details })
      }
      action={
        <>
          <Button
            look="tonal"
            height={44}
            onClick={() => stocktake.send({ type: 'line.recount', productId: product.id })}
          >
            {t('stocktake.review.recount')}
          </Button>
          <Button
            look="text"
            height={44}
            onClick={() => stocktake.send({ type: 'line.leaveOut', productId: product.id })}
          >
            {t('stocktake.review.leaveOut')}
          </Button>
        </>
      }
    />
  );
}
