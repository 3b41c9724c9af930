export { bindActivity, bindBalances, bindCollectibles } from './bind-lists.ts'
export { bindSend, bindSwap } from './bind-transfers.ts'
export type { AllOf, Binding, KeyOf, ValueAt } from './binding.ts'
