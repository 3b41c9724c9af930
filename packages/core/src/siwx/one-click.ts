import {
  type Cacao,
  type Clock,
  type LocalSignInQuestion,
  type NetworkId,
  namespaceOf,
  type OtherRules,
  rulesOf,
  type SignedMessage,
  type SignInQuestion,
  type Siwx,
  type SiwxMessage,
  type SiwxMessageData,
} from '../contract/index.ts'
import { readSignInText } from './sign-in-text.ts'

/** A text that was signed, with the whole answer where it came over wallet-connect. */
type Signed = SignedMessage & { readonly cacao?: Cacao | undefined }

/** Connecting and signing in by one request to a wallet. Source: docs/specification.md, section 5. */
export interface OneClick {
  /**
   * Creates the message that a wallet over wallet-connect is asked to sign along with a session.
   *
   * @returns undefined where such wallets do not support it on each network: the visitor signs in after
   *   they connected.
   */
  question(networkIds: readonly NetworkId[]): Promise<SignInQuestion | undefined>
  /**
   * Creates the message that a wallet of this browser is asked to sign when it connects.
   *
   * @returns undefined where the website does not require it: the visitor may connect without.
   */
  questionOn(networkId: NetworkId): Promise<LocalSignInQuestion | undefined>
  /** Keeps what was signed over wallet-connect. What does not verify is left out: the visitor is asked again. */
  add(signed: readonly Signed[]): Promise<void>
  /** Keeps what a wallet of this browser signed, if it says what was asked. */
  addOwn(signed: SignedMessage): Promise<void>
}

/**
 * Creates it for a website's sign-in.
 *
 * @param clock - Limits how long a wallet of this browser waits for its message.
 * @param rules - Those of namespaces that only adapters know.
 */
export function createOneClick(
  siwx: Siwx,
  clock: Pick<Clock, 'after'>,
  rules: OtherRules = {},
): OneClick {
  const onOpen = (id: NetworkId) => rulesOf(namespaceOf(id), rules).signIn?.onOpen
  /** The messages that wallets of this browser were asked to sign, by nonce. */
  const asked = new Map<string, SiwxMessage>()
  async function add(signed: readonly Signed[]): Promise<void> {
    const sessions = signed.flatMap(({ message, signature, cacao }) => {
      const data = readSignInText(message, rules)
      return data === undefined ? [] : [{ data, message, signature, cacao }]
    })
    await Promise.allSettled(sessions.map((each) => siwx.addSession(each)))
  }

  return {
    async question([chainId, ...others]) {
      const first = chainId && onOpen(chainId)
      const isPossible = others.every((id) => namespaceOf(id) === (chainId && namespaceOf(chainId)))
      if (!chainId || !first || first.through === 'adapter' || !isPossible) return undefined
      return questionOf(await siwx.createMessage({ accountAddress: first.address, chainId }))
    },
    async questionOn(chainId) {
      const own = onOpen(chainId)
      if (siwx.getRequired?.() === false || !own || own.through === 'relay') return undefined
      const creating = siwx.createMessage({ accountAddress: own.address, chainId })
      const message = await soon(creating, clock)
      if (message === undefined) return undefined
      asked.set(message.nonce, message)
      const { issuedAt, requestId } = message
      return { ...questionOf(message), issuedAt, requestId }
    },
    add,
    async addOwn(signed) {
      const data = readSignInText(signed.message, rules)
      const question = data && asked.get(data.nonce)
      if (data === undefined || question === undefined) return
      asked.delete(data.nonce)
      if (saysWhatWasAsked(data, question)) await add([signed])
    },
  }
}

/** A wallet that has to open a window may do so for some seconds after the press. */
const MESSAGE_MS = 3_000

/** @returns undefined where the website's server takes longer: the visitor signs in after they connected. */
async function soon(
  creating: Promise<SiwxMessage>,
  { after }: Pick<Clock, 'after'>,
): Promise<SiwxMessage | undefined> {
  let cancel = (): void => {}
  const limit = new Promise<undefined>((resolve) => {
    cancel = after(MESSAGE_MS, () => resolve(undefined))
  })
  try {
    return await Promise.race([creating, limit])
  } finally {
    cancel()
  }
}

/** All but the account, which the wallet writes. */
const FIELDS = [
  ...(['chainId', 'domain', 'uri', 'version', 'nonce', 'statement', 'requestId'] as const),
  ...(['issuedAt', 'expirationTime', 'notBefore', 'resources'] as const),
] satisfies readonly (keyof SiwxMessageData)[]

/** A wallet may add what was left open, and must not change anything. Source: docs/security.md, S17. */
function saysWhatWasAsked(data: SiwxMessageData, asked: SiwxMessage): boolean {
  return FIELDS.every((name) => {
    const value = asked[name]
    return value === undefined || JSON.stringify(value) === JSON.stringify(data[name])
  })
}

function questionOf(message: SiwxMessage): SignInQuestion {
  const { domain, uri, nonce, statement, expirationTime, notBefore, resources } = message
  return { domain, uri, nonce, statement, expirationTime, notBefore, resources }
}
