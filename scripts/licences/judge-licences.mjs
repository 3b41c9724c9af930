import { isPermissive } from '../packed/permissive.mjs'

/**
 * Packages that are not permissive and that the documentation names: they come by a library that the site installs
 * itself, and the build that has everything inside leaves them out.
 */
export const NAMED = [
  {
    name: 'rpc-websockets',
    by: '@solana/web3.js',
    why: 'opens the connections of `@solana/web3.js`, which Latchkey does not use',
  },
]

/** The licence of these packages changed with 2.21.9. */
const LAST_PERMISSIVE_WALLETCONNECT = [2, 21, 8]

/**
 * @param packages - As `allShipped` gives them.
 * @returns A sentence for each that may not be shipped.
 */
export function judgeLicences(packages) {
  return packages.flatMap((each) => {
    const { name, version, licence } = each
    if (isNewWalletConnect(each)) {
      return [`${name}@${version} is not under a permissive licence from 2.21.9 on.`]
    }
    if (isPermissive(licence) || isExcused(each)) return []
    return [`${name}@${version} has the licence ${licence}, which is not on the list.`]
  })
}

function isExcused({ name, path, licence, isOptional }) {
  const isAbsent = isOptional && licence === undefined
  return isAbsent || NAMED.some((named) => named.name === name && path.includes(named.by))
}

function isNewWalletConnect({ name, version }) {
  if (!name.startsWith('@walletconnect/')) return false
  const numbers = version.match(/\d+/g)?.map(Number) ?? []
  const at = LAST_PERMISSIVE_WALLETCONNECT.findIndex((part, index) => numbers[index] !== part)
  return at >= 0 && (numbers[at] ?? 0) > (LAST_PERMISSIVE_WALLETCONNECT[at] ?? 0)
}
