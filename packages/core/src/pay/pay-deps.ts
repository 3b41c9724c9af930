import type { Sdk } from '../api/sdk.ts'
import type { Services } from '../api/services.ts'
import type { Clock, PlainError, Random, Storage, Tabs, TrackedEvent } from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { PayEffectDeps } from './pay-effect-deps.ts'
import type { ReadPaymentDeps } from './read-payment.ts'

/** The dependencies of paying. */
export interface PayDeps extends PayEffectDeps, ReadPaymentDeps {
  readonly services: PayEffectDeps['services'] & Pick<Services, 'blockchainApi'>
  readonly windows: PayEffectDeps['windows'] & { open(href: string): boolean }
  readonly clock: Clock
  readonly random: Random
  readonly storage: Storage
  readonly tabs: Tabs
  readonly sdk: Sdk
  readonly notices: { fail(error: PlainError): void }
  /** Makes a storage key of a name. */
  key(name: string): string
  readonly modal: Pick<Modal, 'open' | 'reset' | 'push' | 'back' | 'route'>
  track(event: TrackedEvent): void
}
