import { LatchkeyError, type MessageSigning } from '../contract/index.ts'
import { answer, type FakeWallet } from './fake-wallet.ts'

interface Deps {
  readonly requests: string[]
  /** @throws LatchkeyError without such a wallet. */
  find(walletId: string): FakeWallet
}

/**
 * Signs in the mood of the session's wallet: the signature names account and text, and only that one
 * verifies. `unreachable` in place of a signature is one that can't be checked.
 */
export function createFakeSigning({ requests, find }: Deps): MessageSigning {
  return {
    async sign({ sessionId, account, text }, signal) {
      requests.push(`sign ${account}`)
      await answer(find(sessionId), signal)
      return `signed ${account} ${text}`
    },
    async verify({ account, text, signature }) {
      requests.push(`verify ${account}`)
      if (signature === 'unreachable') throw new LatchkeyError('rpc.unavailable', {})
      return signature === `signed ${account} ${text}`
    },
  }
}
