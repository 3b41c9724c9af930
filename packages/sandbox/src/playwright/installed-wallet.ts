import type { EvmWallet } from '../wallets/evm-wallet.ts'

/** A wallet in a page, driven from the test. */
export interface InstalledWallet
  extends Pick<
    EvmWallet,
    | 'log'
    | 'chainId'
    | 'accounts'
    | 'isConnected'
    | 'behave'
    | 'setHabits'
    | 'prompts'
    | 'nextPrompt'
    | 'decide'
    | 'switchAccount'
    | 'switchChain'
    | 'lock'
    | 'unlock'
    | 'forgetSite'
    | 'disconnect'
    | 'reconnect'
    | 'emit'
  > {
  /** Reverse domain name it announces. */
  readonly rdns: string
  /** Name it announces. */
  readonly name: string
}
