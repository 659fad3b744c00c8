import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { busyWordOf } from './receipts-setting.tsx';
import styles from './notify-setting.module.css';

interface ModelsSettingProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
  /** Whether external models may be asked. */
  readonly isAllowed: boolean;
}

/** Whether external models may be asked, and what leaves the shop then. */
export function ModelsSetting({ settings: actor, isAllowed }: ModelsSettingProps) {
  const { t } = useTranslation();
  const wanted = useSelector(actor, ({ context }) => context.externalModels) ?? isAllowed;
  const mayChange = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const busyWord = useSelector(actor, busyWordOf);
  return (
    <>
      <SectionTitle>{t('settings.models.title')}</SectionTitle>
      <p className={styles.hint}>{t('settings.models.hint')}</p>
      <Card>
        <Checkbox
          label={t('settings.models.allow')}
          checked={wanted}
          reason={mayChange ? undefined : t(busyWord)}
          onChange={() => actor.send({ type: 'externalModels.change', isAllowed: !wanted })}
        />
      </Card>
    </>
  );
}
