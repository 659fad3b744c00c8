import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName, lineNameIn } from '../../../../../domain/names.ts';
import { BottomSheet } from '../../../../ui/sheets/bottom-sheet.tsx';
import { ConfirmSheet } from '../../../../ui/sheets/confirm-sheet.tsx';
import { useLanguage } from '../../../../ui/screen-context.ts';
import type { ShownOrderProps } from './order-props.ts';
import { useShownColour } from '../../../../ui/values/shown-colour.ts';
import styles from './order-screen.module.css';

const LineForm = lazy(() => import('./line-form.tsx').then((module) => ({ default: module.LineForm })));

/** Another price for a line, or the line out of the order. */
export function LineSheet({ order: actor, value }: ShownOrderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const draft = useSelector(actor, (snapshot) =>
    snapshot.matches({ shown: 'pricing' }) ? snapshot.context.draft : null,
  );
  const [asked, setAsked] = useState<string | null>(null);
  const line = value.detail.find(({ sku_id }) => sku_id === draft?.skuId);
  const title = line === undefined ? t('order.price') : fullName(lineNameIn(language, line), shown(line));
  return (
    <>
      <BottomSheet
        name="line"
        opened={draft !== null}
        title={title}
        onClose={() => actor.send({ type: 'dialog.dismiss' })}
      >
        {draft !== null && (
          <Suspense>
            <LineForm order={actor} draft={draft} onRemove={() => setAsked(draft.skuId)} />
          </Suspense>
        )}
      </BottomSheet>
      <ConfirmSheet
        name="line-removal"
        opened={draft !== null && draft.skuId === asked}
        title={t('order.removeTitle')}
        action={t('order.removeProduct')}
        destructive
        onClose={() => setAsked(null)}
        onConfirm={() => {
          setAsked(null);
          if (draft !== null) actor.send({ type: 'line.remove', skuId: draft.skuId });
        }}
      >
        <p className={styles.question}>{title}</p>
      </ConfirmSheet>
    </>
  );
}
