import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { isAboutId } from '../../../../domain/settings-change.ts';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { Button, ButtonRow } from '../../../ui/controls/button.tsx';
import { ConfirmSheet } from '../../../ui/sheets/confirm-sheet.tsx';
import { BottomSheet } from '../../../ui/sheets/bottom-sheet.tsx';

const PromptpayIdForm = lazy(() =>
  import('./promptpay-id-form.tsx').then((module) => ({ default: module.PromptpayIdForm })),
);

/** Whether the PromptPay id is being changed, and no other setting. */
export function isIdChanging(snapshot: SnapshotFrom<typeof merchantSettingsMachine>): boolean {
  return !snapshot.hasTag('settled') && !snapshot.matches('loading') && isAboutId(snapshot.context);
}

interface PromptpayIdSheetProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** What is typed of the PromptPay id, and what somebody else made of it meanwhile. Closed, it stays a draft. */
export function PromptpayIdSheet({ settings, opened, onClose }: PromptpayIdSheetProps) {
  const { t } = useTranslation();
  const isChanging = useSelector(settings, isIdChanging);
  return (
    <BottomSheet
      name="promptpay-id"
      opened={opened && isChanging}
      title={t('settings.promptpayId')}
      isForm
      focusesField
      footer={<Footer settings={settings} />}
      onClose={onClose}
    >
      <Suspense>
        <PromptpayIdForm settings={settings} />
      </Suspense>
    </BottomSheet>
  );
}

function Footer({ settings }: Pick<PromptpayIdSheetProps, 'settings'>) {
  const { t } = useTranslation();
  const snapshot = useSelector(settings, (current) => current);
  const [isAsked, setIsAsked] = useState(false);
  const discard = () => settings.send({ type: 'edit.discard' });
  if (snapshot.matches('conflict'))
    return (
      <ButtonRow>
        <Button look="tonal" height={52} grow onClick={() => settings.send({ type: 'theirs.keep' })}>
          {t('settings.keepTheirs')}
        </Button>
        <Button height={52} grow onClick={() => settings.send({ type: 'mine.keep' })}>
          {t('settings.keepMine')}
        </Button>
      </ButtonRow>
    );
  return (
    <ButtonRow>
      {snapshot.can({ type: 'edit.discard' }) && (
        <Button
          look="dangerText"
          height={52}
          onClick={() => (snapshot.can({ type: 'edit.save' }) ? setIsAsked(true) : discard())}
        >
          {t('settings.discard')}
        </Button>
      )}
      <Button height={52} grow submit reason={reason()} onClick={() => settings.send({ type: 'edit.save' })}>
        {t(snapshot.hasTag('busy') ? 'settings.saving' : 'settings.save')}
      </Button>
      <ConfirmSheet
        name="promptpay-id-discard"
        opened={isAsked}
        title={t('settings.discardQuestion')}
        action={t('settings.discard')}
        destructive
        onClose={() => setIsAsked(false)}
        onConfirm={discard}
      />
    </ButtonRow>
  );

  function reason(): string | undefined {
    if (snapshot.can({ type: 'edit.save' })) return undefined;
    return t(snapshot.hasTag('editable') ? 'settings.unchanged' : 'settings.saving');
  }
}
