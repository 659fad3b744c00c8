// Generated from the English words by scripts/generate-word-types.mjs.

import 'i18next';
import type start from '../i18n/start/en.json';
import type shared from '../i18n/words/en.json';
import type account from '../features/account/words/en.json';
import type addresses from '../features/addresses/words/en.json';
import type audit from '../features/audit/words/en.json';
import type cart from '../features/cart/words/en.json';
import type catalogue from '../features/catalogue/words/en.json';
import type debugLog from '../features/debug-log/words/en.json';
import type feedback from '../features/feedback/words/en.json';
import type groups from '../features/groups/words/en.json';
import type orderPrint from '../features/order-print/words/en.json';
import type orderShare from '../features/order-share/words/en.json';
import type orders from '../features/orders/words/en.json';
import type paymentEdit from '../features/payment-edit/words/en.json';
import type payments from '../features/payments/words/en.json';
import type people from '../features/people/words/en.json';
import type photos from '../features/photos/words/en.json';
import type printing from '../features/printing/words/en.json';
import type product from '../features/product/words/en.json';
import type productForm from '../features/product-form/words/en.json';
import type productPicker from '../features/product-picker/words/en.json';
import type recordLists from '../features/record-lists/words/en.json';
import type reports from '../features/reports/words/en.json';
import type scanning from '../features/scanning/words/en.json';
import type sheets from '../features/sheets/words/en.json';
import type speech from '../features/speech/words/en.json';
import type statements from '../features/statements/words/en.json';
import type stock from '../features/stock/words/en.json';
import type stockEntry from '../features/stock-entry/words/en.json';
import type stockMoves from '../features/stock-moves/words/en.json';
import type stocktake from '../features/stocktake/words/en.json';
import type textOrders from '../features/text-orders/words/en.json';
import type unsent from '../features/unsent/words/en.json';
import type vip from '../features/vip/words/en.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof start &
        typeof shared &
        typeof account &
        typeof addresses &
        typeof audit &
        typeof cart &
        typeof catalogue &
        typeof debugLog &
        typeof feedback &
        typeof groups &
        typeof orderPrint &
        typeof orderShare &
        typeof orders &
        typeof paymentEdit &
        typeof payments &
        typeof people &
        typeof photos &
        typeof printing &
        typeof product &
        typeof productForm &
        typeof productPicker &
        typeof recordLists &
        typeof reports &
        typeof scanning &
        typeof sheets &
        typeof speech &
        typeof statements &
        typeof stock &
        typeof stockEntry &
        typeof stockMoves &
        typeof stocktake &
        typeof textOrders &
        typeof unsent &
        typeof vip;
    };
  }
}
