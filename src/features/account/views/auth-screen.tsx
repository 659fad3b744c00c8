import { useSelector } from '@xstate/react';
import { IconBrandLine } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { authMachine } from '../../../../machines/auth/auth-machine.ts';
import type { components } from '../../../../domain/contract.gen.ts';
import { translateReason } from '../../../i18n/translate-reason.ts';
import type { Language } from '../../../i18n/language.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { DemoBanner } from '../../../ui/feedback/demo-banner.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LanguageChoice } from '../../../ui/controls/language-choice.tsx';
import { statePath } from '../../../ui/layout/state-path.ts';
import { AuthHead, LanguageOffer } from './auth-head.tsx';
import headStyles from './auth-head.module.css';
import styles from './auth-screen.module.css';
import { JoinQuestion } from './join-question.tsx';
import type { JoinQuestionProps } from './join-question.tsx';
import { PersonaList } from './persona-list.tsx';

interface AuthScreenProps {
  readonly auth: ActorRefFrom<typeof authMachine>;
  /** What the app has to say about what this device keeps. */
  readonly notice: ReactNode;
  /** Whether the next sign-in leads into the group of an invitation. */
  readonly isInvited: boolean;
  /** What is asked before the invitation is followed; null for nothing. */
  readonly question: Pick<JoinQuestionProps, 'from' | 'to'> | null;
  /** What can be chosen here; null when the server could not be reached. */
  readonly config: components['schemas']['AuthConfig'] | null;
  readonly language: string;
  /** The browser's language, where nobody has chosen one; null where there is nothing to offer. */
  readonly offered: Language | null;
  readonly onLanguage: (language: Language) => void;
  readonly onReload: () => void;
  readonly line: LineStart;
}

/** How LINE stands on this page, where the shop has it. */
interface LineStart {
  readonly isStarted: () => boolean;
  /** Whether the page is shown in LINE's app, where LINE is started with it. */
  readonly isHere: boolean;
  /** Opens the page in the phone's own browser; null outside of apps. */
  readonly openOutside: (() => void) | null;
}

/** Signing in: through LINE where a channel is set up, as a persona in the demo. */
export function AuthScreen({
  auth,
  notice,
  isInvited,
  question,
  config,
  language,
  offered,
  onLanguage,
  onReload,
  line,
}: AuthScreenProps) {
  const { t } = useTranslation();
  const state = useSelector(auth, ({ value }) => statePath(value));
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));
  const openOrders = useSelector(auth, openOrdersOf);
  const isAsked = question !== null && openOrders !== null;
  return (
    <main className={styles.screen} data-screen="auth" data-state={state}>
      {offered !== null && <LanguageOffer language={offered} onChoose={() => onLanguage(offered)} />}
      {config?.demo === true && (
        <div className={styles.demo}>
          <DemoBanner />
        </div>
      )}
      <div className={headStyles.inner}>
        <AuthHead title={t('auth.title')} text={t('auth.text')} />
        <div className={styles.inset}>
          {notice}
          {isAsked && (
            <JoinQuestion
              {...question}
              count={openOrders}
              onJoin={() => auth.send({ type: 'join.confirm' })}
              onStay={() => auth.send({ type: 'join.decline' })}
            />
          )}
          <Notice auth={auth} isInvited={isInvited} line={line} />
          {config?.liff_id != null && <LineNotice auth={auth} line={line} onReload={onReload} />}
        </div>
        {config === null && (
          <ErrorState
            title={t('state.unreachable.title')}
            text={t('state.unreachable.text')}
            onRetry={onReload}
          />
        )}
        {config?.liff_id != null && !isAsked && (
          <div className={styles.inset}>
            <Button
              height={52}
              icon={<IconBrandLine size={24} aria-hidden="true" />}
              reason={isBusy ? t('auth.signingIn') : undefined}
              onClick={() => auth.send({ type: 'line.choose' })}
            >
              {t('auth.line')}
            </Button>
            {!line.isHere && <p className={styles.hint}>{t('auth.qr')}</p>}
          </div>
        )}
        {config !== null && config.personas.length > 0 && !isAsked && (
          <PersonaList
            personas={config.personas}
            isBusy={isBusy}
            onChoose={(persona) => auth.send({ type: 'persona.choose', persona })}
          />
        )}
        {config !== null && config.liff_id === null && config.personas.length === 0 && (
          <Banner kind="info" title={t('auth.unconfigured')} />
        )}
        <div className={styles.inset}>
          <LanguageChoice language={language} onChoose={onLanguage} />
        </div>
        {/* Pages of their own, outside the app. */}
        <nav className={styles.links} aria-label={t('auth.aboutTalat')}>
          <a href="/">{t('auth.what')}</a>
          <a href="/terms">{t('auth.terms')}</a>
          <a href="/privacy">{t('auth.privacy')}</a>
        </nav>
      </div>
    </main>
  );
}

/** How many orders somebody would leave behind who is asked about it; null for nobody. */
function openOrdersOf(snapshot: SnapshotFrom<typeof authMachine>): number | null {
  const { problem } = snapshot.context;
  return snapshot.matches('asking') && problem !== null ? Number(problem.details['count']) : null;
}

type LineNoticeProps = Pick<AuthScreenProps, 'auth' | 'line' | 'onReload'>;

/** Says that LINE could not be started, in its app or when somebody wanted to sign in with it, and offers the ways on. */
function LineNotice({ auth, line, onReload }: LineNoticeProps) {
  const { t } = useTranslation();
  const isBusy = useSelector(auth, (snapshot) => snapshot.hasTag('busy'));
  const isMissed = useSelector(auth, isLineMissed);
  if (isBusy || line.isStarted() || !(isMissed || line.isHere)) return null;
  return (
    <Banner
      kind="warn"
      title={t('auth.lineNotStarted.title')}
      text={t('auth.lineNotStarted.text')}
      action={
        <span className={styles.ways}>
          <Button look="tonal" height={44} onClick={onReload}>
            {t('notice.reload')}
          </Button>
          {line.openOutside !== null && (
            <Button look="text" height={44} onClick={line.openOutside}>
              {t('auth.lineNotStarted.openOutside')}
            </Button>
          )}
        </span>
      }
    />
  );
}

function isLineMissed(snapshot: SnapshotFrom<typeof authMachine>): boolean {
  return snapshot.matches('unreachable') && snapshot.context.method?.by === 'line';
}

/** Refusals after which the same way to sign in may lead further. */
const canTryAgain: ReadonlySet<string> = new Set(['invalid_invite', 'line_unreachable', 'rate_limited']);

/** Why the person is not signed in yet. */
function Notice({ auth, isInvited, line }: Pick<AuthScreenProps, 'auth' | 'isInvited' | 'line'>) {
  const { t, i18n } = useTranslation();
  const snapshot = useSelector(auth, (current) => current);
  if (isInvited && (snapshot.matches('signedOut') || snapshot.matches('expired'))) {
    return <Banner kind="info" title={t('auth.invited.title')} text={t('auth.invited.text')} />;
  }
  if (snapshot.matches('expired')) {
    return <Banner kind="warn" title={t('auth.expired.title')} text={t('auth.expired.text')} />;
  }
  if (snapshot.matches('refused') && snapshot.context.problem !== null) {
    const { problem } = snapshot.context;
    return (
      <Banner
        kind="refused"
        title={t('auth.refused')}
        text={translateReason(i18n, problem)}
        action={
          canTryAgain.has(problem.reason) && (
            <Button look="tonal" height={44} onClick={() => auth.send({ type: 'signIn.retry' })}>
              {t(problem.reason === 'invalid_invite' ? 'auth.withoutInvitation' : 'common.retry')}
            </Button>
          )
        }
      />
    );
  }
  if (snapshot.matches('unreachable')) {
    // It was not the server.
    if (isLineMissed(snapshot) && !line.isStarted()) return null;
    return (
      <Banner
        kind="unreachable"
        title={t('state.unreachable.title')}
        text={t('state.unreachable.text')}
        action={
          <Button look="tonal" height={44} onClick={() => auth.send({ type: 'signIn.retry' })}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (snapshot.hasTag('busy')) {
    return (
      <Banner kind="info" title={snapshot.matches('redirecting') ? t('auth.toLine') : t('auth.signingIn')} />
    );
  }
  return null;
}
