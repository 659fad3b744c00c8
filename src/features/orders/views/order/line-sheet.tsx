import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { editedLines } from '../../../../../domain/orders/order-edit.ts';
import { draftPrice } from '../../../../../domain/orders/price-draft.ts';
import type { PriceDraft } from '../../../../../domain/orders/price-draft.ts';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import type { OrderScreenProps, ShownOrderProps } from './order-props.ts';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './order-screen.module.css';

const LineForm = lazy(() => import('./line-form.tsx').then((module) => ({ default: module.LineForm })));

/** What is asked, about what was typed for which line. */
interface Question extends PriceDraft {
  readonly about: 'removal' | 'discard';
}

type LineSheetProps = ShownOrderProps & Pick<OrderScreenProps, 'picker'>;

/** Another price for a line, another product in its place, or the line out of the order. */
export function LineSheet({ order: actor, value, picker: Picker }: LineSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const draft = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: 'pricing' }) ? snapshot.context.draft : null,
  );
  const edit = useSelector(actor, ({ context }) => context.edit);
  const [asked, setAsked] = useState<Question | null>(null);
  const line = editedLines(value, edit).find(({ sku_id }) => sku_id === draft?.skuId);
  const [isReplacing, setReplacing] = useState(false);
  const title = line === undefined ? t('order.price') : fullName(lineNameIn(language, line), shown(line));
  const isTyped = draft !== null && draft.text !== draftPrice(value, edit, draft.skuId)?.text;
  const close = () => actor.send({ type: 'dialog.dismiss' });
  const ask = (about: Question['about']) => draft !== null && setAsked({ about, ...draft });
  const isAsked = (about: Question['about']) => asked?.about === about && asked.skuId === draft?.skuId;
  return (
    <>
      <BottomSheet
        name="line"
        opened={draft !== null}
        title={title}
        isForm
        focusesField
        onClose={() => (isTyped ? ask('discard') : close())}
      >
        {draft !== null && (
          <Suspense>
            <LineForm
              order={actor}
              draft={draft}
              onReplace={() => setReplacing(true)}
              onRemove={() => ask('removal')}
            />
          </Suspense>
        )}
      </BottomSheet>
      {isReplacing && draft !== null && (
        <Picker
          title={t('order.replaceTitle', { name: title })}
          order={value}
          onPick={(product) => {
            setReplacing(false);
            actor.send({ type: 'line.replace', skuId: draft.skuId, line: product });
          }}
          onClose={() => setReplacing(false)}
        />
      )}
      <ConfirmSheet
        name="line-removal"
        opened={isAsked('removal')}
        title={t('order.removeTitle')}
        action={t('order.removeProduct')}
        destructive
        onClose={() => setAsked(null)}
        onConfirm={() => asked !== null && actor.send({ type: 'line.remove', skuId: asked.skuId })}
      >
        <p className={styles.question}>{title}</p>
      </ConfirmSheet>
      <ConfirmSheet
        name="price-discard"
        opened={isAsked('discard')}
        title={t('order.discardPriceTitle')}
        action={t('order.discard')}
        destructive
        onClose={() => setAsked(null)}
        onConfirm={close}
      >
        <p className={styles.question}>{t('order.typedPrice', { text: asked?.text ?? '' })}</p>
      </ConfirmSheet>
    </>
  );
}
