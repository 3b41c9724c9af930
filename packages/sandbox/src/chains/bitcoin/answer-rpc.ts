import { coinsOf, transactionsOf } from './address-answers.ts'
import type { EsploraDeps } from './esplora-deps.ts'
import { refusalCode } from './refusal-codes.ts'
import { scriptOf } from './script-address.ts'
import type { SeededNode } from './start-seeded-node.ts'
import { NodeRefusal } from './start-worker.ts'

type Params = readonly unknown[]
type Method = (deps: EsploraDeps, seeded: SeededNode, params: Params) => Promise<unknown>

/** The methods of nodes that providers run for websites. Source: Bitcoin Core, RPC. */
const METHODS: Readonly<Record<string, Method>> = {
  getblockcount: async (_deps, { node }) => (await node.tip()).height,
  getbestblockhash: async (_deps, { node }) => (await node.tip()).hash,
  async getblockhash(_deps, { node }, [height]) {
    const block = typeof height === 'number' && height >= 0 ? await node.blockAt(height) : null
    if (block === null) throw new RpcRefusal(-8, 'Block height out of range')
    return block.hash
  },
  async getblockchaininfo(_deps, { node }) {
    const { height, hash } = await node.tip()
    return { chain: 'regtest', blocks: height, headers: height, bestblockhash: hash }
  },
  async getrawtransaction(_deps, { node }, [txid, isVerbose]) {
    const found = await node.transaction(String(txid).toLowerCase())
    if (found === null) throw new RpcRefusal(-5, 'No such mempool or blockchain transaction')
    const { hex, block } = found
    if (isVerbose !== true && isVerbose !== 1) return hex
    if (block === null) return { txid: found.txid, hex }
    const confirmations = (await node.tip()).height - block.height + 1
    return { txid: found.txid, hex, blockhash: block.hash, blocktime: block.time, confirmations }
  },
  sendrawtransaction: (_deps, { node }, [hex]) => node.send(String(hex)),
  async estimatesmartfee({ feeEstimates }, _seeded, [target]) {
    const wanted = Number(target)
    if (!(wanted >= 1)) throw new RpcRefusal(-8, 'Invalid conf_target')
    const known = Object.entries(feeEstimates()).map(([blocks, rate]) => [Number(blocks), rate])
    const [blocks = wanted, rate] = known.filter(([each = 0]) => each <= wanted).at(-1) ?? []
    if (rate === undefined) return { errors: ['Insufficient data or no feerate found'], blocks }
    return { feerate: rate / 100_000, blocks }
  },
}

/** A node's no, as JSON-RPC has it. */
class RpcRefusal extends Error {
  override readonly name = 'RpcRefusal'
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** Answers JSON-RPC text, single or batch. */
export async function answerRpcText(deps: EsploraDeps, text: string): Promise<string> {
  const asked: unknown = JSON.parse(text)
  const answers = Array.isArray(asked)
    ? await Promise.all(asked.map((each) => answerOne(deps, each)))
    : await answerOne(deps, asked)
  return JSON.stringify(answers)
}

async function answerOne(deps: EsploraDeps, asked: unknown): Promise<object> {
  const { id = null, method, params = [] } = Object(asked)
  const answer = { jsonrpc: '2.0', id }
  const own = Object.hasOwn(METHODS, String(method)) ? METHODS[String(method)] : undefined
  if (own === undefined || !Array.isArray(params)) {
    return { ...answer, error: { code: -32601, message: 'Method not found' } }
  }
  try {
    return { ...answer, result: await own(deps, await deps.seededNode(), params) }
  } catch (error) {
    return { ...answer, error: toError(error) }
  }
}

function toError(error: unknown): { readonly code: number; readonly message: string } {
  if (error instanceof RpcRefusal) return { code: error.code, message: error.message }
  if (!(error instanceof NodeRefusal)) throw error
  return { code: refusalCode(error.message), message: error.message }
}

/** The balance of an address in satoshis, unconfirmed coins included; undefined for an invalid address. */
export async function satoshisOf(
  { seededNode }: EsploraDeps,
  address: string,
): Promise<bigint | undefined> {
  const script = scriptOf(address)
  if (script === undefined) return undefined
  const { node } = await seededNode()
  const coins = coinsOf(await transactionsOf(node, script), script)
  return coins.reduce((sum, { value }) => sum + BigInt(value), 0n)
}
