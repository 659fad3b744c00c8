import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Feedback } from '../../../../domain/contract.ts';
import { parseRoles } from '../../../../domain/roles.ts';
import type { feedbackListMachine } from '../../../../machines/feedback-list/feedback-list-machine.ts';
import { formatDateTime } from '../../../i18n/format-date.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageColumn } from '../../../ui/layout/page-column.tsx';
import { PagedRows } from '../../../ui/layout/paged-rows.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { Chip } from '../../../ui/values/chip.tsx';
import styles from './feedback.module.css';

interface FeedbackListScreenProps {
  readonly list: ActorRefFrom<typeof feedbackListMachine>;
}

/** Pixels of most rows. */
const rowHeight = 128;

/** What the users of the shop told it, the latest first. */
export function FeedbackListScreen({ list }: FeedbackListScreenProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(list, (current) => current);
  const { pagination } = snapshot.context;
  return (
    <main data-screen="feedback-list" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/my" />}
        title={t('feedback.list.title')}
        count={pagination !== null && pagination.total}
      />
      <PageColumn>
        <PagedRows
          snapshot={snapshot}
          list={list}
          unreachable={t('feedback.list.unreachable')}
          empty={<EmptyState title={t('feedback.list.empty')} text={t('feedback.list.emptyText')} />}
          rowHeight={rowHeight}
          name="feedback-list"
          areCards
        >
          {(told) => <Told told={told} />}
        </PagedRows>
      </PageColumn>
    </main>
  );
}

function Told({ told }: { readonly told: Feedback }) {
  const { t } = useTranslation();
  const { id, type, title, description, contact, ctime, by } = told;
  const [role = 'customer'] = parseRoles(by.role);
  return (
    <div role="listitem" data-feedback={id}>
      <Card>
        <div className={styles.told}>
          {(type !== '' || title !== '') && (
            <div className={styles.head}>
              {type !== '' && <Chip>{t(`feedback.types.${type}`)}</Chip>}
              {title !== '' && <h2 className={styles.title}>{title}</h2>}
            </div>
          )}
          <p className={styles.text}>{description}</p>
          {contact !== '' && <p className={styles.text}>{t('feedback.list.contact', { contact })}</p>}
          <p className={styles.by}>
            {t('feedback.list.by', { at: formatDateTime(ctime), name: by.name, role: t(`role.${role}`) })}
          </p>
        </div>
      </Card>
    </div>
  );
}
