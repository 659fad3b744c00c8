import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../../domain/names.ts';
import type { StocktakeScope } from '../../../../domain/stock/stocktake.ts';

/** Names a scope in the language of the interface. */
export function useScopeName(): (scope: StocktakeScope) => string {
  const { t, i18n } = useTranslation();
  return (scope) => {
    switch (scope.kind) {
      case 'category':
        return nameIn(i18n.language, scope.names);
      case 'search':
        return t('stocktake.scope.search', { text: scope.text });
      case 'low':
      case 'all':
      case 'scan':
        return t(`stocktake.scope.${scope.kind}`);
    }
  };
}
