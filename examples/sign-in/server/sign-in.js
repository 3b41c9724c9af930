import { createSiwxServer } from '@latchkey/core/siwx/server'
import { createPublicClient, http, verifyMessage } from 'viem'
import { mainnet } from 'viem/chains'

const client = createPublicClient({ chain: mainnet, transport: http(process.env.RPC_URL) })

/** Signs visitors in: one message, one nonce, one cookie. */
export function createSignIn({ origin, storage }) {
  return createSiwxServer({
    origins: [origin],
    store: storage,
    verifiers: [{ namespace: 'eip155', verify }],
  })
}

/** A signature of a key is verified here; only a contract's needs a node, of the chain of the message. */
async function verify({ chainId, accountAddress: address, message, signature }) {
  const claim = { address, message, signature }
  if (await verifyMessage(claim).catch(() => false)) return true
  return chainId === `eip155:${mainnet.id}` && (await client.verifyMessage(claim))
}
