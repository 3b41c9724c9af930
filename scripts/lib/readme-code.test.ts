import { expect, test } from 'vitest'
import { codeBelow, installLines } from './readme-code.mjs'

test.each([
  ['README.md', '@latchkey/walletconnect'],
  ['packages/adapter-solana/README.md', '@solana/web3.js@1'],
  ['packages/react/README.md', 'react-dom'],
])('the first install line of %s names %s', (page, name) => {
  expect(installLines(page)[0]).toContain(name)
})

test('the code below some words is the next block, without its fences', () => {
  const code = codeBelow('README.md', 'On any page:')

  expect(code).toMatch(/^import .* from '@latchkey\/adapter-evm'\n/)
  expect(code).toContain("document.querySelector('#connect')")
  expect(code).not.toContain('```')
})

test('words that a page does not have are an error', () => {
  expect(() => codeBelow('README.md', 'On no page:')).toThrow('README.md has no code below')
})
