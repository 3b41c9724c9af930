/** @full That the sandbox works is seen in every journey of `npm test`. */

import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import * as sandbox from './index.ts'
import * as peer from './peer/index.ts'
import * as playwright from './playwright/index.ts'
import * as wallets from './wallets/index.ts'

test('the exports of the sandbox', () => {
  expect(Object.keys(sandbox).sort()).toEqual([
    'BUNDLER_ADDRESS',
    'ENTRY_POINT_ADDRESS',
    'FAULT_PARTS',
    'KEY_ACCOUNT_FACTORY_ADDRESS',
    'MULTICALL3_ADDRESS',
    'PORT_OFFSETS',
    'SANDBOX_ACCOUNTS',
    'SANDBOX_BITCOIN_ACCOUNTS',
    'SANDBOX_CID',
    'SANDBOX_COLLECTIONS',
    'SANDBOX_DOLLAR',
    'SANDBOX_MNEMONIC',
    'SANDBOX_PIECES',
    'SANDBOX_SOLANA_ACCOUNTS',
    'SANDBOX_SOLANA_DOLLAR',
    'SANDBOX_TOKENS',
    'SEEDED_BITCOIN_COINS',
    'SEEDED_COINS',
    'SEEDED_DOLLARS',
    'SEEDED_SOL',
    'SEEDED_SOLANA_DOLLARS',
    'SILENT_DOLLAR',
    'SIMPLE_7702_ACCOUNT_ADDRESS',
    'SWAP_ROUTER_ABI',
    'SWAP_ROUTER_ADDRESS',
    'SWAP_THIEF_ADDRESS',
    'SandboxError',
    'connectSandbox',
    'contractAccountOf',
    'startSandbox',
  ])
})

test('the exports of the wallets', () => {
  expect(Object.keys(wallets).sort()).toEqual([
    'BITCOIN_HABITS',
    'EVM_HABITS',
    'PROMPTING_METHODS',
    'PROVIDER_ERROR',
    'ProviderError',
    'SANDBOX_ACCOUNTS',
    'SANDBOX_BITCOIN_ACCOUNTS',
    'SANDBOX_MNEMONIC',
    'SANDBOX_SOLANA_ACCOUNTS',
    'SANDBOX_WALLET',
    'SOLANA_HABITS',
    'announce',
    'createBitcoinWallet',
    'createEvmWallet',
    'createSolanaWallet',
    'expose',
    'inject',
    'noMemory',
    'showBitcoinWallet',
    'showSolanaWallet',
    'storageMemory',
  ])
})

test('the exports of the peer', () => {
  expect(Object.keys(peer).sort()).toEqual(['PEER_HABITS', 'SANDBOX_ACCOUNTS', 'startPeer'])
})

test('the exports of the fixtures', () => {
  expect(Object.keys(playwright).sort()).toEqual([
    'guardOutside',
    'installBitcoinWallet',
    'installMetaMask',
    'installSolanaWallet',
    'installWallet',
    'launchPersistent',
    'test',
    'watchPageErrors',
  ])
})

test('the wallets run in a browser: nothing of Node is behind their door', async () => {
  const door = fileURLToPath(new URL('wallets/index.ts', import.meta.url))

  const { errors, metafile } = await build({
    entryPoints: [door],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
    logLevel: 'silent',
  })

  expect(errors).toEqual([])
  const own = Object.keys(metafile.inputs).filter((path) => !path.includes('node_modules'))
  expect(
    own.filter(
      (path) =>
        !/sandbox\/src\/(wallets\/|formats\/|([a-z]+-)?accounts\.ts|chains\/evm\/(key-account\/|smart-accounts))/.test(
          path,
        ),
    ),
  ).toEqual([])
})
