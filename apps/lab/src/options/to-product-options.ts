import { endpointsOf, type PageAddresses } from '../addresses/page-addresses.ts'
import { networkImages, networksOf, nodeUrls } from '../page/networks/networks.ts'
import type { OptionValue } from './option.ts'
import { isDefault } from './option-value.ts'
import { type Configuration, OPTIONS, type OptionName } from './options-table.ts'

interface Deps {
  readonly addresses: PageAddresses
  /** Element for `container=panel`. */
  readonly panel: HTMLElement | undefined
  /** The metadata that the product would read from the page; wallets want metadata whole. */
  readonly pageMetadata: Readonly<Record<string, unknown>>
}

/** Switches of the lab itself. */
const OWN: readonly OptionName[] = [
  ...([
    'wallets',
    'walletLibraries',
    'relay',
    'logins',
    'siwx',
    'buffer',
    'dir',
    'page',
    'pay',
    'second',
    'devtools',
    'story',
    'hood',
  ] as const),
]

/**
 * The options for `createLatchkey`, without adapters. Values that are the default are left out, so that
 * the product's own default counts. Nothing is checked: that is the product's to do.
 */
export function toProductOptions(
  configuration: Configuration,
  deps: Deps,
): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = standing(configuration, deps)
  for (const option of OPTIONS) {
    const value = configuration[option.name]
    if (OWN.includes(option.name) || option.name in options || isDefault(option, value)) continue
    place(options, option.name, convert(option.name, value))
  }
  if (options['metadata'] !== undefined) {
    options['metadata'] = { ...deps.pageMetadata, ...Object(options['metadata']) }
  }
  return options
}

/** The theme of the switches, as the product takes it. */
export function themeVariablesOf(configuration: Configuration): Readonly<Record<string, unknown>> {
  const options: Record<string, unknown> = {}
  for (const option of OPTIONS) {
    const value = configuration[option.name]
    if (!option.name.startsWith('themeVariables.') || isDefault(option, value)) continue
    place(options, option.name, convert(option.name, value))
  }
  return Object(options['themeVariables'])
}

/** Options that mean something else than the value of the switch, or are always given. */
function standing(
  configuration: Configuration,
  { addresses, panel }: Deps,
): Record<string, unknown> {
  const { chainImages, defaultNetwork, projectId, customRpcUrls, container, themeMode } =
    configuration
  return {
    networks: networksOf(configuration.networks, addresses),
    endpoints: { ...endpointsOf(addresses), ipfsGateway: addresses.walletApi },
    ...(projectId === '' ? { projectId: undefined } : { projectId }),
    ...(defaultNetwork === ''
      ? {}
      : { defaultNetwork: networksOf([defaultNetwork], addresses)[0] }),
    customRpcUrls: customRpcUrls === 'nodes' ? nodeUrls(addresses) : undefined,
    container: container === 'panel' ? panel : undefined,
    // The lab's default is another one than the product's.
    themeMode,
    ...(chainImages === '' && { chainImages: networkImages(addresses) }),
  }
}

/** Kinds that are text in the address and something else in the product. */
function convert(name: OptionName, value: OptionValue): unknown {
  if (name === 'avatar') return ownAvatar
  const kind = OPTIONS.find((option) => option.name === name)?.kind
  if (kind === 'json' && typeof value === 'string') return JSON.parse(value)
  const isNumeric = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value)
  return name.startsWith('themeVariables.') && isNumeric ? Number(value) : value
}

/** A picture of the lab's own: two letters of the address. */
function ownAvatar({ address }: { readonly address: string }): string {
  const letters = address.slice(-2).toUpperCase()
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#2f54e0"/>' +
    `<text x="20" y="26" font-family="sans-serif" font-size="17" fill="#fff" text-anchor="middle">${letters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Puts a value where a dotted name leads. */
function place(options: Record<string, unknown>, name: string, value: unknown): void {
  const [first = name, second] = name.split('.')
  if (second === undefined) options[first] = value
  else options[first] = { ...Object(options[first]), [second]: value }
}
