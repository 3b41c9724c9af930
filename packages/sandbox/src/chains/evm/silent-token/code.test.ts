/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test("the stored code of the silent token is the compiler's output", async () => {
  const code = await compile({
    file: new URL('silent-token.sol', import.meta.url),
    contract: 'SilentToken',
    kind: 'deployedBytecode',
  })

  await expect(fileWith(code)).toMatchFileSnapshot('./code.ts')
})

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string): string {
  return [
    '/**',
    ' * The code of the silent token on a chain, compiled from `silent-token.sol`. Written by its',
    ' * test: `pnpm unit packages/sandbox/src/chains/evm/silent-token --update`.',
    ' */',
    'export const SILENT_TOKEN_CODE =',
    `  '${code}'`,
    '',
  ].join('\n')
}
