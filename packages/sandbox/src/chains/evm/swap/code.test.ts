/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test("the stored code of the pools is the compiler's output", async () => {
  const code = await compile({
    file: new URL('swap-pools.sol', import.meta.url),
    contract: 'SwapPools',
    kind: 'deployedBytecode',
  })

  await expect(fileWith(code)).toMatchFileSnapshot('./code.ts')
})

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string): string {
  return [
    '/**',
    ' * The code of the pools on a chain, compiled from `swap-pools.sol`. Written by its',
    ' * test: `pnpm unit packages/sandbox/src/chains/evm/swap --update`.',
    ' */',
    'export const SWAP_POOLS_CODE =',
    `  '${code}'`,
    '',
  ].join('\n')
}
