import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  networkOf,
  plainText,
  safeImage,
  type WalletAsset,
} from '@latchkey/core/contract'
import { parseAddress } from '../address.ts'
import { hexChainId } from '../chain-id.ts'
import type { Handle } from '../session-store.ts'
import { ofChain, readCapabilities } from './calls.ts'
import { requestWallet } from './request-wallet.ts'

const MAX_NAME_LENGTH = 64
const MAX_SYMBOL_LENGTH = 24
/** Source: docs/security.md, S27. */
const MAX_DECIMALS = 36
const BALANCE = /^0x[0-9a-f]{1,64}$/i

/**
 * Lists the assets that the wallet knows of an account, where it says that it can. A list with an
 * invalid entry is ignored as a whole. Source: EIP-7811; docs/specification.md, section 5.
 *
 * @returns undefined when the wallet lists none.
 * @throws LatchkeyError by the wallet's code.
 */
export async function listWalletAssets(
  handle: Handle,
  account: AccountId<'eip155'>,
  signal: AbortSignal,
): Promise<readonly WalletAsset[] | undefined> {
  try {
    const { assetDiscovery } = await readCapabilities(handle, account, signal)
    if (Object(assetDiscovery).supported !== true) return undefined
    const chainId = hexChainId(networkOf(account))
    const params = [{ account: addressOf(account), chainFilter: [chainId] }]
    const question = { method: 'wallet_getAssets', params }
    const answer = await requestWallet(handle.provider, question, signal)
    return readAssets(ofChain(answer, Number(chainId)))
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'wallet.unsupported-method')) return undefined
    throw thrown
  }
}

function readAssets(entries: unknown): readonly WalletAsset[] | undefined {
  if (!Array.isArray(entries)) return undefined
  const assets = entries.flatMap((entry) => readAsset(entry) ?? [])
  return assets.length === entries.length ? assets : undefined
}

function readAsset(entry: unknown): WalletAsset | undefined {
  const { address, balance, type, metadata } = Object(entry)
  const { name, symbol, iconUrl, decimals, price } = Object(metadata)
  const areTexts = [address, balance, name, symbol, iconUrl].every((one) => typeof one === 'string')
  const token = type === 'NATIVE' ? undefined : tokenOf(type, address)
  if (!areTexts || token === 'none' || !BALANCE.test(balance)) return undefined
  if (!isDecimals(decimals) || !Number.isFinite(price) || price < 0) return undefined
  return {
    token,
    amount: BigInt(balance),
    decimals,
    priceUsd: price,
    name: plainText(name, MAX_NAME_LENGTH),
    symbol: plainText(symbol, MAX_SYMBOL_LENGTH),
    iconUrl: safeImage(iconUrl),
  }
}

function tokenOf(type: unknown, address: unknown): string {
  const check = parseAddress(String(address))
  return type === 'ERC20' && check.ok ? check.address : 'none'
}

function isDecimals(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_DECIMALS
}
