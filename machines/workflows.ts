import { addressChangeWorkflow } from './address-change/address-change-machine.ts';
import { addressFormWorkflow } from './address-form/address-form-machine.ts';
import { auditWorkflow } from './audit/audit-machine.ts';
import { authWorkflow } from './auth/auth-machine.ts';
import { barcodeAssignmentWorkflow } from './barcode-assignment/barcode-assignment-machine.ts';
import { batchConfirmationWorkflow } from './batch-confirmation/batch-confirmation-machine.ts';
import { cartWorkflow } from './cart/cart-machine.ts';
import { catalogueWorkflow } from './catalogue/catalogue-machine.ts';
import { categoryShelfWorkflow } from './category-shelf/category-shelf-machine.ts';
import { clearCacheWorkflow } from './clear-cache/clear-cache-machine.ts';
import { dayCloseWorkflow } from './day-close/day-close-machine.ts';
import { debtListWorkflow } from './debt-list/debt-list-machine.ts';
import { deviceStreamsWorkflow } from './device-streams/device-streams-machine.ts';
import { feedbackWorkflow } from './feedback/feedback-machine.ts';
import { feedbackListWorkflow } from './feedback-list/feedback-list-machine.ts';
import { groupFormWorkflow } from './group-form/group-form-machine.ts';
import { groupInvitationWorkflow } from './group-invitation/group-invitation-machine.ts';
import { peopleListWorkflow } from './people-list/people-list-machine.ts';
import { reportWorkflow } from './report/report-machine.ts';
import { roleAdminWorkflow } from './role-admin/role-admin-machine.ts';
import { vipAdminWorkflow } from './vip-admin/vip-admin-machine.ts';
import { vipListWorkflow } from './vip-list/vip-list-machine.ts';
import { groupListWorkflow } from './group-list/group-list-machine.ts';
import { groupStatementWorkflow } from './group-statement/group-statement-machine.ts';
import { lineProfileWorkflow } from './line-profile/line-profile-machine.ts';
import { mapPickerWorkflow } from './map-picker/map-picker-machine.ts';
import { merchantSettingsWorkflow } from './merchant-settings/merchant-settings-machine.ts';
import { orderWorkflow } from './order/order-machine.ts';
import { orderDraftWorkflow } from './order-draft/order-draft-machine.ts';
import { orderLifecycleWorkflow } from './order-lifecycle/order-lifecycle-machine.ts';
import { orderPrintWorkflow } from './order-print/order-print-machine.ts';
import { orderListWorkflow } from './order-list/order-list-machine.ts';
import { orderSelectionWorkflow } from './order-selection/order-selection-machine.ts';
import { orderShareWorkflow } from './order-share/order-share-machine.ts';
import { orderRepeatWorkflow } from './order-repeat/order-repeat-machine.ts';
import { paidPaymentListWorkflow } from './paid-payment-list/paid-payment-list-machine.ts';
import { paymentConfirmationWorkflow } from './payment-confirmation/payment-confirmation-machine.ts';
import { paymentEditWorkflow } from './payment-edit/payment-edit-machine.ts';
import { paymentLifecycleWorkflow } from './payment-lifecycle/payment-lifecycle-machine.ts';
import { paymentListWorkflow } from './payment-list/payment-list-machine.ts';
import { paymentRejectionWorkflow } from './payment-rejection/payment-rejection-machine.ts';
import { paymentProofWorkflow } from './payment-proof/payment-proof-machine.ts';
import { printWorkflow } from './print/print-machine.ts';
import { printLinkWorkflow } from './print-link/print-link-machine.ts';
import { productPickerWorkflow } from './product-picker/product-picker-machine.ts';
import { placeListWorkflow } from './place-list/place-list-machine.ts';
import { productWorkflow } from './product/product-machine.ts';
import { productCoverWorkflow } from './product-cover/product-cover-machine.ts';
import { productEditWorkflow } from './product-edit/product-edit-machine.ts';
import { productFormWorkflow } from './product-form/product-form-machine.ts';
import { productMatrixWorkflow } from './product-matrix/product-matrix-machine.ts';
import { hintRemovalWorkflow } from './hint-removal/hint-removal-machine.ts';
import { promptpayQrWorkflow } from './promptpay-qr/promptpay-qr-machine.ts';
import { quickConfirmationWorkflow } from './quick-confirmation/quick-confirmation-machine.ts';
import { recognitionHintsWorkflow } from './recognition-hints/recognition-hints-machine.ts';
import { recordSearchWorkflow } from './record-search/record-search-machine.ts';
import { scanWorkflow } from './scan/scan-machine.ts';
import { sharedOrderWorkflow } from './shared-order/shared-order-machine.ts';
import { shopProfileWorkflow } from './shop-profile/shop-profile-machine.ts';
import { sheetDownloadWorkflow } from './sheet-download/sheet-download-machine.ts';
import { stockLineWorkflow } from './stock-line/stock-line-machine.ts';
import { stockListWorkflow } from './stock-list/stock-list-machine.ts';
import { stockEntryStartWorkflow } from './stock-entry-start/stock-entry-start-machine.ts';
import { stockEntryWorkflow } from './stock-entry/stock-entry-machine.ts';
import { stockDialogWorkflow } from './stock-dialog/stock-dialog-machine.ts';
import { stockHistoryWorkflow } from './stock-history/stock-history-machine.ts';
import type { EmittedFrom, EventObject } from 'xstate';
import type { WorkflowDefinition } from './kit/workflow.ts';
import { stocktakeListWorkflow } from './stocktake-list/stocktake-list-machine.ts';
import { stocktakeProtocolWorkflow } from './stocktake-protocol/stocktake-protocol-machine.ts';
import { stocktakeStartWorkflow } from './stocktake-start/stocktake-start-machine.ts';
import { stocktakeWorkflow } from './stocktake/stocktake-machine.ts';

const all = [
  addressChangeWorkflow,
  addressFormWorkflow,
  auditWorkflow,
  authWorkflow,
  barcodeAssignmentWorkflow,
  batchConfirmationWorkflow,
  cartWorkflow,
  catalogueWorkflow,
  categoryShelfWorkflow,
  clearCacheWorkflow,
  dayCloseWorkflow,
  debtListWorkflow,
  deviceStreamsWorkflow,
  feedbackWorkflow,
  feedbackListWorkflow,
  groupFormWorkflow,
  groupInvitationWorkflow,
  groupListWorkflow,
  groupStatementWorkflow,
  hintRemovalWorkflow,
  lineProfileWorkflow,
  merchantSettingsWorkflow,
  orderWorkflow,
  orderDraftWorkflow,
  orderLifecycleWorkflow,
  orderListWorkflow,
  orderRepeatWorkflow,
  orderPrintWorkflow,
  orderSelectionWorkflow,
  orderShareWorkflow,
  paidPaymentListWorkflow,
  paymentConfirmationWorkflow,
  paymentEditWorkflow,
  paymentRejectionWorkflow,
  paymentLifecycleWorkflow,
  paymentListWorkflow,
  paymentProofWorkflow,
  peopleListWorkflow,
  printWorkflow,
  printLinkWorkflow,
  productPickerWorkflow,
  placeListWorkflow,
  productWorkflow,
  productCoverWorkflow,
  productEditWorkflow,
  productFormWorkflow,
  productMatrixWorkflow,
  promptpayQrWorkflow,
  quickConfirmationWorkflow,
  recognitionHintsWorkflow,
  recordSearchWorkflow,
  mapPickerWorkflow,
  reportWorkflow,
  roleAdminWorkflow,
  scanWorkflow,
  sharedOrderWorkflow,
  sheetDownloadWorkflow,
  shopProfileWorkflow,
  stockListWorkflow,
  stockDialogWorkflow,
  stockEntryStartWorkflow,
  stockEntryWorkflow,
  stockHistoryWorkflow,
  stockLineWorkflow,
  stocktakeListWorkflow,
  stocktakeProtocolWorkflow,
  stocktakeStartWorkflow,
  stocktakeWorkflow,
  vipAdminWorkflow,
  vipListWorkflow,
] as const;

/** Every workflow of the product. */
export const workflows: readonly WorkflowDefinition[] = all;

/** Each type of event by itself, without what a chart without emitted events is typed with. */
type Specific<Event extends EventObject> = Event extends EventObject
  ? string extends Event['type']
    ? never
    : { [Type in Event['type']]: Event & { readonly type: Type } }[Event['type']]
  : never;

/** Everything that a workflow emits. */
export type WorkflowEvent = Specific<EmittedFrom<(typeof all)[number]['machine']>>;
