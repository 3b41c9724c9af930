export { explain } from './explain.ts'
export type {
  Amount,
  Asset,
  BitcoinEffect,
  DataField,
  Domain,
  Effect,
  EffectBody,
  SolanaEffect,
  UnknownEffect,
  UnknownReason,
  Until,
  Via,
} from './model/effect.ts'
export type {
  ExplainContext,
  Explanation,
  KnownToken,
  WalletRequest,
  Warning,
} from './model/explanation.ts'
