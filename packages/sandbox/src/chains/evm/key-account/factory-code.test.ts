import { expect, test } from 'vitest'
import { compileFactory } from './testing/compile.ts'

test('the code kept here is what the compiler makes of the source', async () => {
  const code = await compileFactory()

  await expect(fileWith(code)).toMatchFileSnapshot('./factory-code.ts')
})

/** The file as it is kept; `--update` writes it again after a change of the source. */
function fileWith(code: string): string {
  return [
    '/**',
    ' * The code that puts the accounts’ factory on a chain, compiled from `key-account.sol`. Written by',
    ' * its test: `pnpm unit packages/sandbox/src/chains/evm/key-account --update`.',
    ' */',
    'export const KEY_ACCOUNT_FACTORY_CODE =',
    `  '${code}'`,
    '',
  ].join('\n')
}
