import type { ExplainContext, KnownContract, WalletRequest } from '../model/explanation.ts'
import type { NetworkId } from '../model/network-id.ts'
import { isSame } from './known-call.ts'

/** The contracts of one network whose calls are trades. */
export type Contracts = readonly KnownContract[]

/**
 * Only at these addresses a call means what its name says. Sources: docs.uniswap.org, the deployments of
 * github.com/Uniswap/universal-router and github.com/ProjectOpenSea/seaport, WETH9.
 */
const KNOWN: Readonly<Partial<Record<NetworkId, Contracts>>> = {
  'eip155:1': [
    { address: '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', kind: 'wrappedCoin' },
    { address: '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D', kind: 'uniswapV2Router' },
    { address: '0xE592427A0AEce92De3Edee1F18E0157C05861564', kind: 'uniswapV3Router' },
    { address: '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45', kind: 'uniswapRouter02' },
    { address: '0x3fC91A3afd70395Cd496C647d5a6CC9D4B2b7FAD', kind: 'universalRouter' },
    { address: '0x66a9893cC07D91D95644AEDD05D03f95e1dBA8Af', kind: 'universalRouter' },
  ],
  'eip155:8453': [
    { address: '0x4200000000000000000000000000000000000006', kind: 'wrappedCoin' },
    { address: '0x4752ba5DBc23f44D87826276BF6Fd6b1C372aD24', kind: 'uniswapV2Router' },
    { address: '0x2626664c2603336E57B271c5C0b26F421741e481', kind: 'uniswapRouter02' },
    { address: '0x6fF5693b99212Da76ad316178A184AB56D299b43', kind: 'universalRouter' },
  ],
}

/** Versions 1.5 and 1.6, which are at the same address on every network. */
const SEAPORT: Contracts = [
  { address: '0x00000000000000ADc04C56Bf30aC9d3c0aAF14dC', kind: 'seaport' },
  { address: '0x0000000000000068F116a894984e2DB1123eB395', kind: 'seaport' },
]

/** Contracts of the request's network that it names somewhere; most requests name none. */
export function namedContracts(
  { network, params }: WalletRequest,
  { contracts = [] }: ExplainContext,
): Contracts {
  const all = [...(KNOWN[network] ?? []), ...SEAPORT, ...contracts]
  const words = textOf(params)
  const named = all.filter(({ address }) => words.includes(address.slice(2).toLowerCase()))
  // The caller of a router does not name the contract that the router wraps coins with.
  return named.length === 0 ? [] : [...named, ...all.filter(({ kind }) => kind === 'wrappedCoin')]
}

function textOf(params: unknown): string {
  try {
    const text = JSON.stringify(params, (_key, value) =>
      typeof value === 'bigint' ? String(value) : value,
    )
    return (text ?? '').toLowerCase()
  } catch {
    // Data that can't be written is malformed, which is said where it is read.
    return ''
  }
}

/** Returns the kind of contract at an address. */
export function kindOf(contracts: Contracts, address: string): KnownContract['kind'] | undefined {
  return contracts.find((contract) => isSame(contract.address, address))?.kind
}
