export { createLatchkeyIn } from '../create-latchkey.ts'
export { bindBuyStatus } from './bind-buy-status.ts'
export { bindExchanges } from './bind-exchanges.ts'
export {
  bindListing,
  bindLogin,
  bindOnramp,
  bindPairing,
  bindSignIn,
} from './bind-flows.ts'
export { bindActivity, bindBalances, bindCollectibles } from './bind-lists.ts'
export { bindPay, bindPayUrls } from './bind-pay.ts'
export { bindSend, bindSwap } from './bind-transfers.ts'
export type { AllOf, Binding, KeyOf, ValueAt } from './binding.ts'
