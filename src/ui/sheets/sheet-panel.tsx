import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Drawer } from '@mantine/core';
import { IconChevronLeft, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../controls/icon-button.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './sheet-panel.module.css';
import { Mantine } from '../mantine.tsx';
import { useKeyboardInset } from './use-keyboard-inset.ts';

export interface SheetPanelProps {
  readonly opened: boolean;
  /** Asked for by X, scrim, Escape and Back. */
  readonly onClose: () => void;
  readonly title: string;
  /** Stays below the body, which scrolls: what is at stake and the actions. */
  readonly footer?: ReactNode;
  /** Enter in a field of the body presses the submitting button, in the body or the footer. */
  readonly isForm?: boolean;
  /** It is as tall as it may be, and its body parts its height itself instead of scrolling: a place to browse. */
  readonly isTall?: boolean;
  /** Its body has nothing to tab to, and takes the focus itself, so that a keyboard can scroll it. */
  readonly isText?: boolean;
  /** It fills a phone's screen like a page, and an arrow before its title leads back. */
  readonly backLabel?: string;
  /** A field of the body takes the focus when the sheet opens, instead of the title. */
  readonly focusesField?: boolean;
  /** Fills the screen above the body, in place of the heading, and has its own way to close the sheet. */
  readonly stage?: ReactNode;
  /** The width of its dialog on a wide screen: 600 for the form of a product. */
  readonly isWider?: boolean;
  readonly children?: ReactNode;
}

const motion = {
  transition: 'slide-up',
  duration: 300,
  exitDuration: 220,
  timingFunction: 'cubic-bezier(.32, .72, 0, 1)',
} as const;

/** What a `BottomSheet` shows; fetched with the first one, and Mantine with it. */
export function SheetPanel({
  opened,
  onClose,
  title,
  footer,
  isForm = false,
  isTall = false,
  isText = false,
  backLabel,
  focusesField = false,
  stage,
  isWider = false,
  children,
}: SheetPanelProps) {
  const { t } = useTranslation();
  const keyboard = useKeyboardInset();
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    // Enter on a checkbox or a choice is no wish to go on.
    const isChoice = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (event.key === 'Enter' && isChoice) event.preventDefault();
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // A sheet opened from this one is below it in the tree: one Escape closes one of them.
    event.preventDefault();
    onClose();
  };
  return (
    <Mantine>
      <Drawer.Root
        opened={opened}
        onClose={onClose}
        transitionProps={motion}
        // Mantine would listen on the window, and close the sheet below a photo with it.
        closeOnEscape={false}
        // It would know what opened the sheet only from the second time on.
        returnFocus={false}
        onKeyDown={onKeyDown}
        scrollAreaComponent={Column}
        style={{ '--keyboard': `${keyboard}px` }}
      >
        <Drawer.Overlay className={styles.scrim} />
        <Drawer.Content
          classNames={{
            inner: styles.inner,
            content: classNames(
              styles.content,
              isTall && styles.tall,
              backLabel !== undefined && styles.page,
              isWider && styles.wider,
            ),
          }}
          data-staged={stage !== undefined || undefined}
        >
          {stage === undefined ? (
            <>
              {backLabel === undefined && <span className={styles.handle} />}
              <header role="presentation" className={styles.header}>
                {backLabel !== undefined && (
                  <IconButton
                    label={backLabel}
                    icon={<IconChevronLeft size={24} aria-hidden="true" />}
                    onClick={onClose}
                  />
                )}
                {/* Opening reads out what the sheet is for, and rings no button. */}
                <Drawer.Title
                  className={styles.title}
                  tabIndex={-1}
                  data-autofocus={!focusesField || undefined}
                >
                  {title}
                </Drawer.Title>
                {backLabel === undefined && (
                  <IconButton
                    label={t('common.close')}
                    icon={<IconX size={24} aria-hidden="true" />}
                    onClick={onClose}
                  />
                )}
              </header>
            </>
          ) : (
            <div className={styles.stage}>
              <Drawer.Title className={styles.hiddenTitle} tabIndex={-1} data-autofocus>
                {title}
              </Drawer.Title>
              {stage}
            </div>
          )}
          <Content isForm={isForm}>
            <div
              className={isTall ? styles.fill : styles.body}
              {...(isText && { tabIndex: 0, role: 'group', 'aria-label': title })}
            >
              {children}
            </div>
            {Boolean(footer) && (
              <footer role="presentation" className={styles.footer} data-sheet-footer>
                {footer}
              </footer>
            )}
          </Content>
        </Drawer.Content>
      </Drawer.Root>
    </Mantine>
  );
}

function Content({ isForm, children }: { readonly isForm: boolean; readonly children: ReactNode }) {
  if (!isForm) return children;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => event.preventDefault()}>
      {children}
    </form>
  );
}

function Column({ children }: { readonly children?: ReactNode }) {
  return <div className={styles.column}>{children}</div>;
}
