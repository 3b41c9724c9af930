import {
  type NetworkId,
  namespaceOf,
  type SignedIn,
  type SignInQuestion,
  type Siwx,
} from '../contract/index.ts'
import { readSignInText } from './sign-in-text.ts'

/** Which account will connect is not known yet; its wallet writes its own address into the text. */
const NO_ACCOUNT = '0x0000000000000000000000000000000000000000'

/**
 * Connecting and signing in by one request to a wallet. Wallets support it for EVM networks alone. Source:
 * docs/specification.md, section 5.
 */
export interface OneClick {
  /**
   * What a wallet is asked to sign along with a session.
   *
   * @returns undefined where a network is not of `eip155`: the visitor signs in after they connected.
   */
  question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined>
  /** Keeps what was signed. What does not verify is left out: the visitor is asked again. */
  add(signed: readonly SignedIn[]): Promise<void>
}

/** Creates it for a website's sign-in. */
export function createOneClick(siwx: Siwx): OneClick {
  return {
    async question(networkIds) {
      const [chainId] = networkIds
      const isPossible = networkIds.every((id) => namespaceOf(id) === 'eip155')
      if (chainId === undefined || !isPossible) return undefined
      const message = await siwx.createMessage({ accountAddress: NO_ACCOUNT, chainId })
      const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
      return { domain, uri, nonce, statement, expirationTime, notBefore, resources }
    },
    async add(signed) {
      const sessions = signed.flatMap(({ message, signature, cacao }) => {
        const data = readSignInText(message)
        return data === undefined ? [] : [{ data, message, signature, cacao }]
      })
      await Promise.allSettled(sessions.map((each) => siwx.addSession(each)))
    },
  }
}
