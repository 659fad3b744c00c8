import styles from './barcode.module.css';
import { usePrintTools } from './print-context.ts';

/** A text as bars, with the text below. */
export function Barcode({ text }: { readonly text: string }) {
  const picture = usePrintTools().barsOf(text);
  return (
    <span className={styles.barcode}>
      {picture !== null && <img className={styles.bars} src={picture} alt="" />}
      {text}
    </span>
  );
}
