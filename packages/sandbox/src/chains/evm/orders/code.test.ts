import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test("the stored code of the ordered tokens is the compiler's output", async () => {
  const code = await compile({
    file: new URL('ordered-token.sol', import.meta.url),
    contract: 'OrderedToken',
    kind: 'deployedBytecode',
  })

  await expect(fileWith(code)).toMatchFileSnapshot('./token-code.ts')
})

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string): string {
  return [
    '/**',
    ' * The code of an ordered token on a chain, compiled from `ordered-token.sol`. Written by its',
    ' * test: `pnpm unit packages/sandbox/src/chains/evm/orders --update`.',
    ' */',
    'export const ORDERED_TOKEN_CODE =',
    `  '${code}'`,
    '',
  ].join('\n')
}
