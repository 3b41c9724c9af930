import type { AccountHoldings, AuthState, NamesState, OnrampState } from '@latchkey/core'
import type { DeviceFacts } from '@latchkey/core/contract'
import type { FakeRelay, FakeWallet, TestCoreChoice } from '@latchkey/core/testing'
import type { DrawnModal } from './draw-modal.ts'

/** One view in one state. */
export interface Scene {
  readonly wallet?: Partial<FakeWallet>
  readonly isEmpty?: boolean
  readonly features?: TestCoreChoice['features']
  readonly customWallets?: TestCoreChoice['customWallets']
  readonly device?: Partial<DeviceFacts>
  /** Wallets of other namespaces, one of each, on a website with these namespaces. */
  readonly others?: readonly FakeWallet[]
  /** The website offers nothing but wallet-connect. */
  readonly hasNoAdapter?: boolean
  /** The website has logins, with this state. */
  readonly auth?: Partial<AuthState> | undefined
  /** The wallet can send; see `createSendingAdapter`. */
  readonly canSend?: boolean
  /** Results of calls that a node simulates (`eth_simulateV1`). */
  readonly simulated?: readonly object[]
  /** The website wants its visitors to sign in. */
  readonly siwx?: TestCoreChoice['siwx']
  /** The source of prices and tokens for swaps. */
  readonly swapSource?: TestCoreChoice['swapSource']
  /** The account's holdings, in place of those that the core reads. */
  readonly holdings?: AccountHoldings | undefined
  /** Registering a name, in place of what the core does. */
  readonly names?: NamesState | undefined
  /** Buying with money, in place of what the core does. */
  readonly onramp?: OnrampState | undefined
  /** The account's history in the blockchain API, newest first; or it refuses to answer. */
  readonly history?: readonly object[] | 'refused'
  /**
   * The account's smart sessions in the blockchain API; or it refuses to answer, or never answers.
   */
  readonly sessions?: readonly object[] | 'refused' | 'silent'
  /** The answers of the service of exchanges, by method; or it refuses to. */
  readonly exchanges?: Readonly<Record<string, unknown>> | 'refused'
  play(modal: DrawnModal, wallet: FakeWallet, relay: FakeRelay): void | Promise<void>
  /** The visible text at the end, in English and in Arabic. */
  readonly words: readonly [english: string, arabic: string]
}
