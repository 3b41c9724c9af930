/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test.each([
  ['OrderedToken', 'token-code.ts', 'ORDERED_TOKEN_CODE', 'an ordered token'],
  ['PermitToken', 'permit-token-code.ts', 'PERMIT_TOKEN_CODE', 'a token with permits'],
] as const)(
  "the stored code of %s is the compiler's output",
  async (contract, file, name, what) => {
    const code = await compile({
      file: new URL('ordered-token.sol', import.meta.url),
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
    ` * The code of ${what} on a chain, compiled from \`ordered-token.sol\`. Written by its`,
    ' * test: `pnpm unit packages/sandbox/src/chains/evm/orders --update`.',
    ' */',
    `export const ${name} =`,
    `  '${code}'`,
    '',
  ].join('\n')
}
