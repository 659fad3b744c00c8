import { IconMessage2, IconPlus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { DraftLine, DraftProduct } from '../../../../domain/orders/order-draft.ts';
import { BackButton } from '../../../ui/controls/back-button.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { deliveryOf } from '../../../ui/feedback/delivery-of.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useIsDesktop } from '../../../ui/layout/sticky-bar.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { ConfirmationBar } from './confirmation-bar.tsx';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { DeliveryCard } from './delivery-card.tsx';
import { DraftAddressSheet } from './draft-address-sheet.tsx';
import { DraftLineRow } from './draft-line-row.tsx';
import { LineRemoval } from './line-removal.tsx';
import { LineSheet } from './line-sheet.tsx';
import { SourceSheet } from './source-sheet.tsx';
import type { OrderConfirmationProps } from './text-order-props.ts';
import { UnmatchedCards } from './unmatched-cards.tsx';
import styles from './confirmation.module.css';

/** What a product is chosen for: a further line, or in the place of a line or an unmatched text. */
type Choice = { readonly for: 'order' } | { readonly for: 'line' | 'text'; readonly id: string };

/** What was recognised in a text, to be looked through, completed and ordered. */
export function OrderConfirmationScreen({
  draft,
  groupName,
  picker: Picker,
  notice,
}: OrderConfirmationProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const snapshot = useSelector(draft, (current) => current);
  const [openId, setOpenId] = useState<string | null>(null);
  const [removedId, setRemovedId] = useState<string | null>(null);
  const [showsSource, setShowsSource] = useState(false);
  const [choice, setChoice] = useState<Choice | null>(null);
  const { lines } = snapshot.context.draft;
  const isDesktop = useIsDesktop();
  const isFree = snapshot.hasTag('editable');
  const delivery = deliveryOf(snapshot);
  const fixed = isFree ? undefined : t(`textOrder.pending.${delivery ?? 'sending'}`);
  return (
    <main className={styles.screen} data-screen="order-confirmation" data-state={statePath(snapshot.value)}>
      <PageHeader
        back={<BackButton fallback="/order-home" />}
        title={t('textOrder.confirmTitle')}
        chip={<span className={styles.origin}>{groupName === '' ? t('textOrder.fromText') : groupName}</span>}
        actions={
          <Button
            look="text"
            height={44}
            icon={<IconMessage2 size={22} aria-hidden="true" />}
            onClick={() => setShowsSource(true)}
          >
            {t('textOrder.source.show')}
          </Button>
        }
      />
      <div className={styles.body}>
        <div className={styles.column}>
          {notice}
          <ConfirmationNotice draft={draft} />
          <Card rows>
            {lines.length === 0 ? (
              <EmptyState title={t('textOrder.noLines.title')} text={t('textOrder.noLines.text')} />
            ) : (
              <ul aria-label={t('textOrder.lines')}>
                {lines.map((line) => (
                  <DraftLineRow
                    key={line.id}
                    draft={draft}
                    line={line}
                    fixed={fixed}
                    onOpen={() => setOpenId(line.id)}
                    onReplace={() => setChoice({ for: 'line', id: line.id })}
                    onRemove={() => setRemovedId(line.id)}
                  />
                ))}
              </ul>
            )}
            {isFree && (
              <div className={styles.add}>
                <Button
                  look="text"
                  height={44}
                  icon={<IconPlus size={20} aria-hidden="true" />}
                  onClick={() => setChoice({ for: 'order' })}
                >
                  {t('textOrder.addProduct')}
                </Button>
              </div>
            )}
          </Card>
          <UnmatchedCards draft={draft} onMatch={(id) => setChoice({ for: 'text', id })} />
        </div>
        <div className={styles.aside}>
          <DeliveryCard draft={draft} />
          {isDesktop && <ConfirmationBar draft={draft} />}
        </div>
      </div>
      <LineSheet
        line={lineOf(openId)}
        onReplace={({ id }) => setChoice({ for: 'line', id })}
        onRemove={({ id }) => setRemovedId(id)}
        onClose={() => setOpenId(null)}
      />
      <LineRemoval
        line={lineOf(removedId)}
        onClose={() => setRemovedId(null)}
        onConfirm={({ id }) => {
          setOpenId(null);
          setRemovedId(null);
          draft.send({ type: 'line.remove', lineId: id });
        }}
      />
      <SourceSheet
        draft={draft}
        opened={showsSource}
        onEdit={editText}
        onClose={() => setShowsSource(false)}
      />
      <DraftAddressSheet draft={draft} />
      {choice !== null && <Picker onPick={take} onClose={() => setChoice(null)} />}
      {!isDesktop && <ConfirmationBar draft={draft} />}
    </main>
  );

  function lineOf(lineId: string | null): DraftLine | null {
    return lines.find(({ id }) => isFree && id === lineId) ?? null;
  }

  function take(product: DraftProduct): void {
    setChoice(null);
    setOpenId(null);
    if (choice?.for === 'line') draft.send({ type: 'line.replace', lineId: choice.id, product });
    else if (choice?.for === 'text') draft.send({ type: 'unmatched.match', textId: choice.id, product });
    else draft.send({ type: 'line.add', product });
  }

  function editText(): void {
    void navigate('/order-home?form=text-order', { replace: true });
    draft.send({ type: 'text.edit' });
  }
}
