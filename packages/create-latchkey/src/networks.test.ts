import { readFileSync } from 'node:fs'
import * as chains from 'viem/chains'
import { expect, test } from 'vitest'
import { editConfig } from './edit-config.ts'
import { NETWORKS } from './networks.ts'

const VIEM: ReadonlyMap<string, unknown> = new Map(Object.entries(chains))
const SOURCES = {
  eip155: ['browser/src/chains.ts'],
  solana: ['adapter-solana/src/index.ts', 'browser/src/solana.ts'],
  bip122: ['adapter-bitcoin/src/index.ts', 'browser/src/bitcoin.ts'],
}

test.each(NETWORKS)('$name is what a site imports it as', ({ namespace, exported, chainId }) => {
  for (const path of SOURCES[namespace]) {
    const code = readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
    expect(code).toMatch(new RegExp(`\\b${exported}\\b`))
  }
  if (namespace === 'eip155') expect(VIEM.get(exported)).toMatchObject({ id: chainId })
})

test('with every network a line that is too long becomes several', () => {
  const code = `import { evmAdapter } from '@latchkey/adapter-evm'
import { base, mainnet } from 'viem/chains'

export const options = {
  adapters: [evmAdapter()],
  networks: [mainnet, base],
  projectId: 'your-project-id',
}
`

  const lines = editConfig(code, { networks: NETWORKS, projectId: undefined }).split('\n')

  const sources = lines.flatMap((line) => / from '(.*)'$/.exec(line)?.[1] ?? [])
  expect(sources).toEqual([
    '@latchkey/adapter-bitcoin',
    '@latchkey/adapter-evm',
    '@latchkey/adapter-solana',
    'viem/chains',
  ])
  expect(lines.slice(3, 6)).toEqual(['import {', '  arbitrum,', '  avalanche,'])
  expect(lines).toContain('  adapters: [evmAdapter(), solanaAdapter(), bitcoinAdapter()],')
  const start = lines.indexOf('  networks: [')
  expect(lines.slice(start + 1, start + 3)).toEqual(['    mainnet,', '    base,'])
  expect(lines[start + NETWORKS.length + 1]).toBe('  ],')
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100)
})

test('an example without one of the lines, or with two, is refused', () => {
  const choices = { networks: NETWORKS, projectId: undefined }

  expect(() => editConfig('export const options = {}', choices)).toThrow('no line, or two')
})
