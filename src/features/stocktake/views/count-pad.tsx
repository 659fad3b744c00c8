import { IconBackspace, IconMinus, IconPlus } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { stepFigure, typeDigit } from '../../../../domain/stock/stocktake.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './count-pad.module.css';

interface FigureProps {
  /** As typed; empty while nothing is. */
  readonly figure: string;
  readonly onChange: (figure: string) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The focus stays where it is, so that Enter takes the figure instead of pressing the button again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** The figure between its buttons. */
export function CountFigure({ figure, onChange }: FigureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.figureRow} role="group" aria-label={t('stocktake.figure')}>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stocktake.fewer')}
        onMouseDown={keepFocus}
        onClick={() => onChange(stepFigure(figure, -1))}
      >
        <IconMinus size={32} aria-hidden="true" />
      </button>
      <output
        className={classNames('num', styles.figure, figure === '' && styles.none)}
        data-length={figure.length > 4 ? 'long' : undefined}
        aria-live="polite"
      >
        {figure === '' ? '0' : figure}
      </output>
      <button
        type="button"
        className={styles.step}
        aria-label={t('stocktake.more')}
        onMouseDown={keepFocus}
        onClick={() => onChange(stepFigure(figure, 1))}
      >
        <IconPlus size={32} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Digits for a thumb. */
export function CountPad({ figure, onChange }: FigureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pad} role="group" aria-label={t('stocktake.pad')}>
      {digits.map((digit) => (
        <Digit key={digit} digit={digit} figure={figure} onChange={onChange} />
      ))}
      <button type="button" className={styles.soft} onMouseDown={keepFocus} onClick={() => onChange('')}>
        {t('stocktake.clear')}
      </button>
      <Digit digit="0" figure={figure} onChange={onChange} />
      <button
        type="button"
        className={styles.soft}
        aria-label={t('stocktake.erase')}
        onMouseDown={keepFocus}
        onClick={() => onChange(figure.slice(0, -1))}
      >
        <IconBackspace size={24} aria-hidden="true" />
      </button>
    </div>
  );
}

function Digit({ digit, figure, onChange }: FigureProps & { readonly digit: string }) {
  return (
    <button
      type="button"
      className={styles.digit}
      onMouseDown={keepFocus}
      onClick={() => onChange(typeDigit(figure, digit))}
    >
      {digit}
    </button>
  );
}
