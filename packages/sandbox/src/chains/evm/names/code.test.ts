/** @full That the sandbox works is seen in every journey of `npm test`. */

import { expect, test } from 'vitest'
import { compile } from '../testing/compile.ts'

test("the stored code of the names is the compiler's output", async () => {
  const code = await compile({
    file: new URL('names.sol', import.meta.url),
    contract: 'SandboxNames',
    kind: 'deployedBytecode',
  })

  await expect(fileWith(code)).toMatchFileSnapshot('./code.ts')
})

/** The stored file; `--update` writes it again after a change of the source. */
function fileWith(code: string): string {
  return [
    '/**',
    ' * The code of the resolver of names on a chain, compiled from `names.sol`. Written by its test:',
    ' * `pnpm unit packages/sandbox/src/chains/evm/names --update`.',
    ' */',
    'export const NAMES_CODE =',
    `  '${code}'`,
    '',
  ].join('\n')
}
