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

/** How a scripted embedded wallet takes what it is asked; an error is thrown as it is. */
export type FakeAuthMood = 'answer' | 'hang' | LatchkeyError

/** E-mail, socials and an embedded wallet whose site and visitor a test plays. */
export interface FakeAuth extends AuthSource {
  /** Everything that was asked, in order: `begin ann@fjord.example`, `rpc personal_sign`, … */
  readonly requests: readonly string[]
  /** Who holds it, in order; the first one's clock and storage are used. */
  readonly hosts: readonly AuthHost[]
  readonly listenerCount: number
  /** Methods of requests that wait for the visitor. */
  readonly waiting: readonly string[]
  /** How whatever is asked from now on goes. */
  mood: FakeAuthMood
  /** Who logs in. */
  user: AuthUser
  /** Their address on Solana networks; `user` stays as it is on EVM networks. */
  solanaAddress: string
  /** Where it is on Solana, whatever it is asked for; undefined: where it is asked for. */
  solanaNetworkId: NetworkId<'solana'> | undefined
  isLoggedIn: boolean
  /** The only code that is right. */
  code: string
  proof: EmailProof
  changeProof: EmailChangeProof
  smartAccountNetworkIds: readonly NetworkId<'eip155'>[]
  /** Answers of safe methods, and of approved ones; `null` for others. */
  readonly answers: Map<string, unknown>
  /** Answers whatever hung, as if it had been asked now. */
  answerLate(): void
  /** The visitor opened the link that was mailed, or approved in Farcaster. */
  confirmElsewhere(): void
  /** The visitor approves the oldest request that waits. */
  approve(): void
  /** The visitor declines it. */
  decline(): void
  /** Somebody logs out in another tab. */
  logOutElsewhere(): void
  /** Whatever else the frame tells. */
  tell(change: AuthChange): void
}

/** What the port needs of the fake that it belongs to. */
export interface FakeAuthDesk {
  readonly fake: FakeAuth
  readonly host: () => AuthHost
  /** Waits as the mood says; what it hands over is run once it is answered. */
  ask<T>(line: string, signal: AbortSignal, work: Work<T>): Promise<T>
  /** Ends whatever waits, or what is meant of it. */
  giveUp(isMeant?: (line: string) => boolean): void
}

/** What becomes of a question. */
export interface Work<T> {
  readonly answer: () => T
  /** Milliseconds until the whole wallet counts as dumb. */
  readonly replyMs?: number | undefined
  /** What else has to happen first. */
  readonly until?: 'confirmed' | 'approved' | undefined
}
