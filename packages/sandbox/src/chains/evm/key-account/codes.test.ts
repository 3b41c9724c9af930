/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test.each([
  ['KeyAccount', 'account-code.ts', 'KEY_ACCOUNT_CODE', 'an account on'],
  ['KeyAccountFactory', 'factory-code.ts', 'KEY_ACCOUNT_FACTORY_CODE', 'the accounts’ factory on'],
] as const)(
  "the stored code of %s is the compiler's output",
  async (contract, file, name, what) => {
    const code = await compile({
      file: new URL('key-account.sol', import.meta.url),
      contract,
      kind: 'bytecode',
    })

    await expect(fileWith(code, name, what)).toMatchFileSnapshot(`./${file}`)
  },
)

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string, name: string, what: string): string {
  return [
    '/**',
    ` * The code that puts ${what} a chain, compiled from \`key-account.sol\`. Written by its`,
    ' * test: `pnpm unit packages/sandbox/src/chains/evm/key-account --update`.',
    ' */',
    `export const ${name} =`,
    `  '${code}'`,
    '',
  ].join('\n')
}
