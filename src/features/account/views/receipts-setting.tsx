import { IconChecks } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';

interface ReceiptsSettingProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
  /** Whether the merchant confirms receipts. */
  readonly confirms: boolean;
}

/** Whether receipts are confirmed; what a change does to everybody's screens and to what is owed is said before it is made. */
export function ReceiptsSetting({ settings: actor, confirms }: ReceiptsSettingProps) {
  const { t } = useTranslation();
  const isAsked = useSelector(actor, (snapshot) => snapshot.matches('asking'));
  const mayChange = useSelector(actor, (snapshot) =>
    snapshot.can({ type: 'receipts.change', confirms: !confirms }),
  );
  const busyWord = useSelector(actor, busyWordOf);
  return (
    <>
      <Card rows>
        <Row
          icon={<IconChecks size={22} aria-hidden="true" />}
          title={t('settings.receipts')}
          text={t(confirms ? 'settings.receiptsOn' : 'settings.receiptsOff')}
        />
      </Card>
      <Button
        look="tonal"
        height={44}
        reason={mayChange || isAsked ? undefined : t(busyWord)}
        onClick={() => actor.send({ type: 'receipts.change', confirms: !confirms })}
      >
        {t(confirms ? 'settings.ceaseReceipts' : 'settings.beginReceipts')}
      </Button>
      <ConfirmSheet
        name="receipts-setting"
        opened={isAsked}
        title={t(confirms ? 'settings.ceaseQuestion' : 'settings.beginQuestion')}
        action={t(confirms ? 'settings.ceaseReceipts' : 'settings.beginReceipts')}
        onClose={() => actor.send({ type: 'receipts.keep' })}
        onConfirm={() => actor.send({ type: 'receipts.confirm' })}
      >
        <p>{t(confirms ? 'settings.ceaseEffect' : 'settings.beginEffect')}</p>
      </ConfirmSheet>
    </>
  );
}

/** The word for why another setting cannot be changed now. */
export function busyWordOf(snapshot: SnapshotFrom<typeof merchantSettingsMachine>) {
  if (snapshot.matches('editing') || snapshot.matches('conflict')) return 'settings.draft';
  return snapshot.matches('loading') ? 'settings.loading' : 'settings.saving';
}
