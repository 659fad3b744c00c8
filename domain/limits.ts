/** Photos of the proof of a payment, and as many more of its receipt. */
export const maxProofPhotos = 5;
/** Pictures of a product. */
export const maxProductPhotos = 9;
/** Photos of a stock record, also of one line of a stocktake. */
export const maxStockPhotos = 9;
/** Stock up to which a product runs low where staff set no other level, and up to which buyers are told that few are left. */
export const usualLowStock = 5;
/** Pieces of one product on the shelf. */
export const maxOnHand = 1_000_000_000;
/** Pieces of one product that come or go at once. */
export const maxMovedPieces = 1_000_000;
/** People whom `/roles` answers; `/people` has more. */
export const maxRoleRecords = 1000;
/** Characters of a place of a transfer. */
export const maxPlaceLength = 200;
/** Characters of why a payment is rejected. */
export const maxRejectReason = 200;
/** Characters of what a bank says of a transfer: a reference, a name, an account. */
export const maxTransferText = 200;
/** Characters of further information about a transfer. */
export const maxExtraInfo = 2000;
/** Characters of a note on a stock record. */
export const maxNoteLength = 500;
/** Pieces that a new product may begin with. */
export const maxTypedStock = 1_000_000;
/** Characters of a product's name, colour, size or style. */
export const maxProductName = 200;
export const maxDescriptionLength = 2000;
/** Bytes of one uploaded file. */
export const maxUploadBytes = 10 * 1024 * 1024;
/** Bytes above which a photo is compressed on the device before it is uploaded. */
export const compressAboveBytes = 2 * 1024 * 1024;
/** Pixels: width of a compressed photo. */
export const maxCompressedWidth = 1200;
/** Bytes above which a photo of a page that is read is compressed, and pixels of its longer side: 40 lines of small letters can be read at that. */
export const compressPageAboveBytes = 1024 * 1024;
export const maxPageSide = 2400;
export const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp'] as const;
/** How the names of documents end in which goods can be read. */
export const documentEndings = ['.xlsx', '.xls', '.csv', '.docx', '.doc', '.pdf'] as const;
/** Characters of a search by name: of products, or of a customer group. */
export const maxSearchLength = 200;
/** Maximum number of products in a search result. */
export const maxSearchHits = 120;
/** Characters of an id, or of a number that is looked for in its place. */
export const maxIdLength = 64;
/** Products that are looked at for an item of a text order. */
export const maxItemHits = 30;
export const pageSize = 10;
/** Maximum page size of a list. */
export const largestPage = 100;
/** Characters of a message that a toast or a raised error carries; a longer one is shown whole in an alert. */
export const maxMessageLength = 50;
export const badgeOverflow = 99;
/** Order lines shown before the list is folded. */
export const collapsedLines = 4;
/** Entries of a history shown before the earlier ones are folded. */
export const collapsedHistory = 20;
/** Orders that are printed together. */
export const maxPrintedOrders = 20;
/** A group's other unpaid orders that an order names. */
export const maxUnpaidBeside = 100;
/** Orders that one payment pays: an order and the unpaid ones beside it. */
export const maxPaidOrders = 101;
/** Orders shown on a payment card before "more". */
export const ordersOnPaymentCard = 3;
/** Days after which an order still `created` is flagged to staff. */
export const staleOrderDays = 7;
export const minLineQuantity = 1;
export const maxLineQuantity = 1_000_000;

/** The nearest whole quantity that a line may have. */
export function withinBounds(quantity: number): number {
  return Math.min(maxLineQuantity, Math.max(minLineQuantity, Math.trunc(quantity)));
}
/** Milliseconds for which categories that were read are shown without asking again: 1 hour. */
export const categoriesLifetimeMs = 60 * 60 * 1000;
/** Milliseconds that a session token is valid: 7 days. */
export const sessionLifetimeMs = 7 * 24 * 60 * 60 * 1000;
/** Characters of a barcode. */
export const maxBarcodeLength = 64;
/** Rows that one import books. */
export const maxImportedRows = 2_000;

/** Pictures of a shop at an address. */
export const maxShopPhotos = 1;
export const maxPlacePhotos = 1;
/** Characters of a text of an address. */
export const maxAddressText = 500;
/** Phones that an address may have. */
export const maxPhones = 5;
/** Characters of one phone. */
export const minPhoneLength = 3;
export const maxPhoneLength = 20;

/** Rows of a sheet of exported records, beside its head. */
export const maxExportedRows = 100_000;
/** Characters of a text order. */
export const maxTextOrder = 500;
/** Characters of the remark of an order. */
export const maxRemark = 500;
/** Products of one name in one category that are answered, and shown, together. */
export const maxSiblings = 500;
/** Lines of one order. */
export const maxOrderLines = 500;
/** Characters of the name of a customer group. */
export const maxGroupName = 200;
/** Phones of a shop, and characters of one. */
export const maxShopPhones = 5;
export const maxShopPhone = 30;
/** Characters of the address of a shop's chat. */
export const maxShopLink = 200;
/** Characters of what a shop says of itself, in one language. */
export const maxAboutShop = 2000;
/** Characters of a feedback: what is told, what it is called, and how to answer it. */
export const maxFeedback = 500;
export const maxFeedbackTitle = 200;
export const maxFeedbackContact = 200;
