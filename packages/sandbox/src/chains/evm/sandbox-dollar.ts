import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { type Abi, encodeDeployData, encodeFunctionData, erc20Abi, type Hex, parseAbi } from 'viem'
import { SANDBOX_ACCOUNTS } from '../../accounts.ts'
import type { NodeRequest } from './node-request.ts'
import { ensureToken } from './orders/order-token.ts'
import { SANDBOX_DOLLAR } from './sandbox-dollar-facts.ts'
import { openTreasury, sendAsTreasurer } from './treasurer.ts'

/** The balance of every seeded account on a fresh chain, in whole tokens. */
export const SEEDED_DOLLARS = 2_500

const MINT = parseAbi(['function mint(address to, uint256 amount)'])

/** Deploys the token and gives every seeded account its share. */
export async function deploySandboxDollar(request: NodeRequest): Promise<void> {
  await openTreasury(request)
  const { abi, bytecode } = await readArtifact()
  const args = [SANDBOX_DOLLAR.name, SANDBOX_DOLLAR.symbol]
  const data = encodeDeployData({ abi, bytecode, args })
  await sendAsTreasurer(request, { data })
  const share = BigInt(SEEDED_DOLLARS) * 10n ** BigInt(SANDBOX_DOLLAR.decimals)
  for (const { address } of SANDBOX_ACCOUNTS) {
    await mintToken(request, SANDBOX_DOLLAR.address, { to: address, amount: share })
  }
}

/**
 * Mints `amount` (smallest units) of a test token to `to`, and puts the token on the chain first where
 * it is one of `SANDBOX_TOKENS`; resolves when it is there. One at a time per chain.
 */
export async function mintToken(
  request: NodeRequest,
  token: Hex,
  { to, amount }: { readonly to: Hex; readonly amount: bigint },
): Promise<void> {
  const data = encodeFunctionData({ abi: MINT, functionName: 'mint', args: [to, amount] })
  await ensureToken(request, token)
  await sendAsTreasurer(request, { to: token, data })
}

/** Reads the balance of `owner`, in smallest units. */
export async function sandboxDollarBalance(request: NodeRequest, owner: Hex): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] })
  return BigInt(String(await request('eth_call', [{ to: SANDBOX_DOLLAR.address, data }, 'latest'])))
}

async function readArtifact(): Promise<{ abi: Abi; bytecode: Hex }> {
  const path = createRequire(import.meta.url).resolve(
    '@openzeppelin/contracts/build/contracts/ERC20PresetMinterPauser.json',
  )
  // The file is part of the pinned package and has exactly these two fields among others.
  return JSON.parse(await readFile(path, 'utf8')) as { abi: Abi; bytecode: Hex }
}
