import type { Behaviour } from '../behaviour.ts'
import type { ProviderListener } from '../eip1193.ts'
import type { BehaviourScope } from '../evm-wallet.ts'
import type { Decision, Prompt } from '../prompts.ts'
import type { WalletLog } from '../request-log.ts'
import type { WalletHabit } from './habits.ts'

/** The connection between a page and a wallet of any namespace: plain data both ways. */
export interface WalletLine {
  /** Bytes are base 64. @throws ProviderError. */
  request(method: string, params?: unknown): Promise<unknown>
  /** Adds a listener, which gets plain data. @returns Removes the listener. */
  on(event: string, listener: ProviderListener): () => void
}

/** A wallet with real keys whose owner is a script, of any namespace. */
export interface NamespaceWallet extends WalletLine {
  readonly log: WalletLog
  /** Addresses, the active one first. */
  addresses(): readonly string[]
  /** Returns true if the page may see them. */
  isConnected(): boolean
  isLocked(): boolean
  /** Changes what it does, for all methods (which removes what was set for single ones) or for some. */
  behave(behaviour: Behaviour, scope?: BehaviourScope): void
  /** Prompts that wait for `decide` (behaviour `ask`). */
  prompts(): readonly Prompt[]
  /** The oldest open prompt, now or as soon as there is one. */
  nextPrompt(): Promise<Prompt>
  /** Answers the oldest open prompt; with none open, the next one that comes. */
  decide(decision: Decision): Promise<Prompt>
  /** The owner chooses another account, by address or by place. */
  switchAccount(account: string | number): void
  lock(): void
  unlock(): void
  /** The owner removes the site: its accounts are gone, later requests ask again. */
  forgetSite(): void
  /** Emits any event, for payloads that a proper wallet would not send. */
  emit(event: string, payload: unknown): void
  /** How many listeners the page has for an event. */
  listenerCount(event: string): number
  /** Changes its habits in open pages; one that is opened later begins with those of its option. */
  setHabits(habits: readonly WalletHabit[]): void
}
