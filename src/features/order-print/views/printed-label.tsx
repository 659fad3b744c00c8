import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../ui/screen-context.ts';
import { usePrintTools } from './print-context.ts';
import type { PrintedLabel as Label } from './print-context.ts';

/** A label in the language of who prints and, where that is another one, in Thai. */
export function PrintedLabel({ of }: { readonly of: Label }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { inThai } = usePrintTools();
  const thai = language === 'th' ? '' : inThai(of);
  return (
    <>
      {t(of)}
      {thai !== '' && <span lang="th"> {thai}</span>}
    </>
  );
}
