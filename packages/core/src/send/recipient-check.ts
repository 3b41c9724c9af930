import {
  type AccountId,
  isLatchkeyError,
  type NetworkId,
  namespaceOf,
  networkOf,
  type Undo,
} from '../contract/index.ts'
import type { Adapters } from '../store/adapters.ts'
import type { SendRecipient } from '../store/state/send.ts'
import { lookUpName, type ResolveNameDeps } from './confirm-name.ts'

/** The dependencies of checking recipients. */
export interface RecipientCheckDeps extends ResolveNameDeps {
  readonly adapters: Pick<Adapters, 'get'>
}

/** Reads the text that names a recipient. */
export interface RecipientCheck {
  /** Begins to read a text; what is being read of another one is dropped. */
  check(text: string, account: AccountId): void
  cancel(): void
  /** Reads it at once. */
  read(text: string, account: AccountId, signal: AbortSignal): Promise<SendRecipient>
}

/**
 * How long the visitor has not typed before a name is looked up, and before a text is called wrong: what is
 * being typed is no address until its last character. Source: docs/views.md, WalletSend.
 */
const TYPING_MS = 500

/** A name has a dot between letters, as no address has. */
const NAME = /^[^\s.]+(?:\.[^\s.]+)+$/u

/** @param found - Called with each result, of the last text only. */
export function createRecipientCheck(
  deps: RecipientCheckDeps,
  found: (recipient: SendRecipient) => void,
): RecipientCheck {
  const { adapters, timers } = deps
  let reading = new AbortController()
  let undo: Undo = () => {}

  function cancel(): void {
    undo()
    reading.abort()
  }

  async function read(
    text: string,
    account: AccountId,
    signal: AbortSignal,
  ): Promise<SendRecipient> {
    const typed = text.trim()
    const networkId = networkOf(account)
    const addresses = adapters.get(namespaceOf(account))?.addresses
    if (NAME.test(typed)) return readName(deps, { name: typed, networkId }, signal)
    const check = await addresses?.check(typed, networkId)
    if (check === undefined) return { status: 'invalid', reason: 'network' }
    return check.ok
      ? { status: 'valid', address: check.address }
      : { status: 'invalid', reason: check.reason }
  }

  return {
    read,
    cancel,
    check(text, account) {
      cancel()
      reading = new AbortController()
      const { signal } = reading
      if (text.trim() === '') {
        found({ status: 'none' })
        return
      }
      found({ status: 'checking' })
      const begin = (end: (recipient: SendRecipient) => void): void => {
        const endOnce = (recipient: SendRecipient): void => {
          if (!signal.aborted) end(recipient)
        }
        read(text, account, signal).then(endOnce, () =>
          endOnce({ status: 'invalid', reason: 'failed' }),
        )
      }
      const name = text.trim()
      if (NAME.test(name)) {
        undo = timers.after(TYPING_MS, () => {
          found({ status: 'checking', name })
          begin(found)
        })
        return
      }
      // Addresses are checked at once: only names are asked for.
      begin((recipient) => {
        if (recipient.status === 'valid') found(recipient)
        else undo = timers.after(TYPING_MS, () => found(recipient))
      })
    },
  }
}

async function readName(
  deps: ResolveNameDeps,
  { name, networkId }: { readonly name: string; readonly networkId: NetworkId },
  signal: AbortSignal,
): Promise<SendRecipient> {
  try {
    const found = await lookUpName(deps, { name, networkId }, signal)
    if (found === undefined) return { status: 'invalid', reason: 'nameless' }
    const { address, isOfEthereum } = found
    return isOfEthereum
      ? { status: 'valid', address, name, isOfEthereum }
      : { status: 'valid', address, name }
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'aborted')) throw thrown
    return { status: 'invalid', reason: 'failed' }
  }
}
