import type { Behaviour } from './behaviour.ts'
import type { Eip1193Provider, Hex } from './eip1193.ts'
import type { EvmHabit } from './evm-habits.ts'
import type { WalletChain } from './known-chain.ts'
import type { Decision, Prompt } from './prompts.ts'
import type { WalletLog } from './request-log.ts'
import type { WalletMemory } from './wallet-state.ts'

/** How a scripted wallet is made. */
export interface EvmWalletOptions {
  /** Its keys; the first one's account is active at the start. */
  readonly privateKeys: readonly [Hex, ...Hex[]]
  /**
   * If true, its accounts are contracts of the keys, deployed or not: they sign, and send nothing.
   * `contractAccountOf` returns their addresses and the calls that deploy them.
   */
  readonly isContract?: boolean | undefined
  /** The chains it can reach; the first known one is active at the start. */
  readonly chains: readonly WalletChain[]
  /** The chain that is active at the start, when it is not the first. */
  readonly chainId?: number | undefined
  /** The wallet's reaction to requests; `approve` when left out. */
  readonly behaviour?: Behaviour | undefined
  /** Habits beside the standards; none when left out. */
  readonly habits?: readonly EvmHabit[] | undefined
  /** If true, it connects and signs by one prompt. Source: ERC-7846. */
  readonly connectsSigned?: boolean | undefined
  /** If true, it grants permissions by today's names of ERC-7715, and keeps a list of them. */
  readonly keepsPermissions?: boolean | undefined
  /** If true, it makes a chain active that a page has added, like MetaMask. */
  readonly movesAfterAdding?: boolean | undefined
  /** The storage of its state between page loads; nothing is stored when left out. */
  readonly memory?: WalletMemory | undefined
}

/** Which requests a behaviour is for. */
export interface BehaviourScope {
  /** Only these methods; everything when left out. */
  readonly methods?: readonly string[] | undefined
}

/** A wallet with real keys whose owner is a script. */
export interface EvmWallet {
  /** The provider that the page uses. */
  readonly provider: Eip1193Provider
  readonly log: WalletLog
  /** The active chain's id. */
  chainId(): number
  /** All accounts, the active one first. */
  accounts(): readonly Hex[]
  /** Returns true if the page may see them. */
  isConnected(): boolean
  isLocked(): boolean
  /** Changes what it does, for all methods (which removes what was set for single ones) or for some. */
  behave(behaviour: Behaviour, scope?: BehaviourScope): void
  /** Changes its habits; that of its icon is of pages which are opened later. */
  setHabits(habits: readonly EvmHabit[]): void
  /** Prompts that wait for `decide` (behaviour `ask`). */
  prompts(): readonly Prompt[]
  /** The oldest open prompt, now or as soon as there is one. */
  nextPrompt(): Promise<Prompt>
  /** Answers the oldest open prompt; with none open, the next one that comes. */
  decide(decision: Decision): Promise<Prompt>
  /** The owner chooses another account, by address or by place in `accounts()`. */
  switchAccount(account: Hex | number): void
  /** The owner chooses another chain, also one that no page asked for. */
  switchChain(chainId: number): void
  lock(): void
  unlock(): void
  /** The owner removes the site: its accounts are gone, later requests ask again. */
  forgetSite(): void
  /** The wallet loses all its chains: emits `disconnect`, requests fail with 4900. */
  disconnect(): void
  /** The wallet is back: emits `connect`. */
  reconnect(): void
  /** Emits any event, for payloads that a proper wallet would not send. */
  emit(event: string, payload: unknown): void
  /** How many listeners the page has for an event. */
  listenerCount(event: string): number
  /** Stops following other tabs. */
  dispose(): void
}
