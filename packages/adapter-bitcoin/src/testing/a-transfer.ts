import type { Session } from '@latchkey/core/contract'
import { hexToBytes } from '@noble/hashes/utils.js'
import { Transaction } from '@scure/btc-signer/transaction.js'
import { aKey } from './a-key.ts'
import { TESTNET } from './a-network.ts'
import { anExplorer } from './an-explorer.ts'
import { anOwner } from './an-owner.ts'
import { createStandardWallet } from './standard-wallet.ts'
import { noAbort, startAdapter } from './started-adapter.ts'

/** The keys of the sender, of the recipient, and of a thief. */
export const [ALICE, BOB, EVE] = [aKey(1), aKey(2), aKey(4)] as const
/** The coins of the sender, in satoshis. */
const COINS = [60_000, 50_000]

/** A wallet that only signs, and an explorer that may lie. */
export async function aTransfer() {
  const owner = anOwner([ALICE])
  const started = await startAdapter()
  const words = anExplorer(started.host, { [ALICE.address]: COINS, [EVE.address]: [70_000] })
  const asked: Uint8Array[] = []
  const scripted = createStandardWallet(owner, { name: 'Fjord', chains: ['bitcoin:testnet'] })
  /** Changes what the wallet answers. */
  let answer = (signed: Uint8Array, _asked: Uint8Array): Uint8Array => signed
  const features = Object(scripted.wallet['features'])
  const sign = features['bitcoin:signTransaction'].signTransaction
  features['bitcoin:signTransaction'] = {
    async signTransaction(input: { readonly psbt: Uint8Array }) {
      asked.push(input.psbt)
      const [{ signedPsbt }] = await sign(input)
      return [{ signedPsbt: answer(signedPsbt, input.psbt) }]
    },
  }
  started.page.register(scripted.wallet)
  const session: Session<'bip122'> = await started.open('Fjord')
  const request = {
    sessionId: session.id,
    from: `${TESTNET.id}:${ALICE.address}` as const,
    to: BOB.address,
    amount: 100_000n,
  }
  const { transfers } = started.adapter
  if (transfers?.fee === undefined) throw new Error('No fees')
  const { fee, send } = transfers
  return {
    ...started,
    words,
    asked,
    owner,
    fee: () => fee(request, noAbort()),
    send: (changes = {}) => send({ ...request, ...changes }, noAbort()),
    answers(change: typeof answer) {
      answer = change
    },
    broadcast: () =>
      started.host.http.requests.flatMap(({ method, body }) =>
        method === 'POST' ? [Transaction.fromRaw(hexToBytes(body ?? ''))] : [],
      ),
  }
}
