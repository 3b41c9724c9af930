import { decimals, flag, link, words } from './basic-rules.ts'
import { networkIdOf } from './network-id.ts'
import { type Check, eachOf, must, objectOf } from './problems.ts'

const named = must('a chain id, or a text with its chainNamespace', (_id, network) => {
  return networkIdOf(network) !== undefined
})

/** The errors of a network in the options; empty if it is valid. */
export const networkProblems: Check = objectOf(
  [
    ['id', named, 'needed'],
    ['name nativeCurrency.name nativeCurrency.symbol', words, 'needed'],
    ['nativeCurrency.decimals', decimals, 'needed'],
    ['rpcUrls.default.http', eachOf(link, 'URL'), 'needed'],
    ['blockExplorers', objectOf([['default.url', link, 'needed']])],
    ['testnet', flag],
  ],
  'a chain of viem',
)
