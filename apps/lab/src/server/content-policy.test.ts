import { expect, test } from 'vitest'
import { readmePolicy } from '../../../../scripts/lib/readme-policy.mjs'
import { listedPolicy, noncePolicy } from './content-policy.ts'

const SOURCES = {
  connect: ['https://rpc.walletconnect.org', 'https://pulse.walletconnect.org'],
  frames: ['https://verify.walletconnect.org'],
  images: ['https://api.web3modal.org'],
}

test('a site that lists its hosts has this policy', () => {
  expect(listedPolicy(SOURCES)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; " +
      'connect-src https://rpc.walletconnect.org https://pulse.walletconnect.org; ' +
      'frame-src https://verify.walletconnect.org; ' +
      "img-src data: https://api.web3modal.org; object-src 'none'; base-uri 'none'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  )
})

test('a site that allows no frames has only that rule', () => {
  expect(listedPolicy({ ...SOURCES, frames: [] })).not.toContain('frame-src')
})

test('a site that uses nonces has this policy', () => {
  expect(noncePolicy(SOURCES, 'abc')).toContain(
    "script-src 'nonce-abc' 'strict-dynamic'; style-src 'nonce-abc'; connect-src",
  )
})

test('the README shows the policy for the public services', () => {
  expect(readmePolicy()).toBe(
    listedPolicy({
      connect: [
        'https://rpc.walletconnect.org',
        'https://api.web3modal.org',
        'https://pulse.walletconnect.org',
        'wss://relay.walletconnect.org',
        'https://mempool.space',
      ],
      frames: ['https://verify.walletconnect.org', 'https://secure.walletconnect.org'],
      images: ['https://api.web3modal.org'],
    }),
  )
})
