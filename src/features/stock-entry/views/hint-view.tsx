import { IconTrash } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { RecognitionHint } from '../../../../domain/contract.ts';
import { fullName, nameIn } from '../../../../domain/names.ts';
import type { hintRemovalMachine } from '../../../../machines/hint-removal/hint-removal-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { Row } from '../../../ui/layout/row.tsx';
import { useLanguage } from '../../../ui/screen-context.ts';
import { useShownColour } from '../../../ui/values/shown-colour.ts';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import styles from './hint-view.module.css';

interface HintViewProps {
  readonly hint: RecognitionHint;
  readonly removal: ActorRefFrom<typeof hintRemovalMachine>;
}

/** What a supplier's word means, and who taught it; it can be forgotten. */
export function HintView({ hint, removal }: HintViewProps) {
  const { t, i18n } = useTranslation();
  const language = useLanguage();
  const shown = useShownColour();
  const [isAsking, setAsking] = useState(false);
  const { text, product, column, by, ctime } = hint;
  const problem = useSelector(removal, ({ context }) => context.problem);
  const delivery = useSelector(removal, deliveryOf);
  const isKept = useSelector(removal, (snapshot) => snapshot.matches('kept'));
  return (
    <div role="listitem">
      <div className={styles.hint}>
        <Row
          title={text}
          text={
            <>
              {product !== undefined && fullName(nameIn(language, product), shown(product))}
              {column !== undefined &&
                t('stockEntry.hints.column', { kind: t(`stockEntry.columns.kind.${column}`) })}
              <br />
              {t('stockEntry.hints.by', { name: by, time: formatDateTime(ctime) })}
            </>
          }
        />
        {isKept && (
          <IconButton
            label={t('stockEntry.hints.removeName', { text })}
            icon={<IconTrash size={20} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          />
        )}
      </div>
      {delivery !== null && delivery !== 'sending' && (
        <DeliveryBanner
          status={delivery}
          onRetry={() => removal.send({ type: 'hint.retry' })}
          wayOut={
            delivery === 'unreachable' && (
              <Button look="text" height={44} onClick={() => removal.send({ type: 'hint.leave' })}>
                {t('common.keep')}
              </Button>
            )
          }
        />
      )}
      {problem !== null && (
        <Banner
          kind="refused"
          title={translateReason(i18n, problem)}
          action={
            <Button look="text" height={44} onClick={() => removal.send({ type: 'hint.leave' })}>
              {t('common.keep')}
            </Button>
          }
        />
      )}
      <ConfirmSheet
        name={`remove-hint-${hint.id}`}
        destructive
        opened={isAsking}
        title={t('stockEntry.hints.question', { text })}
        action={t('stockEntry.hints.remove')}
        onConfirm={() => {
          setAsking(false);
          removal.send({ type: 'hint.remove', text });
        }}
        onClose={() => setAsking(false)}
      >
        <p>{t(column === undefined ? 'stockEntry.hints.effect' : 'stockEntry.hints.columnEffect')}</p>
      </ConfirmSheet>
    </div>
  );
}
