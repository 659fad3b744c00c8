import type { components } from './contract.gen.ts';

/** Short names for the contract's types, in their wire form (amounts in baht, ISO times). */
type Schemas = components['schemas'];

export type User = Schemas['User'];
export type Category = Schemas['Category'];
export type FlatCategory = Schemas['FlatCategory'];
export type Product = Schemas['Product'];
export type SearchCategory = Schemas['SearchCategory'];
export type ProductCard = Schemas['ProductCard'];
export type ProductCardPage = Schemas['ProductCardPage'];
export type SearchCardCategory = Schemas['SearchCardCategory'];
export type Order = Schemas['Order'];
export type OrderSummary = Schemas['OrderSummary'];
export type OrderCard = Schemas['OrderCard'];
export type OrderReference = Schemas['OrderReference'];
export type OrderLine = Schemas['OrderLine'];
export type MaskedOrder = Schemas['MaskedOrder'];
export type PaymentOrder = Schemas['PaymentOrder'];
export type PaymentCard = Schemas['PaymentCard'];
export type PaymentEntry = Schemas['PaymentEntry'];
export type Address = Schemas['Address'];
export type Upload = Schemas['Upload'];
export type HistoryEntry = Schemas['HistoryEntry'];
export type Actor = Schemas['Actor'];
export type Group = Schemas['Group'];
export type RoleRecord = Schemas['RoleRecord'];
export type MerchantSettings = Schemas['MerchantSettings'];
export type Debt = Schemas['Debt'];
export type PromptpayQr = Schemas['PromptpayQr'];
export type Pagination = Schemas['Pagination'];
export type StockRecord = Schemas['StockRecord'];
export type Stocktake = Schemas['Stocktake'];
export type RecognitionHint = Schemas['RecognitionHint'];
export type StocktakeLine = Schemas['StocktakeLine'];
export type StocktakeResult = Schemas['StocktakeResult'];
export type StocktakeDetail = Schemas['StocktakeDetail'];
export type StocktakeRecord = Schemas['StocktakeRecord'];
