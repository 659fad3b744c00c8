import {
  IconClipboardList,
  IconCrown,
  IconCloudUp,
  IconInfoCircle,
  IconMapPin,
  IconMessage2,
  IconMessages,
  IconReceipt2,
  IconReportAnalytics,
  IconReportMoney,
  IconRoute,
  IconScale,
  IconSettings,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { authMachine } from '../../../../machines/auth/auth-machine.ts';
import type { clearCacheMachine } from '../../../../machines/clear-cache/clear-cache-machine.ts';
import type { User } from '../../../../domain/contract.ts';
import { isStaff } from '../../../../domain/roles.ts';
import { mayAudit, mayCall } from '../../../../domain/permissions.ts';
import type { Language } from '../../../i18n/language.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Chip, VipTag } from '../../../ui/values/chip.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { FactList } from '../../../ui/layout/fact-list.tsx';
import { LanguageChoice } from '../../../ui/controls/language-choice.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import { Row } from '../../../ui/layout/row.tsx';
import { SectionTitle } from '../../../ui/layout/section-title.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useLanguage, useNow, useViewer } from '../../../ui/screen-context.ts';
import { ClearCacheSheet } from './clear-cache-sheet.tsx';
import styles from './my-screen.module.css';
import { SignOutSheet } from './sign-out-sheet.tsx';

interface MyScreenProps {
  readonly user: User;
  readonly auth: ActorRefFrom<typeof authMachine>;
  readonly cache: ActorRefFrom<typeof clearCacheMachine>;
  /** Writes that the server has not acknowledged, and whether they survive the page. */
  readonly unsent: number;
  readonly isKept: boolean;
  readonly onLanguage: (language: Language) => void;
  /** Leaves for the chat inside LINE, where there is no other way out; null in a browser. */
  readonly onLeave: (() => void) | null;
  /** Opens the dialog of a feedback. */
  readonly onFeedback: () => void;
}

/** The personal centre: who is signed in, the language, and the way out. */
export function MyScreen(props: MyScreenProps) {
  const { user, auth, cache, unsent, isKept, onLanguage, onLeave, onFeedback } = props;
  const { t } = useTranslation();
  const { roles } = useViewer();
  const year = new Date(useNow()).getFullYear();
  const state = useSelector(auth, ({ value }) => statePath(value));
  const [asksSignOut, setAsksSignOut] = useState(false);
  const signOut = () => auth.send({ type: 'session.end' });
  const named = roles.length === 0 ? (['customer'] as const) : roles;
  return (
    <main data-screen="my" data-state={state}>
      <PageHeader title={t('my.title')} />
      <div className={styles.page}>
        <Card>
          <div className={styles.person}>
            <ProductImage
              src={user.avatar_url === '' ? null : user.avatar_url}
              shape="square"
              className={styles.avatar}
            />
            <div className={styles.who}>
              <h2 className={styles.name}>{user.name}</h2>
              <p className={styles.roles}>
                {named.map((role) => (
                  <Chip key={role}>{t(`role.${role}`)}</Chip>
                ))}
                {user.is_vip === 1 && <VipTag />}
              </p>
            </div>
          </div>
          <FactList
            facts={[
              { label: t('my.merchant'), value: user.merchant_name },
              { label: t('my.group'), value: user.group_name },
              { label: t('my.userId'), value: <Id>{user.id}</Id> },
              { label: t('my.lineId'), value: <Id>{user.line_id}</Id> },
            ]}
          />
        </Card>
        {unsent > 0 && (
          <Card rows>
            <Row
              icon={<IconCloudUp size={22} aria-hidden="true" />}
              tone="warn"
              title={t('unsent.title')}
              text={isKept && t('delivery.waiting.title')}
              value={<span className="num">{unsent}</span>}
              to="/my/unsent"
            />
          </Card>
        )}
        <Card rows>
          <Row
            icon={<IconClipboardList size={22} aria-hidden="true" />}
            title={t('my.orders')}
            to="/orders?type=orders"
          />
          <Row icon={<IconReceipt2 size={22} aria-hidden="true" />} title={t('my.payments')} to="/payments" />
          {mayCall(roles, 'dayClose') && (
            <Row
              icon={<IconReportMoney size={22} aria-hidden="true" />}
              title={t('my.dayClose')}
              to="/day-close"
            />
          )}
          {mayCall(roles, 'report') && (
            <Row
              icon={<IconReportAnalytics size={22} aria-hidden="true" />}
              title={t('my.report')}
              to="/report"
            />
          )}
          {mayCall(roles, 'debts') && (
            <Row icon={<IconScale size={22} aria-hidden="true" />} title={t('my.debts')} to="/statements" />
          )}
          {roles.length === 0 && (
            <Row
              icon={<IconScale size={22} aria-hidden="true" />}
              title={t('my.statement')}
              to="/statements"
            />
          )}
          {mayCall(roles, 'myReport') && (
            <Row
              icon={<IconReportAnalytics size={22} aria-hidden="true" />}
              title={t('my.ownReport')}
              to="/report"
            />
          )}
          <Row icon={<IconMapPin size={22} aria-hidden="true" />} title={t('my.addresses')} to="/address" />
          <Row
            icon={<IconUsersGroup size={22} aria-hidden="true" />}
            title={t('my.groups')}
            to="/my/groups"
          />
          <Row icon={<IconInfoCircle size={22} aria-hidden="true" />} title={t('about.title')} to="/about" />
          <Row
            icon={<IconMessage2 size={22} aria-hidden="true" />}
            title={t('my.feedback')}
            onClick={onFeedback}
          />
        </Card>
        {isStaff(roles) && (
          <Card rows>
            <Row icon={<IconUsers size={22} aria-hidden="true" />} title={t('my.people')} to="/role" />
            <Row icon={<IconCrown size={22} aria-hidden="true" />} title={t('my.vip')} to="/home-vip" />
            {mayCall(roles, 'feedbackList') && (
              <Row
                icon={<IconMessages size={22} aria-hidden="true" />}
                title={t('my.feedbackList')}
                to="/feedback/list"
              />
            )}
            {mayCall(roles, 'saveMerchantSettings') && (
              <Row
                icon={<IconSettings size={22} aria-hidden="true" />}
                title={t('settings.title')}
                to="/settings"
              />
            )}
            {mayAudit(roles) && (
              <Row icon={<IconRoute size={22} aria-hidden="true" />} title={t('audit.title')} to="/audit" />
            )}
          </Card>
        )}
        <SectionTitle>{t('my.language')}</SectionTitle>
        <LanguageChoice language={useLanguage()} onChoose={onLanguage} />
        <div className={styles.inset}>
          {onLeave === null ? (
            <Button look="quiet" onClick={() => (unsent > 0 ? setAsksSignOut(true) : signOut())}>
              {t('my.signOut')}
            </Button>
          ) : (
            <Button look="quiet" onClick={onLeave}>
              {t('my.leave')}
            </Button>
          )}
        </div>
        <div className={styles.inset}>
          <Button look="text" height={44} onClick={() => cache.send({ type: 'cache.clear' })}>
            {t('my.clearCache')}
          </Button>
        </div>
        <footer className={styles.foot}>{t('my.copyright', { year })}</footer>
      </div>
      <SignOutSheet
        opened={asksSignOut}
        unsent={unsent}
        isKept={isKept}
        onClose={() => setAsksSignOut(false)}
        onConfirm={() => {
          setAsksSignOut(false);
          signOut();
        }}
      />
      <ClearCacheSheet cache={cache} unsent={unsent} />
    </main>
  );
}

function Id({ children }: { readonly children: ReactNode }) {
  return <span className={classNames('code', styles.id)}>{children}</span>;
}
