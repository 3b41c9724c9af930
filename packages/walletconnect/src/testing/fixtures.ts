/// <reference types="node" />
import { readFileSync } from 'node:fs'
import type { Clock, Network, PairQuestion, SignInQuestion } from '@latchkey/core/contract'

export const ETHEREUM = aNetwork('eip155:1', 'Ethereum')
export const BASE = aNetwork('eip155:8453', 'Base')
export const SOLANA = aNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana')
export const BITCOIN = aNetwork('bip122:000000000019d6689c085ae165831e93', 'Bitcoin')

export const SHOP = { name: 'Shop', description: 'Sells', url: 'https://shop.example', icons: [] }

/** A sign-in that a shop requests with a session. */
export const SIGN_IN: SignInQuestion = {
  domain: 'shop.example',
  uri: 'https://shop.example/till',
  nonce: 'k7Qz20cWmarker',
  statement: 'Sign in to Shop.',
  expirationTime: '2040-01-02T03:04:05.678Z',
  resources: ['https://shop.example/terms'],
}

/** A session on two networks with that sign-in. */
export const QUESTION: PairQuestion = {
  networks: [ETHEREUM, BASE],
  metadata: SHOP,
  signIn: SIGN_IN,
}

/** A signal that never aborts. */
export function never(): AbortSignal {
  return new AbortController().signal
}

/** Storage in memory, with everything that was ever written to it. */
export function aStorage() {
  const values = new Map<string, string>()
  const written: string[] = []
  return {
    values,
    written,
    get: (key: string) => values.get(key),
    set(key: string, value: string) {
      values.set(key, value)
      written.push(value)
    },
    remove: (key: string) => void values.delete(key),
  }
}

/** The time of this machine. */
export const REAL_CLOCK: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}

/** The cases of a set of test vectors, by group. */
export function readVectors<Case>(set: string): Readonly<Record<string, readonly Case[]>> {
  const file = new URL(`../../../../vectors/${set}.json`, import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8')).cases
}

function aNetwork(id: Network['id'], name: string): Network {
  const nativeCurrency = { name: 'Coin', symbol: 'COIN', decimals: 18 }
  return { id, name, nativeCurrency, rpcUrls: ['http://127.0.0.1:9'], isTestnet: false }
}
