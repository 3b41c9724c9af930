import {
  concat,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  keccak256,
  numberToHex,
  pad,
  toHex,
} from 'viem'
import { SandboxError } from '../../../sandbox-error.ts'
import { lowerCase } from '../lower-case.ts'
import type { NodeRequest } from '../node-request.ts'
import { mintToken } from '../sandbox-dollar.ts'
import { SWAP_POOLS_CODE } from './code.ts'
import { SWAP_ROUTER_ABI, SWAP_ROUTER_ADDRESS } from './swap-router.ts'
import { firstContents, type PoolContents, SWAP_TOKENS } from './swap-tokens.ts'

/** The pools of the coin and one token each. They are put on a chain with the first use. */
export interface PoolsDesk {
  /** Puts the pools on the chain unless they are there. Does not work while mining is paused. */
  open(): Promise<void>
  /** Reads the current contents of the pool of a token. */
  contents(token: Hex): Promise<PoolContents>
  /** Replaces what is in a pool: less of both moves its price more, and another ratio is another price. */
  set(token: Hex, contents: PoolContents): Promise<void>
}

interface Deps {
  readonly request: NodeRequest
  /** Runs one task after the other: two at once would take the same transaction number. */
  readonly inOrder: <T>(task: () => Promise<T>) => Promise<T>
}

/** Makes the desk of a chain. */
export function createPoolsDesk({ request, inOrder }: Deps): PoolsDesk {
  const contents = (token: Hex) => readPool(request, token)

  async function open(): Promise<void> {
    const last = SWAP_TOKENS.at(-1)
    if (last === undefined || (await contents(last.address)).coins > 0n) return
    await inOrder(async () => {
      await request('anvil_setCode', [SWAP_ROUTER_ADDRESS, SWAP_POOLS_CODE])
      // The last one is filled last: while it is empty, there is something to do.
      for (const token of SWAP_TOKENS) {
        if ((await contents(token.address)).coins > 0n) continue
        await fillPool(request, token.address, firstContents(token))
      }
    })
  }

  return {
    open,
    contents,
    async set(token, wanted) {
      if (!hasPool(token)) throw wrong(`There is no pool of ${token}.`)
      if (wanted.coins < 1n || wanted.tokens < 1n) throw wrong('A pool has something of both.')
      await open()
      await inOrder(() => fillPool(request, token, wanted))
    },
  }
}

function hasPool(token: Hex): boolean {
  return SWAP_TOKENS.some(({ address }) => lowerCase(address) === lowerCase(token))
}

async function readPool(request: NodeRequest, token: Hex): Promise<PoolContents> {
  const functionName = 'poolOf'
  const call = encodeFunctionData({ abi: SWAP_ROUTER_ABI, functionName, args: [token] })
  // A node answers a call with hexadecimal text.
  const answer = (await request('eth_call', [
    { to: SWAP_ROUTER_ADDRESS, data: call },
    'latest',
  ])) as Hex
  if (answer === '0x') return { coins: 0n, tokens: 0n }
  const [coins, tokens] = decodeFunctionResult({
    abi: SWAP_ROUTER_ABI,
    functionName,
    data: answer,
  })
  return { coins, tokens }
}

/** Gives the pools what is missing, and writes into their storage what is there. */
async function fillPool(request: NodeRequest, token: Hex, wanted: PoolContents): Promise<void> {
  const before = await readPool(request, token)
  if (wanted.tokens > before.tokens) {
    const amount = wanted.tokens - before.tokens
    await mintToken(request, token, { to: SWAP_ROUTER_ADDRESS, amount })
  }
  if (wanted.coins > before.coins) {
    const owned = BigInt(String(await request('eth_getBalance', [SWAP_ROUTER_ADDRESS, 'latest'])))
    const balance = toHex(owned + wanted.coins - before.coins)
    await request('anvil_setBalance', [SWAP_ROUTER_ADDRESS, balance])
  }
  const place = BigInt(placeOf(token))
  const write = (at: bigint, value: bigint) =>
    request('anvil_setStorageAt', [SWAP_ROUTER_ADDRESS, wordOf(at), wordOf(value)])
  await Promise.all([write(place, wanted.coins), write(place + 1n, wanted.tokens)])
}

/** The place of a pool in the first variable. Source: Solidity, layout of state variables in storage. */
function placeOf(token: Hex): Hex {
  return keccak256(concat([pad(lowerCase(token), { size: 32 }), wordOf(0n)]))
}

function wordOf(value: bigint): Hex {
  return numberToHex(value, { size: 32 })
}

function wrong(message: string): SandboxError {
  return new SandboxError('wrong-option', message)
}
