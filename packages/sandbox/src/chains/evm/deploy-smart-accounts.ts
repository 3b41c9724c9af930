import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concatHex, type Hex } from 'viem'
import { KEY_ACCOUNT_FACTORY_CODE } from './key-account/factory-code.ts'
import type { NodeRequest } from './node-request.ts'
import { sendAndWait } from './send-and-wait.ts'
import { BUNDLER_ADDRESS } from './smart-accounts.ts'

/** Deploys by CREATE2, so that an address follows from the code; anvil's chains begin with it. */
const CREATE2_DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The salt that EntryPoint 0.8 was published with. */
const ENTRY_POINT_SALT = '0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9'
const NO_SALT: Hex = `0x${'0'.repeat(64)}`

/** A million coins: more than any test spends. */
const BUNDLER_WEI = '0xd3c21bcecceda1000000'

/**
 * Puts what contract accounts need where it is on other chains: EntryPoint, the account for
 * EIP-7702, and the factory of accounts that a key owns. The first two are of a package that is not
 * always installed; without it there are no contract accounts.
 */
export async function deploySmartAccounts(request: NodeRequest): Promise<void> {
  await request('anvil_impersonateAccount', [BUNDLER_ADDRESS])
  await request('anvil_setBalance', [BUNDLER_ADDRESS, BUNDLER_WEI])
  // One after another: anvil can lose a transaction that arrives while the one before it is mined.
  for (const [salt, code] of await readCodes()) {
    const data = concatHex([salt, code])
    await sendAndWait(request, { from: BUNDLER_ADDRESS, to: CREATE2_DEPLOYER, data })
  }
}

async function readCodes(): Promise<[salt: Hex, code: Hex][]> {
  const own: [Hex, Hex] = [NO_SALT, KEY_ACCOUNT_FACTORY_CODE]
  const [entryPoint, account] = await Promise.all([
    readPackaged('EntryPoint'),
    readPackaged('Simple7702Account'),
  ])
  if (entryPoint === undefined || account === undefined) return [own]
  return [[ENTRY_POINT_SALT, entryPoint], [NO_SALT, account], own]
}

/** @returns The code of a published contract; undefined when its package is not installed. */
async function readPackaged(name: string): Promise<Hex | undefined> {
  const path = findPackaged(name)
  if (path === undefined) return undefined
  // The file is part of the pinned package and has this field among others.
  return (JSON.parse(await readFile(path, 'utf8')) as { bytecode: Hex }).bytecode
}

function findPackaged(name: string): string | undefined {
  try {
    const file = `@account-abstraction/contracts/artifacts/${name}.json`
    return createRequire(import.meta.url).resolve(file)
  } catch {
    // A missing optional package; code that needs its contracts throws.
    return undefined
  }
}
