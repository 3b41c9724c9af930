import type {
  AuthChange,
  AuthHost,
  AuthSource,
  AuthUser,
  EmailChangeProof,
  EmailProof,
  LatchkeyError,
  NetworkId,
} from '../contract/index.ts'

/** Longest wait for a reply, in milliseconds. Source: docs/specification.md, section 9. */
export const REPLY_MS = 30_000

/** How a scripted embedded wallet answers requests; an error is thrown as it is. */
export type FakeAuthMood = 'answer' | 'hang' | LatchkeyError

/** E-mail, socials and an embedded wallet whose site and visitor are scripted by the test. */
export interface FakeAuth extends AuthSource {
  networkIds: AuthSource['networkIds']
  /** Every request, in order: `begin ann@fjord.example`, `rpc personal_sign`, … */
  readonly requests: readonly string[]
  /** Hosts that loaded it and did not stop, in order; the clock and storage of the first are used. */
  readonly hosts: readonly AuthHost[]
  readonly listenerCount: number
  /** How often the frame was created ahead. */
  warmUps: number
  /** Methods of requests that wait for the visitor's approval. */
  readonly waiting: readonly string[]
  /** How requests are answered from now on. */
  mood: FakeAuthMood
  /** The user who logs in. */
  user: AuthUser
  /** The user's address on Solana networks; `user` has the one on EVM networks. */
  solanaAddress: string
  /** The network of every Solana request; undefined: the requested one. */
  solanaNetworkId: NetworkId<'solana'> | undefined
  isLoggedIn: boolean
  /** The only valid code. */
  code: string
  proof: EmailProof
  changeProof: EmailChangeProof
  smartAccountNetworkIds: readonly NetworkId<'eip155'>[]
  /** Answers by method, for safe and for approved ones; `null` for others. */
  readonly answers: Map<string, unknown>
  /** Answers the pending requests, as if they had been sent now. */
  answerLate(): void
  /** The visitor opens the link in the e-mail, or approves in Farcaster. */
  confirmElsewhere(): void
  /** The visitor approves the oldest request that waits for approval. */
  approve(): void
  /** The visitor declines it. */
  decline(): void
  /** The visitor logs out in another tab. */
  logOutElsewhere(): void
  /** Emits any other change of the frame. */
  emit(change: AuthChange): void
}

/** The parts that a port of the fake shares with the other ports. */
export interface FakeAuthContext {
  readonly fake: FakeAuth
  readonly host: () => AuthHost
  /** Waits as the mood defines, then returns the result of `work`. */
  request<T>(line: string, signal: AbortSignal, work: Work<T>): Promise<T>
  /** Rejects the pending requests, or those that match. */
  rejectWaiting(matches?: (line: string) => boolean): void
}

/** How a request is answered. */
export interface Work<T> {
  readonly answer: () => T
  /** Milliseconds until a missing reply rejects this and all other requests. */
  readonly replyMs?: number | undefined
  /** The event that has to happen before the answer. */
  readonly until?: 'confirmed' | 'approved' | undefined
}
