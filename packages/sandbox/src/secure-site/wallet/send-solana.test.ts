/** @full That the sandbox works is seen in every journey of `npm test`. */

import { base58 } from '@scure/base'
import {
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSolanaChains } from '../../chains/solana/solana-chains.ts'
import { createFaults } from '../../faults/create-faults.ts'
import { createRequestLog } from '../../faults/request-log.ts'
import { SANDBOX_SOLANA_ACCOUNTS } from '../../solana-accounts.ts'
import { ASKER, aWallet } from './testing/a-wallet.ts'

const solana = createSolanaChains({ faults: createFaults(), requests: createRequestLog() })
const MAINNET = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const SHOP = new PublicKey(SANDBOX_SOLANA_ACCOUNTS[2].address)

beforeAll(() => solana.start(0))
afterAll(solana.stop)

async function setUp(networkId: string) {
  const made = aWallet({ list: () => [] }, { solana: solana.urls() })
  const { address } = await made.wallet.user({ chainId: networkId })
  solana.get(networkId).airdrop(address, 1_000_000_000n)
  const connection = new Connection(solana.get(networkId).url)
  const { blockhash } = await connection.getLatestBlockhash()
  const from = new PublicKey(address)
  const pay = (lamports: number) => [
    SystemProgram.transfer({ fromPubkey: from, toPubkey: SHOP, lamports }),
  ]
  const send = (bytes: Uint8Array): Promise<unknown> =>
    made.ask('solana_signAndSendTransaction', { transaction: base58.encode(bytes) })
  return { ...made, connection, from, blockhash, pay, send }
}

test.each([MAINNET, DEVNET])(
  'an approved transaction is sent to %s and confirmed',
  async (networkId) => {
    const { shown, connection, from, blockhash, pay, send, wallet } = await setUp(networkId)
    const wanted = { payerKey: from, recentBlockhash: blockhash, instructions: pay(250_000_000) }
    const unsigned = new VersionedTransaction(new TransactionMessage(wanted).compileToV0Message())

    const { signature } = (await send(unsigned.serialize())) as { signature: string }

    solana.get(networkId).skipSlots(1)
    const { value } = await connection.getSignatureStatus(signature)
    expect(value).toMatchObject({ err: null, confirmationStatus: 'confirmed' })
    expect(await connection.getBalance(from)).toBe(750_000_000 - 5_000)
    expect(shown).toHaveLength(1)
    expect(await wallet.answers.GET_CHAIN_ID(undefined, ASKER)).toEqual({ chainId: networkId })
  },
)

test('a refused transaction has the reason of the network', async () => {
  const { from, blockhash, pay, send } = await setUp(MAINNET)
  const overdrawn = new Transaction({ feePayer: from, blockhash, lastValidBlockHeight: 0 })
  overdrawn.add(...pay(5_000_000_000))

  const sent = send(Uint8Array.from(overdrawn.serialize({ requireAllSignatures: false })))

  await expect(sent).rejects.toThrow('custom program error: 0x1')
})
