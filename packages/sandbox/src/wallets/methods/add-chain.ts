import { isOnThisMachine, requestNode } from '../chain-node.ts'
import { readChainIdHex } from '../known-chain.ts'
import { invalidParams } from '../provider-error.ts'
import { asList, isRecord, silently, type WalletMethod, withOwner } from './wallet-method.ts'

/**
 * `wallet_addEthereumChain` (EIP-3085): learns a chain after checking what the page says about it.
 * The active chain stays as it is, unless the wallet is one that moves by itself.
 */
export const addChain: WalletMethod = (core, params) => {
  const { chainId, rpcUrl } = readChain(asList(params)[0])
  if (core.knows(chainId)) return silently(() => null)
  return withOwner(async () => {
    await checkNode(core.reach(chainId) ?? rpcUrl, chainId)
    core.learn(chainId, rpcUrl)
    return null
  })
}

function readChain(value: unknown): { readonly chainId: number; readonly rpcUrl: string } {
  if (!isRecord(value)) throw invalidParams('Expected an object that describes a chain.')
  const chainId = readChainIdHex(value['chainId'])
  if (typeof value['chainName'] !== 'string' || value['chainName'] === '')
    throw invalidParams("Expected non-empty string 'chainName'.")
  const rpcUrl = asList(value['rpcUrls']).find(isNodeUrl)
  if (typeof rpcUrl !== 'string')
    throw invalidParams("Expected an array with at least one valid string HTTPS url 'rpcUrls'.")
  checkCurrency(value['nativeCurrency'])
  checkExplorers(value['blockExplorerUrls'])
  return { chainId, rpcUrl }
}

function checkCurrency(value: unknown): void {
  if (!isRecord(value)) throw invalidParams("Expected an object 'nativeCurrency'.")
  const { name, symbol, decimals } = value
  if (typeof name !== 'string' || name === '')
    throw invalidParams("Expected non-empty string 'nativeCurrency.name'.")
  if (typeof symbol !== 'string' || symbol.length < 2 || symbol.length > 6)
    throw invalidParams("Expected 2-6 character string 'nativeCurrency.symbol'.")
  if (decimals !== 18) throw invalidParams("Expected the number 18 for 'nativeCurrency.decimals'.")
}

function checkExplorers(value: unknown): void {
  if (value === undefined || value === null) return
  if (Array.isArray(value) && value.length > 0 && value.every(isNodeUrl)) return
  throw invalidParams("Expected null or an array of valid HTTPS urls 'blockExplorerUrls'.")
}

/** A wallet takes https only; a node on this machine may be plain. */
function isNodeUrl(url: unknown): boolean {
  if (typeof url !== 'string') return false
  return url.startsWith('https://') ? URL.canParse(url) : isOnThisMachine(url)
}

/** The node must be of the chain it is said to be; nodes elsewhere are never asked. */
async function checkNode(rpcUrl: string, chainId: number): Promise<void> {
  if (!isOnThisMachine(rpcUrl)) return
  const answer = await requestNode(rpcUrl, 'eth_chainId')
  if (Number(answer) === chainId) return
  throw invalidParams(
    `Chain ID returned by RPC URL ${rpcUrl} does not match ${chainId}: ${Number(answer)}.`,
  )
}
