import { isNamespace, isWebLink } from '../../contract/index.ts'
import { networkIdOf } from './network-id.ts'

/** Most decimals a coin may have. Source: security rule S27. */
const MAX_DECIMALS = 36

/**
 * What is wrong with a network that a website handed over.
 *
 * @param path - Where the network stands, such as `networks[1]`.
 * @returns One plain sentence per wrong place; none when the network can be used.
 */
export function networkProblems(input: unknown, path: string): readonly string[] {
  if (typeof input !== 'object' || input === null) {
    return [`${path}: must be a network, such as a chain of viem/chains`]
  }
  const explorer = at(input, 'blockExplorers')
  const testnet = at(input, 'testnet')
  const found = [
    hasId(input) ? '' : 'id: must be a chain id, or a text with its chainNamespace',
    isText(at(input, 'name')) ? '' : 'name: must be a text',
    ...currencyProblems(at(input, 'nativeCurrency')),
    ...urlProblems(at(input, 'rpcUrls', 'default', 'http')),
    explorer === undefined || isWebLink(at(explorer, 'default', 'url'))
      ? ''
      : 'blockExplorers.default.url: must be an http or https URL',
    testnet === undefined || typeof testnet === 'boolean' ? '' : 'testnet: must be true or false',
  ]
  return found.filter((problem) => problem !== '').map((problem) => `${path}.${problem}`)
}

function hasId(input: object): boolean {
  const id = at(input, 'id')
  const namespace = at(input, 'chainNamespace')
  const caipId = at(input, 'caipNetworkId')
  if (typeof id !== 'number' && typeof id !== 'string') return false
  if (caipId !== undefined && typeof caipId !== 'string') return false
  if (namespace === undefined) return networkIdOf({ id, caipNetworkId: caipId }) !== undefined
  if (typeof namespace !== 'string' || !isNamespace(namespace)) return false
  return networkIdOf({ id, chainNamespace: namespace, caipNetworkId: caipId }) !== undefined
}

function currencyProblems(currency: unknown): readonly string[] {
  const decimals = at(currency, 'decimals')
  const isPossible = Number.isInteger(decimals) && Number(decimals) >= 0
  return [
    isText(at(currency, 'name')) ? '' : 'nativeCurrency.name: must be a text',
    isText(at(currency, 'symbol')) ? '' : 'nativeCurrency.symbol: must be a text',
    isPossible && Number(decimals) <= MAX_DECIMALS
      ? ''
      : 'nativeCurrency.decimals: must be a whole number from 0 to 36',
  ]
}

function urlProblems(urls: unknown): readonly string[] {
  const list = 'rpcUrls.default.http'
  if (!Array.isArray(urls) || urls.length === 0)
    return [`${list}: must be a list of at least one URL`]
  return urls.map((url, index) => {
    return isWebLink(url) ? '' : `${list}[${index}]: must be an http or https URL`
  })
}

function at(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>((inner, key) => {
    return typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined
  }, value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}
