import {
  isNetworkId,
  LatchkeyError,
  type NetworkId,
  namespaceOf,
  type PairedSession,
} from '../contract/index.ts'
import { asList } from './read-accounts.ts'
import { alsoWanted } from './relay-namespaces.ts'
import { readSession } from './relay-session.ts'
import { type Ask, type Asked, sendRequest } from './send-request.ts'

/** How long a wallet that agreed may take to grant the network as well, in milliseconds. */
const GRANT_LIMIT_MS = 3_000

/**
 * Takes a wallet to a network. One that the wallet has granted already needs no asking, for every
 * request says where it belongs. Else the wallet is asked, and only one that then grants the network
 * has moved: without that nothing can be sent there.
 *
 * @throws LatchkeyError `wallet.chain-unknown`, `wallet.unsupported-method`, and the wallet's own.
 */
export async function moveTo(asked: Asked, ask: Ask): Promise<unknown> {
  const { client, session } = asked
  const { topic } = session
  const to = wantedNetwork(ask.params)
  if (to === undefined) throw new LatchkeyError('wallet.chain-unknown', {})
  if (session.networkIds.includes(to)) return null
  const from = questionNetwork(session, ask)
  const { optionalNamespaces } = client.session.get(topic)
  await client.session.update(topic, { optionalNamespaces: alsoWanted(optionalNamespaces, to) })
  try {
    const answer = await sendRequest(asked, { ...ask, networkId: from })
    const isGranted = await becomesGranted(asked, to)
    // Having learned a network is not being there: it is asked to move next.
    if (isGranted || ask.method === 'wallet_addEthereumChain') return answer
    throw new LatchkeyError('wallet.chain-unknown', {})
  } catch (thrown) {
    if (client.session.keys.includes(topic)) {
      await client.session.update(topic, { optionalNamespaces })
    }
    throw thrown
  }
}

/** Whether the network is granted now, or within a moment. */
async function becomesGranted(
  { client, sessions, clock, session: { topic } }: Asked,
  to: NetworkId,
): Promise<boolean> {
  const isGranted = (): boolean => {
    if (!client.session.keys.includes(topic)) return false
    return readSession(client.session.get(topic))?.networkIds.includes(to) === true
  }
  if (isGranted()) return true
  return new Promise((resolve) => {
    const end = (value: boolean): void => {
      for (const undo of undos) undo()
      resolve(value)
    }
    const undos = [
      clock.after(GRANT_LIMIT_MS, () => end(false)),
      sessions.whenOver(topic, () => end(false)),
      sessions.watch(() => {
        if (isGranted()) end(true)
      }),
    ]
  })
}

/** The network that a website wants a wallet to go to. */
export function wantedNetwork(params: unknown): NetworkId | undefined {
  const { chainId } = Object(asList(params)[0])
  const id = /^0x[0-9a-f]+$/i.test(String(chainId)) ? `eip155:${BigInt(chainId)}` : undefined
  return isNetworkId(id) ? id : undefined
}

/** A question has to belong to a network that is granted. */
function questionNetwork(session: PairedSession, { networkId, method }: Ask): NetworkId {
  const from = [networkId, ...session.networkIds].find(
    (id) => namespaceOf(id) === 'eip155' && session.networkIds.includes(id),
  )
  if (from !== undefined && session.methods.eip155?.includes(method)) return from
  throw new LatchkeyError('wallet.unsupported-method', {})
}
