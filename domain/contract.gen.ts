// Generated from openapi.yaml by scripts/generate-contract.mjs.

export interface paths {
  '/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Sign in with the ID token of a LINE login in a browser */
    post: operations['auth'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/line': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign in with an access token of LINE, or as a persona in demo mode
     * @description Nothing but `line_access_token` is trusted. In demo mode `demo:<persona id>` is a token.
     */
    post: operations['authLine'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/config': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What the app needs to know before anyone is signed in */
    get: operations['authConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/auth/sign_out': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End the session, and clear the cookie that private files are shown by
     * @description A token that is sent is good for nothing any more, nor is the cookie of its sign-in; other sign-ins of the person go on.
     *     One that has expired, or is none, makes no difference.
     */
    post: operations['authSignOut'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/user_info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The signed-in user, as they are now */
    get: operations['userInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/update_user_info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Keep the user's language */
    post: operations['updateUserInfo'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/group_invite': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a link that invites customers into a group
     * @description Signed, valid for 7 days. Its `invite` is given to `/auth` or `/auth/line`: it makes whoever is new a customer of the
     *     group, and moves a customer of the merchant there; staff stay where they are. One that is damaged, expired,
     *     another merchant's, or made before the shop moved the person out of its group is `invalid_invite`, and nobody is signed in.
     *     While a customer has orders as in `/move_user`, they are asked by `has_open_orders`, which names both groups, and moved
     *     with `confirm_join`; nobody is signed in before.
     */
    post: operations['groupInvite'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/all_product_category': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The category tree, three levels */
    get: operations['allProductCategory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/all_categories': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** All categories in one flat list */
    get: operations['allCategories'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/all_sku_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The products of a third-level category */
    get: operations['allSkuList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/search_sku_by_name': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Products whose name, colour, size or style matches, within their categories */
    get: operations['searchSkuByName'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sku_detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One product */
    get: operations['skuDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/add_single_product': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add a product to a third-level category
     * @description The pictures were uploaded by the caller before, or are public; they become public. One is needed, nine are possible.
     *     A proof of payment is none: `photo_is_proof`.
     *     A VIP or original price of 0 is none. A barcode that another product has is `barcode_taken`.
     */
    post: operations['addSingleProduct'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/edit_sku': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a product's name, attributes and prices
     * @description What is absent or null stays as it is, but `low_stock_at: null` clears the level. An empty text clears a text, and a `vip_price` or
     *     `original_price` of 0 takes that price away. A barcode that another product has is `barcode_taken`. An inactive product is in no list or
     *     search but `/stock_list`, is not sold any more, and can be made active again. Pictures and stock have calls of their own.
     */
    post: operations['editSku'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/set_sku_vip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a product a VIP product of a group, or an ordinary one again
     * @description Doing it twice changes nothing. `vip_price` is the product's, for all groups: absent or null it stays, and 0 takes
     *     it away.
     */
    post: operations['setSkuVip'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/vip_sku_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The VIP products of a group, a page at a time
     * @description By name. For staff, and for VIP customers of the group. Products that are no longer sold are left out.
     */
    get: operations['vipSkuList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/setup_sku_cover': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Choose a product's first picture
     * @description A picture that the product has already, or an upload of the caller, which becomes public. The other pictures
     *     follow it; a tenth is `too_many_photos`.
     */
    post: operations['setupSkuCover'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/assign_barcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give a product its barcode, or another, or none
     * @description An empty barcode clears it. One that another product has is `barcode_taken`, with that product.
     */
    post: operations['assignBarcode'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sku_siblings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A product with all that have its name and category
     * @description The product itself, also an inactive one, and the active products of the same `name` in the same category, as the caller's
     *     group sees them: what differs in colour, size or style only. The first ones listed come first; 500 at most, the product among them.
     */
    get: operations['skuSiblings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sku_by_barcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The product that has a barcode
     * @description The whole barcode, as it was assigned. Customers find no inactive product.
     */
    get: operations['skuByBarcode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/upload': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Store a picture or a document that is sent as text */
    post: operations['upload'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/upload_v2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Store a picture or a document
     * @description Pictures: png, jpg, gif, bmp and webp, kept upright, without metadata, as png, jpg or webp. Documents: xlsx, xls, csv,
     *     docx, doc and pdf, kept as they are and given out to be saved only. The content decides, never the name or the type that is
     *     declared. A file that no record names within 30 days is removed.
     */
    post: operations['uploadV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/files/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A stored file
     * @description Public files answer to anyone. Private ones answer to their uploader, the merchant's staff and, as a proof, the
     *     order's group, by bearer token or by the cookie set at sign-in, and to whoever brings a signed address. To everyone
     *     else they do not exist.
     */
    get: operations['files'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/recognize_skus_from_photo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read stock items from a photo or a document
     * @description One of the two addresses is needed; the file is the caller's own upload: a photo, a sheet, a document or a PDF. Each row is
     *     judged alone: what is not right about it is its `problem`, and the others go on. Photos are answered 503 `not_configured` where
     *     what reads them was not built.
     */
    post: operations['recognizeSkusFromPhoto'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/recognition': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * How far the reading of a file is
     * @description A job of the caller's own. It goes on when the server has restarted, as soon as it is asked for. 20 seconds a page and 5 minutes
     *     a file, then its `problem` is `took_too_long`; `overloaded` where the machine was too busy to read a page in that time.
     */
    get: operations['recognition'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/match_rows': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Which products rows of a stock entry mean
     * @description Rows as a person corrected or typed them, matched as recognition does, in their order. It is a read: nothing is kept, and an import
     *     checks anew what it is sent.
     */
    post: operations['matchRows'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/recognition_hints': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What corrections of recognised items taught, the latest first, a page at a time */
    get: operations['recognitionHints'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/delete_recognition_hint': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Forget what a correction taught */
    post: operations['deleteRecognitionHint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/confirm_import_skus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take recognised items into stock
     * @description An item is the product of the same category, name (in any language), colour, size and style, whatever the spaces and
     *     capitals, else a new one. Items that mean one product add up; at two prices they are `duplicate_line`. `price` is what was paid
     *     for a piece, which the record says. A new product sells at its `selling_price`, without one at `price`; what was there goes on selling
     *     at its own price unless an item of it says `set_price`. A `vip_price` goes with that. An item with a `selling_price` is a new product:
     *     where there is one of its name already, `product_exists` says all such items. All of it or nothing. `category_id` leads from the first level to the third; one that is not within
     *     the one before it is `not_found`. With `sku_id` an item is that product, sold or not. A `barcode` that another product has is
     *     `barcode_taken`; one barcode of two products of the list, or two barcodes of one product, are `duplicate_line`.
     */
    post: operations['confirmImportSkus'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/wash_stock_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A product's stock records, the newest 200
     * @description With `per: day` only the last record of each day in Bangkok is answered, from `since` on, and before them the last one older than
     *     `since`, if there is one: what a line of the stock over time is drawn from, whatever the number of records. At most 200 days.
     */
    get: operations['washStockList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stock_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Products with their stock, active and inactive, a page at a time
     * @description `pagination` tells of the whole list how many run low and how many pieces can be promised; the totals may be 10 s old. An active
     *     product runs low when its stock is its `low_stock_at` or less, 5 where none is set. Where stock is sold between two pages no
     *     product comes twice in ascending order; one whose stock grew may come again, at its new place. Sorted by name or time none does.
     */
    post: operations['stockList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/wash_stock': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Record what came in, went out or was counted
     * @description `entry` goes with `purchase` and `transfer_in`, `exit` with `transfer_out`, `inventory` with the rest. An exit or a decrease
     *     larger than what can be promised is `insufficient_stock`. When `base_stock` is no longer the stock on hand: `stock_moved`;
     *     `counted` implies it, and where both are sent they agree. An `inventory` operation whose `counted` is below what orders
     *     reserve: `reserved_stock`.
     */
    post: operations['washStock'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktake': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * A stocktake with its records, as data or as a sheet
     * @description The records come in the order in which they were written, a page at a time; the sheet holds all of them, 100,000 at most. With `Accept` of the
     *     sheet's type the answer is the file.
     */
    get: operations['stocktakeDetail'];
    put?: never;
    /**
     * Record what was counted, each line for itself
     * @description Each line is one count of `/wash_stock`. One that cannot be recorded is refused alone, and spoils no other: `stock_moved` when the
     *     stock on hand is no longer `base_stock`, `reserved_stock` when fewer were counted than orders reserve, `unknown_sku` for a product
     *     that is not there. A product that is named twice is `invalid_request`. Calls with the same `stocktake_id`, which the client makes,
     *     belong to one stocktake, whoever of the merchant makes them; one of which no line was recorded does not exist yet. The same key
     *     answers the same results; what was refused and counted again is another call.
     */
    post: operations['stocktake'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/stocktakes': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The merchant's stocktakes, the latest first, a page at a time */
    get: operations['stocktakes'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/sku_template': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * An empty sheet for products
     * @description The attachment `sku_list.xlsx`. Its columns are those of `/export_skus`; a sheet of its own names the merchant's categories.
     */
    get: operations['skuTemplate'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/export_skus': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * All products as a sheet, active and inactive
     * @description The attachment `sku_list.xlsx`, a row for each product by category and name: the names of its three categories, `sku_id`, the names,
     *     attributes and prices, `amount` (pieces on hand), barcode, low-stock level, status and description. It is read again as it is.
     */
    get: operations['exportSkus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/submit_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order products
     * @description Reserves the stock. Without `address_id` the group's default address is taken, or none. A price other than the
     *     current one is `price_changed`.
     */
    post: operations['submitOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/submit_order_by_text': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Read products and quantities from free text
     * @description What a message orders, in Chinese, Thai and English, also mixed: several items, quantities in words and figures, colours and
     *     sizes of either language, corrections. A read: nothing is ordered, and an idempotency key is ignored. Prices, `is_vip` and
     *     what was usual are those of the group. Of a product that is named twice there is one line with the sum.
     *     A text that asks for the same as last time begins with the lines of the group's last order that was not cancelled; of these, what is
     *     not sold any more is `unmatched`.
     */
    post: operations['submitOrderByText'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/submit_order_by_text_v2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Order what was recognised in a text
     * @description As `/submit_order`, to an address that has to be chosen. The order is of the address's group.
     */
    post: operations['submitOrderByTextV2'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The orders that the caller may see, a page at a time */
    post: operations['orderList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/export_orders': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The orders that the list's filters let through, as a sheet
     * @description The attachment `orders-2026-03-04.xlsx`, named by the day in Bangkok: a row for each order, and a row for each of their lines. Times are cells of time, in Bangkok's, for Excel
     *     knows no time zones; amounts are numbers of baht. The filters and the order are those of the list; its page is ignored. Holds what there
     *     was when it was asked for; a record that changes while the sheet is written has one of its two forms. More than 100,000 rows of either
     *     sheet are `too_many_rows`. Each export is noted with who asked for it, and for what.
     */
    post: operations['exportOrders'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/order_detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One order, masked for whoever asks without a token */
    get: operations['orderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/update_order_remark': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change an order's remark
     * @description The customer while it is created; staff who manage orders until it is cancelled.
     */
    post: operations['updateOrderRemark'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/print_link': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Make a link by which orders can be printed outside LINE */
    post: operations['printLink'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/update_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Save an order's lines, remark and address, and confirm it while it is created
     * @description Takes an order as it was read. What is absent or null stays as it is. `confirm: false` saves without confirming.
     */
    post: operations['updateOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/cancel_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Cancel an order and give its stock back
     * @description The order is named by `order_id` or `id`, in the query, the body or both.
     */
    post: operations['cancelOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/pay_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Submit the proof of payment for confirmed orders of one group
     * @description `mix` needs cash and receipt, which sum to the total within 0.01; of the other types they are ignored.
     *     1 to 5 photos, uploaded before; a photo given twice counts once.
     */
    post: operations['payOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment_order_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** The payment orders that the caller may see, a page at a time */
    post: operations['paymentOrderList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/export_payments': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * The payment orders that the list's filters let through, as a sheet
     * @description The attachment `payments-2026-03-04.xlsx`, named by the day in Bangkok: a row for each payment order, and a row for each order that they pay. Times are cells of time, in Bangkok's, for Excel
     *     knows no time zones; amounts are numbers of baht. The filters and the order are those of the list; its page is ignored. Holds what there
     *     was when it was asked for; a record that changes while the sheet is written has one of its two forms. More than 100,000 rows of either
     *     sheet are `too_many_rows`. Each export is noted with who asked for it, and for what.
     */
    post: operations['exportPayments'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/payment_order_detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One payment order */
    get: operations['paymentOrderDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/confirm_pay_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm that the money was received, which completes the payment order and its orders
     * @description `image_urls` may be empty: the photos there stay, and up to five others are added, counted apart from those of the
     *     proof; more are `too_many_photos`. An underpayment completes too;
     *     of a mix it is edited first, since a `paid_amount` that is not the sum of its parts (beyond 0.01) is `amount_mismatch`.
     *     The second of two confirmations is `already_confirmed`.
     */
    post: operations['confirmPayOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/batch_confirm_pay_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Confirm the receipt of several payments, each for itself
     * @description As paid: no amount is changed and no photo is added. One that cannot be confirmed spoils no other; an id that is
     *     given twice is answered twice. `versions` are those that the person saw, one for each id: of another version is
     *     `version_conflict`.
     */
    post: operations['batchConfirmPayOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reject_pay_order': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Reject a payment whose money did not come, or not as claimed
     * @description While it is `paid`. Its orders are confirmed again, and can be paid by another proof. Of one that is completed it is
     *     `already_confirmed`, of one that was rejected before `already_rejected`.
     */
    post: operations['rejectPayOrder'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/edit_payment': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Correct a payment that is not confirmed yet
     * @description While it is `paid`. What is absent, null or empty stays as it is; `payment_photo` replaces the photos. `mix` needs
     *     cash and receipt, which sum to the amount within 0.01; of the other types they are ignored. Of what a bank says of the
     *     transfer, from `transaction_id` to `extra_info`, what is absent stays; null or an empty text clears it.
     */
    post: operations['editPayment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/merchant_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The addresses of a group */
    get: operations['merchantAddress'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/add_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add an address to a group
     * @description The default of a group is one: a new default takes it from the old one. The first address is the default.
     *     `photo` and `shop_photo` are empty, an upload that the caller may see, or an https address. A position is both
     *     coordinates or none.
     */
    post: operations['addAddress'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/update_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Change an address
     * @description What is absent stays as it is, null empties a text or a position; `is_default: false` leaves the default, for a group has a default while it has addresses. Orders keep
     *     the copy that they have.
     */
    put: operations['updateAddress'];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/delete_address': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Hide an address
     * @description Named in the query or the body. Orders keep their copy. The default passes on to the group's oldest address.
     */
    delete: operations['deleteAddress'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/places': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Places by name
     * @description Subdistricts, districts and provinces of Thailand by name or postcode, known markets, and cities of the world; where the server
     *     names a geocoder, what that finds. `restricted` looks in China (`zh`) or Thailand (`en`, `th`) alone, and Thai is always
     *     restricted. What matches as well is the first the nearer it is to the position. A geocoder that fails, which `is_fallback`
     *     says, or that may not be asked while somebody types, is left out, and the built-in places answer: they need no settings, and answer
     *     where maps are switched off. Where one fails and none of those has the name, it is 503 `map_unreachable`.
     */
    get: operations['places'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/place_at': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The place at a position
     * @description The address of a position, as near as is known, with the position that was asked for. 404 where nothing is known within 200 km.
     */
    get: operations['placeAt'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/static_map': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * A picture of the map around a position
     * @description A png of 300x400 with a pin and the attribution, an upload of the caller's. 503 `not_configured` where the server shows no maps,
     *     503 `map_unreachable` where the server of the tiles did not answer.
     */
    post: operations['staticMap'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/promptpay_qr': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What is due of some orders, as a PromptPay QR
     * @description Of the orders that are named, or of those that a payment order pays: one of the two. All of them are confirmed, or owe what no
     *     payment is on its way for, and of one group, else 409 `not_allowed_in_status` or 422 `mixed_groups`. With `Accept: image/png` the answer is the QR as a file. 503 `not_configured`
     *     where the merchant has no PromptPay id.
     */
    get: operations['promptpayQr'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/group_statement': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What a group ordered and paid in some days, and what it owes, as data or as a sheet
     * @description The entries come in the order of their times, a page at a time: the confirmed, paid and completed orders of the group by the time when
     *     they were made, and its payments that count by the time when they were sent. A balance is what the group owes after an entry, below
     *     zero what it has to its credit. A customer reads the statement of the own group. The sheet holds all entries, 100,000 at most. With
     *     `Accept` of the sheet's type the answer is the file.
     */
    get: operations['groupStatement'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/day_close': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What was confirmed, rejected and left waiting on a day, as data or as a sheet
     * @description A day is that of Asia/Bangkok, from 00:00 until before 00:00 of the next one. Money belongs to the day when its receipt was
     *     confirmed, whenever its proof was sent; a rejected payment to the day of its rejection. Waiting is what was sent before the day
     *     ended and neither confirmed nor rejected by then, also where it was decided since. Where the shop confirms no receipts, money
     *     belongs to the day when its proof was sent, under whoever sent it, and nothing waits. Amounts are those of now. A list holds the
     *     200 entries that matter most, in the sheet 10,000; its count and sums are of all. With `Accept` of the sheet's type the answer
     *     is the file.
     */
    get: operations['dayClose'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the shop sold and received in some days, what it is owed and what its stock is worth, as data or as a sheet
     * @description A day is that of Asia/Bangkok. Sales are the totals of orders that are confirmed, paid or completed, on the day when each was
     *     confirmed; debts brought in by an import are no sales and are apart in `debts`. Money belongs to the day when its payment was
     *     sent, and counts once its receipt is confirmed, or at once where the shop confirms no receipts. Amounts, what is owed and the
     *     stock are those of now. With a group, everything but the stock is that group's; without one, of all groups. With `Accept` of
     *     the sheet's type the answer is the file.
     */
    get: operations['report'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/my_report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What the caller's group bought and paid in some days, and what it owes
     * @description Counted as in `report`, of the caller's own group alone.
     */
    get: operations['myReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/debts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The groups whose payments are not what their orders total, a page at a time
     * @description Who owes most comes first, the largest credit last.
     */
    get: operations['debts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/shop': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Whom to contact
     * @description What the merchant of the request's host says of itself to everybody; 404 where the host stands for none.
     */
    get: operations['shop'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/merchant_settings': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The settings of the caller's merchant */
    get: operations['merchantSettings'];
    put?: never;
    /**
     * Change the settings of the caller's merchant
     * @description What is absent or null stays as it is. Each change is kept in the settings' history, which nothing changes or removes.
     */
    post: operations['saveMerchantSettings'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * What changes, while one looks
     * @description A stream of server-sent events. Each has a `LiveEvent` as its `data`: which record changed, and its version; never what it says,
     *     which is asked for as usual. Customers hear of the orders and payments of their own group, of products and of themselves; staff
     *     of all of their merchant's.
     *     Session, roles, group and merchant are checked again at each event; the stream ends when the session does, or the person moves
     *     to another group. At most 10 streams of a person are open on a server, beyond that 429.
     *     `id` of an event, also of an empty one, is given back as `Last-Event-ID` after an interruption: what was missed comes first, or
     *     `reset` where that is more than 1,000 events or 10 minutes. An event may come twice.
     */
    get: operations['events'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feedback': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Tell the shop something
     * @description Either `feedback`, or `type`, `title` and `description`.
     */
    post: operations['feedback'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/feedback_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** What users told, the latest first */
    get: operations['feedbackList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/groups': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The merchant's customer groups, a page at a time
     * @description The default group comes first, then the others by name.
     */
    get: operations['groups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/save_group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Add a customer group, or give one another name */
    post: operations['saveGroup'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/people': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The merchant's staff or its customers, a page at a time
     * @description By name.
     */
    get: operations['people'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/set_user_vip': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a customer a VIP customer, or an ordinary one again
     * @description Staff are no customers: `not_a_customer`.
     */
    post: operations['setUserVip'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/move_user': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a customer to another group
     * @description Orders of before stay where they are. While the customer has orders that are open or not paid in full, or the group has
     *     some that no other customer of it placed, it is asked by `has_open_orders`, and done with `confirm`.
     */
    post: operations['moveUser'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/roles': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * The merchant's staff, and for those who manage people its customers
     * @description The first 1,000, staff before customers, each by name. `/people` has all of them, page after page.
     */
    get: operations['roles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/reset_role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Give somebody one of the roles that can be given
     * @description Takes their other roles away. An admin is changed by an owner only, an owner by nobody, and nobody changes themselves.
     */
    post: operations['resetRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/delete_role': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Take all roles away, which makes a customer */
    post: operations['deleteRole'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Id: string;
    LiveEvent: {
      /**
       * @description A kind of record; `reset` says that more may have changed than comes.
       * @enum {string}
       */
      type: 'order' | 'payment' | 'product' | 'role' | 'reset';
      /** @description Of the record; empty where many of the type changed at once. */
      id: string;
      /** @description Of the record; 0 where it has none. */
      version: number;
    };
    OptionalId: string | null;
    OptionalText: string | null;
    /** @description Whether a customer with open orders joins the group of `invite` all the same. */
    ConfirmJoin: boolean | null;
    OptionalRemark: string | null;
    /** @description At most two decimals. */
    Baht: number;
    /** @description At most two decimals. */
    OptionalBaht: number | null;
    Quantity: number;
    /** @description The version that the person saw. Another than the current one is `version_conflict`. */
    SeenVersion: number | null;
    RequiredText: string;
    ProductName: string;
    OptionalName: string | null;
    /** @description Printable characters, unique in the merchant. */
    Barcode: string;
    /** @description Printable characters, unique in the merchant; an empty text is none. */
    OptionalBarcode: string | null;
    /** @description The product runs low when its stock is this or less. Null is 5. */
    LowStockLevel: number | null;
    PhotoAddress: string;
    /** @description Addresses joined with commas. */
    PhotoAddresses: string;
    /** @description Addresses joined with commas. */
    OptionalPhotoAddresses: string | null;
    Confidence: number;
    /** @enum {string} */
    StockEntryType: 'purchase' | 'transfer_in' | 'transfer_out' | 'sale' | 'return' | 'count' | 'damage';
    /** @enum {string} */
    StockOperationType: 'entry' | 'exit' | 'inventory';
    /** @enum {string} */
    StockOperationSubtype:
      | 'purchase'
      | 'transfer_in'
      | 'transfer_out'
      | 'inventory_increase'
      | 'inventory_decrease'
      | 'damage_decrease'
      | 'inventory_no_change';
    /** Format: date-time */
    Time: string;
    /** @enum {integer} */
    Flag: 0 | 1;
    /** @enum {string} */
    Language: 'zh' | 'en' | 'th';
    /** @enum {string} */
    ActiveStatus: 'active' | 'inactive';
    /** @enum {string} */
    OrderStatus: 'created' | 'confirmed' | 'paid' | 'completed' | 'cancelled';
    /** @enum {string} */
    PaymentStatus: 'created' | 'paid' | 'completed' | 'rejected';
    /** @enum {string} */
    PaymentType: 'cash' | 'receipt' | 'mix';
    Envelope: {
      /** @constant */
      code: 0;
      data: unknown;
      message: string;
    };
    UserEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['User'];
    };
    SignedInEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['SignedIn'];
    };
    OrderEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['Order'];
    };
    PaymentOrderEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['PaymentOrder'];
    };
    ProductEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['Product'];
    };
    UploadEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['Upload'];
    };
    AddressEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['Address'];
    };
    RoleRecordEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['RoleRecord'];
    };
    LinkEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['Link'];
    };
    NewOrderEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['NewOrder'];
    };
    IdEnvelope: components['schemas']['Envelope'] & {
      data: components['schemas']['IdOnly'];
    };
    ErrorEnvelope: {
      code: number;
      /** @description Short and in English; the app translates the reason. */
      message: string;
      data: components['schemas']['ErrorData'];
    };
    /** @description The reason, and details that depend on it. */
    ErrorData: {
      reason: components['schemas']['Reason'];
    } & {
      [key: string]: unknown;
    };
    /**
     * @description Stable words, and the details that come with them beside `reason`:
     *
     *     | Reason | Status | Details |
     *     |---|---|---|
     *     | `token_null`, `token_expired`, `invalid_token` | 401 | the last two also of a signed link |
     *     | `line_refused` | 401 | LINE does not vouch for the token |
     *     | `line_unreachable`, `map_unreachable`, `not_configured`, `overloaded` | 503 | |
     *     | `forbidden_role` | 403 | |
     *     | `foreign_group` | 403 | `group_id` |
     *     | `demo_only_local` | 403 | |
     *     | `invalid_request` | 400 | `field` |
     *     | `not_found` | 404 | none of the record that the call is about; of another that it names `address_id`, `before`, `category_id`, `filepath`, `id` of an entry, `order_id` or `sku_id` |
     *     | `idempotency_in_flight` | 409 | |
     *     | `idempotency_key_reused` | 422 | |
     *     | `version_conflict` | 409 | `current`, `changed_by: { id, name, role }`, `changed_at`; to customers, staff only by their `role` |
     *     | `not_allowed_in_status` | 409 | `id`, `status`; `kind: payment` where these are a payment order's |
     *     | `already_confirmed` | 409 | `confirmed_by: { id, name, role }`, `confirmed_at`, `current` |
     *     | `already_rejected` | 409 | `rejected_by: { id, name, role }`, `rejected_at`, `current` |
     *     | `price_changed` | 409 | `items: [{ sku_id, price }]` with the current prices |
     *     | `insufficient_stock` | 422 | `sku_id`, `stock`: pieces that there can be, those that the order has already among them |
     *     | `inactive_product` | 422 | `sku_id` |
     *     | `barcode_taken` | 409 | `product` that has the barcode |
     *     | `product_exists` | 409 | of an import `items: [{ item, match }]`, the places of rows that are said to be new, and the products of these names as in `recognize_skus_from_photo` |
     *     | `duplicate_line` | 422 | `sku_id`; of an import `items`, the places of two rows |
     *     | `amount_mismatch` | 422 | `expected`, `actual` |
     *     | `too_many_open_orders` | 422 | `limit` |
     *     | `mixed_groups` | 422 | |
     *     | `not_a_customer` | 422 | |
     *     | `has_open_orders` | 422 | `count`; of a sign-in with an invitation `from` and `to`, the names of the groups |
     *     | `photo_required` | 422 | |
     *     | `too_many_photos` | 422 | `limit` |
     *     | `photo_is_proof` | 422 | `filepath` of a photo that proves a payment and so cannot become public |
     *     | `confirmation_disabled` | 422 | the merchant does not confirm receipts |
     *     | `stock_moved` | 409 | `base_stock`, `on_hand`, and `counted` if it was sent |
     *     | `unknown_sku` | 404 | of a stocktake's line |
     *     | `reserved_stock` | 422 | `reserved`, `orders: [{ id, order_no, quantity }]`, the oldest 100 |
     *     | `wrong_category_level` | 422 | `category_id` |
     *     | `role_not_assignable` | 422 | `role` |
     *     | `person_not_changeable` | 422 | |
     *     | `invalid_invite` | 422 | |
     *     | `upload_quota` | 422 | `limit` in bytes that one person may store within a day |
     *     | `file_too_large` | 413 | `limit` in bytes |
     *     | `file_unpacks_too_large` | 413 | `limit` in `unit`: `points` of a picture, `bytes` or `parts` that a document unpacks to, `times` its packed size |
     *     | `wrong_file_type` | 415 | `filepath` of an upload that is no picture where one is needed |
     *     | `file_broken` | 415 | it is cut off, or not what its first bytes say |
     *     | `file_of_two_kinds` | 415 | it is also a page, a script, an archive or another document |
     *     | `unsupported_media_type` | 415 | the body is not what the call takes |
     *     | `nothing_recognised` | 422 | no goods could be read |
     *     | `file_encrypted` | 422 | it opens with a password only |
     *     | `file_damaged` | 422 | what reads it could not |
     *     | `too_many_rows` | 422 | `limit` of rows in one file; of an export, `records` or `lines` of the two sheets as `sheet` |
     *     | `took_too_long` | 422 | `limit` in seconds of a page or a file |
     *     | `rate_limited` | 429 | |
     *     | `server_error` | 500 | |
     * @enum {string}
     */
    Reason:
      | 'token_null'
      | 'token_expired'
      | 'invalid_token'
      | 'line_refused'
      | 'line_unreachable'
      | 'map_unreachable'
      | 'not_configured'
      | 'overloaded'
      | 'forbidden_role'
      | 'foreign_group'
      | 'demo_only_local'
      | 'invalid_request'
      | 'not_found'
      | 'idempotency_in_flight'
      | 'idempotency_key_reused'
      | 'version_conflict'
      | 'not_allowed_in_status'
      | 'already_confirmed'
      | 'already_rejected'
      | 'price_changed'
      | 'insufficient_stock'
      | 'inactive_product'
      | 'barcode_taken'
      | 'product_exists'
      | 'duplicate_line'
      | 'amount_mismatch'
      | 'too_many_open_orders'
      | 'mixed_groups'
      | 'photo_required'
      | 'too_many_photos'
      | 'photo_is_proof'
      | 'confirmation_disabled'
      | 'stock_moved'
      | 'reserved_stock'
      | 'unknown_sku'
      | 'wrong_category_level'
      | 'role_not_assignable'
      | 'person_not_changeable'
      | 'not_a_customer'
      | 'has_open_orders'
      | 'invalid_invite'
      | 'upload_quota'
      | 'file_too_large'
      | 'file_unpacks_too_large'
      | 'wrong_file_type'
      | 'file_broken'
      | 'file_of_two_kinds'
      | 'unsupported_media_type'
      | 'nothing_recognised'
      | 'file_encrypted'
      | 'file_damaged'
      | 'too_many_rows'
      | 'took_too_long'
      | 'rate_limited'
      | 'server_error';
    SignedIn: {
      /** @description Valid for 7 days. */
      token: string;
      user: components['schemas']['User'];
      /** @description Opens this user's journal on their devices; never changes. */
      journal_key: string;
    };
    AuthConfig: {
      /** @description Null where LINE is not configured. */
      liff_id: string | null;
      demo: boolean;
      /** @description Empty outside demo mode. */
      personas: components['schemas']['Persona'][];
      /** @description Public settings of the maps. */
      maps: {
        /** @description Address of a tile with `{z}`, `{x}` and `{y}`; null where maps are switched off. */
        tiles_url: string | null;
        /** @description Of the map; empty without one. */
        attribution: string;
      };
    };
    Persona: {
      id: components['schemas']['Id'];
      name: string;
      role: string;
    };
    User: {
      id: components['schemas']['Id'];
      name: string;
      username: string;
      /** @description Comma-separated; empty is a customer. */
      role: string;
      language: components['schemas']['Language'];
      /** @description Empty when not known. */
      line_id: string;
      /** @description Empty when there is none. */
      avatar_url: string;
      merchant_id: components['schemas']['Id'];
      merchant_name: string;
      /** @description Several are separated by semicolons. */
      merchant_phone: string;
      owner_line_id: string;
      merchant_config: {
        enable_confirm_pay: boolean;
        /** @description Whether the merchant can be paid by PromptPay QR. */
        promptpay: boolean;
      };
      is_vip: components['schemas']['Flag'];
      group_id: components['schemas']['Id'];
      group_name: string;
      /** @description Whom a customer asks, from the merchant's settings. Always answered; a device may have kept a person without it. */
      contact?: {
        name: string;
        /** @description Empty when there is none. */
        avatar_url: string;
        /** @description The first of the shop's phones; empty without one. */
        phone: string;
        line_url: components['schemas']['ShopLineUrl'];
      };
    };
    Category: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      status: components['schemas']['ActiveStatus'];
      children: components['schemas']['Category'][];
    };
    FlatCategory: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      status: components['schemas']['ActiveStatus'];
      parent_id: string | null;
      /** @enum {integer} */
      level: 1 | 2 | 3;
    };
    SearchCategory: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      status: components['schemas']['ActiveStatus'];
      children: components['schemas']['SearchCategory'][];
      /** @description On the third level only. */
      skus?: components['schemas']['Product'][];
    };
    Product: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      style: string;
      price: number;
      /** @description Absent for a customer who is not VIP. */
      vip_price?: number | null;
      original_price: number | null;
      /** @description What can be promised: on hand less reserved; 0 while it is inactive. */
      stock: number;
      description: string;
      image_urls: string;
      ctime: components['schemas']['Time'];
      category_id: components['schemas']['Id'];
      status: components['schemas']['ActiveStatus'];
      is_vip: components['schemas']['Flag'];
      version: number;
      /** @description For staff. */
      on_hand?: number;
      /** @description For staff. */
      reserved?: number;
      /** @description For staff; empty where it has none. */
      barcode?: string;
      /** @description For staff; null where none is set. */
      low_stock_at?: number | null;
    };
    /** @description What a card shows of a product, and what a cart line needs of it; each field as in `Product`. */
    ProductCard: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      price: number;
      /** @description Absent for a customer who is not VIP. */
      vip_price?: number | null;
      stock: number;
      /** @description The first picture only. */
      image_urls: string;
      is_vip: components['schemas']['Flag'];
      /** @description For those who may say which products are VIP. */
      version?: number;
    };
    ProductCardPage: {
      items: components['schemas']['ProductCard'][];
      pagination: components['schemas']['Pagination'];
    };
    StockListQuery: {
      /** @description 1 by default. */
      page_num?: number | null;
      /** @description 10 by default. */
      page_size?: number | null;
      /** @description Whose VIP products are marked. */
      group_id?: components['schemas']['OptionalId'];
      /** @description Of any level; all categories below it count. */
      category_id?: string | null;
      /** @description What the search finds, at most 120 products, and barcodes that begin with it. */
      name?: string | null;
      /** @description Only these products; an empty list is no filter. */
      ids?: components['schemas']['Id'][] | null;
      /** @description Only what runs low. */
      low?: boolean | null;
      /** @description Only what does not run low. */
      not_low?: boolean | null;
      /**
       * @description stock by default. With `relevance` the product whose barcode is `name` comes first, then what the search finds, the best first, then barcodes that begin with it; without `name` it is `name`.
       * @enum {string|null}
       */
      order_by?: 'stock' | 'on_hand' | 'name' | 'ctime' | 'relevance' | '' | null;
      /**
       * @description asc by default.
       * @enum {string|null}
       */
      order_type?: 'asc' | 'desc' | '' | null;
      /** @description Of the page before of the same list; with its next `page_num`. */
      cursor?: string | null;
    };
    StockPage: {
      items: components['schemas']['Product'][];
      pagination: {
        total: number;
        page_num: number;
        page_size: number;
        total_pages: number;
        /** @description Null on the last page. */
        cursor: string | null;
        /** @description How many products of the list run low. */
        low_total: number;
        /** @description Pieces of the list that can be promised. */
        stock_sum: number;
      };
    };
    /** @description A branch of a search's tree that holds cards. */
    SearchCardCategory: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      children: components['schemas']['SearchCardCategory'][];
      /** @description On the third level only. */
      skus?: components['schemas']['ProductCard'][];
    };
    /** @description The products of this page, best first over all pages, within their categories. */
    SearchCardPage: {
      items: components['schemas']['SearchCardCategory'][];
      pagination: components['schemas']['Pagination'];
    };
    /** @description What a row shows of an order; each field as in `OrderSummary`. */
    OrderCard: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      group_id: components['schemas']['Id'];
      group_name: string;
      total_amount: number;
      owed: number;
      remark: string;
      source: string;
      detail: {
        quantity: number;
        /** @description The first picture only. */
        image_urls: string;
      }[];
    };
    /** @description What a card shows of a payment order; each field as in `PaymentOrder`. */
    PaymentCard: {
      id: components['schemas']['Id'];
      payment_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['PaymentStatus'];
      group_id: components['schemas']['Id'];
      group_name: string;
      should_paid_amount: number;
      paid_amount: number;
      payment_type: components['schemas']['PaymentType'];
      payment_photos: string[];
      /** @description Of its entry; absent where nobody entered it and no slip says it. */
      transaction_id?: string;
      version: number;
      duplicate_of?: components['schemas']['ReusedPhotos'];
      order_list: {
        id: components['schemas']['Id'];
        order_no: string;
        total_amount: number;
      }[];
    };
    Upload: {
      /** @description The file's address. */
      filepath: string;
      /** @description Of the bytes as they were sent. */
      sha256: string;
      /**
       * @description For those who handle payments, payment orders that already hold this photo, or a slip of the reference that was sent with
       *     it; the newest first.
       */
      duplicate_of?: {
        payment_order_id: components['schemas']['Id'];
        payment_no?: components['schemas']['OtherPaymentNumber'];
        ctime: components['schemas']['Time'];
        transaction_id?: components['schemas']['SharedReference'];
        rejected?: components['schemas']['OfRejected'];
      }[];
      /** @description For those who may import, the last import that read a file of the same bytes; absent where there was none. */
      earlier_entry?: {
        ctime: components['schemas']['Time'];
        /** @description The name of the person who imported it. */
        by: string;
        /** @description Of how many products stock came in by it. */
        products: number;
      };
    };
    /** @description The number of the other payment order. */
    OtherPaymentNumber: string;
    /** @description The reference that both slips hold; absent where only the photos are the same. */
    SharedReference: string;
    /**
     * @description Present where that payment order is rejected.
     * @constant
     */
    OfRejected: true;
    Link: {
      url: string;
      expires_at: components['schemas']['Time'];
    };
    IdOnly: {
      id: components['schemas']['Id'];
    };
    RecognisedItem: {
      name: string;
      cate_name1: string;
      cate_name2: string;
      cate_name3: string;
      cate_id1: string;
      cate_id2: string;
      cate_id3: string;
      color: string;
      size: string;
      style: string;
      /** @description Pieces; 0 where it says none that can be read. */
      amount: number;
      /** @description Whether the amount counts packs whose content is not said. */
      packs?: boolean;
      /** @description Pieces that the sum of the row says, where they are others. */
      likely_amount?: number;
      /** @description Baht a piece, or yuan where `currency` says so; 0 where it says none that can be read. */
      price: number;
      /**
       * @description Of the price as the list says it; absent for baht.
       * @enum {string}
       */
      currency?: 'CNY';
      barcode?: string;
      /** @description Name, colour, size and style as they were read, where the colour or the size stood in the name. */
      read_as?: string;
      confidence: components['schemas']['Confidence'];
      /** @description Of the name alone, by its least sure letter; absent where the name was written, not recognised. */
      name_confidence?: components['schemas']['Confidence'];
      problem?: components['schemas']['RowProblem'];
      source?: components['schemas']['RowSource'];
      match?: components['schemas']['RowMatch'];
      /** @description How many products have the name and all that the row says of its product; never beside a match. */
      namesakes?: number;
      /** @description The product whose name was perhaps misread or is said in other words, with its category; never beside a match. */
      similar?: components['schemas']['RowMatch'];
      likely_category?: components['schemas']['LikelyCategory'];
    };
    RecognitionHint: {
      id: string;
      /** @description As it was read. */
      text: string;
      product?: components['schemas']['HintedProduct'];
      column?: components['schemas']['ColumnKind'];
      /** @description The name of the person who corrected it. */
      by: string;
      ctime: components['schemas']['Time'];
    };
    /**
     * @description What a column of a list holds; `ignored` is nothing that stock needs.
     * @enum {string}
     */
    ColumnKind:
      | 'name'
      | 'amount'
      | 'unit'
      | 'price'
      | 'total'
      | 'color'
      | 'size'
      | 'style'
      | 'category'
      | 'barcode'
      | 'code'
      | 'ignored';
    /** @description A column without a head is called by its first text, with ` …` behind it. */
    ReadColumn: {
      heading: string;
      kind?: components['schemas']['ColumnKind'];
    };
    /** @description What a person says the columns with these heads hold. Recognition obeys it, the import remembers it for the merchant. */
    NamedColumns: {
      heading: string;
      kind: components['schemas']['ColumnKind'];
    }[];
    HintedProduct: {
      id: string;
      name: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      style: string;
    };
    /**
     * @description Why nothing is read of a file.
     * @enum {string}
     */
    RecognitionProblem:
      | 'nothing_recognised'
      | 'file_encrypted'
      | 'file_damaged'
      | 'too_many_rows'
      | 'took_too_long'
      | 'overloaded'
      | 'not_configured';
    /**
     * @description Why the item cannot be taken as it is; the first thing to be corrected. With `price_zero` it is free, and what it is worth has to be said.
     * @enum {string}
     */
    RowProblem:
      | 'name_missing'
      | 'amount_missing'
      | 'amount_unreadable'
      | 'price_missing'
      | 'price_unreadable'
      | 'price_zero'
      | 'category_unknown'
      | 'unsure';
    /** @description Where it stands. */
    RowSource:
      | {
          page: number;
          /** @description x, y, width and height, as shares of the width and height of the page, or of the stored picture, from its top left. */
          box: number[];
        }
      | {
          /** @description Empty where the file has one only. */
          sheet: string;
          /** @description Of a sheet `B7`; of a document without one its place and line, `2:7`. */
          cell: string;
        };
    /** @description The product that it seems to be. */
    RowMatch: {
      sku_id: string;
      stock: number;
      /** @description Baht, at which it sells now. */
      price: number;
      name?: string;
      ch_name?: string;
      th_name?: string;
      color?: string;
      size?: string;
      /** @description Its first picture; empty where it has none. */
      picture?: string;
      /** @description The ids of the three levels of its category, from the first. */
      category_id?: string[];
      category_label?: string;
    };
    /** @description What a row says of its product. */
    NamedRow: {
      name: components['schemas']['ProductName'];
      color?: components['schemas']['OptionalName'];
      size?: components['schemas']['OptionalName'];
      style?: components['schemas']['OptionalName'];
      barcode?: components['schemas']['OptionalBarcode'];
    };
    RowMeaning: {
      /** @description The product that it surely is, with its category. */
      match?: components['schemas']['RowMatch'];
      /** @description How many products have the name and all that the row says of its product; never beside a match. */
      namesakes?: number;
      /** @description The product whose name it perhaps misspells or says in other words, with its category; never beside a match. */
      similar?: components['schemas']['RowMatch'];
      likely_category?: components['schemas']['LikelyCategory'];
    };
    /** @description The category in which its words say that a new product belongs; a person has to agree. */
    LikelyCategory: {
      /** @description The ids of its three levels, from the first. */
      category_id: string[];
      category_label: string;
    };
    StockItem: {
      name: components['schemas']['ProductName'];
      category_label?: components['schemas']['OptionalText'];
      /** @description The ids of the three levels, from the first. */
      category_id: components['schemas']['Id'][];
      color?: components['schemas']['OptionalName'];
      size?: components['schemas']['OptionalName'];
      style?: components['schemas']['OptionalName'];
      amount: components['schemas']['Quantity'];
      /** @description Baht: `12.50`. */
      price: string;
      /** @description Whether the product sells at `price` from now on. */
      set_price?: boolean | null;
      /** @description Baht, at which a new product sells; of no effect with `sku_id`. */
      selling_price?: string | null;
      /** @description Baht; of a new product, or with `set_price`. */
      vip_price?: string | null;
      /** @description Of a product that is there; an unknown one is `not_found`. */
      sku_id?: components['schemas']['OptionalId'];
      /** @description Becomes the barcode of the product; where it is empty that stays. */
      barcode?: components['schemas']['OptionalBarcode'];
      /** @description The name, colour, size and style as they were read, parted by spaces. Where they are not those of the product, they mean it from now on. */
      read_as?: components['schemas']['OptionalText'];
    };
    /** @description What moved a product's stock. Never changed. */
    StockRecord: components['schemas']['StockRecordFields'];
    StockRecordFields: {
      id: components['schemas']['Id'];
      sku_id: components['schemas']['Id'];
      ctime: components['schemas']['Time'];
      type_text: string;
      entry_type: components['schemas']['StockEntryType'];
      operation_type: components['schemas']['StockOperationType'];
      /** @description As in the operation; empty with sales and returns. */
      operation_subtype: string;
      /** @description Pieces; the types say in which direction. */
      amount: number;
      /** @description On hand. */
      stock_after: number;
      price: number | null;
      transfer_location: string;
      transfer_location_alias: string;
      /** @description Addresses joined with commas; empty where there are none. */
      images: string;
      /** @description Empty where there is none. */
      note: string;
      /** @description Of an import the file that it was read from; left out where there is none. */
      file_path?: string;
      operator_name: string;
      /** @description With sales and returns. */
      order_id?: string;
      /** @description The number of that order, in the history of a product. */
      order_no?: string;
      /** @description Of a line of a stocktake. */
      stocktake_id?: string;
      /** @description Of a line of a stocktake. */
      counted_at?: components['schemas']['Time'];
    };
    /** @enum {string} */
    StocktakeSubtype: 'inventory_increase' | 'inventory_decrease' | 'damage_decrease' | 'inventory_no_change';
    StocktakeLine: {
      product_id: components['schemas']['Id'];
      /** @description Pieces counted, of `on_hand`. */
      counted: number;
      /** @description When it was counted. The record has it; its `ctime` is when the server wrote it. */
      counted_at: components['schemas']['Time'];
      /** @description The `on_hand` that the counter saw. */
      base_stock: number;
      /** @description Says the direction from `base_stock` to `counted`, and of a decrease whether it is damage. */
      operation_subtype: components['schemas']['StocktakeSubtype'];
      /** @description Of no effect: a count changes no price, and its record has the selling price. */
      price?: components['schemas']['OptionalBaht'];
      note?: components['schemas']['OptionalRemark'];
      /** @description Uploads of the caller, 9 at most. */
      images?: components['schemas']['OptionalPhotoAddresses'];
    };
    /** @description What became of a line. Only one that is `ok` has a record. */
    StocktakeResult: {
      product_id: components['schemas']['Id'];
      ok: boolean;
      /** @description Of a refused line: `stock_moved`, `reserved_stock`, `unknown_sku`, `too_many_photos`, or `not_found` of a photo. */
      reason?: components['schemas']['Reason'];
      record?: components['schemas']['StockRecord'];
      /** @description After the line, or as it is now; absent with `unknown_sku`. */
      on_hand?: number;
      /** @description What of it can be promised; absent with `unknown_sku`. */
      stock?: number;
      /** @description With `stock_moved`: as it was sent. */
      base_stock?: number;
      /** @description With `reserved_stock`. */
      reserved?: number;
      /** @description With `reserved_stock`: the oldest orders that reserve the product. */
      orders?: components['schemas']['ReservingOrder'][];
      /** @description With `not_found`: the photo. */
      filepath?: string;
      /** @description With `too_many_photos`. */
      limit?: number;
    };
    ReservingOrder: {
      id: components['schemas']['Id'];
      order_no: string;
      quantity: number;
    };
    Stocktake: components['schemas']['StocktakeFields'];
    /** @description A stocktake with a page of its records. */
    StocktakeDetail: components['schemas']['StocktakeFields'] & {
      records: components['schemas']['StocktakeRecord'][];
      /** @description Of the next records; null on the last page. */
      cursor: string | null;
    };
    StocktakeFields: {
      id: components['schemas']['Id'];
      /** @description Of its first record. */
      ctime: components['schemas']['Time'];
      /** @description Of its last record. */
      mtime: components['schemas']['Time'];
      /** @description The last one that was sent; empty where none was. */
      note: string;
      /** @description Who recorded it. */
      operator_names: string[];
      /** @description Its records. */
      lines: number;
      /** @description Records that changed the stock. */
      differing: number;
      /** @description Pieces found. */
      increase: number;
      /** @description Pieces missing or damaged. */
      decrease: number;
      /** @description Baht, at the selling prices when it was recorded. */
      value_increase: number;
      /** @description Baht, the same; not negative. */
      value_decrease: number;
    };
    /** @description A record of a stocktake, with what is printed of its product. `stock_after` is what was counted. */
    StocktakeRecord: components['schemas']['StockRecordFields'] & {
      product: components['schemas']['CountedProduct'];
    };
    /** @description As it is now; each field as in `Product`. */
    CountedProduct: {
      id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      style: string;
      barcode: string;
      category_id: components['schemas']['Id'];
      image_urls: string;
      status: components['schemas']['ActiveStatus'];
    };
    Group: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Customers who are let in. */
      members: number;
      vip_members: number;
      is_default: boolean;
      version: number;
    };
    RoleRecord: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Comma-separated; empty is a customer. */
      role: string;
      avatar_url: string;
      line_id: string;
      merchant_id: components['schemas']['Id'];
    };
    /** @description Staff or a customer, for those who manage people. */
    Person: {
      id: components['schemas']['Id'];
      name: string;
      /** @description Comma-separated; empty is a customer. */
      role: string;
      avatar_url: string;
      line_id: string;
      merchant_id: components['schemas']['Id'];
      group_id: components['schemas']['Id'];
      group_name: string;
      is_vip: components['schemas']['Flag'];
      /**
       * Format: date-time
       * @description The last sign-in; null where there was none.
       */
      last_seen_at: string | null;
      /** @description Why messages by LINE do not reach them, as far as is known; left out where they do, or where the merchant sends none. */
      line_obstacle?: {
        /**
         * @description `no_account`: they never signed in with LINE. `not_added`: LINE does not know them as a friend of the merchant's account. `blocked`: they blocked it, or removed it.
         * @enum {string}
         */
        reason: 'no_account' | 'not_added' | 'blocked';
        /**
         * Format: date-time
         * @description Null of `no_account`.
         */
        since: string | null;
      };
      version: number;
    };
    Feedback: {
      id: components['schemas']['Id'];
      /**
       * @description Empty of a single text.
       * @enum {string}
       */
      type: 'bug' | 'improvement' | 'feature' | 'other' | '';
      title: string;
      description: string;
      contact: string;
      /** Format: date-time */
      ctime: string;
      by: components['schemas']['Actor'];
    };
    NewOrder: {
      id: components['schemas']['Id'];
      order: components['schemas']['Order'];
    };
    ListQuery: {
      /** @description 1 by default. */
      page_num?: number | null;
      /** @description 10 by default. */
      page_size?: number | null;
      /** @description Missing means all groups that the caller may see. */
      group_id?: string | null;
      /**
       * @description ctime by default.
       * @enum {string|null}
       */
      order_by?: 'ctime' | 'total_amount' | '' | null;
      /**
       * @description desc by default.
       * @enum {string|null}
       */
      order_type?: 'asc' | 'desc' | '' | null;
      start_date?: components['schemas']['DateFilter'];
      end_date?: components['schemas']['DateFilter'];
      /** @description Comma-separated: `created,confirmed`. */
      status?: string | null;
      /** @description Part of a group's name. */
      group_name?: string | null;
      /** @description An id, or a number with or without `#` or `PAY-`. */
      id?: string | null;
      /** @description Of the page before; with its next `page_num`. */
      cursor?: string | null;
      /**
       * @description With `card` the records hold only what a row or card shows: `OrderCard`, `PaymentCard`.
       * @enum {string|null}
       */
      view?: 'card' | '' | null;
      /**
       * @description With `group` the groups follow each other by name, in the order of the language that `Accept-Language` prefers, else of the caller's; pages of a cursor go on in that of the first. Within a group the records are sorted as asked.
       * @enum {string|null}
       */
      group_by?: 'group' | '' | null;
    };
    PaymentListQuery: components['schemas']['ListQuery'] & {
      /** @description With true, those whose paid amount differs from their due by more than 0.01. */
      differs?: boolean | null;
      /** @description With true, for those who handle payments, those of which an earlier payment order has a photo or slip too. */
      duplicate?: boolean | null;
      /** @enum {string|null} */
      payment_type?: 'cash' | 'receipt' | 'mix' | '' | null;
    };
    /**
     * @description A day (`2025-01-31`, in Asia/Bangkok) or a time (`2025-01-31T09:00:00Z`). Both ends belong to the range; an end
     *     that is a day counts whole.
     */
    DateFilter: string | null;
    Pagination: {
      total: number;
      page_num: number;
      page_size: number;
      total_pages: number;
      /** @description Null on the last page. */
      cursor: string | null;
      /**
       * @description Only of orders, whose `total_amount` it adds up, and of payment orders, whose `paid_amount`: of the whole filter, like
       *     `total`. Both may be 10 seconds old.
       */
      sum?: number;
    };
    /**
     * @description Only with `group_by`, in the order of the list: all groups that have records in it, and one asked for by its id in any case; the page
     *     of a cursor tells those that it shows. The figures are of the whole filter, and may be 10 seconds old.
     */
    ListedGroups: components['schemas']['ListedGroup'][];
    ListedGroup: {
      group_id: components['schemas']['Id'];
      name: string;
      count: number;
      /** @description As in `Pagination`, of the records of the group. */
      sum: number;
    };
    /** @description An order as those see it who may see all of it. */
    Order: components['schemas']['OrderFields'] & {
      /** @description The group's other confirmed orders, oldest first, at most 100. */
      unpaid_order_list: components['schemas']['OrderReference'][];
      payment_info: components['schemas']['PaymentEntry'] | null;
      /** @description For staff. */
      history?: components['schemas']['HistoryEntry'][];
      /** @description For staff, of a created or confirmed order, whether its customer pays VIP prices. */
      customer_is_vip?: components['schemas']['Flag'];
      /**
       * @description Of `/order_detail`, where `shop_photo` is an upload: an address that shows it to whoever holds it for 30 days,
       *     as a jpg of at most 1024 by 1024 points. For messages.
       */
      shared_shop_photo?: string;
    };
    /** @description An order as a list shows it. */
    OrderSummary: components['schemas']['OrderFields'];
    OrderFields: {
      id: components['schemas']['Id'];
      /** @description Readable and unique within the merchant. */
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      group_id: components['schemas']['Id'];
      group_name: string;
      created_by: components['schemas']['OrderedBy'];
      total_amount: number;
      /** @description What its payments brought: completed ones, and paid ones where the merchant confirms no receipts. A payment pays its orders by their numbers, each up to its total; what is left is of the last. */
      paid_amount: number;
      /** @description What is still to be paid, never negative; 0 before it is confirmed, and when it is cancelled. */
      owed: number;
      remark: string;
      /** @description `history_unpaid_orders` marks a debt brought in by an import. */
      source: string;
      /** @description Facts about an imported debt. */
      extra?: string | null;
      address_id: string | null;
      /** @description Of the copied address, like the fields below: empty when there is none. */
      alias: string;
      phone: string;
      merchant_address: string;
      merchant_alias: string;
      merchant_photo: string;
      shop_photo: string;
      latitude: number | null;
      longitude: number | null;
      detail: components['schemas']['OrderLine'][];
      /** @description Id of the payment order; empty where it was rejected. */
      payment_oder: string | null;
      /** @description The payment orders of this order that were rejected, the latest first. */
      rejected_payments?: {
        id: components['schemas']['Id'];
        payment_no: string;
        reason: string;
        at: components['schemas']['Time'];
      }[];
      payment_order: components['schemas']['PaymentOrderReference'] | null;
      version: number;
      /** @description For staff: created for 7 days or more. */
      overdue?: boolean;
    };
    /**
     * @description An order as whoever holds its link sees it without signing in. The `name` of a line is in the language that
     *     `Accept-Language` prefers, where the product had one in it; else it is the plain one, as everywhere. The answer
     *     says `Vary: Accept-Language`.
     */
    MaskedOrder: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      total_amount: number;
      merchant_name: string;
      /** @constant */
      masked: true;
      detail: components['schemas']['MaskedLine'][];
      payment_info: null;
      unpaid_order_list: components['schemas']['OrderReference'][];
    };
    /** @description An order as it is printed. */
    PrintOrder: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      group_name: string;
      created_by: components['schemas']['OrderedBy'];
      total_amount: number;
      owed: components['schemas']['Baht'];
      remark: string;
      alias: string;
      contact: string;
      phone: string;
      merchant_address: string;
      /** @description The picture of the place, signed; or empty. */
      place_photo: string;
      merchant_name: string;
      merchant_phone: string;
      /** @description What is owed as a QR, while the order can be paid and its merchant has a PromptPay id. */
      promptpay: components['schemas']['PromptpayQr'] | null;
      /** @constant */
      print: true;
      /** @description Whether its packing list is offered: to staff, and to whoever has a link that staff made. */
      packing: boolean;
      detail: components['schemas']['PrintLine'][];
    };
    PrintLine: {
      name: string;
      /** @description The name in Thai, or in a Thai answer the plain one; empty where it is the same. */
      second_name: string;
      color: string;
      size: string;
      style: string;
      quantity: number;
      price: number;
      list_price: components['schemas']['ListPrice'];
      total_price: number;
      image_urls: string;
      is_vip: components['schemas']['Flag'];
      /** @description Of the product as it is now; empty without one, and where no packing list is offered. */
      barcode: string;
    };
    MaskedLine: {
      name: string;
      color: string;
      size: string;
      style: string;
      quantity: number;
      price: number;
      total_price: number;
      image_urls: string;
    };
    /** @description The product as it was when it was ordered. */
    OrderLine: {
      sku_id: components['schemas']['Id'];
      name: string;
      color: string;
      size: string;
      style: string;
      quantity: number;
      price: number;
      list_price: components['schemas']['ListPrice'];
      total_price: number;
      image_urls: string;
      /** @description A JSON object of more facts, for instance `ch_name` and `th_name`; or empty. */
      extra_info: string;
      is_vip: components['schemas']['Flag'];
      /** @description For staff, in the detail of a created or confirmed order: the pieces that the line can have, its own among them. */
      stock?: number;
    };
    /** @description What the product cost everybody when it was ordered: `price` is less by what a VIP price or staff gave. Lines of before it was kept have their own price here. */
    ListPrice: number;
    /** @description Who ordered. */
    OrderedBy: {
      name: string;
    };
    /** @description An order within another record. */
    OrderReference: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      source: string;
      /** @description Facts about an imported debt. */
      extra?: string;
      group_name: string;
      total_amount: number;
      detail: components['schemas']['OrderLine'][];
    };
    PaymentOrderReference: {
      id: components['schemas']['Id'];
      ctime: components['schemas']['Time'];
      status: components['schemas']['PaymentStatus'];
    };
    PromptpayQr: {
      /** @description The text of the QR by EMVCo and PromptPay. */
      payload: string;
      amount: components['schemas']['Baht'];
    };
    /** @description What a group owes for its confirmed, paid and completed orders, or what it paid beyond them; the other is 0. */
    Debt: {
      group_id: components['schemas']['Id'];
      name: string;
      owed: number;
      credit: number;
      /** @description Whole days since the oldest of its orders that is not paid was made. */
      oldest_days: number | null;
    };
    /** @description A page of what a group ordered and paid, with the sums of all of its days. */
    GroupStatement: {
      group_id: components['schemas']['Id'];
      name: string;
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      /** @description The balance before the first day. */
      opening: number;
      ordered: number;
      paid: number;
      /** @description The balance after the last day. */
      closing: number;
      /** @description Sent in these days, and not counted before it is confirmed. */
      awaiting: number;
      entries: components['schemas']['StatementEntry'][];
      /** @description Null with the last page. */
      cursor: string | null;
    };
    StatementEntry: {
      /** @enum {string} */
      kind: 'order' | 'payment';
      id: components['schemas']['Id'];
      /** @description The number of the order or of the payment. */
      no: string;
      ctime: components['schemas']['Time'];
      amount: number;
      balance: number;
    };
    /** @description The end of a day for whoever keeps the money. */
    DayClose: {
      /** Format: date */
      day: string;
      /** @description Whether the shop confirms receipts; what was sent counts as received where it does not. */
      confirms_receipts: boolean;
      received: {
        count: number;
        cash: number;
        receipt: number;
        sum: number;
        /** @description Who confirmed it, the largest sum first. */
        by: {
          by: components['schemas']['Actor'];
          count: number;
          cash: number;
          receipt: number;
          sum: number;
        }[];
      };
      /** @description Payments of the day whose amount differs from their due by more than 0.01. */
      differences: {
        count: number;
        /** @description What was received beyond the dues. */
        over: number;
        /** @description What was received below the dues. */
        short: number;
        /** @description The largest difference first. */
        items: {
          id: components['schemas']['Id'];
          payment_no: string;
          group_name: string;
          due: number;
          amount: number;
          /** @description Below zero where too little was received. */
          difference: number;
          by: components['schemas']['Actor'];
          at: components['schemas']['Time'];
        }[];
      };
      rejected: {
        count: number;
        sum: number;
        /** @description The latest first. */
        items: {
          id: components['schemas']['Id'];
          payment_no: string;
          group_name: string;
          amount: number;
          reason: string;
          by: components['schemas']['Actor'];
          at: components['schemas']['Time'];
        }[];
      };
      waiting: {
        count: number;
        sum: number;
        /** @description The oldest first. */
        items: {
          id: components['schemas']['Id'];
          payment_no: string;
          group_name: string;
          due: number;
          amount: number;
          /** @description When it was sent. */
          at: components['schemas']['Time'];
        }[];
      };
    };
    /** @description What a group bought and paid. */
    MyReport: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      days: components['schemas']['ReportDays'];
      before: components['schemas']['ReportBefore'];
      debts: components['schemas']['ReportDebts'];
      products: components['schemas']['ReportProducts'];
      owed: {
        sum: number;
        oldest_days: components['schemas']['ReportDebtAge'];
      };
    };
    /** @description What a shop sold and received. */
    Report: {
      /** Format: date */
      from: string;
      /** Format: date */
      to: string;
      days: components['schemas']['ReportDays'];
      before: components['schemas']['ReportBefore'];
      debts: components['schemas']['ReportDebts'];
      products: components['schemas']['ReportProducts'];
      /** @description Those with the highest sales, 20 at most. */
      groups: components['schemas']['ReportGroup'][];
      /** @description Of all groups that owe; what others overpaid is left out. */
      owed: {
        sum: number;
        /** @description How many owe. */
        groups: number;
        oldest_days: components['schemas']['ReportDebtAge'];
      };
      /** @description On hand times selling price. */
      stock_value: number;
      /** @description How many products run low. */
      low_stock: number;
    };
    /** @description Each day from the first to the last. */
    ReportDays: {
      /** Format: date */
      day: string;
      /** @description How many were confirmed. */
      orders: number;
      /** @description Their totals. */
      sales: number;
      cash: number;
      receipt: number;
    }[];
    /**
     * @description To compare with: the month before where the days are a month, else as many days before; of days that are not over yet, until
     *     the same time.
     */
    ReportBefore: {
      orders: number;
      sales: number;
    };
    /** @description Debts that an import brought in on these days; they are no sales. */
    ReportDebts: {
      orders: number;
      sum: number;
    };
    /** @description Those with the highest sales, 20 at most. */
    ReportProducts: {
      sku_id: components['schemas']['Id'];
      name: string;
      ch_name: string;
      th_name: string;
      color: string;
      size: string;
      style: string;
      image_urls: string;
      /** @description Pieces. */
      quantity: number;
      sales: number;
    }[];
    ReportGroup: {
      group_id: components['schemas']['Id'];
      name: string;
      orders: number;
      sales: number;
    };
    /** @description Whole days since the oldest order that is not paid was made. */
    ReportDebtAge: number | null;
    Shop: {
      name: string;
      about: components['schemas']['AboutShop'];
      phones: components['schemas']['ShopPhones'];
      line_url: components['schemas']['ShopLineUrl'];
      /** @description Whether customers can be shown a QR to pay by. */
      promptpay: boolean;
    };
    /** @description What the shop says of itself, in each language; empty where it says nothing. */
    AboutShop: {
      zh: string;
      en: string;
      th: string;
    };
    ShopPhones: string[];
    /** @description Address of the shop's chat; empty where there is none. */
    ShopLineUrl: string;
    /**
     * @description A new order, a proof of payment.
     * @enum {string}
     */
    StaffNotice: 'order' | 'proof';
    /**
     * @description A changed PromptPay id, which every owner is told of.
     * @enum {string}
     */
    OwnerNotice: 'promptpay';
    /**
     * @description An order that was confirmed or changed; a payment that was recorded, confirmed or rejected.
     * @enum {string}
     */
    CustomerNotice: 'confirmed' | 'paid' | 'completed' | 'rejected' | 'changed';
    UndeliveredMessage: {
      id: string;
      at: components['schemas']['Time'];
      /** @description Name of the person. */
      to: string;
      notice:
        | components['schemas']['StaffNotice']
        | components['schemas']['OwnerNotice']
        | components['schemas']['CustomerNotice'];
      /** @description The payment order of `proof`, `paid`, `completed` and `rejected`, the merchant of `promptpay`, else the order. */
      record_id: string;
      /**
       * @description `unknown`: LINE gave no answer, and may have sent it.
       * @enum {string}
       */
      outcome: 'failed' | 'unknown';
      /** @enum {string} */
      problem:
        | 'no_answer'
        | 'token_refused'
        | 'too_many'
        | 'not_a_friend'
        | 'refused'
        | 'unreadable_token'
        | 'too_late'
        | 'not_composed';
    };
    MerchantSettings: {
      /** @description Whether receipts are confirmed. */
      enable_confirm_pay: boolean;
      /** @description Whether external models may see photos and messages. */
      external_models: boolean;
      /** @description Digits; empty where there is none. */
      promptpay_id: string;
      about: components['schemas']['AboutShop'];
      phones: components['schemas']['ShopPhones'];
      line_url: components['schemas']['ShopLineUrl'];
      /** @description What staff and customers are told by LINE; absent where the merchant has no channel of the Messaging API. */
      notify?: {
        staff: components['schemas']['StaffNotice'][];
        customers: components['schemas']['CustomerNotice'][];
      };
      /** @description Messages by LINE that reached nobody, or perhaps not, the latest first, the last 50; absent like `notify`. */
      undelivered?: components['schemas']['UndeliveredMessage'][];
      version: number;
      /** @description The changes, the oldest first, the last 100. */
      history: components['schemas']['HistoryEntry'][];
    };
    HistoryEntry: {
      /** @description From 1. */
      seq: number;
      at: components['schemas']['Time'];
      by: components['schemas']['Actor'];
      /** @description An event of the lifecycle. */
      event: string;
      /** @description Null at the beginning. */
      from: string | null;
      to: string;
      /** @description The version that the write sent. */
      seen_version: number | null;
      /** @description The fields that the event changed. */
      changes: {
        [key: string]: {
          from: unknown;
          to: unknown;
        };
      };
    };
    Actor: {
      /** @description Like the name empty for a customer, of staff. */
      id: string;
      name: string;
      role: string;
    };
    PaymentOrder: {
      id: components['schemas']['Id'];
      /** @description Readable and unique within the merchant. */
      payment_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['PaymentStatus'];
      group_id: components['schemas']['Id'];
      group_name: string;
      should_paid_amount: number;
      paid_amount: number;
      paid_amount_cash: number;
      paid_amount_receipt: number;
      payment_type: components['schemas']['PaymentType'];
      /** @description What the proof said; it is never changed. */
      claimed_amount?: number;
      payment_list: components['schemas']['PaymentEntry'][];
      payment_photos: string[];
      order_list: components['schemas']['OrderReference'][];
      version: number;
      /** @description For staff, in the detail. */
      history?: components['schemas']['HistoryEntry'][];
      duplicate_of?: components['schemas']['ReusedPhotos'];
      /** @description In the detail, why, by whom and when the payment was rejected. */
      rejected?: {
        reason: string;
        by: components['schemas']['Actor'];
        at: components['schemas']['Time'];
      };
    };
    /**
     * @description For those who handle payments, the photos that other payment orders hold too, or hold a slip of the same reference; at most
     *     20 of those for each photo, the newest first.
     */
    ReusedPhotos: {
      /** @description Of this payment order's photo. */
      filepath: string;
      payment_order_id: components['schemas']['Id'];
      payment_no?: components['schemas']['OtherPaymentNumber'];
      ctime: components['schemas']['Time'];
      transaction_id?: components['schemas']['SharedReference'];
      rejected?: components['schemas']['OfRejected'];
    }[];
    /**
     * @description What the QRs of bank slips among the photos say. A slip that proves another payment order too is accepted, and pointed out
     *     as `duplicate_of`.
     */
    Slips:
      | {
          /** @description Of one of the photos. */
          filepath: string;
          transaction_id: components['schemas']['TransactionReference'];
        }[]
      | null;
    TransactionReference: string;
    PaymentEntry: {
      id: components['schemas']['Id'];
      status: components['schemas']['PaymentStatus'];
      ctime: components['schemas']['Time'];
      payment_time: components['schemas']['Time'];
      /** @description Another name of `payment_time`. */
      pay_time?: components['schemas']['Time'];
      payment_type: components['schemas']['PaymentType'];
      /** @description What was due. */
      origin_amount: number;
      paid_amount: number;
      paid_amount_cash: number;
      paid_amount_receipt: number;
      /** @description What the proof said; it is never changed. */
      claimed_amount?: number;
      currency: string;
      payment_photo: string;
      /** @description The same photos, and who sent each. */
      photos?: {
        url: string;
        by: components['schemas']['Actor'];
      }[];
      version: number;
      /** @description As all fields below: what a bank says of the transfer, null where nobody entered it. */
      transaction_id?: string | null;
      fee?: number | null;
      fee_currency?: string | null;
      payer_bank?: string | null;
      payer_account?: string | null;
      payer_name?: string | null;
      payee_bank?: string | null;
      payee_account?: string | null;
      payee_name?: string | null;
      /** @description A text, or a JSON object of more facts. */
      extra_info?: string | null;
    };
    Place: {
      place_name?: string;
      address: string;
      latitude: number;
      longitude: number;
      phone?: string;
      /** @description Whose data it is. */
      attribution?: string;
      /** @description Whether it is a built-in place because the geocoder of the server did not answer as it should. */
      is_fallback?: boolean;
      /** @description With `areas`, the end of `q` that the area is to replace. */
      matched?: string;
    };
    Address: {
      id: components['schemas']['Id'];
      alias: string;
      address: string;
      /** @description Several are separated by semicolons. */
      phone: string;
      contact: string;
      /** @description A picture of the place: of the map, or one that a person chose. */
      photo: string;
      /** @description True where the server made `photo` of a map, so that another position needs another; a person chose any other. */
      photo_of_map?: boolean;
      shop_photo: string;
      latitude: number | null;
      longitude: number | null;
      group_id: components['schemas']['Id'];
      is_default: boolean;
    };
  };
  responses: {
    /** @description The person as they are now. */
    Person: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Envelope'] & {
          data: components['schemas']['Person'];
        };
      };
    };
    /** @description The settings as they are now. */
    MerchantSettings: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['Envelope'] & {
          data: components['schemas']['MerchantSettings'];
        };
      };
    };
    /**
     * @description 400 malformed, 401 not signed in, 403 not allowed, 404 unknown, 409 conflict, 413 too large, 415 wrong file type,
     *     422 against a rule, 429 too often.
     */
    Refused: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorEnvelope'];
      };
    };
    /** @description 500 an error of the server, 501 not built yet, 503 not configured, overloaded, or LINE not reached. */
    Failed: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        'application/json': components['schemas']['ErrorEnvelope'];
      };
    };
  };
  parameters: {
    /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
    IdempotencyKey: string;
    /** @description With `card` the products hold only what a card shows, and come a page at a time: as `ProductCardPage` or `SearchCardPage`. */
    CardView: 'card' | '';
    /** @description Of cards; 10 by default. */
    CardPageSize: number;
    /** @description Of the page of cards before. */
    CardCursor: string;
    /** @description Of the names and the address. */
    PlaceLanguage: 'zh' | 'en' | 'th';
    /** @description A group that is not the caller's is `foreign_group`. */
    GroupQuery: string;
    /** @description A hint; a group that is not the caller's is ignored. */
    GroupHeader: string;
    /** @description The first day, in Asia/Bangkok. */
    ReportFrom: string;
    /** @description The last day, 366 days at most with the first. */
    ReportTo: string;
    /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
    SheetLanguage: 'zh' | 'en' | 'th' | '';
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  auth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id_token: string;
          nonce?: components['schemas']['OptionalText'];
          group_id?: components['schemas']['OptionalId'];
          invite?: components['schemas']['OptionalText'];
          confirm_join?: components['schemas']['ConfirmJoin'];
        };
      };
    };
    responses: {
      /** @description The session, and who it belongs to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  authLine: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          line_id: string;
          line_access_token: string;
          group_id?: components['schemas']['OptionalId'];
          invite?: components['schemas']['OptionalText'];
          confirm_join?: components['schemas']['ConfirmJoin'];
          display_name?: components['schemas']['OptionalText'];
          picture_url?: components['schemas']['OptionalText'];
        };
      };
    };
    responses: {
      /** @description The session, and who it belongs to. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignedInEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  authConfig: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Public settings of the merchant that the request's host stands for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['AuthConfig'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  authSignOut: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': Record<string, never> | null;
      };
    };
    responses: {
      /** @description Signed out. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: Record<string, never>;
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  userInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateUserInfo: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          language: components['schemas']['Language'];
        };
      };
    };
    responses: {
      /** @description The user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UserEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  groupInvite: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          group_id: components['schemas']['Id'];
        };
      };
    };
    responses: {
      /** @description The link, which anyone who holds it can join the group by until it expires. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  allProductCategory: {
    parameters: {
      query?: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The top-level categories. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Category'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  allCategories: {
    parameters: {
      query?: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The categories of all levels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['FlatCategory'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  allSkuList: {
    parameters: {
      query: {
        category_id: components['schemas']['Id'];
        /** @description With `card` the products hold only what a card shows, and come a page at a time: as `ProductCardPage` or `SearchCardPage`. */
        view?: components['parameters']['CardView'];
        /** @description Of cards; 10 by default. */
        page_size?: components['parameters']['CardPageSize'];
        /** @description Of the page of cards before. */
        cursor?: components['parameters']['CardCursor'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Product'][] | components['schemas']['ProductCardPage'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  searchSkuByName: {
    parameters: {
      query: {
        /** @description A blank name finds nothing. */
        name: string;
        /** @description With `card` the products hold only what a card shows, and come a page at a time: as `ProductCardPage` or `SearchCardPage`. */
        view?: components['parameters']['CardView'];
        /** @description Of cards; 10 by default. */
        page_size?: components['parameters']['CardPageSize'];
        /** @description Of the page of cards before. */
        cursor?: components['parameters']['CardCursor'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The category trees, holding only branches with hits, of which there are at most 120. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['SearchCategory'][] | components['schemas']['SearchCardPage'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  skuDetail: {
    parameters: {
      query: {
        sku_id: components['schemas']['Id'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  addSingleProduct: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          name: components['schemas']['ProductName'];
          color?: components['schemas']['OptionalName'];
          size?: components['schemas']['OptionalName'];
          style?: components['schemas']['OptionalName'];
          price: components['schemas']['Baht'];
          vip_price?: components['schemas']['OptionalBaht'];
          description?: components['schemas']['OptionalText'];
          ch_name?: components['schemas']['OptionalName'];
          th_name?: components['schemas']['OptionalName'];
          original_price?: components['schemas']['OptionalBaht'];
          barcode?: components['schemas']['OptionalBarcode'];
          low_stock_at?: components['schemas']['LowStockLevel'];
          /** @description Pieces on the shelf, written as a first purchase. */
          stock: number;
          category_id: components['schemas']['Id'];
          image_urls: components['schemas']['PhotoAddresses'];
        };
      };
    };
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  editSku: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          name: components['schemas']['ProductName'];
          ch_name?: components['schemas']['OptionalName'];
          th_name?: components['schemas']['OptionalName'];
          color?: components['schemas']['OptionalName'];
          size?: components['schemas']['OptionalName'];
          style?: components['schemas']['OptionalName'];
          price: components['schemas']['Baht'];
          vip_price?: components['schemas']['OptionalBaht'];
          original_price?: components['schemas']['OptionalBaht'];
          description?: components['schemas']['OptionalText'];
          barcode?: components['schemas']['OptionalBarcode'];
          low_stock_at?: components['schemas']['LowStockLevel'];
          /** @enum {string|null} */
          status?: 'active' | 'inactive' | '' | null;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  setSkuVip: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          sku_id: components['schemas']['Id'];
          group_id?: components['schemas']['OptionalId'];
          /** @enum {string} */
          action: 'add' | 'remove';
          vip_price?: components['schemas']['OptionalBaht'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description What the product is now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              sku_id: components['schemas']['Id'];
              is_vip: components['schemas']['Flag'];
              vip_price: number | null;
              version: number;
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  vipSkuList: {
    parameters: {
      query?: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
        /** @description Only those of this third-level category. */
        category_id?: string;
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['ProductCard'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  setupSkuCover: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          sku_id: components['schemas']['Id'];
          cover: components['schemas']['PhotoAddress'];
        };
      };
    };
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  assignBarcode: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          sku_id: components['schemas']['Id'];
          barcode: components['schemas']['Barcode'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  skuSiblings: {
    parameters: {
      query: {
        /** @example low-canvas-sneaker-navy-eu-40 */
        sku_id: components['schemas']['Id'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Product'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  skuByBarcode: {
    parameters: {
      query: {
        barcode: components['schemas']['Barcode'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The product. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ProductEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  upload: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description A data URL in base64: `data:image/png;base64,…`. */
          data: string;
          filename: string;
        };
      };
    };
    responses: {
      /** @description Where the file is to be had. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  uploadV2: {
    parameters: {
      query?: {
        /** @description What the QR of the bank slip in the picture says, in order to learn which payment orders that slip proves already. */
        transaction_id?: components['schemas']['TransactionReference'];
      };
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'multipart/form-data': {
          /** Format: binary */
          file: string;
        };
      };
    };
    responses: {
      /** @description Where the file is to be had. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['UploadEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  files: {
    parameters: {
      query?: {
        /** @description Of a picture: `thumbnail` is a webp of at most 320 by 320 points, `share` a jpg of at most 1024 by 1024 for messages. */
        size?: 'thumbnail' | 'share';
        /** @description Of a signed address; seconds since 1970. */
        exp?: components['schemas']['OptionalText'];
        /** @description Of a signed address, like that of an order's `shared_shop_photo`. One that is wrong or over opens nothing. */
        sig?: components['schemas']['OptionalText'];
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file's bytes. A document comes as an attachment. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/*': string;
          'application/*': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  recognizeSkusFromPhoto: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          photo_path?: components['schemas']['OptionalText'];
          file_path?: components['schemas']['OptionalText'];
          /** @description Answers with the id of a job at once; `/recognition` tells how far it is. The same file has one job. */
          async?: boolean;
          columns?: components['schemas']['NamedColumns'];
        };
      };
    };
    responses: {
      /** @description The items as far as they could be read, or the job that reads them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data:
              | components['schemas']['RecognisedItem'][]
              | {
                  job_id: string;
                };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  recognition: {
    parameters: {
      query: {
        job_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The items once it is done, or why there are none. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              /** @description Pages that were read. */
              page: number;
              /** @description Of the file; 0 until that is known. */
              pages: number;
              done: boolean;
              items?: components['schemas']['RecognisedItem'][];
              /** @description Addresses of the pictures that the items stand on, page by page; empty for a page that is no picture. */
              images: string[];
              /** @description The heads of the columns, with what they were taken for. Empty until it is done. */
              columns: components['schemas']['ReadColumn'][];
              problem?: components['schemas']['RecognitionProblem'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  matchRows: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          rows: components['schemas']['NamedRow'][];
        };
      };
    };
    responses: {
      /** @description What each row means. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['RowMeaning'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  recognitionHints: {
    parameters: {
      query?: {
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of hints. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['RecognitionHint'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteRecognitionHint: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['IdOnly'];
      };
    };
    responses: {
      /** @description The id of the hint that is no more. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['IdOnly'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  confirmImportSkus: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          items: components['schemas']['StockItem'][];
          /** @description When the list was made; of no effect. */
          timestamp?: string | number | null;
          /** @description The address of the file that the items were read from, an own upload; the records keep it, unless it is gone by now. */
          file_path?: components['schemas']['OptionalText'];
          columns?: components['schemas']['NamedColumns'];
          /** @description The number of items. */
          total_items: number;
          /** @description The sum of amount and price. */
          total_value: components['schemas']['Baht'];
        };
      };
    };
    responses: {
      /** @description What became of each item, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              /** @description New products. */
              created: number;
              /** @description Products that were there. */
              increased: number;
              items: {
                sku_id: components['schemas']['Id'];
                created: boolean;
                amount: number;
                stock: number;
              }[];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  washStockList: {
    parameters: {
      query: {
        sku_id: components['schemas']['Id'];
        /** @description A record's id; the records older than it. */
        before?: components['schemas']['OptionalId'];
        /** @description Entry types, joined with commas: only these records. */
        kind?: string;
        /** @description A day in Bangkok (`2026-03-04`) or a time; only the records from then on. */
        since?: string;
        /** @description Without it each record is answered. */
        per?: 'day' | '';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The records, the newest first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['StockRecord'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  stockList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StockListQuery'];
      };
    };
    responses: {
      /** @description A page of products. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['StockPage'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  washStock: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          product_id: components['schemas']['Id'];
          operation_type: components['schemas']['StockOperationType'];
          operation_subtype: components['schemas']['StockOperationSubtype'];
          /** @description 0 with `inventory_no_change`, else positive. */
          amount: number;
          /** @description With `purchase` needed, and the new price of the product. */
          price?: components['schemas']['OptionalBaht'];
          /** @description With `purchase` the new VIP price, when given. */
          vip_price?: components['schemas']['OptionalBaht'];
          /** @description An address of the merchant's, or a place in words. A transfer needs it. */
          transfer_location?: string | null;
          transfer_location_alias?: string | null;
          /** @description Uploads of the caller. */
          images?: components['schemas']['OptionalPhotoAddresses'];
          type_text?: string | null;
          note?: components['schemas']['OptionalRemark'];
          /** @description Of no effect; the operation type says it. */
          is_inventory_check?: boolean | number | null;
          /** @description Pieces counted, of `on_hand`. */
          counted?: number | null;
          /** @description The `on_hand` that the counter saw. */
          base_stock?: number | null;
        };
      };
    };
    responses: {
      /** @description The record, and the stock after it. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              record: components['schemas']['StockRecord'];
              stock: number;
              on_hand: number;
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  stocktakeDetail: {
    parameters: {
      query: {
        id: components['schemas']['Id'];
        /** @description Records of a page; 500 by default. */
        page_size?: number;
        /** @description Of the page before. */
        cursor?: string;
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The stocktake. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['StocktakeDetail'];
          };
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  stocktake: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          stocktake_id: components['schemas']['Id'];
          lines: components['schemas']['StocktakeLine'][];
          /** @description Of the whole stocktake; an empty one leaves what was sent before. */
          note?: components['schemas']['OptionalRemark'];
        };
      };
    };
    responses: {
      /** @description What became of each line, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              /** @description Of the stocktake. */
              id: components['schemas']['Id'];
              results: components['schemas']['StocktakeResult'][];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  stocktakes: {
    parameters: {
      query?: {
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of stocktakes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['Stocktake'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  skuTemplate: {
    parameters: {
      query?: {
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sheet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  exportSkus: {
    parameters: {
      query?: {
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The sheet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  submitOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          items: {
            product_id: components['schemas']['Id'];
            quantity: components['schemas']['Quantity'];
            price: components['schemas']['Baht'];
          }[];
          total_amount: components['schemas']['Baht'];
          group_id?: components['schemas']['OptionalId'];
          remark?: components['schemas']['OptionalRemark'];
          address_id?: components['schemas']['OptionalId'];
        };
      };
    };
    responses: {
      /** @description The new order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  submitOrderByText: {
    parameters: {
      query?: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "红绸灯笼 30 cm 5 个，two dozen blue wave mugs 350ml，ชาอู่หลง 12 กระป๋อง。周五下午送"
         *     }
         */
        'application/json': {
          text: string;
        };
      };
    };
    responses: {
      /** @description What was understood. Nothing is ordered. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: {
                sku_id: components['schemas']['Id'];
                name: string;
                ch_name?: string;
                th_name?: string;
                color: string;
                size: string;
                style: string;
                quantity: components['schemas']['Quantity'];
                /** @description What the caller pays for a piece. */
                price: number;
                /** @description What can be promised. */
                stock: number;
                is_vip: components['schemas']['Flag'];
                image_urls: string;
                confidence: components['schemas']['Confidence'];
                /** @description As it was typed. */
                source_text: string;
                /**
                 * @description What else may be meant by an unsure line, its own product among them, best first. Absent where it is
                 *     sure.
                 */
                candidates?: components['schemas']['Product'][];
              }[];
              /** @description What names no product, as it was typed. */
              unmatched: string[];
              /** @description What it says about delivery, a line for each; absent where nothing. */
              remark?: string;
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  submitOrderByTextV2: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "items": [
         *         {
         *           "sku_id": "silk-lantern-red-30-cm",
         *           "quantity": 5,
         *           "price": 220
         *         }
         *       ],
         *       "address_id": "address-pratunam-1",
         *       "remark": "周五下午送"
         *     }
         */
        'application/json': {
          items: {
            sku_id: components['schemas']['Id'];
            quantity: components['schemas']['Quantity'];
            price: components['schemas']['Baht'];
            name?: components['schemas']['OptionalText'];
          }[];
          address_id: components['schemas']['Id'];
          group_id?: components['schemas']['OptionalId'];
          remark?: components['schemas']['OptionalRemark'];
        };
      };
    };
    responses: {
      /** @description The new order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['NewOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  orderList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListQuery'];
      };
    };
    responses: {
      /** @description A page of orders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: (components['schemas']['OrderSummary'] | components['schemas']['OrderCard'])[];
              pagination: components['schemas']['Pagination'];
              groups?: components['schemas']['ListedGroups'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  exportOrders: {
    parameters: {
      query?: {
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListQuery'];
      };
    };
    responses: {
      /** @description The sheet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  orderDetail: {
    parameters: {
      query: {
        order_id: components['schemas']['Id'];
        /** @description Of `/print_link`; with it, and without a token, the print fields are shown. */
        sig?: components['schemas']['OptionalText'];
        /** @description Of `/print_link`; seconds since 1970. */
        exp?: components['schemas']['OptionalText'];
        /** @description `print` answers the print fields to whoever may see the order. */
        view?: 'print';
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description The language of the names in a masked or printed order, among `zh`, `th` and `en`. */
        'Accept-Language'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data:
              | components['schemas']['Order']
              | components['schemas']['MaskedOrder']
              | components['schemas']['PrintOrder'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrderRemark: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          order_id: components['schemas']['Id'];
          remark: components['schemas']['OptionalRemark'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  printLink: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          order_id: components['schemas']['Id'];
          /** @description Orders that are printed after it; the link is refused as a whole where one of them is not the caller's to print. Each is signed by itself. */
          order_ids?: components['schemas']['Id'][] | null;
          /**
           * @description The language of the page that the link opens.
           * @enum {string|null}
           */
          lang?: 'zh' | 'en' | 'th' | null;
        };
      };
    };
    responses: {
      /** @description The link, which shows the print fields of these orders for 10 minutes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['LinkEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          group_id?: components['schemas']['OptionalId'];
          detail?:
            | {
                sku_id: components['schemas']['Id'];
                quantity: components['schemas']['Quantity'];
                price: components['schemas']['Baht'];
              }[]
            | null;
          address_id?: components['schemas']['OptionalId'];
          remark?: components['schemas']['OptionalRemark'];
          version?: components['schemas']['SeenVersion'];
          confirm?: boolean | null;
          line_user_id?: components['schemas']['OptionalText'];
          line_display_name?: components['schemas']['OptionalText'];
          line_picture_url?: components['schemas']['OptionalText'];
        };
      };
    };
    responses: {
      /** @description The order as saved. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  cancelOrder: {
    parameters: {
      query?: {
        order_id?: components['schemas']['OptionalId'];
        id?: components['schemas']['OptionalId'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          order_id?: components['schemas']['OptionalId'];
          id?: components['schemas']['OptionalId'];
          group_id?: components['schemas']['OptionalId'];
          version?: components['schemas']['SeenVersion'];
        } | null;
      };
    };
    responses: {
      /** @description The cancelled order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['OrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  payOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          group_id?: components['schemas']['OptionalId'];
          order_ids: components['schemas']['Id'][];
          payment_photos: string[];
          payment_type: components['schemas']['PaymentType'];
          total_actual_amount: components['schemas']['Baht'];
          total_actual_amount_cash?: components['schemas']['OptionalBaht'];
          total_actual_amount_receipt?: components['schemas']['OptionalBaht'];
          line_user_id?: components['schemas']['OptionalText'];
          line_display_name?: components['schemas']['OptionalText'];
          line_picture_url?: components['schemas']['OptionalText'];
          slips?: components['schemas']['Slips'];
        };
      };
    };
    responses: {
      /** @description The new payment order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              payment_order_id: components['schemas']['Id'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  paymentOrderList: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentListQuery'];
      };
    };
    responses: {
      /** @description A page of payment orders. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: (components['schemas']['PaymentOrder'] | components['schemas']['PaymentCard'])[];
              pagination: components['schemas']['Pagination'];
              groups?: components['schemas']['ListedGroups'];
              /**
               * @description For those who handle payments: of the list without its filters `differs` and `duplicate`, and of
               *     it with either. May be 10 seconds old.
               */
              counts?: {
                all: number;
                differs: number;
                duplicate: number;
              };
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  exportPayments: {
    parameters: {
      query?: {
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['PaymentListQuery'];
      };
    };
    responses: {
      /** @description The sheet. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  paymentOrderDetail: {
    parameters: {
      query: {
        payment_order_id: components['schemas']['Id'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payment order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  confirmPayOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          image_urls?: string | null;
          paid_amount: components['schemas']['Baht'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The completed payment order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  batchConfirmPayOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          ids: components['schemas']['Id'][];
          versions?: components['schemas']['SeenVersion'][] | null;
        };
      };
    };
    responses: {
      /** @description What became of each, in their order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              results: {
                id: components['schemas']['Id'];
                ok: boolean;
                reason?: components['schemas']['Reason'];
                message?: string;
                /** @description With `already_confirmed`, like `confirmed_at`. */
                confirmed_by?: components['schemas']['Actor'];
                confirmed_at?: components['schemas']['Time'];
                /** @description With `already_rejected`, like `rejected_at`. */
                rejected_by?: components['schemas']['Actor'];
                rejected_at?: components['schemas']['Time'];
              }[];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  rejectPayOrder: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          reason: string;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The rejected payment order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  editPayment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          group_id?: components['schemas']['OptionalId'];
          payment_order_id: components['schemas']['Id'];
          payment_type: components['schemas']['PaymentType'];
          /** @description The payment entry. */
          id?: components['schemas']['OptionalId'];
          paid_amount?: components['schemas']['OptionalBaht'];
          payment_photo?: components['schemas']['OptionalPhotoAddresses'];
          slips?: components['schemas']['Slips'];
          paid_amount_cash?: components['schemas']['OptionalBaht'];
          paid_amount_receipt?: components['schemas']['OptionalBaht'];
          transaction_id?: components['schemas']['OptionalName'];
          fee?: components['schemas']['OptionalBaht'];
          /** @description As in ISO 4217. A fee without one is in THB. */
          fee_currency?: string | null;
          payer_bank?: components['schemas']['OptionalName'];
          payer_account?: components['schemas']['OptionalName'];
          payer_name?: components['schemas']['OptionalName'];
          payee_bank?: components['schemas']['OptionalName'];
          payee_account?: components['schemas']['OptionalName'];
          payee_name?: components['schemas']['OptionalName'];
          extra_info?: components['schemas']['OptionalText'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The payment order. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['PaymentOrderEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  merchantAddress: {
    parameters: {
      query?: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The addresses, the default one first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Address'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  addAddress: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          alias: components['schemas']['RequiredText'];
          address: components['schemas']['RequiredText'];
          /** @description Several are separated by semicolons. */
          phone: components['schemas']['RequiredText'];
          contact?: components['schemas']['OptionalText'];
          photo?: components['schemas']['OptionalText'];
          shop_photo?: components['schemas']['OptionalText'];
          latitude?: number | null;
          longitude?: number | null;
          is_default?: boolean | null;
          group_id?: components['schemas']['OptionalId'];
        };
      };
    };
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  updateAddress: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          alias?: components['schemas']['RequiredText'];
          address?: components['schemas']['RequiredText'];
          /** @description Several are separated by semicolons. */
          phone?: components['schemas']['RequiredText'];
          contact?: components['schemas']['OptionalText'];
          photo?: components['schemas']['OptionalText'];
          shop_photo?: components['schemas']['OptionalText'];
          latitude?: number | null;
          longitude?: number | null;
          is_default?: boolean | null;
          group_id?: components['schemas']['OptionalId'];
        };
      };
    };
    responses: {
      /** @description The address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AddressEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteAddress: {
    parameters: {
      query?: {
        id?: components['schemas']['OptionalId'];
      };
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: {
      content: {
        'application/json': {
          id?: components['schemas']['OptionalId'];
        } | null;
      };
    };
    responses: {
      /** @description The hidden address. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  places: {
    parameters: {
      query: {
        q: string;
        /** @description Of the names and the address. */
        lang: components['parameters']['PlaceLanguage'];
        mode?: 'restricted' | 'global';
        /** @description Whether the text is whole, as Enter says it, and not asked for while it is typed. */
        is_final?: boolean;
        /**
         * @description For an address that is typed: only subdistricts, districts and provinces of Thailand that the end of `q` names, with the part
         *     of it that each is to replace in `matched`. The built-in places alone answer, so that nothing leaves the server; `mode` and
         *     `is_final` are left aside. Nothing where the end of `q` names no area, or says it in full already.
         */
        areas?: boolean;
        latitude?: number;
        longitude?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description At most 10, the best first. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Place'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  placeAt: {
    parameters: {
      query: {
        latitude: number;
        longitude: number;
        /** @description Of the names and the address. */
        lang: components['parameters']['PlaceLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The place. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Place'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  staticMap: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          latitude: number;
          longitude: number;
          zoom?: number | null;
        };
      };
    };
    responses: {
      /** @description Where the picture is. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              filepath: string;
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  promptpayQr: {
    parameters: {
      query?: {
        /** @description Comma-separated, 101 at most. */
        order_ids?: string;
        payment_order_id?: components['schemas']['Id'];
      };
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The payload of the QR, and the amount that it asks for. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['PromptpayQr'];
          };
          'image/png': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  groupStatement: {
    parameters: {
      query: {
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
        /** @description The first day, in Asia/Bangkok. */
        from: string;
        /** @description The last day, 366 days at most with the first. */
        to: string;
        /** @description Entries of a page; 500 by default. */
        page_size?: number;
        /** @description Of the page before. */
        cursor?: string;
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The statement. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['GroupStatement'];
          };
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  dayClose: {
    parameters: {
      query: {
        /** @description In Asia/Bangkok. */
        day: string;
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The day. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['DayClose'];
          };
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  report: {
    parameters: {
      query: {
        /** @description The first day, in Asia/Bangkok. */
        from: components['parameters']['ReportFrom'];
        /** @description The last day, 366 days at most with the first. */
        to: components['parameters']['ReportTo'];
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
        /** @description Language of the column names; that of `Accept-Language` without it. Each is read again. */
        lang?: components['parameters']['SheetLanguage'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Report'];
          };
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  myReport: {
    parameters: {
      query: {
        /** @description The first day, in Asia/Bangkok. */
        from: components['parameters']['ReportFrom'];
        /** @description The last day, 366 days at most with the first. */
        to: components['parameters']['ReportTo'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['MyReport'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  debts: {
    parameters: {
      query?: {
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of groups. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['Debt'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  shop: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The shop. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Shop'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  merchantSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components['responses']['MerchantSettings'];
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  saveMerchantSettings: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
        /** @description A hint; a group that is not the caller's is ignored. */
        group_id?: components['parameters']['GroupHeader'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /**
           * @description Whether receipts are confirmed. Without, paid is the last status and a payment counts as soon as its proof is sent: a
           *     change counts anew what the groups owe.
           */
          enable_confirm_pay?: boolean | null;
          /**
           * @description A Thai mobile number, a citizen or tax id of 13 digits with its check digit, or an e-wallet's 15 digits; spaces and hyphens
           *     are left out. An empty text removes it: nobody is shown a QR then.
           */
          promptpay_id?: string | null;
          /** @description What the shop says of itself; a language that is absent or null stays, an empty text removes it. */
          about?: {
            zh?: components['schemas']['OptionalText'];
            en?: components['schemas']['OptionalText'];
            th?: components['schemas']['OptionalText'];
          } | null;
          phones?: string[] | null;
          /** @description Address of the shop's chat, https; an empty text removes it. */
          line_url?: string | null;
          /** @description What staff and customers are told by LINE; a list that is absent or null stays, an empty one ends it. */
          notify?: {
            staff?: components['schemas']['StaffNotice'][] | null;
            customers?: components['schemas']['CustomerNotice'][] | null;
          } | null;
          /**
           * @description Whether photos of delivery notes and unsure lines of text orders may go to the external models that the server's settings
           *     name, without phones and addresses. Where they name none, nothing leaves the server.
           */
          external_models?: boolean | null;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      200: components['responses']['MerchantSettings'];
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  events: {
    parameters: {
      query?: {
        /** @description Without `Last-Event-ID`, so many seconds ago was read what is looked at. What changed since then comes first. */
        since?: number;
      };
      header?: {
        /** @description The last id that came. Nothing, or one that is not known any more, is `reset` where there was one. */
        'Last-Event-ID'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The events, until either side ends them. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': components['schemas']['LiveEvent'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  feedback: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          feedback?: string | null;
          /** @enum {string|null} */
          type?: 'bug' | 'improvement' | 'feature' | 'other' | '' | null;
          title?: string | null;
          description?: string | null;
          contact?: string | null;
        };
      };
    };
    responses: {
      /** @description The feedback as kept. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  feedbackList: {
    parameters: {
      query?: {
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of feedback. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['Feedback'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  groups: {
    parameters: {
      query?: {
        /** @description Part of the name, whatever its case. */
        name?: string;
        /** @description The one group with this id. */
        id?: string;
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of groups. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['Group'][];
              pagination: components['schemas']['Pagination'];
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  saveGroup: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** @description Absent or empty adds a group. */
          id?: components['schemas']['OptionalId'];
          name: string;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The group. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Group'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  people: {
    parameters: {
      query: {
        kind: 'staff' | 'customer';
        /** @description Part of the name or of the LINE id, whatever its case. */
        name?: string;
        /** @description Only who has this role. */
        role?: string;
        /** @description Only who belongs to this group. */
        group_id?: string;
        /** @description 1 by default. */
        page_num?: number;
        /** @description 10 by default. */
        page_size?: number;
        /** @description Of the page before; with its next `page_num`. */
        cursor?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of people, and how many there are in all. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: {
              items: components['schemas']['Person'][];
              pagination: components['schemas']['Pagination'];
              counts: {
                staff: number;
                customers: number;
                groups: number;
              };
            };
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  setUserVip: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          user_id: components['schemas']['Id'];
          is_vip: components['schemas']['Flag'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      200: components['responses']['Person'];
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  moveUser: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          user_id: components['schemas']['Id'];
          group_id: components['schemas']['Id'];
          confirm?: boolean | null;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      200: components['responses']['Person'];
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  roles: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The people. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['RoleRecord'][];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  resetRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          /** @description A hint that nothing depends on. */
          line_id?: components['schemas']['OptionalText'];
          /** @description A hint that nothing depends on. */
          merchant_id?: components['schemas']['OptionalId'];
          role: string;
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The person. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['RoleRecordEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  deleteRole: {
    parameters: {
      query?: never;
      header?: {
        /** @description Names the intent. The same key with the same request answers as the first time and does nothing again. */
        'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          id: components['schemas']['Id'];
          /** @description A hint that nothing depends on. */
          line_id?: components['schemas']['OptionalText'];
          /** @description A hint that nothing depends on. */
          merchant_id?: components['schemas']['OptionalId'];
          version?: components['schemas']['SeenVersion'];
        };
      };
    };
    responses: {
      /** @description The person who is a customer now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['IdEnvelope'];
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
}
