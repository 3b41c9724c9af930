import { type Answers, SiteError } from '@latchkey/frame/site'
import { contractAddress } from '../../chains/evm/key-account/contract-account.ts'
import { ENTRY_POINT_ADDRESS } from '../../chains/evm/smart-accounts.ts'
import { KNOWN_CHAIN_IDS } from './chain/networks.ts'
import { type AccountType, senderOf, type WalletCore, type WalletUser } from './wallet-core.ts'

/** Answers about networks and accounts. */
export type PlaceAnswers = Pick<
  Answers,
  | 'GET_CHAIN_ID'
  | 'SWITCH_NETWORK'
  | 'GET_SMART_ACCOUNT_ENABLED_NETWORKS'
  | 'INIT_SMART_ACCOUNT'
  | 'SET_PREFERRED_ACCOUNT'
>

/** Makes what the wallet answers about where it is. */
export function createPlaceAnswers(core: WalletCore): {
  readonly answers: PlaceAnswers
  user(wish?: {
    chainId?: number | string | undefined
    preferredAccountType?: string | undefined
  }): Promise<WalletUser>
} {
  const { place } = core
  return {
    answers: {
      GET_CHAIN_ID() {
        return { chainId: place.chainId }
      },
      SWITCH_NETWORK({ chainId }) {
        moveTo(core, chainId)
        return { chainId: place.chainId }
      },
      async GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
        return { smartAccountEnabledNetworks: await enabledChains(core) }
      },
      async INIT_SMART_ACCOUNT() {
        const address = contractAddress((await core.signers()).evm.address)
        return { address, isDeployed: await isDeployed(core, address) }
      },
      async SET_PREFERRED_ACCOUNT({ type }) {
        place.type = readType(type)
        return { type: place.type, address: (await senderOf(core)).address }
      },
    },
    user: ({ chainId, preferredAccountType } = {}) => {
      // A network that this wallet does not reach is no reason to refuse a login.
      if (chainId !== undefined && canReach(core, chainId)) moveTo(core, chainId)
      if (preferredAccountType !== undefined) place.type = readType(preferredAccountType)
      return describeUser(core)
    },
  }
}

async function describeUser(core: WalletCore): Promise<WalletUser> {
  const { place } = core
  const signers = await core.signers()
  if (typeof place.chainId === 'string') {
    const { address } = signers.solana
    const accounts = [{ address, type: 'eoa' as const }]
    const plain = { smartAccountDeployed: false, preferredAccountType: 'eoa' as const }
    return { address, chainId: place.chainId, accounts, ...plain }
  }
  const { evm } = signers
  const contract = contractAddress(evm.address)
  return {
    address: place.type === 'eoa' ? evm.address : contract,
    chainId: place.chainId,
    accounts: [
      { address: evm.address, type: 'eoa' },
      { address: contract, type: 'smartAccount' },
    ],
    smartAccountDeployed: await isDeployed(core, contract).catch(() => false),
    preferredAccountType: place.type,
  }
}

function isDeployed({ nodes, place }: WalletCore, address: `0x${string}`): Promise<boolean> {
  return nodes.isDeployed(place.evmChainId, address)
}

/** Chains that EntryPoint is on. A chain whose node does not answer is not one of them now. */
async function enabledChains({ nodes }: WalletCore): Promise<number[]> {
  const reached = KNOWN_CHAIN_IDS.filter((id) => nodes.has(id))
  const enabled = await Promise.all(
    reached.map((id) => nodes.isDeployed(id, ENTRY_POINT_ADDRESS).catch(() => false)),
  )
  return reached.filter((_, index) => enabled[index])
}

function moveTo(core: WalletCore, wanted: number | string): void {
  const { place, nodes } = core
  const chainId = readChainId(wanted)
  if (typeof chainId === 'number') {
    if (!nodes.has(chainId)) throw new SiteError(`This wallet does not reach network ${chainId}`)
    place.evmChainId = chainId
  }
  place.chainId = chainId
}

function canReach({ nodes }: WalletCore, wanted: number | string): boolean {
  try {
    const chainId = readChainId(wanted)
    return typeof chainId === 'string' || nodes.has(chainId)
  } catch {
    // The wallet can't reach a network that it does not have.
    return false
  }
}

/** @returns A number on eip155, as it goes over the wire; CAIP-2 on Solana. */
function readChainId(wanted: number | string): number | string {
  if (typeof wanted === 'string' && /^solana:[-_a-zA-Z0-9]{1,32}$/.test(wanted)) return wanted
  const chainId = Number(String(wanted).replace(/^eip155:/, ''))
  if (Number.isSafeInteger(chainId) && chainId > 0) return chainId
  throw new SiteError('This wallet does not know this network')
}

function readType(type: string): AccountType {
  if (type === 'eoa' || type === 'smartAccount') return type
  throw new SiteError('This wallet does not have this kind of account')
}
