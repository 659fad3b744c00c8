import { IconHome, IconReceipt2 } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActorRefFrom } from 'xstate';
import type { LineProfile } from '../../../../domain/line-profile.ts';
import type { lineProfileMachine } from '../../../../machines/line-profile/line-profile-machine.ts';
import { isStaff } from '../../../../domain/roles.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonList } from '../../../ui/feedback/skeleton-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { useViewer } from '../../../ui/screen-context.ts';
import { ProductImage } from '../../../ui/values/product-image.tsx';
import styles from './line-card.module.css';

interface LineCardViewProps {
  readonly profile: ActorRefFrom<typeof lineProfileMachine>;
  readonly children?: ReactNode;
}

/** Who somebody is in LINE, the ways of staff to shop and orders, and what else may be done. */
export function LineCardView({ profile: actor, children }: LineCardViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { roles } = useViewer();
  const snapshot = useSelector(actor, (current) => current);
  const { profile } = snapshot.context;
  const isUnknown = snapshot.matches('unknown');
  return (
    <div className={styles.card} data-line-card={statePath(snapshot.value)}>
      <Card>
        {snapshot.matches('asking') && <SkeletonList of="rows" count={1} />}
        {profile !== null && <Person profile={profile} />}
        {(isUnknown || snapshot.matches('failed')) && (
          <Banner
            kind="unreachable"
            title={t(isUnknown ? 'lineCard.unknown' : 'lineCard.failed')}
            action={
              <Button look="text" height={44} onClick={() => actor.send({ type: 'profile.ask' })}>
                {t('common.retry')}
              </Button>
            }
          />
        )}
        <div className={styles.ways}>
          {isStaff(roles) && (
            <>
              <Button
                look="tonal"
                height={44}
                icon={<IconHome size={20} aria-hidden="true" />}
                onClick={() => void navigate('/home')}
              >
                {t('tab.home')}
              </Button>
              <Button
                look="tonal"
                height={44}
                icon={<IconReceipt2 size={20} aria-hidden="true" />}
                onClick={() => void navigate('/order-home')}
              >
                {t('tab.orders')}
              </Button>
            </>
          )}
          {children}
        </div>
      </Card>
    </div>
  );
}

function Person({ profile }: { readonly profile: LineProfile }) {
  const { t } = useTranslation();
  return (
    <div className={styles.person}>
      <ProductImage src={profile.pictureUrl ?? null} whole shape="square" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{profile.displayName}</h2>
        {profile.statusMessage !== undefined && <p className={styles.status}>{profile.statusMessage}</p>}
        <p className={styles.id}>
          {t('lineCard.id')} {profile.userId}
        </p>
      </div>
    </div>
  );
}
