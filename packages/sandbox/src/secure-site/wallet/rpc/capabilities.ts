import { SiteError } from '@latchkey/frame/site'
import { toHex } from 'viem/utils'
import { KNOWN_CHAIN_IDS } from '../chain/networks.ts'
import { hasAccountCode } from '../chain/send-as-key.ts'
import { type Sender, senderOf, type WalletCore } from '../wallet-core.ts'
import { asList, type SafeMethod } from './method.ts'
import { readNumber } from './read-call.ts'

/**
 * `wallet_getCapabilities` (EIP-5792): what an account of this wallet really does, on each chain that
 * the wallet reaches or that was asked for.
 */
export const getCapabilities: SafeMethod = async (core, params) => {
  const [address, wanted] = asList(params)
  const sender = await ownerOf(core, address)
  const chosen = asList(wanted).map((id) => Number(readNumber(id)))
  const chainIds = KNOWN_CHAIN_IDS.filter((id) => core.nodes.has(id)).filter(
    (id) => chosen.length === 0 || chosen.includes(id),
  )
  const entries = chainIds.map(async (id) => [toHex(id), await capabilitiesOn(core, sender, id)])
  return Object.fromEntries(await Promise.all(entries))
}

async function ownerOf(core: WalletCore, address: unknown): Promise<Sender> {
  try {
    return await senderOf(core, address ?? undefined)
  } catch (cause) {
    throw new SiteError('This account is not of this wallet', { cause, code: 4100 })
  }
}

async function capabilitiesOn(core: WalletCore, sender: Sender, chainId: number): Promise<object> {
  return {
    atomic: { status: await atomicOf(core, sender, chainId) },
    paymasterService: { supported: false },
    assetDiscovery: { supported: true },
    permissions: GRANTABLE,
  }
}

/** The permission types that `wallet_grantPermissions` takes. Source: docs/views.md, section 3. */
const GRANTABLE = {
  supported: true,
  permissionTypes: [
    'contract-call',
    'native-token-recurring-allowance',
    'erc20-recurring-allowance',
  ],
  signerTypes: ['keys'],
  policyTypes: [],
} as const

/** A key's own address takes on the code of an account with its first batch (EIP-7702): it is ready to. */
async function atomicOf(
  { nodes }: WalletCore,
  { type, key }: Sender,
  chainId: number,
): Promise<'supported' | 'ready'> {
  if (type === 'smartAccount') return 'supported'
  return (await hasAccountCode(nodes.client(chainId), key)) ? 'supported' : 'ready'
}
