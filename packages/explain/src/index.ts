export { explain } from './explain.ts'
export { forecast } from './forecast.ts'
export type {
  Amount,
  Asset,
  BitcoinEffect,
  DataField,
  DescribedField,
  Domain,
  Effect,
  EffectBody,
  SolanaEffect,
  TradeSide,
  UnknownEffect,
  UnknownReason,
  Until,
  Via,
} from './model/effect.ts'
export type {
  ExplainContext,
  Explanation,
  KnownContract,
  KnownToken,
  WalletRequest,
  Warning,
} from './model/explanation.ts'
export type { AskNode, BalanceChange, Forecast } from './model/forecast.ts'
