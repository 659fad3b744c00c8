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
     * Clear the cookie that private files are shown by
     * @description A token is not looked at, so that an expired session can be ended too.
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
  '/upload_v2': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Store a picture */
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
     *     order's group, by bearer token or by the cookie set at sign-in; to everyone else they do not exist.
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
     * @description `image_urls` may be empty: the photos there stay, others are added within the limit. An underpayment completes too.
     *     The second of two confirmations is `already_confirmed`.
     */
    post: operations['confirmPayOrder'];
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Id: string;
    OptionalId: string | null;
    OptionalText: string | null;
    OptionalRemark: string | null;
    /** @description At most two decimals. */
    Baht: number;
    /** @description At most two decimals. */
    OptionalBaht: number | null;
    Quantity: number;
    /** @description The version that the person saw. Another than the current one is `version_conflict`. */
    SeenVersion: number | null;
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
    PaymentStatus: 'created' | 'paid' | 'completed';
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
     *     | `token_null`, `token_expired`, `invalid_token` | 401 | |
     *     | `line_refused` | 401 | LINE does not vouch for the token |
     *     | `line_unreachable`, `not_configured`, `overloaded` | 503 | |
     *     | `forbidden_role` | 403 | |
     *     | `foreign_group` | 403 | `group_id` |
     *     | `demo_only_local` | 403 | |
     *     | `invalid_request` | 400 | `field` |
     *     | `not_found` | 404 | |
     *     | `idempotency_in_flight` | 409 | |
     *     | `idempotency_key_reused` | 422 | |
     *     | `version_conflict` | 409 | `current`, `changed_by`, `changed_at` |
     *     | `not_allowed_in_status` | 409 | `id`, `status` |
     *     | `already_confirmed` | 409 | `confirmed_by`, `confirmed_at`, `current` |
     *     | `price_changed` | 409 | `items: [{ sku_id, price }]` with the current prices |
     *     | `insufficient_stock` | 422 | `sku_id`, `stock` |
     *     | `product_inactive` | 422 | `sku_id` |
     *     | `duplicate_line` | 422 | `sku_id` |
     *     | `amount_mismatch` | 422 | `expected`, `actual` |
     *     | `too_many_open_orders` | 422 | `limit` |
     *     | `mixed_groups` | 422 | |
     *     | `photo_required` | 422 | |
     *     | `too_many_photos` | 422 | `limit` |
     *     | `confirmation_disabled` | 422 | the merchant does not confirm receipts |
     *     | `upload_quota` | 422 | `limit` in bytes that one person may store within a day |
     *     | `file_too_large` | 413 | `limit` in bytes |
     *     | `wrong_file_type` | 415 | |
     *     | `unsupported_media_type` | 415 | the body is not what the call takes |
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
      | 'price_changed'
      | 'insufficient_stock'
      | 'product_inactive'
      | 'duplicate_line'
      | 'amount_mismatch'
      | 'too_many_open_orders'
      | 'mixed_groups'
      | 'photo_required'
      | 'too_many_photos'
      | 'confirmation_disabled'
      | 'upload_quota'
      | 'file_too_large'
      | 'wrong_file_type'
      | 'unsupported_media_type'
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
      maps: Record<string, never>;
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
      };
      is_vip: components['schemas']['Flag'];
      group_id: components['schemas']['Id'];
      group_name: string;
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
      /** @description What can be promised: on hand less reserved. */
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
    };
    Upload: {
      /** @description The file's address. */
      filepath: string;
      /** @description Of the bytes as they were sent. */
      sha256: string;
      /** @description For those who handle payments, payment orders that already hold this photo. */
      duplicate_of?: {
        payment_order_id: components['schemas']['Id'];
        ctime: components['schemas']['Time'];
      }[];
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
    };
    /** @description An order as those see it who may see all of it. */
    Order: components['schemas']['OrderFields'] & {
      /** @description The group's other confirmed orders, oldest first, at most 100. */
      unpaid_order_list: components['schemas']['OrderReference'][];
      payment_info: components['schemas']['PaymentEntry'] | null;
      /** @description For staff. */
      history?: components['schemas']['HistoryEntry'][];
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
      total_amount: number;
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
      /** @description Id of the payment order. */
      payment_oder: string | null;
      payment_order: components['schemas']['PaymentOrderReference'] | null;
      version: number;
    };
    /** @description An order as whoever holds its link sees it without signing in. */
    MaskedOrder: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      total_amount: number;
      /** @constant */
      masked: true;
      detail: components['schemas']['MaskedLine'][];
      payment_info: null;
      unpaid_order_list: components['schemas']['OrderReference'][];
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
      total_price: number;
      image_urls: string;
      /** @description A JSON object of more facts, for instance `ch_name` and `th_name`; or empty. */
      extra_info: string;
      is_vip: components['schemas']['Flag'];
    };
    /** @description An order within another record. */
    OrderReference: {
      id: components['schemas']['Id'];
      order_no: string;
      ctime: components['schemas']['Time'];
      status: components['schemas']['OrderStatus'];
      source: string;
      group_name: string;
      total_amount: number;
      detail: components['schemas']['OrderLine'][];
    };
    PaymentOrderReference: {
      id: components['schemas']['Id'];
      ctime: components['schemas']['Time'];
      status: components['schemas']['PaymentStatus'];
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
      id: components['schemas']['Id'];
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
      payment_list: components['schemas']['PaymentEntry'][];
      payment_photos: string[];
      order_list: components['schemas']['OrderReference'][];
      version: number;
      /** @description For staff, in the detail. */
      history?: components['schemas']['HistoryEntry'][];
    };
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
      currency: string;
      payment_photo: string;
      version: number;
      /** @description As all fields below: where a bank reported the payment. */
      transaction_id?: string | null;
      fee?: number | null;
      fee_currency?: string | null;
      payer_bank?: string | null;
      payer_account?: string | null;
      payer_name?: string | null;
      payee_bank?: string | null;
      payee_account?: string | null;
      payee_name?: string | null;
      /** @description A JSON object of more facts. */
      extra_info?: string | null;
    };
    Address: {
      id: components['schemas']['Id'];
      alias: string;
      address: string;
      /** @description Several are separated by semicolons. */
      phone: string;
      contact: string;
      /** @description A picture of the map. */
      photo: string;
      shop_photo: string;
      latitude: number | null;
      longitude: number | null;
      group_id: components['schemas']['Id'];
      is_default: boolean;
    };
  };
  responses: {
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
    /** @description 500 an error of the server, 503 not configured, overloaded, or LINE not reached. */
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
    /** @description A group that is not the caller's is `foreign_group`. */
    GroupQuery: string;
    /** @description A hint; a group that is not the caller's is ignored. */
    GroupHeader: string;
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
  searchSkuByName: {
    parameters: {
      query: {
        /** @description A blank name finds nothing. */
        name: string;
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
      /** @description The category trees, holding only branches with hits. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['SearchCategory'][];
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
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Product'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  uploadV2: {
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
          'application/json': components['schemas']['Envelope'] & {
            data: components['schemas']['Upload'];
          };
        };
      };
      '4XX': components['responses']['Refused'];
      '5XX': components['responses']['Failed'];
    };
  };
  files: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The file's bytes. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'image/*': string;
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
          'application/json': components['schemas']['Envelope'] & {
            data: {
              id: components['schemas']['Id'];
              order: components['schemas']['Order'];
            };
          };
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
              items: components['schemas']['OrderSummary'][];
              pagination: components['schemas']['Pagination'];
            };
          };
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
        /** @description A group that is not the caller's is `foreign_group`. */
        group_id?: components['parameters']['GroupQuery'];
      };
      header?: never;
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
            data: components['schemas']['Order'] | components['schemas']['MaskedOrder'];
          };
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
        'application/json': components['schemas']['ListQuery'];
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
              items: components['schemas']['PaymentOrder'][];
              pagination: components['schemas']['Pagination'];
            };
          };
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
}
