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

/** A signature of a key is verified here; only a contract's needs a node. */
async function verify({ accountAddress: address, message, signature }) {
  const claim = { address, message, signature }
  return (await verifyMessage(claim).catch(() => false)) || (await client.verifyMessage(claim))
}
