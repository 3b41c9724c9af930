import { SWITCH_LIMIT_MS } from '@latchkey/core/adapter'
import {
  isNetworkId,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  type PairedSession,
} from '@latchkey/core/contract'
import { withNetwork } from './namespaces.ts'
import { asList } from './read-accounts.ts'
import { readSession } from './read-session.ts'
import { type Request, type RequestTarget, sendRequest } from './request.ts'

/**
 * Switches a wallet to a network. For a granted network the wallet is not asked, since each request
 * names its network. Otherwise the wallet is asked, and has to grant the network then: without that
 * no request can be sent on it.
 *
 * @throws LatchkeyError `wallet.chain-unknown`, `wallet.unsupported-method`, and the wallet's own.
 */
export async function switchNetwork(target: RequestTarget, request: Request): Promise<unknown> {
  const { client, session } = target
  const { topic } = session
  const to = requestedNetwork(request.params)
  if (to === undefined) throw new LatchkeyError('wallet.chain-unknown', {})
  if (session.networkIds.includes(to)) return null
  const from = grantedNetwork(session, request)
  const { optionalNamespaces } = client.session.get(topic)
  await client.session.update(topic, { optionalNamespaces: withNetwork(optionalNamespaces, to) })
  try {
    const answer = await sendRequest(target, { ...request, networkId: from })
    const isGranted = await untilGranted(target, to)
    // A wallet that added a network has not switched to it yet: the website asks for that next.
    if (isGranted || request.method === 'wallet_addEthereumChain') return answer
    throw new LatchkeyError('wallet.chain-unknown', {})
  } catch (thrown) {
    if (client.session.keys.includes(topic)) {
      await client.session.update(topic, { optionalNamespaces })
    }
    throw thrown
  }
}

/** Waits until the wallet grants the network; resolves with false when the limit passes first. */
async function untilGranted(
  { client, sessions, clock, session: { topic } }: RequestTarget,
  to: NetworkId,
): Promise<boolean> {
  const isGranted = (): boolean => {
    if (!client.session.keys.includes(topic)) return false
    return readSession(client.session.get(topic))?.networkIds.includes(to) === true
  }
  if (isGranted()) return true
  return new Promise((resolve) => {
    const finish = (value: boolean): void => {
      for (const undo of undos) undo()
      resolve(value)
    }
    const undos = [
      clock.after(SWITCH_LIMIT_MS, () => finish(false)),
      sessions.onRemoved(topic, () => finish(false)),
      sessions.watch(() => {
        if (isGranted()) finish(true)
      }),
    ]
  })
}

/** The network that a website wants to switch to or add, by EIP-3326 and EIP-3085. */
export function requestedNetwork(params: unknown): NetworkId | undefined {
  const { chainId } = Object(asList(params)[0])
  const id = /^0x[0-9a-f]+$/i.test(String(chainId)) ? `eip155:${BigInt(chainId)}` : undefined
  return isNetworkId(id) ? id : undefined
}

/** The network on which the wallet is asked: a request has to belong to one that it granted. */
function grantedNetwork(session: PairedSession, { networkId, method }: Request): NetworkId {
  const from = [networkId, ...session.networkIds].find(
    (id) => namespaceOf(id) === 'eip155' && session.networkIds.includes(id),
  )
  if (from !== undefined && session.methods.eip155?.includes(method)) return from
  throw new LatchkeyError('wallet.unsupported-method', {})
}
