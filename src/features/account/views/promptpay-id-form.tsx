import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { readActor } from '../../../../domain/outcome.ts';
import { formatPromptpayId } from '../../../../domain/payments/promptpay.ts';
import type { merchantSettingsMachine } from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { nameActor, translateReason } from '../../../i18n/translate-reason.ts';
import { TextField } from '../../../ui/controls/text-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DeliveryBanner } from '../../../ui/feedback/delivery-banner.tsx';
import { holdUpOf } from '../../../ui/feedback/delivery-of.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import styles from './promptpay-id-form.module.css';

interface PromptpayIdFormProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
}

/** The field of the PromptPay id, or the two ids of two people. */
export function PromptpayIdForm({ settings: actor }: PromptpayIdFormProps) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(actor, (current) => current);
  const { text, fault, theirs, problem } = snapshot.context;
  const delivery = holdUpOf(snapshot);
  if (theirs !== null) {
    const { changed_by: by, changed_at: at } = problem?.details ?? {};
    const other = readActor(by);
    return (
      <div className={styles.form}>
        <Banner
          kind="warn"
          title={t('settings.conflict', {
            name: other === null ? t('settings.somebody') : nameActor(i18n, other),
            at: typeof at === 'string' ? formatDateTime(at) : '',
          })}
        />
        <FactList
          facts={[
            { label: t('settings.mine'), value: shown(text) },
            { label: t('settings.theirs'), value: shown(formatPromptpayId(theirs.promptpay_id)) },
          ]}
        />
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {problem !== null && (
        <Banner kind="refused" title={t('settings.notSaved')} text={translateReason(i18n, problem)} />
      )}
      {delivery !== null && (
        <DeliveryBanner status={delivery} onRetry={() => actor.send({ type: 'edit.retry' })} />
      )}
      <TextField
        label={t('settings.promptpayId')}
        value={text}
        inputMode="tel"
        maxLength={40}
        locked={!snapshot.hasTag('editable')}
        error={fault === null ? undefined : t(`settings.fault.${fault}`)}
        onChange={(typed) => actor.send({ type: 'promptpayId.change', text: typed })}
      />
      <p className={styles.hint}>{t('settings.hint')}</p>
    </div>
  );

  function shown(id: string): string {
    return id.trim() === '' ? t('settings.none') : id;
  }
}
