import {
  type Cacao,
  type LocalSignInQuestion,
  type NetworkId,
  namespaceOf,
  type SignedMessage,
  type SignInQuestion,
  type Siwx,
  type SiwxMessage,
} from '../contract/index.ts'
import { readSignInText } from './sign-in-text.ts'

/** Which account will connect is not known yet; its wallet writes its own address into the text. */
const NO_ACCOUNT = '0x0000000000000000000000000000000000000000'
const NO_SOLANA_ACCOUNT = '1'.repeat(32)

/** Connecting and signing in by one request to a wallet. Source: docs/specification.md, section 5. */
export interface OneClick {
  /**
   * Creates the message that a wallet over wallet-connect is asked to sign along with a session;
   * such wallets support it for EVM networks alone.
   *
   * @returns undefined where a network is not of `eip155`: the visitor signs in after they
   *   connected.
   */
  question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined>
  /**
   * Creates the message that a wallet of this browser is asked to sign when it connects.
   *
   * @returns undefined where the website does not require it: the visitor may connect without.
   */
  questionOn(networkId: NetworkId): Promise<LocalSignInQuestion | undefined>
  /** Keeps what was signed. What does not verify is left out: the visitor is asked again. */
  add(signed: readonly (SignedMessage & { readonly cacao?: Cacao | undefined })[]): Promise<void>
}

/** Creates it for a website's sign-in. */
export function createOneClick(siwx: Siwx): OneClick {
  return {
    async question(networkIds) {
      const [chainId] = networkIds
      const isPossible = networkIds.every((id) => namespaceOf(id) === 'eip155')
      if (chainId === undefined || !isPossible) return undefined
      return questionOf(await siwx.createMessage({ accountAddress: NO_ACCOUNT, chainId }))
    },
    async questionOn(chainId) {
      if (siwx.getRequired?.() === false || namespaceOf(chainId) !== 'solana') return undefined
      const message = await siwx.createMessage({ accountAddress: NO_SOLANA_ACCOUNT, chainId })
      const { issuedAt, requestId } = message
      return { ...questionOf(message), issuedAt, requestId }
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

function questionOf(message: SiwxMessage): SignInQuestion {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  return { domain, uri, nonce, statement, expirationTime, notBefore, resources }
}
