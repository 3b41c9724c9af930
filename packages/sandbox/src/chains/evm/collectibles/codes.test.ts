/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test.each([
  ['SinglePieces', 'single-code.ts', 'SINGLE_PIECES_CODE', 'single pieces'],
  ['ManyPieces', 'many-code.ts', 'MANY_PIECES_CODE', 'pieces of which there are many'],
] as const)(
  "the stored code of %s is the compiler's output",
  async (contract, file, name, what) => {
    const code = await compile({
      file: new URL('collectibles.sol', import.meta.url),
      contract,
      kind: 'deployedBytecode',
    })

    await expect(fileWith(code, name, what)).toMatchFileSnapshot(`./${file}`)
  },
)

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string, name: string, what: string): string {
  return [
    '/**',
    ` * The code of a collection of ${what} on a chain, compiled from`,
    ' * `collectibles.sol`. Written by its test:',
    ' * `pnpm unit packages/sandbox/src/chains/evm/collectibles --update`.',
    ' */',
    `export const ${name} =`,
    `  '${code}'`,
    '',
  ].join('\n')
}
