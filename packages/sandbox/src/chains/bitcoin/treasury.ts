import { p2wpkh, Transaction } from '@scure/btc-signer'
import { bytesToHex, hexToBytes } from 'viem'
import { SANDBOX_BITCOIN_ACCOUNTS } from '../../bitcoin-accounts.ts'
import { BITCOIN_NETWORKS } from '../../formats/bitcoin-networks.ts'
import { publicKeyOf } from '../../formats/secp256k1.ts'
import { SandboxError } from '../../sandbox-error.ts'
import { coinsOf, transactionsOf } from './address-answers.ts'
import type { RegtestNode } from './in-worker/regtest-node.ts'
import { scriptOf } from './script-address.ts'
import { SEEDED_BITCOIN_COINS } from './seeded-coins.ts'

/** Mines and hands out coins; its key is public. */
const KEY = new TextEncoder().encode('latchkey sandbox bitcoin miner!!')

/** Blocks until what a block was paid can be spent, and one. Source: Bitcoin's consensus. */
const MATURE_AFTER = 101

/** Satoshis that every payment pays for its place. */
const FEE_SATS = 10_000n

/** Returns the script that blocks are paid to. */
export function minerScript(): string {
  return bytesToHex(miner().script).slice(2)
}

/** Mines until there are coins, and gives the seeded accounts theirs. */
export async function seedBitcoin(node: RegtestNode): Promise<void> {
  await node.mine(MATURE_AFTER, minerScript())
  const shares = SANDBOX_BITCOIN_ACCOUNTS.flatMap(({ payment }) =>
    SEEDED_BITCOIN_COINS.map((sats) => ({ address: payment.address, sats: BigInt(sats) })),
  )
  await payOut(node, shares)
  await node.mine(1, minerScript())
}

/** One payment to an address. */
export interface Payment {
  readonly address: string
  readonly sats: bigint
}

/**
 * Pays from what was mined; the payment waits for the next block.
 *
 * @returns The transaction's id.
 * @throws SandboxError `wrong-option` for what is no address; `node-refused`.
 */
export async function payOut(node: RegtestNode, payments: readonly Payment[]): Promise<string> {
  const wanted = payments.reduce((sum, { sats }) => sum + sats, FEE_SATS)
  const { coins, total } = await collect(node, wanted)
  const transaction = new Transaction({ allowUnknownOutputs: true })
  for (const { txid, vout, value } of coins)
    transaction.addInput({
      txid,
      index: vout,
      witnessUtxo: { script: miner().script, amount: BigInt(value) },
    })
  for (const { address, sats } of payments)
    transaction.addOutput({ script: paidTo(address), amount: sats })
  transaction.addOutput({ script: miner().script, amount: total - wanted })
  transaction.sign(KEY)
  transaction.finalize()
  return node.send(transaction.hex)
}

function paidTo(address: string): Uint8Array {
  const script = scriptOf(address)
  if (script !== undefined) return hexToBytes(`0x${script}`)
  throw new SandboxError('wrong-option', `${address} is no Bitcoin address on regtest.`)
}

async function collect(node: RegtestNode, wanted: bigint) {
  const all = await transactionsOf(node, minerScript())
  const { height } = await node.tip()
  const isMature = (txid: string) => {
    const found = all.find((one) => one.txid === txid)
    const isPay = found?.vin.some(({ is_coinbase }) => is_coinbase) === true
    return (
      !isPay || (found.status.confirmed && height - found.status.block_height >= MATURE_AFTER - 1)
    )
  }
  const mature = coinsOf(all, minerScript()).filter(({ txid }) => isMature(txid))
  const coins: (typeof mature)[number][] = []
  let total = 0n
  for (const coin of mature) {
    if (total >= wanted) break
    coins.push(coin)
    total += BigInt(coin.value)
  }
  if (total >= wanted) return { coins, total }
  throw new SandboxError('node-refused', 'The Bitcoin chain has not mined so many coins yet.')
}

function miner() {
  return p2wpkh(publicKeyOf(KEY), BITCOIN_NETWORKS.regtest)
}
