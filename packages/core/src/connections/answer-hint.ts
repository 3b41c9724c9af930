import { type Namespace, PAGE_RESTORED, type Session } from '../contract/index.ts'
import { readAfterHint } from '../platform/read-after-hint.ts'

/** The one message between tabs: something changed, read again. */
export const SESSION_HINT = 'session'

interface Deps {
  namespaces(): readonly Namespace[]
  session(namespace: Namespace): Session | undefined
  /** The wallet that is stored as connected. */
  storedWallet(namespace: Namespace): string | undefined
  /** Another tab disconnected. */
  ended(namespace: Namespace): void
  /** Another tab connected: resumes the session without a prompt. */
  resume(): void
  /** Requests the accounts and the network of the wallet again. */
  reread(namespace: Namespace): void
  /** Activates the stored network. */
  rereadNetwork(): void
  after(delayMs: number, run: () => void): void
}

/** Follows what other tabs did, by reading storage and wallets again. Source: docs/security.md, S43. */
export function answerHint(topic: string, deps: Deps): void {
  if (topic !== SESSION_HINT && topic !== PAGE_RESTORED) return
  readAfterHint(deps, () => readAgain(deps))
}

function readAgain(deps: Deps): void {
  for (const namespace of deps.namespaces()) syncOne(deps, namespace)
  deps.rereadNetwork()
  deps.resume()
}

function syncOne(deps: Deps, namespace: Namespace): void {
  const open = deps.session(namespace)
  if (open === undefined) return
  if (deps.storedWallet(namespace) === open.walletId) deps.reread(namespace)
  else deps.ended(namespace)
}
