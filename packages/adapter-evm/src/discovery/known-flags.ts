import { readField } from '@latchkey/core/adapter'

/** A wallet that is known by a flag of its provider. */
export interface KnownWallet {
  readonly name: string
  readonly rdns: string
}

/** Many other wallets set MetaMask's flag, so that it counts only without any other flag, known or not. */
export const METAMASK_RDNS = 'io.metamask'

/** Flags of injected providers, by priority. */
const FLAGS: readonly (readonly [flag: string, name: string, rdns: string])[] = [
  ['isRabby', 'Rabby Wallet', 'io.rabby'],
  ['isBraveWallet', 'Brave Wallet', 'com.brave.wallet'],
  ['isCoinbaseWallet', 'Coinbase Wallet', 'com.coinbase.wallet'],
  ['isTrust', 'Trust Wallet', 'com.trustwallet.app'],
  ['isTrustWallet', 'Trust Wallet', 'com.trustwallet.app'],
  ['isOkxWallet', 'OKX Wallet', 'com.okex.wallet'],
  ['isOKExWallet', 'OKX Wallet', 'com.okex.wallet'],
  ['isPhantom', 'Phantom', 'app.phantom'],
  ['isRainbow', 'Rainbow', 'me.rainbow'],
  ['isZerion', 'Zerion', 'io.zerion.wallet'],
  ['isFrame', 'Frame', 'sh.frame'],
  ['isBitKeep', 'Bitget Wallet', 'com.bitget.web3'],
  ['isTokenPocket', 'TokenPocket', 'pro.tokenpocket'],
  ['isExodus', 'Exodus', 'com.exodus.web3-wallet'],
  ['isMetaMask', 'MetaMask', METAMASK_RDNS],
]

/** Identifies an injected provider by its flags. @returns undefined for an unknown wallet. */
export function knownWallet(provider: object): KnownWallet | undefined {
  const found = FLAGS.find(([flag]) => isSet(provider, flag))
  if (found === undefined) return undefined
  const [flag, name, rdns] = found
  return rdns === METAMASK_RDNS && hasOtherFlag(provider, flag) ? undefined : { name, rdns }
}

/** A flag of a wallet, such as `isSafePal`. */
const FLAG = /^is[A-Z]\w*$/

function hasOtherFlag(provider: object, flag: string): boolean {
  try {
    // Flags may be inherited.
    for (const key in provider) {
      if (key !== flag && FLAG.test(key) && isSet(provider, key)) return true
    }
  } catch {
    // A provider that can't be listed has no other flag.
  }
  return false
}

function isSet(provider: object, flag: string): boolean {
  return readField(provider, flag) === true
}
