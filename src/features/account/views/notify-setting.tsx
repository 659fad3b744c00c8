import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { MerchantSettings } from '../../../../domain/contract.ts';
import {
  customerNotices,
  isOwnerNotice,
  isPaymentNotice,
  staffNotices,
} from '../../../../domain/notifications.ts';
import type { Notice } from '../../../../domain/notifications.ts';
import type {
  merchantSettingsMachine,
  Notify,
} from '../../../../machines/merchant-settings/merchant-settings-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { busyWordOf } from './receipts-setting.tsx';
import styles from './notify-setting.module.css';

interface NotifySettingProps {
  readonly settings: ActorRefFrom<typeof merchantSettingsMachine>;
  readonly notify: Notify;
  readonly undelivered: NonNullable<MerchantSettings['undelivered']>;
}

/** What staff and customers are told by LINE, and which messages did not reach anybody. */
export function NotifySetting({ settings: actor, notify: saved, undelivered }: NotifySettingProps) {
  const { t } = useTranslation();
  const shown = useSelector(actor, (snapshot) => snapshot.context.notify) ?? saved;
  const mayChange = useSelector(actor, (snapshot) => snapshot.matches('shown'));
  const busyWord = useSelector(actor, busyWordOf);
  const reason = mayChange ? undefined : t(busyWord);
  return (
    <>
      <SectionTitle>{t('settings.notify.title')}</SectionTitle>
      <p className={styles.hint}>{t('settings.notify.hint')}</p>
      <p className={styles.hint}>{t('settings.notify.owners')}</p>
      <Choices<(typeof staffNotices)[number]>
        label={t('settings.notify.staff')}
        all={staffNotices}
        chosen={shown.staff}
        reason={reason}
        onChange={(staff) => actor.send({ type: 'notify.change', notify: { ...shown, staff } })}
      />
      <Choices<(typeof customerNotices)[number]>
        label={t('settings.notify.customers')}
        all={customerNotices}
        chosen={shown.customers}
        reason={reason}
        onChange={(customers) => actor.send({ type: 'notify.change', notify: { ...shown, customers } })}
      />
      {undelivered.length > 0 && (
        <>
          <SectionTitle aside={undelivered.length}>{t('settings.notify.undelivered')}</SectionTitle>
          <Card rows>
            {undelivered.map(({ id, at, to, notice, record_id, outcome, problem }) => (
              <Row
                key={id}
                title={t('settings.notify.message', { name: to, notice: t(`settings.notify.${notice}`) })}
                text={`${formatDateTime(at)} · ${t(`settings.notify.outcome.${outcome}`)} · ${t(`settings.notify.problem.${problem}`)}`}
                {...(isOwnerNotice(notice) ? {} : { to: recordPath(notice, record_id) })}
              />
            ))}
          </Card>
        </>
      )}
    </>
  );
}

function recordPath(notice: Notice, id: string): string {
  return isPaymentNotice(notice) ? `/payment/${id}` : `/order/${id}`;
}

interface ChoicesProps<One extends Notice> {
  readonly label: string;
  readonly all: readonly One[];
  readonly chosen: readonly One[];
  readonly reason: string | undefined;
  readonly onChange: (chosen: One[]) => void;
}

/** Whom is told what, a box for each. */
function Choices<One extends Notice>({ label, all, chosen, reason, onChange }: ChoicesProps<One>) {
  const { t } = useTranslation();
  return (
    <Card>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{label}</legend>
        {all.map((notice) => (
          <Checkbox
            key={notice}
            label={t(`settings.notify.${notice}`)}
            checked={chosen.includes(notice)}
            reason={reason}
            onChange={() =>
              onChange(all.filter((one) => (one === notice ? !chosen.includes(one) : chosen.includes(one))))
            }
          />
        ))}
      </fieldset>
    </Card>
  );
}
