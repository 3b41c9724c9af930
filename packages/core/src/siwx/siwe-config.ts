import {
  isSameAddress,
  LatchkeyError,
  type NetworkId,
  referenceOf,
  type SiweConfig,
  type SiweSession,
  type Siwx,
  type SiwxHost,
  type SiwxMessage,
  type SiwxMessageInput,
  type SiwxSession,
} from '../contract/index.ts'
import { shareRunning } from './share-running.ts'

/**
 * Maps the older form of a sign-in to `Siwx`: the website's server gives nonces, verifies, and knows who is
 * signed in.
 */
export function siwxOfSiwe(config: SiweConfig): Siwx {
  const { options = {} } = config
  let host: SiwxHost | undefined
  // A view asks about many accounts at once, and the server knows one.
  const session = shareRunning(() => config.getSession())

  async function add({ message, signature, cacao }: SiwxSession): Promise<void> {
    const isVerified = await config.verifyMessage({ message, signature, cacao })
    session.renew()
    if (!isVerified) throw new LatchkeyError('siwx.not-verified', {})
  }

  async function signOut(): Promise<void> {
    const isSignedOut = await config.signOut()
    session.renew()
    if (isSignedOut === false) throw new LatchkeyError('siwx.sign-out-failed', {})
    config.onSignOut?.()
  }

  return {
    attach(given) {
      host = given
    },
    async createMessage(input) {
      if (host === undefined) throw new LatchkeyError('siwx.not-enabled', {})
      return createMessage(config, host, input)
    },
    async addSession(session) {
      await add(session)
      config.onSignIn?.((await config.getSession()) ?? undefined)
    },
    async setSessions(sessions) {
      if (sessions.length === 0) return signOut()
      for (const each of sessions) await add(each)
      config.onSignIn?.((await config.getSession()) ?? undefined)
    },
    async revokeSession(chainId, address) {
      if (isOf(await config.getSession(), chainId, address)) await signOut()
    },
    async getSessions(chainId, address) {
      return isOf(await session.read(), chainId, address) ? [toSession(chainId, address)] : []
    },
    getRequired: () => options.required ?? true,
    signOutOnDisconnect: options.signOutOnDisconnect ?? true,
    signOutOnAccountChange: options.signOutOnAccountChange ?? true,
    signOutOnNetworkChange: options.signOutOnNetworkChange ?? true,
  }
}

async function createMessage(
  config: SiweConfig,
  { origin, now }: SiwxHost,
  { accountAddress, chainId, notBefore }: SiwxMessageInput,
): Promise<SiwxMessage> {
  const account = `did:pkh:${chainId}:${accountAddress}`
  const [nonce, params = {}] = await Promise.all([
    config.getNonce(account),
    config.getMessageParams?.(),
  ])
  const { domain = new URL(origin).host, uri = origin, statement, resources, requestId } = params
  const { exp, nbf = notBefore } = params
  const iat = new Date(now()).toISOString()
  const args = { domain, uri, nonce, statement, resources, requestId, exp, nbf, iat }
  const text = config.createMessage({
    ...args,
    version: '1',
    address: account,
    chainId: Number(referenceOf(chainId)),
  })
  return {
    accountAddress,
    chainId,
    domain,
    uri,
    version: '1',
    nonce,
    statement,
    resources,
    requestId,
    issuedAt: iat,
    expirationTime: exp,
    notBefore: nbf,
    toString: () => text,
  }
}

function isOf(
  session: SiweSession | null | undefined,
  chainId: NetworkId,
  address: string,
): session is SiweSession {
  if (session === null || session === undefined) return false
  const { chainId: chain, address: signed } = session
  // Servers keep the account as they got it, or its plain address.
  const plain = signed.startsWith('did:pkh:') ? signed.split(':').at(-1) : signed
  return String(chain) === referenceOf(chainId) && isSameAddress(plain ?? '', address)
}

/** The server has the message and the signature. */
function toSession(chainId: NetworkId, accountAddress: string): SiwxSession {
  const data = { accountAddress, chainId, domain: '', uri: '', version: '1', nonce: '' }
  return { data, message: '', signature: '' }
}
